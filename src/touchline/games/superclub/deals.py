"""Trades worth offering: what another club is likely to accept, and what moves the game most.

Players are worth different things to different clubs: to one who is short of cash a star is cheap, and cash
that can buy nothing any more is worth nothing. A sensible partner accepts what is clearly a gain in millions;
among such offers this looks for the one that shifts the balance of the two clubs most, in points.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from touchline.games.superclub import cards as c, outlook
from touchline.games.superclub.planning import GOOD_DEAL, NEVER, Value
from touchline.games.superclub.rules import offers
from touchline.games.superclub.rules.offers import asked, given
from touchline.games.superclub.state import ASK, ASK_CASH, GIVE, OFFER, OFFER_TO, PAY_CASH, WINDOW, Superclub
from touchline.games.superclub.valuation import Outlook

ELEVEN: Final = 11
LEAST: Final = 1.0  # points that an offer has to bring


class Deal(NamedTuple):
    """An offer: players given and asked for, cash paid (negative: asked for), and the points it brings."""

    given: tuple[int, ...]
    asked: tuple[int, ...]
    cash: int
    gain: float


NOTHING: Final = Deal((), (), 0, 0.0)


def best_deal(g: Superclub, seat: int, to: int) -> Deal:
    """The offer to this partner that brings most and is likely to be accepted, or NOTHING."""
    partner = Outlook(g, to)
    when = outlook.early(g)
    million = 2 * outlook.at(outlook.A_MILLION, when)  # what one has more the other has less
    price = {player: partner.player(player) for player in g.squad[seat] + g.squad[to]}
    benches = bench(g, seat), bench(g, to)
    worth = {player: swing(g.stars[player], benches, when) for player in price}
    wanted = sorted(g.squad[to], key=lambda player: million * price[player] - worth[player])[: c.TRADE_ITEMS]
    spare = sorted(g.squad[seat], key=lambda player: worth[player] - million * price[player])[: c.TRADE_ITEMS]
    best = NOTHING
    for gets in range(len(wanted) + 1):
        for gives in range(len(spare) + 1):
            if not offers.fits(g, seat, to, gives, 0, gets, 0):
                continue
            due = sum([price[player] for player in wanted[:gets]])
            due += GOOD_DEAL - sum([price[player] for player in spare[:gives]])
            cash = -int(-due // c.TRADE_STEP) * c.TRADE_STEP
            if not -min(g.cash[to], c.TRADE_CASH[-1]) <= cash <= min(g.cash[seat], c.TRADE_CASH[-1]):
                continue
            gain = sum([worth[player] for player in wanted[:gets]])
            gain -= sum([worth[player] for player in spare[:gives]]) + million * cash
            if gain > max(best.gain, LEAST):
                best = Deal(tuple(spare[:gives]), tuple(wanted[:gets]), cash, gain)
    return best


def swing(stars: int, benches: tuple[int, int], when: float) -> float:
    """Points by which the balance of two clubs moves with a player."""
    played = max(0, stars - benches[0]) + max(0, stars - benches[1])
    return 2 * outlook.at(outlook.A_STAR, when) * stars + outlook.at(outlook.A_STARTER, when) * played


def bench(g: Superclub, seat: int) -> int:
    """Stars of the best player who does not play."""
    stars = sorted([g.stars[player] for player in g.squad[seat]], reverse=True)
    return stars[ELEVEN] if len(stars) > ELEVEN else 0


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
