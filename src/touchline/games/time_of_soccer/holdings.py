"""What a club of Time of Soccer owns: tiles of the market, unique starters, and its name."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.text import name, printed, say

UNIQUES: Final = range(c.UNIQUE, c.STARTER)


def goods(g: TimeOfSoccer) -> list[Good]:
    """What can be owned; unique starters are an option (TS-289)."""
    tiles = [tile for tile in range(c.MARKET_TILES) if c.KIND[tile] != c.SALES]  # those are used up at once
    found = [Good(c.THINGS[tile], printed("kinds", c.KINDS[c.KIND[tile]]), name(tile)) for tile in tiles]
    if g.unique_starters:
        found += [Good(c.THINGS[tile], say("goods-unique"), name(tile)) for tile in UNIQUES]
    return found + [
        Good(c.THINGS[club], say("goods-clubs"), name(club)) for club in range(c.CLUB, c.CLUB + c.CLUBS)
    ]


def holdings(g: TimeOfSoccer, seat: int) -> list[str]:
    """What the seat's club owns; the tiles that every club starts with are left out."""
    tiles = g.squad[seat] + g.managers[seat] + g.press[seat] + [entry >> 1 for entry in g.kept[seat]]
    for places in (g.scout, g.secretary, g.community, g.advertising, g.tv, g.friendly):
        tiles.append(places[seat])
    owned = [tile for tile in tiles if 0 <= tile < c.STARTER]
    if g.club[seat] >= 0:
        owned.append(c.CLUB + g.club[seat])
    return [c.THINGS[thing] for thing in owned]
