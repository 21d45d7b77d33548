"""The bots that come with the house."""

from __future__ import annotations

from touchline.bots.minds import weigh
from touchline.bots.registry import register
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best


@register("random", "Picks any legal option. Knows the rules and nothing else.")
def random(sight: Sight, chance: Chance) -> int:
    """Any option, all equally likely."""
    return sight.options[chance.rand(len(sight.options))]


@register(
    "greedy", "Plays like a sensible newcomer: takes what promises most now, and does not try to read you."
)
def greedy(sight: Sight, chance: Chance) -> int:
    """The option that the game's own heuristics like best."""
    values = weigh(sight.game)(sight.world, sight.seat, sight.options, chance)
    return best(sight.options, values, chance)
