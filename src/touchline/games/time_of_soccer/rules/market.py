"""Market days: drive, park, force, or end the day (TS-060 to TS-072, TS-110, TS-111, TS-117, TS-119)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, Verb, refuse, said
from touchline.engine.speech import listed
from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.cards import BESIDE, KIND
from touchline.games.time_of_soccer.rules.acquire import acquire
from touchline.games.time_of_soccer.rules.forced import force
from touchline.games.time_of_soccer.rules.match import CUP_WON
from touchline.games.time_of_soccer.rules.prospect import consequence
from touchline.games.time_of_soccer.rules.sales import enter_sales
from touchline.games.time_of_soccer.state import END, FORCE, MARKET_STEP, MOVE, PARK, TimeOfSoccer
from touchline.games.time_of_soccer.text import day_name, facts, in_a_row, name, say, street, street_name, way

MOST_PRESS: Final = 2  # TS-092

MOVES_AHEAD: Final[list[list[int]]] = [[MOVE | (c.SEGMENT + to) << 8 for to in ahead] for ahead in c.AHEAD]
MOVES_AROUND: Final[list[list[int]]] = [
    [MOVE | (c.SEGMENT + to) << 8 for to in around] for around in c.AROUND
]
END_TURN: Final = END | c.TURN << 8


def market_is_open(g: TimeOfSoccer) -> bool:
    """Whether there are tiles, in the market or to come (TS-147, TS-342)."""
    if g.deck:
        return True
    for tile in g.market:
        if tile >= 0:
            return True
    return False


# market_step: one operation point after the other (TS-061)


def begin_market_turn(g: TimeOfSoccer, seat: int) -> None:
    """As many points as the scout has today; a new scout's count from the next day (TS-060, TS-087)."""
    g.op = c.OP[g.scout[seat]]
    g.ask(seat, MARKET_STEP)
    if g.events is not None:
        g.tell("market_turn", "TS-060", [seat, g.op])


