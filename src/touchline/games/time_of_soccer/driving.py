"""Where a scout drives: to the tile that promises most, weighed by how many days away it is.

Streets are one-way, so distances are looked up, not measured. A tile is reached at its parking, or forced
from one of the other three sides at the mercy of the secretary's die (TS-069, TS-110).
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.eleven import Temper
from touchline.games.time_of_soccer.rules.market import END_TURN, may_take
from touchline.games.time_of_soccer.state import FORCE, MOVE, PARK, SATURDAY, TUESDAY, TimeOfSoccer
from touchline.games.time_of_soccer.valuation import Outlook

SEVERAL: Final = (
    c.PLAYER,
    c.MANAGER,
    c.PRESS,
    c.SALES,
)  # kinds of which a second tile is as good as the first
WORTHWHILE: Final = 0.05  # less is not worth the petrol
MOST_DAYS: Final = 8  # so far ahead the fading is at hand
NOT_YET: Final = float("-inf")


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


def space_of(way: Way) -> int:
    """Where its tile lies on the market."""
    return (way.option >> 8) - c.SPACE


@cache
def distances(free: bool) -> list[list[int]]:
    """Moves from each street piece to each other one, with the traffic or in any direction."""
    streets = c.AROUND if free else c.AHEAD
    found = []
    for start in range(c.SEGMENTS):
        moves = [-1] * c.SEGMENTS
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


class Stop(NamedTuple):
    """A side from which a tile can be had: what it promises there, and the nights until it can be paid."""

    value: float
    stop: int
    option: int
    space: int
    wait: int


class Noted:
    """What was found out on a market day of one world: while cars only drive, it stays as it is."""

    def __init__(self) -> None:
        self.world: TimeOfSoccer | None = None
        self.standing: tuple[int, ...] = ()
        self.stops: dict[tuple[int, int, Temper], list[Stop]] = {}

    def of(self, g: TimeOfSoccer) -> Noted:
        """The notes on this world; empty if it is another one, or if somebody has taken a tile."""
        standing = (g.week, g.day, *g.cash, *g.market)
        if self.world is not g or self.standing != standing:
            self.world, self.standing, self.stops = g, standing, {}
        return self


NOTED: Final = Noted()


def stops(mind: Outlook, day: int) -> list[Stop]:
    """All sides of all tiles that are worth going for; in a trial every step of a drive asks again."""
    known = NOTED.of(mind.g).stops
    key = mind.seat, day, mind.temper
    if key not in known:
        known[key] = find_stops(mind, day)
    return known[key]


def find_stops(mind: Outlook, day: int) -> list[Stop]:
    """The same, looked for."""
    g = mind.g
    found: list[Stop] = []
    for space in range(c.SPACES):
        tile = g.market[space]
        if tile < 0:
            continue
        wait = nights_until_paid(mind, tile, day)
        if wait < 0:
            continue
        worth = mind.value(tile) + denied(mind, tile, day)
        if worth <= WORTHWHILE:
            continue
        parking = c.PARKING[4 * space + c.GAP[tile]]
        found.append(Stop(worth, parking, PARK | (c.SPACE + space) << 8, space, wait))
        if c.KIND[tile] == c.SALES or wait:
            continue
        less = forced(mind, tile, worth)
        if less > WORTHWHILE:
            option = FORCE | (c.SPACE + space) << 8
            found += [Stop(less, stop, option, space, 0) for stop in c.BORDERS[space] if stop != parking]
    return found


def denied(mind: Outlook, tile: int, day: int) -> float:
    """What rivals lose who could take the tile today; a sales tile stays for them (TS-096)."""
    if not mind.temper.rivalry or c.KIND[tile] == c.SALES:
        return 0.0
    theirs = [rival.value(tile) for rival in mind.rivals if nights_until_paid(rival, tile, day) == 0]
    return mind.temper.rivalry * max([0.0, *theirs])


def ways(mind: Outlook, drive: Drive, sides: list[Stop] | None = None) -> list[Way]:
    """All tiles that are worth going for from here, each from every side that it can be reached from."""
    g, seat = mind.g, mind.seat
    away = distances(bool(g.free_traffic >> seat & 1))[drive.car]
    a_day = c.OP[g.scout[seat]]
    found: list[Way] = []
    patience, contested = mind.temper.patience, mind.temper.contested
    taken = races(mind) if contested < 1 else {}
    fades = [patience**days for days in range(MOST_DAYS)]
    to_sunday = SATURDAY - drive.day
    for value, stop, option, space, wait in sides if sides is not None else stops(mind, drive.day):
        days = days_to(away[stop], drive.points, a_day) if away[stop] >= drive.points else 0
        if days < wait:
            days = wait
        if days > to_sunday and g.old >> space & 1:
            continue  # it will be gone (TS-142)
        value *= fades[days] if days < MOST_DAYS else patience**days
        if value <= WORTHWHILE:
            continue
        if space in taken and drive.day + days >= taken[space]:
            value *= contested
            if value <= WORTHWHILE:
                continue
        found.append(Way(value, stop, option, days))
    return found


def races(mind: Outlook) -> dict[int, int]:
    """The tiles that rivals go for, by space, each with the day from which it will be gone."""
    if mind.races is None:
        g, day = mind.g, max(mind.g.day, TUESDAY)
        mind.races = {}
        for rival in mind.rivals:
            if g.car[rival.seat] < 0:
                continue  # it has not come to the market yet
            moves_later = (rival.seat - g.lead) % g.seats > (mind.seat - g.lead) % g.seats
            starts = day if moves_later else day + 1
            way = best_way(rival, Drive(g.car[rival.seat], c.OP[g.scout[rival.seat]], starts))
            if way:
                space = space_of(way)
                gone = starts + way.days + moves_later
                mind.races[space] = min(gone, mind.races.get(space, gone))
    return mind.races


def best_way(mind: Outlook, drive: Drive) -> Way | None:
    """The most promising tile from here, if any is worth going for."""
    sides = stops(mind, drive.day)
    found = ways(mind, drive, sides)
    if not found:
        return None
    if not mind.temper.foresight:
        return max(found, key=lambda way: way.value)
    return with_foresight(mind, drive, sides, found)


def with_foresight(mind: Outlook, drive: Drive, sides: list[Stop], found: list[Way]) -> Way:
    """The most promising tile with an eye on the one after it; those that cannot be it are not looked at."""
    temper = mind.temper
    most_after = temper.foresight * temper.patience * max(side.value for side in sides)
    onward: dict[tuple[int, int], list[Way]] = {}
    best, most = found[0], NOT_YET
    for way in sorted(found, key=lambda way: -way.value):
        if way.value + most_after <= most:
            break
        next_day = drive.day + way.days + 1
        key = way.stop, next_day
        if key not in onward:
            there = Drive(way.stop, c.OP[mind.g.scout[mind.seat]], next_day)
            onward[key] = sorted(ways(mind, there, sides), key=lambda way: -way.value)
        after = next((one for one in onward[key] if both(mind, way, one, next_day)), None)
        promise = way.value
        if after is not None:
            promise += temper.foresight * temper.patience ** (way.days + 1) * after.value
        if promise > most:
            best, most = way, promise
    return best


def both(mind: Outlook, way: Way, after: Way, day: int) -> bool:
    """Whether a club that takes the one tile has a use for the other, and the money."""
    one, other = (mind.g.market[space_of(each)] for each in (way, after))
    if one == other or (c.KIND[one] == c.KIND[other] and c.KIND[one] not in SEVERAL):
        return False
    paid = c.PRICE[one] + c.PRICE[other] <= mind.g.cash[mind.seat]
    return paid or day + after.days > SATURDAY  # Monday brings money


def nights_until_paid(mind: Outlook, tile: int, day: int) -> int:
    """0 if the tile can be taken now, the nights until Tuesday if Monday brings the money, else -1."""
    if may_take(mind.g, mind.seat, tile) and mind.affords(tile):
        return 0
    saved = mind.g.cash[mind.seat] + min(mind.balance, 10) - c.PRICE[tile]
    if mind.mondays and mind.g.cash[mind.seat] < c.PRICE[tile] and saved >= mind.kept(tile):
        return SATURDAY - day + 1
    return -1


def forced(mind: Outlook, tile: int, worth: float) -> float:
    """What forcing the tile promises, over the six faces of the die (TS-113, TS-114)."""
    secretary = mind.g.secretary[mind.seat]
    spare, money = mind.spare(tile), mind.money
    total = 0.0
    for amount in c.DIE[6 * secretary : 6 * secretary + 6]:
        if 0 < amount <= spare and worth > money * amount:
            total += worth - money * amount
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
    return min(moves, key=lambda option: away[(option >> 8) - c.SEGMENT][way.stop])


def towards(mind: Outlook, space: int, options: list[int]) -> int:
    """The next operation point of the day for the tile in this space; for the best one when it is gone."""
    mine = [way for way in ways(mind, today(mind)) if space_of(way) == space]
    if not mine:
        return next_step(mind, options)
    return along(mind.g, mind.seat, max(mine, key=lambda way: way.value), options)
