"""What the coach says to a seat that asks: its main options, the best first, and how to go on from there.

Works in imagined worlds only, like any bot: what it says follows from what the seat may know.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from touchline.bots import advice
from touchline.bots.registry import get
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.game import find

MILLISECONDS: Final = 900  # a hint has 1.5 s, and has to travel
PLANNER: Final = "greedy"
LONGEST: Final = 60  # small choices of one big one


class Counsel(msgspec.Struct, frozen=True):
    """Advice; `steps` go on from its best option to the end of a big choice, each as question and answer."""

    advice: advice.Advice
    steps: list[tuple[str, str]] = []


def advise(
    game_spec: str, dump: dict[str, Any], seat: int, seed: int, milliseconds: int = MILLISECONDS
) -> Counsel:
    """What the coach says to the seat in an imagined world."""
    found = advice.advise(game_spec, dump, seat, seed, milliseconds)
    return Counsel(found, _steps(game_spec, dump, seat, seed, found.options[0].option))


def _steps(game_spec: str, dump: dict[str, Any], seat: int, seed: int, best: str) -> list[tuple[str, str]]:
    """Where a choice is edited as a whole: all of its small choices, from the best one on."""
    game = find(game_spec)
    g = game.load(dump)
    if game.drafting is None or game.choice(g, seat) != game.drafting.question:
        return []
    planner, chance = get(PLANNER, game_spec), Chance(seed)
    option, marks = game.codec.number(best), g.marks
    steps: list[tuple[str, str]] = []
    while option is not None and len(steps) < LONGEST:
        steps.append((game.prompt(g, seat).question, game.label(g, seat, option).label))
        game.rules.apply(g, seat, option)
        if not g.open[seat] or g.marks != marks or game.choice(g, seat) != game.drafting.question:
            break
        option = planner(Sight(game, g.clone(), seat), chance)
    return steps


def ready(game_spec: str) -> bool:
    """Load what the first who asks would wait for."""
    return bool(get(PLANNER, game_spec))
