"""What a manager may have answered for him: windows in the turns of others, bids up to a maximum.

Windows: done, unless it is his own turn (FM-251); offers for him still reach him, and letters still go out
(FM-254). Bids: the lowest that is possible, up to his maximum for this lot; above it he passes (FM-067,
FM-068). Nobody else learns of either: every answer is what he could have said himself.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.errors import Refused
from touchline.engine.orders import ON, Order
from touchline.engine.views import View
from touchline.games.footmania.cards import MOST, UNIT
from touchline.games.footmania.text import say, thousands
from touchline.games.footmania.view import AuctionView, TableView

WINDOWS: Final = "windows"
BIDS: Final = "bids"


def pass_window(view: View, text: str) -> str:
    """Done, in the turn of another manager."""
    table: TableView = view.table
    return "window:done" if table.active != view.seat else ""


def ceiling(auction: AuctionView | None, text: str) -> int:
    """The maximum for the lot that is being sold, in thousands; -1 if the order is about another one."""
    lot, _, most = text.partition(" ")
    return int(most) if auction and lot == auction.card and most.isdecimal() else -1


def bid(view: View, text: str) -> str:
    """The lowest bid, as long as it is not above the maximum."""
    table: TableView = view.table
    auction, most = table.auction, ceiling(table.auction, text)
    if auction is None or most < 0:
        return ""
    return f"bid:{auction.least}k" if auction.least <= min(most, highest(view)) else "bid:pass"


def highest(view: View) -> int:
    """The highest bid that the manager could pay now, in thousands (FM-070)."""
    table: TableView = view.table
    return min(MOST * UNIT, table.managers[view.seat].cash)


def check_bid(view: View, text: str) -> None:
    """Refuse a maximum for what is not for sale, or one that he could not bid (FM-067 to FM-070)."""
    table: TableView = view.table
    auction, most = table.auction, ceiling(table.auction, text)
    if auction is None or most < 0 or view.seat in auction.out:
        raise Refused(text, "FM-067", say("maximum-no-auction"))
    if most % UNIT or most < auction.least:
        raise Refused(text, "FM-068", say("maximum-too-low", money=thousands(auction.least)))
    if most > highest(view):
        raise Refused(text, "FM-070", say("maximum-too-high", money=thousands(highest(view))))


ORDERS: Final = (
    Order(WINDOWS, "window", pass_window, usual=ON),
    Order(BIDS, "bid", bid, check_bid),
)
