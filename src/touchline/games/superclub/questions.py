"""The questions of Superclub in words, made from their declarations in `rules`."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Questions, Said, refuse
from touchline.games.superclub.rules import QUESTIONS as ALL, RULES, VERBS
from touchline.games.superclub.rules.letters import refuses_side
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import name, say


def before(g: Superclub, seat: int, option: int) -> Said | None:
    """What stands against an option whatever is asked: the game is over, no time for it, or nobody asks."""
    if g.over:
        return refuse("SC-199", "game-over")
    found = refuses_side(g, seat, option) if option >= 0 else None
    return found or (None if g.open[seat] else refuse("SC-036", "nothing-to-decide"))


QUESTIONS: Final = Questions(say, RULES, ALL, name, before, VERBS)
