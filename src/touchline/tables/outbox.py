"""What a store keeps of people who want to be called: how, about which seats, and what still has to be sent.

A person is whoever has a secret in a browser, known by its hash. A call is written together with the move
that asks for it (`Store.append`), one row for each channel of everybody who has the seat: a move that is
durable has its calls beside it. When a seat decides, its earlier calls go, so that there are never many more
of them than open decisions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Final, Literal

import msgspec

from touchline.tables.writer import Db, Writer

DECIDE: Final = "decide"  # begins a call about another seat, whose time is up

ChannelState = Literal["new", "good", "off"]


class Call(msgspec.Struct, frozen=True):
    """A seat has something to hear, since `called`, to be sent from `due` on.

    Without `what`, the earlier calls of the seat are void, and those of others to decide about it."""

    seat: int
    what: str = ""
    called: float = 0.0
    due: float = 0.0


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody to call, by the hash of the browser's secret."""

    id: bytes
    created: float
    settings: bytes


class ChannelRow(msgspec.Struct, frozen=True, kw_only=True):
    """A way to call a person. `place` names it among those of its kind; `address` is all that sending needs.

    `state`: "new" until it is confirmed, "off" when it failed for too long. `failing`: since when it does;
    `problem` says how.
    """

    id: str
    person: bytes
    kind: str
    place: str
    address: bytes
    state: ChannelState
    created: float
    sent: int = 0
    sent_at: float | None = None
    failing: float | None = None
    problem: str = ""


class CallRow(msgspec.Struct, frozen=True, kw_only=True):
    """A call that has to be sent on one channel; `called` is when the move was made."""

    table_id: str
    seat: int
    what: str
    channel: str
    called: float
    due: float
    tries: int = 0


PERSON: Final = ", ".join(PersonRow.__struct_fields__)
CHANNEL: Final = ", ".join(ChannelRow.__struct_fields__)
CALL: Final = ", ".join(CallRow.__struct_fields__)
THE_CALL: Final = "table_id = ? AND seat = ? AND what = ? AND channel = ?"


def write_calls(db: Db, table_id: str, calls: Sequence[Call]) -> None:
    """Write the calls that follow from a move, in the move's own transaction."""
    for call in calls:
        if not call.what:
            db.execute(
                "DELETE FROM outbox WHERE table_id = ? AND ((seat = ? AND what NOT LIKE ?) OR what LIKE ?)",
                (table_id, call.seat, f"{DECIDE} %", f"{DECIDE} {call.seat} %"),
            )
            continue
        db.execute(
            "INSERT INTO outbox (table_id, seat, what, channel, called, due) "
            "SELECT s.table_id, s.seat, ?, c.id, ?, ? FROM people_seats s "
            "JOIN channels c ON c.person = s.person "
            "WHERE s.table_id = ? AND s.seat = ? AND c.state = 'good' "
            "ON CONFLICT DO NOTHING",
            (call.what, call.called, call.due, table_id, call.seat),
        )


