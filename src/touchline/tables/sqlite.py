"""The store in one SQLite file: a durable commit before any answer, readers beside the one writer."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
import uuid
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from touchline.tables.schema import migrate, rehearse
from touchline.tables.sql import Store
from touchline.tables.sqlite_errors import explain, read_only, unreachable
from touchline.tables.store import StoreClosed, StoreError, StoreLocked
from touchline.tables.writer import Writer

IDLE_READERS: Final = 4


class SqliteSession:
    """The writer's connection."""

    def __init__(self, db: sqlite3.Connection, name: str) -> None:
        self.db = db
        self._name = name

    def begin(self) -> sqlite3.Connection:
        """Begin a transaction."""
        self.db.execute("BEGIN IMMEDIATE")
        return self.db

    def commit(self) -> None:
        """Make it durable."""
        self.db.execute("COMMIT")

    def rollback(self) -> None:
        """Undo it."""
        self.db.rollback()

    def committed(self) -> None:
        """Nobody else has to hear of it."""

    def close(self) -> None:
        """Let go of the file, which alone holds everything then."""
        with suppress(sqlite3.Error):  # a reader holds it up, or the disk is full: the next opening does it
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.db.close()

    def explain(self, error: Exception) -> StoreError:
        """The store's own error for one that came up."""
        return explain(error, self._name)


class SqliteStore(Store):
    """Live tables in one file. Several processes may have the same file open."""

    HEADER_TEXT = "CAST(header AS TEXT)"

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
        self.db = db
        self._writer = Writer(SqliteSession(db, self._name), self._name, queue_limit)

    def close(self) -> None:
        """Finish what was asked for and let go of the file."""
        with self._idle_lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for db in idle:
            db.close()
        self._writer.close()

    def take_over(self) -> Future[list[tuple[str, float | None]]]:
        """Everything is held here."""
        found: Future[list[tuple[str, float | None]]] = Future()
        try:
            found.set_result(list(self.due()))
        except StoreError as error:
            found.set_exception(error)
        return found

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
