"""Clocks: how they run and stand, what happens when they run out, and that a restart loses none."""

from __future__ import annotations

import random
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.tables.given_tables import Clock as Watch, FakePool, answer, order, scene, sit, until
from touchline.tables import orders, service, timekeeping
from touchline.tables.clocks import (
    DAY,
    HOUR,
    Clock,
    SeatClock,
    checked,
    fresh,
    given,
    moment,
    ran,
    rest,
    turned,
)
from touchline.tables.entries import Acted, Bot, Play, decode, encode
from touchline.tables.service import TableError, Tables
from touchline.tables.store import StoreBusy, Timing

BANK = Clock(bank=24 * HOUR, add=8 * HOUR)


def at(*when: int, zone: str = "UTC") -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type, misc]


def rows(tables: Tables, table: Any) -> list[Any]:
    return [decode(entry) for _, entry in tables._hall.store.entries(table.id)]


async def refused(code: int, doing: Any) -> None:
    with pytest.raises(TableError) as caught:
        await doing
    assert caught.value.code == code


# How time passes


def test_without_nights_and_weekends_all_time_counts() -> None:
    assert ran(Clock(each=60), 1000.0, 5000.0) == 4000.0
    assert moment(Clock(each=60), 1000.0, 60) == 1060.0


def test_clocks_stand_at_night_over_midnight() -> None:
    clock = Clock(each=HOUR, night=(22, 7), zone="Europe/Paris")
    evening = at(2026, 3, 4, 21, 30, zone="Europe/Paris")
    morning = at(2026, 3, 5, 7, 0, zone="Europe/Paris")
    assert moment(clock, evening, HOUR) == morning + HOUR / 2
    assert ran(clock, evening, morning + HOUR / 2) == HOUR
    assert moment(clock, at(2026, 3, 5, 3, 0, zone="Europe/Paris"), 10) == morning + 10


def test_clocks_stand_in_the_afternoon_if_that_is_the_night() -> None:
    clock = Clock(each=HOUR, night=(12, 14))
    assert ran(clock, at(2026, 3, 4, 11, 0), at(2026, 3, 4, 15, 0)) == 2 * HOUR


def test_clocks_stand_at_weekends() -> None:
    clock = Clock(each=HOUR, weekends=True)
    friday = at(2026, 3, 6, 23, 30)
    assert moment(clock, friday, HOUR) == at(2026, 3, 9, 0, 30)
    assert ran(clock, at(2026, 3, 7, 12, 0), at(2026, 3, 8, 12, 0)) == 0.0


def test_a_night_in_which_clocks_go_forward_is_an_hour_shorter() -> None:
    clock = Clock(each=DAY, night=(22, 7), zone="Europe/Paris")
    saturday = at(2026, 3, 28, 21, 0, zone="Europe/Paris")
    assert moment(clock, saturday, 2 * HOUR) == saturday + HOUR + 8 * HOUR + HOUR


def test_moment_and_ran_are_inverse() -> None:
    clock = Clock(bank=DAY, night=(23, 6), weekends=True, zone="America/New_York")
    start = at(2026, 10, 30, 5, 17)
    for hours in range(0, 200, 7):
        assert ran(clock, start, moment(clock, start, hours * HOUR)) == pytest.approx(hours * HOUR)


# One clock


def test_each_decision_has_its_own_time_and_the_bank_pays_the_rest() -> None:
    clock = Clock(each=60, bank=600, add=30)
    one = turned(clock, fresh(clock), "bid-1", 1000.0, True)
    assert one.due == 1000.0 + 60 + 600
    one = turned(clock, one, "", 1160.0, True)  # a hundred seconds over its own minute
    assert (one.left, one.due) == (530.0, None)
    one = turned(clock, one, "bid-2", 2000.0, True)
    assert one.due == 2000.0 + 60 + 530
    assert turned(clock, one, "bid-2", 2010.0, True) is one
    quick = turned(clock, one, "bid-3", 2001.0, True)
    assert quick.left == 560.0


def test_the_bank_never_holds_more_than_at_first_unless_time_was_given() -> None:
    one = turned(BANK, fresh(BANK), "bid-1", 0.0, True)
    assert turned(BANK, one, "", 10.0, True).left == 24 * HOUR
    one = turned(BANK, given(one, 2 * DAY), "bid-1", 10.0, True)
    assert one.due == 3 * DAY
    assert turned(BANK, one, "", 20.0, True).left == 3 * DAY - 20


def test_a_pause_stops_a_clock_where_it_is() -> None:
    clock = Clock(each=600)
    one = turned(clock, fresh(clock), "bid-1", 0.0, True)
    one = turned(clock, one, "bid-1", 200.0, False)
    assert (one.spent, one.since, one.due) == (200.0, None, None)
    one = turned(clock, one, "bid-1", 5000.0, True)
    assert one.due == 5400.0


