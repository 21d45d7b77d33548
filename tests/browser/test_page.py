"""The rest of the page: undo, the rules drawer, themes, less motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import Manager, new_table, play_bots, seat_links, take_seat

REVEALS = """() => {
  window.reveals = 0;
  const steps = document.getElementById("steps");
  const count = () => { window.reveals += steps.hidden ? 0 : 1; };
  new MutationObserver(count).observe(steps, { attributes: true });
}"""
MOVING = "() => document.getAnimations().filter((a) => a.effect.target.dataset.key).length"


@pytest.fixture
def pair(visitor: NewPage) -> tuple[Manager, Manager]:
    """Two managers at one table."""
    host, guest = visitor(), visitor()
    new_table(host, "Here", "Link")
    take_seat(guest, seat_links(host)[0])
    return Manager(host), Manager(guest)


def in_rules(page: Page, rule: str) -> None:
    """The drawer is open at this rule."""
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f"#{rule}")).to_be_in_viewport()
    assert page.url.endswith(f"#rules/{rule}")


def test_undo_within_nominations(pair: tuple[Manager, Manager]) -> None:
    me, other = pair
    for manager in pair:
        manager.step(manager.await_question())
    first = me.await_question()
    assert first.verb == "nominate"
    me.choose(first.panel[0])
    expect(other.page.locator("#seat-0")).to_contain_text("nominated")
    back = me.do(me.page.get_by_role("button", name="Undo").click)
    assert back.panel == first.panel
    expect(other.page.locator("#seat-0")).to_contain_text("choosing")
    me.choose(first.panel[1])
    other.step(other.await_question())
    assert me.await_question().verb == "put"  # the market is shown: nothing is taken back any more
    expect(me.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_what_is_pointed_at_stays_under_the_pointer(visitor: NewPage) -> None:
    """At its edge it would else move away from the pointer and come back, without end."""
    page = visitor()
    new_table(page, "Here", "Bot")
    Manager(page).await_question()
    for pointed in (".table .legal", "#decision .option[data-option]"):
        found = page.locator(pointed).first
        found.scroll_into_view_if_needed()
        before = found.bounding_box()
        assert before is not None
        for x, y in ((1, before["height"] / 2), (before["width"] / 2, before["height"] - 1)):
            found.hover(position={"x": x, "y": y})
            assert found.bounding_box() == before


def test_menu_lies_over_the_page_and_moves_nothing(visitor: NewPage) -> None:
    page = visitor()
    new_table(page, "Here", "Bot")
    button = page.get_by_label("Table menu")
    before = button.bounding_box()
    button.click()
    expect(page.locator("#menu")).to_be_visible()
    assert button.bounding_box() == before
    expect(page.locator(".menu").get_by_role("link", name="Français")).to_be_visible()


def test_rule_ids_open_the_drawer(pair: tuple[Manager, Manager]) -> None:
    me = pair[0]
    page = me.page
    for manager in (*pair, *pair):
        manager.step(manager.await_question())
    assert me.await_question().verb == "put"
    page.locator("#hand .pcard").first.hover()
    name = page.locator("#hand .pcard .nm").first.inner_text()
    expect(page.locator(".insp h3")).to_have_text(" ".join(name.split()))
    page.keyboard.press("Escape")
    expect(page.locator(".insp")).to_have_count(0)
    reason = page.locator("#decision details", has_text="Not possible now").get_by_role("link").first
    reason.click()
    in_rules(page, reason.inner_text())
    expect(page.locator("#decision")).to_be_visible()

    page.get_by_role("tab", name="Log").click()
    line = page.locator("#log").get_by_role("link").first
    rule = line.inner_text()
    line.click()
    in_rules(page, rule)

    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("late bid")
    expect(page.locator("#B11-001")).to_be_hidden()
    assert page.locator("#ledger [id^=B11-]:visible").count() > 0
    search.fill("")
    expect(page.locator("#B11-001")).to_be_visible()


def test_deep_link_to_a_rule(visitor: NewPage) -> None:
    page = visitor()
    play_bots(page)
    page.goto(page.url + "#rules/B11-103")
    in_rules(page, "B11-103")
    page.reload()
    in_rules(page, "B11-103")
    page.goto("/rules/best11#B11-103")
    expect(page.locator("#B11-103")).to_be_in_viewport()


def test_theme_is_remembered(visitor: NewPage) -> None:
    page = visitor(color_scheme="light")
    root = page.locator("html")
    page.goto("/")
    expect(root).to_have_attribute("data-theme", "light")
    page.locator("label:has(#theme)").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    play_bots(page)
    expect(root).to_have_attribute("data-theme", "dark")
    page.locator("label:has(#theme)").click()
    expect(root).to_have_attribute("data-theme", "light")
    page.goto("/rules/best11")
    expect(root).to_have_attribute("data-theme", "light")


def test_less_motion(visitor: NewPage) -> None:
    page = visitor()  # who prefers less motion, as in all tests but those of motion
    me = play_bots(page)
    me.await_question()
    page.evaluate(REVEALS)
    me.play_until(lambda look: look.verb == "put")
    sealed = me.bid(me.look())
    assert not sealed.revealing
    assert me.play_until(lambda look: look.verb == "nominate").verb == "nominate"
    assert page.evaluate("() => window.reveals") == 0
    assert page.evaluate(MOVING) == 0
