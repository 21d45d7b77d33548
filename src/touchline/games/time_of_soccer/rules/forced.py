"""Market days: forced tiles, by the technical secretary's die (TS-110 to TS-120)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.time_of_soccer.cards import BUY, DECLINE, DIE, PRICE
from touchline.games.time_of_soccer.rules.acquire import acquire
from touchline.games.time_of_soccer.state import FORCE_BUY, TimeOfSoccer
from touchline.games.time_of_soccer.text import facts, name


def secretary_roll(g: TimeOfSoccer, seat: int, rule: str) -> int:
    """Roll one die and look it up: an amount in $, or 0 for broken talks (TS-104, TS-112)."""
    face = g.rand(6)
    g.reveal()
    amount = DIE[6 * g.secretary[seat] + face]
    if g.events is not None:
        g.tell("secretary_roll", rule, [seat, face + 1, amount])
    return amount


# force_buy: pay the amount on top of the price, or leave it (TS-114, TS-115)


def force(g: TimeOfSoccer, seat: int, space: int) -> None:
    """A try ends the turn whatever comes of it; the car stays where it is (TS-115, TS-120)."""
    if g.events is not None:
        g.tell("forced", "TS-110", [seat, space, g.market[space]])
    amount = secretary_roll(g, seat, "TS-112")
    if amount:
        g.ask(seat, FORCE_BUY, space | amount << 4)
    elif g.events is not None:
        g.tell("talks_broken", "TS-113", [seat, g.market[space]])


def legal_force_buy(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """Buy for price and amount, if the club can pay both, or decline (TS-118)."""
    options = [FORCE_BUY | DECLINE << 8]
    if g.cash[seat] >= PRICE[g.market[arg & 15]] + (arg >> 4):
        options.insert(0, FORCE_BUY | BUY << 8)
    return options


def answer_force_buy(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """What is bought is handled as if entered through its parking (TS-116)."""
    space = arg & 15
    if option >> 8 == BUY:
        acquire(g, seat, space, PRICE[g.market[space]] + (arg >> 4))
    elif g.events is not None:
        g.tell("declined", "TS-115", [seat, g.market[space]])


def asks_force_buy(g: TimeOfSoccer, seat: int, arg: int) -> Said:
    """The tile, and what it costs now that the die has spoken."""
    tile = g.market[arg & 15]
    return said(tile=name(tile), cost=PRICE[tile] + (arg >> 4), cash=g.cash[seat])


def says_force_buy(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """Pay what the die says, or not."""
    arg = g.open[seat] >> 8
    tile = g.market[arg & 15]
    if thing != BUY:
        return said("decline", place="", tile=name(tile))
    price, talks = PRICE[tile], arg >> 4
    return said(tile=name(tile), facts=facts(tile), price=price, talks=talks, cost=price + talks)


def refuses_force_buy(g: TimeOfSoccer, seat: int, arg: int, option: int) -> Said | None:
    """Too dear."""
    if option >> 8 != BUY:
        return None
    return refuse("TS-118", "too-dear", cost=PRICE[g.market[arg & 15]] + (arg >> 4), cash=g.cash[seat])


FORCE_BUY_QUESTION: Final = Question(
    FORCE_BUY,
    "force_buy",
    "TS-114",
    legal_force_buy,
    answer_force_buy,
    asks=asks_force_buy,
    says=says_force_buy,
    place="market",
    refuses=refuses_force_buy,
    tempting=(BUY,),
    caretaker=DECLINE,
)
