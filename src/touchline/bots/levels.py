"""The five levels, the same in every game, from a newcomer who errs like a person to the best that we have.

The lower levels weigh options as `greedy` does, but overlook some of them, as people do. The upper ones
search; how many trials they get is in each game's `outlook.py`, so that the same seed gives the same game on
any machine. docs/bots.md has the measured ladder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.minds import can_look_ahead, can_weigh, mind, weigh
from touchline.bots.registry import Bot, register, register_family
from touchline.bots.search import Budget, search
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best

PERCENT: Final = 100


def careless(overlooks: int) -> Bot:
    """Weighs like `greedy`, but each option is overlooked with this likelihood in a hundred."""

    def bot(sight: Sight, chance: Chance) -> int:
        values = weigh(sight.game.spec)(sight.world, sight.seat, sight.options, chance)
        seen = [i for i in range(len(values)) if chance.rand(PERCENT) >= overlooks]
        if not seen:
            return sight.options[chance.rand(len(sight.options))]
        return best([sight.options[i] for i in seen], [values[i] for i in seen], chance)

    return bot


@register_family("search", plays=can_look_ahead)
def searching(trials: int) -> Bot:
    """A search with this many trials for every decision: `search:100`."""
    return thinking(lambda game_id: Budget(trials=trials, width=mind(game_id).width))


def thinking(budget: Callable[[str], Budget]) -> Bot:
    """Searches as far as the budget of the game goes."""

    def bot(sight: Sight, chance: Chance) -> int:
        return search(sight, chance, budget(sight.game.spec))

    return bot


def gaffer(game_id: str) -> Budget:
    """A few trials of the likeliest options."""
    found = mind(game_id)
    return Budget(trials=found.trials[0], width=found.width)


def legend(game_id: str) -> Budget:
    """As many trials as a second allows."""
    found = mind(game_id)
    return Budget(trials=found.trials[1], width=found.width)


LEVELS: Final[dict[str, tuple[str, Bot]]] = {
    "starter": ("New to the game: has an idea of what is good, and overlooks half of it.", careless(50)),
    "squad": ("Knows the game, plays quickly, and overlooks an option now and then.", careless(15)),
    "captain": ("Takes what promises most now, every time, but does not look ahead.", careless(0)),
    "gaffer": (
        "Looks ahead: tries its best ideas in a few imagined games before it chooses.",
        thinking(gaffer),
    ),
    "legend": ("The best that we have: thinks for up to a second, and punishes mistakes.", thinking(legend)),
}

for _name, (_text, _bot) in LEVELS.items():
    register(_name, _text, plays=can_look_ahead if _name in ("gaffer", "legend") else can_weigh)(_bot)
