"""Without JavaScript one plays by forms and by reloading."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import PATIENCE, click_play


def offered(page: Page) -> list[str]:
    """What the panel offers."""
    buttons = page.locator("#decision [data-option]:not([aria-disabled=true])").all()
    return [button.get_attribute("data-option") or "" for button in buttons]


def answer(page: Page, option: str) -> list[str]:
    """Send the form with this button; what is offered then."""
    with page.expect_navigation():
        page.locator(f'#decision [data-option="{option}"]').click()
    return offered(page)


def reload_until_asked(page: Page) -> list[str]:
    """Others decide meanwhile: load the page again until there is a question."""
    give_up = time.monotonic() + PATIENCE / 1000
    while not page.locator("#decision").get_attribute("data-decision"):
        assert time.monotonic() < give_up, "no question came"
        page.reload()
    return offered(page)


def bid(page: Page) -> None:
    """Bid on the second slot, take that back, bid again, and seal."""
    for take_back in (True, False):
        options = answer(page, "slot:2")
        while any(option.startswith("put:") for option in options):
            options = answer(page, next(option for option in options if option.startswith("put:")))
            if "seal" in options:
                break
        if take_back and "clear:2" in options:
            answer(page, "clear:2")
            expect(page.locator("#bid-2")).to_contain_text("No bid")
    answer(page, "seal")


def test_round_by_forms_and_reloading(visitor: NewPage) -> None:
    page = visitor(java_script_enabled=False)
    click_play(page)
    sealed = False
    while page.locator("#progress").inner_text().find("Round 2") < 0:
        options = reload_until_asked(page)
        if "seal" in options:
            bid(page)
            sealed = True
        else:
            answer(page, options[-1])
    assert sealed
    expect(page.locator("#older")).to_contain_text("You sealed your bids")
    rules_and_rivals_are_links(page)


def rules_and_rivals_are_links(page: Page) -> None:
    """Everything beside the question is a link, too."""
    page.locator("#seats").get_by_role("link").first.click()
    expect(page.locator("#rivals").get_by_role("heading", level=2).first).to_be_visible()
    page.locator("#older summary").first.click()
    page.locator("#older").get_by_role("link").first.click()
    page.wait_for_url("**/rules/best11#B11-*")
    page.get_by_role("searchbox").fill("keeper gate")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#ledger")).to_contain_text("keeper")
