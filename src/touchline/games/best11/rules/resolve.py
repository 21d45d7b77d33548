"""Step 4: reveal the slots one by one, late bids, ties, payment (B11-060 to B11-095)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.speech import Seat
from touchline.games.best11 import cards as c, state
from touchline.games.best11.rules.board import filled
from touchline.games.best11.rules.deck import forget
from touchline.games.best11.state import Best11
from touchline.games.best11.text import name


def reveal(g: Best11, slot: int) -> None:
    """Every manager shows the bid on this slot, and on no later one (B11-060 to B11-062)."""
    if slot >= len(g.market):
        return
    g.push(state.REVEAL, slot + 1)
    g.push(state.RESOLVE, slot)  # B11-089: ties after late additions
    g.push(state.LATE_BIDS, slot)  # B11-083: after all bids are shown
    g.reveal()
    g.passed = 0
    for seat in range(g.seats):
        value = 0
        for entry in g.bids[seat]:
            if entry >> 8 == slot:
                value += c.WORTH[entry & 0xFF]
                g.shown.append(slot << 16 | seat << 8 | entry & 0xFF)
                forget(g, seat, entry & 0xFF)
        g.offers[seat] = value
    if g.events is not None:
        g.tell("slot", "B11-060", [slot, g.market[slot]])
        for seat in g.in_order(g.lead):
            things = [entry & 0xFF for entry in g.bids[seat] if entry >> 8 == slot]
            if things:
                g.tell("bid_shown", "B11-061", [seat, slot, g.offers[seat], *things])
        silent = [seat for seat in g.in_order(g.lead) if g.offers[seat] == 0]
        if 0 < len(silent) < g.seats:  # a card that nobody bids on is told of when it is discarded
            g.tell("no_bid", "B11-061", [slot, *silent])


# late_bid: a card with the special ability joins a bid that lies open (B11-079 to B11-088)


def late_bids(g: Best11, arg: int) -> None:
    """Ask the next manager who can add a late card and has not passed since the latest one (B11-088)."""
    slot = arg & 15
    start = arg >> 4
    for turn in range(start, start + g.seats):
        seat = (g.lead + turn) % g.seats
        if g.offers[seat] and not g.passed >> seat & 1 and can_add_late(g, seat):  # B11-084
            g.push(state.LATE_BIDS, slot | (turn + 1) % g.seats << 4)
            g.ask(seat, state.LATE_BID, slot)
            return


def can_add_late(g: Best11, seat: int) -> bool:
    """Whether a late card is in this hand (B11-085)."""
    for card in g.hand[seat]:
        if c.LATE[card]:
            return True
    return False


def legal_late_bid(g: Best11, seat: int, slot: int) -> list[int]:
    """Any late card in hand, in any round, or pass (B11-079, B11-080, B11-278)."""
    options = [state.LATE_BID | card << 8 for card in g.hand[seat] if c.LATE[card]]
    options.append(state.LATE_BID | c.PASS << 8)
    return options


def answer_late_bid(g: Best11, seat: int, slot: int, option: int) -> None:
    """Raise the bid by the card's base value, even beyond three cards (B11-081, B11-082)."""
    card = option >> 8
    if card == c.PASS:
        g.passed |= 1 << seat
        g.reveal(1 << seat)  # an undo would cross other hidden passes and so tell who was asked (B11-262)
        if g.events is not None:
            g.tell("late_pass", "B11-088", [seat], only=seat)  # B11-262: nobody else hears of it
        return
    g.passed = 0  # B11-087, B11-088: everybody is asked again
    g.hand[seat].remove(card)
    forget(g, seat, card)
    g.bids[seat].append(slot << 8 | card)  # B11-086; from here on like any card of the bid (B11-090, B11-091)
    g.shown.append(slot << 16 | seat << 8 | card)
    g.offers[seat] += c.BASE[card]
    g.reveal()
    if g.events is not None:
        g.tell("late_added", "B11-079", [seat, slot, card, g.offers[seat]])


