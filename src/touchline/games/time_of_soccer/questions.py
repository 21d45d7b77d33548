"""The questions of Time of Soccer in words, made from their declarations in `rules`."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Questions, Said, refuse
from touchline.games.time_of_soccer.rules import QUESTIONS as ALL, RULES
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.text import name, say


def before(g: TimeOfSoccer, seat: int, option: int) -> Said | None:
    """What stands against every option: the game is over, or the seat is not asked."""
    if g.over:
        return refuse("TS-036", "game-over")
    return None if g.open[seat] else refuse("TS-034", "wait")


QUESTIONS: Final = Questions(say, RULES, ALL, name, before)
