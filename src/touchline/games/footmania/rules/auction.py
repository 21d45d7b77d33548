"""Auctions: of refused cards for the bank, of other cards for their owner (FM-058 to FM-073, FM-090)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.rules import ANY
from touchline.engine.speech import Seat
from touchline.games.footmania.cards import AMOUNT, FOOTBALLERS, ITEM, MOST, PASS
from touchline.games.footmania.rules import bank
from touchline.games.footmania.rules.complete import completes
from touchline.games.footmania.rules.faces import join, put_under
from touchline.games.footmania.state import AUCTION, BANK_SELL, BID, Footmania
from touchline.games.footmania.text import facts, money, name

RAISES: Final[list[int]] = [0, 1, 2, 4, 10]  # units above the minimum bid that are listed (FM-069)


def hold_auction(g: Footmania, lot: int, seller: int, by: int, floor: int) -> None:
    """Everybody may bid but the one who refused it or put it up (FM-059, FM-066).

    `seller` gets the money; -1 is the bank. Nobody bids for a sponsor of an item that he has (FM-090).
    """
    g.lot = lot
    g.seller = seller
    g.floor = floor
    g.bid = 0
    g.bidder = -1
    g.out = 1 << by
    if lot >= FOOTBALLERS:
        for seat in range(g.seats):
            if bank.sponsor_of(g, seat, ITEM[lot]) >= 0:
                g.out |= 1 << seat
    if g.events is not None:
        kind, rule = ("auction", "FM-060") if seller < 0 else ("put_up", "FM-258")
        g.tell(kind, rule, [by, lot, floor])
    g.push(AUCTION, (by + 1) % g.seats)


def least_bid(g: Footmania) -> int:
    """The opening price, or 50,000 more than the highest bid (FM-068)."""
    return g.floor if g.bidder < 0 else g.bid + 1


def auction(g: Footmania, first: int) -> None:
    """The next manager clockwise who can still bid speaks; without one the lot is sold or stays (FM-071)."""
    for i in range(g.seats):
        seat = (first + i) % g.seats
        if g.out >> seat & 1 or seat == g.bidder:
            continue
        least = least_bid(g)
        if g.cash[seat] < least and g.cash[seat] + bank.bank_value(g, seat) < least:  # FM-073
            g.out |= 1 << seat
            if g.events is not None:
                g.tell("cannot_bid", "FM-073", [seat, least])
            continue
        g.push(AUCTION, (seat + 1) % g.seats)
        g.ask(seat, BID)  # FM-072: a lone bidder is asked once
        return
    knock_down(g)


# bid: raise or pass for good (FM-067 to FM-070)


def legal_bid(g: Footmania, seat: int, arg: int) -> list[int]:
    """Pass, or bid within the cash at hand, five steps listed; bank sales may come first (FM-069, FM-070)."""
    options = [BID | PASS << 8]
    least = least_bid(g)
    most = min(g.cash[seat], MOST)
    for more in RAISES:
        if least + more <= most:
            options.append(BID | (AMOUNT + least + more) << 8)
    bank.add_bank_sales(g, seat, options)
    return options


def unlisted_bid(g: Footmania, seat: int, arg: int, option: int) -> bool:
    """Any multiple of 50,000 from the minimum bid to the cash (FM-069)."""
    if option != ANY and option & 0xFF != BID:
        return False
    least = least_bid(g)
    return least <= (least if option == ANY else (option >> 8) - AMOUNT) <= min(g.cash[seat], MOST)


def answer_bid(g: Footmania, seat: int, arg: int, option: int) -> None:
    """A pass is final for this auction (FM-067)."""
    if option & 0xFF == BANK_SELL:
        bank.bank_sell(g, seat, option >> 8)
        g.ask(seat, BID)
    elif option >> 8 == PASS:
        g.out |= 1 << seat
        if g.events is not None:
            g.tell("passed", "FM-067", [seat])
    else:
        g.bid = (option >> 8) - AMOUNT
        g.bidder = seat
        if g.events is not None:
            g.tell("bid", "FM-068", [seat, g.lot, g.bid])


def asks_bid(g: Footmania, seat: int, arg: int) -> Said:
    """The lot and the highest bid."""
    return said(
        "raise" if g.bidder >= 0 else "",
        card=name(g.lot),
        facts=facts(g.lot),
        who=Seat(g.bidder),
        money=money(g.bid if g.bidder >= 0 else g.floor),
        cash=money(g.cash[seat]),
    )


def says_bid(g: Footmania, seat: int, thing: int) -> Said | None:
    """An amount, or no more."""
    if thing == PASS:
        return said("pass")
    if thing < AMOUNT:
        return None
    return said(money=name(thing), left=money(g.cash[seat] - (thing - AMOUNT)))


def refuses_bid(g: Footmania, seat: int, arg: int, option: int) -> Said | None:
    """The minimum, the steps and the cash."""
    amount = (option >> 8) - AMOUNT
    if 0 <= amount < least_bid(g):
        return refuse("FM-068", "lowest-bid", money=money(least_bid(g)))
    return refuse("FM-070", "your-cash", money=money(g.cash[seat])) if amount > g.cash[seat] else None


def tempting_bid(g: Footmania, seat: int, arg: int) -> list[int]:
    """The lowest bid, although it is too high."""
    return [BID | (AMOUNT + least_bid(g)) << 8] if least_bid(g) <= MOST else []


BID_QUESTION: Final = Question(
    BID,
    "bid",
    "FM-067",
    legal_bid,
    answer_bid,
    asks=asks_bid,
    says=says_bid,
    place="auction",
    verbs=(bank.BANK_SELL_VERB,),
    unlisted=unlisted_bid,
    refuses=refuses_bid,
    tempting=tempting_bid,
    caretaker=PASS,
    phase="auction",
)


def knock_down(g: Footmania) -> None:
    """The highest bidder pays his own bid (FM-061, FM-071); what nobody wants goes back (FM-062, FM-258)."""
    lot, winner, seller = g.lot, g.bidder, g.seller
    g.lot = -1
    if winner < 0:
        if seller < 0:
            put_under(g, lot)
        if g.events is not None:
            g.tell("unsold" if seller < 0 else "kept", "FM-062" if seller < 0 else "FM-258", [lot, seller])
        return
    g.cash[winner] -= g.bid
    if seller >= 0:
        g.cash[seller] += g.bid
    if g.events is not None:
        g.tell("knocked_down", "FM-061", [winner, lot, g.bid, seller])
    if lot >= FOOTBALLERS:
        g.sponsors[seller * 4 + ITEM[lot]] = -1
        g.sponsors[winner * 4 + ITEM[lot]] = lot
        return
    if seller >= 0:
        g.squad[seller].remove(lot)
    join(g, winner, lot)
    completes(g, winner)
