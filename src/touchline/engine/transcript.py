"""A game as a story: what happened, line by line, as a seat, a spectator or everybody heard it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from touchline.engine.events import EVERYTHING, Event, Heard, heard_by
from touchline.engine.match import Match

__all__ = ["EVERYTHING", "Line", "of_decision", "told"]


@dataclass(frozen=True)
class Line:
    """One sentence of the story. `decision` counts from 1; 0 is the setup. `only`: the seat that heard it.

    Decisions of which the listener heard nothing are not counted, so that they leave no gap.
    """

    decision: int
    text: str
    rule: str
    only: int = -1


def told(match: Match, names: list[str], viewer: int, after: int = 0) -> Iterator[Line]:
    """The story as a seat, a spectator (-1) or everybody together (-2) heard it, from number `after` on."""
    decision = 0
    for number in range(len(match.told)):
        found = _heard(match, viewer, number)
        decision = number if viewer == EVERYTHING else decision + bool(found and number)
        if decision >= after:
            yield from (_line(match, heard, ear, names, decision) for heard, ear in found)


def of_decision(match: Match, names: list[str], viewer: int, number: int) -> list[Line]:
    """What the viewer heard of one decision; 0 is the setup. The number is for the referee, and not told."""
    return [_line(match, heard, ear, names, 0) for heard, ear in _heard(match, viewer, number)]


def _heard(match: Match, viewer: int, number: int) -> list[tuple[Heard, int]]:
    """The events of a decision, each with the ear that heard it."""
    found = []
    for event in msgspec.msgpack.decode(match.told[number], type=list[Event]):
        ear = event.only if viewer == EVERYTHING and event.only >= 0 else viewer
        heard = heard_by(event, ear)
        if heard:
            found.append((heard, ear))
    return found


def _line(match: Match, heard: Heard, viewer: int, names: list[str], decision: int) -> Line:
    text = match.game.sentence(heard, viewer, names)
    return Line(decision, text, heard.rule, viewer if heard.private else -1)
