"""Monday: what the balance is made of, and who is paid or pays."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import given

# A club with its starting staff and manager pays 2 $ of salaries, so its balance is its fans less 2.


@pytest.mark.rule("TS-048")
def test_positive_balance_is_paid_out_on_monday() -> None:
    assert given().fans(0, 7).only("mon").g.cash[0] == 5 + 5


@pytest.mark.rule("TS-049")
def test_negative_balance_is_paid_to_the_bank_on_monday() -> None:
    table = given().fans(0, 0).only("mon")
    assert table.g.cash == [5 - 2, 5 + 10]
    assert table.g.fans[0] == 0


@pytest.mark.rule("TS-050")
def test_balance_of_zero_pays_nothing() -> None:
    table = given().fans(0, 2).only("mon")
    assert table.g.cash[0] == 5
    assert [0, 0] in table.events("collection")


@pytest.mark.rule("TS-051")
@pytest.mark.parametrize("week", [0, 1, 6, 10])
def test_collection_takes_place_in_every_week(week: int) -> None:
    assert given(week=week).fans(0, 8).only("mon").g.cash[0] == 11


@pytest.mark.rule("TS-052")
def test_income_is_a_dollar_per_fan_and_the_coins_of_both_contracts() -> None:
    table = given().fans(0, 6)
    assert table.view().clubs[0].income == 6
    table.staff(0, "A202")
    assert table.view().clubs[0].income == 6 + 2
    table.staff(0, "V401")
    assert table.view().clubs[0].income == 6 + 2 + 3
    assert table.balance(0) == 9


@pytest.mark.rule("TS-053")
def test_expenses_are_all_salaries_of_players_managers_and_staff() -> None:
    table = given().fans(0, 15)
    assert table.view().clubs[0].expenses == 2
    table.field(0, gk="F101").bench(0, "F301")
    assert table.view().clubs[0].expenses == 2 + 2 + 3  # fielded or not
    table.managers(0, "blue:manager", "M301", "M101")
    assert table.view().clubs[0].expenses == 7 + 2 + 1
    table.staff(0, "T102", "E301", "C201")
    assert table.view().clubs[0].expenses == 10 + 1 + 1 + 1
    assert table.balance(0) == 2


@pytest.mark.rule("TS-054")
@pytest.mark.parametrize(("fans", "balance"), [(11, 9), (12, 10), (13, 10), (25, 10)])
def test_balance_is_at_most_10(fans: int, balance: int) -> None:
    assert given().fans(0, fans).balance(0) == balance


@pytest.mark.rule("TS-054")
@pytest.mark.parametrize(("fans", "balance"), [(4, -2), (1, -5), (0, -5)])
def test_balance_is_at_least_minus_5(fans: int, balance: int) -> None:
    assert given().fans(0, fans).bench(0, "F403").balance(0) == balance


@pytest.mark.rule("TS-055")
def test_what_lies_beyond_the_end_of_the_track_is_not_forgotten() -> None:
    table = given().fans(0, 14).cash(0, 9).parking(0, 6, "F102").turn(0)
    assert table.balance(0) == 10  # true 12
    table.play(0, "park:6", "bench")
    assert table.balance(0) == 10  # true 11
    table.bench(0, "F101")
    assert table.balance(0) == 9


@pytest.mark.rule("TS-055", "TS-X25")
def test_sale_below_the_end_of_the_track_leaves_it_there() -> None:
    table = given().fans(0, 13).staff(0, "A202").parking(0, 6, "L102")
    table.bench(0, "F403", "F407", "F415", "F408", "F410", "F413", "F101")
    club = table.view().clubs[0]
    assert (club.income, club.expenses, club.balance) == (15, 25, -5)
    table.dice(1).turn(0).play(0, "park:6", "F101")
    club = table.view().clubs[0]
    assert (club.income - club.expenses, club.balance) == (-8, -5)


@pytest.mark.rule("TS-056")
@pytest.mark.parametrize(
    ("tile", "change"),
    [("F101", -2), ("M301", -2), ("T102", -1), ("E301", -1), ("A401", 3 - 1), ("V102", 2), ("N101", 0)],
)
def test_balance_changes_at_once_with_an_acquired_tile(tile: str, change: int) -> None:
    table = given().fans(0, 8).cash(0, 9).staff(0, "A101").parking(0, 6, tile).turn(0)
    before = table.balance(0)
    table.play(0, "park:6")
    assert table.balance(0) == before + change


@pytest.mark.rule("TS-056")
def test_balance_changes_at_once_with_a_leaving_player_a_dismissed_manager_and_a_fan() -> None:
    table = given().fans(0, 8).bench(0, "F101", "F102").parking(0, 6, "L101").dice(1).turn(0)
    assert table.balance(0) == 3
    table.play(0, "park:6", "F101")
    assert table.balance(0) == 5
    table = given().fans(0, 8).cash(0, 9).managers(0, "M301", "M302", "M303").parking(0, 6, "M101").turn(0)
    assert table.balance(0) == 1
    assert table.play(0, "park:6", "M301").balance(0) == 1 - 1 + 2
    table = given(week=0).fans(0, 8, satisfaction=3).staff(0, "N101")
    assert table.balance(0) == 6
    assert table.only("sun").balance(0) == 7


@pytest.mark.rule("TS-057")
def test_purchase_that_pushes_the_balance_below_the_track_is_allowed() -> None:
    table = given().fans(0, 1).cash(0, 13).bench(0, "F407").parking(0, 6, "F403").turn(0)
    assert table.balance(0) == -5
    table.play(0, "park:6", "cbl")
    assert table.g.cash[0] == 0
    assert (table.view().clubs[0].income - table.view().clubs[0].expenses, table.balance(0)) == (-9, -5)


@pytest.mark.rule("TS-058", "TS-059", "TS-X26")
def test_who_cannot_pay_on_monday_pays_all_and_loses_a_fan() -> None:
    table = given().fans(0, 1).bench(0, "F403").cash(0, 3)
    assert table.balance(0) == -5
    table.only("mon")
    assert (table.g.cash[0], table.g.fans[0]) == (0, 0)
    assert table.events("short_of_money") == [[0, 3, 2, 0]]
    table.only("mon")
    assert (table.g.cash[0], table.g.fans[0]) == (0, 0)  # neither falls below 0


@pytest.mark.rule("TS-058")
def test_who_can_just_pay_loses_no_fan() -> None:
    table = given().fans(0, 1).bench(0, "F403").cash(0, 5).only("mon")
    assert (table.g.cash[0], table.g.fans[0]) == (0, 1)


@pytest.mark.rule("TS-058")
def test_press_penalty_is_compulsory_too() -> None:
    table = given().fans(0, 9).cash(0, 1).press(0, "R201").managers(0, "M101").managers(1, "M102")
    table.dice(*[1] * 22).match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.g.cash == [0, 5]  # nil-nil: it owed 2 $
    assert table.g.fans[0] == 8


@pytest.mark.rule("TS-059")
def test_nobody_can_spend_more_than_the_cash_in_hand() -> None:
    table = given().cash(0, 5).parking(0, 6, "F101").turn(0)
    assert "park:6" not in table.options(0)
    assert table.why(0, "park:6") == "TS-072"
    assert "park:6" in given().cash(0, 6).parking(0, 6, "F101").turn(0).options(0)
