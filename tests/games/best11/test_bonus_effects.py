"""Step 6: what each signing bonus does (B11-120 to B11-141, B11-281 to B11-283)."""

from __future__ import annotations

import pytest

from tests.games.best11.given import DEFENDERS, FORWARDS, MIDFIELDERS, Table, given

# gain_tactics


def a_tac_bonus(*deck: str) -> Table:
    """A holds tac_01 and has used TAC."""
    table = given(seats=2).won(0, "fa_053").tactics(0, "tac_01").tactics_deck(*deck)
    return table.only("bonuses").play(0, "fa_053")


@pytest.mark.rule("B11-120")
def test_gain_tactics_draws_two_and_ends_with_one_more() -> None:
    table = a_tac_bonus("tac_05", "tac_20", "tac_07")
    assert table.names(table.g.tactics[0]) == ["tac_01", "tac_05", "tac_20"]
    table.play(0, "tac_20")
    assert table.names(table.g.tactics[0]) == ["tac_01", "tac_05"]


@pytest.mark.rule("B11-121")
@pytest.mark.parametrize(
    ("back", "kept"),
    [("tac_05", ["tac_01", "tac_20"]), ("tac_20", ["tac_01", "tac_05"]), ("tac_01", ["tac_05", "tac_20"])],
)
def test_a_new_or_an_old_tactical_card_is_returned(back: str, kept: list[str]) -> None:
    table = a_tac_bonus("tac_05", "tac_20", "tac_07")
    assert table.options(0) == ["tac_01", "tac_05", "tac_20"]
    table.play(0, back)
    assert table.names(table.g.tactics[0]) == kept


@pytest.mark.rule("B11-122")
def test_returned_tactical_cards_go_face_down_to_the_bottom() -> None:
    table = a_tac_bonus("tac_05", "tac_20", "tac_07", "tac_08").play(0, "tac_20")
    assert table.names(table.g.tactics_deck) == ["tac_20", "tac_08", "tac_07"], "the top card is last"
    assert table.events("tactic_returned", 1) == [[0, -1]]


@pytest.mark.rule("B11-123", "B11-X51")
def test_the_last_tactical_card_is_drawn_and_kept() -> None:
    table = a_tac_bonus("tac_05")
    assert table.asked(0) is None
    assert table.names(table.g.tactics[0]) == ["tac_01", "tac_05"]
    assert table.g.tactics_deck == []


@pytest.mark.rule("B11-123")
def test_gain_tactics_does_nothing_with_an_empty_deck() -> None:
    table = a_tac_bonus()
    assert table.asked(0) is None
    assert table.names(table.g.tactics[0]) == ["tac_01"]


# add_from_hand


@pytest.mark.rule("B11-124")
def test_add_from_hand_puts_one_hand_card_among_the_arrivals() -> None:
    table = given(seats=2).won(0, "fa_008").hand(0, "fa_001", "fa_003").only("bonuses").play(0, "fa_008")
    assert table.options(0) == ["fa_001", "fa_003", "decline"]
    table.play(0, "fa_003")
    assert table.names(table.g.arrivals[0]) == ["fa_008", "fa_003"]
    assert table.names(table.g.hand[0]) == ["fa_001"]
    assert table.asked(0) is None, "one only"


@pytest.mark.rule("B11-125")
def test_add_from_hand_does_nothing_with_an_empty_hand() -> None:
    table = given(seats=2).won(0, "fa_008", "fa_011").only("bonuses").play(0, "fa_008")
    assert table.asked(0) == "bonus_order"
    assert table.options(0) == ["fa_011", "done"]
    assert table.names(table.g.arrivals[0]) == ["fa_008", "fa_011"]
    assert table.events("declined") == [], "there was nothing to decline"


@pytest.mark.rule("B11-126", "B11-X26")
def test_a_card_added_from_hand_activates_its_bonus_at_once() -> None:
    pile = [*DEFENDERS[:6], *FORWARDS[:6]]
    table = given(seats=2).won(0, "fa_008").hand(0, "fa_005").discard(*pile).only("bonuses")
    table.play(0, "fa_008", "fa_005")
    assert table.asked(0) == "bonus_discard"
    assert table.options(0) == [*pile[2:], "decline"]
    table.play(0, pile[-1])
    assert table.names(table.g.arrivals[0]) == ["fa_008", "fa_005", pile[-1]]


@pytest.mark.rule("B11-281", "B11-X58")
def test_copied_add_from_hand_activates_the_added_card() -> None:
    table = given(seats=2).won(0, "fa_012").team(0, "fa_008").hand(0, "fa_053").tactics(0, "tac_01")
    table.tactics_deck("tac_05", "tac_20", "tac_07").only("bonuses").play(0, "fa_012", "fa_008", "fa_053")
    assert table.asked(0) == "return_tactic"
    assert table.names(table.g.tactics[0]) == ["tac_01", "tac_05", "tac_20"]
    table.play(0, "tac_01")
    assert table.names(table.g.tactics[0]) == ["tac_05", "tac_20"]


