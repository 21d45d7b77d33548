"""A damaged table is its own trouble: it is set aside, and everything else goes on."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import psycopg
import pytest

from tests.tables.given_tables import PLACE, answer, play_on, scene, sit
from touchline.tables.service import TableError, Tables

pytestmark = pytest.mark.usefixtures("both_stores")

DAMAGES = {
    "a byte of the log": "UPDATE entries SET entry = x'7b22646f223aff7d' WHERE table_id = ? AND number = 2",
    "a row that is no row": "UPDATE entries SET entry = x'6e6f6e7365' WHERE table_id = ? AND number = 1",
    "a seat that is not there": "UPDATE entries SET entry = "
    "x'7b22646f223a22706c6179222c2273656174223a39312c226f7074696f6e73223a5b5d7d' "
    "WHERE table_id = ? AND number = 1",
    "a byte of the header": "UPDATE tables SET header = x'7b2267616d65223a22ff227d' WHERE id = ?",
    "the secret": "UPDATE tables SET secret = x'00' WHERE id = ?",
}


def damage(path: Path, statement: str, *values: str) -> None:
    """What a bad disk does."""
    if PLACE:
        statement = re.sub(r"x'([0-9a-f]+)'", r"'\\x\1'", statement).replace("?", "%s")
        with psycopg.connect(PLACE[0]) as other:
            assert other.execute(statement, values).rowcount == 1
        return
    db = sqlite3.connect(path)
    db.execute("PRAGMA ignore_check_constraints = ON")
    assert db.execute(statement, values).rowcount == 1
    db.commit()
    db.close()


@pytest.mark.parametrize("what", DAMAGES)
def test_damaged_table_is_set_aside_alone(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    ids: list[str] = []

    async def play(tables: Tables) -> None:
        for _ in range(2):
            table, host, _ = await sit(tables, "here", "here")
            await play_on(tables, host, 4)
            ids.append(table.id)

    async def later(tables: Tables) -> None:
        await tables.listing()
        for _ in range(2):
            with pytest.raises(TableError, match=r"damaged and was set aside.*no other table") as caught:
                await tables.table(ids[0])
            assert caught.value.code == 500
        assert ids[1] in [card.id for card in await tables.listing()]
        well = await tables.table(ids[1])
        assert len(well.match.log) == 4
        assert sum("set aside" in line for line in caplog.messages) == 1

    scene(play, path)
    damage(path, DAMAGES[what], ids[0])
    scene(later, path)


def test_damaged_code_and_status_do_not_stop_a_list(tmp_path: Path, both_stores: str) -> None:
    if both_stores == "postgres":
        pytest.skip("PostgreSQL stores no text that is none")
    path = tmp_path / "tables.db"

    async def play(tables: Tables) -> None:
        for _ in range(2):
            await sit(tables, "here", "here")

    async def later(tables: Tables) -> None:
        assert len(await tables.listing()) >= 1
        _, host, _ = await sit(tables, "here", "here")
        table = await tables.table(host.table)
        await answer(tables, host, 0, table.match.options_of(0)[0])

    scene(play, path)
    damage(
        path,
        "UPDATE tables SET id = CAST(x'ff41' AS TEXT), status = CAST(x'fe' AS TEXT) "
        "WHERE rowid = (SELECT min(rowid) FROM tables)",
    )
    scene(later, path)
