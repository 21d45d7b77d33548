"""The turn, the same in both phases: window, roll, move, square, end (FM-018 to FM-026, FM-113)."""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import plan
from touchline.games.footmania.rules.complete import end_phase_1
from touchline.games.footmania.state import END_TURN, ROLL, SPEAK, START_TURN, Footmania

TURN: Final[list[int]] = plan(SPEAK, ROLL, END_TURN)  # FM-019; the roll leads to the move and the square
MISSED_TURN: Final[list[int]] = plan(SPEAK, END_TURN)  # FM-025
MOST_TURNS: Final = 80  # of each manager in phase 1 (FM-113)


def start_turn(g: Footmania, seat: int) -> None:
    """A turn begins; a miss that is due is used up now (FM-026, FM-279)."""
    g.active = seat
    g.rolled = 0
    g.event = -1
    if g.phase == 1:
        g.turns += 1
    if g.events is not None:
        g.tell("turn", "FM-018", [seat, g.phase, g.turns])
    if g.misses[seat]:
        g.misses[seat] -= 1
        g.rolled = 1
        g.agenda.extend(MISSED_TURN)
        if g.events is not None:
            g.tell("missed", "FM-025", [seat])
    else:
        g.agenda.extend(TURN)


def end_turn(g: Footmania, arg: int) -> None:
    """The next manager clockwise follows, unless phase 1 has lasted long enough (FM-018, FM-113)."""
    if g.phase == 1 and g.turns >= MOST_TURNS * g.seats:
        if g.events is not None:
            g.tell("phase_1_timed_out", "FM-113", [MOST_TURNS])
        end_phase_1(g)
    else:
        g.push(START_TURN, (g.active + 1) % g.seats)
