"""What a store keeps of people who want to be called: how, about which seats, and what still has to be sent.

A person is whoever has a secret in a browser, known by its hash. A call is written together with the move
that asks for it (`Store.append`), one row for each channel of everybody who has the seat: a move that is
durable has its calls beside it. When a seat decides, its earlier calls go, so that there are never many more
of them than open decisions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final, Literal

import msgspec

DECIDE: Final = "decide"  # what a call says that is about another seat, whose time is up

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


class Outbox(ABC):
    """The part of a store that knows whom to call."""

    @abstractmethod
    def save_person(self, row: PersonRow) -> Future[None]:
        """Keep a person's settings; one who is there already keeps seats and channels."""

    @abstractmethod
    def forget_person(self, person: bytes) -> Future[None]:
        """Remove a person with seats, channels and calls."""

    @abstractmethod
    def take_seats(self, person: bytes, table_id: str, seats: dict[int, str]) -> Future[None]:
        """A person has these seats, by the hash of a key each; nothing if there is no such person."""

    @abstractmethod
    def leave_seat(self, person: bytes, table_id: str, seat: int) -> Future[None]:
        """A person is not called about a seat any more."""

    @abstractmethod
    def save_channel(self, row: ChannelRow) -> Future[None]:
        """Keep a channel, in place of the same person's of the same kind and place."""

    @abstractmethod
    def drop_channel(self, channel: str) -> Future[None]:
        """Remove a channel with its calls."""

    @abstractmethod
    def sent(self, calls: Sequence[CallRow], channel: str, at: float) -> Future[None]:
        """These calls were delivered together: they are done, and the channel is well."""

    @abstractmethod
    def claim_calls(self, moment: float, until: float, limit: int) -> Future[list[CallRow]]:
        """Put off the calls that are to be sent by then: whoever gets them has to send them."""

    @abstractmethod
    def put_off(self, calls: Sequence[CallRow]) -> Future[None]:
        """Keep the new times and tries of calls that are still there."""

    @abstractmethod
    def drop_calls(self, calls: Sequence[CallRow]) -> Future[None]:
        """These calls need not be sent."""

    @abstractmethod
    def refuse(self, mark: bytes) -> Future[None]:
        """Whoever reads at a place, known by the hash of its address, is never written to again."""

    @abstractmethod
    def unwanted(self, mark: bytes) -> bool:
        """Whether that is so."""

    @abstractmethod
    def keep_key(self, name: str, value: bytes) -> Future[None]:
        """Keep a key of the server, unless there is one of that name."""

    @abstractmethod
    def key(self, name: str) -> bytes | None:
        """A key of the server."""

    @abstractmethod
    def person(self, person: bytes) -> PersonRow | None:
        """Somebody by the hash of the secret."""

    @abstractmethod
    def channel(self, channel: str) -> ChannelRow | None:
        """One channel."""

    @abstractmethod
    def channels(self, person: bytes) -> list[ChannelRow]:
        """A person's channels, the oldest first."""

    @abstractmethod
    def next_call(self) -> float | None:
        """When the next call is to be sent, if there is one."""

    @abstractmethod
    def seat_key(self, person: bytes, table_id: str, seat: int) -> str:
        """The hash of the key by which a person has a seat, "" if they do not."""
