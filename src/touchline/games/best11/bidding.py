"""Sealed bids: which cards of the market to bid on, how much, and with what.

A plan is made for the whole market at once and is the same at every step of entering it, because
it starts from all that the manager had before the first card was placed.
"""

from __future__ import annotations

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
MOST_SITUATIONS: Final = 2000  # of which it is remembered what was planned in them
BENCH_CARD: Final = 1.5  # a hand card that a tactical card counts at the end

HAND_TACTICS: Final = {c.TACTIC + i for i, row in enumerate(CARDS) if row["primitive"].startswith("hand_")}


class Payment:
    """Things from the hand that make up a bid, what they are worth in it and what they cost."""

    def __init__(self, things: tuple[int, ...], value: int, cost: float) -> None:
        self.things = things
        self.value = value
        self.cost = cost

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Payment) and self.things == other.things and self.cost == other.cost


class Outlook:
    """A manager's own affairs at this moment: the team as it would stand, and what cards would add."""

    def __init__(self, g: Best11, seat: int, temper: Temper = valuation.NEWCOMER) -> None:
        self.g = g
        self.seat = seat
        self.temper = temper
        # What takes time to find out is found out when it is asked for.
        self._team: list[int] | None = None
        self._worth: float | None = None
        self._gains: dict[int, float] = {}

    @property
    def team(self) -> list[int]:
        """His Best 11, or as much of it as there is."""
        if self._team is None:
            self._team = self.fitted(valuation.squad(self.g, self.seat))
        return self._team

    @property
    def worth(self) -> float:
        """What it promises."""
        if self._worth is None:
            self._worth = self.worth_of(self.team)
        return self._worth

    @property
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
        found = self._gains.get(card)
        if found is None:
            found = self.worth_of(self.fitted([*self.team, card])) - self.worth
            self._gains[card] = found
        return found

    def best_gain(self, cards: list[int]) -> float:
        """What the best of the cards adds on the board; 0 if there is none."""
        return max([self.gain(card) for card in cards], default=0.0)


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


def hope_to_win(rival: float, value: int, waver: float) -> float:
    """How likely a bid of this value is to win where the highest rival bid is expected to be so high."""
    return 1.0 / (1.0 + exp((rival - value) / waver))


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
    cheapest: dict[int, float] = {}
    made_of: dict[int, tuple[tuple[int, ...], int, int]] = {}  # cards, coins, how many of them are threes
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
                    if value not in cheapest or cost < cheapest[value]:
                        cheapest[value] = cost
                        made_of[value] = (cards, coins, threes)
    found = []
    for value in sorted(cheapest):
        cards, coins, threes = made_of[value]
        things = (*cards, *[c.MONEY_3] * threes, *[c.MONEY_1] * (coins - threes))
        found.append(Payment(things, value, cheapest[value]))
    return found


NOTHING: Final = Payment((), 0, 0.0)
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


CHANGES: Final = ("drop", "raise", "lower")
PLAIN_STYLES: Final = 64  # more than there are; from here on, numbers mean a style with one bid changed


def changed(style: int, change: int, slot: int) -> int:
    """The number of a style with the bid on a slot dropped, raised or lowered."""
    return PLAIN_STYLES * (1 + len(CHANGES) * slot + change) + style


class Stakes:
    """What bidding is about for a manager of some temper, however he bids."""

    def __init__(self, g: Best11, seat: int, hand: list[int], purse: int, temper: Temper) -> None:
        mind = Outlook(g, seat, temper)
        hand_gain = mind.best_gain(hand)
        self.keep = {card: upkeep(mind, card) for card in hand}
        self.prizes = [prize(mind, slot, hand_gain) for slot in range(len(g.market))]
        self.ways = payments(self.keep, purse, coin_cost(g, purse))


