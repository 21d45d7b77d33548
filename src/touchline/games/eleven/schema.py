"""What an edition of Eleven may change: costs, strengths, numbers in effects, VP; see engine/schema.py.

An effect may be any that a card of the same kind has in the standard edition, with other numbers in it.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Final

from msgspec import Meta

from touchline.engine import schema
from touchline.engine.content import read_toml
from touchline.engine.schema import Complaint, Number, Row, Signed, Small, rising
from touchline.engine.telling import Told, numbers_of
from touchline.engine.toml_lines import Path

STANDARD: Final[dict[str, Any]] = read_toml("touchline.games.eleven", "content.toml")
PLAYERS: Final = ("regulars", "youngsters", "veterans")
EFFECTS: Final = {  # where effects stand, by table
    "staff": ("bonus", "action", "feature"),
    "directors": ("stats", "bonus", "action", "feature"),
    "sponsors": ("one_off", "adboard", "kit"),
    "board_meetings": ("yellow", "blue", "red"),
}
PROSE: Final = {"opponents": ("formation", "line_up")}  # the scout's reports
Strength = Annotated[int, Meta(ge=1, le=6)]
Goal = Annotated[int, Meta(ge=1, le=30)]
Cost = Annotated[str, Meta(pattern="^[1-9] (cash|fans|ops|fitness)$")]
Group = Annotated[str, Meta(pattern="^[ad][1-6]( [ad][1-6]){0,4}$")]


class Side(Row):
    """A side of a Player card: strength, gloves of a Goalkeeper, effect by its code and what it costs."""

    may_have: ClassVar[tuple[str, ...]] = ("effect", "pays")
    s: Strength
    gloves: Annotated[int, Meta(ge=1, le=4)]
    effect: str
    pays: Cost


class Player(Row):
    """A Player card."""

    cost: Small
    untrained: Side
    trained: Side
    match: Small
    goal: Small


class Youngster(Row):
    """What all Youngsters cost."""

    cost: Small


class Staff(Row):
    """A First Trainer or Staff card. Which texts a card has belongs to the rules."""

    cost: Small
    bonus: str
    action: str
    feature: str
    pays: Cost


class Director(Row):
    """A Director: votes for the faces 1 to 6 and Stat changes."""

    votes: Annotated[str, Meta(pattern="^[RYB]{6}$")]
    stats: str
    bonus: str
    action: str
    feature: str


class Sponsor(Row):
    """A Sponsor: three contracts, and the additional bonus by its code."""

    one_off: str
    adboard: str
    kit: str
    bonus: str


class BoardMeeting(Row):
    """The three decisions of a Board Meeting."""

    yellow: str
    blue: str
    red: str


class Objective(Row):
    """The goal and the perfect goal of an Objective."""

    goal: Goal
    perfect: Goal


class Keeper(Row):
    """An Opponent's Goalkeeper."""

    s: Strength
    gloves: Annotated[int, Meta(ge=0, le=4)]


class LineUp(Row):
    """An Opponent's footballers by Zone: task and strength of each."""

    LD: Group
    CD: Group
    RD: Group
    LM: Group
    CM: Group
    RM: Group
    LF: Group
    CF: Group
    RF: Group


class Opponent(Row):
    """An Opponent card."""

    keeper: Keeper
    line_up: LineUp


class Track(Row):
    """Upkeep: one for every so many, and how much is free."""

    per: Annotated[int, Meta(ge=1, le=9)]
    free: Small


class Step(Row):
    """A step of the Office."""

    cost: Small
    vp: Number


class StaffSet(Row):
    """VP by the number of Staff cards of a set."""

    vp: Annotated[list[Small], Meta(min_length=3, max_length=4)]


class Division(Row):
    """The least VP of the four ranks above Amateur."""

    ranks: Annotated[list[Number], Meta(min_length=4, max_length=4)]


class Building(Row):
    """A kind of Infrastructure."""

    vp: Small


