"""What a change does to the page: old things stay untouched, and answers stay in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.drawn import Shelf, decisions

LAPTOP = {"width": 1366, "height": 768}
QUESTIONS = ("keep_tactic", "adjust")  # few answers, and more than a panel with an open note can show
GROW = """async () => {
  const { putSections } = await import("/static/morph.js");
  const lines = (texts) => `<ol id="older">${texts.map((text) => `<li>${text}</li>`).join("")}</ol>`;
  document.getElementById("older").outerHTML = lines(["two", "one"]);
  const log = document.getElementById("older");
  const old = [...log.children];
  const watch = new MutationObserver(() => {});
  watch.observe(log, { subtree: true, childList: true, attributes: true, characterData: true });
  putSections({ older: lines(["four", "three", "two", "one"]) });
  const nodes = watch.takeRecords().flatMap((change) => [...change.addedNodes]);
  const added = nodes.map((node) => node.textContent);
  return { added, same: old.every((line, at) => log.children[at + 2] === line) };
}"""
IN_SIGHT = """(note, open) => {
  note.open = open;
  const foot = document.querySelector("#answer .foot")?.offsetHeight ?? 0;
  const bottom = (id) => document.getElementById(id).getBoundingClientRect().bottom;
  const end = Math.min(bottom("answer"), bottom("decision")) - foot + 1;
  return [...document.querySelectorAll("#answer :not(.foot) > [data-option]")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom <= end).length;
}"""


@pytest.fixture
def laptop(browser: Browser) -> Iterator[tuple[Page, Shelf]]:
    """A laptop that has seen no question yet."""
    with browser.new_context(viewport=LAPTOP, reduced_motion="reduce") as context:  # type: ignore[arg-type]
        yield context.new_page(), Shelf(context)


def test_a_log_grows_without_touching_its_old_lines(laptop: tuple[Page, Shelf]) -> None:
    page, shelf = laptop
    shelf.load(page, decisions("best11")["keep_tactic"])

    assert page.evaluate(GROW) == {"added": ["four", "three"], "same": True}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_note_pushes_no_answer_out_of_sight(laptop: tuple[Page, Shelf], question: str) -> None:
    page, shelf = laptop
    shelf.load(page, decisions("best11")[question])

    note = page.locator("#decision [data-sight]")
    opened = note.evaluate("(note) => note.open")
    without, beside = (note.evaluate(IN_SIGHT, open) for open in (False, True))
    assert opened == (beside == without)
