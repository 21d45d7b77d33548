"""A month of games over days, in virtual time: people vanish, the server dies every hour, all games end, no
deadline is late, and every notice that was needed arrives, once as receivers count it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.tables.given_tables import FakePool, sit
from tests.tables.month import drop_unwritten, play_month
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore


def check(found: dict[str, Any]) -> None:
    """What must be true after any month."""
    print(found)
    assert found["arrived"] > 0
    assert found["finished"] == found["games"]
    assert (found["missing"], found["secret_bytes"]) == (0, 0)
    assert found["latest_deadline_s"] <= 1.0
    assert found["sent_again_without_a_death"] == 0


def test_some_days(tmp_path: Path) -> None:
    check(play_month(tmp_path / "tables.sqlite3", 3, seed=1, games=("best11",)))


def test_server_that_dies_waits_for_nothing_that_is_never_written() -> None:
    async def scene() -> None:
        with SqliteStore.open(":memory:") as store:
            tables = Tables(store, FakePool(), pause=0)
            await sit(tables, "link", "link")
            busy, go_on = threading.Event(), threading.Event()

            def hold_up(_: object) -> None:
                busy.set()
                go_on.wait(10)

            store._writer.submit(hold_up)
            await asyncio.to_thread(busy.wait, 10)
            tables._cards._save()
            dropped = drop_unwritten(store._writer)
            go_on.set()
            await asyncio.wait_for(tables.close(), 10)
            assert dropped == 1

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("place", ["file", "postgres"])
def test_month_of_all_games(tmp_path: Path, place: str, request: pytest.FixtureRequest) -> None:
    where = tmp_path / "tables.sqlite3" if place == "file" else request.getfixturevalue("database")
    found = play_month(where, 40, seed=18)
    check(found)
    assert found["needed"] > 0  # in few games it depends on when the server dies
