"""Best 11 in words: how cards, boards and money are called. Sentences are in `words`, names in en.toml.

A hidden number of an event is -1 and reads "a card".
"""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Names, Words
from touchline.games.best11 import cards as c

PACKAGE: Final = "touchline.games.best11"

say: Final = Words(PACKAGE)
printed: Final = Names(PACKAGE)


def table_of(thing: int) -> str:
    """The table of en.toml that has the words of a card or a board."""
    if thing >= c.MANAGER:
        return "managers"
    return "tactics" if thing >= c.TACTIC else "keepers" if thing >= c.KEEPER else "free_agents"


def name(thing: int) -> str:
    """The name of a card, a board or money; -1 is a card that the reader may not know."""
    if thing < 0:
        return say("a-card")
    if thing in (c.MONEY_1, c.MONEY_3):
        return say("money", n=c.WORTH[thing])
    return (
        words_of(thing)
        if thing < c.MONEY_1 or c.MANAGER <= thing < c.MANAGER + c.MANAGERS
        else c.THINGS[thing]
    )


def words_of(thing: int, field: str = "name") -> str:
    """What is printed on a card or a board."""
    return printed(table_of(thing), c.THINGS[thing], field)


def listed(things: list[int]) -> str:
    """Names in a row; unknown cards are counted, and money is added up."""
    if things and things[0] < 0:
        return say("cards", n=len(things))
    money = [thing for thing in things if thing in (c.MONEY_1, c.MONEY_3)]
    cards = [name(thing) for thing in things if thing not in money]
    worth = sum(c.WORTH[thing] for thing in money)
    return speech.listed([*cards, say("money", n=worth)] if money else cards)


def in_a_row(words: list[str]) -> str:
    """Words with commas only: "a, b, c"."""
    return speech.listed(words, "unit")


def card_facts(card: int) -> str:
    """A card's base value and bonus, in a few words."""
    if not c.BONUS[card]:
        return say("card-facts", base=c.BASE[card])
    return say(
        "card-facts-bonus", base=c.BASE[card], bonus=printed("bonuses", c.BONUSES[c.BONUS[card]], "short")
    )


def bonus_text(card: int) -> str:
    """What a card's bonus does."""
    return printed("bonuses", c.BONUSES[c.BONUS[card]], "text") if c.BONUS[card] else ""


def ability(board: int) -> str:
    """What a manager board can do."""
    return words_of(board, "ability")


def objective(card: int) -> str:
    """What a tactical card rewards."""
    return words_of(card, "objective")
