"""What a manager may do beside his decision in the off-season: sell abroad, fire, answer a letter.

Bots and people find these as extra options of their own decisions, which stay open (SC-330); people also
between their decisions (SC-331), see letters.py. A step that asks such a decision is pushed again after it.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Said, Verb, said
from touchline.engine.speech import Seat
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import PLAYERS, SEAT, STAFF
from touchline.games.superclub.rules.answers import says_card
from touchline.games.superclub.rules.club import fire, may_sell, scout_price, sell_abroad
from touchline.games.superclub.rules.offers import carry_out, lapse, to_of, trades_open
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facts, money, name

LEAVE_OPEN: Final = (s.SELL_ABROAD, s.FIRE, s.ACCEPT_LETTER, s.DECLINE_LETTER)  # what is asked beside them


def add_asides(g: Superclub, seat: int, options: list[int]) -> None:
    """Sales, dismissals, answers to letters, at any time; staff is never sold (SC-094, SC-306, SC-330)."""
    add_sales(g, seat, options)
    for member in g.staff[seat]:
        options.append(s.FIRE | (STAFF + member) << 8)
    if trades_open(g) and not in_auction(g):
        for writer in range(g.seats):
            if g.letters[writer] and writer != seat and to_of(g.letters[writer]) == seat:
                add_answers(g, writer, options)


def in_auction(g: Superclub) -> bool:
    """Whether a Deadline Day card lies open: trades wait until it is sold (SC-306)."""
    return g.stage == s.IN_DEADLINE_DAY and g.lot >= 0


def add_sales(g: Superclub, seat: int, options: list[int]) -> None:
    """Everybody, while more than 11 remain (SC-119), but not the player who is bid for (SC-352)."""
    if may_sell(g, seat):
        for player in g.squad[seat]:
            if player != g.lot:
                options.append(s.SELL_ABROAD | player << 8)


def add_answers(g: Superclub, writer: int, options: list[int]) -> None:
    """Accept or decline; a letter that is no legal trade any more has lapsed (SC-307, SC-308)."""
    options.append(s.ACCEPT_LETTER | (SEAT + writer) << 8)
    options.append(s.DECLINE_LETTER | (SEAT + writer) << 8)


def took_aside(g: Superclub, seat: int, option: int) -> bool:
    """Carry out an option that leaves the decision open; False if it is none."""
    verb = option & 0xFF
    if verb not in LEAVE_OPEN:
        return False
    thing = option >> 8
    if verb == s.SELL_ABROAD:
        sell_abroad(g, seat, thing)
        lapse(g)
    elif verb == s.FIRE:
        fire(g, seat, thing - STAFF)
        lapse(g)
    else:
        writer = thing - SEAT
        offer = g.letters[writer]
        g.letters[writer] = []
        if verb == s.ACCEPT_LETTER:
            carry_out(g, writer, offer)
        elif g.events is not None:
            g.tell("offer_declined", "SC-307", [seat, writer], those=1 << seat | 1 << writer)
    return True


def says_sale(g: Superclub, seat: int, thing: int) -> Said | None:
    """A sale to the bank."""
    if thing >= PLAYERS:
        return None
    price = money(scout_price(g, thing))
    return said(player=name(thing), facts=facts(g, thing), stars=g.stars[thing], price=price)


def says_letter_of(g: Superclub, seat: int, thing: int) -> Said | None:
    """The answer to a letter."""
    return said(who=Seat(thing - SEAT)) if 0 <= thing - SEAT < g.seats else None


def tempting_sales(g: Superclub, seat: int) -> list[int]:
    """A sale below eleven players, or of the player in question."""
    return [s.SELL_ABROAD | player << 8 for player in g.squad[seat][:1]]


SELL_ABROAD_VERB: Final[Verb] = Verb(s.SELL_ABROAD, "sell_abroad", says_sale, "squad")
FIRE_VERB: Final[Verb] = Verb(s.FIRE, "fire", says_card, "staff")
ASIDES: Final[tuple[Verb, ...]] = (
    SELL_ABROAD_VERB,
    FIRE_VERB,
    Verb(s.ACCEPT_LETTER, "accept_letter", says_letter_of, "desk"),
    Verb(s.DECLINE_LETTER, "decline_letter", says_letter_of, "desk"),
)
