"""What a player might try now and may not, near the legal options; the page shows it with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.games.footmania.cards import (
    AMOUNT,
    BUY_IT,
    CAN_PLAY,
    ITEM,
    MOST,
    POST,
    POSTS,
    SEAT,
    SQUARE,
)
from touchline.games.footmania.rules.auction import least_bid
from touchline.games.footmania.rules.bank import sponsor_of, sponsors_of
from touchline.games.footmania.rules.listing import usual_verb
from touchline.games.footmania.rules.offers import most_amount, partners
from touchline.games.footmania.rules.terms import kind_of
from touchline.games.footmania.state import (
    BID,
    BUY_FROM,
    CARD,
    DRAW,
    EURO_CARD,
    LINE_UP,
    MATCH,
    OFFER_AMOUNT,
    OFFER_TO,
    OWN_AUCTION,
    PAYMENT,
    REPLACE,
    REPLY,
    ROUTE,
    SELL,
    SENT_OFF,
    SUB,
    SUB_POST,
    WINDOW,
    Footmania,
)


def tempting(g: Footmania, seat: int) -> list[int]:
    """What a player might try now, near the legal options."""
    asked = g.open[seat]
    question = asked & 0xFF
    if question not in TEMPTING:
        return []
    return TEMPTING[question](g, seat)


def tempting_window(g: Footmania, seat: int) -> list[int]:
    """Everybody to buy from, every sponsor to sell."""
    found = [BUY_FROM | (SEAT + to) << 8 for to in range(g.seats) if to != seat]
    return [option for option in found if not g.squad[(option >> 8) - SEAT]] + [
        SELL | card << 8 for card in sponsors_of(g, seat) if sold_out(g, seat, card)
    ]


def sold_out(g: Footmania, seat: int, card: int) -> bool:
    """Whether everybody else has a sponsor of this item."""
    return all(to == seat or sponsor_of(g, to, ITEM[card]) >= 0 for to in range(g.seats))


def tempting_amount(g: Footmania, seat: int) -> list[int]:
    """A little more than the payer has."""
    verb = usual_verb(kind_of(g.offer))
    most = most_amount(g, seat, g.offer, verb)
    return [verb | (AMOUNT + most + 1) << 8] if 0 <= most < MOST else []


def tempting_to(g: Footmania, seat: int) -> list[int]:
    """Those to whom the offer cannot go."""
    able = partners(g, seat, g.offer)
    return [OFFER_TO | (SEAT + to) << 8 for to in range(g.seats) if to != seat and to not in able]


def tempting_turn(g: Footmania, seat: int) -> list[int]:
    """A deal, although the window closed with the roll."""
    return [SELL | card << 8 for card in g.squad[seat][:1]]


def tempting_route(g: Footmania, seat: int) -> list[int]:
    """Back to where the pawn came from."""
    back = [ROUTE | (SQUARE + g.heading[seat]) << 8] if g.heading[seat] >= 0 else []
    return back + tempting_turn(g, seat)


def tempting_card(g: Footmania, seat: int) -> list[int]:
    """The card, although it is too dear."""
    return [CARD | BUY_IT << 8, *tempting_turn(g, seat)]


def tempting_bid(g: Footmania, seat: int) -> list[int]:
    """The lowest bid, although it is too high."""
    return [BID | (AMOUNT + least_bid(g)) << 8] if least_bid(g) <= MOST else []


def tempting_payment(g: Footmania, seat: int) -> list[int]:
    """Auctions that were tried or are over."""
    return [OWN_AUCTION | card << 8 for card in [*g.squad[seat], *sponsors_of(g, seat)]]


def tempting_line_up(g: Footmania, seat: int) -> list[int]:
    """All footballers of the squad."""
    return [LINE_UP | card << 8 for card in g.squad[seat]]


def tempting_plus(g: Footmania, seat: int) -> list[int]:
    """All plus cards in hand, in a match also everybody on the bench."""
    question = g.open[seat] & 0xFF
    found = [question | card << 8 for card in g.plus_cards[seat]]
    if question == MATCH:
        found += [SUB | card << 8 for card in g.squad[seat] if card not in g.pitch[seat]]
    return found


def tempting_sub_post(g: Footmania, seat: int) -> list[int]:
    """All posts of the substitute."""
    card = g.open[seat] >> 8 & 0xFF
    return [SUB_POST | (POST + post) << 8 for post in range(POSTS) if CAN_PLAY[card] & 2 << post]


def tempting_replace(g: Footmania, seat: int) -> list[int]:
    """Everybody on the bench."""
    return [REPLACE | card << 8 for card in g.squad[seat] if card not in g.pitch[seat]]


def tempting_sent_off(g: Footmania, seat: int) -> list[int]:
    """The goalkeeper."""
    return [SENT_OFF | g.pitch[seat][0] << 8] if g.pitch[seat][0] >= 0 else []


TEMPTING: Final[dict[int, Callable[[Footmania, int], list[int]]]] = {
    WINDOW: tempting_window,
    OFFER_TO: tempting_to,
    OFFER_AMOUNT: tempting_amount,
    ROUTE: tempting_route,
    DRAW: tempting_turn,
    CARD: tempting_card,
    BID: tempting_bid,
    PAYMENT: tempting_payment,
    LINE_UP: tempting_line_up,
    EURO_CARD: tempting_plus,
    MATCH: tempting_plus,
    REPLY: tempting_plus,
    SUB_POST: tempting_sub_post,
    REPLACE: tempting_replace,
    SENT_OFF: tempting_sent_off,
}
