"""The log of a table is as long as a game can need, and no longer."""

from __future__ import annotations

import json
import random

import pytest

from tests.tables.given_tables import order, play_on, scene, sit
from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables import bounds
from touchline.tables.errors import Busy, TableError
from touchline.tables.service import Tables


def played(game: str, decisions: int, seats: int = 2) -> Match:
    """A game after so many random decisions."""
    match, luck = Match(find(game), seats, {}, b"bounds"), random.Random(1)
    for _ in range(decisions):
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
    return match


def test_record_with_more_notes_than_a_game_can_have_is_refused() -> None:
    async def play(tables: Tables) -> None:
        match = played("best11", 3)
        notes = [(at, 0) for at in range(5000)]
        with pytest.raises(TableError, match=r"5,000 questions to the coach of seat 0") as refused:
            await tables.import_record(record.write(match, ["A", "B"], notes))
        assert refused.value.code == 413

    scene(play)


def test_notes_that_say_the_same_count_once() -> None:
    async def play(tables: Tables) -> None:
        match = played("best11", 3)
        made = await tables.import_record(record.write(match, ["A", "B"], [(1, 0)] * 5_000))
        table = await tables.table(made.table)
        assert [(one.at, one.seat) for one in table.asked] == [(1, 0)]

    scene(play)


def test_record_with_a_giant_last_line_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(tables: Tables) -> None:
        text = record.write(played("best11", 3), ["A", "B"], [(1, 0)] * 600_000)

        def read(text: str) -> None:
            raise AssertionError("this takes seconds")

        monkeypatch.setattr(record, "read", read)
        with pytest.raises(TableError, match="more questions to the coach") as refused:
            await tables.import_record(text)
        assert refused.value.code == 413

    scene(play)


def test_record_with_switches_without_end_is_refused() -> None:
    async def play(tables: Tables) -> None:
        match = played("footmania", 40)
        seat = next(seat for seat in range(2) if "auto_done:on" in match.side_options_of(seat))
        for _ in range(bounds.most(match, seat) // 2 + 1):
            match.play(seat, "auto_done:on")
            match.play(seat, "auto_done:off")
        with pytest.raises(TableError, match="side actions") as refused:
            await tables.import_record(record.write(match, ["A", "B"]))
        assert refused.value.code == 413

    scene(play)


def test_record_with_switches_without_end_is_not_replayed_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("footmania", 40)
    seat = next(seat for seat in range(2) if "auto_done:on" in match.side_options_of(seat))
    for turn in range(4_000):
        match.play(seat, f"auto_done:{('on', 'off')[turn % 2]}")
    text = record.write(match, ["A", "B"])
    plays, play_one = [0], Match.play

    def counted(match: Match, seat: int, option: str) -> None:
        plays[0] += 1
        play_one(match, seat, option)

    async def play(tables: Tables) -> None:
        monkeypatch.setattr(Match, "play", counted)
        with pytest.raises(TableError, match="side actions"):
            await tables.import_record(text)

    scene(play)
    assert plays[0] <= bounds.most(match, seat) + 2 * record.LOOKS


def test_switches_at_a_live_table_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "AT_FIRST", 6)
    monkeypatch.setattr(bounds, "EACH", 0)

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", game="footmania")
        await play_on(tables, host, 40)
        seat = next(seat for seat in range(2) if "auto_done:on" in table.match.side_options_of(seat))
        for turn in range(6):
            await tables.play(host, seat, table.side_id(seat), [f"auto_done:{('on', 'off')[turn % 2]}"])
        with pytest.raises(Busy, match="Play on") as refused:
            await tables.play(host, seat, table.side_id(seat), ["auto_done:on"])
        assert table.match.started(seat) == 6
        assert (refused.value.code, refused.value.seconds) == (429, 60)

    scene(play)


def test_talk_has_a_bound_for_each_seat_and_survives_a_restart(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "AT_FIRST", 5)
    path = f"{tmp_path}/t.db"
    kept: list[str] = []

    async def play(tables: Tables) -> None:
        made = await tables.create(order("here", "link"))
        host = await tables.enter(made.table, made.host)
        guest = await tables.enter(made.table, made.links[1])
        kept.extend((made.table, made.host))
        for number in range(5):
            await tables.say(host, f"word {number}")
        with pytest.raises(Busy):
            await tables.say(host, "one more")
        await tables.say(guest, "I may")

    async def later(tables: Tables) -> None:
        host = await tables.enter(*kept)
        with pytest.raises(Busy):
            await tables.say(host, "one more")
        await play_on(tables, host, 1)
        await tables.say(host, "a decision makes room")

    scene(play, path)
    scene(later, path)


def test_export_names_each_question_to_the_coach_once() -> None:
    async def play(tables: Tables) -> None:
        match = played("best11", 0)
        luck = random.Random(1)
        while not match.over:
            seat = luck.choice(match.waiting())
            match.play(seat, luck.choice(match.options_of(seat)))
        made = await tables.import_record(record.write(match, ["A", "B"], [(3, 1), (3, 1), (2, 0)]))
        host = await tables.enter(made.table, made.host)
        end = json.loads((await tables.export(host)).splitlines()[-1])
        assert sorted(end["coached"]) == [[2, 0], [3, 1]]

    scene(play)
