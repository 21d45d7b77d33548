"""Tables move from a file to a database and back, and all that they are comes along."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from tests.tables.given_people import called
from tests.tables.given_tables import play_on, scene, sit
from touchline.cli import app
from touchline.engine.errors import TouchlineError
from touchline.tables import moving
from touchline.tables.clocks import Clock as Time
from touchline.tables.opening import open_store
from touchline.tables.postgres import PostgresStore
from touchline.tables.service import Tables
from touchline.tables.upkeep import DATABASE


def a_folder(folder: Path) -> list[str]:
    """A folder with a table, people and what they are to be called to."""
    ids: list[str] = []

    async def play(tables: Tables) -> None:
        table, _, guests = await sit(tables, "link", "link", clock=Time(each=3600))
        for seat, who in guests.items():
            await called(tables, who, secret=f"{seat} secret")
        private, host, _ = await sit(tables, "here", "here", private=True)
        await play_on(tables, host, 5)
        ids.extend((table.id, private.id))

    folder.mkdir()
    scene(play, folder / DATABASE)
    return ids


def test_there_and_back_nothing_is_lost(tmp_path: Path, database: str) -> None:
    ids = a_folder(tmp_path / "a")
    run = CliRunner().invoke
    said = run(app, ["move-database", str(tmp_path / "a"), database])
    assert said.exit_code == 0, said.output
    assert "2 tables" in said.output
    with PostgresStore.open(database) as there, open_store(tmp_path / "a" / DATABASE) as here:
        for table_id in ids:
            assert there.table(table_id) == here.table(table_id)
            assert there.entries(table_id) == here.entries(table_id)
            assert there.links(table_id) == here.links(table_id)
        with pytest.raises(TouchlineError, match="Stop them first"):
            moving.move(database, str(tmp_path / "b"))

    async def go_on(tables: Tables) -> None:
        for table_id in ids:
            assert (await tables.table(table_id)).last >= 0

    scene(go_on, database)
    first = {part.name: 0 for part in moving.parts()}
    again = moving.move(database, str(tmp_path / "b")).rows
    assert first.keys() == again.keys()
    with (
        closing(sqlite3.connect(tmp_path / "a" / DATABASE)) as a,
        closing(sqlite3.connect(tmp_path / "b" / DATABASE)) as b,
    ):
        for name in ("entries", "links", "people", "people_seats", "server_keys"):
            rows = f"SELECT * FROM {name}"
            assert sorted(a.execute(rows)) == sorted(b.execute(rows))
    with pytest.raises(TouchlineError, match="already"):
        moving.move(str(tmp_path / "a"), database)


def test_copy_that_differs_is_not_kept(tmp_path: Path, database: str) -> None:
    a_folder(tmp_path / "a")
    PostgresStore.open(database).close()
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(
            "CREATE FUNCTION harm() RETURNS trigger AS 'BEGIN NEW.entry = ''harm''; RETURN NEW; END' "
            "LANGUAGE plpgsql"
        )
        db.execute("CREATE TRIGGER harm BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION harm()")
        with pytest.raises(TouchlineError, match="are not those of"):
            moving.move(str(tmp_path / "a"), database)
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_doctor_looks_at_a_database_and_backup_says_what_to_do(tmp_path: Path, database: str) -> None:
    ids = a_folder(tmp_path / "a")
    moving.move(str(tmp_path / "a"), database)
    run = CliRunner().invoke
    well = run(app, ["doctor", "--database", database])
    assert well.exit_code == 0, well.output
    assert "All is well." in well.output
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("UPDATE entries SET entry = 'x' WHERE table_id = %s AND number = 1", (ids[1],))
    ill = run(app, ["doctor", "--database", database])
    assert ill.exit_code == 1
    assert f"Table {ids[1]} is damaged" in ill.output
    told = run(app, ["backup", "--database", database, str(tmp_path / "x")])
    assert told.exit_code == 2
    assert "pg_dump" in told.output


def test_wrong_databases_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run = CliRunner().invoke
    nobody = "postgresql://touchline:hush@127.0.0.1:1/tables"
    for words in (["serve", "--port", "9", "--database"], ["worker", "--database"], ["doctor", "--database"]):
        said = run(app, [*words, nobody])
        assert said.exit_code == 2
        assert "127.0.0.1:1 cannot be reached" in said.output
        assert "hush" not in said.output
        assert "cannot use" in run(app, [*words, "mysql://x"]).output
    monkeypatch.setattr("touchline.tables.opening.find_spec", lambda name: None)
    assert "touchline[postgres]" in run(app, ["worker", "--database", nobody]).output
    assert "There is no" in run(app, ["move-database", str(tmp_path), str(tmp_path / "b")]).output
