"""The log of a table: what a viewer heard, line by line, in chapters, the newest first.

What one decision brought to a viewer's ears never changes, so its lines are kept for as long as they are
asked for; an undo or a new name simply asks for others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from touchline.engine.events import EVERYTHING, Heard, heard_in
from touchline.engine.game import Game
from touchline.engine.match import Match
from touchline.engine.speech import Seat, by_language, speaker, speaking
from touchline.tables.doors import Note
from touchline.tables.parts import HintRequest, Ordered
from touchline.web.gamepage import page_of
from touchline.web.language import say, spoken


class Line(msgspec.Struct, frozen=True):
    """A line of the log; `seat` is whom it is about, `place` the thing on the table that it speaks of.

    `detail`: another line says the same in short. `news`: told in short when it is the reader's turn again.
    """

    seat: int | None
    text: str
    rule: str
    place: str
    private: bool
    detail: bool = False
    news: bool = False


class Chapter(msgspec.Struct, frozen=True):
    """Lines under a heading, oldest first. `fresh` of them came last. `cut`: there are earlier lines."""

    head: str
    lines: tuple[Line, ...]
    fresh: int = 0
    cut: bool = False


@by_language
def lines_of(game: Game, packed: bytes, viewer: int, names: tuple[str, ...]) -> tuple[str | Line, ...]:
    """The lines of one decision; a text is the heading of a new chapter."""
    dress = page_of(game)
    made: list[str | Line] = []
    for ear, heard in heard_in(packed, viewer):
        head = dress.chapter(heard)
        if head:
            made.append(head)
        shown = dress.shown(heard, viewer)
        if shown:
            # With all cards open nobody is "you".
            voice = ear if viewer != EVERYTHING else EVERYTHING
            text = game.sentence(heard, voice, list(names))
            private = heard.private and viewer != EVERYTHING
            detail, news = heard.kind in dress.DETAILS, not dress.NEWS or heard.kind in dress.NEWS
            made.append(Line(shown[0], text, heard.rule, shown[1], private, detail, news and not detail))
    return tuple(made)


def chapters(
    match: Match,
    names: list[str],
    viewer: int,
    asked: Sequence[HintRequest | Ordered] = (),
    notes: Sequence[Note] = (),
    most: int = 0,
) -> list[Chapter]:
    """What the viewer heard, in the order of the game.

    With who asked the coach meanwhile, what an order answered, who sat down, was freed, removed or muted,
    and what managers did about time.
    With `most`, only the newest lines, this many of them: it is read from its end, however long it is.
    """
    made: list[Chapter] = []
    lines: list[Line] = []
    fresh = count = 0
    newest = -1
    ordered = _noted(Ordered(viewer, 0), names, viewer)  # once a chapter, the last time
    known = tuple(names)
    told = match.told
    last = len(told) - 1
    beside: defaultdict[int, list[Line]] = defaultdict(list)
    both: list[HintRequest | Ordered | Note] = [*asked, *notes]
    for one in both:
        line = _seated(one) if isinstance(one, Note) else _noted(one, names, viewer)
        beside[min(one.at, last)].append(line)
    for number in range(last, -1, -1):
        heard = lines_of(match.game, told[number], viewer, known)
        if not heard and number not in beside:
            continue
        for each in reversed((*heard, *beside.get(number, ()))):
            full = 0 < most <= count
            if isinstance(each, str):
                made.append(Chapter(each, tuple(reversed(lines)), fresh, full))
                lines, fresh = [], 0
                if full:
                    return made[::-1]
            elif not full and not (each == ordered and ordered in lines):
                lines.append(each)
                count += 1
                # Fresh is what the viewer heard last: a decision of which it hears nothing leaves no trace.
                fresh += newest < 0
        if heard:
            newest = max(newest, number)
    return [Chapter(say("log-kick-off"), tuple(reversed(lines)), fresh, 0 < most <= count), *reversed(made)]


class Log:
    """The log of one viewer, which goes on where it was: what was heard before is not gathered again."""

    def __init__(self) -> None:
        self._recent: tuple[Game, int, list[bytes], Told] | None = None
        self._told: list[bytes] = []
        self._of: object = None
        self._made: list[Chapter] = []

    def chapters(
        self,
        match: Match,
        names: list[str],
        viewer: int,
        asked: Sequence[HintRequest | Ordered],
        notes: Sequence[Note],
        most: int,
    ) -> list[Chapter]:
        """The same as `chapters` gives."""
        of = match.game, viewer, tuple(names), tuple(asked), tuple(notes), speaker().language
        known, told = len(self._told), match.told
        if not known or self._of != of or told[:known] != self._told:
            self._made = chapters(match, names, viewer, asked, notes)
        elif len(told) > known:
            heard = [lines for entry in told[known:] if (lines := lines_of(match.game, entry, viewer, of[2]))]
            if heard and not self._goes_on(heard):
                self._made = chapters(match, names, viewer, asked, notes)
        self._of, self._told = of, told.copy()
        return _newest(self._made, most)

    def recent(self, match: Match, viewer: int) -> Told:
        """The events of the last two chapters; the same lists as long as nothing is heard."""
        told, known = match.told, self._recent
        made: Told | None = None
        if known is not None and known[:2] == (match.game, viewer):
            of, heard = known[2:]
            if told[: len(of)] == of:
                news = list(events(match, viewer, len(of)))
                if not news:
                    return heard
                chapter_of = page_of(match.game).chapter
                if not any(chapter_of(one) for _, one in news):
                    made = [*heard[:-1], heard[-1] + news]
        if made is None:
            made = recent(match, viewer, 2)
        self._recent = match.game, viewer, told.copy(), made
        return made

    def _goes_on(self, heard: list[tuple[str | Line, ...]]) -> bool:
        """Add what was heard, if no new chapter begins with it and nothing else counts as fresh."""
        lines = [one for part in heard for one in part if isinstance(one, Line)]
        if len(lines) < sum(map(len, heard)) or any(chapter.fresh for chapter in self._made[:-1]):
            return False
        last = self._made[-1]
        self._made[-1] = Chapter(last.head, (*last.lines, *lines), len(heard[-1]))
        return True


def _newest(told: Sequence[Chapter], most: int) -> list[Chapter]:
    """The newest lines, this many of them, in their chapters."""
    found: list[Chapter] = []
    room = most
    for chapter in reversed(told):
        if len(chapter.lines) >= room:
            return [Chapter(chapter.head, chapter.lines[-room:], min(chapter.fresh, room), True), *found]
        found.insert(0, chapter)
        room -= len(chapter.lines)
    return found


def pages(told: Sequence[Chapter], size: int) -> list[list[Chapter]]:
    """The chapters, cut into pages of this many lines."""
    found: list[list[Chapter]] = [[]]
    room = size
    for chapter in told:
        lines = chapter.lines
        while lines:
            if not room:
                found.append([])
                room = size
            found[-1].append(Chapter(chapter.head, lines[:room]))
            lines, room = lines[room:], room - len(lines[:room])
    return found


def lines(match: Match, number: int, names: list[str]) -> list[Line]:
    """What a decision (0 is the setup) brought to light, with all cards open."""
    return of_decision(match, names, EVERYTHING, number)


def of_decision(match: Match, names: list[str], viewer: int, number: int) -> list[Line]:
    """The lines of one decision, as the viewer heard it."""
    told = lines_of(match.game, match.told[number], viewer, tuple(names))
    return [line for line in told if isinstance(line, Line)]


def _noted(one: HintRequest | Ordered, names: list[str], viewer: int) -> Line:
    if isinstance(one, Ordered):
        return Line(one.seat, say("log-ordered"), "", "", True)
    with speaking(you=viewer, names=names):
        return Line(one.seat, say("log-asked-coach", who=Seat(one.seat)), "", "", False)


def _seated(note: Note) -> Line:
    name, other = note.name or say("seated-watchers"), note.other
    other = other.capitalize() if note.what == "bot" else other
    text = say(f"seated-{note.what}", name=name, other=other, time=spoken(note.seconds))
    return Line(note.seat if note.seat >= 0 else None, text, "", "", False)


def events(match: Match, viewer: int, first: int = 0) -> Iterator[tuple[int, Heard]]:
    """What the viewer heard, each event with the number of its decision."""
    for number in range(first, len(match.told)):
        for _, heard in heard_in(match.told[number], viewer):
            yield number, heard


Told = list[list[tuple[int, Heard]]]
"""Chapters of events, each event with the number of its decision."""

_RECENT: Final = WeakKeyDictionary[Match, dict[tuple[int, int], tuple[list[bytes], int, Told]]]()


def recent(match: Match, viewer: int, count: int) -> Told:
    """The events of the last `count` chapters, oldest chapter first; the setup is a chapter too."""
    kept, told = _RECENT.setdefault(match, {}), match.told  # a match goes on, or begins another list
    found = kept.get((viewer, count))
    if found is None or found[0] is not told or found[1] != len(told):
        found = kept[viewer, count] = told, len(told), _recent(match, viewer, count)
    return found[2]


def _recent(match: Match, viewer: int, count: int) -> Told:
    chapter_of, told = page_of(match.game).chapter, match.told
    found: list[list[tuple[int, Heard]]] = [[]]  # from the end on
    for number in range(len(told) - 1, -1, -1):
        for _, heard in reversed(heard_in(told[number], viewer)):
            found[-1].append((number, heard))
            if chapter_of(heard):
                if len(found) == count:
                    return [part[::-1] for part in reversed(found)]
                found.append([])
    return [[] for _ in range(count - len(found))] + [part[::-1] for part in reversed(found)]


def only_heard(told: Iterable[tuple[int, Heard]]) -> list[Heard]:
    """The events without the numbers of their decisions."""
    return [heard for _, heard in told]