def test_a_vacation_stops_a_clock_until_its_days_are_used_up() -> None:
    clock = Clock(each=HOUR, vacation=2)
    one = turned(clock, fresh(clock), "bid-1", 0.0, True)
    one = turned(clock, rest(clock, one, True, 600.0), "bid-1", 600.0, True)
    assert (one.since, one.due) == (None, 600.0 + 2 * DAY)
    back = turned(clock, rest(clock, one, False, 600.0 + DAY), "bid-1", 600.0 + DAY, True)
    assert back.due == 600.0 + DAY + HOUR - 600
    assert back.rested == DAY
    over = turned(clock, one, "bid-1", 600.0 + 2 * DAY, True)
    assert over.resting is None
    assert over.due == 600.0 + 2 * DAY + HOUR - 600


@pytest.mark.parametrize(
    "clock",
    [
        Clock(each=3),
        Clock(bank=61 * DAY),
        Clock(add=60),
        Clock(each=60, night=(3, 3)),
        Clock(each=60, night=(0, 24)),
        Clock(each=60, night=(5, 30)),
        Clock(each=60, vacation=90),
        Clock(each=60, zone="Mars/Base"),
        Clock(each=60, zone="../etc/passwd"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock: Clock) -> None:
    with pytest.raises(TableError) as caught:
        checked(clock)
    assert caught.value.code == 400


# At the table


def test_a_deadline_outlives_its_server_and_nobody_has_to_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MOST_REOPENED", 0)
    watch, path = Watch(), tmp_path / "t.db"
    made: list[str] = []

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "link", clock=Clock(each=60))
        made.append(table.id)
        watch.now += 40
        await answer(tables, host, 0, table.match.options_of(0)[0])

    async def later(tables: Tables) -> None:
        watch.now += 19
        await tables.resume()
        assert tables.live(made[0]) is None
        assert tables._hall.store.due() == [(made[0], 1060.0)]
        watch.now += 2
        tables._clocks.close()
        await tables.resume()
        await until(lambda: (table := tables.live(made[0])) is not None and table.match.count(1) == 1)
        assert any(isinstance(row, Acted) for row in rows(tables, tables.live(made[0])))

    scene(play, path, clock=watch)
    scene(later, path, clock=watch)


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    made: list[str] = []

    async def play(tables: Tables) -> None:
        tables._pool.allowed = 0
        table, _, _ = await sit(tables, "here", "bot", "bot")
        made.append(table.id)
        await until(lambda: len(tables._pool.asked) == 2)

    async def later(tables: Tables) -> None:
        await tables.resume()
        await until(lambda: (table := tables.live(made[0])) is not None and table.match.waiting() == [0])
        await until(lambda: not tables._hall.store.due())

    scene(play, path)
    scene(later, path)


def test_a_table_without_clocks_and_bots_has_nothing_to_do_by_itself() -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "link")
        await answer(tables, host, 0, table.match.options_of(0)[0])
        await until(lambda: not tables._hall.store.due())

    scene(play)


def test_a_bot_sits_in_at_once_where_the_table_says_so() -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        tables._pool.allowed = 0
        time = Clock(each=60, at_zero="bot", stand_in="greedy")
        table, _, guests = await sit(tables, "here", "link", clock=time)
        await answer(tables, guests[1], 1, table.match.options_of(1)[0])
        watch.now += 60
        await tables._clocks.expire(table.id)
        assert rows(tables, table)[-1] == Bot(0, "greedy", expired=True)

    scene(play, clock=watch)


def test_orders_do_not_keep_a_seat_whose_manager_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchline.tables.orders.AFTER", 0.0)
    watch = Watch()

    async def play(tables: Tables) -> None:
        day = Clock(each=DAY)
        table, host, _ = await sit(tables, "here", "link", game="footmania", orders=True, clock=day)
        for days in range(60):
            await until(lambda: not tables._orders._at_work)
            if table.bot(1):
                assert days < 9
                return
            if table.decision_id(0):
                await answer(tables, host, 0, table.match.options_of(0)[0])
            else:
                watch.now += DAY + 1
                await tables._clocks.expire(table.id)
        raise AssertionError("the table waits for ever")

    scene(play, clock=watch)


def test_the_others_decide_where_the_table_says_so() -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        table, host, guests = await sit(tables, "here", "link", clock=Clock(each=60, at_zero="others"))
        await answer(tables, host, 0, table.match.options_of(0)[0])
        await refused(409, tables.decide_for(host, 0, 1, "caretaker"))
        watch.now += 61
        await tables._clocks.expire(table.id)
        assert table.time_up(1)
        assert table.match.count(1) == 0
        await refused(409, tables.decide_for(guests[1], 1, 1, "bot"))
        await tables.decide_for(host, 0, 1, "time")
        assert not table.time_up(1)
        await refused(409, tables.decide_for(host, 0, 1, "time"))  # two who say it give time once
        assert table.deadline(1) == watch.now - 1 + 5 * 60  # a day would be long here
        watch.now += 5 * 60
        await tables.decide_for(host, 0, 1, "caretaker")
        assert table.match.count(1) == 1

    scene(play, clock=watch)


