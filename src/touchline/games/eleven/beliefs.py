"""What rivals are likely to hold: of their two Objectives they have kept the one that is easier to meet.

Tactic cards need no belief: dealt at random they are as good as those that managers really hold
(docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.chance import Chance
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.bot import EASE
from touchline.games.eleven.redeal import is_possible
from touchline.games.eleven.state import Eleven

TRIES: Final = 20


def believe(w: Eleven, seat: int, kind: int, chance: Chance) -> None:
    """Each rival was dealt two Objectives and kept the easier one, which he has not had to reveal yet."""
    for other in range(w.seats):
        if other == seat or w.unused[other] < 0 or w.objective_state[other] != s.SECRET:
            continue
        pool = [w.objective[other], w.unused[other], *w.objective_deck]
        for _ in range(TRIES):
            chance.shuffle(pool)
            left, kept = sorted(pool[:2], key=ease)
            if is_possible(w, other, kept - c.OBJECTIVE):
                w.objective[other], w.unused[other], w.objective_deck = kept, left, pool[2:]
                break


def ease(card: int) -> float:
    """How easily a club meets an Objective."""
    return EASE[card - c.OBJECTIVE]
