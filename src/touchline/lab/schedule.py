"""Who plays whom, on which seat, with which cards: so that luck of the deal and of the seat cancels.

A line-up gives every seat a bot, each bot as often as the others: with four seats and the bots a and b
it is aabb, a match of equals. Where the seats do not divide evenly (two seats and three bots, five seats
and two), all line-ups that are as equal as can be take their turns.

A deal is one seed: the same cards, decks and dice at the start. It belongs to one line-up, which plays it
in all its orders when these are at most six, otherwise in the rotations of an order that is drawn for the
deal. Either way every bot of the line-up has had every seat of the deal equally often.

A round is one deal for each line-up. A tournament is a number of whole rounds, so every bot sits equally
often in each seat; a longer tournament begins with the games of the shorter one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from math import ceil

from touchline.bots.arena import seed_of
from touchline.engine.chance import Chance

MOST_ORDERS = 6  # a line-up with more of them rotates
LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Fixture:
    """A game to be played: which seating of which deal, the bot on each seat, and the seed of the deal."""

    deal: int
    seating: int
    bots: LineUp
    seed: int


def fixtures(bots: list[str], seats: int, games: int, seed: int) -> list[Fixture]:
    """The games of a tournament in order: at least this many, in whole rounds."""
    line_ups = _line_ups(bots, seats)
    deals = rounded_up(bots, seats, games) // games_per_deal(bots, seats)
    return [game for deal in range(deals) for game in _deal(line_ups[deal % len(line_ups)], deal, seed)]


def rounded_up(bots: list[str], seats: int, games: int) -> int:
    """This many games in whole rounds."""
    a_round = len(_line_ups(bots, seats)) * games_per_deal(bots, seats)
    return ceil(games / a_round) * a_round


def games_per_deal(bots: list[str], seats: int) -> int:
    """How often a deal is played."""
    return len(_seatings(_line_ups(bots, seats)[0], Chance(0)))


def _line_ups(bots: list[str], seats: int) -> list[LineUp]:
    """All line-ups in which no bot has two seats more than another."""
    each, left = divmod(seats, len(bots))
    return [(*bots * each, *extra) for extra in combinations(bots, left)]


def _deal(line_up: LineUp, deal: int, seed: int) -> Iterator[Fixture]:
    """One deal in all its seatings."""
    for seating, order in enumerate(_seatings(line_up, Chance(f"{seed}:{deal}:order"))):
        yield Fixture(deal, seating, order, seed_of(seed, deal))


def _seatings(line_up: LineUp, chance: Chance) -> list[LineUp]:
    orders = list(dict.fromkeys(permutations(line_up)))
    if len(orders) <= MOST_ORDERS:
        return orders
    while True:
        order = orders[chance.rand(len(orders))]
        rotations = list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))
        if len(rotations) == len(order):  # abcabc would come back after half a turn
            return rotations
