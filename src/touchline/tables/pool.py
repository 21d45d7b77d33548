"""Where bots think: worker processes that get imagined worlds, never a table's state or secret.

Each worker has one thought at a time. One that thinks for too long ends itself, whatever it is stuck in, and
another takes its place; nobody else notices. Workers also end with the process that started them.

There are three lanes, so that nobody queues behind what can wait: the bots' own, one worker for people who
ask the coach, and one, at the lowest priority, that looks at games which are over and whose secret is public.
In each lane clients and tables take turns (shares.py).
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import connection, get_context, parent_process
from typing import Any, ParamSpec, TypeVar

from touchline import bots
from touchline.bots import counsel
from touchline.engine.game import Spec
from touchline.engine.speech import speaker
from touchline.tables.measures import Histogram
from touchline.tables.shares import Share, Shares

P = ParamSpec("P")
T = TypeVar("T")

NOBODY = Share()
END = getattr(signal, "SIGKILL", signal.SIGTERM)
BOUNDS = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
MOST_HINTS = 8  # of one client that may wait
SLICE_SECONDS = 60.0  # for a piece of a review; nobody waits for it


class Lane:
    """Workers of one kind. They start with the first thought."""

    def __init__(self, workers: int, seconds: float, nice: int, most_waiting: int = 0) -> None:
        self._shares = Shares(workers, most_waiting=most_waiting)
        self._seconds = seconds
        self._nice = nice
        self._idle: list[ProcessPoolExecutor] = []
        self._ids: dict[ProcessPoolExecutor, Future[int]] = {}
        self.thinking = Histogram(BOUNDS)

    @property
    def waiting(self) -> int:
        """How many wait for a free worker."""
        return self._shares.waiting

    def check(self, owner: str) -> None:
        """Refuse an owner for whom too much waits already."""
        self._shares.check(owner)

    async def run(self, share: Share, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker makes of it; TimeoutError if it does not answer, whatever it raises otherwise."""
        async with self._shares.place(share):
            return await self._think(partial(work, *args, **kwargs))

    async def _think(self, work: Callable[[], T]) -> T:
        began = time.monotonic()
        try:
            worker = self._idle.pop() if self._idle else self._hire()
            try:
                found = await asyncio.wrap_future(worker.submit(_watched, self._seconds, work))
            except BrokenProcessPool as error:
                self._ids.pop(worker, None)
                worker.shutdown(wait=False)
                raise TimeoutError(f"no answer within {self._seconds:g} seconds") from error
            except BaseException:
                self._idle.append(worker)
                raise
            self._idle.append(worker)
            return found
        finally:
            self.thinking.note(time.monotonic() - began)

    def _hire(self) -> ProcessPoolExecutor:
        worker = ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin, initargs=(self._nice,))
        self._ids[worker] = worker.submit(os.getpid)
        return worker

    def close(self) -> None:
        """Send the workers home. A thought that nobody waits for any more is not finished."""
        while self._idle:
            worker = self._idle.pop()
            started = self._ids.pop(worker, None)
            if started is not None and started.done() and not started.exception():
                with suppress(OSError):  # it has ended by itself
                    os.kill(started.result(), END)
            worker.shutdown(wait=True, cancel_futures=True)


class BotPool:
    """Bots by name, and the coach."""

    def __init__(self, workers: int | None = None, seconds: float = 20.0) -> None:
        self._bots = Lane(workers or max(1, min(4, (os.cpu_count() or 1) - 1)), seconds, nice=5)
        self._coach = Lane(1, seconds, nice=2, most_waiting=MOST_HINTS)
        self._reviews = Lane(1, SLICE_SECONDS, nice=10)

    def names(self, game_id: str) -> list[str]:
        """The bots that know the game."""
        return [card.name for card in bots.names(game_id)]

    async def choose(
        self, bot: str, spec: Spec, world: dict[str, Any], seat: int, seed: int, share: Share = NOBODY
    ) -> str:
        """The option that the bot chooses for the seat in an imagined world; raises if it does not answer."""
        try:
            return await self._bots.run(share, bots.choose, bot, spec, world, seat, seed)
        except TimeoutError as error:
            raise TimeoutError(f"{bot} did not answer: {error}") from error

    async def advise(
        self, spec: Spec, world: dict[str, Any], seat: int, seed: int, share: Share = NOBODY
    ) -> counsel.Counsel:
        """What the coach says to the seat in an imagined world."""
        language = speaker().language
        return await self._coach.run(share, counsel.advise, spec, world, seat, seed, language=language)

    def check_hint(self, owner: str) -> None:
        """Refuse a client that waits for too many hints already."""
        self._coach.check(owner)

    async def wake_coach(self, spec: Spec) -> None:
        """Start the coach's process now, so that nobody has to wait for it when they ask."""
        await self._coach.run(Share(1), counsel.ready, spec)

    async def review(self, share: Share, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A piece of the review of a game that is over."""
        return await self._reviews.run(share, work, *args, **kwargs)

    def lanes(self) -> dict[str, Lane]:
        """The lanes by name, for those who measure them."""
        return {"bots": self._bots, "coach": self._coach, "reviews": self._reviews}

    def close(self) -> None:
        """Send the workers home."""
        for lane in (self._bots, self._coach, self._reviews):
            lane.close()


def _begin(nice: int) -> None:
    """In a new worker: Ctrl-C is for the server, which sends us home; without it we have nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)  # people come first
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _watched(seconds: float, work: Callable[[], T]) -> T:
    """In a worker: do it, with a watchdog that nothing can hold up."""
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - a device, not a path
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            return work()
        finally:
            faulthandler.cancel_dump_traceback_later()
