"""Bots think in worker processes: beside the table, one that is stuck is ended, none outlives the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import psutil
import pytest

from tests.tables.given import a_process
from tests.tables.given_tables import scene, sit
from touchline import bots
from touchline.bots.levels import LEVELS
from touchline.engine import record
from touchline.engine.game import Spec, find
from touchline.engine.match import Match
from touchline.tables import pool as pools
from touchline.tables.pool import BotPool
from touchline.tables.service import NewTable, SeatSpec, Tables
from touchline.tables.shares import Share

_watched = pools._watched


def with_a_stuck_bot(seconds: float, work: Callable[[], str]) -> str:
    """In a worker: the same, with one more bot, which never answers."""
    if "stuck" not in [card.name for card in bots.names()]:

        @bots.register("stuck", "Never answers.")
        def stuck(sight, chance):
            while True:
                time.sleep(1)

    return _watched(seconds, work)


def a_world(seat: int = 0) -> tuple[Match, dict[str, Any]]:
    match = Match(find("best11"), 3, {}, b"s" * 32)
    return match, match.game.redeal(match.state, seat, 1).dump()


def with_pool(play, **settings: Any) -> None:
    async def run():
        pool = BotPool(**settings)
        try:
            await asyncio.wait_for(play(pool), 60)
        finally:
            pool.close()

    asyncio.run(run())


def test_bots_answer_together_while_the_loop_goes_on():
    async def play(pool: BotPool):
        match, world = a_world()
        thoughts = asyncio.gather(
            *(pool.choose("random", Spec("best11"), world, 0, seed) for seed in range(20))
        )
        ticks = 0
        while not thoughts.done():
            await asyncio.sleep(0.001)
            ticks += 1
        assert ticks > 10
        assert set(thoughts.result()) <= set(match.options_of(0))
        assert len(set(thoughts.result())) > 1
        assert await pool.choose("greedy", Spec("best11"), world, 0, 1) in match.options_of(0)
        assert {"random", "greedy", *LEVELS} == set(pool.names("best11"))

    with_pool(play, workers=2)


def test_a_bot_that_is_stuck_is_ended_and_disturbs_nobody(monkeypatch):
    monkeypatch.setattr(pools, "_watched", with_a_stuck_bot)

    async def play(pool: BotPool):
        match, world = a_world()
        assert await pool.choose("random", Spec("best11"), world, 0, 1) in match.options_of(0)
        stuck = [asyncio.create_task(pool.choose("stuck", Spec("best11"), world, 0, 1)) for _ in range(2)]
        beside = [asyncio.create_task(pool.choose("random", Spec("best11"), world, 0, 1)) for _ in range(4)]
        for thought in stuck:
            with pytest.raises(TimeoutError, match="stuck did not answer"):
                await thought
        for thought in beside:
            assert await thought in match.options_of(0)
        assert await pool.choose("random", Spec("best11"), world, 0, 1) in match.options_of(0)

    with_pool(play, workers=2, seconds=0.7)


def test_a_bots_own_error_comes_back():
    async def play(pool: BotPool):
        _, world = a_world()
        with pytest.raises(Exception, match="hal"):
            await pool.choose("hal", Spec("best11"), world, 0, 1)
        with pytest.raises(KeyError):
            await pool.choose("random", Spec("best11"), {}, 0, 1)

    with_pool(play, workers=1)


def test_who_asks_the_coach_does_not_wait_for_bots():
    async def play(pool: BotPool):
        match, world = a_world()
        async with pool._bots._shares.place(Share()):  # all bots are busy
            waiting = asyncio.create_task(pool.choose("random", Spec("best11"), world, 0, 1))
            said = await pool.advise(Spec("best11"), world, 0, 1)
            assert sorted(one.option for one in said.advice.options) == sorted(match.options_of(0))
            assert await pool.review(Share(), len, "abc") == 3
            assert not waiting.done()
        assert await waiting in match.options_of(0)

    with_pool(play, workers=1)


ASK = """
import asyncio, multiprocessing, time
from tests.tables.test_pool import a_world
from touchline.tables.pool import BotPool

async def ask():
    await BotPool(workers=1).choose("random", "best11", a_world()[1], 0, 1)
    print(*[child.pid for child in multiprocessing.active_children()])
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(ask())
"""


def test_workers_end_when_the_server_is_killed():
    process = a_process(ASK)
    workers = [psutil.Process(int(pid)) for pid in process.stdout.readline().split()]
    assert workers
    process.kill()
    process.wait()
    process.stdout.close()
    give_up = time.monotonic() + 10
    while any(worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE for worker in workers):
        assert time.monotonic() < give_up
        time.sleep(0.05)


def test_a_game_of_real_bots():
    async def play(tables: Tables):
        created = await tables.create(
            NewTable("best11", [SeatSpec("bot", bot="greedy"), SeatSpec("bot", bot="random")])
        )
        table = await tables.table(created.table)
        who = await tables.enter(created.table, created.watch)
        tables.subscribe(table.id, lambda: None)
        while not table.match.over:
            await asyncio.sleep(0.01)
        assert record.verify(await tables.export(who)).true

    scene(play, pool=None)


def test_a_table_plays_on_beside_a_stuck_bot(monkeypatch):
    monkeypatch.setattr(pools, "_watched", with_a_stuck_bot)

    async def play(tables: Tables):
        tables._pool.names = lambda game_id: ["random", "stuck"]
        table, host, _ = await sit(tables, "here", "bot")
        await tables.hand_over(host, 1, "stuck")
        while not table.match.count(1):
            await asyncio.sleep(0.01)

    pool = BotPool(workers=1, seconds=0.3)
    try:
        scene(play, pool=pool)
    finally:
        pool.close()
