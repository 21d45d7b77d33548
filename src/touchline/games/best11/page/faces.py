"""Cards as they are drawn: name, kit, value, lines, symbols, what is printed below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from touchline.games.best11.cards import (
    BASE,
    BONUS,
    BONUSES,
    COLOUR,
    COLOURS,
    FACTS,
    FORMATION,
    LATE,
    MANAGER,
    MGR_FLEX,
    SYMBOL,
    SYMBOLS,
    THINGS,
    WORTH,
)
from touchline.games.best11.text import CARDS, WORDS, bonus_text

NUMBER: Final = {name: i for i, name in enumerate(THINGS)}
CODES: Final = {"skill": "Sk", "savvy": "Sa", "speed": "Sp", "strength": "St"}
POSITIONS: Final = {row["id"]: row["positions"] for row in FACTS["free_agents"] + FACTS["keepers"]}


@dataclass(frozen=True)
class Face:
    """A free agent or a keeper. `extra` is the word on its chip: a signing bonus, Late, or nothing."""

    id: str
    name: str
    colour: str
    base: int
    positions: str
    symbols: tuple[tuple[str, int], ...]
    late: bool
    extra: str
    rule: str
    flavour: str


@dataclass(frozen=True)
class Tactic:
    """A tactical card."""

    id: str
    name: str
    objective: str
    flavour: str


@dataclass(frozen=True)
class Manager:
    """A manager board."""

    id: str
    name: str
    formation: str
    ability: str
    flavour: str


@cache
def face(card: str) -> Face:
    """The face of a free agent or keeper."""
    number = NUMBER[card]
    words = CARDS[card]
    late = bool(LATE[number])
    bonus: dict[str, Any] = WORDS["bonuses"][BONUSES[BONUS[number]]] if BONUS[number] else {}
    return Face(
        id=card,
        name=words["name"],
        colour=COLOURS[COLOUR[number]],
        base=BASE[number],
        positions=POSITIONS[card],
        symbols=tuple(
            (CODES[name], SYMBOL[i][number]) for i, name in enumerate(SYMBOLS) if SYMBOL[i][number]
        ),
        late=late,
        extra=WORDS["abilities"]["late_bid"]["short"] if late else bonus.get("short", ""),
        rule=WORDS["abilities"]["late_bid"]["text"] if late else bonus_text(number),
        flavour=words["flavour"],
    )


@cache
def tactic(card: str) -> Tactic:
    """A tactical card in words."""
    words = CARDS[card]
    return Tactic(card, words["name"], words["objective"], words["flavour"])


@cache
def manager(board: str) -> Manager:
    """A manager board in words."""
    words = CARDS[board]
    return Manager(board, words["name"], formation(board), words["ability"], words["flavour"])


def formation(board: str) -> str:
    """The formation of a manager board, from the back."""
    which = NUMBER[board] - MANAGER
    return "free formation" if which == MGR_FLEX else "-".join(map(str, FORMATION[which]))


def worth(thing: str) -> int:
    """What a card or a coin is worth in a bid."""
    return WORTH[NUMBER[thing]]
