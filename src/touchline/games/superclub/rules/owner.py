"""The owner's answer to a bid for an unhappy player (SC-263 to SC-271, SC-342, SC-343)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.speech import Seat
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules.answers import best_player, says_card, word, words
from touchline.games.superclub.rules.asides import add_asides, took_aside
from touchline.games.superclub.rules.club import gain_stars, join, leave, talents
from touchline.games.superclub.rules.unhappy import asks_lot
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import money, name

# answer_bid: sell, negotiate or refuse (SC-263 to SC-266)


def owner_answer(g: Superclub, arg: int) -> None:
    """The owner answers the highest bid."""
    g.push(s.STEP_UP, g.owner << 8 | g.lot)
    g.ask(g.owner, s.ANSWER_BID)


def legal_answer_bid(g: Superclub, seat: int, arg: int) -> list[int]:
    """Sell, name one higher price, or refuse."""
    options = [s.ANSWER_BID | c.SELL << 8, s.ANSWER_BID | c.REFUSE << 8]
    for more in c.DEMANDS:
        options.append(s.ANSWER_BID | (c.AMOUNT + more) << 8)
    add_asides(g, seat, options)
    return options


def answer_answer_bid(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Sold, benched, or the bidder is asked for more."""
    if took_aside(g, seat, option):
        g.ask(seat, s.ANSWER_BID)
    elif option >> 8 == c.SELL:
        sell_unhappy(g, g.bid)
    elif option >> 8 == c.REFUSE:
        bench_unhappy(g)
    else:
        more = (option >> 8) - c.AMOUNT
        if g.events is not None:
            g.tell("demand", "SC-265", [seat, g.lot, g.bid + more])
        g.ask(g.at_top[0], s.DEMAND, more)


def says_answer_bid(g: Superclub, seat: int, thing: int) -> Said | None:
    """Sell, refuse, or a higher price."""
    if thing >= c.AMOUNT:
        return said(price=money(g.bid + thing - c.AMOUNT))
    return said("sell", bid=money(g.bid)) if thing == c.SELL else word(thing, [c.REFUSE])


ANSWER_BID_QUESTION: Final = Question(
    s.ANSWER_BID,
    "answer_bid",
    "SC-263",
    legal_answer_bid,
    answer_answer_bid,
    asks=lambda g, seat, arg: said(bidder=Seat(g.at_top[0]), player=name(g.lot), bid=money(g.bid)),
    says=says_answer_bid,
    place="lot",
    caretaker=c.REFUSE,
)


# demand: the highest bidder pays the higher price or not (SC-265)


def legal_demand(g: Superclub, seat: int, more: int) -> list[int]:
    """Accept, with that much cash, or decline (SC-265)."""
    options = [s.DEMAND | c.DECLINE << 8]
    if g.cash[seat] >= g.bid + more:
        options.append(s.DEMAND | c.ACCEPT << 8)
    add_asides(g, seat, options)
    return options


def answer_demand(g: Superclub, seat: int, more: int, option: int) -> None:
    """Sold for the higher price, or the owner decides finally (SC-266)."""
    if took_aside(g, seat, option):
        g.ask(seat, s.DEMAND, more)
    elif option >> 8 == c.ACCEPT:
        sell_unhappy(g, g.bid + more)
    else:
        if g.events is not None:
            g.tell("demand_declined", "SC-266", [seat, g.lot])
        g.ask(g.owner, s.FINAL_ANSWER)


def asks_demand(g: Superclub, seat: int, more: int) -> Said:
    """What the owner asks for, and what happens otherwise."""
    return said(
        owner=Seat(g.owner),
        player=name(g.lot),
        price=money(g.bid + more),
        bid=money(g.bid),
        cash=money(g.cash[seat]),
    )


