"""A question with one answer: one button, which the page presses by itself for who likes that."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play import PATIENCE
from tests.browser.trouble import Trouble
from tests.web.given import Served, a_server
from touchline.engine.game import find
from touchline.games.best11 import state as s
from touchline.games.best11.rules import auction
from touchline.tables.forms import Created

RULES = find("best11").rules


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server at which a nomination has one answer only, and is put all the same."""
    legal, skips = RULES.legal.copy(), RULES.skips.copy()
    legal[s.NOMINATE] = lambda g, seat, arg: auction.legal_nominate(g, seat, arg)[:1]
    skips[s.NOMINATE] = False
    monkeypatch.setattr(RULES, "legal", legal)
    monkeypatch.setattr(RULES, "skips", skips)
    with a_server() as server:
        yield server


@pytest.fixture
def asked(served: Served) -> Created:
    """A table at which the first manager is asked the question with one answer."""
    made = served.a_table("link", "link")
    table = served.table(made.table)
    guests = {seat: served.visitor(made.table, token) for seat, token in made.links.items()}
    while table.game.question(table.match.state, 0) != "nominate":
        guests[table.match.waiting()[0]].answer(table.match.waiting()[0])
    return made


def sit(served: Served, new_context: Any, made: Created, **options: Any) -> Page:
    """The first manager's page."""
    context = new_context(base_url=served.url, **options)
    context.set_default_timeout(PATIENCE)
    page: Page = context.new_page()
    page.goto(f"/t/{made.table}/s/{made.links[0]}")
    return page


def test_only_button_is_pressed_for_who_wants_that(
    served: Served, asked: Created, new_context: Any, trouble: Trouble
) -> None:
    table = served.table(asked.table)
    page = sit(served, new_context, asked)
    trouble.watch(page.context)
    button = page.locator("#decision .options [data-option]")
    expect(button).to_have_count(1)
    switch = page.get_by_label("Press the only button for me")
    expect(switch).not_to_be_checked()
    time.sleep(2.5)
    assert table.game.question(table.match.state, 0) == "nominate"
    before = table.match.count(0)
    started = time.monotonic()
    switch.check()
    page.wait_for_function("() => !document.getElementById('decision').dataset.decision")
    assert table.match.count(0) == before + 1
    assert time.monotonic() - started >= 1.4  # after the same short time, always

    page.get_by_role("button", name="Undo").click()  # asked again: the choice was kept
    expect(switch).to_be_checked()
    page.wait_for_function("() => !document.getElementById('decision').dataset.decision")
    page.get_by_role("button", name="Undo").click()
    switch.uncheck()
    time.sleep(2.5)
    expect(button).to_have_count(1)
    assert table.match.count(0) == before


def test_without_scripts_it_is_a_button(served: Served, asked: Created, new_context: Any) -> None:
    page = sit(served, new_context, asked, java_script_enabled=False)
    expect(page.get_by_text("Press the only button for me")).to_be_hidden()
    before = served.table(asked.table).match.count(0)
    page.locator("#decision .options [data-option]").click()
    assert served.table(asked.table).match.count(0) == before + 1
