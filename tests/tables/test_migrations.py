"""A store of an older Touchline is lifted, after a backup and a try on a copy; what is in it stays."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.given_tables import scene
from touchline.tables import schema
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import StoreError

OLD = Path(__file__).parent / "old" / "format-1.sqlite3"
TITLES = {"The final", "Friday night", "With a limit", "Another game"}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A store as the first release wrote it."""
    return Path(shutil.copy(OLD, tmp_path / "tables.sqlite3"))


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """What must survive."""
    with closing(sqlite3.connect(path)) as db:
        return {
            "tables": db.execute(
                "SELECT id, created, updated, header, status, last, secret FROM tables"
            ).fetchall(),
            "entries": db.execute("SELECT * FROM entries ORDER BY table_id, number").fetchall(),
            "links": db.execute("SELECT * FROM links ORDER BY token_hash").fetchall(),
        }


def test_store_of_the_first_release_opens_with_everything_in_it(old: Path) -> None:
    before = rows(old)
    with SqliteStore.open(old) as store:
        assert len(store.tables()) == 4
    assert rows(old) == before
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(schema.MIGRATIONS),)


def test_tables_of_the_first_release_are_listed_and_open(old: Path) -> None:
    async def play(tables: Tables) -> None:
        # A game whose rules have changed since then is not listed, and says which Touchline it needs.
        for card in await tables.listing():
            table = await tables.table(card.id)
            assert table.title in TITLES

    scene(play, old)


def test_backup_is_made_first(old: Path) -> None:
    before = rows(old)
    SqliteStore.open(old).close()
    backup = old.with_name("tables.sqlite3.format-1.backup")
    assert rows(backup) == before
    with closing(sqlite3.connect(backup)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    SqliteStore.open(old).close()  # nothing is left to lift
    assert sorted(path.name for path in old.parent.iterdir()) == [old.name, backup.name]


@pytest.mark.parametrize(
    "harm", ["DELETE FROM entries WHERE number = 2", "DELETE FROM links", "ALTER TABLE no_such ADD x"]
)
def test_migration_that_would_harm_is_not_made(old: Path, monkeypatch: pytest.MonkeyPatch, harm: str) -> None:
    before = rows(old)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, (harm,)))
    with pytest.raises(StoreError, match=r"cannot be lifted|no_such"):
        SqliteStore.open(old)
    assert rows(old) == before
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert not list(old.parent.glob("*trial*"))


def test_fault_that_was_there_before_does_not_stop_the_lifting(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        db.execute("UPDATE tables SET status = 'odd' WHERE rowid = 1")
        db.commit()
    with SqliteStore.open(old) as store:
        assert len(store.tables()) == 4
