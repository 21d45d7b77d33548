"""Events: what happened, under which rule, and who may know it.

Steps report events while they run; the log on the page, the animations and the transcripts are made
from them. An event carries numbers only; the game's `story.py` says what they are. What a seat
may not know is not in the event that it gets: `heard_by` is the door, and `heard_in` for what a match
keeps packed.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

EVERYTHING = -2  # a listener from whom nothing is hidden: for games that are over
LEARNT = ""  # the kind of a note to the match that only some seats learnt something; nobody hears it


class Event(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened. `only` names the one seat that hears `args`; the others hear `veil`.

    `those` are several seats, as bits, that hear `args` because they know what the others may not.
    """

    kind: str
    rule: str
    args: list[int]
    only: int = -1
    veil: list[int] | None = None
    those: int = 0


class Heard(msgspec.Struct, frozen=True):
    """An event as one seat (or a spectator, seat -1) hears it; a hidden number reads -1."""

    kind: str
    rule: str
    args: list[int]
    private: bool


def heard_by(event: Event, seat: int) -> Heard | None:
    """The event as this seat hears it, or None when it hears nothing."""
    if event.those and seat != EVERYTHING and not (seat >= 0 and event.those >> seat & 1):
        return None if event.veil is None else Heard(event.kind, event.rule, event.veil, False)
    if event.only < 0:
        return Heard(event.kind, event.rule, event.args, False)
    if event.only == seat:
        return Heard(event.kind, event.rule, event.args, True)
    if event.veil is None:
        return None
    return Heard(event.kind, event.rule, event.veil, False)


_DECODER = msgspec.msgpack.Decoder(list[Event])


@lru_cache(maxsize=4096)
def heard_in(packed: bytes, viewer: int) -> tuple[tuple[int, Heard], ...]:
    """The events of one decision as the viewer heard them, each with the ear that heard it.

    The ear is the viewer's own; a viewer from whom nothing is hidden hears secrets with their owner's ear.
    """
    found = []
    for event in _DECODER.decode(packed):
        ear = event.only if viewer == EVERYTHING and event.only >= 0 else viewer
        heard = heard_by(event, ear)
        if heard:
            found.append((ear, heard))
    return tuple(found)
