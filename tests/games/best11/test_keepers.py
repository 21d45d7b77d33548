"""Keepers: who may take one, when, and what follows (B11-160 to B11-172)."""

from __future__ import annotations

import pytest

from tests.games.best11.given import DEFENDERS, FORWARDS, MIDFIELDERS, Table, given
from touchline.engine.errors import Refused
from touchline.games.best11.rules.board import gate_filled

GATE = [*DEFENDERS[:2], *MIDFIELDERS[:2], *FORWARDS[:2]]
GATE_B = [*DEFENDERS[2:4], *MIDFIELDERS[2:4], *FORWARDS[2:4]]
FULL_442 = [*DEFENDERS[:4], *MIDFIELDERS[:4], *FORWARDS[:2]]


def asked(table: Table) -> list[int]:
    """The seats that are asked about a keeper."""
    return [seat for seat in range(table.g.seats) if table.asked(seat) == "keeper"]


# Who is asked


@pytest.mark.rule("B11-160")
def test_filled_boxed_spaces_allow_a_keeper() -> None:
    table = given().keepers("kp_6", "kp_7", "kp_8", "kp_9").team(0, *GATE).only("keepers")
    assert asked(table) == [0]
    table.play(0, "kp_9")
    assert table.names(table.g.keeper[:1]) == ["kp_9"]
    assert table.names(table.g.keepers) == ["kp_6", "kp_7", "kp_8"]


@pytest.mark.rule("B11-160")
@pytest.mark.parametrize("missing", GATE)
def test_one_boxed_space_short_allows_no_keeper(missing: str) -> None:
    """Other lines have cards to spare, so the number of cards is not what counts."""
    team = [card for card in GATE if card != missing]
    for line in (DEFENDERS, MIDFIELDERS, FORWARDS):
        if missing not in line:
            team += line[6:8]
    assert asked(given(seats=2).manager(0, "mgr_flex").team(0, *team).only("keepers")) == []


@pytest.mark.rule("B11-161")
def test_nobody_takes_a_second_keeper() -> None:
    table = given().keepers("kp_6", "kp_7", "kp_8").keeper(0, "kp_9").team(0, *GATE).team(1, *GATE_B)
    table.only("keepers")
    assert asked(table) == [1]
    table.play(1, "kp_6")
    assert 0 not in asked(table)


@pytest.mark.rule("B11-162")
@pytest.mark.parametrize("choice", ["kp_2", "kp_5", "kp_7", "kp_9"])
def test_any_keeper_that_is_face_up_may_be_chosen(choice: str) -> None:
    table = given().keepers("kp_2", "kp_5", "kp_7", "kp_9").team(0, *GATE).only("keepers")
    assert table.options(0) == ["kp_2", "kp_5", "kp_7", "kp_9", "pass"]
    with pytest.raises(Refused):
        table.play(0, "kp_1")
    table.play(0, choice)
    assert table.names(table.g.keeper[:1]) == [choice]


@pytest.mark.rule("B11-163")
def test_the_keepers_bonus_is_activated_at_once() -> None:
    table = given().keepers("kp_5", "kp_7", "kp_8", "kp_9").team(0, *GATE).team(1, *GATE_B).only("keepers")
    table.play(0, "kp_7")
    assert table.g.extra == [1, 0, 0]
    table.play(1, "kp_5")
    assert table.asked(1) == "return_tactic"
    assert len(table.g.tactics[1]) == 2


@pytest.mark.rule("B11-164")
def test_who_passes_may_take_a_keeper_in_a_later_keeper_step() -> None:
    table = given().keepers("kp_6", "kp_7", "kp_8", "kp_9").team(0, *GATE).only("keepers").play(0, "pass")
    assert asked(table) == [], "not again in this step"
    assert table.g.keeper[0] == -1
    assert len(table.g.keepers) == 4
    assert asked(table.only("keepers")) == [0]


@pytest.mark.rule("B11-164")
def test_who_passed_and_lost_the_entitlement_is_not_asked_again() -> None:
    table = given().keepers("kp_6", "kp_7", "kp_8", "kp_9").team(0, *GATE).only("keepers").play(0, "pass")
    table.g.team[0].pop()
    assert asked(table.only("keepers")) == []


