"""Best 11 in words: how cards, boards and money are called. Sentences are in `words`, names in en.toml.

A hidden number of an event is -1 and reads "a card".
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine import speech
from touchline.engine.content import read_words
from touchline.engine.speech import Words
from touchline.games.best11.cards import BASE, BONUS, BONUSES, MONEY_1, NEXT, THINGS, WORTH

WORDS: Final[dict[str, Any]] = read_words("touchline.games.best11")
CARDS: Final[dict[str, Any]] = WORDS["free_agents"] | WORDS["keepers"] | WORDS["tactics"] | WORDS["managers"]

say: Final = Words("touchline.games.best11")


def name(thing: int) -> str:
    """The name of a card, a board or money; -1 is a card that the reader may not know."""
    if thing < 0:
        return say("a-card")
    if thing in (MONEY_1, MONEY_1 + 1):
        return say("money", n=WORTH[thing])
    return THINGS[thing] if thing >= NEXT or THINGS[thing] not in CARDS else str(CARDS[THINGS[thing]]["name"])


def listed(things: list[int]) -> str:
    """Names in a row; unknown cards are counted."""
    if things and things[0] < 0:
        return say("cards", n=len(things))
    return speech.listed(name(thing) for thing in things)


def card_facts(card: int) -> str:
    """A card's base value and bonus, in a few words."""
    if not BONUS[card]:
        return say("card-facts", base=BASE[card])
    return say("card-facts-bonus", base=BASE[card], bonus=WORDS["bonuses"][BONUSES[BONUS[card]]]["short"])


def bonus_text(card: int) -> str:
    """What a card's bonus does."""
    return str(WORDS["bonuses"][BONUSES[BONUS[card]]]["text"]) if BONUS[card] else ""


def ability(board: int) -> str:
    """What a manager board can do."""
    return str(CARDS[THINGS[board]]["ability"])


def objective(card: int) -> str:
    """What a tactical card rewards."""
    return str(CARDS[THINGS[card]]["objective"])
