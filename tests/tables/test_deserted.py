# mypy: disable-error-code="arg-type, return-value"
"""A game without an end, whose last human leaves: the table says so in its log, and nobody else can."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.given_tables import Clock, scene, seats, until
from touchline.engine import record
from touchline.engine.match import Entry
from touchline.tables.entries import Bot, decode
from touchline.tables.service import NewTable, Pass, TableError, Tables
from touchline.tables.table import Table

LAST = "last_season:on"


async def sit(tables: Tables, *kinds: str, limit: int = 0, seasons: int = 0) -> tuple[Table, Pass]:
    """A table of Superclub with so many seasons at most, 0 for any number; its bots wait."""
    tables._pool.allowed = 0
    order = NewTable("superclub", seats(*kinds), {"season_limit": seasons}, limit=limit)
    created = await tables.create(order)
    return await tables.table(created.table), await tables.enter(created.table, created.host)


def bots(tables: Tables, table: Table) -> list[Bot]:
    found = [decode(entry) for _, entry in tables._hall.store.entries(table.id)]
    return [row for row in found if isinstance(row, Bot)]


@pytest.mark.rule("SC-328")
def test_the_season_is_the_last_when_the_last_human_leaves(tmp_path) -> None:
    path = tmp_path / "t.db"
    seen = {}

    async def play(tables: Tables) -> None:
        table, host = await sit(tables, "here", "here", "bot")
        await tables.hand_over(host, 1, "random")
        assert bots(tables, table) == [Bot(1, "random")]
        assert table.match.state.season_limit == 0  # a human is left
        await tables.hand_over(host, 0, "greedy")
        assert bots(tables, table)[-1] == Bot(0, "greedy", options=[LAST])
        assert table.match.log[-1] == Entry(0, LAST)
        assert table.match.state.season_limit == 1
        seen.update(id=table.id, digest=table.match.digest())

    async def later(tables: Tables) -> None:
        tables._pool.allowed = 0
        table = await tables.table(seen["id"])
        assert table.match.digest() == seen["digest"]
        assert [table.bot(seat) for seat in range(3)][:2] == ["greedy", "random"]

    scene(play, path)
    scene(later, path)


@pytest.mark.rule("SC-328")
def test_bots_alone_play_the_game_to_its_end_and_its_record_is_true() -> None:
    async def play(tables: Tables) -> None:
        table, host = await sit(tables, "here", "bot")
        await tables.hand_over(host, 0, "random")
        tables._pool.allowed = 1_000_000
        while not table.match.over:  # `scene` does not wait for ever
            await asyncio.sleep(0.01)
        assert table.match.state.season == 1
        assert record.verify(await tables.export(host)).true

    scene(play)


@pytest.mark.rule("SC-328")
def test_time_that_runs_out_for_the_last_human_counts_as_leaving() -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        table, _ = await sit(tables, "here", "bot", limit=60)
        tables._pool.allowed = 1_000_000
        await until(lambda: table.match.waiting() == [0])
        for _ in range(2):
            clock.now += 60
            await tables._clocks.expire(table.id)
            await until(lambda: table.bot(0) or table.match.waiting() == [0])
        assert bots(tables, table)[0] == Bot(0, "captain", True, [LAST])

    scene(play, clock=clock)


@pytest.mark.rule("SC-328")
def test_who_comes_back_cannot_take_it_back_and_who_leaves_again_changes_nothing() -> None:
    async def play(tables: Tables) -> None:
        table, host = await sit(tables, "here", "bot")
        await tables.hand_over(host, 0, "random")
        await tables.come_back(host, 0)
        with pytest.raises(TableError, match="nothing to take back"):
            await tables.undo(host, 0)
        await tables.hand_over(host, 0, "random")
        assert [row.options for row in bots(tables, table)] == [[LAST], []]
        assert table.match.state.season_limit == 1

    scene(play)


@pytest.mark.rule("SC-328")
def test_a_decision_made_before_can_still_be_taken_back_and_the_season_stays_the_last() -> None:
    async def play(tables: Tables) -> None:
        table, host = await sit(tables, "here", "here")
        await tables.play(host, 0, table.decision_id(0), ["club:red"])
        await tables.hand_over(host, 1, "random")
        await tables.hand_over(host, 0, "random")
        assert table.match.log == [Entry(0, "club:red"), Entry(0, LAST)]
        await tables.come_back(host, 0)
        await tables.undo(host, 0)
        assert table.decision_id(0)
        assert table.match.log == [Entry(0, LAST)]
        assert table.match.state.season_limit == 1

    scene(play)


@pytest.mark.rule("SC-328")
def test_nobody_but_the_table_says_that_the_season_is_the_last() -> None:
    async def play(tables: Tables) -> None:
        table, host = await sit(tables, "here", "here")
        # in the off-season a seat may start things on its own
        while not table.side_id(0):
            seat = table.match.waiting()[0]
            await tables.play(host, seat, table.decision_id(seat), [table.match.options_of(seat)[0]])
        seat = table.match.waiting()[0]
        for who, decision in ((0, table.side_id(0)), (seat, table.decision_id(seat))):
            with pytest.raises(TableError, match="The table does that by itself") as refused:
                await tables.play(host, who, decision, [LAST])
            assert refused.value.code == 403
        assert table.match.state.season_limit == 0

    scene(play)


@pytest.mark.rule("SC-328")
def test_a_table_with_a_limit_keeps_it_when_everybody_leaves() -> None:
    async def play(tables: Tables) -> None:
        table, host = await sit(tables, "here", "bot", seasons=3)
        await tables.hand_over(host, 0, "random")
        assert bots(tables, table) == [Bot(0, "random")]
        assert table.match.state.season_limit == 3

    scene(play)


@pytest.mark.rule("SC-328")
def test_a_table_of_bots_alone_needs_a_limit() -> None:
    async def play(tables: Tables) -> None:
        with pytest.raises(TableError, match="need not end") as refused:
            await sit(tables, "bot", "bot")
        assert refused.value.code == 400
        await sit(tables, "bot", "bot", seasons=3)

    scene(play)
