"""Standing orders: a seat is answered for as it could have answered itself, and nobody else hears of it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.tables.given_tables import answer, scene, sit, until
from touchline.engine.errors import Refused
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.engine.views import to_json
from touchline.games.time_of_soccer.orders import squad_mark
from touchline.tables import orders
from touchline.tables.entries import Order, Play, decode
from touchline.tables.errors import Busy, NotAllowed, TableError
from touchline.tables.parts import Ordered, without
from touchline.tables.service import Pass, Tables
from touchline.tables.table import Table
from touchline.web.story import chapters

pytestmark = pytest.mark.usefixtures("both_stores")

WAIT = 0.05
TEXTS = {"sales": "9"}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test does not wait as long as people do."""
    monkeypatch.setattr(orders, "AFTER", WAIT)


def rows(tables: Tables, table: Table) -> list:
    return [decode(entry) for _, entry in tables._hall.store.entries(table.id)]


def asked(table: Table) -> list[str]:
    """The questions that are open."""
    return [table.game.question(table.match.state, seat) for seat in table.match.waiting()]


def own_turn(table: Table) -> bool:
    """Whether the active manager is asked."""
    return table.match.waiting() == [table.match.state.active]


async def an_auction(tables: Tables) -> tuple[Table, Pass, int]:
    """Three managers here, one of whom is asked for a bid and has plenty of money: his seat."""
    luck = random.Random(3)
    table, host, _ = await sit(tables, "here", "here", "here", game="footmania")
    while asked(table) != ["bid"]:
        seat = table.match.waiting()[0]
        options = [one for one in table.match.options_of(seat) if not one.startswith("bank_sell")]
        wanted = [one for one in options if one in ("window:done", "draw:draw", "card:refuse")]
        await answer(tables, host, seat, luck.choice(wanted or options))
    return table, host, table.match.waiting()[0]


def test_windows_of_the_others_pass_by_themselves_and_the_own_one_is_asked() -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", "here", game="footmania")
        for seat in range(3):
            await tables.order(host, seat, "windows", "on")
        for _ in range(12):
            await until(lambda: asked(table) != ["window"] or own_turn(table))
            seat = table.match.waiting()[0]
            option = "window:done" if asked(table) == ["window"] else table.match.options_of(seat)[0]
            await answer(tables, host, seat, option)
        done = [row for row in rows(tables, table) if isinstance(row, Play)]
        assert {row.options[0] for row in done if row.ordered} == {"window:done"}
        assert sum(row.ordered for row in done) >= 4

    scene(play)


def test_nobody_is_spared_a_question_unless_the_table_was_made_for_people() -> None:
    async def play(tables: Tables) -> None:
        table, _, _ = await sit(tables, "here", "here", game="footmania")
        assert table.orders == [{}, {}]
        table, _, _ = await sit(tables, "here", "bot", game="footmania", orders=True)
        assert table.orders == [dict.fromkeys(("windows", "rolls", "draws", "lots"), "on"), {}]

    scene(play)


@pytest.mark.rule("FM-020")
@pytest.mark.rule("FM-251")
def test_turns_run_by_themselves_until_there_is_something_to_decide() -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", "here", game="footmania", orders=True)
        own: set[str] = set()
        while not {"window:done", "draw:draw"} <= own:
            await until(lambda: not any(orders.answer(table, seat) for seat in range(3)))
            done = [row for row in rows(tables, table) if isinstance(row, Play) and row.ordered]
            own = {row.options[0] for row in done}
            seat = table.match.waiting()[0]
            await answer(tables, host, seat, table.match.options_of(seat)[0])
        assert own <= {"window:done", "roll:roll", "draw:draw", "bid:pass"}

    scene(play)


def test_an_answer_that_follows_from_secrets_is_given_only_where_nobody_can_time_it() -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", game="footmania", orders=True)
        assert "lots" in table.orders[0]
        assert "lots" not in orders.offered(table, 0)
        with pytest.raises(TableError, match="no such standing order"):
            await tables.order(host, 0, "lots", "")
        table, _, _ = await sit(tables, "here", "bot", game="footmania", orders=True)
        assert "lots" in orders.offered(table, 0)

    scene(play)


@pytest.mark.rule("FM-067")
@pytest.mark.rule("FM-068")
def test_bids_up_to_the_maximum_then_passes() -> None:
    async def play(tables: Tables) -> None:
        table, host, seat = await an_auction(tables)
        auction = table.match.view(seat).table.auction
        most = auction.least + 150
        await tables.order(host, seat, "bids", f"{auction.card} {most}")
        await until(lambda: table.match.waiting() != [seat])
        assert table.match.log[-1].option == f"bid:{auction.least}k"
        while table.match.view(-1).table.auction and table.match.view(-1).table.auction.card == auction.card:
            other, least = table.match.waiting()[0], table.match.view(-1).table.auction.least
            if other == seat:  # he has ordered it
                made = len(table.match.log)
                await until(lambda made=made: len(table.match.log) > made)  # type: ignore[misc]
                continue
            await answer(tables, host, other, f"bid:{least}k" if least <= most + 100 else "bid:pass")
        own = [row for row in rows(tables, table) if isinstance(row, Play) and row.ordered]
        assert own[-1].options == ["bid:pass"]
        assert max(int(row.options[0][4:-1]) for row in own[:-1]) <= most

    scene(play)


