"""Tables to look at: random games of every game, seats and options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import touchline
from touchline.engine.chance import Chance
from touchline.engine.check import variants
from touchline.engine.game import find

GAMES = ("best11", "eleven", "footmania", "superclub", "time_of_soccer")


def spread(game: str, most: int) -> list[tuple[int, dict[str, int]]]:
    """Some of a game's variants, spread evenly over all of them."""
    tables = variants(find(game))
    return tables[:: max(1, len(tables) // most)][:most]


def moments(table: touchline.World, seed: int, decisions: int = 100_000) -> Iterator[tuple[int, list[int]]]:
    """Play at random through the ids; before each decision, the seat that makes it and what it may do."""
    chance = Chance(seed)
    for _ in range(decisions):
        seat = table.turn
        if seat < 0:
            return
        legal = table.legal(seat)
        yield seat, legal
        table.play_id(seat, legal[chance.rand(len(legal))])


def played(game: str, seats: int, decisions: int, seed: int = 1, **options: Any) -> touchline.Table:
    """A table after so many random decisions."""
    table = touchline.new(game, seats=seats, seed=seed, options=options)
    for _ in moments(table, seed, decisions):
        pass
    return table
