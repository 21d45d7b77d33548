"""Standing orders: what a seat wants answered for it, because the answer follows from one wish.

A game declares the orders that it understands. An order answers one question, from what its seat may know
(its functions get the state, as those of a draft do) and from a text that the seat gave with it: "on", or a
card and an amount. Tables keep them and act on them (`tables/orders.py`); the rules know nothing of them:
whatever an order answers is an ordinary decision.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from touchline.engine.errors import Refused

ON: Final = "on"


def switch(g: Any, seat: int, text: str) -> None:
    """The check of an order that is on or off and needs no more words."""
    if text != ON:
        raise Refused(text, "", f"This order is {ON!r} or nothing.")


@dataclass(frozen=True)
class Order:
    """An order by its name: the option with which it answers the question, "" if it leaves that to the seat.

    `question` may name several, with blanks between them. `check` refuses a text that makes no sense now.
    `usual`: the text with which it stands from the start at tables where people play. `alone`: whether it
    answers follows from secrets of its seat, so it works only where no other person could time the answer.
    """

    name: str
    question: str
    answer: Callable[[Any, int, str], str]
    check: Callable[[Any, int, str], None] = switch
    usual: str = ""
    alone: bool = False


@dataclass(frozen=True)
class Amount:
    """A number that may be typed in, in place of `{}` in the option; `ordered`: the limit of an order."""

    option: str
    label: str
    most: int
    unit: str = ""
    least: int = 0
    step: int = 1
    ordered: bool = False


@dataclass(frozen=True)
class Ordering:
    """An order that may be given or taken back, as a page shows it: pressing it sends this text.

    `on`: it stands, and pressing takes it back. With an `amount` the text has `{}` where a number goes.
    What is not about the question of `now` is found in the table's menu.
    """

    order: str
    text: str
    label: str
    desc: str = ""
    on: bool = False
    amount: Amount | None = None
    now: bool = True
