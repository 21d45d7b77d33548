"""Bots think in workers that take jobs from the database: once each, and without secrets."""

from __future__ import annotations

import asyncio
import json

from tests.tables.given_tables import FakePool, play_on, sit
from tests.tables.test_fellows import soon
from touchline.engine.game import find
from touchline.tables.postgres import PostgresStore
from touchline.tables.service import Tables
from touchline.tables.workers import FarPool, Worker


def test_workers_think_and_get_imagined_worlds_alone(database: str) -> None:
    questions: list[bytes] = []

    class Spy(Worker):
        async def _answer(self, question: bytes) -> bytes:
            questions.append(question)
            return await super()._answer(question)

    async def run() -> None:
        with PostgresStore.open(database) as store, PostgresStore.open(database, kind="worker") as far:
            pool = FarPool(store)
            tables = Tables(store, pool, pause=0)
            await tables.resume()
            workers = [asyncio.create_task(Spy(far, FakePool(), 2).run())]
            await soon(lambda: store.workers == 1)
            table, host, _ = await sit(tables, "here", "bot", "bot")
            secret = table.match.secret
            await play_on(tables, host, 12)
            await soon(lambda: pool.thought_far >= 5)
            for worker in workers:
                worker.cancel()
            await tables.close()
            pool.close()
            assert len(questions) == len(set(questions))  # no job is thought about twice
            for question in questions:
                asked = json.loads(question)
                assert secret.hex() not in question.decode()
                assert table.id not in question.decode()
                assert set(asked) == {"bot", "spec", "world", "seat", "seed"}
                assert find(asked["spec"]).load(asked["world"]).pool == 0
            assert store._read("SELECT count(*) FROM jobs WHERE answer IS NOT NULL") == [(0,)]

    asyncio.run(asyncio.wait_for(run(), 30))


def test_job_of_a_worker_that_died_is_taken_by_another(database: str) -> None:
    with PostgresStore.open(database) as store:
        number = store.put_job(b"a question").result(5)
        with PostgresStore.open(database, kind="worker") as one:
            assert one.take_job().result(5) == (number, b"a question")
            assert store.take_job().result(5) is None
            was = one.me
        with PostgresStore.open(database, kind="worker") as two:
            assert two.take_job().result(5) == (number, b"a question")
            assert two.me > was
            two.answer_job(number, b"an answer").result(5)
        assert store.job_answer(number) == b"an answer"
        store.drop_job(number).result(5)
        assert store.job_answer(number) is None


def test_without_an_answer_the_server_thinks_itself(database: str) -> None:
    async def run() -> None:
        with PostgresStore.open(database) as store, PostgresStore.open(database, kind="worker") as far:
            await soon(lambda: store.workers == 1)
            pool = FarPool(store)
            game = find("best11")
            world = game.new(2, 1, game.option_values({}))
            game.rules.settle(world)
            asking = asyncio.create_task(pool.choose("random", game.spec, world.dump(), 0, 1))
            await soon(lambda: far.take_job().result(5) is not None)
            far.answer_job(1, b'{"problem": "no such bot here"}').result(5)
            assert await asking
            assert pool.thought_far == 0
            pool.close()

    asyncio.run(asyncio.wait_for(run(), 60))
