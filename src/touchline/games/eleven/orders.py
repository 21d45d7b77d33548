"""What a manager may have answered for him: bonuses that only bring something, wages, and Players for sale.

Bonuses: accepted where all of it is gain (EL-142). Wages: who has the fewest Suspension tokens, the last
hired first, until this Week's upkeep is settled (EL-257, EL-258). Sales: when another club announces a
Player, the price is accepted up to a maximum; above it, or without the cash, he passes (EL-335).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.errors import Refused
from touchline.engine.orders import ON, Order
from touchline.games.eleven import cards as c, effects as e
from touchline.games.eleven.rules.club import cash
from touchline.games.eleven.rules.lane import MAY_DECLINE, ROW
from touchline.games.eleven.rules.week import unpaid
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import say

BONUSES: Final = "bonuses"
WAGES: Final = "wages"
SALES: Final = "sales"
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


def check_buy(g: Eleven, seat: int, text: str) -> None:
    """A maximum is an amount of cash, 0 to pass always (EL-335)."""
    if not text.isdecimal() or len(text) > 3 or not g.player_transfers:
        raise Refused(text, "EL-335", say("order-sales-most"))


def buy(g: Eleven, seat: int, text: str) -> str:
    """The announced price, if it is not above the maximum and he has it; otherwise a pass."""
    price = g.open[seat] >> 8 >> 6 & 0xFF
    return "bid:accept" if 0 < price <= min(int(text), cash(g, seat)) else "bid:pass"


ORDERS: Final = (
    Order(BONUSES, "accept", accept, usual=ON),
    Order(WAGES, "upkeep_target", without_wages, this_week),
    Order(SALES, "bid", buy, check_buy),
)
