"""Sealed bids: which cards of the market to bid on, how much, and with what.

A plan is made for the whole market at once and is the same at every step of entering it, because
it starts from all that the manager had before the first card was placed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import exp
from typing import Final, NamedTuple

from touchline.games.best11 import cards as c, valuation
from touchline.games.best11.rules.auction import BID_CARDS
from touchline.games.best11.rules.scoring import CARDS, MONEY_CAP, money
from touchline.games.best11.state import Best11
from touchline.games.best11.valuation import Temper, worth

HANDICAP_WORTH: Final = 3.0  # what a manager who wins nothing gets instead (B11-100)
CARD_MONEY: Final = 0.3  # what one base value in hand is worth for later bids
COIN: Final = 1.1  # money is a point, and can buy more
WAVER: Final = 1.0  # how unsure the highest rival bid is
MOST_PLANS: Final = 2000  # that are remembered
BENCH_CARD: Final = 1.5  # a hand card that a tactical card counts at the end

HAND_TACTICS: Final = {c.TACTIC + i for i, row in enumerate(CARDS) if row["primitive"].startswith("hand_")}


@dataclass(frozen=True)
class Payment:
    """Things from the hand that make up a bid, what they are worth in it and what they cost."""

    things: tuple[int, ...]
    value: int
    cost: float


class Outlook:
    """A manager's own affairs at this moment: the team as it would stand, and what cards would add."""

    def __init__(self, g: Best11, seat: int, temper: Temper = valuation.NEWCOMER) -> None:
        self.g = g
        self.seat = seat
        self.temper = temper
        self._gains: dict[int, float] = {}

    @cached_property
    def team(self) -> list[int]:
        """His Best 11, or as much of it as there is."""
        return self.fitted(valuation.squad(self.g, self.seat))

    @cached_property
    def worth(self) -> float:
        """What it promises."""
        return self.worth_of(self.team)

    @cached_property
    def hand_gain(self) -> float:
        """What the best card of the hand adds on the board."""
        return self.best_gain(self.g.hand[self.seat])

    def fitted(self, cards: list[int]) -> list[int]:
        """What stays of these cards when they have to fit."""
        return valuation.best_team(self.g, self.seat, cards, self.temper)

    def worth_of(self, team: list[int]) -> float:
        """What a team promises."""
        return worth(self.g, self.seat, team, self.temper)

    def gain(self, card: int) -> float:
        """What the card adds on the board."""
        if card not in self._gains:
            self._gains[card] = self.worth_of(self.fitted([*self.team, card])) - self.worth
        return self._gains[card]

    def best_gain(self, cards: list[int]) -> float:
        """What the best of the cards adds on the board; 0 if there is none."""
        return max((self.gain(card) for card in cards), default=0.0)


def bonus_worth(mind: Outlook, bonus: int, hand_gain: float) -> float:
    """What a signing bonus brings, in points."""
    if bonus == c.GAIN_TACTICS:
        return mind.temper.tactics
    if bonus == c.ADD_FROM_HAND:
        return 0.8 * max(0.0, hand_gain)
    if bonus == c.EXTRA_CARD:
        return 0.7 if valuation.rounds_left(mind.g) else 0.0
    if bonus == c.REUSE_BONUS:
        held = {c.BONUS[card] for card in mind.team} - {0, c.REUSE_BONUS}
        return max((bonus_worth(mind, other, hand_gain) for other in held), default=0.0)
    if bonus == c.ADD_FROM_DISCARD:
        return 1.5
    return 0.0


def going_rate(g: Best11, card: int) -> float:
    """The highest bid that the others are likely to make for a card."""
    return 0.5 + 0.9 * valuation.PLAIN[card] + (0.5 if c.BONUS[card] else 0.0)


def hope_to_win(g: Best11, card: int, value: int, rate: float = 1.0, waver: float = WAVER) -> float:
    """How likely a bid of this value wins the card."""
    return 1.0 / (1.0 + exp((rate * going_rate(g, card) - value) / waver))


def belongings(g: Best11, seat: int) -> tuple[list[int], int]:
    """Hand and money of a manager before any of it was placed in a bid."""
    placed = [entry & 0xFF for entry in g.bids[seat] if entry & 0xFF < c.MONEY_1]
    return sorted(g.hand[seat] + placed), money(g, seat)