def test_an_order_changes_nothing_for_anybody_else() -> None:
    async def play(tables: Tables) -> None:
        table, host, seat = await an_auction(tables)
        other = next(one for one in range(3) if one != seat)
        before = to_json(table.match.view(seat)), to_json(table.match.view(other)), table.card().stage
        await tables.order(host, other, "windows", "on")
        after = to_json(table.match.view(seat)), to_json(table.match.view(other)), table.card().stage
        assert after == before
        assert not any(isinstance(row, Play) and row.ordered for row in rows(tables, table))

    scene(play)


@pytest.mark.parametrize("text", ["Y01 100000", "Y01 7", "nobody 500", "500", "Y01 -50"])
def test_a_maximum_that_makes_no_sense_is_refused_with_its_rule(text: str) -> None:
    async def play(tables: Tables) -> None:
        table, host, seat = await an_auction(tables)
        card = table.match.view(seat).table.auction.card
        with pytest.raises(NotAllowed) as refused:
            await tables.order(host, seat, "bids", text.replace("Y01", card))
        assert refused.value.rule.startswith("FM-0")
        with pytest.raises(TableError, match="no such standing order"):
            await tables.order(host, seat, "anything", "on")
        assert table.orders[seat] == {}

    scene(play)


def test_who_takes_a_decision_back_is_asked_himself() -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", "here", game="footmania")
        seat, made = -1, 0
        while seat < 0 or not table.undo(seat):
            seat = table.match.waiting()[0]
            if asked(table) == ["window"] and not own_turn(table):
                made = len(table.match.log)
                await tables.order(host, seat, "windows", "on")
                await until(lambda made=made: len(table.match.log) > made)  # type: ignore[misc]
                assert table.match.log[made].option == "window:done"
                await tables.order(host, seat, "windows", "on" if table.undo(seat) else "")
            else:
                await answer(tables, host, seat, table.match.options_of(seat)[0])
                seat = -1
        await tables.undo(host, seat)
        assert table.match.waiting() == [seat]
        assert orders.answer(table, seat) == ""
        await answer(tables, host, seat, "window:done")
        assert table.orders_wait == set()

    scene(play)


