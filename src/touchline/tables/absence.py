"""Who is away is told at once, not with the next move: that would show when somebody moves in secret."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from touchline.tables.fellows import News
from touchline.tables.hall import Hall
from touchline.tables.table import Table

TELL_EVERY: Final = 15.0  # seconds; less than it takes until somebody counts as away
MOST_TOLD: Final = 10_000


class Absences:
    """Wakes the viewers of a table when somebody has been away for long enough, or is back."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._told: dict[tuple[str | int, ...], float] = {}

    def seen(self, table: Table, seats: Sequence[int]) -> None:
        """The humans of these seats gave a sign of life, here."""
        self._tell(table, seats)
        self.heard(table, seats)

    def _tell(self, table: Table, seats: Sequence[int]) -> None:
        """Let other processes know, now and then."""
        store, now = self._hall.store, self._hall.timer()
        if seats and store.me and now - self._told.get((table.id, *seats), 0.0) > TELL_EVERY:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            self._told[table.id, *seats] = now
            store.tell(News("seen", table=table.id, seats=tuple(seats)))

    def remind(self) -> None:
        """Let other processes know who has a page open here."""
        for table in self._hall.opened():
            self._tell(table, [seat for seat, who in enumerate(table.seats) if who.online])

    def heard(self, table: Table, seats: Sequence[int]) -> None:
        """The humans of these seats gave a sign of life, anywhere."""
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
