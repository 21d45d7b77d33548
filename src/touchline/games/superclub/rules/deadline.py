"""Step 5: Deadline Day (SC-106 to SC-108); its auction is in auction.py."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said
from touchline.games.superclub.cards import (
    CONTINENT,
    LEVELS,
    MIN_PRICE,
)
from touchline.games.superclub.rules.asides import add_asides, do_aside, is_aside
from touchline.games.superclub.rules.decks import (
    add_continents,
    can_turn,
    refuses_continent,
    says_continent,
    tempting_continents,
    turn_top,
)
from touchline.games.superclub.rules.offers import (
    end_letters,
)
from touchline.games.superclub.state import (
    AUCTION,
    DEADLINE_DAY,
    IN_DEADLINE_DAY,
    TRADE_WINDOW,
    TURN,
    TURN_CARD,
    Superclub,
)


def deadline_day(g: Superclub, turned: int) -> None:
    """As many players as managers and one more, turned by the champion first and last (SC-106, SC-107)."""
    if turned == 0 and g.stage != IN_DEADLINE_DAY:
        g.stage = IN_DEADLINE_DAY
        g.push(DEADLINE_DAY)
        g.push(TRADE_WINDOW)
        return
    if turned > g.seats:
        end_letters(g)
        return
    g.push(DEADLINE_DAY, turned + 1)
    g.push(TURN_CARD, (g.lead + turned) % g.seats)


# turn: the turning manager chooses the continent (SC-108)


def turn_card(g: Superclub, seat: int) -> None:
    """Without any card this place is lost (SC-289)."""
    if can_turn(g):
        g.ask(seat, TURN)


def legal_turn(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any continent that has a card (SC-287); a transfer_ban does not stop him (SC-349)."""
    options: list[int] = []
    add_continents(g, TURN, options)
    add_asides(g, seat, options)
    return options


def answer_turn(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The card comes up for auction; clockwise from who turned it (SC-109, SC-110, SC-302)."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.push(TURN_CARD, seat)
        return
    g.lot = turn_top(g, (option >> 8) - CONTINENT)
    g.owner = -1
    g.floor = MIN_PRICE[LEVELS * g.lot + g.stars[g.lot]]
    g.bid = 0
    g.at_top = []
    g.stood = 0
    g.passed = g.banned  # GC-24
    if g.events is not None:
        g.tell("turned", "SC-108", [seat, g.lot, g.floor])
    g.push(AUCTION, seat)


def says_turn(g: Superclub, seat: int, thing: int) -> Said | None:
    """A continent."""
    return says_continent(g, thing)


TURN_QUESTION: Final[Question] = Question(
    TURN,
    "turn",
    "SC-108",
    legal_turn,
    answer_turn,
    says=says_turn,
    place="world",
    refuses=refuses_continent,
    tempting=tempting_continents,
)
