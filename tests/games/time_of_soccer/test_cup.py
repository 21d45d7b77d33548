"""The cup: rounds and boxes, home teams, penalties (TS-222 to TS-233, TS-345, TS-346)."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import Table, given
from tests.games.time_of_soccer.test_match import roll, without_reroll
from touchline.games.time_of_soccer.cards import TEAMS

BLUE, RED, WHITE_A, WHITE_B = (TEAMS.index(team) for team in ("blue", "red", "white_a", "white_b"))
DRAW = [1] * 22  # dice of a goalless match of two clubs without skill


def penalties(home: int, away: int) -> list[int]:
    """Dice for so many goals of five."""
    return (
        [3 + i % 4 for i in range(home)]
        + [1 + i % 2 for i in range(5 - home)]
        + [3 + i % 4 for i in range(away)]
        + [1 + i % 2 for i in range(5 - away)]
    )


def goalless(*dice: int, **options: int) -> Table:
    """A cup match blue against red without goals, up to its penalties."""
    table = without_reroll(week=6, **options).dice(*DRAW, *dice)
    return table.match("blue", "red", cup=True).play(1, "keep").play(0, "keep")


# Rounds


@pytest.mark.rule("TS-222", "TS-224")
def test_quarter_finals_in_week_6_semi_finals_in_week_8_final_in_week_10() -> None:
    """White_a is in box 1, blue 2, red 3, … : neighbours meet, then winners of neighbours."""
    order = ("white_a", "blue", "red", "white_b", "yellow", "black", "green", "purple")
    table = given(seats=1).cup(*order)
    for week in range(11):
        table.g.week = week
        table.only("wed").caretake()
        played = [{r.home, r.away} for r in table.view().results if r.week == week]
        assert len(played) == {6: 4, 8: 2, 10: 1}.get(week, 0)
        if week == 6:
            assert played == [set(order[box : box + 2]) for box in (0, 2, 4, 6)]
            through = [{r.winner for r in table.view().results[half : half + 2]} for half in (0, 2)]
        if week == 8:
            assert played == through
            through = [{r.winner for r in table.view().results[4:6]}]
        if week == 10:
            assert played == through
    assert all(result.cup for result in table.view().results)


@pytest.mark.rule("TS-223")
def test_eight_teams_take_part() -> None:
    table = given(seats=1, week=6).only("wed").caretake()
    assert sorted(team for r in table.view().results for team in (r.home, r.away)) == sorted(TEAMS)
    assert len(table.view().teams) == len(table.view().cup) == 8


@pytest.mark.rule("TS-225")
def test_cup_win_gives_no_league_points_and_the_loser_is_out() -> None:
    table = without_reroll(week=6).strength(0, 2, 0).dice(*[1] * 11, *roll(2), *[1] * 5)
    table.match("blue", "red", cup=True).play(1, "keep").play(0, "keep")
    assert table.g.points == [0] * 8
    seen = table.view().teams
    assert [(team.in_cup, team.cup_wins) for team in seen[:2]] == [(True, 1), (False, 0)]
    table = given(seats=1, week=6).points(black=1).dice(6, 6, 1).match("black", "purple", cup=True)
    assert table.g.points[4:6] == [1, 0]
    assert [team.in_cup for team in table.view().teams[4:6]] == [True, False]


@pytest.mark.rule("TS-226")
def test_cup_matches_are_played_like_league_matches_with_this_weeks_neutral_level() -> None:
    table = given(seats=1, week=8, neutral_level=4).match("white_a", "blue", cup=True)
    assert table.asked(0) == "align"
    table.play(0, "keep")
    assert table.events("levels")[1] == [WHITE_A, 6, 6]
    assert table.asked(0) == "reroll"
    table = given(seats=1, week=8).match("white_a", "white_b", cup=True)
    assert len(table.events("clash")) == 1


@pytest.mark.rule("TS-227")
@pytest.mark.parametrize(
    ("blue", "red", "drawn", "home"),
    [(6, 3, [], "red"), (3, 6, [], "blue"), (3, 3, [0], "blue"), (3, 3, [1], "red")],
)
def test_fewer_league_points_make_the_home_team_and_equal_ones_a_draw(
    blue: int, red: int, drawn: list[int], home: str
) -> None:
    table = given(week=6).cup(*TEAMS).points(blue=blue, red=red).dice(*drawn).tie(1)
    assert table.view().match.home == home
    assert table.asked(1 if home == "blue" else 0) == "align"  # the guests announce first
    assert table.g.__dict__.get("loaded", []) == []


@pytest.mark.rule("TS-228", "TS-X51")
def test_cup_only_team_has_no_league_points_so_it_is_at_home() -> None:
    table = without_reroll(seats=1, week=6).points(blue=3)
    table.cup("white_a", "blue", *TEAMS[1:6], "white_b").tie(1).play(0, "keep")
    assert (table.view().results[0].home, table.view().results[0].away) == ("white_a", "blue")
    assert table.events("attack_roll")[0][0] == BLUE
    assert table.events("attack_roll")[-1][0] == WHITE_A
    table = given(seats=1, week=6).points(blue=0).cup("white_a", "blue", *TEAMS[1:6], "white_b")
    assert table.dice(1).tie(1).view().match.home == "blue"  # both have none: drawn


# Penalties


@pytest.mark.rule("TS-229")
def test_drawn_cup_matches_and_clashes_go_to_penalties() -> None:
    table = goalless(*penalties(3, 2))
    assert table.events("penalties") == [[BLUE, RED, 3, 2]]
    assert table.view().results[-1].winner == "blue"
    table = given(seats=1, week=6).points(black=1).dice(4, 1, 4, *penalties(1, 2))
    table.match("black", "purple", cup=True)
    assert table.events("penalties") == [[4, 5, 1, 2]]
    assert table.view().results[-1].winner == "purple"
    assert table.view().results[-1].penalties
    league = without_reroll().dice(*DRAW).match("blue", "red").play(1, "keep").play(0, "keep")
    assert league.events("penalties") == []


@pytest.mark.rule("TS-230")
@pytest.mark.parametrize(("face", "goals"), [(1, 0), (2, 0), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_penalty_of_3_or_more_scores(face: int, goals: int) -> None:
    other = [1, 1, 1, 3, 3]  # two goals
    table = goalless(*[face] * 5, *other)
    assert table.events("penalties") == [[BLUE, RED, goals, 2]]
    assert table.view().results[-1].winner == ("blue" if goals else "red")


@pytest.mark.rule("TS-231")
def test_equal_penalties_are_repeated_until_there_is_a_winner() -> None:
    table = goalless(*penalties(0, 0), *penalties(5, 5), *penalties(2, 4))
    assert [args[2:] for args in table.events("penalties")] == [[0, 0], [5, 5], [2, 4]]
    assert table.view().results[-1].winner == "red"


@pytest.mark.rule("TS-232", "TS-345")
def test_nobody_repeats_a_penalty_roll() -> None:
    """Blue still has its starting manager and its reroll; black scores nothing at all."""
    table = given(seats=1, week=6, neutral_level=1).strength(0, 0, 4)
    table.dice(*roll(1)).match("black", "blue", cup=True).play(0, "keep")
    table.dice(*roll(1, 5), *roll(1), *roll(2, 5)).play(0, "keep")
    assert table.asked(0) == "reroll"  # about the defence, still unused
    table.dice(*penalties(0, 0), *penalties(0, 1)).play(0, "keep")
    assert table.view().results[-1].goals == (0, 0)
    assert [args[2:] for args in table.events("penalties")] == [[0, 0], [0, 1]]
    assert table.asked(0) is None
    assert table.g.rerolled == 0
    assert table.events("neutral_reroll") == []


@pytest.mark.rule("TS-346", "TS-233")
def test_penalties_come_before_the_win_bonus_and_leave_the_goals_alone() -> None:
    table = without_reroll(week=6).staff(0, "C401", "A102").staff(1, "C401", "A202")
    table.dice(*DRAW, *penalties(4, 3)).match("blue", "red", cup=True).play(1, "keep").play(0, "keep")
    kinds = [event.kind for event in table.heard]
    order = ["goals", "penalties", "full_time", "win_bonus", "satisfaction"]
    assert sorted(order, key=kinds.index) == order
    assert table.view().results[-1].goals == (0, 0)
    assert table.events("win_bonus") == [[0, 1]]
    assert [args[1] for args in table.events("satisfaction")] == [4, 2]  # a win and a loss, no draws


@pytest.mark.rule("TS-X31")
def test_two_all_and_penalties_in_the_second_round() -> None:
    table = without_reroll(week=6).strength(0, 2, 0).strength(1, 2, 0).staff(0, "C101", "A102")
    table.dice(*roll(2), *[1] * 5, *roll(2), *[1] * 5, *penalties(4, 4), *penalties(3, 2))
    table.match("blue", "red", cup=True).play(1, "keep").play(0, "keep")
    result = table.view().results[-1]
    assert (result.goals, result.winner, result.penalties) == ((2, 2), "blue", True)
    assert [team.in_cup for team in table.view().teams[:2]] == [True, False]
    assert table.g.satisfaction[0] == 3
    assert table.events("win_bonus") == [[0, 1]]


@pytest.mark.rule("TS-X52")
@pytest.mark.parametrize(("home", "stronger"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_clash_of_the_two_cup_teams_is_drawn_twice(home: int, stronger: int) -> None:
    table = given(seats=1, week=6).cup("white_a", "white_b", *TEAMS[:6])
    table.dice(home, stronger, 4, 2, 4, *penalties(2, 1)).tie(1)
    result = table.view().results[-1]
    assert (result.home, result.away) == (("white_a", "white_b"), ("white_b", "white_a"))[home]
    at_home = (WHITE_A, WHITE_B)[home]
    guest = WHITE_A + WHITE_B - at_home
    assert table.events("clash")[0][:2] == [[at_home, guest], [guest, at_home]][stronger]
    assert table.events("penalties") == [[at_home, guest, 2, 1]]
    assert result.winner == TEAMS[at_home]
