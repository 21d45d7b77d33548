"""How a game of Footmania stands: the league points that each manager may expect at full time, by source.

The weights are those that told winners from losers best in thousands of games: a star counts little while
teams are built and much once they race for matchdays, with money it is the other way round, and a pennant
counts most near the end, where it decides between managers who are level.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.chance import Chance
from touchline.games.footmania.bot import weigh_with
from touchline.games.footmania.cards import (
    BOOST_SELF,
    CALL_UP,
    CIRCUIT,
    DICE,
    EFFECT,
    FIXTURES,
    PAYOUT,
    POSTS,
    STARS,
    VALUE,
)
from touchline.games.footmania.rules.bank import sponsors_of
from touchline.games.footmania.rules.line_up import red_limit
from touchline.games.footmania.rules.scoring import pennants, points
from touchline.games.footmania.state import (
    LINE_UP,
    OFFER_AMOUNT,
    OFFER_FOR,
    OFFER_TO,
    REPLACE,
    SENT_OFF,
    SUB_POST,
    WINDOW,
    Footmania,
)
from touchline.games.footmania.tactics import keeping
from touchline.games.footmania.valuation import SHREWD, Outlook, playing

NAMES: Final = ("points", "team", "plus cards", "pennants", "money")
BY_HEART: Final = (WINDOW, OFFER_TO, OFFER_FOR, OFFER_AMOUNT, LINE_UP, SUB_POST, REPLACE, SENT_OFF)
HORIZON: Final = 7  # squares: two turns of each
WIDTH: Final = 4
TRIALS: Final = (12, 64)

BOOST: Final = 0.1  # what a star of a plus card brings in the championship: of a boost,
ATTACK: Final = 0.09  # of an attack,
PROTECTION: Final = 0.04  # of a protection
EARLY: Final = 0.4  # of that while teams are built
MATCH_MARK: Final = 100  # more than a lap


def weigh(world: Footmania, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What the options promise a manager who has played more often than a newcomer."""
    return weigh_with(Outlook(world, seat, SHREWD), options, chance)


def parts(g: Footmania, seat: int) -> list[float]:
    """What a manager may expect at full time, by source."""
    won = float(points(g, seat))
    if g.over:
        return [won, 0.0, 0.0, 0.0, 0.0]
    players, stars, _ = playing(tuple(g.squad[seat]), red_limit(g))
    bench = sum(VALUE[card] for card in g.squad[seat]) - stars
    gaps = POSTS - players
    payouts = sum(PAYOUT[card] for card in sponsors_of(g, seat))
    plus = sum(promise(card) for card in g.plus_cards[seat])
    if g.phase == 1:
        ahead = max(playing(tuple(squad), red_limit(g))[0] for squad in g.squad)
        team = 0.015 * ahead * (stars - gaps) - (0.16 - 0.1 * max(0, ahead - 8)) * gaps + 0.05 * bench
        money = 0.006 * ahead * g.cash[seat] + 0.03 * payouts
        flags = 0.0
        plus *= EARLY
    else:
        left = days_left(g)
        lap = lap_left(g)
        team = 0.31 * (stars - gaps) + (0.15 + 0.7 * lap) * gaps + 0.09 * bench
        money = ((0.006 + 0.02 * lap) if left > 1 else 0.012 * lap) * g.cash[seat] + 0.02 * lap * payouts
        flags = 0.4 * pennants(g, seat)
    rate = spread(g)
    return [won, rate * team, rate * plus, rate * flags, rate * money]


def promise(card: int) -> float:
    """What a plus card in hand brings."""
    effect = EFFECT[card]
    if effect == BOOST_SELF:
        return BOOST * STARS[card]
    return (ATTACK if effect <= CALL_UP else PROTECTION) * keeping(card)


def days_left(g: Footmania) -> int:
    """Matchdays to come; a play-off is one more."""
    return max(1, len(FIXTURES[g.seats]) - g.matchday)


def lap_left(g: Footmania) -> float:
    """How much of the lap is left before the first pawn is home."""
    return 1 - max(g.square) / CIRCUIT


def spread(g: Footmania) -> float:
    """The nearer the end, the more a point tells."""
    return 1 / (0.5 + 0.3 / days_left(g))


def mark(g: Footmania) -> int:
    """How far the pawns have come; a match that is played counts as more than a lap."""
    if g.phase == 1:
        return g.turns * (DICE + 1) // (2 * g.seats)
    return 1000 + MATCH_MARK * len(g.results) + sum(g.square) // g.seats
