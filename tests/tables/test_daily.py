"""The match of the day: the same deal for everybody, one try each, nothing told before the day is over."""

from __future__ import annotations

import pytest

from tests.tables.given_tables import Clock, play_on, scene, until
from touchline.engine import record
from touchline.tables.errors import TableError
from touchline.tables.service import Tables
from touchline.tables.store import hash_token

PIA, ODO = hash_token("pia"), hash_token("odo")
RIVALS = ("Wren", "Tallis", "Corvane")
A_DAY = 86_400.0


def test_a_day_from_the_first_try_to_the_published_secret() -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        today = tables.today()
        made = [
            await tables.try_daily("best11", who, name, RIVALS) for who, name in ((PIA, "Pia"), (ODO, "Odo"))
        ]
        first, second = [await tables.table(one.table) for one in made]
        assert first.commitment == second.commitment  # the same deal
        assert [seat.bot for seat in first.seats] == ["", "captain", "captain"]
        assert not first.coach
        with pytest.raises(TableError, match="one try"):
            await tables.try_daily("best11", PIA, "Pia again", RIVALS)
        assert not await tables.listing()
        who = await tables.enter(made[0].table, made[0].host)
        with pytest.raises(TableError, match="link"):
            tables.admitted(first, [])
        await play_on(tables, who, 3)
        with pytest.raises(TableError, match="nothing can be taken back"):
            await tables.undo(who, 0)
        with pytest.raises(TableError, match="day yourself"):
            await tables.hand_over(who, 0, "captain")
        await play_on(tables, who)
        await until(lambda: bool(tables.hall.store.tries(today, "best11", 9)))
        for act in (tables.export(who), tables.branch(made[0].table, 0, ["", "captain", "captain"])):
            with pytest.raises(TableError, match="Others are still playing"):
                await act
        assert first.secret_when_over == ""
        mine = next(one for one in await tables.daily(today, PIA) if one.game == "best11")
        assert mine.result
        assert mine.result.name == "Pia"
        assert mine.result.margin == mine.result.points - max(
            score.total for score in first.match.scores if score.seat
        )
        others = next(one for one in await tables.daily(today, b"") if one.game == "best11")
        assert [(one.result.name, one.table, one.mine) for one in others.ranked] == [("Pia", "", False)]
        assert others.secret == ""

        clock.now += A_DAY
        assert record.verify(await tables.export(who)).true
        assert tables.admitted(first, []).known is False  # anybody may look now
        over = next(one for one in await tables.daily(today, b"") if one.game == "best11")
        assert over.secret == first.secret_when_over != ""
        assert over.ranked[0].table == made[0].table
        assert await tables.daily_days() == [today]
        third = await tables.try_daily("best11", PIA, "Pia", RIVALS)
        assert (await tables.table(third.table)).commitment != first.commitment

    scene(play, clock=clock)


def test_days_that_are_none_and_days_to_come_are_refused() -> None:
    async def play(tables: Tables) -> None:
        for day in ("", "tomorrow", "2026-02-30", "9999-01-01", "1969-01-01", "2026-W01-1"):
            with pytest.raises(TableError, match="no match of the day"):
                await tables.daily(day, b"")

    scene(play)


def test_servers_have_deals_of_their_own() -> None:
    found: list[str] = []

    async def play(tables: Tables) -> None:
        made = await tables.try_daily("eleven", PIA, "Pia", RIVALS)
        found.append((await tables.table(made.table)).commitment)

    scene(play)
    scene(play)
    assert found[0] != found[1]
