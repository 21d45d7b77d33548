"""Pens: they write what a seat may know as a row of numbers, stroke by stroke.

A stroke has a name, a label for each of its places, and what is written there. *Numbers* are anything.
*Marks* are 1 at the places that are named, and 0 elsewhere. In a row all numbers come first, then all
marks, each in the order in which they are written. Whoever holds a pen makes the same strokes whatever the
state is, with nothing in them where nothing is known: then every place of a row has a meaning.

`Pen` writes, and `Namer` makes the same strokes to learn what the places are called. `engine/quick_pen.py`
writes faster, where this module is compiled.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from struct import pack_into
from typing import Final

NOBODY: Final = -1  # what follows is about no seat in particular
NONE: Final[list[float]] = []  # no numbers
NOTHING: Final[list[int]] = []  # no marks
MOST_SEATS: Final = 12
WHO: Final[list[list[str]]] = [  # by the number of seats: what they are called from the seat that looks
    ["me", *(f"next_{turn}" for turn in range(1, seats))] for seats in range(MOST_SEATS + 1)
]
SEATS: Final[list[list[str]]] = [[str(seat) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]


class Pen:
    """Writes row after row, each on a copy of an empty sheet of which this many places are for numbers."""

    def __init__(self, sheet: array[float], numbers: int) -> None:
        self._sheet = sheet
        self._numbers = numbers
        self._values: list[float] = []
        self._row = sheet
        self._at = numbers  # where the next marks go

    def again(self) -> None:
        """Begin the next row."""
        self._values = []
        self._row = self._sheet[:]
        self._at = self._numbers

    def about(self, turn: int) -> None:
        """What follows is about the seat this many places behind the one that looks, or `NOBODY`."""

    def number(self, name: str, value: float) -> None:
        """One number."""
        self._values.append(value)

    def numbers(self, name: str, labels: list[str], values: list[float]) -> None:
        """A number for each label; where there are fewer, the others are 0."""
        self._values += values
        missing = len(labels) - len(values)
        if missing:
            self._values += [0.0] * missing

    def counts(self, name: str, labels: list[str], places: list[int], each: float) -> None:
        """How often each of the labels is named by its place, in steps of `each`."""
        found = [0] * len(labels)
        for place in places:
            found[place] = found[place] + 1  # which mypyc does in machine arithmetic, unlike +=
        self._values += [count * each for count in found]

    def mark(self, name: str, labels: list[str], place: int) -> None:
        """A mark at one of the labels, or at none if its place is negative."""
        if place >= 0:
            self._row[self._at + place] = 1.0
        self._at += len(labels)

    def marks(self, name: str, labels: list[str], places: list[int], first: int = 0) -> None:
        """A mark at each of the labels that are named by their places, counted from `first` on."""
        if places:
            row, at = self._row, self._at - first
            for place in places:
                row[at + place] = 1.0
        self._at += len(labels)

    def is_full(self) -> bool:
        """Whether as much was written as the row has places."""
        return len(self._values) == self._numbers and self._at == len(self._row)

    def row(self) -> array[float]:
        """What was written."""
        pack_into(f"{len(self._values)}f", self._row, 0, *self._values)
        return self._row

    def raw(self) -> bytes:
        """What was written, as bytes."""
        return self.row().tobytes()


class Namer(Pen):
    """Makes the strokes of a pen, and keeps the names of their places."""

    def __init__(self) -> None:
        super().__init__(array("f"), 0)
        self.number_names: list[str] = []
        self.mark_names: list[str] = []
        self._whose = ""

    def about(self, turn: int) -> None:
        """Say whose the following strokes are."""
        self._whose = f"{WHO[MOST_SEATS][turn]}." if turn != NOBODY else ""

    def number(self, name: str, value: float) -> None:
        """A name for the number."""
        self.number_names.append(self._whose + name)

    def numbers(self, name: str, labels: list[str], values: list[float]) -> None:
        """A name for each number."""
        self.number_names += self._named(name, labels)

    def counts(self, name: str, labels: list[str], places: list[int], each: float) -> None:
        """A name for each count."""
        self.number_names += self._named(name, labels)

    def mark(self, name: str, labels: list[str], place: int) -> None:
        """A name for each place."""
        self.mark_names += self._named(name, labels)

    def marks(self, name: str, labels: list[str], places: list[int], first: int = 0) -> None:
        """A name for each place."""
        self.mark_names += self._named(name, labels)

    def _named(self, name: str, labels: list[str]) -> list[str]:
        return [f"{self._whose}{name}.{label}" for label in labels]


def common(pen: Pen, questions: list[str], seats: int, seat: int, asked: int, lead: int) -> None:
    """What every game tells a seat: which seat it is, what it is asked, and who leads."""
    pen.mark("seat", SEATS[seats], seat)
    pen.mark("asked", questions, asked & 0xFF)
    pen.mark("lead", WHO[seats], (lead - seat) % seats)


def different(questions: Sequence[str]) -> list[str]:
    """Question names, each once: some games ask one question in several ways."""
    seen: dict[str, int] = {}
    found = []
    for name in [name or "nothing" for name in questions]:
        seen[name] = seen.get(name, 0) + 1
        found.append(name if seen[name] == 1 else f"{name}_{seen[name]}")
    return found