def asks_late_bid(g: Best11, seat: int, slot: int) -> Said:
    """The bid, and the best one so far."""
    mine, best = g.offers[seat], max(g.offers)
    most = mine + sum(c.BASE[card] for card in g.hand[seat] if c.LATE[card])
    case = "" if mine == best else "behind" if most >= best else "hopeless"
    if mine == best and g.offers.count(best) > 1:
        case = "tied"
    return said(case, card=name(g.market[slot]), mine=mine, best=best, most=most)


def says_late_bid(g: Best11, seat: int, thing: int) -> Said:
    """A late card, or none."""
    if thing == c.PASS:
        return said("pass", place="")
    total = g.offers[seat] + c.WORTH[thing]
    best = max(offer for other, offer in enumerate(g.offers) if other != seat)
    case = "" if total > best else "ties" if total == best else "behind"
    return said(case, card=name(thing), worth=c.WORTH[thing], total=total, best=best)


def refuses_late_bid(g: Best11, seat: int, slot: int, option: int) -> Said | None:
    """Only late-bid cards from the hand."""
    thing = option >> 8
    if thing < c.FREE_AGENTS and thing in g.hand[seat] and not c.LATE[thing]:
        return refuse("B11-079", "not-late")
    return refuse("B11-085", "not-free") if thing < c.FREE_AGENTS and c.LATE[thing] else None


LATE_BID_QUESTION: Final = Question(
    state.LATE_BID,
    "late_bid",
    "B11-079",
    legal_late_bid,
    answer_late_bid,
    asks=asks_late_bid,
    says=says_late_bid,
    place="hand",
    refuses=refuses_late_bid,
    tempting=lambda g, seat, slot: [state.LATE_BID | card << 8 for card in g.hand[seat]],
    caretaker=c.PASS,
    phase="reveal",
)


# award_tie: the whistle decides among the highest bidders (B11-063 to B11-066)


def resolve(g: Best11, slot: int) -> None:
    """The highest bid wins; a tie goes to the whistle holder to decide (B11-063, B11-064).

    Everybody sees the tie on the table. The log speaks of it only when it is decided: a line before that
    would tell whether the table waits for the whistle or for a late card (B11-262).
    """
    best = max(g.offers)
    if best == 0:
        unsold(g, slot)
    elif g.offers.count(best) == 1:
        award(g, slot, g.offers.index(best))
    else:
        g.ask(g.lead, state.AWARD_TIE, slot)


def legal_award_tie(g: Best11, seat: int, slot: int) -> list[int]:
    """One of the tied managers, the whistle holder included (B11-065, B11-066)."""
    best = max(g.offers)
    return [state.AWARD_TIE | (c.PLAYER + s) << 8 for s in range(g.seats) if g.offers[s] == best]


def answer_award_tie(g: Best11, seat: int, slot: int, option: int) -> None:
    """Give the card to that manager."""
    winner = (option >> 8) - c.PLAYER
    if g.events is not None:
        best = max(g.offers)
        g.tell("tied", "B11-064", [slot, best, *[s for s in range(g.seats) if g.offers[s] == best]])
        g.tell("tie_awarded", "B11-064", [seat, slot, winner])
    award(g, slot, winner)


def says_award_tie(g: Best11, seat: int, thing: int) -> Said:
    """A tied manager."""
    if thing == c.PASS:
        return said("pass", place="")
    return said(who=Seat(thing - c.PLAYER), value=g.offers[thing - c.PLAYER])


def refuses_award_tie(g: Best11, seat: int, slot: int, option: int) -> Said:
    """Only tied managers, and no way out."""
    return refuse("B11-066", "never-unsold") if option >> 8 == c.PASS else refuse("B11-064", "not-tied")


def tempting_award_tie(g: Best11, seat: int, slot: int) -> list[int]:
    """Everybody, and nobody."""
    return [state.AWARD_TIE | thing << 8 for thing in [*range(c.PLAYER, c.PLAYER + g.seats), c.PASS]]


