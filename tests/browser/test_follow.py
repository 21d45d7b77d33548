"""Following a match: the digest of the others, what is revealed, the end."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import DESK, MOVING, PHONE, NewPage
from tests.browser.drawn import Shelf, decisions
from tests.browser.moments import NAMES, moment, open_moment
from tests.browser.play import Manager
from tests.web.test_end import before_the_end
from tests.web.test_routes import finished_record
from touchline.engine.game import known
from touchline.engine.match import Match
from touchline.web import digest

TABLET: ViewportSize = {"width": 820, "height": 1180}
# A step of a reveal stays for as long as the test needs, however busy the machine is.
PATIENT = "const later = setTimeout; window.setTimeout = (run, ms) => later(run, ms > 1000 ? 60_000 : ms);"


def a_rivals_move(match: Match) -> bool:
    """Whether the first manager is asked after others did something."""
    asked = 0 in match.waiting() and len(match.log) > 40
    return asked and bool(digest.blocks(match, list(NAMES), 0, len(match.log)))


def test_what_the_others_did_is_told_and_shown_again(visitor: NewPage) -> None:
    page = visitor()
    page.add_init_script(PATIENT)
    open_moment(page, moment(a_rivals_move))
    page.locator("#decision [data-send=screen]").click()
    told, button = page.locator("#digest"), page.locator("#since button")
    expect(told).to_be_hidden()
    button.click()
    expect(told).to_contain_text("Since your last turn")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    button.click()
    told.get_by_role("button", name="Show me").click()
    expect(told).to_be_hidden()
    expect(page.locator("#steps")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator("#steps")).to_be_hidden()


def test_keys_belong_to_what_is_told_wherever_the_focus_is(visitor: NewPage) -> None:
    page = visitor()
    page.add_init_script(PATIENT)
    open_moment(page, moment(a_rivals_move))
    page.locator("#decision [data-send=screen]").click()
    told, place = page.locator("#steps"), page.locator(".table [data-option]").first
    decision = Manager(page).await_question().decision
    for key in ("Space", "Enter"):
        page.locator("#since button").click()
        page.locator("#digest [data-again]").click()
        expect(told).to_be_visible()
        before = told.locator(".count").inner_text()
        place.focus()
        page.keyboard.press(key)
        if key == "Space":
            expect(told).to_be_hidden()
        else:
            expect(told.locator(".count")).not_to_have_text(before)
    assert page.locator("#decision").get_attribute("data-decision") == decision  # nothing was answered


ROOM_FOR = 4  # answers, beside what the others did
NO_NOTES = "localStorage.setItem('touchline.sight.off', 'on')"  # they come first


def turn_again(match: Match) -> bool:
    """Whether the first manager is asked after rivals did something of note, and again right after."""
    if match.waiting() != [0] or len(match.log) < 40 or len(match.options_of(0)) > ROOM_FOR:
        return False
    turned = digest.last_turn(match, 0)
    first = digest.since(match, list(NAMES), 0, turned)
    if first < turned or not any(one.gist for one in digest.blocks(match, list(NAMES), 0, first)):
        return False
    then, names = match.clone(), list(NAMES)
    then.play(0, match.options_of(0)[0])
    return then.waiting() == [0] and digest.since(then, names, 0, len(then.log)) < len(then.log)


def first_answer(page: Page, me: Manager) -> None:
    """Give the first of the answers, so that the same manager is asked once more."""
    me.choose(page.locator("#decision [data-option]").first.get_attribute("data-option") or "")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_what_the_others_did_is_said_when_it_is_ones_turn_again(
    visitor: NewPage, screen: ViewportSize
) -> None:
    page = visitor(viewport=screen)
    page.add_init_script(NO_NOTES)
    open_moment(page, moment(turn_again, game="time_of_soccer"))
    me, news = Manager(page), page.locator("#decision .news")
    me.await_question()
    expect(news).to_contain_text(NAMES[1])
    assert news.evaluate("(it) => it.open") == (screen is DESK)
    for part in (news.locator("summary"), page.locator("#decision .option").first):
        assert part.evaluate(BARE)
    first_answer(page, me)
    me.await_question()
    expect(news).to_have_count(0)  # nothing has happened since


def test_who_does_not_want_to_be_told_at_each_turn_is_not(visitor: NewPage) -> None:
    page = visitor()
    page.add_init_script(NO_NOTES)
    open_moment(page, moment(turn_again, game="time_of_soccer"))
    news, more = page.locator("#decision .news"), re.compile(r"\bnew\b")
    expect(news).to_be_visible()
    expect(page.locator("#since button")).not_to_have_class(more)
    news.get_by_role("button", name="All moves").click()
    page.locator("#digest [data-telling]").uncheck()
    expect(news).to_be_hidden()
    page.reload()
    expect(page.locator("#since button")).to_have_class(more)  # it is still to be had
    expect(news).to_be_hidden()


LONG_AGO = """() => {
  const left = localStorage.getItem("touchline.left");
  localStorage.setItem("touchline.left", left.replace(/\\d{13}/, "1"));
}"""


def test_who_comes_back_finds_what_the_others_did(visitor: NewPage) -> None:
    page = visitor(viewport=PHONE)
    open_moment(page, moment(a_rivals_move))
    told = page.locator("#digest")
    Manager(page).play_until(
        lambda look: not look.handover and page.locator("#digest[data-returned]").count() > 0
    )
    expect(page.locator("#since button")).to_be_visible()
    expect(told).to_be_hidden()
    page.goto("/")
    page.evaluate(LONG_AGO)
    page.go_back()
    expect(told).to_be_visible()
    assert told.bounding_box()["width"] == PHONE["width"]  # type: ignore[index]
    told.get_by_role("button", name="Got it").click()
    expect(told).to_be_hidden()


def make_the_last_move(page: Page) -> None:
    """Answer the last question of a game."""
    screen = page.locator("#decision [data-send=screen]")
    if screen.count():
        screen.click()
    page.locator("#decision .options [data-option]").first.click()


NO_LINE = "window.WebSocket = class extends EventTarget { readyState = 0; close() {} };"


@pytest.mark.parametrize("line", [True, False], ids=["line", "no line"])
def test_final_whistle_comes_before_the_result(visitor: NewPage, line: bool) -> None:
    page = visitor(**MOVING)
    page.add_init_script(PATIENT)
    if not line:
        page.add_init_script(NO_LINE)  # the answer is posted as a form
    open_moment(page, before_the_end(finished_record()))
    make_the_last_move(page)
    whistle = page.locator("#stage .whistle")
    told = page.locator("#steps .say")
    expect(told).not_to_be_empty()
    while not whistle.is_visible():
        before = told.inner_text()
        page.keyboard.press("n")
        expect(told).not_to_have_text(before)
    assert page.locator("#market").is_visible(), "the table stays"
    page.keyboard.press("Space")
    expect(page.locator("#result")).to_be_visible()


BARE = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return thing === seen || thing.contains(seen);
}"""


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_reveal_covers_neither_its_words_nor_its_buttons(visitor: NewPage, screen: ViewportSize) -> None:
    page = visitor(viewport=screen, has_touch=True, **MOVING)
    page.add_init_script(PATIENT)
    page.goto("/rules/superclub")
    page.locator('form[action="/learn/superclub/match"] button').click()
    page.wait_for_url("**/t/*")
    for option in ("best:stars", "seal"):
        button = page.locator(f'#decision [data-option="{option}"]').first
        button.evaluate("(it) => it.closest('details')?.setAttribute('open', '')")
        button.click()
    told = page.locator("#steps")
    expect(page.locator("#stage")).to_be_visible()
    for part in (told.locator(".say"), *told.locator("button").all()):
        assert part.evaluate(BARE)
    if screen is TABLET:  # there is room for all of it
        assert page.locator("#stage").evaluate("(it) => it.scrollHeight <= it.clientHeight + 1")
    bottom = told.evaluate("(it) => it.getBoundingClientRect().bottom")
    assert bottom == page.locator(".tabbar").evaluate("(it) => it.getBoundingClientRect().top")


