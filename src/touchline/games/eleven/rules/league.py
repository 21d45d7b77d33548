"""The league table: points, places, idle Opponents (EL-065 to EL-068, EL-231 to EL-233, EL-250 to EL-252)."""

from __future__ import annotations

from touchline.games.eleven import cards as c, opponents, scenarios
from touchline.games.eleven.rules.club import team_met
from touchline.games.eleven.state import Eleven


def on_table(g: Eleven, team: int) -> bool:
    """Whether the team plays in this Division: 4 teams of each of its two tiers (EL-066, EL-302, EL-344)."""
    return opponents.TEAM_TIER[team] in scenarios.DIVISION_TIERS[g.division]


def place(g: Eleven, seat: int) -> int:
    """1 + the number of teams, clubs and Opponents, with more points (EL-283, EL-284)."""
    own = g.points[seat]
    better = 0
    for points in g.points:
        if points > own:
            better += 1
    for team in range(c.TEAMS):
        if g.team_points[team] > own:
            better += 1
    return 1 + better


def teams_met(g: Eleven) -> list[int]:
    """How many clubs meet each team this Week; the others are idle (EL-250, EL-420)."""
    met = [0] * c.TEAMS
    for seat in range(g.seats):
        met[team_met(g, seat)] += 1
    return met


def league_moves(g: Eleven, arg: int) -> None:
    """Check step 3 for the Opponents' markers; a team that met several clubs turns inactive (EL-231 to
    EL-233, EL-398). The clubs' own markers moved when their Matches ended."""
    for seat in g.in_order(g.lead):
        team = team_met(g, seat)
        result = g.result[seat]
        points = c.LEAGUE_POINTS[c.LOSS if result == c.WIN else c.DRAW if result == c.DRAW else c.WIN]
        if points:
            g.team_points[team] += points
            if g.events is not None:
                g.tell("team_points", "EL-231", [team, points, g.team_points[team]])
    met = teams_met(g)
    for team in range(c.TEAMS):
        if met[team] > 1 and not g.inactive >> team & 1:
            g.inactive |= 1 << team
            if g.events is not None:
                g.tell("inactive", "EL-232", [team])


def opponent_dice(g: Eleven, arg: int) -> None:
    """Check step 6: every Opponent that nobody met rolls its die, or wakes up (EL-077, EL-250 to EL-252)."""
    met = teams_met(g)
    for team in range(c.TEAMS):
        if met[team] or not on_table(g, team):
            continue
        if g.inactive >> team & 1:
            g.inactive &= ~(1 << team)
            if g.events is not None:
                g.tell("active", "EL-251", [team])
            continue
        points = opponents.DIE_FACES[6 * opponents.TEAM_DIE[team] + g.rand(6)]  # EL-067
        g.team_points[team] += points
        if g.events is not None:
            g.tell("idle", "EL-250", [team, points, g.team_points[team]])
    g.reveal()
