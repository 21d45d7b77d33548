"""Following a match: the last reveal comes before the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.moments import open_moment
from tests.web.test_end import before_the_end
from tests.web.test_routes import finished_record

pytestmark = pytest.mark.browser


def test_final_whistle_is_heard_before_the_result(visitor: NewPage) -> None:
    page = visitor()
    open_moment(page, before_the_end(finished_record()))
    screen = page.locator("#decision [data-send=screen]")
    if screen.count():
        screen.click()
    page.locator("#decision .opts [data-opt]").first.click()
    expect(page.locator("#steps")).to_contain_text("The final whistle")
    expect(page.locator("#stage")).to_contain_text("Full time")
    page.keyboard.press("Escape")
    expect(page.locator("#result")).to_be_visible()
