"""Offers, made of small choices: kind and card, addressee, what is wanted, amount (FM-255 to FM-261).

Window and letters walk the same tree: `next_choice` (terms.py) says which small choice comes next, `permits`
what is legal there, `listed` (listing.py) which of it the list names (FM-260). Legal though not listed are
amounts, and second and third cards of either side. Only choices that can be finished are legal.

Once the addressee is chosen, another own card may be added as long as the amount is open; another wish
as soon as there is a first. A swap is judged as a whole (FM-090): a sponsor may be offered to somebody
who has one of its item, if that one is asked for too. Until it is, no amount is legal.
"""

from __future__ import annotations

from touchline.games.footmania import cards as c, state as s
from touchline.games.footmania.cards import ITEMS
from touchline.games.footmania.rules.bank import owns, sponsor_of, sponsors_of
from touchline.games.footmania.rules.faces import knows
from touchline.games.footmania.rules.terms import (
    MOST_CARDS,
    amount_of,
    asks,
    cards_of,
    kind_of,
    named_of,
    next_choice,
    post_of,
    to_of,
    wishes_of,
)
from touchline.games.footmania.state import Footmania


def can_have(g: Footmania, seat: int, thing: int) -> bool:
    """Nobody gets a second sponsor of one item (FM-090)."""
    return thing < c.FOOTBALLERS or sponsor_of(g, seat, c.ITEM[thing]) < 0


def doubled(g: Footmania, seat: int, gets: list[int], gives: list[int]) -> list[int]:
    """His sponsors of which he would have a second one of the same item after the deal (FM-090)."""
    found: list[int] = []
    for thing in gets:
        if c.FOOTBALLERS <= thing < c.POST:
            own = sponsor_of(g, seat, c.ITEM[thing])
            if own >= 0 and own not in gives:
                found.append(own)
    return found


def can_give(g: Footmania, seat: int, offer: int, card: int) -> bool:
    """One more own card in an offer that has its addressee (FM-084, FM-255, FM-257)."""
    cards = cards_of(offer)
    if len(cards) == MOST_CARDS or card in cards or not owns(g, seat, card):
        return False
    to = to_of(offer)
    if kind_of(offer) == s.SELL:
        return can_have(g, to, card)
    wishes = wishes_of(offer)
    return len(wishes) + len(doubled(g, to, [*cards, card], wishes)) <= MOST_CARDS


def can_want(g: Footmania, seat: int, offer: int, thing: int) -> bool:
    """One more thing of the addressee: a footballer whom the asker knows, a sponsor, one post (FM-256).

    What a swap still has to ask for, so that he gets no second sponsor of an item, must have room too.
    """
    to = to_of(offer)
    wishes = wishes_of(offer)
    if len(wishes) == MOST_CARDS or thing in wishes:
        return False
    cards = cards_of(offer)
    if thing < c.FOOTBALLERS:
        if thing not in g.squad[to] or not knows(g, seat, thing) or not has_more(g, offer):  # FM-261
            return False
    elif c.POST <= thing < c.POST + c.POSTS:
        if post_of(offer) >= 0 or not has_more(g, offer):
            return False
    elif not owns(g, to, thing) or doubled(g, seat, [thing], cards):
        return False
    return 1 + len(wishes) + len(doubled(g, to, cards, [*wishes, thing])) <= MOST_CARDS


def has_more(g: Footmania, offer: int) -> bool:
    """Whether the addressee has a footballer beside those named, and beside the one for the post."""
    footballers = 0
    for thing in wishes_of(offer):
        if thing < c.FOOTBALLERS or thing >= c.POST:
            footballers += 1
    return footballers < len(g.squad[to_of(offer)])


def missing(g: Footmania, offer: int) -> list[int]:
    """His sponsors for which a swap still has to ask: the addressee may not have two of an item (FM-090)."""
    return doubled(g, to_of(offer), cards_of(offer), wishes_of(offer)) if kind_of(offer) == s.SWAP else []


def most_amount(g: Footmania, seat: int, offer: int, verb: int) -> int:
    """The highest legal amount: the payer's cash, or an opening's limit (FM-082, FM-259); -1 if none."""
    kind = kind_of(offer)
    if kind == s.OWN_AUCTION:
        if verb != s.OPENING:
            return -1
        card = cards_of(offer)[0]
        return 2 * c.PRICE[card] if card < c.FOOTBALLERS else 3 * c.RESALE[card]
    if verb == s.PAY and kind != s.SELL:
        return min(c.MOST, g.cash[seat])
    if verb == s.ASK and kind != s.BUY_FROM:
        return min(c.MOST, g.cash[to_of(offer)])
    return -1


