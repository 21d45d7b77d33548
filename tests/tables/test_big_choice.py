"""A big choice that answers several questions is sent, timed out and taken back as one decision."""

from __future__ import annotations

import pytest

from tests.tables.given_tables import answer, scene, seats, sit
from touchline.games.time_of_soccer import draft
from touchline.tables import drafts
from touchline.tables.service import NewTable, Pass, TableError, Tables
from touchline.tables.table import Table
from touchline.tables.turns import caretaker


async def before_the_first_match(tables: Tables) -> tuple[Table, Pass]:
    """A season of one club, played by default until it lines up for its first match."""
    options = {"unique_starters": True, "neutral_level": 3}
    created = await tables.create(NewTable("time_of_soccer", seats("here"), options))
    host = await tables.enter(created.table, created.host)
    table = await tables.table(created.table)
    while table.game.question(table.match.state, 0) != "align":
        option = table.game.caretaker(table.match.state, 0)
        await answer(tables, host, 0, table.game.codec.text(option))
    return table, host


def test_line_up_is_sent_as_one_decision() -> None:
    async def play(tables: Tables) -> None:
        table, host = await before_the_first_match(tables)
        assert table.match.options["neutral_level"] == 3
        made = draft.edit(table.match.state, 0, None, "clear:all")  # type: ignore[arg-type]
        options = draft.sequence(table.match.state, 0, made)  # type: ignore[arg-type]
        assert options[0] == "align:edit"
        assert len(options) > 1
        assert all(option.startswith("align_position:") for option in options[1:])
        await answer(tables, host, 0, *options)
        assert table.match.state.line_up == [-1] * 11
        assert table.game.question(table.match.state, 0) != "align_position"

    scene(play)


def test_nothing_may_be_added_behind_the_end_of_the_choice() -> None:
    async def play(tables: Tables) -> None:
        table, host = await before_the_first_match(tables)
        with pytest.raises(TableError, match="ends this decision"):
            await answer(tables, host, 0, "align:keep", "reroll:keep")
        assert table.game.question(table.match.state, 0) == "align"

    scene(play)


def test_time_out_in_the_middle_finishes_the_whole_choice() -> None:
    async def play(tables: Tables) -> None:
        table, host = await before_the_first_match(tables)
        before = table.match.state.line_up.copy()
        await answer(tables, host, 0, "align:edit")
        lane = table.lane(0)
        change = caretaker(table, 0)
        assert lane[0] == "align"
        assert change.match is not None
        assert change.match.state.line_up == before
        assert table.game.choice(change.match.state, 0) != "align"

    scene(play)


def test_a_line_up_that_was_sent_is_taken_back_and_edited_again_as_a_whole() -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", game="superclub", options={"quick": True})
        while [table.game.question(table.match.state, seat) for seat in (0, 1)] != ["line_up", "line_up"]:
            seat = table.match.waiting()[0]
            option = table.game.caretaker(table.match.state, seat)
            await answer(tables, host, seat, table.game.codec.text(option))
        await tables.draft(host, 0, table.decision_id(0), "formation:3-4-3")
        laid, before, question = drafts.draft_of(table, 0), len(table.match.log), table.decision_id(0)
        assert not table.reopens(0)
        await answer(tables, host, 0, "seal")
        assert len(table.match.log) > before + 1
        assert table.reopens(0)
        assert await tables.undo(host, 0) == "done"
        assert len(table.match.log) == before
        assert table.decision_id(0) not in ("", question)
        assert drafts.draft_of(table, 0) == laid

    scene(play)
