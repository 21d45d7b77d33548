"""Transfers between managers: what may be dealt, for how much, until when (FM-081 to FM-091)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import Table, given


def sold(table: Table, card: str, amount: str) -> Table:
    """In the window of two managers, seat 0 sells the card to seat 1."""
    return table.play(0, f"sell:{card}", f"ask:{amount}").play(1, "accept")


@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.rule("FM-081")
def test_managers_sell_buy_swap_and_auction_in_every_turn(phase: int, active: int) -> None:
    def window() -> Table:
        table = given(3, phase=phase).squad(0, "Y07").squad(1, "G06").seen(0, "G06").window(active)
        for seat in range(active, 3):
            if active:
                table.play(seat, "done")
        return table

    assert {"sell:Y07", "buy_from:p1", "swap:Y07", "own_auction:Y07"} <= set(window().options(0))
    table = window().play(0, "sell:Y07", "offer_to:p1", "ask:300k").play(1, "accept")
    assert table.squad_of(1) == ["G06", "Y07"]
    table = window().play(0, "buy_from:p1", "offer_for:G06", "pay:600k").play(1, "accept")
    assert table.squad_of(0) == ["G06", "Y07"]
    table = window().play(0, "swap:Y07", "offer_for:G06", "pay:200k").play(1, "accept")
    assert (table.squad_of(0), table.squad_of(1)) == (["G06"], ["Y07"])
    assert (table.money(0), table.money(1)) == (6800, 7200)
    table = window().play(0, "own_auction:Y07", "opening:150k").play(1, "pass").play(2, "150k")
    assert table.squad_of(2) == ["Y07"]


@pytest.mark.rule("FM-082")
def test_price_between_managers_is_free() -> None:
    table = sold(given(2).squad(0, "B13").squad(1, "Y01").window(0), "B13", "0k")
    assert table.squad_of(1) == ["B13", "Y01"]
    assert [table.money(0), table.money(1)] == [7000, 7000]
    table = sold(given(2).squad(0, "Y02").squad(1, "Y01").window(0), "Y02", "7000k")
    assert [table.money(0), table.money(1)] == [14_000, 0]


@pytest.mark.rule("FM-083")
def test_sponsors_are_sold_to_managers_as_to_the_bank() -> None:
    table = given(2).sponsor(0, "Q06").window(0)
    assert {"sell:Q06", "bank_sell:Q06"} <= set(table.options(0))
    sold(table, "Q06", "900k")
    assert table.view(0).managers[1].sponsors == ["Q06"]
    assert table.view(0).managers[0].sponsors == []
    assert [table.money(0), table.money(1)] == [7900, 6100]
    asked = given(2).sponsor(1, "Q06").window(0).play(0, "buy_from:p1", "pay:600k")
    assert asked.play(1, "accept").view(0).managers[0].sponsors == ["Q06"]


@pytest.mark.rule("FM-084")
def test_deals_hold_footballers_sponsors_and_money_only() -> None:
    table = given(2).squad(0, "Y01").plus(0, "S01").squad(1, "Y02").plus(1, "S02").beat(1, "E28").window(0)
    for verb in ("sell", "swap", "own_auction"):
        assert table.why(0, f"{verb}:S01") == "FM-084"
    table.play(0, "buy_from:p1")
    assert table.why(0, "offer_for:S02") == "FM-084"
    assert table.why(0, "offer_for:E28") == "FM-084"
    assert table.why(0, "offer_for:p1") == "FM-084"


@pytest.mark.rule("FM-085")
def test_deal_is_final() -> None:
    table = sold(given(2, phase=2).squad(0, "B13").squad(1, "Y01").window(0), "B13", "0k")
    assert (table.g.offer, table.g.letters) == (0, [[], []])  # nothing is left that could bring him back
    table.idle().lap_ends(1).play(1, "auto")
    assert table.squad_of(1) == ["B13", "Y01"]
    table.idle().stop(1, "P01").play(1, "bank_sell:B13")
    assert table.money(1) == 7500 + 500
    assert table.squad_of(0) == []


@pytest.mark.rule("FM-086")
def test_deal_is_settled_at_once_with_money_at_hand() -> None:
    table = given(2).squad(0, "B13").cash(0, 300).squad(1, "Y01").cash(1, 900).seen(0, "Y01").window(0)
    table.play(0, "sell:B13")
    assert table.why(0, "ask:950k") == "FM-086"
    table.play(0, "ask:900k").play(1, "accept")
    assert [table.money(0), table.money(1)] == [1200, 0]
    assert table.squad_of(1) == ["B13", "Y01"]
    table = given(2).cash(0, 300).squad(1, "Y01").seen(0, "Y01").window(0)
    table.play(0, "buy_from:p1", "offer_for:Y01")
    assert table.why(0, "pay:350k") == "FM-086"
    swap = given(2).squad(0, "Y07").cash(0, 100).squad(1, "Y01").cash(1, 50).seen(0, "Y01").window(0)
    swap.play(0, "swap:Y07", "offer_for:Y01")
    assert swap.why(0, "pay:150k") == "FM-086"
    assert swap.why(0, "ask:100k") == "FM-086"


@pytest.mark.rule("FM-087")
def test_deadline_comes_with_the_last_matchday_but_one() -> None:
    table = given(2, phase=2).squad(0, "Y01").squad(1, "Y02").aside(0, "letter:write", "sell:Y01", "ask:50k")
    table.lap_ends(0)
    kinds = [event.kind for event in table.heard]
    assert kinds.index("deadline") < kinds.index("fixture")
    assert table.why(0, "sell:Y01") == "FM-087"
    assert table.side(1) == []
    assert table.g.letters == [[], []]  # not even an offer that waited
    table.play(0, "auto").play(1, "auto")
    assert table.asked(0) != "window"
    assert table.asked(1) != "window"


@pytest.mark.parametrize(("seats", "deadline"), [(2, 1), (3, 5), (4, 5)])
@pytest.mark.rule("FM-088")
def test_deadline_by_number_of_managers(seats: int, deadline: int) -> None:
    table = given(seats, phase=2).squad(0, "Y01").matchdays(deadline - 1).window(0)
    assert table.asked(0) == "window"
    table = given(seats, phase=2).squad(0, "Y01").matchdays(deadline).window(0)
    assert table.asked(0) == "roll"
    table = given(seats, phase=2).matchdays(deadline - 1).lap_ends(0)
    assert table.events("deadline") == [[deadline]]


@pytest.mark.rule("FM-089")
def test_deadline_closes_deals_and_nothing_else() -> None:
    table = given(2, phase=2).matchdays(1).sponsor(0, "Q06").top("G16").stop(0, "P01")
    assert table.why(0, "sell:Q06") == "FM-087"
    assert table.why(0, "own_auction:Q06") == "FM-087"
    assert table.options(0) == ["draw:draw", "draw:no_draw", "bank_sell:Q06"]
    table.play(0, "bank_sell:Q06", "draw", "refuse")
    assert table.play(1, "300k").squad_of(1) == ["G16"]
    bought = given(2, phase=2).matchdays(1).top("G16").stop(0, "P01").play(0, "draw", "buy")
    assert bought.squad_of(0) == ["G16"]
    debtor = given(2, phase=2).matchdays(1).squad(0, "Y01", "Y02").cash(0, 0).top("Q21").stop(0, "P04")
    assert debtor.why(0, "own_auction:Y01") == "FM-087"


@pytest.mark.rule("FM-090")
def test_nobody_gets_a_second_sponsor_of_one_item() -> None:
    table = given(4).sponsor(0, "Q04").sponsor(1, "Q05").window(0).play(0, "sell:Q04")
    assert table.options(0) == ["offer_to:p2", "offer_to:p3"]
    assert table.why(0, "offer_to:p1") == "FM-090"
    alone = given(2).sponsor(0, "Q04").sponsor(1, "Q05").window(0)
    assert alone.why(0, "sell:Q04") == "FM-090"
    buyer = given(2).sponsor(0, "Q04").sponsor(1, "Q01", "Q05", "Q07").window(0).play(0, "buy_from:p1")
    assert buyer.options(0) == ["offer_for:Q01", "offer_for:Q07"]
    assert buyer.why(0, "offer_for:Q05") == "FM-090"
    lot = given(3).sponsor(0, "Q04").sponsor(1, "Q05").window(0).play(0, "own_auction:Q04", "opening:0k")
    assert lot.view(0).auction.out == [0, 1]
    assert lot.asked(2) == "bid"


@pytest.mark.rule("FM-091")
def test_the_same_two_managers_deal_again_and_again() -> None:
    table = given(2).squad(0, "Y01", "Y02", "Y03").squad(1, "Y07").window(0)
    sold(sold(table, "Y01", "50k"), "Y02", "50k")
    sold(table.play(1, "done").window(0), "Y03", "50k")
    assert table.squad_of(1) == ["Y01", "Y02", "Y03", "Y07"]
