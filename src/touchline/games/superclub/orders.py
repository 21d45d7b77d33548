"""What a manager may have answered for him: bids for one player up to a maximum, and done in trade windows.

Bids: the lowest bid that puts him on top, as long as it is not above his maximum (SC-304); on top he stands,
and above it he passes (SC-302, SC-303). The order is about one player: the next lot is asked again. Windows:
done when it is his turn to make offers (SC-305); offers for him still reach him (SC-307), and letters still
go out. Nobody else learns of an order: every answer is what he could have said himself.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.errors import Refused
from touchline.engine.orders import Order
from touchline.games.superclub import cards as c
from touchline.games.superclub.rules.auction import purse
from touchline.games.superclub.rules.club import is_full
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import money, say

BIDS: Final = "bids"
WINDOWS: Final = "windows"


def ceiling(lot: str, text: str) -> int:
    """The maximum for a lot, in millions; -1 if the order is about another one."""
    player, _, most = text.partition(" ")
    return int(most) if lot and lot == player and most.isdecimal() and len(most) < 6 else -1


def least(bid: int, floor: int) -> int:
    """The lowest bid that is ahead of all others."""
    return bid + c.RAISES[0] if bid else floor + c.OPENINGS[0]


def bid(g: Superclub, seat: int, text: str) -> str:
    """The lowest bid, as long as it is not above the maximum."""
    most = ceiling(c.THINGS[g.lot], text) if g.lot >= 0 else -1
    if most < 0:
        return ""
    if seat in g.at_top:
        return "bid:stand"
    if is_full(g, seat) or least(g.bid, g.floor) > min(most, purse(g, seat)):
        return "bid:pass"
    return f"raise:{c.RAISES[0]}" if g.bid else f"open:{c.OPENINGS[0]}"


def check(g: Superclub, seat: int, text: str) -> None:
    """Refuse a maximum for what is not for sale, or one that he could not bid (SC-115, SC-303, SC-304)."""
    most = ceiling(c.THINGS[g.lot] if g.lot >= 0 else "", text)
    if most < 0 or g.passed >> seat & 1:
        raise Refused(text, "SC-303", say("maximum-no-auction"))
    lowest = g.bid if seat in g.at_top else least(g.bid, g.floor)
    if most < lowest:
        raise Refused(text, "SC-304", say("maximum-too-low", money=money(lowest)))
    if most > purse(g, seat):
        raise Refused(text, "SC-115", say("maximum-too-high", money=money(purse(g, seat))))


def done(g: Superclub, seat: int, text: str) -> str:
    """No offers of his own."""
    return "window:done"


ORDERS: Final = (Order(BIDS, "bid", bid, check), Order(WINDOWS, "window", done))
