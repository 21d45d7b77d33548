"""The end of the Week, step by step (EL-253 to EL-265)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import Table, given
from touchline.games.eleven import state as s
from touchline.games.eleven.rules.club import opponent


@pytest.mark.rule("EL-253")
def test_every_exhausted_card_is_ready_again() -> None:
    table = given().staff(0, "S15", "S12")
    table.g.exhausted = [0b111111, 0b1011]
    assert table.view().clubs[0].staff[2].exhausted
    table.step(s.UNEXHAUST)
    for mine in table.view().clubs:
        assert not any(card.exhausted for card in mine.directors + mine.staff)


@pytest.mark.rule("EL-254")
def test_scores_go_back_and_the_opponent_card_is_discarded() -> None:
    table = given(week=2).opponent(0, "T01-1")
    upcoming = table.g.stack[2]
    table.g.score = [3, 1, 0, 2]
    table.g.revealed = 0b11
    assert table.view().clubs[0].opponent.card == "T01-1"
    table.end_of_week()
    assert table.g.score == [0, 0, 0, 0]
    assert opponent(table.g, 0) == table.g.report[0] == upcoming
    shown = table.view().clubs[0].opponent
    assert shown.card is None
    assert shown.left == 4


@pytest.mark.rule("EL-255")
def test_the_last_week_ends_without_upkeep() -> None:
    table = given(week=6).squad(0, "P05", "P06", "P07").cash(0, 9).resource(0, fans=3)
    market = table.g.market.copy()
    table.end_of_week()
    assert table.g.over
    assert table.events("upkeep") == []
    assert table.stock(0) == {"cash": 9, "fans": 3, "ops": 0, "fitness": 0}
    assert table.g.market == market


@pytest.mark.rule("EL-255")
def test_the_fifth_week_is_not_the_last() -> None:
    table = given(week=5).squad(0, "P05", "P06", "P07").cash(0, 9).end_of_week()
    assert not table.g.over
    assert table.events("upkeep")[0] == [0, 2, 2]


# Step 3: upkeep


@pytest.mark.rule("EL-256")
def test_upkeep_is_the_sum_of_three_tracks() -> None:
    table = given().squad(0, "P05", "P06", "P07", "P08", "P09").staff(0, "S15", "S12", "S09")
    table.built(0, lighting=1, stand_3=1).cash(0, 10)
    assert table.view().clubs[0].maintenance == [5, 6, 4]
    assert table.upkeep().stock(0)["cash"] == 10 - (2 + 2 + 2)


def short_of(cash: int, missing: int, *staff: str) -> Table:
    """A club that has so much cash and lacks so much for its upkeep, with this Staff."""
    table = given().staff(0, *staff, only=True).cash(0, cash)
    players = [f"P{number:02}" for number in range(5, 30)]
    while table.upkeep_cost(0) < cash + missing:
        table.player(0, players.pop())
    assert table.upkeep_cost(0) == cash + missing
    return table


@pytest.mark.rule("EL-257")
@pytest.mark.parametrize("missing", [0, 1, 2, 3])
def test_two_suspension_tokens_for_every_euro_that_is_missing(missing: int) -> None:
    table = short_of(2, missing, "S15").upkeep()
    assert table.token("S15", "suspension") == 2 * missing


@pytest.mark.rule("EL-258")
def test_staff_without_tokens_comes_first() -> None:
    table = short_of(0, 4, "S15", "S12", "S09").suspended("S12", 1).upkeep()
    assert table.options(0) == ["upkeep_target:S15", "upkeep_target:S09"]
    assert table.why(0, "S12") == "EL-258"
    table.play(0, "S09")  # then S15 has to be next, and nobody is asked
    assert (table.token("S09", "suspension"), table.token("S15", "suspension")) == (2, 2)
    assert table.options(0) == ["upkeep_target:S15", "upkeep_target:S12", "upkeep_target:S09"]
    table.play(0, "S09", "S09")
    assert [table.token(name, "suspension") for name in ("S15", "S12", "S09")] == [2, 1, 6]


@pytest.mark.rule("EL-259")
def test_all_cash_is_paid_and_no_debt_is_left() -> None:
    table = short_of(3, 1, "S15").upkeep()
    assert table.stock(0)["cash"] == 0
    assert table.events("upkeep")[0] == [0, 3, 4]
    table.cash(0, 9).upkeep()
    assert table.stock(0)["cash"] == 5
    assert table.token("S15", "suspension") == 2


@pytest.mark.rule("EL-260")
def test_directors_go_without_wages_if_there_is_no_staff() -> None:
    table = short_of(0, 3).upkeep()
    assert table.options(0) == ["upkeep_target:D02", "upkeep_target:D03", "upkeep_target:D04"]
    table.play(0, "D03")
    assert table.options(0) == ["upkeep_target:D02", "upkeep_target:D04"]
    table.play(0, "D02")
    assert [table.token(name, "suspension") for name in ("D02", "D03", "D04")] == [2, 2, 2]


# Step 4: the market


@pytest.mark.rule("EL-261")
@pytest.mark.parametrize(
    ("row", "names", "top"),
    [
        ("players", ("P05", "P06", "P07", "P08", "P09"), "P10"),
        ("staff", ("S15", "S12", "S09", "S16", "S18"), "S22"),
        ("sponsors", ("SP01", "SP02", "SP03", "SP04", "SP05"), "SP06"),
    ],
)
def test_the_oldest_card_of_each_row_goes(row: str, names: tuple[str, ...], top: str) -> None:
    table = given().row(row, *names).top(top).step(s.MARKET_SHIFT)
    assert getattr(table.view(), row) == [top, *names[:4]]
    assert table.view().discards[row] == [names[4]]


@pytest.mark.rule("EL-262")
def test_the_top_youngster_goes() -> None:
    table = given().top("Y05", "Y06").step(s.MARKET_SHIFT)
    assert table.view().youngster == "Y05"
    assert table.view().discards["youngsters"] == ["Y06"]


# Steps 5 and 6


@pytest.mark.rule("EL-263")
def test_one_marker_of_each_kind_and_all_cash_are_kept() -> None:
    table = given().resource(0, cash=8, fans=4, ops=2, fitness=1).resource(1, fans=1, fitness=7)
    table.step(s.DISCARD_RESOURCES)
    assert table.stock(0) == {"cash": 8, "fans": 1, "ops": 1, "fitness": 1}
    assert table.stock(1) == {"cash": 0, "fans": 1, "ops": 0, "fitness": 1}


@pytest.mark.rule("EL-264")
def test_what_lasts_this_week_ends_with_it() -> None:
    table = given().squad(0, "P05", "P06").cash(0, 9).meeting(0, "BM32", "yellow")
    assert table.view().clubs[0].lasting
    assert table.upkeep_cost(0) == 1
    table.upkeep()
    assert table.stock(0)["cash"] == 8  # it still holds in step 3
    table.step(s.MARKET_SHIFT, s.DISCARD_RESOURCES)
    assert table.view().clubs[0].lasting == []
    assert table.upkeep_cost(0) == 2
    assert table.view().discards["board_meetings"] == ["BM32"]


@pytest.mark.rule("EL-265")
def test_the_stage_marker_goes_clockwise_and_monday_begins() -> None:
    table = given(seats=3, first=1, week=2)
    table.g.day = s.FRIDAY
    table.step(s.PASS_STAGE)
    assert (table.g.lead, table.g.week) == (2, 3)
    assert table.events("week") == [[3, 2]]
    assert [args[0] for args in table.events("gained")]  # Production of the new Monday
    last = given(seats=3, first=2, week=2).step(s.PASS_STAGE)
    assert last.g.lead == 0
