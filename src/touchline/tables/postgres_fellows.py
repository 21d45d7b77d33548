"""The processes that share a PostgreSQL database: who is alive, and what they tell each other.

Each has one session in which it listens. The session that ends, because its process was killed, says so at
once; a process that hangs, or whose machine is gone, is given up after `SILENT` seconds. Whoever notices
first removes it from the list, and its session with it.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import psycopg

from touchline.tables.fellows import Heard, News

log = logging.getLogger(__name__)

CHANNEL: Final = "touchline"
BEAT: Final = 0.25  # seconds between two signs of life
SILENT: Final = 3.0  # seconds without one, after which a process is given up
AGAIN: Final = 0.25  # seconds until a database that is gone is tried again

_decode = msgspec.json.Decoder(News).decode

GIVEN_UP: Final = f"""
DELETE FROM processes WHERE id IN (
    SELECT id FROM processes p WHERE id <> %(me)s AND (
        beat < clock_timestamp() - interval '{SILENT} seconds'
        OR NOT EXISTS (
            SELECT 1 FROM pg_stat_activity a
            WHERE a.pid = p.pid AND coalesce(a.backend_start, p.started) = p.started
        )
    ) FOR UPDATE SKIP LOCKED
) RETURNING id, pid, started
"""


def notify(db: psycopg.Connection[Any], news: Sequence[News]) -> None:
    """Tell the others."""
    told = [msgspec.json.encode(one).decode() for one in news]
    db.execute("SELECT pg_notify(%s, one) FROM unnest(%s::text[]) one", (CHANNEL, told))


class Membership:
    """This process among the others."""

    def __init__(self, url: str, kind: str, name: str) -> None:
        self._url, self._kind, self._name = url, kind, name
        self.heard: Heard = lambda news: None
        self.thought: Callable[[int], object] = lambda number: None
        self.servers, self.workers = 2, 0  # as long as it is not known, there may be another
        self.ending = threading.Event()
        self._db = self._join()
        self._thread = threading.Thread(target=self._run, name="store-fellows", daemon=True)
        self._thread.start()

    def _join(self) -> psycopg.Connection[Any]:
        db = psycopg.connect(self._url, autocommit=True, application_name="touchline", connect_timeout=5)
        db.execute(f"LISTEN {CHANNEL}")
        found = db.execute(
            "INSERT INTO processes (kind, pid, started, beat) "
            "SELECT %s, pid, backend_start, clock_timestamp() FROM pg_stat_activity "
            "WHERE pid = pg_backend_pid() RETURNING id",
            (self._kind,),
        ).fetchone()
        assert found is not None
        self.me = int(found[0])
        return db

    def close(self) -> None:
        """Leave: what this process held is anybody's at once."""
        self.ending.set()
        self._thread.join()
        with suppress(psycopg.Error):
            self._db.execute("DELETE FROM processes WHERE id = %s", (self.me,))
            notify(self._db, [News("gone", self.me)])
        self._db.close()

    def _run(self) -> None:
        while not self.ending.is_set():
            try:
                for note in self._db.notifies(timeout=BEAT):
                    self._hear(note.payload)
                    if self.ending.is_set():
                        return
                self._beat()
            except psycopg.Error as error:
                log.warning("%s is lost for the moment: %s", self._name, error)
                self._join_again()

    def _hear(self, payload: str) -> None:
        with suppress(msgspec.MsgspecError):  # of a newer release
            news = _decode(payload)
            if news.what == "thought":
                self.thought(news.last)
            elif news.by != self.me:
                self.heard(news)

    def _beat(self) -> None:
        """Be alive, or join again; and look who is not."""
        beat = "UPDATE processes SET beat = clock_timestamp() WHERE id = %s"
        if not self._db.execute(beat, (self.me,)).rowcount:
            log.warning("others took this process for dead; it joins them again")
            self._join_again()
            return
        gone = self._db.execute(GIVEN_UP, {"me": self.me}).fetchall()
        for _, pid, started in gone:
            with suppress(psycopg.Error):  # a hanging one must not keep anything locked
                self._db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid = %s AND backend_start = %s",
                    (pid, started),
                )
        kinds = [kind for (kind,) in self._db.execute("SELECT kind FROM processes")]
        self.servers, self.workers = kinds.count("server"), kinds.count("worker")
        if gone:
            notify(self._db, [News("gone", number) for number, _, _ in gone])

    def _join_again(self) -> None:
        with suppress(psycopg.Error):
            self._db.close()
        while not self.ending.wait(AGAIN):
            try:
                self._db = self._join()
            except psycopg.Error:
                continue
            log.warning("%s is there again", self._name)
            self.heard(News("back", self.me))
            return
