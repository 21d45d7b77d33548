"""What is wrong with a page on a screen: cut, tiny or overlapping text, small or hidden targets."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page


class Screen(NamedTuple):
    """A screen: how large it is, and whether it is touched."""

    width: int
    height: int
    touch: bool = False


SIZES = {
    "1280×720": Screen(1280, 720),
    "1366×768": Screen(1366, 768),
    "1024×768": Screen(1024, 768),
    "1920×1080": Screen(1920, 1080),
    "2560×1440": Screen(2560, 1440),
    "phone": Screen(390, 844, touch=True),
    "phone on its side": Screen(844, 390, touch=True),
    "tablet": Screen(820, 1180, touch=True),
}
TOUCHED = 44  # pixels of what a finger hits
POINTED = 24  # and of what a mouse hits
NEXT_PAINT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Only what can be seen counts: a text is clipped to the boxes that scroll or hide it. What lies over
# something else on purpose (sticky, fixed) is compared only with its own kind.
TROUBLE = """(least) => {
  const found = new Set();
  const name = (e) => {
    const at = e.closest("[id]");
    return `${at ? "#" + at.id + " " : ""}${e.tagName.toLowerCase()}.${e.getAttribute("class") || ""}`;
  };
  const say = (kind, e, text = e.textContent) =>
    found.add(`${kind} ${name(e)} “${text.trim().replace(/\\s+/g, " ").slice(0, 40)}”`);
  const kept = (make) => {
    const known = new Map();
    return (e) => {
      if (!known.has(e)) known.set(e, make(e));
      return known.get(e);
    };
  };
  const style = kept((e) => {
    const { overflowX, overflowY, position, fontSize, display, webkitLineClamp } = getComputedStyle(e);
    return { overflowX, overflowY, position, fontSize, display, webkitLineClamp };
  });
  const box = kept((e) => e.getBoundingClientRect());
  const visible = kept((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !e.closest(".sr, svg, [inert]"));
  const hides = (way) => way === "hidden" || way === "clip";
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // What an element may show of what is in it: the boxes that scroll or hide it, up to the screen.
  const window_ = kept((e) => {
    if (!e || e === document.documentElement) return screen;
    const { overflowX, overflowY, position } = style(e);
    const outer = position === "fixed" ? screen : window_(e.parentElement);
    const own = box(e);
    return {
      left: overflowX === "visible" ? outer.left : Math.max(outer.left, own.left),
      right: overflowX === "visible" ? outer.right : Math.min(outer.right, own.right),
      top: overflowY === "visible" ? outer.top : Math.max(outer.top, own.top),
      bottom: overflowY === "visible" ? outer.bottom : Math.min(outer.bottom, own.bottom),
    };
  });
  const clipped = (e, own) => {
    const seen = window_(e);
    const [left, right] = [Math.max(own.left, seen.left), Math.min(own.right, seen.right)];
    const [top, bottom] = [Math.max(own.top, seen.top), Math.min(own.bottom, seen.bottom)];
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };
  const layer = kept((e) => !e ? null
    : ["sticky", "fixed"].includes(style(e).position) ? e : layer(e.parentElement));
  const meet = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  // Whether something ends in the middle: a box above it hides the rest, and nothing scrolls there.
  const ends = (e, own) => {
    let [across, down] = [true, true];
    for (let up = e; up && up !== document.documentElement && (across || down); up = up.parentElement) {
      const { overflowX, overflowY, position } = style(up);
      const edge = box(up);
      if (across && hides(overflowX) && (own.right > edge.right + 2 || own.left < edge.left - 2)) return true;
      if (down && hides(overflowY) && (own.bottom > edge.bottom + 2 || own.top < edge.top - 2)) return true;
      if (["auto", "scroll"].includes(overflowX)) across = false;
      if (["auto", "scroll"].includes(overflowY)) down = false;
      if (position === "fixed") break;
    }
    return false;
  };

  const texts = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = words.nextNode());) {
    const e = node.parentElement;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "OPTION"].includes(e.tagName) || !visible(e)) continue;
    const size = parseFloat(style(e).fontSize);
    if (!size) continue;  // for screen readers
    if (size < 11.99) say("tiny", e, `${size} px: ${node.data}`);
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const slack = Math.max((line.height - size) / 2, 0);  // leading is not ink
      const ink = { left: line.left, right: line.right, top: line.top + slack, bottom: line.bottom - slack };
      if (ends(e, ink)) say("cut", e, node.data);
      const part = clipped(e, ink);
      if (part) texts.push({ e, node, layer: layer(e), ...part });
    }
  }
  texts.sort((a, b) => a.top - b.top);
  texts.forEach((a, at) => {
    for (let next = at + 1; next < texts.length && texts[next].top < a.bottom; next++) {
      const b = texts[next];
      if (a.node !== b.node && a.layer === b.layer && meet(a, b, 2))
        say("overlap", a.e, `${a.node.data.trim().slice(0, 18)} / ${b.node.data.trim().slice(0, 18)}`);
    }
  });

  for (const e of document.querySelectorAll("body *:not(svg *)")) {
    if (!visible(e) || !e.clientWidth) continue;
    const { overflowX, overflowY, webkitLineClamp } = style(e);
    if (webkitLineClamp !== "none" && e.scrollHeight > e.clientHeight + 3) say("cut", e);
    const own = [...e.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (own && hides(overflowX) && e.scrollWidth > e.clientWidth + 1) say("cut", e);
    const scrolls = ["auto", "scroll"].includes(overflowY) && e.scrollHeight > e.clientHeight + 1;
    if (scrolls && (e.clientHeight < 44 || ends(e.parentElement, box(e)))) say("no room to scroll", e);
    if (e.matches(".table, .tech, .tech *, .drawer .scroll") && !hides(overflowX) && overflowX !== "visible"
      && e.scrollWidth > e.clientWidth + 1) say("sideways", e);
  }

  const operated = "button, a[href], summary, select, input:not([type=hidden]), [role=button]";
  const targets = [...document.querySelectorAll(operated)]
    .filter((e) => visible(e) && e.offsetWidth && style(e).display !== "inline");
  // A rule id can be hit beside it, a box by its label, and a place on the table has its button in the panel.
  const beside = ".rule, label *, .switch input, .table [data-option]";
  for (const e of targets.filter((one) => !one.matches(beside))) {
    const { width, height } = box(e);
    if (Math.min(width, height) < least - .5) say("small", e, `${width | 0}×${height | 0} ${e.textContent}`);
  }
  const hit = targets.map((e) => ({ e, layer: layer(e), ...clipped(e, box(e)) })).filter((one) => one.right);
  hit.forEach((a, at) => {
    for (const b of hit.slice(at + 1)) {
      if (a.layer === b.layer && !a.e.contains(b.e) && !b.e.contains(a.e) && meet(a, b, 4))
        say("on top", a.e, `${a.e.textContent.trim().slice(0, 18)} / ${b.e.textContent.trim().slice(0, 18)}`);
    }
  });

  // An answer is in sight before anybody scrolls, and so is what ends the question.
  const panel = document.getElementById("decision");
  const asked = panel?.querySelectorAll("[data-option], input:not([type=hidden])") ?? [];
  const answers = [...asked].filter(visible);
  const inSight = (e) => {
    const part = clipped(e, box(e));
    return part && part.bottom - part.top > Math.min(box(e).height, 20) - 1;
  };
  if (answers.length && !answers.some(inSight)) say("out of sight", answers[0]);
  for (const e of panel?.querySelectorAll(".foot .btn, .option.alt:last-child") ?? [])
    if (visible(e) && !inSight(e)) say("out of sight", e);

  for (const e of document.querySelectorAll("body *:not(svg *, .sr)")) {
    const right = box(e).right;
    if (right > innerWidth + 1 && visible(e) && window_(e.parentElement).right > innerWidth - 1
      && !hides(style(e.parentElement).overflowX)) {
      let up = e.parentElement;
      while (up !== document.body && style(up).overflowX === "visible") up = up.parentElement;
      if (up === document.body) say("outside", e);
    }
  }
  return [...found];
}"""


def trouble(page: Page, screen: Screen) -> list[str]:
    """What is wrong with the page on this screen, as it is shown now."""
    found: list[str] = page.evaluate(TROUBLE, TOUCHED if screen.touch else POINTED)
    return found
