"""The board as it is drawn: forty squares round the pitch, seven over the halfway line, pawns, routes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from touchline.engine.speech import Seat, by_language, speaking
from touchline.games.footmania.cards import CIRCUIT, KIND, SQUARE_IDS, SQUARE_KINDS, SQUARES, neighbours
from touchline.games.footmania.table_view import ManagerView
from touchline.games.footmania.text import printed, say

ICONS: Final = {
    "championship": "cup",
    "blue": "user",
    "red": "globe",
    "question": "q",
    "plus": "plus",
    "euromatch": "star",
    "jackpot": "pot",
    "centre": "ball",
    "boots": "boots",
    "shirt": "shirt",
    "socks": "socks",
    "shorts": "shorts",
}
ITEMS: Final = ("boots", "shirt", "socks", "shorts")
MIDDLE: Final = 7  # the column of the halfway line (FM-234)


@dataclass(frozen=True)
class Square:
    """A square; row and column count from 1 on the grid of FM-233."""

    id: str
    kind: str
    icon: str
    short: str
    name: str
    text: str
    row: int
    column: int


@by_language
def squares() -> tuple[Square, ...]:
    """All squares in the order of their numbers."""
    made = []
    for at in range(SQUARES):
        kind = SQUARE_KINDS[KIND[at]]
        look = "sponsor" if kind in ITEMS else kind
        short, name, does = (printed("squares", kind, field) for field in ("short", "name", "text"))
        made.append(Square(SQUARE_IDS[at], look, ICONS[kind], short, name, does, *place(at)))
    return tuple(made)


def place(at: int) -> tuple[int, int]:
    """Where a square lies: clockwise from bottom middle, then up the halfway line (FM-233, FM-234)."""
    if at >= CIRCUIT:
        return 8 - (at - CIRCUIT), MIDDLE
    if at <= 6:
        return 9, MIDDLE - at
    if at <= 14:
        return 15 - at, 1
    if at <= 26:
        return 1, at - 13
    if at <= 34:
        return at - 25, 13
    return 9, 47 - at


@cache
def path(start: str, heading: str | None, goal: str, steps: int) -> tuple[str, ...]:
    """The squares of the route from start to goal, the goal included; empty if there is none (FM-029)."""
    came = SQUARE_IDS.index(heading) if heading else -1
    found = _walk(SQUARE_IDS.index(start), came, SQUARE_IDS.index(goal), steps)
    return tuple(SQUARE_IDS[at] for at in found)


def _walk(at: int, came: int, goal: int, steps: int) -> list[int]:
    for ahead in neighbours(at):
        if ahead == came:
            continue
        if steps == 1:
            if ahead == goal:
                return [ahead]
            continue
        rest = _walk(ahead, at, goal, steps - 1) if steps > 1 else []
        if rest:
            return [ahead, *rest]
    return []


def pawns(managers: Sequence[ManagerView]) -> dict[str, list[int]]:
    """The seats whose pawns stand on each square."""
    found: dict[str, list[int]] = {}
    for manager in managers:
        found.setdefault(manager.square, []).append(manager.seat)
    return found


def whereabouts(managers: Sequence[ManagerView], names: Sequence[str], viewer: int) -> str:
    """Where all pawns are, in a sentence for whoever does not see the board."""
    by_id = {square.id: square.name for square in squares()}
    with speaking(you=viewer, names=names):
        return " ".join(
            say("pawn-on", who=Seat(one.seat), square=by_id[one.square], id=one.square) for one in managers
        )
