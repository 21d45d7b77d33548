"""Line-ups: who may stand where (FM-149 to FM-157)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, given
from touchline.games.footmania.rules.team import bench


@pytest.mark.rule("FM-149")
def test_both_choose_in_secret_and_then_both_are_shown() -> None:
    table = given(2, phase=2).squad(0, "Y07").plus(0, "S01").squad(1, "Y08").match(0, 1)
    assert [table.asked(seat) for seat in (0, 1)] == ["line_up", "line_up"]
    table.play(0, "auto")
    assert table.view(1).match.teams == []
    assert table.view(1).match.ready == [0]
    assert table.view(1).managers[0].known == []
    table.play(1, "auto")
    assert table.view(1).managers[0].known == ["Y07"]
    assert table.view(0).managers[1].known == ["Y08"]
    assert table.posts(0)[1] == "Y07"
    assert table.posts(1)[2] == "Y08"


@pytest.mark.rule("FM-149")
def test_line_up_is_chosen_from_the_own_squad() -> None:
    table = given(2, phase=2).squad(0, "Y07").squad(1, "Y01").match(0, 1)
    assert table.why(0, "Y01") == "FM-149"


@pytest.mark.rule("FM-150")
def test_every_post_has_one_footballer_or_one_trainee() -> None:
    table = given(2, phase=2).squad(0, "Y05").plus(0, "S01").squad(1, "Y01").match(0, 1)
    table.play(1, "auto").line_up(0, *["-"] * 10, "Y05")
    assert table.posts(0) == ["trainee"] * 10 + ["Y05"]


@pytest.mark.rule("FM-151")
def test_footballer_stands_on_a_post_that_he_carries() -> None:
    table = given(2, phase=2).squad(0, "Y05", "Y07", "Y19").squad(1, "Y01").match(0, 1)
    assert table.options(0) == ["line_up:auto", "line_up:trainee"]  # the versatile one keeps no goal
    assert table.why(0, "Y05") == "FM-151"
    table.play(0, "trainee")
    assert table.options(0) == ["line_up:Y05", "line_up:Y07", "line_up:trainee"]
    table.play(0, "trainee")
    assert table.options(0) == ["line_up:Y05", "line_up:Y19", "line_up:trainee"]
    assert table.why(0, "Y07") == "FM-151"
    found = [set(table.play(0, "trainee").options(0)) for _ in range(8)]
    assert [{"line_up:Y05", "line_up:trainee"} <= options for options in found] == [True] * 8
    assert ["line_up:Y19" in options for options in found] == [False, True] + [False] * 6


@pytest.mark.rule("FM-152")
def test_nobody_stands_on_two_posts() -> None:
    table = given(2, phase=2).squad(0, "Y05", "Y06").squad(1, "Y01").match(0, 1)
    table.play(0, "trainee", "Y05")
    assert table.options(0) == ["line_up:Y06", "line_up:trainee"]
    assert table.why(0, "Y05") == "FM-152"


@pytest.mark.rule("FM-153")
def test_at_most_three_red_footballers_line_up() -> None:
    table = given(2, phase=2).squad(0, "R06", "R07", "R08", "R09", "Y10").squad(1, "Y01").match(0, 1)
    table.play(0, "trainee", "R06", "R07", "R08")
    assert table.options(0) == ["line_up:Y10", "line_up:trainee"]
    assert table.why(0, "R09") == "FM-153"


@pytest.mark.rule("FM-154")
def test_posts_without_a_footballer_get_trainees_for_nothing() -> None:
    table = given(2, phase=2).squad(0, "G01").plus(0, "S01").shown()
    assert table.posts(0) == ["G01"] + ["trainee"] * 10
    assert table.posts(1) == ["trainee"] * 11
    assert [table.money(seat) for seat in (0, 1)] == [7000, 7000]


@pytest.mark.rule("FM-155")
def test_trainee_may_play_instead_of_a_footballer() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01").squad(1, "Y01").match(0, 1)
    table.play(1, "auto").line_up(0, "-", *ELEVEN[1:])
    assert table.posts(0) == ["trainee", *ELEVEN[1:]]
    assert table.strength(0) == 46 - 3 - 1


@pytest.mark.rule("FM-156")
def test_bench_is_everybody_who_is_not_in_the_line_up() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "G14", "Y16", "R14").squad(1, "Y01").match(0, 1)
    table.play(1, "auto").line_up(0, *ELEVEN[:10], "-")
    assert table.names(bench(table.g, 0)) == ["G14", "R14", "R15", "Y16"]
    assert {"sub:G14", "sub:R15", "sub:Y16"} <= set(table.options(0))


@pytest.mark.rule("FM-157")
def test_line_up_is_chosen_afresh_for_every_match() -> None:
    table = given(2, phase=2).squad(0, "Y05").squad(1, "Y01").match(0, 1)
    table.play(1, "auto").line_up(0, *["-"] * 10, "Y05")
    assert table.view(0).match is None
    assert table.view(0).own.line_up == []
    table.match(1, 0)
    assert table.options(0) == ["line_up:auto", "line_up:trainee"]
    table.play(1, "auto").line_up(0, "-", "Y05", *["-"] * 9)
    assert table.events("team_shown")[-1][2:4] == [-1, table.g.squad[0][0]]
