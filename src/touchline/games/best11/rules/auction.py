"""Steps 1 to 3: nominate, build the market, bid in secret (B11-031 to B11-059, B11-256 to B11-259).

A bid is entered slot by slot, card by card. The argument of the question says how far it is:
`slot | cards << 4 | value << 8`, so that listing the options never has to add a bid up again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from touchline.engine.game import TAKE_BACK
from touchline.engine.questions import Question, Said, Verb, refuse, said
from touchline.engine.rules import plan
from touchline.games.best11 import state as s
from touchline.games.best11.cards import BASE, FREE_AGENTS, KEEPER, MONEY_1, MONEY_3, NEXT, WORTH, lowest
from touchline.games.best11.rules.deck import draw
from touchline.games.best11.state import BID, Best11
from touchline.games.best11.text import card_facts, name

BID_CARDS: Final = 3  # B11-052

# B11-026. Boards are adjusted and keepers taken in every round (B11-159, B11-171), before income (B11-175);
# the last round has no income, refill or whistle pass (B11-130, B11-176, B11-183, B11-197).
AUCTION_TO_KEEPERS: Final = (
    s.NOMINATIONS,
    s.BUILD_MARKET,
    s.SECRET_BIDDING,
    s.REVEAL,
    s.TAX,
    s.HANDICAPS,
    s.SIGNING_BONUSES,
    s.ADJUST_BOARDS,
    s.KEEPER_STEP,
)
ROUND: Final[list[int]] = plan(*AUCTION_TO_KEEPERS, s.INCOME_STEP, s.REFILL, s.NEXT_ROUND)
LAST_ROUND: Final[list[int]] = plan(*AUCTION_TO_KEEPERS, s.FULL_TIME)


def start_round(g: Best11, arg: int) -> None:
    """The marker stands on the next round (B11-003, B11-184)."""
    g.round += 1
    g.extra = [0] * g.seats
    g.signed = 0
    g.own_sign = 0
    g.market = []
    g.owner = []
    g.shown_owner = []
    g.winner = []
    g.shown = []
    if g.round < s.ROUNDS:
        g.agenda.extend(ROUND)
    else:
        g.agenda.extend(LAST_ROUND)
    if g.events is not None:
        g.tell("round", "B11-025", [g.round])


# nominate: every manager puts one hand card up for auction, secretly (B11-031, B11-033)


def nominations(g: Best11, arg: int) -> None:
    """Ask everybody who holds a free agent; the others nominate nothing (B11-035)."""
    for seat in range(g.seats):
        if g.hand[seat]:
            g.ask(seat, s.NOMINATE)
        elif g.events is not None:
            g.tell("no_nomination", "B11-035", [seat])


def legal_nominate(g: Best11, seat: int, arg: int) -> list[int]:
    """Any free agent in hand (B11-032)."""
    return [s.NOMINATE | card << 8 for card in g.hand[seat]]


def answer_nominate(g: Best11, seat: int, arg: int, option: int) -> None:
    """Lay the card face down; it is no longer in hand (B11-034)."""
    g.hand[seat].remove(option >> 8)
    g.nomination[seat] = option >> 8
    if g.events is not None:
        g.tell("nominated", "B11-031", [seat, option >> 8], only=seat)


def says_nominate(g: Best11, seat: int, thing: int) -> Said:
    """A hand card for the auction."""
    if thing >= MONEY_1:
        return said("other", place="", card=name(thing))
    return said(card=name(thing), facts=card_facts(thing))


def refuses_nominate(g: Best11, seat: int, arg: int, option: int) -> Said:
    """Only free agents in hand can be nominated."""
    thing = option >> 8
    if thing >= FREE_AGENTS:
        return refuse("B11-036", "no-free-agent")
    return refuse("B11-032", "on-your-team" if thing in g.team[seat] else "not-in-hand")


NOMINATE_QUESTION: Final = Question(
    s.NOMINATE,
    "nominate",
    "B11-032",
    legal_nominate,
    answer_nominate,
    says=says_nominate,
    place="hand",
    refuses=refuses_nominate,
    tempting=lambda g, seat, arg: [s.NOMINATE | thing << 8 for thing in [*g.team[seat][:2], MONEY_3]],
    caretaker=lambda g, seat, arg: s.NOMINATE | lowest(g.hand[seat]) << 8,  # B11-240
    phase="nominations",
)


def build_market(g: Best11, arg: int) -> None:
    """Nominations and deck cards, shuffled, one per slot from slot 1 on (B11-039, B11-040)."""
    lots: list[int] = []
    for seat in range(g.seats):
        if g.nomination[seat] >= 0:
            lots.append((seat + 1) << 8 | g.nomination[seat])
            g.nomination[seat] = -1
    nominated = len(lots)
    for _ in range(2 if g.seats == 2 else 1):  # B11-002, B11-037, B11-038, B11-041
        card = draw(g)
        if card >= 0:  # B11-187
            lots.append(card)
    g.shuffle(lots)
    for lot in lots:
        card = lot & 0xFF
        seat = (lot >> 8) - 1
        g.market.append(card)
        g.owner.append(seat)
        g.winner.append(-1)
        # Everybody who saw this card return to a hand can tell whose nomination it is.
        if seat >= 0 and seat << 8 | card in g.known:
            g.known.remove(seat << 8 | card)
            g.shown_owner.append(seat)
        else:
            g.shown_owner.append(s.HIDDEN)  # B11-043
    g.reveal()
    if g.events is not None:
        g.tell("market", "B11-039", [nominated, len(lots) - nominated, *g.market])
        for slot in range(len(lots)):
            if g.owner[slot] >= 0:
                seat = g.owner[slot]
                g.tell("own_slot", "B11-042", [seat, g.market[slot], slot], only=seat)


# bid: cards and money on any slots, secretly (B11-044 to B11-059)


def secret_bidding(g: Best11, arg: int) -> None:
    """Everybody bids at the same time, on any slots (B11-044, B11-045, B11-046, B11-256).

    Who holds something is asked even if it is not enough for any slot: to be ready without a question would
    tell what the hand is worth (B11-263, B11-266). That somebody holds nothing at all is public (B11-274,
    B11-275).
    """
    if g.market:
        for seat in range(g.seats):
            holds = g.purse[seat] > 0 or len(g.hand[seat]) > 0
            g.ask(seat, s.NO_BID if holds and not can_bid(g, seat) else BID)


def can_bid(g: Best11, seat: int) -> bool:
    """Whether hand and money reach the minimum of any slot."""
    most = reach(g.hand[seat], -1, g.purse[seat], BID_CARDS)
    for card in g.market:
        if BASE[card] <= most:
            return True
    return False


def legal_bid(g: Best11, seat: int, arg: int) -> list[int]:
    """Add a card or go on; a bid that cannot reach the minimum is never begun (B11-257, B11-258)."""
    need = BASE[g.market[arg & 15]]
    count = arg >> 4 & 15
    value = arg >> 8
    options: list[int] = []
    if count < BID_CARDS:
        hand = g.hand[seat]
        purse = g.purse[seat]
        more = BID_CARDS - 1 - count
        for card in hand:  # also late cards (B11-058)
            if value + BASE[card] >= need or reach(hand, card, purse, more) >= need - value - BASE[card]:
                options.append(BID | card << 8)
        # B11-190, B11-192, B11-259: any split of the purse into 1s and 3s (B11-188)
        if purse >= 3 and (value + 3 >= need or reach(hand, -1, purse - 3, more) >= need - value - 3):
            options.append(BID | MONEY_3 << 8)
        if purse >= 1 and (value + 1 >= need or reach(hand, -1, purse - 1, more) >= need - value - 1):
            options.append(BID | MONEY_1 << 8)
    if count == 0 or value >= need:  # B11-051, B11-055
        options.append(BID | NEXT << 8)
    return options


def reach(hand: list[int], without: int, purse: int, cards: int) -> int:
    """The most that so many more cards can be worth, from this hand less one card and this money."""
    first = 0
    second = 0
    third = 0
    if cards == 0:
        return 0
    for card in hand:
        if card != without:
            worth = BASE[card]
            if worth > first:
                third = second
                second = first
                first = worth
            elif worth > second:
                third = second
                second = worth
            elif worth > third:
                third = worth
    best = 0
    for coins in range(cards + 1):
        cash = best_coins(purse, coins)
        if cash < 0:
            break
        rest = cards - coins
        total = cash + (first if rest > 0 else 0) + (second if rest > 1 else 0) + (third if rest > 2 else 0)
        if total > best:
            best = total
    return best


def best_coins(purse: int, coins: int) -> int:
    """The most that exactly so many money cards can be worth; -1 if there is not enough money."""
    if purse < coins:
        return -1
    threes = min(coins, (purse - coins) // 2)
    return coins + 2 * threes


def answer_bid(g: Best11, seat: int, arg: int, option: int) -> None:
    """Place the card in the slot's bid, or go on to the next slot (B11-053, B11-256)."""
    thing = option >> 8
    slot = arg & 15
    if thing == NEXT:
        if slot + 1 < len(g.market):
            g.ask(seat, BID, slot + 1)
        else:
            g.seal(seat)  # nothing can be taken back (B11-057, B11-260)
            if g.events is not None:
                g.tell("sealed", "B11-057", [seat])
        return
    if thing >= MONEY_1:
        g.purse[seat] -= WORTH[thing]
    else:
        g.hand[seat].remove(thing)  # B11-054
    g.bids[seat].append(slot << 8 | thing)
    g.ask(seat, BID, arg + (1 << 4) + (WORTH[thing] << 8))  # B11-050
    if g.events is not None:
        g.tell("bid_placed", "B11-047", [seat, slot, thing], only=seat)


