"""How tournaments scale: the same one on one worker and on several, in turn, in one run.

python benchmarks/tournaments.py [GAME] [--games 1000] [--workers 2] [--rounds 2] [--json]

The figures of all runs have to agree, times apart. The ratio is that of the fastest run of each kind:
whatever else the machine does only ever makes a run slower. The start of the processes counts.
"""

from __future__ import annotations

import argparse
import json
import os
from time import perf_counter
from typing import Any

from touchline.cli.bench import machine
from touchline.lab.tournament import Setup, play, set_up


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description="How tournaments scale over the cores.")
    asked.add_argument("game", nargs="?", default="best11")
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--json", action="store_true")
    words = asked.parse_args()
    setup = set_up(words.game, ["greedy", "random"], seats=2, seed=1)
    seconds: dict[int, list[float]] = {1: [], words.workers: []}
    seen = []
    for _ in range(words.rounds):
        for workers, taken in seconds.items():
            spent, figures = timed(setup, words.games, workers)
            taken.append(spent)
            seen.append(figures)
    assert all(figures == seen[0] for figures in seen), "the number of workers changed the figures"
    ratio = min(seconds[1]) / min(seconds[words.workers])
    if words.json:
        games = seen[0]["games"]
        print(
            json.dumps({"machine": machine(), "games": games, "seconds": seconds, "ratio": round(ratio, 3)})
        )
        return
    for workers, taken in seconds.items():
        rounds = ", ".join(f"{each:.2f}" for each in taken)
        print(f"{workers} worker{'s' * (workers > 1)}: {rounds} s for {seen[0]['games']} games")
    print(f"{words.workers} workers are {ratio:.2f} times as fast as one, on {os.cpu_count()} cores.")


def timed(setup: Setup, games: int, workers: int) -> tuple[float, dict[str, Any]]:
    """A tournament: its seconds, and its figures without the times of the bots."""
    start = perf_counter()
    figures = play(setup, games, workers=workers)
    spent = perf_counter() - start
    del figures["timing"]
    return spent, figures


if __name__ == "__main__":
    main()
