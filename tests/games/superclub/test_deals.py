"""Trades worth offering: a newcomer makes none, but knows a good one when he is made to think."""

from __future__ import annotations

import pytest

from tests.games.superclub.asked import answer, goes_on
from tests.games.superclub.given import GAME, Table, given
from touchline.engine.chance import Chance
from touchline.games.superclub import state as s
from touchline.games.superclub.bot import weigh
from touchline.games.superclub.deals import NOTHING, Ledger, best_deal


def weak_and_crowded(seats: int = 3) -> Table:
    """A rich club of beginners, and a club with better players than it can field."""
    table = given(seats).crew(0, 14, stars=1).crew(1, 16, stars=3)
    for other in range(2, seats):
        table = table.crew(other, 14, stars=2)
    return table.cash(300, *[0] * (seats - 1)).stage("training").run(s.TRADE_WINDOW)


def test_cash_buys_who_would_sit_on_the_partners_bench() -> None:
    g = weak_and_crowded().g
    deal = best_deal(g, 0, 1)
    assert set(deal.asked) <= set(g.squad[1])
    assert 0 < deal.cash <= 300
    assert deal.gain > 1
    ledger = Ledger(g, 0, 1)
    assert ledger.balance(0, deal.asked, deal.given, -deal.cash) == pytest.approx(deal.gain)
    assert ledger.balance(1, deal.given, deal.asked, deal.cash) > 0


def test_between_two_clubs_nobody_trades() -> None:
    """What helps one hurts the other, and each sees that."""
    table = weak_and_crowded(2)
    assert best_deal(table.g, 0, 1) is NOTHING


def test_the_offer_is_written_part_by_part_and_a_sensible_partner_accepts() -> None:
    table = weak_and_crowded()
    bought = best_deal(table.g, 0, 1).asked
    table.play(0, "offer_to:p1")
    assert goes_on(table, 0, "offer")[-1] == "offer:send"
    assert answer(table, 1) == "answer:accept"
    table.play(1, "answer:accept")
    assert set(bought) <= set(table.g.squad[0])


@pytest.mark.parametrize(("cash", "says"), [(20, "decline"), (200, "accept")])
def test_an_offer_that_helps_the_other_club_more_is_refused(cash: int, says: str) -> None:
    """A gain in millions is not enough."""
    table = weak_and_crowded()
    star = GAME.codec.text(s.ASK | table.g.squad[1][0] << 8)
    table.play(0, "offer_to:p1", "done", star, "done", f"pay:{cash}", "send")
    assert answer(table, 1) == f"answer:{says}"


def test_without_a_good_trade_the_offer_is_torn_up() -> None:
    table = given(season=4).crew(0, 11, stars=1).crew(1, 11, stars=1).stage("training").run(s.TRADE_WINDOW)
    assert best_deal(table.g, 0, 1) is NOTHING
    table.play(0, "offer_to:p1")
    assert goes_on(table, 0, "offer") == ["offer:none"]


def test_a_newcomer_is_done_and_the_offer_is_the_second_thought() -> None:
    table = weak_and_crowded()
    assert answer(table) == "window:done"
    options = GAME.rules.options(table.g, 0)
    values = weigh(table.g, 0, options, Chance(1))
    thoughts = sorted(zip(values, [GAME.codec.text(option) for option in options], strict=True), reverse=True)
    assert [text for _, text in thoughts[:2]] == ["window:done", "offer_to:p1"]
    assert all(value < 0 for value, _ in thoughts[2:])  # other clubs have nothing that is worth its price
