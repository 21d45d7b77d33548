"""Transfer windows, letters, `auto_done` (FM-250 to FM-254, FM-279, FM-284, FM-285)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, Table, given


def three(seat: int = 0) -> Table:
    """Three managers with two footballers each, at the start of the seat's turn."""
    return given(3).squad(0, "Y01", "Y07").squad(1, "Y02", "Y08").squad(2, "Y03", "Y09").turn(seat)


def asked(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(seat, what) for seat in range(table.g.seats) if (what := table.asked(seat))]


@pytest.mark.rule("FM-250")
def test_window_is_held_before_the_roll() -> None:
    table = three()
    assert asked(table) == [(0, "window")]
    assert table.events("rolled") == []
    table.play(0, "done").play(1, "done").play(2, "done")
    assert len(table.events("rolled")) >= 1


@pytest.mark.rule("FM-250")
def test_second_roll_of_a_turn_has_no_window() -> None:
    table = given(2).squad(0, "Y01").squad(1, "Y02").pawn(0, "P11", "P10").top("Q35").rolls(1).stop(0, "P11")
    assert table.events("rolled") == [[0, 1]]
    again = given(2).squad(0, "Y01").squad(1, "Y02").pawn(0, "P07", "P06").rolls(1).stop(0, "P07")
    assert again.events("rolled") == [[0, 1]]


@pytest.mark.rule("FM-250")
@pytest.mark.parametrize(
    ("seats", "matchdays", "held"), [(2, 0, True), (2, 1, False), (3, 4, True), (4, 5, False)]
)
def test_windows_are_held_until_the_deadline(seats: int, matchdays: int, held: bool) -> None:
    table = given(seats, phase=2).squad(0, "Y01").matchdays(matchdays).turn(0)
    assert table.asked(0) == ("window" if held else "roll")


@pytest.mark.rule("FM-251")
def test_each_manager_speaks_once_round_from_the_active_one() -> None:
    table = three(1)
    assert asked(table) == [(1, "window")]
    table.play(1, "sell:Y08", "offer_to:p2", "ask:200k")
    assert asked(table) == [(2, "answer")]  # settled before the next offer
    table.play(2, "accept")
    assert table.squad_of(2) == ["Y03", "Y08", "Y09"]
    assert asked(table) == [(1, "window")]
    table.play(1, "done")
    assert asked(table) == [(2, "window")]
    table.play(2, "done")
    assert asked(table) == [(0, "window")]
    assert table.events("rolled") == []
    table.play(0, "done")
    assert table.events("rolled")[0][0] == 1


@pytest.mark.rule("FM-252")
def test_two_offers_each_whatever_comes_of_them() -> None:
    table = three()
    table.play(0, "bank_sell:Y01")  # is no offer
    table.play(0, "sell:Y07", "offer_to:p1", "ask:150k").play(1, "refuse")
    assert asked(table) == [(0, "window")]
    table.play(0, "own_auction:Y07", "opening:150k").play(1, "pass").play(2, "pass")
    assert asked(table) == [(1, "window")]
    table.play(1, "own_auction:Y02", "opening:50k").play(2, "pass").play(0, "pass")
    table.play(1, "sell:Y08", "offer_to:p2", "ask:200k").play(2, "accept")
    assert asked(table) == [(2, "window")]


@pytest.mark.rule("FM-252")
def test_limit_is_per_window() -> None:
    table = given(2).squad(0, "Y01", "Y07", "Y08").window(0)
    for card in ("Y01", "Y07"):
        table.play(0, f"sell:{card}", "ask:150k").play(1, "refuse")
    assert table.asked(0) is None
    table.play(1, "done")
    assert table.window(0).asked(0) == "window"


@pytest.mark.rule("FM-253")
def test_auto_done_says_done_but_offers_still_come() -> None:
    table = given(3).squad(0, "Y01").squad(1, "Y02").squad(2, "Y03").aside(1, "auto_done:on").window(0)
    table.play(0, "sell:Y01", "offer_to:p1", "ask:150k")
    assert asked(table) == [(1, "answer")]
    table.play(1, "refuse").play(0, "done")
    assert asked(table) == [(2, "window")]
    table.play(2, "done").aside(1, "auto_done:off").window(1)
    assert asked(table) == [(1, "window")]


