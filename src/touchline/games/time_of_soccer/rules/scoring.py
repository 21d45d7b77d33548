"""End of the game: victory points and tie-breaks (TS-234 to TS-254)."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.rules.levels import club_levels
from touchline.games.time_of_soccer.state import WEEKS, TimeOfSoccer

RANK_POINTS: Final[list[int]] = [3, 1, 0, 0, 0, 0]  # TS-236
CUP_POINTS: Final[list[int]] = [0, 2, 4, 7]  # TS-238: by cup matches won
MONEY_PER_POINT: Final = 10  # TS-244
PARTS: Final[list[str]] = ["league", "rank", "cup", "fans", "level", "gaps", "press", "money"]


def victory_points(g: TimeOfSoccer, arg: int) -> None:
    """The last whistle: the points are counted (TS-036)."""
    g.over = 1
    g.reveal()
    if g.events is not None:
        for team in final_order(g):
            g.tell("final", "TS-246", [team, sum(score(g, team)), final_place(g, team)])


def final_levels(g: TimeOfSoccer, team: int) -> tuple[int, int]:
    """Attack and defence level that count; neutral teams have that of week 10 (TS-241, TS-269)."""
    seat = g.seat_of[team]
    if seat < 0:
        level = c.NEUTRAL_LEVEL[10 * (g.neutral_level - 1) + WEEKS - 1]
        return level, level
    return club_levels(g, seat)


def score(g: TimeOfSoccer, team: int) -> list[int]:
    """The parts of a team's victory points; neutral teams score four of them (TS-235 to TS-245)."""
    attack, defence = final_levels(g, team)
    seat = g.seat_of[team]
    parts = [
        g.points[team],
        rank_points(g, team),
        CUP_POINTS[g.cup_wins[team]],
        0,
        c.LEVEL_POINTS[min(attack, defence)],
        0,
        0,
        0,
    ]
    if seat >= 0:
        parts[3] = c.FANS_POINTS[g.fans[seat]]
        parts[5] = -empty_positions(g, seat)
        parts[6] = press_points(g, seat)
        parts[7] = g.cash[seat] // MONEY_PER_POINT
    return parts


def rank_points(g: TimeOfSoccer, team: int) -> int:
    """Tied teams add up the points of the ranks they share and divide them, rounded up (TS-236, TS-237)."""
    better = 0
    tied = 0
    for other in range(c.LEAGUE_TEAMS):
        if g.points[other] > g.points[team]:
            better += 1
        elif g.points[other] == g.points[team]:
            tied += 1
    shared = 0
    for rank in range(better, better + tied):
        shared += RANK_POINTS[rank]
    return (shared + tied - 1) // tied


def empty_positions(g: TimeOfSoccer, seat: int) -> int:
    """Positions without a football player (TS-242)."""
    return g.line_up[c.POSITIONS * seat : c.POSITIONS * seat + c.POSITIONS].count(-1)


def press_points(g: TimeOfSoccer, seat: int) -> int:
    """Of the press releases that were kept (TS-243)."""
    total = 0
    for entry in g.kept[seat]:
        total += press_value(entry)
    return total


def press_value(entry: int) -> int:
    """Victory points of one kept press release."""
    return c.REWARD_VP[entry >> 1] if entry & 1 else c.PENALTY_VP[entry >> 1]


def strength(g: TimeOfSoccer, team: int) -> list[int]:
    """What decides between teams: points, then the tie-breaks in their order (TS-248 to TS-252)."""
    parts = score(g, team)
    attack, defence = final_levels(g, team)
    seat = g.seat_of[team]
    shirt = 0
    if seat >= 0:
        for tile in g.squad[seat]:
            shirt = max(shirt, c.SHIRT[tile])
    return [sum(parts), parts[4], max(attack, defence), g.cash[seat] if seat >= 0 else 0, shirt]


def final_place(g: TimeOfSoccer, team: int) -> int:
    """The team's place among the six league teams; equals share it (TS-246, TS-247, TS-253)."""
    own = strength(g, team)
    return 1 + sum(1 for other in range(c.LEAGUE_TEAMS) if strength(g, other) > own)


def club_place(g: TimeOfSoccer, seat: int) -> int:
    """The place among the clubs that humans run (TS-254)."""
    own = strength(g, g.club[seat])
    return 1 + sum(1 for other in range(g.seats) if strength(g, g.club[other]) > own)


def final_order(g: TimeOfSoccer) -> list[int]:
    """The six league teams, the winner first."""
    ranked = [(final_place(g, team), team) for team in range(c.LEAGUE_TEAMS)]
    ranked.sort()
    return [team for _, team in ranked]
