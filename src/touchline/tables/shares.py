"""Fair shares of what is scarce: places to think, and to replay long games.

Whoever waits gets a place by rank first (people before bots among themselves), then by turns of the owners,
then by turns of the tables of an owner. So a hundred tables of one client cost another client one thought of
waiting, not a hundred. An owner without a name shares nothing: each of its tables counts by itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar, copy_context
from typing import Final, NamedTuple, TypeVar

from touchline.tables.errors import Busy, say

T = TypeVar("T")

CLIENT: Final[ContextVar[str]] = ContextVar("client", default="")
"""Whose request is being served: its costs are counted to that client. Empty for nobody in particular."""

REMEMBERED: Final = 2000  # owners and tables whose last turn is known
LATER: Final = 5.0  # seconds after which a client that has too much under way may ask again


class Share(NamedTuple):
    """On whose account a request is; a lower rank comes first."""

    rank: int = 0
    owner: str = ""
    table: str = ""


class _Wish:
    def __init__(self, share: Share) -> None:
        self.share = share
        self.place: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Shares:
    """Places that are shared fairly: at most `each` for an owner, with `most_waiting` requests in line."""

    def __init__(self, places: int, each: int = 0, most_waiting: int = 0) -> None:
        self._free = places
        self._each = each or places
        self._most_waiting = most_waiting
        self._wishes: list[_Wish] = []
        self._having: Counter[str] = Counter()
        self._turn = 0
        self._turns: OrderedDict[tuple[str, str], int] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wishes wait."""
        return len(self._wishes)

    def check(self, owner: str) -> None:
        """Refuse an owner that has too many wishes waiting."""
        mine = sum(wish.share.owner == owner for wish in self._wishes) if owner and self._most_waiting else 0
        if mine > self._most_waiting - 1 >= 0:
            raise Busy(say("too-many-waiting", count=mine), LATER)

    @asynccontextmanager
    async def place(self, share: Share) -> AsyncIterator[None]:
        """Wait for a place and have it."""
        wish = _Wish(share)
        self._wishes.append(wish)
        self._give()
        try:
            await wish.place
        except BaseException:
            if wish in self._wishes:
                self._wishes.remove(wish)
            elif not wish.place.cancelled():  # it was given a place, and has gone
                self._take_back(share)
            raise
        try:
            yield
        finally:
            self._take_back(share)

    def _take_back(self, share: Share) -> None:
        self._free += 1
        self._having[share.owner] -= 1
        if not self._having[share.owner]:
            del self._having[share.owner]
        self._give()

    def _give(self) -> None:
        """Give free places to whose turn it is."""
        while self._free:
            may = [wish for wish in self._wishes if self._may(wish.share) and not wish.place.done()]
            if not may:
                return
            wish = min(may, key=lambda wish: self._last(wish.share))
            self._wishes.remove(wish)
            self._note(wish.share)
            self._free -= 1
            self._having[wish.share.owner] += 1
            wish.place.set_result(None)

    def _may(self, share: Share) -> bool:
        return not share.owner or self._having[share.owner] < self._each

    def _last(self, share: Share) -> tuple[int, int, int]:
        """When the owner and the table last had a turn; the longest ago comes first."""
        owner, table = (self._turns.get(name, 0) for name in _names(share))
        return share.rank, owner, table

    def _note(self, share: Share) -> None:
        self._turn += 1
        for name in _names(share):
            self._turns[name] = self._turn
            self._turns.move_to_end(name)
        while len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)


def _names(share: Share) -> tuple[tuple[str, str], tuple[str, str]]:
    return (share.owner, "" if share.owner else share.table), (share.owner, f"/{share.table}")


class Replays:
    """Threads for what replays a whole game. Only the one who asked waits, and a client has one at a time."""

    THREADS: Final = 2
    MOST_WAITING: Final = 8  # of one client

    def __init__(self) -> None:
        self._shares = Shares(self.THREADS, 1, self.MOST_WAITING)
        self._threads = ThreadPoolExecutor(self.THREADS, "replay")

    @property
    def waiting(self) -> int:
        """How many wait for a thread."""
        return self._shares.waiting

    def check(self) -> None:
        """Refuse a client that waits for too many already."""
        self._shares.check(CLIENT.get())

    async def run(self, work: Callable[[], T], table_id: str = "") -> T:
        """What it finds, counted to the client whose request this is."""
        async with self._shares.place(Share(0, CLIENT.get(), table_id)):
            context = copy_context()  # what is refused there is said in the language of whoever asked
            return await asyncio.get_running_loop().run_in_executor(self._threads, context.run, work)

    def close(self) -> None:
        """Send the threads home."""
        self._threads.shutdown(wait=False, cancel_futures=True)
