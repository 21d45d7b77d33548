"""Two managers who share one screen: it is handed over before anything secret is shown."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.leaks import Ear
from tests.browser.play import Manager, new_table
from tests.browser.server import Server


def test_screen_is_handed_over_before_secrets(visitor: NewPage, server: Server) -> None:
    page = visitor()
    new_table(page, "Here", "Here")
    me = Manager(page)
    ears = {seat: Ear(page, seat) for seat in (-1, 0, 1)}
    names = [page.locator(f"#seat-{seat}").get_by_role("link").inner_text() for seat in (0, 1)]
    in_front = -1
    handed: list[int] = []
    while "Round 2" not in page.locator("#progress").inner_text():
        look = me.await_question()
        truth = server.match(me.table_id)
        if not look.handover:
            ears[in_front].check(truth)
            me.step(look)
            continue
        ears[-1].check(truth)  # nothing that a spectator may not know
        assert look.panel == look.table == []
        seat = next(seat for seat in truth.waiting() if names[seat] in page.locator("#question").inner_text())
        me.take_screen()
        ears[seat].check(truth)
        assert set(truth.view(seat).table.own.hand) <= set(cards_in_hand(me))
        in_front = seat
        handed.append(seat)
    assert handed[:4] == [0, 1, 0, 1]  # who sits there goes on with the next question, then hands over


def cards_in_hand(me: Manager) -> list[str]:
    """The ids of the cards in the hand that the page shows."""
    expect(me.page.locator("#hand")).to_contain_text("Your hand")
    keys = [card.get_attribute("data-key") or "" for card in me.page.locator("#hand [data-key]").all()]
    return [key.partition("-")[2] for key in keys]
