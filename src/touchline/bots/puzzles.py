"""Puzzles: decisions from games of bots in which one option is better than all others beyond doubt.

A puzzle is data without words: `puzzles.jsonl` in a game's folder has a line for each game that was played,
with all that is needed to play it again, and after it a line for each puzzle from it: how many decisions
stood, whose turn it was, and what its options were worth. The seat's question is the puzzle, and what the
seat may know is all that a solver sees. `lab/puzzles.py` makes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from touchline.bots.advice import reason_for
from touchline.bots.minds import mind
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find, pinned
from touchline.engine.match import Match, secret_of

FILE: Final = "puzzles.jsonl"


class Source(msgspec.Struct, frozen=True, tag="game"):
    """A game of bots up to its last puzzle. A decision of the log is `SEAT OPTION`."""

    game: str
    rules: int
    seats: int
    seed: int
    log: list[str]
    options: dict[str, bool | int] = {}


class Worth(msgspec.Struct, frozen=True):
    """What an option was worth in the trials: the win chance, and by source what it promises at full time."""

    option: str
    chance: float
    promise: list[float]


class Question(msgspec.Struct, frozen=True, tag="puzzle"):
    """A decision of the game above it. `worth` has the best option first, the others by their chance.

    `gap` is by how much the best option is better than the next, `low` and `high` the ends of its interval;
    `missed` are the bots that would have chosen another; `rules` those that the question and its answer
    apply.
    """

    id: str
    at: int
    seat: int
    kind: str
    phase: int  # which third of its game
    worth: list[Worth]
    gap: float
    low: float
    high: float
    worlds: int
    missed: list[str]
    rules: list[str]


Line = Source | Question


@dataclass(frozen=True)
class Puzzle:
    """A question together with the game that it is from."""

    source: Source
    asked: Question

    @property
    def id(self) -> str:
        """What it is called."""
        return self.asked.id

    @property
    def best(self) -> str:
        """The answer."""
        return self.asked.worth[0].option

    def worth_of(self, option: str) -> Worth | None:
        """What an option is worth, if it is one."""
        return next((worth for worth in self.asked.worth if worth.option == option), None)

    def game(self) -> Game:
        """The game, by the rules that it was played with."""
        return find(pinned(self.source.game, "", "", self.source.rules))

    def match(self) -> Match:
        """The game up to the question."""
        source = self.source
        match = Match(self.game(), source.seats, dict(source.options), secret_of(source.seed))
        for line in source.log[: self.asked.at]:
            seat, _, option = line.partition(" ")
            match.play(int(seat), option)
        return match

    def reason(self, against: str = "") -> str:
        """Why the answer is better than another option, or than the next best, in the reader's language.

        The option stands in it in angle brackets, for the page to put its label there."""
        first, second = self.asked.worth[0], self.worth_of(against) or self.asked.worth[1]
        if second is first:
            second = self.asked.worth[1]
        changes = [mine - its for mine, its in zip(first.promise, second.promise, strict=True)]
        return reason_for(mind(self.game()), changes, first.chance - second.chance, second.option)


def read(text: str) -> list[Puzzle]:
    """The puzzles of a file."""
    found: list[Puzzle] = []
    source: Source | None = None
    for number, line in enumerate(text.splitlines(), 1):
        try:
            row: Line = msgspec.json.decode(line, type=Line)
        except msgspec.MsgspecError as error:
            raise TouchlineError(f"Line {number} is not that of a puzzle: {error}.") from error
        if isinstance(row, Source):
            source = row
        elif source is None:
            raise TouchlineError(f"Line {number} is a puzzle, and no game stands above it.")
        else:
            found.append(Puzzle(source, row))
    return found


def write(puzzles: Iterable[Puzzle]) -> str:
    """A file with these puzzles, each below the game that it is from; a game ends with its last puzzle."""
    by_game: dict[int, list[Puzzle]] = {}
    for puzzle in puzzles:
        by_game.setdefault(puzzle.source.seed, []).append(puzzle)
    lines: list[bytes] = []
    for group in by_game.values():
        last = max(puzzle.asked.at for puzzle in group)
        source = max((puzzle.source for puzzle in group), key=lambda source: len(source.log))
        lines.append(msgspec.json.encode(msgspec.structs.replace(source, log=source.log[:last])))
        lines += [msgspec.json.encode(puzzle.asked) for puzzle in sorted(group, key=lambda one: one.asked.at)]
    return "".join(f"{line.decode()}\n" for line in lines)


@cache
def puzzles_of(game: Game) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by id; none of an edition, whose cards are others."""
    file = files(game.package) / FILE
    if not game.standard or not file.is_file():
        return {}
    found = read(file.read_text(encoding="utf-8"))
    return {puzzle.id: puzzle for puzzle in found if puzzle.source.rules == game.rules_version}
