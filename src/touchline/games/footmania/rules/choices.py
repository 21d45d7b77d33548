"""The small choices of an offer as options, the same in windows and letters: what their words need, and why
one is not possible (FM-081 to FM-091, FM-255 to FM-261).

A refusal never looks at what the seat may not know: of a footballer whose face it has not seen it says
just that.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Said, Verb, refuse, said
from touchline.engine.speech import Seat
from touchline.games.footmania.cards import (
    AMOUNT,
    FOOTBALLERS,
    LINE,
    PLUS,
    PLUS_CARDS,
    POST,
    POSTS,
    QUESTION_CARD,
    SEAT,
    SPONSORS,
)
from touchline.games.footmania.rules.bank import owns
from touchline.games.footmania.rules.offers import doubled, has_more, missing, most_amount
from touchline.games.footmania.rules.terms import (
    MOST_CARDS,
    cards_of,
    kind_of,
    next_choice,
    post_of,
    to_of,
    wishes_of,
)
from touchline.games.footmania.state import (
    ASK,
    BUY_FROM,
    OFFER_AMOUNT,
    OFFER_FOR,
    OFFER_TO,
    OPENING,
    OWN_AUCTION,
    PAY,
    SELL,
    SWAP,
    WINDOW,
    Footmania,
)
from touchline.games.footmania.text import facts, money, name, printed


def says_card(g: Footmania, seat: int, thing: int) -> Said:
    """A card that is sold, swapped or put up."""
    return said(card=name(thing), facts=facts(thing))


def says_seat(g: Footmania, seat: int, thing: int) -> Said | None:
    """Somebody to deal with, and what that manager has."""
    if not 0 <= thing - SEAT < g.seats:
        return None
    return said(who=Seat(thing - SEAT), money=money(g.cash[thing - SEAT]))


def says_wish(g: Footmania, seat: int, thing: int) -> Said:
    """What is wanted: a card, or anybody for a post."""
    if POST <= thing < LINE:
        post = thing - POST + 1
        return said("post", post=post, name=printed("posts", str(post)))
    return said(card=name(thing), facts=facts(thing))


def says_amount(g: Footmania, seat: int, thing: int) -> Said:
    """A sum, or nothing."""
    return said("nothing" if thing == AMOUNT else "", money=name(thing))


def says_opening(g: Footmania, seat: int, thing: int) -> Said:
    """An opening price."""
    return said(money=name(thing))


SELL_VERB: Final[Verb] = Verb(SELL, "sell", says_card, "squad")
BUY_FROM_VERB: Final[Verb] = Verb(BUY_FROM, "buy_from", says_seat, "seats")
SWAP_VERB: Final[Verb] = Verb(SWAP, "swap", says_card, "squad")
OWN_AUCTION_VERB: Final[Verb] = Verb(OWN_AUCTION, "own_auction", says_card, "squad")
OFFER_TO_VERB: Final[Verb] = Verb(OFFER_TO, "offer_to", says_seat, "seats")
OFFER_FOR_VERB: Final[Verb] = Verb(OFFER_FOR, "offer_for", says_wish, "seats")
PAY_VERB: Final[Verb] = Verb(PAY, "pay", says_amount, "offer")
ASK_VERB: Final[Verb] = Verb(ASK, "ask", says_amount, "offer")
OPENING_VERB: Final[Verb] = Verb(OPENING, "opening", says_opening, "offer")

BEGINNINGS: Final[tuple[Verb, ...]] = (SELL_VERB, BUY_FROM_VERB, SWAP_VERB, OWN_AUCTION_VERB)
PARTS: Final[tuple[Verb, ...]] = (
    *BEGINNINGS,
    OFFER_TO_VERB,
    OFFER_FOR_VERB,
    PAY_VERB,
    ASK_VERB,
    OPENING_VERB,
)


def tempting_deal(g: Footmania, seat: int, arg: int) -> list[int]:
    """A deal, although the window closed with the roll."""
    return [SELL | card << 8 for card in g.squad[seat][:1]]


# Why not


def refuses_choice(g: Footmania, seat: int, offer: int, option: int) -> Said | None:
    """Why this is not the next part of the offer (0: a new one)."""
    verb, thing = option & 0xFF, option >> 8
    choice = next_choice(offer) if offer else WINDOW
    if choice == WINDOW:
        return refuses_beginning(g, seat, verb, thing)
    if choice == OFFER_TO and verb == OFFER_TO:
        if thing == SEAT + seat:
            return refuse("FM-255", "offer-to-yourself")
        if kind_of(offer) == SWAP:
            return refuse("FM-257", "nothing-to-swap")
        return refuse("FM-090", "has-such-a-sponsor")
    if choice != OFFER_TO and verb == kind_of(offer) and verb in (SELL, SWAP):
        return refuses_more(g, seat, offer, thing)
    if choice in (OFFER_FOR, OFFER_AMOUNT) and verb == OFFER_FOR and kind_of(offer) in (BUY_FROM, SWAP):
        return refuses_wish(g, seat, offer, thing)
    if choice == OFFER_AMOUNT and verb in (PAY, ASK, OPENING):
        return refuses_amount(g, seat, offer, verb, thing)
    return None


def refuses_beginning(g: Footmania, seat: int, verb: int, thing: int) -> Said | None:
    """How an offer cannot begin."""
    if verb == BUY_FROM:
        return refuse("FM-256", "buy-from-yourself" if thing == SEAT + seat else "nothing-to-buy")
    if verb == SELL and owns(g, seat, thing):
        return refuse("FM-090", "all-have-such-a-sponsor")
    if verb == SWAP and owns(g, seat, thing):
        return refuse("FM-257", "nobody-can-swap")
    return refuses_not_yours(thing) if verb in (SELL, SWAP, OWN_AUCTION) else None


def refuses_amount(g: Footmania, seat: int, offer: int, verb: int, thing: int) -> Said:
    """Sums that cannot be paid."""
    needed, most = missing(g, offer), most_amount(g, seat, offer, verb)
    if needed:
        return refuse("FM-090", "sponsor-missing", card=name(needed[0]))
    if most < 0:
        return refuse("FM-259", "paid-otherwise")
    if thing == AMOUNT:
        return refuse("FM-260", "swap-for-nothing")
    if verb == OPENING:
        return refuse("FM-259", "opening-too-high", money=money(most))
    return refuse("FM-086", "your-cash" if verb == PAY else "their-cash", money=money(most))


def refuses_not_yours(thing: int) -> Said:
    """What cannot be offered."""
    if PLUS <= thing < PLUS + PLUS_CARDS:
        return refuse("FM-084", "not-to-be-dealt")
    return refuse("FM-255", "not-yours")


def refuses_more(g: Footmania, seat: int, offer: int, thing: int) -> Said:
    """Another own card in an offer."""
    if not owns(g, seat, thing):
        return refuses_not_yours(thing)
    if thing in cards_of(offer):
        return refuse("FM-255", "in-the-offer")
    if len(cards_of(offer)) == MOST_CARDS:
        return refuse("FM-084", "cards-a-side", most=MOST_CARDS)
    return refuse("FM-090", "has-such-a-sponsor")


def refuses_wish(g: Footmania, seat: int, offer: int, thing: int) -> Said:
    """What may not be wanted of the addressee."""
    to, wishes = to_of(offer), wishes_of(offer)
    if thing in wishes:
        return refuse("FM-256", "in-the-offer")
    if POST <= thing < POST + POSTS and post_of(offer) >= 0:
        return refuse("FM-256", "one-post")
    if thing < FOOTBALLERS and (thing not in g.squad[to] or not g.seen[thing] >> seat & 1):
        return refuse("FM-261", "face-not-known")
    if QUESTION_CARD <= thing < QUESTION_CARD + SPONSORS:
        if not owns(g, to, thing):
            return refuse("FM-083", "not-their-sponsor")
        if doubled(g, seat, [thing], cards_of(offer)):
            return refuse("FM-090", "you-have-such-a-sponsor")
    elif not (thing < FOOTBALLERS or POST <= thing < POST + POSTS):
        return refuse("FM-084", "not-to-be-dealt")
    elif len(wishes) < MOST_CARDS and not has_more(g, offer):
        return refuse("FM-256", "no-other-footballer" if wishes else "no-footballer")
    if len(wishes) + len(missing(g, offer)) >= MOST_CARDS and len(wishes) < MOST_CARDS:
        return refuse("FM-090", "sponsor-missing", card=name(missing(g, offer)[0]))
    return refuse("FM-084", "cards-a-side", most=MOST_CARDS)
