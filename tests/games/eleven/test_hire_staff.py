"""Staff cards once they are hired: BONUS, ACTION, FEATURE, and Card actions (EL-141 to EL-146, EL-168 to
EL-172)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from touchline.games.eleven import state as s

SQUAD = ("P05", "P06", "P07", "P08")


def staff_row(*last: str) -> Table:
    """These cards in slots 3 to 5 of the Staff row, and money for any of them."""
    return given().cash(0, 10).row("staff", "S27", "S28", *last)


def next_turn(table: Table, day: str = "wed") -> Table:
    """The next Day of a club that has ended its turn."""
    while table.asked(0):
        table.play(0, "end_turn:end_turn")
    return table.turn(0, day)


# Hire Staff


@pytest.mark.rule("EL-141")
def test_a_staff_bonus_comes_at_once_and_once() -> None:
    table = staff_row("S15", "S12", "S16").turn(0).play(0, "hire:S16")
    assert table.asked(0) == "accept"
    table.play(0, "accept")
    assert table.stats(0)["fans"] == 3
    next_turn(table).play(0, "pass_basic:pass")
    table.production().end_of_week()
    assert table.stats(0)["fans"] == 3


@pytest.mark.rule("EL-141")
def test_the_next_hire_does_not_repeat_a_bonus() -> None:
    table = staff_row("S15", "S12", "S20").turn(0).play(0, "hire:S20", "accept")
    assert table.g.vp[0] == 1
    next_turn(table).play(0, "hire:S12")
    assert table.g.vp[0] == 1


@pytest.mark.rule("EL-142")
def test_a_staff_bonus_may_be_declined() -> None:
    table = staff_row("S15", "S12", "S16").turn(0).play(0, "hire:S16")
    assert table.options(0) == ["accept:accept", "accept:decline"]
    table.play(0, "decline")
    assert table.stats(0)["fans"] == 2
    assert THING["S16"] in table.g.staff[0]


@pytest.mark.rule("EL-143")
def test_a_feature_is_in_force_while_its_card_is_not_suspended() -> None:
    table = given().squad(0, *SQUAD).cash(0, 2)
    assert table.upkeep_cost(0) == 3
    table.staff(0, "S21")
    assert table.upkeep_cost(0) == 3  # one more Staff card costs 1, its FEATURE takes 1 off
    table.turn(0).play(0, "card_action:S21")
    assert table.g.office[0] == 1
    assert table.upkeep_cost(0) == 3  # exhausted, and still in force
    assert table.suspended("S21", 1).upkeep_cost(0) == 4


@pytest.mark.rule("EL-143")
def test_a_feature_is_no_action() -> None:
    table = given().staff(0, "S10", "S15").resource(0, ops=2).turn(0)
    assert "card_action:S15" in table.options(0)
    assert "card_action:S10" not in table.options(0)


@pytest.mark.rule("EL-145")
def test_staff_without_limit() -> None:
    many = [f"S{number:02}" for number in range(1, 21) if number not in (12, 15)]
    table = given(seats=3).staff(0, *many).cash(0, 10).row("staff", "S28", "S29", "S27", "S12", "S15")
    assert len(table.g.staff[0]) == 19
    table.turn(0).play(0, "hire:S27")
    assert len(table.g.staff[0]) == 20
    assert table.view(0).clubs[0].maintenance[2] == 20


@pytest.mark.rule("EL-146")
def test_a_new_staff_card_is_ready_though_all_others_are_exhausted() -> None:
    table = staff_row("S15", "S12", "S16").resource(0, ops=2)
    table.g.exhausted[0] = 0b1111  # three Directors and the First Trainer
    table.turn(0).play(0, "hire:S15")
    assert table.options(0) == ["end_turn:end_turn", "paid_action:S15"]
    assert table.play(0, "paid_action:S15").stock(0) == {"cash": 8, "fans": 2, "ops": 0, "fitness": 0}


# Card actions


@pytest.mark.rule("EL-168")
def test_a_card_action_exhausts_its_card_pays_and_acts() -> None:
    table = given().staff(0, "S18").cash(0, 3).turn(0).play(0, "card_action:S18")
    assert table.stock(0)["cash"] == 1
    assert table.stats(0)["fans"] == 3
    assert [card.exhausted for card in table.view().clubs[0].staff] == [False, True]


@pytest.mark.rule("EL-168")
def test_the_card_that_has_worked_rests_and_the_others_do_not() -> None:
    table = given().staff(0, "S18", "S15").directors(0, "D14", "D15", "D05").resource(0, cash=9, ops=9)
    table.turn(0).play(0, "card_action:S18")
    may = {option.partition(":")[2] for option in table.options(0) if option.startswith("paid_action:")}
    assert ("S18" in may, {"S15", "D14", "D15"} <= may) == (False, True)


@pytest.mark.rule("EL-168")
def test_a_director_has_card_actions_too() -> None:
    table = given().directors(0, "D14", "D15", "D05").turn(0)
    assert [option for option in table.options(0) if option.startswith("card_action")] == [
        "card_action:D14",
        "card_action:D15",
    ]
    table.play(0, "card_action:D15")
    assert table.stock(0)["fans"] == 2
    assert [card.exhausted for card in table.view().clubs[0].directors] == [False, True, False]


@pytest.mark.rule("EL-168")
def test_cards_without_an_action_and_cards_of_others_cannot_act() -> None:
    table = given().staff(0, "S10").staff(1, "S15").turn(0)
    assert table.why(0, "card_action:S10") == "EL-168"
    assert table.why(0, "card_action:S15") == "EL-168"


@pytest.mark.rule("EL-169")
def test_an_exhausted_card_waits_for_the_end_of_the_week() -> None:
    table = given().staff(0, "S15").resource(0, ops=4).turn(0).play(0, "card_action:S15")
    assert table.why(0, "paid_action:S15") == "EL-169"
    next_turn(table)
    assert table.why(0, "card_action:S15") == "EL-169"
    table.play(0, "pass_basic:pass")
    assert table.why(0, "paid_action:S15") == "EL-169"
    table.play(0, "end_turn:end_turn").step(s.UNEXHAUST)
    assert "card_action:S15" in table.turn(0).options(0)


@pytest.mark.rule("EL-170")
def test_suspended_staff_and_directors_cannot_act() -> None:
    table = given().directors(0, "D14", "D15", "D05").staff(0, "S15", "S12").resource(0, ops=2)
    table.suspended("S15", 1).suspended("D15", 2).turn(0)
    usable = [option for option in table.options(0) if "_action:" in option]
    assert usable == ["card_action:D14", "card_action:S12", "paid_action:D14", "paid_action:S12"]
    assert table.why(0, "card_action:S15") == table.why(0, "paid_action:D15") == "EL-170"


@pytest.mark.rule("EL-170")
def test_a_suspended_director_has_no_feature() -> None:
    table = given().directors(0, "D01", "D02", "D03").squad(0, *SQUAD)
    assert table.upkeep_cost(0) == 2
    assert table.suspended("D01", 1).upkeep_cost(0) == 3


@pytest.mark.rule("EL-171")
def test_an_action_that_would_change_nothing_is_not_offered() -> None:
    healthy = given().staff(0, "S09", "S05").player(0, "P07").player(0, "Y01", trained=True).turn(0)
    assert healthy.why(0, "card_action:S09") == "EL-171"
    assert healthy.why(0, "card_action:S05") == "EL-171"
    useful = given().staff(0, "S09", "S05").player(0, "P07", injury=1).player(0, "Y01").turn(0)
    assert {"card_action:S09", "card_action:S05"} <= set(useful.options(0))


@pytest.mark.rule("EL-172")
def test_a_hire_by_a_card_follows_the_rules_of_hiring() -> None:
    table = given().staff(0, "S28").cash(0, 2).jersey(0, "j4", "a")
    table.row("players", "P05", "P06", "P07", "P11", "P10").top("P17")
    table.turn(0).play(0, "card_action:S28")
    assert table.options(0) == ["effect_target:P07", "effect_target:P10"]  # P11 costs 4 - 1
    table.play(0, "P07")
    assert table.stock(0)["cash"] == 1
    assert table.pitch(0)["j4"] == "d"
    assert table.view().players == ["P17", "P05", "P06", "P11", "P10"]


@pytest.mark.rule("EL-172")
def test_a_sale_by_a_card_is_halved_like_any_other() -> None:
    table = given().staff(0, "S31").player(0, "P11", injury=1).turn(0).play(0, "card_action:S31")
    assert table.stock(0)["cash"] == 2 + 1


@pytest.mark.rule("EL-172")
def test_contracts_and_buildings_by_cards_keep_the_limits_of_their_spaces() -> None:
    table = given().adboard(0, "SP01").adboard(0, "SP02").kit(0, "SP03").cash(0, 2)
    table.built(0, lighting=4, stand_3=1, adboard_3=0)
    table.row("sponsors", "SP04", "SP05", "SP06", "SP07", "SP08").turn(0)
    table.play(0, "card_action:D02")
    assert table.options(0) == ["effect_target:stand_4", "effect_target:adboard_3"]
    table.play(0, "stand_4")
    assert table.stock(0)["cash"] == 0
    next_turn(table).play(0, "card_action:D03")
    assert table.options(0) == [f"one_off:SP0{number}" for number in range(4, 9)]
