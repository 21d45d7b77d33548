"""What things are worth to a club in the course of the game, in points of the season that may decide it.

The weights are fitted to who won some hundred games in which clubs were given cash, levels, staff and titles
by chance. Early on the eleven on the pitch, training and cash make the difference; the nearer a squad is to
a hundred points, the more its stars count as they are, and the less money can still change.
"""

from __future__ import annotations

from typing import Final

from touchline.games.superclub.cards import SCOUTING, STADIUM, TRAINING
from touchline.games.superclub.state import Superclub

# Squads between which a game goes from its beginning to its end, in stars.
FIRST: Final = 40
LAST: Final = 85

# What each thing is worth at the beginning and at the end of the game, in points; lists, because mypyc loses
# tuples of numbers that other modules read.
A_STAR: Final[list[float]] = [0.25, 1.0]
A_STARTER: Final[list[float]] = [0.6, 0.28]  # a star in the line-up, besides
A_MATCH_POINT: Final[list[float]] = [0.1, 0.4]  # of this season
A_TITLE: Final[list[float]] = [1.8, 1.3]
A_LEVEL: Final[dict[int, list[float]]] = {
    TRAINING: [3.6, 0.8],
    SCOUTING: [0.3, 0.0],
    STADIUM: [1.0, 1.0],
}
A_MILLION: Final[list[float]] = [0.06, 0.003]
UNSURE: Final[list[float]] = [6.0, 4.5]


def early(g: Superclub) -> float:
    """How early it is: 1 at the beginning, 0 when a squad is near a hundred points."""
    return min(1.0, max(0.0, (LAST - max(g.squad_stars)) / (LAST - FIRST)))


def at(worth: list[float], early: float) -> float:
    """What a thing is worth now."""
    return worth[1] + (worth[0] - worth[1]) * early