@pytest.mark.rule("FM-254")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_letter_goes_out_when_its_writer_speaks_and_counts(switch: str) -> None:
    table = given(3).squad(0, "Y01").squad(1, "Y02").squad(2, "Y03", "Y09").top("G16").stop(0, "P01")
    assert asked(table) == [(0, "draw")]  # no window is held
    table.aside(2, "letter:write", "sell:Y09", "offer_to:p1", "ask:150k")
    if switch == "on":
        table.aside(2, "auto_done:on")
    assert table.events("offer_received", 1) == []
    table.play(0, "no_draw").window(1)
    assert asked(table) == [(1, "window")]
    table.play(1, "done")
    assert asked(table) == [(1, "answer")]
    table.play(1, "accept")
    assert table.squad_of(1) == ["Y02", "Y09"]
    if switch == "on":
        assert asked(table) == [(0, "window")]
        return
    assert asked(table) == [(2, "window")]
    table.play(2, "sell:Y03", "offer_to:p0", "ask:300k").play(0, "refuse")
    assert asked(table) == [(0, "window")]  # the letter was one of his two


@pytest.mark.rule("FM-279")
def test_miss_is_used_up_when_the_turn_begins() -> None:
    table = given(3).squad(0, "R15", "Y01").squad(2, *ELEVEN[:-1]).misses(1, 1).turn(1)
    assert table.view(0).managers[1].misses == 0
    assert asked(table) == [(1, "window")]
    table.play(1, "done").play(2, "buy_from:p0", "offer_for:post11", "pay:900k").play(0, "R15")
    table.play(2, "confirm")
    assert table.g.phase == 2
    assert table.g.active == 2  # he counts as having rolled, so the next one begins


@pytest.mark.rule("FM-284")
def test_window_in_which_phase_1_ends_is_dropped_and_a_full_one_opens() -> None:
    table = given(3).squad(0, "R15", "Y01").squad(1, *ELEVEN[:-1]).squad(2, "Y02").turn(0)
    table.play(0, "sell:Y01", "offer_to:p2", "ask:150k").play(2, "refuse")
    table.play(0, "sell:R15", "offer_to:p1", "ask:700k").play(1, "accept")
    assert table.g.phase == 2
    assert asked(table) == [(0, "window")]  # seats 1 and 2 of the old window do not speak any more
    for _ in range(2):
        table.play(0, "sell:Y01", "offer_to:p2", "ask:150k").play(2, "refuse")
    assert asked(table) == [(1, "window")]
    table.play(1, "done")
    assert asked(table) == [(2, "window")]


def letter() -> Table:
    """Seat 0 has written that he buys a footballer of seat 1, whom he knows, for 500k."""
    table = given(3).squad(0, "Y01").squad(1, "B13", "Y02").squad(2, "Y03").seen(0, "B13")
    return table.aside(0, "letter:write", "buy_from:p1", "offer_for:B13", "pay:500k")


@pytest.mark.rule("FM-285")
def test_letter_that_is_still_legal_goes_out() -> None:
    table = letter().window(0)
    assert asked(table) == [(1, "answer")]
    assert table.events("letter_dropped", 0) == []


@pytest.mark.rule("FM-285")
def test_letter_is_dropped_when_the_card_is_gone_and_does_not_count() -> None:
    table = letter().window(1).play(1, "bank_sell:B13", "done").play(2, "done")
    assert table.events("letter_dropped", 0) == [[0]]
    for _ in range(2):
        assert asked(table) == [(0, "window")]
        table.play(0, "sell:Y01", "offer_to:p1", "ask:150k").play(1, "refuse")
    assert asked(table) == []


@pytest.mark.rule("FM-285")
def test_letter_is_dropped_when_the_money_is_gone() -> None:
    table = letter().cash(0, 450).window(0)
    assert table.events("letter_dropped", 0) == [[0]]
    assert asked(table) == [(0, "window")]


@pytest.mark.rule("FM-285")
def test_letter_is_dropped_at_the_deadline() -> None:
    table = letter()
    table.g.phase = 2
    table.matchdays(3).lap_ends(0)
    assert len(table.view(0).own.letters) == 1
    table = letter()
    table.g.phase = 2
    table.matchdays(4).lap_ends(0)
    assert table.view(0).own.letters == []
    assert table.events("letter_dropped", 0) == [[0]]
    assert table.events("letter_dropped", 1) == []
