"""What a manager of Footmania owns: footballers, plus cards and sponsors."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
from touchline.games.footmania.cards import (
    CLUB,
    FOOTBALLERS,
    PLUS,
    QUESTION_CARD,
    QUESTION_EFFECT,
    SPONSOR,
    THINGS,
)
from touchline.games.footmania.rules.bank import sponsors_of
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import name

KINDS: Final = (
    ("Footballers", range(FOOTBALLERS)),
    ("Plus cards", range(PLUS, QUESTION_CARD)),
    ("Sponsors", [card for card in range(QUESTION_CARD, CLUB) if QUESTION_EFFECT[card] == SPONSOR]),
)
GOODS: Final = tuple(Good(THINGS[thing], kind, name(thing)) for kind, things in KINDS for thing in things)


def goods(g: Footmania) -> list[Good]:
    """What can be owned, at every table the same."""
    return list(GOODS)


def holdings(g: Footmania, seat: int) -> list[str]:
    """What the seat owns; clubs that were beaten are a result and no property."""
    return [THINGS[thing] for thing in g.squad[seat] + g.plus_cards[seat] + sponsors_of(g, seat)]
