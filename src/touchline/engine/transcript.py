"""A game as a story: what happened, line by line, as a seat, a spectator or everybody heard it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from touchline.engine.events import EVERYTHING, Heard, heard_in
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
        found = heard_in(match.told[number], viewer)
        decision = number if viewer == EVERYTHING else decision + bool(found and number)
        if decision >= after:
            yield from (_line(match, heard, ear, names, decision) for ear, heard in found)


def of_decision(match: Match, names: list[str], viewer: int, number: int) -> list[Line]:
    """What the viewer heard of one decision; 0 is the setup. The number is for the referee, and not told."""
    return [_line(match, heard, ear, names, 0) for ear, heard in heard_in(match.told[number], viewer)]


def _line(match: Match, heard: Heard, viewer: int, names: list[str], decision: int) -> Line:
    text = match.game.sentence(heard, viewer, names)
    return Line(decision, text, heard.rule, viewer if heard.private else -1)
