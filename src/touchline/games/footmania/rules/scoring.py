"""Strength, points and places (FM-136 to FM-139, FM-159 to FM-163, FM-177 to FM-179, FM-216 to FM-224).

A result is one number: home | away << 4 | home stars << 8 | away stars << 16 | matchday << 24, the stars
with 128 added because a team of trainees has less than none; matchday 0 is the play-off.
"""

from __future__ import annotations

from typing import Final

from touchline.games.footmania.cards import PENNANTS, VALUE
from touchline.games.footmania.state import VACANT, Footmania

WIN: Final = 2  # FM-177
DRAW_POINTS: Final = 1  # FM-178
PARTS: Final = ("wins", "draws")  # of a manager's points: `part-…` in the words
PENNANTS_PER_STAR: Final = 5  # FM-137
ZERO: Final = 128


def pennants(g: Footmania, seat: int) -> int:
    """All pennants of the clubs that he has beaten; none is ever spent (FM-136, FM-139)."""
    total = 0
    for entry in g.clubs:
        if entry >> 8 == seat:
            total += PENNANTS[entry & 0xFF]
    return total


def pennant_stars(g: Footmania, seat: int) -> int:
    """One star for every five pennants (FM-137, FM-138)."""
    return pennants(g, seat) // PENNANTS_PER_STAR


def team_stars(team: list[int]) -> int:
    """Footballers with their bonus, trainees against, vacant posts nothing (FM-159 to FM-162)."""
    total = 0
    for card in team:
        if card >= 0:
            total += VALUE[card]
        elif card != VACANT:
            total -= 1
    return total


def strength(g: Footmania, seat: int) -> int:
    """The stars of the team on the pitch, with pennants and plus cards (FM-163)."""
    return team_stars(g.pitch[seat]) + pennant_stars(g, seat) + g.effect[seat]


def pack_result(home: int, away: int, home_stars: int, away_stars: int, matchday: int) -> int:
    """A result as it is kept."""
    return home | away << 4 | home_stars + ZERO << 8 | away_stars + ZERO << 16 | matchday << 24


def points_of(result: int, seat: int) -> int:
    """What a match brought the manager; -1 if he did not play in it (FM-177 to FM-179)."""
    if result & 15 != seat and result >> 4 & 15 != seat:
        return -1
    margin = (result >> 8 & 0xFF) - (result >> 16 & 0xFF)
    if result >> 4 & 15 == seat:
        margin = -margin
    return WIN if margin > 0 else DRAW_POINTS if margin == 0 else 0


def points(g: Footmania, seat: int, playoff: bool = False) -> int:
    """League points, or those of the play-off (FM-217, FM-221)."""
    total = 0
    for result in g.results:
        if (result >> 24 == 0) == playoff:
            total += max(0, points_of(result, seat))
    return total


def level_at_the_top(g: Footmania) -> list[int]:
    """The managers with most points and, among them, most pennants, by team (FM-218, FM-219)."""
    table = [(points(g, seat), pennants(g, seat)) for seat in range(g.seats)]
    return [seat for seat in g.in_order(g.lead) if table[seat] == max(table)]


def places(g: Footmania) -> list[int]:
    """By points, pennants, play-off and cash; managers equal in all share the place (FM-217 to FM-223).

    Nothing else counts: cash beyond that, squads and sponsors give no points (FM-224).
    """
    table = [
        (points(g, seat), pennants(g, seat), points(g, seat, True), g.cash[seat]) for seat in range(g.seats)
    ]
    return [1 + sum(1 for other in table if other > row) for row in table]
