"""What a store keeps of daily matches and puzzles: one try a person and day, one answer a person and puzzle.

A person is whoever has a secret in a browser, known by its hash; nobody else is named here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Final

import msgspec

from touchline.tables.store import Taken
from touchline.tables.writer import Db


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


TRY: Final = ", ".join(TryRow.__struct_fields__)
ANSWER: Final = ", ".join(AnswerRow.__struct_fields__)
SKILL: Final = ", ".join(SkillRow.__struct_fields__)

MIGRATION: Final = (
    # A try outlives its table, so that nobody has a second one.
    """
    CREATE TABLE daily_tries (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        person BLOB NOT NULL,
        table_id TEXT NOT NULL UNIQUE,
        begun REAL NOT NULL,
        result BLOB NOT NULL,
        PRIMARY KEY (day, game, person)
    ) STRICT
    """,
    """
    CREATE TABLE puzzle_answers (
        person BLOB NOT NULL,
        game TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        answer TEXT NOT NULL,
        solved INTEGER NOT NULL,
        at REAL NOT NULL,
        gained REAL NOT NULL,
        PRIMARY KEY (person, game, puzzle)
    ) STRICT
    """,
    """
    CREATE TABLE puzzle_skills (
        who TEXT PRIMARY KEY NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        answers INTEGER NOT NULL
    ) STRICT
    """,
)


class Contests(ABC):
    """The part of a store that knows daily matches and puzzles."""

    @abstractmethod
    def _read(self, query: str, *values: Any) -> list[Any]:
        """What the store answers to a query."""

    @abstractmethod
    def _do(self, work: Callable[[Db], object]) -> Future[None]:
        """Have a change made, in a transaction; it gets a connection."""

    # Daily matches

    def begin_try(self, row: TryRow) -> Future[None]:
        """Keep that a person has begun the match of a day. Or `Taken`: there was one try already."""
        values = row.day, row.game, row.person, row.table_id, row.begun, row.result

        def change(db: Db) -> None:
            statement = f"INSERT INTO daily_tries ({TRY}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            if not db.execute(statement, values).rowcount:
                raise Taken(f"{row.day} {row.game}")

        return self._do(change)

    def save_try(self, table_id: str, result: bytes) -> Future[None]:
        """Keep the result of a try, unless it has one."""
        statement = "UPDATE daily_tries SET result = ? WHERE table_id = ? AND length(result) = 0"
        return self._change(statement, result, table_id)

    def tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        """The tries of a day that have a result, the first ones first."""
        which = "day = ? AND game = ? AND length(result) > 0 ORDER BY begun LIMIT ?"
        return self._tries(which, day, game, limit)

    def tries_of(self, person: bytes, day: str) -> list[TryRow]:
        """What a person tried on a day."""
        return self._tries("person = ? AND day = ?", person, day)

    def try_at(self, table_id: str) -> TryRow | None:
        """The try that is played at a table."""
        return next(iter(self._tries("table_id = ?", table_id)), None)

    def days(self, limit: int) -> list[str]:
        """The days on which somebody tried, the last first."""
        rows = self._read("SELECT DISTINCT day FROM daily_tries ORDER BY day DESC LIMIT ?", limit)
        return [str(day) for (day,) in rows]

    def _tries(self, which: str, *values: Any) -> list[TryRow]:
        rows = self._read(f"SELECT {TRY} FROM daily_tries WHERE {which}", *values)
        return [
            TryRow(day=day, game=game, person=bytes(who), table_id=at, begun=begun, result=bytes(result))
            for day, game, who, at, begun, result in rows
        ]

    # Puzzles

    def save_answer(self, row: AnswerRow, skills: Sequence[SkillRow]) -> Future[None]:
        """Keep an answer, and the ratings that follow from it. Or `Taken`: there was one already."""
        values = row.person, row.game, row.puzzle, row.answer, int(row.solved), row.at, row.gained

        def change(db: Db) -> None:
            statement = (
                f"INSERT INTO puzzle_answers ({ANSWER}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            )
            if not db.execute(statement, values).rowcount:
                raise Taken(row.puzzle)
            for skill in skills:
                db.execute(
                    f"INSERT INTO puzzle_skills ({SKILL}) VALUES (?, ?, ?, ?) "
                    "ON CONFLICT (who) DO UPDATE SET rating = excluded.rating, "
                    "deviation = excluded.deviation, answers = excluded.answers",
                    (skill.who, skill.rating, skill.deviation, skill.answers),
                )

        return self._do(change)

    def answers_of(self, person: bytes, game: str) -> list[AnswerRow]:
        """A person's answers to the puzzles of a game."""
        query = f"SELECT {ANSWER} FROM puzzle_answers WHERE person = ? AND game = ? ORDER BY at"
        return [
            AnswerRow(
                person=bytes(who),
                game=game,
                puzzle=puzzle,
                answer=answer,
                solved=bool(solved),
                at=at,
                gained=gained,
            )
            for who, game, puzzle, answer, solved, at, gained in self._read(query, person, game)
        ]

    def skills(self, who: Sequence[str]) -> dict[str, SkillRow]:
        """The ratings of these solvers and puzzles, as far as there are any."""
        marks = ", ".join("?" * len(who))
        rows = self._read(f"SELECT {SKILL} FROM puzzle_skills WHERE who IN ({marks})", *who) if who else []
        return {
            one: SkillRow(who=one, rating=rating, deviation=deviation, answers=answers)
            for one, rating, deviation, answers in rows
        }

    def _change(self, statement: str, *values: Any) -> Future[None]:
        return self._do(lambda db: db.execute(statement, values))
