"""Games in the middle of which bots are asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import Game


def started(game: Game, seats: int, seed: int = 1, **options: bool) -> Any:
    """A game at its first decision."""
    g = game.new(seats, seed_state(seed), game.option_values(options))
    game.rules.settle(g)
    return g


def moments(game: Game, seats: int, seed: int = 1, every: int = 1) -> Iterator[tuple[Any, int]]:
    """States of a random game, with the seat that is asked; the state is played on afterwards."""
    g = started(game, seats, seed)
    chance = Chance(seed)
    number = 0
    while (seat := g.next_seat()) >= 0:
        if number % every == 0:
            yield g, seat
        number += 1
        legal = game.rules.options(g, seat)
        game.rules.apply(g, seat, legal[chance.rand(len(legal))])
