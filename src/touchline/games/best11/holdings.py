"""What a manager of Best 11 owns: the eleven, its keeper, the tactical cards and the manager board."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
from touchline.games.best11.cards import BENCH_TACTICS, KEEPER, MANAGER, MANAGERS, TACTIC, TACTICS, THINGS
from touchline.games.best11.state import KEEP_TACTIC, RETURN_TACTIC, Best11
from touchline.games.best11.text import name, say

KINDS: Final = (
    ("free-agents", range(KEEPER)),
    ("keepers", range(KEEPER, TACTIC)),
    ("tactics", range(TACTIC, TACTIC + BENCH_TACTICS)),
    ("boards", range(MANAGER, MANAGER + MANAGERS)),
)
BENCH: Final = range(TACTIC + TACTICS, TACTIC + BENCH_TACTICS)


def goods(g: Best11) -> list[Good]:
    """What can be owned; the tactical cards of the bench are an option (B11-218)."""
    return [
        Good(THINGS[thing], say(f"goods-{kind}"), name(thing))
        for kind, things in KINDS
        for thing in things
        if g.bench_tactics or thing not in BENCH
    ]


def holdings(g: Best11, seat: int) -> list[str]:
    """What the seat owns. Hand cards are for bids, and tactical cards to choose from are not owned yet."""
    owned = g.team[seat] + g.arrivals[seat]
    if g.open[seat] & 0xFF not in (KEEP_TACTIC, RETURN_TACTIC):
        owned += g.tactics[seat]
    if g.keeper[seat] >= 0:
        owned.append(g.keeper[seat])
    if g.manager[seat] >= 0:
        owned.append(MANAGER + g.manager[seat])
    return [THINGS[thing] for thing in owned]