def upkeep(mind: Outlook, card: int) -> float:
    """What a hand card is worth to its holder if it is not spent."""
    if not valuation.rounds_left(mind.g):
        return BENCH_CARD if HAND_TACTICS & set(mind.g.tactics[mind.seat]) else 0.0
    to_sign = 0.2 * max(0.0, mind.gain(card) - 3.0)
    return CARD_MONEY * (c.BASE[card] - 1) + to_sign + (0.5 if c.LATE[card] else 0.0)


def coin_cost(g: Best11, purse: int) -> float:
    """What spending one money costs; money above the cap scores nothing (B11-219)."""
    return COIN / 3 if g.money_cap and purse > MONEY_CAP else COIN


def payments(keep: dict[int, float], purse: int, coin: float) -> list[Payment]:
    """For each value the cheapest way to pay it with at most three cards (B11-052)."""
    cheapest: dict[int, Payment] = {}
    hand = list(keep)
    for count in range(BID_CARDS + 1):
        for cards in combinations(hand, count):
            worth_of_cards = 0
            cost_of_cards = 0.0
            for card in cards:
                worth_of_cards += c.BASE[card]
                cost_of_cards += keep[card]
            for coins in range(BID_CARDS + 1 - count):
                for threes in range(coins + 1):
                    cash = coins + 2 * threes
                    value = worth_of_cards + cash
                    cost = cost_of_cards + coin * cash
                    if cash > purse or not value:
                        continue
                    if value not in cheapest or cost < cheapest[value].cost:
                        things = (*cards, *[c.MONEY_3] * threes, *[c.MONEY_1] * (coins - threes))
                        cheapest[value] = Payment(things, value, cost)
    return sorted(cheapest.values(), key=lambda payment: payment.value)


Plan = dict[int, Payment]


class Style(NamedTuple):
    """A way to bid: what rivals are expected to pay, what the own money and the prizes are worth, to whom."""

    rate: float = 1.0
    cost: float = 1.0
    prize: float = 1.0
    temper: Temper = valuation.NEWCOMER
    waver: float = WAVER
    handicap: float = HANDICAP_WORTH


# Tools add more. The first is the newcomer's; in thousands of games the ninth did best against it.
STYLES: Final[list[Style]] = [
    Style(),
    Style(rate=0.2, cost=1.8),
    Style(rate=0.2, cost=1.4, prize=1.4),
    Style(rate=0.4),
    Style(rate=0.05, prize=1.8),
    Style(rate=0.6, cost=0.7),
    Style(cost=2.5),
    Style(rate=1.4, prize=1.5),
    Style(rate=0.63, cost=2.38, prize=1.05, temper=valuation.SHREWD, waver=1.91, handicap=2.25),
    Style(rate=0.2, cost=1.8, temper=valuation.SHREWD),
    Style(rate=0.4, cost=1.8, temper=valuation.SHREWD),
    Style(rate=0.63, cost=1.7, prize=1.05, temper=valuation.SHREWD, waver=1.91, handicap=2.25),
    Style(rate=0.9, cost=2.38, prize=1.05, temper=valuation.SHREWD, waver=1.91, handicap=2.25),
    Style(rate=0.63, cost=3.3, prize=1.05, temper=valuation.SHREWD, waver=1.91, handicap=2.25),
    Style(cost=1.8, temper=valuation.SHREWD),
    Style(rate=0.4, cost=2.6, temper=valuation.SHREWD),
    Style(rate=0.2, cost=3.5, temper=valuation.SHREWD),
]
NEWCOMERS: Final = 0
BUILT_IN: Final = 17  # of them
EXPERIENCED: Final = 8
SPENDING: Final = 10  # as experienced, and less careful with money
SHREWD_STYLES: Final = tuple(range(EXPERIENCED, BUILT_IN))
BEST_FIRST: Final = (1, 2, 3, 0, 4, 5, 6, 7)  # the order in which a good player looks at the others
_plans: dict[object, Plan] = {}  # a plan is asked for at every small step of entering it


CHANGES: Final = ("drop", "raise", "lower")
PLAIN_STYLES: Final = 64  # more than there are; from here on, numbers mean a style with one bid changed


