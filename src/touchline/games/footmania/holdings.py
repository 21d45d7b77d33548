"""What a manager of Footmania owns: footballers, plus cards and sponsors."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
from touchline.engine.speech import by_language
from touchline.games.footmania import cards as c
from touchline.games.footmania.rules.bank import sponsors_of
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import name, say

KINDS: Final = {
    "footballers": range(c.FOOTBALLERS),
    "plus-cards": range(c.PLUS, c.QUESTION_CARD),
    "sponsors": [card for card in range(c.QUESTION_CARD, c.CLUB) if c.QUESTION_EFFECT[card] == c.SPONSOR],
}


def goods(g: Footmania) -> list[Good]:
    """What can be owned, at every table the same."""
    return list(all_goods())


@by_language
def all_goods() -> tuple[Good, ...]:
    """All goods in the reader's words."""
    return tuple(
        Good(c.THINGS[thing], say(f"goods-{kind}"), name(thing)) for kind in KINDS for thing in KINDS[kind]
    )


def holdings(g: Footmania, seat: int) -> list[str]:
    """What the seat owns; clubs that were beaten are a result and no property."""
    return [c.THINGS[thing] for thing in g.squad[seat] + g.plus_cards[seat] + sponsors_of(g, seat)]
