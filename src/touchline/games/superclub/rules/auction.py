"""The open auction of Deadline Day and of unhappy players (SC-109 to SC-118, SC-302 to SC-304)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, Verb, refuse, said
from touchline.engine.speech import listed
from touchline.games.superclub import cards as c
from touchline.games.superclub.rules.answers import word
from touchline.games.superclub.rules.asides import add_asides, took_aside
from touchline.games.superclub.rules.club import is_full, sign, staff_sum
from touchline.games.superclub.rules.offers import lapse
from touchline.games.superclub.rules.owner import clear_lot
from touchline.games.superclub.state import AUCTION, BID, FIRE, OPEN, RAISE, Superclub
from touchline.games.superclub.text import facts, money, name


def auction(g: Superclub, seat: int) -> None:
    """The next manager clockwise who is in and has not stood since the last bid (SC-302, SC-303)."""
    last = g.at_top[-1] if g.at_top else -1
    for turn in range(g.seats):
        bidder = (seat + turn) % g.seats
        if bidder != last and not (g.passed | g.stood) >> bidder & 1:
            g.ask(bidder, BID)
            return
    hammer(g)


def purse(g: Superclub, seat: int) -> int:
    """The most that he may bid: his cash, on Deadline Day with his discount (SC-115, SC-304, KS-14)."""
    return g.cash[seat] + (staff_sum(g, seat, c.DEADLINE_DISCOUNT) if g.owner < 0 else 0)


# bid: open, match, raise, stand or pass (SC-302, SC-304)


def legal_bid(g: Superclub, seat: int, arg: int) -> list[int]:
    """At the highest bid he stands or raises; below it he passes, matches or raises (SC-302)."""
    most = purse(g, seat)
    at_top = seat in g.at_top
    options = [BID | (c.STAND if at_top else c.PASS) << 8]
    if at_top or not is_full(g, seat):  # SC-116
        if g.bid == 0:
            for more in c.OPENINGS:
                if g.floor + more <= most:
                    options.append(OPEN | (c.AMOUNT + more) << 8)
        else:
            if not at_top and g.bid <= most:
                options.append(BID | c.MATCH << 8)  # SC-112
            for more in c.RAISES:
                if g.bid + more <= most:
                    options.append(RAISE | (c.AMOUNT + more) << 8)
    add_asides(g, seat, options)
    if at_top:
        return [o for o in options if o & 0xFF != FIRE or not is_needed(g, seat, (o >> 8) - c.STAFF)]
    return options


def is_needed(g: Superclub, seat: int, member: int) -> bool:
    """Whether his bid stands only with the discount of this member, who cannot be fired now (SC-319)."""
    if g.owner >= 0 or seat not in g.at_top or c.STAFF_EFFECT[member] != c.DEADLINE_DISCOUNT:
        return False
    return g.bid > purse(g, seat) - c.STAFF_AMOUNT[member]


def answer_bid(g: Superclub, seat: int, arg: int, option: int) -> None:
    """A bid cannot be withdrawn (SC-117); whoever passes is out (SC-303)."""
    if took_aside(g, seat, option):
        g.push(AUCTION, seat)
        return
    verb = option & 0xFF
    thing = option >> 8
    if verb in (OPEN, RAISE):
        g.bid = (g.bid or g.floor) + thing - c.AMOUNT
        g.at_top = [seat]
        g.stood = 0
    elif thing == c.MATCH:
        g.at_top.append(seat)
        g.stood = 0
    elif thing == c.STAND:
        g.stood |= 1 << seat
    else:
        g.passed |= 1 << seat
    if g.events is not None:
        if thing in (c.PASS, c.STAND):
            g.tell("stands" if thing == c.STAND else "passes", "SC-302", [seat, g.lot])
        else:
            g.tell("matches" if thing == c.MATCH else "bids", "SC-111", [seat, g.lot, g.bid])
    g.push(AUCTION, (seat + 1) % g.seats)


def asks_bid(g: Superclub, seat: int, arg: int) -> Said:
    """The player, the highest bid or the lowest possible one, and the cash."""
    return said(
        "more" if g.bid else "",
        player=name(g.lot),
        facts=facts(g, g.lot),
        bid=money(g.bid or g.floor),
        cash=money(g.cash[seat]),
    )


def says_bid(g: Superclub, seat: int, thing: int) -> Said | None:
    """Pass, stand or match."""
    if thing == c.MATCH:
        return said("match", bid=money(g.bid))
    return said("pass") if thing == c.PASS else word(thing, [c.STAND])


def says_raise(g: Superclub, seat: int, thing: int) -> Said | None:
    """An opening bid or a raise."""
    if thing < c.AMOUNT:
        return None
    bid = (g.bid or g.floor) + thing - c.AMOUNT
    return said(bid=money(bid), left=money(max(0, g.cash[seat] - bid)))


def refuses_bid(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Steps, cash and place."""
    if seat not in g.at_top and is_full(g, seat):
        return refuse("SC-116", "full-bid", most=c.MOST_PLAYERS)
    thing = option >> 8
    more = thing - c.AMOUNT
    steps = c.RAISES if g.bid else c.OPENINGS
    if thing >= c.AMOUNT and more not in steps:
        return refuse("SC-304", "bid-steps", steps=listed([money(step) for step in steps], "or"))
    most = purse(g, seat)
    least = g.bid or g.floor
    return refuse("SC-115", "purse", most=money(most)) if least + max(0, more) > most else None


def tempting_bid(g: Superclub, seat: int, arg: int) -> list[int]:
    """Bids beyond the purse, or without a place; to fire whom his bid needs (SC-319)."""
    if g.bid == 0:
        return [OPEN | (c.AMOUNT + more) << 8 for more in c.OPENINGS[:1]]
    if seat in g.at_top:
        return [FIRE | (c.STAFF + member) << 8 for member in g.staff[seat] if is_needed(g, seat, member)]
    return [BID | c.MATCH << 8, RAISE | (c.AMOUNT + c.RAISES[0]) << 8]


BID_QUESTION: Final = Question(
    BID,
    "bid",
    "SC-302",
    legal_bid,
    answer_bid,
    asks=asks_bid,
    says=says_bid,
    place="lot",
    verbs=(Verb(OPEN, "open", says_raise, "lot"), Verb(RAISE, "raise", says_raise, "lot")),
    refuses=refuses_bid,
    tempting=tempting_bid,
    caretaker=lambda g, seat, arg: BID | (c.STAND if seat in g.at_top else c.PASS) << 8,  # SC-324
)


def hammer(g: Superclub) -> None:
    """The highest bidder; level, the stronger squad, then who was there first (SC-111, SC-113, SC-114)."""
    if g.at_top:
        winner = g.at_top[0]
        for seat in g.at_top:
            if g.squad_stars[seat] > g.squad_stars[winner]:
                winner = seat
        g.at_top = [winner]
    if g.owner >= 0:
        return
    player = g.lot
    if not g.at_top:
        g.inactive.append(player)  # SC-118
        if g.events is not None:
            g.tell("no_bid", "SC-118", [player])
    else:
        price = max(0, g.bid - staff_sum(g, winner, c.DEADLINE_DISCOUNT))
        g.cash[winner] -= price
        if g.events is not None:
            g.tell("auction_won", "SC-111", [winner, player, g.bid, price])
        sign(g, winner, player)
        lapse(g)
    clear_lot(g)
