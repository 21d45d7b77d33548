"""How a game of Footmania stands: the league points that each manager may expect at full time, by source.

The weights are those that told winners from losers best in thousands of games: a star counts little while
teams are built and much once they race for matchdays, with money it is the other way round, and a pennant
counts most near the end, where it decides between managers who are level.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from touchline.engine.chance import Chance
from touchline.games.footmania import cards as c
from touchline.games.footmania.bot import VALUE_OF, weigh_with
from touchline.games.footmania.rules.bank import sponsors_of
from touchline.games.footmania.rules.complete import posts_needed
from touchline.games.footmania.rules.line_up import red_limit
from touchline.games.footmania.rules.scoring import pennants, points
from touchline.games.footmania.state import (
    BID,
    CARD,
    DRAW,
    MATCH,
    REPLY,
    RETURN_PLUS,
    ROUTE,
    TARGET,
    WINDOW,
    Footmania,
)
from touchline.games.footmania.tactics import keeping
from touchline.games.footmania.teams import draws_left, playing
from touchline.games.footmania.valuation import SEASONED, SHREWD, Outlook

NAMES: Final = ("points", "team", "plus_cards", "pennants", "money")
ROUTINE: Final = (ROUTE, DRAW, CARD, BID, RETURN_PLUS)
SEARCHED: Final = (MATCH, TARGET, REPLY, *ROUTINE)
BY_HEART: Final = (WINDOW, *(question for question in VALUE_OF if question not in SEARCHED))
HORIZON: Final = 7  # squares: two turns of each
FAR: Final = 14
DOUBT: Final = 1.0
TREE: Final = False
WIDTH: Final = (4, 4)
TRIALS: Final = (12, 256)


class Weights(NamedTuple):
    """How much each thing told between two managers at one stage of the game, in logits of the win chance."""

    star: float  # of the team; a gap is the star of a trainee less
    gap: float  # that a manager has still to fill, beside the star
    bench: float  # a star that does not play
    cash: float
    boost: float  # a star of a plus card in hand: of a boost,
    attack: float
    protection: float
    payout: float  # of a sponsor
    pennant: float
    soon: float = 0.0  # a complete team; half of that with one draw to go, a third with two


BUILDING: Final = (  # phase 1, by how many footballers the fullest team has: up to 2, 4, 6, 8, more
    Weights(0.066, -0.065, 0.106, 0.028, 0.006, 0.047, 0.071, 0.090, 0.0, 20.4),
    Weights(0.076, 0.033, 0.120, 0.025, 0.013, 0.024, 0.011, 0.064, 0.0, 23.4),
    Weights(0.058, -0.054, 0.083, 0.022, 0.025, 0.024, 0.048, 0.074, 0.0, 9.03),
    Weights(0.067, -0.006, 0.085, 0.021, 0.015, 0.029, 0.000, 0.069, 0.0, 9.07),
    Weights(0.125, 0.138, 0.076, 0.022, 0.041, 0.057, 0.057, 0.045, 0.0, 4.28),
)
RACING: Final = (  # phase 2: the first and the second half of a lap,
    Weights(0.276, 0.455, 0.110, 0.017, 0.102, 0.147, 0.162, 0.011, 0.26),
    Weights(0.345, 0.400, 0.077, 0.010, 0.153, 0.209, 0.229, 0.013, 0.30),
)
LAST_LAP: Final = (  # and of the last one
    Weights(0.239, 0.310, 0.050, 0.007, 0.132, 0.217, 0.110, 0.006, 0.376),
    Weights(0.247, 0.117, 0.022, 0.000, 0.120, 0.220, 0.152, 0.005, 0.441),
)
HALF_A_LAP: Final = 0.5
A_POINT: Final = 0.75  # what a point told, in phase 2
MATCH_MARK: Final = 100  # more than a lap


def weigh(world: Footmania, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What the options promise a manager who has played very often."""
    return weigh_with(Outlook(world, seat, SHREWD), options, chance)


def seasoned(world: Footmania, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What they promise a good player."""
    return weigh_with(Outlook(world, seat, SEASONED), options, chance)


def parts(g: Footmania, seat: int) -> list[float]:
    """What a manager may expect at full time, by source."""
    won = float(points(g, seat))
    if g.over:
        return [won, 0.0, 0.0, 0.0, 0.0]
    squad = tuple(g.squad[seat])
    players, stars, _ = playing(squad, red_limit(g))
    bench = sum(c.VALUE[card] for card in squad) - stars
    gaps = c.POSTS - players
    payouts = sum(c.PAYOUT[card] for card in sponsors_of(g, seat))
    weights = stage(g)
    team = weights.star * (stars - gaps) + weights.gap * gaps + weights.bench * bench
    if weights.soon:
        team += weights.soon / (1 + draws_left(squad, red_limit(g), posts_needed(g)))
    plus = sum([promise(card, weights) for card in g.plus_cards[seat]], 0.0)
    flags = weights.pennant * pennants(g, seat)
    money = weights.cash * g.cash[seat] + weights.payout * payouts
    rate = spread(g)
    return [won, rate * team, rate * plus, rate * flags, rate * money]


def stage(g: Footmania) -> Weights:
    """What counts now."""
    if g.phase == 1:
        fullest = max(playing(tuple(squad), red_limit(g))[0] for squad in g.squad)
        return BUILDING[min((max(fullest, 1) - 1) // 2, len(BUILDING) - 1)]
    return (RACING if days_left(g) > 1 else LAST_LAP)[lap_left(g) <= HALF_A_LAP]


def promise(card: int, weights: Weights) -> float:
    """What a plus card in hand brings."""
    effect = c.EFFECT[card]
    if effect == c.BOOST_SELF:
        return weights.boost * c.STARS[card]
    return (weights.attack if effect <= c.CALL_UP else weights.protection) * keeping(card)


def days_left(g: Footmania) -> int:
    """Matchdays to come; a play-off is one more."""
    return max(1, len(c.FIXTURES[g.seats]) - g.matchday)


def lap_left(g: Footmania) -> float:
    """How much of the lap is left before the first pawn is home."""
    return 1 - max(g.square) / c.CIRCUIT


def spread(g: Footmania) -> float:
    """The nearer the end, the more a point tells."""
    return 1.0 if g.phase == 1 else 1 / A_POINT


def mark(g: Footmania) -> int:
    """How far the pawns have come; a match that is played counts as more than a lap."""
    if g.phase == 1:
        return g.turns * (c.DICE + 1) // (2 * g.seats)
    return 1000 + MATCH_MARK * len(g.results) + sum(g.square) // g.seats
