"""What the others did since a manager's last turn, gathered: one block a rival, from the lines of the log.

It follows from what the manager decided and heard: a move of which nothing was heard changes nothing here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.counts import Count
from touchline.engine.game import Game
from touchline.engine.match import Match
from touchline.engine.speech import by_language
from touchline.tables.table import Table
from touchline.web import story
from touchline.web.gamepage import page_of
from touchline.web.story import Line

FARTHEST: Final = 400  # decisions that are looked back
SHORT: Final = 60  # letters: of a longer sentence, what comes after its colon is left out of the gist
HEAD: Final = 16  # letters: what comes before it says something, if it is longer than a heading


@dataclass(frozen=True)
class Deed:
    """What a rival did, how often."""

    text: str
    rule: str
    times: int


@dataclass(frozen=True)
class Moved:
    """Something that became more or less; what everybody can count."""

    icon: str
    name: str
    more: bool
    amount: str


@dataclass(frozen=True)
class Then:
    """What everybody could count at an earlier moment: points, and what else the game has, seat by seat."""

    points: tuple[int, ...]
    counts: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Block:
    """What one rival did."""

    seat: int
    name: str
    deeds: tuple[Deed, ...]
    before: int = 0  # points that everybody can count, when the stretch began and now
    after: int = 0
    moved: tuple[Moved, ...] = ()
    gist: str = ""  # the last thing of note, in a sentence; none if nothing was

    @property
    def count(self) -> int:
        """How many things the rival did."""
        return len(self.deeds)


class Past:
    """A table's game as it once stood; it is played forward to where somebody wants to look."""

    KEPT: Final = 16  # moments whose points are kept: one for each seat, and a few more

    def __init__(self, match: Match) -> None:
        self._match = match.at(0)
        self._told: list[bytes] = match.told[:1]
        self._then: dict[int, Then] = {}

    def holds(self, match: Match) -> bool:
        """Whether this is the same game, and nothing of what was played here has been taken back since."""
        one, told = self._match, match.told[: len(self._told)]
        return (one.game, one.secret, one.options) == (
            match.game,
            match.secret,
            match.options,
        ) and told == self._told

    def then(self, match: Match, decisions: int) -> Then:
        """What everybody could count after this many decisions."""
        if decisions not in self._then:
            if len(self._told) > decisions + 1:
                self._match, self._told = match.at(decisions), match.told[: decisions + 1]
            for entry in match.log[len(self._told) - 1 : decisions]:
                self._match.play(entry.seat, entry.option)
            self._told = match.told[: decisions + 1]
            view, dress = self._match.view(-1), page_of(match.game)
            counted = (tuple(count.n for count in seat) for seat in dress.counts(view))
            self._then[decisions] = Then(dress.running(view), tuple(counted))
            if len(self._then) > self.KEPT:
                del self._then[next(iter(self._then))]
        return self._then[decisions]


class Pasts:
    """What could be counted at earlier moments, made from the games themselves; a bounded number is kept."""

    TABLES: Final = 64

    def __init__(self) -> None:
        self._past: dict[str, Past] = {}

    def at(self, table: Table, decisions: int) -> Then:
        """What it was after this many decisions."""
        past = self._past.pop(table.id, None)
        if past is None or not past.holds(table.match):
            past = Past(table.match)
        self._past[table.id] = past  # the newest comes last
        if len(self._past) > self.TABLES:
            del self._past[next(iter(self._past))]
        return past.then(table.match, decisions)


PASTS: Final = Pasts()


def since(match: Match, names: list[str], viewer: int, turned: int) -> int:
    """The number of the decision with which the last stretch of others began; 0 if there is none.

    `turned`: how many decisions stood when the viewer last decided itself; what it had ordered is no turn.
    """
    if viewer < 0:
        return 0
    of_rivals = _deeds(match, names, viewer)
    last, first = len(match.told) - 1, 0
    for number in range(last, max(0, last - FARTHEST), -1):
        if of_rivals(number):
            first = number
        if first and number <= turned and match.log[number - 1].seat == viewer:
            break
    return first


def last_turn(match: Match, viewer: int) -> int:
    """The number of the viewer's last decision; of the last one of all if it made none."""
    last = len(match.told) - 1
    numbers = range(last, max(0, last - FARTHEST), -1)
    return next((number for number in numbers if match.log[number - 1].seat == viewer), last)


def blocks(
    match: Match,
    names: list[str],
    viewer: int,
    first: int,
    before: Then | None = None,
    points: tuple[int, ...] = (),
    counts: Sequence[Sequence[Count]] = (),
) -> tuple[Block, ...]:
    """What each rival did in the stretch that began then, in the order in which they are first heard of.

    `before` is what everybody could count then, `points` and `counts` what they can count now.
    """
    did: dict[int, Counter[tuple[str, str]]] = {}
    gists: dict[int, str] = {}
    of_rivals = _deeds(match, names, viewer)
    for number in range(first, len(match.told)) if first else ():
        for seat, line in of_rivals(number):
            deeds = did.setdefault(seat, Counter())
            if not line.detail:
                deeds[_short(line.text, names[seat]), line.rule] += 1
            if line.news:
                gists[seat] = _gist(line.text)
    return tuple(
        Block(
            seat,
            names[seat],
            tuple(Deed(text, rule, times) for (text, rule), times in counted.items()),
            before.points[seat] if before and points else 0,
            points[seat] if before and points else 0,
            tuple(moved(before.counts[seat], counts[seat])) if before and counts else (),
            gists.get(seat, ""),
        )
        for seat, counted in did.items()
    )


def moved(before: Sequence[int], now: Sequence[Count]) -> Iterator[Moved]:
    """What is more or less now."""
    for n, count in zip(before, now, strict=True):
        if n != count.n:
            yield Moved(count.icon, count.name, count.n > n, count.told(abs(count.n - n)))


def told(match: Match, names: list[str], viewer: int, turned: int) -> list[Line]:
    """The same, line by line."""
    first = since(match, names, viewer, turned)
    numbers = range(first, len(match.told)) if first else ()
    of_rivals = _deeds(match, names, viewer)
    return [line for number in numbers for _, line in of_rivals(number)]


def _deeds(match: Match, names: list[str], viewer: int) -> Callable[[int], tuple[tuple[int, Line], ...]]:
    """What rivals did, by the number of a decision: their seats and the lines."""
    called = tuple(names)
    return lambda number: _of_rivals(match.game, match.told[number], viewer, called)


@by_language
def _of_rivals(
    game: Game, packed: bytes, viewer: int, names: tuple[str, ...]
) -> tuple[tuple[int, Line], ...]:
    lines = story.lines_of(game, packed, viewer, names)
    return tuple(
        (line.seat, line)
        for line in lines
        if isinstance(line, Line)
        and line.seat is not None
        and 0 <= line.seat < len(names)
        and line.seat != viewer
    )


def _short(text: str, name: str) -> str:
    """A sentence below the name of whom it is about: the name is not said again."""
    return text.removeprefix(f"{name} ").removesuffix(".")


def _gist(text: str) -> str:
    """A sentence that leaves out the facts of a card, if it is long with them."""
    whole = text.removesuffix(".")
    head = whole.partition(": ")[0].rstrip()
    return head if len(whole) > SHORT and len(head) > HEAD else whole
