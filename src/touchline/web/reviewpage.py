"""The review of a finished game as the pages draw it: the curve, its turning points, luck against skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from touchline.bots.review import Balance, Review, Turn, evenly
from touchline.engine.events import EVERYTHING
from touchline.engine.speech import speaker
from touchline.tables.coach import in_words
from touchline.tables.table import Table
from touchline.web import story
from touchline.web.language import say
from touchline.web.panel import named
from touchline.web.replaypage import rounds

WIDTH: Final = 600
HEIGHT: Final = 262
LEFT, TOP, RIGHT, BOTTOM = 36, 14, 118, 26  # names stand clear of a turning point at full time
DASHES: Final = ("", "9 5", "3 5", "12 4 2 4", "6 3", "2 3")  # colour never travels alone
APART: Final = 15  # between two names
MOST_ROWS: Final = 12
LETTER: Final = 7  # the room that one character of a heading takes below the curve
BETWEEN: Final = 12  # two headings
LONGEST_NAME: Final = 14


@dataclass(frozen=True)
class Curve:
    """One seat's line, the place of its name, and its chance at the moment that is shown, in per cent."""

    seat: int
    name: str
    dash: str
    path: str
    label_y: float
    now: int
    small: str  # the same line in a box of 1000 by 100


@dataclass(frozen=True)
class Turning:
    """A turning point: its number, the moment to look at, what happened, how whose chance changed."""

    number: int
    n: int
    name: str
    text: str
    before: int
    after: int
    x: float
    y: float
    left: float


@dataclass(frozen=True)
class Shown:
    """What the pages draw; `percent` is how far the analysis is, 100 when it is done."""

    percent: int
    problem: str = ""
    curves: list[Curve] = field(default_factory=list)
    ticks: list[tuple[float, str]] = field(default_factory=list)
    grid: list[tuple[float, int]] = field(default_factory=list)
    turns: list[Turning] = field(default_factory=list)
    rows: list[tuple[int, list[int]]] = field(default_factory=list)
    balance: list[dict[str, Any]] = field(default_factory=list)
    line: str = ""
    asked: int = 0


def shown(table: Table, review: Review, n: int | None = None) -> Shown:
    """The review, drawn; with `n`, as it stands after this many decisions."""
    percent = int(100 * review.progress)
    if not review.curve:
        return Shown(percent, in_words(review.problem), asked=len(table.asked))
    last = max(1, len(table.match.log))
    names = table.names

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / last, 1)

    def y(chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)

    places = _spread([y(chances) for chances in review.curve[-1][1]])
    curves = [
        Curve(
            seat=seat,
            name=_short(name),
            dash=DASHES[seat % len(DASHES)],
            path="M" + "L".join(f"{x(number)} {y(chances[seat])}" for number, chances in review.curve),
            label_y=places[seat] + 4,
            now=_percent(_at(review, last if n is None else n, seat)),
            small=" ".join(
                f"{1000 * number / last:.0f},{100 - 100 * chances[seat]:.1f}"
                for number, chances in review.curve
            ),
        )
        for seat, name in enumerate(names)
    ]
    turns = [
        Turning(
            number=number,
            n=turn.at,
            name=names[turn.seat],
            text=_sentence(table, turn),
            before=_percent(turn.before),
            after=_percent(turn.after),
            x=x(turn.at + 1),
            y=y(turn.after),
            left=round(100 * (turn.at + 1) / last, 2),
        )
        for number, turn in enumerate(review.turns, 1)
    ]
    balance = [{"seat": part.seat, "name": names[part.seat]} | _parts(part) for part in review.balance]
    return Shown(
        percent=percent,
        curves=curves,
        ticks=_ticks([(x(mark.n), mark.title) for mark in rounds(table)]),
        grid=[(y(chance / 100), chance) for chance in (0, 25, 50, 75, 100)],
        turns=turns,
        rows=[
            (number, [_percent(chance) for chance in dict(review.curve)[number]])
            for number in evenly([number for number, _ in review.curve], MOST_ROWS)
        ],
        balance=balance,
        line=_line(balance),
        asked=len(table.asked),
    )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _at(review: Review, n: int, seat: int) -> float:
    """A seat's chance after this many decisions, between the moments that were looked at."""
    before = max((point for point in review.curve if point[0] <= n), key=lambda point: point[0])
    after = min((point for point in review.curve if point[0] >= n), key=lambda point: point[0])
    way = (n - before[0]) / (after[0] - before[0]) if after[0] > before[0] else 0.0
    return before[1][seat] + way * (after[1][seat] - before[1][seat])


def _spread(places: list[float]) -> list[float]:
    """Places for names beside their lines, so far apart that all can be read."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    made = list(places)
    for above, below in pairwise(order):
        made[below] = max(made[below], made[above] + APART)
    for below, above in pairwise(reversed(order)):
        made[below] = min(made[below], HEIGHT - BOTTOM)
        made[above] = min(made[above], made[below] - APART)
    return made


def _ticks(marks: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """As many headings as there is room for."""
    found: list[tuple[float, str]] = []
    free = 0.0
    for left, title in marks:
        right = left + LETTER * len(title)
        if left >= free and right <= WIDTH:
            found.append((left, title))
            free = right + BETWEEN
    return found


def _sentence(table: Table, turn: Turn) -> str:
    """What was chosen, and the last that the log says of the seat whose chance changed, or of who chose."""
    names, chooser = table.names, table.match.log[turn.at].seat
    choice = dict(turn.choices).get(speaker().language, turn.choice)
    chosen = say("review-chose", name=names[chooser], choice=named(choice, names, EVERYTHING))
    told = story.lines(table.match, turn.at + 1, names)
    for seat in (turn.seat, chooser):
        about = [line.text for line in told if line.seat == seat]
        if about:
            return f"{chosen} {about[-1]}"
    return chosen


def _parts(part: Balance) -> dict[str, int]:
    """In per cent, so that they add up as they are shown."""
    start, own, others, result = map(_percent, (part.start, part.own, part.others, part.result))
    luck = result - start - own - others
    return {"start": start, "own": own, "others": others, "luck": luck, "result": result}


def _line(balance: Sequence[dict[str, Any]]) -> str:
    """Luck against skill in two sentences."""
    if not balance:
        return ""
    lucky = max(balance, key=lambda part: part["luck"])
    able = max(balance, key=lambda part: part["own"])
    luck, own = lucky["luck"], able["own"]
    kind = say("luck-kindest", name=lucky["name"], points=luck) if luck > 0 else say("luck-nobody")
    if own:
        most = say("skill-most" if own > 0 else "skill-least-lost", name=able["name"], points=abs(own))
        return f"{kind} {most}"
    return f"{kind} {say('skill-nobody')}"
