# mypy: disable-error-code="arg-type, assignment, comparison-overlap"
"""Taking back: one's own choice at once, what others may have built on only with everybody's consent, never
what was revealed; and nobody learns from it what others do in secret."""

from __future__ import annotations

import pytest

from tests.tables.given_tables import answer, play_on, scene, sit, until
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.entries import Play, Sat, UndoAsk, decode, encode
from touchline.tables.parts import UndoAsked, UndoSeen
from touchline.tables.service import Pass, Stale, TableError, Tables

DRAFT = {"manager_draft": True}  # managers choose boards one after the other, and nothing is revealed between


async def refused(code: int, doing) -> TableError:
    with pytest.raises(TableError) as caught:
        await doing
    assert caught.value.code == code
    return caught.value


def rows(tables: Tables, table) -> list:
    """The log since everybody has sat down."""
    found = [decode(entry) for _, entry in tables._hall.store.entries(table.id)]
    return [row for row in found if not isinstance(row, Sat)]


async def drafted(tables: Tables, *kinds: str, picks: int = 2):
    """A table at which the first managers have chosen their boards: table, passes in order of choosing."""
    table, host, guests = await sit(tables, *kinds, options=DRAFT)
    passes = [guests.get(seat, host) for seat in range(table.match.seats)]
    order = []
    for _ in range(picks):
        seat = table.match.waiting()[0]
        order.append(seat)
        await answer(tables, passes[seat], seat, table.match.options_of(seat)[0])
    return table, passes, order


def test_the_last_decision_is_taken_back_at_once():
    async def play(tables: Tables):
        table, passes, (first,) = await drafted(tables, "link", "link", "link", picks=1)
        fresh = table.match.digest()
        options = table.match.options_of(first)
        assert await tables.undo(passes[first], first) == "done"
        assert table.match.waiting() == [first]
        assert table.match.count(first) == 0
        assert table.match.digest() != fresh
        assert options == []
        await refused(409, tables.undo(passes[first], first))
        await answer(tables, passes[first], first, table.match.options_of(first)[0])
        assert table.match.digest() == fresh

    scene(play)


def test_own_choice_in_a_simultaneous_step_leaves_the_others_alone():
    async def play(tables: Tables):
        table, _, guests = await sit(tables, "link", "link", "link")
        for seat in (0, 1):
            await answer(tables, guests[seat], seat, table.match.options_of(seat)[0])
        ids = [table.decision_id(seat) for seat in range(3)]
        state = table.match.digest()
        assert await tables.undo(guests[0], 0) == "done"
        assert table.match.waiting() == [0, 2]
        assert [table.decision_id(seat) for seat in (1, 2)] == ids[1:]
        await answer(tables, guests[0], 0, table.match.options_of(0)[0])
        assert table.match.digest() == state
        assert rows(tables, table)[2].dropped == [0]

    scene(play)


def test_a_decision_gets_a_new_id_when_it_is_undone():
    async def play(tables: Tables):
        table, passes, (first,) = await drafted(tables, "link", "link", "link", picks=1)
        second = table.match.waiting()[0]
        old = table.decision_id(second)
        await tables.undo(passes[first], first)
        again = table.decision_id(first)
        assert not table.decision_id(second)
        await answer(tables, passes[first], first, table.match.options_of(first)[1])
        assert table.decision_id(second) != old
        option = table.match.options_of(second)[0]
        assert isinstance(await refused(409, tables.play(passes[second], second, old, [option])), Stale)
        assert isinstance(await refused(409, tables.play(passes[first], first, again, [option])), Stale)

    scene(play)


def test_crossing_another_seats_decision_needs_consent():
    async def play(tables: Tables):
        table, passes, (first, second) = await drafted(tables, "link", "link", "link")
        (third,) = set(range(3)) - {first, second}
        before = table.match.digest()
        assert await tables.undo(passes[first], first) == "asked"
        assert await tables.undo(passes[first], first) == "asked"
        assert table.undo_asked == UndoAsked(first, tuple(sorted((second, third))))
        assert table.match.digest() == before
        await tables.answer_undo(passes[third], third, True)
        await refused(409, tables.answer_undo(passes[third], third, True))
        await refused(403, tables.answer_undo(passes[first], first, True))
        await refused(403, tables.answer_undo(passes[first], second, True))
        await tables.answer_undo(passes[second], second, True)
        assert table.undo_asked is None
        assert table.match.waiting() == [first]
        assert len(table.match.log) == 0
        kinds = [type(row).__name__ for row in rows(tables, table)]
        assert kinds == ["Play", "Play", "UndoAsk", "UndoAnswer", "Undo"]
        assert rows(tables, table)[-1].consent == sorted([second, third])

    scene(play)


