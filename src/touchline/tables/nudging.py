"""A manager or a league reminds somebody who is away and for whom everybody waits, once for each decision."""

from __future__ import annotations

from touchline.tables import decide
from touchline.tables.changes import Change
from touchline.tables.entries import Nudge
from touchline.tables.errors import TableError, say
from touchline.tables.forms import Pass
from touchline.tables.hall import Hall
from touchline.tables.notices import public
from touchline.tables.table import Table


def awaited(table: Table, seat: int) -> bool:
    """Whether everybody may know that a person has to decide, and that person is away."""
    return (
        not table.match.over
        and not table.bot(seat)
        and table.away(seat)
        and public(table.game, table.match.state, seat)
    )


def nudged(table: Table, seat: int) -> bool:
    """Whether the seat was reminded of what it has to decide now."""
    return bool(table.decision_id(seat)) and table.nudged.get(seat) == table.decision_id(seat)


async def remind(hall: Hall, table_id: str) -> None:
    """Call everybody for whom a table waits, because the time for the game ends soon: once a decision."""
    for seat in range((await hall.table(table_id)).match.seats):

        def act(table: Table, seat: int = seat) -> Change | None:
            wanted = awaited(table, seat) and not nudged(table, seat)
            return Change(Nudge(-1, seat, table.decision_id(seat))) if wanted else None

        await hall.change(table_id, act, by_itself=True)


class Nudges:
    """Reminds people; the part of `service.Tables` that does."""

    _hall: Hall

    async def nudge(self, who: Pass, seat: int, to: int) -> None:
        """Call the manager of another seat, who is away, to the decision for which everybody waits."""

        def act(table: Table) -> Change:
            decide.check_seat(table, who, seat)
            decide.check_exists(table, to)
            if to == seat or not awaited(table, to):
                raise TableError(409, say("nudge-not-needed", name=table.names[to]))
            if nudged(table, to):
                raise TableError(409, say("nudge-once", name=table.names[to]))
            return Change(Nudge(seat, to, table.decision_id(to)))

        await self._hall.change(who.table, act)
