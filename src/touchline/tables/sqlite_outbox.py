"""People, channels and calls in the SQLite file."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Final

from touchline.tables.outbox import Call, CallRow, ChannelRow, Outbox, PersonRow
from touchline.tables.sqlite_writer import Writer

PERSON: Final = ", ".join(PersonRow.__struct_fields__)
CHANNEL: Final = ", ".join(ChannelRow.__struct_fields__)
CALL: Final = ", ".join(CallRow.__struct_fields__)
THE_CALL: Final = "table_id = ? AND seat = ? AND what = ? AND channel = ?"


def write_calls(db: sqlite3.Connection, table_id: str, calls: Sequence[Call]) -> None:
    """Write the calls that follow from a move, in the move's own transaction."""
    for call in calls:
        if not call.what:
            db.execute("DELETE FROM outbox WHERE table_id = ? AND seat = ?", (table_id, call.seat))
            continue
        db.execute(
            "INSERT OR IGNORE INTO outbox (table_id, seat, what, channel, called, due) "
            "SELECT s.table_id, s.seat, ?, c.id, ?, ? FROM people_seats s "
            "JOIN channels c ON c.person = s.person "
            "WHERE s.table_id = ? AND s.seat = ? AND c.state = 'good'",
            (call.what, call.called, call.due, table_id, call.seat),
        )


