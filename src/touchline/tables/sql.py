"""The store of live tables, in SQL that SQLite and PostgreSQL both understand. Parameters are question marks.

Every change returns a Future that completes once the change is durable: what was answered after it survives
a kill at any moment. Changes happen in the order in which they were asked for, all or nothing each. Reads
answer at once and see everything that was completed before them. From asyncio:
`await asyncio.wrap_future(future)`.

`sqlite.py` and `postgres.py` bring the connections, the shape of errors and the few words that differ.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Any, ClassVar, Final, Self

from touchline.tables.contests import Contests
from touchline.tables.fellows import Fellows
from touchline.tables.outbox import Call, Outbox, named, write_calls
from touchline.tables.sql_roster import Roster
from touchline.tables.store import (
    Conflict,
    LinkRow,
    NoSuchTable,
    Refused,
    Status,
    TableInfo,
    TableRow,
    Taken,
    Timing,
)
from touchline.tables.writer import Db

INFO: Final = "id, created, updated, header, status, version, last, card, card_at, listed, due, clocks"
LINK: Final = "token_hash, table_id, kind, seat, created"


class Store(Outbox, Roster, Contests, Fellows):
    """Live tables in a database."""

    HEADER_TEXT: ClassVar[str]
    """The header as a text that can be searched, whatever bytes it has."""

    COLUMNS: ClassVar[str] = INFO
    """What is read of a table."""

    @abstractmethod
    def _read(self, query: str, *values: Any) -> list[Any]:
        """The rows of a query, by a connection that nobody else uses meanwhile."""

    @abstractmethod
    def close(self) -> None:
        """Finish what was asked for and let go of the database."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Where several processes have the database open, these know which of them holds a table

    def _hold(self, db: Db, table_id: str) -> None:
        """A table that has just been made is held here."""

    def _held(self, holder: int | None) -> tuple[str, str]:
        """What an update of a table sets so that it is held here, and asks so that `holder` held it."""
        return "", ""

    def _check_alive(self, db: Db) -> None:
        """Refuse a process that was given up for dead."""

    def _told(self, table_id: str, last: int) -> None:
        """The others have to hear of a row, once it is durable."""

    # Changes

    def create(
        self, row: TableRow, entries: Sequence[bytes] = (), links: Sequence[LinkRow] = ()
    ) -> Future[None]:
        """Add a table, with its links and first entries if any: whole or not at all. Or `Taken`."""
        numbered = [(row.id, number, entry) for number, entry in enumerate(entries, 1)]
        first = row.id, row.created, row.updated, row.header

        def change(db: Db) -> None:
            if not db.execute(
                "INSERT INTO tables "
                "(id, created, updated, header, status, listed, due, last, secret, version) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT (id) DO NOTHING",
                (*first, row.status, row.listed, row.due, len(numbered), row.secret),
            ).rowcount:
                raise Taken(f"There is a table {row.id} already. Choose another code.")
            self._hold(db, row.id)
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", numbered)
            db.executemany(
                f"INSERT INTO links ({LINK}) VALUES (?, ?, ?, ?, ?)", [_values(link) for link in links]
            )

        return self._writer.submit(change)

    def append(
        self,
        table_id: str,
        number: int,
        entry: bytes,
        *,
        status: Status | None = None,
        timing: Timing | None = None,
        calls: Sequence[Call] = (),
        holder: int | None = None,
    ) -> Future[None]:
        """Write the next entry of the log, and with it the new status, timing and calls; the table is held
        here from then on, if `holder` held it before. Or `Conflict`, `NoSuchTable`."""
        timed = (", due = ?, clocks = ?", (timing.due, timing.clocks)) if timing else ("", ())

        def change(db: Db) -> None:
            # Only the next number is taken: an entry whose forerunner failed must not leave a gap in the log.
            taken, held = self._held(holder)
            if not db.execute(
                f"UPDATE tables SET last = ?, updated = ?, status = coalesce(?, status){timed[0]}{taken} "
                f"WHERE id = ? AND last = ?{held}",
                (number, time.time(), status, *timed[1], table_id, number - 1),
            ).rowcount:
                self._check_alive(db)
                raise conflict(db, table_id, number)
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (table_id, number, entry))
            write_calls(db, table_id, calls)
            self._told(table_id, number)

        return self._writer.submit(change)

    def save_timing(self, table_id: str, timing: Timing, last: int) -> Future[bool]:
        """Keep when a table has something to do; it does not count as a change of the table. False if the log
        does not end at `last` any more: a later row came with its own timing."""
        change = f"UPDATE tables SET due = ?, clocks = ? WHERE id = ? AND last = ?{self._held(self.me)[1]}"
        values = timing.due, timing.clocks, table_id, last
        return self._writer.submit(lambda db: bool(db.execute(change, values).rowcount))

    def save_card(self, table_id: str, card: bytes, at: int) -> Future[None]:
        """Keep what lists show of a table after that entry; it does not count as a change of the table."""
        return self._do(
            lambda db: db.execute(
                "UPDATE tables SET card = ?, card_at = ? WHERE id = ? AND card_at < ?",
                (card, at, table_id, at),
            )
        )

    def probe(self) -> Future[None]:
        """Write something that means nothing: whether the store still can."""
        return self._do(
            lambda db: db.execute(
                "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
                (time.time(),),
            )
        )

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._writer.waiting

    def delete(self, table_id: str) -> Future[None]:
        """Remove a table with its log, links and calls. Or `NoSuchTable`."""

        def change(db: Db) -> None:
            _find(db, "last", table_id)
            db.execute("DELETE FROM tables WHERE id = ?", (table_id,))

        return self._writer.submit(change)

    # Reads

    def _known(self, row: Sequence[Any]) -> dict[str, Any]:
        known = named(self.COLUMNS, row)
        return known | {"listed": bool(known["listed"])}

    def _info(self, row: Sequence[Any]) -> TableInfo:
        return TableInfo(**self._known(row))

    def table(self, table_id: str) -> TableRow | None:
        """One table with its secret."""
        for *info, secret in self._read(f"SELECT {self.COLUMNS}, secret FROM tables WHERE id = ?", table_id):
            return TableRow(**self._known(info), secret=secret)
        return None

    def tables(
        self, status: Status | None = None, limit: int = 50, offset: int = 0, *, listed: bool = False
    ) -> list[TableInfo]:
        """Tables, the last changed first; only those for everybody if they are to be `listed`."""
        wanted = ["listed"] * listed + ["status = ?"] * (status is not None)
        where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
        values = [value for value in (status, limit, offset) if value is not None]
        query = f"SELECT {self.COLUMNS} FROM tables {where} ORDER BY updated DESC LIMIT ? OFFSET ?"
        return [self._info(row) for row in self._read(query, *values)]

    def statuses(self, table_ids: Sequence[str]) -> dict[str, Status]:
        """How far these tables are, as far as there are such tables."""
        if not table_ids:
            return {}
        marks = ", ".join("?" * len(table_ids))
        return dict(self._read(f"SELECT id, status FROM tables WHERE id IN ({marks})", *table_ids))

    def due(self) -> list[tuple[str, float]]:
        """The tables that have something to do by themselves, and when, the first ones first."""
        return self._read("SELECT id, due FROM tables WHERE due IS NOT NULL ORDER BY due")

    def finished_before(self, moment: float) -> list[TableInfo]:
        """Tables whose game is over and that nobody has touched since then."""
        query = f"SELECT {self.COLUMNS} FROM tables WHERE status = 'over' AND updated < ?"
        return [self._info(row) for row in self._read(query, moment)]

    def lessons_before(self, moment: float, limit: int) -> list[TableInfo]:
        """Tables with a lesson that nobody has touched since then, the oldest first."""
        lesson = f'NOT listed AND {self.HEADER_TEXT} LIKE \'%"lesson":"_%\' '
        lesson += f'AND {self.HEADER_TEXT} NOT LIKE \'%"lesson":""%\''
        query = f"SELECT {self.COLUMNS} FROM tables WHERE {lesson} AND updated < ? ORDER BY updated LIMIT ?"
        return [self._info(row) for row in self._read(query, moment, limit)]

    def entries(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The log beyond a number, in order."""
        query = "SELECT number, entry FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return self._read(query, table_id, after)

    def links(self, table_id: str) -> list[LinkRow]:
        """The valid links of a table, the oldest first."""
        rows = self._read(f"SELECT {LINK} FROM links WHERE table_id = ? ORDER BY created, rowid", table_id)
        return [LinkRow(**named(LINK, row)) for row in rows]


def _values(link: LinkRow) -> tuple[bytes, str, str, int | None, float]:
    return link.token_hash, link.table_id, link.kind, link.seat, link.created


def _find(db: Db, column: str, table_id: str) -> int:
    for (value,) in db.execute(f"SELECT {column} FROM tables WHERE id = ?", (table_id,)):
        return int(value)
    raise NoSuchTable(f"There is no table {table_id}. Check the link, or start a new table.")


def conflict(db: Db, table_id: str, number: int) -> Refused:
    """The refusal of a number that is not the next one of the log."""
    highest = _find(db, "last", table_id)
    return Conflict(
        f"Number {number} does not fit the log of table {table_id}, which ends at {highest}. "
        "Nothing was changed; read the log again and repeat.",
        highest,
    )
