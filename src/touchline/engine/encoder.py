"""Encoders: what a seat may know as a row of numbers, each with a name.

A game's `encoder.py` declares *parts*: a name, a label for each of its numbers, and a function that reads
them from a state. Parts are of two kinds. *Marks* are 1 or 0: the function gives a list of the places among
the labels that are marked. *Numbers* are anything. Everything is 0 where nothing is known. Offsets and names
follow from the declaration: numbers come first in a row, then marks, each in the order of the declaration.
They lie roughly between -1 and 1, the own seat comes first, and the others follow clockwise.

`parts` is what the seat may know: tests hold it against worlds dealt again. `hidden` is the rest that
matters; an observation with it is for critics and debugging, never for a player.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.util import find_spec
from operator import index
from struct import Struct
from typing import Any, Protocol, TypeVar, overload

from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find
from touchline.engine.state import State

Write = Callable[[Any, int, list[float], int], None]
"""Given a state and a seat: writes the numbers of a part into the list, from the given place on."""
Reader = Callable[[Any, int], list[int]]
"""Given a state and a seat: places among the labels of a part."""
Out = TypeVar("Out")


class HasState(Protocol):
    """A table, or an imagined world."""

    state: State


class Part:
    """A few numbers that belong together. `turn`: of the seat so many places behind the one that looks."""

    def __init__(
        self,
        name: str,
        labels: Iterable[str],
        write: Write | None = None,
        read: Reader | None = None,
        turn: int = 0,
    ) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.write = write  # of numbers
        self.read = read  # of marks
        self.turn = turn

    @property
    def names(self) -> list[str]:
        """The names of its numbers."""
        return [f"{self.name}.{label}" if label else self.name for label in self.labels]


def number(name: str, read: Callable[[Any, int], float]) -> Part:
    """One number: `read(state, seat)`."""

    def write(g: Any, seat: int, out: list[float], at: int) -> None:
        out[at] = read(g, seat)

    return Part(name, ("",), write)


def numbers(name: str, labels: Iterable[str], read: Callable[[Any, int], Sequence[float]]) -> Part:
    """Several numbers: `read(state, seat)` gives as many as there are labels, or fewer."""

    def write(g: Any, seat: int, out: list[float], at: int) -> None:
        values = read(g, seat)
        out[at : at + len(values)] = values

    return Part(name, labels, write)


def marks(name: str, labels: Iterable[str], read: Reader) -> Part:
    """A 1 for each of the things that `read(state, seat)` names by their place among the labels."""
    return Part(name, labels, read=read)


def counts(name: str, labels: Iterable[str], read: Reader, each: float) -> Part:
    """How often `read(state, seat)` names each of the things, in steps of `each`."""

    def write(g: Any, seat: int, out: list[float], at: int) -> None:
        for place in read(g, seat):
            out[at + place] += each

    return Part(name, labels, write)


def who(seats: int) -> list[str]:
    """What the seats are called from the seat that looks: `me`, `next_1`, `next_2` …"""
    return ["me"] + [f"next_{turn}" for turn in range(1, seats)]


def by_seat(seats: int, part: Part, others_only: bool = False) -> list[Part]:
    """The part once for every seat, the own one first; its function is given that seat."""
    return [
        Part(f"{name}.{part.name}", part.labels, part.write, part.read, turn)
        for turn, name in enumerate(who(seats))
        if turn or not others_only
    ]


def common(game_questions: Sequence[str], seats: int) -> list[Part]:
    """What every game tells a seat: which seat it is, what it is asked, and who leads."""
    return [
        marks("seat", (str(seat) for seat in range(seats)), own_seat),
        marks("asked", [name or "nothing" for name in _different(game_questions)], asked),
        marks("lead", who(seats), leader),
    ]


def own_seat(g: State, seat: int) -> list[int]:
    """Which seat it is."""
    return [seat]


def asked(g: State, seat: int) -> list[int]:
    """The question that the seat has to answer."""
    return [g.open[seat] & 0xFF]


def leader(g: State, seat: int) -> list[int]:
    """Who leads."""
    return [(g.lead - seat) % g.seats]


def _different(questions: Sequence[str]) -> list[str]:
    """Question names, each once: some games ask one question in several ways."""
    seen: dict[str, int] = {}
    found = []
    for name in questions:
        seen[name] = seen.get(name, 0) + 1
        found.append(name if seen[name] == 1 else f"{name}_{seen[name]}")
    return found


class Layout:
    """Parts in a row: where each of them goes."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.writes: list[tuple[Write, int, int]] = []  # with where it writes, and about which seat
        self.reads: list[tuple[Reader, int, int]] = []
        self.names: list[str] = []
        for part in parts:
            if part.write is not None:
                self.writes.append((part.write, len(self.names), part.turn))
                self.names += part.names
        self.numbers = len(self.names)
        for part in parts:
            if part.read is not None:
                self.reads.append((part.read, len(self.names), part.turn))
                self.names += part.names
        self.blank = bytes(4 * len(self.names))
        self.pack_into = Struct(f"{self.numbers}f").pack_into

    def row(self, g: State, order: list[int]) -> array[float]:
        """What the parts say; `order` has the seats from the one that looks on."""
        row = array("f", self.blank)
        values = [0.0] * self.numbers
        for write, at, turn in self.writes:
            write(g, order[turn], values, at)
        self.pack_into(row, 0, *values)
        for read, at, turn in self.reads:
            for place in read(g, order[turn]):
                row[at + place] = 1.0
        return row


class Encoder:
    """Turns a table of a game into numbers."""

    def __init__(self, game: Game, seats: int, parts: Sequence[Part], hidden: Sequence[Part]) -> None:
        self.game = game.id
        self.seats = seats
        self._seen = Layout(parts)
        self._hidden = Layout(hidden)
        self.names = self._seen.names
        self.perfect_names = self.names + [f"hidden.{name}" for name in self._hidden.names]
        self.shape = (len(self.names),)
        self.perfect_shape = (len(self.perfect_names),)
        self._spec = game.spec
        self._orders = [[(seat + turn) % seats for turn in range(seats)] for seat in range(seats)]

    @overload
    def observe(self, table: HasState, seat: int) -> array[float]: ...
    @overload
    def observe(self, table: HasState, seat: int, out: Out) -> Out: ...
    def observe(self, table: HasState, seat: int, out: Any = None) -> Any:
        """What the seat may know now, in `out` or in a new `array.array`, which numpy reads as it is."""
        g = table.state
        seat = self._checked(g, seat)
        return _written(self._seen.row(g, self._orders[seat]), out)

    @overload
    def perfect(self, table: HasState, seat: int) -> array[float]: ...
    @overload
    def perfect(self, table: HasState, seat: int, out: Out) -> Out: ...
    def perfect(self, table: HasState, seat: int, out: Any = None) -> Any:
        """The same, followed by what is hidden from the seat. For critics, never for players."""
        g = table.state
        order = self._orders[self._checked(g, seat)]
        return _written(self._seen.row(g, order) + self._hidden.row(g, order), out)

    def row(self, g: State, seat: int) -> array[float]:
        """What the seat may know of a state."""
        return self._seen.row(g, self._orders[seat])

    def _checked(self, g: State, seat: Any) -> int:
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


def _written(row: array[float], out: Any) -> Any:
    """The row, in `out` if there is one."""
    if out is None:
        return row
    if len(out) != len(row):
        raise TouchlineError(f"There are {len(row)} numbers to write; `out` has {len(out)} places.")
    out[:] = row
    return out


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
