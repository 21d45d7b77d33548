"""Plus cards in hand and what kinds there are (FM-194 to FM-199)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, THING, given

SIX = ["S01", "S02", "S03", "S04", "S05", "S06"]
KINDS = {
    "boost": range(1, 15),
    "attack": range(15, 31),
    "protection": range(31, 39),
    "utility": range(39, 41),
}


@pytest.mark.rule("FM-194")
def test_plus_cards_are_collected_in_both_phases_and_used_in_the_second() -> None:
    for phase in (1, 2):
        table = given(2, phase=phase).top("S01").stop(0, "P05")
        assert table.names(table.g.plus_cards[0]) == ["S01"]
    offered = given(2).squad(0, "Y01").plus(0, "S01", "S13").window(0).options(0)
    first = given(2).squad(0, "Y01").plus(0, "S01", "S13").top("G16").stop(0, "P01")
    offered = offered + first.options(0) + first.play(0, "draw").options(0)
    assert [option for option in offered if option.partition(":")[2].startswith("S")] == []
    assert first.why(0, "match:S01") == "FM-054"
    assert first.why(0, "euro_card:S01") == "FM-054"
    second = given(2, phase=2).squad(0, "Y01").plus(0, "S01").shown()
    assert second.options(0) == ["match:pass", "match:S01"]
    abroad = given(2, phase=2).squad(0, "Y01").plus(0, "S01").stop(0, "P07").play(0, "play", "auto")
    assert abroad.options(0) == ["euro_card:S01", "euro_card:done"]


@pytest.mark.rule("FM-195")
@pytest.mark.parametrize("square", ["P05", "P04"])
def test_hand_never_exceeds_six(square: str) -> None:
    table = given(2).plus(0, *SIX).top("S19", "Q32").stop(0, square)
    assert table.asked(0) == "return_plus"
    table.play(0, "S19")
    assert table.names(table.g.plus_cards[0]) == SIX
    five = given(2).plus(0, *SIX[:5]).top("S19", "Q32").stop(0, square)
    assert five.asked(0) is None
    assert five.view(1).managers[0].plus_cards == 6


@pytest.mark.rule("FM-196")
def test_one_of_seven_goes_back_unseen() -> None:
    table = given(2).plus(0, *SIX).top("S19").stop(0, "P05")
    assert table.options(0) == [f"return_plus:{card}" for card in [*SIX, "S19"]]
    table.play(0, "S04")
    assert table.bottom("plus_deck") == "S04"
    assert table.events("plus_returned", 0) == [[0, THING["S04"]]]
    assert table.events("plus_returned", 1) == table.events("plus_returned", -1) == [[0, -1]]
    assert table.view(1).managers[0].plus_cards == 6


@pytest.mark.rule("FM-197")
def test_empty_plus_deck_has_no_effect() -> None:
    table = given(2).plus(0, *SIX).empty("plus_deck").stop(0, "P05")
    assert table.heard == []
    assert table.asked(0) is None
    assert table.names(table.g.plus_cards[0]) == SIX


@pytest.mark.rule("FM-198")
@pytest.mark.parametrize(("kind", "number"), [(kind, n) for kind, found in KINDS.items() for n in found])
def test_kinds_of_plus_cards(kind: str, number: int) -> None:
    card = f"S{number:02}"
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, card)
    table.plus(0, "S14" if card == "S13" else "S13").squad(1, "B11").shown()
    ours, theirs = table.strength(0), table.strength(1)
    if kind == "protection":
        assert table.why(0, card) == "FM-202"
        return
    table.play(0, card)
    if table.asked(0) == "target":
        table.play(0, table.options(0)[0])
    played = {"boost": "boosted", "attack": "attacked", "utility": "extra_sub"}[kind]
    assert table.events(played)[0][:2] == [0, THING[card]]
    assert (table.strength(0) > ours) == (kind == "boost")
    assert (table.strength(1) < theirs) == (kind == "attack")


@pytest.mark.rule("FM-199")
@pytest.mark.parametrize("card", [f"S{n:02}" for n in range(1, 9)])
def test_form_adds_two_stars_for_the_match(card: str) -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, card, "S13").squad(1, "Y01").shown().play(0, card)
    assert table.strength(0) == 48
    table.play(0, "pass").shown()
    assert table.strength(0) == 46