# The last manager without a keeper


@pytest.mark.rule("B11-165", "B11-X38")
@pytest.mark.parametrize("team", [[], ["fa_001"], GATE])
def test_the_last_one_without_a_keeper_needs_no_gate(team: list[str]) -> None:
    table = given(seats=2).keepers("kp_7", "kp_9").keeper(0, "kp_6").team(1, *team).only("keepers")
    assert asked(table) == [1]
    assert table.options(1) == ["kp_7", "kp_9", "pass"]
    table.play(1, "pass")
    assert asked(table) == [], "asked while two remained: once in a step"
    assert asked(table.only("keepers")) == [1], "in any keeper step"
    table.play(1, "kp_7")
    assert table.names(table.g.keeper) == ["kp_6", "kp_7"]


@pytest.mark.rule("B11-165", "B11-X39")
def test_with_three_keepers_left_the_gate_is_still_needed() -> None:
    table = given().keepers("kp_7", "kp_8", "kp_9").keeper(0, "kp_6").team(1, *GATE[:5]).team(2, "fa_010")
    assert asked(table.only("keepers")) == []


# Timing


@pytest.mark.rule("B11-166")
def test_keepers_come_after_all_boards_are_adjusted_in_whistle_order() -> None:
    table = given(whistle=2).keepers("kp_6", "kp_7", "kp_8", "kp_9")
    table.team(0, *GATE).team(2, *GATE_B[:5]).arrivals(2, GATE_B[5])
    table.arrivals(1, *DEFENDERS[4:9]).start("adjust")
    assert table.asked(1) == "adjust"
    assert asked(table) == [], "C could take one, but B adjusts first"
    table.play(1, DEFENDERS[4])
    assert asked(table) == [2]
    table.play(2, "kp_9")
    assert asked(table) == [0], "A finds what C has left"
    assert table.options(0) == ["kp_6", "kp_7", "kp_8", "pass"]


@pytest.mark.rule("B11-160", "B11-X40")
def test_only_who_fills_the_gate_is_asked() -> None:
    table = given().keepers("kp_6", "kp_7", "kp_8", "kp_9").team(1, *GATE).team(0, "fa_010").only("keepers")
    assert asked(table) == [1]
    table.play(1, "kp_9")
    assert asked(table) == []
    assert len(table.g.keepers) == 3


@pytest.mark.rule("B11-167", "B11-X41")
def test_the_last_one_without_is_asked_when_two_keepers_are_left_in_the_step() -> None:
    table = given(whistle=1).keepers("kp_7", "kp_8", "kp_9").keeper(0, "kp_6").team(2, *GATE)
    table.team(1, "fa_010").only("keepers")
    assert asked(table) == [2]
    table.play(2, "kp_9")
    assert asked(table) == [1]
    table.play(1, "pass")
    assert asked(table) == []


@pytest.mark.rule("B11-167", "B11-X62")
def test_who_passed_before_two_remained_is_asked_once_more() -> None:
    table = given(seats=2, whistle=1).keepers("kp_7", "kp_8", "kp_9").team(0, *GATE).team(1, *GATE_B)
    table.only("keepers")
    assert asked(table) == [1]
    table.play(1, "pass")
    assert asked(table) == [0]
    table.play(0, "kp_9")
    assert asked(table) == [1]
    table.play(1, "pass")
    assert asked(table) == []


@pytest.mark.rule("B11-167")
def test_who_was_asked_while_two_remained_is_not_asked_again() -> None:
    table = (
        given(whistle=0).keepers("kp_7", "kp_8", "kp_9").keeper(0, "kp_6").team(1, *GATE).team(2, "fa_010")
    )
    table.only("keepers").play(1, "kp_9")
    assert asked(table) == [2], "its turn came when two were left"
    table.play(2, "pass")
    assert asked(table) == []


@pytest.mark.rule("B11-167", "B11-161")
def test_the_last_one_without_is_asked_anew_in_each_round() -> None:
    table = given(seats=2).keepers("kp_7", "kp_8").keeper(1, "kp_9").team(0, "fa_010")
    for _ in range(2):
        table.only("keepers")
        assert asked(table) == [0]
        table.play(0, "pass")
        assert asked(table) == []