class Facts(schema.Facts):
    """The tables of content.toml that may be changed."""

    infrastructure_cost: Small
    objective_vp: Small
    youngster: Youngster
    league_vp: Annotated[list[Signed], Meta(min_length=9, max_length=9)]
    upkeep: dict[str, Track]
    office: list[Step]
    regulars: list[Player]
    youngsters: list[Player]
    veterans: list[Player]
    directors: list[Director]
    staff: list[Staff]
    sponsors: list[Sponsor]
    board_meetings: list[BoardMeeting]
    objectives: list[Objective]
    opponents: list[Opponent]
    staff_sets: dict[str, StaffSet]
    divisions: dict[str, Division]
    infrastructure: dict[str, Building]


def check(facts: dict[str, Any]) -> Iterator[Complaint]:
    """What types cannot say."""
    for table, fields in EFFECTS.items():
        for field in fields:
            known = {_shape(row[field]): row[field] for row in STANDARD[table] if field in row}
            for number, row in enumerate(facts[table]):
                if field in row:
                    yield from _effect(row[field], known, (table, number, field))
    for number, row in enumerate(facts["sponsors"]):
        if row["bonus"] not in facts["sponsor_bonuses"]:
            there = ", ".join(facts["sponsor_bonuses"])
            yield ("sponsors", number, "bonus"), f"There is no bonus {row['bonus']!r}; there is {there}"
    yield from _sides(facts)
    for number, row in enumerate(facts["opponents"]):
        for zone, group in row["line_up"].items():
            wanted = len(STANDARD["opponents"][number]["line_up"][zone].split())
            if len(group.split()) != wanted:
                yield ("opponents", number, "line_up", zone), f"The formation has {wanted} footballers here"
    for name, row in facts["staff_sets"].items():
        yield from rising(row["vp"], ("staff_sets", name, "vp"))
    for name, row in facts["divisions"].items():
        yield from rising(row["ranks"], ("divisions", name, "ranks"))
    yield from rising([row["vp"] for row in facts["office"]], ("office",), "vp")


def told(facts: dict[str, Any]) -> Told:
    """The numbers that texts may name."""
    return {"objectives": numbers_of(facts["objectives"])}


def _shape(effect: str) -> str:
    """An effect without its numbers. What is a range, a set of faces or a draw of Veterans stays as it is."""
    return ", ".join(
        part
        if part.startswith("veterans")
        else " ".join("#" if _is_number(word) else word for word in part.split())
        for part in effect.split(", ")
    )


def _is_number(word: str) -> bool:
    return word.lstrip("+-").isdecimal() and len(word.lstrip("+-")) == 1


def _effect(effect: str, known: dict[str, str], path: Path) -> Iterator[Complaint]:
    if _shape(effect) not in known:
        near = difflib.get_close_matches(_shape(effect), known, 3, 0.0)
        examples = "; ".join(f"'{known[shape]}'" for shape in near)
        yield path, f"'{effect}' is no effect of such a card. Take one like {examples}"


def _sides(facts: dict[str, Any]) -> Iterator[Complaint]:
    """Effects of Player cards: one that such a Player can have, paid for where it costs something."""
    known: dict[bool, dict[str, bool]] = {True: {}, False: {}}  # of Goalkeepers and others: with a price?
    for table in PLAYERS:
        for row in STANDARD[table]:
            for side in (row.get("untrained", {}), row["trained"]):
                if "effect" in side:
                    known[row["line"] == "GK"][side["effect"]] = "pays" in side
    for table in PLAYERS:
        for number, row in enumerate(facts[table]):
            for name in {"untrained", "trained"} & row.keys():
                side, path = row[name], (table, number, name)
                there = known[row["line"] == "GK"]
                if "effect" in side and side["effect"] not in there:
                    yield (
                        (*path, "effect"),
                        f"No effect of such a Player; take one of {', '.join(sorted(there))}",
                    )
                elif ("pays" in side) != there.get(side.get("effect", ""), False):
                    missing = (
                        "costs nothing; leave 'pays' out" if "pays" in side else "needs what it costs, 'pays'"
                    )
                    yield (*path, "pays"), f"This effect {missing}"
