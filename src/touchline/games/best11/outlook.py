"""How a game of Best 11 stands: the points that each manager may expect at full time, by source."""

from __future__ import annotations

from typing import Final

from touchline.games.best11.bidding import CARD_MONEY
from touchline.games.best11.cards import BASE
from touchline.games.best11.rules.scoring import MONEY_CAP, money
from touchline.games.best11.state import Best11
from touchline.games.best11.valuation import (
    best_team,
    public_worth,
    rounds_left,
    squad,
    tactic_worth,
    to_come,
)

NAMES: Final = ("cards and symbols", "tactical cards", "money", "hand")
BY_HEART: Final[tuple[int, ...]] = ()
HORIZON: Final = 1


def parts(g: Best11, seat: int) -> list[float]:
    """What a manager may expect at full time, by source."""
    cards = best_team(g, seat, squad(g, seat))
    if g.keeper[seat] >= 0:
        cards = [*cards, g.keeper[seat]]
    coming = to_come(g, cards)
    left = rounds_left(g)
    tactics = 0.0
    for tactic in g.tactics[seat]:
        tactics += tactic_worth(g, seat, tactic, cards, coming)
    coins = money(g, seat)
    if g.money_cap:
        coins = min(coins, MONEY_CAP + left)
    hand = CARD_MONEY * sum(BASE[card] for card in g.hand[seat]) if left else 0.0
    return [public_worth(g, seat, cards, coming), tactics, float(coins), hand]


def spread(g: Best11) -> float:
    """The nearer the end, the surer."""
    return 1.5 + 1.2 * rounds_left(g)


def mark(g: Best11) -> int:
    """The round."""
    return g.round
