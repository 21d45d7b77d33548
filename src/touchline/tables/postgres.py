"""The store in PostgreSQL, which many processes on many machines may have open.

One connection writes, in groups; a few read; one listens, and tells the others that this process is alive
(`postgres_fellows.py`). A connection that is lost is made again when it is needed.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, Self

import psycopg
from psycopg.types.string import StrDumper

from touchline.tables.fellows import Heard, News
from touchline.tables.postgres_errors import explain, named
from touchline.tables.postgres_fellows import Membership, notify
from touchline.tables.postgres_jobs import Jobs
from touchline.tables.postgres_schema import migrate
from touchline.tables.sql import INFO, Store, conflict
from touchline.tables.store import StoreClosed, StoreError, StoreLost
from touchline.tables.writer import Db, Rows, Writer

IDLE_READERS: Final = 4
SETTINGS: Final[dict[str, Any]] = {
    "application_name": "touchline",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
    # A process that hangs in mid-move lets go of the table; nobody waits for a lock for longer than that.
    "options": "-c idle_in_transaction_session_timeout=2000 -c lock_timeout=5000",
}


@lru_cache(1000)
def _said(statement: str) -> str:
    """A statement with the marks of psycopg."""
    return statement.replace("%", "%%").replace("?", "%s")


class Connection:
    """A connection that takes the statements of `sql.py`."""

    def __init__(self, url: str) -> None:
        self.raw = psycopg.connect(url, autocommit=True, **SETTINGS)
        self.raw.adapters.register_dumper(str, StrDumper)  # a text is a text: none is taken for bytes

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Run one statement."""
        return self.raw.execute(_said(statement), _clean(values))

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> None:
        """Run it for each of these rows."""
        if rows:
            self.raw.cursor().executemany(_said(statement), [_clean(row) for row in rows])


def _clean(values: Sequence[Any]) -> list[Any]:
    """PostgreSQL has no text with a zero byte in it."""
    return [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]


