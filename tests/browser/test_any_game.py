"""A game without page code is played in the browser to its end, looked at again, and readable on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import axe, server as servers
from tests.browser.conftest import DESK, PHONE, NewPage, sample
from tests.browser.play import Manager, click_play
from tests.browser.server import Server, a_server
from tests.examples.given import environment, install


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app, beside which somebody has installed Shoot-out."""
    usual = servers.ENVIRONMENT
    servers.ENVIRONMENT = environment(install(tmp_path_factory))
    try:
        with a_server(tmp_path_factory.mktemp("data")) as started:
            yield started
    finally:
        servers.ENVIRONMENT = usual


@pytest.mark.parametrize("viewport", sample([DESK, PHONE], PHONE), ids=["desk", "phone"])
def test_whole_game_on_the_default_page(visitor: NewPage, viewport: dict[str, int]) -> None:
    page = visitor(viewport=viewport, **axe.STILL)
    click_play(page, "shootout")
    me = Manager(page)
    me.await_question()
    expect(page.locator("#question")).to_contain_text("Where do you shoot?")
    expect(page.locator("#seats")).to_contain_text("Goals")
    axe.check(page)
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    assert me.play_until(lambda look: False).over
    expect(page.locator("#result")).to_contain_text(re.compile("win|victory"))
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    page.goto(f"{page.url.partition('?')[0].rstrip('/')}/replay?n=3&as=-2")
    expect(page.locator("#decision")).to_contain_text("Question to")
