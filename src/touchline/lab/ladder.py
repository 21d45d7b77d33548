"""Does more thinking win more? Bots from the weakest to the strongest, each against the one before it.

Every deal is played twice, with the seats changed, so neither the deal nor the seat favours anybody. Bots
that think for a number of rounds, not for a time, give the same ladder on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from touchline.bots import get
from touchline.bots.arena import play_game
from touchline.engine.chance import seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find
from touchline.lab import fleet
from touchline.lab.figures import Rung
from touchline.lab.stats import clustered_mean

USUAL = ("random", "greedy", "search:10", "search:40")
SEATS = 2  # one for each bot


@dataclass(frozen=True)
class Duel:
    """One deal between two bots, to be played in both seatings."""

    spec: str
    upper: str
    lower: str
    options: dict[str, Any]
    seed: int


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
    games: int,
    *,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    on: str = "cores",
    processes: int = 0,
    address: str | None = None,
) -> list[Rung]:
    """Play each bot against the one before it, that many games each (an even number of them)."""
    if games < 0:
        raise TouchlineError("The games of the ladder are not negative: give 0 to leave it out.")
    if games == 0 or len(bots) < 2:
        return []
    game = find(spec)
    game.check_seats(SEATS)
    game.option_values(options or {}, SEATS)
    for name in bots:
        get(name, spec)
    pairs = list(zip(bots[1:], bots, strict=False))
    deals = range(-(-games // 2))
    duels = [
        Duel(spec, upper, lower, options or {}, seed_state(f"{seed}:ladder:{deal}"))
        for upper, lower in pairs
        for deal in deals
    ]
    won = [0.0] * len(duels)
    for index, share in fleet.run(fight, duels, on=on, workers=processes, address=address):
        won[index] = share
    rungs = []
    for at, (upper, lower) in enumerate(pairs):
        shares = won[at * len(deals) : (at + 1) * len(deals)]
        rungs.append(Rung(upper, lower, 2 * len(deals), clustered_mean(shares, deals)))
    return rungs


def fight(duel: Duel) -> float:
    """The share of the two games of a deal that the upper bot wins."""
    first = play_game(duel.spec, [duel.upper, duel.lower], duel.seed, duel.options).wins[0]
    second = play_game(duel.spec, [duel.lower, duel.upper], duel.seed, duel.options).wins[1]
    return (first + second) / 2
