"""A table with a lesson: the lesson looks at a decision before it is played, and lets go when it is done."""

from __future__ import annotations

import pytest

from tests.tables.given_tables import answer, scene, until
from touchline.engine.game import find
from touchline.tables import teaching
from touchline.tables.entries import Alone, Bot, Play, decode, encode
from touchline.tables.lessons import NotNow, lesson_of
from touchline.tables.service import NewTable, Pass, SeatSpec, TableError, Tables
from touchline.tables.table import Table

GAME = find("best11")
LESSON = lesson_of(GAME, "first")
RIVALS = ("Odo", "Wren", "Pia")


async def learn(tables: Tables) -> tuple[Table, Pass]:
    created = await tables.teach(GAME, "first", "Ada", RIVALS)
    return await tables.table(created.table), await tables.enter(created.table, created.host)


async def go_on(tables: Tables, table: Table, who: Pass, steps: int) -> None:
    """Do what so many steps ask for."""
    for _ in range(steps):
        await until(lambda: bool(table.decision_id(0)) and table.match.waiting() == [0])
        await tables.skip_step(who)


def test_what_the_step_does_not_ask_for_is_explained_and_not_played() -> None:
    async def play(tables: Tables) -> None:
        table, who = await learn(tables)
        await until(lambda: bool(table.decision_id(0)))
        before = len(table.match.log)
        with pytest.raises(NotNow, match="Small Change"):
            await answer(tables, who, 0, "keep_tactic:tac_18")
        assert not [entry for entry in table.match.log[before:] if entry.seat == 0]
        with pytest.raises(TableError, match="lesson"):
            await tables.undo(who, 0)
        await answer(tables, who, 0, "keep_tactic:tac_05")
        assert table.lesson is not None
        assert table.lesson.at == 1

    scene(play)


def test_the_rivals_play_what_the_lesson_says_and_think_for_themselves_after_it() -> None:
    async def play(tables: Tables) -> None:
        table, who = await learn(tables)
        await go_on(tables, table, who, len(LESSON.steps) - 1)
        await until(lambda: table.match.waiting() == [0])
        assert not tables._pool.asked
        scripted = {seat: [e.option for e in table.match.log if e.seat == seat] for seat in (1, 2)}
        assert all(LESSON.rivals[str(seat)][: len(made)] == made for seat, made in scripted.items())
        await answer(tables, who, 0, "nominate:fa_063")  # any card will do
        assert table.lesson is not None
        assert table.lesson.step is None
        await until(lambda: bool(tables._pool.asked))
        assert table.bot(1) == "starter"
        await until(lambda: bool(table.decision_id(0)))
        await answer(tables, who, 0, table.match.options_of(0)[0])
        assert table.lesson is None

    scene(play)


def test_one_may_play_on_alone_at_any_time(tmp_path) -> None:
    path = tmp_path / "t.db"

    async def play(tables: Tables) -> None:
        table, who = await learn(tables)
        await tables.leave_lesson(who)
        assert table.lesson is None
        await until(lambda: bool(table.decision_id(0)))
        await answer(tables, who, 0, "keep_tactic:tac_18")
        for act in (tables.show_step, tables.skip_step, tables.leave_lesson):
            with pytest.raises(TableError):
                await act(who)
        table.restore([decode(entry) for _, entry in tables._hall.store.entries(table.id)])
        assert table.lesson is None

    scene(play, path)


def test_only_the_learner_has_the_lesson_in_hand() -> None:
    async def play(tables: Tables) -> None:
        table, _ = await learn(tables)
        for act in (tables.show_step, tables.skip_step, tables.leave_lesson):
            with pytest.raises(TableError):
                await act(Pass(table.id))
        assert table.course.shown < 0

    scene(play)


def test_the_lesson_is_where_it_was_after_a_restart() -> None:
    async def play(tables: Tables) -> None:
        table, who = await learn(tables)
        await go_on(tables, table, who, 3)
        assert table.lesson is not None
        at = table.lesson.at
        table.restore([decode(entry) for _, entry in tables._hall.store.entries(table.id)])
        assert table.lesson is not None
        assert table.lesson.at == at == 3

    scene(play)


def test_a_bot_in_the_learners_seat_ends_the_lesson() -> None:
    async def play(tables: Tables) -> None:
        table, who = await learn(tables)
        await tables.hand_over(who, 0, "random")
        assert table.course.lesson is None

    scene(play)


def test_tables_with_lessons_are_not_listed_and_go_when_they_are_old(monkeypatch) -> None:
    async def play(tables: Tables) -> None:
        table, who = await learn(tables)
        await tables.leave_lesson(who)
        others = [SeatSpec("here"), SeatSpec("here")]
        kept = await tables.create(NewTable("best11", others, private=True))
        assert not await tables.listing()
        monkeypatch.setattr(teaching, "KEPT", -60.0)
        await until(lambda: not table.bots_at_work)
        await learn(tables)  # old ones go when a new one comes
        assert tables._hall.store.table(table.id) is None
        assert tables._hall.store.table(kept.table) is not None

    scene(play)


def test_there_is_no_lesson_of_another_name() -> None:
    async def play(tables: Tables) -> None:
        with pytest.raises(TableError, match="no lesson"):
            await tables.teach(GAME, "last", "Ada", RIVALS)

    scene(play)


@pytest.mark.parametrize("row", [Alone(0), Play(0, ["bid:next"]), Bot(1, "starter")])
def test_rows_survive_the_trip_through_the_store(row) -> None:
    assert decode(encode(row)) == row
