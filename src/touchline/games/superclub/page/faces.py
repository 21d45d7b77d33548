"""Cards as they are drawn: players, key staff, Game changers, SuperCup opponents, and the clubs' crests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from touchline.engine.speech import by_language, paragraphs
from touchline.games.superclub import cards as c, changer_cards
from touchline.games.superclub.table_view import PlayerView
from touchline.games.superclub.text import ai_name, keeper_facts, money, names, player_facts, say

NUMBER: Final = {name: thing for thing, name in enumerate(c.THINGS)}
KEEPER_ID: Final = "default_gk"
KITS: Final = {"ATT": "green", "MID": "yellow", "DEF": "red", "GK": "gloves", "UTIL": "purple"}  # SC-276
ICONS: Final = {"good": "check", "bad": "warn", "secret": "lock"}

Badge = tuple[str, str, str, str, str, str]
# The crests of the clubs, but for their names: two colours, shape, pattern.
CRESTS: Final[dict[str, tuple[str, str, str, str]]] = {
    "red": ("#b3202c", "#ffe1d6", "shield", "chevron"),
    "blue": ("#0067a5", "#ffffff", "disc", "hoops"),
    "yellow": ("#e0a100", "#3a2a00", "hex", "quarters"),
    "purple": ("#6b3fa0", "#ead9ff", "diamond", "sash"),
    "orange": ("#c2500a", "#ffd9b8", "plate", "stripes"),
    "black": ("#2b3036", "#d7dde2", "pennant", "halves"),
}
NO_CREST: Final = ("#7c8a82", "#a9b6ae", "plate", "plain")
TEAMS: Final[dict[str, Badge]] = {
    f"ai_{slot + 1}": ("#47555e", "#d7e0e5", "plate", pattern, str(slot + 1), ai_name(slot))
    for slot, pattern in enumerate(("stripes", "hoops", "sash", "quarters"))
}


def badge(club: str | None) -> Badge:
    """The crest of a club with its name, or of a manager who has none yet."""
    return (*CRESTS[club], "", names("clubs", club)) if club else (*NO_CREST, "", say("no-club"))


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

    @property
    def about(self) -> str:
        """All that the card says, for the inspector."""
        return paragraphs(self.name, self.facts, self.flavour)


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

    @property
    def about(self) -> str:
        """All that the card says, for the inspector."""
        return paragraphs(self.name, self.job, self.text, self.note, self.flavour)


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


@by_language
def player(id: str, stars: int) -> Player:
    """A player by id, with so many stars."""
    if id == KEEPER_ID:
        name, flavour = names("default_gk", "name"), names("default_gk", "flavour")
        one = c.DEFAULT_STARS
        return Player(id, name, name.split()[0], flavour, "GK", one, one, "none", 0, 0, keeper_facts())
    card = NUMBER[id]
    name = names("players", id)
    at = c.LEVELS * card + stars
    return Player(
        id=id,
        name=name,
        short=name.split()[-1],
        flavour=names("players", id, "flavour"),
        position=c.POSITIONS[c.POSITION[card]],
        stars=stars,
        potential=c.POTENTIAL[card],
        chemistry=c.CHEMISTRIES[c.CHEMISTRY[card]],
        min_price=c.MIN_PRICE[at],
        scout_price=c.SCOUT_PRICE[at],
        facts=player_facts(card, stars),
    )


def face(view: PlayerView) -> Player:
    """A player as he lies on the table."""
    return player(view.id, view.stars)


def base(id: str) -> Player:
    """A player as his first card shows him."""
    return player(id, 1 if id == KEEPER_ID else c.STARS[NUMBER[id]])


@by_language
def member(id: str) -> Slip:
    """A member of the key staff."""
    name, job, text, flavour = (names("staff", id, field) for field in ("name", "job", "text", "flavour"))
    return Slip(id, name, job, text, flavour, "coachp", "staff", money(c.STAFF_PRICE[NUMBER[id] - c.STAFF]))


@by_language
def changer(id: str) -> Slip:
    """A Game changer."""
    title, text, flavour = (names("game_changers", id, field) for field in ("title", "text", "flavour"))
    card = NUMBER[id] - c.CHANGER
    kind = changer_cards.KINDS[changer_cards.KIND[card]]
    window = changer_cards.WINDOW[card]
    note = names("windows", changer_cards.WINDOWS[window]) if window >= 0 else ""
    return Slip(id, title, names("changer_kinds", kind), text, flavour, ICONS[kind], kind, note)


@by_language
def cup(id: str) -> Cup:
    """A SuperCup opponent."""
    name, country, flavour = (names("supercup", id, field) for field in ("name", "country", "flavour"))
    at = 3 * (NUMBER[id] - c.CUP)
    return Cup(id, name, country, flavour, *c.CUP_STRENGTH[at : at + 3])
