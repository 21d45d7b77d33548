"""Standing orders: what a seat wants answered for it, because the answer follows from one wish.

A game declares the orders that it understands. An order answers one question, from what its seat may know and
from a text that the seat gave with it ("on", or a card and an amount). Tables keep them and act on them
(`tables/orders.py`); the rules know nothing of them: whatever an order answers is an ordinary decision.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from touchline.engine.errors import Refused

if TYPE_CHECKING:
    from touchline.engine.views import View

ON: Final = "on"


def switch(view: View, text: str) -> None:
    """The check of an order that is on or off and needs no more words."""
    if text != ON:
        raise Refused(text, "", f"This order is {ON!r} or nothing.")


@dataclass(frozen=True)
class Order:
    """An order by its name: the option with which it answers the question, "" if it leaves that to the seat.

    `check` refuses a text that makes no sense now. `usual`: the text with which it stands from the start at
    tables where people play.
    """

    name: str
    question: str
    answer: Callable[[View, str], str]
    check: Callable[[View, str], None] = switch
    usual: str = ""


@dataclass(frozen=True)
class Ordering:
    """An order that may be given or taken back, as a page shows it: pressing it sends this text.

    `on`: it stands, and pressing takes it back. With an `amount` the text has `{}` where a number goes.
    """

    order: str
    text: str
    label: str
    desc: str = ""
    on: bool = False
    amount: Any = None