@pytest.mark.rule("B11-281")
def test_chain_from_a_keeper_goes_on_as_long_as_the_added_cards_have_bonuses() -> None:
    table = given(seats=2).keepers("kp_1", "kp_3").keeper(1, "kp_9").hand(0, "fa_013", "fa_023", "fa_069")
    table.only("keepers").play(0, "kp_1", "fa_013", "fa_023", "fa_069")
    assert table.g.extra[0] == 1
    assert table.names(table.g.team[0]) == ["fa_013", "fa_023", "fa_069"]


@pytest.mark.rule("B11-127")
def test_cards_of_losing_bids_are_in_hand_for_add_from_hand() -> None:
    table = given(seats=2).hand(0, "fa_004").market(("fa_001", None), ("fa_008", None))
    table.bid(0, 1, "fa_003").bid(1, 1, "fa_010").bid(0, 2, "money_1").start("reveal").play(0, "fa_008")
    assert table.options(0) == ["fa_004", "fa_003", "decline"]
    table.play(0, "fa_003")
    assert table.names(table.g.team[0]) == ["fa_008", "fa_003"]


# extra_card


@pytest.mark.rule("B11-128")
def test_extra_card_draws_to_one_more_at_this_refill_only() -> None:
    table = given(seats=2).manager(1, "mgr_tax").won(0, "fa_011").start("bonuses").play(0, "fa_011")
    assert [len(hand) for hand in table.g.hand] == [6, 5]
    assert table.g.extra == [0, 0], "the next refill is an ordinary one"


@pytest.mark.rule("B11-129")
def test_extra_cards_add_up_with_each_other_and_with_the_hand_board() -> None:
    table = given(seats=2).won(0, "fa_011", "fa_069").won(1, "fa_048", "fa_055").start("bonuses")
    table.play(0, "fa_011", "fa_069").play(1, "fa_048", "fa_055")
    assert [len(hand) for hand in table.g.hand] == [7, 8], "B manages mgr_hand"


@pytest.mark.rule("B11-130")
def test_extra_card_in_round_seven_has_no_effect() -> None:
    table = given(seats=2, round=7).won(0, "fa_011").hand(0, "fa_001").start("bonuses").play(0, "fa_011")
    assert table.g.over
    assert table.names(table.g.hand[0]) == ["fa_001"]


# reuse_bonus


@pytest.mark.rule("B11-131")
def test_reuse_activates_the_bonus_of_one_card_on_the_own_board() -> None:
    table = given(seats=2).won(0, "fa_012").team(0, "fa_011", "fa_053", "fa_001").team(1, "fa_008")
    table.only("bonuses").play(0, "fa_012")
    assert table.options(0) == ["fa_011", "fa_053", "decline"]
    table.play(0, "fa_011")
    assert table.g.extra == [1, 0]
    assert table.asked(0) is None, "one only"


@pytest.mark.rule("B11-132")
def test_reuse_takes_cards_won_or_received_in_this_round_or_earlier() -> None:
    table = given(seats=2).market(("fa_011", None), ("fa_001", 0))
    table.bid(0, 1, "fa_010").bid(1, 2, "fa_053").only("reveal").only("bonuses").play(0, "done")
    table.only("adjust")
    assert table.names(table.g.team[0]) == ["fa_011", "fa_053"], "won and received in an earlier round"
    table.won(0, "fa_012", "fa_069").paid(0, "fa_055").only("bonuses").play(0, "fa_012")
    assert table.options(0) == ["fa_011", "fa_053", "fa_069", "fa_055", "decline"]


@pytest.mark.rule("B11-133", "B11-X29")
def test_arrivals_of_this_round_count_as_on_the_board_for_reuse() -> None:
    table = given(seats=2).won(0, "fa_012").paid(0, "fa_037").tactics_deck("tac_05", "tac_20")
    table.only("bonuses").play(0, "fa_012")
    assert table.options(0) == ["fa_037", "decline"]
    table.play(0, "fa_037")
    assert table.names(table.g.tactics[0]) == ["tac_05", "tac_20"]


@pytest.mark.rule("B11-134")
def test_a_reuse_may_not_copy_another_reuse() -> None:
    table = given(seats=2).won(0, "fa_012").team(0, "fa_031", "fa_011").only("bonuses").play(0, "fa_012")
    assert table.options(0) == ["fa_011", "decline"]
    assert table.why(0, "fa_031") == "B11-134"


@pytest.mark.rule("B11-135")
def test_a_reuse_never_copies_a_keepers_bonus() -> None:
    table = given(seats=2).won(0, "fa_012").team(0, "fa_011").keeper(0, "kp_4").only("bonuses")
    table.play(0, "fa_012")
    assert table.options(0) == ["fa_011", "decline"]
    assert table.why(0, "kp_4") == "B11-135"


