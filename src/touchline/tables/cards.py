"""What lists show of the tables. It is kept beside each table, so that a list replays nothing.

A card is written a moment after the table has changed, many at once, and nobody waits for it. One that a kill
left behind the log is made anew when a list needs it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import Future
from typing import Final

import msgspec

from touchline.tables.errors import TableError
from touchline.tables.forms import TableCard
from touchline.tables.hall import Hall
from touchline.tables.header import Header, the_game
from touchline.tables.store import StoreError, TableInfo
from touchline.tables.table import Table

log = logging.getLogger(__name__)

AFTER: Final = 1.0  # seconds from a change to its card in the store
FRESH: Final = 1.0  # seconds for which a list is good, unless a table is new, over, or has other people
MOST_LISTS: Final = 8  # with different limits
MOST_KEPT: Final = 1000  # cards in memory that the store would not take

_decode = msgspec.json.Decoder(TableCard).decode
_header = msgspec.json.Decoder(Header).decode


class Cards:
    """The cards of all tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._changed: dict[str, Table] = {}
        self._made: dict[str, tuple[int, TableCard]] = {}  # not in the store yet
        self._written: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._saving: set[Future[None]] = set()
        self._lists: dict[int, tuple[float, tuple[TableCard, ...]]] = {}  # by their limits, until when
        self._faces: dict[str, tuple[object, ...]] = {}  # what a list has to tell of a table at once

    def note(self, table: Table) -> None:
        """A table has changed: its card is to be written soon."""
        if not self._hall.mine(table):
            return
        face = table.status, table.free_seats, *table.names
        if self._faces.get(table.id) != face:
            self.look_again()
            if len(self._faces) >= MOST_KEPT:
                self._faces.clear()
            self._faces[table.id] = face
        self._changed[table.id] = table
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(AFTER, self._save)

    def look_again(self) -> None:
        """There is a new table."""
        self._lists = {}

    async def listed(self, limit: int) -> tuple[TableCard, ...]:
        """The cards of the tables that changed last; the same ones to all who ask within a moment."""
        until, known = self._lists.get(limit, (0.0, ()))
        if time.monotonic() < until:
            return known
        if len(self._lists) >= MOST_LISTS:
            self._lists = {}
        lists = self._lists  # these are let go of if a new table comes meanwhile
        found = tuple(await self._find(limit))
        lists[limit] = time.monotonic() + FRESH, found
        return found

    async def _find(self, limit: int) -> list[TableCard]:
        infos = await self._hall.ask(self._hall.store.tables, None, limit, listed=True)
        found = []
        for info in infos:
            try:
                found.append(await self._card(info))
            except TableError:
                continue  # removed meanwhile, damaged, or of another version: nobody can sit down there
        return found

    async def _card(self, info: TableInfo) -> TableCard:
        self._hall.check(info.id)
        card = _kept(info)
        if card is not None:
            return card
        made = self._made.get(info.id)
        if made is None or made[0] < info.last:
            table = self._hall.live(info.id)
            if table is None:
                table = await self._hall.ask(self._hall.read, info.id)
            made = self._make(table)
            self.note(table)
        return made[1]

    def _make(self, table: Table) -> tuple[int, TableCard]:
        if len(self._made) >= MOST_KEPT:
            self._made.clear()
        made = self._made[table.id] = table.last, table.card()
        return made

    def _save(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, {}
        for table in changed.values():
            if self._written.get(table.id) == table.last:
                continue  # somebody came or went: no list shows that
            try:
                at, card = self._make(table)
            except Exception:  # a list is no reason to stop anything
                log.exception("table %s has no card", table.id)
                continue
            if len(self._written) >= MOST_KEPT:
                self._written.clear()
            self._written[table.id] = at
            saved = self._hall.store.save_card(table.id, msgspec.json.encode(card), at)
            self._saving.add(saved)
            saved.add_done_callback(self._saved)

    def _saved(self, saved: Future[None]) -> None:
        self._saving.discard(saved)
        error = saved.exception()
        if isinstance(error, StoreError):
            log.warning("a card was not written: %s", error)

    async def close(self) -> None:
        """Write what is not written yet."""
        if self._timer is not None:
            self._timer.cancel()
            self._save()
        saving = [asyncio.wrap_future(saved) for saved in list(self._saving)]
        await asyncio.gather(*saving, return_exceptions=True)


def _kept(info: TableInfo) -> TableCard | None:
    """The card as it was stored, if it is one and the table has not changed since then."""
    try:
        the_game(_header(info.header))
        return _decode(info.card) if info.card_at == info.last else None
    except TableError:
        raise
    except (msgspec.MsgspecError, ValueError, LookupError):  # damaged: reading the table tells how
        return None
