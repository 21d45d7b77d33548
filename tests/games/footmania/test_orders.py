"""What a manager has answered for him, and when he is asked all the same."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, THING, Table, given
from touchline.games.footmania import orders, state as s
from touchline.games.footmania.cards import PRICE


def own_window(seat: int, table: Table) -> str:
    """What is answered in a window of one's own turn."""
    table.g.ask(seat, s.WINDOW)
    return orders.roll_at_once(table.g, seat, "on")


@pytest.mark.rule("FM-251")
def test_turn_goes_on_by_itself_until_few_footballers_are_missing() -> None:
    assert own_window(0, given().squad(0, *ELEVEN[:8])) == "window:done"
    assert own_window(0, given().squad(0, *ELEVEN[:9])) == ""
    assert own_window(0, given(phase=2).squad(0, *ELEVEN[:9])) == "window:done"
    assert own_window(1, given()) == ""  # it is not his turn


@pytest.mark.rule("FM-052")
def test_card_is_drawn_for_him_if_he_could_pay_it() -> None:
    table = given()
    table.g.ask(0, s.DRAW)
    price = PRICE[table.g.domestic_deck[-1]]
    for cash, answer in ((price, "draw:draw"), (price - 1, "")):
        table.g.cash[0] = cash
        assert orders.draw(table.g, 0, "on") == answer


@pytest.mark.rule("FM-067")
def test_lot_is_passed_that_makes_his_team_no_stronger() -> None:
    table = given().squad(0, "G01", "Y07")
    table.g.lot = THING["B13"]
    assert orders.pass_lot(table.g, 0, "on") == ""
    keepers = [card for card in table.g.domestic_deck if orders.stronger(table.g, 0, card) == 0]
    table.g.lot = keepers[0]
    assert orders.pass_lot(table.g, 0, "on") == "bid:pass"
