"""Does more thinking win more? Bots from the weakest to the strongest, each against the one before.

Bots that think for a number of rounds, not for a time, give the same ladder on every machine.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from touchline.bots import get
from touchline.engine.errors import TouchlineError
from touchline.lab import tournament
from touchline.lab.figures import Rung

USUAL = ("random", "greedy", "search:10", "search:40")


def usual(spec: str) -> list[str]:
    """The bots of the usual ladder that play this game."""
    return [name for name in USUAL if _plays(name, spec)]


def _plays(name: str, spec: str) -> bool:
    try:
        get(name, spec)
    except TouchlineError:
        return False
    return True


def climb(
    spec: str,
    bots: list[str],
    seats: int,
    games: int,
    *,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    on: str = "cores",
    processes: int = 0,
    address: str | None = None,
) -> list[Rung]:
    """Play each bot against the one before it, half the seats each, at least that many games."""
    pairs = [[upper, lower] for lower, upper in pairwise(bots)]
    set_ups = [tournament.set_up(spec, pair, seats, seed, options) for pair in pairs]  # all are checked first
    rungs = []
    for (upper, lower), set_up in zip(pairs, set_ups, strict=True):
        played = tournament.play(set_up, games, on=on, workers=processes, address=address)
        first = played["results"][0]
        rungs.append(Rung(upper, lower, played["games"], first["share"], first["low"], first["high"]))
    return rungs