def permits(g: Footmania, seat: int, offer: int, option: int) -> bool:
    """Whether this is a legal next part of the offer (0: a new one), listed or not."""
    verb = option & 0xFF
    thing = option >> 8
    if offer == 0:
        if verb == s.BUY_FROM:
            to = thing - c.SEAT
            return 0 <= to < g.seats and to != seat and wants_anything(g, seat, to)
        if verb == s.SWAP:
            return owns(g, seat, thing) and len(swap_partners(g, seat, thing)) > 0
        if verb == s.SELL:
            return owns(g, seat, thing) and len(buyers(g, seat, thing)) > 0
        return verb == s.OWN_AUCTION and owns(g, seat, thing)
    choice = next_choice(offer)
    kind = kind_of(offer)
    if choice == s.OFFER_TO:
        return verb == s.OFFER_TO and thing - c.SEAT in partners(g, seat, offer)
    if verb == kind and verb in (s.SELL, s.SWAP):
        return can_give(g, seat, offer, thing)
    if verb == s.OFFER_FOR:
        return kind in (s.BUY_FROM, s.SWAP) and can_want(g, seat, offer, thing)
    if choice != s.OFFER_AMOUNT or missing(g, offer):
        return False
    if verb == s.ASK and kind == s.SWAP and thing == c.AMOUNT:
        return False  # nothing paid is one and the same offer, whoever does not pay it
    return 0 <= thing - c.AMOUNT <= most_amount(g, seat, offer, verb)


def partners(g: Footmania, seat: int, offer: int) -> list[int]:
    """To whom an offer that has its first card may go."""
    card = cards_of(offer)[0]
    return swap_partners(g, seat, card) if kind_of(offer) == s.SWAP else buyers(g, seat, card)


def buyers(g: Footmania, seat: int, card: int) -> list[int]:
    """Who may be offered this card (FM-090)."""
    return [to for to in range(g.seats) if to != seat and can_have(g, to, card)]


def swap_partners(g: Footmania, seat: int, card: int) -> list[int]:
    """Who has something to give for this card: a footballer, or a sponsor that the asker may have."""
    found: list[int] = []
    for to in range(g.seats):
        if to != seat and (g.squad[to] or swaps_sponsor(g, seat, to, card)):
            found.append(to)
    return found


def swaps_sponsor(g: Footmania, seat: int, to: int, card: int) -> bool:
    """Whether he has a sponsor that the asker may have in exchange for this card."""
    for sponsor in sponsors_of(g, to):
        if not doubled(g, seat, [sponsor], [card]):
            return True
    return False


def wants_anything(g: Footmania, seat: int, to: int) -> bool:
    """Whether there is anything that he could be asked for."""
    if g.squad[to]:
        return True
    for item in range(len(ITEMS)):
        if g.sponsors[to * 4 + item] >= 0 and g.sponsors[seat * 4 + item] < 0:
            return True
    return False


def stands(g: Footmania, seat: int, offer: int) -> bool:
    """Whether a complete offer is legal now in every part (FM-086, FM-090, FM-285)."""
    kind = kind_of(offer)
    cards = cards_of(offer)
    named = named_of(offer)
    for card in cards:
        if not owns(g, seat, card):
            return False
    verb = s.OPENING if kind == s.OWN_AUCTION else s.ASK if asks(offer) else s.PAY
    if amount_of(offer) > most_amount(g, seat, offer, verb):
        return False
    if kind == s.OWN_AUCTION:
        return True
    to = to_of(offer)
    footballers = int(post_of(offer) >= 0)
    for card in named:
        if not owns(g, to, card) or (card < c.FOOTBALLERS and not knows(g, seat, card)):
            return False
        if card < c.FOOTBALLERS:
            footballers += 1
    if footballers > len(g.squad[to]):
        return False
    return not doubled(g, seat, named, cards) and not doubled(g, to, cards, named)


def can_answer(g: Footmania, seat: int, offer: int) -> list[int]:
    """The footballers of the addressee who can play the post and are not named in the offer (FM-256)."""
    bit = 2 << post_of(offer) - c.POST
    named = named_of(offer)
    return [card for card in g.squad[seat] if c.CAN_PLAY[card] & bit and card not in named]
