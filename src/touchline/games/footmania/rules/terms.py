"""The terms of an offer, packed into one number: so it can lie half-made in the state (FM-255 to FM-258).

kind | addressee << 3 | amount << 6 | who pays << 17 | up to three own cards << 18 | up to three wishes << 39

Every part is one more than its value, and 0 while it is open. Cards and wishes have short numbers of
their own, seven bits each: footballers, sponsors, posts.
"""

from __future__ import annotations

from typing import Final

from touchline.games.footmania import cards as c, state as s
from touchline.games.footmania.state import BUY_FROM, SELL

TO_AT: Final = 3
AMOUNT_AT: Final = 6
ASKED_AT: Final = 17
CARDS_AT: Final = 18
WISHES_AT: Final = 39
MONEY: Final = 0x7FF
SHORT: Final = 0x7F
SHORT_BITS: Final = 7
THREE: Final = 0x1FFFFF  # room for three short numbers
MOST_CARDS: Final = 3  # on each side (FM-084)
BLANK: Final = 7  # a letter on which nothing stands yet: no kind of offer

# What can be dealt, by its short number, and the short number by thing.
DEALT: Final[list[int]] = [
    -1,
    *range(c.FOOTBALLERS),
    *range(c.QUESTION_CARD, c.QUESTION_CARD + c.SPONSORS),
    *range(c.POST, c.POST + c.POSTS),
]
SHORT_OF: Final[list[int]] = [
    DEALT.index(thing) if thing in DEALT else 0 for thing in range(c.POST + c.POSTS)
]


def kind_of(offer: int) -> int:
    """The verb that began the offer."""
    return (offer & 7) + SELL - 1


def to_of(offer: int) -> int:
    """The addressee, or -1."""
    return (offer >> TO_AT & 7) - 1


def amount_of(offer: int) -> int:
    """The amount or opening price, or -1."""
    return (offer >> AMOUNT_AT & MONEY) - 1


def asks(offer: int) -> bool:
    """Whether the addressee pays the amount; otherwise who makes the offer does."""
    return offer >> ASKED_AT & 1 == 1


def things_at(offer: int, at: int) -> list[int]:
    """The things of one side, in the order in which they were named."""
    found: list[int] = []
    rest = offer >> at & THREE
    while rest:
        found.append(DEALT[rest & SHORT])
        rest >>= SHORT_BITS
    return found


def cards_of(offer: int) -> list[int]:
    """The own cards on offer."""
    return things_at(offer, CARDS_AT)


def wishes_of(offer: int) -> list[int]:
    """What is wanted: footballers, sponsors, perhaps a post."""
    return things_at(offer, WISHES_AT)


def named_of(offer: int) -> list[int]:
    """The cards among what is wanted."""
    return [thing for thing in things_at(offer, WISHES_AT) if thing < c.POST]


def post_of(offer: int) -> int:
    """The post for which somebody is wanted, as a thing, or -1."""
    for thing in things_at(offer, WISHES_AT):
        if thing >= c.POST:
            return thing
    return -1


def next_choice(offer: int) -> int:
    """The question that completes the offer by one more part; 0 when it is complete."""
    kind = kind_of(offer)
    if kind != s.OWN_AUCTION and offer >> TO_AT & 7 == 0:
        return s.OFFER_TO
    if (kind in (BUY_FROM, s.SWAP)) and offer >> WISHES_AT == 0:
        return s.OFFER_FOR
    return 0 if offer >> AMOUNT_AT & MONEY else s.OFFER_AMOUNT


def with_choice(offer: int, option: int) -> int:
    """The offer (0: a new one) with one more part."""
    verb = option & 0xFF
    thing = option >> 8
    if verb == s.OFFER_TO:
        return offer | (thing - c.SEAT + 1) << TO_AT
    if verb == s.OFFER_FOR:
        return offer | SHORT_OF[thing] << WISHES_AT + SHORT_BITS * len(wishes_of(offer))
    if verb == BUY_FROM:
        return BUY_FROM - SELL + 1 | (thing - c.SEAT + 1) << TO_AT
    if verb in (s.PAY, s.ASK, s.OPENING):
        return offer | (thing - c.AMOUNT + 1) << AMOUNT_AT | (1 << ASKED_AT if verb == s.ASK else 0)
    if offer == 0:
        return verb - SELL + 1 | SHORT_OF[thing] << CARDS_AT
    return offer | SHORT_OF[thing] << CARDS_AT + SHORT_BITS * len(cards_of(offer))  # one card more
