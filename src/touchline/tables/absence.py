"""Who is away is told at once, not with the next move: that would tell when somebody moves in secret."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from touchline.tables.hall import Hall
from touchline.tables.table import Table


class Absences:
    """Wakes the viewers of a table when somebody has been away for long enough, or is back."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def seen(self, table: Table, seats: Sequence[int]) -> None:
        """The humans of these seats gave a sign of life."""
        back = any(table.away(seat) for seat in seats)
        table.seen(seats)
        if back:
            self._hall.announce(table)
        else:
            self.watch(table)

    def watch(self, table: Table) -> None:
        """Set the clock to the moment at which the next seat counts as away."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        left = table.until_away()
        if left is not None:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(max(left, 0.0) + 0.01, self._gone, table.id)

    def close(self) -> None:
        """Stop watching."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _gone(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        table = self._hall.live(table_id)
        if table is not None:
            self._hall.announce(table)
