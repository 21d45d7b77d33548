"""What a club of Time of Soccer owns: tiles of the market, unique starters, and its name."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
from touchline.games.time_of_soccer.cards import (
    CLUB,
    CLUBS,
    KIND,
    KINDS,
    MARKET_TILES,
    SALES,
    STARTER,
    THINGS,
    UNIQUE,
)
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.words import WORDS, name, team_name

GOODS: Final = (
    *(
        Good(THINGS[tile], WORDS["kinds"][KINDS[KIND[tile]]], name(tile))
        for tile in range(MARKET_TILES)
        if KIND[tile] != SALES  # used up at once
    ),
    *(Good(THINGS[tile], "Unique starters", name(tile)) for tile in range(UNIQUE, STARTER)),
    *(Good(THINGS[CLUB + club], "Clubs", team_name(club)) for club in range(CLUBS)),
)
UNIQUES: Final = THINGS[UNIQUE:STARTER]


def goods(g: TimeOfSoccer) -> list[Good]:
    """What can be owned; unique starters are an option (TS-289)."""
    return [good for good in GOODS if g.unique_starters or good.id not in UNIQUES]


def holdings(g: TimeOfSoccer, seat: int) -> list[str]:
    """What the seat's club owns; the tiles that every club starts with are left out."""
    tiles = g.squad[seat] + g.managers[seat] + g.press[seat] + [entry >> 1 for entry in g.kept[seat]]
    for places in (g.scout, g.secretary, g.community, g.advertising, g.tv, g.friendly):
        tiles.append(places[seat])
    owned = [tile for tile in tiles if 0 <= tile < STARTER]
    if g.club[seat] >= 0:
        owned.append(CLUB + g.club[seat])
    return [THINGS[thing] for thing in owned]
