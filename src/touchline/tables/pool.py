"""Where bots think: worker processes that get imagined worlds, never a table's state or secret.

Each worker has one thought at a time. One that thinks for too long ends itself, whatever it is stuck in, and
another takes its place; nobody else notices. Workers also end with the process that started them.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Any

from touchline import bots


class BotPool:
    """Bots by name. Workers start with the first thought."""

    def __init__(self, workers: int | None = None, seconds: float = 10.0) -> None:
        self._seconds = seconds
        self._free = asyncio.Semaphore(workers or max(1, min(4, (os.cpu_count() or 1) - 1)))
        self._idle: list[ProcessPoolExecutor] = []

    def names(self, game_id: str) -> list[str]:
        """The bots that know the game."""
        return [card.name for card in bots.names(game_id)]

    async def choose(self, bot: str, game_id: str, world: dict[str, Any], seat: int, seed: int) -> str:
        """The option that the bot chooses for the seat in an imagined world; raises if it does not answer."""
        async with self._free:
            worker = self._idle.pop() if self._idle else _hire()
            try:
                option = await asyncio.wrap_future(
                    worker.submit(_think, self._seconds, bot, game_id, world, seat, seed)
                )
            except BrokenProcessPool as error:
                worker.shutdown(wait=False)
                raise TimeoutError(f"{bot} did not answer within {self._seconds:g} seconds") from error
            except BaseException:
                self._idle.append(worker)
                raise
            self._idle.append(worker)
            return option

    def close(self) -> None:
        """Send the workers home; waits until the last thought is finished."""
        while self._idle:
            self._idle.pop().shutdown(wait=True, cancel_futures=True)


def _hire() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """In a new worker: Ctrl-C is for the server, which sends us home; without it we have nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _think(seconds: float, bot: str, game_id: str, world: dict[str, Any], seat: int, seed: int) -> str:
    """In a worker: ask the bot, with a watchdog that no bot can hold up."""
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - a device, not a path
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            return bots.choose(bot, game_id, world, seat, seed)
        finally:
            faulthandler.cancel_dump_traceback_later()
