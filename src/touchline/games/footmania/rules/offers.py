"""Offers, made of small choices: kind and card, addressee, what is wanted, amount (FM-255 to FM-261).

An offer is one number, packed, so that it can lie half-made in the state. Window and letters walk the
same tree: `next_choice` says which small choice comes next, `listed` names its options (FM-260),
`permits` says what is legal though perhaps not listed (FM-259), `with_choice` takes one. Only choices
that can be finished are listed.
"""

from __future__ import annotations

from typing import Final

from touchline.games.footmania.cards import (
    AMOUNT,
    CAN_PLAY,
    FOOTBALLERS,
    ITEM,
    MOST,
    POST,
    POSTS,
    PRICE,
    RESALE,
    SEAT,
)
from touchline.games.footmania.rules.bank import owns, sponsor_of, sponsors_of
from touchline.games.footmania.rules.faces import knows
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
    Footmania,
)

# The parts of a packed offer; each but the kind is one more than its value, 0 while it is open.
# kind: the verb | card << 6 | addressee << 15 | wanted << 18 | amount << 28 | who pays << 41
KIND: Final = 0x3F
CARD_AT: Final = 6
TO_AT: Final = 15
FOR_AT: Final = 18
AMOUNT_AT: Final = 28
ASKED_AT: Final = 41
THING: Final = 0x1FF
WANTED: Final = 0x3FF
MONEY: Final = 0x1FFF

POST_AMOUNTS: Final[list[int]] = [4, 8, 12, 18, 24]  # FM-260, in units of 50,000
SWAP_AMOUNTS: Final[list[int]] = [0, 4, 8]


def card_of(offer: int) -> int:
    """The own card on offer, or -1."""
    return (offer >> CARD_AT & THING) - 1


def to_of(offer: int) -> int:
    """The addressee, or -1."""
    return (offer >> TO_AT & 7) - 1


def wanted_of(offer: int) -> int:
    """The card, sponsor or post that is wanted, or -1."""
    return (offer >> FOR_AT & WANTED) - 1


def amount_of(offer: int) -> int:
    """The amount or opening price, or -1."""
    return (offer >> AMOUNT_AT & MONEY) - 1


def asks(offer: int) -> bool:
    """Whether the addressee pays the amount; otherwise who makes the offer does."""
    return offer >> ASKED_AT & 1 == 1


def next_choice(offer: int) -> int:
    """The question that completes the offer by one more part; 0 when it is complete."""
    kind = offer & KIND
    if kind != OWN_AUCTION and to_of(offer) < 0:
        return OFFER_TO
    if (kind in (BUY_FROM, SWAP)) and wanted_of(offer) < 0:
        return OFFER_FOR
    return 0 if amount_of(offer) >= 0 else OFFER_AMOUNT


def with_choice(offer: int, option: int) -> int:
    """The offer with one more part."""
    verb = option & 0xFF
    thing = option >> 8
    if verb == OFFER_TO:
        return offer | (thing - SEAT + 1) << TO_AT
    if verb == OFFER_FOR:
        return offer | (thing + 1) << FOR_AT
    if verb == BUY_FROM:
        return BUY_FROM | (thing - SEAT + 1) << TO_AT
    if verb in (PAY, ASK, OPENING):
        return offer | (thing - AMOUNT + 1) << AMOUNT_AT | (1 << ASKED_AT if verb == ASK else 0)
    return verb | (thing + 1) << CARD_AT


# What is possible at all


def can_have(g: Footmania, seat: int, thing: int) -> bool:
    """Nobody gets a second sponsor of one item (FM-090)."""
    return thing < FOOTBALLERS or sponsor_of(g, seat, ITEM[thing]) < 0


def can_want(g: Footmania, seat: int, to: int, thing: int, swap: bool) -> bool:
    """A footballer of his whom the asker knows, a sponsor of his, or a post (FM-256, FM-257, FM-261)."""
    if thing < FOOTBALLERS:
        return thing in g.squad[to] and knows(g, seat, thing)
    if POST <= thing < POST + POSTS:
        return len(g.squad[to]) > 0
    return not swap and owns(g, to, thing) and can_have(g, seat, thing)


