"""Several processes on one database: one holds a table, all see it, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import psycopg
import pytest

from tests.tables.given import CODE, a_table
from tests.tables.given_people import Post, called
from tests.tables.given_tables import FakePool, answer, play_on, sit
from touchline.tables import postgres
from touchline.tables.absence import Absences
from touchline.tables.clocks import Clock as Time
from touchline.tables.entries import Play, decode
from touchline.tables.league import League
from touchline.tables.postgres import PostgresStore
from touchline.tables.service import Stale, Tables
from touchline.tables.store import Conflict, StoreLost

Together = Callable[[Tables, Tables], Awaitable[None]]


def together(play: Together, database: str, **settings: object) -> None:
    """Two servers on one database, in one process."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            servers = []
            for _ in range(2):
                store = stack.enter_context(PostgresStore.open(database))
                servers.append(Tables(store, FakePool(), pause=0, **settings))  # type: ignore[arg-type]
                stack.push_async_callback(servers[-1].close)
                await servers[-1].resume()
            await asyncio.wait_for(play(*servers), 30)

    asyncio.run(run())


def silence(tables: Tables) -> None:
    """A server hangs, and its session is gone, as if its process had been killed."""
    tables._sharing.close()
    membership = tables.hall.store._membership
    membership.ending.set()
    membership._thread.join()
    membership._db.close()


