"""What rivals are likely to hold: of their plus cards they have kept the better ones.

Faces that the seat does not know need no belief: dealt at random they are as strong as those that managers
really have (docs/bots.md).
"""

from __future__ import annotations

from touchline.engine.chance import Chance
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.tactics import keeping


def believe(w: Footmania, seat: int, kind: int, chance: Chance) -> None:
    """Every other plus card of a rival is the better one of two."""
    deck = w.plus_deck
    for other in range(w.seats):
        if other == seat or not deck:
            continue
        hand = w.plus_cards[other]
        for at in range(len(hand)):
            if not chance.rand(2):
                continue
            place = chance.rand(len(deck))
            if keeping(deck[place]) > keeping(hand[at]):
                hand[at], deck[place] = deck[place], hand[at]
        hand.sort()
