"""What a store keeps of daily matches and puzzles: one try a person and day, one answer a person and puzzle.

A person is whoever has a secret in a browser, known by its hash; nobody else is named here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future

import msgspec


class TryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's try at the match of a day. `result` is empty until the record is checked."""

    day: str
    game: str
    person: bytes
    table_id: str
    begun: float
    result: bytes = b""


class AnswerRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's first answer to a puzzle, the only one that counts."""

    person: bytes
    game: str
    puzzle: str
    answer: str
    solved: bool
    at: float
    gained: float = 0.0


class SkillRow(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a solver of a game is, or how hard a puzzle: a rating, and how far off it may be.

    `who` is `solver:HASH:GAME` or `puzzle:GAME:ID`.
    """

    who: str
    rating: float
    deviation: float
    answers: int


class Contests(ABC):
    """The part of a store that knows daily matches and puzzles."""

    @abstractmethod
    def begin_try(self, row: TryRow) -> Future[None]:
        """Keep that a person has begun the match of a day. Or `Taken`: there was one try already."""

    @abstractmethod
    def drop_try(self, table_id: str) -> Future[None]:
        """A try whose table could not be made does not count."""

    @abstractmethod
    def save_try(self, table_id: str, result: bytes) -> Future[None]:
        """Keep the result of a try, unless it has one."""

    @abstractmethod
    def tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        """The tries of a day that have a result, the first ones first."""

    @abstractmethod
    def tries_of(self, person: bytes, day: str) -> list[TryRow]:
        """What a person tried on a day."""

    @abstractmethod
    def try_at(self, table_id: str) -> TryRow | None:
        """The try that is played at a table."""

    @abstractmethod
    def days(self, limit: int) -> list[str]:
        """The days on which somebody tried, the last first."""

    @abstractmethod
    def save_answer(self, row: AnswerRow, skills: Sequence[SkillRow]) -> Future[None]:
        """Keep an answer, and the ratings that follow from it. Or `Taken`: there was one already."""

    @abstractmethod
    def answers_of(self, person: bytes, game: str) -> list[AnswerRow]:
        """A person's answers to the puzzles of a game."""

    @abstractmethod
    def skills(self, who: Sequence[str]) -> dict[str, SkillRow]:
        """The ratings of these solvers and puzzles, as far as there are any."""
