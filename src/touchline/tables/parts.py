"""The parts of a live table: its seats, what was said, what was asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from touchline.bots.counsel import Counsel
from touchline.tables.forms import Kind


class SeatState(msgspec.Struct, frozen=True):
    """A seat now. `bot` names who plays it, "" is its human; `online` counts the human's open pages.

    `claimed`: somebody sat down there. `removed`: the host sent its owner away.
    """

    kind: Kind
    name: str
    bot: str
    away: bool
    online: int
    claimed: bool = True
    removed: bool = False


class Talk(msgspec.Struct, frozen=True):
    """Something that was said; seat -1 is somebody without a seat."""

    seat: int
    name: str
    text: str
    at: float


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat asks to take its last decision back (that is public), and these seats still have to agree."""

    seat: int
    consent_missing: tuple[int, ...]


class UndoSeen(msgspec.Struct, frozen=True):
    """A take-back that is asked for, as one person may know it: by whom; whether it waits for `yours`."""

    seat: int
    yours: bool


class HintRequest(msgspec.Struct, frozen=True):
    """A seat asked the coach, `at` decisions into the game."""

    seat: int
    at: int
    quiet: bool


class Ordered(msgspec.Struct, frozen=True):
    """An order answered for a seat: the decision of that number."""

    seat: int
    at: int


class HintReply(msgspec.Struct, frozen=True):
    """What the coach says to a seat about a decision: nothing while it thinks, or why it has no answer."""

    decision: str
    counsel: Counsel | None = None
    problem: str = ""


@dataclass(slots=True)
class Seat:
    """What the table itself keeps of a seat."""

    kind: Kind
    name: str
    bot: str
    seen: float
    online: int = 0
    renewed: int = 0
    expired: int = 0
    stands: bool = False  # a take-back that it asked for was refused
    together: int = 1  # how many decisions its last answer was


def without(ordered: Sequence[Ordered], dropped: Sequence[int]) -> list[Ordered]:
    """The same after these decisions, counted from 0, were taken back."""
    return [
        Ordered(one.seat, one.at - sum(at < one.at - 1 for at in dropped))
        for one in ordered
        if one.at - 1 not in dropped
    ]
