"""Deals: an offer is delivered, answered, perhaps confirmed, and settled at once.

FM-081 to FM-091, FM-255 to FM-261, FM-286.

The two who deal hear everything; the others hear of a deal that is concluded, without faces that they
do not know (FM-277).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.speech import Seat
from touchline.games.footmania.cards import ACCEPT, CANCEL, CONFIRM_IT, FOOTBALLERS, ITEM, POST, REFUSE
from touchline.games.footmania.rules import faces, terms
from touchline.games.footmania.rules.auction import hold_auction
from touchline.games.footmania.rules.bank import BANK_SELL_VERB, add_bank_sales, bank_sell
from touchline.games.footmania.rules.complete import completes
from touchline.games.footmania.rules.offers import can_answer
from touchline.games.footmania.state import ANSWER, BANK_SELL, CONFIRM, OWN_AUCTION, PUBLIC, Footmania
from touchline.games.footmania.text import exchange, facts, money, name, say


def deliver(g: Footmania, seat: int) -> None:
    """It counts, whatever comes of it (FM-252); the addressee sees the faces on offer (FM-255, FM-257)."""
    offer = g.offer
    cards = terms.cards_of(offer)
    g.offers += 1
    if terms.kind_of(offer) == OWN_AUCTION:
        g.reveal()
        if cards[0] < FOOTBALLERS:
            faces.show_all(g, cards)
        g.offer = 0
        hold_auction(g, cards[0], seat, seat, terms.amount_of(offer))
        return
    to = terms.to_of(offer)
    g.reveal(1 << seat | 1 << to)
    for card in cards:
        if card < FOOTBALLERS:
            faces.show(g, to, card)
    if g.events is not None:
        parts = [terms.amount_of(offer), int(terms.asks(offer)), len(cards), *cards, *terms.wishes_of(offer)]
        g.tell("offer_made", "FM-251", [seat, to, *parts], only=seat)
        g.tell("offer_received", "FM-251", [to, seat, *parts], only=to)
    g.ask(to, ANSWER, seat)


# answer: accept or refuse, or show a footballer for the post that is asked for (FM-255 to FM-257)


def legal_answer(g: Footmania, seat: int, asker: int) -> list[int]:
    """For a post: refuse, or one of his footballers who can play it; he is asked whatever he holds (FM-278).

    Bank sales may come first (FM-076).
    """
    if terms.post_of(g.offer) < 0:  # FM-255
        options = [ANSWER | ACCEPT << 8, ANSWER | REFUSE << 8]
    else:
        options = [ANSWER | REFUSE << 8]
        options += [ANSWER | card << 8 for card in can_answer(g, seat, g.offer)]
    add_bank_sales(g, seat, options)
    return options


def answer_answer(g: Footmania, seat: int, asker: int, option: int) -> None:
    """A refusal changes nothing (FM-261); a footballer is shown to the asker alone (FM-256)."""
    thing = option >> 8
    if option & 0xFF == BANK_SELL:
        bank_sell(g, seat, thing)
        if thing in terms.named_of(g.offer):  # FM-286
            refuse_offer(g, seat, asker)
        else:
            g.ask(seat, ANSWER, asker)
    elif thing == REFUSE:
        refuse_offer(g, seat, asker)
    elif thing == ACCEPT:
        conclude(g, asker, seat, -1)
    else:
        g.reveal(1 << seat | 1 << asker)
        g.shown = thing
        faces.show(g, asker, thing)
        if g.events is not None:
            g.tell("footballer_shown", "FM-256", [seat, asker, thing], only=seat)
            g.tell("footballer_seen", "FM-256", [asker, seat, thing], only=asker)
        g.ask(asker, CONFIRM, seat)


def refuse_offer(g: Footmania, seat: int, asker: int) -> None:
    """Nobody else hears of it (FM-277)."""
    g.offer = 0
    if g.events is not None:
        g.tell("offer_refused", "FM-261", [seat, asker], only=seat)
        g.tell("offer_was_refused", "FM-261", [asker, seat], only=asker)


def asks_answer(g: Footmania, seat: int, asker: int) -> Said:
    """The offer that was received, with what its cards show."""
    cards, wishes, post = terms.cards_of(g.offer), terms.wishes_of(g.offer), terms.post_of(g.offer)
    case, rule = "", "FM-256" if wishes else "FM-255"
    if post >= 0:
        case, rule = ("post", "FM-256") if can_answer(g, seat, g.offer) else ("nobody", "FM-278")
    seen = [say("card-seen", n=len(cards), card=name(card), facts=facts(card)) for card in cards]
    given = exchange(paid_by_asker(g.offer), cards, wishes)
    return Said(
        case,
        rule,
        None,
        {"who": Seat(asker), "post": post - POST + 1, "n": len(cards), "seen": " ".join(seen), **given},
    )


def paid_by_asker(offer: int) -> int:
    """What the asker pays; below 0 what he receives."""
    return -terms.amount_of(offer) if terms.asks(offer) else terms.amount_of(offer)


def says_answer(g: Footmania, seat: int, thing: int) -> Said | None:
    """Yes, no, or whom one shows."""
    if thing < FOOTBALLERS:
        return said("show", place="squad", card=name(thing), facts=facts(thing))
    return said("accept") if thing == ACCEPT else said("refuse") if thing == REFUSE else None


def refuses_answer(g: Footmania, seat: int, asker: int, option: int) -> Said | None:
    """Whom one may not show."""
    thing = option >> 8
    if thing >= FOOTBALLERS:
        return None
    if thing not in g.squad[seat]:
        return refuse("FM-256", "not-in-squad")
    return refuse("FM-256", "named-already" if thing in terms.named_of(g.offer) else "not-asked-for")


ANSWER_QUESTION: Final = Question(
    ANSWER,
    "answer",
    "FM-256",
    legal_answer,
    answer_answer,
    asks=asks_answer,
    says=says_answer,
    place="offer",
    verbs=(BANK_SELL_VERB,),
    refuses=refuses_answer,
    caretaker=REFUSE,
    phase="offer",
    always_ask=True,  # FM-278
    unheard=True,  # FM-277
)


# confirm: the asker takes the footballer that was shown, or not (FM-256)


def legal_confirm(g: Footmania, seat: int, other: int) -> list[int]:
    """Confirm or cancel; bank sales may come first (FM-076)."""
    options = [CONFIRM | CONFIRM_IT << 8, CONFIRM | CANCEL << 8]
    add_bank_sales(g, seat, options)
    return options


def answer_confirm(g: Footmania, seat: int, other: int, option: int) -> None:
    """The face stays known to the asker either way (FM-261)."""
    thing = option >> 8
    if option & 0xFF == BANK_SELL:
        bank_sell(g, seat, thing)
        if thing not in terms.cards_of(g.offer):  # FM-286
            g.ask(seat, CONFIRM, other)
            return
    shown = g.shown
    g.shown = -1
    if thing == CONFIRM_IT:
        conclude(g, seat, other, shown)
        return
    g.offer = 0
    if g.events is not None:
        g.tell("offer_cancelled", "FM-261", [seat, other], only=seat)
        g.tell("offer_was_cancelled", "FM-261", [other, seat], only=other)


def asks_confirm(g: Footmania, seat: int, other: int) -> Said:
    """The footballer that was shown, and the deal."""
    given = exchange(paid_by_asker(g.offer), terms.cards_of(g.offer), [*terms.named_of(g.offer), g.shown])
    return Said(
        facts={"card": name(g.shown), "facts": facts(g.shown), "who": Seat(terms.to_of(g.offer)), **given},
    )


def says_confirm(g: Footmania, seat: int, thing: int) -> Said | None:
    """Make the deal or not."""
    amount = terms.amount_of(g.offer)
    if thing == CANCEL:
        return said("cancel")
    if thing != CONFIRM_IT:
        return None
    if amount <= 0:
        return said("cards")
    return said("receive" if terms.asks(g.offer) else "pay", money=money(amount))


CONFIRM_QUESTION: Final = Question(
    CONFIRM,
    "confirm",
    "FM-256",
    legal_confirm,
    answer_confirm,
    asks=asks_confirm,
    says=says_confirm,
    place="offer",
    verbs=(BANK_SELL_VERB,),
    caretaker=CANCEL,
    phase="offer",
    unheard=True,  # FM-277
)


def conclude(g: Footmania, seat: int, other: int, shown: int) -> None:
    """Cards and money change hands at once and for good; there are no loans (FM-085, FM-086)."""
    offer = g.offer
    g.offer = 0
    gives = terms.cards_of(offer)
    gets = terms.named_of(offer)
    if shown >= 0:
        gets.append(shown)
    amount = terms.amount_of(offer)
    paid = -amount if terms.asks(offer) else amount
    g.reveal()
    g.cash[seat] -= paid
    g.cash[other] += paid
    for card in [*gives, *gets]:  # all leave before any arrives: two sponsors of an item may change places
        if card >= FOOTBALLERS:
            g.sponsors[(seat if card in gives else other) * 4 + ITEM[card]] = -1
    for card in gives:
        hand_over(g, seat, other, card)
    for card in gets:
        hand_over(g, other, seat, card)
    if g.events is not None:
        announce(g, [seat, other, paid, len(gives)], [*gives, *gets])
    for i in range(g.seats):  # FM-108
        manager = (g.active + i) % g.seats
        if (manager in (seat, other)) and completes(g, manager):
            return


def hand_over(g: Footmania, giver: int, taker: int, card: int) -> None:
    """A footballer or a sponsor goes to another manager; the giver still knows the face (FM-261)."""
    if card < FOOTBALLERS:
        g.squad[giver].remove(card)
        faces.join(g, taker, card)
    else:
        g.sponsors[taker * 4 + ITEM[card]] = card


def announce(g: Footmania, deal: list[int], cards: list[int]) -> None:
    """Everybody hears of the deal; faces only who knows them all, the others what lay open (FM-277)."""
    knowing = (1 << g.seats) - 1
    veil = deal.copy()
    for card in cards:
        hidden = card < FOOTBALLERS and not g.seen[card] >> PUBLIC & 1
        if hidden:
            knowing &= g.seen[card]
        veil.append(faces.veiled(card) if hidden else card)
    if veil == deal + cards:
        g.tell("deal", "FM-277", veil)
    else:
        g.tell("deal", "FM-277", deal + cards, veil=veil, those=knowing)
