"""What is wrong with a page on a screen of some size: cut, tiny or overlapping text, small targets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from playwright.sync_api import Page

from tests.browser.faces import OUTSIDE
from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match

SIZES = {
    "1280×720": (1280, 720),
    "1366×768": (1366, 768),
    "1024×768": (1024, 768),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "1920×1080": (1920, 1080),
    "2560×1440": (2560, 1440),
}
NAMES = ("Nell", "Otto", "Petra", "Quinn")
GAMES_PLAYED = 12  # enough for random managers to meet nearly every kind of decision

# Only what can be seen counts: a text is clipped to the boxes that scroll or hide it. What lies over
# something else on purpose (sticky, fixed) is compared only with its own kind.
TROUBLE = """() => {
  const found = [];
  const name = (e) => {
    const at = e.closest("[id]");
    return `${at ? "#" + at.id + " " : ""}${e.tagName.toLowerCase()}.${e.getAttribute("class") || ""}`;
  };
  const say = (kind, e, text = e.textContent) =>
    found.push(`${kind} ${name(e)} “${text.trim().slice(0, 40)}”`);
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !e.closest(".sr, svg, [inert]");
  const clipped = (e, box) => {
    let { left, top, right, bottom } = box;
    for (let up = e; up && up !== document.documentElement; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const edge = up.getBoundingClientRect();
      left = Math.max(left, edge.left); right = Math.min(right, edge.right);
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
    }
    right = Math.min(right, innerWidth); bottom = Math.min(bottom, innerHeight);
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };
  const layer = (e) => {
    for (let up = e; up; up = up.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(up).position)) return up;
    return null;
  };
  const meet = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

  const texts = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = words.nextNode());) {
    const e = node.parentElement;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "OPTION"].includes(e.tagName) || !seen(e)) continue;
    const style = getComputedStyle(e);
    if (parseFloat(style.fontSize) < 11.99) say("tiny", e, `${parseFloat(style.fontSize)} px: ${node.data}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const part = clipped(e, box);
      const slack = (box.height - parseFloat(style.fontSize)) / 2;  // leading is not ink
      if (part) texts.push({ e, node, layer: layer(e), left: part.left, right: part.right,
        top: part.top + Math.max(slack, 0), bottom: part.bottom - Math.max(slack, 0) });
    }
  }
  texts.forEach((a, at) => texts.slice(at + 1).forEach((b) => {
    if (a.node !== b.node && a.layer === b.layer && meet(a, b, 2))
      say("overlap", a.e, `${a.node.data.trim().slice(0, 18)} / ${b.node.data.trim().slice(0, 18)}`);
  }));

  for (const e of document.querySelectorAll("body *:not(svg *)")) {
    if (!seen(e) || !e.clientWidth) continue;
    const style = getComputedStyle(e);
    const own = [...e.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    const hides = (way) => ["hidden", "clip"].includes(way);
    if (own && hides(style.overflowX) && e.scrollWidth > e.clientWidth + 1) say("cut", e);
    else if (hides(style.overflowY) && (own || style.webkitLineClamp !== "none")
      && e.scrollHeight > e.clientHeight + 3) say("cut", e);
  }

  const operated = "button, a[href], summary, select, input:not([type=hidden]), [role=button]";
  const targets = [...document.querySelectorAll(operated)]
    .filter((e) => seen(e) && e.offsetWidth && getComputedStyle(e).display !== "inline");
  // A rule id can be hit beside it, and a place on the table has its button in the panel.
  for (const e of targets.filter((one) => !one.matches(".rule, label *, .table [data-opt]"))) {
    const { width, height } = e.getBoundingClientRect();
    if (Math.min(width, height) < 23.5) say("small", e, `${width | 0}×${height | 0} ${e.textContent}`);
  }
  const boxes = targets.map((e) => ({ e, layer: layer(e), ...(clipped(e, e.getBoundingClientRect()) || {}) }))
    .filter((one) => one.right);
  boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => {
    if (a.layer === b.layer && !a.e.contains(b.e) && !b.e.contains(a.e) && meet(a, b, 4))
      say("on top", a.e, `${a.e.textContent.trim().slice(0, 18)} / ${b.e.textContent.trim().slice(0, 18)}`);
  }));
  return [...new Set(found)];
}"""


def trouble(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong with the page on a screen of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(TROUBLE) + [f"outside {one}" for one in page.evaluate(OUTSIDE)]


def asked_first(match: Match) -> str:
    """The question that a screen shared by all managers shows first."""
    return match.game.question(match.state, match.waiting()[0])


@cache
def decisions(game_id: str) -> dict[str, str]:
    """For each kind of decision that random games come to, the record of its first moment."""
    game = find(game_id)
    seats = min(len(NAMES), game.seats[-1])
    found: dict[str, str] = {}
    for seed in range(1, GAMES_PLAYED + 1):
        start = Match(game, seats, {}, seed.to_bytes(32, "big"))
        for question, match in firsts(start, random.Random(seed), found):
            found[question] = record.write(match, list(NAMES[:seats]))
    return found


def firsts(match: Match, luck: random.Random, known: dict[str, str]) -> Iterator[tuple[str, Match]]:
    """The moments of a random game at which a kind of decision comes up that is not yet known."""
    while not match.over:
        question = asked_first(match)
        if question not in known:
            yield question, match
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
