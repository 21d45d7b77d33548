"""What is done at every table of a vector environment in every step, compiled: answer, random bots, look.

A row belongs to each table, in memory that somebody else has made: what its seat sees, and what it may do.
"""

from __future__ import annotations

from typing import Any

from touchline.engine.chance import Chance
from touchline.engine.encoder import Layout


class Rows:
    """Tables side by side, and the memory for what their seats see and may do (`memoryview`s of bytes)."""

    def __init__(self, layout: Layout, options: list[int], seen: Any, masks: Any) -> None:
        self._layout = layout
        self._options = options
        self._ids: dict[int, int] = {option: id for id, option in enumerate(options)}
        self._seen = seen
        self._masks = masks
        self._wide: int = 4 * len(layout.names)
        # By row. A course is whatever the game's rules make: that of an edition is interpreted.
        self._courses: list[Any] = []
        self._seats: list[int] = []
        self._chances: list[Chance] = []

    def put(self, row: int, course: Any, seat: int, chance: Chance) -> None:
        """A table for a row, and whose seat is shown; the others draw on this chance."""
        if row == len(self._courses):
            self._courses.append(course)
            self._seats.append(seat)
            self._chances.append(chance)
        else:
            self._courses[row], self._seats[row], self._chances[row] = course, seat, chance
        self.show(row)

    def step(self, chosen: list[int]) -> list[int]:
        """Answer at all tables by ids; the rows where the game is over or the answer was not legal."""
        special: list[int] = []
        for row in range(len(chosen)):
            course, seat, id = self._courses[row], self._seats[row], chosen[row]
            if not 0 <= id < len(self._options) or not course.play(seat, self._options[id]):
                special.append(row)
            elif course.others_at_random(seat, self._chances[row]):
                self.show(row)
            else:
                special.append(row)
        return special

    def show(self, row: int) -> None:
        """Write what the seat sees and may do."""
        course, seat = self._courses[row], self._seats[row]
        self._seen[row * self._wide : (row + 1) * self._wide] = self._layout.raw(course.state, seat)
        flags = bytearray(len(self._options))
        legal: list[int] = course.legal(seat, self._ids)
        for id in legal:
            flags[id] = 1
        size = len(flags)
        self._masks[row * size : (row + 1) * size] = flags
