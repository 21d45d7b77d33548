"""What a manager may have answered for him: no late cards while this round is resolved.

Each late bid is a pass (B11-079, B11-084), until the round is over; then he is asked again. That tells nobody
who holds a late card: the table waits for a late bid anyway, and for every pass by order as long.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.errors import Refused
from touchline.engine.orders import Order
from touchline.games.best11.state import Best11
from touchline.games.best11.text import say

LATE: Final = "late"


def this_round(g: Best11, seat: int, text: str) -> None:
    """Late cards are kept for one round at a time."""
    if text != str(g.round):
        raise Refused(text, "B11-084", say("order-late-round"))


def keep_late(g: Best11, seat: int, text: str) -> str:
    """No late card, in the round that was meant."""
    return "late_bid:pass" if text == str(g.round) else ""


ORDERS: Final = (Order(LATE, "late_bid", keep_late, this_round),)
