"""Who may come in: the keys of the seats and of the host, links to give away, tickets, recovery phrases.

A link is an invitation: whoever sits down with it first has the seat, by a key that nobody else knows, and
the link is used up. The owner may have a key on several devices, move to another one with a ticket, and come
back with a phrase. All of these are known here by their hashes alone. Like the table, the doors are made by
replaying the rows of the log, after the links that the table was made with.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from touchline.tables.entries import AnyRow, Freed, Keys, Linked, Muted, Removed, Sat, Ticket
from touchline.tables.errors import TooMuch, say
from touchline.tables.forms import Kind, Pass
from touchline.tables.store import LinkRow, hash_token

HOST: Final = -1  # the host's place, and where only people can be meant, whoever watches
LONGEST_TOKEN: Final = 64
MOST_DEVICES: Final = 8
CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another
INVITATION: Final = 12  # characters

What = Literal[
    "sat", "left", "freed", "removed", "returned", "muted", "unmuted",
    "rests", "rested", "rested-out", "pause", "paused", "no-pause", "resumed",
    "finish", "finished", "no-finish", "gave", "bot", "back",
]  # fmt: skip


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a seat: what happened, after how many decisions, the name at that time.

    `other`: who was given `seconds`, or the bot that sits in."""

    seat: int
    at: int
    what: What
    name: str
    other: str = ""
    seconds: int = 0


@dataclass(slots=True)
class Door:
    """What opens one place. `changes` counts what its owner (or the host) has done to doors."""

    links: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    phrase: str = ""
    ticket: str = ""
    until: float = 0.0
    followed: bool = False
    removed: bool = False
    changes: int = 0


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A secret that nobody can guess, and that can be read out: for invitations."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(INVITATION))


def hashed(token: object) -> str:
    """The form in which doors know a token; "" if it can be none."""
    if not isinstance(token, str) or not token.isascii() or not 0 < len(token) <= LONGEST_TOKEN:
        return ""
    return hash_token(token).hex()


def check_devices(door: Door) -> None:
    """Refuse one more device where there are many."""
    if len(door.keys) >= MOST_DEVICES:
        raise TooMuch(say("too-many-devices", most=MOST_DEVICES))


class Doors:
    """The doors of one table."""

    def __init__(self, kinds: Sequence[Kind], links: Iterable[LinkRow] = ()) -> None:
        self._kinds = list(kinds)
        self._doors = {seat: Door() for seat in range(HOST, len(self._kinds))}
        self.watch: tuple[str, ...] = ()
        self.muted: set[int] = set()
        self.notes: list[Note] = []
        for link in links:
            known = link.token_hash.hex()
            if link.kind == "watch":
                self.watch += (known,)
            elif link.kind == "host":
                self._doors[HOST].keys += (known,)
            elif link.seat in self._doors:
                self._doors[link.seat].links += (known,)

    # What is read

    def __getitem__(self, seat: int) -> Door:
        return self._doors[seat]

    def claimed(self, seat: int) -> bool:
        """Whether the seat has an owner: the host has those that are played here."""
        return self._kinds[seat] != "link" or bool(self._doors[seat].keys)

    def owners(self, who: Pass) -> list[int]:
        """The places that a pass has: HOST, and its seats by link."""
        return [HOST] * who.host + [seat for seat in who.seats if self._kinds[seat] == "link"]

    def admit(self, table_id: str, hashes: Iterable[str]) -> Pass:
        """What these tokens allow together; those that open nothing count for nothing."""
        seats: set[int] = set()
        invited: set[int] = set()
        host = watch = False
        used = []
        for known in filter(None, hashes):
            if known in self._doors[HOST].keys:
                host = True
                seats.update(seat for seat, kind in enumerate(self._kinds) if kind == "here")
            elif known in self.watch:
                watch = True
            elif found := next(self._opened(known), None):
                seat, mine = found
                (seats if mine else invited).add(seat)
            else:
                continue
            used.append(known)
        return Pass(table_id, tuple(sorted(seats)), host, watch, tuple(sorted(invited - seats)), tuple(used))

    def _opened(self, known: str) -> Iterator[tuple[int, bool]]:
        """The seat that a hash opens by a key, or may be taken with."""
        for seat, door in self._doors.items():
            if seat != HOST and not door.removed and known in (*door.keys, *door.links):
                yield seat, known in door.keys

    def invited(self, known: str) -> int | None:
        """The seat that a link invites to."""
        return next((seat for seat, mine in self._opened(known) if not mine), None)

    def ticket(self, known: str, now: float) -> int | None:
        """The place that a ticket leads to, while it is good."""
        good = (seat for seat, door in self._doors.items() if known == door.ticket and now < door.until)
        return next((seat for seat in good if known and not self._doors[seat].removed), None)

    def phrase(self, known: str) -> int | None:
        """The place that a recovery phrase opens."""
        return next((seat for seat, door in self._doors.items() if known and known == door.phrase), None)

    # What changes it

    def note(self, row: AnyRow, name: str) -> None:
        """Add a row of the log; `name` is who it is about, after it."""
        match row:
            case Sat(seat=seat, key=key, at=at, followed=followed):
                self._doors[seat] = Door(keys=(key,), followed=followed)
                self.notes.append(Note(seat, at, "sat", name))
            case Keys(seat=seat, keys=keys, phrase=phrase):
                door = self._doors[seat]
                door.keys, door.phrase, door.ticket = tuple(keys), phrase, ""
                door.changes += 1
            case Ticket(seat=seat, ticket=ticket, until=until):
                door = self._doors[seat]
                door.ticket, door.until = ticket, until
                door.changes += 1
            case Linked(seat=seat, link=link, besides=besides):
                if seat == HOST:
                    self.watch = (*(self.watch if besides else ()), link)
                else:
                    self._doors[seat].links = (link,)
                self._doors[HOST].changes += not besides
            case Freed(seat=seat, at=at, host=host, link=link):
                self._doors[seat] = Door(links=(link,) if link else ())
                self.muted.discard(seat)
                self._by_host(Note(seat, at, "freed" if host else "left", name))
            case Removed(seat=seat, at=at, out=out):
                self._doors[seat].removed = out
                self._by_host(Note(seat, at, "removed" if out else "returned", name))
            case Muted(seat=seat, at=at, on=on):
                (self.muted.add if on else self.muted.discard)(seat)
                self._by_host(Note(seat, at, "muted" if on else "unmuted", name))
            case _:
                pass

    def _by_host(self, note: Note) -> None:
        self._doors[HOST].changes += 1
        self.notes.append(note)
