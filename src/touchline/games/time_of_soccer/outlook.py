"""How a game of Time of Soccer stands: the points that each club may expect at full time, by source."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer.cards import FANS_POINTS
from touchline.games.time_of_soccer.eleven import MONEY
from touchline.games.time_of_soccer.rules.scoring import CUP_POINTS, press_points, rank_points, score
from touchline.games.time_of_soccer.state import (
    ALIGN,
    ALIGN_POSITION,
    ALIGN_PRINCIPAL,
    CHOOSE_CLUB,
    PLACE_CAR,
    PLACE_TILE,
    WEEKS,
    TimeOfSoccer,
)
from touchline.games.time_of_soccer.valuation import FAN, Outlook

NAMES: Final = ("league and cup", "team", "fans", "contracts and money", "press releases")
BY_HEART: Final = (CHOOSE_CLUB, PLACE_TILE, PLACE_CAR, ALIGN, ALIGN_PRINCIPAL, ALIGN_POSITION)
HORIZON: Final = 1
WIDTH: Final = 4
TRIALS: Final = (12, 48)

A_WEEKS_LUCK: Final = 0.7  # victory points


def parts(g: TimeOfSoccer, seat: int) -> list[float]:
    """What a club may expect at full time, by source."""
    team = g.club[seat]
    if g.over:
        league, rank, cup, fans, level, gaps, press, money = map(float, score(g, team))
        return [league + rank + cup, level + gaps, fans, money, press]
    mind = Outlook(g, seat)
    won = g.points[team] + CUP_POINTS[g.cup_wins[team]] + rank_points(g, team) * g.week / WEEKS
    salaries = mind.wage * mind.balance
    return [
        float(won),
        mind.eleven.under(tuple(g.managers[seat])),
        FANS_POINTS[g.fans[seat]] + FAN * g.satisfaction[seat] / 10,
        salaries + MONEY * g.cash[seat] + (mind.money - MONEY) * min(g.cash[seat], 20),
        float(press_points(g, seat)),
    ]


def spread(g: TimeOfSoccer) -> float:
    """The nearer the end, the surer."""
    return 2.5 + A_WEEKS_LUCK * (WEEKS - g.week)


def mark(g: TimeOfSoccer) -> int:
    """The week."""
    return g.week