async def soon(true: Callable[[], bool], seconds: float = 5.0) -> float:
    """Wait for something; how long that took."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() < began + seconds, "it did not happen"
        await asyncio.sleep(0.005)
    return time.monotonic() - began


def test_a_move_is_seen_by_viewers_of_all_processes(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        table, host, _ = await sit(here, "here", "here")
        copy = await there.table(table.id)
        heard: list[int] = []
        there.subscribe(table.id, lambda: heard.append(copy.last))
        await play_on(here, host, 5)
        await soon(lambda: copy.last == table.last)
        assert heard
        assert copy.match.digest() == table.match.digest()
        assert here.hall.mine(table)
        assert not there.hall.mine(copy)
        await play_on(there, host, 3)  # the table goes where the moves arrive
        await soon(lambda: copy.last == table.last)
        assert there.hall.mine(copy)
        assert not here.hall.mine(table)
        undone = 0
        while not undone:  # a take-back, which is no step forward
            seat = copy.match.waiting()[0]
            await answer(there, host, seat, copy.match.options_of(seat)[0])
            if copy.undo(seat) is not None:
                await here.undo(host, seat)
                undone += 1
        await soon(lambda: copy.last == table.last)
        assert copy.match.digest() == table.match.digest()

    together(play, database)


def test_whoever_reads_elsewhere_reads_what_was_answered(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        table, host, _ = await sit(here, "here", "here")
        await there.table(table.id)
        for _ in range(20):
            await play_on(here, host, 1)
            assert (await there.fresh(table.id)).last == table.last

    together(play, database)


def test_nothing_is_refused_because_another_process_knows_more(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        table, host, _ = await sit(here, "here", "here")
        copy = await there.table(table.id)
        here._sharing.close()  # it hears of nothing
        await play_on(there, host, 3)
        seat = copy.match.waiting()[0]
        assert table.last < copy.last
        await here.play(host, seat, copy.decision_id(seat), [copy.match.options_of(seat)[0]])
        assert len(table.match.log) == 4
        with pytest.raises(Stale):
            await here.play(host, seat, "no such decision", ["x"])

    together(play, database)


def test_two_processes_that_write_at_once_both_get_an_answer(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        table, host, _ = await sit(here, "here", "here")
        talk = [who.say(host, f"line {number}") for number in range(20) for who in (here, there)]
        await asyncio.gather(*talk)
        assert (await here.fresh(table.id)).last == (await there.fresh(table.id)).last == 40
        seat = table.match.waiting()[0]
        decision, option = table.decision_id(seat), table.match.options_of(seat)[0]
        both = [who.play(host, seat, decision, [option]) for who in (here, there)]
        said = await asyncio.gather(*both, return_exceptions=True)
        assert [type(one) for one in said if one] == [Stale]

    together(play, database)


def test_bots_play_in_one_process_only(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        table, host, _ = await sit(here, "here", "bot", "bot")
        await there.table(table.id)
        await play_on(here, host, 15)
        await soon(lambda: table.match.over or 0 in table.match.waiting())
        await there.table(table.id)
        assert there._pool.asked == []
        assert here._pool.asked

    together(play, database)


def test_a_server_that_dies_is_replaced_within_a_second(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("touchline.tables.hall.GONE_FOR", 0.2)

    async def play(here: Tables, there: Tables) -> None:
        here._pool.allowed = 0  # a bot thinks there for ever
        table, host, _ = await sit(here, "here", "bot")
        await there.table(table.id)
        while not here._pool.asked:
            await play_on(here, host, 1)
        asked = table.last
        silence(here)
        there._pool.allowed = 1000
        copy = await there.table(table.id)
        took = await soon(lambda: copy.last > asked)
        assert took < 1.0
        with pytest.raises(Exception, match="cannot be reached"):
            await here.say(host, "I am still here")
        assert there.hall.mine(copy)

    together(play, database)


def test_leagues_of_a_dead_server_go_on(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        new = League("Sunday", "best11", "round_robin", "", "", most=2, clock=Time(each=3600), days=7)
        made = await here.leagues.create(new)
        for name in ("Ana", "Bo"):
            await here.leagues.join(made.id, name)
        assert made.id not in there.leagues._timers
        silence(here)
        await soon(lambda: made.id in there.leagues._timers)

    together(play, database)


def test_moves_wait_for_a_database_that_goes_away_and_none_is_lost_or_doubled(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        table, host, _ = await sit(here, "here", "here")
        over = asyncio.Event()

        async def gone_again_and_again() -> None:
            pause, stood = 0.03, table.last
            async with await psycopg.AsyncConnection.connect(database, autocommit=True) as db:
                while not over.is_set():
                    await db.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE application_name = 'touchline' AND pid <> pg_backend_pid()"
                    )
                    # A busy machine needs longer than that to connect and write.
                    pause = 0.03 if table.last > stood else min(2 * pause, 1.0)
                    stood = table.last
                    await asyncio.sleep(pause)

        trouble = asyncio.create_task(gone_again_and_again())
        made = await play_on(here, host, 25)
        over.set()
        await trouble
        found = there.hall.store.entries(table.id)
        rows = [row for row in (decode(entry) for _, entry in found) if isinstance(row, Play)]
        assert len(rows) == made == 25
        assert [row.options for row in rows] == [[entry.option] for entry in table.match.log]

    together(play, database)


def test_a_server_that_hangs_in_mid_move_loses_its_connection_and_makes_a_new_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgres.SETTINGS, "options", "-c idle_in_transaction_session_timeout=50")
    with PostgresStore.open(database) as store:
        store.create(a_table()).result(5)
        with pytest.raises(StoreLost):  # so a move is repeated
            store._writer.submit(lambda db: time.sleep(0.3)).result(5)
        store.append(CODE, 1, b"again", holder=store.me).result(5)


def test_a_server_that_was_given_up_cannot_write(database: str) -> None:
    with PostgresStore.open(database) as one, PostgresStore.open(database) as two:
        one.create(a_table()).result(5)
        two.hold(CODE, one.me).result(5)
        with pytest.raises(Conflict):
            one.append(CODE, 1, b"late", holder=one.me).result(5)
        one.append(CODE, 1, b"a person's move", holder=two.me).result(5)
        with psycopg.connect(database, autocommit=True) as db:
            db.execute("DELETE FROM processes WHERE id = %s", (one.me,))
        with pytest.raises(StoreLost, match="others took its tables over"):
            one.append(CODE, 2, b"late", holder=one.me).result(5)
        was = one.me
        give_up = time.monotonic() + 5
        while one.me == was and time.monotonic() < give_up:
            time.sleep(0.01)
        assert one.me > two.me
        one.append(CODE, 2, b"joined again", holder=was).result(5)
        assert [entry for _, entry in two.entries(CODE)] == [b"a person's move", b"joined again"]


def test_an_orderly_end_hands_everything_over(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        here._pool.allowed = 0
        table, host, _ = await sit(here, "here", "bot")
        while not here._pool.asked:
            await play_on(here, host, 1)
        last = table.last
        await here.close()
        here.hall.store.close()
        await soon(lambda: there.hall.store.table(table.id).last > last, 1.0)

    together(play, database)


def test_deadlines_of_a_dead_server_are_kept(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        table, _, _ = await sit(here, "here", "here", clock=Time(each=10, at_zero="caretaker"))
        assert table.deadline(table.match.waiting()[0]) is not None
        silence(here)
        await soon(lambda: there.hall.store.table(table.id).holder == there.hall.store.me)
        await soon(lambda: table.id in there._clocks._timers)

    together(play, database)


def test_calls_are_sent_by_the_holder_alone(database: str) -> None:
    posts = [Post(), Post()]

    async def play(here: Tables, there: Tables) -> None:
        here.calling.sender.channels, there.calling.sender.channels = posts
        here.calling.channels, there.calling.channels = posts
        table, _, guests = await sit(here, "link", "link")
        for seat, who in guests.items():
            await called(here, who, secret=f"{seat} secret")
        while here.hall.store.next_call() is None:
            seat = table.match.waiting()[0]
            await answer(here, guests[seat], seat, table.match.options_of(seat)[0])
        now = time.time() + 10_000
        for store, expected in ((there.hall.store, 0), (here.hall.store, 1)):
            claimed = store.claim_calls(now, now + 60, 100).result(5)
            assert bool(claimed) == bool(expected)

    together(play, database)


def test_who_is_here_is_known_everywhere(database: str) -> None:
    async def play(here: Tables, there: Tables) -> None:
        table, _, guests = await sit(here, "link", "link")
        copy = await there.table(table.id)
        heard: list[tuple[int, ...]] = []
        there._absences.heard = lambda table, seats: heard.append(tuple(seats))
        here._absences._told.clear()
        here._absences.seen(table, guests[0].seats)
        await soon(lambda: (0,) in heard)
        copy._seats[0].seen = 0.0
        assert copy.away(0)
        Absences.heard(there._absences, copy, [0])
        assert not copy.away(0)

    together(play, database)
