"""The open tables: opened by replaying their log, changed one row at a time, closed when nobody needs them.

Every change takes the same way: under the table's lock a function says which row to add and which match that
leads to; the store makes the row durable; only then the table changes and everybody hears of it. If the store
cannot, nothing has changed. If another process wrote first, the function looks again.

Where several processes have the store open, each keeps the tables that its visitors look at, and one of them
holds a table (`fellows.py`): there alone something happens by itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from touchline.tables import bounds
from touchline.tables.changes import Act, Called, Change, Timed
from touchline.tables.entries import AnyRow, decode, encode
from touchline.tables.errors import Stale, TableError, explained, say
from touchline.tables.measures import Histogram
from touchline.tables.shares import CLIENT, Replays
from touchline.tables.sql import Store
from touchline.tables.store import Conflict, StoreError, StoreLost, TableRow
from touchline.tables.table import Table

log = logging.getLogger(__name__)

LONG = 150  # decisions; replaying fewer takes but a moment
TRIES = 20  # of a change, when other processes write to the same table
GONE_FOR = 6.0  # seconds for which a move waits for a database that is gone
LOOK_AGAIN = 0.1  # seconds between two looks whether it is back
BOUNDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)

P = ParamSpec("P")
T = TypeVar("T")


class Damaged(TableError):
    """What is stored of a table cannot be read as one."""

    def __init__(self, table_id: str, why: str) -> None:
        self.why = why
        super().__init__(500, say("damaged", table=table_id, why=why))


@contextmanager
def replaying(table_id: str) -> Iterator[None]:
    """Whatever goes wrong with a log inside is reported as that table's trouble: bytes on a disk may have
    turned into anything, and must not harm the other tables.
    """
    try:
        yield
    except (TableError, StoreError, MemoryError):
        raise
    except Exception as error:
        log.exception("table %s is damaged and was set aside", table_id)
        raise Damaged(table_id, f"{type(error).__name__}: {error}") from error


class Hall:
    """All open tables of this process."""

    def __init__(
        self, store: Store, clock: Callable[[], float], timer: Callable[[], float], most_open: int
    ) -> None:
        self.store = store
        self.clock = clock  # the time of day, for what is stored
        self.timer = timer  # for what is measured: it never jumps
        self.listeners: list[Callable[[Table], None]] = []
        self.timing: Timed = lambda table, change: (table.clocks, None)
        self.calls: Called = lambda table, change, clocks: ()
        self._most_open = most_open
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._wakes: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)
        self._running: set[asyncio.Task[Any]] = set()
        self.writing = Histogram(BOUNDS)  # how long a row takes until it is durable
        self.written: Counter[str] = Counter()  # rows by kind
        self.replays = Replays()
        self._unsure: set[str] = set()  # tables of which it is not known whether the last row was written
        self._damaged: dict[str, str] = {}  # and why; not tried again: that takes time, and fills the journal

    # Reading

    async def table(self, table_id: str) -> Table:
        """A table, opened if it is not; 404 if there is none."""
        table = self.live(table_id)
        if table is None or table_id in self._unsure:
            async with self._lock(table_id):
                table = await self._opened(table_id)
        return table

    async def fresh(self, table_id: str) -> Table:
        """The same, for somebody whom another process may have answered a moment ago."""
        if self.store.shared and self.live(table_id) is not None:
            await self.follow(table_id)
        return await self.table(table_id)

    def mine(self, table: Table) -> bool:
        """Whether this process holds the table, so that bots and clocks act here."""
        return table.holder == self.store.me

    @property
    def count(self) -> int:
        """How many tables are open."""
        return len(self._open)

    def opened(self) -> list[Table]:
        """The open tables."""
        return list(self._open.values())

    def live(self, table_id: str) -> Table | None:
        """A table if it is open."""
        if table_id in self._open:
            self._open.move_to_end(table_id)
        return self._open.get(table_id)

    async def ask(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the store answers; a slow disk does not hold up the others."""
        try:
            return await asyncio.to_thread(question, *args, **kwargs)
        except StoreError as error:
            raise explained(error) from error

    async def done(self, future: Future[T]) -> T:
        """Wait until a change is durable."""
        try:
            return await asyncio.wrap_future(future)
        except StoreError as error:
            raise explained(error) from error

    def read(self, table_id: str) -> Table:
        """A table as the store has it. Takes a moment: to be called in a thread."""
        stored = self.store.table(table_id) if table_id.isascii() else None
        if stored is None:
            raise TableError(404, say("no-such-table"))
        self.check(table_id)
        try:
            with replaying(table_id):
                table = Table(stored, self._rows(stored), self.timer, self.store.links(table_id))
                if table.header.commitment != table.commitment:
                    raise ValueError("the secret is not the one that was promised")
                return table
        except Damaged as damaged:
            self._damaged[table_id] = damaged.why
            raise

    def check(self, table_id: str) -> None:
        """Refuse a table that was set aside."""
        if table_id in self._damaged:
            raise Damaged(table_id, self._damaged[table_id])

    def _rows(self, stored: TableRow, after: int = 0) -> list[AnyRow]:
        """The log as far as what is stored beside it goes; another process may be writing more."""
        rows = self.store.entries(stored.id, after)
        return [decode(entry) for number, entry in rows if number <= stored.last]

    # Changing

    async def change(self, table_id: str, act: Act, replays: bool = False, by_itself: bool = False) -> Table:
        """Change a table. Once begun it is finished, even if the one who asked goes away meanwhile.

        `replays`: the act may replay the whole game, which must not hold up the others. `by_itself`: nobody
        asked for it, and nothing is done unless the table is held here.
        """
        task = self.start(self._change(table_id, act, replays, by_itself))
        return await asyncio.shield(task)

    async def aside(self, work: Callable[[], T], table: Table) -> T:
        """What replays a game, done beside everything else if the game is a long one."""
        if len(table.match.log) < LONG:
            return work()
        return await self.replays.run(work, table.id)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something that `close` waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it gets it; if nobody does, it is not news

    async def _change(self, table_id: str, act: Act, replays: bool, by_itself: bool) -> Table:
        async with self._lock(table_id):
            table = await self._opened(table_id)
            for _ in range(TRIES):
                if by_itself and not self.mine(table):
                    return table
                try:
                    change = await self.aside(partial(act, table), table) if replays else act(table)
                except TableError:  # perhaps only because another process knows more
                    if self.store.shared and await self._read_on(table):
                        continue
                    raise
                if change is None:
                    self.wake(table_id)  # a draft may be another one
                    return table
                if bounds.beside(change.row):
                    bounds.check(table.match, change.row.seat, table.beside[change.row.seat])
                try:
                    await self._make(table, change)
                    return table
                except Conflict:
                    await self._read_on(table)  # another process wrote first: look again
            raise Stale()

    async def _make(self, table: Table, change: Change) -> None:
        """Store a change; then the table changes, and everybody hears of it."""
        ends = change.match is not None and change.match.over
        clocks, timing = self.timing(table, change)
        began = time.monotonic()
        await self._write(
            table,
            encode(change.row),
            status="over" if ends else None,
            timing=timing,
            calls=self.calls(table, change, clocks),
        )
        self.writing.note(time.monotonic() - began)
        self.written[type(change.row).__name__.lower()] += 1
        table.take(change.row, change.match)
        table.holder = self.store.me
        if timing is not None:
            table.clocks, table.due, table.stored = clocks, timing.due, True
        self.announce(table)

    async def _write(self, table: Table, entry: bytes, **more: Any) -> None:
        """Make a row durable. A database that goes away meanwhile is waited for, and asked for the row."""
        number, lost = table.last + 1, False
        give_up = time.monotonic() + GONE_FOR
        while True:
            try:
                if lost and await self._stands(table.id, number, entry):
                    return
                written = self.store.append(table.id, number, entry, holder=table.holder, **more)
                await asyncio.wrap_future(written)
                return
            except StoreLost as error:
                lost = True
                if time.monotonic() > give_up:
                    self._unsure.add(table.id)
                    raise explained(error) from error
                await asyncio.sleep(LOOK_AGAIN)
            except Conflict:
                raise
            except StoreError as error:
                raise explained(error) from error

    async def _stands(self, table_id: str, number: int, entry: bytes) -> bool:
        """Whether a row was written after all."""
        found = await asyncio.to_thread(self.store.entries, table_id, number - 1)
        return bool(found) and found[0] == (number, entry)

    # What other processes do

    async def follow(self, table_id: str) -> None:
        """Read what another process wrote to a table, if it is open here."""
        found = await self.ask(self.store.lasts, [table_id])
        table = self._open.get(table_id)
        if table is None or found.get(table_id, (table.last, table.holder)) == (table.last, table.holder):
            return
        async with self._lock(table_id):
            if self._open.get(table_id) is table:
                await self._read_on(table)

    async def behind(self) -> list[str]:
        """The open tables that other processes have changed or taken over, of which nothing is known here."""
        found = await self.ask(self.store.lasts, list(self._open))
        return [
            table_id
            for table_id, now in found.items()
            if (table := self._open.get(table_id)) and (table.last, table.holder) != now
        ]

    async def hold(self, table: Table) -> None:
        """Become the holder of a table, unless another process was faster."""
        async with self._lock(table.id):
            if not self.mine(table):
                try:
                    await asyncio.wrap_future(self.store.hold(table.id, table.holder))
                except Conflict:
                    pass
                except StoreError as error:
                    raise explained(error) from error
                await self._read_on(table)

    async def _read_on(self, table: Table) -> bool:
        """Another process may have written to the table: read it. Whether there was anything."""
        self._unsure.add(table.id)  # should reading fail, the next who asks reads it
        stored = await self.ask(self.store.table, table.id)
        if stored is None:
            del self._open[table.id]
            raise TableError(404, say("no-such-table"))
        with replaying(table.id):
            rows = await self.ask(self._rows, stored, table.last)
            for row in rows:
                table.follow(row)
            table.resume(stored)
        self._unsure.discard(table.id)
        self.announce(table)
        return bool(rows)

    # Hearing

    def subscribe(self, table_id: str, wake: Callable[[], None]) -> Callable[[], None]:
        """Have `wake` called after each change of the table; returns what ends that."""
        self._wakes[table_id].append(wake)

        def end() -> None:
            wakes = self._wakes.get(table_id, [])
            if wake in wakes:
                wakes.remove(wake)
            if not wakes:
                self._wakes.pop(table_id, None)

        return end

    def watched(self, table_id: str) -> bool:
        """Whether somebody hears of the table's changes."""
        return table_id in self._wakes

    def announce(self, table: Table) -> None:
        """Tell everybody that the table has changed."""
        for listener in self.listeners:
            listener(table)
        self.wake(table.id)

    def wake(self, table_id: str) -> None:
        """Have everybody who hears of the table look at it again."""
        for wake in list(self._wakes.get(table_id, ())):
            try:
                wake()
            except Exception:
                log.exception("a listener of table %s failed", table_id)

    # Opening and closing

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _opened(self, table_id: str) -> Table:
        table = self.live(table_id)
        if table is not None and table_id in self._unsure:
            await self._read_on(table)
        if table is None:
            try:
                table = await self.replays.run(partial(self.read, table_id), table_id)
            except StoreError as error:
                raise explained(error) from error
            table.owner = CLIENT.get()
            self._open[table_id] = table
            self._close_unused()
            for listener in self.listeners:
                listener(table)
        return table

    def _close_unused(self) -> None:
        for table_id in list(self._open)[:-1]:
            if len(self._open) <= self._most_open:
                return
            if not self._needed(self._open[table_id]):
                del self._open[table_id]

    def forget(self, table_id: str) -> bool:
        """Close a table that is to be removed; False if somebody needs it."""
        table = self._open.get(table_id)
        if table is not None and self._needed(table):
            return False
        self._open.pop(table_id, None)
        return True

    def _needed(self, table: Table) -> bool:
        return bool(
            table.id in self._wakes
            or table.bots_at_work
            or any(seat.online for seat in table.seats)
            or ((lock := self._locks.get(table.id)) and lock.locked())
        )

    async def close(self) -> None:
        """Finish the changes that were begun."""
        while self._running:
            await asyncio.wait(self._running)
        self.replays.close()
