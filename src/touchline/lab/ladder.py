"""Does more thinking win more? Bots from the weakest to the strongest, each against the one before.

The levels think for a number of trials, not for a time: the ladder is the same on every machine.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from touchline.bots import get, names
from touchline.bots.levels import LEVELS
from touchline.engine.errors import TouchlineError
from touchline.lab import tournament
from touchline.lab.balance import Progress
from touchline.lab.figures import Rung
from touchline.lab.schedule import rounded_up


def usual(spec: str) -> list[str]:
    """Random and the levels that play this game, but for the last: it takes a second for every move."""
    playing = [card.name for card in names(spec)]
    return [name for name in ("random", *list(LEVELS)[:-1]) if name in playing]


def checked(spec: str, bots: list[str]) -> list[str]:
    """Bots that make a ladder: each plays this game and has another one before it."""
    if len(bots) < 2 or any(lower == upper for lower, upper in pairwise(bots)):
        raise TouchlineError(
            "A ladder is two or more bots from weak to strong, none next to itself: --ladder random,greedy"
        )
    for name in bots:
        get(name, spec)
    return bots


def length(bots: list[str], seats: int, games: int) -> int:
    """How many games all steps of a ladder have together."""
    return sum(rounded_up(list(pair), seats, games) for pair in pairwise(bots))


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
    progress: Progress = lambda done: None,
) -> list[Rung]:
    """Play each bot against the one before it, half the seats each, at least that many games."""
    pairs = [[upper, lower] for lower, upper in pairwise(bots)]
    set_ups = [tournament.set_up(spec, pair, seats, seed, options) for pair in pairs]  # all are checked first
    rungs: list[Rung] = []
    for (upper, lower), set_up in zip(pairs, set_ups, strict=True):
        before = sum(rung.games for rung in rungs)
        played = tournament.play(
            set_up,
            games,
            on=on,
            workers=processes,
            address=address,
            progress=lambda done, before=before: progress(before + done),  # type: ignore[misc]
        )
        first = played["by_bot"][0]
        rungs.append(Rung(upper, lower, played["games"], first["share"], first["low"], first["high"]))
    return rungs
