"""Bad news that costs money or players: fines and releases (SC-290, SC-315, GC-23, GC-24)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, said
from touchline.games.superclub.cards import LEAST_PLAYERS
from touchline.games.superclub.rules.answers import says_card, weakest_player
from touchline.games.superclub.rules.asides import says_sale
from touchline.games.superclub.rules.club import go_abroad, may_sell, sell_abroad
from touchline.games.superclub.state import FINE, FORCED_SALE, RELEASE, RELEASE_PLAYER, Superclub
from touchline.games.superclub.text import money

# forced_sale: a fine that the cash does not cover (SC-315)


def fine(g: Superclub, arg: int) -> None:
    """Pay; without the cash sell, with at most 11 players the rest is waived."""
    seat = arg & 7
    amount = arg >> 3
    if g.cash[seat] < amount and may_sell(g, seat):
        g.push(FINE, arg)
        g.ask(seat, FORCED_SALE, amount)
        return
    paid = min(amount, g.cash[seat])
    g.cash[seat] -= paid
    if g.events is not None:
        g.tell("fine", "SC-315", [seat, paid, amount])


def legal_forced_sale(g: Superclub, seat: int, amount: int) -> list[int]:
    """Each own player card."""
    return [FORCED_SALE | player << 8 for player in g.squad[seat]]


def answer_forced_sale(g: Superclub, seat: int, amount: int, option: int) -> None:
    """Sold abroad."""
    sell_abroad(g, seat, option >> 8)


FORCED_SALE_QUESTION: Final = Question(
    FORCED_SALE,
    "forced_sale",
    "SC-315",
    legal_forced_sale,
    answer_forced_sale,
    asks=lambda g, seat, amount: said(amount=money(amount), cash=money(g.cash[seat])),
    says=says_sale,
    place="squad",
    pick=weakest_player,
)


# release: players go without pay (GC-23)


def release(g: Superclub, arg: int) -> None:
    """One by one, until enough stars are gone or at most 11 cards are left."""
    seat = arg & 7
    if arg >> 3 and len(g.squad[seat]) > LEAST_PLAYERS:
        g.ask(seat, RELEASE_PLAYER, arg >> 3)


def legal_release(g: Superclub, seat: int, stars: int) -> list[int]:
    """Each own player card."""
    return [RELEASE_PLAYER | player << 8 for player in g.squad[seat]]


def answer_release(g: Superclub, seat: int, stars: int, option: int) -> None:
    """He goes among the undrafted players (SC-290)."""
    player = option >> 8
    gone = g.stars[player]
    go_abroad(g, seat, player)
    if g.events is not None:
        g.tell("released", "SC-290", [seat, player])
    g.push(RELEASE, seat | max(0, stars - gone) << 3)


RELEASE_QUESTION: Final = Question(
    RELEASE_PLAYER,
    "release",
    "SC-314",
    legal_release,
    answer_release,
    asks=lambda g, seat, stars: said(stars=stars),
    says=says_card,
    place="squad",
    pick=weakest_player,
)
