"""Questions to bots, as rows of the database that workers take.

A job of a worker that is gone is anybody's again. Nothing here outlives a crash of the database: whoever
asked asks again, or thinks itself.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from touchline.tables.fellows import News
from touchline.tables.outbox import Outbox
from touchline.tables.writer import Db


class Jobs(Outbox):
    """The part of `PostgresStore` that knows what has to be thought about."""

    @abstractmethod
    def _number(self) -> int:
        """The number of this process."""

    @abstractmethod
    def _tell_after(self, news: News) -> None:
        """Tell the others once the change is durable."""

    def put_job(self, question: bytes) -> Future[int]:
        """Ask whoever can think; the number by which the answer is told."""

        def change(db: Db) -> int:
            put = "INSERT INTO jobs (asker, question) VALUES (?, ?) RETURNING id"
            number = int(db.execute(put, (self._number(), question)).fetchone()[0])
            self._tell_after(News("job", self._number(), last=number))
            return number

        return self._writer.submit(change)

    def take_job(self) -> Future[tuple[int, bytes] | None]:
        """The oldest job that nobody thinks about, if there is one; it is this process's now."""

        def change(db: Db) -> tuple[int, bytes] | None:
            row = db.execute(
                "UPDATE jobs SET worker = ? WHERE id = (SELECT id FROM jobs WHERE answer IS NULL "
                "AND worker NOT IN (SELECT id FROM processes) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) "
                "RETURNING id, question",
                (self._number(),),
            ).fetchone()
            return (int(row[0]), bytes(row[1])) if row else None

        return self._writer.submit(change)

    def answer_job(self, number: int, answer: bytes) -> Future[None]:
        """What was thought; nobody wants it if the job is gone, or another worker's."""

        def change(db: Db) -> None:
            put = "UPDATE jobs SET answer = ? WHERE id = ? AND worker = ?"
            if db.execute(put, (answer, number, self._number())).rowcount:
                self._tell_after(News("thought", self._number(), last=number))

        return self._writer.submit(change)

    def job_answer(self, number: int) -> bytes | None:
        """What was thought, if it is there."""
        rows = self._read("SELECT answer FROM jobs WHERE id = ?", number)
        return rows[0][0] if rows else None

    def drop_job(self, number: int) -> Future[None]:
        """Nobody waits for it any more. What servers that are gone had asked goes too."""
        return self._write("DELETE FROM jobs WHERE id = ? OR asker NOT IN (SELECT id FROM processes)", number)

    @abstractmethod
    def on_thought(self, heard: Callable[[int], Any]) -> None:
        """Have `heard` called, in a thread of the store's, with the number of each job that was answered."""
