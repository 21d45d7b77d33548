"""The tables that a game can be played at: numbers of seats with sets of options, all or a spread of them."""

from __future__ import annotations

from itertools import product
from math import prod

from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, TableOption

MOST_SETS = 64  # of options for one number of seats; beyond that, a spread
MIXES = 8  # in such a spread at most; the values of an option with more take turns over the numbers of seats


def variants(game: Game) -> list[tuple[int, dict[str, int]]]:
    """Every number of seats with every set of options, or where those are too many with a spread of them."""
    return [(seats, options) for seats in game.seats for options in _option_sets(game, seats)]


def _option_sets(game: Game, seats: int) -> list[dict[str, int]]:
    """All sets of options that go together at such a table, or if they are many, mixes that have every value.

    Values with which a game of bots need not end are left out (`left_out` names them).
    """
    usual = game.option_values({})
    here = [option for option in game.options if option.seat < seats]
    if prod(len(option.for_bots) for option in here) <= MOST_SETS:
        ids = [option.id for option in here]
        sets = [dict(zip(ids, values, strict=True)) for values in product(*(o.for_bots for o in here))]
    else:
        sets = [{}, *_mixes(game, seats, here)]
        met = {(name, value) for chosen in sets for name, value in chosen.items()}
        singles = [(o.id, value) for o in here for value in _turn(game, seats, o) if value != o.default]
        sets += [{name: value} for name, value in singles if (name, value) not in met]
    whole = [usual | chosen for chosen in sets if _go_together(game, seats, chosen)]
    return [chosen for at, chosen in enumerate(whole) if chosen not in whole[:at]]


def _turn(game: Game, seats: int, option: TableOption) -> list[int]:
    """The values of an option that are played with this many seats."""
    values = option.for_bots
    spread = slice(seats - game.seats[0], None, len(game.seats)) if len(values) > MIXES else slice(None)
    return list(values[spread])


def _mixes(game: Game, seats: int, options: list[TableOption]) -> list[dict[str, int]]:
    """Sets in which every option takes each of its values in turn, each in an order of its own."""
    chance = Chance(f"{game.id}:{seats}")
    orders = []
    for option in options:
        order = _turn(game, seats, option)
        chance.shuffle(order)
        orders.append(order)
    rows = range(max(min(MIXES, len(option.for_bots)) for option in options))
    sets = [{o.id: order[row % len(order)] for o, order in zip(options, orders, strict=True)} for row in rows]
    return [chosen for chosen in sets if _go_together(game, seats, chosen)]


def left_out(game: Game) -> list[str]:
    """The values of options that are not played, because nothing forces such a game to end."""
    return [f"{o.id}={value} ({o.rule})" for o in game.options if o.seat < 1 for value in o.endless]


def _go_together(game: Game, seats: int, chosen: dict[str, int]) -> bool:
    try:
        game.option_values(chosen, seats)
    except TouchlineError:
        return False
    return True
