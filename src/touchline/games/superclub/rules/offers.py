"""Trade offers, made of small choices: partner, items, cash, send (SC-101 to SC-104, SC-307).

An offer is a list that can lie half-made in the state: the partner, what is chosen next, the cash, how many
items are given, then those items and the items asked for. Window and letters walk the same tree: `listed`
names the options of the next small choice, `unlisted` allows amounts that are not in the list, `with_choice`
takes one. Only choices that can be finished are listed, and an offer can be torn up at any time.
"""

from __future__ import annotations

from typing import Final

from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.cards import (
    AMOUNT,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    MOST_STAFF,
    TRADE_CASH,
    TRADE_ITEMS,
)
from touchline.games.superclub.rules.club import join, leave
from touchline.games.superclub.state import ASK_CASH, GIVE, OFFER, PAY_CASH, Superclub

# Where the parts of an offer stand.
TO_AT: Final = 0
STAGE_AT: Final = 1
CASH_AT: Final = 2  # what the maker pays; below 0 the partner pays it
COUNT_AT: Final = 3  # how many items the maker gives
ITEMS_AT: Final = 4

# Stages: what is chosen next.
PARTNER: Final = 1
GIVING: Final = 2
ASKING: Final = 3
MONEY: Final = 4
SENDING: Final = 5
SENT: Final = 6


def blank() -> list[int]:
    """An offer on which nothing stands yet."""
    return [-1, PARTNER, 0, 0]


def begun(to: int) -> list[int]:
    """An offer of which only the partner is known."""
    return [to, GIVING, 0, 0]


def trades_open(g: Superclub) -> bool:
    """After finance, in the off-season (SC-099, SC-100)."""
    return s.IN_TRAINING <= g.stage <= s.IN_DEADLINE_DAY


def may_trade(g: Superclub, seat: int) -> bool:
    """Not under a transfer_ban (GC-24)."""
    return g.banned >> seat & 1 == 0


def partners(g: Superclub, seat: int) -> list[int]:
    """With whom he may trade."""
    if not may_trade(g, seat):
        return []
    return [to for to in range(g.seats) if to != seat and may_trade(g, to)]


def to_of(offer: list[int]) -> int:
    """The partner, or -1."""
    return offer[TO_AT] if offer else -1


def stage_of(offer: list[int]) -> int:
    """What is chosen next."""
    return offer[STAGE_AT]


def given(offer: list[int]) -> list[int]:
    """What the maker of the offer gives."""
    return offer[ITEMS_AT : ITEMS_AT + offer[COUNT_AT]]


def asked(offer: list[int]) -> list[int]:
    """What he asks for."""
    return offer[ITEMS_AT + offer[COUNT_AT] :]


def paid_of(offer: list[int]) -> int:
    """The millions that the maker pays; below 0 the partner pays them."""
    return offer[CASH_AT]


def with_choice(offer: list[int], option: int) -> list[int]:
    """The offer with one more part."""
    verb = option & 0xFF
    thing = option >> 8
    if verb == s.OFFER_TO:
        return begun(thing - c.SEAT)
    made = offer.copy()
    if verb == GIVE:
        made.append(thing)
        made[COUNT_AT] += 1
        if made[COUNT_AT] == TRADE_ITEMS:
            made[STAGE_AT] = ASKING
    elif verb == s.ASK:
        made.append(thing)
        if len(asked(made)) == TRADE_ITEMS:
            made[STAGE_AT] = MONEY
    else:  # money, done or send
        if verb == PAY_CASH:
            made[CASH_AT] = thing - AMOUNT
        elif verb == ASK_CASH:
            made[CASH_AT] = AMOUNT - thing
        made[STAGE_AT] += 1
    return made


def players_of(things: list[int]) -> int:
    """How many of these are players."""
    found = 0
    for thing in things:
        if thing < c.STAFF:
            found += 1
    return found


def fits(g: Superclub, seat: int, to: int, gives: int, hands: int, gets: int, takes: int) -> bool:
    """Whether both clubs hold 11 to 23 players and at most 3 key staff after it (SC-102, SC-104)."""
    ours = len(g.squad[seat]) - gives + gets
    theirs = len(g.squad[to]) + gives - gets
    return (
        gives + hands + gets + takes > 0
        and LEAST_PLAYERS <= ours <= MOST_PLAYERS
        and LEAST_PLAYERS <= theirs <= MOST_PLAYERS
        and len(g.staff[seat]) - hands + takes <= MOST_STAFF
        and len(g.staff[to]) + hands - takes <= MOST_STAFF
    )


def can_finish(g: Superclub, seat: int, to: int, gives: int, hands: int, gets: int, takes: int) -> bool:
    """Whether asking for more, or for nothing more, can make it fit."""
    ours = len(g.squad[seat]) - gives
    players = len(g.squad[to])
    theirs = players + gives
    least = max(gets, LEAST_PLAYERS - ours, theirs - MOST_PLAYERS)
    most = min(players, MOST_PLAYERS - ours, theirs - LEAST_PLAYERS)
    members = len(g.staff[to])
    fewest = max(takes, members + hands - MOST_STAFF)
    room = min(members, MOST_STAFF - len(g.staff[seat]) + hands)
    if least > most or fewest > room or least + fewest > TRADE_ITEMS:
        return False
    return gives + hands + least + fewest > 0 or least < most or fewest < room


