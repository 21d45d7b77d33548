# mypy: disable-error-code="arg-type"
"""Full disks, locks, damage, forbidden folders: a clear error, nothing lost, and the store works on."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.tables.given import CODE, a_store, a_table, until_the_writer_is_busy
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import (
    Conflict,
    NoSuchTable,
    StoreBroken,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreUnreachable,
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.db"


@contextmanager
def locked(path):
    """Another program that keeps the file to itself."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def no_space(store, pages=3):
    """Let the file grow by so many pages and no more."""
    db = store.db
    (used,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {used + pages}")


def space_again(store):
    store.db.execute("PRAGMA max_page_count = 1000000")


# No space


def test_a_full_disk_says_so_and_keeps_what_was_confirmed(path):
    with a_store(path, CODE) as store:
        store.append(CODE, 1, b"confirmed").result()
        no_space(store)
        with pytest.raises(StoreFull, match=r"safe\. Free some disk space"):
            store.append(CODE, 2, b"x" * 100_000).result()
        assert store.entries(CODE) == [(1, b"confirmed")]
        assert store.table(CODE).last == 1
        space_again(store)
        store.append(CODE, 2, b"x" * 100_000).result()
    with a_store(path) as again:
        assert [number for number, _ in again.entries(CODE)] == [1, 2]


def test_in_a_group_only_the_failing_changes_fail(path):
    with a_store(path, CODE, "a", "b", "c") as store:
        no_space(store)
        with locked(path):
            first = store.append(CODE, 1, b"waits for the lock")
            until_the_writer_is_busy(store)
            small = [store.append(code, 1, b"small") for code in "abc"]
            big = store.append("a", 2, b"x" * 100_000)
            after_the_big_one = store.append("a", 3, b"small")
            unknown = store.append("nobody", 1, b"entry")
            nonsense = store.append("b", 2, {"not": "bytes"})
            last = store.append("c", 2, b"small")
        for future in (first, *small, last):
            future.result(10)
        with pytest.raises(StoreFull):
            big.result()
        with pytest.raises(Conflict):  # else the log would have a gap
            after_the_big_one.result()
        with pytest.raises(NoSuchTable):
            unknown.result()
        with pytest.raises(StoreError):
            nonsense.result()
        assert [store.table(code).last for code in (CODE, "a", "b", "c")] == [1, 1, 1, 2]


def test_what_the_file_cannot_hold_is_refused_and_the_store_works_on(path):
    with a_store(path, CODE) as store:
        for wrong in (
            store.append(CODE, 1, "text"),
            store.append(CODE, 2**70, b"entry"),
            store.append(CODE, 1, b"entry", status="lost"),
            store.append("\ud800", 1, b"entry"),
            store.create(a_table("")),
        ):
            with pytest.raises(StoreError):
                wrong.result(10)
        for read in (lambda: store.entries(CODE, 2**70), lambda: store.table("\ud800")):
            with pytest.raises(StoreError):
                read()
        store.append(CODE, 1, b"entry").result()
        assert store.entries(CODE) == [(1, b"entry")]


# Locked, busy, closed


def test_a_locked_file_is_told_after_some_patience(path):
    with a_store(path, CODE, busy_seconds=0.1) as store:
        with locked(path):
            first = store.append(CODE, 1, b"one")
            until_the_writer_is_busy(store)
            rest = [store.append(CODE, number, b"entry") for number in range(2, 40)]
            for future in (first, *rest):  # 40 times the patience would be 4 seconds
                with pytest.raises(StoreLocked, match=r"safe\. Try again in a moment"):
                    future.result(2)
            assert store.entries(CODE) == []  # reading goes on
        store.append(CODE, 1, b"one").result()


def test_a_locked_file_cannot_be_opened(path):
    a_store(path, CODE).close()
    with locked(path), pytest.raises(StoreLocked):
        SqliteStore.open(path, busy_seconds=0.1)
    with a_store(path) as store:
        assert store.table(CODE) == a_table()


def test_a_file_locked_from_its_birth_cannot_be_opened(path):
    with locked(path), pytest.raises(StoreLocked):
        SqliteStore.open(path, busy_seconds=0.1)
    a_store(path, CODE).close()


def test_too_many_waiting_changes_are_refused_without_blocking(path):
    with a_store(path, CODE, queue_limit=4) as store:
        with locked(path):
            accepted = [store.append(CODE, 1, b"1")]
            until_the_writer_is_busy(store)
            accepted += [store.append(CODE, number, b"entry") for number in range(2, 6)]
            with pytest.raises(StoreBusy, match="try again in a moment"):
                store.append(CODE, 6, b"6").result(0)
        for future in accepted:
            future.result(10)
        store.append(CODE, 6, b"6").result()


def test_a_closed_store_says_that_it_is_closed(path):
    store = a_store(path, CODE)
    store.close()
    with pytest.raises(StoreClosed):
        store.append(CODE, 1, b"entry").result(0)
    with pytest.raises(StoreClosed):
        store.table(CODE)


# Damage


def test_a_truncated_file_is_broken_and_left_as_it_is(path):
    with a_store(path, CODE) as store:
        store.append(CODE, 1, b"x" * 50_000).result()
    whole = path.read_bytes()
    for size in (len(whole) // 2, 3000, 99):
        path.write_bytes(whole[:size])
        with pytest.raises(StoreBroken, match=r"left as it is\. Put a backup"):
            SqliteStore.open(path)
        assert path.read_bytes() == whole[:size]
    path.write_bytes(whole)
    with a_store(path) as store:
        assert store.table(CODE).last == 1


def test_a_file_that_is_no_database_is_broken(path):
    path.write_text("once upon a time there was a football manager\n" * 100)
    with pytest.raises(StoreBroken):
        SqliteStore.open(path)
    assert path.read_text().startswith("once upon a time")


def test_another_programs_database_is_left_alone(path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreBroken, match="another program"):
        SqliteStore.open(path)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]


def test_damage_in_one_place_is_told_and_the_rest_works_on(path):
    with a_store(path, CODE) as store:
        store.append(CODE, 1, b"fine").result()
        store.keep_key("signing", b"key").result()
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'server_keys'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(content)
    with a_store(path) as store:
        with pytest.raises(StoreBroken):
            store.key("signing")
        with pytest.raises(StoreBroken):
            store.keep_key("other", b"key").result()
        store.append(CODE, 2, b"still fine").result()
        assert store.entries(CODE) == [(1, b"fine"), (2, b"still fine")]


# Forbidden places


@pytest.fixture
def folder():
    """A folder that an ordinary user may reach; pytest's own belong to whoever runs the tests."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder
        folder.chmod(0o777)


@contextmanager
def ordinary_user():
    """The superuser may write everywhere, so the tests step down for a moment where they run as root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_read_only_file_is_told_on_opening(folder):
    path = folder / "tables.db"
    with ordinary_user():
        a_store(path, CODE).close()
        path.chmod(0o400)
        with pytest.raises(StoreReadOnly, match="right to write"):
            SqliteStore.open(path)
        path.chmod(0o600)
        with a_store(path) as store:
            assert store.table(CODE) == a_table()


def test_a_folder_without_permission_is_told(folder):
    path = folder / "tables.db"
    with ordinary_user():
        a_store(path, CODE).close()
    for mode in (0o555, 0o000):
        folder.chmod(mode)
        with ordinary_user():
            for file in (path, folder / "new.db", folder / "deeper" / "new.db"):
                with pytest.raises((StoreUnreachable, StoreReadOnly), match="this user"):
                    SqliteStore.open(file)
    folder.chmod(0o777)
    with ordinary_user(), a_store(path) as store:
        assert store.table(CODE) == a_table()


def test_impossible_paths_are_told(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    for path in (tmp_path, tmp_path / "file" / "tables.db", tmp_path / "nul\0l", tmp_path / ("x" * 300)):
        with pytest.raises(StoreUnreachable, match="cannot be used"):
            SqliteStore.open(path)
