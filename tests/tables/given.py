# mypy: disable-error-code="arg-type"
"""Situations that the tests of the store start from."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from touchline.tables.opening import is_postgres, open_store
from touchline.tables.sql import Store
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import TableRow

CODE = "k7m2q9"


def a_table(code: str = CODE, *, updated: float = 1000.0, status: str = "open") -> TableRow:
    """A table as a host would make it."""
    return TableRow(
        id=code, created=1000.0, updated=updated, header=b'{"game":"chess"}', secret=b"s" * 32, status=status
    )


def a_store(path: Path | str, *codes: str, **settings: float) -> Store:
    """An open store with these tables in it."""
    store = open_store(path) if is_postgres(path) else SqliteStore.open(path, **settings)
    for code in codes:
        store.create(a_table(code)).result(10)
    return store


def a_process(script: str, *arguments: object) -> subprocess.Popen[str]:
    """Another Python that runs a script and talks through its standard output."""
    return subprocess.Popen(
        [sys.executable, "-u", "-c", script, *map(str, arguments)],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        text=True,
    )


def until_the_writer_is_busy(store: Store) -> None:
    """Wait until the writer has taken all that is waiting."""
    give_up = time.monotonic() + 10
    while store._writer._waiting and time.monotonic() < give_up:
        time.sleep(0.001)
    assert not store._writer._waiting
