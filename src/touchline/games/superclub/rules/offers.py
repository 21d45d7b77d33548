"""Trade offers, made of small choices: partner, items, cash, send (SC-101 to SC-104, SC-307).

An offer is one number, packed, so that it can lie half-made in the state. Window and letters walk the same
tree: `listed` names the options of the next small choice, `with_choice` takes one. Only choices that can be
finished are listed, and an offer can be torn up at any time.
"""

from __future__ import annotations

from typing import Final

from touchline.games.superclub.cards import (
    AMOUNT,
    DONE,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    MOST_STAFF,
    NONE,
    SEAT,
    SEND,
    STAFF,
    TRADE_CASH,
    TRADE_ITEMS,
)
from touchline.games.superclub.rules.club import join, leave
from touchline.games.superclub.state import (
    ASK,
    ASK_CASH,
    GIVE,
    IN_DEADLINE_DAY,
    IN_TRAINING,
    OFFER,
    OFFER_TO,
    PAY_CASH,
    Superclub,
)

# A packed offer: partner + 1 | stage << 3 | given << 6 | asked << 30 | cash << 54 | who pays << 59
STAGE_AT: Final = 3
GIVEN_AT: Final = 6
ASKED_AT: Final = 30
CASH_AT: Final = 54
PAYER_AT: Final = 59
THREE: Final = 0xFFFFFF  # items, each one more than its thing, 8 bits

# Stages: what is chosen next.
PARTNER: Final = 1
GIVING: Final = 2
ASKING: Final = 3
MONEY: Final = 4
SENDING: Final = 5
SENT: Final = 6

BLANK: Final = PARTNER << STAGE_AT  # a letter on which nothing stands yet
CASH_STEP: Final = 5


def trades_open(g: Superclub) -> bool:
    """After finance, in the off-season (SC-099, SC-100)."""
    return IN_TRAINING <= g.stage <= IN_DEADLINE_DAY


def may_trade(g: Superclub, seat: int) -> bool:
    """Not under a transfer_ban (GC-24)."""
    return g.banned >> seat & 1 == 0


def partners(g: Superclub, seat: int) -> list[int]:
    """With whom he may trade."""
    if not may_trade(g, seat):
        return []
    return [to for to in range(g.seats) if to != seat and may_trade(g, to)]


def to_of(offer: int) -> int:
    """The partner, or -1."""
    return (offer & 7) - 1


def stage_of(offer: int) -> int:
    """What is chosen next."""
    return offer >> STAGE_AT & 7


def items(packed: int) -> list[int]:
    """Three packed items as things."""
    found = []
    while packed:
        found.append((packed & 0xFF) - 1)
        packed >>= 8
    return found


def given(offer: int) -> list[int]:
    """What the maker of the offer gives."""
    return items(offer >> GIVEN_AT & THREE)


def asked(offer: int) -> list[int]:
    """What he asks for."""
    return items(offer >> ASKED_AT & THREE)


def cash_of(offer: int) -> int:
    """The amount that is paid beside."""
    return (offer >> CASH_AT & 31) * CASH_STEP


def partner_pays(offer: int) -> bool:
    """Whether the partner pays it; otherwise the maker does."""
    return offer >> PAYER_AT & 1 == 1


def at_stage(offer: int, stage: int) -> int:
    """The offer, with this to be chosen next."""
    return offer & ~(7 << STAGE_AT) | stage << STAGE_AT


def with_choice(offer: int, option: int) -> int:
    """The offer with one more part."""
    verb = option & 0xFF
    thing = option >> 8
    stage = stage_of(offer)
    if verb == OFFER_TO:
        return thing - SEAT + 1 | GIVING << STAGE_AT
    if verb == GIVE:
        offer |= (thing + 1) << GIVEN_AT + 8 * len(given(offer))
        return at_stage(offer, ASKING) if len(given(offer)) == TRADE_ITEMS else offer
    if verb == ASK:
        offer |= (thing + 1) << ASKED_AT + 8 * len(asked(offer))
        return at_stage(offer, MONEY) if len(asked(offer)) == TRADE_ITEMS else offer
    if verb in (PAY_CASH, ASK_CASH):
        offer |= (thing - AMOUNT) // CASH_STEP << CASH_AT | (1 << PAYER_AT if verb == ASK_CASH else 0)
        return at_stage(offer, SENDING)
    return at_stage(offer, stage + 1)  # done, or send


def players_of(things: list[int]) -> int:
    """How many of these are players."""
    found = 0
    for thing in things:
        if thing < STAFF:
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


