"""Best 11 in words: how cards, boards and money are called. Sentences are in `words`, names in en.toml.

A hidden number of an event is -1 and reads "a card".
"""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Names, Words
from touchline.games.best11.cards import (
    BASE,
    BONUS,
    BONUSES,
    KEEPER,
    MANAGER,
    MANAGERS,
    MONEY_1,
    MONEY_3,
    TACTIC,
    THINGS,
    WORTH,
)

PACKAGE: Final = "touchline.games.best11"

say: Final = Words(PACKAGE)
printed: Final = Names(PACKAGE)


def table_of(thing: int) -> str:
    """The table of en.toml that has the words of a card or a board."""
    if thing >= MANAGER:
        return "managers"
    return "tactics" if thing >= TACTIC else "keepers" if thing >= KEEPER else "free_agents"


def name(thing: int) -> str:
    """The name of a card, a board or money; -1 is a card that the reader may not know."""
    if thing < 0:
        return say("a-card")
    if thing in (MONEY_1, MONEY_3):
        return say("money", n=WORTH[thing])
    return words_of(thing) if thing < MONEY_1 or MANAGER <= thing < MANAGER + MANAGERS else THINGS[thing]


def words_of(thing: int, field: str = "name") -> str:
    """What is printed on a card or a board."""
    return printed(table_of(thing), THINGS[thing], field)


def listed(things: list[int]) -> str:
    """Names in a row; unknown cards are counted, and money is added up."""
    if things and things[0] < 0:
        return say("cards", n=len(things))
    cards = [name(thing) for thing in things if thing not in (MONEY_1, MONEY_3)]
    money = sum(WORTH[thing] for thing in things if thing in (MONEY_1, MONEY_3))
    return speech.listed([*cards, say("money", n=money)] if money else cards)


def in_a_row(words: list[str]) -> str:
    """Words with commas only: "a, b, c"."""
    return speech.listed(words, "unit")


def card_facts(card: int) -> str:
    """A card's base value and bonus, in a few words."""
    if not BONUS[card]:
        return say("card-facts", base=BASE[card])
    return say("card-facts-bonus", base=BASE[card], bonus=printed("bonuses", BONUSES[BONUS[card]], "short"))


def bonus_text(card: int) -> str:
    """What a card's bonus does."""
    return printed("bonuses", BONUSES[BONUS[card]], "text") if BONUS[card] else ""


def ability(board: int) -> str:
    """What a manager board can do."""
    return words_of(board, "ability")


def objective(card: int) -> str:
    """What a tactical card rewards."""
    return words_of(card, "objective")
