"""Whatever faces a machine has: no page is wider than its screen, and nothing jumps when ours arrives."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import PHONE, NewPage, sample
from tests.browser.faces import AS_IT_IS, CUT, check_widths
from tests.browser.moments import asks, moment, open_moment
from tests.browser.play import Manager
from tests.browser.server import Server
from tests.browser.trouble import Trouble
from touchline.engine import record
from touchline.engine.game import find, known
from touchline.engine.match import Match
from touchline.tables.forms import LONGEST_NAME

LOBBY = ("/", "/api/docs", *(f"/{what}{game}" for game in known() for what in ("new?game=", "rules/")))
NAMES = ("Nell", "Wolfeschlegelsteinhausen", "Şükrü Żółć-Ďurišová", "Quinn")
MOST_SHIFT = 0.02  # of Chromium's score; one line that breaks elsewhere is 0.03
MOMENTS = (0.1, 0.7)  # of a game's decisions
STILL: Any = {"reduced_motion": "reduce"}
ON_PHONE = STILL | {
    "viewport": PHONE,
    "is_mobile": True,
    "has_touch": True,
}  # it zooms out of a page that is wider
ON_LAPTOP = STILL | {"viewport": {"width": 1366, "height": 768}}
WATCH_SHIFTS = """
  window.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shift += entry.value; }))
    .observe({ type: "layout-shift", buffered: true });
"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
ARRIVED = """() => [...document.fonts].filter((face) =>
  face.family === "Touchline Text" && face.status === "loaded").length"""
NEXT_PAINT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@cache
def moments(game_id: str) -> list[str]:
    """Records of a random game: at some moments, and when it is over."""
    game = find(game_id)
    seats = min(len(NAMES), game.seats[-1])
    whole = Match(game, seats, {}, bytes(32))
    luck = random.Random(1)
    while not whole.over:
        seat = luck.choice(whole.waiting())
        whole.play(seat, luck.choice(whole.options_of(seat)))
    return [record.write(whole.at(int(part * len(whole.log))), list(NAMES[:seats])) for part in (*MOMENTS, 1)]


class Tables(NamedTuple):
    """Where tables are, and the cookies of who sits at them."""

    addresses: list[str]
    cookies: list[Any]


def no_face(page: Page) -> None:
    """None of our faces comes."""
    page.context.route("**/*.woff2*", lambda route: route.abort("failed"))


def sit_down(page: Page, text: str) -> None:
    """Open a moment, and take over the screen if somebody has to decide."""
    open_moment(page, text)
    me = Manager(page)
    if me.await_question().handover:
        me.take_screen()


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Iterator[Tables]:
    """A table of each game, late in it."""
    with browser.new_context(base_url=server.url, **STILL) as context:
        page = context.new_page()
        addresses = []
        for game in known():
            sit_down(page, moments(game)[-2])
            addresses.append(page.url)
        yield Tables(addresses, context.cookies())


@pytest.fixture(params=sample([ON_PHONE, ON_LAPTOP], ON_PHONE), ids=["phone", "laptop"])
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The screen of a device."""
    return dict(request.param)


def test_longest_name_is_among_the_names() -> None:
    assert max(map(len, NAMES)) == LONGEST_NAME


def test_lobby_fits_its_screen(visitor: NewPage, screen: dict[str, Any]) -> None:
    page = visitor(**screen)
    for name in ("", "W" * LONGEST_NAME):  # whoever hosts a table that others may watch
        seats = [{"kind": "here", "name": name}, {"kind": "link"}]
        assert page.request.post("/api/tables", data={"game": "best11", "seats": seats}).ok
    for path in LOBBY:
        page.goto(path)
        check_widths(page)


@pytest.mark.parametrize("game", sample(known(), "superclub"))
def test_table_fits_its_screen(visitor: NewPage, game: str) -> None:
    phone, laptop = visitor(**ON_PHONE), visitor(**ON_LAPTOP)

    for text in moments(game):
        sit_down(phone, text)
        at = phone.url
        check_widths(phone)
        laptop.context.add_cookies(phone.context.cookies())  # type: ignore[arg-type]  # the same manager
        laptop.goto(at)
        check_widths(laptop)
    expect(laptop.locator("#result")).to_be_visible()
    for page, past in ((laptop, "/replay"), (phone, "/replay?n=20&as=1")):
        page.goto(at + past)
        check_widths(page)


def test_pages_fit_their_screen_without_our_faces(
    visitor: NewPage, screen: dict[str, Any], trouble: Trouble, tables: Tables
) -> None:
    trouble.expect("woff2")
    page = visitor(**screen)
    no_face(page)
    page.context.add_cookies(tables.cookies)
    for path in (*LOBBY[-2:], *tables.addresses):
        page.goto(path)
        check_widths(page, AS_IT_IS)


def test_page_is_in_our_faces(visitor: NewPage) -> None:
    page = visitor()
    for _ in range(3):  # on a busy machine, the first visit may have to do without
        page.goto("/")
        if used(page, "h1") == {"Touchline Block"} and used(page, "main p") == {"Asap"}:
            return
    pytest.fail(f"it is in {used(page, 'h1')} and {used(page, 'main p')}")


def used(page: Page, where: str) -> set[str]:
    """The families in which the first such element is set."""
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": where})["nodeId"]
    return {
        font["familyName"] for font in tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    }


@pytest.mark.parametrize("late", sample([False, True], True), ids=["in time", "late"])
def test_nothing_jumps_when_the_faces_arrive(
    visitor: NewPage, screen: dict[str, Any], late: bool, tables: Tables
) -> None:
    page = visitor(**screen)
    page.context.add_cookies(tables.cookies)
    page.context.add_init_script(WATCH_SHIFTS)
    held: list[Route] = []
    page.context.route("**/*.woff2*", lambda route: held.append(route) if late else route.continue_())
    for path in (*LOBBY[:4], "/rules/superclub", *tables.addresses):
        page.goto(path, wait_until="commit")
        page.wait_for_function(PAINTED)
        page.wait_for_load_state("domcontentloaded")
        while held:
            held.pop().continue_()
        page.wait_for_load_state()
        page.evaluate("() => document.fonts.ready")
        assert page.evaluate(ARRIVED)
        page.evaluate(NEXT_PAINT)
        assert page.evaluate("() => window.shift") < MOST_SHIFT, path


def test_second_file_is_loaded_for_names_that_need_it(visitor: NewPage) -> None:
    page = visitor()
    page.goto("/rules/best11")
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(ARRIVED) == 1
    page.evaluate("() => document.querySelector('h1').append('Żółć')")
    page.wait_for_function(f"() => ({ARRIVED})() === 2")


def test_french_fits_a_phone(visitor: NewPage) -> None:
    page = visitor(**ON_PHONE)
    sit_down(page, moment(lambda match: "card" in asks(match), game="footmania"))
    at = page.url
    for path in ("/", "/new?game=footmania", at):
        page.goto(f"{path}{'&' if '?' in path else '?'}lang=fr")
        assert page.locator("html").get_attribute("lang") == "fr"
        check_widths(page, AS_IT_IS)
        assert page.evaluate(CUT) == []
