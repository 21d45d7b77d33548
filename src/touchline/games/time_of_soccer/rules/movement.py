"""Saturday's market movement, and the removal rolls of absent rivals (TS-141 to TS-148, TS-270 to TS-275)."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer.cards import SPACES
from touchline.games.time_of_soccer.state import TimeOfSoccer

SOLO_ROLLS: Final = 3  # TS-270


def market_movement(g: TimeOfSoccer, arg: int) -> None:
    """Old tiles leave, the others grow old, free spaces are filled (TS-142, TS-143, TS-144)."""
    left: list[int] = []
    for space in range(SPACES):
        if g.old >> space & 1:
            left.append(g.market[space])
            g.market[space] = -1
    g.gone.extend(left)
    g.old = 0
    for space in range(SPACES):
        if g.market[space] >= 0:
            g.old |= 1 << space  # TS-148
    if g.events is not None:
        g.tell("old_tiles_left", "TS-142", left)
        g.tell("tiles_aged", "TS-143", [space for space in range(SPACES) if g.old >> space & 1])
    for space in range(SPACES):
        if g.market[space] < 0 and g.deck:  # the decks lie on one another (TS-145, TS-146)
            g.market[space] = g.deck.pop()
            if g.events is not None:
                g.tell("tile_placed", "TS-144", [space, g.market[space]])
    g.reveal()


def rolls_a_day(g: TimeOfSoccer) -> int:
    """Three alone (TS-270); with the option, two with 2 humans and one with 3 (TS-274)."""
    if g.seats == 1:
        return SOLO_ROLLS
    return 4 - g.seats if g.absent_rivals else 0


def removal_rolls(g: TimeOfSoccer) -> None:
    """Each takes the tile of a space, if it has one and both dice show 1 to 4 (TS-271, TS-272, TS-273)."""
    for _ in range(rolls_a_day(g)):
        white = g.rand(6) + 1
        blue = g.rand(6) + 1
        g.reveal()
        tile = -1
        if white <= 4 and blue <= 4:
            space = 4 * (white - 1) + blue - 1
            tile = g.market[space]
            if tile >= 0:
                g.market[space] = -1
                g.old &= ~(1 << space)
                g.gone.append(tile)
        if g.events is not None:
            g.tell("removal_roll", "TS-271", [white, blue, tile])
