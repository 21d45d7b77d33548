"""Market days: sales tiles."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import Table, given

# The starting secretary shows X on 5 and 6; blue's starting football players have price 2 and salary 1.


def at_sales(*players: str, cash: int = 5, tile: str = "L102") -> Table:
    """Blue is in the parking of a sales tile with bonus 2 and owns these football players."""
    return given().cash(0, cash).fans(0, 8).bench(0, *players).parking(0, 6, tile).turn(0)


@pytest.mark.rule("TS-096")
def test_sales_tile_stays_in_the_market_when_used() -> None:
    table = at_sales("blue:S1", "F102").dice(1).play(0, "park:6", "blue:S1")
    assert table.view().market[5].tile == "L102"
    assert not table.view().market[5].old


@pytest.mark.rule("TS-097")
def test_several_clubs_may_use_a_sales_tile_on_the_same_day() -> None:
    table = given(2).bench(0, "F101", "F102").bench(1, "F201", "F202").parking(0, 6, "L102").car(1, "V31")
    table.car(1, table.view().clubs[0].car).only("tue").dice(1).play(0, "park:6", "F101")
    table.dice(1).play(1, "park:6", "F201")
    assert table.g.cash == [5 + 6 + 2, 5 + 4 + 2]


@pytest.mark.rule("TS-098")
def test_sales_tile_leaves_after_two_market_movements() -> None:
    table = given().market({6: "L102"}).only("movement")
    assert (table.view().market[5].tile, table.view().market[5].old) == ("L102", True)
    table.only("movement")
    assert "L102" in table.view().gone


@pytest.mark.rule("TS-099")
def test_football_player_leaves_a_club_only_by_a_sale() -> None:
    table = given().cash(0, 9).field(0, gk="F102").parking(0, 6, "F101").turn(0).play(0, "park:6", "gk")
    assert table.view().clubs[0].squad == ["F102", "F101"]  # pushed to the bench
    table.match("red", "blue").play(0, "edit", "empty").until()
    assert table.view().clubs[0].squad == ["F102", "F101"]  # taken out of the team
    table.cash(0, 0).fans(0, 0).only("mon").only("mon")
    assert table.view().clubs[0].squad == ["F102", "F101"]  # not paid
    at_sale = at_sales("F101", "F102").dice(1).play(0, "park:6", "F101")
    assert at_sale.view().clubs[0].squad == ["F102"]


@pytest.mark.rule("TS-100")
def test_club_negotiates_the_sale_of_exactly_one_football_player() -> None:
    table = at_sales("F101", "F102", "blue:S1").play(0, "park:6")
    assert table.options(0) == ["sell_which:F101", "sell_which:F102", "sell_which:blue:S1"]
    assert table.why(0, "F103") == "TS-100"
    assert table.why(0, "end:turn") == "TS-100"  # it cannot walk away
    table.dice(1).play(0, "F101")
    assert table.view().clubs[0].squad == ["F102", "blue:S1"]
    assert table.asked(0) is None


@pytest.mark.rule("TS-101")
def test_football_player_is_named_before_the_roll() -> None:
    table = at_sales("F101", "F102").play(0, "park:6")
    assert table.asked(0) == "sell_which"
    assert table.events("secretary_roll") == []
    table.dice(1).play(0, "F102")
    assert table.kinds("deal_named", "secretary_roll", "sold") == ["deal_named", "secretary_roll", "sold"]


@pytest.mark.rule("TS-102")
@pytest.mark.parametrize("player", ["F101", "F103", "blue:S6"])
def test_fielded_benched_and_starting_players_may_be_sold(player: str) -> None:
    table = given().field(0, gk="F101", stl="blue:S6").bench(0, "F103").parking(0, 6, "L102").turn(0)
    table.dice(1).play(0, "park:6", player)
    assert player not in table.view().clubs[0].squad
    assert player in table.view().gone


@pytest.mark.rule("TS-103")
def test_club_without_football_players_may_not_enter_a_sales_tile() -> None:
    table = at_sales()
    assert "park:6" not in table.options(0)
    assert table.why(0, "park:6") == "TS-103"
    assert "park:6" in at_sales("F102").options(0)


@pytest.mark.rule("TS-103", "TS-X57")
@pytest.mark.parametrize(("cash", "enters"), [(6, True), (5, False)])
def test_with_the_second_market_a_club_may_enter_if_it_can_pay_for_one(cash: int, enters: bool) -> None:
    table = given(secondary_market=1).cash(0, cash).pile("F106").parking(0, 6, "L102").turn(0)
    assert ("park:6" in table.options(0)) == enters


@pytest.mark.rule("TS-104")
@pytest.mark.parametrize(
    ("secretary", "die", "sold"),
    [
        ("blue:secretary", 4, True),
        ("blue:secretary", 5, False),
        ("E102", 4, True),
        ("E102", 5, False),
        ("E201", 5, True),
        ("E201", 6, False),
        ("E301", 6, True),
    ],
)
def test_one_die_is_looked_up_in_the_secretarys_table(secretary: str, die: int, sold: bool) -> None:
    table = given().staff(0, secretary).bench(0, "F101", "F102").parking(0, 6, "L102").turn(0)
    table.dice(die).play(0, "park:6", "F101")
    assert ("F101" not in table.view().clubs[0].squad) == sold
    assert (table.asked(0) == "pay_talks") == (not sold)
    assert table.events("secretary_roll")[0][:2] == [0, die]


@pytest.mark.rule("TS-105", "TS-X07")
def test_amount_next_to_the_number_plays_no_part_in_a_sale() -> None:
    for die in (1, 2, 3, 4):
        table = at_sales("blue:S1", "F101").dice(die).play(0, "park:6", "blue:S1")
        assert table.g.cash[0] == 5 + 2 + 2
        assert table.asked(0) is None


@pytest.mark.rule("TS-106", "TS-X06")
def test_x_is_paid_once_for_every_x_of_the_table() -> None:
    table = at_sales("blue:S1", "F101").dice(6).play(0, "park:6", "blue:S1")
    assert table.options(0) == ["pay_talks:pay", "pay_talks:refuse"]
    before = table.balance(0)
    table.play(0, "pay")
    assert table.g.cash[0] == 5 - 2 + 4
    assert table.balance(0) == before + 1
    assert "blue:S1" in table.view().gone
    one_x = given().cash(0, 5).staff(0, "E201").bench(0, "blue:S1", "F101").parking(0, 6, "L102").turn(0)
    assert one_x.dice(6).play(0, "park:6", "blue:S1", "pay").g.cash[0] == 5 - 1 + 4


@pytest.mark.rule("TS-106")
def test_who_does_not_pay_keeps_the_player_and_the_turn_ends() -> None:
    table = at_sales("blue:S1", "F101").dice(5).play(0, "park:6", "blue:S1", "refuse")
    assert table.g.cash[0] == 5
    assert table.view().clubs[0].squad == ["blue:S1", "F101"]
    assert table.asked(0) is None


@pytest.mark.rule("TS-107", "TS-X08")
def test_talks_are_paid_from_cash_in_hand_not_from_the_proceeds() -> None:
    table = at_sales("blue:S1", "F101", cash=1).dice(6).play(0, "park:6", "blue:S1")
    assert table.asked(0) is None  # only `refuse` was left
    assert table.g.cash[0] == 1
    assert table.view().clubs[0].squad == ["blue:S1", "F101"]
    enough = at_sales("blue:S1", "F101", cash=2).dice(6).play(0, "park:6", "blue:S1")
    assert "pay_talks:pay" in enough.options(0)


@pytest.mark.rule("TS-108")
@pytest.mark.parametrize(("sales", "player", "paid"), [("L101", "F101", 7), ("L301", "F415", 16)])
def test_sale_pays_price_and_bonus(sales: str, player: str, paid: int) -> None:
    table = at_sales(player, "F102", tile=sales).dice(1).play(0, "park:6", player)
    assert table.g.cash == [5 + paid, 5]


@pytest.mark.rule("TS-109")
def test_position_of_a_sold_player_is_empty_until_the_line_up_is_edited() -> None:
    table = given().field(0, gk="F101", lb="F103").bench(0, "F102").parking(0, 6, "L102").turn(0)
    table.dice(1).play(0, "park:6", "F101")
    assert table.eleven(0)["gk"] is None  # nobody steps in from the bench
    assert table.eleven(0)["lb"] == "F103"
    assert "F101" in table.view().gone
    table.match("red", "blue").play(0, "edit", "F102")
    assert table.eleven(0)["gk"] == "F102"


@pytest.mark.rule("TS-109")
def test_nobody_is_missing_in_the_other_clubs() -> None:
    table = given(3).field(0, gk="blue:S1").field(1, gk="red:S1", lb="F101").field(2, gk="yellow:S1")
    table.parking(1, 6, "L102").turn(1).dice(1).play(1, "park:6", "F101")
    assert [table.eleven(seat)["gk"] for seat in range(3)] == ["blue:S1", "red:S1", "yellow:S1"]
    assert table.eleven(1)["lb"] is None
