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
from touchline.games.time_of_soccer.text import name, printed, say

UNIQUES: Final = range(UNIQUE, STARTER)


def goods(g: TimeOfSoccer) -> list[Good]:
    """What can be owned; unique starters are an option (TS-289)."""
    tiles = [tile for tile in range(MARKET_TILES) if KIND[tile] != SALES]  # those are used up at once
    found = [Good(THINGS[tile], printed("kinds", KINDS[KIND[tile]]), name(tile)) for tile in tiles]
    if g.unique_starters:
        found += [Good(THINGS[tile], say("goods-unique"), name(tile)) for tile in UNIQUES]
    return found + [Good(THINGS[club], say("goods-clubs"), name(club)) for club in range(CLUB, CLUB + CLUBS)]


def holdings(g: TimeOfSoccer, seat: int) -> list[str]:
    """What the seat's club owns; the tiles that every club starts with are left out."""
    tiles = g.squad[seat] + g.managers[seat] + g.press[seat] + [entry >> 1 for entry in g.kept[seat]]
    for places in (g.scout, g.secretary, g.community, g.advertising, g.tv, g.friendly):
        tiles.append(places[seat])
    owned = [tile for tile in tiles if 0 <= tile < STARTER]
    if g.club[seat] >= 0:
        owned.append(CLUB + g.club[seat])
    return [THINGS[thing] for thing in owned]
