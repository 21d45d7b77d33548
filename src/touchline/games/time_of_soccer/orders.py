"""What a manager may have answered for him while matches are played out of his turn (TS-325).

Eleven: the line-up is kept (TS-155), until somebody joins or leaves the squad or points are counted; then he
is asked again. Dice: rolled again when more is likelier than not, otherwise kept (TS-204 to TS-207). All of
it is on the table anyway (TS-333).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from zlib import crc32

from touchline.engine.errors import Refused
from touchline.engine.orders import Order
from touchline.games.time_of_soccer.cards import THINGS
from touchline.games.time_of_soccer.rules.alignment import before_match
from touchline.games.time_of_soccer.rules.reroll import chance_of_more
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.text import say

ELEVEN: Final = "eleven"
DICE: Final = "dice"


def squad_mark(squad: Iterable[str]) -> str:
    """A short text that is another one when the squad is."""
    return f"{crc32(' '.join(sorted(squad)).encode()):08x}"


def mark_of(g: TimeOfSoccer, seat: int) -> str:
    """The mark of the squad as it is now."""
    return squad_mark(THINGS[tile] for tile in g.squad[seat])


def this_squad(g: TimeOfSoccer, seat: int, text: str) -> None:
    """A line-up is kept for the squad that there is."""
    if text != mark_of(g, seat):
        raise Refused(text, "TS-155", say("order-eleven-squad"))


def keep(g: TimeOfSoccer, seat: int, text: str) -> str:
    """The same eleven in matches, while the squad is the same."""
    return "align:keep" if before_match(g) and text == mark_of(g, seat) else ""


def throw(g: TimeOfSoccer, seat: int, text: str) -> str:
    """Again, if more is likelier than not."""
    more = chance_of_more(g, g.open[seat] >> 8 & 1) > 1 / 2
    return "reroll:reroll" if more else "reroll:keep"


ORDERS: Final = (Order(ELEVEN, "align", keep, this_squad), Order(DICE, "reroll", throw))
