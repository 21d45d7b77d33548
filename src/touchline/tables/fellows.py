"""Who else has the store open, and which of them looks after a table.

A table has one holder: the process that wrote the last row of its log, or that took it over. The holder alone
lets bots and clocks act and sends the table's calls. Somebody's move is written where it arrives, and makes
that process the holder in the same statement, which also says whose the table was: if that has changed
meanwhile, nothing is written. So a process that was given up for dead can write nothing until it has joined
again, under another number.

A store that belongs to one process has no fellows: everything is held here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Literal

import msgspec


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others. `by` is the process.

    "row": the table's log reaches to `last`. "seen": these seats gave a sign of life. "gone": a process has
    ended, and what it held is anybody's. "back": this process has joined again and may have missed something.
    "job": a bot has to think. "thought": a thought is there, of that number.
    """

    what: Literal["row", "seen", "gone", "back", "job", "thought"]
    by: int = 0
    table: str = ""
    last: int = 0
    seats: tuple[int, ...] = ()


Heard = Callable[[News], None]


class Fellows(ABC):
    """The part of a store that knows the other processes; as it stands, there are none."""

    @property
    def me(self) -> int:
        """The number of this process among them, a new one whenever it joins; 0 where it is alone."""
        return 0

    @property
    def shared(self) -> bool:
        """Whether other servers may be writing."""
        return False

    def join(self, heard: Heard) -> None:
        """Have `heard` called, in a thread of the store's, with the news of the others."""
        return

    def tell(self, news: News) -> None:
        """Tell the others, soon; should it get lost, they find out later."""
        return

    @abstractmethod
    def take_over(self) -> Future[list[tuple[str, float | None]]]:
        """Hold all tables that have something to do and whose holder is gone: which, and when it is due."""

    def hold(self, table_id: str, holder: int) -> Future[None]:
        """Become the holder of a table in place of another one. Or `Conflict`."""
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def lasts(self, table_ids: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        """How far the logs of these tables reach, and who holds them; nothing where there are no fellows."""
        return {}
