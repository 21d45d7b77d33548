"""Cards as they are drawn: players, key staff, Game changers, SuperCup opponents, and the clubs' crests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from touchline.games.superclub.cards import (
    CHANGER,
    CHANGER_KIND,
    CHANGER_KINDS,
    CHANGER_WINDOW,
    CHEMISTRIES,
    CHEMISTRY,
    CUP,
    CUP_STRENGTH,
    DEFAULT_STARS,
    LEVELS,
    MIN_PRICE,
    POSITION,
    POSITIONS,
    POTENTIAL,
    SCOUT_PRICE,
    STAFF,
    STAFF_PRICE,
    STARS,
    THINGS,
    WINDOWS,
)
from touchline.games.superclub.text import WORDS, player_facts, stars_text
from touchline.games.superclub.view import PlayerView

NUMBER: Final = {name: thing for thing, name in enumerate(THINGS)}
KEEPER_ID: Final = "default_gk"
KITS: Final = {"ATT": "green", "MID": "yellow", "DEF": "red", "GK": "gloves", "UTIL": "purple"}  # SC-276
ICONS: Final = {"good": "check", "bad": "warn", "secret": "lock"}

Badge = tuple[str, str, str, str, str, str]
CLUBS: Final[dict[str, Badge]] = {
    "red": ("#b3202c", "#ffe1d6", "shield", "chevron", "", WORDS["clubs"]["red"]["name"]),
    "blue": ("#0067a5", "#ffffff", "disc", "hoops", "", WORDS["clubs"]["blue"]["name"]),
    "yellow": ("#e0a100", "#3a2a00", "hex", "quarters", "", WORDS["clubs"]["yellow"]["name"]),
    "purple": ("#6b3fa0", "#ead9ff", "diamond", "sash", "", WORDS["clubs"]["purple"]["name"]),
    "orange": ("#c2500a", "#ffd9b8", "plate", "stripes", "", WORDS["clubs"]["orange"]["name"]),
    "black": ("#2b3036", "#d7dde2", "pennant", "halves", "", WORDS["clubs"]["black"]["name"]),
}
TEAMS: Final[dict[str, Badge]] = {
    f"ai_{slot}": ("#47555e", "#d7e0e5", "plate", pattern, str(slot), words["name"])
    for (slot, words), pattern in zip(
        WORDS["powerhouses"].items(), ("stripes", "hoops", "sash", "quarters"), strict=True
    )
}
NO_CLUB: Final[Badge] = ("#7c8a82", "#a9b6ae", "plate", "plain", "", "No club yet")


@dataclass(frozen=True)
class Player:
    """A player card at the stars that he has now."""

    id: str
    name: str
    short: str
    flavour: str
    position: str
    stars: int
    potential: int
    chemistry: str
    min_price: int
    scout_price: int
    facts: str

    @property
    def kit(self) -> str:
        """The colour of the card, by position."""
        return KITS[self.position]

    @property
    def left(self) -> bool:
        """A half star on the left."""
        return self.chemistry in ("left", "both")

    @property
    def right(self) -> bool:
        """A half star on the right."""
        return self.chemistry in ("right", "both")


@dataclass(frozen=True)
class Slip:
    """A member of the staff or a Game changer: a slip with a stub. `note` is the price or the window."""

    id: str
    name: str
    job: str
    text: str
    flavour: str
    icon: str
    tone: str
    note: str = ""


@dataclass(frozen=True)
class Cup:
    """A SuperCup opponent."""

    id: str
    name: str
    country: str
    flavour: str
    att: int
    mid: int
    defence: int


@cache
def player(id: str, stars: int) -> Player:
    """A player by id, with so many stars."""
    if id == KEEPER_ID:
        words = WORDS["default_gk"]
        facts = f"Goalkeeper, {stars_text(DEFAULT_STARS)}"
        name = words["name"]
        return Player(id, name, name.split()[0], words["flavour"], "GK", 1, 1, "none", 0, 0, facts)
    card = NUMBER[id]
    words = WORDS["players"][id]
    at = LEVELS * card + stars
    return Player(
        id=id,
        name=words["name"],
        short=words["name"].split()[-1],
        flavour=words.get("flavour", ""),
        position=POSITIONS[POSITION[card]],
        stars=stars,
        potential=POTENTIAL[card],
        chemistry=CHEMISTRIES[CHEMISTRY[card]],
        min_price=MIN_PRICE[at],
        scout_price=SCOUT_PRICE[at],
        facts=player_facts(card, stars),
    )


def face(view: PlayerView) -> Player:
    """A player as he lies on the table."""
    return player(view.id, view.stars)


def base(id: str) -> Player:
    """A player as his first card shows him."""
    return player(id, 1 if id == KEEPER_ID else STARS[NUMBER[id]])


@cache
def member(id: str) -> Slip:
    """A member of the key staff."""
    words = WORDS["staff"][id]
    price = STAFF_PRICE[NUMBER[id] - STAFF]
    return Slip(
        id, words["name"], words["job"], words["text"], words["flavour"], "coachp", "staff", f"{price}M"
    )


@cache
def changer(id: str) -> Slip:
    """A Game changer."""
    words = WORDS["game_changers"][id]
    card = NUMBER[id] - CHANGER
    kind = CHANGER_KINDS[CHANGER_KIND[card]]
    window = CHANGER_WINDOW[card]
    note = WORDS["windows"][WINDOWS[window]] if window >= 0 else ""
    job = WORDS["changer_kinds"][kind]
    return Slip(id, words["title"], job, words["text"], words["flavour"], ICONS[kind], kind, note)


@cache
def cup(id: str) -> Cup:
    """A SuperCup opponent."""
    words = WORDS["supercup"][id]
    at = 3 * (NUMBER[id] - CUP)
    return Cup(id, words["name"], words["country"], words.get("flavour", ""), *CUP_STRENGTH[at : at + 3])
