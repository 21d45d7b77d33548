"""How a game of Superclub stands: what each club has, in points of the season that may decide it.

The weights are fitted to who won some hundred games in which clubs were given cash, levels, staff and titles
by chance. Early on the eleven on the pitch, training and cash make the difference; the nearer a squad is to
a hundred points, the more its stars count as they are, and the less money can still change.
"""

from __future__ import annotations

from typing import Final

from touchline.games.superclub import state as s
from touchline.games.superclub.cards import SCOUTING, STADIUM, TRAINING
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.tactics import club_of, usual_side

NAMES: Final = ("squad", "lineup", "season", "titles", "facilities", "cash")
BY_HEART: Final = (
    s.CHOOSE_CLUB,
    s.PAY_WAGES,
    s.FORCED_SALE,
    s.RELEASE_PLAYER,
    s.OUT_PLAYER,
    s.ANSWER_BID,
    s.DEMAND,
    s.FINAL_ANSWER,
    s.SCOUT,
    s.TURN,
    s.FREE_CONTINENT,
    s.OFFER,
    s.LINE_UP,
    s.FILL,
    s.BOOST_THIRD,
    s.READY,
    s.WEAPON,
    s.TARGET,
    s.SUBSTITUTE,
    s.TAKER,
)
HORIZON: Final = 1
WIDTH: Final = (3, 3)
TRIALS: Final = (6, 32)

# Squads between which a game goes from its beginning to its end, in stars.
FIRST: Final = 40
LAST: Final = 85

# What each thing is worth at the beginning and at the end of the game, in points.
A_STAR: Final = (0.25, 1.0)
A_STARTER: Final = (0.6, 0.28)  # a star in the line-up, besides
A_MATCH_POINT: Final = (0.1, 0.4)  # of this season
A_TITLE: Final = (1.8, 1.3)
A_LEVEL: Final = {TRAINING: (3.6, 0.8), SCOUTING: (0.3, 0.0), STADIUM: (1.0, 1.0)}
A_MILLION: Final = (0.024, 0.001)
UNSURE: Final = (6.0, 4.5)

A_YEAR: Final = 20  # marks; more than its steps and rounds
FINALS: Final = s.IN_FINANCE - 1  # after the rounds, before the off-season


def early(g: Superclub) -> float:
    """How early it is: 1 at the beginning, 0 when a squad is near a hundred points."""
    return min(1.0, max(0.0, (LAST - max(g.squad_stars)) / (LAST - FIRST)))


def at(worth: tuple[float, float], early: float) -> float:
    """What a thing is worth now."""
    return worth[1] + (worth[0] - worth[1]) * early


def parts(g: Superclub, seat: int) -> list[float]:
    """What a club promises, by source; after full time its points."""
    stars = float(g.squad_stars[seat])
    won = float(g.points[seat]) - stars
    if g.over:
        return [stars, 0.0, won, 0.0, 0.0, 0.0]
    when = early(g)
    side = usual_side(club_of(g, seat))
    levels = g.levels[3 * seat : 3 * seat + 3]
    facilities = sum(at(worth, when) * (levels[department] - 1) for department, worth in A_LEVEL.items())
    return [
        at(A_STAR, when) * stars,
        at(A_STARTER, when) * sum(side) / 2,
        at(A_MATCH_POINT, when) * won if g.stage == s.IN_SEASON else 0.0,
        at(A_TITLE, when) * len(g.cups[seat]),
        facilities,
        at(A_MILLION, when) * g.cash[seat],
    ]


def spread(g: Superclub) -> float:
    """A little less near the end; what becomes surer is in the weights, too."""
    return at(UNSURE, early(g))


def mark(g: Superclub) -> int:
    """Each round of the season, the finals, each step of the off-season."""
    if g.stage == s.IN_SEASON:
        return A_YEAR * g.season - A_YEAR // 2 + g.round
    return A_YEAR * g.season + (FINALS if g.stage == s.IN_FINALS else g.stage)
