"""How far a table is, as the list of tables tells it."""

from __future__ import annotations

import pytest

from tests.tables.given_tables import scene, seats
from touchline.engine.game import known
from touchline.tables.service import NewTable, Tables

FIRST = {
    "best11": "Tactical cards",
    "eleven": "Setup",
    "footmania": "Phase 1 · Move",
    "superclub": "Clubs are chosen",
    "time_of_soccer": "Setup",
}


@pytest.mark.parametrize("game", known())
def test_game_says_how_far_it_is(game: str) -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(NewTable(game, seats("here", "here"), {}))
        assert (await tables.table(created.table)).card().stage == FIRST[game]

    scene(play)
