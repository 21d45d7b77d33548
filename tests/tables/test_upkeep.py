"""Backup, restore, the doctor, and old games of bots."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.tables.given_tables import answer, play_on, scene, sit, until
from touchline.cli import app
from touchline.engine.errors import TouchlineError
from touchline.tables import upkeep
from touchline.tables.lock import FolderLock
from touchline.tables.service import DAY, Tables
from touchline.tables.upkeep import DATABASE


def a_folder(folder: Path, tables: int = 2) -> list[str]:
    """A folder with tables at which something was played; their codes."""
    ids: list[str] = []

    async def play(hall: Tables) -> None:
        for _ in range(tables):
            table, host, _ = await sit(hall, "here", "here")
            await play_on(hall, host, 3)
            ids.append(table.id)

    folder.mkdir(exist_ok=True)
    scene(play, folder / DATABASE)
    return ids


def test_backup_is_made_while_the_tables_are_played(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here")
        for _ in range(3):
            assert upkeep.backup(tmp_path, file, replace=True) == 1
            seat = table.match.waiting()[0]
            await answer(tables, host, seat, table.match.options_of(seat)[0])

    scene(play, tmp_path / DATABASE)
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT last FROM tables").fetchone() == (2,)
    assert file.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))
    with pytest.raises(TouchlineError, match="--replace"):
        upkeep.backup(tmp_path, file)


def test_backup_comes_back_and_nothing_is_lost(tmp_path: Path) -> None:
    first = a_folder(tmp_path / "a")
    upkeep.backup(tmp_path / "a", tmp_path / "backup.db")
    second = a_folder(tmp_path / "b", 1)
    count, kept = upkeep.restore(tmp_path / "backup.db", tmp_path / "b")
    assert count == 2
    assert sorted(upkeep.examine(tmp_path / "b").tables.items()) == [("playing", 2)]
    assert kept is not None
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("SELECT id FROM tables").fetchall() == [(second[0],)]

    async def later(tables: Tables) -> None:
        assert sorted(card.id for card in await tables.listing()) == sorted(first)

    scene(later, tmp_path / "b" / DATABASE)
    assert upkeep.restore(tmp_path / "backup.db", tmp_path / "new") == (2, None)


def test_folder_of_a_running_server_is_not_restored(tmp_path: Path) -> None:
    a_folder(tmp_path)
    upkeep.backup(tmp_path, tmp_path / "backup.db")
    with FolderLock(tmp_path), pytest.raises(TouchlineError, match="in use by another Touchline"):
        upkeep.restore(tmp_path / "backup.db", tmp_path)
    assert not list(tmp_path.glob("*before*"))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_the_owner_of_the_folder(tmp_path: Path) -> None:
    a_folder(tmp_path / "a")
    upkeep.backup(tmp_path / "a", tmp_path / "backup.db")
    folder = tmp_path / "b"
    folder.mkdir()
    os.chown(folder, 12345, 12345)
    upkeep.restore(tmp_path / "backup.db", folder)
    assert {path.stat().st_uid for path in folder.iterdir()} == {12345}


@pytest.mark.parametrize("content", [b"", b"no database at all " * 100])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "backup.db").write_bytes(content)
    with pytest.raises(TouchlineError):
        upkeep.restore(tmp_path / "backup.db", tmp_path / "folder")
    with pytest.raises(TouchlineError, match="There is no file"):
        upkeep.restore(tmp_path / "none.db", tmp_path / "folder")
    assert not (tmp_path / "folder").exists()


def test_damaged_backup_is_refused(tmp_path: Path) -> None:
    a_folder(tmp_path, 4)
    file = tmp_path / "backup.db"
    upkeep.backup(tmp_path, file)
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(content)
    with pytest.raises(TouchlineError):
        upkeep.restore(file, tmp_path / "folder")


def test_doctor_finds_the_damaged_table_and_only_that(tmp_path: Path) -> None:
    ids = a_folder(tmp_path, 3)
    health = upkeep.examine(tmp_path)
    assert health.well
    assert (health.tables, health.entries) == ({"playing": 3}, 9)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        db.execute("DELETE FROM entries WHERE table_id = ? AND number = 2", (ids[1],))
        db.commit()
    health = upkeep.examine(tmp_path)
    assert not health.well
    assert [patient.table for patient in health.patients] == [ids[1]]
    assert "missing" in health.patients[0].why


def test_old_games_of_bots_are_let_go_and_nothing_else(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        bots, _, _ = await sit(tables, "bot", "bot")
        watched, _, _ = await sit(tables, "bot", "bot")
        people, host, _ = await sit(tables, "here", "here")
        running, _, _ = await sit(tables, "here", "bot")
        await play_on(tables, host)
        await until(lambda: bots.match.over and watched.match.over and not watched.bots_at_work)
        tables.subscribe(watched.id, lambda: None)
        hall = tables._hall
        assert await upkeep.let_go(hall, time.time() - DAY) == 0
        assert await upkeep.let_go(hall, time.time() + 1) == 1
        tidying = asyncio.create_task(tables.tidy(0.0))
        await asyncio.sleep(0.1)
        assert not tidying.done()  # it looks again every hour
        tidying.cancel()
        left = {info.id for info in hall.store.tables()}
        assert left == {watched.id, people.id, running.id}

    scene(play, tmp_path / DATABASE)


def test_commands_say_what_they_did(tmp_path: Path) -> None:
    ids = a_folder(tmp_path / "data", 1)

    def run(code: int, *words: object) -> str:
        result = CliRunner().invoke(app, [str(word) for word in words])
        assert result.exit_code == code, result.output
        return result.output

    file, data = tmp_path / "backup.db", ("--data", tmp_path / "data")
    assert "1 table, checked." in run(0, "backup", file, *data)
    assert "--replace" in run(2, "backup", file, *data)
    assert "1 table, checked." in run(0, "backup", file, "--replace", *data)
    assert "1 table from" in run(0, "restore", file, "--data", tmp_path / "other")
    assert "before-restore" in run(0, "restore", file, *data)
    with FolderLock(tmp_path / "data"):
        assert "in use by another Touchline server (process" in run(2, "restore", file, *data)
        assert "All is well." in run(0, "doctor", *data)
    assert json.loads(run(0, "doctor", "--json", *data))["tables"] == {"playing": 1}
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as db:
        db.execute("UPDATE tables SET header = x'ff'")
        db.commit()
    assert f"Table {ids[0]} is damaged" in run(1, "doctor", *data)
    assert "There is no file" in run(2, "doctor", "--data", tmp_path / "nowhere")
