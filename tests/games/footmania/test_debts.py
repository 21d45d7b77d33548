"""Debts: a payment beyond the cash is raised by sales (FM-092 to FM-098)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import Table, given


def owes(table: Table, card: str = "Q28", seat: int = 0) -> Table:
    """The seat draws a question card that takes money, Q28: 600k."""
    return table.top(card).stop(seat, "P04")


@pytest.mark.rule("FM-092")
def test_nobody_gets_into_debt() -> None:
    assert owes(given(2).cash(0, 550)).money(0) == 0
    table = owes(given(2).cash(0, 550).squad(0, "Y01", "Y02"))
    assert table.money(0) == 550  # unpaid until he has the money
    assert table.play(0, "bank_sell:Y01").money(0) == 100
    assert table.squad_of(0) == ["Y02"]


@pytest.mark.rule("FM-093")
def test_money_is_raised_before_anything_else_happens() -> None:
    table = given(2).squad(0, "Y01").sponsor(0, "Q01").cash(0, 0).top("Q28").pawn(0, "P03", "P02").rolls(1)
    table.turn(0).play(0, "done").play(1, "done")
    assert [table.asked(0), table.asked(1)] == ["payment", None]
    assert set(table.options(0)) == {
        "bank_sell:Y01",
        "bank_sell:Q01",
        "own_auction:Y01",
        "own_auction:Q01",
    }
    assert table.g.jackpot == 0
    assert len(table.events("turn")) == 1
    table.play(0, "own_auction:Y01").play(1, "650k")  # sold to another manager
    assert table.g.jackpot == 12
    assert len(table.events("turn")) == 2


@pytest.mark.rule("FM-094")
def test_debtor_chooses_one_card_after_the_other_until_he_can_pay() -> None:
    table = owes(given(2).cash(0, 0).squad(0, "Y01", "B13", "G14", "R12"))  # 150, 500, 250, 500
    table.play(0, "bank_sell:G14")
    assert table.asked(0) == "payment"
    assert table.view(1).debt.amount == 600
    table.play(0, "bank_sell:B13")
    assert table.asked(0) is None
    assert table.squad_of(0) == ["R12", "Y01"]
    assert table.money(0) == 150
    assert table.g.jackpot == 12


@pytest.mark.rule("FM-094")
def test_who_has_just_enough_sells_nothing() -> None:
    table = owes(given(2).cash(0, 600).squad(0, "Y01"))
    assert (table.asked(0), table.money(0), table.squad_of(0)) == (None, 0, ["Y01"])


@pytest.mark.rule("FM-095")
def test_debtor_may_put_a_card_up_instead() -> None:
    table = owes(given(3).cash(0, 0).squad(0, "B13", "Y01").sponsor(0, "Q03"))
    table.play(0, "own_auction:B13")
    assert (table.view(1).auction.opening, table.view(1).auction.seller) == (500, 0)
    table.play(1, "pass").play(2, "pass")  # he keeps it
    assert table.squad_of(0) == ["B13", "Y01"]
    assert table.asked(0) == "payment"
    table.play(0, "own_auction:Q03")
    assert table.view(1).auction.opening == 600
    table.play(1, "700k").play(2, "pass")
    assert table.money(0) == 100
    assert table.money(1) == 6300
    late = owes(given(2, phase=2).matchdays(1).cash(0, 0).squad(0, "B13", "Y01"))
    assert late.options(0) == ["bank_sell:B13", "bank_sell:Y01"]


@pytest.mark.rule("FM-096")
def test_each_card_is_put_up_once_for_a_payment() -> None:
    table = owes(given(2).cash(0, 0).squad(0, "B13", "G14", "R12")).play(0, "own_auction:B13").play(1, "pass")
    assert "own_auction:G14" in table.options(0)
    assert "bank_sell:B13" in table.options(0)
    assert table.why(0, "own_auction:B13") == "FM-096"
    table.play(0, "bank_sell:R12", "bank_sell:G14")
    assert table.squad_of(0) == ["B13"]
    assert owes(table).options(0) == ["bank_sell:B13", "own_auction:B13"]  # another payment, another chance


@pytest.mark.rule("FM-096")
def test_forced_auctions_leave_both_offers_of_the_next_window() -> None:
    table = given(2).cash(0, 0).squad(0, "B13", "G14", "Y01", "Y02").top("Q28").pawn(0, "P03", "P02").rolls(1)
    table.turn(0).play(0, "done").play(1, "done")
    table.play(0, "own_auction:G14").play(1, "pass").play(0, "own_auction:B13").play(1, "700k")
    assert table.asked(1) == "window"
    table.play(1, "done")
    for card in ("Y01", "Y02"):
        assert table.asked(0) == "window"
        table.play(0, f"sell:{card}", "ask:150k" if card == "Y01" else "ask:50k").play(1, "refuse")
    assert table.asked(0) != "window"


@pytest.mark.rule("FM-097")
def test_rest_is_dropped_when_nothing_is_left_to_sell() -> None:
    table = owes(given(2).cash(0, 100).squad(0, "Y01", "Y02")).play(0, "bank_sell:Y01", "bank_sell:Y02")
    assert table.money(0) == 0
    assert table.events("paid") == [[0, 6, 6]]
    assert table.g.jackpot == 6
    assert table.view(1).debt is None


@pytest.mark.rule("FM-098")
def test_nothing_but_a_question_card_forces_a_payment() -> None:
    buyer = given(2).cash(0, 100).squad(0, "B13").top("G16").stop(0, "P01").play(0, "draw")
    assert buyer.why(0, "buy") == "FM-057"
    bidder = given(2).cash(1, 100).squad(1, "B13").top("G16").stop(0, "P01").play(0, "draw", "refuse")
    assert bidder.why(1, "bid:300k") == "FM-070"
    dealer = given(2).cash(0, 100).squad(0, "B13").squad(1, "G14").seen(0, "G14").window(0)
    dealer.play(0, "buy_from:p1", "offer_for:G14")
    assert dealer.why(0, "pay:450k") == "FM-086"
    for table in (buyer, bidder, dealer):
        assert table.view(0).debt is None
