"""Tables with a lesson: opened, helped along, left, and let go when nobody needs them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from touchline.engine.game import Game
from touchline.tables import decide
from touchline.tables.changes import Change
from touchline.tables.entries import Alone, AnyRow, Play
from touchline.tables.errors import Stale, TableError
from touchline.tables.forms import Created, Pass
from touchline.tables.hall import Hall
from touchline.tables.header import SeatHeader
from touchline.tables.lessons import RIVAL, Progress, lesson_of, say
from touchline.tables.making import Makes
from touchline.tables.table import Table

KEPT: Final = 7 * 86_400.0  # seconds from the last move at a table with a lesson until it may be let go
MOST_LET_GO: Final = 20  # at a time


class Teaches(Makes):
    """Gives lessons; the part of `service.Tables` that does."""

    _hall: Hall

    async def teach(self, game: Game, name: str, learner: str, rivals: Sequence[str]) -> Created:
        """A table with a lesson. Old ones go when a new one comes, so that there are never more and more."""
        lesson = lesson_of(game, name)
        old = time.time() - KEPT
        for info in await self._hall.ask(self._hall.store.lessons_before, old, MOST_LET_GO):
            if self._hall.forget(info.id):
                await self._hall.done(self._hall.store.delete(info.id))
        match = lesson.begun(game)
        names = list(rivals[: lesson.seats - 1])
        names.insert(lesson.learner, learner)
        seats = [
            SeatHeader("here", name) if seat == lesson.learner else SeatHeader("bot", name, RIVAL)
            for seat, name in enumerate(names)
        ]
        rows: list[AnyRow] = [Play(int(entry.seat), [entry.option]) for entry in match.log]
        return await self._make(match, seats, rows, private=True, lesson=lesson.name)

    async def show_step(self, who: Pass) -> None:
        """Mark what the open step asks for."""
        table = await self._hall.table(who.table)
        _open(table, who)
        table.course.shown = table.course.taken
        table.version += 1
        self._hall.announce(table)

    async def skip_step(self, who: Pass) -> None:
        """Have the lesson play the open step."""

        def act(table: Table) -> Change | None:
            progress = _open(table, who)
            seat = progress.lesson.learner
            assert progress.step is not None
            return decide.play(table, who, seat, table.decision_id(seat), progress.step.show)

        await self._hall.change(who.table, act)

    async def leave_lesson(self, who: Pass) -> None:
        """Play on alone."""

        def act(table: Table) -> Change:
            lesson = table.course.lesson
            if lesson is None:
                raise Stale()
            decide.check_seat(table, who, lesson.learner)
            return Change(Alone(lesson.learner))

        await self._hall.change(who.table, act)


def _open(table: Table, who: Pass) -> Progress:
    """The lesson of a table in which the learner has to decide now."""
    progress = table.lesson
    if progress is None or progress.step is None:
        raise Stale()
    decide.check_turn(table, who, progress.lesson.learner)
    if not table.decision_id(progress.lesson.learner):
        raise TableError(409, say("lesson-wait"))
    return progress
