"""The questions of Best 11 in words, made from their declarations in `rules`."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Questions, Said, refuse
from touchline.games.best11.rules import QUESTIONS as ALL, RULES
from touchline.games.best11.state import Best11
from touchline.games.best11.text import name, say


def before(g: Best11, seat: int, option: int) -> Said | None:
    """What stands against every option: the game is over, or the seat is not asked."""
    if g.over:
        return refuse("B11-197", "game-over")
    if g.open[seat]:
        return None
    if g.sealed >> seat & 1:
        return refuse("B11-057", "sealed")
    return refuse("B11-261", "wait") if any(g.open) else refuse("B11-027", "nothing-to-decide")


QUESTIONS: Final = Questions(say, RULES, ALL, name, before)
