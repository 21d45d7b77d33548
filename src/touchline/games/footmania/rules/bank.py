"""Selling to the bank: footballers for the devalued price, sponsors for the resale price (FM-074 to FM-080).

Bank sales are options of other questions, those that FM-076 names; the question is asked again after each,
but for an offer that names the card: that is over (FM-286).
The transfer deadline does not touch them (FM-077).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Said, Verb, refuse, said
from touchline.games.footmania import cards as c
from touchline.games.footmania.rules.faces import put_under, tell_face
from touchline.games.footmania.state import BANK_SELL, Footmania
from touchline.games.footmania.text import facts, money, name


def sponsors_of(g: Footmania, seat: int) -> list[int]:
    """The sponsor cards in front of a manager, by item."""
    return [card for card in g.sponsors[seat * 4 : seat * 4 + 4] if card >= 0]


def sponsor_of(g: Footmania, seat: int, item: int) -> int:
    """His sponsor of this item, or -1 (FM-190)."""
    return g.sponsors[seat * 4 + item]


def owns(g: Footmania, seat: int, thing: int) -> bool:
    """Whether a footballer or a sponsor is his."""
    if thing < c.FOOTBALLERS:
        return thing in g.squad[seat]
    return thing in g.sponsors[seat * 4 : seat * 4 + 4]


def bank_value(g: Footmania, seat: int) -> int:
    """What the bank would pay for all that he could sell."""
    total = 0
    for card in g.squad[seat]:
        total += c.RESALE[card]
    for item in range(len(c.ITEMS)):
        if g.sponsors[seat * 4 + item] >= 0:
            total += c.RESALE[g.sponsors[seat * 4 + item]]
    return total


def add_bank_sales(g: Footmania, seat: int, options: list[int]) -> None:
    """Any footballer and any sponsor of his; nothing else can be sold (FM-080)."""
    for card in g.squad[seat]:
        options.append(BANK_SELL | card << 8)
    for card in g.sponsors[seat * 4 : seat * 4 + 4]:
        if card >= 0:
            options.append(BANK_SELL | card << 8)


def bank_sell(g: Footmania, seat: int, thing: int) -> None:
    """The card goes under its deck, the money comes from the bank (FM-016, FM-078, FM-079).

    The price tells something of a hidden face, so it cannot be taken back (FM-280).
    """
    g.reveal()
    g.cash[seat] += c.RESALE[thing]
    if thing < c.FOOTBALLERS:
        if g.events is not None:
            tell_face(g, "bank_sold", "FM-074", [seat, thing, c.RESALE[thing]], 1)
        g.squad[seat].remove(thing)
        put_under(g, thing)
    else:
        g.sponsors[seat * 4 + c.ITEM[thing]] = -1
        g.question_deck.insert(0, thing)
        if g.events is not None:
            g.tell("sponsor_sold", "FM-075", [seat, thing, c.RESALE[thing]])


def says_bank_sell(g: Footmania, seat: int, thing: int) -> Said:
    """A card for the bank."""
    gain = c.RESALE[thing] if thing < len(c.RESALE) else 0
    return said(card=name(thing), facts=facts(thing), money=money(gain))


def refuses_bank_sell(g: Footmania, seat: int, thing: int) -> Said:
    """What the bank does not take."""
    if c.PLUS <= thing < c.PLUS + c.PLUS_CARDS:
        return refuse("FM-080", "plus-cards-stay")
    if thing < c.FOOTBALLERS:
        return refuse("FM-074", "not-in-squad")
    if c.QUESTION_CARD <= thing < c.QUESTION_CARD + c.SPONSORS:
        return refuse("FM-075", "not-your-sponsor")
    return refuse("FM-080", "not-for-the-bank")


BANK_SELL_VERB: Final[Verb] = Verb(BANK_SELL, "bank_sell", says_bank_sell, "squad")
