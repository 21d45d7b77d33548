"""Choices of resources and Stats inside effects: one marker or one Stat at a time (EL-011, EL-363,
EL-405)."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards import (
    RESOURCE,
)
from touchline.games.eleven.effects import (
    ANY_BUT_CASH,
    CASH,
)
from touchline.games.eleven.rules.club import (
    gain,
    lose,
    move_stat,
)
from touchline.games.eleven.rules.lane import go_on, later
from touchline.games.eleven.state import (
    GAIN_ANY,
    GAIN_RESOURCE,
    GAIN_STAT,
    LOSE_ANY,
    LOSE_RESOURCE,
    STAT_ANY,
    Eleven,
)

STAT_OFFSET: Final = 8  # steps may be negative


# gain_any, lose_any, stat_any: one marker or one Stat at a time


def gain_resource(g: Eleven, seat: int, arg: int) -> None:
    """Ask for the next marker: `left | ANY or ANY_BUT_CASH << 4`."""
    if arg & 15:
        g.ask(seat, GAIN_ANY, arg)


def legal_gain_any(g: Eleven, seat: int, arg: int) -> list[int]:
    """One of the four resources, or of three."""
    least = CASH + 1 if arg >> 4 == ANY_BUT_CASH else CASH
    return [GAIN_ANY | (RESOURCE + resource) << 8 for resource in range(least, 4)]


def answer_gain_any(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Take it, and the next one."""
    gain(g, seat, (option >> 8) - RESOURCE, 1)
    later(g, seat, GAIN_RESOURCE, arg - 1)
    go_on(g, seat)


def lose_resource(g: Eleven, seat: int, left: int) -> None:
    """Ask for the next marker that goes, while there is one (EL-363)."""
    if left and max(g.resources[4 * seat : 4 * seat + 4]) > 0:
        g.ask(seat, LOSE_ANY, left)


def legal_lose_any(g: Eleven, seat: int, left: int) -> list[int]:
    """A resource that the club has."""
    return [LOSE_ANY | (RESOURCE + what) << 8 for what in range(4) if g.resources[4 * seat + what] > 0]


def answer_lose_any(g: Eleven, seat: int, left: int, option: int) -> None:
    """Give it up, and the next one."""
    lose(g, seat, (option >> 8) - RESOURCE, 1)
    later(g, seat, LOSE_RESOURCE, left - 1)
    go_on(g, seat)


def gain_stat(g: Eleven, seat: int, arg: int) -> None:
    """Ask for the next Stat: `steps + 8 | left << 4 | taken as bits << 8`."""
    if arg >> 4 & 15:
        g.ask(seat, STAT_ANY, arg)


def legal_stat_any(g: Eleven, seat: int, arg: int) -> list[int]:
    """One of the four Stats, another one the second time (EL-405)."""
    return [STAT_ANY | (RESOURCE + stat) << 8 for stat in range(4) if not arg >> 8 + stat & 1]


def answer_stat_any(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Move it, and the next one."""
    stat = (option >> 8) - RESOURCE
    move_stat(g, seat, stat, (arg & 15) - STAT_OFFSET)
    later(g, seat, GAIN_STAT, (arg | 1 << 8 + stat) - (1 << 4))
    go_on(g, seat)
