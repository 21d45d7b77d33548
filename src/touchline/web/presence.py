"""Who is away from a table, for those who wait."""

from __future__ import annotations

from typing import NamedTuple

from touchline.tables.nudging import awaited, nudged
from touchline.tables.table import Table


class Absent(NamedTuple):
    """A person who is away: since when on the table's clock, whether a viewer may nudge, or somebody has."""

    seat: int
    since: float
    nudge: bool
    nudged: bool


def absent(table: Table, seat: int) -> tuple[Absent, ...]:
    """The people who are away, as the manager of a seat (-1: a spectator) sees them. Alone, nobody waits."""
    found = []
    for other, state in enumerate(table.seats):
        if other == seat or not state.away or state.bot or not state.claimed:
            continue
        reminded = nudged(table, other)
        waits = awaited(table, other)
        may = seat >= 0 and not table.bot(seat) and waits and not reminded
        found.append(Absent(other, round(table.now() - table.unseen(other)), may, waits and reminded))
    return tuple(found)
