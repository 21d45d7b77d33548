"""Lessons, clicked through as a newcomer does: every game on a desk, one without a mouse, one on a phone.

The slow tests click through all of them on both, those that follow on the first too; axe looks at each.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check
from tests.browser.conftest import PHONE, NewPage
from touchline.engine.game import find, known
from touchline.tables.lessons import FIRST, Lesson, Step, lesson_of, lessons_of

FIRST_DECISION_WITHIN = 30  # seconds
READY = """(number) => {
  const panel = document.getElementById("decision"), steps = document.querySelectorAll("#lesson .lsteps i.d");
  if (document.getElementById("steps")?.hidden === false) document.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  return panel?.dataset.decision && panel.getAttribute("aria-busy") !== "true" && steps.length === number;
}"""


def begin(page: Page, game: str) -> Lesson:
    """Open the first lesson from the cover."""
    page.goto("/")
    began = time.monotonic()
    page.locator(f'.cv form[action="/learn/{game}"] button').click()
    page.wait_for_url("**/t/*")
    page.wait_for_function(READY, arg=0)
    assert time.monotonic() - began < FIRST_DECISION_WITHIN
    return lesson_of(find(game), FIRST)


def choose(page: Page, option: str, keyboard: bool = False) -> None:
    """Press the button of an option, in the panel or on the table; what a step asks for is unfolded."""
    button = page.locator(f'#decision [data-option="{option}"]').first
    if not button.count():
        button = page.locator(f'.table [data-option="{option}"]').first
    expect(button).to_be_visible()
    before = page.locator("#decision").inner_html()
    if keyboard:
        button.focus()
        page.keyboard.press("Enter")
    else:
        if button.get_attribute("data-ask"):  # is it meant? Then once more
            button.click()
        button.click()
    page.wait_for_function(
        "(was) => { const p = document.getElementById('decision');"
        " return p.getAttribute('aria-busy') !== 'true' && p.innerHTML !== was }",
        arg=before,
    )


def take(page: Page, step: Step, keyboard: bool = False) -> None:
    """Do what a step asks for."""
    if page.locator('#decision [data-option="seal"]').count():
        for edit in [*step.edits, "seal"]:
            if page.locator(f'#decision [data-option="{edit}"][aria-pressed="true"]').count() == 0:
                choose(page, edit, keyboard)
    else:
        choose(page, step.show[0], keyboard)


def go_through(page: Page, lesson: Lesson, keyboard: bool = False) -> None:
    """All steps, to the card at the end, and one decision beyond it."""
    for number, step in enumerate(lesson.steps):
        page.wait_for_function(READY, arg=number)
        take(page, step, keyboard)
    expect(page.locator("#lesson .goal")).to_have_count(0)
    expect(page.locator("#lesson h3")).to_be_visible()


@pytest.mark.parametrize("game", known())
def test_a_lesson_is_played_to_its_end(visitor: NewPage, game: str) -> None:
    page = visitor(reduced_motion="reduce")
    go_through(page, begin(page, game), keyboard=game == "time_of_soccer")
    page.locator("#lesson button[value=leave]").click()
    expect(page.locator("#lesson")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", known())
def test_all_lessons_of_a_game_are_played_one_after_the_other(
    visitor: NewPage, game: str, touch: bool
) -> None:
    size = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if touch else {}
    page = visitor(reduced_motion="reduce", **size)
    lessons = list(lessons_of(find(game)).values())
    began = time.monotonic()
    begin(page, game)
    print(f"\n{game}: first decision after {time.monotonic() - began:.1f} s", end="")
    for number, lesson in enumerate(lessons):
        if number:
            page.locator("#lesson .btn.go").click()
            page.wait_for_function(READY, arg=0)
        began = time.monotonic()
        check(page)
        go_through(page, lesson)
        check(page)
        print(f"; {lesson.name}: {len(lesson.steps)} steps in {time.monotonic() - began:.1f} s", end="")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wrong_move_is_explained_and_the_right_one_shown(visitor: NewPage) -> None:
    page = visitor(viewport=PHONE, reduced_motion="reduce")
    lesson = begin(page, "best11")
    page.locator('#decision [data-option="keep_tactic:tac_18"]').click()
    expect(page.locator("#fault")).to_contain_text("Small Change")
    expect(page.locator("#lesson .lsteps i.d")).to_have_count(0)
    page.locator("#lesson button[value=show]").click()
    expect(page.locator("#decision .hinted")).to_have_attribute("data-option", "keep_tactic:tac_05")
    go_through(page, lesson)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
