"""How tournaments scale: the same one on one worker and on several, in turn, in one run.

python benchmarks/tournaments.py [GAME] [--games 1000] [--workers 2] [--rounds 5] [--json]

The figures of all runs have to agree, times apart. The runs take turns, so that the noise of the machine
meets both kinds alike, and the ratio is that of their medians. The start of the processes counts. The
processor time says what several workers cost more than one, on a busy machine too.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from touchline.cli.bench import machine
from touchline.lab.tournament import Setup, play, set_up


@dataclass
class Run:
    """One tournament: its workers, the seconds that passed, and those that processors worked for it."""

    workers: int
    seconds: float
    processor: float


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description="How tournaments scale over the cores.")
    asked.add_argument("game", nargs="?", default="best11")
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--json", action="store_true")
    words = asked.parse_args()
    setup = set_up(words.game, ["greedy", "random"], seats=2, seed=1)
    runs, seen = [], []
    for _ in range(words.rounds):
        for workers in (1, words.workers):
            run, figures = timed(setup, words.games, workers)
            runs.append(run)
            seen.append(figures)
    assert all(figures == seen[0] for figures in seen), "the number of workers changed the figures"
    one, several = (median(r.seconds for r in runs if r.workers == n) for n in (1, words.workers))
    if words.json:
        told = {"machine": machine(), "games": seen[0]["games"], "runs": [asdict(run) for run in runs]}
        print(json.dumps({**told, "ratio": round(one / several, 3)}))
        return
    for run in runs:
        times = f"{run.seconds:.2f} s, {run.processor:.2f} s of processors"
        print(f"{seen[0]['games']} games, workers {run.workers}: {times}")
    print(f"{words.workers} workers are {one / several:.2f} times as fast as one, on {os.cpu_count()} cores.")


def timed(setup: Setup, games: int, workers: int) -> tuple[Run, dict[str, Any]]:
    """A tournament and its figures without the times of the bots."""
    before = os.times()
    figures = play(setup, games, workers=workers)
    spent = [after - start for start, after in zip(before, os.times(), strict=True)]
    del figures["timing"]
    return Run(workers, spent[4], sum(spent[:4])), figures


if __name__ == "__main__":
    main()
