"""The championship: matchdays, fixtures, income, the next lap, the play-off.

FM-119 to FM-124, FM-141 to FM-148, FM-182, FM-183, FM-216 to FM-222.
"""

from __future__ import annotations

from typing import Final

from touchline.games.footmania import state as s
from touchline.games.footmania.cards import FIXTURES, UNIT
from touchline.games.footmania.rules.deadline import DEADLINE
from touchline.games.footmania.rules.letters import drop_letters
from touchline.games.footmania.rules.scoring import level_at_the_top, places
from touchline.games.footmania.state import Footmania

INCOME: Final = 500 // UNIT  # FM-182


def matchday(g: Footmania, arg: int) -> None:
    """The matches of the day one after the other, in the order of the table (FM-119, FM-145).

    From here to the end of the day nobody deals or sells (FM-148).
    """
    g.matchday += 1
    if g.events is not None:
        g.tell("matchday", "FM-119", [g.matchday, g.lapped])
    if g.matchday == DEADLINE[g.seats] and not g.no_deals:  # FM-087, FM-088
        if g.events is not None:
            g.tell("deadline", "FM-087", [g.matchday])
        drop_letters(g)
    g.push(s.END_MATCHDAY)
    for pair in reversed(FIXTURES[g.seats][g.matchday - 1]):  # FM-141 to FM-144
        home = (g.lead + (pair & 15)) % g.seats
        away = (g.lead + (pair >> 4)) % g.seats
        g.push(s.KICK_OFF, home | away << 4)


def end_matchday(g: Footmania, arg: int) -> None:
    """Money for every team, a bye or not (FM-182, FM-183); back to the start, or to the title (FM-122)."""
    for seat in range(g.seats):
        g.cash[seat] += INCOME
        g.square[seat] = 0
        g.heading[seat] = -1
    if g.events is not None:
        g.tell("income", "FM-182", [INCOME])
    if g.matchday < len(FIXTURES[g.seats]):
        g.push(s.START_TURN, (g.lapped + 1) % g.seats)  # FM-123
    else:
        g.push(s.PLAY_OFF)  # FM-124, FM-216


def play_off(g: Footmania, arg: int) -> None:
    """Managers level at the top on points and pennants meet once each, by team (FM-219 to FM-221)."""
    level = level_at_the_top(g)
    g.push(s.FULL_TIME)
    if len(level) < 2:
        return
    g.playoff = 1
    if g.events is not None:
        g.tell("play_off", "FM-219", level)
    pairs = [(home, away) for at, home in enumerate(level) for away in level[at + 1 :]]
    for home, away in reversed(pairs):
        g.push(s.KICK_OFF, home | away << 4)  # ordinary matches, without income (FM-220)


def full_time(g: Footmania, arg: int) -> None:
    """The championship is decided (FM-216, FM-217, FM-222)."""
    g.reveal()
    g.over = 1
    if g.events is not None:
        ranks = places(g)
        g.tell("full_time", "FM-217", [seat for seat in range(g.seats) if ranks[seat] == 1])
