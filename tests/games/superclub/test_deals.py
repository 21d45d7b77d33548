"""Trades worth offering: a newcomer makes none, but knows a good one when he is made to think."""

from __future__ import annotations

from tests.games.superclub.asked import answer, goes_on
from tests.games.superclub.given import GAME, THING, Table, card, given
from touchline.engine.chance import Chance
from touchline.games.superclub import state as s
from touchline.games.superclub.bot import weigh
from touchline.games.superclub.deals import NOTHING, best_deal
from touchline.games.superclub.planning import NEVER


def rich_and_poor(star: str, cash: int = 150) -> Table:
    """A club with cash late in the game, and one without that has the star."""
    table = (
        given(season=4)
        .crew(0, 8, stars=4)
        .crew(0, 8, stars=3)
        .squad(1, star)
        .crew(1, 15, stars=2)
        .cash(cash, 0)
    )
    return table.stage("training").run(s.TRADE_WINDOW)


def test_cash_that_has_nothing_left_to_buy_buys_the_partners_star() -> None:
    star = card("ATT", 5)
    table = rich_and_poor(star)
    deal = best_deal(table.g, 0, 1)
    assert THING[star] in deal.asked
    assert 0 < deal.cash <= 150
    assert deal.gain > 1


def test_the_offer_is_written_part_by_part_and_a_sensible_partner_accepts() -> None:
    star = card("ATT", 5)
    table = rich_and_poor(star)
    table.play(0, "offer_to:p1")
    written = goes_on(table, 0, "offer")
    assert f"ask:{star}" in written
    assert written[-1] == "offer:send"
    assert answer(table, 1) == "answer:accept"
    table.play(1, "answer:accept")
    assert THING[star] in table.g.squad[0]


def test_without_a_good_trade_the_offer_is_torn_up() -> None:
    table = given(season=4).crew(0, 11, stars=1).crew(1, 11, stars=1).stage("training").run(s.TRADE_WINDOW)
    assert best_deal(table.g, 0, 1) is NOTHING
    table.play(0, "offer_to:p1")
    assert goes_on(table, 0, "offer") == ["offer:none"]


def test_a_newcomer_is_done_and_the_offer_is_the_second_thought() -> None:
    table = rich_and_poor(card("ATT", 5))
    assert answer(table) == "window:done"
    options = GAME.rules.options(table.g, 0)
    values = weigh(table.g, 0, options, Chance(1))
    thoughts = sorted(zip(values, [GAME.codec.text(option) for option in options], strict=True), reverse=True)
    assert [text for _, text in thoughts[:2]] == ["window:done", "offer_to:p1"]
    assert {value for value, _ in thoughts[2:]} == {NEVER}
