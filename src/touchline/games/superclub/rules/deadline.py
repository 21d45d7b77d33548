"""Step 5: Deadline Day (SC-106 to SC-108); its auction is in auction.py."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import (
    CONTINENT,
    LEVELS,
    MIN_PRICE,
)
from touchline.games.superclub.rules import decks
from touchline.games.superclub.rules.asides import add_asides, took_aside
from touchline.games.superclub.rules.offers import (
    end_letters,
)
from touchline.games.superclub.state import Superclub


def deadline_day(g: Superclub, turned: int) -> None:
    """As many players as managers and one more, turned by the champion first and last (SC-106, SC-107)."""
    if turned == 0 and g.stage != s.IN_DEADLINE_DAY:
        g.stage = s.IN_DEADLINE_DAY
        g.push(s.DEADLINE_DAY)
        g.push(s.TRADE_WINDOW)
        return
    if turned > g.seats:
        end_letters(g)
        return
    g.push(s.DEADLINE_DAY, turned + 1)
    g.push(s.TURN_CARD, (g.lead + turned) % g.seats)


# turn: the turning manager chooses the continent (SC-108)


def turn_card(g: Superclub, seat: int) -> None:
    """Without any card this place is lost (SC-289)."""
    if decks.can_turn(g):
        g.ask(seat, s.TURN)


def legal_turn(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any continent that has a card (SC-287); a transfer_ban does not stop him (SC-349)."""
    options: list[int] = []
    decks.add_continents(g, s.TURN, options)
    add_asides(g, seat, options)
    return options


def answer_turn(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The card comes up for auction; clockwise from who turned it (SC-109, SC-110, SC-302)."""
    if took_aside(g, seat, option):
        g.push(s.TURN_CARD, seat)
        return
    g.lot = decks.turn_top(g, (option >> 8) - CONTINENT)
    g.owner = -1
    g.floor = MIN_PRICE[LEVELS * g.lot + g.stars[g.lot]]
    g.bid = 0
    g.at_top = []
    g.stood = 0
    g.passed = g.banned  # GC-24
    if g.events is not None:
        g.tell("turned", "SC-108", [seat, g.lot, g.floor])
    g.push(s.AUCTION, seat)


TURN_QUESTION: Final = Question(
    s.TURN,
    "turn",
    "SC-108",
    legal_turn,
    answer_turn,
    says=decks.says_continent,
    place="world",
    refuses=decks.refuses_continent,
    tempting=decks.tempting_continents,
)
