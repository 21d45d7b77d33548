"""Every tile is in exactly one place, and no number leaves its track: a check for every moment of a game."""

from __future__ import annotations

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.rules.levels import eleven
from touchline.games.time_of_soccer.state import TimeOfSoccer


def conserved(g: TimeOfSoccer) -> str:
    """What is wrong with the tiles on the table, or nothing: every tile is in exactly one place."""
    tiles = (
        g.deck + g.boxed + [tile for tile in g.market if tile >= 0] + g.second + g.gone + g.drawn + g.uniques
    )
    for seat in range(g.seats):
        tiles += g.squad[seat] + g.managers[seat] + g.press[seat] + [entry >> 1 for entry in g.kept[seat]]
        single = [g.scout, g.secretary, g.community, g.advertising, g.tv, g.friendly]
        tiles += [places[seat] for places in single if places[seat] >= 0]
    if sorted(tiles) != in_play(g, tiles):
        return f"tiles are not conserved: {sorted(tiles)}"
    for seat in range(g.seats):
        fielded = [(at, tile) for at, tile in enumerate(eleven(g, seat)) if tile >= 0]
        if len({tile for _, tile in fielded}) != len(fielded):
            return f"seat {seat} fields somebody twice"
        if any(tile not in g.squad[seat] or not c.ALLOWED[tile] >> at & 1 for at, tile in fielded):
            return f"seat {seat} fields somebody who may not stand there"
    if min(g.cash) < 0 or min(g.fans) < 0 or max(g.fans) > 25:
        return "money or fans are beyond their limits"
    if sum(g.cup_wins) != 8 - bin(g.in_cup).count("1"):
        return "cup matches won and teams knocked out do not agree"
    return ""


def in_play(g: TimeOfSoccer, tiles: list[int]) -> list[int]:
    """What there must be, each once: the market's tiles, unique starters, and what the clubs began with."""
    drawn = any(tile >= c.STARTER for squad in g.squad for tile in squad) or any(
        c.STARTER <= tile < c.STARTER + c.CLUBS * c.STARTERS for tile in g.gone
    )
    wanted = list(range(c.MARKET_TILES))
    wanted += list(range(c.UNIQUE, c.UNIQUE + c.UNIQUES)) if g.unique_starters else []
    for tile in range(c.STARTER, c.TILES):
        club = (
            (tile - c.STARTER) // c.STARTERS
            if c.KIND[tile] == c.PLAYER
            else (tile - c.STARTER - c.CLUBS * c.STARTERS) % c.CLUBS
        )
        if g.seat_of[club] >= 0 and (drawn or c.KIND[tile] != c.PLAYER):
            wanted.append(tile)
    return wanted
