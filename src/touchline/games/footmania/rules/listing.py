"""What the list of options names of an offer (FM-260); more is legal, see offers.py."""

from __future__ import annotations

from typing import Final

from touchline.games.footmania import state as s
from touchline.games.footmania.cards import AMOUNT, FOOTBALLERS, POST, POSTS, PRICE, RESALE, SEAT
from touchline.games.footmania.rules import offers, terms
from touchline.games.footmania.rules.bank import sponsors_of
from touchline.games.footmania.rules.faces import knows
from touchline.games.footmania.rules.offers import can_have, swap_partners, wants_anything
from touchline.games.footmania.state import OFFER_FOR, Footmania

POST_AMOUNTS: Final[list[int]] = [4, 8, 12, 18, 24]  # FM-260, in units of 50,000
SWAP_AMOUNTS: Final[list[int]] = [0, 4, 8]


def add_offers(g: Footmania, seat: int, options: list[int]) -> None:
    """The first choices: a card to sell, swap or put up, or somebody to buy from."""
    squad = g.squad[seat]
    sponsors = sponsors_of(g, seat)
    richest = 0
    partner = False
    for to in range(g.seats):
        if to != seat:
            if g.cash[to] > richest:
                richest = g.cash[to]
            if g.squad[to]:
                partner = True
    for card in squad:
        if RESALE[card] <= richest:
            options.append(s.SELL | card << 8)
    for to in range(g.seats):
        if to != seat and lists_purchase(g, seat, to):
            options.append(s.BUY_FROM | (SEAT + to) << 8)
    if partner or (squad and swap_partners(g, seat, squad[0])):  # the same for every footballer
        for card in squad:
            options.append(s.SWAP | card << 8)
    for card in sponsors:
        if partner or swap_partners(g, seat, card):
            options.append(s.SWAP | card << 8)
    for card in squad:
        options.append(s.OWN_AUCTION | card << 8)
    for card in sponsors:
        options.append(s.OWN_AUCTION | card << 8)
    for card in sponsors:
        if lists_sale(g, seat, card):
            options.append(s.SELL | card << 8)


def lists_sale(g: Footmania, seat: int, card: int) -> bool:
    """Whether somebody could pay the lowest amount that is listed for this card."""
    for to in range(g.seats):
        if to != seat and g.cash[to] >= RESALE[card] and can_have(g, to, card):
            return True
    return False


def lists_purchase(g: Footmania, seat: int, to: int) -> bool:
    """Whether there is something of his for which the asker could pay an amount that is listed."""
    cash = g.cash[seat]
    if g.squad[to]:
        if cash >= POST_AMOUNTS[0]:
            return True
        for card in g.squad[to]:
            if cash >= RESALE[card] and knows(g, seat, card):
                return True
    for card in g.sponsors[to * 4 : to * 4 + 4]:
        if card >= 0 and cash >= RESALE[card] and can_have(g, seat, card):
            return True
    return False


def listed(g: Footmania, seat: int, offer: int) -> list[int]:
    """The options of the next small choice of an offer that is begun."""
    choice = terms.next_choice(offer)
    if choice == s.OFFER_TO:
        return [s.OFFER_TO | (SEAT + to) << 8 for to in addressees(g, seat, offer)]
    if choice == OFFER_FOR:
        return [OFFER_FOR | thing << 8 for thing in wishes(g, seat, offer)]
    needed = offers.missing(g, offer)
    if needed:
        return [OFFER_FOR | thing << 8 for thing in needed]
    return amounts(g, seat, offer)


def addressees(g: Footmania, seat: int, offer: int) -> list[int]:
    """Who can be offered the card; a sale is listed for those who could pay the lowest amount listed."""
    able = offers.partners(g, seat, offer)
    if terms.kind_of(offer) == s.SWAP:
        return able
    rich = [to for to in able if g.cash[to] >= RESALE[terms.cards_of(offer)[0]]]
    return rich or able  # begun although nobody is rich enough: then all of them


def wishes(g: Footmania, seat: int, offer: int) -> list[int]:
    """Known footballers, sponsors and posts of the addressee for which an amount is listed."""
    to = terms.to_of(offer)
    needed = offers.missing(g, offer)
    if needed:  # one card against one: the sponsor of the same item
        return needed if len(needed) == 1 else legal_wishes(g, seat, offer)
    swap = terms.kind_of(offer) == s.SWAP
    cards = terms.cards_of(offer)
    cash = g.cash[seat]
    things = [card for card in g.squad[to] if knows(g, seat, card) and (swap or cash >= RESALE[card])]
    for card in sponsors_of(g, to):
        if (swap or cash >= RESALE[card]) and not offers.doubled(g, seat, [card], cards):
            things.append(card)
    if g.squad[to] and (swap or cash >= POST_AMOUNTS[0]):
        things.extend(range(POST, POST + POSTS))
    return things or legal_wishes(g, seat, offer)  # begun although nothing is listed: then all that is legal


