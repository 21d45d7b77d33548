"""How many live lines may be open. Some are kept for seats: a manager gets in, however many people watch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from touchline.tables.errors import Busy
from touchline.web.language import say
from touchline.web.security import Limits, local

LATER: Final = 60.0


class Lines:
    """The open lines, counted by table and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.watching = 0
        self.seated = 0
        self._tables: Counter[tuple[str, bool]] = Counter()
        self._clients: Counter[str] = Counter()

    def check(self, table_id: str, client: str, seated: bool) -> None:
        """Refuse a line that would be one too many."""
        limits, here = self.limits, self._tables[table_id, seated]
        if here >= (limits.seat_lines if seated else limits.viewers):
            raise Busy(say("busy-lines-table"), LATER)
        if not seated and not local(client) and self._clients[client] >= limits.lines_of_address:
            raise Busy(say("busy-lines-address"), LATER)
        if not seated and self.watching >= limits.lines:
            raise Busy(say("busy-lines-all"), LATER)

    def take(self, table_id: str, client: str, seated: bool) -> Callable[[], None]:
        """Count a line, or refuse it; returns what to call when it has ended."""
        self.check(table_id, client, seated)
        self._count(table_id, client, seated, 1)
        return lambda: self._count(table_id, client, seated, -1)

    def _count(self, table_id: str, client: str, seated: bool, one: int) -> None:
        self._tables[table_id, seated] += one
        if seated:
            self.seated += one
        else:
            self.watching += one
            self._clients[client] += one
        # Nothing is remembered of tables and addresses at which nobody is.
        self._tables += Counter()
        self._clients += Counter()
