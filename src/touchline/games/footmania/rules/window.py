"""The transfer window: each manager in turn makes his offers, one at a time (FM-250 to FM-254, FM-285).

A turn without a window has room for bank sales before the roll (FM-076).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.engine.rules import ANY
from touchline.games.footmania import state as s
from touchline.games.footmania.cards import AMOUNT, DONE, ITEM, MOST, ROLL_IT, SEAT
from touchline.games.footmania.rules import bank
from touchline.games.footmania.rules.bank import add_bank_sales
from touchline.games.footmania.rules.choices import BEGINNINGS, PARTS, refuses_choice, says_seat, says_wish
from touchline.games.footmania.rules.deadline import deals_open
from touchline.games.footmania.rules.letters import next_letter
from touchline.games.footmania.rules.listing import add_offers, is_more, listed, usual_verb
from touchline.games.footmania.rules.offers import missing, most_amount, partners, permits
from touchline.games.footmania.rules.terms import MOST_CARDS, kind_of, next_choice, with_choice
from touchline.games.footmania.state import SPEAK, WINDOW, Footmania
from touchline.games.footmania.text import name

MOST_OFFERS: Final = 2  # per manager and window (FM-252)


def speak(g: Footmania, turn: int) -> None:
    """The manager who is so many places after the active one speaks, then the next, once round (FM-251).

    His letters go out first, even when he lets himself be passed over (FM-253, FM-254). Without a window the
    active manager is asked to roll, if he has something to sell before it.
    """
    if not deals_open(g):
        if not g.rolled:  # he misses no turn
            g.ask(g.active, s.ROLL_DIE)
        return
    for place in range(turn, g.seats):
        seat = (g.active + place) % g.seats
        if g.offers < MOST_OFFERS:
            letter = next_letter(g, seat)
            if letter:
                g.offer = letter
                g.push(SPEAK, place)
                g.push(s.DELIVER, seat)
                return
            if not g.auto_done >> seat & 1:
                g.ask(seat, WINDOW, place)
                return
        g.offers = 0


# window: make an offer, sell to the bank, or say done (FM-076, FM-251)


def legal_window(g: Footmania, seat: int, place: int) -> list[int]:
    """Done, the beginnings of offers, bank sales."""
    options = [WINDOW | DONE << 8]
    add_offers(g, seat, options)
    add_bank_sales(g, seat, options)
    return options


def unlisted_window(g: Footmania, seat: int, place: int, option: int) -> bool:
    """Offers that can only be made for amounts that are not listed (FM-259)."""
    return is_more(g, seat, 0) if option == ANY else permits(g, seat, 0, option)


def answer_window(g: Footmania, seat: int, place: int, option: int) -> None:
    """Done: the next manager speaks. Otherwise he speaks again afterwards."""
    verb = option & 0xFF
    if verb == WINDOW:
        g.offers = 0
        g.push(SPEAK, place + 1)
    elif verb == s.BANK_SELL:
        bank.bank_sell(g, seat, option >> 8)
        g.push(SPEAK, place)
    else:
        go_on(g, seat, place, with_choice(0, option))


def asks_window(g: Footmania, seat: int, place: int) -> Said:
    """Offers left."""
    return said(left=MOST_OFFERS - g.offers)


def tempting_window(g: Footmania, seat: int, place: int) -> list[int]:
    """Everybody to buy from, every sponsor to sell."""
    poor = [to for to in range(g.seats) if to != seat and not g.squad[to]]
    unwanted = [card for card in bank.sponsors_of(g, seat) if sold_out(g, seat, card)]
    return [s.BUY_FROM | (SEAT + to) << 8 for to in poor] + [s.SELL | card << 8 for card in unwanted]


def sold_out(g: Footmania, seat: int, card: int) -> bool:
    """Whether everybody else has a sponsor of this item."""
    for to in range(g.seats):
        if to != seat and bank.sponsor_of(g, to, ITEM[card]) < 0:
            return False
    return True


WINDOW_QUESTION: Final = Question(
    WINDOW,
    "window",
    "FM-251",
    legal_window,
    answer_window,
    asks=asks_window,
    says=lambda g, seat, thing: said() if thing == DONE else None,
    verbs=(*BEGINNINGS, bank.BANK_SELL_VERB),
    unlisted=unlisted_window,
    refuses=lambda g, seat, place, option: refuses_choice(g, seat, 0, option),
    tempting=tempting_window,
    caretaker=DONE,
    phase="transfer-window",
    unheard=True,  # what managers say to each other (FM-277)
)


# offer_to, offer_for, offer_amount: the small choices of an offer (FM-255 to FM-260)


def go_on(g: Footmania, seat: int, place: int, offer: int) -> None:
    """Ask for the next part of the offer, or deliver it."""
    g.offer = offer
    choice = next_choice(offer)
    if choice:
        g.ask(seat, choice, place)
    else:
        g.push(SPEAK, place)
        g.push(s.DELIVER, seat)


def legal_offer(g: Footmania, seat: int, place: int) -> list[int]:
    """The options of the next part."""
    return listed(g, seat, g.offer)


def unlisted_offer(g: Footmania, seat: int, place: int, option: int) -> bool:
    """Any legal amount, whoever or whatever only such an amount can be offered for, more cards (FM-255)."""
    return is_more(g, seat, g.offer) if option == ANY else permits(g, seat, g.offer, option)


def answer_offer(g: Footmania, seat: int, place: int, option: int) -> None:
    """One more part of the offer."""
    go_on(g, seat, place, with_choice(g.offer, option))


def refuses_offer(g: Footmania, seat: int, place: int, option: int) -> Said | None:
    """Why this is not the next part of the offer."""
    return refuses_choice(g, seat, g.offer, option)


def tempting_to(g: Footmania, seat: int, place: int) -> list[int]:
    """Those to whom the offer cannot go."""
    able = partners(g, seat, g.offer)
    return [s.OFFER_TO | (SEAT + to) << 8 for to in range(g.seats) if to != seat and to not in able]


def asks_amount(g: Footmania, seat: int, place: int) -> Said:
    """What the offer holds so far, and what it may still hold."""
    needed = missing(g, g.offer)
    if needed:
        return said("missing", "FM-090", card=name(needed[0]))
    return said("auction" if kind_of(g.offer) == s.OWN_AUCTION else "", most=MOST_CARDS)


def tempting_amount(g: Footmania, seat: int, place: int) -> list[int]:
    """A little more than the payer has."""
    verb = usual_verb(kind_of(g.offer))
    most = most_amount(g, seat, g.offer, verb)
    return [verb | (AMOUNT + most + 1) << 8] if 0 <= most < MOST else []


OFFER_TO_QUESTION: Final = Question(
    s.OFFER_TO,
    "offer_to",
    "FM-255",
    legal_offer,
    answer_offer,
    says=says_seat,
    place="seats",
    verbs=PARTS,
    unlisted=unlisted_offer,
    refuses=refuses_offer,
    tempting=tempting_to,
    phase="transfer-window",
    unheard=True,
)
OFFER_FOR_QUESTION: Final = Question(
    s.OFFER_FOR,
    "offer_for",
    "FM-256",
    legal_offer,
    answer_offer,
    says=says_wish,
    place="seats",
    verbs=PARTS,
    unlisted=unlisted_offer,
    refuses=refuses_offer,
    phase="transfer-window",
    unheard=True,
)
OFFER_AMOUNT_QUESTION: Final = Question(
    s.OFFER_AMOUNT,
    "offer_amount",
    "FM-259",
    legal_offer,
    answer_offer,
    asks=asks_amount,
    verbs=PARTS,
    unlisted=unlisted_offer,
    refuses=refuses_offer,
    tempting=tempting_amount,
    phase="transfer-window",
    unheard=True,
)


# roll: in a turn without a window, after bank sales (FM-076)


def legal_roll(g: Footmania, seat: int, arg: int) -> list[int]:
    """Roll; bank sales may come first."""
    options = [s.ROLL_DIE | ROLL_IT << 8]
    add_bank_sales(g, seat, options)
    return options


def answer_roll(g: Footmania, seat: int, arg: int, option: int) -> None:
    """The roll is the next step of the turn (FM-020)."""
    if option & 0xFF == s.BANK_SELL:
        bank.bank_sell(g, seat, option >> 8)
        g.ask(seat, s.ROLL_DIE)


ROLL_QUESTION: Final = Question(
    s.ROLL_DIE,
    "roll",
    "FM-020",
    legal_roll,
    answer_roll,
    asks=said(rule="FM-076"),
    says=lambda g, seat, thing: said() if thing == ROLL_IT else None,
    place="board",
    verbs=(bank.BANK_SELL_VERB,),
    caretaker=ROLL_IT,
    phase="roll",
)
