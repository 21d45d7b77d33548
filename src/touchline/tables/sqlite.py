"""The store in one SQLite file: a durable commit before any answer, readers beside the one writer."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
import uuid
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, Self

from touchline.tables.outbox import Call
from touchline.tables.schema import migrate, rehearse
from touchline.tables.sqlite_errors import explain, read_only, unreachable
from touchline.tables.sqlite_outbox import SqliteOutbox, named, write_calls
from touchline.tables.sqlite_writer import Writer
from touchline.tables.store import (
    Conflict,
    LinkRow,
    NoSuchTable,
    Refused,
    StaleHeader,
    Status,
    Store,
    StoreClosed,
    StoreLocked,
    TableInfo,
    TableRow,
    Taken,
    Timing,
)

IDLE_READERS: Final = 4
INFO: Final = "id, created, updated, header, status, version, last, card, card_at, listed, due, clocks"
LINK: Final = "token_hash, table_id, kind, seat, created"


class SqliteStore(SqliteOutbox, Store):
    """Live tables in one file. Several processes may have the same file open."""

    @classmethod
    def open(cls, path: str | Path, *, busy_seconds: float = 5.0, queue_limit: int = 8192) -> Self:
        """Open a file (made where there is none, lifted where it is old) or, for tests, ":memory:"."""
        return cls(path, busy_seconds, queue_limit)

    def __init__(self, path: str | Path, busy_seconds: float, queue_limit: int) -> None:
        in_memory = str(path) == ":memory:"
        self._name = "the store in memory" if in_memory else str(path)
        self._busy_seconds = busy_seconds
        self._idle: list[sqlite3.Connection] = []
        self._idle_lock = threading.Lock()
        self._closed = False
        try:
            # A named database in memory is shared by the connections that know its name.
            self._uri = f"file:/{uuid.uuid4().hex}?vfs=memdb" if in_memory else _file(Path(path))
            db = self._connect()
        except (OSError, ValueError) as error:  # ValueError: a path that no system takes
            raise unreachable(error, self._name) from error
        except sqlite3.Error as error:
            raise explain(error, self._name) from error
        try:
            if not in_memory:
                self._use_write_ahead_log(db)
                rehearse(db, Path(path))
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA foreign_keys = ON")
            migrate(db, self._name)
        except Exception as error:
            db.close()
            raise explain(error, self._name) from error
        self._writer = Writer(db, self._name, queue_limit)

    def close(self) -> None:
        """Finish what was asked for and let go of the file."""
        with self._idle_lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for db in idle:
            db.close()
        self._writer.close()

    # Changes

    def create(
        self, row: TableRow, entries: Sequence[bytes] = (), links: Sequence[LinkRow] = ()
    ) -> Future[None]:
        """Add a table, with its links and first entries if any: whole or not at all. Or `Taken`."""
        numbered = [(row.id, number, entry) for number, entry in enumerate(entries, 1)]
        first = row.id, row.created, row.updated, row.header

        def change(db: sqlite3.Connection) -> None:
            try:
                db.execute(
                    "INSERT INTO tables "
                    "(id, created, updated, header, status, listed, due, last, secret, version) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
                    (*first, row.status, row.listed, row.due, len(numbered), row.secret),
                )
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                    raise Taken(f"There is a table {row.id} already. Choose another code.") from None
                raise
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
    ) -> Future[None]:
        """Write the next entry of the log, with all that follows from it. Or `Conflict`, `NoSuchTable`."""
        timed = (", due = ?, clocks = ?", (timing.due, timing.clocks)) if timing else ("", ())

        def change(db: sqlite3.Connection) -> None:
            # Only the next number is taken: an entry whose forerunner failed must not leave a gap in the log.
            if not db.execute(
                f"UPDATE tables SET last = ?, updated = ?, status = coalesce(?, status){timed[0]} "
                "WHERE id = ? AND last = ?",
                (number, time.time(), status, *timed[1], table_id, number - 1),
            ).rowcount:
                raise _conflict(db, table_id, number)
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (table_id, number, entry))
            write_calls(db, table_id, calls)

        return self._writer.submit(change)

    def update_header(
        self, table_id: str, header: bytes, expected_version: int, *, status: Status | None = None
    ) -> Future[None]:
        """Replace the header of that version, which rises by one. Or `StaleHeader`, `NoSuchTable`."""

        def change(db: sqlite3.Connection) -> None:
            if not db.execute(
                "UPDATE tables SET header = ?, version = version + 1, updated = ?, "
                "status = coalesce(?, status) WHERE id = ? AND version = ?",
                (header, time.time(), status, table_id, expected_version),
            ).rowcount:
                version = _find(db, "version", table_id)
                raise StaleHeader(
                    f"Table {table_id} has changed meanwhile (version {version}, not {expected_version}). "
                    "Nothing was changed; read it again and repeat.",
                    version,
                )

        return self._writer.submit(change)

    def save_timing(self, table_id: str, timing: Timing) -> Future[None]:
        """Keep when a table has something to do; it does not count as a change of the table."""
        return self._writer.submit(
            lambda db: db.execute(
                "UPDATE tables SET due = ?, clocks = ? WHERE id = ?", (timing.due, timing.clocks, table_id)
            )
        )

    def save_card(self, table_id: str, card: bytes, at: int) -> Future[None]:
        """Keep what lists show of a table after that entry; it does not count as a change of the table."""
        return self._writer.submit(
            lambda db: db.execute(
                "UPDATE tables SET card = ?, card_at = ? WHERE id = ? AND card_at < ?",
                (card, at, table_id, at),
            )
        )

    def probe(self) -> Future[None]:
        """Write something that means nothing: whether the store still can."""
        return self._writer.submit(
            lambda db: db.execute("INSERT OR REPLACE INTO health VALUES (1, ?)", (time.time(),))
        )

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._writer.waiting

    def delete(self, table_id: str) -> Future[None]:
        """Remove a table with its log, links and snapshot. Or `NoSuchTable`."""

        def change(db: sqlite3.Connection) -> None:
            _find(db, "last", table_id)
            db.execute("DELETE FROM tables WHERE id = ?", (table_id,))

        return self._writer.submit(change)

    def add_link(self, link: LinkRow) -> Future[None]:
        """Make a link valid. Or `Taken`, `NoSuchTable`."""

        def change(db: sqlite3.Connection) -> None:
            _find(db, "last", link.table_id)
            try:
                db.execute(f"INSERT INTO links ({LINK}) VALUES (?, ?, ?, ?, ?)", _values(link))
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                    raise Taken("This link exists already. Make a new one.") from None
                raise

        return self._writer.submit(change)

    def revoke(self, token_hash: bytes) -> Future[None]:
        """Make a link invalid; one that is invalid already stays so."""
        return self._writer.submit(
            lambda db: db.execute("DELETE FROM links WHERE token_hash = ?", (token_hash,))
        )

    def save_snapshot(self, table_id: str, number: int, rules_version: str, blob: bytes) -> Future[None]:
        """Keep the state after that entry, in place of an older one. Or `Conflict`, `NoSuchTable`."""

        def change(db: sqlite3.Connection) -> None:
            if number > _find(db, "last", table_id):  # it would bring back what was never written
                raise _conflict(db, table_id, number)
            db.execute(
                "INSERT INTO snapshots VALUES (?1, ?2, ?3, ?4) ON CONFLICT (table_id) "
                "DO UPDATE SET number = ?2, rules_version = ?3, blob = ?4 "
                "WHERE number <= ?2 OR rules_version <> ?3",
                (table_id, number, rules_version, blob),
            )

        return self._writer.submit(change)

    # Reads

    def table(self, table_id: str) -> TableRow | None:
        """One table with its secret."""
        for *info, secret in self._read(f"SELECT {INFO}, secret FROM tables WHERE id = ?", table_id):
            return TableRow(**_known(info), secret=secret)
        return None

    def tables(
        self, status: Status | None = None, limit: int = 50, offset: int = 0, *, listed: bool = False
    ) -> list[TableInfo]:
        """Tables, the last changed first; only those for everybody if they are to be `listed`."""
        wanted = ["listed"] * listed + ["status = ?"] * (status is not None)
        where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
        values = [value for value in (status, limit, offset) if value is not None]
        query = f"SELECT {INFO} FROM tables {where} ORDER BY updated DESC LIMIT ? OFFSET ?"
        return [_info(row) for row in self._read(query, *values)]

    def statuses(self, table_ids: Sequence[str]) -> dict[str, Status]:
        """How far these tables are, as far as there are such tables."""
        marks = ", ".join("?" * len(table_ids))
        return dict(self._read(f"SELECT id, status FROM tables WHERE id IN ({marks})", *table_ids))

    def due(self) -> list[tuple[str, float]]:
        """The tables that have something to do by themselves, and when, the first ones first."""
        return self._read("SELECT id, due FROM tables WHERE due IS NOT NULL ORDER BY due")

    def finished_before(self, moment: float) -> list[TableInfo]:
        """Tables whose game is over and that nobody has touched since then."""
        query = f"SELECT {INFO} FROM tables WHERE status = 'over' AND updated < ?"
        return [_info(row) for row in self._read(query, moment)]

    def lessons_before(self, moment: float, limit: int) -> list[TableInfo]:
        """Tables with a lesson that nobody has touched since then, the oldest first."""
        lesson = 'NOT listed AND CAST(header AS TEXT) LIKE \'%"lesson":"_%\' '
        lesson += 'AND CAST(header AS TEXT) NOT LIKE \'%"lesson":""%\''
        query = f"SELECT {INFO} FROM tables WHERE {lesson} AND updated < ? ORDER BY updated LIMIT ?"
        return [_info(row) for row in self._read(query, moment, limit)]

    def entries(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The log beyond a number, in order."""
        query = "SELECT number, entry FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return self._read(query, table_id, after)

    def link(self, token_hash: bytes) -> LinkRow | None:
        """What a link opens, if it is valid."""
        for row in self._read(f"SELECT {LINK} FROM links WHERE token_hash = ?", token_hash):
            return LinkRow(**named(LINK, row))
        return None

    def links(self, table_id: str) -> list[LinkRow]:
        """The valid links of a table, the oldest first."""
        rows = self._read(f"SELECT {LINK} FROM links WHERE table_id = ? ORDER BY created, rowid", table_id)
        return [LinkRow(**named(LINK, row)) for row in rows]

    def snapshot(self, table_id: str, rules_version: str) -> tuple[int, bytes] | None:
        """The latest snapshot and the number of its entry, if these rules made it."""
        query = "SELECT number, blob FROM snapshots WHERE table_id = ? AND rules_version = ?"
        for number, blob in self._read(query, table_id, rules_version):
            return number, blob
        return None

    # Connections

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self._uri, uri=True, timeout=self._busy_seconds, isolation_level=None, check_same_thread=False
        )
        db.text_factory = _text
        return db

    def _use_write_ahead_log(self, db: sqlite3.Connection) -> None:
        # SQLite does not wait for others while it switches, so of two processes that open a new file at once
        # the second is told off at once instead of after the usual patience.
        give_up = time.monotonic() + self._busy_seconds
        while True:
            try:
                db.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                trouble = explain(error, self._name)
                if not isinstance(trouble, StoreLocked) or time.monotonic() > give_up:
                    raise trouble from error
            time.sleep(0.01)

    def _read(self, query: str, *values: Any) -> list[Any]:
        """The rows of a query, by a connection that nobody else uses meanwhile."""
        with self._idle_lock:
            if self._closed:
                raise StoreClosed(f"{self._name} is closed. Open it again.")
            db = self._idle.pop() if self._idle else None
        try:
            if db is None:
                db = self._connect()
                db.execute("PRAGMA query_only = ON")
            rows = db.execute(query, values).fetchall()
        except Exception as error:
            if db is not None:
                db.close()
            raise explain(error, self._name) from error
        with self._idle_lock:
            if len(self._idle) < IDLE_READERS and not self._closed:
                self._idle.append(db)
                return rows
        db.close()
        return rows


