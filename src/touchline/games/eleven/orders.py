"""What a manager may have answered for him: a bonus that only brings something, and who goes without wages.

Bonuses: accepted where all of it is gain (EL-142). Wages: who has the fewest Suspension tokens, the last
hired first, until this Week's upkeep is settled (EL-257, EL-258).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.errors import Refused
from touchline.engine.orders import ON, Order
from touchline.games.eleven import cards as c, effects as e
from touchline.games.eleven.rules.lane import MAY_DECLINE, ROW
from touchline.games.eleven.rules.week import unpaid
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import say

BONUSES: Final = "bonuses"
WAGES: Final = "wages"
GAINS: Final = (e.DO_GAIN, e.DO_STAT, e.DO_VP)


def only_gains(row: int) -> bool:
    """Whether an effect brings markers, Stat steps and VP, and asks nothing."""
    while c.PART_DO[row] != e.DO_END:
        if c.PART_DO[row] not in GAINS or c.PART_N[row] < 0:
            return False
        row += 1
    return True


def accept(g: Eleven, seat: int, text: str) -> str:
    """Yes, to a Staff BONUS that is all gain."""
    arg = g.open[seat] >> 8
    return "accept:accept" if not arg & MAY_DECLINE and only_gains(arg & ROW) else ""


def this_week(g: Eleven, seat: int, text: str) -> None:
    """Wages are ordered for one Week at a time."""
    if text != str(g.week):
        raise Refused(text, "EL-257", say("order-wages-week"))


def without_wages(g: Eleven, seat: int, text: str) -> str:
    """Whoever has the fewest tokens; of those the last one hired."""
    cards = unpaid(g, seat)
    if text != str(g.week) or not cards:
        return ""
    card = min(reversed(cards), key=lambda card: g.suspension[card])
    return f"upkeep_target:{c.THINGS[card]}"


ORDERS: Final = (
    Order(BONUSES, "accept", accept, usual=ON),
    Order(WAGES, "upkeep_target", without_wages, this_week),
)
