"""Does more thinking win more? Bots from the weakest to the strongest, each against the one before.

The levels think for a number of trials, not for a time: the ladder is the same on every machine.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from touchline.bots import names
from touchline.bots.levels import LEVELS
from touchline.lab import tournament
from touchline.lab.figures import Rung


def usual(spec: str) -> list[str]:
    """Random and the levels that play this game, but for the last: it takes a second for every move."""
    playing = [card.name for card in names(spec)]
    return [name for name in ("random", *list(LEVELS)[:-1]) if name in playing]


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
