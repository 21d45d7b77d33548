"""Money: one number, two kinds of cards inside bids, a bank that never runs out."""

from __future__ import annotations

import pytest

from tests.games.best11.given import Table, given

FULL = ("fa_001", "fa_002", "fa_003", "fa_004", "fa_007", "fa_008", "fa_009", "fa_015", "fa_016", "fa_017")


def next_bidding_after_payment(*coins: str) -> Table:
    """Seat 0 has no money but what seat 1 paid for its nomination; a full board has no income."""
    table = given(2).manager(0, "mgr_hand").team(0, *FULL).signed(0)
    table.keepers("kp_7").keeper(0, "kp_9").keeper(1, "kp_8")
    table.market(("fa_006", 0)).bid(1, 1, *coins).start("reveal")
    return table.play(0, table.options(0)[0]).play(1, table.options(1)[0])  # the next nominations


@pytest.mark.rule("B11-188")
def test_three_1s_may_be_exchanged_for_a_3_and_back() -> None:
    """What came as three 1s is bid as a 3, what came as a 3 is bid as three 1s."""
    ones = next_bidding_after_payment("money_1", "money_1", "money_1")
    assert ones.view(0).own.purse == 3
    ones.play(0, "money_3")
    assert ones.view(0).own.purse == 0
    three = next_bidding_after_payment("money_3")
    assert three.view(0).own.purse == 3
    three.play(0, "money_1", "money_1", "money_1")
    assert three.view(0).own.purse == 0


@pytest.mark.rule("B11-189")
def test_money_is_one_number_whatever_cards_it_came_in() -> None:
    ones = next_bidding_after_payment("money_1", "money_1", "money_1")
    three = next_bidding_after_payment("money_3")
    assert ones.view(0).managers[0].money == 3
    assert ones.g.purse == three.g.purse
    assert ones.options(0) == three.options(0)
    assert ones.g.dump() == three.g.dump()


@pytest.mark.rule("B11-190")
def test_money_in_all_bids_together_is_no_more_than_the_player_has() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", None), ("fa_006", None), ("fa_008", None))
    table.hand(0, "fa_010").money(0, 5).money(1, 1).start("bid")
    table.play(0, "money_3", "next", "money_1")
    assert table.options(0) == ["fa_010", "money_1", "next"]
    table.play(0, "money_1", "next")
    assert table.options(0) == ["fa_010", "next"]
    assert table.why(0, "money_1") == "B11-259"
    assert table.view(-1).managers[0].money == 5
    assert table.view(0).own.purse == 0


@pytest.mark.rule("B11-190")
def test_money_cards_in_a_bid_count_toward_the_three_cards() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", None)).money(0, 20).money(1, 1).start("bid")
    table.play(0, "money_3", "money_1", "money_3", "money_3")
    assert table.view(0).own.bids == [["money_3", "money_1", "money_3"], ["money_3"]]


@pytest.mark.rule("B11-191")
def test_the_bank_cannot_run_out() -> None:
    """All 84 money are long with the managers, and the bank still pays handicap, tax and income."""
    table = given(3).manager(2, "mgr_tax").money(0, 84).money(1, 84).money(2, 84).own_signed(1).start("tax")
    table.play(0, "money").play(2, "money")
    assert table.g.round == 2
    assert table.g.purse == [84 + 3 + 4, 84 + 4, 84 + 3 + 3 + 4]


@pytest.mark.rule("B11-192")
def test_nobody_can_borrow() -> None:
    """A player with no money left cannot add any, and paying a whole bid leaves nothing less than 0."""
    table = given(2).market(("fa_001", 1), ("fa_002", None)).hand(0, "fa_010").money(0, 1).money(1, 1)
    table.start("bid")
    assert table.options(0) == ["fa_010", "money_1", "next"]
    assert table.why(0, "money_3") == "B11-259"
    table.play(0, "money_1", "next")
    assert table.options(0) == ["fa_010", "next"]
    assert table.why(0, "money_1") == "B11-259"
    table.play(0, "next").play(1, "next", "next")
    assert table.g.purse == [0, 2]