class Outbox(ABC):
    """The part of a store that knows whom to call."""

    _writer: Writer

    @abstractmethod
    def _read(self, query: str, *values: Any) -> list[Any]:
        """What the store answers to a query."""

    def _in_hand(self) -> str:
        """What a query of the outbox asks so that it finds the calls of tables that are held here."""
        return ""

    def _do(self, work: Callable[[Db], object]) -> Future[None]:
        """Make a change of which nothing comes back."""

        def change(db: Db) -> None:
            work(db)

        return self._writer.submit(change)

    def _write(self, statement: str, *values: Any) -> Future[None]:
        return self._do(lambda db: db.execute(statement, values))

    def _write_all(self, statement: str, rows: list[tuple[Any, ...]]) -> Future[None]:
        return self._do(lambda db: db.executemany(statement, rows))

    # Changes

    def save_person(self, row: PersonRow) -> Future[None]:
        """Keep a person's settings; one who is there already keeps seats and channels."""
        return self._write(
            f"INSERT INTO people ({PERSON}) VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
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
            "INSERT INTO people_seats (table_id, seat, person, key) "
            "SELECT t.id, CAST(? AS INTEGER), p.id, ? FROM people p, tables t WHERE p.id = ? AND t.id = ? "
            "ON CONFLICT (table_id, seat, person) DO UPDATE SET key = excluded.key",
            [(seat, key, person, table_id) for seat, key in seats.items()],
        )

    def leave_seat(self, person: bytes, table_id: str, seat: int) -> Future[None]:
        """A person is not called about a seat any more."""

        def change(db: Db) -> None:
            values = table_id, seat, person
            db.execute("DELETE FROM people_seats WHERE table_id = ? AND seat = ? AND person = ?", values)
            db.execute(
                "DELETE FROM outbox WHERE table_id = ? AND seat = ? "
                "AND channel IN (SELECT id FROM channels WHERE person = ?)",
                values,
            )

        return self._writer.submit(change)

    def remind(self, person: bytes, table_id: str, calls: Sequence[Call]) -> Future[None]:
        """Write calls for one person, who could not be called when they came up."""
        return self._write_all(
            "INSERT INTO outbox (table_id, seat, what, channel, called, due) "
            "SELECT s.table_id, s.seat, ?, c.id, ?, ? FROM people_seats s "
            "JOIN channels c ON c.person = s.person "
            "WHERE s.person = ? AND s.table_id = ? AND s.seat = ? AND c.state = 'good' "
            "ON CONFLICT DO NOTHING",
            [(call.what, call.called, call.due, person, table_id, call.seat) for call in calls],
        )

    def save_channel(self, row: ChannelRow) -> Future[None]:
        """Keep a channel, in place of the same person's of the same kind and place."""
        names = CHANNEL.split(", ")
        values = [getattr(row, name) for name in names]
        changed = ", ".join(f"{name} = excluded.{name}" for name in names[1:])

        def change(db: Db) -> None:
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

        def change(db: Db) -> None:
            db.executemany(f"DELETE FROM outbox WHERE {THE_CALL}", [_key(call) for call in calls])
            db.execute(
                "UPDATE channels SET sent = sent + 1, sent_at = ?, failing = NULL, problem = '' WHERE id = ?",
                (at, channel),
            )

        return self._writer.submit(change)

    def claim_calls(self, moment: float, until: float, limit: int) -> Future[list[CallRow]]:
        """Put off the calls that are to be sent by then: whoever gets them has to send them."""
        key = "table_id, seat, what, channel"

        def change(db: Db) -> list[CallRow]:
            rows = db.execute(
                f"UPDATE outbox SET due = ? WHERE ({key}) IN (SELECT {key} FROM outbox "
                f"WHERE due <= ?{self._in_hand()} ORDER BY due LIMIT ?) RETURNING {CALL}",
                (until, moment, limit),
            )
            return [CallRow(**named(CALL, row)) for row in rows.fetchall()]

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
        return self._write("INSERT INTO unwanted (mark) VALUES (?) ON CONFLICT DO NOTHING", mark)

    def keep_key(self, name: str, value: bytes) -> Future[None]:
        """Keep a key of the server, unless there is one of that name."""
        return self._write(
            "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, value
        )

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

    def next_call(self) -> float | None:
        """When the next call is to be sent, if there is one."""
        ((due,),) = self._read(f"SELECT min(due) FROM outbox WHERE due IS NOT NULL{self._in_hand()}")
        return None if due is None else float(due)

    def played_by(self, person: bytes) -> list[tuple[str, int]]:
        """The tables that still play, and the seats there about which a person is called."""
        return self._read(
            "SELECT s.table_id, s.seat FROM people_seats s JOIN tables t ON t.id = s.table_id "
            "WHERE s.person = ? AND t.status <> 'over' ORDER BY s.table_id, s.seat",
            person,
        )

    def seat_key(self, person: bytes, table_id: str, seat: int) -> str:
        """The hash of the key by which a person has a seat, "" if they do not."""
        query = "SELECT key FROM people_seats WHERE person = ? AND table_id = ? AND seat = ?"
        return next((str(key) for (key,) in self._read(query, person, table_id, seat)), "")


def _key(call: CallRow) -> tuple[str, int, str, str]:
    return call.table_id, call.seat, call.what, call.channel


def named(columns: str, row: Sequence[Any]) -> dict[str, Any]:
    """A row by the names of its columns."""
    return dict(zip(columns.split(", "), row, strict=True))
