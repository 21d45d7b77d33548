"""Phase 2: the lap round the circuit, and what stops it (FM-114 to FM-124)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, given


@pytest.mark.rule("FM-114")
def test_phase_2_starts_with_all_pawns_on_the_championship_square() -> None:
    table = given(3).squad(0, *ELEVEN[:-1]).squad(1, "Y01").pawn(1, "H2", "H3").pawn(2, "P30", "P31")
    table.top("R15").stop(0, "P02").play(0, "draw", "buy")
    managers = table.view(0).managers
    assert [(manager.square, manager.heading) for manager in managers] == [("P00", None)] * 3


@pytest.mark.rule("FM-115")
def test_who_has_not_rolled_begins_phase_2() -> None:
    in_window = given(3).squad(0, *ELEVEN[:-1]).squad(2, "R15").turn(1).play(1, "done")
    in_window.play(2, "sell:R15", "offer_to:p0", "ask:700k").play(0, "accept")
    assert in_window.g.phase == 2
    assert in_window.g.active == 1
    after_the_roll = given(3).squad(1, *ELEVEN[:-1]).top("R15").pawn(1, "P09", "P08").rolls(1).turn(1)
    after_the_roll.play(1, "done").play(2, "done").play(0, "done").play(1, "draw", "buy")
    assert after_the_roll.g.phase == 2
    assert after_the_roll.g.active == 2


@pytest.mark.parametrize(
    ("square", "came", "die", "end"),
    [("P18", "P17", 5, "P23"), ("P20", "P21", 3, "P23"), ("P20", "H7", 3, "P23"), ("P00", None, 3, "P03")],
)
@pytest.mark.rule("FM-116")
def test_only_the_circuit_is_open_in_phase_2(square: str, came: str | None, die: int, end: str) -> None:
    table = given(2, phase=2).pawn(0, square, came).rolls(die).roll(0)
    assert table.square(0) == end
    assert table.asked(0) != "route"


@pytest.mark.parametrize("start", range(0, 39, 3))
@pytest.mark.rule("FM-117")
def test_lap_goes_from_p00_to_p39(start: int) -> None:
    table = given(2, phase=2).pawn(0, f"P{start:02}", f"P{start + 1:02}").rolls(1).top("Q13").roll(0)
    assert table.square(0) == f"P{start + 1:02}"


@pytest.mark.rule("FM-118")
def test_phase_2_has_purchases_auctions_deals_and_now_euromatches() -> None:
    table = given(2, phase=2).top("G16").stop(0, "P01").play(0, "draw", "buy")
    assert table.squad_of(0) == ["G16"]
    table = given(2, phase=2).top("G16").stop(0, "P01").play(0, "draw", "refuse").play(1, "300k")
    assert table.squad_of(1) == ["G16"]
    table = given(3, phase=2).squad(0, "Y07").turn(0)
    table.play(0, "sell:Y07", "offer_to:p1", "ask:150k").play(1, "accept")
    assert table.squad_of(1) == ["Y07"]
    table = given(2, phase=2).top("E03").stop(0, "P07")
    assert table.asked(0) == "euromatch"
    assert table.events("rolls_on") == []


@pytest.mark.parametrize("die", [2, 5])
@pytest.mark.rule("FM-119")
def test_reaching_or_passing_the_championship_square_starts_a_matchday(die: int) -> None:
    table = given(3, phase=2).squad(0, "Y01").pawn(0, "P38", "P37").rolls(die).roll(0)
    assert table.kinds() == ["rolled", "lapped", "matchday", "fixture", "lined_up"]
    assert table.events("matchday") == [[1, 0]]
    short = given(3, phase=2).pawn(0, "P37", "P36").rolls(1).roll(0)
    assert short.events("matchday") == []


@pytest.mark.rule("FM-120")
def test_rest_of_the_roll_is_lost() -> None:
    table = given(3, phase=2).squad(0, "Y01").sponsor(0, "Q01").pawn(0, "P38", "P37").rolls(5).roll(0)
    assert table.square(0) == "P00"  # P03 would have paid
    assert table.money(0) == 7000
    table.play(0, "auto")
    assert table.money(0) == 7500
    assert table.square(0) == "P00"


@pytest.mark.rule("FM-121")
def test_lap_stops_for_everybody() -> None:
    table = given(4, phase=2).squad(3, "Y01").pawn(1, "P38", "P37").rolls(3).turn(1)
    while table.asked(3) != "line_up":
        table.play(next(seat for seat in range(4) if table.asked(seat)), "done")
    assert [event[0] for event in table.events("turn")] == [1]  # neither 2 nor 3 had one before the matches
    assert table.events("rolled") == [[1, 3]]
    assert table.g.matchday == 1


@pytest.mark.rule("FM-121")
def test_lap_closed_by_an_extra_roll_drops_the_rest_of_the_turn() -> None:
    table = given(2, phase=2).result(0, 1, 9, 1).matchdays(1).top("Q35").pawn(0, "P34", "P33").rolls(1, 6)
    table.turn(0)
    assert table.g.over
    assert [event[0] for event in table.events("turn")] == [0]


@pytest.mark.rule("FM-122")
def test_all_pawns_go_back_for_a_new_lap() -> None:
    table = given(3, phase=2).squad(0, "Y01").pawn(0, "P00").pawn(1, "P17", "P16").pawn(2, "P30", "P29")
    table.lap_ends(0).play(0, "auto")
    assert [table.square(seat) for seat in range(3)] == ["P00"] * 3
    assert [manager.heading for manager in table.view(0).managers] == [None] * 3
    assert table.asked(1) == "window"
    assert not table.g.over


@pytest.mark.parametrize("lapped", [0, 1, 2])
@pytest.mark.rule("FM-123")
def test_new_lap_starts_with_the_manager_after_the_fastest(lapped: int) -> None:
    table = given(3, phase=2).squad(0, "Y01").squad(1, "Y02").matchdays(3).lap_ends(lapped)
    table.play(0, "auto").play(1, "auto")
    assert table.events("turn")[0][0] == (lapped + 1) % 3


@pytest.mark.parametrize(("seats", "days"), [(2, 2), (3, 6), (4, 6)])
@pytest.mark.rule("FM-124")
def test_no_lap_follows_the_last_matchday(seats: int, days: int) -> None:
    table = given(seats, phase=2).result(0, 1, 9, 1).matchdays(days - 1).lap_ends(0)
    assert table.g.over
    assert table.events("turn") == []
    before = given(seats, phase=2).result(0, 1, 9, 1).matchdays(days - 2).lap_ends(0)
    assert before.events("turn") != []
