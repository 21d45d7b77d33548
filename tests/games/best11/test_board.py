"""Step 7: the team and the arrivals are fitted into the formation (B11-142 to B11-159).

test_fit.py compares the fit test itself with an exhaustive search.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.best11.given import DEFENDERS, FORWARDS, MIDFIELDERS, given
from touchline.engine.errors import Refused

LINES = {"D": DEFENDERS, "M": MIDFIELDERS, "F": FORWARDS}
FULL_442 = [*DEFENDERS[:4], *MIDFIELDERS[:4], *FORWARDS[:2]]

# What fits


@pytest.mark.rule("B11-142")
def test_team_and_all_arrivals_are_fitted_into_the_formation() -> None:
    table = given().team(0, "fa_001").won(0, "fa_007").paid(0, "fa_015").arrivals(1, "fa_003")
    table.only("adjust")
    assert table.names(table.g.team[0]) == ["fa_001", "fa_007", "fa_015"]
    assert table.names(table.g.team[1]) == ["fa_003"]
    assert table.g.arrivals == [[], [], []]


@pytest.mark.rule("B11-143")
def test_a_card_stands_only_in_its_own_lines() -> None:
    table = given().team(0, "fa_007", "fa_009").arrivals(0, "fa_033").only("adjust")
    assert table.asked(0) == "adjust", (
        "4-2-4: two pure midfielders fill the midfield, six other spaces or not"
    )
    table = given().team(0, "fa_007", "fa_009").arrivals(0, "fa_085").only("adjust")
    assert table.asked(0) is None, "a D/M card stands in defence"
    table = given().team(0, "fa_007", "fa_009", *DEFENDERS[:4]).arrivals(0, "fa_085").only("adjust")
    assert table.asked(0) == "adjust", "a D/M card cannot stand in attack"


@pytest.mark.rule("B11-144")
@pytest.mark.parametrize("free", ["D", "M", "F"])
@pytest.mark.parametrize("star", ["fa_010", "fa_024", "fa_045", "fa_066", "fa_067", "fa_101"])
def test_a_star_card_stands_in_any_line(star: str, free: str) -> None:
    spaces = {"D": 4, "M": 4, "F": 2}
    team = [card for line in "DMF" for card in LINES[line][: spaces[line] - (line == free)]]
    table = given(seats=2).manager(0, "mgr_tax").team(0, *team).arrivals(0, star).only("adjust")
    assert table.asked(0) is None
    assert len(table.g.team[0]) == 10


@pytest.mark.rule("B11-145")
@pytest.mark.parametrize("line", ["D", "M", "F"])
@pytest.mark.parametrize(
    ("board", "formation"),
    [("mgr_symbols", "424"), ("mgr_hand", "433"), ("mgr_tactics", "343"), ("mgr_tax", "442")],
)
def test_a_line_holds_as_many_cards_as_it_has_spaces(board: str, formation: str, line: str) -> None:
    spaces = int(formation["DMF".index(line)])
    cards = LINES[line][: spaces + 1]
    table = given(seats=2).manager(0, board).team(0, *cards[1:]).only("adjust")
    assert table.asked(0) is None
    table.arrivals(0, cards[0]).only("adjust")
    assert table.asked(0) == "adjust"
    assert sorted(table.options(0)) == sorted(cards)


@pytest.mark.rule("B11-X05")
def test_five_midfielders_for_four_spaces() -> None:
    table = given(seats=2).manager(0, "mgr_tax").team(0, *MIDFIELDERS[:4], *DEFENDERS[:4], "fa_015")
    table.arrivals(0, MIDFIELDERS[4]).only("adjust")
    assert table.view(0).managers[0].overflow == 1
    assert sorted(table.options(0)) == MIDFIELDERS[:5]
    table.play(0, MIDFIELDERS[2])
    assert table.asked(0) is None


@pytest.mark.rule("B11-X52")
def test_a_card_of_two_lines_makes_way() -> None:
    table = given(seats=2).team(0, "fa_007", "fa_085", "fa_001").arrivals(0, "fa_009").only("adjust")
    assert table.asked(0) is None
    table = given(seats=2).team(0, "fa_007", "fa_085", "fa_001").arrivals(0, "fa_009", "fa_032")
    table.only("adjust")
    assert table.options(0) == ["fa_007", "fa_009", "fa_032"]


# Discarding


@pytest.mark.rule("B11-146")
def test_cards_that_do_not_fit_go_to_the_discard_pile() -> None:
    table = given(seats=2).team(0, "fa_007", "fa_009").arrivals(0, "fa_033", "fa_034").discard("fa_050")
    table.only("adjust").play(0, "fa_033", "fa_009")
    assert table.names(table.g.discard) == ["fa_050", "fa_033", "fa_009"]
    assert table.names(table.g.team[0]) == ["fa_007", "fa_034"]


@pytest.mark.rule("B11-147")
@pytest.mark.parametrize("gone", ["fa_007", "fa_009", "fa_033"])
def test_the_manager_chooses_among_old_and_new_cards(gone: str) -> None:
    table = given(seats=2).team(0, "fa_007", "fa_009").arrivals(0, "fa_033").only("adjust")
    assert table.options(0) == ["fa_007", "fa_009", "fa_033"]
    table.play(0, gone)
    assert gone not in table.names(table.g.team[0])
    assert len(table.g.team[0]) == 2


@pytest.mark.rule("B11-148")
@pytest.mark.parametrize(
    ("board", "cards", "overflow"),
    [
        ("mgr_tax", [*MIDFIELDERS[:7], *DEFENDERS[:5]], 4),
        ("mgr_tax", [*FULL_442, "fa_010", "fa_024", "fa_045"], 3),
        ("mgr_symbols", [*MIDFIELDERS[:3], "fa_014", *FORWARDS[:4]], 2),
        ("mgr_flex", [*DEFENDERS[:7], *MIDFIELDERS[:5]], 3),
        ("mgr_flex", [*DEFENDERS[:7], *MIDFIELDERS[:5], *FORWARDS[:2]], 4),
    ],
)
def test_overflow_is_what_the_largest_fitting_set_leaves_out(
    board: str, cards: list[str], overflow: int
) -> None:
    table = given(seats=2).manager(0, board).arrivals(0, *cards)
    assert table.view(0).managers[0].overflow == overflow
    table.only("adjust")
    for _ in range(overflow):
        table.play(0, table.options(0)[0])
    assert len(table.g.team[0]) == len(cards) - overflow


@pytest.mark.rule("B11-149")
def test_a_fitting_card_cannot_be_thrown_away() -> None:
    table = (
        given(seats=2).team(0, "fa_007", "fa_009", "fa_001", "fa_015").arrivals(0, "fa_033").only("adjust")
    )
    for card in ("fa_001", "fa_015"):
        assert table.why(0, card) == "B11-149"
        with pytest.raises(Refused):
            table.play(0, card)
    assert table.options(0) == ["fa_007", "fa_009", "fa_033"]


@pytest.mark.rule("B11-149", "B11-X64")
def test_any_card_of_an_overfull_pair_of_lines_may_go() -> None:
    shared = [*DEFENDERS[:3], *MIDFIELDERS[:3], "fa_047", "fa_085"]
    table = given(seats=2).manager(0, "mgr_tactics").team(0, *shared[:7], "fa_015").arrivals(0, shared[7])
    table.only("adjust")
    assert table.view(0).managers[0].overflow == 1
    assert table.options(0) == shared
    assert table.why(0, "fa_015") == "B11-149"


@pytest.mark.rule("B11-150")
def test_adjusting_ends_as_soon_as_the_overflow_is_gone() -> None:
    table = given(seats=2).team(0, "fa_007", "fa_009").arrivals(0, "fa_033", "fa_034").only("adjust")
    table.play(0, "fa_007")
    assert table.asked(0) == "adjust"
    table.play(0, "fa_009")
    assert table.asked(0) is None
    assert table.g.arrivals[0] == []


@pytest.mark.rule("B11-149", "B11-150", "B11-X55")
def test_no_discard_is_offered_when_ten_cards_fit() -> None:
    table = given(seats=2).manager(0, "mgr_tax").team(0, *FULL_442[:7]).arrivals(0, *FULL_442[7:])
    table.only("adjust")
    assert table.asked(0) is None
    assert table.names(table.g.team[0]) == FULL_442


@pytest.mark.rule("B11-151")
def test_a_card_changes_lines_as_often_as_it_must() -> None:
    table = given(seats=2).money(0, 5).team(0, "fa_085", "fa_007").only("adjust")  # in midfield or defence
    table.arrivals(0, "fa_009").only("adjust")  # fa_085 must defend now
    assert table.asked(0) is None
    table.arrivals(0, *DEFENDERS[:4]).only("adjust")
    assert table.asked(0) == "adjust"
    table.play(0, "fa_007")  # fa_085 plays in midfield
    assert table.asked(0) is None
    table.arrivals(0, "fa_033").only("adjust")
    assert table.asked(0) == "adjust"
    table.play(0, DEFENDERS[0])  # and in defence again
    assert table.asked(0) is None
    assert "fa_085" in table.names(table.g.team[0])
    assert table.g.purse[0] == 5


@pytest.mark.rule("B11-152")
def test_any_legal_assignment_will_do_and_none_is_kept() -> None:
    """Cards come one after the other, in every order; an early place never gets in the way of a late card."""
    cards = ["fa_047", "fa_012", "fa_010", "fa_007", "fa_015"]  # D/M, M/F, D/M/F, M, F
    rest = [*DEFENDERS[:3], *FORWARDS[:2]]  # 4-2-4: one D, two M and two F spaces are left
    for order in permutations(cards):
        table = given(seats=2).team(0, *rest)
        for card in order:
            table.arrivals(0, card).only("adjust")
            assert table.asked(0) is None
        assert table.names(table.g.team[0]) == [*rest, *order]


@pytest.mark.rule("B11-153")
def test_a_discarded_team_card_earns_nothing_and_never_returns_to_the_hand() -> None:
    table = given(seats=2).team(0, *DEFENDERS[:4]).won(0, "fa_083").hand(0, "fa_015").money(0, 2)
    table.only("adjust").play(0, DEFENDERS[1])
    table.arrivals(0, DEFENDERS[5]).only("adjust").play(0, "fa_083")
    assert table.names(table.g.discard) == [DEFENDERS[1], "fa_083"]
    assert table.names(table.g.hand[0]) == ["fa_015"]
    assert table.g.purse == [2, 0]


@pytest.mark.rule("B11-154")
def test_the_keeper_space_takes_no_free_agent() -> None:
    table = given(seats=2).manager(0, "mgr_tax").team(0, *FULL_442).arrivals(0, "fa_010").only("adjust")
    assert table.asked(0) == "adjust"
    assert table.view(0).managers[0].overflow == 1


@pytest.mark.rule("B11-154")
def test_a_keeper_is_never_discarded() -> None:
    table = given(seats=2).manager(0, "mgr_tax").team(0, *FULL_442).keeper(0, "kp_9").arrivals(0, "fa_010")
    table.only("adjust")
    assert table.options(0) == [*FULL_442, "fa_010"]
    assert table.why(0, "kp_9") == "B11-154"
    table.play(0, "fa_010")
    assert table.names(table.g.keeper[:1]) == ["kp_9"]


@pytest.mark.rule("B11-154")
def test_a_keeper_is_never_exchanged() -> None:
    gate = [*DEFENDERS[:2], *MIDFIELDERS[:2], *FORWARDS[:2]]
    table = given(seats=2).team(0, *gate).keepers("kp_1", "kp_7").keeper(0, "kp_9").only("keepers")
    assert table.asked(0) is None
    table.play(1, "kp_7")
    assert table.asked(0) is None
    assert table.names(table.g.keeper) == ["kp_9", "kp_7"]


@pytest.mark.rule("B11-155")
def test_boards_are_adjusted_in_whistle_order_one_card_at_a_time() -> None:
    table = given(whistle=2).manager(1, "mgr_tax")
    table.arrivals(0, *MIDFIELDERS[:3]).arrivals(1, *FORWARDS[:4]).arrivals(2, *DEFENDERS[:4])
    table.only("adjust")
    for seat, card in ((2, "fa_003"), (0, "fa_009"), (1, "fa_016"), (1, "fa_015")):
        assert [other for other in range(3) if table.asked(other)] == [seat]
        table.play(seat, card)
    assert table.names(table.g.discard) == ["fa_003", "fa_009", "fa_016", "fa_015"]


# mgr_flex


@pytest.mark.rule("B11-156")
@pytest.mark.parametrize(
    ("counts", "fits"),
    [((5, 4, 1), True), ((1, 4, 5), True), ((2, 5, 3), True), ((6, 0, 0), False), ((0, 6, 0), False)],
)
def test_flex_has_ten_spaces_and_five_to_a_line(counts: tuple[int, int, int], fits: bool) -> None:
    table = given(seats=2).manager(0, "mgr_flex")
    for n, line in zip(counts, "DMF", strict=True):
        table.arrivals(0, *LINES[line][:n])
    table.only("adjust")
    assert table.asked(0) == (None if fits else "adjust")
    if fits:
        table.arrivals(0, "fa_101").only("adjust")
        assert table.asked(0) == "adjust", "an eleventh outfield card never fits"


@pytest.mark.rule("B11-157", "B11-X33")
def test_flex_leaves_no_line_out_of_a_full_formation() -> None:
    table = given(seats=2).manager(0, "mgr_flex").team(0, *DEFENDERS[:5], *MIDFIELDERS[:4])
    table.arrivals(0, MIDFIELDERS[4]).only("adjust")
    assert sorted(table.options(0)) == sorted(DEFENDERS[:5] + MIDFIELDERS[:5])
    table.play(0, DEFENDERS[0])
    assert table.asked(0) is None
    table = given(seats=2).manager(0, "mgr_flex").team(0, *DEFENDERS[:5], *MIDFIELDERS[:4])
    table.arrivals(0, "fa_015").only("adjust")
    assert table.asked(0) is None


@pytest.mark.rule("B11-157")
@pytest.mark.parametrize("pair", ["DM", "DF", "MF"])
def test_two_lines_of_flex_hold_nine_cards_at_most(pair: str) -> None:
    cards = LINES[pair[0]][:5] + LINES[pair[1]][:5]
    table = given(seats=2).manager(0, "mgr_flex").arrivals(0, *cards).only("adjust")
    assert table.view(0).managers[0].overflow == 1


@pytest.mark.rule("B11-158")
@pytest.mark.parametrize(
    "cards", [DEFENDERS[:5], DEFENDERS[:5] + MIDFIELDERS[:4], MIDFIELDERS[:4] + FORWARDS[:5]]
)
def test_a_flex_team_of_fewer_than_ten_may_have_an_empty_line(cards: list[str]) -> None:
    table = given(seats=2).manager(0, "mgr_flex").arrivals(0, *cards).only("adjust")
    assert table.asked(0) is None
    assert table.names(table.g.team[0]) == cards


@pytest.mark.rule("B11-159")
def test_boards_are_adjusted_in_round_seven_too() -> None:
    table = given(seats=2, round=7).team(0, "fa_007", "fa_009").won(0, "fa_033").start("bonuses")
    assert table.asked(0) == "adjust"
    table.play(0, "fa_007")
    assert table.g.over
    assert table.names(table.g.team[0]) == ["fa_009", "fa_033"]
