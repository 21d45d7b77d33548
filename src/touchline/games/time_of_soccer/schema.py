"""What an edition of Time of Soccer may change: tiles, levels, goals and points; see engine/schema.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, field

from touchline.engine import schema
from touchline.engine.schema import Complaint, Row, Small, rising
from touchline.engine.telling import Told
from touchline.engine.toml_lines import Path

Price = Annotated[int, Meta(ge=1, le=20)]
Skill = Annotated[int, Meta(ge=0, le=15)]
Value = Annotated[int, Meta(ge=1, le=63)]
Level = Annotated[int, Meta(ge=0, le=10)]
Shots = Annotated[int, Meta(ge=0, le=20)]
Penalty = Annotated[int, Meta(ge=-9, le=0)]
Points = Annotated[list[Annotated[int, Meta(ge=0, le=30)]], Meta(min_length=11, max_length=26)]
Die = Annotated[list[Small], Meta(min_length=6, max_length=6)]
Place = Literal["gk", "lb", "cbl", "cbr", "rb", "lm", "cml", "cmr", "rm", "stl", "str"]
Switched = Literal["lb", "cbl", "cbr", "rb", "lm", "cml", "cmr", "rm"]


class Icons(Row):
    """Advanced skills by side: S shot, P pass, C cross, K tackle, M team; shots on top only."""

    may_have: ClassVar[tuple[str, ...]] = ("T", "R", "B", "L")
    T: Annotated[str, Meta(pattern="^[SPCKM]*$")]
    R: Annotated[str, Meta(pattern="^[PCKM]*$")]
    B: Annotated[str, Meta(pattern="^[PCKM]*$")]
    L: Annotated[str, Meta(pattern="^[PCKM]*$")]


class Player(Row):
    """A football player. Basic skills: left, central, right defence, left, right cross, pass, shot."""

    positions: Annotated[list[Place], Meta(min_length=1, max_length=11)]
    basic: Annotated[list[Skill], Meta(min_length=7, max_length=7)]
    icons: Icons
    price: Price
    salary: Small


class Training(Row):
    """What a manager trains."""

    may_have: ClassVar[tuple[str, ...]] = ("shot", "pass", "cross", "tackle", "team")
    shot: Small
    pass_: Small = field(name="pass")
    cross: Small
    tackle: Small
    team: Small


class Manager(Row):
    """A manager; `switches` are positions that his formation switches to the other role."""

    price: Price
    salary: Small
    training: Training
    switches: Annotated[list[Switched], Meta(max_length=8)]


class Staff(Row):
    """A talent scout, technical secretary or community manager."""

    salary: Small
    op: Annotated[int, Meta(ge=1, le=9)]
    die: Die
    win: Small
    draw: Small
    loss: Small


class Contract(Row):
    """An advertising or TV contract."""

    weekly: Small
    match: Small
    win: Small


class Friendly(Row):
    """A friendly; the energy that it costs belongs to the rules of the day."""

    money: Small
    satisfaction: Small


class Reward(Row):
    """What comes of a statement that was right."""

    may_have: ClassVar[tuple[str, ...]] = ("money", "satisfaction", "vp")
    money: Small
    satisfaction: Small
    vp: Small


class Blame(Row):
    """What comes of a statement that was wrong."""

    may_have: ClassVar[tuple[str, ...]] = ("money", "vp")
    money: Penalty
    vp: Penalty


class Press(Row):
    """A press release."""

    reward: Reward
    penalty: Blame


class Sale(Row):
    """A sales tile."""

    bonus: Small


class Line(Row):
    """A line between two positions."""

    bonus: Annotated[int, Meta(ge=1, le=5)]


class Starting(Row):
    """What every club starts with."""

    manager: Manager
    scout: Staff
    secretary: Staff
    community: Staff


class Facts(schema.Facts):
    """The tables of content.toml that may be changed."""

    automatic: Small
    lines: list[Line]
    levels: Annotated[list[Value], Meta(min_length=10, max_length=10)]
    goals_saves: Annotated[
        list[Annotated[list[Shots], Meta(min_length=7, max_length=7)]], Meta(min_length=11, max_length=11)
    ]
    neutral_levels: Annotated[
        list[Annotated[list[Level], Meta(min_length=10, max_length=10)]], Meta(min_length=6, max_length=6)
    ]
    fans_points: Points
    level_points: Points
    players: list[Player]
    unique_starters: list[Player]
    starting_players: list[Player]
    managers: list[Manager]
    scouts: list[Staff]
    secretaries: list[Staff]
    community_managers: list[Staff]
    advertising: list[Contract]
    tv: list[Contract]
    friendlies: list[Friendly]
    press: list[Press]
    sales: list[Sale]
    starting: Starting


def check(facts: dict[str, Any]) -> Iterator[Complaint]:
    """What types cannot say."""
    for table, count in (("fans_points", 26), ("level_points", 11)):
        if len(facts[table]) != count:
            yield (table,), f"There are {len(facts[table])} numbers; the rules fix {count}"
        yield from rising(facts[table], (table,))
    yield from rising(facts["levels"], ("levels",))
    for number, row in enumerate(facts["goals_saves"]):
        yield from rising(row, ("goals_saves", number))
    for table in ("players", "unique_starters", "starting_players"):
        for number, row in enumerate(facts[table]):
            yield from _twice(row["positions"], (table, number, "positions"))
            for side, icons in row["icons"].items():
                yield from _twice(list(icons), (table, number, "icons", side))
    for number, row in enumerate(facts["managers"]):
        yield from _twice(row["switches"], ("managers", number, "switches"))


def _twice(words: list[str], path: Path) -> Iterator[Complaint]:
    if len(set(words)) != len(words):
        yield path, f"{', '.join(words)}: each may stand here once"


def told(facts: dict[str, Any]) -> Told:
    """The numbers that texts may name: no text on a tile tells one, they are drawn."""
    return {}
