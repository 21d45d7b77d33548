"""Encoders: what a seat may know as a row of numbers, each with a name.

A game's `encoder.py` declares *parts*: a name, a label for each of its numbers, and a function
`(state, seat, out, at)` that writes them into `out` from `at` on. Everything is 0 before; where nothing is
known, nothing is written. Offsets and names follow from the declaration. Numbers lie roughly between -1 and
1, the own seat comes first, and the others follow clockwise.

`parts` is what the seat may know: tests hold it against worlds dealt again. `hidden` is the rest that
matters; an observation with it is for critics and debugging, never for a player.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from operator import index
from typing import Any, Protocol, TypeVar, overload

from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find
from touchline.engine.state import State

Write = Callable[[Any, int, "array[float]", int], None]
Reader = Callable[[Any, int], Iterable[int]]
"""Given a state and a seat: places among the labels of a part."""
Out = TypeVar("Out")


class HasState(Protocol):
    """A table, or an imagined world."""

    state: State


@dataclass(frozen=True)
class Part:
    """A few numbers that belong together. `turn`: of the seat so many places behind the one that looks."""

    name: str
    labels: tuple[str, ...]
    write: Write
    turn: int = 0

    @property
    def names(self) -> list[str]:
        """The names of its numbers."""
        return [f"{self.name}.{label}" if label else self.name for label in self.labels]


def number(name: str, read: Callable[[Any, int], float]) -> Part:
    """One number: `read(state, seat)`."""

    def write(g: Any, seat: int, out: array[float], at: int) -> None:
        out[at] = read(g, seat)

    return Part(name, ("",), write)


def numbers(name: str, labels: Iterable[str], read: Callable[[Any, int], Iterable[float]]) -> Part:
    """Several numbers: `read(state, seat)` gives as many as there are labels, or fewer."""

    def write(g: Any, seat: int, out: array[float], at: int) -> None:
        values = array("f", read(g, seat))
        out[at : at + len(values)] = values

    return Part(name, tuple(labels), write)


def marks(name: str, labels: Iterable[str], read: Reader) -> Part:
    """A 1 for each of the things that `read(state, seat)` names by their place among the labels."""

    def write(g: Any, seat: int, out: array[float], at: int) -> None:
        for place in read(g, seat):
            out[at + place] = 1.0

    return Part(name, tuple(labels), write)


def counts(name: str, labels: Iterable[str], read: Reader, each: float) -> Part:
    """How often `read(state, seat)` names each of the things, in steps of `each`."""

    def write(g: Any, seat: int, out: array[float], at: int) -> None:
        for place in read(g, seat):
            out[at + place] += each

    return Part(name, tuple(labels), write)


def who(seats: int) -> list[str]:
    """What the seats are called from the seat that looks: `me`, `next_1`, `next_2` …"""
    return ["me"] + [f"next_{turn}" for turn in range(1, seats)]


def by_seat(seats: int, part: Part, others_only: bool = False) -> list[Part]:
    """The part once for every seat, the own one first; its function is given that seat."""

    return [
        replace(part, name=f"{name}.{part.name}", turn=turn)
        for turn, name in enumerate(who(seats))
        if turn or not others_only
    ]


def common(game_questions: Sequence[str], seats: int) -> list[Part]:
    """What every game tells a seat: which seat it is, what it is asked, and who leads."""

    def asked(g: Any, seat: int) -> Iterable[int]:
        return (g.open[seat] & 0xFF,)

    return [
        marks("seat", (str(seat) for seat in range(seats)), lambda g, seat: (seat,)),
        marks("asked", [name or "nothing" for name in _different(game_questions)], asked),
        marks("lead", who(seats), lambda g, seat: ((g.lead - seat) % g.seats,)),
    ]


def _different(questions: Sequence[str]) -> list[str]:
    """Question names, each once: some games ask one question in several ways."""
    seen: dict[str, int] = {}
    found = []
    for name in questions:
        seen[name] = seen.get(name, 0) + 1
        found.append(name if seen[name] == 1 else f"{name}_{seen[name]}")
    return found


class Encoder:
    """Turns a table of a game into numbers."""

    def __init__(self, game: Game, seats: int, parts: Sequence[Part], hidden: Sequence[Part]) -> None:
        self.game = game.id
        self.seats = seats
        self.parts = tuple(parts)
        self.hidden = tuple(hidden)
        self.names = [name for part in self.parts for name in part.names]
        self.perfect_names = self.names + [f"hidden.{name}" for part in self.hidden for name in part.names]
        self.shape = (len(self.names),)
        self.perfect_shape = (len(self.perfect_names),)
        self._spec = game.spec
        self._orders = [[(seat + turn) % seats for turn in range(seats)] for seat in range(seats)]
        self._seen = _placed(self.parts, 0)
        self._all = self._seen + _placed(self.hidden, len(self.names))

    @overload
    def observe(self, table: HasState, seat: int) -> array[float]: ...
    @overload
    def observe(self, table: HasState, seat: int, out: Out) -> Out: ...
    def observe(self, table: HasState, seat: int, out: Any = None) -> Any:
        """What the seat may know now, in `out` or in a new `array.array`, which numpy reads as it is."""
        return self._write(table, seat, out, self._seen, len(self.names))

    @overload
    def perfect(self, table: HasState, seat: int) -> array[float]: ...
    @overload
    def perfect(self, table: HasState, seat: int, out: Out) -> Out: ...
    def perfect(self, table: HasState, seat: int, out: Any = None) -> Any:
        """The same, followed by what is hidden from the seat. For critics, never for players."""
        return self._write(table, seat, out, self._all, len(self.perfect_names))

    def row(self, g: State, seat: int) -> array[float]:
        """What the seat may know of a state."""
        return self._row(g, seat, self._seen, len(self.names))

    def _row(self, g: State, seat: int, placed: list[tuple[Write, int, int]], length: int) -> array[float]:
        row = array("f", bytes(4 * length))
        order = self._orders[seat]
        for write, at, turn in placed:
            write(g, order[turn], row, at)
        return row

    def _write(
        self, table: HasState, seat: int, out: Any, placed: list[tuple[Write, int, int]], length: int
    ) -> Any:
        g = table.state
        self._check(g, seat, out, length)
        row = self._row(g, seat, placed, length)
        if out is None:
            return row
        out[:] = row
        return out

    def _check(self, g: State, seat: int, out: Any, length: int) -> None:
        if g.seats != self.seats:
            raise TouchlineError(f"This encoder is for {self.seats} seats; the table has {g.seats}.")
        try:
            known = 0 <= index(seat) < self.seats
        except TypeError:
            known = False
        if not known:
            raise TouchlineError(f"There is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}.")
        if out is not None and len(out) != length:
            raise TouchlineError(f"There are {length} numbers to write; `out` has {len(out)} places.")

    def __repr__(self) -> str:
        return f"<Encoder {self.game}, {self.seats} seats, {len(self.names)} numbers>"

    def __reduce__(self) -> tuple[Any, ...]:
        """An encoder travels as the name of its game."""
        return _again, (self._spec, self.seats)


def _placed(parts: Sequence[Part], at: int) -> list[tuple[Write, int, int]]:
    """The functions of the parts, each with where it writes and about which seat."""
    placed = []
    for part in parts:
        placed.append((part.write, at, part.turn))
        at += len(part.labels)
    return placed


@cache
def has_encoder(game: Game) -> bool:
    """Whether the game can be told in numbers."""
    return find_spec(f"{game.package}.encoder") is not None


@cache
def encoder_of(game: Game, seats: int) -> Encoder:
    """The encoder of a game for so many seats, made once."""
    try:
        module = game.module("encoder")
    except ModuleNotFoundError as error:
        raise TouchlineError(f"{game.title} has no encoder.py, so nothing tells it in numbers.") from error
    return Encoder(game, seats, module.parts(seats), module.hidden(seats))


def _again(spec: str, seats: int) -> Encoder:
    return encoder_of(find(spec), seats)
