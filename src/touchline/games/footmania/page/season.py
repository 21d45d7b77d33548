"""League and fixtures as they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.games.footmania.view import TableView

FORM: Final = "LDW"


@dataclass(frozen=True)
class Row:
    """A line of the league table; managers level on points and pennants share a rank (FM-217, FM-218)."""

    rank: int
    seat: int
    name: str
    me: bool
    played: int
    form: str
    pennants: int
    points: int


@dataclass(frozen=True)
class Fixture:
    """A match, with its stars once it is played."""

    home: int
    away: int
    home_name: str
    away_name: str
    score: str
    me: bool


@dataclass(frozen=True)
class Matchday:
    """The matches of a day, and who has a bye."""

    title: str
    fixtures: tuple[Fixture, ...]
    bye: str
    played: bool


def league(table: TableView, names: Sequence[str], viewer: int) -> tuple[Row, ...]:
    """All managers, the first one on top."""
    keys = {one.seat: (-one.points, -one.pennants) for one in table.managers}
    return tuple(
        Row(
            rank=1 + sum(1 for key in keys.values() if key < keys[one.seat]),
            seat=one.seat,
            name=names[one.seat],
            me=one.seat == viewer,
            played=len(one.form),
            form="".join(FORM[got] for got in one.form),
            pennants=one.pennants,
            points=one.points,
        )
        for one in sorted(table.managers, key=lambda one: (keys[one.seat], one.team))
    )


def matchdays(table: TableView, names: Sequence[str], viewer: int) -> tuple[Matchday, ...]:
    """All matchdays, and the play-off if there is one (FM-142 to FM-144, FM-219)."""
    results = {
        (result.matchday, result.home, result.away): f"{result.home_stars}–{result.away_stars}"
        for result in table.results
    }

    def fixture(day: int, home: int, away: int) -> Fixture:
        score = results.get((day, home, away), "")
        return Fixture(home, away, names[home], names[away], score, viewer in (home, away) and viewer >= 0)

    made = []
    for day, pairs in enumerate(table.fixtures, 1):
        fixtures = tuple(fixture(day, home, away) for home, away in pairs)
        busy = {seat for pair in pairs for seat in pair}
        bye = ", ".join(name for seat, name in enumerate(names) if seat not in busy)
        made.append(Matchday(f"Matchday {day}", fixtures, bye, day <= table.matchday))
    playoff = tuple(fixture(0, r.home, r.away) for r in table.results if r.matchday == 0)
    return (*made, Matchday("Play-off", playoff, "", True)) if playoff else tuple(made)
