"""Tiles and teams as they are drawn: name, price, skills on the four sides, what is printed on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from touchline.engine.speech import by_language, paragraphs
from touchline.games.time_of_soccer import cards as c, text
from touchline.games.time_of_soccer.text import say

Badge = tuple[str, str, str, str, str, str]

NUMBER: Final = {name: tile for tile, name in enumerate(c.THINGS[: c.TILES])}
ICON: Final = ("shirt", "coachp", "bino", "brief", "mega", "ad", "tv", "handshake", "press", "sale")
GAP_SHAPES: Final = {"red": "▲", "blue": "■", "yellow": "●", "green": "◆"}

# Two colours, shape, pattern and letter: no two teams look alike, in colour or without.
_LOOKS: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "blue": ("#0067a5", "#ffffff", "shield", "stripes", "B"),
    "red": ("#b3261e", "#ffd9d4", "disc", "hoops", "S"),
    "yellow": ("#d99a00", "#33291a", "diamond", "quarters", "K"),
    "green": ("#00775a", "#c9efe3", "hex", "chevron", "Q"),
    "black": ("#2c2c30", "#777777", "plate", "sash", "I"),
    "purple": ("#6a3a8e", "#d9c2ea", "pennant", "halves", "V"),
    "white_a": ("#e3e7e0", "#8d9a92", "shield", "top", "C"),
    "white_b": ("#cfd5cd", "#6d7b73", "disc", "halves", "F"),
}


@dataclass(frozen=True)
class Tile:
    """A tile. `value` is a football player's best basic skill, `text` what is printed on other tiles."""

    id: str
    kind: str
    kind_name: str
    label: str
    icon: str
    name: str
    short: str
    price: int
    salary: int
    text: str
    facts: str
    flavour: str
    value: int
    positions: str
    icons: tuple[tuple[str, str, str], ...]
    shirt: int
    gap: str

    @property
    def about(self) -> str:
        """All that the tile says, for the inspector: links as letters and in words."""
        links = [say("icons-letters", letters=letters, told=told) for _, letters, told in self.icons]
        facts = say("tile-about", kind=self.kind_name, price=self.price, salary=self.salary)
        plays = say("tile-plays", positions=self.plays) if self.positions else self.facts
        return paragraphs(self.name, facts, plays, *links, self.flavour)

    @property
    def plays(self) -> str:
        """Where a football player may stand, and what is worth there."""
        return self.positions if " " in self.positions else f"{self.positions} {self.value}"

    @property
    def shape(self) -> str:
        """The sign of its gap, which tells the colour without colour."""
        return GAP_SHAPES.get(self.gap, "")


@by_language
def tile(id: str) -> Tile:
    """A tile by its id."""
    number = NUMBER[id]
    kind = c.KIND[number]
    player = kind == c.PLAYER
    name = text.name(number)
    return Tile(
        id=id,
        kind=c.KINDS[kind],
        kind_name=text.printed("kinds", c.KINDS[kind]),
        label=say(f"kind-{c.KINDS[kind]}"),
        icon=ICON[kind],
        name=name,
        short=name.split()[-1] if player else name,
        price=c.PRICE[number],
        salary=c.SALARY[number],
        text="" if player else PRINTED.get(kind, text.contract_does)(number),
        facts=text.facts(number),
        flavour=text.flavour(number),
        value=max(c.BASIC[7 * number : 7 * number + 7]) if player else 0,
        positions=positions(number) if player else "",
        icons=icons(number) if player else (),
        shirt=c.SHIRT[number],
        gap=c.GAP_COLOURS[c.GAP[number]] if c.GAP[number] >= 0 else "",
    )


@by_language
def legend() -> tuple[tuple[str, str], ...]:
    """The letters on the sides of tiles, and the skills that they stand for."""
    return tuple((c.LETTERS[at], text.printed("skills", skill)) for at, skill in enumerate(c.ADVANCED))


def positions(number: int) -> str:
    """Where a football player may stand and what is worth there: `LB 3 LM 2`; pairs are one word."""
    found: dict[str, int] = {}
    for at in range(c.POSITIONS):
        if c.ALLOWED[number] >> at & 1:
            found[say(f"position-{c.PITCH[at]['id']}.short")] = c.BASIC[7 * number + c.SKILL_AT[2 * at]]
    if len(found) == 1:
        return next(iter(found))
    return " ".join(f"{name} {value}" for name, value in found.items())


def icons(number: int) -> tuple[tuple[str, str, str], ...]:
    """The advanced skills on each side: side, letters, words."""
    found = []
    for at, side in enumerate(c.SIDES):
        skills = c.ICONS[4 * number + at]
        if skills:
            told = say(f"icons-on-{side}", skills=text.skill_names(skills))
            found.append((side.lower(), text.letters_of(skills), told))
    return tuple(found)


# What a tile shows besides name, price and salary; short enough for a small square.


def of_manager(number: int) -> str:
    """Training and formation in a few words."""
    parts = [
        say("training", skill=say(f"skill-short-{skill}"), gain=c.TRAINING[5 * number + at])
        for at, skill in enumerate(c.ADVANCED)
        if c.TRAINING[5 * number + at]
    ]
    switched = [at for at in range(c.POSITIONS) if c.SWITCHES[number] >> at & 1]
    for role, those in (
        ("defence", [at for at in switched if c.ATTACKERS >> at & 1]),
        ("attack", [at for at in switched if not c.ATTACKERS >> at & 1]),
    ):
        if those:
            places = " ".join(text.position_code(at) for at in those)
            parts.append(say("switched-short", role=role, places=places, n=len(those)))
    return text.in_a_row(parts) if parts else say("reroll-short")


def of_friendly(number: int) -> str:
    """What it brings and costs."""
    money, cheer, energy = c.FRIENDLY_MONEY[number], c.FRIENDLY_CHEER[number], c.FRIENDLY_ENERGY[number]
    return say("friendly-short", money=money, cheer=cheer, energy=energy)


def of_press(number: int) -> str:
    """The promise, and what comes of it."""
    won = text.press_won(number)
    if not c.REWARD_VP[number]:
        won = say("press-won-short", money=c.REWARD_MONEY[number], cheer=c.REWARD_CHEER[number])
    promise = say(f"promise-{c.STATEMENTS[c.STATEMENT[number]]}")
    return say("press-short", promise=promise, won=won, lost=text.press_lost(number))


PRINTED: Final[dict[int, Callable[[int], str]]] = {
    c.MANAGER: of_manager,
    c.SCOUT: lambda number: say("scout-short", points=c.OP[number]),
    c.SECRETARY: lambda number: " ".join(text.die_amounts(number)),
    c.COMMUNITY: text.community_does,
    c.FRIENDLY: of_friendly,
    c.PRESS: of_press,
    c.SALES: text.facts,
}


@cache
def die_table(secretary: str) -> tuple[int, ...]:
    """What a secretary's die says, from 1 to 6; 0 is broken talks."""
    number = NUMBER[secretary]
    return tuple(c.DIE[6 * number : 6 * number + 6])


def team_name(team: str) -> str:
    """A team's name."""
    return text.team_name(c.TEAMS.index(team))


def badge(team: str) -> Badge:
    """The crest of a team."""
    return (*_LOOKS[team], team_name(team))


def no_club() -> Badge:
    """The crest of a seat without a club."""
    return ("#7c8a82", "#a9b6ae", "plate", "plain", "", say("no-club-crest"))


def badges() -> dict[str, Badge]:
    """The crests of all teams."""
    return {team: badge(team) for team in _LOOKS}
