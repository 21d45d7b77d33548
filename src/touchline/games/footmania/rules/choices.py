"""The small choices of an offer as options, the same in windows and letters: what their words need, and why
one is not possible (FM-081 to FM-091, FM-255 to FM-261).

A refusal never looks at what the seat may not know: of a footballer whose face it has not seen it says
just that.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Said, Verb, refuse, said
from touchline.engine.speech import Seat
from touchline.games.footmania import cards as c, state as s, text
from touchline.games.footmania.rules import offers, terms
from touchline.games.footmania.rules.bank import owns
from touchline.games.footmania.state import Footmania


def says_card(g: Footmania, seat: int, thing: int) -> Said:
    """A card that is sold, swapped or put up."""
    return said(card=text.name(thing), facts=text.facts(thing))


def says_seat(g: Footmania, seat: int, thing: int) -> Said | None:
    """Somebody to deal with, and what that manager has."""
    if not 0 <= thing - c.SEAT < g.seats:
        return None
    return said(who=Seat(thing - c.SEAT), money=text.money(g.cash[thing - c.SEAT]))


def says_wish(g: Footmania, seat: int, thing: int) -> Said:
    """What is wanted: a card, or anybody for a post."""
    if c.POST <= thing < c.LINE:
        post = thing - c.POST + 1
        return said("post", post=post, name=text.printed("posts", str(post)))
    return said(card=text.name(thing), facts=text.facts(thing))


def says_amount(g: Footmania, seat: int, thing: int) -> Said:
    """A sum, or nothing."""
    return said("nothing" if thing == c.AMOUNT else "", money=text.name(thing))


def says_opening(g: Footmania, seat: int, thing: int) -> Said:
    """An opening price."""
    return said(money=text.name(thing))


SELL_VERB: Final[Verb] = Verb(s.SELL, "sell", says_card, "squad")
BUY_FROM_VERB: Final[Verb] = Verb(s.BUY_FROM, "buy_from", says_seat, "seats")
SWAP_VERB: Final[Verb] = Verb(s.SWAP, "swap", says_card, "squad")
OWN_AUCTION_VERB: Final[Verb] = Verb(s.OWN_AUCTION, "own_auction", says_card, "squad")
OFFER_TO_VERB: Final[Verb] = Verb(s.OFFER_TO, "offer_to", says_seat, "seats")
OFFER_FOR_VERB: Final[Verb] = Verb(s.OFFER_FOR, "offer_for", says_wish, "seats")
PAY_VERB: Final[Verb] = Verb(s.PAY, "pay", says_amount, "offer")
ASK_VERB: Final[Verb] = Verb(s.ASK, "ask", says_amount, "offer")
OPENING_VERB: Final[Verb] = Verb(s.OPENING, "opening", says_opening, "offer")

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
    return [s.SELL | card << 8 for card in g.squad[seat][:1]]


# Why not


def refuses_choice(g: Footmania, seat: int, offer: int, option: int) -> Said | None:
    """Why this is not the next part of the offer (0: a new one)."""
    verb, thing = option & 0xFF, option >> 8
    choice = terms.next_choice(offer) if offer else s.WINDOW
    if choice == s.WINDOW:
        return refuses_beginning(g, seat, verb, thing)
    if choice == s.OFFER_TO and verb == s.OFFER_TO:
        if thing == c.SEAT + seat:
            return refuse("FM-255", "offer-to-yourself")
        if terms.kind_of(offer) == s.SWAP:
            return refuse("FM-257", "nothing-to-swap")
        return refuse("FM-090", "has-such-a-sponsor")
    if choice != s.OFFER_TO and verb == terms.kind_of(offer) and verb in (s.SELL, s.SWAP):
        return refuses_more(g, seat, offer, thing)
    if (
        choice in (s.OFFER_FOR, s.OFFER_AMOUNT)
        and verb == s.OFFER_FOR
        and terms.kind_of(offer) in (s.BUY_FROM, s.SWAP)
    ):
        return refuses_wish(g, seat, offer, thing)
    if choice == s.OFFER_AMOUNT and verb in (s.PAY, s.ASK, s.OPENING):
        return refuses_amount(g, seat, offer, verb, thing)
    return None


def refuses_beginning(g: Footmania, seat: int, verb: int, thing: int) -> Said | None:
    """How an offer cannot begin."""
    if verb == s.BUY_FROM:
        return refuse("FM-256", "buy-from-yourself" if thing == c.SEAT + seat else "nothing-to-buy")
    if verb == s.SELL and owns(g, seat, thing):
        return refuse("FM-090", "all-have-such-a-sponsor")
    if verb == s.SWAP and owns(g, seat, thing):
        return refuse("FM-257", "nobody-can-swap")
    return refuses_not_yours(thing) if verb in (s.SELL, s.SWAP, s.OWN_AUCTION) else None


def refuses_amount(g: Footmania, seat: int, offer: int, verb: int, thing: int) -> Said:
    """Sums that cannot be paid."""
    needed, most = offers.missing(g, offer), offers.most_amount(g, seat, offer, verb)
    if needed:
        return refuse("FM-090", "sponsor-missing", card=text.name(needed[0]))
    if most < 0:
        return refuse("FM-259", "paid-otherwise")
    if thing == c.AMOUNT:
        return refuse("FM-260", "swap-for-nothing")
    if verb == s.OPENING:
        return refuse("FM-259", "opening-too-high", money=text.money(most))
    return refuse("FM-086", "your-cash" if verb == s.PAY else "their-cash", money=text.money(most))


def refuses_not_yours(thing: int) -> Said:
    """What cannot be offered."""
    if c.PLUS <= thing < c.PLUS + c.PLUS_CARDS:
        return refuse("FM-084", "not-to-be-dealt")
    return refuse("FM-255", "not-yours")


def refuses_more(g: Footmania, seat: int, offer: int, thing: int) -> Said:
    """Another own card in an offer."""
    if not owns(g, seat, thing):
        return refuses_not_yours(thing)
    if thing in terms.cards_of(offer):
        return refuse("FM-255", "in-the-offer")
    if len(terms.cards_of(offer)) == terms.MOST_CARDS:
        return refuse("FM-084", "cards-a-side", most=terms.MOST_CARDS)
    return refuse("FM-090", "has-such-a-sponsor")


def refuses_wish(g: Footmania, seat: int, offer: int, thing: int) -> Said:
    """What may not be wanted of the addressee."""
    to, wishes = terms.to_of(offer), terms.wishes_of(offer)
    if thing in wishes:
        return refuse("FM-256", "in-the-offer")
    if c.POST <= thing < c.POST + c.POSTS and terms.post_of(offer) >= 0:
        return refuse("FM-256", "one-post")
    if thing < c.FOOTBALLERS and (thing not in g.squad[to] or not g.seen[thing] >> seat & 1):
        return refuse("FM-261", "face-not-known")
    if c.QUESTION_CARD <= thing < c.QUESTION_CARD + c.SPONSORS:
        if not owns(g, to, thing):
            return refuse("FM-083", "not-their-sponsor")
        if offers.doubled(g, seat, [thing], terms.cards_of(offer)):
            return refuse("FM-090", "you-have-such-a-sponsor")
    elif not (thing < c.FOOTBALLERS or c.POST <= thing < c.POST + c.POSTS):
        return refuse("FM-084", "not-to-be-dealt")
    elif len(wishes) < terms.MOST_CARDS and not offers.has_more(g, offer):
        return refuse("FM-256", "no-other-footballer" if wishes else "no-footballer")
    if len(wishes) + len(offers.missing(g, offer)) >= terms.MOST_CARDS and len(wishes) < terms.MOST_CARDS:
        return refuse("FM-090", "sponsor-missing", card=text.name(offers.missing(g, offer)[0]))
    return refuse("FM-084", "cards-a-side", most=terms.MOST_CARDS)
