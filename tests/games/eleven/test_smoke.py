"""Whole games: every seat count and variant ends, drafts lead to legal line-ups, wrong options are
refused."""

from __future__ import annotations

import time

import pytest

from tests.games.eleven.given import given
from touchline.engine.chance import Chance, seed_state
from touchline.engine.errors import Refused, TouchlineError
from touchline.games.eleven import GAME, draft
from touchline.games.eleven.lineups import best_line_up


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"scenario": 1}, "1 manager"),
        (1, {"scenario": 2, "division": 1}, "Division 2"),
        (1, {"player_transfers": 1}, "2 to 4"),
        (2, {"division": 4}, "3, 2, 1"),
        (2, {"extra_time": 1}, "step_by_step_friday"),
    ],
)
def test_wrong_options_say_what_is_allowed(seats: int, options: dict[str, int], words: str) -> None:
    with pytest.raises(TouchlineError, match=words):
        GAME.option_values(options, seats)


def test_a_draft_becomes_a_line_up() -> None:
    table = given().squad(0, "P11", "P27", "P17", "P03").dressed(0).resource(0, fitness=4, fans=2)
    table.opponent(0, "T01-1").match(0)
    best = draft.edit(table.g, 0, None, "best")
    assert draft.look(table.g, 0, best).refused == ""
    plays = draft.sequence(table.g, 0, best)
    table.play(0, *plays)
    assert table.g.planned & 1
    assert sum(1 for card in table.g.line_up[:13] if card >= 0) == 3
    assert table.g.keeper[0] >= 0


def test_edits_of_a_draft() -> None:
    table = given().squad(0, "P11", "P16", "P23").dressed(0).resource(0, fitness=3, fans=2).match(0)
    line = draft.edit(table.g, 0, None, "plan:TB1:5-3-2")
    line = draft.edit(table.g, 0, line, "put:P11@CD")
    line = draft.edit(table.g, 0, line, "put:P23@CM")
    line = draft.edit(table.g, 0, line, "fund:P23@CM")
    with pytest.raises(Refused, match="EL-185"):
        draft.edit(table.g, 0, line, "put:P16@CM")
    line = draft.edit(table.g, 0, line, "plain:0")
    assert draft.look(table.g, 0, line).figures["funded"] == 1
    table.play(0, *draft.sequence(table.g, 0, line))
    assert table.events("planned") == [[0]]


def test_every_position_has_a_good_line_up_in_time() -> None:
    g = GAME.new(2, seed_state(5), GAME.option_values({}, 2))
    GAME.rules.settle(g)
    chance, slowest = Chance(5), 0.0
    while g.unanswered:
        seat = g.next_seat()
        if GAME.question(g, seat) == "formation":
            began = time.process_time()
            best_line_up(g, seat)
            slowest = max(slowest, time.process_time() - began)
            for text in draft.sequence(g, seat, best_line_up(g, seat)):
                option = GAME.codec.number(text)
                assert option in GAME.rules.options(g, seat)
                GAME.rules.apply(g, seat, option or 0)
        else:
            options = GAME.rules.options(g, seat)
            GAME.rules.apply(g, seat, options[chance.rand(len(options))])
    assert slowest < 0.5
