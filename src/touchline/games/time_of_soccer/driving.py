"""Where a greedy scout drives: the tile that promises most, weighed by how many days away it is.

Streets are one-way, so distances are looked up, not measured. A tile is reached at its parking, or forced
from one of the other three sides at the mercy of the secretary's die (TS-069, TS-110).
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from touchline.games.time_of_soccer.cards import (
    AHEAD,
    AROUND,
    BORDERS,
    DIE,
    GAP,
    KIND,
    OP,
    PARKING,
    PRICE,
    SALES,
    SEGMENT,
    SEGMENTS,
    SPACE,
    SPACES,
)
from touchline.games.time_of_soccer.rules.market import END_TURN, may_take
from touchline.games.time_of_soccer.state import FORCE, MOVE, PARK, SATURDAY, TUESDAY, TimeOfSoccer
from touchline.games.time_of_soccer.valuation import Outlook

WORTHWHILE: Final = 0.05  # less is not worth the petrol


class Drive(NamedTuple):
    """Where a car stands, with how many operation points, on which day."""

    car: int
    points: int
    day: int


class Way(NamedTuple):
    """A tile to go for: what it promises, the street piece to reach, and what to do there."""

    value: float
    stop: int
    option: int
    days: int


@cache
def distances(free: bool) -> list[list[int]]:
    """Moves from each street piece to each other one, with the traffic or in any direction."""
    streets = AROUND if free else AHEAD
    found = []
    for start in range(SEGMENTS):
        moves = [-1] * SEGMENTS
        moves[start] = 0
        queue = [start]
        for here in queue:
            for there in streets[here]:
                if moves[there] < 0:
                    moves[there] = moves[here] + 1
                    queue.append(there)
        found.append(moves)
    return found


def days_to(moves: int, points: int, a_day: int) -> int:
    """After how many nights a stop so many moves away can be used; using it takes a point too."""
    if moves < points:
        return 0
    return 1 + max(0, moves - points) // a_day


def best_way(mind: Outlook, drive: Drive) -> Way | None:
    """The most promising tile from here, if any is worth going for."""
    found = ways(mind, drive)
    return max(found, key=lambda way: way.value) if found else None


def ways(mind: Outlook, drive: Drive) -> list[Way]:
    """All tiles that are worth going for from here, each from every side that it can be reached from."""
    g, seat = mind.g, mind.seat
    away = distances(bool(g.free_traffic >> seat & 1))[drive.car]
    a_day = OP[g.scout[seat]]
    found: list[Way] = []
    for space in range(SPACES):
        tile = g.market[space]
        if tile < 0:
            continue
        wait = nights_until_paid(mind, tile, drive.day)
        if wait < 0:
            continue
        worth = mind.value(tile)
        if worth <= WORTHWHILE:
            continue
        parking = PARKING[4 * space + GAP[tile]]
        for stop in BORDERS[space]:
            value = worth
            if stop != parking:
                if KIND[tile] == SALES or wait:
                    continue
                value = forced(mind, tile, worth)
            days = max(wait, days_to(away[stop], drive.points, a_day))
            if drive.day + days > SATURDAY and g.old >> space & 1:
                continue  # it will be gone (TS-142)
            value *= mind.temper.patience**days
            if value > WORTHWHILE:
                verb = PARK if stop == parking else FORCE
                found.append(Way(value, stop, verb | (SPACE + space) << 8, days))
    return found


def nights_until_paid(mind: Outlook, tile: int, day: int) -> int:
    """0 if the tile can be taken now, the nights until Tuesday if Monday brings the money, else -1."""
    if may_take(mind.g, mind.seat, tile) and mind.affords(tile):
        return 0
    saved = mind.g.cash[mind.seat] + min(mind.balance, 10) - PRICE[tile]
    if mind.mondays and mind.g.cash[mind.seat] < PRICE[tile] and mind.in_the_black(saved, tile):
        return SATURDAY - day + 1
    return -1


def forced(mind: Outlook, tile: int, worth: float) -> float:
    """What forcing the tile promises, over the six faces of the die (TS-113, TS-114)."""
    secretary = mind.g.secretary[mind.seat]
    total = 0.0
    for amount in DIE[6 * secretary : 6 * secretary + 6]:
        if amount and mind.affords(tile, amount):
            total += max(0.0, worth - mind.money * amount)
    return total / 6


def next_step(mind: Outlook, options: list[int]) -> int:
    """The next operation point of the day: towards the tile, into it, or none."""
    return along(mind.g, mind.seat, best_way(mind, today(mind)), options)


def today(mind: Outlook) -> Drive:
    """The drive that is left of this day."""
    return Drive(mind.g.car[mind.seat], mind.g.op, max(mind.g.day, TUESDAY))


def along(g: TimeOfSoccer, seat: int, way: Way | None, options: list[int]) -> int:
    """The next operation point on a way."""
    if way is None:
        return END_TURN
    if g.car[seat] == way.stop:
        return way.option if way.days == 0 else END_TURN
    away = distances(bool(g.free_traffic >> seat & 1))
    moves = [option for option in options if option & 0xFF == MOVE]
    return min(moves, key=lambda option: away[(option >> 8) - SEGMENT][way.stop])


def targets(mind: Outlook, most: int) -> list[int]:
    """The spaces with the most promising tiles, the best first."""
    found: list[int] = []
    for way in sorted(ways(mind, today(mind)), key=lambda way: -way.value):
        space = (way.option >> 8) - SPACE
        if space not in found:
            found.append(space)
    return found[:most]


def towards(mind: Outlook, space: int, options: list[int]) -> int:
    """The next operation point of the day for the tile in this space; for the best one when it is gone."""
    mine = [way for way in ways(mind, today(mind)) if (way.option >> 8) - SPACE == space]
    if not mine:
        return next_step(mind, options)
    return along(mind.g, mind.seat, max(mine, key=lambda way: way.value), options)
