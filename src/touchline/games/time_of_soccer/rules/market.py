"""Market days: drive, park, force, or end the day (TS-060 to TS-072, TS-110, TS-111, TS-117, TS-119)."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer.cards import (
    AHEAD,
    AROUND,
    BESIDE,
    FRIENDLY,
    GAP,
    KIND,
    MANAGER,
    OP,
    PARKING,
    PLAYER,
    PRESS,
    PRICE,
    SALE_BONUS,
    SALES,
    SEGMENT,
    SPACE,
    STATEMENT,
    TURN,
    WIN_CUP,
)
from touchline.games.time_of_soccer.rules.acquire import acquire
from touchline.games.time_of_soccer.rules.forced import force
from touchline.games.time_of_soccer.rules.match import CUP_WON
from touchline.games.time_of_soccer.rules.sales import enter_sales
from touchline.games.time_of_soccer.state import END, FORCE, MARKET_STEP, MOVE, PARK, TimeOfSoccer

MOST_PRESS: Final = 2  # TS-092

MOVES_AHEAD: Final[list[list[int]]] = [[MOVE | (SEGMENT + to) << 8 for to in ahead] for ahead in AHEAD]
MOVES_AROUND: Final[list[list[int]]] = [[MOVE | (SEGMENT + to) << 8 for to in around] for around in AROUND]
END_TURN: Final = END | TURN << 8


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
    g.op = OP[g.scout[seat]]
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
            if PARKING[4 * space + GAP[tile]] == car:
                options.append(PARK | (SPACE + space) << 8)  # TS-069
            elif KIND[tile] != SALES:
                options.append(FORCE | (SPACE + space) << 8)  # TS-110, TS-111, TS-119
    options.append(END_TURN)
    return options


def may_take(g: TimeOfSoccer, seat: int, tile: int) -> bool:
    """Whether the club can pay the tile's price and is not barred from it (TS-057, TS-072, TS-117)."""
    kind = KIND[tile]
    if kind in (PLAYER, MANAGER):
        return g.cash[seat] >= PRICE[tile]
    if kind == FRIENDLY:
        return g.friendly[seat] < 0  # TS-091
    if kind == PRESS:
        if len(g.press[seat]) >= MOST_PRESS:
            return False
        return STATEMENT[tile] != WIN_CUP or may_still_win_cup(g, seat)
    if kind == SALES:
        return bool(g.squad[seat]) or can_buy_second(g, seat, tile)  # TS-103
    return True


def may_still_win_cup(g: TimeOfSoccer, seat: int) -> bool:
    """Neither knocked out nor past the final (TS-140)."""
    return g.in_cup >> g.club[seat] & 1 == 1 and g.cup_wins[g.club[seat]] < CUP_WON


def can_buy_second(g: TimeOfSoccer, seat: int, sales: int) -> bool:
    """Whether the club can pay for a football player of the second market pile (TS-103, TS-285)."""
    for tile in g.second:
        if g.cash[seat] >= PRICE[tile] + SALE_BONUS[sales]:
            return True
    return False


def answer_market_step(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """A move goes on while points are left; everything else ends the turn (TS-062, TS-070, TS-115)."""
    verb = option & 0xFF
    if verb == MOVE:
        g.car[seat] = (option >> 8) - SEGMENT  # TS-064, TS-067, TS-068
        g.op -= 1
        if g.events is not None:
            g.tell("moved", "TS-064", [seat, g.car[seat], g.op])
        if g.op:
            g.ask(seat, MARKET_STEP)
        return
    g.op = 0
    if verb == PARK:  # the car is back on its street piece afterwards (TS-071)
        space = (option >> 8) - SPACE
        tile = g.market[space]
        if KIND[tile] == SALES:
            enter_sales(g, seat, space)
        else:
            if g.events is not None:
                g.tell("parked", "TS-070", [seat, space, tile])
            acquire(g, seat, space, PRICE[tile])
    elif verb == FORCE:
        force(g, seat, (option >> 8) - SPACE)
    elif g.events is not None:
        g.tell("turn_ended", "TS-063", [seat])
