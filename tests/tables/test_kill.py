"""A process is killed at any moment; what it had confirmed is there afterwards."""

from __future__ import annotations

import random
import time

import pytest

from tests.tables.given import CODE, a_process, a_store, a_table

PLAY = """
import sys
from touchline.tables.opening import open_store
store = open_store(sys.argv[1])
number = store.table(sys.argv[2]).last
while True:
    futures = []
    for _ in range(5):
        number += 1
        futures.append((number, store.append(sys.argv[2], number, b"entry %d" % number)))
    for confirmed, future in futures:
        future.result()
        print(confirmed)
"""

OPEN = """
import sys
from touchline.tables.sqlite import SqliteStore
print("opening")
SqliteStore.open(sys.argv[1])
print("open")
sys.stdin.read()
"""


def kill(process):
    process.kill()  # SIGKILL: nothing is flushed, closed or tidied up
    rest = process.stdout.read()
    process.stdout.close()
    process.wait()
    return rest


@pytest.mark.parametrize(("place", "kills"), [("file", 12), ("postgres", 4)])
def test_no_confirmed_entry_is_lost_by_kill_9(tmp_path, place, kills, request):
    path, dice = tmp_path / "tables.db", random.Random(9)
    path = path if place == "file" else request.getfixturevalue("database")
    a_store(path, CODE).close()
    confirmed = []
    for _ in range(kills):
        process = a_process(PLAY, path, CODE)
        lines = [process.stdout.readline() for _ in range(dice.randrange(1, 300))]
        time.sleep(dice.random() * 0.003)
        lines += [line for line in kill(process).splitlines(keepends=True) if line.endswith("\n")]
        confirmed += map(int, lines)

        with a_store(path) as store:
            log, last = store.entries(CODE), store.table(CODE).last
        assert log == [(number, b"entry %d" % number) for number in range(1, last + 1)]
        assert confirmed == sorted(set(confirmed))
        assert set(confirmed) <= {number for number, _ in log}


def test_a_kill_while_the_file_is_made_does_no_harm(tmp_path):
    dice = random.Random(11)
    for attempt in range(10):
        path = tmp_path / f"{attempt}.db"
        process = a_process(OPEN, path)
        assert process.stdout.readline() == "opening\n"
        time.sleep(dice.random() * 0.02)
        kill(process)
        with a_store(path, CODE) as store:
            assert store.table(CODE) == a_table()