def changed(style: int, change: int, slot: int) -> int:
    """The number of a style with the bid on a slot dropped, raised or lowered."""
    return PLAIN_STYLES * (1 + len(CHANGES) * slot + change) + style


def plan_bids(g: Best11, seat: int, style: int = NEWCOMERS) -> Plan:
    """The bids to make, by slot."""
    hand, purse = belongings(g, seat)
    key = (
        *(style, seat, g.seats, g.round, g.money_cap, g.keeper[seat], purse, tuple(hand)),
        *(tuple(g.market), tuple([who == seat for who in g.owner]), tuple(g.manager)),
        *(tuple(g.team[seat]), tuple(g.arrivals[seat]), tuple(g.tactics[seat])),
    )
    if key not in _plans:
        if len(_plans) >= MOST_PLANS:
            _plans.clear()
        if style < PLAIN_STYLES:
            _plans[key] = make_plan(g, seat, hand, purse, STYLES[style])
        else:
            _plans[key] = change_plan(g, seat, hand, purse, style)
    return _plans[key]


def make_plan(g: Best11, seat: int, hand: list[int], purse: int, style: Style) -> Plan:
    """Again and again the bid that promises most, while any promises something."""
    mind = Outlook(g, seat, style.temper)
    keep = {card: upkeep(mind, card) for card in hand}
    hand_gain = mind.best_gain(hand)
    prizes = [style.prize * prize(mind, slot, hand_gain) for slot in range(len(g.market))]
    plan: Plan = {}
    nothing = 1.0  # how likely it is that none of the bids so far wins
    while len(plan) < len(g.market):
        ways = payments(keep, purse, coin_cost(g, purse))
        best = (0.0, -1, Payment((), 0, 0.0))
        for slot, card in enumerate(g.market):
            if slot in plan or prizes[slot] <= 0.0:
                continue
            for way in ways:
                if way.value >= c.BASE[card]:
                    likely = hope_to_win(g, card, way.value, style.rate, style.waver)
                    profit = likely * (prizes[slot] - style.cost * way.cost - style.handicap * nothing)
                    if profit > best[0]:
                        best = (profit, slot, way)
        _, slot, way = best
        if slot < 0:
            break
        plan[slot] = way
        nothing *= 1.0 - hope_to_win(g, g.market[slot], way.value, style.rate, style.waver)
        for thing in way.things:
            if thing < c.MONEY_1:
                del keep[thing]
            else:
                purse -= 3 if thing == c.MONEY_3 else 1
    return plan


def change_plan(g: Best11, seat: int, hand: list[int], purse: int, number: int) -> Plan:
    """A style's plan with one bid dropped, or paid a little more or less for, if the hand allows it."""
    which, style = divmod(number, PLAIN_STYLES)
    slot, change = divmod(which - 1, len(CHANGES))
    plan = dict(plan_bids(g, seat, style))
    if slot not in plan:
        return plan
    old = plan.pop(slot)
    if CHANGES[change] == "drop":
        return plan
    left = hand.copy()
    for bid in plan.values():
        for thing in bid.things:
            if thing < c.MONEY_1:
                left.remove(thing)
            else:
                purse -= c.WORTH[thing]
    mind = Outlook(g, seat, STYLES[style].temper)
    ways = payments({card: upkeep(mind, card) for card in left}, purse, coin_cost(g, purse))
    least = c.BASE[g.market[slot]]
    dearer = [way for way in ways if way.value > old.value]
    cheaper = [way for way in ways if least <= way.value < old.value]
    if CHANGES[change] == "raise":
        plan[slot] = min(dearer, key=lambda way: (way.value, way.cost)) if dearer else old
    else:
        plan[slot] = max(cheaper, key=lambda way: (way.value, -way.cost)) if cheaper else old
    return plan


def prize(mind: Outlook, slot: int, hand_gain: float) -> float:
    """What winning a slot is worth, before the price."""
    g = mind.g
    card = g.market[slot]
    value = mind.gain(card) + bonus_worth(mind, c.BONUS[card], hand_gain)
    if g.owner[slot] == mind.seat:
        value -= 0.4 * going_rate(g, card)  # what a rival would have paid (B11-068)
        if c.MGR_TAX in g.manager and g.manager[mind.seat] != c.MGR_TAX:
            value -= 3 / (g.seats - 1)  # B11-096
    return value
