"""Solving puzzles: one answer a person and puzzle, and ratings of both, as if they had played each other.

The ratings are Glickman's (Glicko-1): a number and how far off it may be. Both sides move, the less sure one
more. A puzzle begins with a guess from the bots that did not find its answer.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import lru_cache, partial
from math import log, pi, sqrt
from typing import Final

import msgspec

from touchline.bots.puzzles import Puzzle, puzzles_of
from touchline.engine.game import Game, find, known
from touchline.tables.contests import AnswerRow, SkillRow
from touchline.tables.entries import AnyRow, Play
from touchline.tables.errors import TableError, say
from touchline.tables.hall import Hall
from touchline.tables.header import Header, SeatHeader
from touchline.tables.store import TableRow, Taken
from touchline.tables.table import Table

NEWCOMER: Final = 1500.0
UNSURE: Final = 350.0
SUREST: Final = 60.0  # a rating never stands still
EASIEST: Final = 1350.0  # a puzzle that every bot solves
HARDER: Final = 150.0  # for each bot that does not
GUESSED: Final = 200.0
SCALE: Final = log(10) / 400
KEPT: Final = 32  # puzzles whose games are ready to be drawn


@dataclass(frozen=True)
class Standing:
    """A person and the puzzles of a game: how many there are, how many were tried and solved, the rating."""

    game: Game
    count: int
    tried: int
    solved: int
    rating: int
    next: str


@dataclass(frozen=True)
class Posed:
    """A puzzle as a person has it: the table that it is about, its rating, and the answer if there is one."""

    puzzle: Puzzle
    table: Table
    rating: int
    answer: AnswerRow | None
    standing: Standing


class Solves:
    """Puzzles; the part of `service.Tables` that has them."""

    _hall: Hall

    async def standings(self, person: bytes) -> list[Standing]:
        """How a person stands in every game that has puzzles."""
        return [await self.standing(game, person) for game in map(find, known()) if puzzles_of(game)]

    async def standing(self, game: Game, person: bytes) -> Standing:
        """How a person stands in a game; `next` is the puzzle that fits best of those without an answer."""
        puzzles = puzzles_of(game)
        answers = await self._answers(game, person)
        mine = await self._skill(_solver(person, game), NEWCOMER, UNSURE)
        tried = {row.puzzle for row in answers}
        left = [puzzle for id, puzzle in puzzles.items() if id not in tried]
        names = [_name(puzzle) for puzzle in left]
        known_skills = await self._hall.ask(self._hall.store.skills, names)
        hardness = [
            known_skills[name].rating if name in known_skills else first_guess(puzzle)
            for name, puzzle in zip(names, left, strict=True)
        ]
        order = sorted(range(len(left)), key=lambda i: (abs(hardness[i] - mine.rating), left[i].id))
        return Standing(
            game,
            len(puzzles),
            len(answers),
            sum(row.solved for row in answers),
            round(mine.rating),
            left[order[0]].id if left else "",
        )

    async def posed(self, game: Game, puzzle_id: str, person: bytes, names: tuple[str, ...]) -> Posed:
        """A puzzle, with the person's answer if there is one. `names`: the solver's and those of rivals."""
        puzzle = _find(game, puzzle_id)
        answers = await self._answers(game, person)
        skill = await self._skill(_name(puzzle), first_guess(puzzle), GUESSED)
        table = await self._hall.replays.run(partial(table_of, game, puzzle.id, names))
        return Posed(
            puzzle,
            table,
            round(skill.rating),
            next((row for row in answers if row.puzzle == puzzle.id), None),
            await self.standing(game, person),
        )

    async def answer(self, game: Game, puzzle_id: str, person: bytes, option: str) -> AnswerRow:
        """Answer a puzzle. The first answer counts: a second one changes nothing, the first comes back."""
        puzzle = _find(game, puzzle_id)
        if puzzle.worth_of(option) is None:
            raise TableError(400, say("puzzle-option"))
        solver = await self._skill(_solver(person, game), NEWCOMER, UNSURE)
        hard = await self._skill(_name(puzzle), first_guess(puzzle), GUESSED)
        solved = option == puzzle.best
        mine, its = met(solver, hard, float(solved)), met(hard, solver, float(not solved))
        row = AnswerRow(
            person=person,
            game=game.id,
            puzzle=puzzle.id,
            answer=option,
            solved=solved,
            at=self._hall.clock(),
            gained=round(mine.rating - solver.rating, 1),
        )
        try:
            await asyncio.wrap_future(self._hall.store.save_answer(row, [mine, its]))
        except Taken:
            return next(old for old in await self._answers(game, person) if old.puzzle == puzzle.id)
        return row

    async def _answers(self, game: Game, person: bytes) -> list[AnswerRow]:
        return await self._hall.ask(self._hall.store.answers_of, person, game.id) if person else []

    async def _skill(self, who: str, usual: float, unsure: float) -> SkillRow:
        found = await self._hall.ask(self._hall.store.skills, [who])
        return found.get(who) or SkillRow(who=who, rating=usual, deviation=unsure, answers=0)


def first_guess(puzzle: Puzzle) -> float:
    """How hard a puzzle seems before anybody has tried it."""
    return EASIEST + HARDER * len(puzzle.asked.missed)


def met(one: SkillRow, other: SkillRow, score: float) -> SkillRow:
    """The rating of one after it met the other and scored 1 or 0."""
    weight = 1 / sqrt(1 + 3 * (SCALE * other.deviation / pi) ** 2)
    expected = 1 / (1 + 10 ** (weight * (other.rating - one.rating) / 400))
    certainty = 1 / one.deviation**2 + (SCALE * weight) ** 2 * expected * (1 - expected)
    return SkillRow(
        who=one.who,
        rating=one.rating + SCALE * weight * (score - expected) / certainty,
        deviation=max(SUREST, sqrt(1 / certainty)),
        answers=one.answers + 1,
    )


@lru_cache(maxsize=KEPT)
def table_of(game: Game, puzzle_id: str, names: tuple[str, ...]) -> Table:
    """A table at which the puzzle's game stands at its question; nobody plays there, and no store has it."""
    puzzle = puzzles_of(game)[puzzle_id]
    match, seat = puzzle.match(), puzzle.asked.seat
    managers = list(names[1 : match.seats])
    managers.insert(seat, names[0])
    header = Header(
        game.id,
        game.edition,
        game.rules_version,
        game.plain_options(match.options),
        [SeatHeader("bot" if number != seat else "here", name) for number, name in enumerate(managers)],
        match.commitment,
        coach=False,
    )
    stored = TableRow(
        id=puzzle.id,
        created=0.0,
        updated=0.0,
        header=msgspec.json.encode(header),
        status="playing",
        secret=match.secret,
    )
    rows: list[AnyRow] = [Play(int(entry.seat), [entry.option]) for entry in match.log]
    return Table(stored, rows, lambda: 0.0)


def _find(game: Game, puzzle_id: str) -> Puzzle:
    found = puzzles_of(game).get(puzzle_id)
    if found is None:
        raise TableError(404, say("puzzle-none"))
    return found


def _solver(person: bytes, game: Game) -> str:
    return f"solver:{person.hex()}:{game.id}"


def _name(puzzle: Puzzle) -> str:
    return f"puzzle:{puzzle.source.game}:{puzzle.id}"
