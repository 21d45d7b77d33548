"""Measures OpenSpiel's ISMCTS bots (`C++` or `Python`) in Gin Rummy and prints one line of JSON.

Run by benchmarks/search.py with the peers' interpreter. The worlds are OpenSpiel's own: it imagines one for
each simulation (`resample_from_infostate`).
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

GAME = "gin_rummy"
SIMULATIONS = 100  # for each decision
CURIOSITY = 1.4


def bot(kind: str, game: Any) -> Any:
    """One of the two bots, each with one random roll-out for a simulation."""
    if kind == "C++":
        rollout = pyspiel.RandomRolloutEvaluator(1, 1)
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(1, rollout, CURIOSITY, SIMULATIONS, -1, final, True, True)
    return ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)), CURIOSITY, SIMULATIONS
    )


def measure(kind: str, seconds: float) -> dict[str, float]:
    """Simulations per second of CPU time over the decisions of games."""
    game, luck = pyspiel.load_game(GAME), random.Random(1)
    player = bot(kind, game)
    state, simulations, spent = game.new_initial_state(), 0, 0.0
    while spent < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            start = process_time()
            action = player.step(state)
            spent += process_time() - start
            simulations += SIMULATIONS
            state.apply_action(action)
    return {"trials_per_s": simulations / spent}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
