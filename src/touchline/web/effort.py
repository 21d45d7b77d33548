"""Fair shares of the one thread that answers everybody: who makes it work most is the one who waits.

What an address costs is measured while its requests are answered, and forgotten within seconds. Alone it may
use all that there is. When others are there too, and it has had more than each of them and more than people
need, its next request waits until that is no longer so. So one client can slow down itself, and others by no
more than one of its requests.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Final

from touchline.tables.errors import Busy
from touchline.web.language import say
from touchline.web.security import come_back

FORGOTTEN: Final = 2.0  # seconds after which about two thirds of what was spent is forgotten
PLENTY: Final = 0.1  # of the thread: what anybody may use, however many others there are
RECENT: Final = 0.5  # seconds; who asked for something since then is there
LOOK: Final = 0.02  # seconds after which one who waits looks again
LONGEST: Final = 2.0  # seconds; then it is answered all the same
MOST_WAITING: Final = 32  # requests of one address
REMEMBERED: Final = 1000  # addresses


class Spent:
    """What one address has cost of late."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self.seen = time.monotonic()

    def add(self, seconds: float) -> None:
        """It has cost so much more."""
        self._seconds = self.now() + seconds
        self.seen = time.monotonic()

    def now(self) -> float:
        """The seconds that are not forgotten yet."""
        return self._seconds * math.exp((self.seen - time.monotonic()) / FORGOTTEN)


class Efforts:
    """What all addresses have cost of late."""

    def __init__(self) -> None:
        self._spent: OrderedDict[str, Spent] = OrderedDict()
        self._waiting: Counter[str] = Counter()

    def of(self, client: str) -> Spent:
        """What an address has cost; it is here now."""
        found = self._spent.setdefault(client, Spent())
        self._spent.move_to_end(client)
        if len(self._spent) > REMEMBERED:
            self._spent.popitem(last=False)
        return found

    def greedy(self, client: str) -> bool:
        """Whether others are waiting too, and the address has had plenty, and more than any of them."""
        mine = self.of(client).now()
        if mine <= PLENTY * FORGOTTEN:
            return False
        since = time.monotonic() - RECENT
        others = [spent for name, spent in self._spent.items() if name != client and spent.seen > since]
        return bool(others) and all(spent.now() < mine for spent in others)

    async def turn(self, client: str) -> None:
        """Wait while the address is greedy; refuse if too many of its requests wait already."""
        if not self.greedy(client):
            return
        if self._waiting[client] >= MOST_WAITING:
            raise Busy(f"{say('busy-requests')} {come_back(LONGEST)}", LONGEST)
        self._waiting[client] += 1
        until = time.monotonic() + LONGEST
        try:
            while self.greedy(client) and time.monotonic() < until:
                await asyncio.sleep(LOOK)
        finally:
            self._waiting[client] -= 1
            self._waiting += Counter()

    async def count(self, client: str, work: Awaitable[None]) -> None:
        """Do something and count what it costs to the address."""
        await _Counted(self.of(client).add, work)


class _Counted:
    """Something awaited, with the processor time of each of its steps."""

    def __init__(self, add: Callable[[float], None], work: Awaitable[None]) -> None:
        self._add = add
        self._work = work

    def __await__(self) -> Generator[Any, Any, None]:
        steps: Any = self._work.__await__()
        resume, value = steps.send, None
        while True:
            began = time.thread_time()
            try:
                waits_for = resume(value)
            except StopIteration:
                return
            finally:
                self._add(time.thread_time() - began)
            try:
                value = yield waits_for
                resume = steps.send
            except GeneratorExit:
                steps.close()
                raise
            except BaseException as error:  # it was cancelled meanwhile
                resume, value = steps.throw, error
