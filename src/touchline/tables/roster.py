"""What a store keeps of managers: their passkeys and devices, results and ratings, friends, leagues.

A manager is somebody who wants to be the same on several devices and from game to game; anonymous people have
none of these rows. A device is a person (`tables/outbox.py`) who signed in as a manager: the seats of all
devices of a manager are the manager's.
"""

from __future__ import annotations

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
    """A manager's rating at tables of a game with this many seats."""

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
