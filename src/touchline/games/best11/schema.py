"""What an edition of Best 11 may change: cards, formations and points; see engine/schema.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from touchline.engine import schema
from touchline.engine.schema import Complaint, Number, Row, Small, rising
from touchline.engine.telling import Told, numbers_of

Base = Annotated[int, Meta(ge=1, le=9)]
Line = Annotated[int, Meta(ge=1, le=5)]
Pair = Annotated[list[Number], Meta(min_length=2, max_length=2)]
Colour = Literal["yellow", "teal", "orange", "red", "purple"]
Bonus = Literal["none", "gain_tactics", "add_from_hand", "extra_card", "reuse_bonus", "add_from_discard"]
SPACES = 11  # of a team, the keeper's included
SETS: Final = {"spine_sets": 3, "symbol_sets": 2, "colour_sets": 2}  # the most that a team can have


class Keeper(Row):
    """A keeper; a free agent without positions."""

    colour: Colour
    base: Base
    skill: Small
    savvy: Small
    speed: Small
    strength: Small
    bonus: Bonus
    late_bid: bool
    the_name: bool


class FreeAgent(Keeper):
    """A free agent. Positions: D, M and F, in this order."""

    positions: Annotated[str, Meta(pattern="^D?M?F?$", min_length=1)]


class Manager(Row):
    """A manager board. Abilities belong to the rules."""

    formation: Annotated[list[Line], Meta(min_length=3, max_length=3)]


class Tactic(Row):
    """A tactical card: what it counts belongs to the rules, what it is worth does not."""

    tiers: Annotated[list[Pair], Meta(min_length=1, max_length=4)]
    points: Number
    per: Small
    cap: Number


class Facts(schema.Facts):
    """The tables of content.toml that may be changed."""

    income: Annotated[list[Pair], Meta(min_length=1, max_length=11)]
    symbol_points: Annotated[list[Number], Meta(min_length=8, max_length=8)]
    free_agents: list[FreeAgent]
    keepers: list[Keeper]
    managers: list[Manager]
    tactics: list[Tactic]


def check(facts: dict[str, Any]) -> Iterator[Complaint]:
    """What types cannot say."""
    yield from rising(facts["symbol_points"], ("symbol_points",))
    yield from rising([most for most, _ in facts["income"]], ("income",), 0)
    if facts["income"][-1][0] != SPACES:
        yield ("income",), f"The last step must reach {SPACES} filled spaces"
    for table in ("free_agents", "keepers"):
        for number, row in enumerate(facts[table]):
            if row["late_bid"] and row["bonus"] != "none":
                yield (table, number, "bonus"), "A card has a bonus or a late bid, not both"
    for number, row in enumerate(facts["managers"]):
        if not row["free"] and sum(row["formation"]) != row["total"]:
            yield ("managers", number, "formation"), f"The lines must add up to {row['total']}"
        if row["free"] and row["formation"] != [row["max"]] * 3:
            yield ("managers", number, "formation"), f"Each line of a free formation holds up to {row['max']}"
    for number, row in enumerate(facts["tactics"]):
        yield from rising([least for least, _ in row.get("tiers", [])], ("tactics", number, "tiers"), 0)


def told(facts: dict[str, Any]) -> Told:
    """The numbers that texts may name; `tiers` is all that a tactical card scores, in words."""
    tactics = numbers_of(facts["tactics"])
    for row in facts["tactics"]:
        if "tiers" in row:
            tactics[row["id"]]["tiers"] = _tiers(row["tiers"], SETS.get(row["primitive"], 0))
    return {"tactics": tactics, "managers": numbers_of(facts["managers"])}


def _tiers(tiers: list[list[int]], sets: int) -> str:
    """Such as "3 or 4 score 4 points, 5 or more score 7"; with `sets`, of so many sets at most."""
    said = []
    for at, (least, points) in enumerate(tiers):
        last = at + 1 == len(tiers)
        most = sets if last else tiers[at + 1][0] - 1
        many = f"{least} or more" if last else f"{least} {'or' if most == least + 1 else 'to'} {most}"
        many = str(least) if most == least else many
        noun = "" if at or not sets else " set" if many == "1" else " sets"
        worth = "" if at else " point" if points == 1 else " points"
        said.append(f"{many}{noun} {'scores' if many == '1' else 'score'} {points}{worth}")
    return ", ".join(said)