class SqliteOutbox(Outbox):
    """The part of `SqliteStore` that knows whom to call."""

    _writer: Writer

    @abstractmethod
    def _read(self, query: str, *values: Any) -> list[Any]:
        """What the store answers to a query."""

    def _write(self, statement: str, *values: Any) -> Future[None]:
        return self._writer.submit(lambda db: db.execute(statement, values))

    def _write_all(self, statement: str, rows: list[tuple[Any, ...]]) -> Future[None]:
        return self._writer.submit(lambda db: db.executemany(statement, rows))

    # Changes

    def save_person(self, row: PersonRow) -> Future[None]:
        """Keep a person's settings; one who is there already keeps seats and channels."""
        return self._write(
            f"INSERT INTO people ({PERSON}) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET settings = ?3",
            row.id,
            row.created,
            row.settings,
        )

    def forget_person(self, person: bytes) -> Future[None]:
        """Remove a person with seats, channels and calls."""
        return self._write("DELETE FROM people WHERE id = ?", person)

    def take_seats(self, person: bytes, table_id: str, seats: dict[int, str]) -> Future[None]:
        """A person has these seats, by the hash of a key each; nothing if there is no such person."""
        return self._write_all(
            "INSERT OR REPLACE INTO people_seats (table_id, seat, person, key) "
            "SELECT t.id, ?, p.id, ? FROM people p, tables t WHERE p.id = ? AND t.id = ?",
            [(seat, key, person, table_id) for seat, key in seats.items()],
        )

    def leave_seat(self, person: bytes, table_id: str, seat: int) -> Future[None]:
        """A person is not called about a seat any more."""

        def change(db: sqlite3.Connection) -> None:
            values = table_id, seat, person
            db.execute("DELETE FROM people_seats WHERE table_id = ? AND seat = ? AND person = ?", values)
            db.execute(
                "DELETE FROM outbox WHERE table_id = ? AND seat = ? "
                "AND channel IN (SELECT id FROM channels WHERE person = ?)",
                values,
            )

        return self._writer.submit(change)

    def save_channel(self, row: ChannelRow) -> Future[None]:
        """Keep a channel, in place of the same person's of the same kind and place."""
        names = CHANNEL.split(", ")
        values = [getattr(row, name) for name in names]
        changed = ", ".join(f"{name} = excluded.{name}" for name in names[1:])

        def change(db: sqlite3.Connection) -> None:
            same = row.person, row.kind, row.place, row.id
            db.execute("DELETE FROM channels WHERE person = ? AND kind = ? AND place = ? AND id <> ?", same)
            db.execute(
                f"INSERT INTO channels ({CHANNEL}) VALUES ({', '.join('?' * len(values))}) "
                f"ON CONFLICT (id) DO UPDATE SET {changed}",
                values,
            )

        return self._writer.submit(change)

    def drop_channel(self, channel: str) -> Future[None]:
        """Remove a channel with its calls."""
        return self._write("DELETE FROM channels WHERE id = ?", channel)

    def sent(self, calls: Sequence[CallRow], channel: str, at: float) -> Future[None]:
        """These calls were delivered together: they are done, and the channel is well."""

        def change(db: sqlite3.Connection) -> None:
            db.executemany(f"DELETE FROM outbox WHERE {THE_CALL}", [_key(call) for call in calls])
            db.execute(
                "UPDATE channels SET sent = sent + 1, sent_at = ?, failing = NULL, problem = '' WHERE id = ?",
                (at, channel),
            )

        return self._writer.submit(change)

    def put_off(self, calls: Sequence[CallRow]) -> Future[None]:
        """Keep the new times and tries of calls that are still there."""
        rows = [(call.due, call.tries, *_key(call)) for call in calls]
        return self._write_all(f"UPDATE outbox SET due = ?, tries = ? WHERE {THE_CALL}", rows)

    def drop_calls(self, calls: Sequence[CallRow]) -> Future[None]:
        """These calls need not be sent."""
        return self._write_all(f"DELETE FROM outbox WHERE {THE_CALL}", [_key(call) for call in calls])

    def refuse(self, mark: bytes) -> Future[None]:
        """Whoever reads at a place, known by the hash of its address, is never written to again."""
        return self._write("INSERT OR IGNORE INTO unwanted (mark) VALUES (?)", mark)

    def keep_key(self, name: str, value: bytes) -> Future[None]:
        """Keep a key of the server, unless there is one of that name."""
        return self._write("INSERT OR IGNORE INTO server_keys (name, value) VALUES (?, ?)", name, value)

    # Reads

    def key(self, name: str) -> bytes | None:
        """A key of the server."""
        for (value,) in self._read("SELECT value FROM server_keys WHERE name = ?", name):
            return bytes(value)
        return None

    def unwanted(self, mark: bytes) -> bool:
        """Whether somebody is never written to again."""
        return bool(self._read("SELECT 1 FROM unwanted WHERE mark = ?", mark))

    def person(self, person: bytes) -> PersonRow | None:
        """Somebody by the hash of the secret."""
        for row in self._read(f"SELECT {PERSON} FROM people WHERE id = ?", person):
            return PersonRow(**named(PERSON, row))
        return None

    def channel(self, channel: str) -> ChannelRow | None:
        """One channel."""
        return next(iter(self._channels("id = ?", channel)), None)

    def channels(self, person: bytes) -> list[ChannelRow]:
        """A person's channels, the oldest first."""
        return self._channels("person = ? ORDER BY created", person)

    def _channels(self, which: str, *values: Any) -> list[ChannelRow]:
        rows = self._read(f"SELECT {CHANNEL} FROM channels WHERE {which}", *values)
        return [ChannelRow(**named(CHANNEL, row)) for row in rows]

    def calls_due(self, moment: float, limit: int) -> list[CallRow]:
        """The calls that are to be sent by then, the first ones first."""
        rows = self._read(f"SELECT {CALL} FROM outbox WHERE due <= ? ORDER BY due LIMIT ?", moment, limit)
        return [CallRow(**named(CALL, row)) for row in rows]

    def next_call(self) -> float | None:
        """When the next call is to be sent, if there is one."""
        ((due,),) = self._read("SELECT min(due) FROM outbox")
        return None if due is None else float(due)

    def seat_key(self, person: bytes, table_id: str, seat: int) -> str:
        """The hash of the key by which a person has a seat, "" if they do not."""
        query = "SELECT key FROM people_seats WHERE person = ? AND table_id = ? AND seat = ?"
        return next((str(key) for (key,) in self._read(query, person, table_id, seat)), "")


def _key(call: CallRow) -> tuple[str, int, str, str]:
    return call.table_id, call.seat, call.what, call.channel


def named(columns: str, row: Sequence[Any]) -> dict[str, Any]:
    """A row by the names of its columns."""
    return dict(zip(columns.split(", "), row, strict=True))
