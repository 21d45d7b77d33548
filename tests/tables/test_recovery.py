# mypy: disable-error-code="arg-type"
"""A move that was answered is never lost: full disks, other processes, callers who go away, kill −9."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
import tracemalloc
from concurrent.futures import Future

import msgspec
import pytest

from tests.tables.given import a_process
from tests.tables.given_tables import FakePool, answer, order, play_on, scene, sit
from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.service import Stale, TableError, Tables
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import StoreFull, StoreLocked


class TroubledStore(SqliteStore):
    """A store whose disk fills up, or which takes its time, when the test says so."""

    trouble: Exception | None = None
    slow: Future | None = None

    def append(self, *args, **kwargs):
        if self.trouble:
            failed: Future[None] = Future()
            failed.set_exception(self.trouble)
            return failed
        done = super().append(*args, **kwargs)
        if self.slow is None:
            return done
        done.result(10)
        return self.slow


def troubled(play) -> None:
    async def run():
        with TroubledStore.open(":memory:") as store:
            tables = Tables(store, FakePool(), pause=0)
            try:
                await play(tables, store)
            finally:
                await tables.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("trouble", "code"), [(StoreFull("disk full: free some"), 507), (StoreLocked("locked: wait"), 503)]
)
def test_when_the_store_cannot_nothing_has_changed_and_nobody_hears(trouble, code):
    async def play(tables: Tables, store: TroubledStore):
        table, host, _ = await sit(tables, "here", "here")
        heard = []
        tables.subscribe(table.id, lambda: heard.append(1))
        await play_on(tables, host, 5)
        seat = table.match.waiting()[0]
        before = (table.match.digest(), table.last, table.version, table.decision_id(seat), len(heard))
        store.trouble = trouble
        for doing in (
            tables.play(host, seat, table.decision_id(seat), [table.match.options_of(seat)[0]]),
            tables.say(host, "hello"),
            tables.rename(host, 0, "Ana"),
            tables.hand_over(host, 0, "random"),
        ):
            with pytest.raises(TableError) as caught:
                await doing
            assert (caught.value.code, str(caught.value)) == (code, str(trouble))
        now = (table.match.digest(), table.last, table.version, table.decision_id(seat), len(heard))
        assert now == before
        assert (table.names[0], table.bot(0), list(table.talk)) == ("Manager 1", "", [])
        store.trouble = None
        await play_on(tables, host)
        assert record.verify(await tables.export(host)).true

    troubled(play)


def test_bots_go_on_when_the_disk_has_space_again(monkeypatch):
    monkeypatch.setattr("touchline.tables.turns.PATIENCE", (0.001,))

    async def play(tables: Tables, store: TroubledStore):
        store.trouble = StoreFull("disk full")
        table, _, _ = await sit(tables, "bot", "bot")
        await asyncio.sleep(0.02)
        assert table.match.log == []
        store.trouble = None
        while not table.match.over:
            await asyncio.sleep(0.005)

    troubled(play)


def test_a_move_is_finished_when_its_caller_goes_away():
    async def play(tables: Tables, store: TroubledStore):
        table, host, _ = await sit(tables, "here", "here")
        seat = table.match.waiting()[0]
        store.slow = Future()
        caller = asyncio.create_task(answer(tables, host, seat, table.match.options_of(seat)[0]))
        await asyncio.sleep(0.02)
        assert table.match.log == []
        caller.cancel()
        await asyncio.sleep(0)
        store.slow.set_result(None)
        await asyncio.sleep(0.02)
        assert caller.cancelled()
        assert len(table.match.log) == table.last == 1

    troubled(play)


def test_nobody_hears_of_a_move_before_it_is_durable():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here")
        seen = []
        end = tables.subscribe(table.id, lambda: seen.append(len(tables._hall.store.entries(table.id))))
        tables.subscribe(table.id, lambda: 1 / 0)  # a listener that fails disturbs nobody
        await play_on(tables, host, 3)
        assert seen == [1, 2, 3]
        end()
        end()
        await play_on(tables, host, 1)
        assert len(seen) == 3

    scene(play)


def test_of_two_processes_one_writes_and_the_other_reads_again(tmp_path):
    async def run():
        path = tmp_path / "t.db"
        with SqliteStore.open(path) as one, SqliteStore.open(path) as two:
            here, there = Tables(one, FakePool(), pause=0), Tables(two, FakePool(), pause=0)
            table, host, _ = await sit(here, "here", "here")
            copy = await there.table(table.id)
            await play_on(here, host, 4)
            seat = copy.match.waiting()[0]
            heard = []
            there.subscribe(table.id, lambda: heard.append(1))
            with pytest.raises(Stale):
                await answer(there, host, seat, copy.match.options_of(seat)[0])
            assert heard
            assert copy.match.digest() == table.match.digest()
            await play_on(there, host, 1)
            await here.say(host, "hello")  # what the other wrote is read first
            assert table.talk[-1].text == "hello"
            assert copy.match.digest() == table.match.digest()
            await here.close()
            await there.close()

    asyncio.run(run())


def test_many_tables_are_closed_and_opened_again():
    async def play(tables: Tables):
        sat = [await sit(tables, "here", "here") for _ in range(12)]
        for turn in range(3):
            for _, host, _ in sat:
                await play_on(tables, host, 2, seed=turn)
        assert len(tables._hall._open) == 4
        for table, _, _ in sat:
            assert len((await tables.table(table.id)).match.log) == 6

    scene(play, most_open=4)


def test_a_table_that_somebody_watches_stays_open():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here")
        end = tables.subscribe(table.id, lambda: None)
        leave = await tables.present(host)
        for _ in range(6):
            await sit(tables, "here", "here")
        assert await tables.table(table.id) is table
        end()
        leave()
        for _ in range(6):
            await sit(tables, "here", "here")
        assert await tables.table(table.id) is not table

    scene(play, most_open=2)


def test_a_table_of_other_rules_or_with_a_broken_log_is_left_as_it_is(tmp_path):
    path = tmp_path / "t.db"
    ids = []

    async def play(tables: Tables):
        for _ in range(2):
            ids.append((await tables.create(order("here", "here"))).table)

    async def later(tables: Tables):
        for table, code in zip(ids, (410, 500), strict=True):
            with pytest.raises(TableError) as caught:
                await tables.table(table)
            assert caught.value.code == code
        assert not await tables.listing()

    scene(play, path)
    db = sqlite3.connect(path)
    (header,) = db.execute("SELECT header FROM tables WHERE id = ?", ids[:1]).fetchone()
    newer = msgspec.json.encode(msgspec.json.decode(header) | {"rules": 99})
    db.execute("UPDATE tables SET header = ? WHERE id = ?", (newer, ids[0]))
    db.execute("INSERT INTO entries VALUES (?, 1, ?)", (ids[1], b'{"do":"dance","seat":0}'))
    db.execute("UPDATE tables SET last = 1 WHERE id = ?", ids[1:])
    db.commit()
    db.close()
    scene(later, path)


PLAY = """
import asyncio, random, sys
from touchline.tables.service import Pass, Tables
from touchline.tables.sqlite import SqliteStore