DEMAND_QUESTION: Final = Question(
    s.DEMAND,
    "demand",
    "SC-265",
    legal_demand,
    answer_demand,
    asks=asks_demand,
    says=words(c.ACCEPT, c.DECLINE),
    refuses=lambda g, seat, more, option: refuse("SC-265", "cash", cash=money(g.cash[seat])),
    tempting=(c.ACCEPT,),
    caretaker=c.DECLINE,
)


# final_answer: the owner's last word (SC-266)


def legal_final_answer(g: Superclub, seat: int, arg: int) -> list[int]:
    """Sell for the binding bid, or bench the player (SC-266)."""
    options = [s.FINAL_ANSWER | c.SELL << 8, s.FINAL_ANSWER | c.BENCH << 8]
    add_asides(g, seat, options)
    return options


def answer_final_answer(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Sold or benched."""
    if took_aside(g, seat, option):
        g.ask(seat, s.FINAL_ANSWER)
    elif option >> 8 == c.SELL:
        sell_unhappy(g, g.bid)
    else:
        bench_unhappy(g)


FINAL_ANSWER_QUESTION: Final = Question(
    s.FINAL_ANSWER,
    "final_answer",
    "SC-266",
    legal_final_answer,
    answer_final_answer,
    asks=asks_lot,
    says=words(c.SELL, c.BENCH),
    caretaker=c.BENCH,
)


def sell_unhappy(g: Superclub, price: int) -> None:
    """The player to the bidder, the money to the owner, however few players he keeps (SC-264, SC-342)."""
    bidder = g.at_top[0]
    leave(g, g.owner, g.lot)
    join(g, bidder, g.lot)
    g.cash[bidder] -= price
    g.cash[g.owner] += price
    if g.events is not None:
        g.tell("unhappy_sold", "SC-264", [g.owner, g.lot, bidder, price])
    clear_lot(g)


def bench_unhappy(g: Superclub) -> None:
    """He stays, and may not play for this club in the coming season (SC-267, SC-270, SC-343)."""
    g.benched.append(g.lot << 3 | g.owner)
    if g.events is not None:
        g.tell("benched", "SC-267", [g.owner, g.lot])
    clear_lot(g)


def clear_lot(g: Superclub) -> None:
    """Nothing lies open any more."""
    g.lot = -1
    g.owner = -1
    g.floor = 0
    g.bid = 0
    g.at_top = []
    g.passed = 0
    g.stood = 0


# step_up: one star for another player of the owner, whatever he answered (SC-268, SC-269)


def step_up(g: Superclub, arg: int) -> None:
    """Without such a player the star is lost."""
    if step_ups(g, arg >> 8, arg & 0xFF):
        g.ask(arg >> 8, s.STEP_UP_STAR, arg & 0xFF)


def step_ups(g: Superclub, seat: int, player: int) -> list[int]:
    """His talents, without the player who was bid for."""
    return [talent for talent in talents(g, seat) if talent != player]


def legal_step_up(g: Superclub, seat: int, player: int) -> list[int]:
    """Any of them."""
    options = [s.STEP_UP_STAR | talent << 8 for talent in step_ups(g, seat, player)]
    add_asides(g, seat, options)
    return options


def answer_step_up(g: Superclub, seat: int, player: int, option: int) -> None:
    """One star without a die."""
    if took_aside(g, seat, option):
        g.push(s.STEP_UP, seat << 8 | player)
        return
    gain_stars(g, seat, option >> 8, 1)
    if g.events is not None:
        g.tell("star", "SC-268", [seat, option >> 8, g.stars[option >> 8]])


def best_step_up(g: Superclub, seat: int, player: int) -> int:
    """The best talent (SC-324)."""
    return best_player(g, [s.STEP_UP_STAR | talent << 8 for talent in step_ups(g, seat, player)])


STEP_UP_QUESTION: Final = Question(
    s.STEP_UP_STAR,
    "step_up",
    "SC-268",
    legal_step_up,
    answer_step_up,
    says=says_card,
    place="squad",
    caretaker=best_step_up,
)
