"""The coach in a real browser: a hint with its bars, the curve at the end, and a game tried from there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import STILL, check
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.faces import check_widths
from tests.browser.moments import moment, open_moment
from tests.browser.play import Manager, click_play, new_table
from tests.web.given import Served, a_server as served_here
from touchline.bots.review import Depth

LITTLE = Depth(moments=6, views=1, decisions=2, worlds=1)
LONG = 120_000  # milliseconds
IN_SIGHT = """selector => {
  const found = [...document.querySelectorAll(selector)].pop(), { left, top } = found.getBoundingClientRect();
  return found.contains(document.elementFromPoint(left + 8, top + 8));
}"""


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server in this process, whose coach answers at once and looks at games only a little."""
    with served_here(depth=LITTLE) as started:
        yield started


def test_hint(visitor: NewPage) -> None:
    page = visitor(**STILL)
    click_play(page)
    me = Manager(page)
    look = me.await_question()
    page.keyboard.press("h")
    coach = page.locator("#coach")
    expect(coach.locator(".rail2").first).to_be_visible()
    expect(coach).to_contain_text("60 %")
    expect(page.locator("#log")).to_contain_text("You asked the coach.")
    expect(page.locator("#decision .option.hinted")).to_have_count(1)
    expect(page.locator("[data-send=hint]")).to_have_count(0)  # it was asked
    check(page)
    page.set_viewport_size(PHONE)
    expect(coach).to_be_visible()
    check_widths(page)
    me.step(look)
    expect(coach).to_have_count(0)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_hint_comes_into_sight(visitor: NewPage, screen: dict[str, int]) -> None:
    page = visitor(**STILL, viewport=screen)
    new_table(page, "Here", "Bot", game="superclub")
    me = Manager(page)
    me.play_until(lambda look: look.verb == "draft")
    other = page.context.new_page()
    other.goto(page.url)
    for tab in (page, other):
        if screen == PHONE:
            tab.locator("[data-extras]").click()
        expect(tab.locator("[data-send=hint]")).to_be_visible()
        tab.locator("#decision .option").last.scroll_into_view_if_needed()
    page.locator("[data-send=hint]").click()
    for tab in (page, other):
        expect(tab.locator("#coach.said")).to_have_count(1)
    assert page.evaluate(IN_SIGHT, "#coach .words")
    assert page.evaluate("document.activeElement.id") == "question"  # the button is gone
    assert not other.evaluate(IN_SIGHT, "#coach .words")  # nobody asked there


def test_hint_opens_the_fold_of_the_best_option_and_marks_its_place(visitor: NewPage) -> None:
    page = visitor(**STILL)
    new_table(page, "Here", "Bot", game="eleven")
    folds = page.locator("#decision details.verb")
    me = Manager(page)
    me.play_until(lambda look: folds.count() > 1)
    folds.last.locator("summary").click()
    expect(page.locator("#decision details.verb[open]")).to_have_count(1)
    page.keyboard.press("h")
    marked = page.locator("#decision .option.hinted")
    expect(marked).to_be_visible()
    best = marked.get_attribute("data-option")
    expect(page.locator(f'.table .hinted[data-option="{best}"]').first).to_be_visible()
    me.choose(best)  # type: ignore[arg-type]
    expect(page.locator(".hinted")).to_have_count(0)


def test_end_replay_and_trying_again(visitor: NewPage) -> None:
    page = visitor(**STILL)
    open_moment(page, moment(lambda match: match.over))
    review = page.locator("#review")
    expect(review.locator(".chart .l")).to_have_count(2, timeout=LONG)
    expect(review.locator(".turning")).to_have_count(3)
    expect(review).to_contain_text("= result", timeout=LONG)  # it fills in by itself
    check(page)
    page.set_viewport_size(PHONE)
    check_widths(page)
    page.get_by_role("link", name="Look: Turning point 2").click()
    page.wait_for_url("**/replay?n=*")
    check_widths(page)
    expect(page.locator("#decision .chances li")).to_have_count(2)
    page.get_by_text("Try it yourself from here").click()
    check(page)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(lambda url: "/replay" not in url and "/branch" not in url)
    look = Manager(page).await_question()
    assert look.panel
    expect(page.locator(".seat.me")).to_have_count(1)
