"""League, fixtures and cup as they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from touchline.games.time_of_soccer.cards import LEAGUE_TEAMS, TEAMS
from touchline.games.time_of_soccer.page.faces import team_name
from touchline.games.time_of_soccer.rules.cup import CUP_WEEKS
from touchline.games.time_of_soccer.rules.prospect import NOTHING
from touchline.games.time_of_soccer.table_view import FixtureView, PlayedView, TableView, TeamView
from touchline.games.time_of_soccer.text import say


@dataclass(frozen=True)
class Row:
    """A line of the league table."""

    rank: int
    team: str
    name: str
    manager: str
    me: bool
    levels: str
    form: str
    points: int


@dataclass(frozen=True)
class Fixture:
    """A match of the league, with its score once it is played."""

    home: str
    away: str
    home_name: str
    away_name: str
    score: str
    me: bool


@dataclass(frozen=True)
class Tie:
    """A tie of the cup; teams are empty until they are known."""

    teams: tuple[str, str]
    names: tuple[str, str]
    score: str
    winner: str


@dataclass(frozen=True)
class MatchDay:
    """The matches of one Sunday."""

    week: int
    fixtures: tuple[Fixture, ...]


def league(table: TableView, names: Sequence[str]) -> tuple[Row, ...]:
    """The six teams, the first one on top; tied teams share the better rank."""
    teams = [team for team in table.teams if TEAMS.index(team.team) < LEAGUE_TEAMS]
    ordered = sorted(teams, key=lambda team: (-team.points, TEAMS.index(team.team)))
    return tuple(row(table, team, ordered, names) for team in ordered)


def row(table: TableView, team: TeamView, ordered: Sequence[TeamView], names: Sequence[str]) -> Row:
    """A line of the league table."""
    level = table.neutral_level
    attack, defence = level, level
    if team.seat >= 0:
        attack, defence = table.clubs[team.seat].attack_level, table.clubs[team.seat].defence_level
    return Row(
        rank=1 + sum(1 for other in ordered if other.points > team.points),
        team=team.team,
        name=team_name(team.team),
        manager=names[team.seat] if team.seat >= 0 else "",
        me=team.seat >= 0 and team.seat == table.you,
        levels=f"{attack}/{defence}",
        form=team.form[-5:],
        points=team.points,
    )


def own_team(table: TableView) -> str:
    """The viewer's team, if there is one."""
    return (table.clubs[table.you].club or "") if 0 <= table.you < len(table.clubs) else ""


def score_of(played: PlayedView) -> str:
    """A result as it stands in a list; neutral teams only meet on the dice."""
    if played.clash:
        won = "draw" if played.winner is None else "home" if played.winner == played.home else "away"
        return say(f"score-clash-{won}", penalties=int(played.penalties))
    return score(played.goals, played.penalties)


def score(goals: tuple[int, int], penalties: bool) -> str:
    """Goals, and whether penalties decided."""
    return say("score", home=goals[0], away=goals[1], penalties=int(penalties))


def match_days(table: TableView) -> tuple[MatchDay, ...]:
    """What is still to be played, the next Sunday first; everybody may look (TS-026)."""
    week = max(table.week, 1)
    made = []
    for tile in table.fixtures:
        if not tile.matches:
            continue
        made.append(MatchDay(week, fixtures(table, tile, week)))
        week += 1
    return tuple(made)


def fixtures(table: TableView, tile: FixtureView, week: int) -> tuple[Fixture, ...]:
    """The matches of a league tile."""
    mine = own_team(table)
    played = {
        (result.home, result.away): score_of(result)
        for result in table.results
        if result.week == week and not result.cup
    }
    return tuple(
        Fixture(
            home,
            away,
            team_name(home),
            team_name(away),
            played.get((home, away), ""),
            mine in (home, away) and bool(mine),
        )
        for home, away in tile.matches
    )


def bracket(table: TableView) -> tuple[tuple[str, tuple[Tie, ...]], ...]:
    """The three rounds of the cup, with what is known of them."""
    if not table.cup:
        return ()
    wins = {team.team: team.cup_wins for team in table.teams}
    made = []
    entered: list[str] = list(table.cup)
    for number, week in enumerate(CUP_WEEKS):
        ties = []
        through = []
        for at in range(0, len(entered), 2):
            pair = (entered[at], entered[at + 1])
            winner = next((team for team in pair if team and wins[team] > number), "")
            names = (team_name(pair[0]) if pair[0] else "", team_name(pair[1]) if pair[1] else "")
            ties.append(Tie(pair, names, cup_score(table, pair, week), winner))
            through.append(winner)
        made.append((say(f"cup-round-{number}", week=week), tuple(ties)))
        entered = through
    return tuple(made)


def cup_score(table: TableView, pair: tuple[str, str], week: int) -> str:
    """The score of a tie in the order of its boxes; of a clash only who went on is worth showing."""
    for played in table.results:
        if played.cup and played.week == week and {played.home, played.away} == set(pair):
            if played.clash:
                return ""
            goals = played.goals if played.home == pair[0] else (played.goals[1], played.goals[0])
            return score(goals, played.penalties)
    return ""


def cup_news(table: TableView) -> str:
    """How the viewer's club stands in the cup."""
    mine = next((team for team in table.teams if team.team == own_team(table)), None)
    if mine is None or not table.cup:
        return ""
    if mine.cup_wins == len(CUP_WEEKS):
        return say("cup-won")
    if not mine.in_cup:
        return say("cup-over")
    number = mine.cup_wins
    for tie in bracket(table)[number][1]:
        if mine.team in tie.teams:
            rival = tie.names[1 - tie.teams.index(mine.team)]
            return say(f"cup-next-{number}", week=CUP_WEEKS[number], rival=rival or NOTHING)
    return ""
