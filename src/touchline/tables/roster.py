"""What a store keeps of managers: their passkeys and devices, results and ratings, friends, leagues.

A manager is somebody who wants to be the same on several devices and from game to game; anonymous people have
none of these rows. A device is a person (`tables/outbox.py`) who signed in as a manager: the seats of all
devices of a manager are the manager's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Literal

import msgspec

Tie = Literal["friend", "block"]
LeagueStatus = Literal["open", "running", "over"]


class ManagerRow(msgspec.Struct, frozen=True, kw_only=True):
    """A manager; `looks` is the skeleton of the name, which nobody else may have."""

    id: str
    name: str
    looks: str
    created: float


class PasskeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of a manager: what the authenticator calls it, and the public half of its key."""

    id: bytes
    manager: str
    public_key: bytes
    signs: int
    label: str
    created: float
    used: float


class DeviceRow(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in as a manager."""

    person: bytes
    manager: str
    label: str
    since: float


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a manager, by the hash of a key that opens it."""

    table_id: str
    seat: int
    key: str


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for a manager. `mean` and `spread` are the rating after it, if it was rated."""

    table_id: str
    seat: int
    manager: str
    game: str
    seats: int
    place: int
    points: float
    ended: float
    mean: float | None = None
    spread: float | None = None


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A manager's rating at tables of a game with so many seats."""

    manager: str
    game: str
    seats: int
    mean: float
    spread: float
    games: int


class LeagueRow(msgspec.Struct, frozen=True, kw_only=True):
    """A league as its organiser made it and as far as it got; `due` is when it has something to do."""

    id: str
    created: float
    status: LeagueStatus
    due: float | None
    version: int
    league: bytes


class Roster(ABC):
    """The part of a store that knows managers and leagues."""

    @abstractmethod
    def save_manager(self, row: ManagerRow, passkey: PasskeyRow | None = None) -> Future[None]:
        """Keep a manager under a name, with a first passkey if there is one. Or `Taken`."""

    @abstractmethod
    def forget_manager(self, manager: str) -> Future[None]:
        """Remove a manager with everything that is theirs, their devices' channels included."""

    @abstractmethod
    def save_passkey(self, row: PasskeyRow) -> Future[None]:
        """Keep a passkey. Or `Taken`, if another manager has it."""

    @abstractmethod
    def drop_passkey(self, manager: str, passkey: bytes) -> Future[None]:
        """Remove one of a manager's passkeys."""

    @abstractmethod
    def save_device(self, row: DeviceRow) -> Future[None]:
        """A browser is signed in as a manager, and as nobody else."""

    @abstractmethod
    def drop_device(self, person: bytes) -> Future[None]:
        """A browser is signed out."""

    @abstractmethod
    def tie(self, manager: str, other: str, kind: Tie | None, since: float) -> Future[None]:
        """One manager is the other's friend, or blocks them; None: neither."""

    @abstractmethod
    def save_results(self, results: Sequence[ResultRow], ratings: Sequence[RatingRow]) -> Future[None]:
        """Keep how a game ended, once, with the ratings after it. Or `Refused`: somebody was faster."""

    @abstractmethod
    def save_league(self, row: LeagueRow, managers: Sequence[str] = ()) -> Future[None]:
        """Keep a league in place of the version before; these managers take part. Or `Refused`."""

    @abstractmethod
    def manager(self, manager: str) -> ManagerRow | None:
        """A manager by id."""

    @abstractmethod
    def manager_called(self, looks: str) -> ManagerRow | None:
        """A manager by the skeleton of the name."""

    @abstractmethod
    def passkey(self, passkey: bytes) -> PasskeyRow | None:
        """A passkey."""

    @abstractmethod
    def passkeys(self, manager: str) -> list[PasskeyRow]:
        """A manager's passkeys, the oldest first."""

    @abstractmethod
    def device(self, person: bytes) -> DeviceRow | None:
        """As whom a browser is signed in."""

    @abstractmethod
    def devices(self, manager: str) -> list[DeviceRow]:
        """A manager's browsers, the oldest first."""

    @abstractmethod
    def seats_of(self, manager: str, table_id: str = "") -> list[SeatRow]:
        """A manager's seats at one table, or at all, the newest tables first."""

    @abstractmethod
    def managers_at(self, table_id: str) -> list[tuple[int, str, str]]:
        """Seat, manager and hash of the key of everybody who is known at a table."""

    @abstractmethod
    def untold(self, limit: int) -> list[str]:
        """Finished tables of managers whose results are not kept yet."""

    @abstractmethod
    def results(self, manager: str, limit: int) -> list[ResultRow]:
        """A manager's results, the last first."""

    @abstractmethod
    def results_at(self, tables: Sequence[str]) -> list[ResultRow]:
        """All results of these tables."""

    @abstractmethod
    def ratings(self, manager: str) -> list[RatingRow]:
        """A manager's ratings."""

    @abstractmethod
    def ties(self, manager: str) -> list[tuple[str, Tie]]:
        """Whom a manager has as a friend or blocks."""

    @abstractmethod
    def tied_to(self, manager: str) -> list[tuple[str, Tie]]:
        """Who has a manager as a friend or blocks them."""

    @abstractmethod
    def league(self, league: str) -> LeagueRow | None:
        """A league."""

    @abstractmethod
    def leagues(self, status: LeagueStatus | None, limit: int) -> list[LeagueRow]:
        """Leagues, the newest first."""

    @abstractmethod
    def leagues_of(self, manager: str) -> list[LeagueRow]:
        """The leagues in which a manager takes part, the newest first."""
