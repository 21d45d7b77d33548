"""A server that has faults when it is told to: each line of its standard input names one.

full / roomy        the file cannot grow, as on a full disk / it can again
read-only / open    the file cannot be written / it can again
clock SECONDS       the time of day jumps by so much
"""

from __future__ import annotations

import sys
import threading
import time

from touchline.cli import main
from touchline.tables.sqlite import SqliteSession
from touchline.tables.writer import Writer

PRAGMAS = {
    "full": "max_page_count = 1",  # what is there stays; no page is added
    "roomy": "max_page_count = 1000000",
    "read-only": "query_only = 1",
    "open": "query_only = 0",
}
told: list[str] = []
ahead = [0.0]
transact, time_of_day = Writer._transact, time.time


def transact_with_faults(self: Writer, group: list[object]) -> object:
    """Only the writer's own thread may speak to its connection."""
    while told and isinstance(self.session, SqliteSession):
        self.session.db.execute(f"PRAGMA {told.pop(0)}")
    return transact(self, group)  # type: ignore[arg-type]


def listen() -> None:
    """Take faults, line by line."""
    for line in sys.stdin:
        fault, _, seconds = line.strip().partition(" ")
        if fault == "clock":
            ahead[0] += float(seconds)
        else:
            told.append(PRAGMAS[fault])
        print(f"fault: {fault}", flush=True)


if __name__ == "__main__":
    Writer._transact = transact_with_faults  # type: ignore[method-assign, assignment]
    time.time = lambda: time_of_day() + ahead[0]
    threading.Thread(target=listen, daemon=True).start()
    main()