def test_all_clocks_stand_when_everybody_wants_a_pause_and_one_ends_it() -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        table, host, guests = await sit(tables, "here", "link", clock=Clock(each=60))
        await tables.pause(host, 0, True)
        assert not table.paused
        watch.now += 20
        await tables.pause(guests[1], 1, True)
        assert table.paused
        assert table.deadline(0) is table.deadline(1) is None
        watch.now += 5000
        await tables._clocks.expire(table.id)
        assert table.match.log == []
        await tables.pause(guests[1], 1, False)
        assert table.deadline(0) == watch.now + 40

    scene(play, clock=watch)


def test_vacation_and_gifts_of_time() -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        table, host, guests = await sit(tables, "here", "link", clock=Clock(each=60, vacation=1))
        await refused(403, tables.rest(host, 1, True))
        await tables.rest(guests[1], 1, True)
        assert table.deadline(1) is None
        await tables.give_time(guests[1], 1, 0, 600)
        assert table.deadline(0) == 1660.0
        await refused(400, tables.give_time(host, 0, 0, 600))
        await refused(400, tables.give_time(host, 0, 1, 1))
        watch.now += DAY
        await tables._clocks.expire(table.id)
        assert table.deadline(1) == watch.now + 60
        await refused(409, tables.rest(guests[1], 1, True))

    scene(play, clock=watch)


def test_what_is_stored_of_clocks_may_be_damaged() -> None:
    async def play(tables: Tables) -> None:
        table, _, _ = await sit(tables, "here", "link", clock=Clock(each=60))
        await tables._hall.done(tables._hall.store.save_timing(table.id, Timing(None, b"\xff["), table.last))
        assert tables._hall.read(table.id).clocks == [SeatClock(), SeatClock()]

    scene(play)


def test_an_order_with_a_clock_that_makes_no_sense_is_refused() -> None:
    async def play(tables: Tables) -> None:
        await refused(400, tables.create(order("here", "link", clock=Clock(add=60))))
        await refused(400, tables.create(order("here", "link", clock=Clock(each=60, stand_in="hal"))))

    scene(play, pool=FakePool())


def test_a_server_that_has_stopped_sets_no_clock_again() -> None:
    async def play(tables: Tables) -> None:
        table, _, _ = await sit(tables, "here", "link", limit=60)
        assert tables._clocks._timers
        tables._clocks.close()
        await tables._clocks.expire(table.id)  # was under way
        assert not tables._clocks._timers

    scene(play)


def test_what_others_bring_to_light_gives_nobody_more_time() -> None:
    one = turned(BANK, fresh(BANK), "formation-5-3", 0.0, True)
    seen = turned(BANK, one, "formation-6-3", 3600.0, True)
    assert (seen.due, seen.left, seen.since) == (one.due, one.left, one.since)
    small = turned(BANK, seen, "formation-6-4", 7200.0, True)  # a small choice of the same decision
    assert small.due == one.due
    answered = turned(BANK, small, "formation-7-5", 7200.0, True)
    assert answered.due == 7200 + 24 * HOUR  # 22 hours were left, and 8 came back, up to 24
    assert turned(BANK, one, "upkeep-6-3", 3600.0, True).due == 3600 + 24 * HOUR  # another question


def test_dice_of_a_rival_leave_the_clock_as_it_was() -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        table, _, who = await sit(tables, "link", "link", game="eleven", clock=Clock(each=DAY))
        revealed = 0
        for _ in range(40):
            seat = table.match.waiting()[0]
            before = table.decision_id(1 - seat), table.clocks[1 - seat].due, table.match.lane(1 - seat)
            watch.now += 60
            await answer(tables, who[seat], seat, table.match.options_of(seat)[0])
            if before[0] and table.decision_id(1 - seat) == before[0]:
                revealed += table.match.lane(1 - seat) != before[2]
                assert table.clocks[1 - seat].due == before[1]
        assert revealed

    scene(play, clock=watch)


# What the store knows


def lost(*_: Any) -> Future[bool]:
    """A saving that never happens, because the server dies first."""
    return Future()


