"""The questions of Eleven in words, made from their declarations in `rules`."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Questions, Said, refuse
from touchline.games.eleven.rules import QUESTIONS as ALL, RULES
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import name, say


def before(g: Eleven, seat: int, option: int) -> Said | None:
    """What stands against every option: the game is over, or the seat is not asked."""
    if g.over:
        return refuse("EL-255", "game-over")
    return None if g.open[seat] else refuse("EL-091", "wait")


QUESTIONS: Final = Questions(say, RULES, ALL, name, before)
