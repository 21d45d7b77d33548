"""Eleven positions and the lines between them: who stands where, what that is worth, what links up.

All of it follows from the line-up, the principal manager and the managers, so that a line-up that nobody has
sent yet is drawn by the same hand as the one on the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from touchline.engine import speech
from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.page.faces import NUMBER, Tile, tile
from touchline.games.time_of_soccer.rules.levels import attackers, level, player_values, team_values
from touchline.games.time_of_soccer.rules.prospect import NOTHING, changed
from touchline.games.time_of_soccer.text import (
    letters_of,
    line_bonus,
    number,
    position_code,
    position_name,
    say,
)

# Where a position lies on the pitch, in per cent of its width and height.
AT: Final[dict[str, tuple[int, int]]] = {
    "stl": (34, 10),
    "str": (66, 10),
    "lm": (12, 37),
    "cml": (37, 40),
    "cmr": (63, 40),
    "rm": (88, 37),
    "lb": (12, 65),
    "cbl": (37, 68),
    "cbr": (63, 68),
    "rb": (88, 65),
    "gk": (50, 90),
}
IDS: Final[list[str]] = [row["id"] for row in c.PITCH]

LineUp = tuple[str | None, ...]


@dataclass(frozen=True)
class Near:
    """Whom a line of a position leads to, from which side, and the letters that face each other there."""

    side: str
    code: str
    name: str
    who: str
    own: str
    other: str
    gain: int

    @property
    def told(self) -> str:
        """The same in words."""
        kind = "link" if self.gain else "none" if self.who else "empty"
        facts: dict[str, speech.Fact] = {"position": self.name, "who": self.who}
        told = say(
            f"near-{kind}",
            own=self.own or say("no-letter"),
            other=self.other or say("no-letter"),
            gain=self.gain,
            **facts,
        )
        return speech.capital(told)


@dataclass(frozen=True)
class Spot:
    """A position; `slot` is its number from 1, `switched` whether the formation gives it the other role."""

    id: str
    slot: int
    code: str
    name: str
    x: int
    y: int
    attacks: bool
    switched: bool
    tile: Tile | None
    value: int
    near: tuple[Near, ...]

    @property
    def shown(self) -> str:
        """Its value, with a proper minus sign."""
        return number(self.value)


@dataclass(frozen=True)
class Link:
    """A line between two positions; `gain` is what each of the two has from it now."""

    x1: int
    y1: int
    x2: int
    y2: int
    gain: int
    bonus: str


@dataclass(frozen=True)
class Eleven:
    """A line-up with its values."""

    spots: tuple[Spot, ...]
    links: tuple[Link, ...]
    attack: int
    defence: int
    attack_level: int
    defence_level: int

    @property
    def filled(self) -> int:
        """How many positions have a football player."""
        return sum(1 for spot in self.spots if spot.tile)


@dataclass(frozen=True)
class Would:
    """What a football player would be worth on a position, and the lines that would come to life.

    `instead` is who stands there now.
    """

    key: str
    spot: Spot
    links: tuple[Link, ...]
    change: str
    instead: str

    @property
    def told(self) -> str:
        """The same in words, and whom the lines would lead to."""
        worth = say(
            "would-be",
            position=self.spot.name,
            value=self.spot.shown,
            instead=self.instead or NOTHING,
            change=self.change or NOTHING,
        )
        return speech.paragraphs(worth, *(near.told for near in self.spot.near if near.own))


def eleven(line_up: LineUp, principal: str | None, managers: tuple[str, ...]) -> Eleven:
    """The eleven of these positions under these managers."""
    return _eleven(speech.speaker().language, line_up, principal, managers)


@lru_cache(maxsize=512)
def _eleven(language: str, line_up: LineUp, principal: str | None, managers: tuple[str, ...]) -> Eleven:
    team = [NUMBER[name] if name else -1 for name in line_up]
    chief = NUMBER[principal] if principal else -1
    values = player_values(team, chief, [NUMBER[name] for name in managers])
    attacking = attackers(chief)
    switches = c.SWITCHES[chief] if chief >= 0 else 0
    spots = tuple(
        Spot(
            IDS[at],
            at + 1,
            position_code(at),
            position_name(at),
            *AT[IDS[at]],
            bool(attacking >> at & 1),
            bool(switches >> at & 1),
            tile(name) if name else None,
            values[at],
            tuple(neighbours(team, line_up, at)),
        )
        for at, name in enumerate(line_up)
    )
    attack = sum(spot.value for spot in spots if spot.attacks)
    defence = sum(values) - attack
    return Eleven(spots, links(team), attack, defence, level(attack), level(defence))


def links(team: Sequence[int]) -> tuple[Link, ...]:
    """All lines, with what they give now."""
    return tuple(
        Link(*AT[IDS[c.LINE_FROM[line]]], *AT[IDS[c.LINE_TO[line]]], gain_of(team, line), line_bonus(line))
        for line in range(c.LINES)
    )


def gain_of(team: Sequence[int], line: int) -> int:
    """What each of the two on a line has from it."""
    one, other = team[c.LINE_FROM[line]], team[c.LINE_TO[line]]
    if one < 0 or other < 0:
        return 0
    shared = c.ICONS[4 * one + c.LINE_FROM_SIDE[line]] & c.ICONS[4 * other + c.LINE_TO_SIDE[line]]
    return c.LINE_GAIN[32 * line + shared] if shared else 0


def neighbours(team: Sequence[int], line_up: LineUp, at: int) -> Iterator[Near]:
    """Whom the lines of a football player lead to; nobody has any from an empty position."""
    for line in range(c.LINES) if team[at] >= 0 else ():
        ends = (c.LINE_FROM[line], c.LINE_FROM_SIDE[line]), (c.LINE_TO[line], c.LINE_TO_SIDE[line])
        if at not in (ends[0][0], ends[1][0]):
            continue
        (here, side), (there, facing) = ends if ends[0][0] == at else ends[::-1]
        name = line_up[there]
        yield Near(
            c.SIDES[side].lower(),
            position_code(there),
            position_name(there),
            tile(name).short if name else "",
            letters_of(c.ICONS[4 * team[here] + side]),
            letters_of(c.ICONS[4 * team[there] + facing]) if name else "",
            gain_of(team, line),
        )


def placed(line_up: LineUp, at: int, name: str) -> LineUp:
    """The line-up with this football player there and nowhere else."""
    return tuple(name if here == at else None if who == name else who for here, who in enumerate(line_up))


def would(
    key: str, line_up: LineUp, principal: str | None, managers: tuple[str, ...], at: int, name: str
) -> Would:
    """What comes of putting a football player there."""
    before = eleven(line_up, principal, managers)
    after = eleven(placed(line_up, at, name), principal, managers)
    fresh = [new for new, old in zip(after.links, before.links, strict=True) if new.gain > old.gain]
    now = before.spots[at].tile
    instead = now.short if now and now.id != name else ""
    return Would(key, after.spots[at], tuple(fresh), change(before, after), instead)


def best_place(line_up: LineUp, principal: str | None, managers: tuple[str, ...], name: str) -> Would:
    """Where a football player would help most."""
    return _best_place(speech.speaker().language, line_up, principal, managers, name)


@lru_cache(maxsize=2048)
def _best_place(
    language: str, line_up: LineUp, principal: str | None, managers: tuple[str, ...], name: str
) -> Would:
    chief = NUMBER[principal] if principal else -1
    chiefs = [NUMBER[manager] for manager in managers]

    def worth(at: int) -> tuple[int, int]:
        team = [NUMBER[who] if who else -1 for who in placed(line_up, at, name)]
        attack, defence = team_values(team, chief, chiefs)
        return level(attack) + level(defence), attack + defence

    allowed = [at for at in range(c.POSITIONS) if c.ALLOWED[NUMBER[name]] >> at & 1]
    return would(name, line_up, principal, managers, max(allowed, key=worth), name)


def change(before: Eleven, after: Eleven) -> str:
    """The levels that change, in words."""
    return changed(before.attack_level, after.attack_level, before.defence_level, after.defence_level)
