"""What a store keeps, for whom, and in which order."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import stat
import threading
import time
from pathlib import Path

import msgspec
import pytest

from tests.tables.given import CODE, a_process, a_store, a_table, until_the_writer_is_busy
from touchline.tables import schema
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import (
    Conflict,
    LinkRow,
    NoSuchTable,
    StoreError,
    StoreTooNew,
    TableInfo,
    Taken,
    hash_token,
)


@pytest.fixture(params=["file", "memory", "postgres"])
def store(request, tmp_path):
    places = {"file": tmp_path / "new" / "folder" / "tables.db", "memory": ":memory:"}
    with a_store(places.get(request.param) or request.getfixturevalue("database"), CODE) as store:
        yield store


@pytest.fixture(params=["file", "postgres"])
def place(request, tmp_path):
    """Where a store is that may be opened several times."""
    return request.getfixturevalue("database") if request.param == "postgres" else tmp_path / "tables.db"


def as_made(table):
    """A table but for its holder, whose number says nothing."""
    return msgspec.structs.replace(table, holder=0)


def a_link(token="token", table_id=CODE, seat=2):
    return LinkRow(token_hash=hash_token(token), table_id=table_id, kind="seat", seat=seat, created=1.5)


# Tables


def test_a_created_table_is_read_back_as_it_was(store):
    assert as_made(store.table(CODE)) == a_table()
    assert store.table("nobody") is None
    assert store.table("no\0body") is None


def test_a_code_is_given_only_once(store):
    store.append(CODE, 1, b"kick-off").result()
    with pytest.raises(Taken, match="Choose another code"):
        store.create(a_table(), [b"other"]).result()
    assert store.entries(CODE) == [(1, b"kick-off")]


def test_a_table_can_be_created_with_its_log(store):
    store.create(a_table("import"), [b"one", b"two"]).result()
    store.append("import", 3, b"three").result()
    assert store.entries("import") == [(1, b"one"), (2, b"two"), (3, b"three")]
    assert store.table("import").last == 3


def test_a_table_whose_log_is_bad_is_not_created_at_all(store):
    with pytest.raises(StoreError):
        store.create(a_table("import"), [b"one", "not bytes"]).result()
    assert store.table("import") is None
    assert store.entries("import") == []


def test_listing_shows_the_last_changed_first_by_status_and_page(store):
    store.delete(CODE).result()
    for code, updated, status in [("a", 1, "open"), ("b", 3, "over"), ("c", 2, "open"), ("d", 4, "playing")]:
        store.create(a_table(code, updated=updated, status=status)).result()
    assert [t.id for t in store.tables()] == ["d", "b", "c", "a"]
    assert [t.id for t in store.tables("open")] == ["c", "a"]
    assert [t.id for t in store.tables(limit=2, offset=1)] == ["b", "c"]
    store.append("a", 1, b"entry").result()
    assert store.tables()[0].id == "a"


def test_no_listing_and_no_log_line_shows_the_secret(store):
    (listed,) = store.tables()
    assert type(listed) is TableInfo
    assert not hasattr(listed, "secret")
    assert "sss" not in repr(store.table(CODE))


def test_deleting_a_table_takes_all_of_it_and_nothing_else(store):
    store.create(a_table("goes"), [b"goes"], [a_link(table_id="goes")]).result()
    store.append(CODE, 1, b"stays").result()
    store.delete("goes").result()
    assert (store.table("goes"), store.entries("goes"), store.links("goes")) == (None, [], [])
    assert store.entries(CODE) == [(1, b"stays")]
    with pytest.raises(NoSuchTable):
        store.delete("goes").result()


# The log


def test_entries_come_back_in_order_and_after_a_number(store):
    for number in range(1, 12):
        store.append(CODE, number, b"%d" % number)
    store.append(CODE, 12, b"12", status="over").result()
    assert store.entries(CODE) == [(n, b"%d" % n) for n in range(1, 13)]
    assert store.entries(CODE, after=10) == [(11, b"11"), (12, b"12")]
    assert (store.table(CODE).last, store.table(CODE).status) == (12, "over")


@pytest.mark.parametrize("number", [1, 2, 4, 0, -1])
def test_only_the_next_number_is_written(store, number):
    store.append(CODE, 1, b"one").result()
    store.append(CODE, 2, b"two").result()
    with pytest.raises(Conflict, match="ends at 2") as conflict:
        store.append(CODE, number, b"late", status="over").result()
    assert conflict.value.highest == 2
    assert store.entries(CODE) == [(1, b"one"), (2, b"two")]
    assert store.table(CODE).status == "open"


def test_an_entry_for_an_unknown_table_is_refused(store):
    with pytest.raises(NoSuchTable, match="no table nobody"):
        store.append("nobody", 1, b"entry").result()


def test_changes_happen_in_the_order_in_which_they_were_asked_for(store):
    futures = [store.create(a_table("quick")), store.append("quick", 1, b"1"), store.append("quick", 2, b"2")]
    futures += [store.delete("quick"), store.append("quick", 3, b"3")]
    for future in futures[:-1]:
        future.result()
    with pytest.raises(NoSuchTable):
        futures[-1].result()


def test_many_threads_never_get_the_same_number(store):
    written = []

    def play():
        number = 1
        for _ in range(25):
            while True:
                try:
                    store.append(CODE, number, b"x").result()
                    break
                except Conflict as conflict:
                    number = conflict.highest + 1
            assert number in [
                n for n, _ in store.entries(CODE, number - 1)
            ]  # seen as soon as it is confirmed
            written.append(number)

    threads = [threading.Thread(target=play) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(written) == list(range(1, 201)) == [n for n, _ in store.entries(CODE)]


RIVAL = """
import sys
from touchline.tables.opening import open_store
from touchline.tables.store import Conflict, StoreLocked
with open_store(sys.argv[1]) as store:
    number = written = 0
    while written < 60:
        number += 1
        try:
            store.append(sys.argv[2], number, sys.argv[3].encode()).result()
        except Conflict as conflict:
            number = conflict.highest
        except StoreLocked:
            number -= 1
        else:
            written += 1
            print(number)
