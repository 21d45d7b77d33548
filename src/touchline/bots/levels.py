"""The five levels, the same in every game, from a newcomer who errs like a person to the best that we have.

The lower levels weigh options as `greedy` does, but overlook some of them, as people do. The upper ones
have more experience, where the game has a mind for that, and search; how many trials they get is in each
game's `outlook.py`, so that the same seed gives the same game on any machine. docs/bots.md has the measured
ladder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.minds import can_look_ahead, mind, overlooked, weigh
from touchline.bots.registry import Bot, register, register_family
from touchline.bots.search import search
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best
from touchline.engine.game import Game

PERCENT: Final = 100
BEST: Final = "legend"


def careless(likelihood: Callable[[Game], int]) -> Bot:
    """Weighs like `greedy`, but each option is overlooked with this likelihood in a hundred."""

    def bot(sight: Sight, chance: Chance) -> int:
        overlooks = likelihood(sight.game)
        values = weigh(sight.game)(sight.world, sight.seat, sight.options, chance)
        seen = [i for i in range(len(values)) if chance.rand(PERCENT) >= overlooks]
        if not seen:
            return sight.options[chance.rand(len(sight.options))]
        return best([sight.options[i] for i in seen], [values[i] for i in seen], chance)

    return bot


def never(game: Game) -> int:
    """Whoever overlooks nothing."""
    return 0


@register_family("search", plays=can_look_ahead)
def searching(trials: int) -> Bot:
    """A search with this many trials for every decision: `search:100`."""

    def bot(sight: Sight, chance: Chance) -> int:
        return search(sight, chance, mind(sight.game), trials)

    return bot


def gaffer(sight: Sight, chance: Chance) -> int:
    """A few trials of what a good player thinks of."""
    return search(sight, chance, mind(sight.game, seasoned=True))


def legend(sight: Sight, chance: Chance) -> int:
    """As many trials as a second allows, of the best ideas that there are."""
    return search(sight, chance, mind(sight.game))


LEVELS: Final[dict[str, tuple[str, Bot]]] = {
    "starter": (
        "New to the game: has an idea of what is good, and often overlooks the best of it.",
        careless(lambda game: overlooked(game)[0]),
    ),
    "squad": (
        "Knows the game, plays quickly, and overlooks an option now and then.",
        careless(lambda game: overlooked(game)[1]),
    ),
    "captain": ("Takes what promises most now, every time, but does not look ahead.", careless(never)),
    "gaffer": (
        "Experienced: plans ahead, or tries its best ideas in a few imagined games.",
        gaffer,
    ),
    BEST: ("The best that we have: counts what you win, too, and thinks for up to a second.", legend),
}

for _name, (_text, _bot) in LEVELS.items():
    if _name in ("gaffer", BEST):
        register(_name, _text, plays=can_look_ahead)(_bot)
    else:
        register(_name, _text)(_bot)
