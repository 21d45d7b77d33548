"""Moving in phase 1: free round the pitch, never back (FM-027 to FM-038)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.footmania.given import given
from touchline.games.footmania.cards import EUROMATCH_SQUARE, KIND, SQUARE, SQUARE_IDS
from touchline.games.footmania.rules.moving import legal_route


@pytest.mark.rule("FM-027")
def test_no_direction_is_imposed() -> None:
    assert given(2).pawn(0, "P10", "P11").rolls(2).roll(0).square(0) == "P08"
    assert given(2).pawn(0, "P11", "P10").rolls(2).roll(0).square(0) == "P13"
    table = given(2).pawn(0, "P00", "P39").rolls(3).roll(0)
    assert table.options(0) == ["route:H3", "route:P03"]


@pytest.mark.rule("FM-028")
def test_first_move_leaves_the_centre_either_way() -> None:
    table = given(2).rolls(2).roll(0)
    assert table.options(0) == ["route:H2", "route:H6"]
    assert table.play(0, "H6").square(0) == "H6"


@pytest.mark.rule("FM-029")
def test_pawn_never_steps_back_and_keeps_its_heading() -> None:
    table = given(2).pawn(0, "P11", "P10").rolls(2, 5).roll(0)
    assert table.view(0).managers[0].heading == "P12"
    assert table.roll(0).square(0) == "P18"
    table = given(2).pawn(0, "P20", "P19").rolls(1).roll(0)
    assert table.why(0, "route:P19") == "FM-029"


@pytest.mark.parametrize(
    ("square", "came", "roll", "ends"),
    [
        ("P01", "P02", 3, ["H2", "P38"]),
        ("P39", "P38", 3, ["H2", "P02"]),
        ("H2", "H3", 3, ["P01", "P39"]),
        ("P21", "P22", 2, ["H7", "P19"]),
        ("P19", "P18", 2, ["H7", "P21"]),
        ("H6", "H5", 3, ["P19", "P21"]),
    ],
)
@pytest.mark.rule("FM-030")
def test_junction_leaves_every_exit_but_the_one_behind(
    square: str, came: str, roll: int, ends: list[str]
) -> None:
    table = given(2).pawn(0, square, came).rolls(roll).roll(0)
    assert table.options(0) == [f"route:{end}" for end in ends]


@pytest.mark.rule("FM-031")
def test_exit_of_a_junction_is_chosen_at_the_next_move() -> None:
    table = given(2).pawn(0, "P01", "P02").rolls(1, 1).roll(0)
    assert table.square(0) == "P00"
    assert table.asked(0) is None
    assert table.roll(0).options(0) == ["route:H1", "route:P39"]


@pytest.mark.rule("FM-032")
def test_route_is_chosen_after_the_roll() -> None:
    table = given(2).squad(0, "Y07").rolls(3).turn(0)
    assert table.why(0, "route:H1") == "FM-251"  # not while the window is open
    table.play(0, "done").play(1, "done")
    assert table.events("rolled") == [[0, 3]]
    assert table.events("moved") == []
    assert table.answers(0) == ["route:H1", "route:H7"]


def paths(square: str, came: str | None, steps: int) -> list[str]:
    """The ends of all ways over the board of so many steps, none of them back; links as in the ledger."""
    if steps == 0:
        return [square]
    number = int(square[1:])
    if square[0] == "H":
        around = ["P00" if number == 1 else f"H{number - 1}", "P20" if number == 7 else f"H{number + 1}"]
    else:
        around = [f"P{(number + 1) % 40:02}", f"P{(number - 1) % 40:02}"]
        around += {0: ["H1"], 20: ["H7"]}.get(number, [])
    return [end for ahead in around if ahead != came for end in paths(ahead, square, steps - 1)]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.rule("FM-033")
def test_destinations_are_the_ends_of_all_routes(die: int) -> None:
    table = given(2)
    for square in SQUARE_IDS:
        for came in [None, *paths(square, None, 1)]:
            table.pawn(0, square, came)
            ends = [SQUARE_IDS[(option >> 8) - SQUARE] for option in legal_route(table.g, 0, die)]
            assert ends == sorted(paths(square, came, die))
            assert len(set(ends)) == len(ends)
            if came and die == 1 and square not in ("P00", "P20"):
                assert len(ends) == 1


@pytest.mark.rule("FM-034")
def test_centre_spot_is_crossed_straight_ahead() -> None:
    assert given(2).pawn(0, "H3", "H2").rolls(3).roll(0).square(0) == "H6"
    table = given(2).pawn(0, "H5", "H6").rolls(1, 2).roll(0)
    assert table.square(0) == "H4"
    assert table.roll(0).square(0) == "H2"


@pytest.mark.rule("FM-035")
def test_championship_square_has_no_effect_in_phase_1() -> None:
    table = given(2).pawn(0, "P39", "P38").rolls(1).roll(0)
    assert table.square(0) == "P00"
    assert [event.kind for event in table.heard] == ["rolled", "moved"]
    table = given(2).pawn(0, "P38", "P37").rolls(5).roll(0).play(0, "P03")
    assert table.g.matchday == 0
    assert table.square(0) == "P03"


@pytest.mark.rule("FM-036")
def test_centre_spot_has_no_effect() -> None:
    table = given(2).stop(0, "H4")
    assert table.heard == []
    assert table.asked(0) is None
    assert table.money(0) == 7000


@pytest.mark.rule("FM-037")
def test_euromatch_square_sends_the_pawn_on_in_phase_1() -> None:
    table = given(2).pawn(0, "P09", "P10").rolls(2, 4).roll(0)
    assert table.events("rolled") == [[0, 2], [0, 4]]
    assert table.square(0) == "P03"  # on from P07 in the same direction
    assert len(table.g.euromatch_deck) == 30


@pytest.fixture
def crowded_board() -> Iterator[None]:
    """A board with one more euromatch square, P10 instead of a red one."""
    kind, KIND[10] = KIND[10], EUROMATCH_SQUARE
    yield
    KIND[10] = kind


@pytest.mark.usefixtures("crowded_board")
@pytest.mark.rule("FM-038")
def test_pawn_rolls_as_often_as_it_meets_euromatch_squares() -> None:
    table = given(2).pawn(0, "P05", "P04").rolls(2, 3, 3).roll(0)
    assert table.events("rolls_on") == [[0], [0]]
    assert table.square(0) == "P13"


@pytest.mark.rule("FM-038")
def test_our_euromatch_squares_are_too_far_apart_for_one_roll() -> None:
    for square in range(len(SQUARE_IDS)):
        if KIND[square] == EUROMATCH_SQUARE:
            ends = [end for die in range(1, 7) for end in paths(SQUARE_IDS[square], None, die)]
            assert all(KIND[SQUARE_IDS.index(end)] != EUROMATCH_SQUARE for end in ends)