"""


def test_two_processes_never_write_the_same_number(place):
    a_store(place, CODE).close()
    rivals = {name: a_process(RIVAL, place, CODE, name) for name in ("home", "away")}
    said = {
        name: [int(line) for line in rival.communicate(timeout=90)[0].split()]
        for name, rival in rivals.items()
    }
    with a_store(place) as store:
        log = store.entries(CODE)
    assert [number for number, _ in log] == list(range(1, 121))
    for name, numbers in said.items():
        assert [number for number, entry in log if entry == name.encode()] == numbers


def test_two_stores_in_one_place_see_each_others_entries_at_once(place):
    with a_store(place, CODE) as one, a_store(place) as two:
        one.append(CODE, 1, b"one").result()
        two.append(CODE, 2, b"two").result()
        with pytest.raises(Conflict):
            one.append(CODE, 2, b"again").result()
        assert one.entries(CODE) == two.entries(CODE) == [(1, b"one"), (2, b"two")]


# Links


def test_links_are_those_that_the_table_was_made_with(store):
    links = [a_link("first", "linked"), a_link("second", "linked", None)]
    store.create(a_table("linked"), links=links).result()
    assert store.links("linked") == links
    assert store.links(CODE) == []


@pytest.mark.parametrize("token_hash", [hash_token("taken"), b"a token that was not hashed"])
def test_a_table_with_a_bad_link_is_not_made(store, token_hash):
    store.create(a_table("first"), links=[a_link("taken", "first")]).result()
    bad = LinkRow(token_hash=token_hash, table_id="second", kind="seat", created=1.0)
    with pytest.raises(StoreError):
        store.create(a_table("second"), links=[bad]).result()
    assert store.table("second") is None


def test_tokens_are_not_in_the_file(tmp_path):
    with a_store(tmp_path / "tables.db") as store:
        store.create(a_table(), links=[a_link("a-very-secret-token")]).result()
    assert b"a-very-secret-token" not in (tmp_path / "tables.db").read_bytes()


# Waiting for the disk


def test_entries_that_wait_together_share_a_commit(tmp_path):
    with a_store(tmp_path / "tables.db", CODE) as store:
        statements = []
        store.db.set_trace_callback(statements.append)
        with sqlite3.connect(tmp_path / "tables.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            futures = [store.append(CODE, 1, b"waits for the lock")]
            until_the_writer_is_busy(store)
            futures += [store.append(CODE, number, b"entry") for number in range(2, 65)]
            assert not any(future.done() for future in futures)
            other.execute("COMMIT")
        other.close()
        for future in futures:
            future.result(10)
        assert statements.count("COMMIT") == 2


def test_no_answer_comes_before_the_commit(store):
    seen = queue.Queue()
    for number in range(1, 20):
        future = store.append(CODE, number, b"entry")
        future.add_done_callback(lambda _: seen.put(store.table(CODE).last))  # called at that very moment
        assert seen.get(timeout=10) == number


def test_every_commit_is_synchronous(tmp_path):
    with a_store(tmp_path / "tables.db") as store:
        assert store.db.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_asyncio_can_wait_and_what_it_gave_up_is_not_written(tmp_path):
    async def play(store):
        await asyncio.wrap_future(store.append(CODE, 1, b"one"))
        with sqlite3.connect(tmp_path / "tables.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            kept = asyncio.wrap_future(store.append(CODE, 2, b"two"))
            until_the_writer_is_busy(store)
            given_up = asyncio.wrap_future(store.append(CODE, 3, b"three"))
            given_up.cancel()
            await asyncio.sleep(0)
            other.execute("COMMIT")
        other.close()
        await kept
        await asyncio.wrap_future(store.append(CODE, 3, b"another three"))

    with a_store(tmp_path / "tables.db", CODE) as store:
        asyncio.run(play(store))
        assert store.entries(CODE) == [(1, b"one"), (2, b"two"), (3, b"another three")]


def test_closing_finishes_what_was_asked_for(place):
    store = a_store(place, CODE)
    futures = [store.append(CODE, number, b"entry") for number in range(1, 500)]
    store.close()
    store.close()
    assert all(future.done() for future in futures)
    with a_store(place) as again:
        assert again.table(CODE).last == 499


# The file


def test_a_new_file_is_for_its_owner_only(tmp_path):
    with a_store(tmp_path / "deep" / "tables.db", CODE):
        for path in (tmp_path / "deep").iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_odd_characters_in_the_path_are_just_characters(tmp_path):
    path = tmp_path / "été 100% ?mode=ro#1" / "ta bles.db"
    with a_store(path, CODE):
        assert path.exists()


OPEN_ALL = """
import sys, time
from touchline.tables.sqlite import SqliteStore
for number in range(40):
    time.sleep(max(0, float(sys.argv[2]) + number / 50 - time.time()))
    SqliteStore.open(f"{sys.argv[1]}/{number}.db").close()
