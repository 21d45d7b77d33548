"""What a manager may have answered for him: windows in the turns of others, draws, bids up to a maximum.

Windows: done, unless it is his own turn (FM-251); offers for him still reach him, and letters still go out
(FM-254). Draws: always (FM-052). Bids: the lowest that is possible, up to his maximum for this lot; above it
he passes (FM-067, FM-068). Nobody else learns of an order: every answer is what he could have said himself.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.errors import Refused
from touchline.engine.orders import ON, Order
from touchline.games.footmania.cards import MOST, THINGS, UNIT
from touchline.games.footmania.rules.auction import least_bid
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import money, say

WINDOWS: Final = "windows"
DRAWS: Final = "draws"
BIDS: Final = "bids"


def pass_window(g: Footmania, seat: int, text: str) -> str:
    """Done, in the turn of another manager."""
    return "window:done" if g.active != seat else ""


def draw(g: Footmania, seat: int, text: str) -> str:
    """The card, which he may still refuse."""
    return "draw:draw"


def ceiling(lot: str, text: str) -> int:
    """The maximum for a lot, in thousands; -1 if the order is about another one."""
    card, _, most = text.partition(" ")
    return int(most) if lot and lot == card and most.isdecimal() else -1


def bid(g: Footmania, seat: int, text: str) -> str:
    """The lowest bid, as long as it is not above the maximum."""
    most, least = ceiling(THINGS[g.lot], text), least_bid(g)
    if most < 0:
        return ""
    return f"bid:{least * UNIT}k" if least * UNIT <= most and least <= min(MOST, g.cash[seat]) else "bid:pass"


def check_bid(g: Footmania, seat: int, text: str) -> None:
    """Refuse a maximum for what is not for sale, or one that he could not bid (FM-067 to FM-070)."""
    most = ceiling(THINGS[g.lot] if g.lot >= 0 else "", text)
    if most < 0 or g.out >> seat & 1:
        raise Refused(text, "FM-067", say("maximum-no-auction"))
    if most % UNIT or most < least_bid(g) * UNIT:
        raise Refused(text, "FM-068", say("maximum-too-low", money=money(least_bid(g))))
    if most > min(MOST, g.cash[seat]) * UNIT:
        raise Refused(text, "FM-070", say("maximum-too-high", money=money(min(MOST, g.cash[seat]))))


ORDERS: Final = (
    Order(WINDOWS, "window", pass_window, usual=ON),
    Order(DRAWS, "draw", draw),
    Order(BIDS, "bid", bid, check_bid),
)