# The gate


@pytest.mark.rule("B11-168", "B11-X37")
def test_a_card_of_two_lines_fills_the_box_that_needs_it() -> None:
    team = ["fa_001", "fa_047", "fa_007", "fa_009", "fa_015", "fa_016"]
    table = given().keepers("kp_6", "kp_7", "kp_8", "kp_9").team(0, *team).only("keepers")
    assert asked(table) == [0]
    table.play(0, "kp_9")
    assert table.names(table.g.keeper[:1]) == ["kp_9"]


@pytest.mark.rule("B11-168")
def test_a_card_fills_one_box_only() -> None:
    team = ["fa_001", "fa_047", "fa_007", "fa_015", "fa_016", "fa_017"]  # fa_047 is needed in D and in M
    assert asked(given().team(0, *team).only("keepers")) == []


@pytest.mark.rule("B11-169")
def test_a_keeper_stays_when_the_boxed_spaces_are_no_longer_filled() -> None:
    team = [*DEFENDERS[:5], *MIDFIELDERS[:3], *FORWARDS[:2]]
    table = given(seats=2).manager(0, "mgr_flex").team(0, *team).keepers("kp_7").keeper(0, "kp_9")
    table.keeper(1, "kp_6").arrivals(0, MIDFIELDERS[3]).start("adjust")
    assert gate_filled(table.g.team[0])
    table.play(0, FORWARDS[0])
    assert not gate_filled(table.g.team[0])
    assert table.names(table.g.keeper) == ["kp_9", "kp_6"]
    assert table.events("income")[0] == [0, 11, 0]


# What follows


@pytest.mark.rule("B11-170")
@pytest.mark.parametrize(("keeper", "bonus"), [("kp_3", "bonus_hand"), ("kp_2", "bonus_discard")])
def test_a_card_added_by_the_keeper_is_fitted_at_once(keeper: str, bonus: str) -> None:
    table = given().manager(0, "mgr_tax").keepers("kp_2", "kp_3", "kp_8", "kp_9").team(0, *FULL_442)
    table.team(1, *DEFENDERS[4:6], *MIDFIELDERS[4:6], *FORWARDS[4:6])
    added = "fa_010"
    table = table.hand(0, added) if keeper == "kp_3" else table.discard(added)
    table.only("keepers").play(0, keeper)
    assert table.asked(0) == bonus
    table.play(0, added)
    assert table.asked(0) == "adjust"
    assert asked(table) == [], "B has to wait"
    table.play(0, DEFENDERS[0])
    assert table.names(table.g.team[0]) == [*FULL_442[1:], added]
    assert asked(table) == [1]


@pytest.mark.rule("B11-170")
def test_a_fitting_card_added_by_the_keeper_joins_the_team_at_once() -> None:
    table = given(seats=2).keepers("kp_1", "kp_7", "kp_9").team(0, *GATE).team(1, *GATE_B).hand(0, "fa_010")
    table.only("keepers").play(0, "kp_1", "fa_010")
    assert asked(table) == [1]
    assert table.names(table.g.team[0]) == [*GATE, "fa_010"]


@pytest.mark.rule("B11-171")
def test_round_seven_has_a_keeper_step() -> None:
    table = given(seats=2, round=7).keepers("kp_7", "kp_8", "kp_9").team(0, *GATE).start("adjust")
    assert asked(table) == [0]
    table.play(0, "kp_9").play(1, "pass")
    assert table.g.over
    assert table.names(table.g.keeper[:1]) == ["kp_9"]


@pytest.mark.rule("B11-172")
def test_the_keepers_base_value_and_symbols_count_at_the_end() -> None:
    table = given(seats=2).manager(0, "mgr_tax").team(0, "fa_001", "fa_014")  # base 1 + 3, savvy 2
    before = table.score(0).parts
    assert (before["Base"], before["Symbols"]) == (4, 2)
    after = table.keeper(0, "kp_7").score(0).parts  # base 4, one more savvy
    assert (after["Base"], after["Symbols"]) == (8, 4)