def listed(g: Superclub, seat: int, offer: int) -> list[int]:
    """The options of the next small choice; the first tears the offer up."""
    stage = stage_of(offer)
    options = [OFFER | NONE << 8]
    if stage == PARTNER:
        for to in partners(g, seat):
            options.append(OFFER_TO | (SEAT + to) << 8)
        return options
    to = to_of(offer)
    if stage == SENDING:
        options.append(OFFER | SEND << 8)
        return options
    if stage == MONEY:
        for amount in TRADE_CASH:
            if amount <= g.cash[seat]:
                options.append(PAY_CASH | (AMOUNT + amount) << 8)
        for amount in TRADE_CASH:
            if 0 < amount <= g.cash[to]:
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
            options.append(OFFER | DONE << 8)
        add_items(
            g, seat, GIVE, ours, options,
            can_finish(g, seat, to, gives + 1, hands, 0, 0), can_finish(g, seat, to, gives, hands + 1, 0, 0),
        )  # fmt: skip
    else:
        if fits(g, seat, to, gives, hands, gets, takes):
            options.append(OFFER | DONE << 8)
        add_items(
            g, to, ASK, theirs, options,
            can_finish(g, seat, to, gives, hands, gets + 1, takes),
            can_finish(g, seat, to, gives, hands, gets, takes + 1),
        )  # fmt: skip
    if len(options) == 1:  # a club has changed meanwhile: the offer will lapse
        options.append(OFFER | DONE << 8)
    return options


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
            if STAFF + member not in chosen:
                options.append(verb | (STAFF + member) << 8)


def owns(g: Superclub, seat: int, thing: int) -> bool:
    """Whether a player or a member of the staff is his."""
    return thing in g.squad[seat] if thing < STAFF else thing - STAFF in g.staff[seat]


def owns_all(g: Superclub, seat: int, things: list[int]) -> bool:
    """Whether all these are his."""
    for thing in things:
        if not owns(g, seat, thing):
            return False
    return True


def stands(g: Superclub, seat: int, offer: int) -> bool:
    """Whether a complete offer is a legal trade now (SC-104)."""
    to = to_of(offer)
    ours = given(offer)
    theirs = asked(offer)
    if not owns_all(g, seat, ours) or not owns_all(g, to, theirs):
        return False
    if not may_trade(g, seat) or not may_trade(g, to):
        return False
    if cash_of(offer) > g.cash[to if partner_pays(offer) else seat]:
        return False
    gives = players_of(ours)
    gets = players_of(theirs)
    return fits(g, seat, to, gives, len(ours) - gives, gets, len(theirs) - gets)


def carry_out(g: Superclub, seat: int, offer: int) -> None:
    """The trade is made at once, or has lapsed (SC-104, SC-308)."""
    to = to_of(offer)
    if not stands(g, seat, offer):
        if g.events is not None:
            g.tell("offer_lapsed", "SC-308", [seat, to], those=1 << seat | 1 << to)
        return
    for thing in given(offer):
        hand_over(g, seat, to, thing)
    for thing in asked(offer):
        hand_over(g, to, seat, thing)
    paid = -cash_of(offer) if partner_pays(offer) else cash_of(offer)
    g.cash[seat] -= paid
    g.cash[to] += paid
    g.reveal()
    if g.events is not None:
        ours = given(offer)
        g.tell("trade", "SC-101", [seat, to, paid, len(ours), *ours, *asked(offer)])
    lapse(g)


def hand_over(g: Superclub, giver: int, taker: int, thing: int) -> None:
    """A player, with the stars that he has (SC-291), or a member of the staff (SC-095)."""
    if thing < STAFF:
        leave(g, giver, thing)
        join(g, taker, thing)
    else:
        g.staff[giver].remove(thing - STAFF)
        g.staff[taker].append(thing - STAFF)


def lapse(g: Superclub) -> None:
    """A letter lapses when an item in it has changed hands (SC-308)."""
    for seat in range(g.seats):
        letter = g.letters[seat]
        if letter and not (owns_all(g, seat, given(letter)) and owns_all(g, to_of(letter), asked(letter))):
            drop_letter(g, seat)


def drop_letter(g: Superclub, seat: int) -> None:
    """It is void, and the two hear of it."""
    if g.events is not None:
        to = to_of(g.letters[seat])
        g.tell("offer_lapsed", "SC-308", [seat, to], those=1 << seat | 1 << to)
    g.letters[seat] = 0


def end_letters(g: Superclub) -> None:
    """The step ends, and with it every open offer (SC-308)."""
    for seat in range(g.seats):
        if g.letters[seat]:
            drop_letter(g, seat)
    g.drafts = [0] * g.seats
