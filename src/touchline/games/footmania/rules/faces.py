"""Faces and backs: who knows a footballer, and how a card goes back under its deck (FM-267 to FM-271)."""

from __future__ import annotations

from bisect import insort

from touchline.games.footmania.cards import BACK, IS_RED
from touchline.games.footmania.state import ALL_SEEN, PUBLIC, Footmania


def knows(g: Footmania, seat: int, card: int) -> bool:
    """Whether the seat has seen this face since the card left its deck (FM-261)."""
    return g.seen[card] >> seat & 1 == 1


def show(g: Footmania, seat: int, card: int) -> None:
    """The seat sees the face."""
    g.seen[card] |= 1 << seat


def show_all(g: Footmania, cards: list[int]) -> None:
    """Everybody sees these faces (FM-269); what is no footballer is passed over."""
    for card in cards:
        if card >= 0:
            g.seen[card] = ALL_SEEN


def veiled(card: int) -> int:
    """How an event names a footballer whose face the listener does not know: by his back (FM-271)."""
    return -2 - BACK[card]


def join(g: Footmania, seat: int, card: int) -> None:
    """The footballer joins the squad; his new manager knows him."""
    insort(g.squad[seat], card)
    g.seen[card] |= 1 << seat


def put_under(g: Footmania, card: int) -> None:
    """The footballer goes face down under his deck and is forgotten (FM-078, FM-249, FM-270)."""
    g.seen[card] = 0
    if IS_RED[card]:
        g.foreign_deck.insert(0, card)
    else:
        g.domestic_deck.insert(0, card)


def tell_face(g: Footmania, kind: str, rule: str, args: list[int], at: int) -> None:
    """Report an event whose argument `at` is a footballer; who does not know him hears of his back only."""
    card = args[at]
    if g.seen[card] >> PUBLIC & 1:
        g.tell(kind, rule, args)
        return
    veil = args.copy()
    veil[at] = veiled(card)
    g.tell(kind, rule, args, veil=veil, those=g.seen[card])