def test_owner_reads_in_the_log_what_was_answered_by_order(tmp_path: Path) -> None:
    made: list[tuple[str, int]] = []

    def told(table: Table, seat: int) -> int:
        found = chapters(table.match, table.names, seat, table.ordered_by(seat))
        return sum(line.text == "Answered by your standing order." for one in found for line in one.lines)

    async def first(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", game="footmania")
        await tables.order(host, 1, "windows", "on")
        while not table.ordered_by(1):
            await until(lambda: table.match.waiting() != [1] or not orders.answer(table, 1))
            seat = table.match.waiting()[0]
            await answer(tables, host, seat, table.match.options_of(seat)[0])
        made.append((table.id, len(table.ordered_by(1))))
        assert (told(table, 1), told(table, 0)) == (made[0][1], 0)

    async def second(tables: Tables) -> None:
        assert len((await tables.table(made[0][0])).ordered_by(1)) == made[0][1]

    scene(first, tmp_path / "tables.sqlite")
    scene(second, tmp_path / "tables.sqlite")


def test_log_says_once_a_chapter_that_an_order_has_answered() -> None:
    match = Match(find("footmania"), 2, {}, bytes(32))
    while len(match.log) < 12:
        match.play(match.waiting()[0], match.options_of(match.waiting()[0])[0])
    [*_, now] = chapters(match, ["Ilse", "Mara"], 0, [Ordered(0, at) for at in (4, 8, 12)])
    assert [line.text for line in now.lines].count("Answered by your standing order.") == 1


def test_what_is_taken_back_was_not_answered_by_order() -> None:
    ordered = [Ordered(0, 2), Ordered(1, 3), Ordered(0, 6)]
    assert without(ordered, [2, 3]) == [Ordered(0, 2), Ordered(0, 4)]


def test_restart_keeps_orders(tmp_path: Path) -> None:
    made: list[str] = []

    async def first(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", game="footmania", orders=True)
        await tables.order(host, 1, "windows", "")
        made.append(table.id)

    async def second(tables: Tables) -> None:
        own, other = (await tables.table(made[0])).orders
        assert "windows" in own
        assert own.keys() - other.keys() == {"windows"}

    scene(first, tmp_path / "tables.sqlite")
    scene(second, tmp_path / "tables.sqlite")


def test_orders_have_a_bound() -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", game="footmania")
        table.beside[0] = 10_000
        with pytest.raises(Busy):
            await tables.order(host, 0, "windows", "on")
        with pytest.raises(TableError, match="80"):
            await tables.order(host, 1, "windows", "on" * 50)
        assert not any(isinstance(row, Order) for row in rows(tables, table))

    scene(play)


def given_text(match: Match, seat: int, name: str) -> str:
    """A text with which an order makes sense now."""
    game, g = match.game.id, match.state
    if name == "bids":
        lot = match.view(-1).table
        return f"{lot.auction.card} 900" if game == "footmania" else f"{lot.lot.player.id} 900"
    if name == "eleven":
        return squad_mark(match.view(seat).table.clubs[seat].squad)
    return str(g.week) if name == "wages" else str(g.round) if name == "late" else TEXTS.get(name, "on")


@pytest.mark.parametrize(
    ("name", "seats", "options", "orders_used"),
    [
        ("footmania", 3, {}, {"windows", "rolls", "draws", "lots", "bids"}),
        ("eleven", 2, {"player_transfers": True}, {"bonuses", "wages", "sales"}),
        ("superclub", 3, {"quick": True}, {"windows", "bids"}),
        ("time_of_soccer", 2, {}, {"eleven", "dice"}),
        ("best11", 3, {}, {"late"}),
    ],
)
def test_orders_answer_what_is_legal_and_see_nothing_that_the_seat_does_not(
    name: str, seats: int, options: dict[str, bool], orders_used: set[str]
) -> None:
    game, luck, found = find(name), random.Random(7), Counter[str]()
    assert {question for one in game.orders for question in one.question.split()} <= set(game.questions)
    assert {one.name for one in game.orders} == orders_used
    games = 0
    while found.keys() != orders_used:
        match, games = Match(game, seats, options, bytes([games] * 32)), games + 1
        assert games < 9
        while not match.over and found.keys() != orders_used:
            seat = luck.choice(match.waiting())
            for one in game.orders:
                if game.question(match.state, seat) in one.question.split() and found[one.name] < 9:
                    text = given_text(match, seat, one.name)
                    answered = one.answer(match.state, seat, text)
                    redealt = game.redeal(match.state, seat, len(match.log))
                    assert one.answer(redealt, seat, text) == answered
                    assert not answered or match.refusal(seat, answered) is None
                    found[one.name] += bool(answered)
            found += Counter()
            possible = [one for one in match.options_of(seat) if not one.startswith("bank_sell")]
            match.play(seat, luck.choice(possible or match.options_of(seat)))


def test_an_order_ends_when_its_condition_comes() -> None:
    game, luck = find("time_of_soccer"), random.Random(2)
    eleven = next(one for one in game.orders if one.name == "eleven")
    match = Match(game, 2, {}, bytes(32))
    last: set[str] = set()
    while not match.over:
        seat = luck.choice(match.waiting())
        if game.question(match.state, seat) == "align":
            mark = squad_mark(match.view(seat).table.clubs[seat].squad)
            eleven.check(match.state, seat, mark)
            last.add(eleven.answer(match.state, seat, mark))  # the last of all is asked: points are counted
            assert eleven.answer(match.state, seat, "another squad") == ""
            with pytest.raises(Refused):
                eleven.check(match.state, seat, "another squad")
        match.play(seat, luck.choice(match.options_of(seat)))
    assert last == {"align:keep", ""}


@pytest.mark.parametrize(
    ("name", "order", "text", "options"),
    [
        ("best11", "late", "7", {}),
        ("eleven", "sales", "much", {"player_transfers": True}),
        ("eleven", "sales", "3", {}),
        ("superclub", "windows", "off", {}),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(name: str, order: str, text: str, options: Any) -> None:
    async def play(tables: Tables) -> None:
        _, host, _ = await sit(tables, "here", "here", game=name, options=options)
        with pytest.raises(NotAllowed):
            await tables.order(host, 0, order, text)

    scene(play)


def test_trade_windows_are_left_by_order_until_an_offer_arrives() -> None:
    async def play(tables: Tables) -> None:
        luck = random.Random(1)
        table, host, _ = await sit(tables, "here", "here", "here", game="superclub", options={"quick": True})
        await tables.order(host, 1, "windows", "on")
        while True:
            await until(lambda: asked(table) != ["window"] or table.match.waiting() != [1])
            if asked(table) == ["answer"] and table.match.waiting() == [1]:
                return  # an offer for him: he is asked himself
            seat = table.match.waiting()[0]
            options = table.match.options_of(seat)
            wanted = [one for one in options if one in ("offer_to:p1", "offer:send")]
            if asked(table) == ["offer"] and not wanted:
                wanted = [*[one for one in options if one.startswith("give")][:1], "offer:done"]
            wanted = [one for one in wanted if one in options and luck.random() < 0.9]
            fair = [one for one in options if not one.startswith(("sell_abroad", "fire"))]
            await answer(tables, host, seat, (wanted or [luck.choice(fair)])[0])

    scene(play)
