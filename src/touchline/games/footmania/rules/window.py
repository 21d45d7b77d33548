"""The transfer window: each manager in turn makes his offers, one at a time (FM-250 to FM-254, FM-285).

A turn without a window has room for bank sales before the roll (FM-076).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import ANY
from touchline.games.footmania.cards import DONE, ROLL_IT
from touchline.games.footmania.rules.bank import add_bank_sales, bank_sell
from touchline.games.footmania.rules.deadline import deals_open
from touchline.games.footmania.rules.letters import next_letter
from touchline.games.footmania.rules.listing import add_offers, is_more, listed
from touchline.games.footmania.rules.offers import permits
from touchline.games.footmania.rules.terms import next_choice, with_choice
from touchline.games.footmania.state import BANK_SELL, DELIVER, ROLL_DIE, SPEAK, WINDOW, Footmania

MOST_OFFERS: Final = 2  # per manager and window (FM-252)


def speak(g: Footmania, turn: int) -> None:
    """The manager who is so many places after the active one speaks, then the next, once round (FM-251).

    His letters go out first, even when he lets himself be passed over (FM-253, FM-254). Without a window the
    active manager is asked to roll, if he has something to sell before it.
    """
    if not deals_open(g):
        if not g.rolled:  # he misses no turn
            g.ask(g.active, ROLL_DIE)
        return
    for place in range(turn, g.seats):
        seat = (g.active + place) % g.seats
        if g.offers < MOST_OFFERS:
            letter = next_letter(g, seat)
            if letter:
                g.offer = letter
                g.push(SPEAK, place)
                g.push(DELIVER, seat)
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
    elif verb == BANK_SELL:
        bank_sell(g, seat, option >> 8)
        g.push(SPEAK, place)
    else:
        go_on(g, seat, place, with_choice(0, option))


# offer_to, offer_for, offer_amount: the small choices of an offer (FM-255 to FM-260)


def go_on(g: Footmania, seat: int, place: int, offer: int) -> None:
    """Ask for the next part of the offer, or deliver it."""
    g.offer = offer
    choice = next_choice(offer)
    if choice:
        g.ask(seat, choice, place)
    else:
        g.push(SPEAK, place)
        g.push(DELIVER, seat)


def legal_offer(g: Footmania, seat: int, place: int) -> list[int]:
    """The options of the next part."""
    return listed(g, seat, g.offer)


def unlisted_offer(g: Footmania, seat: int, place: int, option: int) -> bool:
    """Any legal amount, whoever or whatever only such an amount can be offered for, more cards (FM-255)."""
    return is_more(g, seat, g.offer) if option == ANY else permits(g, seat, g.offer, option)


def answer_offer(g: Footmania, seat: int, place: int, option: int) -> None:
    """One more part of the offer."""
    go_on(g, seat, place, with_choice(g.offer, option))


# roll: in a turn without a window, after bank sales (FM-076)


def legal_roll(g: Footmania, seat: int, arg: int) -> list[int]:
    """Roll; bank sales may come first."""
    options = [ROLL_DIE | ROLL_IT << 8]
    add_bank_sales(g, seat, options)
    return options


def answer_roll(g: Footmania, seat: int, arg: int, option: int) -> None:
    """The roll is the next step of the turn (FM-020)."""
    if option & 0xFF == BANK_SELL:
        bank_sell(g, seat, option >> 8)
        g.ask(seat, ROLL_DIE)
