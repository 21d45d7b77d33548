"""Two managers and a spectator, each with their own browser: all see what happens, nobody sees too much."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MOVING, NewPage
from tests.browser.leaks import CARDS, GAME, Ear
from tests.browser.play import Manager, new_table, seat_links, take_seat, watch_link
from tests.browser.server import Server

MARK = "() => { window.neverReloaded = true; }"
MARKED = "() => window.neverReloaded === true"


class Gathering:
    """A table with two managers and a spectator."""

    def __init__(self, visitor: NewPage, server: Server) -> None:
        host = visitor()
        new_table(host, "Link", "Link")
        links = [*seat_links(host), watch_link(host)]
        self.pages = [visitor(**MOVING) for _ in links]
        self.ears = [Ear(page, seat).listen() for page, seat in zip(self.pages, (0, 1, -1), strict=True)]
        for page, link in zip(self.pages, links, strict=True):
            if link == links[-1]:
                page.goto(link)
            else:
                take_seat(page, link)
            page.evaluate(MARK)
        *self.managers, self.spectator = (Manager(page, luck) for luck, page in enumerate(self.pages))
        self.server = server
        self.table_id = self.managers[0].table_id

    @property
    def others(self) -> list[Page]:
        """Who sees what the first manager does."""
        return self.pages[1:]

    def check(self) -> None:
        """Nobody was sent what it may not know, and no page had to be loaded again."""
        truth = self.server.match(self.table_id)
        for ear in self.ears:
            ear.check(truth)
            assert truth.over or ear.page.evaluate(MARKED)

    def answer(self, seat: int) -> None:
        """Let a manager answer one question."""
        manager = self.managers[seat]
        while (look := manager.await_question()).revealing:
            manager.see_reveal()
        manager.step(look)
        if self.spectator.look().revealing:
            self.spectator.see_reveal()
        self.check()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["30", "whole"])
def test_everybody_sees_what_happens_and_only_their_own_secrets(
    visitor: NewPage, server: Server, whole: bool
) -> None:
    table = Gathering(visitor, server)
    expect(table.spectator.page.locator("#turn")).to_contain_text("You are watching")
    table.check()

    for done in ("chosen", "nominated", "sealed"):  # all decide at once, the first manager before the second
        counters = [page.locator("#seat-0").inner_text().splitlines()[-4:] for page in table.others]
        table.answer(0)
        for page, before in zip(table.others, counters, strict=True):
            expect(page.locator("#seat-0")).to_contain_text(done)
            assert page.locator("#seat-0").inner_text().splitlines()[-4:] == before or done == "chosen"
        table.answer(1)
    for page in table.pages:  # further reveals would only take time
        page.emulate_media(reduced_motion="reduce")

    while not (truth := server.match(table.table_id)).over and (whole or len(truth.log) < 30):
        table.answer(truth.waiting()[0])
    assert all(ear.searched > 100_000 for ear in table.ears)
    if not whole:
        return
    for manager in (*table.managers, table.spectator):
        manager.play_until(lambda look: look.over)
        expect(manager.page.locator("#result")).to_be_visible()
    assert all(ear.searched > 500_000 for ear in table.ears)


def test_search_finds_what_is_hidden(visitor: NewPage, server: Server) -> None:
    table = Gathering(visitor, server)
    table.check()
    truth = server.match(table.table_id)
    ear = table.ears[0]
    secret = next(card for card in GAME.secrets(truth.state, 0) if card in ear.unmet)
    for word in (secret, CARDS[secret]):
        ear.hear(json.dumps({"t": "sections", "sections": {"hand": f"<p>{word}</p>"}}))
        with pytest.raises(AssertionError, match="was sent"):
            ear.check(truth)
        ear.heard.clear()
