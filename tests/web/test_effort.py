# mypy: disable-error-code="return-value"
"""One who asks for more than all others waits; nobody else does."""

from __future__ import annotations

import asyncio
import time

import pytest
from starlette.types import Message, Receive, Scope, Send

from touchline.tables.errors import Busy
from touchline.web import effort
from touchline.web.effort import Efforts
from touchline.web.guard import Guard
from touchline.web.hosts import Hosts
from touchline.web.measured import Answers
from touchline.web.security import Limits


def test_alone_one_may_use_everything() -> None:
    efforts = Efforts()
    efforts.of("a").add(5.0)
    assert not efforts.greedy("a")


def test_who_had_most_waits_while_others_are_there() -> None:
    efforts = Efforts()
    efforts.of("a").add(1.0)
    efforts.of("b").add(0.3)
    assert efforts.greedy("a")
    assert not efforts.greedy("b")
    assert not efforts.greedy("somebody new")


def test_little_is_never_too_much() -> None:
    efforts = Efforts()
    efforts.of("a").add(0.1)
    efforts.of("b").add(0.01)
    assert not efforts.greedy("a")


def test_waiting_ends_and_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "LONGEST", 0.03)
    monkeypatch.setattr(effort, "LOOK", 0.005)
    monkeypatch.setattr(effort, "MOST_WAITING", 1)
    efforts = Efforts()

    async def ask() -> list[BaseException | None]:
        efforts.of("a").add(9.0)
        efforts.of("b").add(0.1)
        return await asyncio.gather(efforts.turn("a"), efforts.turn("a"), return_exceptions=True)

    first, second = asyncio.run(ask())
    assert first is None
    assert isinstance(second, Busy)


def test_what_a_request_costs_is_counted_even_if_it_ends_badly() -> None:
    efforts = Efforts()

    async def work() -> None:
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0.1)
        raise LookupError

    async def cancelled() -> None:
        task = asyncio.create_task(efforts.count("b", work()))
        await asyncio.sleep(0.03)
        task.cancel()
        await task

    with pytest.raises(LookupError):
        asyncio.run(efforts.count("a", work()))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(cancelled())
    assert efforts.of("a").now() > 0.01
    assert efforts.of("b").now() > 0.01


def test_a_request_that_is_under_way_when_the_server_ends_is_told_so() -> None:
    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(60)

    async def request() -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        guard = Guard(slow, Limits(), Hosts(), Answers())
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/api/x",
            "query_string": b"",
            "client": ("203.0.113.5", 1),
        }
        task = asyncio.create_task(guard(scope | {"headers": [(b"host", b"localhost")]}, receive, send))
        await asyncio.sleep(0.01)
        task.cancel()  # as uvicorn does
        await task
        return sent

    start, body = asyncio.run(request())
    assert start["status"] == 503
    assert dict(start["headers"])[b"retry-after"] == b"2"
    assert b"being restarted" in body["body"]
