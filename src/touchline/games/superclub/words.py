"""Names and facts of cards, clubs and places in words; the words themselves are in en.toml."""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.content import read_words
from touchline.games.superclub import cards
from touchline.games.superclub.cards import (
    AMOUNT,
    CHANGER,
    CHEMISTRIES,
    CHEMISTRY,
    CLUB,
    CONTINENT,
    CUP,
    CUP_STRENGTH,
    DEFAULT_GK,
    DEPARTMENT,
    DEPARTMENTS,
    FORMATION,
    POSITION,
    POSITIONS,
    POTENTIAL,
    SEAT,
    STAFF,
    STARS,
    THINGS,
    THIRD,
    THIRDS,
)
from touchline.games.superclub.state import Superclub

WORDS: Final[dict[str, Any]] = read_words("touchline.games.superclub")
SUPERSTAR: Final = cards.SUPERSTAR


def name(thing: int) -> str:
    """The name of a thing; -2 is the default goalkeeper, other numbers below 0 are hidden cards."""
    if thing in (-2, DEFAULT_GK):
        return str(WORDS["default_gk"]["name"])
    if thing < 0:
        return "a card"
    if thing >= AMOUNT:
        return money(thing - AMOUNT)
    id = THINGS[thing]
    if thing < STAFF:
        return str(WORDS["players"][id]["name"])
    if thing < CHANGER:
        return str(WORDS["staff"][id]["name"])
    if thing < CUP:
        return str(WORDS["game_changers"][id]["title"])
    if thing < CONTINENT:
        return str(WORDS["supercup"][id]["name"])
    if thing < CLUB:
        return str(WORDS["continents"][id]["name"])
    if thing < SEAT:
        return str(WORDS["clubs"][id]["name"])
    if thing < THIRD:
        return f"{{{thing - SEAT}}}"
    if thing < FORMATION:
        return third_name(thing - THIRD)
    if DEPARTMENT <= thing < DEFAULT_GK:
        return str(WORDS["departments"][id]).lower()
    return id.replace("_", " ")


def money(amount: int) -> str:
    """An amount in millions."""
    return f"{amount}M"


def third_name(third: int) -> str:
    """Attack, midfield or defence."""
    return str(WORDS["thirds"][THIRDS[third]]).lower()


def halves(value: int) -> str:
    """Half stars as people write them: 21½."""
    return f"{value // 2 if value > 1 or value % 2 == 0 else ''}{'½' if value % 2 else ''}"


def stars_text(stars: int) -> str:
    """So many stars."""
    return f"{stars} star{'s' * (stars != 1)}"


def listed(words: list[str]) -> str:
    """Words in a row."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def ai_name(slot: int) -> str:
    """A club without a manager."""
    return str(WORDS["powerhouses"][str(slot + 1)]["name"])


def player_facts(player: int, stars: int) -> str:
    """Position, stars, potential and chemistry."""
    position = WORDS["positions"][POSITIONS[POSITION[player]]]
    potential = f", potential {POTENTIAL[player]}" if stars < POTENTIAL[player] else ""
    chemistry = f", {WORDS['chemistry'][CHEMISTRIES[CHEMISTRY[player]]]}" if CHEMISTRY[player] else ""
    return f"{position}, {stars_text(stars)}{potential}{chemistry}"


def facts(g: Superclub | None, thing: int) -> str:
    """What is printed on a card, in a few words; of a player at the stars that he has now."""
    if thing < 0 or thing >= CONTINENT:
        return f"Goalkeeper, {stars_text(cards.DEFAULT_STARS)}" if thing in (-2, DEFAULT_GK) else ""
    if thing < STAFF:
        return player_facts(thing, g.stars[thing] if g is not None else STARS[thing])
    if thing < CHANGER:
        words = WORDS["staff"][THINGS[thing]]
        return f"{words['job']}: {words['text']}"
    if thing < CUP:
        return str(WORDS["game_changers"][THINGS[thing]]["text"])
    att, mid, defence = CUP_STRENGTH[3 * (thing - CUP) : 3 * (thing - CUP) + 3]
    return f"Attack {att}, midfield {mid}, defence {defence}"


def facility_name(department: int, level: int) -> str:
    """A level of a facility."""
    return str(WORDS[DEPARTMENTS[department]][str(level)]["name"])
