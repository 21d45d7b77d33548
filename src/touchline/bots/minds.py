"""What a game's folder knows about playing it well, as the bots use it.

`bot.py` of a game weighs options: quick, and good enough for a newcomer. `outlook.py` weighs positions:

- `NAMES` and `parts(g, seat)`: what the seat's club promises at full time, by source, in points or whatever
  the game is won by. It may look at the whole world: in a search the world is an imagined one.
- `spread(g)`: how far the difference of two such promises is likely to be off; small near the end.
- `mark(g)`: how far the game is. It grows; a search looks ahead as far as the mark says.
- `BY_HEART`: questions that a search leaves to `weigh`, because it plans them better than trials would; or to
  `by_heart(g, seat, options, chance)`, where there is one that takes more care than a trial has time for.
- `HORIZON`: after how many marks a search stops playing and looks at the promises instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any

from touchline.engine.chance import Chance
from touchline.engine.game import GAMES_PACKAGE, Game, find

Weigh = Callable[[Any, int, list[int], Chance], list[float]]


@dataclass(frozen=True)
class Mind:
    """A game together with what its folder knows about playing it."""

    game: Game
    weigh: Weigh
    names: tuple[str, ...]
    parts: Callable[[Any, int], list[float]]
    spread: Callable[[Any], float]
    mark: Callable[[Any], int]
    by_heart: frozenset[int]
    heart: Weigh
    horizon: int

    def chances(self, g: Any) -> list[float]:
        """The win chance of each seat in this world; at the end, its share of the win."""
        if not g.unanswered:
            places = [score.place for score in self.game.scores(g)]
            winners = places.count(1)
            return [1 / winners if place == 1 else 0.0 for place in places]
        promises = [sum(self.parts(g, seat)) for seat in range(g.seats)]
        most, spread = max(promises), self.spread(g)
        weights = [exp((promise - most) / spread) for promise in promises]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def has_mind(game_id: str) -> bool:
    """Whether the game's folder knows how to play it."""
    return find_spec(f"{GAMES_PACKAGE}.{game_id}.bot") is not None


@cache
def mind(game_id: str) -> Mind:
    """The mind of a game."""
    game = find(game_id)
    bot = import_module(f"{game.package}.bot")
    outlook = import_module(f"{game.package}.outlook")
    return Mind(
        game=game,
        weigh=bot.weigh,
        names=outlook.NAMES,
        parts=outlook.parts,
        spread=outlook.spread,
        mark=outlook.mark,
        by_heart=frozenset(outlook.BY_HEART),
        heart=getattr(outlook, "by_heart", bot.weigh),
        horizon=outlook.HORIZON,
    )
