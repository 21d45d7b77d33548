"""The end of the game: places, victory points, who has won (EL-283 to EL-296)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import given


@pytest.mark.rule("EL-283")
def test_a_position_counts_clubs_and_opponents_with_more_points() -> None:
    table = given(3).club_points(7, 8, 0).points(T01=9, T02=7, T03=6, T05=20)
    assert [club.place for club in table.view().clubs] == [4, 3, 7]


@pytest.mark.rule("EL-284")
def test_equal_points_share_a_position_and_its_full_value() -> None:
    table = given(3).club_points(9, 9, 4).points(T01=9, T02=12)
    assert [club.place for club in table.view().clubs] == [2, 2, 5]
    assert [table.part(seat, "League") for seat in range(3)] == [10, 10, 4]


@pytest.mark.rule("EL-284")
def test_the_ninth_position_and_all_below_score_alike() -> None:
    teams = {f"T{team:02}": 5 for team in range(1, 9)}
    table = given(3).club_points(3, 2, 1).points(**teams)
    assert [club.place for club in table.view().clubs] == [9, 10, 11]
    assert [table.part(seat, "League") for seat in range(3)] == [-4, -4, -4]


@pytest.mark.rule("EL-285")
def test_a_token_in_supply_and_experience_on_own_youngsters_count_one_each() -> None:
    table = given().player(0, "Y18", trained=True, match_xp=1, goal_xp=2).player(1, "Y05", match_xp=3)
    table.g.vp = [4, 1]
    assert [(table.part(seat, "VP tokens"), table.part(seat, "Experience")) for seat in (0, 1)] == [
        (4, 3),
        (1, 3),
    ]


@pytest.mark.rule("EL-286")
@pytest.mark.parametrize("tokens", [{"injury": 2}, {"suspension": 1}])
def test_experience_of_an_injured_or_suspended_youngster_counts(tokens: dict[str, int]) -> None:
    table = given().player(0, "Y18", trained=True, match_xp=1, goal_xp=1, **tokens)
    assert table.part(0, "Experience") == 2


@pytest.mark.rule("EL-287")
@pytest.mark.parametrize(
    ("staff", "points"),
    [
        (("S15",), 1),
        (("S15", "S16"), 3),
        (("S15", "S16", "S17"), 5),
        (("S15", "S16", "S17", "S18"), 5),  # three is the last number printed for the crowd
        (("S15", "S09"), 2),
    ],
)
def test_each_staff_set_scores_for_its_cards_up_to_a_maximum(staff: tuple[str, ...], points: int) -> None:
    assert given(3).staff(0, *staff, only=True).part(0, "Staff sets") == points


@pytest.mark.rule("EL-287")
def test_a_suspended_staff_card_is_missing_in_its_set() -> None:
    table = given(3).staff(0, "S15", "S16", "S17", only=True).suspended("S17", 1)
    assert table.part(0, "Staff sets") == 3


@pytest.mark.rule("EL-288")
def test_only_built_infrastructure_scores() -> None:
    table = given().built(0, lighting=2, store=1, stand_4=1, adboard_3=1)
    assert [table.part(seat, "Infrastructure") for seat in (0, 1)] == [7, 0]


@pytest.mark.rule("EL-289")
@pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 2), (4, 13), (5, 17)])
def test_the_office_space_reached_scores(step: int, points: int) -> None:
    assert given().office(0, step).part(0, "Office") == points


@pytest.mark.rule("EL-290")
@pytest.mark.parametrize("card", ["P07", "F1", "D02", "SP01", "SP02"])
def test_every_suspension_token_on_any_card_costs_one(card: str) -> None:
    table = given().squad(0, "P07").staff(0, "F1", only=True).adboard(0, "SP01").kit(0, "SP02")
    table.g.directors[3:6] = [-1, -1, -1]
    assert table.suspended(card, 2).part(0, "Suspensions") == -2
    assert table.part(1, "Suspensions") == 0


@pytest.mark.rule("EL-291")
def test_injuries_cost_nothing() -> None:
    healthy, injured = given().player(0, "P07"), given().player(0, "P07", injury=3)
    assert injured.final(0) == healthy.final(0)


@pytest.mark.rule("EL-292")
def test_what_is_left_over_scores_nothing() -> None:
    table = given()
    before = table.final(0).total
    assert table.resource(0, cash=30, fans=9, ops=9, fitness=9).final(0).total == before


@pytest.mark.rule("EL-293")
def test_objectives_come_before_the_vp_tokens_are_counted() -> None:
    table = given(week=6).objective(0, "O10").cash(0, 14)  # END: 8 cash left, 14 cash left
    table.end_of_week()
    assert table.g.over
    assert table.final(0).parts["VP tokens"] == 4
    assert table.kinds("objective", "final") == ["objective", "final", "final"]
    assert table.events("final")[0][1] == table.final(0).total


@pytest.mark.rule("EL-294")
def test_most_points_win() -> None:
    table = given(3).club_points(9, 9, 9)
    table.g.vp = [3, 7, 5]
    assert [table.final(seat).place for seat in range(3)] == [3, 1, 2]


@pytest.mark.rule("EL-295")
def test_a_tie_is_won_by_more_league_points_or_shared() -> None:
    table = given(3).club_points(4, 6, 4)  # 2nd, 1st, 2nd place: 10, 15, 10 VP
    table.g.vp = [5, 0, 5]
    assert [table.final(seat).total for seat in range(3)] == [15, 15, 15]
    assert [table.final(seat).place for seat in range(3)] == [2, 1, 2]


@pytest.mark.rule("EL-296")
def test_a_total_may_be_negative() -> None:
    teams = {f"T{team:02}": 5 for team in range(1, 9)}
    table = given().staff(0, "F1", only=True).points(**teams).suspended("F1", 6)
    assert table.final(0).total == -10
