"""Deals: an offer is delivered, answered, perhaps confirmed, and settled at once.

FM-081 to FM-091, FM-255 to FM-261.

The two who deal hear everything; the others hear of a deal that is concluded, without faces that they
do not know (FM-277).
"""

from __future__ import annotations

from touchline.games.footmania.cards import (
    ACCEPT,
    CANCEL,
    CONFIRM_IT,
    FOOTBALLERS,
    ITEM,
    POST,
    POSTS,
    REFUSE,
)
from touchline.games.footmania.rules.auction import hold_auction
from touchline.games.footmania.rules.complete import completes
from touchline.games.footmania.rules.faces import join, show, show_all, veiled
from touchline.games.footmania.rules.offers import (
    KIND,
    amount_of,
    asks,
    can_answer,
    card_of,
    to_of,
    wanted_of,
)
from touchline.games.footmania.state import ANSWER, CONFIRM, OWN_AUCTION, PUBLIC, Footmania


def deliver(g: Footmania, seat: int) -> None:
    """It counts, whatever comes of it (FM-252); the addressee sees the face on offer (FM-255, FM-257)."""
    offer = g.offer
    card = card_of(offer)
    g.offers += 1
    if offer & KIND == OWN_AUCTION:
        g.reveal()
        if card < FOOTBALLERS:
            show_all(g, [card])
        g.offer = 0
        hold_auction(g, card, seat, seat, amount_of(offer))
        return
    to = to_of(offer)
    g.reveal(1 << seat | 1 << to)
    if 0 <= card < FOOTBALLERS:
        show(g, to, card)
    if g.events is not None:
        parts = [offer & KIND, card, wanted_of(offer), amount_of(offer), int(asks(offer))]
        g.tell("offer_made", "FM-251", [seat, to, *parts], only=seat)
        g.tell("offer_received", "FM-251", [to, seat, *parts], only=to)
    g.ask(to, ANSWER, seat)


def is_for_post(offer: int) -> bool:
    """Whether the offer asks for somebody who can play a post."""
    return POST <= wanted_of(offer) < POST + POSTS


# answer: accept or refuse, or show a footballer for the post that is asked for (FM-255 to FM-257)


def legal_answer(g: Footmania, seat: int, asker: int) -> list[int]:
    """For a post: refuse, or one of his footballers who can play it."""
    if not is_for_post(g.offer):
        return [ANSWER | ACCEPT << 8, ANSWER | REFUSE << 8]
    return [ANSWER | REFUSE << 8] + [ANSWER | card << 8 for card in can_answer(g, seat, wanted_of(g.offer))]


def answer_answer(g: Footmania, seat: int, asker: int, option: int) -> None:
    """A refusal changes nothing (FM-261); a footballer is shown to the asker alone (FM-256)."""
    thing = option >> 8
    if thing == REFUSE:
        g.offer = 0
        if g.events is not None:
            g.tell("offer_refused", "FM-261", [seat, asker], only=seat)
            g.tell("offer_was_refused", "FM-261", [asker, seat], only=asker)
    elif thing == ACCEPT:
        conclude(g, asker, seat, wanted_of(g.offer))
    else:
        g.reveal(1 << seat | 1 << asker)
        g.shown = thing
        show(g, asker, thing)
        if g.events is not None:
            g.tell("footballer_shown", "FM-256", [seat, asker, thing], only=seat)
            g.tell("footballer_seen", "FM-256", [asker, seat, thing], only=asker)
        g.ask(asker, CONFIRM, seat)


# confirm: the asker takes the footballer that was shown, or not (FM-256)


def legal_confirm(g: Footmania, seat: int, other: int) -> list[int]:
    """Confirm or cancel."""
    return [CONFIRM | CONFIRM_IT << 8, CONFIRM | CANCEL << 8]


def answer_confirm(g: Footmania, seat: int, other: int, option: int) -> None:
    """The face stays known to the asker either way (FM-261)."""
    shown = g.shown
    g.shown = -1
    if option >> 8 == CONFIRM_IT:
        conclude(g, seat, other, shown)
        return
    g.offer = 0
    if g.events is not None:
        g.tell("offer_cancelled", "FM-261", [seat, other], only=seat)
        g.tell("offer_was_cancelled", "FM-261", [other, seat], only=other)


def conclude(g: Footmania, seat: int, other: int, gets: int) -> None:
    """Cards and money change hands at once and for good; there are no loans (FM-085, FM-086)."""
    offer = g.offer
    g.offer = 0
    gives = card_of(offer)
    amount = amount_of(offer)
    paid = -amount if asks(offer) else amount
    g.reveal()
    g.cash[seat] -= paid
    g.cash[other] += paid
    if gives >= 0:
        hand_over(g, seat, other, gives)
    if gets >= 0:
        hand_over(g, other, seat, gets)
    if g.events is not None:
        g.tell("deal", "FM-277", [seat, other, paid, named(g, gives), named(g, gets)])
        for one, two, card in ((seat, other, gets), (other, seat, gives)):
            if 0 <= card < FOOTBALLERS and not g.seen[card] >> PUBLIC & 1:
                g.tell("deal_face", "FM-277", [one, two, card], only=one)
    for i in range(g.seats):  # FM-108
        manager = (g.active + i) % g.seats
        if (manager in (seat, other)) and completes(g, manager):
            return


def hand_over(g: Footmania, giver: int, taker: int, card: int) -> None:
    """A footballer or a sponsor goes to another manager; the giver still knows the face (FM-261)."""
    if card < FOOTBALLERS:
        g.squad[giver].remove(card)
        join(g, taker, card)
    else:
        g.sponsors[giver * 4 + ITEM[card]] = -1
        g.sponsors[taker * 4 + ITEM[card]] = card


def named(g: Footmania, card: int) -> int:
    """A card of a deal as everybody hears of it."""
    if 0 <= card < FOOTBALLERS and not g.seen[card] >> PUBLIC & 1:
        return veiled(card)
    return card
