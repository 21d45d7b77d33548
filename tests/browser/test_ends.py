"""The last decisions of a game on one screen, its result, its replay; whole games are slow tests."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, sample
from tests.browser.moments import near_the_end, open_moment
from tests.browser.play import Player, replay_last_round
from tests.browser.server import Server
from touchline.engine.game import known


@pytest.mark.parametrize("game", sample(known(), "best11", "footmania"))
def test_game_is_played_to_its_end(visitor: NewPage, server: Server, game: str) -> None:
    page = visitor()
    open_moment(page, near_the_end(game))
    me = Player(page)
    assert me.play_until(lambda look: False).over
    assert me.clicked

    totals = [score.total for score in server.match(me.table_id).scores]
    rows = page.get_by_role("table", name="The same points as a table").get_by_role("row").all()[1:]
    shown = [int(row.get_by_role("cell").last.inner_text().replace("−", "-")) for row in rows]
    assert set(totals) <= set(shown)  # neutral teams are in the table too
    replay_last_round(page, len(server.match(me.table_id).log))
    expect(page.locator("#progress")).not_to_be_empty()
