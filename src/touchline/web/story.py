"""The log of a table: what a viewer heard, line by line, in chapters, the newest first.

What one decision brought to a viewer's ears never changes, so its lines are kept for as long as they are
asked for; an undo or a new name simply asks for others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from touchline.engine.events import Event, Heard, heard_by
from touchline.engine.game import Game
from touchline.engine.match import Match
from touchline.engine.speech import by_language
from touchline.engine.transcript import EVERYTHING
from touchline.tables.table import Asked
from touchline.web.gamepage import page_of

_decode = msgspec.msgpack.Decoder(list[Event]).decode


@dataclass(frozen=True)
class Line:
    """A line of the log; `seat` is whom it is about, `place` the thing on the table that it speaks of."""

    seat: int | None
    text: str
    rule: str
    place: str
    private: bool


@dataclass(frozen=True)
class Chapter:
    """Lines under a heading, oldest first. `fresh` of them came last."""

    head: str
    lines: tuple[Line, ...]
    fresh: int = 0


@lru_cache(maxsize=4096)
def _heard(packed: bytes, viewer: int) -> tuple[tuple[int, Heard], ...]:
    """The events of one decision as the viewer heard them, each with the ear that heard it."""
    found = []
    for event in _decode(packed):
        ear = event.only if viewer == EVERYTHING and event.only >= 0 else viewer
        heard = heard_by(event, ear)
        if heard:
            found.append((ear, heard))
    return tuple(found)


@by_language
def _lines(game: Game, packed: bytes, viewer: int, names: tuple[str, ...]) -> tuple[str | Line, ...]:
    """The lines of one decision; a text is the heading of a new chapter."""
    dress = page_of(game)
    made: list[str | Line] = []
    for ear, heard in _heard(packed, viewer):
        head = dress.chapter(heard)
        if head:
            made.append(head)
        shown = dress.shown(heard, viewer)
        if shown:
            # With all cards open nobody is "you".
            voice = ear if viewer != EVERYTHING else EVERYTHING
            text = game.sentence(heard, voice, list(names))
            private = heard.private and viewer != EVERYTHING
            made.append(Line(shown[0], text, heard.rule, shown[1], private))
    return tuple(made)


def chapters(match: Match, names: list[str], viewer: int, asked: Sequence[Asked] = ()) -> list[Chapter]:
    """Everything that the viewer heard, in the order of the game, and who asked the coach meanwhile."""
    head, lines, fresh = "Kick-off", [], 0
    made = []
    told = [_lines(match.game, packed, viewer, tuple(names)) for packed in match.told]
    # Fresh is what the viewer heard last: a decision of which it hears nothing must leave no trace.
    newest = max((number for number, heard in enumerate(told) if heard), default=0)
    for number, heard in enumerate(told):
        for line in heard:
            if isinstance(line, Line):
                lines.append(line)
                fresh += number == newest
            else:
                made.append(Chapter(head, tuple(lines), fresh))
                head, lines, fresh = line, [], 0
        for one in asked:
            if min(one.at, len(told) - 1) == number:
                lines.append(_asking(one.seat, names, viewer))
                fresh += number >= newest
    return [*made, Chapter(head, tuple(lines), fresh)]


def lines(match: Match, number: int, names: list[str]) -> list[Line]:
    """What a decision (0 is the setup) brought to light, with all cards open."""
    told = _lines(match.game, match.told[number], EVERYTHING, tuple(names))
    return [line for line in told if isinstance(line, Line)]


def _asking(seat: int, names: list[str], viewer: int) -> Line:
    who = "You" if seat == viewer else names[seat]
    return Line(seat, f"{who} asked the coach.", "", "", False)


def events(match: Match, viewer: int, first: int = 0) -> Iterator[tuple[int, Heard]]:
    """What the viewer heard, each event with the number of its decision."""
    for number in range(first, len(match.told)):
        for _, heard in _heard(match.told[number], viewer):
            yield number, heard


def recent(match: Match, viewer: int, count: int) -> list[list[tuple[int, Heard]]]:
    """The events of the last `count` chapters, oldest chapter first; the setup is a chapter too."""
    chapter_of = page_of(match.game).chapter
    found: list[list[tuple[int, Heard]]] = [[]]
    for number in range(len(match.told) - 1, -1, -1):
        for _, heard in reversed(_heard(match.told[number], viewer)):
            found[0].insert(0, (number, heard))
            if chapter_of(heard):
                if len(found) == count:
                    return found
                found.insert(0, [])
    return [[] for _ in range(count - len(found))] + found


def only_heard(told: Iterable[tuple[int, Heard]]) -> list[Heard]:
    """The events without the numbers of their decisions."""
    return [heard for _, heard in told]