def legal_market_step(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """Drive on, enter a parking, force a tile, or end the turn at any time (TS-061, TS-063)."""
    car = g.car[seat]
    free = g.free_traffic >> seat & 1
    options = MOVES_AROUND[car].copy() if free else MOVES_AHEAD[car].copy()  # TS-066, TS-280
    for space in BESIDE[car]:
        tile = g.market[space]
        if tile >= 0 and may_take(g, seat, tile):
            if c.PARKING[4 * space + c.GAP[tile]] == car:
                options.append(PARK | (c.SPACE + space) << 8)  # TS-069
            elif KIND[tile] != c.SALES:
                options.append(FORCE | (c.SPACE + space) << 8)  # TS-110, TS-111, TS-119
    options.append(END_TURN)
    return options


def may_take(g: TimeOfSoccer, seat: int, tile: int) -> bool:
    """Whether the club can pay the tile's price and is not barred from it (TS-057, TS-072, TS-117)."""
    kind = KIND[tile]
    if kind in (c.PLAYER, c.MANAGER):
        return g.cash[seat] >= c.PRICE[tile]
    if kind == c.FRIENDLY:
        return g.friendly[seat] < 0  # TS-091
    if kind == c.PRESS:
        if len(g.press[seat]) >= MOST_PRESS:
            return False
        return c.STATEMENT[tile] != c.WIN_CUP or may_still_win_cup(g, seat)
    if kind == c.SALES:
        return bool(g.squad[seat]) or can_buy_second(g, seat, tile)  # TS-103
    return True


def may_still_win_cup(g: TimeOfSoccer, seat: int) -> bool:
    """Neither knocked out nor past the final (TS-140)."""
    return g.in_cup >> g.club[seat] & 1 == 1 and g.cup_wins[g.club[seat]] < CUP_WON


def can_buy_second(g: TimeOfSoccer, seat: int, sales: int) -> bool:
    """Whether the club can pay for a football player of the second market pile (TS-103, TS-285)."""
    for tile in g.second:
        if g.cash[seat] >= c.PRICE[tile] + c.SALE_BONUS[sales]:
            return True
    return False


def answer_market_step(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """A move goes on while points are left; everything else ends the turn (TS-062, TS-070, TS-115)."""
    verb = option & 0xFF
    if verb == MOVE:
        g.car[seat] = (option >> 8) - c.SEGMENT  # TS-064, TS-067, TS-068
        g.op -= 1
        if g.events is not None:
            g.tell("moved", "TS-064", [seat, g.car[seat], g.op])
        if g.op:
            g.ask(seat, MARKET_STEP)
        return
    g.op = 0
    if verb == PARK:  # the car is back on its street piece afterwards (TS-071)
        space = (option >> 8) - c.SPACE
        tile = g.market[space]
        if KIND[tile] == c.SALES:
            enter_sales(g, seat, space)
        else:
            if g.events is not None:
                g.tell("parked", "TS-070", [seat, space, tile])
            acquire(g, seat, space, c.PRICE[tile])
    elif verb == FORCE:
        force(g, seat, (option >> 8) - c.SPACE)
    elif g.events is not None:
        g.tell("turn_ended", "TS-063", [seat])


def asks_market_step(g: TimeOfSoccer, seat: int, arg: int) -> Said:
    """The day, the points, where the car stands, the cash."""
    car = g.car[seat]
    return said(points=g.op, day=day_name(g.day), street=street(car), way=way(car), cash=g.cash[seat])


def says_move(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """One street piece on."""
    to, car = thing - c.SEGMENT, g.car[seat]
    spaces = [str(space + 1) for space in BESIDE[to]]
    return said(
        "" if to // 4 == car // 4 else "turn",
        way=way_of(car, to),
        street=street_name(to),
        piece=street(to),
        n=len(spaces),
        spaces=listed(spaces),
    )


def way_of(car: int, to: int) -> str:
    """The direction in which a car drives into a street piece next to its own."""
    if to < 20:
        return "east" if 2 * (to % 4) + 1 > column(car) else "west"
    return "south" if 2 * (to % 4) + 1 > row(car) else "north"


def column(segment: int) -> int:
    """How far east the middle of a street piece lies, in half blocks."""
    return 2 * (segment % 4) + 1 if segment < 20 else 2 * (segment % 20 // 4)


def row(segment: int) -> int:
    """How far south it lies."""
    return 2 * (segment // 4) if segment < 20 else 2 * (segment % 4) + 1


def says_park(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """Park at a tile."""
    tile = g.market[thing - c.SPACE]
    if tile < 0:
        return said("empty", space=thing - c.SPACE + 1)
    if KIND[tile] == c.SALES:
        return said("sales", tile=name(tile), facts=facts(tile))
    comes = consequence(g, seat, tile)
    return said(
        "" if c.PRICE[tile] else "free", tile=name(tile), facts=facts(tile), comes=comes, price=c.PRICE[tile]
    )


def says_force(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """Try for a tile from the wrong side: what the die may bring."""
    tile = g.market[thing - c.SPACE]
    if tile < 0:
        return said("empty", space=thing - c.SPACE + 1)
    amounts = c.DIE[6 * g.secretary[seat] : 6 * g.secretary[seat] + 6]
    costs = [c.PRICE[tile] + amount for amount in amounts if amount]
    can = [cost for cost in costs if cost <= g.cash[seat]]
    odds: list[str] = []
    if can:
        odds.append(say("odds-pay", n=len(can)))
    if len(costs) > len(can):
        odds.append(say("odds-dear", n=len(costs) - len(can)))
    if len(costs) < len(amounts):
        odds.append(say("odds-break", n=len(amounts) - len(costs)))
    return said(
        tile=name(tile),
        facts=facts(tile),
        comes=consequence(g, seat, tile),
        odds=in_a_row(odds),
        cost=cost_of(can),
    )


def cost_of(costs: list[int]) -> str:
    """What it may cost, from the least to the most."""
    if not costs:
        return ""
    low, high = min(costs), max(costs)
    return say("cost", cost=low) if low == high else say("cost-between", low=low, high=high)


def says_end(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """Enough for today."""
    return said(points=g.op)


def refuses_market_step(g: TimeOfSoccer, seat: int, arg: int, option: int) -> Said | None:
    """What stands against a market step."""
    verb, thing, car = option & 0xFF, option >> 8, g.car[seat]
    if verb == MOVE and c.SEGMENT <= thing < c.SEGMENT + c.SEGMENTS:
        to = thing - c.SEGMENT
        if to == car:
            return refuse("TS-066", "no-turning-back")
        return refuse("TS-066", "against-traffic") if to in c.AROUND[car] else refuse("TS-064", "not-next")
    if verb in (PARK, FORCE) and c.SPACE <= thing < c.SPACE + c.SPACES:
        space = thing - c.SPACE
        tile = g.market[space]
        if tile < 0:
            return refuse("TS-095", "space-empty")
        return refuses_park(g, seat, space, tile) if verb == PARK else refuses_force(g, seat, space, tile)
    return None


def refuses_park(g: TimeOfSoccer, seat: int, space: int, tile: int) -> Said:
    """What stands against parking."""
    parking = c.PARKING[4 * space + c.GAP[tile]]
    if parking != g.car[seat]:
        return refuse("TS-069", "parks-elsewhere", street=street(parking))
    return refuses_tile(g, seat, tile, "TS-072")


def refuses_force(g: TimeOfSoccer, seat: int, space: int, tile: int) -> Said:
    """What stands against a forced try."""
    if KIND[tile] == c.SALES:
        return refuse("TS-119", "sales-not-forced")
    if c.PARKING[4 * space + c.GAP[tile]] == g.car[seat]:
        return refuse("TS-111", "parks-here")
    if space not in BESIDE[g.car[seat]]:
        return refuse("TS-110", "not-beside")
    return refuses_tile(g, seat, tile, "TS-117")


def refuses_tile(g: TimeOfSoccer, seat: int, tile: int, rule: str) -> Said:
    """What bars a club from a tile."""
    if KIND[tile] == c.FRIENDLY:
        return refuse("TS-091", "friendly-held")
    if KIND[tile] == c.PRESS:
        return (
            refuse("TS-092", "press-held")
            if len(g.press[seat]) >= MOST_PRESS
            else refuse("TS-140", "cup-over")
        )
    if KIND[tile] == c.SALES:
        return refuse("TS-103", "nobody-to-sell")
    return refuse(rule, "too-dear", cost=c.PRICE[tile], cash=g.cash[seat])


def tempting_market_step(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """All streets of the crossings, and to park at or force each tile beside the car."""
    car = g.car[seat]
    tries = MOVES_AROUND[car].copy()
    for space in BESIDE[car]:
        tile = g.market[space]
        if tile >= 0:
            parks = c.PARKING[4 * space + c.GAP[tile]] == car
            tries.append((PARK if parks else FORCE) | (c.SPACE + space) << 8)
            tries.append((FORCE if parks else PARK) | (c.SPACE + space) << 8)
    return tries


def end_turn(g: TimeOfSoccer, seat: int, arg: int) -> int:
    """The day ends (TS-322)."""
    return END_TURN


MARKET_STEP_QUESTION: Final = Question(
    MARKET_STEP,
    "market_step",
    "TS-061",
    legal_market_step,
    answer_market_step,
    asks=asks_market_step,
    verbs=(
        Verb(MARKET_STEP, ""),  # no option is called a market step: it is one of these four
        Verb(MOVE, "move", says_move, "streets"),
        Verb(PARK, "park", says_park, "market"),
        Verb(FORCE, "force", says_force, "market"),
        Verb(END, "end", says_end),
    ),
    refuses=refuses_market_step,
    tempting=tempting_market_step,
    caretaker=end_turn,
)
