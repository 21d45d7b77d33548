"""The turn: window, roll, move, square, end; turns that are missed (FM-018 to FM-026)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, given


@pytest.mark.rule("FM-018")
def test_turns_go_round_clockwise_one_at_a_time() -> None:
    table = given(3)
    for seat in range(3):
        table.pawn(seat, "P02", "P01")
    table.rolls(1, 1, 1, 6).turn(1)
    assert [turn[0] for turn in table.events("turn")] == [1, 2, 0, 1]
    assert [table.asked(seat) for seat in range(3)] == [None, "draw", None]


@pytest.mark.rule("FM-019")
def test_turn_is_window_roll_move_square_end() -> None:
    table = given(2).squad(0, "Y07").sponsor(0, "Q01").pawn(0, "P02", "P01").rolls(1).turn(0)
    assert table.asked(0) == "window"
    assert table.kinds() == ["turn"]
    table.play(0, "done")
    assert table.asked(1) == "window"
    table.play(1, "done")
    assert table.kinds() == ["turn", "rolled", "moved", "sponsor_paid", "turn"]
    assert table.g.active == 1


@pytest.mark.rule("FM-020")
def test_roll_is_one_die_with_six_sides() -> None:
    rolled = []
    for seed in range(120):
        table = given(2, seed=seed).roll(0)
        (roll,) = table.events("rolled")
        rolled.append(roll[1])
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert all(rolled.count(side) >= 8 for side in range(1, 7))


@pytest.mark.rule("FM-021")
def test_manager_must_roll_and_may_not_stay() -> None:
    table = given(2).turn(0)  # nothing to deal: the roll comes by itself
    assert table.asked(0) == "route"
    assert "route:H4" not in table.options(0)
    assert table.why(0, "route:H4") == "FM-033"
    assert not table.allows(0, "window:done")


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.rule("FM-022")
def test_pawn_moves_exactly_the_number_rolled(die: int, phase: int) -> None:
    table = given(2, phase=phase).pawn(0, "P08", "P07").rolls(die).empty("euromatch_deck")
    if die == 6 and phase == 1:
        table.pawn(0, "P07", "P06")  # P14 would send it on
    start = int(table.square(0)[1:])
    assert table.roll(0).square(0) == f"P{start + die:02}"


@pytest.mark.rule("FM-023")
def test_squares_passed_over_have_no_effect() -> None:
    table = given(2).sponsor(0, "Q01").pawn(0, "P02", "P01").rolls(3).roll(0)  # over boots and question
    assert table.square(0) == "P05"
    assert table.money(0) == 7000
    assert len(table.g.question_deck) == 35
    assert table.events("question") == []
    assert len(table.g.plus_cards[0]) == 1


@pytest.mark.rule("FM-024")
def test_several_pawns_stand_on_one_square() -> None:
    table = given(3).sponsor(0, "Q01").pawn(0, "P02", "P01").pawn(1, "P03", "P02").pawn(2, "P03", "P04")
    table.rolls(1).roll(0)
    assert [table.square(seat) for seat in range(3)] == ["P03"] * 3
    assert table.money(0) == 7150  # and the square works as ever


@pytest.mark.rule("FM-025")
def test_missed_turn_keeps_its_window_and_skips_the_rest() -> None:
    table = given(2).squad(1, "Y07").pawn(1, "P02", "P01").misses(1, 1).turn(1)
    assert table.asked(1) == "window"
    table.play(1, "done").play(0, "done")
    assert table.events("missed") == [[1]]
    assert table.events("rolled") == []
    assert table.square(1) == "P02"
    assert table.g.active == 0


@pytest.mark.rule("FM-025")
def test_who_misses_a_turn_still_bids_deals_and_plays() -> None:
    table = given(2).misses(1, 1).top("G16").stop(0, "P01").play(0, "draw", "refuse")
    assert table.asked(1) == "bid"
    table = given(2).misses(1, 1).squad(0, "Y07").window(0).play(0, "sell:Y07", "ask:150k")
    assert table.asked(1) == "answer"
    table = given(2, phase=2).misses(1, 1).squad(1, "Y01").lap_ends(0)
    assert table.asked(1) == "line_up"


@pytest.mark.rule("FM-026")
def test_misses_add_up_and_stay_due() -> None:
    table = given(2).misses(0, 1).top("Q36").stop(0, "P04")
    assert table.view(1).managers[0].misses == 2
    table = given(3).misses(2, 2).squad(0, *ELEVEN[:-1]).top("R15").stop(0, "P02").play(0, "draw", "buy")
    assert table.g.phase == 2
    assert table.g.misses[2] == 2
    table = given(3, phase=2).misses(2, 2).lap_ends(0)
    assert table.g.misses[2] == 2
    table = given(2).misses(0, 2).pawn(1, "P02", "P01").rolls(1).turn(0)
    assert table.events("missed") == [[0], [0]]
    assert table.events("rolled")[0] == [1, 1]
