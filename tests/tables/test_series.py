"""Series: the next table is made by itself, and points are counted over all games."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.given_tables import FakePool, order, scene
from touchline.tables import series
from touchline.tables.errors import TableError
from touchline.tables.notices import notice
from touchline.tables.series import Series
from touchline.tables.service import Pass, Tables


def test_points_and_end() -> None:
    now = series.made("best_of_3", "best11", 2)
    assert now == Series(["best11"] * 3, need=2)
    assert now is not None
    now = series.after(now, "a", [1, 2])
    assert (now.points, now.won, now.over, now.number) == ([3, 0], [1, 0], False, 2)
    assert series.after(now, "b", [1, 1]).points == [4, 1]
    assert series.after(now, "b", [1, 2]).over
    season = series.made("season", "best11", 3)
    assert season is not None
    assert season.games[0] == "best11"
    assert len(season.games) == 5
    assert series.made("one", "best11", 2) is None
    with pytest.raises(TableError, match="no such series"):
        series.made("best_of_9", "best11", 2)


def test_next_table_is_made_with_the_same_people() -> None:
    async def play(tables: Tables) -> None:
        new = order("here", "link", title="Lantern Street")
        new.series = series.made("best_of_3", "best11", 2)
        made = await tables.create(new)
        key = (await tables.sit(made.table, made.links[1], "Bo")).token
        table = await tables.table(made.table)
        while not table.match.over:
            seat = table.match.waiting()[0]
            option = table.match.options_of(seat)[-1]
            await tables.play(Pass(table.id, (0, 1)), seat, table.decision_id(seat), [option])
        for _ in range(200):
            if table.rematch:
                break
            await asyncio.sleep(0.005)
        assert notice(table, 1, "again", "").title == "The next game has begun after Best 11"
        way = await tables.follow(await tables.enter(made.table, key))
        following = await tables.table(way.table)
        assert following.header.series is not None
        assert following.header.series.tables == [made.table]
        assert sum(following.header.series.points) in (2, 3)
        assert (following.title, following.names[1]) == ("Lantern Street", "Bo")
        assert (await tables.enter(way.table, way.links[1])).seats == (1,)
        await tables.next_game(table)  # once
        assert table.rematch == way.table

    scene(play, pool=FakePool(), pause=0)
