"""The league as it is drawn: clubs and Opponent teams in one table (EL-283, EL-284)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from touchline.engine.speech import listed
from touchline.games.eleven.page.faces import team_name
from touchline.games.eleven.table_view import ClubView, TableView
from touchline.games.eleven.text import say


@dataclass(frozen=True)
class Row:
    """A line of the league table; teams of the Division have no seat."""

    place: int
    seat: int
    team: str
    name: str
    me: bool
    form: str
    points: int
    resting: bool
    meets: tuple[tuple[int, str], ...]  # the clubs that meet this team, with their names (EL-420)

    @property
    def those(self) -> str:
        """The clubs that meet this team, in words."""
        return listed(name for _, name in self.meets)


@dataclass(frozen=True)
class Result:
    """A Match that was played."""

    week: int
    team: str
    team_name: str
    score: str
    letter: str


def called(seat: int, viewer: int, names: Sequence[str]) -> str:
    """A club at the beginning of a line."""
    return say("you") if seat == viewer else names[seat]


def letter(own: int, other: int) -> str:
    """Won, drawn or lost."""
    return "W" if own > other else "D" if own == other else "L"


def form(club: ClubView) -> str:
    """The results of a club, the last one at the end."""
    return "".join(letter(own, other) for _, own, other in club.history)


def league(table: TableView, names: Sequence[str]) -> tuple[Row, ...]:
    """All teams, the first one on top; equal points share the place."""
    lines = [(club.points, club.seat, "", names[club.seat], form(club), False) for club in table.clubs]
    lines += [(team.points, -1, team.team, team_name(team.team), "", team.inactive) for team in table.league]
    met: dict[str, list[tuple[int, str]]] = {}
    for club in table.clubs:
        if club.opponent:
            name = say("you.inside") if club.seat == table.you else names[club.seat]
            met.setdefault(club.opponent.team, []).append((club.seat, name))
    ordered = sorted(lines, key=lambda line: (-line[0], line[1] < 0, line[1], line[2]))
    return tuple(
        Row(
            1 + sum(1 for other in lines if other[0] > points),
            seat,
            team,
            name,
            seat >= 0 and seat == table.you,
            played,
            points,
            resting,
            tuple(met.get(team, ())),
        )
        for points, seat, team, name, played, resting in ordered
    )


def results(club: ClubView) -> tuple[Result, ...]:
    """The Matches of a club so far."""
    made = []
    for week, (card, own, other) in enumerate(club.history, 1):
        team = card.partition("-")[0]
        made.append(Result(week, team, team_name(team), f"{own}–{other}", letter(own, other)))
    return tuple(made)