@pytest.mark.rule("B11-136", "B11-X28")
def test_reuse_with_nothing_to_copy_does_nothing() -> None:
    table = given(seats=2).won(0, "fa_012").team(0, "fa_031", "fa_001", "fa_007").keeper(0, "kp_4")
    before = len(table.g.tactics_deck)
    table.only("bonuses").play(0, "fa_012")
    assert table.asked(0) is None
    assert len(table.g.tactics_deck) == before
    assert table.g.extra == [0, 0]


@pytest.mark.rule("B11-282")
def test_late_bid_is_no_signing_bonus_to_copy() -> None:
    table = given(seats=2).won(0, "fa_012").team(0, "fa_022", "fa_011").only("bonuses").play(0, "fa_012")
    assert table.options(0) == ["fa_011", "decline"]
    assert table.why(0, "fa_022") == "B11-282"


@pytest.mark.rule("B11-282")
@pytest.mark.parametrize(("fourth", "points"), [("fa_022", 0), ("fa_002", 3)])
def test_late_bid_does_not_count_for_tac_14(fourth: str, points: int) -> None:
    table = given(seats=2).team(0, "fa_008", "fa_011", "fa_053", fourth).tactics(0, "tac_14")
    assert table.score(0).parts["Tactics"] == points


# add_from_discard


PILE = [*DEFENDERS[:6], *FORWARDS[:6]]  # from the bottom up


@pytest.mark.rule("B11-137", "B11-139", "B11-X30")
def test_add_from_discard_takes_one_of_the_top_ten_and_the_rest_keep_their_order() -> None:
    table = given(seats=2).won(0, "fa_029").discard(*PILE).only("bonuses").play(0, "fa_029")
    assert table.options(0) == [*PILE[2:], "decline"]
    assert table.why(0, PILE[1]) == "B11-137"
    assert table.reason(0, PILE[1]) == "it lies deeper than the top 10 of the discard pile"
    table.play(0, PILE[7])
    assert table.names(table.g.arrivals[0]) == ["fa_029", PILE[7]]
    assert table.names(table.g.discard) == PILE[:7] + PILE[8:]


@pytest.mark.rule("B11-138")
def test_add_from_discard_looks_at_all_of_a_small_pile() -> None:
    table = given(seats=2).won(0, "fa_029").discard(*PILE[:9]).only("bonuses").play(0, "fa_029")
    assert table.options(0) == [*PILE[:9], "decline"]


@pytest.mark.rule("B11-138")
def test_add_from_discard_does_nothing_with_an_empty_pile() -> None:
    table = given(seats=2).won(0, "fa_029").only("bonuses").play(0, "fa_029")
    assert table.asked(0) is None
    assert table.names(table.g.arrivals[0]) == ["fa_029"]


@pytest.mark.rule("B11-283", "B11-X60")
def test_a_card_spent_on_a_deck_card_may_be_taken_back() -> None:
    table = given(seats=2).signed(1).discard(*PILE).market(("fa_029", None), ("fa_014", None))
    table.bid(0, 1, "fa_010").start("reveal").play(0, "fa_029")
    assert table.options(0) == [*PILE[4:], "fa_010", "fa_014", "decline"]
    table.play(0, "fa_010")
    assert table.names(table.g.team[0]) == ["fa_029", "fa_010"]


@pytest.mark.rule("B11-283")
def test_a_card_spent_on_the_own_nomination_may_be_taken_back() -> None:
    table = given(seats=2).signed(1).market(("fa_029", 0)).bid(0, 1, "fa_010").start("reveal")
    table.play(0, "fa_029", "fa_010")
    assert table.names(table.g.team[0]) == ["fa_029", "fa_010"]


@pytest.mark.rule("B11-140", "B11-X27")
def test_a_card_taken_from_the_discard_pile_does_not_activate_its_bonus() -> None:
    table = given(seats=2).won(0, "fa_029").discard("fa_053").tactics(0, "tac_01").only("bonuses")
    before = len(table.g.tactics_deck)
    table.play(0, "fa_029", "fa_053")
    assert table.asked(0) is None
    assert table.names(table.g.arrivals[0]) == ["fa_029", "fa_053"]
    assert table.names(table.g.tactics[0]) == ["tac_01"]
    assert len(table.g.tactics_deck) == before


@pytest.mark.rule("B11-141")
@pytest.mark.parametrize(("bonus", "added"), [("fa_008", MIDFIELDERS[3]), ("fa_029", MIDFIELDERS[4])])
def test_a_bonus_may_add_a_card_that_has_no_space(bonus: str, added: str) -> None:
    full = [*DEFENDERS[:4], *MIDFIELDERS[:2], *FORWARDS[:4]]  # mgr_symbols, 4-2-4
    table = given(seats=2).team(0, *full).won(0, bonus).hand(0, MIDFIELDERS[3]).discard(MIDFIELDERS[4])
    table.start("bonuses").play(0, bonus)
    assert added in table.options(0)
    table.play(0, added)
    assert table.names(table.g.arrivals[0]) == [bonus, added]
    assert table.asked(0) == "adjust"
    assert table.view(0).managers[0].overflow == 2
