"""No table is left lying: all agree to end it, or the clock does; a friend may take a seat over."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.given_people import Post, called, sent
from tests.tables.given_tables import Clock, FakePool, order, scene
from touchline.tables.clocks import Clock as TableClock
from touchline.tables.errors import TableError
from touchline.tables.service import Pass, Tables
from touchline.tables.table import Table


async def over(table: Table) -> None:
    """Wait for full time."""
    for _ in range(4000):
        if table.match.over:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the game goes on")


def test_game_ends_when_all_agree() -> None:
    async def play(tables: Tables) -> None:
        made = await tables.create(order("here", "link"))
        guest = await tables.enter(made.table, (await tables.sit(made.table, made.links[1])).token)
        host = await tables.enter(made.table, made.host)
        table = await tables.table(made.table)
        await tables.finish(host, 0, True)
        await asyncio.sleep(0.01)
        assert not table.bot(0)
        await tables.finish(host, 0, False)
        await tables.finish(guest, 1, True)
        with pytest.raises(TableError):
            await tables.finish(guest, 0, True)
        await tables.finish(host, 0, True)
        await over(table)  # though nobody looks

    scene(play, pool=FakePool(), pause=0)


def test_game_that_all_left_is_played_out_and_they_hear_of_it() -> None:
    clock, post = Clock(), Post()

    async def play(tables: Tables) -> None:
        made = await tables.create(order("here", "link", clock=TableClock(each=3600, at_zero="bot")))
        key = (await tables.sit(made.table, made.links[1])).token
        table = await tables.table(made.table)
        await called(tables, await tables.enter(made.table, key))
        for _ in range(3):
            clock.now += 3601
            await tables._clocks.expire(made.table)
        await over(table)
        clock.now += 61
        await sent(tables)
        assert any("Full time" in notice.title for _, notice in post.arrived)

    scene(play, clock=clock, pool=FakePool(), pause=0, channels=post)


def test_friend_gets_the_seat_when_sitting_down() -> None:
    async def play(tables: Tables) -> None:
        made = await tables.create(order("here", "link"))
        key = (await tables.sit(made.table, made.links[1])).token
        owner = await tables.enter(made.table, key)
        link = await tables.pass_on(owner, 1)
        assert (await tables.enter(made.table, key)).seats == (1,)
        friend = await tables.sit(made.table, link, "Bo")
        assert (await tables.enter(made.table, friend.token)).seats == (1,)
        with pytest.raises(TableError):
            await tables.enter(made.table, key)
        with pytest.raises(TableError):
            await tables.pass_on(Pass(made.table, (0,), True), 0)

    scene(play, pool=FakePool(), pause=0)
