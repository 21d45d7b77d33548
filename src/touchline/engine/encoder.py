"""Encoders: what a seat may know as a row of numbers, each with a name.

A game's `encoder.py` has two functions, `write(pen, state, seat)` and `write_hidden(pen, state, seat)`, which
make named strokes with a pen (`engine/pen.py`). Offsets and names follow from the strokes: numbers come first
in a row, then marks, each in the order of the strokes. They lie roughly between -1 and 1; the viewer's seat
comes first, and the others follow clockwise.

`write` tells what the seat may know: tests hold it against worlds dealt again. `write_hidden` is the rest
that matters; an observation with it is for critics and debugging, never for a player.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from operator import index
from typing import Any, Protocol, TypeVar, overload

from touchline.engine import pen
from touchline.engine.chance import seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find
from touchline.engine.pen import Namer, Pen

Write = Callable[[Pen, Any, int], None]
"""Given a pen, a state and the seat that looks: makes the strokes."""
Out = TypeVar("Out")


class HasState(Protocol):
    """A table, or an imagined world."""

    state: Any


def _pens() -> type[Pen]:
    """The quick pen, where it is compiled and works."""
    if pen.__file__.endswith((".py", ".pyc")) or sys.byteorder == "big":
        return Pen
    try:
        from touchline.engine.quick_pen import QuickPen
    except (ImportError, ValueError):  # there is no librt here, or one that does not fit
        return Pen
    return QuickPen


PEN = _pens()


class Layout:
    """The strokes of a game: what they write, and what its places are called."""

    def __init__(self, write: Write, g: Any) -> None:
        namer = Namer()
        write(namer, g, 0)
        self.names = namer.number_names + namer.mark_names
        self._write = write
        self._numbers = len(namer.number_names)
        self._sheet = array("f", bytes(4 * len(self.names)))
        self._pen: Pen | None = None

    def row(self, g: Any, seat: int) -> array[float]:
        """What the seat is told of a state."""
        pen = self._written(g, seat)
        row = pen.row()
        self._pen = pen
        return row

    def raw(self, g: Any, seat: int) -> bytes:
        """The same, as bytes."""
        pen = self._written(g, seat)
        raw = pen.raw()
        self._pen = pen
        return raw

    def _written(self, g: Any, seat: int) -> Pen:
        """A pen that has written; its reader puts it back afterwards. Two threads never hold the same one."""
        pen, self._pen = self._pen, None
        if pen is None:
            pen = PEN(self._sheet, self._numbers)
        pen.again()
        self._write(pen, g, seat)
        if not pen.is_full():
            raise TouchlineError(
                f"{self._write.__module__} makes other strokes here than at first; report this."
            )
        return pen


class Encoder:
    """Turns a table of a game into numbers."""

    def __init__(self, game: Game, seats: int, write: Write, write_hidden: Write) -> None:
        self.game = game.id
        self.seats = seats
        edition: Any = game  # what it brings along is interpreted where this module is compiled
        g = edition.new(seats, seed_state(1), game.option_values({}))
        edition.rules.settle(g)
        self._kind: Any = type(g)
        self.layout = Layout(write, g)  # of what a seat may know
        self._hidden = Layout(write_hidden, g)
        self.names = self.layout.names
        self.perfect_names = self.names + [f"hidden.{name}" for name in self._hidden.names]
        self.shape = (len(self.names),)
        self.perfect_shape = (len(self.perfect_names),)
        self._spec = game.spec

    @overload
    def observe(self, table: HasState, seat: int) -> array[float]: ...
    @overload
    def observe(self, table: HasState, seat: int, out: Out) -> Out: ...
    def observe(self, table: HasState, seat: int, out: Any = None) -> Any:
        """What the seat may know now, in `out` or in a new `array.array`, which numpy reads as it is."""
        g = table.state
        seat = self._checked(g, seat)
        if out is None:
            return self.layout.row(g, seat)
        return _written(self.layout.raw(g, seat), out, self.shape[0])

    @overload
    def perfect(self, table: HasState, seat: int) -> array[float]: ...
    @overload
    def perfect(self, table: HasState, seat: int, out: Out) -> Out: ...
    def perfect(self, table: HasState, seat: int, out: Any = None) -> Any:
        """The same, followed by what is hidden from the seat. For critics, never for players."""
        g = table.state
        seat = self._checked(g, seat)
        row = self.layout.row(g, seat) + self._hidden.row(g, seat)
        return row if out is None else _written(row.tobytes(), out, self.perfect_shape[0])

    def row(self, g: Any, seat: int) -> array[float]:
        """What the seat may know of a state."""
        return self.layout.row(g, seat)

    def _checked(self, g: Any, seat: Any) -> int:
        if type(g) is not self._kind:
            raise TouchlineError(
                f"This encoder is for {self._spec}; the table is of another game or edition."
            )
        if g.seats != self.seats:
            raise TouchlineError(f"This encoder is for {self.seats} seats; the table has {g.seats}.")
        try:
            known: int = index(seat)
        except TypeError:
            known = -1
        if not 0 <= known < self.seats:
            raise TouchlineError(f"There is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}.")
        return known

    def __repr__(self) -> str:
        return f"<Encoder {self.game}, {self.seats} seats, {len(self.names)} numbers>"

    def __reduce__(self) -> tuple[Any, ...]:
        """An encoder travels as the name of its game."""
        return _again, (self._spec, self.seats)


def _written(row: bytes, out: Any, size: int) -> Any:
    """Write a row of this many numbers into `out`."""
    if places_of(out) != size:
        raise TouchlineError(f"There are {size} numbers to write; `out` has {places_of(out)} places.")
    if not copied(row, out, "f"):
        assigned(out, array("f", row))
    return out


def places_of(out: Any) -> int:
    """How many places an array has; None if it is not an array."""
    return len(out) if hasattr(out, "__len__") else 0


def assigned(out: Any, values: Any) -> None:
    """Write the values into an array that is not made of them, if it takes them."""
    try:
        out[:] = values
    except (TypeError, ValueError) as error:
        raise TouchlineError(f"`out` does not take {len(values)} numbers in a row: {error}.") from error


def copied(data: bytes | bytearray, out: Any, formats: str) -> bool:
    """Copy the data as it is into an array whose items have one of these formats; whether that could be."""
    try:
        view = memoryview(out)
    except TypeError:  # a list, or something that keeps its memory to itself
        return False
    if view.format not in formats or view.ndim != 1 or view.readonly or not view.c_contiguous:
        return False
    view.cast("B")[:] = data
    return True


@cache
def has_encoder(game: Game) -> bool:
    """Whether the game can be told in numbers."""
    return find_spec(f"{game.package}.encoder") is not None


@cache
def encoder_of(game: Game, seats: int) -> Encoder:
    """The encoder of a game for this many seats, made once."""
    try:
        module = game.module("encoder")
    except ModuleNotFoundError as error:
        raise TouchlineError(f"{game.title} has no encoder.py, so nothing tells it in numbers.") from error
    return Encoder(game, seats, module.write, module.write_hidden)


def _again(spec: str, seats: int) -> Encoder:
    return encoder_of(find(spec), seats)