def test_nothing_is_revealed_step_by_step_for_who_switched_it_off(visitor: NewPage) -> None:
    page = visitor(**MOVING)
    page.add_init_script(PATIENT)
    open_moment(page, before_the_end(finished_record()))
    page.locator(".menu summary").first.click()
    page.locator("#menu [data-reveals]").select_option("off")
    page.keyboard.press("Escape")
    make_the_last_move(page)
    expect(page.locator("#result")).to_be_visible()
    assert page.evaluate("localStorage.getItem('touchline.reveals')") == "off"


# What is somewhere else on the screen later than in the first picture of a new question. The thing that
# travels is left out, and so is what the mouse lifts.
WATCH_PLACES = """() => {
  const place = (e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join(); };
  window.moved = [];
  window.looks = 0;
  let question = 0;
  new MutationObserver(() => {
    const mine = ++question;
    const all = [...document.querySelectorAll(".game *")].filter((e) => !e.closest(".moving, .option, .legal"));
    const first = all.map(place);
    const look = () => {
      if (mine !== question) return;
      window.looks += 1;
      for (const [n, e] of all.entries()) {
        if (e.isConnected && place(e) !== first[n]) window.moved.push(`${first[n]} ${place(e)} ${e.outerHTML.slice(0, 90)}`);
      }
      if (!window.moved.length) requestAnimationFrame(look);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  }).observe(document.getElementById("decision"), { attributeFilter: ["data-decision"] });
}"""  # noqa: E501


@pytest.mark.parametrize("game", ["best11", "footmania"])
def test_nothing_moves_while_a_decision_is_open(visitor: NewPage, game: str) -> None:
    page = visitor(**MOVING)
    open_moment(page, moment(lambda match: 0 in match.waiting() and len(match.log) > 40, game=game))
    me = Manager(page)
    look = me.await_question()
    while look.handover or look.revealing:
        me.step(look)
        look = me.await_question()
    page.evaluate(WATCH_PLACES)
    me.step(look)
    me.await_question()
    page.wait_for_timeout(600)
    assert page.evaluate("window.moved.slice(0, 5)") == []
    assert page.evaluate("window.looks") > 3
    assert not page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length")


@pytest.mark.slow
@pytest.mark.parametrize("game", known())
def test_nothing_moves_from_one_kind_of_decision_to_the_next(browser: Browser, game: str) -> None:
    moments = list(decisions(game).values())
    [(table, _)] = Counter(one.number for one in moments).most_common(1)
    first, *others = [one for one in moments if one.number == table]
    with browser.new_context(viewport=DESK, **MOVING) as context:
        page, shelf = context.new_page(), Shelf(context)
        shelf.load(page, first)
        page.evaluate(WATCH_PLACES)
        for other in others[:4]:
            shelf.turn(page, other)
            page.wait_for_timeout(600)
            assert page.evaluate("window.moved.slice(0, 5)") == [], other.question
        assert page.evaluate("window.looks") > 3
        assert not page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length")
