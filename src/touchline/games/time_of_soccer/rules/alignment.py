"""Placing football players: when they join, before each own match, before scoring (TS-149 to TS-155, TS-188).

The line-up is edited in place, position by position. What stands on an earlier position was placed in this
edit; a football player who still stands on a later one may be moved, so nobody is ever in two places and
every position can always be left empty.
"""

from __future__ import annotations

from touchline.games.time_of_soccer.cards import (
    ALLOWED,
    BENCH,
    EDIT,
    EMPTY,
    KEEP,
    PLACES,
    POSITION,
    POSITIONS,
)
from touchline.games.time_of_soccer.state import (
    ALIGN,
    ALIGN_POSITION,
    ALIGN_PRINCIPAL,
    LAST_LINE_UPS,
    PLACE_TILE,
    TimeOfSoccer,
)

# place_tile: a football player who joins takes a position or the bench (TS-015, TS-074, TS-152)


def legal_place_tile(g: TimeOfSoccer, seat: int, tile: int) -> list[int]:
    """Each position marked on the tile, or the bench (TS-150)."""
    options = [PLACE_TILE | (POSITION + at) << 8 for at in PLACES[tile]]
    options.append(PLACE_TILE | BENCH << 8)
    return options


def answer_place_tile(g: TimeOfSoccer, seat: int, tile: int, option: int) -> None:
    """Whoever stood there goes to the bench (TS-149)."""
    at = -1
    if option >> 8 != BENCH:
        at = (option >> 8) - POSITION
        g.line_up[11 * seat + at] = tile
    if g.events is not None:
        g.tell("placed", "TS-074", [seat, tile, at])


# align: keep the line-up, or edit principal manager and positions (TS-151, TS-155, TS-188)


def alignment(g: TimeOfSoccer, side: int) -> None:
    """Steps 2 and 3 of a match, the away club first (TS-193, TS-194)."""
    seat = g.seat_of[g.teams[side]]
    if seat >= 0:
        g.ask(seat, ALIGN)


def last_line_ups(g: TimeOfSoccer, turn: int) -> None:
    """Once more before scoring, in turn order (TS-234)."""
    if turn < g.seats:
        g.push(LAST_LINE_UPS, turn + 1)
        g.ask((g.lead + turn) % g.seats, ALIGN)


def legal_align(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """Keep it or edit it."""
    return [ALIGN | KEEP << 8, ALIGN | EDIT << 8]


def answer_align(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """An edit begins with the principal manager."""
    if option >> 8 == EDIT:
        g.ask(seat, ALIGN_PRINCIPAL)


def legal_align_principal(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """Any manager of the club."""
    return [ALIGN_PRINCIPAL | tile << 8 for tile in g.managers[seat]]


def answer_align_principal(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """His formation counts from now on (TS-159); then come the positions, from the goalkeeper on."""
    g.principal[seat] = option >> 8
    g.ask(seat, ALIGN_POSITION, 0)


def legal_align_position(g: TimeOfSoccer, seat: int, at: int) -> list[int]:
    """Each football player allowed there and not yet placed in this edit, or nobody (TS-149, TS-150)."""
    placed = g.line_up[11 * seat : 11 * seat + at]
    options: list[int] = []
    for tile in g.squad[seat]:
        if ALLOWED[tile] >> at & 1 and tile not in placed:
            options.append(ALIGN_POSITION | tile << 8)
    options.append(ALIGN_POSITION | EMPTY << 8)
    return options


def answer_align_position(g: TimeOfSoccer, seat: int, at: int, option: int) -> None:
    """He comes from the bench or from a later position; on to the next position."""
    tile = option >> 8
    first = 11 * seat
    if tile == EMPTY:
        g.line_up[first + at] = -1
    elif g.line_up[first + at] != tile:
        for other in range(first + at + 1, first + POSITIONS):
            if g.line_up[other] == tile:
                g.line_up[other] = -1
        g.line_up[first + at] = tile
    if at + 1 < POSITIONS:
        g.ask(seat, ALIGN_POSITION, at + 1)
    elif g.events is not None:
        g.tell("aligned", "TS-152", [seat, g.principal[seat], *g.line_up[first : first + POSITIONS]])
