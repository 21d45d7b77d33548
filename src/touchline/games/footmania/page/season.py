"""League and fixtures as they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.speech import Seat, capital, listed, speaking
from touchline.games.footmania.table_view import TableView
from touchline.games.footmania.text import say

FORM: Final = ("lost", "drawn", "won")  # by points


@dataclass(frozen=True)
class Row:
    """A line of the league table; managers level on points and pennants share a rank (FM-217, FM-218)."""

    rank: int
    seat: int
    name: str
    me: bool
    played: int
    form: tuple[str, ...]
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


def manager_name(seat: int, names: Sequence[str], viewer: int) -> str:
    """A manager as a line begins."""
    with speaking(you=viewer, names=names):
        return capital(say("who", who=Seat(seat)))


def day_title(matchday: int, words: str = "day") -> str:
    """A matchday by its number; 0 is the play-off."""
    return say(f"{words}-matchday", n=matchday) if matchday else say(f"{words}-play-off")


def league(table: TableView, names: Sequence[str], viewer: int) -> tuple[Row, ...]:
    """All managers, the first one on top."""
    keys = {one.seat: (-one.points, -one.pennants) for one in table.managers}
    return tuple(
        Row(
            rank=1 + sum(1 for key in keys.values() if key < keys[one.seat]),
            seat=one.seat,
            name=manager_name(one.seat, names, viewer),
            me=one.seat == viewer,
            played=len(one.form),
            form=tuple(FORM[got] for got in one.form),
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

    called = [manager_name(seat, names, viewer) for seat in range(len(names))]

    def fixture(day: int, home: int, away: int) -> Fixture:
        score = results.get((day, home, away), "")
        return Fixture(home, away, called[home], called[away], score, viewer in (home, away) and viewer >= 0)

    made = []
    for day, pairs in enumerate(table.fixtures, 1):
        fixtures = tuple(fixture(day, home, away) for home, away in pairs)
        busy = {seat for pair in pairs for seat in pair}
        bye = listed(name for seat, name in enumerate(called) if seat not in busy)
        made.append(Matchday(day_title(day), fixtures, bye, day <= table.matchday))
    playoff = tuple(fixture(0, r.home, r.away) for r in table.results if r.matchday == 0)
    return (*made, Matchday(day_title(0), playoff, "", True)) if playoff else tuple(made)