async def play():
    tables = Tables(SqliteStore.open(sys.argv[1]))
    table = await tables.table(sys.argv[2])
    who, dice = Pass(table.id, (0, 1, 2), host=True), random.Random()
    print("open")
    while not table.match.over:
        seat = dice.choice(table.match.waiting())
        if dice.random() < 0.1 and table.match.undo(seat):
            await tables.undo(who, seat)
            print(table.last, "undo", seat)
        else:
            option = dice.choice(table.match.options_of(seat))
            await tables.play(who, seat, table.decision_id(seat), [option])
            print(table.last, option, seat)
    print("over")

asyncio.run(play())
"""


def test_no_answered_move_is_lost_by_kill_9_and_the_game_goes_on(tmp_path):
    path, dice = tmp_path / "t.db", random.Random(3)
    tokens = []

    async def begin(tables: Tables):
        tokens.append(await tables.create(order("here", "here", "here")))

    scene(begin, path)
    answered: dict[int, tuple[str, str]] = {}
    for _ in range(8):
        process = a_process(PLAY, path, tokens[0].table)
        lines = [process.stdout.readline() for _ in range(dice.randrange(1, 60))]
        time.sleep(dice.random() * 0.01)
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
        for line in lines:
            if line.endswith("\n") and line.strip() not in ("", "open", "over"):
                number, what, seat = line.split()
                answered[int(number)] = what, seat
        with SqliteStore.open(path) as store:
            log = dict(store.entries(tokens[0].table))
        for number, (what, seat) in answered.items():
            row = msgspec.json.decode(log[number])
            assert str(row["seat"]) == seat
            assert row.get("options", ["undo"]) == [what]
    assert len(answered) > 50

    async def finish(tables: Tables):
        host = await tables.enter(tokens[0].table, tokens[0].host)
        await play_on(tables, host)
        assert record.verify(await tables.export(host)).true

    scene(finish, path)


def a_long_game() -> str:
    """The record of a game of four."""
    match, dice = Match(find("best11"), 4, {"bench_tactics": True}, b"s" * 32), random.Random(2)
    while not match.over:
        seat = dice.choice(match.waiting())
        match.play(seat, dice.choice(match.options_of(seat)))
    return record.write(match, ["A", "B", "C", "D"])


def test_a_table_is_small(tmp_path):
    path = tmp_path / "t.db"
    created = []

    async def play(tables: Tables):
        created.append(await tables.import_record(a_long_game()))
        host = await tables.enter(created[0].table, created[0].host)
        for number in range(120):
            await tables.say(host, f"{number}: " + "o" * 290)

    async def later(tables: Tables):
        table = await tables.table(created[0].table)
        assert table.status == "over"
        await tables.listing()  # everything that is loaded once is loaded
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        again = await asyncio.to_thread(tables._hall.read, table.id)
        size = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert len(again.match.log) > 250
        assert size < 200_000, size

    scene(play, path)
    scene(later, path)


def test_tables_of_the_last_minutes_are_open_when_a_server_starts(tmp_path):
    made = []

    async def play(tables: Tables):
        for _ in range(3):
            table, host, _ = await sit(tables, "here", "link")
            await answer(tables, host, 0, table.match.options_of(0)[0])
            made.append(table.id)

    async def again(tables: Tables):
        db = tables.hall.store.db
        db.execute("UPDATE tables SET updated = updated - 3600 WHERE id = ?", (made[0],))
        db.execute("UPDATE entries SET entry = x'ff' WHERE table_id = ?", (made[2],))
        await tables.resume()
        assert [tables.live(one) is not None for one in made] == [False, True, False]

    scene(play, tmp_path / "t.db")
    scene(again, tmp_path / "t.db")