def legal_wishes(g: Footmania, seat: int, offer: int) -> list[int]:
    """Everything of the addressee that may be wanted."""
    to = terms.to_of(offer)
    things = [*g.squad[to], *sponsors_of(g, to), *range(POST, POST + POSTS)]
    return [thing for thing in things if offers.can_want(g, seat, offer, thing)]


def amounts(g: Footmania, seat: int, offer: int) -> list[int]:
    """A few round amounts within the payer's cash, each once; without one, nothing and all of it (FM-260)."""
    kind = terms.kind_of(offer)
    if kind == s.SWAP:
        options = [s.PAY | (AMOUNT + money) << 8 for money in SWAP_AMOUNTS if money <= g.cash[seat]]
        most = g.cash[terms.to_of(offer)]
        options += [s.ASK | (AMOUNT + money) << 8 for money in SWAP_AMOUNTS[1:] if money <= most]
        return options
    verb = usual_verb(kind)
    most = offers.most_amount(g, seat, offer, verb)
    tags = price_tags(terms.wishes_of(offer) if kind == s.BUY_FROM else terms.cards_of(offer))
    found = [money for money in tags if money <= most]
    if not found:
        found = [0, most] if most else [0]
    return [verb | (AMOUNT + money) << 8 for money in found]


def usual_verb(kind: int) -> int:
    """How the amount of such an offer is named; in a swap either side may pay."""
    return s.OPENING if kind == s.OWN_AUCTION else s.ASK if kind == s.SELL else s.PAY


def price_tags(things: list[int]) -> list[int]:
    """The amounts that FM-260 names for a footballer, a sponsor or a post, each once, rising.

    Several things together are not on its list: what a page suggests for them is our own.
    """
    if len(things) == 1:
        return tags_of(things[0])
    low, middle, high = 0, 0, 0
    for thing in things:
        tags = tags_of(thing)
        low += tags[0]
        middle += tags[len(tags) // 2]
        high += tags[-1]
    return sorted({low, middle, high})


def tags_of(thing: int) -> list[int]:
    """The amounts listed for one footballer, sponsor or post."""
    if thing >= POST:
        return POST_AMOUNTS
    if thing >= FOOTBALLERS:
        return sorted({RESALE[thing], RESALE[thing] * 3 // 2, RESALE[thing] * 2})
    price = PRICE[thing]
    return sorted({RESALE[thing], price * 4 // 5, price, price * 5 // 4, price * 3 // 2})


def is_more(g: Footmania, seat: int, offer: int) -> bool:
    """Whether the next choice (of a new offer: 0) has legal options beyond those that are listed.

    Where that depends on faces that the asker knows, it is true: nobody else may tell what he knows (FM-278).
    """
    if offer == 0:
        if g.squad[seat]:
            return True  # whoever owns a footballer may offer him for any amount
        for to in range(g.seats):
            if to != seat and wants_anything(g, seat, to) and not lists_purchase(g, seat, to):
                return True
        return False
    kind = terms.kind_of(offer)
    choice = terms.next_choice(offer)
    if choice == s.OFFER_TO:
        return len(addressees(g, seat, offer)) < len(offers.partners(g, seat, offer))
    if could_grow(g, seat, offer):
        return True
    if choice == OFFER_FOR:
        return len(wishes(g, seat, offer)) < len(legal_wishes(g, seat, offer))
    if offers.missing(g, offer):
        return False
    if kind == s.SWAP:
        return g.cash[seat] > 0 or g.cash[terms.to_of(offer)] > 0
    return offers.most_amount(g, seat, offer, usual_verb(kind)) > 0


def could_grow(g: Footmania, seat: int, offer: int) -> bool:
    """Whether the numbers of cards leave room for another one in the offer, on either side."""
    kind = terms.kind_of(offer)
    if kind in (s.SELL, s.SWAP):
        for card in [*g.squad[seat], *sponsors_of(g, seat)]:
            if offers.can_give(g, seat, offer, card):
                return True
    count, needed = len(terms.wishes_of(offer)), offers.missing(g, offer)
    if kind not in (s.BUY_FROM, s.SWAP) or count == 0 or count + len(needed) >= terms.MOST_CARDS:
        return False
    if offers.has_more(g, offer):
        return True
    for card in sponsors_of(g, terms.to_of(offer)):
        if card not in needed and offers.can_want(g, seat, offer, card):
            return True
    return False
