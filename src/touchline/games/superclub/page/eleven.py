"""A line-up as it is drawn: three rows of slots, what each counts, where chemistry links two neighbours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.games.superclub.cards import GK, HALF_STARS_LOST, POSITIONS, THIRDS
from touchline.games.superclub.page.faces import KEEPER_ID, Player, base, player
from touchline.games.superclub.text import halves, names, say

# Where the thirds lie in the fourteen slots (SC-003); the goal is the first slot of the defence.
ROWS: Final = {"att": (10, 14), "mid": (5, 10), "def": (0, 5)}
OUTFIELD_FIRST: Final = {"att": 10, "mid": 5, "def": 1}


@dataclass(frozen=True)
class Slot:
    """A place of a third. `at` counts from 0 over all fourteen, `number` from 1 in the third (SC-168)."""

    at: int
    number: int
    who: Player | None
    is_open: bool
    worth: str
    lost: str
    linked: bool  # to the slot on its right (SC-162)

    @property
    def label(self) -> str:
        """The slot in a line."""
        if self.who is None:
            return say("slot-empty")
        return say("slot-man", name=self.who.name, facts=self.who.facts, stars=self.worth)


@dataclass(frozen=True)
class Row:
    """A third: its slots and what it counts before the dice."""

    id: str
    name: str
    slots: tuple[Slot, ...]
    stars: int  # half stars of the players, without what they lose out of position
    strength: str
    pairs: int
    captain: int  # stars of the boost here, 0 if it is elsewhere


@dataclass(frozen=True)
class Eleven:
    """A whole line-up, the attack on top."""

    formation: str
    rows: tuple[Row, ...]
    boost: str

    @property
    def ids(self) -> set[str]:
        """Who is on the pitch."""
        return {slot.who.id for row in self.rows for slot in row.slots if slot.who}


def eleven(
    formation: str | None,
    slots: Sequence[str | None],
    stars: Mapping[str, int],
    strength: Sequence[int],
    boost: str | None,
    captain: int,
) -> Eleven:
    """A line-up by ids; `strength` is in half stars, by third."""
    men = [None if id is None else player(id, stars.get(id, base(id).stars)) for id in slots]
    rows = []
    for third, id in enumerate(THIRDS):
        first, end = ROWS[id]
        links = [linked(men, at, id) for at in range(first, end)]
        rows.append(
            Row(
                id=id,
                name=names("thirds", id),
                slots=tuple(
                    slot(men, at, first, third, is_open(formation, at, id), links[at - first])
                    for at in range(first, end)
                ),
                stars=sum(worth(men[at], third) for at in range(first, end)),
                strength=halves(strength[third]) if strength else "",
                pairs=sum(links),
                captain=captain if boost == id else 0,
            )
        )
    return Eleven(formation or "", tuple(rows), boost or "")


def slot(men: Sequence[Player | None], at: int, first: int, third: int, room: bool, link: bool) -> Slot:
    """One place of a third."""
    who = men[at]
    lost = losses(who, third)
    return Slot(
        at, at - first + 1, who, room, halves(worth(who, third)), f"−{halves(lost)}" if lost else "", link
    )


def worth(who: Player | None, third: int) -> int:
    """Half stars that he counts here (SC-141 to SC-143)."""
    return max(0, 2 * who.stars - losses(who, third)) if who else 0


def losses(who: Player | None, third: int) -> int:
    """Half stars that he loses out of position (SC-141, SC-142)."""
    if who is None or who.position == POSITIONS[GK]:
        return 0
    return HALF_STARS_LOST[3 * POSITIONS.index(who.position) + third]


def is_open(formation: str | None, at: int, third: str) -> bool:
    """Whether the formation, defence first, has this slot (SC-135, SC-136)."""
    if at == 0:
        return True
    if not formation:
        return False
    defence, midfield, attack = (int(count) for count in formation.split("-"))
    return at - OUTFIELD_FIRST[third] < {"att": attack, "mid": midfield, "def": defence}[third]


def linked(men: Sequence[Player | None], at: int, third: str) -> bool:
    """Whether he and his right neighbour have chemistry; the goal is no neighbour (SC-162, SC-163)."""
    if at < OUTFIELD_FIRST[third] or at + 1 >= ROWS[third][1]:
        return False
    left, right = men[at], men[at + 1]
    return bool(left and right and left.right and right.left)


def bench(squad: Sequence[Player], on: set[str]) -> tuple[Player, ...]:
    """Everybody who is not on the pitch."""
    return tuple(one for one in squad if one.id not in on)


def keeper() -> Player:
    """The default goalkeeper."""
    return player(KEEPER_ID, 1)
