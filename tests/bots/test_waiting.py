"""How long a person waits for bots."""

from __future__ import annotations

import time
from collections import defaultdict

from touchline import bots
from touchline.engine.game import find
from touchline.engine.match import Match

A_DAY = 3.0  # seconds, for three Captains together
WEEKS = 1


def test_three_captains_answer_a_day_of_eleven_within_three_seconds() -> None:
    game = find("eleven")
    match = Match(game, 4, {}, bytes([7]) * 32)
    days: defaultdict[int, float] = defaultdict(float)
    while (table := match.view(-1).table).week <= WEEKS:
        seat, number = match.waiting()[0], len(match.log)
        world = game.redeal(match.state, seat, number + 1).dump()
        began = time.perf_counter()
        option = bots.choose("captain" if seat else "greedy", game.spec, world, seat, number)
        if seat:
            days[table.day] += time.perf_counter() - began
        match.play(seat, option)
    assert len(days) == 5
    assert max(days.values()) < A_DAY
