"""Accessibility of everything but the questions: axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import EVERY_WAY, STILL, check, violations
from tests.browser.conftest import MOVING, NewPage
from tests.browser.moments import moment, open_moment
from tests.browser.play import Manager, new_table, play_bots, seat_links, take_seat
from tests.browser.trouble import Trouble


@pytest.fixture
def page(visitor: NewPage) -> Page:
    """A page that axe may look at."""
    return visitor(**STILL)


def test_axe_finds_what_is_wrong(page: Page) -> None:
    page.set_content("<!doctype html><html lang=en><title>x</title><main><img src='data:,'><h1>x</h1></main>")
    assert ["image-alt" in line for line in violations(page)] == [True]


def test_axe_finds_the_one_text_that_cannot_be_read(page: Page) -> None:
    alike = "<li>readable</li>" * 20
    pale = "<li id=pale>not readable</li>"
    page.set_content(f"""<!doctype html><html lang=en><title>x</title><style>#pale {{ color: #ddd }}</style>
        <main><h1>x</h1><ul>{alike}{pale}{alike}</ul></main>""")
    assert ["color-contrast" in line and "pale" in line for line in violations(page)] == [True]


def test_lobby(page: Page) -> None:
    for address in ("/", "/new?game=best11", "/rules/best11?q=keeper", "/rules/best11?q=xyzzy"):
        page.goto(address)
        check(page, EVERY_WAY)
    play_bots(page)
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    check(page)


def test_long_pages(page: Page) -> None:
    for address in ("/rules/best11", "/api/docs"):
        page.goto(address)
        check(page)


def test_errors(page: Page, trouble: Trouble) -> None:
    trouble.expect("status 404")
    page.goto("/t/nowhere1")
    check(page)
    page.goto("/")
    page.get_by_role("textbox", name="Table code").fill("QF7K-2M9P")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("No table has this code")
    check(page)


def test_waiting_watching_and_leaving(page: Page, visitor: NewPage) -> None:
    new_table(page, "Here", "Link")
    check(page)  # with the link to give away
    me = Manager(page)
    me.step(me.await_question())
    expect(page.locator("#turn")).to_contain_text("Waiting")
    check(page)

    spectator = visitor(**STILL)
    spectator.goto(page.url)
    check(spectator)

    page.get_by_label("Table menu").click()
    page.get_by_text("Leave the table").click()
    check(page)
    page.get_by_role("button", name="Let Captain play").click()
    expect(page.locator("#decision")).to_contain_text("plays for you")
    check(page)


def test_hand_over(page: Page) -> None:
    new_table(page, "Here", "Here")
    expect(page.locator("#decision")).to_contain_text("Hand the screen to")
    check(page)


def test_drawer_and_dialog(page: Page) -> None:
    new_table(page, "Here", "Link")
    Manager(page).await_question()
    page.keyboard.press("r")
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    check(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    check(page)


def test_seats(page: Page, visitor: NewPage) -> None:
    new_table(page, "Here", "Link")
    at, link = page.url, seat_links(page)[0]
    stranger = visitor(**STILL)
    stranger.goto(link)
    check(stranger)
    stranger.goto(f"{at}/seats")  # the way back with a phrase
    check(stranger)
    take_seat(stranger, link)
    page.goto(f"{at}/seats")
    check(page)
    for name in ("Show a QR code", "Make a phrase"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("status").first).to_be_visible()
        check(page)


def test_reveal(visitor: NewPage) -> None:
    page, other = visitor(bypass_csp=True, **MOVING), visitor()
    new_table(page, "Here", "Link")
    take_seat(other, seat_links(page)[0])
    pair = Manager(page), Manager(other)
    for manager in (*pair, *pair, *pair):  # tactical cards, nominations, bids
        manager.step(manager.await_question())
    expect(page.locator("#steps")).to_be_visible()
    assert not violations(page)


def test_end_and_replay(page: Page) -> None:
    open_moment(page, moment(lambda match: match.over, 4))
    expect(page.locator("#result")).to_be_visible()
    check(page)
    at = page.url
    page.goto(f"{at}/replay?n=40&as=1")
    check(page)
    page.goto(f"{at}/replay")
    check(page)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "quick"),
    [("eleven", ""), ("footmania", "quick_phase1"), ("superclub", "quick"), ("time_of_soccer", "")],
)
def test_end_replay_and_form(page: Page, game: str, quick: str) -> None:
    options = {quick: True} if quick else {}
    open_moment(page, moment(lambda match: match.over, 2, game, ("bank_sell:",), **options))
    expect(page.locator("#result")).to_be_visible()
    check(page)
    at = page.url
    for address in (f"{at}/replay?n=200", f"/new?game={game}"):
        page.goto(address)
        check(page)
