"""Puzzles and the match of the day in a real browser: by keyboard alone, and axe finds nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import STILL, TWO_WAYS, check
from tests.browser.conftest import DESK, NewPage
from tests.browser.trouble import Trouble


def test_puzzle_is_solved_by_keyboard(visitor: NewPage, trouble: Trouble) -> None:
    page = visitor(**STILL)
    page.goto("/puzzles/best11")
    first = page.url
    page.keyboard.press("1")
    expect(page.get_by_role("heading", name="What the options are worth")).to_be_visible()
    check(page, [("light", DESK), ("dark", DESK)])
    page.keyboard.press("n")
    expect(page.locator("#decision [data-keynum='1']")).to_be_visible()
    assert page.url != first
    for address in ("/puzzles", "/daily"):
        page.goto(address)
        check(page, TWO_WAYS)