class PostgresSession:
    """The writer's connection; news wait here until the rows that they tell of are durable."""

    def __init__(self, url: str, name: str) -> None:
        self._url, self._name = url, name
        self._db: Connection | None = Connection(url)
        self._lock = threading.Lock()
        self._news: list[News] = []

    def begin(self) -> Connection:
        """Begin a transaction, on a new connection if the old one was lost."""
        if self._db is not None:
            try:
                self._db.raw.execute("BEGIN")
                return self._db
            except psycopg.OperationalError:
                self._lose()
        self._db = Connection(self._url)
        self._db.raw.execute("BEGIN")
        return self._db

    def commit(self) -> None:
        """Make it durable."""
        assert self._db is not None
        self._db.raw.execute("COMMIT")

    def rollback(self) -> None:
        """Undo it."""
        if self._db is not None:
            try:
                self._db.raw.execute("ROLLBACK")
            except psycopg.Error:
                self._lose()

    def tell(self, news: News) -> None:
        """Keep what the others have to hear after the next commit."""
        with self._lock:
            self._news.append(news)

    def committed(self) -> None:
        """Tell the others. Not inside the transaction: there, NOTIFY makes all processes queue up."""
        with self._lock:
            news, self._news = self._news, []
        if news and self._db is not None:
            try:
                notify(self._db.raw, news)
            except psycopg.Error:
                self._lose()  # they look for themselves when the database is back

    def close(self) -> None:
        """Let go of the connection."""
        self._lose()

    def _lose(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            with suppress(psycopg.Error):
                db.raw.close()

    def explain(self, error: Exception) -> StoreError:
        """The store's own error for one that came up."""
        return explain(error, self._name)


class PostgresStore(Jobs, Store):
    """Live tables in a PostgreSQL database."""

    HEADER_TEXT = "encode(header, 'escape')"
    COLUMNS = f"{INFO}, holder"

    @classmethod
    def open(cls, url: str, *, kind: str = "server", queue_limit: int = 8192) -> Self:
        """Open a database, whose tables are made where there are none. `kind`: what this process is."""
        return cls(url, kind, queue_limit)

    def __init__(self, url: str, kind: str, queue_limit: int) -> None:
        self.url = url
        self._name = named(url)
        self._idle: list[Connection] = []
        self._idle_lock = threading.Lock()
        self._closed = False
        try:
            with psycopg.connect(url, autocommit=True, **SETTINGS) as db:
                migrate(db, self._name)
            self._session = PostgresSession(url, self._name)
            self._membership = Membership(url, kind, self._name)
        except Exception as error:
            raise explain(error, self._name) from error
        self._writer = Writer(self._session, self._name, queue_limit)

    def close(self) -> None:
        """Finish what was asked for, leave the others, and let go of the connections."""
        with self._idle_lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for db in idle:
            db.raw.close()
        self._membership.ending.set()
        self.tell(News("seen"))  # wakes the one who listens
        self._writer.close()
        self._membership.close()

    # Fellows

    @property
    def me(self) -> int:
        """The number of this process, a new one whenever it joins."""
        return self._membership.me

    @property
    def workers(self) -> int:
        """How many workers think for all."""
        return self._membership.workers

    @property
    def shared(self) -> bool:
        """Whether other servers may be writing."""
        return self._membership.servers > 1

    def join(self, heard: Heard) -> None:
        """Have `heard` called with the news of the others."""
        self._membership.heard = heard

    def tell(self, news: News) -> None:
        """Tell the others, soon."""
        self._session.tell(News(news.what, self.me, news.table, news.last, news.seats))
        self._do(lambda db: None)

    def take_over(self) -> Future[list[tuple[str, float | None]]]:
        """Hold all tables that have something to do or to send, and whose holder is gone."""

        def change(db: Db) -> list[tuple[str, float | None]]:
            rows = db.execute(
                "UPDATE tables SET holder = ? WHERE id IN (SELECT id FROM tables t WHERE "
                "(due IS NOT NULL OR EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id)) "
                "AND holder NOT IN (SELECT id FROM processes) FOR UPDATE SKIP LOCKED) RETURNING id, due",
                (self._alive(db),),
            )
            return [(table_id, due) for table_id, due in rows.fetchall()]

        return self._writer.submit(change)

    def hold(self, table_id: str, holder: int) -> Future[None]:
        """Become the holder of a table in place of another one. Or `Conflict`."""

        def change(db: Db) -> None:
            taken, held = self._held(holder)
            statement = f"UPDATE tables SET version = version{taken} WHERE id = ?{held} RETURNING last"
            row = db.execute(statement, (table_id,)).fetchone()
            if row is None:
                self._check_alive(db)
                raise conflict(db, table_id, -1)
            self._told(table_id, int(row[0]))

        return self._writer.submit(change)

    def lasts(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How far the logs of these tables reach, and who holds them."""
        rows = self._read("SELECT id, last, holder FROM tables WHERE id = ANY(?)", list(table_ids))
        return {table_id: (last, holder) for table_id, last, holder in rows}

    def _hold(self, db: Db, table_id: str) -> None:
        db.execute("UPDATE tables SET holder = ? WHERE id = ?", (self.me, table_id))

    def _held(self, holder: int | None) -> tuple[str, str]:
        alive = f" AND EXISTS (SELECT 1 FROM processes p WHERE p.id = {self.me})"
        return f", holder = {self.me}", alive + (f" AND holder = {holder:d}" if holder is not None else "")

    def _alive(self, db: Db) -> int:
        self._check_alive(db)
        return self.me

    def _check_alive(self, db: Db) -> None:
        if not db.execute("SELECT 1 FROM processes WHERE id = ?", (self.me,)).fetchone():
            raise StoreLost(
                "This server was silent for so long that others took its tables over. Nothing was changed; "
                "it joins them again by itself. Try again in a moment."
            )

    def _told(self, table_id: str, last: int) -> None:
        self._session.tell(News("row", self.me, table_id, last))

    def _tell_after(self, news: News) -> None:
        self._session.tell(news)

    def _number(self) -> int:
        return self.me

    def on_thought(self, heard: Callable[[int], Any]) -> None:
        """Have `heard` called with the number of each job that was answered."""
        self._membership.thought = heard

    def _in_hand(self) -> str:
        return f" AND table_id IN (SELECT id FROM tables WHERE holder = {self.me})"

    # Connections

    def _read(self, query: str, *values: Any) -> list[Any]:
        """The rows of a query, by a connection that nobody else uses meanwhile; asked again if it is lost."""
        for db in (self._take_idle(), None):
            try:
                db = db or Connection(self.url)
                rows = db.execute(query, values).fetchall()
            except Exception as error:
                lost = isinstance(explain(error, self._name), StoreLost)
                if db is not None:
                    db.raw.close()
                    if lost:
                        continue
                raise explain(error, self._name) from error
            with self._idle_lock:
                if len(self._idle) < IDLE_READERS and not self._closed:
                    self._idle.append(db)
                    return rows
            db.raw.close()
            return rows
        raise StoreLost(f"{self._name} cannot be reached. Try again in a moment.")

    def _take_idle(self) -> Connection | None:
        with self._idle_lock:
            if self._closed:
                raise StoreClosed(f"{self._name} is closed. Open it again.")
            return self._idle.pop() if self._idle else None
