"""The pen of a compiled installation: it writes straight into memory.

It needs librt, the library that comes with mypyc; without it, or with one that does not fit, the ordinary pen
writes the same rows (`engine/encoder.py` chooses).
"""

from __future__ import annotations

from array import array

from librt.strings import BytesWriter, write_f32_le

from touchline.engine.pen import Pen


class QuickPen(Pen):
    """Writes row after row on the same sheet: this many numbers, then marks, four bytes for each."""

    def __init__(self, sheet: array[float], numbers: int) -> None:
        # What `Pen` writes on is not made. Numbers and marks are written apart, and put together at the end.
        self._numbers = numbers
        self._blank = bytes(4 * (len(sheet) - numbers))
        self._front = BytesWriter()
        self._back = BytesWriter()
        self._at = 0

    def again(self) -> None:
        """Begin the next row."""
        self._front.truncate(0)
        self._back.truncate(0)
        self._back.write(self._blank)
        self._at = 0

    def number(self, name: str, value: float) -> None:
        """One number."""
        write_f32_le(self._front, value)

    def numbers(self, name: str, labels: list[str], values: list[float]) -> None:
        """A number for each label; where there are fewer, the others are 0."""
        front = self._front
        for value in values:
            write_f32_le(front, value)
        for _ in range(len(labels) - len(values)):
            write_f32_le(front, 0.0)

    def counts(self, name: str, labels: list[str], places: list[int], each: float) -> None:
        """How often each of the labels is named by its place, in steps of `each`."""
        front = self._front
        found = [0] * len(labels)
        for place in places:
            found[place] = found[place] + 1
        for count in found:
            write_f32_le(front, count * each)

    def mark(self, name: str, labels: list[str], place: int) -> None:
        """A mark at one of the labels, or at none if its place is negative."""
        if place >= 0:
            at = 4 * (self._at + place)
            self._back[at + 2] = 0x80  # 1.0 is 00 00 80 3f
            self._back[at + 3] = 0x3F
        self._at += len(labels)

    def marks(self, name: str, labels: list[str], places: list[int], first: int = 0) -> None:
        """A mark at each of the labels that are named by their places, counted from `first` on."""
        back, begin = self._back, self._at - first
        for place in places:
            at = 4 * (begin + place)
            back[at + 2] = 0x80
            back[at + 3] = 0x3F
        self._at += len(labels)

    def is_full(self) -> bool:
        """Whether as much was written as the row has places."""
        return len(self._front) == 4 * self._numbers and 4 * self._at == len(self._blank)

    def row(self) -> array[float]:
        """What was written."""
        return array("f", self.raw())

    def raw(self) -> bytes:
        """What was written, as bytes."""
        return self._front.getvalue() + self._back.getvalue()
