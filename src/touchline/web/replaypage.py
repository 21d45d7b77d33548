"""A past moment of a finished game: the line with its rounds, the decision that was made, hands laid open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from touchline.engine.events import EVERYTHING
from touchline.engine.match import Match
from touchline.tables.seen import Seen
from touchline.tables.table import Table
from touchline.web import panel, story
from touchline.web.gamepage import page_of
from touchline.web.language import say
from touchline.web.panel_parts import Choice

APART = 1.9  # per cent of the line that a mark takes
LETTER = 0.9  # one character of a heading
BETWEEN = 0.9  # two headings


@dataclass(frozen=True)
class Mark:
    """A place on the line: after `n` decisions, at this many per cent of its length."""

    n: int
    left: float
    title: str
    icon: str = ""


@dataclass(frozen=True)
class Moments:
    """The line of a replay: its rounds, those with room for their heading, what happened where, and the
    rounds before and after now."""

    rounds: list[Mark]
    headed: list[Mark]
    marks: list[Mark]
    round_before: int
    round_after: int
    waiting: str


@dataclass(frozen=True)
class Played:
    """The decision that comes next: what was asked, what could be chosen, what was."""

    seat: int
    question: str
    context: str
    rule: str
    options: list[Choice]
    option: str


def rounds(table: Table) -> list[Mark]:
    """The headings of a finished game; one that begins at full time is none."""
    last = max(1, len(table.match.log))
    found = []
    dress = page_of(table.game)
    for number, heard in story.events(table.match, EVERYTHING):
        head = dress.chapter(heard)
        if head:
            found.append(Mark(number, round(100 * number / last, 2), head.partition(" · ")[0]))
    return found[:-1] if found and found[-1].n == last else found


def headed(marks: list[Mark]) -> list[Mark]:
    """As many as have room for their heading before the next one that has."""
    found: list[Mark] = []
    free = 0.0
    for mark in marks:
        right = mark.left + LETTER * len(mark.title)
        if mark.left >= free and right <= 100:
            found.append(mark)
            free = right + BETWEEN
    return found


def moments(table: Table, n: int) -> Moments:
    """The line of a finished game, as it stands after `n` decisions."""
    dress = page_of(table.game)
    last = max(1, len(table.match.log))
    heads = rounds(table)
    marks: list[Mark] = []
    for number, heard in story.events(table.match, EVERYTHING):
        at = round(100 * number / last, 2)
        mark = dress.mark(heard)
        if mark:
            beside = marks[-1].left + APART if marks else 0.0
            marks.append(Mark(number, min(max(at, beside), 100.0), mark[1], mark[0]))
    starts = [mark.n for mark in heads]
    return Moments(
        rounds=heads,
        headed=headed(heads),
        marks=marks,
        round_before=max((start for start in starts if start < n), default=0),
        round_after=min((start for start in starts if start > n), default=len(table.match.log)),
        waiting=say("replay-somebody"),
    )


def played(table: Table, match: Match, n: int, seat: int) -> Played | None:
    """The decision after `n` others, as it was put, if it was the seat's or all cards are open."""
    if n >= len(table.match.log):
        return None
    entry = table.match.log[n]
    if seat not in (EVERYTHING, entry.seat):
        return None
    view = Seen(table, entry.seat, match).view
    if view.decision is None:
        return None
    prompt = view.decision.prompt
    names = table.names
    return Played(
        seat=entry.seat,
        question=panel.named(prompt.question, names, entry.seat),
        context=panel.named(prompt.context, names, entry.seat),
        rule=prompt.rule,
        options=panel.choices(page_of(table.game), view.decision.options, view, names),
        option=entry.option,
    )


def hands(table: Table, match: Match) -> list[Any]:
    """Everybody's secrets at this moment, as the game lays them open."""
    views = [Seen(table, seat, match).view for seat in range(match.seats)]
    return list(page_of(match.game).opened(views, table.names))
