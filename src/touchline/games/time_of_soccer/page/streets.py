"""The market as it is drawn: sixteen spaces between one-way streets, parking gaps, cars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.speech import Seat, by_language, speaking
from touchline.games.time_of_soccer.cards import BORDERS, CORNERS, SEGMENT, SEGMENTS, THINGS
from touchline.games.time_of_soccer.page.faces import Tile, tile
from touchline.games.time_of_soccer.table_view import ClubView, SpaceView
from touchline.games.time_of_soccer.text import say, street, way

SEGMENT_OF: Final = {THINGS[SEGMENT + at]: at for at in range(SEGMENTS)}
SIDES: Final = ("north", "east", "south", "west")


@dataclass(frozen=True)
class Street:
    """A street piece; row and column count the lines of a grid of streets and spaces, from 1."""

    id: str
    row: int
    column: int
    way: str
    name: str
    corner: bool


@dataclass(frozen=True)
class Space:
    """A space of the market; `side` is where its tile is entered."""

    number: int
    row: int
    column: int
    tile: Tile | None
    old: bool
    side: str


@by_language
def streets() -> tuple[Street, ...]:
    """All street pieces."""
    made = []
    for at in range(SEGMENTS):
        line, block = at % 20 // 4, at % 4
        row, column = (2 * line + 1, 2 * block + 2) if at < 20 else (2 * block + 2, 2 * line + 1)
        made.append(Street(THINGS[SEGMENT + at], row, column, way(at), street(at), at in CORNERS))
    return tuple(made)


def spaces(market: Sequence[SpaceView]) -> tuple[Space, ...]:
    """The spaces with what lies on them."""
    return tuple(
        Space(
            view.space,
            2 * ((view.space - 1) // 4) + 2,
            2 * ((view.space - 1) % 4) + 2,
            tile(view.tile) if view.tile else None,
            view.old,
            SIDES[BORDERS[view.space - 1].index(SEGMENT_OF[view.parking])] if view.parking else "",
        )
        for view in market
    )


def cars(clubs: Sequence[ClubView]) -> dict[str, list[int]]:
    """The seats whose cars stand on each street piece."""
    found: dict[str, list[int]] = {}
    for club in clubs:
        if club.car:
            found.setdefault(club.car, []).append(club.seat)
    return found


def whereabouts(clubs: Sequence[ClubView], names: Sequence[str], viewer: int) -> str:
    """Where all cars are, in a sentence for whoever does not see the map."""
    with speaking(you=viewer, names=names):
        return " ".join(
            say("whereabouts", who=Seat(club.seat), street=street(at), way=way(at))
            for club, at in ((club, SEGMENT_OF[club.car]) for club in clubs if club.car)
        )
