"""Two managers who share one screen: it is handed over before anything secret is shown."""

from __future__ import annotations

import html

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.leaks import CARDS
from tests.browser.play import Manager, new_table
from tests.browser.server import Server
from touchline.engine.match import Match

NAME = {thing: card for card, thing in CARDS.items()}


def secrets_of(match: Match, seat: int) -> set[str]:
    """Names of the cards that only this seat may see."""
    own = match.view(seat).table.own
    cards = {*own.hand, *own.tactics, *(card for bid in own.bids for card in bid)}
    public = {*match.view(-1).table.discard, *match.view(-1).table.managers[seat].known}
    return {NAME[card] for card in cards - public if card in NAME}


def shown(page: Page, match: Match) -> list[int]:
    """The seats whose secrets the page shows; it shows all of a seat's or none."""
    text = html.unescape(page.content())
    found = []
    for seat in (0, 1):
        seen = {card for card in secrets_of(match, seat) if card in text}
        assert seen in (set(), secrets_of(match, seat))
        found += [seat] if seen else []
    return found


def test_screen_is_handed_over_before_secrets(visitor: NewPage, server: Server) -> None:
    page = visitor()
    new_table(page, "Here", "Here")
    me = Manager(page)
    handed: list[int] = []
    while "Round 2" not in page.locator("#progress").inner_text():
        look = me.await_question()
        match = server.match(me.table_id)
        if look.handover:
            assert shown(page, match) == []
            assert look.panel == look.table == []
            expect(page.locator("#decision")).to_contain_text("Hand the screen to Manager")
            me.take_screen()
            seats = shown(page, match)
            assert len(seats) == 1
            assert seats[0] in match.waiting()
            handed += seats
        else:
            me.step(look)
    assert handed[:4] == [0, 1, 0, 1]  # who sits there goes on with the next question, then hands over
