"""The bots that come with the house."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from touchline.bots.registry import register
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.game import GAMES_PACKAGE


@cache
def _has_heuristics(game_id: str) -> bool:
    return find_spec(f"{GAMES_PACKAGE}.{game_id}.bot") is not None


@register("random", "Picks any legal option. Knows the rules and nothing else.")
def random(sight: Sight, chance: Chance) -> int:
    """Any option, all equally likely."""
    return sight.options[chance.rand(len(sight.options))]


@register(
    "greedy",
    "Plays like a sensible newcomer: takes what promises most now, and does not try to read you.",
    plays=_has_heuristics,
)
def greedy(sight: Sight, chance: Chance) -> int:
    """The option that the game's own heuristics like best."""
    option: int = sight.game.module("bot").greedy(sight.world, sight.seat, sight.options, chance)
    return option
