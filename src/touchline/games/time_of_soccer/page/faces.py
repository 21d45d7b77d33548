"""Tiles and teams as they are drawn: name, price, skills on the four sides, what is printed on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from touchline.games.time_of_soccer import words
from touchline.games.time_of_soccer.cards import (
    ADVANCED,
    ALLOWED,
    ATTACKERS,
    BASIC,
    DIE,
    GAP,
    GAP_COLOURS,
    ICONS,
    KIND,
    KINDS,
    LETTERS,
    MANAGER,
    OP,
    PITCH,
    PLAYER,
    POSITIONS,
    PRESS,
    PRICE,
    SALARY,
    SALES,
    SCOUT,
    SECRETARY,
    SHIRT,
    SIDES,
    SKILL_AT,
    STATEMENT,
    STATEMENTS,
    SWITCHES,
    TEAMS,
    THINGS,
    TILES,
    TRAINING,
)

Badge = tuple[str, str, str, str, str, str]

NUMBER: Final = {name: tile for tile, name in enumerate(THINGS[:TILES])}
ICON: Final = ("shirt", "coachp", "bino", "brief", "mega", "ad", "tv", "handshake", "press", "sale")
LABEL: Final = (
    "Player",
    "Manager",
    "Scout",
    "Secretary",
    "Community",
    "Advertising",
    "TV",
    "Friendly",
    "Press",
    "Sales",
)
# What a press release promises, in the few words that a small square has room for.
PROMISES: Final = {
    "win_cup": "win the cup",
    "win_league": "win the league",
    "league_top2": "finish in the top two",
    "win_weekend": "win on Sunday",
    "not_lose_weekend": "do not lose on Sunday",
    "score_1": "score on Sunday",
    "score_2": "score twice on Sunday",
    "clean_sheet": "concede nothing on Sunday",
}
SIDE_WORDS: Final = {"T": "top", "R": "right", "B": "bottom", "L": "left"}
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
    def shape(self) -> str:
        """The sign of its gap, which tells the colour without colour."""
        return GAP_SHAPES.get(self.gap, "")


@cache
def tile(id: str) -> Tile:
    """A tile by its id."""
    number = NUMBER[id]
    kind = KIND[number]
    texts = words.TILE_WORDS[id]
    player = kind == PLAYER
    return Tile(
        id=id,
        kind=KINDS[kind],
        kind_name=words.WORDS["kinds"][KINDS[kind]],
        label=LABEL[kind],
        icon=ICON[kind],
        name=texts["name"],
        short=texts["name"].split()[-1] if player else texts["name"],
        price=PRICE[number],
        salary=SALARY[number],
        text=printed(number),
        facts=words.facts(number),
        flavour=texts.get("flavour", ""),
        value=max(BASIC[7 * number : 7 * number + 7]) if player else 0,
        positions=positions(number) if player else "",
        icons=icons(number) if player else (),
        shirt=SHIRT[number],
        gap=GAP_COLOURS[GAP[number]] if GAP[number] >= 0 else "",
    )


def positions(number: int) -> str:
    """Where a football player may stand and what is worth there: `LB 3 LM 2`; pairs are one word."""
    found: dict[str, int] = {}
    for at in range(POSITIONS):
        if ALLOWED[number] >> at & 1:
            id = PITCH[at]["id"].upper()
            short = {"CBL": "CB", "CBR": "CB", "CML": "CM", "CMR": "CM", "STL": "ST", "STR": "ST"}.get(id, id)
            found[short] = BASIC[7 * number + SKILL_AT[2 * at]]
    if len(found) == 1:
        return next(iter(found))
    return " ".join(f"{name} {value}" for name, value in found.items())


def icons(number: int) -> tuple[tuple[str, str, str], ...]:
    """The advanced skills on each side: side, letters, words."""
    found = []
    for at, side in enumerate(SIDES):
        bits = ICONS[4 * number + at]
        letters = "".join(LETTERS[skill] for skill in range(5) if bits >> skill & 1)
        if letters:
            names = [words.WORDS["skills"][ADVANCED[skill]] for skill in range(5) if bits >> skill & 1]
            found.append((side.lower(), letters, f"{words.listed(names)} on the {SIDE_WORDS[side]}"))
    return tuple(found)


def printed(number: int) -> str:
    """What a tile shows besides name, price and salary; short enough for a small square."""
    kind = KIND[number]
    if kind == PLAYER:
        return ""
    if kind in PRINTED:
        return PRINTED[kind](number)
    return words.facts(number).partition(", salary")[0].replace(" with fatigue", "")


def of_manager(number: int) -> str:
    """Training and formation in a few words."""
    trained = [
        f"{words.WORDS['skills'][skill]} +{TRAINING[5 * number + at]}"
        for at, skill in enumerate(ADVANCED)
        if TRAINING[5 * number + at]
    ]
    switched = [at for at in range(POSITIONS) if SWITCHES[number] >> at & 1]
    for what, those in (
        ("defend", [at for at in switched if ATTACKERS >> at & 1]),
        ("attack", [at for at in switched if not ATTACKERS >> at & 1]),
    ):
        if those:
            trained.append(
                f"{' '.join(PITCH[at]['id'].upper() for at in those)} {what}{'s' * (len(those) == 1)}"
            )
    return ", ".join(trained).replace("team play", "team") or "one reroll a match"


def of_press(number: int) -> str:
    """The promise, and what comes of it."""
    prizes = words.press_facts(number).rpartition("”: ")[2].replace(" and satisfaction", ", crowd")
    return f"{PROMISES[STATEMENTS[STATEMENT[number]]]}: {prizes}"


def of_secretary(number: int) -> str:
    """The die table, from 1 to 6."""
    return " ".join(f"${DIE[6 * number + face]}" if DIE[6 * number + face] else "✕" for face in range(6))


PRINTED: Final[dict[int, Callable[[int], str]]] = {
    MANAGER: of_manager,
    PRESS: of_press,
    SCOUT: lambda number: f"{OP[number]} points a day",
    SECRETARY: of_secretary,
    SALES: lambda number: words.facts(number),
}


@cache
def die_table(secretary: str) -> tuple[int, ...]:
    """What a secretary's die says, from 1 to 6; 0 is broken talks."""
    number = NUMBER[secretary]
    return tuple(DIE[6 * number : 6 * number + 6])


@cache
def team_name(team: str) -> str:
    """A team's name."""
    return words.team_name(TEAMS.index(team))


NO_CLUB: Final[Badge] = ("#7c8a82", "#a9b6ae", "plate", "plain", "", "No club yet")


def badges() -> dict[str, Badge]:
    """The crests of all teams."""
    return {team: (*look, team_name(team)) for team, look in _LOOKS.items()}
