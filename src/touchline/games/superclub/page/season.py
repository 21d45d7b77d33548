"""The season as it is drawn: the ladder of points and squad tokens, the league table, the fixtures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.games.superclub.cards import STATUS_FROM, STATUSES, TROPHY
from touchline.games.superclub.state import AI
from touchline.games.superclub.table_view import ResultView, TableView
from touchline.games.superclub.text import ai_name, halves, say, status_name

LOWEST: Final = 20  # where the table on the board begins (SC-051)
NEAR: Final = 5  # points at which two markers would overlap
TURNED: Final = {"loss": "win", "draw": "draw", "win": "loss"}


@dataclass(frozen=True)
class Marker:
    """A marker on the ladder: at which per cent, in which lane above the other ones."""

    seat: int
    team: str
    name: str
    value: int
    x: float
    lane: int
    me: bool


@dataclass(frozen=True)
class Ladder:
    """The season table: bands of status, point markers above, squad tokens below (SC-028, SC-129)."""

    bands: tuple[tuple[str, float, float, bool], ...]  # name, from, width, whether the viewer's club is there
    points: tuple[Marker, ...]
    tokens: tuple[Marker, ...]


@dataclass(frozen=True)
class Row:
    """A line of the league table."""

    place: int
    seat: int
    team: str
    name: str
    me: bool
    squad: int | None
    form: tuple[str, ...]  # loss, draw or win
    points: int


@dataclass(frozen=True)
class Fixture:
    """A match of the season; `away` is empty for a simulated one, `score` before it is played."""

    home: int
    away: int
    home_team: str
    away_team: str
    home_name: str
    away_name: str
    score: str
    me: bool


@dataclass(frozen=True)
class Round:
    """The matches of a round."""

    number: int
    now: bool
    fixtures: tuple[Fixture, ...]


def percent(value: int) -> float:
    """Where a number lies on the ladder."""
    return round(100 * max(0, min(value, TROPHY) - LOWEST) / (TROPHY - LOWEST), 1)


def club_name(club: int, names: Sequence[str]) -> str:
    """A manager or an AI club."""
    return ai_name(club - AI) if club >= AI else names[club]


def called(club: int, names: Sequence[str], viewer: int) -> str:
    """The same, as the viewer reads it."""
    return say("you") if club == viewer >= 0 else club_name(club, names)


def team_of(club: int) -> str:
    """The crest of an AI club, or nothing."""
    return f"ai_{club - AI + 1}" if club >= AI else ""


def ladder(table: TableView, names: Sequence[str], viewer: int) -> Ladder:
    """The season table as it stands."""
    ends = [*STATUS_FROM[1:], TROPHY]
    own = table.managers[viewer].status if viewer >= 0 else ""
    bands = tuple(
        (status_name(id), percent(first), percent(end) - percent(first), id == own)
        for id, first, end in zip(STATUSES, [LOWEST, *STATUS_FROM[1:]], ends, strict=True)
    )
    playing = table.stage in ("season", "finals")
    clubs = [(one.seat, one.points if playing else one.squad_stars) for one in table.managers]
    clubs += [(AI + slot, points) for slot, points in enumerate(table.ai_points) if playing]
    squads = [(one.seat, one.squad_stars) for one in table.managers] if playing else []
    return Ladder(bands, placed(clubs, names, viewer), placed(squads, names, viewer))


def placed(clubs: Sequence[tuple[int, int]], names: Sequence[str], viewer: int) -> tuple[Marker, ...]:
    """Markers, each in the lowest lane where nobody is near."""
    made: list[Marker] = []
    for club, value in sorted(clubs, key=lambda one: (one[1], one[0])):
        near = {one.lane for one in made if value - one.value < NEAR}
        lane = next(lane for lane in range(len(clubs)) if lane not in near)
        name = called(club, names, viewer)
        made.append(Marker(club, team_of(club), name, value, percent(value), lane, club == viewer))
    return tuple(made)


def outcome_of(result: ResultView, club: int) -> str:
    """How a club's match ended, or nothing if it was not in it."""
    if result.home == club:
        return result.outcome
    return TURNED[result.outcome] if result.away == club else ""


def league(table: TableView, names: Sequence[str], viewer: int) -> tuple[Row, ...]:
    """All clubs, the highest marker first; level ones by squad strength."""
    clubs = [(one.seat, one.points, one.squad_stars) for one in table.managers]
    clubs += [(AI + slot, points, 0) for slot, points in enumerate(table.ai_points)]
    order = sorted(clubs, key=lambda club: (-club[1], -club[2], club[0]))
    if table.ranking and table.stage not in ("season",):
        rank = {club: at for at, club in enumerate(table.ranking)}
        order = sorted(clubs, key=lambda club: rank.get(club[0], len(rank)))
    return tuple(
        Row(
            place=place,
            seat=club,
            team=team_of(club),
            name=club_name(club, names),
            me=club == viewer,
            squad=squad if club < AI else None,
            form=tuple(got for result in table.results if (got := outcome_of(result, club))),
            points=points,
        )
        for place, (club, points, squad) in enumerate(order, 1)
    )


def rounds(table: TableView, names: Sequence[str], viewer: int) -> tuple[Round, ...]:
    """The fixtures with their results; managers without an opponent are simulated (SC-121 to SC-127).

    At the end of a season the managers get new numbers, so what was played is told by the results alone.
    """
    results = {(result.round, result.home): result for result in table.results}
    made = []
    for number, pairs in enumerate(table.fixtures, 1):
        if table.stage == "season" or not table.results:
            matches = [*pairs, *((seat, -1) for seat in simulated(table, pairs))]
        else:
            played = [result for result in table.results if result.round == number]
            matches = [(result.home, -1 if result.away is None else result.away) for result in played]
        fixtures = (fixture(results.get((number, home)), home, away, names, viewer) for home, away in matches)
        made.append(Round(number, table.stage == "season" and number == table.round, tuple(fixtures)))
    return tuple(made)


def simulated(table: TableView, pairs: Sequence[tuple[int, int]]) -> list[int]:
    """The managers who have no opponent in a round, in the order of their numbers."""
    if "powerhouses" in table.options:
        return []
    busy = {club for pair in pairs for club in pair}
    by_number = sorted(table.managers, key=lambda one: one.number)
    return [one.seat for one in by_number if one.seat not in busy]


def fixture(result: ResultView | None, home: int, away: int, names: Sequence[str], viewer: int) -> Fixture:
    """A match, as far as it is known."""
    score = ""
    if result:
        score = (
            say(f"form-{result.outcome}") if away < 0 else "–".join(halves(points) for points in result.score)
        )
    return Fixture(
        home=home,
        away=away,
        home_team=team_of(home),
        away_team=team_of(away) if away >= 0 else "",
        home_name=called(home, names, viewer),
        away_name=called(away, names, viewer) if away >= 0 else say("simulated"),
        score=score,
        me=viewer >= 0 and viewer in (home, away),
    )
