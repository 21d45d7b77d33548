"""How a game of Superclub stands: what each club has, in points of the season that may decide it."""

from __future__ import annotations

from typing import Final

from touchline.engine.chance import Chance
from touchline.games.superclub import bot, state as s, weights
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.tactics import club_of, usual_side
from touchline.games.superclub.valuation import SEASONED, SHREWD, Outlook
from touchline.games.superclub.weights import at, early

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
    # Trials found nothing better here than experience: 46 % of 136 games against it.
    s.DRAFT,
    s.KEEP_STAFF,
    s.UNHAPPY_BID,
    s.ENTER_BID,
    s.STEP_UP_STAR,
    s.GUARANTEE,
    s.TRAIN,
    s.SIGN_PLAYER,
    s.INVEST,
    s.HIRE,
    s.BID,
    s.STAR,
    s.FREE_SIGN,
    s.FREE_HIRE,
    s.PLAY_FINAL,
)
HORIZON: Final = 1
FAR: Final = 20  # about a year
TREE: Final = False
WIDTH: Final = (3, 3)
TRIALS: Final = (6, 80)

A_YEAR: Final = 20  # marks; more than its steps and rounds
FINALS: Final = s.IN_FINANCE - 1  # after the rounds, before the off-season


def weigh(world: Superclub, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What the options promise a manager who has played very often."""
    return bot.weigh_with(Outlook(world, seat, SHREWD), options)


def seasoned(world: Superclub, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What they promise a good player."""
    return bot.weigh_with(Outlook(world, seat, SEASONED), options)


def parts(g: Superclub, seat: int) -> list[float]:
    """What a club promises, by source; after full time its points."""
    stars = float(g.squad_stars[seat])
    won = float(g.points[seat]) - stars
    if g.over:
        return [stars, 0.0, won, 0.0, 0.0, 0.0]
    when = early(g)
    side = usual_side(club_of(g, seat))
    levels = g.levels[3 * seat : 3 * seat + 3]
    facilities = 0.0
    for department, worth in weights.A_LEVEL.items():
        facilities += at(worth, when) * (levels[department] - 1)
    return [
        at(weights.A_STAR, when) * stars,
        at(weights.A_STARTER, when) * sum(side) / 2,
        at(weights.A_MATCH_POINT, when) * won if g.stage == s.IN_SEASON else 0.0,
        at(weights.A_TITLE, when) * len(g.cups[seat]),
        facilities,
        at(weights.A_MILLION, when) * g.cash[seat],
    ]


def spread(g: Superclub) -> float:
    """A little less near the end; what becomes surer is in the weights, too."""
    return at(weights.UNSURE, early(g))


def mark(g: Superclub) -> int:
    """Each round of the season, the finals, each step of the off-season."""
    if g.stage == s.IN_SEASON:
        return A_YEAR * g.season - A_YEAR // 2 + g.round
    return A_YEAR * g.season + (FINALS if g.stage == s.IN_FINALS else g.stage)