def caretaker_award_tie(g: Best11, seat: int, slot: int) -> int:
    """The tied manager with the fewest filled spaces, then the first in whistle order (B11-240)."""
    tied = [(option >> 8) - c.PLAYER for option in legal_award_tie(g, g.lead, slot)]
    first = min(tied, key=lambda other: (filled(g, other), (other - g.lead) % g.seats))
    return state.AWARD_TIE | (c.PLAYER + first) << 8


AWARD_TIE_QUESTION: Final = Question(
    state.AWARD_TIE,
    "award_tie",
    "B11-066",
    legal_award_tie,
    answer_award_tie,
    asks=lambda g, seat, slot: said(rule="B11-064", card=name(g.market[slot]), best=max(g.offers)),
    says=says_award_tie,
    place="seats",
    refuses=refuses_award_tie,
    tempting=tempting_award_tie,
    caretaker=caretaker_award_tie,
    phase="reveal",
)


def unsold(g: Best11, slot: int) -> None:
    """A card without a bid is discarded; its owner gets nothing (B11-075)."""
    g.winner[slot] = state.UNSOLD
    g.shown_owner[slot] = g.owner[slot]  # B11-076
    g.discard.append(g.market[slot])
    if g.events is not None:
        g.tell("unsold", "B11-075", [slot, g.market[slot], g.owner[slot]])


def award(g: Best11, slot: int, winner: int) -> None:
    """The winner takes the card and pays; the other bids go back (B11-067 to B11-074)."""
    card = g.market[slot]
    owner = g.owner[slot]
    g.winner[slot] = winner
    g.shown_owner[slot] = owner  # B11-076
    g.signed |= 1 << winner  # B11-077: once or more
    g.arrivals[winner].append(card)  # B11-028, B11-067
    if c.BONUS[card]:
        g.pending.append(winner << 8 | card)  # B11-113, B11-115, B11-116
    paid_to = -1
    if owner == winner:  # B11-071
        g.own_sign |= 1 << winner
    else:
        paid_to = owner
    if g.events is not None:
        g.tell("won", "B11-063", [winner, slot, card, g.offers[winner], owner])
    for seat in range(g.seats):
        if g.offers[seat] == 0:
            continue
        kept: list[int] = []
        for entry in g.bids[seat]:
            if entry >> 8 != slot:
                kept.append(entry)
            elif seat == winner:
                pay(g, entry & 0xFF, paid_to)
            else:
                take_back(g, seat, entry & 0xFF)
        g.bids[seat] = kept
        if seat != winner and g.events is not None:
            g.tell("bid_returned", "B11-073", [seat, slot])


def pay(g: Best11, thing: int, receiver: int) -> None:
    """One card of the winning bid goes to the nominator, or out of play (B11-056, B11-068 to B11-072)."""
    if thing >= c.MONEY_1:
        if receiver >= 0:
            g.purse[receiver] += c.WORTH[thing]
            if g.events is not None:
                g.tell("paid_money", "B11-070", [receiver, c.WORTH[thing]])
    elif receiver >= 0:
        g.arrivals[receiver].append(thing)  # B11-069, B11-114
        if c.LATE[thing]:
            g.special.append(receiver << 8 | thing)  # B11-092, B11-093
        if g.events is not None:
            g.tell("paid_card", "B11-069", [receiver, thing])
    else:
        g.discard.append(thing)  # B11-078: in the order of the bid
        if g.events is not None:
            g.tell("spent_card", "B11-072", [thing])


def take_back(g: Best11, seat: int, thing: int) -> None:
    """One card of a losing bid goes back at once (B11-073, B11-074); everybody saw it (B11-239)."""
    if thing >= c.MONEY_1:
        g.purse[seat] += c.WORTH[thing]
    else:
        g.hand[seat].append(thing)
        g.known.append(seat << 8 | thing)
