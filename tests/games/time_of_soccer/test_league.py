"""Sunday: the league's calendar, its tiles and its points (TS-179 to TS-187)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.time_of_soccer.given import Table, given
from touchline.games.time_of_soccer.cards import TEAMS
from touchline.games.time_of_soccer.state import RETURN_LEG

IMPACTS = (5, 5, 5, 5, 5)
NOTHING = (1, 1, 1, 1, 1)


def season() -> Table:
    """Ten Sundays of one club, everybody keeping what they have."""
    table = given(seats=1)
    for week in range(1, 11):
        table.g.week = week
        table.only("sun").caretake()
    return table


def played(table: Table) -> list[tuple[str, str]]:
    """Home and away teams of all matches so far."""
    return [(result.home, result.away) for result in table.view().results]


@pytest.mark.rule("TS-179")
def test_six_teams_meet_twice_home_and_away_in_ten_weeks() -> None:
    found = season().view()
    assert sorted((r.home, r.away) for r in found.results) == sorted(permutations(TEAMS[:6], 2))
    for week in range(1, 11):
        today = [team for r in found.results if r.week == week for team in (r.home, r.away)]
        assert sorted(today) == sorted(TEAMS[:6])
    assert found.fixtures == []


@pytest.mark.rule("TS-180")
@pytest.mark.parametrize(
    ("tile", "matches"),
    [
        ("B", [("blue", "green"), ("yellow", "purple"), ("black", "red")]),
        ("D", [("green", "purple"), ("red", "yellow"), ("blue", "black")]),
    ],
)
def test_matches_are_played_in_the_order_of_the_top_tile(tile: str, matches: list[tuple[str, str]]) -> None:
    table = given(seats=4).fixtures(tile, "C").only("sun").caretake()
    assert played(table) == matches


@pytest.mark.rule("TS-181")
def test_team_named_first_is_at_home() -> None:
    """Tile B: blue–green. The guests announce first, and only the hosts' contracts pay."""
    table = given(seats=4).fixtures("B").staff(0, "A103").staff(3, "V101").only("sun")
    assert table.asked(3) == "align"
    assert table.events("match_income") == [[0, 2]]
    table.play(3, "keep")
    assert table.asked(0) == "align"


@pytest.mark.rule("TS-182")
@pytest.mark.parametrize(("home", "away", "asked"), [("blue", "red", [1, 0]), ("blue", "black", [0])])
def test_match_with_a_club_is_played_with_line_ups_and_rolls(home: str, away: str, asked: list[int]) -> None:
    table = given().match(home, away)
    for seat in asked:
        assert table.asked(seat) == "align"
        table.play(seat, "keep")
    table.caretake()
    assert len(table.events("attack_roll")) >= 2
    assert len(table.events("defence_roll")) >= 2
    assert table.events("clash") == []
    assert not table.view().results[-1].clash


@pytest.mark.rule("TS-183")
def test_two_neutral_teams_clash_and_nobody_is_asked() -> None:
    table = given(seats=1).fixtures("A").only("sun")
    assert [event.kind for event in table.heard][:2] == ["clash", "full_time"]  # green–yellow comes first
    assert table.asked(0) == "align"  # then blue–red
    table.caretake()
    assert [result.clash for result in table.view().results] == [True, False, True]
    assert len(table.events("clash")) == 2


@pytest.mark.rule("TS-184")
@pytest.mark.parametrize(
    ("home", "away", "points"),
    [(IMPACTS, NOTHING, [3, 0]), (NOTHING, NOTHING, [1, 1]), (NOTHING, IMPACTS, [0, 3])],
)
def test_win_gives_three_points_and_a_draw_one(
    home: tuple[int, ...], away: tuple[int, ...], points: list[int]
) -> None:
    table = given().managers(0, "M101").managers(1, "M102").dice(1, *away, *NOTHING, 1, *home, *NOTHING)
    table.match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.g.points[:2] == points
    assert table.g.points[2:] == [0] * 6


@pytest.mark.rule("TS-185")
def test_first_leg_goes_under_the_pile_turned_over_and_a_return_leg_leaves() -> None:
    table = given(seats=1).fixtures("C", "A", "b").only("sun").caretake()
    assert table.g.fixtures == [0, 1 | RETURN_LEG, 2 | RETURN_LEG]
    table.fixtures("c", "A").only("sun").caretake()
    assert table.g.fixtures == [0]


@pytest.mark.rule("TS-186")
@pytest.mark.parametrize("tile", "ABCDE")
def test_return_side_exchanges_home_and_away(tile: str) -> None:
    first = given(seats=1).fixtures(tile).view().fixtures[0]
    back = given(seats=1).fixtures(tile.lower()).view().fixtures[0]
    assert (first.return_leg, back.return_leg) == (False, True)
    assert back.matches == [(away, home) for home, away in first.matches]


@pytest.mark.rule("TS-X18")
def test_return_leg_of_tile_a() -> None:
    table = given(seats=1).fixtures("a").only("sun").caretake()
    assert played(table) == [("yellow", "green"), ("red", "blue"), ("black", "purple")]


@pytest.mark.rule("TS-187")
def test_league_points_above_30_count_in_full() -> None:
    table = given().points(blue=29).managers(0, "M101").managers(1, "M102")
    table.dice(*[1] * 11, 5, *IMPACTS, *NOTHING).match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.g.points[0] == 32
    assert table.view().teams[0].points == 32
    assert table.score(0).parts["League"] == 32
