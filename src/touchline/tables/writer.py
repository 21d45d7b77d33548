"""One thread that writes, and commits in groups.

Whatever is asked for while a commit is on its way to the disk goes into the next one together, so the price
of a durable commit is shared by all who wait for it. A change that fails must not harm its neighbours: a
refusal has changed nothing and the group goes on; at any other error the group is rolled back and its changes
are made one by one, so that each gets its own outcome.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

from touchline.tables.store import Refused, StoreBusy, StoreClosed, StoreError, StoreLocked, StoreLost

T = TypeVar("T")


class Rows(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int:
        """How many rows it found or changed."""

    def __iter__(self) -> Iterator[Any]:
        """The rows."""

    def fetchone(self) -> Any:
        """The next row, if there is one."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""


class Db(Protocol):
    """A connection, in the middle of a transaction."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Run one statement."""

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> object:
        """Run it for each of these rows."""


class Session(Protocol):
    """A connection that is used by one thread, and what the database says in its own words."""

    def begin(self) -> Db:
        """Begin a transaction."""

    def commit(self) -> None:
        """Make it durable."""

    def rollback(self) -> None:
        """Undo it; never fails."""

    def committed(self) -> None:
        """The transaction is durable, and whoever waited for it knows; never fails."""

    def close(self) -> None:
        """Let go of it; never fails."""

    def explain(self, error: Exception) -> StoreError:
        """The store's own error for one that came up."""


Change = Callable[[Db], T]
"""Makes one change in the open transaction; may raise `Refused` only before it has changed anything."""

_Job = tuple[Future[Any], Change[Any]]


class Writer:
    """The only one who writes through this connection."""

    def __init__(self, session: Session, name: str, queue_limit: int) -> None:
        self.session = session
        self._name = name
        self._limit = queue_limit
        self._waiting: deque[_Job] = deque()
        self._wake = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, change: Change[T]) -> Future[T]:
        """Ask for a change. Never blocks: with too many waiting the future fails at once, `StoreBusy`."""
        future: Future[T] = Future()
        with self._wake:
            if self._closed:
                future.set_exception(
                    StoreClosed(f"{self._name} is closed. Nothing was changed; open it again.")
                )
            elif len(self._waiting) >= self._limit:
                future.set_exception(
                    StoreBusy(
                        f"{len(self._waiting)} changes are waiting for {self._name} already. "
                        "This one was not made; try again in a moment."
                    )
                )
            else:
                self._waiting.append((future, change))
                self._wake.notify()
        return future

    @property
    def waiting(self) -> int:
        """How many changes wait."""
        return len(self._waiting)

    def close(self) -> None:
        """Finish what is waiting, then close the connection."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        self._thread.join()
        self.session.close()

    def _work(self) -> None:
        while True:
            with self._wake:
                while not self._waiting and not self._closed:
                    self._wake.wait()
                group = list(self._waiting)
                self._waiting.clear()
            if not group:
                return
            # A change that nobody waits for any more is not made: asyncio cancels the future with its task.
            self._commit([job for job in group if job[0].set_running_or_notify_cancel()])
            self.session.committed()

    def _commit(self, group: list[_Job]) -> None:
        try:
            outcomes = self._transact(group)
        except Exception as error:
            trouble = self.session.explain(error)
            # Nobody gets through a locked file or a line that is down: one wait is enough for the group.
            if len(group) > 1 and not isinstance(trouble, StoreLocked | StoreLost):
                for job in group:
                    self._commit([job])
                return
            outcomes = [trouble for _ in group]
        for (future, _), outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, StoreError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    def _transact(self, group: list[_Job]) -> list[Any]:
        outcomes: list[Any] = []
        try:
            db = self.session.begin()
            for _, change in group:
                try:
                    outcomes.append(change(db))
                except Refused as refusal:
                    outcomes.append(refusal)
            self.session.commit()
        except BaseException:
            self.session.rollback()
            raise
        return outcomes
