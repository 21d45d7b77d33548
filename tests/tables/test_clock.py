# mypy: disable-error-code="operator"
"""A clock that is set, by an hour in either direction, gives and takes nobody any time."""

from __future__ import annotations

import time

import msgspec
import pytest

from tests.tables.given_tables import scene, sit
from touchline.tables.service import Tables

HOUR = 3600.0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_jump_of_the_clock_neither_gives_nor_takes_time(jump: float) -> None:
    async def play(tables: Tables) -> None:
        table, _, _ = await sit(tables, "here", "link", limit=60)
        tables._hall.clock = lambda: time.time() + jump
        before = table.last
        await tables._clocks.expire(table.id)
        assert table.last == before
        for seat in (0, 1):
            until = table.deadline(seat)
            assert until is not None
            assert 50 < until - table.now() <= 60
        assert not table.away(1)
        table.clocks = [
            msgspec.structs.replace(one, since=one.since - 60, due=one.due - 60) for one in table.clocks
        ]  # a minute passes
        await tables._clocks.expire(table.id)
        assert [table.match.count(seat) for seat in (0, 1)] == [1, 1]

    scene(play)


def test_what_is_stored_has_the_time_of_day() -> None:
    async def play(tables: Tables) -> None:
        tables._hall.clock = lambda: time.time() + HOUR
        table, host, _ = await sit(tables, "here", "link")
        await tables.say(host, "Good luck!")
        assert abs(table.created - time.time() - HOUR) < 60
        assert abs(table.talk[0].at - time.time() - HOUR) < 60

    scene(play)
