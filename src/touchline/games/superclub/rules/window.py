"""Trade windows: each manager in turn makes up to two offers (SC-099 to SC-105, SC-305, SC-307)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, Verb, said
from touchline.engine.rules import ANY
from touchline.engine.speech import Seat
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules import offers
from touchline.games.superclub.rules.answers import says_card, word, words
from touchline.games.superclub.rules.asides import add_asides, took_aside
from touchline.games.superclub.state import OFFER, Superclub
from touchline.games.superclub.text import money, trade_text

# What the next part of an offer is called in the words, by stage; the partner is known.
STAGES: Final[list[str]] = ["", "", "give", "ask", "money", "send"]
COUNTERED: Final = 8  # a bit of the argument: the offer answers another one


# window: up to two offers each, clockwise from the champion (SC-305)


def trade_window(g: Superclub, place: int) -> None:
    """The manager who is so many places after the champion speaks, then the next, once round.

    Each says himself when he is done: were he passed over after his last offer, the others could count the
    offers that he made in secret.
    """
    for turn in range(place, g.seats):
        seat = (g.lead + turn) % g.seats
        if not g.auto_done >> seat & 1 and offers.partners(g, seat):
            g.ask(seat, s.WINDOW, turn)
            return
        g.offers = 0


def legal_window(g: Superclub, seat: int, turn: int) -> list[int]:
    """Done, or somebody to make an offer to."""
    options = [s.WINDOW | c.DONE << 8]
    if g.offers < c.TRADE_OFFERS:
        for to in offers.partners(g, seat):
            options.append(s.OFFER_TO | (c.SEAT + to) << 8)
    add_asides(g, seat, options)
    return options


def answer_window(g: Superclub, seat: int, turn: int, option: int) -> None:
    """Done: the next manager speaks. Otherwise he speaks again afterwards."""
    if took_aside(g, seat, option):
        g.push(s.TRADE_WINDOW, turn)
    elif option >> 8 == c.DONE:
        g.offers = 0
        g.push(s.TRADE_WINDOW, turn + 1)
    else:
        g.offer = offers.with_choice(g.offer, option)
        g.ask(seat, OFFER, turn)


def asks_window(g: Superclub, seat: int, turn: int) -> Said:
    """How many offers are left."""
    return said(left=c.TRADE_OFFERS - g.offers)


def says_offer_to(g: Superclub, seat: int, thing: int) -> Said | None:
    """A partner, and his cash."""
    to = thing - c.SEAT
    return said(who=Seat(to), cash=money(g.cash[to])) if 0 <= to < g.seats else None


OFFER_TO_VERB: Final[Verb] = Verb(s.OFFER_TO, "offer_to", says_offer_to, "seats")
WINDOW_QUESTION: Final = Question(
    s.WINDOW,
    "window",
    "SC-305",
    legal_window,
    answer_window,
    asks=asks_window,
    says=words(c.DONE),
    verbs=(OFFER_TO_VERB,),
    caretaker=c.DONE,
    # Being asked must not tell how many offers one has made.
    always_ask=True,
    unheard=True,
)


# offer: the small choices of an offer or of a counter-offer (SC-307)


def legal_offer(g: Superclub, seat: int, arg: int) -> list[int]:
    """The options of the next part; sales and dismissals wait until it is sent or torn up."""
    return offers.listed(g, seat, g.offer)


def unlisted_offer(g: Superclub, seat: int, arg: int, option: int) -> bool:
    """Any whole million that the payer has (SC-307)."""
    return (
        offers.stage_of(g.offer) == offers.MONEY
        if option == ANY
        else offers.unlisted(g, seat, g.offer, option)
    )


def answer_offer(g: Superclub, seat: int, arg: int, option: int) -> None:
    """One more part; a complete offer goes to the partner, one torn up counts for nothing."""
    turn = arg & 7
    if option == OFFER | c.NONE << 8:
        maker = offers.to_of(g.offer) if arg & COUNTERED else -1
        g.offer = []
        g.push(s.TRADE_WINDOW, turn)
        if maker >= 0 and g.events is not None:
            g.tell("offer_declined", "SC-307", [seat, maker], those=1 << seat | 1 << maker)
        return
    g.offer = offers.with_choice(g.offer, option)
    if option != OFFER | c.SEND << 8:
        g.ask(seat, OFFER, arg)
        return
    to = offers.to_of(g.offer)
    g.reveal(1 << seat | 1 << to)
    if not offers.stands(g, seat, g.offer):  # a club has changed meanwhile
        give_up(g, seat, turn)
        return
    if g.events is not None:
        kind = "counter_offer" if arg & COUNTERED else "offer_made"
        g.tell(kind, "SC-307", [seat, *g.offer], those=1 << seat | 1 << to)
    if arg & COUNTERED:
        g.ask(to, s.ANSWER_COUNTER, turn | seat << 4)
    else:
        g.offers += 1
        g.ask(to, s.ANSWER, turn | seat << 4)


def offered(offer: list[int]) -> str:
    """What an offer gives for what, seen from its maker."""
    return trade_text(offers.given(offer), offers.asked(offer), offers.paid_of(offer))


def asks_offer(g: Superclub, seat: int, arg: int) -> Said:
    """The next part of an offer."""
    things = len(offers.given(g.offer)) + len(offers.asked(g.offer))
    return said(STAGES[offers.stage_of(g.offer)], offer=offered(g.offer), things=things)


def says_offer(g: Superclub, seat: int, thing: int) -> Said | None:
    """Tear it up, go on, or send it."""
    if thing == c.NONE:
        return said("none")
    return said("done") if thing == c.DONE else word(thing, [c.SEND])


def says_pay(g: Superclub, seat: int, thing: int) -> Said | None:
    """Money that one pays."""
    if thing < c.AMOUNT:
        return None
    return said(money=money(thing - c.AMOUNT)) if thing > c.AMOUNT else said("nothing")


def says_ask_cash(g: Superclub, seat: int, thing: int) -> Said | None:
    """Money that the partner pays."""
    return said(money=money(thing - c.AMOUNT)) if thing >= c.AMOUNT else None


OFFER_QUESTION: Final = Question(
    OFFER,
    "offer",
    "SC-307",
    legal_offer,
    answer_offer,
    asks=asks_offer,
    says=says_offer,
    place="offer",
    verbs=(
        OFFER_TO_VERB,
        Verb(s.GIVE, "give", says_card, "squad"),
        Verb(s.ASK, "ask", says_card, "seats"),
        Verb(s.PAY_CASH, "pay", says_pay, "offer"),
        Verb(s.ASK_CASH, "ask_cash", says_ask_cash, "offer"),
    ),
    unlisted=unlisted_offer,
    caretaker=c.NONE,
    unheard=True,
)


# answer: accept, decline, or one counter-offer (SC-307)


def legal_answer(g: Superclub, seat: int, arg: int) -> list[int]:
    """Yes, no, or another one; when the offer has lapsed meanwhile, there is nothing but no (SC-308)."""
    options = [s.ANSWER | c.DECLINE << 8]
    if g.offer:
        options = [s.ANSWER | c.ACCEPT << 8, s.ANSWER | c.DECLINE << 8, s.ANSWER | c.COUNTER << 8]
    add_asides(g, seat, options)
    return options


def answer_answer(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The trade is made, refused, or countered."""
    if took_aside(g, seat, option):
        answer_later(g, seat, s.ANSWER, arg)
    elif option >> 8 == c.COUNTER:
        g.offer = offers.begun(arg >> 4)
        g.ask(seat, OFFER, arg & 7 | COUNTERED)
    else:
        close_offer(g, seat, arg, option >> 8 == c.ACCEPT)


