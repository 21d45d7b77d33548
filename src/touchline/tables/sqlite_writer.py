"""One thread that writes, and commits in groups.

Whatever is asked for while a commit is on its way to the disk goes into the next one together, so the price
of a durable commit is shared by all who wait for it. A change that fails must not harm its neighbours: a
refusal has changed nothing and the group goes on; at any other error the group is rolled back and its changes
are made one by one, so that each gets its own outcome.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress

from touchline.tables.sqlite_errors import explain
from touchline.tables.store import Refused, StoreBusy, StoreClosed, StoreError, StoreLocked

Change = Callable[[sqlite3.Connection], object]
"""Makes one change in the open transaction; may raise `Refused` only before it has changed anything."""

_Job = tuple[Future[None], Change]


class Writer:
    """The only one who writes through this connection."""

    def __init__(self, db: sqlite3.Connection, name: str, queue_limit: int) -> None:
        self.db = db
        self._name = name
        self._limit = queue_limit
        self._waiting: deque[_Job] = deque()
        self._wake = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, change: Change) -> Future[None]:
        """Ask for a change. Never blocks: with too many waiting the future fails at once, `StoreBusy`."""
        future: Future[None] = Future()
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
        with suppress(sqlite3.Error):  # a reader holds it up, or the disk is full: the next opening does it
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the file alone holds everything now
        self.db.close()

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

    def _commit(self, group: list[_Job]) -> None:
        try:
            outcomes = self._transact(group)
        except Exception as error:
            outcomes = [explain(error, self._name) for _ in group]
            # Nobody gets through a locked file: one wait is enough for the whole group.
            if len(group) > 1 and not isinstance(outcomes[0], StoreLocked):
                for job in group:
                    self._commit([job])
                return
        for (future, _), outcome in zip(group, outcomes, strict=True):
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

    def _transact(self, group: list[_Job]) -> list[StoreError | None]:
        outcomes: list[StoreError | None] = []
        try:
            self.db.execute("BEGIN IMMEDIATE")
            for _, change in group:
                try:
                    change(self.db)
                    outcomes.append(None)
                except Refused as refusal:
                    outcomes.append(refusal)
            self.db.execute("COMMIT")
        except BaseException:
            self.db.rollback()
            raise
        return outcomes
