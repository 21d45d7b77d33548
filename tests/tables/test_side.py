"""What a seat starts although it is not asked: it has an id of its own, and leaves the question as it is."""

from __future__ import annotations

import pytest

from tests.tables.given_tables import answer, scene, seats
from touchline.tables.errors import NotAllowed, Stale
from touchline.tables.service import NewTable, Pass, TableError, Tables
from touchline.tables.table import Table


async def two_managers(tables: Tables) -> tuple[Table, Pass, int, int]:
    """A table of two, its host, who is asked, and who is not."""
    created = await tables.create(NewTable("footmania", seats("here", "here"), {}))
    host = await tables.enter(created.table, created.host)
    table = await tables.table(created.table)
    asked = table.match.waiting()[0]
    return table, host, asked, 1 - asked


def test_who_is_not_asked_starts_something_with_the_id_of_the_side() -> None:
    async def play(tables: Tables) -> None:
        table, host, asked, idle = await two_managers(tables)
        question = table.decision_id(asked)
        assert table.decision_id(idle) == ""
        side = table.side_id(idle)
        await tables.play(host, idle, side, ["auto_done:on"])
        assert "auto_done:off" in table.match.side_options_of(idle)
        assert table.decision_id(asked) == question
        assert table.side_id(idle) not in ("", side)

    scene(play)


def test_second_click_on_the_same_page_is_stale() -> None:
    async def play(tables: Tables) -> None:
        table, host, _, idle = await two_managers(tables)
        side = table.side_id(idle)
        await tables.play(host, idle, side, ["auto_done:on"])
        with pytest.raises(Stale):
            await tables.play(host, idle, side, ["auto_done:off"])
        assert "auto_done:off" in table.match.side_options_of(idle)

    scene(play)


def test_question_is_not_answered_with_the_id_of_the_side_nor_the_other_way_round() -> None:
    async def play(tables: Tables) -> None:
        table, host, asked, _ = await two_managers(tables)
        before = len(table.match.log)
        option = table.match.options_of(asked)[0]
        with pytest.raises(TableError, match="with the id of its decision"):
            await tables.play(host, asked, table.side_id(asked), [option])
        with pytest.raises(TableError, match="Send one option"):
            await tables.play(host, asked, table.side_id(asked), ["auto_done:on", "auto_done:off"])
        with pytest.raises(NotAllowed):
            await tables.play(host, asked, table.side_id(asked), ["auto_done:off"])
        assert len(table.match.log) == before

    scene(play)


def test_what_is_prepared_for_the_question_stays() -> None:
    async def play(tables: Tables) -> None:
        table, host, asked, _ = await two_managers(tables)
        table.drafts[asked] = ["prepared"]
        await tables.play(host, asked, table.side_id(asked), ["auto_done:on"])
        assert table.drafts[asked] == ["prepared"]
        await answer(tables, host, asked, table.match.options_of(asked)[0])
        assert asked not in table.drafts

    scene(play)


def test_table_comes_back_with_what_was_started() -> None:
    async def play(tables: Tables) -> None:
        table, host, _, idle = await two_managers(tables)
        await tables.play(host, idle, table.side_id(idle), ["letter:write"])
        stored = [entry.option for entry in table.match.log]
        assert stored[-1] == "letter:write"
        again = table.match.clone()
        again.replay(table.match.log)
        assert again.digest() == table.match.digest()

    scene(play)
