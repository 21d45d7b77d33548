"""What axe, the checker of accessibility, has against a page."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE

STILL = {"bypass_csp": True, "reduced_motion": "reduce"}  # axe may come in, and nothing moves meanwhile
EVERY_WAY = [(theme, size) for theme in ("light", "dark") for size in (DESK, PHONE)]
TWO_WAYS = [EVERY_WAY[0], EVERY_WAY[-1]]  # both themes and both screens: enough for all but a few pages
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that look at colours, by far the slowest ones

# All rules but those of the colours, on the whole page
STRUCTURE = """(colours) => axe.run({
  resultTypes: ["violations"], iframes: false,
  rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
}).then((found) => found.violations)"""

# The rules of the colours, for one of all texts that look alike: of a hundred cards, one of each kind
COLOURING = """async (colours) => {
  const known = new Map();
  const look = (e) => {
    if (e === null) return "";
    if (!known.has(e)) {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(e);
      const own = [e.tagName, e.getAttribute("class"), e.ariaDisabled, e.disabled, color, backgroundColor,
        backgroundImage, opacity, fontSize, fontWeight];
      known.set(e, `${look(e.parentElement)} ${own}`);
    }
    return known.get(e);
  };
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const says = (e) => e.value || [...e.childNodes].some(isText);
  const texts = [...document.body.querySelectorAll("*")].filter((e) => says(e) && e.checkVisibility());
  const include = [...new Map(texts.map((e) => [look(e), e])).values()];
  if (include.length === 0) return [];
  const found = await axe.run({ include }, { resultTypes: ["violations"], iframes: false, runOnly: colours });
  return found.violations;
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds on the page as it is: by all of its rules, or by those of STRUCTURE or COLOURING."""
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(AXE_SCRIPT)
    return [
        f"{found['id']}: {found['help']}\n  {node['html'][:200]}\n  {node['failureSummary']}"
        for script in rules or (STRUCTURE, COLOURING)
        for found in page.evaluate(script, COLOURS)
        for node in found["nodes"]
    ]


def check(page: Page, ways: list[tuple[str, ViewportSize]] = TWO_WAYS) -> None:
    """Nothing is wrong with the page, in either theme, on a desk and on a phone; it ends up on a desk.

    A theme is colours: once all is checked on a screen, the other theme is checked for its colours only.
    """
    seen = []
    page.mouse.move(0, 0)  # what it rests on is explained beside it, in the middle of the page
    for theme, size in ways:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found = violations(page, *([COLOURING] if size in seen else []))
        assert not found, f"{page.url}, {theme}, {size['width']} wide\n" + "\n".join(found)
        seen.append(size)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]


def spread(questions: list[str]) -> list[Any]:
    """The questions as parameters: every twentieth in each run of the tests, the others in the slow one."""
    return [
        question if at % 20 == 0 else pytest.param(question, marks=pytest.mark.slow)
        for at, question in enumerate(questions)
    ]
