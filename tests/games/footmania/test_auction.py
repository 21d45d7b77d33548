"""Auctions: who speaks, what may be bid, when it ends (FM-066 to FM-073)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import Table, given


def refused(table: Table, seat: int = 0) -> Table:
    """The seat refuses G16, which the bank would take for 300k."""
    return table.top("G16").stop(seat, "P01").play(seat, "draw", "refuse")


@pytest.mark.rule("FM-066")
def test_bidding_goes_clockwise_from_the_next_manager() -> None:
    table = refused(given(4), seat=2)
    assert table.asked(3) == "bid"
    assert table.play(3, "300k").asked(0) == "bid"
    assert table.play(0, "350k").asked(1) == "bid"
    assert table.play(1, "400k").asked(3) == "bid"
    put_up = given(4).squad(1, "Y07").window(1).play(1, "own_auction:Y07", "opening:0k")
    assert put_up.asked(2) == "bid"


@pytest.mark.rule("FM-067")
def test_pass_is_final() -> None:
    table = refused(given(4))
    table.play(1, "pass").play(2, "300k").play(3, "350k")
    assert table.asked(1) is None
    assert table.asked(2) == "bid"
    table.play(2, "pass")
    assert table.squad_of(3) == ["G16"]


@pytest.mark.rule("FM-068")
def test_every_bid_is_fifty_thousand_more_than_the_last() -> None:
    table = refused(given(3))
    assert table.why(1, "bid:250k") == "FM-068"
    table.play(1, "400k")
    assert table.options(2)[1] == "bid:450k"
    assert table.why(2, "bid:400k") == "FM-068"


@pytest.mark.rule("FM-069")
def test_every_multiple_of_fifty_thousand_may_be_bid_and_five_are_listed() -> None:
    table = refused(given(3).cash(1, 1000))
    assert table.options(1) == ["bid:pass", "bid:300k", "bid:350k", "bid:400k", "bid:500k", "bid:800k"]
    legal = [thousands for thousands in range(0, 2000, 50) if table.allows(1, f"bid:{thousands}k")]
    assert legal == list(range(300, 1001, 50))
    assert not table.allows(1, "bid:325k")
    assert table.play(1, "bid:950k").why(2, "bid:950k") == "FM-068"
    short = refused(given(3).cash(1, 400))
    assert short.options(1) == ["bid:pass", "bid:300k", "bid:350k", "bid:400k"]  # as far as the cash reaches
    assert table.play(2, "pass").money(1) == 50


@pytest.mark.rule("FM-070")
def test_bid_may_not_exceed_the_cash() -> None:
    table = refused(given(2).cash(1, 350).squad(1, "Y01"))
    assert table.options(1) == ["bid:pass", "bid:300k", "bid:350k", "bank_sell:Y01"]
    assert table.why(1, "bid:400k") == "FM-070"
    table.play(1, "bank_sell:Y01")
    assert "bid:500k" in table.options(1)
    assert table.play(1, "500k").money(1) == 0


@pytest.mark.rule("FM-071")
def test_auction_ends_when_all_others_have_passed_and_he_pays_his_own_bid() -> None:
    table = refused(given(4))
    table.play(1, "800k").play(2, "pass")
    assert table.view(0).auction.bidder == 1
    table.play(3, "pass")
    assert table.view(0).auction is None
    assert table.squad_of(1) == ["G16"]
    assert table.money(1) == 6200


@pytest.mark.rule("FM-072")
def test_lone_bidder_is_asked_once() -> None:
    table = refused(given(2))
    assert table.asked(1) == "bid"
    table.play(1, "300k")
    assert table.asked(1) is None
    assert table.squad_of(1) == ["G16"]
    left_over = refused(given(3)).play(1, "pass")  # the last one may still have it for the opening price
    assert left_over.options(2)[1] == "bid:300k"


@pytest.mark.rule("FM-073")
def test_who_cannot_reach_the_minimum_passes_by_himself() -> None:
    table = refused(given(3).cash(1, 100).squad(1, "Y01"))  # 100k and 150k
    assert table.events("cannot_bid") == [[1, 6]]
    assert table.asked(2) == "bid"
    by_footballer = refused(given(3).cash(1, 150).squad(1, "Y01"))
    assert by_footballer.options(1) == ["bid:pass", "bank_sell:Y01"]
    by_sponsor = refused(given(3).cash(1, 0).sponsor(1, "Q01"))
    assert by_sponsor.options(1) == ["bid:pass", "bank_sell:Q01"]
    later = refused(given(3).cash(1, 300)).play(1, "300k").play(2, "350k")
    assert later.events("cannot_bid") == [[1, 8]]
    assert later.squad_of(2) == ["G16"]
