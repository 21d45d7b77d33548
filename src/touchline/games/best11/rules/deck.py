"""The free-agent deck and its discard pile (B11-186, B11-187)."""

from __future__ import annotations

from touchline.games.best11.state import Best11


def draw(g: Best11) -> int:
    """The top card; an empty deck is made anew from the discard pile; -1 when both are empty."""
    if not g.deck:
        if not g.discard:
            return -1
        g.deck = g.discard
        g.discard = []
        g.shuffle(g.deck)
        if g.events is not None:
            g.tell("reshuffled", "B11-186", [len(g.deck)])
    return g.deck.pop()


def forget(g: Best11, seat: int, card: int) -> None:
    """A hand card that everybody knew of has left the hand."""
    if seat << 8 | card in g.known:
        g.known.remove(seat << 8 | card)
