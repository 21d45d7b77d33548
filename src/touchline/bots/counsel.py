"""What the coach says to a seat that asks: its main options, the best first, and how to go on from there.

Works in imagined worlds only, like any bot: what it says follows from what the seat may know. A choice that
is edited as a whole is made of small ones, and often the first of them are clear: then the coach speaks of
the first one that is not, and lists all of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from touchline.bots import advice
from touchline.bots.advice import Advice
from touchline.bots.registry import get
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.game import Game, Spec, find
from touchline.engine.speech import ENGLISH, speaking

MILLISECONDS: Final = 900  # a hint has 1.5 s, and has to travel
PLANNER: Final = "greedy"
LONGEST: Final = 60  # small choices of one big one


class Counsel(msgspec.Struct, frozen=True):
    """Advice, and the labels of the options that it speaks of.

    Of a big choice also the small question that it is about, and all steps, each as question and answer.
    """

    advice: Advice
    labels: dict[str, str]
    question: str = ""
    steps: list[tuple[str, str]] = []


def advise(
    spec: Spec,
    dump: dict[str, Any],
    seat: int,
    seed: int,
    milliseconds: int = MILLISECONDS,
    language: str = ENGLISH,
) -> Counsel:
    """What the coach says to the seat in an imagined world."""
    with speaking(language):
        return _advise(spec, dump, seat, seed, milliseconds)


def _advise(spec: Spec, dump: dict[str, Any], seat: int, seed: int, milliseconds: int) -> Counsel:
    game = find(spec)
    g = game.load(dump)
    said = advice.advise(spec, dump, seat, seed, milliseconds)
    labels = _labels(game, g, seat)
    if not advice.is_part(game, g, seat):
        return Counsel(said, labels)
    planner, chance, marks = get(PLANNER, spec), Chance(seed), g.marks
    found: Counsel | None = None
    steps: list[tuple[str, str]] = []
    while len(steps) < LONGEST:
        question = game.prompt(g, seat).question
        if found is None:
            said = advice.advise(spec, g.dump(), seat, seed, milliseconds) if steps else said
            option = game.codec.number(said.options[0].option)
            if len(said.options) > 1:
                found = Counsel(said, _labels(game, g, seat), question)
        else:
            option = planner(Sight(game, g.clone(), seat), chance)
        assert option is not None
        steps.append((question, game.label(g, seat, option).label))
        game.rules.apply(g, seat, option)
        if not g.open[seat] or g.marks != marks or not advice.is_part(game, g, seat):
            break
    return msgspec.structs.replace(found or Counsel(said, labels), steps=steps)


def _labels(game: Game, g: Any, seat: int) -> dict[str, str]:
    """The seat's options in words."""
    return {game.codec.text(o): game.label(g, seat, o).label for o in game.rules.options(g, seat)}


def ready(spec: Spec) -> bool:
    """Load what the first who asks would wait for."""
    return bool(get(PLANNER, spec))
