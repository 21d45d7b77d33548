"""Each club's own agenda: what it still has to do while the others do theirs (EL-069, EL-173, EL-174).

`todo` is a stack of small numbers, `op | arg << 8`, like the agenda of the table. `go_on` runs it until the
club has a choice or nothing is left; every answer ends with `go_on`. A step of the table that starts
something for several clubs puts it on their stacks and lets them go on: they answer in any order, and the
table goes on when all are done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.games.eleven.state import Eleven

Op = Callable[[Eleven, int, int], None]

# Where the numbers of a part of an effect stand in its argument (see rules/parts.py).
ROW: Final = 0xFFF
MAY_DECLINE: Final = 1 << 12
WHO: Final = 13
LEFT: Final = 17
FIRST: Final = 22

OPS: Final[list[Op]] = []  # by number; rules/__init__.py fills them in


def push_next(g: Eleven, seat: int, op: int, arg: int = 0) -> None:
    """Put something on top of what the club has to do: it comes next."""
    g.todo[seat].append(op | arg << 8)


def go_on(g: Eleven, seat: int) -> None:
    """Run the club's agenda until it has a choice, or nothing is left to do."""
    todo = g.todo[seat]
    while todo and g.open[seat] == 0:
        entry = todo.pop()
        OPS[entry & 0xFF](g, seat, entry >> 8)