def most_amount(g: Footmania, seat: int, offer: int, verb: int) -> int:
    """The highest legal amount: the payer's cash, or an opening's limit (FM-082, FM-259); -1 if none."""
    kind = offer & KIND
    card = card_of(offer)
    if kind == OWN_AUCTION:
        if verb != OPENING:
            return -1
        return 2 * PRICE[card] if card < FOOTBALLERS else 3 * RESALE[card]
    if verb == PAY and kind != SELL:
        return min(MOST, g.cash[seat])
    if verb == ASK and kind != BUY_FROM:
        return min(MOST, g.cash[to_of(offer)])
    return -1


def permits(g: Footmania, seat: int, offer: int, option: int) -> bool:
    """Whether this is a legal next part of the offer (0: a new one), listed or not."""
    verb = option & 0xFF
    thing = option >> 8
    if offer == 0:
        if verb == BUY_FROM:
            to = thing - SEAT
            return 0 <= to < g.seats and to != seat and wants_anything(g, seat, to)
        if verb == SWAP:
            return thing < FOOTBALLERS and thing in g.squad[seat] and len(swap_partners(g, seat)) > 0
        if verb == SELL:
            return owns(g, seat, thing) and len(buyers(g, seat, thing)) > 0
        return verb == OWN_AUCTION and owns(g, seat, thing)
    choice = next_choice(offer)
    if choice == OFFER_TO:
        if verb != OFFER_TO:
            return False
        partners = swap_partners(g, seat) if offer & KIND == SWAP else buyers(g, seat, card_of(offer))
        return thing - SEAT in partners
    if choice == OFFER_FOR:
        return verb == OFFER_FOR and can_want(g, seat, to_of(offer), thing, offer & KIND == SWAP)
    if verb == ASK and offer & KIND == SWAP and thing == AMOUNT:
        return False  # nothing paid is one and the same offer, whoever does not pay it
    return choice == OFFER_AMOUNT and 0 <= thing - AMOUNT <= most_amount(g, seat, offer, verb)


def buyers(g: Footmania, seat: int, card: int) -> list[int]:
    """Who may be offered this card (FM-090)."""
    return [to for to in range(g.seats) if to != seat and can_have(g, to, card)]


def swap_partners(g: Footmania, seat: int) -> list[int]:
    """Who has a footballer to give."""
    return [to for to in range(g.seats) if to != seat and g.squad[to]]


def wants_anything(g: Footmania, seat: int, to: int) -> bool:
    """Whether there is anything that he could be asked for."""
    if g.squad[to]:
        return True
    for card in sponsors_of(g, to):
        if can_have(g, seat, card):
            return True
    return False


def stands(g: Footmania, seat: int, offer: int) -> bool:
    """Whether a complete offer is legal now, part by part (FM-086, FM-285)."""
    kind = offer & KIND
    card = card_of(offer)
    to = to_of(offer)
    if kind != BUY_FROM and not owns(g, seat, card):
        return False
    if kind == SELL and not can_have(g, to, card):
        return False
    if (kind in (BUY_FROM, SWAP)) and not can_want(g, seat, to, wanted_of(offer), kind == SWAP):
        return False
    verb = OPENING if kind == OWN_AUCTION else ASK if asks(offer) else PAY
    return amount_of(offer) <= most_amount(g, seat, offer, verb)


# What is listed (FM-260)


def add_offers(g: Footmania, seat: int, options: list[int]) -> None:
    """The first choices: a card to sell, swap or put up, or somebody to buy from."""
    squad = g.squad[seat]
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
            options.append(SELL | card << 8)
    for to in range(g.seats):
        if to != seat and lists_purchase(g, seat, to):
            options.append(BUY_FROM | (SEAT + to) << 8)
    if partner:
        for card in squad:
            options.append(SWAP | card << 8)
    for card in squad:
        options.append(OWN_AUCTION | card << 8)
    for card in g.sponsors[seat * 4 : seat * 4 + 4]:
        if card >= 0:
            options.append(OWN_AUCTION | card << 8)
    for card in g.sponsors[seat * 4 : seat * 4 + 4]:
        if card >= 0 and lists_sale(g, seat, card):
            options.append(SELL | card << 8)


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
    choice = next_choice(offer)
    if choice == OFFER_TO:
        return [OFFER_TO | (SEAT + to) << 8 for to in addressees(g, seat, offer)]
    if choice == OFFER_FOR:
        return [OFFER_FOR | thing << 8 for thing in wishes(g, seat, offer)]
    return amounts(g, seat, offer)


