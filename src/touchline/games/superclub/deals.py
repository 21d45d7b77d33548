"""Trades: which offers to make, and which to accept.

An offer is worth something to both sides, and what the other club wins is partly lost: the fewer clubs there
are, the more. So a manager accepts what is clearly a gain in millions and, in points, does not help the other
club more than the own. Players are worth different things to different clubs, so among several clubs there
are trades that help two against the rest; between two clubs there are none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from touchline.games.superclub import cards as c, weights
from touchline.games.superclub.planning import GOOD_DEAL, NEVER, Value
from touchline.games.superclub.rules import offers
from touchline.games.superclub.rules.offers import asked, given, paid_of
from touchline.games.superclub.state import ASK, ASK_CASH, GIVE, OFFER, OFFER_TO, PAY_CASH, WINDOW, Superclub
from touchline.games.superclub.valuation import Outlook, bench

LEAST: Final = 1.0  # points that an offer has to bring
FAIR: Final = 0.5  # millions above what is just fair


class Deal(NamedTuple):
    """An offer: players given and asked for, cash paid (negative: asked for), and the points it brings."""

    given: tuple[int, ...]
    asked: tuple[int, ...]
    cash: int
    gain: float


NOTHING: Final = Deal((), (), 0, 0.0)


class Ledger:
    """What two clubs make of players, staff and cash, in points."""

    def __init__(self, g: Superclub, seat: int, other: int) -> None:
        self.g = g
        self.clubs = Outlook(g, seat), Outlook(g, other)
        self.benches = bench(g, seat), bench(g, other)
        self.when = weights.early(g)
        self.million = weights.at(weights.A_MILLION, self.when)
        self.share = 1 / (g.seats - 1)  # of what the other wins, that is lost

    def item(self, side: int, thing: int) -> float:
        """What a player or a member of the staff brings one of the two."""
        club = self.clubs[side]
        found = weights.at(weights.A_STAR, self.when) * club.item(thing) / club.star
        if thing < c.STAFF:
            found += weights.at(weights.A_STARTER, self.when) * max(
                0, self.g.stars[thing] - self.benches[side]
            )
        return found

    def balance(self, side: int, comes: Sequence[int], goes: Sequence[int], cash: int) -> float:
        """What a trade brings one side, and its share of what the other loses."""
        own = lost = self.million * cash  # what one gets, and what the other loses
        for thing in comes:
            own += self.item(side, thing)
            lost += self.item(1 - side, thing)
        for thing in goes:
            own -= self.item(side, thing)
            lost -= self.item(1 - side, thing)
        return own + self.share * lost

    def fair(self, comes: Sequence[int], goes: Sequence[int]) -> float:
        """The least cash for which a trade does not help the first more than the second, who gets it."""
        return FAIR - self.balance(1, comes, goes, 0) / (self.million * (1 + self.share))


def is_good(mind: Outlook, offer: list[int], other: int) -> bool:
    """Whether somebody else's offer is clearly a gain, and does not help the other club more."""
    if mind.trade(offer) < GOOD_DEAL:
        return False
    ledger = Ledger(mind.g, mind.seat, other)
    return ledger.balance(0, given(offer), asked(offer), paid_of(offer)) > 0


def answer(mind: Outlook) -> Value:
    """Accept a good offer; none is left if it has lapsed (SC-308)."""
    offer, maker = mind.g.offer, mind.g.open[mind.seat] >> 12
    good = bool(offer) and is_good(mind, offer, maker)
    values = {c.ACCEPT: 2.0 * good, c.DECLINE: 1.0}
    return lambda option: values.get(option >> 8, NEVER)


def best_deal(g: Superclub, seat: int, to: int) -> Deal:
    """The offer to this partner that brings most and is likely to be accepted, or NOTHING."""
    if g.seats == 2:
        return NOTHING  # what helps one of two hurts the other
    ledger = Ledger(g, seat, to)
    million = ledger.million
    partner = ledger.clubs[1]
    price = {player: partner.player(player) for player in g.squad[seat] + g.squad[to]}
    worth = {player: ledger.item(0, player) + ledger.share * ledger.item(1, player) for player in price}
    wanted = sorted(g.squad[to], key=lambda player: million * price[player] - worth[player])[: c.TRADE_ITEMS]
    spare = sorted(g.squad[seat], key=lambda player: worth[player] - million * price[player])[: c.TRADE_ITEMS]
    best = NOTHING
    for gets in range(len(wanted) + 1):
        for gives in range(len(spare) + 1):
            if not offers.fits(g, seat, to, gives, 0, gets, 0):
                continue
            due = sum([price[player] for player in wanted[:gets]], GOOD_DEAL)
            due -= sum([price[player] for player in spare[:gives]], 0.0)
            due = max(due, ledger.fair(spare[:gives], wanted[:gets]))
            cash = -int(-due // c.TRADE_STEP) * c.TRADE_STEP
            if not -min(g.cash[to], c.TRADE_CASH[-1]) <= cash <= min(g.cash[seat], c.TRADE_CASH[-1]):
                continue
            gain = ledger.balance(0, wanted[:gets], spare[:gives], -cash)
            if gain <= max(best.gain, LEAST) or ledger.balance(1, spare[:gives], wanted[:gets], cash) <= 0:
                continue
            best = Deal(tuple(spare[:gives]), tuple(wanted[:gets]), cash, gain)
    return best


def window(mind: Outlook) -> Value:
    """A newcomer makes no offers; the second thought is the partner with whom a trade would bring most."""

    def value(option: int) -> float:
        if option & 0xFF == OFFER_TO:
            gain = best_deal(mind.g, mind.seat, (option >> 8) - c.SEAT).gain
            return -1 / gain if gain else NEVER
        return 0.0 if option == WINDOW | c.DONE << 8 else NEVER

    return value


def offer(mind: Outlook) -> Value:
    """The next part of the best offer; one that was begun otherwise is torn up."""
    g = mind.g
    planned = next_part(best_deal(g, mind.seat, offers.to_of(g.offer)), g.offer)
    return lambda option: 1.0 if option == planned else 0.0


def next_part(deal: Deal, offer: list[int]) -> int:
    """The option that goes on with an offer as planned."""
    nothing = OFFER | c.NONE << 8
    gives, gets = given(offer), asked(offer)
    if deal is NOTHING or gives != list(deal.given[: len(gives)]) or gets != list(deal.asked[: len(gets)]):
        return nothing
    stage = offers.stage_of(offer)
    if stage == offers.GIVING:
        return GIVE | deal.given[len(gives)] << 8 if len(gives) < len(deal.given) else OFFER | c.DONE << 8
    if stage == offers.ASKING:
        return ASK | deal.asked[len(gets)] << 8 if len(gets) < len(deal.asked) else OFFER | c.DONE << 8
    if stage == offers.MONEY:
        return (PAY_CASH if deal.cash >= 0 else ASK_CASH) | (c.AMOUNT + abs(deal.cash)) << 8
    return OFFER | c.SEND << 8
