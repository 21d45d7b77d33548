"""The neutral clash: white dice of the stronger team against one blue die (TS-217 to TS-221, TS-310)."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import given
from touchline.games.time_of_soccer.cards import TEAMS

BLACK, PURPLE = TEAMS.index("black"), TEAMS.index("purple")


@pytest.mark.rule("TS-217")
@pytest.mark.parametrize(("black", "purple", "stronger"), [(6, 10, PURPLE), (10, 6, BLACK), (4, 4, BLACK)])
def test_more_league_points_make_the_stronger_team_and_on_a_tie_the_hosts(
    black: int, purple: int, stronger: int
) -> None:
    table = given(seats=1).points(black=black, purple=purple).match("black", "purple")
    assert table.events("clash")[0][0] == stronger
    table = given(seats=1).points(black=4, purple=4).match("purple", "black")
    assert table.events("clash")[0][0] == PURPLE


@pytest.mark.rule("TS-218", "TS-310")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_stronger_team_rolls_as_many_white_dice_as_the_clash_tile_says_against_one_blue(level: int) -> None:
    white = [1] * (level - 1) + [5]
    table = given(seats=1, clash_level=level).points(black=9).dice(*white, 6, 4).match("black", "purple")
    assert table.events("clash") == [[BLACK, PURPLE, level, 5, 6]]  # the last die of the list is left over
    assert table.g.__dict__["loaded"] == [4]
    assert table.view().results[-1].winner == "purple"


@pytest.mark.rule("TS-219")
@pytest.mark.parametrize(
    ("white", "blue", "winner", "points"),
    [((2, 5), 4, "purple", (6, 13)), ((2, 3), 4, "black", (9, 10)), ((4, 1), 4, None, (7, 11))],
)
def test_best_die_wins_and_equal_dice_are_a_draw(
    white: tuple[int, int], blue: int, winner: str | None, points: tuple[int, int]
) -> None:
    table = given(seats=1).points(black=6, purple=10).dice(*white, blue).match("black", "purple")
    assert table.view().results[-1].winner == winner
    assert (table.g.points[BLACK], table.g.points[PURPLE]) == points


@pytest.mark.rule("TS-X20")
def test_purple_with_more_points_rolls_two_dice_against_one() -> None:
    table = given(seats=1, clash_level=2).points(black=6, purple=10).dice(3, 6, 5).match("black", "purple")
    assert table.events("clash") == [[PURPLE, BLACK, 2, 6, 5]]
    assert table.g.points[PURPLE] == 13


@pytest.mark.rule("TS-220")
@pytest.mark.parametrize("difficulty", [1, 6])
def test_rerolls_and_levels_play_no_part(difficulty: int) -> None:
    table = given(seats=1, week=10, neutral_level=difficulty).dice(1, 2, 3, 6).match("black", "purple")
    assert [event.kind for event in table.heard] == ["clash", "full_time"]
    assert table.view().results[-1].winner == "purple"  # no die is an impact, and none was rolled again
    assert table.g.__dict__["loaded"] == [6]


@pytest.mark.rule("TS-221")
@pytest.mark.parametrize(("drawn", "stronger"), [(0, BLACK), (1, PURPLE)])
def test_stronger_team_of_an_even_cup_clash_is_drawn_at_random(drawn: int, stronger: int) -> None:
    table = given(seats=1, week=6).points(black=5, purple=5).dice(drawn, 3, 4, 2)
    table.match("black", "purple", cup=True)
    assert table.events("clash")[0][0] == stronger
    table = given(seats=1, week=6).points(black=4, purple=5).dice(3, 4, 2).match("black", "purple", cup=True)
    assert table.events("clash") == [[PURPLE, BLACK, 2, 4, 2]]  # nothing to draw