def test_clocks_of_an_earlier_state_never_replace_those_of_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        table, host, guests = await sit(tables, "here", "link", clock=Clock(each=60, vacation=1))
        await tables.rest(guests[1], 1, True)
        watch.now += DAY  # the vacation is over, so there is something to save
        store = tables._hall.store
        append = store.append

        def meanwhile(*args: Any, **more: Any) -> Any:
            written = append(*args, **more)
            tables._clocks.wind(table)  # somebody came in, before the row is heard of
            return written

        monkeypatch.setattr(store, "append", meanwhile)
        await answer(tables, host, 0, table.match.options_of(0)[0])
        monkeypatch.setattr(store, "append", append)
        await tables._hall.close()
        kept = tables._hall.read(table.id)
        assert (kept.due, kept.clocks, table.stored) == (table.due, table.clocks, True)

    scene(play, clock=watch)


def test_clocks_that_could_not_be_saved_are_saved_later(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        table, _, _ = await sit(tables, "here", "link", clock=Clock(each=DAY))
        store = tables._hall.store
        save, busy = store.save_timing, Future[bool]()
        busy.set_exception(StoreBusy("Too much."))
        tries = iter([busy])
        monkeypatch.setattr(timekeeping, "PATIENCE", (0.01,))
        monkeypatch.setattr(store, "save_timing", lambda *args: next(tries, None) or save(*args))
        watch.now += HOUR
        table.clocks = [SeatClock(lane=one.lane, since=watch.now) for one in table.clocks]
        tables._clocks.wind(table)
        await until(lambda: tables._hall.read(table.id).clocks == table.clocks)
        assert next(tries, None) is None

    scene(play, clock=watch)


def test_a_table_that_all_have_left_goes_on_though_the_server_dies_with_the_row(tmp_path: Path) -> None:
    path, watch, tables_left = tmp_path / "tables.sqlite3", Watch(), []

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "link", clock=Clock(each=60, at_zero="bot"))
        tables_left.append(table.id)
        await tables.hand_over(host, 0, "random")  # by himself: nothing says yet that bots go on alone
        await until(lambda: bool(table.match.state.open[1]))
        tables._hall.store.save_timing = lost  # type: ignore[method-assign, assignment]
        tables._hall.listeners.remove(tables._bots.wake)
        watch.now += 60
        await tables._hall.change(table.id, lambda table: tables._clocks._at_zero(table, 1))

    scene(play, path, clock=watch)

    async def later(tables: Tables) -> None:
        await tables.resume()
        await until(lambda: bool((table := tables.live(tables_left[0])) and table.match.over))

    scene(later, path, clock=watch)


def test_an_order_that_leaves_the_question_open_hides_no_deadline() -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", game="footmania", clock=Clock(each=DAY))
        state = table.match.state
        while table.game.question(state, state.active) != "window":
            seat = table.match.waiting()[0]
            await answer(tables, host, seat, table.match.options_of(seat)[0])
            state = table.match.state
        seat = state.active
        await tables.order(host, seat, "windows", "on")  # those of the others; this is his own
        assert orders.concerned(table, table.match, seat)
        assert table.due == table.deadline(seat) == watch.now + DAY

    scene(play, clock=watch)


@pytest.mark.parametrize("game", ["footmania", "eleven"])
def test_no_row_is_stored_with_a_due_time_that_is_too_late(game: str) -> None:
    watch, dice = Watch(), random.Random(4)

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", game=game, orders=True, clock=Clock(each=DAY))
        tables._hall.store.save_timing = lost  # type: ignore[method-assign, assignment]
        tables._hall.listeners.clear()  # nothing happens by itself
        for number in range(60):
            watch.now += HOUR
            seat = dice.choice(table.match.waiting())
            if number % 4 == 0:
                name = dice.choice([order.name for order in table.game.orders if order.usual])
                if name in orders.offered(table, seat):
                    text = "" if table.orders[seat].get(name) else "on"
                    await tables.order(host, seat, name, text)
            kept = tables._hall.read(table.id)
            kept.stored = False
            due = tables._clocks.after(kept, None)[1]
            assert due is not None
            assert (kept.due or watch.now + DAY) <= (due.due or 0.0)
            await answer(tables, host, seat, dice.choice(table.match.options_of(seat)))

    scene(play, clock=watch)


def test_a_table_is_read_with_the_clocks_of_its_last_row(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()

    async def play(tables: Tables) -> None:
        table, _, _ = await sit(tables, "here", "link", clock=Clock(each=60))
        store = tables._hall.store
        before, table_of = tables._hall.read(table.id), store.table

        def table_then_row(table_id: str) -> Any:
            found = table_of(table_id)
            row = encode(Play(0, [table.match.options_of(0)[0]]))
            store.append(table_id, table.last + 1, row).result()  # another process writes
            return found

        monkeypatch.setattr(store, "table", table_then_row)
        read = tables._hall.read(table.id)
        assert (read.last, read.clocks) == (before.last, before.clocks)

    scene(play, clock=watch)
