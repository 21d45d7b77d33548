"""Objectives: revealed and scored as soon as their goal is met (EL-276 to EL-280)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import Table, given
from tests.games.eleven.test_examples import after_sections
from touchline.games.eleven.rules import results
from touchline.games.eleven.rules.objectives import check_objective


def checked(table: Table) -> int:
    """VP tokens of the club once its Objective was looked at."""
    check_objective(table.g, 0)
    return table.g.vp[0]


def match_over(table: Table, own: int, other: int, week: int) -> int:
    """VP tokens after a Match with this score."""
    table.g.week = week
    results.final_score(after_sections(table, 0, own, other).g, 0, 0)
    return table.g.vp[0]


@pytest.mark.rule("EL-276")
@pytest.mark.parametrize(("step", "vp"), [(2, 0), (3, 2), (4, 2), (5, 4)])
def test_two_vp_for_the_goal_and_two_for_the_perfect_goal(step: int, vp: int) -> None:
    assert checked(given().objective(0, "O04").office(0, step)) == vp


@pytest.mark.rule("EL-276")
@pytest.mark.parametrize(
    ("name", "scores", "vp"),
    [
        ("O01", [(1, 0)] * 5, [0, 0, 2, 2, 4]),
        ("O06", [(4, 1), (5, 2), (4, 0)], [2, 2, 4]),
        ("O11", [(0, 0), (2, 1), (1, 0), (1, 0), (3, 0)], [0, 0, 2, 2, 4]),
    ],
)
def test_objectives_of_matches(name: str, scores: list[tuple[int, int]], vp: list[int]) -> None:
    table = given().objective(0, name)
    assert [match_over(table, *score, week) for week, score in enumerate(scores, 1)] == vp


@pytest.mark.rule("EL-276", "EL-400")
def test_matches_with_full_stands_are_counted() -> None:
    table = given().objective(0, "O03").built(0, stand_3=1, stand_4=1)  # 2 and 4 of them
    counted = []
    for week, seated in enumerate((4, 3, 4, 4), 1):
        table.g.seated[0] = seated
        match_over(table, 0, 3, week)
        counted.append((table.g.sold_outs[0], table.g.vp[0]))
    assert counted == [(1, 0), (1, 0), (2, 2), (3, 2)]


@pytest.mark.rule("EL-276")
def test_objectives_of_what_a_club_has() -> None:
    youngsters = given().objective(0, "O02").player(0, "Y01", trained=True).player(0, "Y02")
    assert checked(youngsters) == 0
    assert checked(youngsters.player(0, "Y03", trained=True)) == 2
    assert checked(youngsters.player(0, "Y04", trained=True).player(0, "Y05", trained=True)) == 4
    staff = given(seats=3).objective(0, "O05").staff(0, "S15", "S16", only=True)
    assert checked(staff) == 0
    assert checked(staff.staff(0, "S18")) == 2
    assert checked(staff.staff(0, "S09", "S10", "S12")) == 4
    sponsors = given().objective(0, "O07").adboard(0, "SP01").adboard(0, "SP02").built(0, adboard_3=1)
    assert checked(sponsors) == 0
    assert checked(sponsors.kit(0, "SP03")) == 2
    assert checked(sponsors.adboard(0, "SP04")) == 4
    stands = given().objective(0, "O03")
    stands.g.sold_outs[0] = 2
    assert checked(stands) == 2
    stands.g.sold_outs[0] = 4
    assert checked(stands) == 4


@pytest.mark.rule("EL-277")
def test_a_goal_that_is_met_is_revealed_and_paid_at_once() -> None:
    table = given().objective(0, "O08").built(0, store=3).cash(0, 3).turn(0)
    assert table.view(1).clubs[0].objective is None
    assert table.g.vp[0] == 0
    table.play(0, "build:store")
    assert table.view(1).clubs[0].objective == "O08"
    assert table.g.vp[0] == 2
    assert table.kinds("objective", "perfect") == ["objective"]


@pytest.mark.rule("EL-277")
def test_a_goal_is_paid_once() -> None:
    table = given().objective(0, "O04").office(0, 3)
    assert [checked(table) for _ in range(3)] == [2, 2, 2]
    table.office(0, 5)
    assert [checked(table) for _ in range(3)] == [4, 4, 4]


@pytest.mark.rule("EL-278")
def test_the_perfect_goal_may_follow_in_a_later_week() -> None:
    table = given(week=2, first=1).objective(0, "O04").office(0, 2).cash(0, 5).turn(0)
    assert table.play(0, "build:office").g.vp[0] == 2
    table.office(0, 4).cash(0, 20).end_of_week().until("basic_action")
    assert (table.g.week, table.g.vp[0]) == (3, 2)
    table.play(0, "build:office")
    assert table.g.vp[0] == 4
    assert table.kinds("objective", "perfect") == ["objective", "perfect"]


@pytest.mark.rule("EL-279")
@pytest.mark.parametrize(
    ("name", "goal", "perfect"),
    [
        ("O09", {"points": 3}, {"points": 5}),
        ("O10", {"cash": 8}, {"cash": 14}),
        ("O12", {"stats": 3}, {"stats": 4}),
    ],
)
def test_end_objectives_wait_for_the_end(name: str, goal: dict[str, int], perfect: dict[str, int]) -> None:
    for situation, vp in ((goal, 2), (perfect, 4)):
        table = given(week=6).objective(0, name).points(T01=9, T02=4, T03=4)
        table.club_points(situation.get("points", 0), 0).cash(0, situation.get("cash", 0))
        table.g.stats[:4] = [situation.get("stats", 2)] * 4
        assert checked(table) == 0
        assert table.view(1).clubs[0].objective is None
        table.finish()
        assert table.g.vp[0] == vp
        assert table.view(1).clubs[0].objective == name


@pytest.mark.rule("EL-279")
def test_an_end_objective_that_was_met_only_before_the_end_is_missed() -> None:
    table = given(week=5).objective(0, "O10").cash(0, 14)
    assert checked(table) == 0
    table.cash(0, 7).finish()
    assert table.g.vp[0] == 0
    assert table.events("objective_missed")


@pytest.mark.rule("EL-280")
def test_an_objective_is_scored_without_a_question() -> None:
    table = given().objective(0, "O04").office(0, 2).cash(0, 5).turn(0).play(0, "build:office")
    assert table.asked(0) is None
    assert table.g.vp[0] == 2
    assert table.view(1).clubs[0].objective == "O04"
