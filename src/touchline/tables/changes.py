"""A change of a table, and the kinds of functions that return one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from touchline.engine.match import Match
from touchline.tables.clocks import SeatClock
from touchline.tables.entries import AnyRow
from touchline.tables.outbox import Call
from touchline.tables.store import Timing
from touchline.tables.table import Table


@dataclass(frozen=True)
class Change:
    """A row to add to a table's log, and the match after it if it is another one."""

    row: AnyRow
    match: Match | None = None


Timed = Callable[[Table, Change | None], tuple[list[SeatClock], Timing | None]]
"""Where the clocks of a table stand after a change, and what of it has to be stored, if anything."""

Called = Callable[[Table, Change, list[SeatClock]], Sequence[Call]]
"""Who has to be called after a change."""

Act = Callable[[Table], Change | None]
"""Looks at a table and says what to change, or raises TableError; None changes nothing."""
