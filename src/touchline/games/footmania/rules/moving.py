"""Moving: free round the pitch and over the halfway line in phase 1, laps of the circuit in phase 2.

Phase 1: FM-020 to FM-034; phase 2: FM-116 to FM-121.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.footmania import cards as c
from touchline.games.footmania.rules.bank import BANK_SELL_VERB, add_bank_sales, bank_sell
from touchline.games.footmania.rules.choices import tempting_deal
from touchline.games.footmania.state import BANK_SELL, MATCHDAY, RESOLVE_SQUARE, ROUTE, Footmania
from touchline.games.footmania.text import printed, square_name


def roll(g: Footmania, arg: int) -> None:
    """One die; rolling and moving are compulsory (FM-020, FM-021, FM-265)."""
    seat = g.active
    g.reveal()
    g.die = g.rand(c.DICE) + 1
    g.rolled = 1
    if g.events is not None:
        g.tell("rolled", "FM-020", [seat, g.die])
    if g.phase == 1:
        g.ask(seat, ROUTE, g.die)  # FM-032: chosen after the roll
    else:
        run_lap(g, seat, g.die)


# route: any way of exactly the number rolled, never back (FM-022, FM-027 to FM-034)


def legal_route(g: Footmania, seat: int, die: int) -> list[int]:
    """All ends of routes without a backward step, over any exit ahead (FM-028, FM-030, FM-033).

    Where there is a choice, bank sales may come first (FM-076).
    """
    ends = c.ROUTES[g.heading[seat] + 1][g.square[seat]][die]
    options = [ROUTE | (c.SQUARE + (end & 0xFF)) << 8 for end in ends]
    if len(options) > 1:
        add_bank_sales(g, seat, options)
    return options


def answer_route(g: Footmania, seat: int, die: int, option: int) -> None:
    """The pawn stops there and keeps its heading for the next move (FM-029, FM-031)."""
    if option & 0xFF == BANK_SELL:
        bank_sell(g, seat, option >> 8)
        g.ask(seat, ROUTE, die)
        return
    goal = (option >> 8) - c.SQUARE
    for end in c.ROUTES[g.heading[seat] + 1][g.square[seat]][die]:
        if end & 0xFF == goal:
            start = g.square[seat]
            g.square[seat] = goal
            g.heading[seat] = end >> 8
            g.push(RESOLVE_SQUARE)  # FM-023: where it stops, and only there
            if g.events is not None:
                g.tell("moved", "FM-022", [seat, c.SQUARE + start, c.SQUARE + goal])
            return


def says_route(g: Footmania, seat: int, thing: int) -> Said | None:
    """A square to go to."""
    if not c.SQUARE <= thing < c.SEAT:
        return None
    kind = c.SQUARE_KINDS[c.KIND[thing - c.SQUARE]]
    does = printed("squares", kind, "text")
    return said(square=square_name(thing), id=c.SQUARE_IDS[thing - c.SQUARE], does=does)


def refuses_route(g: Footmania, seat: int, die: int, option: int) -> Said | None:
    """Not back, not further."""
    thing = option >> 8
    if c.SQUARE <= thing < c.SEAT and thing - c.SQUARE == g.heading[seat]:
        return refuse("FM-029", "never-back")
    return None


def tempting_route(g: Footmania, seat: int, die: int) -> list[int]:
    """Back to where the pawn came from; a deal."""
    back = [ROUTE | (c.SQUARE + g.heading[seat]) << 8] if g.heading[seat] >= 0 else []
    return back + tempting_deal(g, seat, die)


ROUTE_QUESTION: Final = Question(
    ROUTE,
    "route",
    "FM-033",
    legal_route,
    answer_route,
    asks=lambda g, seat, die: said(rule="FM-032", die=die),
    says=says_route,
    place="board",
    verbs=(BANK_SELL_VERB,),
    refuses=refuses_route,
    tempting=tempting_route,
    phase="move",
)


# The lap (FM-116 to FM-121)


def run_lap(g: Footmania, seat: int, die: int) -> None:
    """Clockwise round the circuit; who closes the lap first starts a matchday at once (FM-117, FM-119)."""
    start = g.square[seat]
    goal = start + die
    if goal < c.CIRCUIT:
        g.square[seat] = goal
        g.heading[seat] = goal - 1
        g.push(RESOLVE_SQUARE)
        if g.events is not None:
            g.tell("moved", "FM-022", [seat, c.SQUARE + start, c.SQUARE + goal])
        return
    g.square[seat] = 0  # FM-120: the rest of the roll is lost
    g.heading[seat] = -1
    g.lapped = seat
    g.agenda.clear()  # FM-121: no more turns in this lap
    g.push(MATCHDAY)
    if g.events is not None:
        g.tell("lapped", "FM-119", [seat, c.SQUARE + start, c.SQUARE])
