"""Bots that think on other machines: a server asks through the database, a worker takes the jobs.

A job is what the process pool gets: a bot's name, the game, an imagined world, a seat. It holds no table's
state or secret, not even the table's code. If no worker is there, or none answers, the server thinks itself.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from contextlib import suppress
from typing import Any, Final

from touchline.engine.game import Spec
from touchline.tables.pool import NOBODY, BotPool
from touchline.tables.postgres import PostgresStore
from touchline.tables.shares import Share, Shares
from touchline.tables.store import StoreError

log = logging.getLogger(__name__)

AT_ONCE: Final = 64  # jobs of one server that may wait in the database
WITHIN: Final = 40.0  # seconds; after that the server thinks itself
LOOK_EVERY: Final = 1.0


class Unthought(Exception):
    """No worker has an answer."""


class FarPool(BotPool):
    """Bots think with the workers of the database, as long as there are any; here otherwise."""

    def __init__(self, store: PostgresStore) -> None:
        super().__init__()
        self._store = store
        self._far = Shares(AT_ONCE)
        self._thoughts: dict[int, asyncio.Event] = {}
        self.thought_far = 0

    async def choose(
        self, bot: str, spec: Spec, world: dict[str, Any], seat: int, seed: int, share: Share = NOBODY
    ) -> str:
        """The option that the bot chooses for the seat in an imagined world; raises if it does not answer."""
        if self._store.workers:
            try:
                async with self._far.place(share):
                    question = {"bot": bot, "spec": spec, "world": world, "seat": seat, "seed": seed}
                    return await self._ask(json.dumps(question).encode())
            except (Unthought, StoreError) as problem:
                log.warning("no worker thought about it (%s); this server does", problem)
        return await super().choose(bot, spec, world, seat, seed, share)

    async def _ask(self, question: bytes) -> str:
        loop = asyncio.get_running_loop()
        self._store.on_thought(lambda number: _safely(loop, self._heard, number))
        number = await asyncio.wrap_future(self._store.put_job(question))
        event = self._thoughts[number] = asyncio.Event()
        give_up = loop.time() + WITHIN
        try:
            while True:
                answer = await asyncio.to_thread(self._store.job_answer, number)
                if answer is not None:
                    told = json.loads(answer)
                    if told.get("problem"):
                        raise Unthought(told["problem"])
                    self.thought_far += 1
                    return str(told["option"])
                if not self._store.workers or loop.time() > give_up:
                    raise Unthought("no answer")
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await event.wait()
        finally:
            del self._thoughts[number]
            self._store.drop_job(number).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _heard(self, number: int) -> None:
        if number in self._thoughts:
            self._thoughts[number].set()


def _safely(loop: asyncio.AbstractEventLoop, call: Any, number: int) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(call, number)


class Worker:
    """Takes jobs and thinks about them, several at a time."""

    def __init__(self, store: PostgresStore, pool: BotPool, at_once: int) -> None:
        self._store, self._pool, self._at_once = store, pool, at_once
        self._news = asyncio.Event()
        self.done = 0

    async def run(self) -> None:
        """Think until this is cancelled. What is not finished then is another worker's."""
        loop = asyncio.get_running_loop()
        self._store.join(lambda news: _safely(loop, self._wake, news.last))
        async with asyncio.TaskGroup() as group:
            for _ in range(self._at_once):
                group.create_task(self._think())

    def _wake(self, _: int) -> None:
        self._news.set()

    async def _think(self) -> None:
        while True:
            self._news.clear()
            try:
                job = await asyncio.wrap_future(self._store.take_job())
                if job is not None:
                    answer = await self._answer(job[1])
                    await asyncio.wrap_future(self._store.answer_job(job[0], answer))
                    self.done += 1
                    continue
            except StoreError as error:
                log.warning("jobs have to wait: %s", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._news.wait()

    async def _answer(self, question: bytes) -> bytes:
        try:
            asked = json.loads(question)
            spec = Spec(asked["spec"])
            option = await self._pool.choose(asked["bot"], spec, asked["world"], asked["seat"], asked["seed"])
            return json.dumps({"option": option}).encode()
        except Exception as error:  # a game or a bot that is not here, or fails: the server thinks itself
            return json.dumps({"problem": f"{type(error).__name__}: {error}"[:500]}).encode()


def work(database: str, bots: int | None) -> None:
    """Be a worker until stopped with Ctrl-C or SIGTERM."""
    at_once = bots or max(1, os.cpu_count() or 1)

    async def run() -> None:
        with PostgresStore.open(database, kind="worker") as store:
            pool = BotPool(at_once)
            try:
                task = asyncio.create_task(Worker(store, pool, at_once).run())
                for number in (signal.SIGINT, signal.SIGTERM):
                    asyncio.get_running_loop().add_signal_handler(number, task.cancel)
                print(
                    f"This worker thinks about {at_once} decisions at a time (stop it with Ctrl-C)",
                    flush=True,
                )
                with suppress(asyncio.CancelledError):
                    await task
            finally:
                pool.close()

    asyncio.run(run())