class Situation:
    """A manager before his bids: what he has, and the plans that he has thought of."""

    def __init__(self, hand: list[int], purse: int) -> None:
        self.hand = hand
        self.purse = purse
        self.plans: dict[int, Plan] = {}  # by style
        self._stakes: dict[Temper, Stakes] = {}

    def stakes(self, g: Best11, seat: int, temper: Temper) -> Stakes:
        """What is at stake for a manager of this temper."""
        if temper not in self._stakes:
            self._stakes[temper] = Stakes(g, seat, self.hand, self.purse, temper)
        return self._stakes[temper]

    def plan(self, g: Best11, seat: int, style: int) -> Plan:
        """The bids to make in this style, by slot."""
        found = self.plans.get(style)
        if found is None:
            found = (
                make_plan(g, seat, self, style) if style < PLAIN_STYLES else change_plan(g, seat, self, style)
            )
            self.plans[style] = found
        return found


# Plans are asked for at every small step of entering them.
_situations: dict[tuple[int, ...], Situation] = {}


def situation(g: Best11, seat: int) -> Situation:
    """What the manager plans from: all that he had before the first card was placed."""
    hand, purse = belongings(g, seat)
    team, arrivals = g.team[seat], g.arrivals[seat]
    known = [seat, g.seats, g.round, g.money_cap, g.keeper[seat], purse]
    known += [len(hand), len(g.market), len(team), len(arrivals)]
    known += (
        hand + g.market + [who == seat for who in g.owner] + g.manager + team + arrivals + g.tactics[seat]
    )
    key = tuple(known)
    found = _situations.get(key)
    if found is None:
        if len(_situations) >= MOST_SITUATIONS:
            _situations.clear()
        found = _situations[key] = Situation(hand, purse)
    return found


def plan_bids(g: Best11, seat: int, style: int = NEWCOMERS) -> Plan:
    """The bids to make, by slot."""
    return situation(g, seat).plan(g, seat, style)


def make_plan(g: Best11, seat: int, before: Situation, number: int) -> Plan:
    """Again and again the bid that promises most, while any promises something."""
    style = STYLES[number]
    stakes = before.stakes(g, seat, style.temper)
    cost, waver, handicap = style.cost, style.waver, style.handicap
    prizes = [style.prize * worth for worth in stakes.prizes]
    rivals = [style.rate * going_rate(g, card) for card in g.market]
    keep, purse = stakes.keep.copy(), before.purse
    plan: Plan = {}
    nothing = 1.0  # how likely it is that none of the bids so far wins
    while len(plan) < len(g.market):
        ways = payments(keep, purse, coin_cost(g, purse)) if plan else stakes.ways
        most, slot, bid = 0.0, -1, NOTHING
        for at, card in enumerate(g.market):
            if at in plan or prizes[at] <= 0.0:
                continue
            for way in ways:
                if way.value >= c.BASE[card]:
                    likely = hope_to_win(rivals[at], way.value, waver)
                    profit = likely * (prizes[at] - cost * way.cost - handicap * nothing)
                    if profit > most:
                        most, slot, bid = profit, at, way
        if slot < 0:
            break
        plan[slot] = bid
        nothing *= 1.0 - hope_to_win(rivals[slot], bid.value, waver)
        for thing in bid.things:
            if thing < c.MONEY_1:
                del keep[thing]
            else:
                purse -= 3 if thing == c.MONEY_3 else 1
    return plan


def change_plan(g: Best11, seat: int, before: Situation, number: int) -> Plan:
    """A style's plan with one bid dropped, or paid a little more or less for, if the hand allows it."""
    which, style = divmod(number, PLAIN_STYLES)
    slot, change = divmod(which - 1, len(CHANGES))
    plan = dict(before.plan(g, seat, style))
    if slot not in plan:
        return plan
    old = plan.pop(slot)
    if CHANGES[change] == "drop":
        return plan
    left, purse = before.hand.copy(), before.purse
    for bid in plan.values():
        for thing in bid.things:
            if thing < c.MONEY_1:
                left.remove(thing)
            else:
                purse -= c.WORTH[thing]
    keep = before.stakes(g, seat, STYLES[style].temper).keep
    ways = payments({card: keep[card] for card in left}, purse, coin_cost(g, purse))
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