def asks_bid(g: Best11, seat: int, arg: int) -> Said:
    """The slot, the bid so far, and the minimum."""
    slot, value = arg & 15, arg >> 8
    card = g.market[slot]
    return said(
        "more" if value else "", "B11-044", slot=slot + 1, card=name(card), value=value, need=BASE[card]
    )


def says_bid(g: Best11, seat: int, thing: int) -> Said | None:
    """One more card in the bid, or on to the next slot."""
    arg = g.open[seat] >> 8
    slot, value = arg & 15, arg >> 8
    if thing == NEXT:
        case = "seal" if slot + 1 == len(g.market) else "next"
        return said(case, place="", slot=slot + 1, following=slot + 2, value=value)
    if KEEPER <= thing < MONEY_1:
        return None
    return says_added(thing, value, BASE[g.market[slot]])


def says_added(thing: int, value: int, need: int) -> Said:
    """A card or money that joins a bid of this value."""
    total = value + WORTH[thing]
    return said(card=name(thing), worth=WORTH[thing], total=total, missing=max(0, need - total))


def refuses_bid(g: Best11, seat: int, arg: int, option: int) -> Said:
    """The limits of a bid."""
    thing, slot, value = option >> 8, arg & 15, arg >> 8
    need = BASE[g.market[slot]]
    if thing == NEXT:
        return refuse("B11-257", "below-minimum", value=value, need=need)
    if thing in (MONEY_1, MONEY_3):
        if g.purse[seat] < WORTH[thing]:
            return refuse("B11-259", "purse", money=g.purse[seat])
    elif thing >= FREE_AGENTS:
        return refuse("B11-059", "not-for-a-bid")
    elif thing not in g.hand[seat]:
        return refuses_absent(g, seat, thing)
    if arg >> 4 & 15 >= BID_CARDS:
        return refuse("B11-052", "bid-is-full")
    return refuse("B11-258", "never-enough", need=need)