def test_everybody_has_to_agree_and_nobody_hears_who_has():
    async def play(tables: Tables):
        table, passes, (first, second, third) = await drafted(tables, "link", "link", "link", "link", picks=3)
        (last,) = set(range(4)) - {first, second, third}
        assert await tables.undo(passes[first], first) == "asked"
        assert set(table.undo_asked.consent_missing) == {second, third, last}
        assert table.undo_seen([first]) == UndoSeen(first, False)
        assert table.undo_seen([second]) == UndoSeen(first, True)
        await refused(409, tables.undo(passes[second], second))
        await tables.answer_undo(passes[second], second, True)
        await tables.answer_undo(passes[last], last, True)
        assert table.undo_asked == UndoAsked(first, (third,))
        assert [table.undo_seen([seat]).yours for seat in (first, second, last)] == [False] * 3
        assert table.undo_seen([]) == UndoSeen(first, False)
        assert len(table.match.log) == 3
        await tables.answer_undo(passes[third], third, True)
        assert len(table.match.log) == 0
        assert not table.stands(first)

    scene(play)


@pytest.mark.parametrize("how", ["no", "withdrawn", "a change of mind"])
def test_without_consent_everything_stays(how):
    async def play(tables: Tables):
        table, passes, (first, second) = await drafted(tables, "link", "link", "link")
        (third,) = set(range(3)) - {first, second}
        await tables.undo(passes[first], first)
        log = list(table.match.log)
        if how == "no":
            await tables.answer_undo(passes[second], second, False)
        elif how == "withdrawn":
            await tables.answer_undo(passes[first], first, False)
        else:
            await tables.answer_undo(passes[third], third, True)
            await tables.answer_undo(passes[third], third, False)
        assert table.undo_asked is None
        assert table.match.log == log
        assert table.stands(first) == (how != "withdrawn")
        assert isinstance(await refused(409, tables.answer_undo(passes[second], second, True)), Stale)

    scene(play)


def test_nobody_plays_on_while_it_is_asked():
    async def play(tables: Tables):
        table, passes, (first, second) = await drafted(tables, "link", "link", "link")
        (third,) = set(range(3)) - {first, second}
        await tables.undo(passes[first], first)
        error = await refused(409, answer(tables, passes[third], third, table.match.options_of(third)[0]))
        assert "Say no" in str(error)
        assert table.undo_asked is not None
        await tables.answer_undo(passes[third], third, False)
        await answer(tables, passes[third], third, table.match.options_of(third)[0])
        assert len(table.match.log) == 3

    scene(play)


def test_the_hosts_own_seats_agree_together():
    async def play(tables: Tables):
        table, passes, order = await drafted(tables, "link", "here", "here")
        while order[0] != 0:  # the first manager is drawn by lot
            table, passes, order = await drafted(tables, "link", "here", "here")
        assert await tables.undo(passes[0], 0) == "asked"
        await tables.answer_undo(passes[1], 1, True)
        assert table.undo_asked is None
        assert len(table.match.log) == 0

    scene(play)


def test_tables_of_old_at_which_a_move_ended_the_question_are_still_read(tmp_path):
    made = {}

    async def play(tables: Tables):
        table, _, (first, second) = await drafted(tables, "link", "link", "link")
        third = table.match.waiting()[0]
        made["id"], made["option"] = table.id, table.match.options_of(third)[0]
        for number, row in enumerate(
            (UndoAsk(first, [second]), Play(third, [made["option"]])), table.last + 1
        ):
            tables._hall.store.append(table.id, number, encode(row)).result(10)

    async def later(tables: Tables):
        table = await tables.table(made["id"])
        assert table.undo_asked is None
        assert table.match.log[-1].option == made["option"]

    scene(play, tmp_path / "t.db")
    scene(later, tmp_path / "t.db")


def a_talk() -> tuple[Match, int, list[str]]:
    """A match of Footmania in which one seat opens a window with an offer to another; the third looks on."""
    for number in range(300):
        match = Match(find("footmania"), 3, {}, f"{number}".encode())
        for _ in range(60):
            (seat,) = match.waiting()
            offers = [option for option in match.options_of(seat) if option.startswith("buy_from:")]
            looking_on = [
                other for other in range(3) if other != seat and (back := match.undo(other)) and back.consent
            ]
            if match.game.question(match.state, seat) == "window" and offers and looking_on:
                to = int(offers[0].removeprefix("buy_from:p"))
                if to not in looking_on or len(looking_on) > 1:
                    return match, next(other for other in looking_on if other != to), offers
            wanted = next(
                (o for o in ("window:done", "draw:draw", "card:buy") if o in match.options_of(seat)), ""
            )
            match.play(seat, wanted or match.options_of(seat)[0])
    raise AssertionError("nobody talks")


