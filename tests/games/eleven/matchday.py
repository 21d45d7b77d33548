"""Matchdays in a few words, for tests."""

from __future__ import annotations

from tests.games.eleven.given import Table
from touchline.games.eleven.cards import JERSEY_NAMES, ZONE_NAMES


def lay_out(table: Table, plan: str = "TB1:5-3-2", which: int = 0, seat: int = 0) -> Table:
    """A Match with this formation and the first (or, with -1, the last) shape of every row, up to the Player
    cards."""
    table.match(seat).play(seat, plan)
    while table.asked(seat) == "row_shape":
        table.play(seat, table.options(seat)[which])
    return table


def zones(table: Table, seat: int = 0) -> dict[str, str]:
    """The Zone of every Jersey that has one."""
    found = table.g.zone[13 * seat : 13 * seat + 13]
    return {name: ZONE_NAMES[zone] for name, zone in zip(JERSEY_NAMES, found, strict=True) if zone >= 0}


def who_plays(table: Table, seat: int = 0) -> list[str]:
    """The Player cards assigned so far."""
    return table.view(seat).clubs[seat].match.assigned


def assignable(table: Table, seat: int = 0) -> list[str]:
    """Who may be assigned now, and where."""
    return [option[14:] for option in table.options(seat) if "@" in option]


def kick_off(table: Table, seat: int = 0) -> Table:
    """Confirm the line-up as it stands; the caretaker answers up to the Stands."""
    return table.until("confirm_lineup").play(seat, "confirm")


def order(table: Table, *kinds: str) -> list[str]:
    """These kinds of events in the order in which they came, each once."""
    return list(dict.fromkeys(table.kinds(*kinds)))
