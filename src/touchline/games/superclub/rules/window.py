"""Trade windows: each manager in turn makes up to two offers (SC-099 to SC-105, SC-305, SC-307)."""

from __future__ import annotations

from typing import Final

from touchline.games.superclub.cards import (
    ACCEPT,
    COUNTER,
    DECLINE,
    DONE,
    NONE,
    SEAT,
    SEND,
    TRADE_OFFERS,
)
from touchline.games.superclub.rules.asides import add_asides, do_aside, is_aside
from touchline.games.superclub.rules.offers import (
    GIVING,
    STAGE_AT,
    carry_out,
    listed,
    partners,
    to_of,
    with_choice,
)
from touchline.games.superclub.state import (
    ANSWER,
    ANSWER_COUNTER,
    OFFER,
    OFFER_TO,
    TRADE_WINDOW,
    WINDOW,
    Superclub,
)

COUNTERED: Final = 8  # a bit of the argument: the offer answers another one


# window: up to two offers each, clockwise from the champion (SC-305)


def trade_window(g: Superclub, place: int) -> None:
    """The manager who is so many places after the champion speaks, then the next, once round."""
    for turn in range(place, g.seats):
        seat = (g.lead + turn) % g.seats
        if g.offers < TRADE_OFFERS and not g.auto_done >> seat & 1 and partners(g, seat):
            g.ask(seat, WINDOW, turn)
            return
        g.offers = 0


def legal_window(g: Superclub, seat: int, turn: int) -> list[int]:
    """Done, or somebody to make an offer to."""
    options = [WINDOW | DONE << 8]
    for to in partners(g, seat):
        options.append(OFFER_TO | (SEAT + to) << 8)
    add_asides(g, seat, options)
    return options


def answer_window(g: Superclub, seat: int, turn: int, option: int) -> None:
    """Done: the next manager speaks. Otherwise he speaks again afterwards."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.push(TRADE_WINDOW, turn)
    elif option >> 8 == DONE:
        g.offers = 0
        g.push(TRADE_WINDOW, turn + 1)
    else:
        g.offer = with_choice(0, option)
        g.ask(seat, OFFER, turn)


# offer: the small choices of an offer or of a counter-offer (SC-307)


def legal_offer(g: Superclub, seat: int, arg: int) -> list[int]:
    """The options of the next part; sales and dismissals wait until it is sent or torn up."""
    return listed(g, seat, g.offer)


def answer_offer(g: Superclub, seat: int, arg: int, option: int) -> None:
    """One more part; a complete offer goes to the partner, one torn up counts for nothing."""
    turn = arg & 7
    if option == OFFER | NONE << 8:
        maker = to_of(g.offer) if arg & COUNTERED else -1
        g.offer = 0
        g.push(TRADE_WINDOW, turn)
        if maker >= 0 and g.events is not None:
            g.tell("offer_declined", "SC-307", [seat, maker], those=1 << seat | 1 << maker)
        return
    g.offer = with_choice(g.offer, option)
    if option != OFFER | SEND << 8:
        g.ask(seat, OFFER, arg)
        return
    to = to_of(g.offer)
    g.reveal(1 << seat | 1 << to)
    if g.events is not None:
        kind = "counter_offer" if arg & COUNTERED else "offer_made"
        g.tell(kind, "SC-307", [seat, to, g.offer], those=1 << seat | 1 << to)
    if arg & COUNTERED:
        g.ask(to, ANSWER_COUNTER, turn | seat << 4)
    else:
        g.offers += 1
        g.ask(to, ANSWER, turn | seat << 4)


# answer: accept, decline, or one counter-offer (SC-307)


def legal_answer(g: Superclub, seat: int, arg: int) -> list[int]:
    """Yes, no, or another one; a trade that is not legal any more has lapsed."""
    options = [ANSWER | ACCEPT << 8, ANSWER | DECLINE << 8, ANSWER | COUNTER << 8]
    add_asides(g, seat, options)
    return options


def answer_answer(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The trade is made, refused, or countered."""
    maker = arg >> 4
    if is_aside(option):
        do_aside(g, seat, option)
        g.ask(seat, ANSWER, arg)
    elif option >> 8 == COUNTER:
        g.offer = maker + 1 | GIVING << STAGE_AT
        g.ask(seat, OFFER, arg & 7 | COUNTERED)
    else:
        close_offer(g, maker, seat, option >> 8 == ACCEPT, arg & 7)


def legal_answer_counter(g: Superclub, seat: int, arg: int) -> list[int]:
    """Yes or no."""
    options = [ANSWER_COUNTER | ACCEPT << 8, ANSWER_COUNTER | DECLINE << 8]
    add_asides(g, seat, options)
    return options


def answer_answer_counter(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The trade is made or refused."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.ask(seat, ANSWER_COUNTER, arg)
    else:
        close_offer(g, arg >> 4, seat, option >> 8 == ACCEPT, arg & 7)


def close_offer(g: Superclub, maker: int, seat: int, accepted: bool, turn: int) -> None:
    """The manager whose turn it is in the window speaks again."""
    offer = g.offer
    g.offer = 0
    if accepted:
        carry_out(g, maker, offer)
    elif g.events is not None:
        g.tell("offer_declined", "SC-307", [seat, maker], those=1 << seat | 1 << maker)
    g.push(TRADE_WINDOW, turn)
