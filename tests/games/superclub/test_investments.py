"""Off-season step 4: facilities and key staff (SC-079 to SC-098, SC-335 to SC-337)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import STAFF, THING, Table, card, given
from touchline.games.superclub import state as s
from touchline.games.superclub.rules import scouting, training

FACILITIES = ["training", "scouting", "stadium"]


def investor(cash: int = 200, *members: str) -> Table:
    """A manager who invests; the next two key staff cards cost 20M and 40M."""
    table = given().crew(0, 13).crew(1, 12).cash(cash, 200).staff(0, *members)
    return table.staff_deck("KS-02", "KS-03").investing(0)


def levels(table: Table, seat: int = 0) -> list[int]:
    """Training, scouting and stadium."""
    return table.g.levels[3 * seat : 3 * seat + 3]


@pytest.mark.rule("SC-079")
def test_there_are_at_most_two_actions_and_fewer_are_fine() -> None:
    table = investor().play(0, "invest:training", "invest:stadium")
    assert table.asked(0) is None
    assert levels(table) == [2, 1, 2]
    assert investor().play(0, "invest:done").asked(0) is None
    assert levels(investor().play(0, "invest:scouting", "done")) == [1, 2, 1]


@pytest.mark.rule("SC-080")
@pytest.mark.parametrize("department", [*FACILITIES, "staff"])
def test_the_two_actions_are_in_different_departments(department: str) -> None:
    table = investor().play(0, f"invest:{department}")
    if department == "staff":
        table.play(0, "hire:none")
    others = [name for name in [*FACILITIES, "staff"] if name != department]
    assert table.options(0, "invest") == ["invest:done", *[f"invest:{name}" for name in others]]
    assert table.why(0, f"invest:{department}") == "SC-080"


@pytest.mark.parametrize(
    ("department", "prices"),
    [
        pytest.param("training", [15, 30, 60], marks=pytest.mark.rule("SC-083")),
        pytest.param("scouting", [15, 30, 60], marks=pytest.mark.rule("SC-084")),
        pytest.param("stadium", [20, 40, 80], marks=pytest.mark.rule("SC-085")),
    ],
)
@pytest.mark.rule("SC-081")
def test_an_action_raises_a_facility_by_one_level_for_its_price(department: str, prices: list[int]) -> None:
    at = FACILITIES.index(department)
    for level, price in enumerate(prices, 1):
        table = given().crew(0, 12).cash(200).level(0, **{department: level}).investing(0)
        table.play(0, f"invest:{department}")
        assert levels(table)[at] == level + 1
        assert sum(levels(table)) == level + 1 + 2
        assert table.g.cash[0] == 200 - price


@pytest.mark.rule("SC-081")
@pytest.mark.parametrize("seat", range(3))
def test_the_facility_that_is_raised_is_the_own_one(seat: int) -> None:
    table = given(3).crew(seat, 12).cash(*[200] * 3).investing(seat).play(seat, "invest:scouting")
    assert [levels(table, other) for other in range(3)] == [[1, 1 + (other == seat), 1] for other in range(3)]


@pytest.mark.rule("SC-082")
@pytest.mark.parametrize("department", FACILITIES)
def test_a_facility_on_level_four_cannot_be_chosen(department: str) -> None:
    table = given().crew(0, 12).cash(200).level(0, **{department: 4}).investing(0)
    assert f"invest:{department}" not in table.options(0)
    assert table.why(0, f"invest:{department}") == "SC-082"


@pytest.mark.rule("SC-335")
def test_a_facility_needs_its_price_in_cash_and_a_staff_action_nothing() -> None:
    assert investor(15).options(0, "invest") == [
        "invest:done",
        "invest:training",
        "invest:scouting",
        "invest:staff",
    ]
    table = investor(14)
    assert table.options(0, "invest") == ["invest:done", "invest:staff"]
    assert table.why(0, "invest:training") == "SC-335"
    assert investor(0).play(0, "invest:staff").asked(0) == "hire"


@pytest.mark.rule("SC-336")
def test_every_club_can_buy_the_same_level() -> None:
    table = given(seats=6)
    for seat in range(6):
        table.crew(seat, 12).level(seat, training=3)
    table.cash(*[60] * 6)
    for seat in range(6):
        table.investing(seat).play(seat, "invest:training", "invest:done")
    assert [manager.training for manager in table.view().managers] == [4] * 6
    assert table.g.cash == [0] * 6


@pytest.mark.rule("SC-086")
def test_an_upgrade_works_from_then_on_and_not_for_steps_that_are_over() -> None:
    table = given(season=2).crew(0, 12).squad(0, card("MID", 2, 6), card("ATT", 1, 5)).crew(1, 12)
    table.cash(100, 100).run(s.OFF_SEASON).until("invest")
    scouted, trained = len(table.events("scouted")), len(table.events("trained"))
    table.play(0, "invest:training", "invest:scouting").until("turn")
    assert (len(table.events("scouted")), len(table.events("trained"))) == (scouted, trained)
    assert (training.places(table.g, 0), scouting.reports(table.g, 0)) == (2, 2)


# Key staff


@pytest.mark.rule("SC-087")
def test_a_staff_action_draws_the_top_two_cards_and_one_or_none_is_hired() -> None:
    table = investor().play(0, "invest:staff")
    assert sorted(table.options(0, "hire")) == ["hire:KS-02", "hire:KS-03", "hire:none"]
    assert table.why(0, "hire:KS-05") == "SC-087"
    table.play(0, "hire:KS-03")
    assert table.view().managers[0].staff == ["KS-03"]
    assert investor().play(0, "invest:staff", "hire:none").view().managers[0].staff == []


@pytest.mark.rule("SC-088")
def test_the_printed_price_is_paid_to_the_bank() -> None:
    table = investor().play(0, "invest:staff", "hire:KS-03")
    assert table.g.cash == [160, 200]
    assert investor(40).play(0, "invest:staff", "hire:KS-03").g.cash[0] == 0
    poor = investor(39).play(0, "invest:staff")
    assert poor.options(0, "hire") == ["hire:none", "hire:KS-02"]
    assert poor.why(0, "hire:KS-03") == "SC-088"


@pytest.mark.rule("SC-089")
def test_a_staff_action_is_spent_though_nobody_is_hired() -> None:
    table = investor(0).play(0, "invest:staff")
    assert table.options(0, "hire") == ["hire:none"]
    table.play(0, "hire:none")
    assert table.g.cash[0] == 0
    assert table.asked(0) is None  # no second look, and nothing else that he could pay
    table = investor().play(0, "invest:staff", "hire:none", "invest:training")
    assert table.asked(0) is None


@pytest.mark.rule("SC-090")
def test_no_second_member_is_hired_in_the_same_off_season() -> None:
    table = investor(200, "KS-25").play(0, "invest:staff", "hire:KS-02", "invest:training")
    assert table.asked(0) == "invest"  # a third action, by his staff
    assert table.why(0, "invest:staff") == "SC-080"
    assert len(table.events("hired")) == 1


@pytest.mark.rule("SC-091", "SC-092")
def test_a_fourth_member_is_hired_only_after_one_is_fired() -> None:
    table = investor(100, "KS-01a", "KS-04a", "KS-07a").play(0, "invest:staff")
    assert table.options(0, "hire") == ["hire:none"]
    assert table.why(0, "hire:KS-02") == "SC-092"
    table.play(0, "fire:KS-04a")
    assert table.g.cash[0] == 100  # without compensation
    table.play(0, "hire:KS-02")
    assert table.view().managers[0].staff == ["KS-01a", "KS-07a", "KS-02"]
    assert table.g.cash[0] == 80


@pytest.mark.rule("SC-337")
def test_between_drawing_and_hiring_he_may_sell_and_fire() -> None:
    table = investor(10, "KS-01a", "KS-04a", "KS-07a").squad(0, card("DEF", 5)).play(0, "invest:staff")
    table.play(0, f"sell_abroad:{card('DEF', 5)}", "fire:KS-01a")
    assert table.view().drawn == ["KS-02", "KS-03"]
    table.play(0, "hire:KS-03")
    assert table.g.cash[0] == 10 + 30 - 40


@pytest.mark.rule("SC-094")
def test_key_staff_is_never_sold_to_the_bank() -> None:
    table = investor(0, "KS-10")
    assert not any("KS-10" in option for option in table.options(0, "sell_abroad"))
    assert table.why(0, "sell_abroad:KS-10") == "SC-039"
    table.play(0, "fire:KS-10")
    assert table.g.cash[0] == 0


@pytest.mark.rule("SC-095")
def test_key_staff_is_sold_to_another_manager_who_agrees() -> None:
    table = given().crew(0, 12).crew(1, 12).cash(0, 50).staff(0, "KS-10").stage("training")
    table.run(s.TRADE_WINDOW)
    table.play(0, "offer_to:p1", "give:KS-10", "offer:done", "offer:done", "ask_cash:30", "offer:send")
    assert table.view().managers[1].staff == []  # he has not agreed yet
    table.play(1, "answer:accept")
    assert [manager.staff for manager in table.view().managers] == [[], ["KS-10"]]
    assert table.g.cash == [30, 20]


@pytest.mark.rule("SC-096")
def test_effects_last_while_the_member_is_employed() -> None:
    table = given(season=2).crew(0, 12).crew(1, 12).staff(0, "KS-22").cash(100, 100)
    for season in (2, 3, 4):
        table.g.season = season
        table.run(s.FINANCE).until("")
    assert table.events("season_income") == [[0, 15]] * 3
    table.investing(0).play(0, "fire:KS-22", "invest:done")
    table.run(s.FINANCE)
    assert len(table.events("season_income")) == 3


@pytest.mark.rule("SC-097")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_two_drawn_cards_are_shown_to_all(seat: int) -> None:
    table = investor().play(0, "invest:staff")
    assert table.view(seat).drawn == ["KS-02", "KS-03"]
    told = next(event for event in table.heard if event.kind == "staff_drawn")
    assert (told.only, told.those) == (-1, 0)


@pytest.mark.rule("SC-098")
def test_who_is_not_hired_or_is_fired_goes_under_the_deck() -> None:
    def bottom(table: Table) -> list[int]:
        return [STAFF + member for member in table.g.staff_deck]

    table = investor().play(0, "invest:staff", "hire:KS-02")
    assert bottom(table)[0] == THING["KS-03"]
    table = investor().play(0, "invest:staff", "hire:none")
    assert bottom(table)[:2] == [THING["KS-03"], THING["KS-02"]]  # the first one drawn comes up first
    table = investor(200, "KS-10").play(0, "fire:KS-10")
    assert bottom(table)[0] == THING["KS-10"]


@pytest.mark.rule("SC-093")
def test_staff_is_fired_without_compensation_between_decisions_too() -> None:
    table = investor(200).staff(1, "KS-10")
    assert table.side(1, "fire") == ["fire:KS-10"]
    table.aside(1, "fire:KS-10")
    assert table.view().managers[1].staff == []
    assert table.g.cash[1] == 200
    table.g.stage = s.IN_SEASON
    table.staff(1, "KS-10")
    assert table.side(1, "fire") == []
    assert table.why(1, "fire:KS-10") == "SC-133"