def legal_answer_counter(g: Superclub, seat: int, arg: int) -> list[int]:
    """Yes or no; when the offer has lapsed meanwhile, nothing but no (SC-308)."""
    options = [s.ANSWER_COUNTER | c.ACCEPT << 8] if g.offer else []
    options.append(s.ANSWER_COUNTER | c.DECLINE << 8)
    add_asides(g, seat, options)
    return options


def answer_answer_counter(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The trade is made or refused."""
    if took_aside(g, seat, option):
        answer_later(g, seat, s.ANSWER_COUNTER, arg)
    else:
        close_offer(g, seat, arg, option >> 8 == c.ACCEPT)


def answer_later(g: Superclub, seat: int, question: int, arg: int) -> None:
    """After a sale or a dismissal the offer is still to be answered, if it is still a trade (SC-308)."""
    if g.offer and not offers.stands(g, arg >> 4, g.offer):
        give_up(g, arg >> 4, arg & 7)
    else:
        g.ask(seat, question, arg)


def give_up(g: Superclub, maker: int, turn: int) -> None:
    """The offer has lapsed; the manager whose turn it is in the window speaks again (SC-308)."""
    offers.tell_lapsed(g, maker, g.offer)
    g.offer = []
    g.push(s.TRADE_WINDOW, turn)


def close_offer(g: Superclub, seat: int, arg: int, accepted: bool) -> None:
    """The manager whose turn it is in the window speaks again."""
    maker = arg >> 4
    offer = g.offer
    g.offer = []
    if accepted:
        offers.carry_out(g, maker, offer)
    elif offer and g.events is not None:
        g.tell("offer_declined", "SC-307", [seat, maker], those=1 << seat | 1 << maker)
    g.push(s.TRADE_WINDOW, arg & 7)


def asks_answer(g: Superclub, seat: int, arg: int) -> Said:
    """An offer received; it may have lapsed meanwhile (SC-308)."""
    if not g.offer:
        return said("lapsed", "SC-308", maker=Seat(arg >> 4))
    return said(maker=Seat(arg >> 4), offer=offered(g.offer))


def says_answer(g: Superclub, seat: int, thing: int) -> Said | None:
    """Yes, no, or another offer."""
    if thing == c.DECLINE and not g.offer:
        return said("lapsed", place="decision")
    return word(thing, [c.ACCEPT, c.DECLINE, c.COUNTER])


# An offer that lapses while it is being answered leaves one answer (SC-308).
ANSWER_QUESTION: Final = Question(
    s.ANSWER,
    "answer",
    "SC-307",
    legal_answer,
    answer_answer,
    asks=asks_answer,
    says=says_answer,
    caretaker=c.DECLINE,
    always_ask=True,
    unheard=True,
)
ANSWER_COUNTER_QUESTION: Final = Question(
    s.ANSWER_COUNTER,
    "answer_counter",
    "SC-307",
    legal_answer_counter,
    answer_answer_counter,
    asks=asks_answer,
    says=says_answer,
    caretaker=c.DECLINE,
    always_ask=True,
    unheard=True,
)
