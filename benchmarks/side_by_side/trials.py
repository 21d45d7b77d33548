"""Measures the search of whatever Touchline is on the path and prints one line of JSON.

Run by benchmarks/search.py: GAME SECONDS [HORIZON]. A horizon makes two releases comparable whose Legends
look ahead differently far. CPU time counts.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from itertools import cycle
from time import process_time
from typing import Any

from touchline.bots.minds import mind
from touchline.bots.search import Search
from touchline.bots.speed import positions
from touchline.engine.chance import Chance
from touchline.engine.game import find


def measure(game: str, seconds: float, horizon: int = 0) -> dict[str, Any]:
    """Trials per second, each of a first idea, in positions spread over a game among newcomers."""
    known = mind(find(game))
    if horizon:
        known = replace(known, horizon=horizon)
    chance, sights = Chance("trials"), positions(game, 1)
    trials, start = 0, process_time()
    for sight in cycle(sights):
        thought = Search(sight, chance, known)
        thought.trial(thought.candidates(1)[0], chance.rand(1 << 30))
        trials += 1
        if (spent := process_time() - start) >= seconds:
            break
    return {"trials_per_s": trials / spent, "horizon": known.horizon}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), *map(int, sys.argv[3:]))))
