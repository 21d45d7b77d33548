"""Whole games, refusals and the table's options, before anything finer."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import GAME, card, given
from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.match import Match
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import THINGS


@pytest.mark.rule("SC-001", "SC-272")
def test_tables_are_for_two_to_six_managers() -> None:
    with pytest.raises(TouchlineError, match="2 to 6"):
        Match(GAME, 7, {}, b"")


@pytest.mark.rule("SC-279")
def test_powerhouses_need_a_free_place() -> None:
    with pytest.raises(TouchlineError, match="no place left"):
        Match(GAME, 6, {"powerhouses": True}, b"")


@pytest.mark.parametrize("options", [{"cash": 100}, {"season_limit": 2}, {"quick": 3}, {"golden_goal": True}])
def test_wrong_options_are_refused_with_what_is_allowed(options: dict[str, int]) -> None:
    with pytest.raises(TouchlineError, match=r"one of|on or off|It has"):
        Match(GAME, 3, options, b"")


@pytest.mark.rule("SC-331")
def test_a_manager_who_is_not_asked_sells_abroad_between_decisions() -> None:
    player = card("DEF", 4)
    table = given().crew(0, 12).squad(1, player).crew(1, 12).stage("training").run(s.TRADE_WINDOW)
    assert table.asked(0) == "window"
    table.aside(1, f"sell_abroad:{player}")
    assert table.g.cash[1] == 22
    assert table.asked(0) == "window"
    table.g.lot = table.g.continents[0].pop()
    assert table.side(1, "sell_abroad") == []


@pytest.mark.rule("SC-306", "SC-307")
def test_a_letter_is_answered_by_its_addressee() -> None:
    mine, theirs = card("DEF", 4), card("ATT", 4)
    table = given().squad(0, theirs).crew(0, 12).squad(1, mine).crew(1, 12).cash(30, 0)
    table.stage("training").run(s.TRADE_WINDOW)
    table.aside(1, "letter:write", "offer_to:p0", f"give:{mine}", "offer:done", f"ask:{theirs}", "offer:done")
    table.aside(1, "ask_cash:10", "offer:send")
    assert table.options(0, "accept_letter") == ["accept_letter:p1"]
    table.play(0, "accept_letter:p1")
    assert table.g.cash == [20, 10]
    assert table.asked(0) == "window"


def test_a_line_up_is_edited_freely_and_sent_as_small_decisions() -> None:
    drafting = GAME.drafting
    assert drafting is not None
    table = given(season=2).crew(0, 12).squad(0, "GK-01").stage("season").run(s.LINE_UPS | 1 << 8)
    draft = drafting.edit(table.g, 0, None, "formation:3-5-2")
    draft = drafting.edit(table.g, 0, draft, "boost:att")
    draft = drafting.edit(table.g, 0, draft, "slot:1")
    draft = drafting.edit(table.g, 0, draft, "put:default_gk")
    seen = drafting.look(table.g, 0, draft)
    assert seen.refused == ""
    assert seen.slots[0].things == ["default_gk"]
    with pytest.raises(Refused, match="SC-139"):
        drafting.edit(table.g, 0, draft, f"put:{THINGS[table.g.squad[0][0]]}")
    plays = drafting.sequence(table.g, 0, draft)
    assert plays[0] == "line_up:3-5-2"
    assert plays[-2:] == ["boost:att", "ready:confirm"]
    table.play(0, *plays)
    assert table.g.pitch[0] == list(draft.team)
    empty = drafting.edit(table.g, 0, draft, "clear:all")
    assert drafting.look(table.g, 0, empty).rule == "SC-339"


@pytest.mark.rule("SC-324", "SC-325")
def test_a_game_in_which_everybodys_time_is_up_ends() -> None:
    match = Match(GAME, 2, {"season_limit": 3}, b"late")
    while not match.over:
        seat = match.waiting()[0]
        if match.game.question(match.state, seat) == "line_up" and match.state.round == 2:
            match.play(seat, "line_up:4-3-3")
        match.act_for(seat)
    assert match.scores[0].place in (1, 2)


def test_a_refused_option_changes_nothing() -> None:
    match = Match(GAME, 2, {}, b"x")
    before = match.digest()
    with pytest.raises(Refused, match="SC-"):
        match.play(match.waiting()[0], "train:ATT-01")
    assert match.digest() == before
