"""Market days: operation points and one-way streets."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import given
from touchline.engine.errors import Refused


@pytest.mark.rule("TS-060")
def test_each_club_may_spend_the_points_of_its_own_scout() -> None:
    table = given(3).staff(1, "T301").staff(2, "T101").market({16: "F101"}).only("tue").until()
    assert table.events("market_turn") == [[0, 4], [1, 7], [2, 5]]
    table = given().staff(0, "T101").turn(0)
    for segment in ("H01", "H02", "H03", "V40"):
        assert table.asked(0) == "market_step"
        table.play(0, f"move:{segment}")
    assert table.play(0, "move:V41").asked(0) is None


@pytest.mark.rule("TS-061")
def test_move_parking_and_forced_try_cost_one_point_each() -> None:
    table = given().cash(0, 20).car(0, "H00").market({4: "F101"}).turn(0)
    assert table.view().op == 4
    assert table.play(0, "move:H01").view().op == 3
    table.play(0, "move:H02", "move:H03")
    assert table.view().op == 1
    assert "force:4" in table.options(0)  # the last point is enough for a try
    table = given().cash(0, 20).car(0, "H00").market({4: "F103"}).turn(0)
    table.play(0, "move:H01", "move:H02", "move:H03")
    assert "park:4" in table.options(0)  # and for its parking
    table = given().cash(0, 20).car(0, "V00").market({4: "F103"}).turn(0)
    table.play(0, "move:H00", "move:H01", "move:H02", "move:H03")
    assert table.asked(0) is None  # at the parking without a point to enter it


@pytest.mark.rule("TS-062")
def test_points_that_are_not_spent_are_lost() -> None:
    table = given(1).market({16: "F101"}).dice(*[6] * 6).start("tue")
    table.play(0, "move:H01", "end:turn")
    assert (table.g.day, table.view().op) == (2, 4)


@pytest.mark.rule("TS-063")
def test_turn_may_end_at_any_time() -> None:
    table = given().market({16: "F101"}).only("tue").play(0, "end:turn")
    assert table.asked(1) == "market_step"
    table.play(1, "move:H01", "end:turn")
    assert table.g.next_seat() == -1


@pytest.mark.rule("TS-064", "TS-X21")
def test_move_goes_to_the_next_segment_at_the_crossing_ahead() -> None:
    table = given().turn(0)
    assert table.options(0) == ["move:H01", "move:V10", "end:turn"]
    table.play(0, "move:H01")
    assert table.view().clubs[0].car == "H01"
    assert table.options(0) == ["move:H02", "end:turn"]
    assert table.why(0, "move:H03") == "TS-064"


@pytest.mark.rule("TS-065")
@pytest.mark.parametrize(
    ("car", "ahead"),
    [
        ("H11", ["H10", "V11"]),  # west to the crossing with V1: straight on or south, not at its east end
        ("V21", ["H11", "V20"]),  # north
        ("V12", ["H30", "V13"]),  # south
        ("H22", ["H23", "V32"]),  # east
        ("V30", ["H12", "V31"]),
        ("H03", ["V40"]),  # the corner
        ("H33", ["H32", "V33"]),
    ],
)
def test_car_leaves_only_where_the_traffic_points_to(car: str, ahead: list[str]) -> None:
    table = given().car(0, car).turn(0)
    assert table.options(0) == [f"move:{segment}" for segment in ahead] + ["end:turn"]


@pytest.mark.rule("TS-066")
def test_car_never_moves_against_the_traffic_or_turns_back() -> None:
    table = given().car(0, "H11").turn(0)
    for segment in ("V10", "H12", "V20", "V21", "H11"):
        assert table.why(0, f"move:{segment}") == "TS-066"
    with pytest.raises(Refused, match="TS-066"):
        table.play(0, "move:V21")
    assert table.view().clubs[0].car == "H11"


@pytest.mark.rule("TS-067")
def test_cars_never_block_each_other() -> None:
    table = given(4).car(0, "H01").car(1, "H01").car(2, "H01").car(3, "H00").cash(3, 9)
    table.market({2: "F103"}).turn(3)
    alone = given(4).car(3, "H00").cash(3, 9).market({2: "F103"}).turn(3)
    assert table.options(3) == alone.options(3)
    table.play(3, "move:H01")
    assert [club.car for club in table.view().clubs] == ["H01"] * 4
    assert "park:2" in table.options(3)
    assert table.play(3, "move:H02").view().clubs[3].car == "H02"


@pytest.mark.rule("TS-068")
def test_car_keeps_its_segment_over_days_and_weeks() -> None:
    table = given(2, week=2, first=1).market({16: "F101"}).start("fri")
    table.play(1, "move:V10", "end:turn").play(0, "end:turn")
    assert (table.g.day, table.view().clubs[1].car) == (5, "V10")
    while table.g.week == 2:
        table.play(table.g.next_seat(), table.options(table.g.next_seat())[-1])
    assert (table.g.week, table.g.day) == (3, 1)
    assert [club.car for club in table.view().clubs] == ["H00", "V10"]
