"""Step 5: the tax, and consolation for those who won nothing (B11-096 to B11-111)."""

from __future__ import annotations

import pytest

from tests.games.best11.given import Table, given
from touchline.engine.errors import Refused


def kinds(table: Table) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in table.heard]


# Tax


@pytest.mark.rule("B11-096")
def test_tax_is_paid_by_the_bank_when_a_rival_signs_an_own_nomination() -> None:
    table = given().manager(0, "mgr_tax").money(0, 2).money(1, 1)
    table.market(("fa_001", 1), ("fa_007", None)).bid(1, 1, "money_1").start("reveal")
    assert table.g.purse == [5, 1, 0]
    assert table.events("tax") == [[0, 3]]


@pytest.mark.rule("B11-096")
@pytest.mark.parametrize("owner", [0, 2, None])
def test_no_tax_for_a_card_that_somebody_else_or_nobody_nominated(owner: int | None) -> None:
    table = given().manager(0, "mgr_tax").market(("fa_001", owner)).bid(1, 1, "fa_003").start("reveal")
    assert table.g.winner == [1]
    assert table.g.purse == [0, 0, 0]


@pytest.mark.rule("B11-097", "B11-X07")
def test_tax_is_paid_once_when_two_rivals_sign_their_own_nominations() -> None:
    table = given().manager(0, "mgr_tax").market(("fa_001", 1), ("fa_002", 2))
    table.bid(1, 1, "money_1").bid(2, 2, "money_1").start("reveal")
    assert table.g.winner == [1, 2]
    assert table.g.purse[0] == 3


@pytest.mark.rule("B11-098", "B11-X08")
def test_own_signing_of_the_tax_board_triggers_no_tax() -> None:
    table = given().manager(0, "mgr_tax").market(("fa_001", 0), ("fa_003", 2))
    table.bid(0, 1, "money_1").bid(1, 2, "fa_007").start("reveal")
    assert table.g.winner == [0, 1]
    assert table.g.purse[0] == 0


@pytest.mark.rule("B11-099")
def test_tax_waits_for_the_last_slot_and_comes_before_handicaps() -> None:
    table = given().manager(0, "mgr_tax").market(("fa_001", 1), ("fa_003", None))
    table.bid(1, 1, "money_1").bid(1, 2, "money_3").bid(2, 2, "fa_007").start("reveal")
    assert table.asked(0) == "award_tie"
    assert table.g.purse[0] == 0
    table.play(0, "p2")
    assert table.asked(0) == "handicap"
    assert table.g.purse[0] == 3


# Who gets a handicap


@pytest.mark.rule("B11-100")
def test_one_handicap_for_no_bid_and_for_losing_every_bid_none_for_a_win() -> None:
    table = given().market(("fa_001", None), ("fa_003", None), ("fa_004", None))
    table.bid(1, 1, "money_1").bid(1, 2, "money_3")
    table.bid(2, 1, "money_3").bid(2, 2, "fa_010").start("reveal")
    assert table.g.winner == [2, 2, -2]
    table.play(0, "money").play(1, "money")
    assert table.g.round == 2, "nobody is asked a second time"
    assert table.events("handicap_money") == [[0, 3], [1, 3]]


@pytest.mark.rule("B11-100")
def test_losing_one_bid_and_winning_another_gives_no_handicap() -> None:
    table = given(seats=2).market(("fa_001", None), ("fa_003", None))
    table.bid(0, 1, "money_1").bid(0, 2, "money_3").bid(1, 1, "money_3").start("reveal")
    assert [won[0] for won in table.events("won")] == [1, 0]
    assert table.events("handicap_money") == []
    assert table.g.round == 2, "nobody was asked"


@pytest.mark.rule("B11-101")
def test_winning_the_own_nomination_counts_as_a_win() -> None:
    table = given(seats=2).market(("fa_001", 0)).bid(0, 1, "money_1").start("reveal")
    assert table.asked(1) == "handicap"
    table.play(1, "money")
    assert table.g.round == 2
    assert table.events("handicap_money") == [[1, 3]]


@pytest.mark.rule("B11-102")
def test_compensation_does_not_cancel_a_handicap() -> None:
    table = given(seats=2).market(("fa_001", 0)).bid(1, 1, "fa_010", "money_3").start("reveal")
    assert table.names(table.g.arrivals[0]) == ["fa_010"]
    assert table.g.purse[0] == 3
    assert table.asked(0) == "handicap"


# What it brings


@pytest.mark.rule("B11-103")
@pytest.mark.parametrize("choice", ["money", "tactic", "discard"])
def test_exactly_one_of_three_consolations_is_chosen(choice: str) -> None:
    table = given(seats=2).signed(1).hand(0, "fa_001", "fa_003").start("handicap")
    assert table.options(0) == ["money", "tactic", "discard"]
    tactics = len(table.g.tactics_deck)
    table.play(0, choice)
    assert (table.g.purse[0] >= 3) == (choice == "money")
    assert (len(table.g.tactics_deck) < tactics) == (choice == "tactic")
    assert (table.asked(0) == "handicap_discard") == (choice == "discard")
    if choice != "money":
        table.play(0, table.options(0)[-1])
    assert table.asked(0) == "nominate", "no second consolation"