def listed(g: Superclub, seat: int, offer: list[int]) -> list[int]:
    """The options of the next small choice; the first tears the offer up."""
    stage = stage_of(offer)
    options = [OFFER | c.NONE << 8]
    if stage == PARTNER:
        for to in partners(g, seat):
            options.append(s.OFFER_TO | (c.SEAT + to) << 8)
        return options
    to = to_of(offer)
    if stage == SENDING:
        options.append(OFFER | c.SEND << 8)
        return options
    if stage == MONEY:
        cash, their_cash = g.cash[seat], g.cash[to]
        for amount in TRADE_CASH:
            if amount <= cash:
                options.append(PAY_CASH | (AMOUNT + amount) << 8)
        for amount in TRADE_CASH:
            if 0 < amount <= their_cash:
                options.append(ASK_CASH | (AMOUNT + amount) << 8)
        return options
    ours = given(offer)
    theirs = asked(offer)
    gives = players_of(ours)
    hands = len(ours) - gives
    gets = players_of(theirs)
    takes = len(theirs) - gets
    if stage == GIVING:
        if can_finish(g, seat, to, gives, hands, 0, 0):
            options.append(OFFER | c.DONE << 8)
        add_items(
            g, seat, GIVE, ours, options,
            can_finish(g, seat, to, gives + 1, hands, 0, 0), can_finish(g, seat, to, gives, hands + 1, 0, 0),
        )  # fmt: skip
    else:
        if fits(g, seat, to, gives, hands, gets, takes):
            options.append(OFFER | c.DONE << 8)
        add_items(
            g, to, s.ASK, theirs, options,
            can_finish(g, seat, to, gives, hands, gets + 1, takes),
            can_finish(g, seat, to, gives, hands, gets, takes + 1),
        )  # fmt: skip
    if len(options) == 1:  # a club has changed meanwhile: the offer will lapse
        options.append(OFFER | c.DONE << 8)
    return options


def unlisted(g: Superclub, seat: int, offer: list[int], option: int) -> bool:
    """Whether an option is an amount that the payer has, in the list or not (SC-307)."""
    amount = (option >> 8) - AMOUNT
    if not offer or stage_of(offer) != MONEY or amount < 0:
        return False
    verb = option & 0xFF
    if verb == PAY_CASH:
        return amount <= g.cash[seat]
    return verb == ASK_CASH and 0 < amount <= g.cash[to_of(offer)]


def add_items(
    g: Superclub, club: int, verb: int, chosen: list[int], options: list[int], players: bool, members: bool
) -> None:
    """Player cards and key staff of a club that are not chosen yet; nothing else is traded (SC-103)."""
    if players:
        for player in g.squad[club]:
            if player not in chosen:
                options.append(verb | player << 8)
    if members:
        for member in g.staff[club]:
            if c.STAFF + member not in chosen:
                options.append(verb | (c.STAFF + member) << 8)


def owns(g: Superclub, seat: int, thing: int) -> bool:
    """Whether a player or a member of the staff is his."""
    return thing in g.squad[seat] if thing < c.STAFF else thing - c.STAFF in g.staff[seat]


def owns_all(g: Superclub, seat: int, things: list[int]) -> bool:
    """Whether all these are his."""
    for thing in things:
        if not owns(g, seat, thing):
            return False
    return True


def stands(g: Superclub, seat: int, offer: list[int]) -> bool:
    """Whether a complete offer is a legal trade now (SC-104)."""
    to = to_of(offer)
    ours = given(offer)
    theirs = asked(offer)
    if not owns_all(g, seat, ours) or not owns_all(g, to, theirs):
        return False
    if not may_trade(g, seat) or not may_trade(g, to):
        return False
    if not -g.cash[to] <= paid_of(offer) <= g.cash[seat]:
        return False
    gives = players_of(ours)
    gets = players_of(theirs)
    return fits(g, seat, to, gives, len(ours) - gives, gets, len(theirs) - gets)


def carry_out(g: Superclub, seat: int, offer: list[int]) -> None:
    """The trade is made at once (SC-104)."""
    to = to_of(offer)
    for thing in given(offer):
        hand_over(g, seat, to, thing)
    for thing in asked(offer):
        hand_over(g, to, seat, thing)
    paid = paid_of(offer)
    g.cash[seat] -= paid
    g.cash[to] += paid
    g.reveal()
    if g.events is not None:
        ours = given(offer)
        g.tell("trade", "SC-101", [seat, to, paid, len(ours), *ours, *asked(offer)])
    lapse(g)


def hand_over(g: Superclub, giver: int, taker: int, thing: int) -> None:
    """A player, with the stars that he has (SC-291), or a member of the staff (SC-095)."""
    if thing < c.STAFF:
        leave(g, giver, thing)
        join(g, taker, thing)
    else:
        g.staff[giver].remove(thing - c.STAFF)
        g.staff[taker].append(thing - c.STAFF)


def lapse(g: Superclub) -> None:
    """Whatever is no legal trade any more is void, also while it is being answered (SC-104, SC-308).

    To be called whenever players, staff or cash have changed hands.
    """
    for seat in range(g.seats):
        if g.letters[seat] and not stands(g, seat, g.letters[seat]):
            tell_lapsed(g, seat, g.letters[seat])
            g.letters[seat] = []
        if g.offer and g.open[seat] & 0xFF in (s.ANSWER, s.ANSWER_COUNTER):
            maker = g.open[seat] >> 12
            if not stands(g, maker, g.offer):
                tell_lapsed(g, maker, g.offer)
                g.offer = []


def tell_lapsed(g: Superclub, seat: int, offer: list[int]) -> None:
    """The two hear that the offer of this manager is void."""
    if g.events is not None:
        to = to_of(offer)
        g.tell("offer_lapsed", "SC-308", [seat, to], those=1 << seat | 1 << to)


def end_letters(g: Superclub) -> None:
    """The step ends, and with it every open offer (SC-308)."""
    for seat in range(g.seats):
        if g.letters[seat]:
            tell_lapsed(g, seat, g.letters[seat])
            g.letters[seat] = []
        g.drafts[seat] = []
