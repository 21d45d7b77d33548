"""Places are shared fairly: by rank, by owner, by table."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.given_tables import Clock, FakePool, order, scene, sit, until
from touchline.tables import turns
from touchline.tables.errors import Busy
from touchline.tables.service import Tables
from touchline.tables.shares import CLIENT, Replays, Share, Shares
from touchline.tables.turns import share_of


async def served(shares: Shares, wishes: list[Share]) -> list[Share]:
    """The order in which wishes are served that all come while one place is taken."""
    found: list[Share] = []

    async def wish(share: Share) -> None:
        async with shares.place(share):
            found.append(share)

    async with shares.place(Share()):
        waiting = [asyncio.create_task(wish(share)) for share in wishes]
        await asyncio.sleep(0)
        assert shares.waiting == len(wishes)
    await asyncio.gather(*waiting)
    return found


def test_another_client_waits_for_one_thought_and_not_for_a_hundred() -> None:
    many = [Share(0, "them", f"table {number}") for number in range(100)]
    found = asyncio.run(served(Shares(1), [*many, Share(0, "me", "mine")]))
    assert found.index(Share(0, "me", "mine")) <= 1


def test_tables_of_a_client_take_turns() -> None:
    wishes = [Share(0, "me", "one")] * 3 + [Share(0, "me", "two")] * 3
    found = asyncio.run(served(Shares(1), wishes))
    assert [share.table for share in found] == ["one", "two"] * 3


def test_people_come_first() -> None:
    wishes = [Share(2, "a", "bots"), Share(1, "b", "away"), Share(0, "a", "people")]
    found = asyncio.run(served(Shares(1), wishes))
    assert [share.rank for share in found] == [0, 1, 2]


def test_who_asks_again_and_again_does_not_starve_who_waits() -> None:
    async def run() -> None:
        shares, turns_of = Shares(1), {"a": 0, "b": 0, "c": 0}

        async def again(owner: str) -> None:
            while turns_of["c"] < 5:
                async with shares.place(Share(0, owner, owner)):
                    turns_of[owner] += 1
                    await asyncio.sleep(0)

        await asyncio.wait_for(asyncio.gather(*(again(owner) for owner in turns_of)), 5)
        assert max(turns_of.values()) <= 6

    asyncio.run(run())


def test_who_gives_up_leaves_the_place_to_others() -> None:
    async def run() -> None:
        shares = Shares(1)
        async with shares.place(Share()):
            waiting = [asyncio.create_task(shares.place(Share()).__aenter__()) for _ in range(2)]
            await asyncio.sleep(0)
            waiting[0].cancel()  # and is gone at the very moment at which the place is free
        await asyncio.wait_for(waiting[1], 1)

    asyncio.run(run())


def test_a_client_replays_one_at_a_time_and_hears_when_that_is_too_much() -> None:
    async def run() -> None:
        replays, under_way = Replays(), [0]
        most = 0

        def work() -> None:
            nonlocal most
            under_way[0] += 1
            most = max(most, under_way[0])
            import time

            time.sleep(0.01)
            under_way[0] -= 1

        CLIENT.set("192.0.2.1")
        asked = [asyncio.create_task(replays.run(work)) for _ in range(Replays.MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="already have") as refused:
            replays.check()
        assert refused.value.code == 429
        assert refused.value.seconds > 0
        CLIENT.set("192.0.2.2")
        replays.check()
        await asyncio.gather(*asked)
        assert most == 1
        replays.close()

    asyncio.run(run())


def test_bots_alone_think_only_while_somebody_looks() -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        made = await tables.create(order("bot", "bot"))
        table = await tables.table(made.table)
        await asyncio.sleep(0.05)
        assert not table.match.log  # nobody has looked
        pool = tables._pool
        assert isinstance(pool, FakePool)
        pool.allowed = 5
        tables.admitted(table, [])
        await until(lambda: len(table.match.log) == 5)
        clock.now += turns.LOOKED_FOR + 1
        pool.allowed = 3  # the thoughts under way are still thought
        await asyncio.sleep(0.05)
        stopped = len(table.match.log)
        assert stopped <= 7
        pool.allowed = 1_000_000
        await asyncio.sleep(0.05)
        assert len(table.match.log) == stopped
        tables.subscribe(table.id, lambda: None)  # a live line
        await until(lambda: table.match.over)

    scene(play, clock=clock)


def test_a_person_makes_it_a_table_of_people() -> None:
    async def play(tables: Tables) -> None:
        pool = tables._pool
        assert isinstance(pool, FakePool)
        pool.allowed = 0
        alone, _, _ = await sit(tables, "bot", "bot")
        people, _, _ = await sit(tables, "here", "bot")
        assert (share_of(alone).rank, share_of(people).rank) == (2, 0)
        pool.allowed = 1_000_000

    scene(play)


def test_hints_of_one_client_have_a_bound() -> None:
    async def play(tables: Tables) -> None:
        pool = tables._pool
        table, host, _ = await sit(tables, "here", "bot")
        decision = table.decision_id(0)
        CLIENT.set("192.0.2.1")
        lane = pool.lanes()["coach"]
        async with lane._shares.place(Share()):
            waiting = [
                asyncio.create_task(lane.run(Share(0, "192.0.2.1", "t"), len, "abc")) for _ in range(8)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await tables.hint(host, 0, decision)
            assert not table.asked  # nothing was changed
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        await tables.hint(host, 0, decision)

    scene(play)
