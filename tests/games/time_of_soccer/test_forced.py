"""Market days: forced tiles."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import Table, given

# The starting secretary shows 2 $, 3 $, 4 $, 5 $, X, X. F303 costs 9 $ and has its parking in space 6 on V11.


def beside(tile: str = "F303", cash: int = 20, car: str = "H11") -> Table:
    """Blue stands beside space 6, where that tile lies."""
    return given().cash(0, cash).fans(0, 12).car(0, car).market({6: tile}).turn(0)


@pytest.mark.rule("TS-110", "TS-X22")
@pytest.mark.parametrize("car", ["H11", "H21", "V11"])
def test_tile_may_be_forced_from_the_other_three_segments(car: str) -> None:
    table = beside("F101", car=car)
    assert "force:6" in table.options(0)
    assert "park:6" not in table.options(0)


@pytest.mark.rule("TS-110")
@pytest.mark.parametrize("car", ["H12", "H10", "V10", "V20", "H00"])
def test_tile_cannot_be_forced_from_further_away(car: str) -> None:
    table = beside("F101", car=car)
    assert "force:6" not in table.options(0)
    assert table.why(0, "force:6") == "TS-110"


@pytest.mark.rule("TS-111", "TS-X23")
def test_tile_cannot_be_forced_from_its_parking_segment() -> None:
    table = given().cash(0, 20).car(0, "V21").market({6: "F101", 7: "F105"}).turn(0)
    assert not {"force:6", "force:7"} & set(table.options(0))
    assert table.why(0, "force:6") == table.why(0, "force:7") == "TS-111"


@pytest.mark.rule("TS-112", "TS-114")
@pytest.mark.parametrize(
    ("secretary", "die", "cost"),
    [
        ("blue:secretary", 1, 9 + 2),
        ("blue:secretary", 4, 9 + 5),
        ("E101", 1, 9 + 1),
        ("E101", 5, 9 + 5),
        ("E301", 6, 9 + 3),
    ],
)
def test_forced_tile_costs_price_and_the_secretarys_amount(secretary: str, die: int, cost: int) -> None:
    table = beside().staff(0, secretary).dice(die).play(0, "force:6")
    assert table.events("secretary_roll") == [[0, die, cost - 9]]
    assert table.options(0) == ["force_buy:buy", "force_buy:decline"]
    assert table.g.cash[0] == 20  # nothing is paid for the try
    table.play(0, "buy")
    assert table.g.cash == [20 - cost, 5]


@pytest.mark.rule("TS-112", "TS-115", "TS-X03")
def test_two_moves_and_a_try_buy_the_tile_and_the_last_point_is_lost() -> None:
    table = given().cash(0, 13).car(0, "H13").market({6: "F303", 16: "F101"}).only("tue").dice(3)
    table.play(0, "move:H12", "move:H11", "force:6")
    assert table.options(0) == ["force_buy:buy", "force_buy:decline"]
    table.play(0, "buy", "lb")
    assert (table.g.cash[0], table.view().clubs[0].squad) == (0, ["F303"])
    assert (table.asked(0), table.asked(1)) == (None, "market_step")


@pytest.mark.rule("TS-113", "TS-115", "TS-X04")
@pytest.mark.parametrize("die", [5, 6])
def test_broken_talks_end_the_turn_without_the_tile(die: int) -> None:
    table = given().cash(0, 13).car(0, "H11").market({6: "F303"}).only("tue").dice(die).play(0, "force:6")
    assert (table.asked(0), table.asked(1)) == (None, "market_step")
    assert table.g.cash[0] == 13
    assert table.view().clubs[0].squad == []
    assert table.view().market[5].tile == "F303"


@pytest.mark.rule("TS-115", "TS-X05")
def test_declining_ends_the_turn_too() -> None:
    table = given().cash(0, 13).car(0, "H11").market({6: "F303"}).only("tue").dice(3)
    table.play(0, "force:6", "decline")
    assert (table.asked(0), table.asked(1)) == (None, "market_step")
    assert table.g.cash[0] == 13
    assert table.view().market[5].tile == "F303"


@pytest.mark.rule("TS-116")
def test_forced_tile_is_handled_as_if_entered_through_its_parking() -> None:
    player = beside("F101").dice(1).play(0, "force:6", "buy")
    assert (player.asked(0), player.balance(0)) == ("place_tile", 8)
    manager = beside("M301").managers(0, "blue:manager", "M101", "M102").dice(1).play(0, "force:6", "buy")
    assert manager.options(0) == ["dismiss:blue:manager", "dismiss:M101", "dismiss:M102"]


@pytest.mark.rule("TS-116")
def test_forced_contract_sends_the_old_one_to_the_market() -> None:
    table = beside("A202").staff(0, "A101").dice(1).play(0, "force:6", "buy")
    assert table.g.cash[0] == 20 - 2  # no price, but the amount
    assert table.view().clubs[0].advertising == "A202"
    assert (table.view().market[5].tile, table.view().market[5].old) == ("A101", True)
    assert table.view().clubs[0].income == 12 + 2


@pytest.mark.rule("TS-117")
@pytest.mark.parametrize(("tile", "rule"), [("F303", "TS-117"), ("N201", "TS-091"), ("R201", "TS-092")])
def test_try_is_allowed_only_if_the_club_could_take_the_tile(tile: str, rule: str) -> None:
    table = given().cash(0, 8).staff(0, "N101").press(0, "R101", "R102").car(0, "H11").market({6: tile})
    table.turn(0)
    assert "force:6" not in table.options(0)
    assert table.why(0, "force:6") == rule
    assert "force:6" in beside(tile, cash=9).options(0)


@pytest.mark.rule("TS-117", "TS-118", "TS-X50")
def test_club_that_cannot_pay_the_amount_on_top_must_decline() -> None:
    poor = given().cash(0, 4).car(0, "H11").market({6: "M301"}).turn(0)
    assert poor.view().market[5].parking != "H11"
    assert "force:6" not in poor.options(0)
    table = given().cash(0, 5).car(0, "H11").market({6: "M301"}).turn(0)
    assert "force:6" in table.options(0)
    table.dice(1).play(0, "force:6")
    assert table.asked(0) is None  # of `buy` and `decline` only the latter was left
    assert table.kinds("acquired", "declined") == ["declined"]
    assert (table.g.cash[0], table.view().market[5].tile) == (5, "M301")
    enough = given().cash(0, 7).car(0, "H11").market({6: "M301"}).turn(0).dice(1).play(0, "force:6")
    assert enough.options(0) == ["force_buy:buy", "force_buy:decline"]


@pytest.mark.rule("TS-119")
def test_sales_tiles_cannot_be_forced() -> None:
    offered = set()
    for car in ("H11", "V21", "H21", "V11"):
        table = given().bench(0, "F101").car(0, car).market({6: "L101"}).turn(0)
        offered |= {option for option in table.options(0) if option.endswith(":6")}
        if "park:6" not in table.options(0):
            assert table.why(0, "force:6") == "TS-119"
    assert offered == {"park:6"}


@pytest.mark.rule("TS-120")
@pytest.mark.parametrize(("die", "answers"), [(1, ["buy", "bench"]), (1, ["decline"]), (6, [])])
def test_forced_try_leaves_the_car_on_its_segment(die: int, answers: list[str]) -> None:
    table = beside("F101").dice(die).play(0, "force:6", *answers)
    assert table.asked(0) is None
    assert table.view().clubs[0].car == "H11"
