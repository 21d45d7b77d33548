"""What happens by itself: bots play, time runs out, an abandoned seat is played on and handed back."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.tables.given_tables import Clock, FakePool, answer, order, play_on, scene, sit, until
from touchline.engine import record
from touchline.tables.clocks import Clock as Time
from touchline.tables.entries import Acted, Bot, decode
from touchline.tables.service import Pass, TableError, Tables
from touchline.tables.table import AWAY_AFTER


async def refused(code: int, doing) -> None:
    with pytest.raises(TableError) as caught:
        await doing
    assert caught.value.code == code


def rows(tables: Tables, table) -> list:
    return [decode(entry) for _, entry in tables._hall.store.entries(table.id)]


# Bots


def test_bots_play_a_game_to_its_end():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "bot", "bot", "bot")
        await until(lambda: table.match.over and not table.bots_at_work)
        assert record.verify(await tables.export(host)).true

    scene(play)


def test_bots_that_are_asked_together_think_together_and_get_imagined_worlds_only():
    async def play(tables: Tables):
        pool = tables._pool
        pool.allowed = 0
        table, host, _ = await sit(tables, "here", "bot", "bot", "bot")
        await until(lambda: len(pool.asked) == 3)
        state = table.match.state.dump()
        for bot, world, seat in pool.asked:
            assert bot == "random"
            assert world["hand"][seat] == state["hand"][seat]
            assert world["tactics"][seat] == state["tactics"][seat]
            assert world["hand"] != state["hand"]
            assert world["deck"] != state["deck"]
            assert world["chance"] != state["chance"]
            assert world["pool"] == 0
        pool.allowed = 1000
        await until(lambda: table.match.waiting() == [0])
        await play_on(tables, host)

    scene(play)


def test_bots_go_on_after_a_restart(tmp_path):
    path = tmp_path / "t.db"
    tokens = []

    async def play(tables: Tables):
        tables._pool.allowed = 10
        table, _, _ = await sit(tables, "bot", "bot", "bot")
        tokens.append(table.id)
        await until(lambda: len(table.match.log) == 10)

    async def later(tables: Tables):
        table = await tables.table(tokens[0])
        tables.admitted(table, [])
        await until(lambda: table.match.over)

    scene(play, path)
    scene(later, path)


def test_people_can_follow_bots_that_decide_one_after_the_other():
    async def play(tables: Tables):
        table, _, _ = await sit(tables, "bot", "bot", options={"manager_draft": True})
        times = []
        tables.subscribe(table.id, lambda: times.append(asyncio.get_running_loop().time()))
        await until(lambda: len(times) >= 2)
        assert times[1] - times[0] >= 0.05

    scene(play, pause=0.05)


class BadPool(FakePool):
    """Bots that fail, answer nonsense, or answer with what is not legal."""

    async def choose(self, bot, game_id, world, seat, seed):  # type: ignore[override]
        self.asked.append((bot, world, seat))
        match len(self.asked) % 3:
            case 0:
                raise ZeroDivisionError("oops")
            case 1:
                return "bid:fa_999"
        return None


def test_a_bot_that_fails_never_stops_the_table(caplog):
    async def play(tables: Tables):
        table, _, _ = await sit(tables, "bot", "bot")
        await until(lambda: table.match.over)

    with caplog.at_level(logging.WARNING):
        scene(play, pool=BadPool())
    assert "random plays on" in caplog.text
    assert "Traceback" not in caplog.text


# Leaving and coming back


def test_a_seat_is_handed_to_a_bot_and_taken_back():
    async def play(tables: Tables):
        table, host, guests = await sit(tables, "here", "link")
        await refused(400, tables.hand_over(guests[1], 1, "hal"))
        await refused(403, tables.hand_over(guests[1], 0, "random"))
        await refused(404, tables.hand_over(host, 5, "random"))
        tables._pool.allowed = 0
        await tables.hand_over(guests[1], 1, "random")
        await tables.hand_over(guests[1], 1, "random")
        assert [(seat.kind, seat.bot) for seat in table.seats] == [("here", ""), ("link", "random")]
        await until(lambda: len(tables._pool.asked) == 1)
        await refused(423, tables.play(guests[1], 1, table.decision_id(1), [table.match.options_of(1)[0]]))
        await refused(423, tables.undo(guests[1], 1))
        await refused(403, tables.come_back(host, 1))
        await tables.come_back(guests[1], 1)
        await tables.come_back(guests[1], 1)
        tables._pool.allowed = 1
        await until(lambda: not table.bots_at_work)
        assert table.match.count(1) == 0  # what the bot thought is forgotten
        await answer(tables, guests[1], 1, table.match.options_of(1)[0])
        assert [type(row).__name__ for row in rows(tables, table)] == ["Sat", "Bot", "Back", "Play"]

    scene(play)


def test_the_host_hands_over_who_has_been_away():
    clock = Clock()

    async def play(tables: Tables):
        table, host, guests = await sit(tables, "here", "link", "link")
        tables._pool.allowed = 0
        await refused(409, tables.hand_over(host, 1, "random"))
        leave = await tables.present(guests[1])
        assert [seat.online for seat in table.seats] == [0, 1, 0]
        clock.now += AWAY_AFTER + 1
        assert [seat.away for seat in table.seats] == [True, False, True]
        await refused(409, tables.hand_over(host, 1, "random"))
        await refused(403, tables.hand_over(guests[1], 2, "random"))
        await tables.hand_over(host, 2, "random")
        leave()
        leave()
        assert table.seats[1].online == 0
        assert not table.seats[1].away
        clock.now += AWAY_AFTER + 1
        await tables.hand_over(host, 1, "greedy")
        assert [seat.bot for seat in table.seats] == ["", "greedy", "random"]

    scene(play, clock=clock)


# Time


def test_time_that_runs_out_is_played_by_the_rules_then_by_a_bot(tmp_path):
    clock, path = Clock(), tmp_path / "t.db"
    seen = {}

    async def play(tables: Tables):
        table, host, guests = await sit(tables, "here", "link", limit=60)
        assert table.deadline(0) == table.deadline(1) == 1060.0
        clock.now += 30
        await answer(tables, host, 0, table.match.options_of(0)[0])
        assert table.deadline(0) is None
        assert table.deadline(1) == 1060.0
        clock.now += 29
        await tables._clocks.expire(table.id)
        assert table.match.count(1) == 0
        clock.now += 1
        await tables._clocks.expire(table.id)
        assert table.match.count(1) == 1
        (acted,) = [row for row in rows(tables, table) if isinstance(row, Acted)]
        assert (acted.seat, len(acted.options), acted.dropped) == (1, 1, [])
        assert table.deadline(1) == clock.now + 60

        await answer(tables, host, 0, table.match.options_of(0)[0])
        tables._pool.allowed = 0
        clock.now += 60
        await tables._clocks.expire(table.id)
        assert rows(tables, table)[-1] == Bot(1, "captain", expired=True)
        assert table.deadline(1) is None
        await tables.come_back(guests[1], 1)
        assert table.expired(1) == 0
        assert table.deadline(1) == clock.now + 60
        seen.update(id=table.id, digest=table.match.digest())

    async def later(tables: Tables):
        table = await tables.table(seen["id"])
        assert table.match.digest() == seen["digest"]
        assert table.deadline(1) == clock.now + 60

    scene(play, path, clock=clock)
    scene(later, path, clock=clock)


async def to_the_bids(tables: Tables, host: Pass) -> int:
    """Play until sealed bids are asked for; the first seat that bids."""
    table = await tables.table(host.table)
    while not table.match.options_of(table.match.waiting()[0])[0].startswith("bid:"):
        await answer(
            tables, host, table.match.waiting()[0], table.match.options_of(table.match.waiting()[0])[0]
        )
    return table.match.waiting()[0]


@pytest.mark.rule("B11-240")
def test_small_choices_of_one_decision_share_its_time_and_are_ended_together():
    clock = Clock()

    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here", limit=60)
        seat = await to_the_bids(tables, host)
        began = table.deadline(seat)
        clock.now += 20
        await answer(tables, host, seat, next(o for o in table.match.options_of(seat) if o != "bid:next"))
        assert table.deadline(seat) == began
        await tables.undo(host, seat)
        assert table.deadline(seat) == began
        other = 1 - seat
        before = len(table.match.log)
        clock.now += 40
        await tables._clocks.expire(table.id)
        acted = [row for row in rows(tables, table) if isinstance(row, Acted)]
        assert {row.seat for row in acted} == {seat, other}
        assert all(set(row.options) == {"bid:next"} for row in acted)
        assert len(table.match.log) == before + sum(len(row.options) for row in acted)

    scene(play, clock=clock)


@pytest.mark.rule("B11-240")
def test_an_unfinished_bid_is_emptied_when_time_is_up(tmp_path):
    clock, seen = Clock(), {}

    async def play(tables: Tables):
        for _ in range(200):  # until a slot has a minimum that one small card or coin does not reach
            table, host, _ = await sit(tables, "here", "here", limit=60)
            seat = await to_the_bids(tables, host)
            for _ in range(len(table.match.view(seat).table.market)):
                for option in table.match.options_of(seat):
                    world = table.match.clone()
                    world.play(seat, option)
                    if option != "bid:next" and "bid:next" not in world.options_of(seat):
                        await answer(tables, host, seat, option)
                        position = len(table.match.log) - 1
                        clock.now += 60
                        await tables._clocks.expire(table.id)
                        acted = next(
                            r for r in rows(tables, table) if isinstance(r, Acted) and r.seat == seat
                        )
                        assert acted.dropped == [position]
                        assert set(acted.options) == {"bid:next"}
                        seen.update(id=table.id, log=list(table.match.log), digest=table.match.digest())
                        return
                if table.match.state.open[seat] and "bid:next" in table.match.options_of(seat):
                    await answer(tables, host, seat, "bid:next")
                else:
                    break
        raise AssertionError("no slot had a minimum")

    async def later(tables: Tables):
        table = await tables.table(seen["id"])
        assert (table.match.log, table.match.digest()) == (seen["log"], seen["digest"])

    scene(play, tmp_path / "t.db", clock=clock)
    scene(later, tmp_path / "t.db")


def test_clocks_tick_by_themselves(monkeypatch):
    monkeypatch.setattr("touchline.tables.forms.LEAST_LIMIT", 1)

    async def play(tables: Tables):
        table, _, _ = await sit(tables, "link", "link", limit=1)
        table.time = Time(each=0.02)  # type: ignore[arg-type]
        tables._hall.announce(table)
        await until(lambda: all(table.bot(seat) for seat in range(2)))
        await until(lambda: table.match.over)

    scene(play)


def test_bots_play_out_a_game_that_everybody_left_to_the_clock():
    clock = Clock()

    async def play(tables: Tables):
        created = await tables.create(order("link", "link", limit=60))
        table = await tables.table(created.table)
        for _ in range(2):
            clock.now += 60
            await tables._clocks.expire(table.id)
        await until(lambda: table.match.over)
        await until(lambda: not tables._hall._needed(table))

    scene(play, clock=clock)