def _file(path: Path) -> str:
    """The file's URI. A new file is for the eyes of this user alone: it will hold the tables' secrets."""
    path = path.absolute()
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    # Asked before SQLite sees the file: it would leave companion files there that are read-only for good.
    if not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise read_only(str(path))
    return path.as_uri()


def _text(data: bytes) -> str:
    """A damaged text is read as what is left of it, so that its row alone is odd and no list fails."""
    return data.decode("utf-8", "replace")


def _known(row: Sequence[Any]) -> dict[str, Any]:
    known = named(INFO, row)
    return known | {"listed": bool(known["listed"])}


def _info(row: Sequence[Any]) -> TableInfo:
    return TableInfo(**_known(row))


def _values(link: LinkRow) -> tuple[bytes, str, str, int | None, float]:
    return link.token_hash, link.table_id, link.kind, link.seat, link.created


def _find(db: sqlite3.Connection, column: str, table_id: str) -> int:
    for (value,) in db.execute(f"SELECT {column} FROM tables WHERE id = ?", (table_id,)):
        return int(value)
    raise NoSuchTable(f"There is no table {table_id}. Check the link, or start a new table.")


def _conflict(db: sqlite3.Connection, table_id: str, number: int) -> Refused:
    highest = _find(db, "last", table_id)
    return Conflict(
        f"Number {number} does not fit the log of table {table_id}, which ends at {highest}. "
        "Nothing was changed; read the log again and repeat.",
        highest,
    )