def addressees(g: Footmania, seat: int, offer: int) -> list[int]:
    """Who can be offered the card; a sale is listed for those who could pay the lowest amount listed."""
    if offer & KIND == SWAP:
        return swap_partners(g, seat)
    card = card_of(offer)
    able = [to for to in buyers(g, seat, card) if g.cash[to] >= RESALE[card]]
    return able or buyers(g, seat, card)  # begun although nobody is rich enough: then all of them


def wishes(g: Footmania, seat: int, offer: int) -> list[int]:
    """Known footballers, sponsors and posts of the addressee for which an amount is listed."""
    to = to_of(offer)
    swap = offer & KIND == SWAP
    cash = g.cash[seat]
    things = [card for card in g.squad[to] if knows(g, seat, card) and (swap or cash >= RESALE[card])]
    if not swap:
        for card in sponsors_of(g, to):
            if cash >= RESALE[card] and can_have(g, seat, card):
                things.append(card)
    if g.squad[to] and (swap or cash >= POST_AMOUNTS[0]):
        things.extend(range(POST, POST + POSTS))
    return things or legal_wishes(g, seat, offer)  # begun although nothing is listed: then all that is legal


def legal_wishes(g: Footmania, seat: int, offer: int) -> list[int]:
    """Everything of the addressee that may be wanted."""
    to = to_of(offer)
    things = [*g.squad[to], *sponsors_of(g, to), *range(POST, POST + POSTS)]
    return [thing for thing in things if can_want(g, seat, to, thing, offer & KIND == SWAP)]


def amounts(g: Footmania, seat: int, offer: int) -> list[int]:
    """A few round amounts within the payer's cash, each once; without one, nothing and all of it (FM-260)."""
    kind = offer & KIND
    if kind == SWAP:
        options = [PAY | (AMOUNT + money) << 8 for money in SWAP_AMOUNTS if money <= g.cash[seat]]
        most = g.cash[to_of(offer)]
        options += [ASK | (AMOUNT + money) << 8 for money in SWAP_AMOUNTS[1:] if money <= most]
        return options
    verb = OPENING if kind == OWN_AUCTION else ASK if kind == SELL else PAY
    most = most_amount(g, seat, offer, verb)
    found = [money for money in price_tags(card_of(offer), wanted_of(offer)) if money <= most]
    if not found:
        found = [0, most] if most else [0]
    return [verb | (AMOUNT + money) << 8 for money in found]


def price_tags(card: int, wanted: int) -> list[int]:
    """The amounts that FM-260 names for a footballer, a sponsor or a post, each once, rising."""
    thing = wanted if wanted >= 0 else card
    if thing >= POST:
        return POST_AMOUNTS
    if thing >= FOOTBALLERS:
        return sorted({RESALE[thing], RESALE[thing] * 3 // 2, RESALE[thing] * 2})
    price = PRICE[thing]
    return sorted({RESALE[thing], price * 4 // 5, price, price * 5 // 4, price * 3 // 2})


def is_more(g: Footmania, seat: int, offer: int) -> bool:
    """Whether the next choice (of a new offer: 0) has legal options beyond those that are listed."""
    if offer == 0:
        for to in range(g.seats):
            if to != seat and not lists_purchase(g, seat, to) and wants_anything(g, seat, to):
                return True
        return len(g.squad[seat]) > 0  # whoever owns a footballer may offer him for any amount
    kind = offer & KIND
    choice = next_choice(offer)
    if choice == OFFER_TO:
        return kind == SELL and len(addressees(g, seat, offer)) < len(buyers(g, seat, card_of(offer)))
    if choice == OFFER_FOR:
        return kind == BUY_FROM and len(wishes(g, seat, offer)) < len(legal_wishes(g, seat, offer))
    if kind == SWAP:
        return g.cash[seat] > 0 or g.cash[to_of(offer)] > 0
    verb = OPENING if kind == OWN_AUCTION else ASK if kind == SELL else PAY
    return most_amount(g, seat, offer, verb) > 0


def can_answer(g: Footmania, seat: int, post: int) -> list[int]:
    """The footballers of a manager who can play a post that he is asked for (FM-256)."""
    bit = 2 << post - POST
    return [card for card in g.squad[seat] if CAN_PLAY[card] & bit]
