"""One store, several processes: what the others do is read here, and what they leave behind is taken up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from touchline.tables.absence import Absences
from touchline.tables.errors import TableError
from touchline.tables.fellows import News
from touchline.tables.hall import Hall
from touchline.tables.leagues import Leagues
from touchline.tables.sender import Sender
from touchline.tables.timekeeping import Clocks

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 5.0  # seconds; only for what no news told of


class Sharing:
    """Listens to the other processes of the store, if there can be any."""

    def __init__(
        self, hall: Hall, clocks: Clocks, absences: Absences, sender: Sender, leagues: Leagues
    ) -> None:
        self._hall, self._clocks, self._absences, self._sender = hall, clocks, absences, sender
        self._leagues = leagues
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen."""
        if not self._hall.store.me:
            return
        loop = asyncio.get_running_loop()

        def heard(news: News) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._heard, news)

        self._hall.store.join(heard)
        self._watch = loop.create_task(self._look())

    def close(self) -> None:
        """Listen no more."""
        self._hall.store.join(lambda news: None)
        if self._watch is not None:
            self._watch.cancel()

    def _heard(self, news: News) -> None:
        table = self._hall.live(news.table) if news.table else None
        if news.what == "row" and table is not None:
            self._do(self._hall.follow(table.id))
        elif news.what == "seen" and table is not None:
            self._absences.heard(table, [seat for seat in news.seats if seat < table.match.seats])
        elif news.what in ("gone", "back"):
            self._do(self._take_up())
            self._do(self._leagues.resume())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self._hall.start(self._quietly(work))

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except TableError as error:
            log.warning("what other processes did has to wait: %s", error)

    async def _take_up(self) -> None:
        """Look after what a process that is gone has left, and read what it may not have told."""
        await self._clocks.resume()
        for table_id in await self._hall.behind():
            await self._hall.follow(table_id)
        self._sender.expect(self._hall.timer())

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self._absences.remind()
            await self._quietly(self._take_up())
