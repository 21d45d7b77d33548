"""First situations: a market day, a match, a season; the rules one by one are tested beside this file."""

from __future__ import annotations

import pytest

import touchline
from tests.games.time_of_soccer.given import GAME, given
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError
from touchline.games.time_of_soccer import draft
from touchline.games.time_of_soccer.cards import THINGS


@pytest.mark.rule("TS-X02")
def test_parking_ends_the_turn_and_the_salary_counts_at_once() -> None:
    table = given().cash(0, 11).fans(0, 10).car(0, "V21").market({3: "F216"}).staff(0, "T101")
    before = table.balance(0)
    table.turn(0, "sat").play(0, "move:V20", "park:3", "stl")
    assert table.g.cash[0] == 4
    assert table.balance(0) == before - 2
    assert table.view().clubs[0].car == "V20"
    assert table.asked(0) is None


@pytest.mark.rule("TS-X03", "TS-X04", "TS-X05")
@pytest.mark.parametrize(
    ("die", "answer", "cash", "owned"), [(3, "buy", 0, ["F303"]), (5, "", 13, []), (3, "decline", 13, [])]
)
def test_forced_tile_costs_price_and_amount_or_nothing(
    die: int, answer: str, cash: int, owned: list[str]
) -> None:
    table = given().cash(0, 13).car(0, "H11").market({6: "F303"}).dice(die).turn(0).play(0, "force:6")
    if answer:
        assert table.options(0) == ["force_buy:buy", "force_buy:decline"]
        table.play(0, answer)
    if owned:
        table.play(0, "lb")
    assert table.g.cash[0] == cash
    assert table.names(table.g.squad[0]) == owned
    assert table.asked(0) is None


@pytest.mark.rule("TS-X21", "TS-X22", "TS-X23")
def test_streets_are_one_way_and_parkings_have_one_side() -> None:
    table = given().turn(0)
    assert table.options(0) == ["move:H01", "move:V10", "end:turn"]
    assert table.why(0, "move:V00") == "TS-066"
    for segment, offered in (("H11", "force:6"), ("H21", "force:6"), ("V11", "force:6"), ("V21", "park:6")):
        table = given().cash(0, 20).car(0, segment).market({6: "F101"}).turn(0)
        assert offered in table.options(0)
    table = given().cash(0, 20).car(0, "V21").market({6: "F101", 7: "F105"}).turn(0)
    assert {"park:6", "park:7"} <= set(table.options(0))


@pytest.mark.rule("TS-X16", "TS-X17")
def test_match_against_a_neutral_team_with_both_rerolls() -> None:
    table = given(seats=1, week=6, neutral_level=3).fixtures("a").staff(0, "C102")
    table.g.line_up[:11] = [-1] * 11
    table.dice(5, 5, 1, 1, 1, 1).match("red", "blue").play(0, "keep")
    assert table.asked(0) == "reroll"
    table.dice(6, 5, 1, 1, 1, 1).dice(5, 6, 1, 1, 1).dice(1, 1, 1, 1, 1, 1).dice(5, 5, 5, 1, 1, 1)
    table.dice(5, 5, 1, 1, 1).play(0, "reroll")
    assert table.asked(0) is None  # one reroll a match
    assert table.view().results[-1].goals == (4, 0)
    assert table.g.points[:2] == [0, 3]
    assert table.g.satisfaction[0] == 1


def test_whole_season_of_four_clubs_ends_with_a_ranking_of_six_teams() -> None:
    table = touchline.new("time_of_soccer", seats=4, seed=5)
    chance = Chance(5)
    while not table.over:
        asked = table.decisions[0]
        table.play(asked.seat, asked.options[chance.rand(len(asked.options))])
    final = table.view().table.final
    assert final[0].place == 1
    assert sorted(row.seat for row in final) == [-1, -1, 0, 1, 2, 3]
    assert min(score.place for score in table.scores) == 1
    assert len(table.view().table.results) == 30 + 7


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (2, {"neutral_level": 7}, "'neutral_level' is one of 1, 2, 3, 4, 5, 6, not 7"),
        (2, {"clash_level": True}, "'clash_level' is one of 1, 2, 3, 4, 5, not True"),
        (2, {"handicap.1": 4}, "'handicap.1' is one of 0, 1, 2, 3, not 4"),
        (2, {"handicap.2": 1}, "'handicap.2' is for seat 2; the seats here are 0 to 1"),
        (2, {"solo": True}, "no option 'solo'. It has: neutral_level, clash_level, fatigue"),
        (4, {"absent_rivals": True}, "'absent_rivals' is for 2 or 3 managers, not 4"),
        (1, {"absent_rivals": True}, "'absent_rivals' is for 2 or 3 managers, not 1"),
        (5, {}, "is for 1 to 4 managers, not 5"),
    ],
)
def test_wrong_table_is_refused_with_what_is_allowed(
    seats: int, options: dict[str, int], message: str
) -> None:
    with pytest.raises(TouchlineError, match=message.replace("'", "'")):
        touchline.new("time_of_soccer", seats=seats, options=options)


def test_draft_of_a_line_up_becomes_the_decisions_that_make_it() -> None:
    table = given(seats=2, week=1).bench(0, "F103", "F106", "F120").managers(0, "blue:manager", "M104")
    table.match("blue", "red").play(1, "keep")
    made = None
    for op in ("best:match", "principal:blue:manager", "slot:2", "put:F106"):
        made = draft.edit(table.g, 0, made, op)
    seen = draft.look(table.g, 0, made)
    assert seen.figures["defence"] == -3  # left back 3 and 2 for the tackle, four gaps
    for option in draft.sequence(table.g, 0, made):
        table.play(0, option)
    assert table.eleven(0)["lb"] == "F106"
    assert [THINGS[tile] for tile in table.g.line_up[:11] if tile >= 0] == ["F106", "F120"]
    assert table.asked(0) == "reroll" or table.asked(1) == "reroll"


def test_caretaker_brings_a_whole_game_to_its_end() -> None:
    table = touchline.new("time_of_soccer", seats=3, seed=2, options={"fatigue": True})
    while not table.over:
        table.match.act_for(table.match.waiting()[0])
    assert [score.parts["Level"] for score in table.scores] == [0, 0, 0]
    assert GAME.conserved(table.match.state) == ""
