"""The board: 47 squares, their places, links and kinds (FM-232 to FM-243)."""

from __future__ import annotations

import re

import pytest

from tests.games.footmania.given import given
from tests.games.footmania.ledger import DRAWN, RULE, SQUARE
from touchline.games.footmania.cards import ITEMS, KIND, SQUARE_IDS, SQUARE_KINDS, neighbours
from touchline.games.footmania.page import circuit

KIND_OF = {id: SQUARE_KINDS[kind] for id, kind in zip(SQUARE_IDS, KIND, strict=True)}
PLACE_OF = {square.id: (square.column, square.row) for square in circuit.squares()}  # as it is drawn


def named(rule: str) -> list[str]:
    """The squares that a rule names before its clue."""
    return SQUARE.findall(RULE[rule].partition("clue")[0])


def squares(*kinds: str) -> list[str]:
    """All squares of these kinds."""
    return [id for id in SQUARE_IDS if KIND_OF[id] in kinds]


@pytest.mark.rule("FM-232")
def test_circuit_of_40_and_halfway_line_of_7() -> None:
    circuit, halfway_line = [f"P{n:02}" for n in range(40)], [f"H{n}" for n in range(1, 8)]
    assert circuit + halfway_line == SQUARE_IDS
    assert len(KIND) == 47
    assert given(2).square(0) == "H4"  # start in the centre
    assert len(squares(*ITEMS)) == 8


@pytest.mark.rule("FM-233")
def test_circuit_is_the_rim_of_13_by_9_clockwise_from_bottom_middle() -> None:
    for id, x, y in re.findall(r"(P\d\d) at \((\d+),(\d+)\)", RULE["FM-233"]):
        assert PLACE_OF[id] == (int(x), int(y))
    rim = [PLACE_OF[f"P{n:02}"] for n in range(40)]
    assert set(rim) == {(x, y) for x in range(1, 14) for y in range(1, 10) if x in (1, 13) or y in (1, 9)}
    assert rim == [DRAWN[f"P{n:02}"] for n in range(40)]


@pytest.mark.rule("FM-234")
def test_halfway_line_is_column_7_from_h1_up() -> None:
    assert [PLACE_OF[f"H{n}"] for n in range(1, 8)] == [(7, 9 - n) for n in range(1, 8)]
    assert [DRAWN[f"H{n}"] for n in range(1, 8)] == [(7, 9 - n) for n in range(1, 8)]
    assert squares("centre") == ["H4"]


@pytest.mark.rule("FM-235")
def test_squares_are_linked_where_they_touch_and_nowhere_else() -> None:
    for square, id in enumerate(SQUARE_IDS):
        x, y = PLACE_OF[id]
        beside = {other for other, (ox, oy) in PLACE_OF.items() if abs(ox - x) + abs(oy - y) == 1}
        assert {SQUARE_IDS[other] for other in neighbours(square)} == beside
        table = given(2).pawn(0, id).rolls(1).roll(0)
        assert set(table.options(0)) == {f"route:{other}" for other in beside}


@pytest.mark.parametrize(
    ("rule", "kind"),
    [
        pytest.param("FM-236", "championship", marks=pytest.mark.rule("FM-236")),
        pytest.param("FM-237", "jackpot", marks=pytest.mark.rule("FM-237")),
        pytest.param("FM-238", "blue", marks=pytest.mark.rule("FM-238")),
        pytest.param("FM-239", "red", marks=pytest.mark.rule("FM-239")),
        pytest.param("FM-240", "question", marks=pytest.mark.rule("FM-240")),
        pytest.param("FM-241", "plus", marks=pytest.mark.rule("FM-241")),
        pytest.param("FM-242", "euromatch", marks=pytest.mark.rule("FM-242")),
    ],
)
def test_squares_of_a_kind(rule: str, kind: str) -> None:
    assert squares(kind) == named(rule)
    number = re.search(r"squares \((\d+)\)", RULE[rule])
    assert len(squares(kind)) == (int(number[1]) if number else 1)


@pytest.mark.rule("FM-243")
@pytest.mark.parametrize("item", ITEMS)
def test_two_sponsor_squares_of_each_item(item: str) -> None:
    pair = re.search(rf"{item} (P\d\d) and (P\d\d)", RULE["FM-243"])
    assert pair is not None
    assert squares(item) == list(pair.groups())
    card = f"Q{1 + 3 * ITEMS.index(item):02}"
    table = given(2).sponsor(0, card)
    for square in squares(*ITEMS):
        table.stop(0, square)
    assert table.money(0) == 7000 + 2 * 150  # paid on its own two squares only