@pytest.mark.rule("B11-104")
def test_handicap_money_is_three_from_the_bank() -> None:
    table = given(seats=2).signed(1).money(0, 2).money(1, 4).only("handicap").play(0, "money")
    assert table.g.purse == [5, 4]


@pytest.mark.rule("B11-105")
def test_handicap_tactic_draws_two_and_ends_with_one_more() -> None:
    table = given(seats=2).signed(1).tactics(0, "tac_01").tactics_deck("tac_05", "tac_20", "tac_07")
    table.only("handicap").play(0, "tactic")
    assert table.names(table.g.tactics[0]) == ["tac_01", "tac_05", "tac_20"]
    table.play(0, "tac_05")
    assert table.names(table.g.tactics[0]) == ["tac_01", "tac_20"]


@pytest.mark.rule("B11-106")
@pytest.mark.parametrize("back", ["tac_01", "tac_05", "tac_20"])
def test_handicap_draw_may_return_an_old_tactical_card(back: str) -> None:
    table = given(seats=2).signed(1).tactics(0, "tac_01").tactics_deck("tac_05", "tac_20", "tac_07")
    table.only("handicap").play(0, "tactic")
    assert table.options(0) == ["tac_01", "tac_05", "tac_20"]
    table.play(0, back)
    assert back not in table.names(table.g.tactics[0])
    assert table.names(table.g.tactics_deck) == [back, "tac_07"]


@pytest.mark.rule("B11-107")
def test_tactic_is_not_offered_while_the_tactical_deck_is_empty() -> None:
    table = given(seats=2).signed(1).hand(0, "fa_001").tactics_deck().start("handicap")
    assert table.options(0) == ["money", "discard"]
    assert table.why(0, "tactic") == "B11-107"


@pytest.mark.rule("B11-108")
@pytest.mark.parametrize("cards", [[], ["fa_001"], ["fa_003", "fa_001"]])
def test_none_one_or_two_hand_cards_go_to_the_discard_pile(cards: list[str]) -> None:
    table = given(seats=2).signed(1).hand(0, "fa_001", "fa_003", "fa_004").discard("fa_050")
    table.only("handicap").play(0, "discard", *cards)
    if len(cards) < 2:
        table.play(0, "done")
    assert table.asked(0) is None, "two at most"
    assert table.names(table.g.discard) == ["fa_050", *cards]
    assert len(table.g.hand[0]) == 3 - len(cards)


@pytest.mark.rule("B11-109")
def test_only_free_agents_can_be_discarded_as_a_handicap() -> None:
    table = given(seats=2).signed(1).hand(0, "fa_001", "fa_003").money(0, 5).tactics(0, "tac_01")
    table.team(0, "fa_007").start("handicap").play(0, "discard")
    assert table.options(0) == ["fa_001", "fa_003", "done"]
    for thing in ("money_1", "money_3", "tac_01", "fa_007"):
        with pytest.raises(Refused):
            table.play(0, thing)


@pytest.mark.rule("B11-279", "B11-X63")
def test_discard_is_not_offered_to_an_empty_hand() -> None:
    table = given(seats=2).signed(1).tactics_deck("tac_01", "tac_02", "tac_03", "tac_04", "tac_05")
    table.start("handicap")
    assert table.options(0) == ["money", "tactic"]
    assert table.why(0, "discard") == "B11-279"


@pytest.mark.rule("B11-279")
def test_money_is_there_when_nothing_else_is() -> None:
    table = given(seats=2).signed(1).tactics_deck().only("handicap")
    assert table.asked(0) is None
    assert table.events("handicap_money") == [[0, 3]]


@pytest.mark.rule("B11-110")
def test_discarded_hand_cards_are_replaced_at_the_refill() -> None:
    hand = ["fa_001", "fa_003", "fa_004", "fa_006", "fa_025"]
    table = given(seats=2).signed(1).hand(0, *hand).deck("fa_007", "fa_009").start("handicap")
    table.play(0, "discard", "fa_001", "fa_003")
    assert table.names(table.g.hand[0]) == ["fa_004", "fa_006", "fa_025", "fa_007", "fa_009"]


@pytest.mark.rule("B11-110")
def test_hand_cards_discarded_in_round_seven_are_not_replaced() -> None:
    table = given(seats=2, round=7).signed(1).hand(0, "fa_001", "fa_003", "fa_004").start("handicap")
    table.play(0, "discard", "fa_001", "fa_003")
    assert table.g.over
    assert table.names(table.g.hand[0]) == ["fa_004"]


@pytest.mark.rule("B11-111")
def test_handicaps_go_in_whistle_order_before_any_bonus() -> None:
    table = given(seats=4, whistle=2).won(3, "fa_053").start("handicap")
    for seat in (2, 0, 1):
        assert [table.asked(other) for other in range(4) if other != seat] == [None] * 3
        assert table.asked(seat) == "handicap"
        table.play(seat, "money")
    assert table.asked(3) == "bonus_order"
    assert kinds(table) == ["handicap_money"] * 3
