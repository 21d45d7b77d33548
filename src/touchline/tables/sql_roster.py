"""Managers and leagues in a store that speaks SQL: the same statements for every database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Final, TypeVar

import msgspec

from touchline.tables.roster import (
    DeviceRow,
    LeagueRow,
    LeagueStatus,
    ManagerRow,
    PasskeyRow,
    RatingRow,
    ResultRow,
    SeatRow,
    Tie,
)
from touchline.tables.store import Refused, Taken
from touchline.tables.writer import Db

Row = TypeVar("Row", bound=msgspec.Struct)

SEATS: Final = (
    "FROM people_seats s JOIN devices d ON d.person = s.person JOIN tables t ON t.id = s.table_id "
    "WHERE d.manager = ?"
)

# What a file of format 5 needs to know managers and leagues.
MIGRATION: Final = (
    """
    CREATE TABLE managers (
        id TEXT PRIMARY KEY NOT NULL,
        name TEXT NOT NULL,
        looks TEXT NOT NULL UNIQUE,
        created REAL NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY NOT NULL,
        manager TEXT NOT NULL REFERENCES managers ON DELETE CASCADE,
        public_key BLOB NOT NULL,
        signs INTEGER NOT NULL,
        label TEXT NOT NULL,
        created REAL NOT NULL,
        used REAL NOT NULL
    ) STRICT
    """,
    "CREATE INDEX passkeys_by_manager ON passkeys (manager)",
    """
    CREATE TABLE devices (
        person BLOB PRIMARY KEY NOT NULL REFERENCES people ON DELETE CASCADE,
        manager TEXT NOT NULL REFERENCES managers ON DELETE CASCADE,
        label TEXT NOT NULL,
        since REAL NOT NULL
    ) STRICT
    """,
    "CREATE INDEX devices_by_manager ON devices (manager)",
    """
    CREATE TABLE ties (
        manager TEXT NOT NULL REFERENCES managers ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES managers ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('friend', 'block')),
        since REAL NOT NULL,
        PRIMARY KEY (manager, other)
    ) STRICT
    """,
    "CREATE INDEX ties_by_other ON ties (other)",
    # A result outlives its table, which may be let go.
    """
    CREATE TABLE results (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        manager TEXT NOT NULL REFERENCES managers ON DELETE CASCADE,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        place INTEGER NOT NULL,
        points REAL NOT NULL,
        ended REAL NOT NULL,
        mean REAL,
        spread REAL,
        PRIMARY KEY (table_id, seat)
    ) STRICT
    """,
    "CREATE INDEX results_by_manager ON results (manager, ended)",
    """
    CREATE TABLE ratings (
        manager TEXT NOT NULL REFERENCES managers ON DELETE CASCADE,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        mean REAL NOT NULL,
        spread REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (manager, game, seats)
    ) STRICT
    """,
    """
    CREATE TABLE leagues (
        id TEXT PRIMARY KEY NOT NULL,
        created REAL NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
        due REAL,
        version INTEGER NOT NULL,
        league BLOB NOT NULL
    ) STRICT
    """,
    "CREATE INDEX leagues_by_status ON leagues (status, created)",
    """
    CREATE TABLE league_managers (
        league TEXT NOT NULL REFERENCES leagues ON DELETE CASCADE,
        manager TEXT NOT NULL REFERENCES managers ON DELETE CASCADE,
        PRIMARY KEY (league, manager)
    ) STRICT
    """,
    "CREATE INDEX league_managers_by_manager ON league_managers (manager)",
)


def columns(kind: type[msgspec.Struct]) -> str:
    """The columns of a row, which are called as its fields are."""
    return ", ".join(kind.__struct_fields__)


def insert(table: str, row: msgspec.Struct, conflict: str = "") -> tuple[str, tuple[Any, ...]]:
    """The statement that adds a row, and its values."""
    fields = row.__struct_fields__
    marks = ", ".join("?" * len(fields))
    statement = f"INSERT INTO {table} ({', '.join(fields)}) VALUES ({marks}) {conflict}"
    return statement, tuple(getattr(row, field) for field in fields)


class Roster(ABC):
    """The part of a store that knows managers and leagues."""

    @abstractmethod
    def _read(self, query: str, *values: Any) -> list[Any]:
        """The rows of a query; `?` stands for a value."""

    @abstractmethod
    def _do(self, work: Callable[[Db], object]) -> Future[None]:
        """Make a change in a transaction of its own."""

    def _rows(self, kind: type[Row], rest: str, *values: Any) -> list[Row]:
        found = self._read(f"SELECT {columns(kind)} {rest}", *values)
        return [kind(**dict(zip(kind.__struct_fields__, row, strict=True))) for row in found]

    def _one(self, kind: type[Row], rest: str, *values: Any) -> Row | None:
        return next(iter(self._rows(kind, rest, *values)), None)

    # Changes

    def save_manager(self, row: ManagerRow, passkey: PasskeyRow | None = None) -> Future[None]:
        """Keep a manager under a name, with a first passkey if there is one. Or `Taken`."""
        again = "ON CONFLICT (id) DO UPDATE SET name = excluded.name, looks = excluded.looks"

        def change(db: Db) -> None:
            if db.execute(
                "SELECT 1 FROM managers WHERE looks = ? AND id <> ?", (row.looks, row.id)
            ).fetchone():
                raise Taken(f"Another manager is called {row.name}, or nearly so. Choose another name.")
            db.execute(*insert("managers", row, again))
            if passkey is not None:
                db.execute(*insert("passkeys", passkey))

        return self._do(change)

    def forget_manager(self, manager: str) -> Future[None]:
        """Remove a manager with everything that is theirs, their devices' channels included."""

        def change(db: Db) -> None:
            db.execute(
                "DELETE FROM people WHERE id IN (SELECT person FROM devices WHERE manager = ?)", (manager,)
            )
            db.execute("DELETE FROM managers WHERE id = ?", (manager,))

        return self._do(change)

    def save_passkey(self, row: PasskeyRow) -> Future[None]:
        """Keep a passkey. Or `Taken`, if another manager has it."""
        again = "ON CONFLICT (id) DO UPDATE SET signs = excluded.signs, used = excluded.used"

        def change(db: Db) -> None:
            if db.execute(
                "SELECT 1 FROM passkeys WHERE id = ? AND manager <> ?", (row.id, row.manager)
            ).fetchone():
                raise Taken("Another manager has this passkey. Make a new one.")
            db.execute(*insert("passkeys", row, again))

        return self._do(change)

    def drop_passkey(self, manager: str, passkey: bytes) -> Future[None]:
        """Remove one of a manager's passkeys."""
        return self._do(
            lambda db: db.execute("DELETE FROM passkeys WHERE manager = ? AND id = ?", (manager, passkey))
        )

    def save_device(self, row: DeviceRow) -> Future[None]:
        """A browser is signed in as a manager, and as nobody else."""
        again = (
            "ON CONFLICT (person) DO UPDATE SET manager = excluded.manager, label = excluded.label, "
            "since = excluded.since"
        )
        return self._do(lambda db: db.execute(*insert("devices", row, again)))

    def drop_device(self, person: bytes) -> Future[None]:
        """A browser is signed out."""
        return self._do(lambda db: db.execute("DELETE FROM devices WHERE person = ?", (person,)))

    def tie(self, manager: str, other: str, kind: Tie | None, since: float) -> Future[None]:
        """One manager is the other's friend, or blocks them; None: neither."""

        def change(db: Db) -> None:
            db.execute("DELETE FROM ties WHERE manager = ? AND other = ?", (manager, other))
            if kind is not None:
                db.execute("INSERT INTO ties VALUES (?, ?, ?, ?)", (manager, other, kind, since))

        return self._do(change)

    def save_results(self, results: Sequence[ResultRow], ratings: Sequence[RatingRow]) -> Future[None]:
        """Keep how a game ended, once, with the ratings after it. Or `Refused`: somebody was faster."""
        again = (
            "ON CONFLICT (manager, game, seats) DO UPDATE SET mean = excluded.mean, "
            "spread = excluded.spread, games = excluded.games WHERE ratings.games = excluded.games - 1"
        )

        def change(db: Db) -> None:
            for result in results:
                known = (result.table_id, result.seat)
                if db.execute("SELECT 1 FROM results WHERE table_id = ? AND seat = ?", known).fetchone():
                    raise Refused("These results are kept already.")
                db.execute(*insert("results", result))
            for rating in ratings:
                if not db.execute(*insert("ratings", rating, again)).rowcount:
                    raise Refused("Another game of this manager was rated meanwhile. Rate this one again.")

        return self._do(change)

    def save_league(self, row: LeagueRow, managers: Sequence[str] = ()) -> Future[None]:
        """Keep a league in place of the version before; these managers take part. Or `Refused`."""
        again = (
            "ON CONFLICT (id) DO UPDATE SET status = excluded.status, due = excluded.due, "
            "version = excluded.version, league = excluded.league "
            "WHERE leagues.version = excluded.version - 1"
        )

        def change(db: Db) -> None:
            if not db.execute(*insert("leagues", row, again)).rowcount:
                raise Refused("The league has changed meanwhile. Look again and repeat.")
            for manager in managers:
                db.execute(
                    "INSERT INTO league_managers (league, manager) SELECT ?, id FROM managers WHERE id = ? "
                    "ON CONFLICT DO NOTHING",
                    (row.id, manager),
                )

        return self._do(change)

    # Reads

    def manager(self, manager: str) -> ManagerRow | None:
        """A manager by id."""
        return self._one(ManagerRow, "FROM managers WHERE id = ?", manager)

    def manager_called(self, looks: str) -> ManagerRow | None:
        """A manager by the skeleton of the name."""
        return self._one(ManagerRow, "FROM managers WHERE looks = ?", looks)

    def passkey(self, passkey: bytes) -> PasskeyRow | None:
        """A passkey."""
        return self._one(PasskeyRow, "FROM passkeys WHERE id = ?", passkey)

    def passkeys(self, manager: str) -> list[PasskeyRow]:
        """A manager's passkeys, the oldest first."""
        return self._rows(PasskeyRow, "FROM passkeys WHERE manager = ? ORDER BY created", manager)

    def device(self, person: bytes) -> DeviceRow | None:
        """As whom a browser is signed in."""
        return self._one(DeviceRow, "FROM devices WHERE person = ?", person)

    def devices(self, manager: str) -> list[DeviceRow]:
        """A manager's browsers, the oldest first."""
        return self._rows(DeviceRow, "FROM devices WHERE manager = ? ORDER BY since", manager)

    def seats_of(self, manager: str, table_id: str = "") -> list[SeatRow]:
        """A manager's seats at one table, or at all, the newest tables first."""
        which, values = ("AND s.table_id = ?", (manager, table_id)) if table_id else ("", (manager,))
        found = self._read(
            f"SELECT s.table_id, s.seat, s.key {SEATS} {which} ORDER BY t.created DESC, s.seat", *values
        )
        return [SeatRow(table_id=table, seat=seat, key=key) for table, seat, key in found]

    def managers_at(self, table_id: str) -> list[tuple[int, str, str]]:
        """Seat, manager and hash of the key of everybody who is known at a table."""
        return [
            (int(seat), str(manager), str(key))
            for seat, manager, key in self._read(
                "SELECT s.seat, d.manager, s.key FROM people_seats s JOIN devices d ON d.person = s.person "
                "WHERE s.table_id = ? ORDER BY s.seat, d.since",
                table_id,
            )
        ]

    def untold(self, limit: int) -> list[str]:
        """Finished tables of managers whose results are not kept yet."""
        found = self._read(
            "SELECT DISTINCT t.id FROM tables t JOIN people_seats s ON s.table_id = t.id "
            "JOIN devices d ON d.person = s.person WHERE t.status = 'over' "
            "AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id) LIMIT ?",
            limit,
        )
        return [str(table_id) for (table_id,) in found]

    def results(self, manager: str, limit: int) -> list[ResultRow]:
        """A manager's results, the last first."""
        rest = "FROM results WHERE manager = ? ORDER BY ended DESC, table_id LIMIT ?"
        return self._rows(ResultRow, rest, manager, limit)

    def results_at(self, tables: Sequence[str]) -> list[ResultRow]:
        """All results of these tables."""
        marks = ", ".join("?" * len(tables)) or "''"
        return self._rows(ResultRow, f"FROM results WHERE table_id IN ({marks})", *tables)

    def ratings(self, manager: str) -> list[RatingRow]:
        """A manager's ratings."""
        return self._rows(RatingRow, "FROM ratings WHERE manager = ? ORDER BY game, seats", manager)

    def ties(self, manager: str) -> list[tuple[str, Tie]]:
        """Whom a manager has as a friend or blocks."""
        return self._read("SELECT other, kind FROM ties WHERE manager = ? ORDER BY since", manager)

    def tied_to(self, manager: str) -> list[tuple[str, Tie]]:
        """Who has a manager as a friend or blocks them."""
        return self._read("SELECT manager, kind FROM ties WHERE other = ? ORDER BY since", manager)

    def league(self, league: str) -> LeagueRow | None:
        """A league."""
        return self._one(LeagueRow, "FROM leagues WHERE id = ?", league)

    def leagues(self, status: LeagueStatus | None, limit: int) -> list[LeagueRow]:
        """Leagues, the newest first."""
        which, values = ("WHERE status = ?", (status,)) if status else ("", ())
        return self._rows(LeagueRow, f"FROM leagues {which} ORDER BY created DESC LIMIT ?", *values, limit)

    def leagues_of(self, manager: str) -> list[LeagueRow]:
        """The leagues in which a manager takes part, the newest first."""
        rest = (
            "FROM leagues WHERE id IN (SELECT league FROM league_managers WHERE manager = ?) "
            "ORDER BY created DESC"
        )
        return self._rows(LeagueRow, rest, manager)
