"""What axe, the checker of accessibility, has against a page."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE

STILL = {"bypass_csp": True, "reduced_motion": "reduce"}  # axe may come in, and nothing moves meanwhile
EVERY_WAY = [(theme, size) for theme in ("light", "dark") for size in (DESK, PHONE)]
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that look at colours
TWO_WAYS = [EVERY_WAY[0], EVERY_WAY[-1]]  # for pages made of what other pages were checked with in every way


RUN = """(only) => axe.run({ resultTypes: ["violations"], iframes: false, ...(only && { runOnly: only }) })
  .then((found) => found.violations)"""


def violations(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe finds on the page as it is: by all of its rules, or only by these."""
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(AXE_SCRIPT)
    return [
        f"{found['id']}: {found['help']}\n  {node['html'][:200]}\n  {node['failureSummary']}"
        for found in page.evaluate(RUN, only)
        for node in found["nodes"]
    ]


def check(page: Page, ways: list[tuple[str, dict[str, int]]] = EVERY_WAY) -> None:
    """Nothing is wrong with the page, in either theme, on a desk and on a phone; it ends up on a desk.

    A theme is colours: once all is checked on a screen, the other theme is checked for its colours only.
    """
    seen = []
    for theme, size in ways:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found = violations(page, COLOURS if size in seen else None)
        assert not found, f"{page.url}, {theme}, {size['width']} wide\n" + "\n".join(found)
        seen.append(size)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]


def spread(questions: list[str]) -> list[Any]:
    """The questions as parameters: every fifth in each run of the tests, the others among the slow ones."""
    return [
        question if at % 5 == 0 else pytest.param(question, marks=pytest.mark.slow)
        for at, question in enumerate(questions)
    ]
