"""Measures one environment in this process: random play with the mask and the observation of every decision.

Run by benchmarks/envs.py with the interpreter that has the environment; prints one line of JSON. A step is:
get the observation and what is legal, draw one of the legal actions, play it. Whole games, creation included.
The clock is the processor's.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

Play = Callable[[], int]  # a whole game; how many decisions it took


def legal_of(mask: Any) -> int:
    """One of the legal actions. Numpy finds what is True several times as fast as what is not 0."""
    import numpy

    return int(random.choice(numpy.flatnonzero(mask.view(bool) if mask.itemsize == 1 else mask)))


def touchline_door(game: str) -> Play:
    """The public API: mask and observation written into arrays of the caller."""
    import numpy

    import touchline

    encoder, space = touchline.encoder(game, seats=2), touchline.actions(game)
    row, mask = numpy.zeros(encoder.shape, numpy.float32), numpy.zeros(space.n, numpy.int8)

    def play() -> int:
        table = touchline.new(game, seats=2, seed=random.getrandbits(48))
        steps = 0
        while (seat := table.turn) >= 0:
            encoder.observe(table, seat, out=row)
            table.mask(seat, out=mask)
            table.play_id(seat, random.choice(table.legal(seat)))
            steps += 1
        return steps

    return play


def pettingzoo_play(env: Any) -> int:
    """One game of a PettingZoo AEC environment."""
    env.reset(seed=random.getrandbits(31))
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else legal_of(seen["action_mask"]))
        steps += not (over or cut)
    return steps


def touchline_aec(game: str) -> Play:
    """Touchline as a PettingZoo environment."""
    env = import_module("touchline.envs").aec(game, seats=2)
    return lambda: pettingzoo_play(env)


def touchline_spiel(game: str) -> Play:
    """Touchline as a game of OpenSpiel."""
    import_module("touchline.envs.spiel")
    return open_spiel(f"touchline_{game}(players=2)")


def touchline_vector(game: str) -> Play:
    """Touchline as a vector environment of Gymnasium, in this process, one random bot opposite.

    The bot's decisions are not counted as steps.
    """
    import numpy

    tables = 64
    env = import_module("touchline.envs").vector(game, tables, opponents=["random"], workers=1)
    masks = env.reset(seed=random.getrandbits(31))[1]["action_mask"]
    chance, rows = numpy.random.default_rng(1), numpy.arange(tables) * masks.shape[1]

    def play() -> int:
        nonlocal masks
        for _ in range(50):
            legal = numpy.flatnonzero(masks.view(bool))  # of all tables, row after row
            first = numpy.searchsorted(legal, rows)
            each = numpy.diff(first, append=len(legal))
            actions = legal[first + (chance.random(tables) * each).astype(int)] - rows
            masks = env.step(actions)[4]["action_mask"]
        return 50 * tables

    return play


def pettingzoo(game: str) -> Play:
    """One of PettingZoo's classics."""
    env = import_module(f"pettingzoo.classic.{game}").env()
    return lambda: pettingzoo_play(env)


def open_spiel(game: str) -> Play:
    """A game of OpenSpiel from Python."""
    if game.startswith("python_"):
        import_module("open_spiel.python.games")
    loaded = import_module("pyspiel").load_game(game)

    def play() -> int:
        state, steps = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
                continue
            player = state.current_player()
            state.observation_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def rlcard(game: str) -> Play:
    """An environment of RLCard; its state holds the observation and the legal actions."""
    env = import_module("rlcard").make(game, config={"seed": random.getrandbits(31)})

    def play() -> int:
        seen, _ = env.reset()
        steps = 0
        while not env.is_over():
            seen, _ = env.step(random.choice(list(seen["legal_actions"])))
            steps += 1
        return steps

    return play


TOUCHLINE = (touchline_door, touchline_aec, touchline_vector, touchline_spiel)
KINDS = {kind.__name__: kind for kind in (*TOUCHLINE, pettingzoo, open_spiel, rlcard)}


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    random.seed(1)
    play = KINDS[asked.kind](asked.game)
    play()  # warm up
    steps = games = 0
    start = process_time()
    while (elapsed := process_time() - start) < asked.seconds or not games:
        steps += play()
        games += 1
    json.dump({"steps_per_s": steps / elapsed, "steps_per_game": steps / games}, sys.stdout)


if __name__ == "__main__":
    main()
