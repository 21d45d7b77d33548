"""Imagined worlds: the same table, with the order of the decks and the removed tiles dealt again (TS-331).

Nothing else is hidden. A deck's number tells which tiles may lie in it, so each deck is dealt from its own
tiles; they are sorted first, so that nobody can work back from a world to the true order.
"""

from __future__ import annotations

from touchline.games.time_of_soccer.cards import DECK
from touchline.games.time_of_soccer.state import TimeOfSoccer


def redeal(g: TimeOfSoccer, seat: int, seed: int) -> TimeOfSoccer:
    """A world that looks the same to this seat (-1: a spectator)."""
    w = g.clone()
    if g.over:
        return w
    chance = w.imagined(seed)
    w.deck, w.boxed = [], []
    for number in (4, 3, 2, 1):
        tiles = sorted(tile for tile in g.deck + g.boxed if DECK[tile] == number)
        chance.shuffle(tiles)
        unseen = sum(1 for tile in g.boxed if DECK[tile] == number)
        w.boxed += tiles[:unseen]
        w.deck += tiles[unseen:]
    w.uniques.sort()
    chance.shuffle(w.uniques)
    return w
