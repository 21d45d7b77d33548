"""Bids up to a maximum: what an order answers is always what the manager could have said."""

from __future__ import annotations

import pytest

from tests.games.superclub.test_auction_turns import auction
from touchline.engine.errors import Refused
from touchline.games.superclub import cards as c
from touchline.games.superclub.orders import bid, check


@pytest.mark.rule("SC-302", "SC-303", "SC-304")
def test_bids_one_step_at_a_time_up_to_the_maximum() -> None:
    table = auction()
    g, seat = table.g, 0
    lot = c.THINGS[g.lot]
    most = g.floor + 3
    text = f"{lot} {most}"
    check(g, seat, text)
    assert bid(g, seat, text) == "open:0"
    table.play(0, "open:0").play(1, "raise:2")
    seat = 0
    while not g.open[seat]:
        other = next(other for other in range(g.seats) if g.open[other])
        table.play(other, "bid:pass")
    assert bid(g, seat, text) == "raise:1"
    assert bid(g, seat, text) in table.options(seat)
    table.play(seat, "raise:1").play(1, "raise:1")
    assert bid(g, seat, text) == "bid:pass"
    assert bid(g, seat, "another 9") == ""


@pytest.mark.rule("SC-115")
def test_maximum_that_cannot_be_bid_is_refused() -> None:
    table = auction()
    g = table.g
    lot = c.THINGS[g.lot]
    for text in (f"{lot} {g.floor - 1}", f"{lot} {g.cash[0] + 50}", "another 9", f"{lot} x", lot):
        with pytest.raises(Refused):
            check(g, 0, text)
