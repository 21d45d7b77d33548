"""Squares: what happens where a pawn stops (FM-039 to FM-051)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import Table, given
from touchline.games.footmania.cards import SQUARE_IDS

ALL_SPONSORS = ("Q01", "Q04", "Q07", "Q10")  # boots, shirt, socks, shorts: 150k each
SMALL, MIDDLE, LARGE = (150, 0), (200, 1), (300, 2)
BLUE_SQUARES = [
    "P01",
    "P06",
    "P09",
    "P15",
    "P16",
    "P20",
    "P24",
    "P31",
    "P37",
    "P39",
    "H1",
    "H5",
    "H7",
]


@pytest.mark.parametrize("square", BLUE_SQUARES)
@pytest.mark.rule("FM-039")
def test_blue_square_gives_access_to_the_domestic_deck(square: str) -> None:
    table = given(2).top("G16", "R12").stop(0, square).play(0, "draw", "buy")
    assert table.squad_of(0) == ["G16"]
    assert len(table.g.foreign_deck) == 25


@pytest.mark.parametrize("square", ["P02", "P10", "P21", "P26", "P34", "H3"])
@pytest.mark.rule("FM-040")
def test_red_square_gives_access_to_the_foreign_deck(square: str) -> None:
    table = given(2).top("G16", "R12").stop(0, square).play(0, "draw", "buy")
    assert table.squad_of(0) == ["R12"]
    assert len(table.g.domestic_deck) == 75


@pytest.mark.parametrize("square", ["P04", "P11", "P17", "P25", "P35", "H2"])
@pytest.mark.rule("FM-041")
def test_question_card_must_be_drawn_and_applied(square: str) -> None:
    table = given(2).top("Q13").stop(0, square)
    assert table.asked(0) is None
    assert table.money(0) == 7100
    assert given(2).top("Q21").stop(0, square).money(0) == 6900


@pytest.mark.parametrize("square", ["P05", "P12", "P19", "P27", "P32", "H6"])
@pytest.mark.rule("FM-042")
def test_plus_square_gives_a_plus_card_within_the_limit(square: str) -> None:
    table = given(2).top("S19").stop(0, square)
    assert table.view(0).own.plus_cards == ["S19"]
    full = given(2).plus(0, *[f"S0{n}" for n in range(1, 7)]).top("S19").stop(0, square)
    assert full.asked(0) == "return_plus"


@pytest.mark.parametrize(("payout", "size"), [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("item", [0, 1, 2, 3])
@pytest.mark.rule("FM-043")
def test_sponsor_pays_what_stands_on_its_card(item: int, payout: int, size: int) -> None:
    for square in (f"P{3 + 5 * item:02}", f"P{23 + 5 * item:02}"):
        table = given(2).jackpot(500).sponsor(0, f"Q{1 + 3 * item + size:02}").stop(0, square)
        assert table.money(0) == 7000 + payout
        assert (table.money(1), table.view(0).jackpot) == (7000, 500)  # from the bank


@pytest.mark.rule("FM-044")
def test_sponsor_square_without_its_sponsor_pays_nothing() -> None:
    table = given(2).sponsor(0, "Q01", "Q07", "Q10").stop(0, "P08")
    assert table.money(0) == 7000
    assert table.events("no_sponsor") == [[0, 1]]


@pytest.mark.rule("FM-045")
def test_each_item_has_two_squares() -> None:
    paid = []
    for square in SQUARE_IDS:
        table = given(2, phase=2).sponsor(0, *ALL_SPONSORS).top("Q36").stop(0, square)
        paid += [table.names([event[1]])[0] for event in table.events("sponsor_paid")]
    assert sorted(paid) == sorted(ALL_SPONSORS * 2)


@pytest.mark.rule("FM-046")
def test_owner_of_a_sponsor_gets_nothing_when_another_stops() -> None:
    table = given(3).sponsor(1, "Q05").sponsor(2, "Q06").stop(0, "P08")
    assert [table.money(seat) for seat in range(3)] == [7000] * 3


@pytest.mark.rule("FM-047")
def test_jackpot_is_emptied_by_who_stops_there() -> None:
    table = given(2).jackpot(900).pawn(0, "P28", "P27").rolls(2).roll(0)
    assert table.money(0) == 7900
    assert table.view(1).jackpot == 0


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.rule("FM-048")
def test_passing_the_jackpot_gives_nothing(phase: int) -> None:
    table = given(2, phase=phase).jackpot(900).pawn(0, "P28", "P27").rolls(5).roll(0)
    assert table.square(0) == "P33"
    assert (table.money(0), table.view(0).jackpot) == (7000, 900)


@pytest.mark.rule("FM-049")
def test_no_square_and_no_lap_gives_an_income() -> None:
    for square in ("H4", "P00"):
        assert given(2).stop(0, square).money(0) == 7000
    assert given(2).pawn(0, "H3", "H2").rolls(3).roll(0).money(0) == 7000
    table = given(2).pawn(0, "P38", "P37").rolls(5).roll(0).play(0, "P03")
    assert table.money(0) == 7000
    table = given(3, phase=2).squad(0, "Y01").pawn(0, "P38").rolls(3).roll(0)
    assert table.asked(0) == "line_up"
    assert table.money(0) == 7000
    table.play(0, "auto")
    assert [table.money(seat) for seat in range(3)] == [7500] * 3  # for the matchday, the same for all


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.rule("FM-050")
def test_jackpot_works_in_both_phases(phase: int) -> None:
    assert given(2, phase=phase).jackpot(300).stop(0, "P30").money(0) == 7300
    table = given(2, phase=phase).stop(0, "P30")
    assert table.money(0) == 7000
    assert table.asked(0) is None


@pytest.mark.parametrize("square", ["P05", "P04", "P03", "P08", "P30"])
@pytest.mark.rule("FM-051")
def test_squares_work_alike_in_both_phases(square: str) -> None:
    def stop(phase: int) -> Table:
        table = given(2, phase=phase).sponsor(0, "Q02").jackpot(400).top("Q14", "S05")
        return table.stop(0, square)

    one, two = stop(1), stop(2)
    assert [(event.kind, event.args) for event in one.heard] == [
        (event.kind, event.args) for event in two.heard
    ]
    assert one.heard
    assert one.view(0).own == two.view(0).own
    assert (one.money(0), one.g.jackpot) == (two.money(0), two.g.jackpot)


@pytest.mark.parametrize(("square", "card"), [("P01", "G16"), ("P02", "R12")])
@pytest.mark.rule("FM-051")
def test_footballer_squares_work_alike_in_both_phases(square: str, card: str) -> None:
    for phase in (1, 2):
        table = given(2, phase=phase).top(card).stop(0, square).play(0, "draw", "refuse").play(1, "pass")
        assert table.bottom("foreign_deck" if card[0] == "R" else "domestic_deck") == card
        table = given(2, phase=phase).top(card).stop(0, square).play(0, "draw", "buy")
        assert table.squad_of(0) == [card]
