"""How a game of Best 11 stands: the points that each manager may expect at full time, by source."""

from __future__ import annotations

from typing import Final

from touchline.engine.chance import Chance
from touchline.games.best11 import bidding, bot, valuation
from touchline.games.best11.bidding import CARD_MONEY, EXPERIENCED, NEWCOMERS, SPENDING, Outlook
from touchline.games.best11.cards import BASE
from touchline.games.best11.rules.scoring import MONEY_CAP, money
from touchline.games.best11.state import Best11

NAMES: Final = ("cards", "tactics", "money", "hand")
BY_HEART: Final[tuple[int, ...]] = ()
HORIZON: Final = 1
WIDTH: Final = (4, 6)
TRIALS: Final = (8, 240)
PLAN_TRIALS: Final = (8, 640)
RIVALS: Final = [EXPERIENCED, SPENDING, NEWCOMERS]  # how they bid, by kind
KINDS: Final = 3
TREE: Final = False  # trials are for the plans alone
TACTICS_COUNT: Final = 0.75  # of what tactical cards promise, before full time


def weigh(world: Best11, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What the options promise a manager who has played very often."""
    return bot.weigh_with(Outlook(world, seat, valuation.SHREWD), options, EXPERIENCED)


def styles(g: Best11, seat: int) -> list[int]:
    """The ways to bid that such a manager thinks of, his own first."""
    return bot.styles(g, seat, (*bidding.SHREWD_STYLES, *bidding.BEST_FIRST), changing=0)


def others(world: Best11, seat: int, options: list[int], chance: Chance, kind: int) -> list[float]:
    """What rivals think, who may be newcomers or old hands."""
    style = RIVALS[kind]
    return bot.weigh_with(Outlook(world, seat, bidding.STYLES[style].temper), options, style)


def seasoned(world: Best11, seat: int, options: list[int], chance: Chance) -> list[float]:
    """Good players look ahead, but value cards as newcomers do."""
    return bot.weigh(world, seat, options, chance)


def parts(g: Best11, seat: int) -> list[float]:
    """What a manager may expect at full time, by source."""
    cards = valuation.best_team(g, seat, valuation.squad(g, seat), valuation.FORESIGHT)
    if g.keeper[seat] >= 0:
        cards = [*cards, g.keeper[seat]]
    coming = valuation.to_come(g, cards, valuation.FORESIGHT)
    left = valuation.rounds_left(g)
    tactics = valuation.tactics_worth(g, seat, cards, coming)
    coins = money(g, seat)
    if g.money_cap:
        coins = min(coins, MONEY_CAP + left)
    hand = CARD_MONEY * sum(BASE[card] for card in g.hand[seat]) if left else 0.0
    promised = valuation.public_worth(g, seat, cards, coming, valuation.FORESIGHT)
    return [promised, tactics if g.over else TACTICS_COUNT * tactics, float(coins), hand]


def spread(g: Best11) -> float:
    """The nearer the end, the surer."""
    return 7.0 + 1.2 * valuation.rounds_left(g)


def mark(g: Best11) -> int:
    """The round."""
    return g.round