def refuses_absent(g: Best11, seat: int, card: int) -> Said:
    """A card that is somewhere else than in the hand."""
    for entry in g.bids[seat]:
        if entry & 0xFF == card:
            return refuse("B11-054", "in-another-bid", slot=(entry >> 8) + 1)
    if any(g.owner[slot] == seat and g.market[slot] == card for slot in range(len(g.market))):
        return refuse("B11-034", "your-nomination")
    return refuse("B11-059", "on-your-team") if card in g.team[seat] else refuse("B11-047", "not-in-hand")


def tempting_bid(g: Best11, seat: int, arg: int) -> list[int]:
    """The hand, money, the seat's nomination, what lies in other bids."""
    own = [g.market[slot] for slot in range(len(g.market)) if g.owner[slot] == seat]
    placed = [entry & 0xFF for entry in g.bids[seat] if entry & 0xFF < FREE_AGENTS]
    return [BID | thing << 8 for thing in [NEXT, *g.hand[seat], MONEY_3, MONEY_1, *own, *placed]]


def caretaker_bid(g: Best11, seat: int, arg: int) -> int:
    """Keep finished bids and go on; an unfinished one below its minimum is emptied first (B11-240)."""
    going_on = BID | NEXT << 8
    return going_on if going_on in legal_bid(g, seat, arg) else TAKE_BACK


BID_QUESTION: Final = Question(
    BID,
    "bid",
    "B11-256",
    legal_bid,
    answer_bid,
    asks=asks_bid,
    says=says_bid,
    place="hand",
    refuses=refuses_bid,
    tempting=tempting_bid,
    caretaker=caretaker_bid,
    phase="sealed-bids",
)


# Put although it has one answer, and a bid like any other for everybody else (B11-263).
NO_BID_QUESTION: Final = replace(
    BID_QUESTION,
    number=s.NO_BID,
    asks=said("nothing", "B11-263"),
    verbs=(Verb(BID, "bid", says_bid, "hand"),),
    always_ask=True,
)
