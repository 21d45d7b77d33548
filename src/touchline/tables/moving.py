"""All tables from one store to another, a file or a database each, and the proof that nothing was lost.

What is copied follows from the shape of the store, so that nothing new is ever forgotten. The rows are read
again on both sides and compared before the copy counts; the store that they come from stays as it is.
"""

from __future__ import annotations

import hashlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

import msgspec

from touchline.engine.errors import TouchlineError
from touchline.tables import schema
from touchline.tables.lock import FolderLock
from touchline.tables.opening import check_database, is_postgres
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import StoreError
from touchline.tables.upkeep import DATABASE

AT_ONCE: Final = 500  # rows
OF_THE_MOMENT: Final = ("health",)  # says nothing about any table


class Part(msgspec.Struct, frozen=True):
    """One kind of rows: its name and its columns."""

    name: str
    columns: tuple[str, ...]


class Moved(msgspec.Struct, frozen=True):
    """What was copied: rows by kind."""

    rows: dict[str, int]


def parts() -> list[Part]:
    """What a store holds, in an order in which it can be written."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        schema.migrate(db, "the shape")
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return [
            Part(name, tuple(row[1] for row in db.execute(f"PRAGMA table_info({name})")))
            for name in names
            if name not in OF_THE_MOMENT and not name.startswith("sqlite_")
        ]


class End(ABC):
    """A store at one end of the move, which nobody else uses meanwhile."""

    mark = "?"

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def ask(self, query: str) -> Iterator[Sequence[Any]]:
        """The rows of a query, a few at a time."""

    @abstractmethod
    def write(self, statement: str, rows: list[Sequence[Any]]) -> None:
        """Run a statement for each of these rows."""

    def empty(self) -> bool:
        """Whether nothing is there yet."""
        return not any(next(iter(self.ask(f"SELECT 1 FROM {part.name} LIMIT 1")), None) for part in parts())

    def read(self, part: Part) -> Iterator[tuple[Any, ...]]:
        """The rows of one kind; links in the order in which they were made."""
        order = " ORDER BY rowid" if part.name == "links" else ""
        for row in self.ask(f"SELECT {', '.join(part.columns)} FROM {part.name}{order}"):
            yield tuple(int(value) if isinstance(value, bool) else value for value in row)

    def put(self, part: Part, rows: Iterable[tuple[Any, ...]]) -> None:
        """Write rows of one kind."""
        marks = ", ".join([self.mark] * len(part.columns))
        statement = f"INSERT INTO {part.name} ({', '.join(part.columns)}) VALUES ({marks})"
        waiting: list[Sequence[Any]] = []
        for row in rows:
            waiting.append(row)
            if len(waiting) >= AT_ONCE:
                self.write(statement, waiting)
                waiting = []
        self.write(statement, waiting)

    def proof(self, part: Part) -> tuple[int, int]:
        """How many rows there are, and a number that follows from all that is in them, in any order."""
        count = total = 0
        for row in self.read(part):
            count += 1
            total += int.from_bytes(hashlib.sha256(repr(row).encode()).digest(), "big")
        return count, total % (1 << 256)


class FileEnd(End):
    """The file in a data folder."""

    def __init__(self, folder: Path, stack: ExitStack, writes: bool) -> None:
        super().__init__(str(folder))
        path = folder / DATABASE
        if not writes and not path.is_file():
            raise TouchlineError(f"There is no {path}. Name the data folder of a server, or a database.")
        stack.enter_context(FolderLock(folder))
        SqliteStore.open(path).close()  # made, or lifted to today's format
        self._db = stack.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
        if writes:
            stack.push(lambda kind, error, trace: self._db.rollback() if error else self._db.commit())

    def ask(self, query: str) -> Iterator[Sequence[Any]]:
        """The rows of a query."""
        return self._db.execute(query)

    def write(self, statement: str, rows: list[Sequence[Any]]) -> None:
        """Run a statement for each of these rows."""
        self._db.executemany(statement, rows)


class DatabaseEnd(End):
    """A PostgreSQL database."""

    mark = "%s"

    def __init__(self, url: str, stack: ExitStack, writes: bool) -> None:
        check_database(url)
        import psycopg

        from touchline.tables import postgres_errors, postgres_fellows, postgres_schema

        super().__init__(postgres_errors.named(url))
        try:
            with psycopg.connect(url, autocommit=True, connect_timeout=5) as db:
                postgres_schema.migrate(db, self.name)
                db.execute(postgres_fellows.GIVEN_UP, {"me": 0})
                if db.execute("SELECT 1 FROM processes").fetchone():
                    raise TouchlineError(
                        f"Servers or workers use {self.name}. Stop them first. Nothing was changed."
                    )
            self._db = stack.enter_context(psycopg.connect(url))  # commits, or rolls back on an error
            self._db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        except (psycopg.Error, StoreError) as error:
            raise TouchlineError(str(postgres_errors.explain(error, self.name))) from error
        self._booleans = {
            (table, column)
            for table, column in self._db.execute(
                "SELECT table_name, column_name FROM information_schema.columns "
                "WHERE table_schema = current_schema() AND data_type = 'boolean'"
            )
        }

    def ask(self, query: str) -> Iterator[Sequence[Any]]:
        """The rows of a query, a few at a time."""
        with self._db.cursor(name="moving") as cursor:
            cursor.itersize = AT_ONCE
            yield from cursor.execute(query)

    def put(self, part: Part, rows: Iterable[tuple[Any, ...]]) -> None:
        """Write rows of one kind, in which truths are truths."""
        truths = [(part.name, column) in self._booleans for column in part.columns]
        super().put(
            part,
            (
                tuple(bool(one) if truth else one for one, truth in zip(row, truths, strict=True))
                for row in rows
            ),
        )

    def write(self, statement: str, rows: list[Sequence[Any]]) -> None:
        """Run a statement for each of these rows."""
        if rows:
            self._db.cursor().executemany(statement, rows)


def _end(where: str, stack: ExitStack, writes: bool) -> End:
    return DatabaseEnd(where, stack, writes) if is_postgres(where) else FileEnd(Path(where), stack, writes)


def move(source: str, target: str) -> Moved:
    """Copy everything from one store into another, empty one, and compare.

    Or `TouchlineError`, and the target is as empty as it was.
    """
    if source == target:
        raise TouchlineError("Both are the same store. Name another one to move to.")
    try:
        with ExitStack() as stack:
            old = _end(source, stack, writes=False)
            new = _end(target, stack, writes=True)
            if not new.empty():
                raise TouchlineError(f"There are tables in {new.name} already. Choose an empty one.")
            rows = {}
            for part in parts():
                new.put(part, old.read(part))
                was, now = old.proof(part), new.proof(part)
                if was != now:
                    raise TouchlineError(
                        f"The {part.name} in {new.name} are not those of {old.name} ({now[0]} rows, not "
                        f"{was[0]}). "
                        f"Nothing was kept of the copy; {old.name} is as it was."
                    )
                rows[part.name] = was[0]
            return Moved(rows)
    except StoreError as error:
        raise TouchlineError(str(error)) from error
    except (OSError, sqlite3.Error) as error:
        raise TouchlineError(f"The tables could not be moved: {error}. Nothing was changed.") from error
