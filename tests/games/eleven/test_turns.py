"""Tuesday, Wednesday, Thursday: whose turn it is and what a turn holds (EL-091 to EL-102)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import Table, given
from touchline.games.eleven import GAME, state as s

TUESDAY = s.ACTION_DAY | s.TUESDAY << 8
WEDNESDAY = s.ACTION_DAY | s.WEDNESDAY << 8
THURSDAY = s.ACTION_DAY | s.THURSDAY << 8
QUIET = {"D02", "D03", "D04"}  # the Directors of these tables; their actions need cash or a Sponsor


def verbs(table: Table, seat: int = 0) -> set[str]:
    """The kinds of options that the seat has."""
    return {option.split(":")[0] for option in table.options(seat)}


def paid(table: Table, seat: int = 0) -> set[str]:
    """The cards that can be used for a Paid action."""
    return {option.split(":")[1] for option in table.options(seat) if option.startswith("paid_action:")}


@pytest.mark.rule("EL-091")
def test_everybody_has_one_turn_a_day_clockwise_from_the_first_player() -> None:
    table = given(3, first=1).step(TUESDAY, WEDNESDAY, THURSDAY)
    seen = []
    while (seat := table.g.next_seat()) >= 0:
        seen.append((table.g.day, seat))
        assert [other for other in range(3) if table.asked(other)] == [seat]
        table.play(seat, "pass_basic:pass")
    assert seen == [(day, seat) for day in (s.TUESDAY, s.WEDNESDAY, s.THURSDAY) for seat in (1, 2, 0)]


@pytest.mark.rule("EL-092")
def test_a_turn_has_one_basic_action() -> None:
    table = given().cash(0, 9).resource(0, ops=2).staff(0, "S12").turn(0).play(0, "build:store")
    assert verbs(table) == {"end_turn", "paid_action"}
    assert table.why(0, "build:store") == "EL-092"
    assert table.why(0, "pass_basic:pass") == "EL-092"
    passed = given().cash(0, 9).resource(0, ops=2).staff(0, "S12").turn(0).play(0, "pass_basic:pass")
    assert passed.why(0, "build:store") == "EL-092"


@pytest.mark.rule("EL-092")
def test_a_club_reads_what_it_has_itself() -> None:
    table = given().cash(0, 7).resource(0, ops=1).cash(1, 3).resource(1, ops=2).turn(1)
    context = GAME.prompt(table.g, 1).context
    assert "3 " in context
    assert "2 operations" in context


@pytest.mark.rule("EL-093")
def test_a_paid_action_costs_two_ops_before_or_after_the_basic_action() -> None:
    before = given().cash(0, 3).resource(0, ops=2).staff(0, "S12").turn(0).play(0, "paid_action:S12")
    assert before.stock(0) == {"cash": 3, "fans": 0, "ops": 0, "fitness": 2}
    assert before.play(0, "build:store").asked(0) is None
    after = given().cash(0, 3).resource(0, ops=2).staff(0, "S12").turn(0).play(0, "build:store")
    assert after.play(0, "paid_action:S12").stock(0) == {"cash": 0, "fans": 0, "ops": 0, "fitness": 2}
    poor = given().resource(0, ops=1).staff(0, "S12").turn(0)
    assert poor.why(0, "paid_action:S12") == "EL-093"


@pytest.mark.rule("EL-094")
def test_one_paid_action_a_day() -> None:
    table = given().resource(0, ops=6).staff(0, "S12", "S15", "S22").turn(0).play(0, "paid_action:S12")
    assert table.why(0, "paid_action:S15") == "EL-094"
    table.play(0, "pass_basic:pass")
    assert table.asked(0) is None  # nothing is left to do today
    table.turn(0, "wed").play(0, "paid_action:S15")
    assert table.stock(0) == {"cash": 0, "fans": 2, "ops": 2, "fitness": 2}


@pytest.mark.rule("EL-095")
def test_who_passes_may_still_use_a_paid_action() -> None:
    table = given().resource(0, ops=2).staff(0, "S12").turn(0).play(0, "pass_basic:pass")
    assert table.play(0, "paid_action:S12").stock(0)["fitness"] == 2


@pytest.mark.rule("EL-096")
def test_only_card_actions_of_own_cards_can_be_bought() -> None:
    table = given().cash(0, 9).resource(0, ops=9).staff(0, "S12", only=True).staff(1, "S15").turn(0)
    assert paid(table) == {"S12"} | QUIET
    assert table.why(0, "paid_action:S15") == "EL-168"
    table.play(0, "pass_basic:pass")
    assert verbs(table) == {"end_turn", "paid_action"}  # no hire, sale, contract or building for ops


@pytest.mark.rule("EL-097")
def test_the_cost_of_the_card_comes_on_top() -> None:
    short = given().resource(0, ops=2).staff(0, "S14", only=True).turn(0)  # ACTION [1 ops]: +3 fitness
    assert short.why(0, "paid_action:S14") == "EL-008"
    table = given().resource(0, ops=4).staff(0, "S14", only=True).turn(0).play(0, "paid_action:S14")
    assert table.stock(0) == {"cash": 0, "fans": 0, "ops": 1, "fitness": 3}
    cash = given().resource(0, ops=2, cash=3).staff(0, "S18", only=True).turn(0)  # ACTION [2 cash]
    assert cash.play(0, "paid_action:S18").stock(0) == {"cash": 1, "fans": 0, "ops": 0, "fitness": 0}


@pytest.mark.rule("EL-098")
def test_there_are_six_basic_actions() -> None:
    table = given().cash(0, 9).squad(0, "P05").staff(0, "S12").top("Y07")
    table.row("players", "P06", "P07", "P09", "P10", "P11").row("staff", "S01", "S02", "S15", "S21", "S22")
    table.row("sponsors", "SP01", "SP02", "SP03", "SP04", "SP05").turn(0)
    assert {
        "hire:P09",
        "hire:Y07",
        "sell:P05",
        "hire:S15",
        "one_off:SP03",
        "build:store",
        "build:office",
        "card_action:S12",
    } <= set(table.options(0))
    kinds = {"hire", "sell", "one_off", "adboard", "kit", "build", "card_action", "pass_basic"}
    assert verbs(table) == kinds


@pytest.mark.rule("EL-099")
def test_basic_actions_repeat_but_a_card_acts_once_a_week() -> None:
    table = given().cash(0, 9).resource(0, ops=0).staff(0, "S12")
    for day in ("tue", "wed", "thu"):
        table.turn(0, day).play(0, "build:store")
    assert table.view().clubs[0].built["store"] == 3
    worker = given().resource(0, ops=2).staff(0, "S12", "S15").turn(0).play(0, "card_action:S12")
    assert worker.why(0, "paid_action:S12") == "EL-169"
    worker.play(0, "end_turn:end_turn").turn(0, "wed")
    assert worker.why(0, "card_action:S12") == "EL-169"


@pytest.mark.rule("EL-100")
def test_player_effects_are_never_actions() -> None:
    table = given().resource(0, ops=9, fitness=9, fans=9).squad(0, "P28", "P23", "P20", "Y07")
    table.staff(0, "F1", only=True).turn(0)
    acting = {option.split(":")[1][0] for option in table.options(0) if "_action:" in option}
    assert acting == {"F", "D"}  # the First Trainer and the Directors
    assert table.why(0, "card_action:P28") == table.why(0, "paid_action:P28") == "EL-168"


@pytest.mark.rule("EL-101")
def test_the_stage_marker_moves_when_everybody_has_finished_a_day() -> None:
    table = given(2).board().until().step(TUESDAY, WEDNESDAY, THURSDAY, s.MATCHDAY)
    days = [table.view().day]
    for seat in (0, 1, 0, 1, 0, 1):
        table.play(seat, "pass_basic:pass")
        days.append(table.view().day)
    two = [s.TUESDAY, s.TUESDAY, s.WEDNESDAY, s.WEDNESDAY, s.THURSDAY, s.THURSDAY]
    assert days == [*two, s.FRIDAY]
    assert table.asked(0) == table.asked(1) == "formation"


@pytest.mark.rule("EL-101")
def test_tuesday_comes_after_the_board_meeting() -> None:
    table = given(2).step(s.START_WEEK)
    assert (table.view().day, table.kinds("meeting", "day")) == (s.MONDAY, ["meeting", "meeting"])
    table.until("basic_action")
    assert table.view().day == s.TUESDAY
    assert [club.die > 0 for club in table.view().clubs] == [True, True]


@pytest.mark.rule("EL-102")
def test_a_turn_is_ended_by_its_player() -> None:
    table = given(2).resource(0, ops=2).staff(0, "S12").step(TUESDAY).play(0, "pass_basic:pass")
    assert "end_turn:end_turn" in table.options(0)
    assert table.asked(1) is None
    table.play(0, "end_turn:end_turn")
    assert (table.asked(0), table.asked(1)) == (None, "basic_action")
    assert table.stock(0)["ops"] == 2


@pytest.mark.rule("EL-102")
def test_what_revealed_something_cannot_be_undone() -> None:
    built = given().resource(0, cash=9, ops=2).staff(0, "S12").refereed(TUESDAY)
    built.play(0, "build:store")
    undo = built.undo(0)
    assert undo is not None
    assert (undo.keep, undo.consent) == ([], frozenset())
    hired = given().resource(0, cash=9, ops=2).staff(0, "S12")
    hired.row("players", "P05", "P06", "P07", "P09", "P10")
    match = hired.refereed(TUESDAY)
    match.play(0, "hire:P07")  # a new card has entered the row
    assert match.undo(0) is None