print("done")
"""


def test_many_processes_may_open_a_new_file_at_once(tmp_path):
    start = time.time() + 0.7
    processes = [a_process(OPEN_ALL, tmp_path, start) for _ in range(4)]
    assert [process.communicate(timeout=60)[0] for process in processes] == ["done\n"] * 4


def shape(path: Path) -> list[tuple[str, ...]]:
    db = sqlite3.connect(path)
    rows = db.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
    rows += db.execute("PRAGMA user_version").fetchall() + db.execute("PRAGMA application_id").fetchall()
    db.close()
    return rows


@pytest.mark.parametrize("version", range(1, len(schema.MIGRATIONS) + 1))
def test_a_file_of_any_version_becomes_like_a_new_one(tmp_path, monkeypatch, version):
    with monkeypatch.context() as past:
        past.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:version])
        SqliteStore.open(tmp_path / "old.db").close()
    a_store(tmp_path / "old.db", CODE).close()
    a_store(tmp_path / "new.db", CODE).close()
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")


NEXT = ("ALTER TABLE tables ADD COLUMN stadium TEXT", "UPDATE tables SET stadium = 'home of ' || id")


def test_a_migration_keeps_what_is_there(place, monkeypatch):
    a_store(place, CODE).close()
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, NEXT))
    with a_store(place) as store:
        assert as_made(store.table(CODE)) == a_table()
        assert store._read("SELECT stadium FROM tables") == [(f"home of {CODE}",)]


def test_a_failed_migration_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "tables.db"
    a_store(path, CODE).close()
    before = shape(path)
    with monkeypatch.context() as future:
        future.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, NEXT, ("CREATE TABEL oops",)))
        with pytest.raises(StoreError, match="Nothing was changed"):
            SqliteStore.open(path)
    assert shape(path) == before
    with a_store(path) as store:
        assert store.table(CODE) == a_table()


def test_a_file_of_a_newer_version_is_refused_untouched(tmp_path, monkeypatch):
    path = tmp_path / "tables.db"
    with monkeypatch.context() as future:
        future.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, NEXT))
        a_store(path, CODE).close()
    before = path.read_bytes()
    with pytest.raises(StoreTooNew, match="Update Touchline"):
        SqliteStore.open(path)
    assert path.read_bytes() == before


def test_lists_for_everybody_leave_out_what_is_private(store):
    store.create(msgspec.structs.replace(a_table("private"), listed=False)).result()
    listed = [info.id for info in store.tables(listed=True)]
    assert "private" not in listed
    assert "private" in [info.id for info in store.tables()]
    assert (store.table("private").listed, store.table(CODE).listed) == (False, True)
    assert store.statuses(["private", CODE, "nowhere"]) == {"private": "open", CODE: "open"}
    assert store.statuses([]) == {}