def test_what_others_say_in_secret_changes_nothing_of_ones_undo():
    match, looking_on, offers = a_talk()
    seat = match.waiting()[0]
    match.play(seat, offers[0])
    said = 0
    while looking_on not in match.waiting() and said < 20:
        heard = match.heard(looking_on, len(match.told) - 1)[0]
        if heard:
            break
        assert match.undo(looking_on).consent == frozenset(range(3)) - {looking_on}
        seat = match.waiting()[0]
        match.play(seat, match.options_of(seat)[-1])
        said += 1
    assert said >= 2


async def a_bot_comes_next(tables: Tables, table, passes) -> int:
    """The seat that is asked now is handed over to a bot that has not yet answered."""
    tables._pool.allowed = 0
    (seat,) = table.match.waiting()
    await tables.hand_over(passes[seat], seat, "random")
    await until(lambda: bool(tables._pool.asked))
    return seat


def test_bots_agree_at_once():
    async def play(tables: Tables):
        table, passes, (first,) = await drafted(tables, "link", "link", "link", picks=1)
        second = await a_bot_comes_next(tables, table, passes)
        (third,) = set(range(3)) - {first, second}
        await tables.hand_over(passes[third], third, "random")
        tables._pool.allowed = 1
        await until(lambda: table.match.count(second) == 1)
        assert await tables.undo(passes[first], first) == "done"
        assert len(table.match.log) == 0
        assert second in rows(tables, table)[-1].consent

    scene(play)


def test_what_a_bot_thought_before_an_undo_is_forgotten():
    async def play(tables: Tables):
        table, passes, (first,) = await drafted(tables, "link", "link", "link", picks=1)
        second = await a_bot_comes_next(tables, table, passes)
        assert await tables.undo(passes[first], first) == "done"
        tables._pool.allowed = 1
        await until(lambda: not table.bots_at_work)
        assert (table.match.waiting(), len(table.match.log)) == ([first], 0)
        tables._pool.allowed = 1
        await answer(tables, passes[first], first, table.match.options_of(first)[1])
        await until(lambda: table.match.count(second) == 1)

    scene(play)


def test_bots_wait_while_humans_are_asked():
    async def play(tables: Tables):
        table, passes, (first, second) = await drafted(tables, "link", "link", "link", "link")
        third = await a_bot_comes_next(tables, table, passes)
        assert await tables.undo(passes[first], first) == "asked"
        tables._pool.allowed = 1
        await until(lambda: not table.bots_at_work)
        assert table.match.count(third) == 0
        tables._pool.allowed = 1
        await tables.answer_undo(passes[second], second, False)
        await until(lambda: table.match.count(third) == 1)

    scene(play)


def test_who_plays_both_seats_agrees_with_itself():
    async def play(tables: Tables):
        table, passes, (first, _) = await drafted(tables, "here", "here", "here")
        assert await tables.undo(passes[first], first) == "done"
        assert len(table.match.log) == 0

    scene(play)


def test_nothing_that_was_revealed_is_taken_back():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here", "here")
        while not table.match.view(0).table.market:
            await play_on(tables, host, 1)
        for seat in range(3):
            error = await refused(409, tables.undo(host, seat))
            assert "revealed" in str(error)
        await refused(403, tables.undo(Pass(table.id, watch=True), 0))
        await refused(404, tables.undo(host, 7))

    scene(play)


def test_a_bot_that_takes_over_ends_the_question():
    async def play(tables: Tables):
        table, passes, (first, second) = await drafted(tables, "link", "link", "link")
        await tables.undo(passes[first], first)
        tables._pool.allowed = 0
        await tables.hand_over(passes[second], second, "random")
        assert table.undo_asked is None
        (third,) = set(range(3)) - {first, second}
        await tables.hand_over(passes[third], third, "random")
        assert await tables.undo(passes[first], first) == "done"

    scene(play)


def test_many_undos_are_replayed_to_the_same_table(tmp_path):
    seen = {}

    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here", "here", options=DRAFT)
        for number in range(120):
            await play_on(tables, host, 1 + number % 3, seed=number)
            for seat in (number % 3, (number + 1) % 3):
                if table.match.undo(seat):
                    await tables.undo(host, seat)
        seen["id"] = table.id
        seen["log"] = list(table.match.log)
        seen["digest"] = table.match.digest()
        seen["decisions"] = [table.decision_id(seat) for seat in range(3)]
        assert sum(type(row).__name__ == "Undo" for row in rows(tables, table)) > 30

    async def later(tables: Tables):
        table = await tables.table(seen["id"])
        assert table.match.log == seen["log"]
        assert table.match.digest() == seen["digest"]
        assert [table.decision_id(seat) for seat in range(3)] == seen["decisions"]

    scene(play, tmp_path / "t.db")
    scene(later, tmp_path / "t.db")
