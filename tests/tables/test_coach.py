"""The coach at the tables: who may ask, who hears of it, what it is told; games tried and looked at again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.tables.given_tables import FakePool, answer, order, play_on, scene, seats, sit, until
from touchline.bots.review import Depth
from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables import coach as coaching
from touchline.tables.entries import Hint, decode, encode
from touchline.tables.header import SeatHeader
from touchline.tables.making import _rows
from touchline.tables.service import NewTable, Stale, TableError, Tables
from touchline.tables.table import Table

LITTLE = Depth(moments=6, views=1, decisions=3, worlds=1)


def a_pool(tables: Tables) -> FakePool:
    pool = tables._pool
    assert isinstance(pool, FakePool)
    return pool


def asked(table: Table, viewer: int) -> list[int]:
    return [one.seat for one in table.asked_by(viewer)]


def finished(seats: int = 2, seed: int = 1) -> Match:
    match, luck = Match(find("best11"), seats, {}, bytes([seed]) * 32), random.Random(seed)
    while not match.over:
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
    return match


@pytest.mark.parametrize(
    ("kinds", "wanted", "on"),
    [
        (("here", "bot"), None, True),
        (("bot", "bot"), None, True),
        (("here", "link"), None, False),
        (("here", "here"), None, False),
        (("here", "link"), True, True),
        (("here", "bot"), False, False),
    ],
)
def test_coach_is_on_where_one_person_plays_unless_the_host_says_otherwise(kinds, wanted, on):
    async def play(tables: Tables):
        created = await tables.create(order(*kinds, coach=wanted))
        assert (await tables.table(created.table)).coach is on

    scene(play)


def test_coach_that_is_off_refuses_and_logs_nothing():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "link")
        with pytest.raises(TableError, match="switched off at this table") as refused:
            await tables.hint(host, 0, table.decision_id(0))
        assert refused.value.code == 403
        assert (table.asked, a_pool(tables).advised) == ([], [])

    scene(play)


def test_hint_is_logged_once_and_goes_with_its_decision():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "link", coach=True)
        pool = a_pool(tables)
        pool.allowed = 0
        decision = table.decision_id(0)
        await tables.hint(host, 0, decision)
        await tables.hint(host, 0, decision)  # the second click
        said = table.hint(0)
        assert said is not None
        assert said.counsel is None
        pool.allowed = 1
        await tables.hint(host, 0, decision, wait=True)
        said = table.hint(0)
        assert said is not None
        assert said.counsel is not None
        assert said.counsel.advice.options[0].option in table.match.options_of(0)
        assert len(pool.advised) == 1
        assert table.hint(1) is None
        assert asked(table, 0) == asked(table, 1) == asked(table, -1) == [0]
        pool.allowed = 99
        await answer(tables, host, 0, table.match.options_of(0)[0])
        assert table.hint(0) is None
        with pytest.raises(Stale):
            await tables.hint(host, 0, decision)

    scene(play)


def test_only_the_seat_that_is_asked_may_ask():
    async def play(tables: Tables):
        table, host, guests = await sit(tables, "here", "link", coach=True)
        with pytest.raises(TableError, match="does not play for"):
            await tables.hint(guests[1], 0, table.decision_id(0))
        await tables.hand_over(host, 0, "greedy")
        with pytest.raises(TableError, match="Take the seat back"):
            await tables.hint(host, 0, "anything")
        assert not table.asked

    scene(play)


def test_hint_stands_in_the_log_after_a_restart(tmp_path: Path):
    code = ""

    async def ask(tables: Tables):
        nonlocal code
        table, host, _ = await sit(tables, "here", "link", coach=True)
        await tables.hint(host, 0, table.decision_id(0), wait=True)
        code = table.id

    async def look(tables: Tables):
        table = await tables.table(code)
        assert (table.coach, asked(table, -1), table.hint(0)) == (True, [0], None)

    scene(ask, tmp_path / "tables")
    scene(look, tmp_path / "tables")


def test_coach_that_fails_says_so_and_may_be_asked_again():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "bot")
        pool = a_pool(tables)
        works = pool.advise

        async def fails(*_):
            raise TimeoutError("no answer")

        pool.advise = fails
        await tables.hint(host, 0, table.decision_id(0), wait=True)
        said = table.hint(0)
        assert said is not None
        assert said.problem == "silent"
        pool.advise = works
        await tables.hint(host, 0, table.decision_id(0), wait=True)
        said = table.hint(0)
        assert said is not None
        assert said.counsel is not None
        assert asked(table, -1) == [0]  # it was one question

    scene(play)


def test_coach_is_told_the_same_whatever_is_hidden(monkeypatch):
    monkeypatch.setattr(coaching.secrets, "randbits", lambda bits: 77)

    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "link", coach=True)
        pool = a_pool(tables)
        truth = table.match.state
        for hidden in (truth, table.game.redeal(truth, 0, 5), table.game.redeal(truth, 0, 6)):
            table.match.state = hidden
            table.consulted.clear()
            await tables.hint(host, 0, table.decision_id(0), wait=True)
        worlds = [world for world, _ in pool.advised]
        assert worlds[0] == worlds[1] == worlds[2]
        assert worlds[0]["hand"][0] == truth.hand[0]
        assert worlds[0]["hand"][1] != truth.hand[1]
        assert worlds[0]["pool"] == 0

    scene(play)


def late_bid() -> tuple[Match, int]:
    """A game in which somebody is asked for a late card, which nobody else may know (B11-262)."""
    for seed in range(1, 99):
        match, luck = Match(find("best11"), 3, {}, bytes([seed]) * 32), random.Random(seed)
        while not match.over:
            for seat in match.waiting():
                if match.game.question(match.state, seat) == "late_bid":
                    return match, seat
            seat = luck.choice(match.waiting())
            match.play(seat, luck.choice(match.options_of(seat)))
    raise LookupError


def test_nobody_hears_that_a_seat_asked_where_nobody_may_know_that_it_decides():
    async def play(tables: Tables):
        match, seat = late_bid()
        seats = [SeatHeader("here", name) for name in ("A", "B", "C")]
        created = await tables._make(match, seats, _rows(match), coach=True)
        host = await tables.enter(created.table, created.host)
        table = await tables.table(created.table)
        await tables.hint(host, seat, table.decision_id(seat), wait=True)
        assert asked(table, seat) == [seat]
        assert asked(table, (seat + 1) % 3) == asked(table, -1) == []
        await play_on(tables, host)
        assert asked(table, -1) == [seat]

    scene(play)


def test_record_tells_who_asked_the_coach_and_brings_it_back():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here", coach=True)
        await play_on(tables, host, most=7)
        seat = table.match.waiting()[0]
        await tables.hint(host, seat, table.decision_id(seat), wait=True)
        await play_on(tables, host)
        text = await tables.export(host)
        assert record.verify(text).true
        assert record.coached(text) == [(7, seat)]
        again = await tables.import_record(text)
        copy = await tables.table(again.table)
        assert [(one.at, one.seat) for one in copy.asked] == [(7, seat)]
        assert copy.match.digest() == table.match.digest()

    scene(play)


# Trying again


def test_game_goes_on_from_a_moment_with_new_dice(tmp_path: Path):
    match = finished()
    code, moment = "", 60

    async def play(tables: Tables):
        nonlocal code
        imported = await tables.import_record(record.write(match, ["Ada", "Bo"]))
        created = await tables.branch(imported.table, moment, ["", "random"])
        host = await tables.enter(created.table, created.host)
        a_pool(tables).allowed = 0  # the bot waits
        table = await tables.table(created.table)
        before = Match(match.game, 2, {}, match.secret)
        before.replay(match.log[:moment])
        assert table.match.log == match.log[:moment]
        assert all(table.match.view(seat) == before.view(seat) for seat in (0, 1))
        assert (host.seats, table.names, table.bot(1), table.coach) == ((0,), ["Ada", "Bo"], "random", True)
        assert table.commitment != before.commitment
        a_pool(tables).allowed = 10_000
        await play_on(tables, host)
        await until(lambda: table.match.over)
        text = await tables.export(host)
        assert record.verify(text).true
        copy = await tables.table((await tables.import_record(text)).table)
        assert copy.match.digest() == table.match.digest()
        twice = await tables.table((await tables.branch(created.table, 70, ["", "random"])).table)
        assert twice.match.log[:70] == table.match.log[:70]
        code = created.table

    async def look(tables: Tables):
        table = await tables.table(code)
        assert table.match.over
        assert table.match.log[:moment] == match.log[:moment]

    scene(play, tmp_path / "tables")
    scene(look, tmp_path / "tables")


def test_dice_before_the_fork_are_the_old_ones_and_after_it_new_ones():
    old = finished()
    states = []
    for secret in (b"x" * 32, b"y" * 32):
        new = old.branch(40, secret)
        states.append(new.state.dump())
    assert states[0] == states[1]
    new = old.branch(40, b"x" * 32)
    luck = random.Random(3)
    while not new.over:
        seat = luck.choice(new.waiting())
        new.play(seat, luck.choice(new.options_of(seat)))
    assert new.state.deck != old.state.deck
    assert [fork.decisions for fork in new.branch(60, b"").forks] == [40, 60]
    assert [fork.decisions for fork in new.branch(30, b"").forks] == [30]
    assert new.branch(30, b"").forks[0].secret == old.secret


def test_what_cannot_be_tried_is_refused():
    async def play(tables: Tables):
        running, _, _ = await sit(tables, "here", "bot")
        match = finished()
        over = (await tables.import_record(record.write(match, ["Ada", "Bo"]))).table
        for table_id, at, bots, what in (
            (running.id, 0, ["", "random"], "still running"),
            (over, len(match.log), ["", "random"], "Choose a moment from 0"),
            (over, -1, ["", "random"], "Choose a moment from 0"),
            (over, 5, ["random", "random"], "keep one"),
            (over, 5, [""], "each of the 2 seats"),
            (over, 5, ["", "hal"], "no bot with that name"),
        ):
            with pytest.raises(TableError, match=what):
                await tables.branch(table_id, at, bots)
        assert len(await tables.listing()) == 2

    scene(play)


# Looking again


def test_review_of_a_finished_game_adds_up():
    async def play(tables: Tables):
        a_pool(tables).reviews.set()
        match = finished()
        table = await tables.table((await tables.import_record(record.write(match, ["Ada", "Bo"]))).table)
        woken = 0

        def wake():
            nonlocal woken
            woken += 1

        tables.subscribe(table.id, wake)
        assert tables.coach.review(table).progress == 0
        await tables.coach._reviewing[table.id]
        review = tables.coach.review(table)
        assert review.progress == 1
        assert woken > 3
        assert [number for number, _ in review.curve][:: len(review.curve) - 1] == [0, len(match.log)]
        shares = [
            1 / 2 if match.scores[0].place == match.scores[1].place else float(s.place == 1)
            for s in match.scores
        ]
        assert list(review.curve[-1][1]) == shares
        assert all(sum(chances) == pytest.approx(1) for _, chances in review.curve)
        assert len(review.turns) == 3
        assert [turn.at for turn in review.turns] == sorted({turn.at for turn in review.turns})
        for part in review.balance:
            assert part.start + part.own + part.others + part.luck == pytest.approx(part.result)
        assert sum(part.luck for part in review.balance) == pytest.approx(0, abs=1e-9)

    scene(play, depth=LITTLE)


def test_review_that_fails_says_so():
    async def play(tables: Tables):
        async def fails(*_):
            raise RuntimeError("boom")

        a_pool(tables).review = fails
        table = await tables.table(
            (await tables.import_record(record.write(finished(), ["Ada", "Bo"]))).table
        )
        tables.coach.review(table)
        await until(lambda: bool(tables.coach.review(table).problem))

    scene(play)


def test_game_alone_has_no_chances_to_compare():
    async def play(tables: Tables):
        created = await tables.create(NewTable("time_of_soccer", seats("here")))
        table = await tables.table(created.table)
        assert tables.coach.review(table).problem == "alone"

    scene(play)


def test_running_game_has_no_review():
    async def play(tables: Tables):
        table, _, _ = await sit(tables, "here", "bot")
        assert tables.coach.review(table).progress == 0
        await asyncio.sleep(0)
        assert not tables.coach._reviewing

    scene(play)


def test_hint_row_is_small_and_stable():
    assert encode(Hint(1, 7)) == b'{"do":"hint","seat":1,"at":7}'
    assert decode(b'{"do":"hint","seat":1,"at":7,"quiet":true}') == Hint(1, 7, True)
