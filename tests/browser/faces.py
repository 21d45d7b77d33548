"""Whether a page fits its screen, whatever faces the machine has."""

from __future__ import annotations

from playwright.sync_api import Page

# What may stand in for both of our faces. The wide one is ours, stretched to the width of Verdana, so that
# the machine needs no fonts for this test.
OURS = 'src: url("/static/touchline-text-latin.woff2")'
AS_IT_IS = {"what the page has": ":root {}"}
# What our own style names next: faces of machines, made as wide as ours.
STANDS_IN = {
    "what stands in for it": ":root { --font-ui: 'Touchline Text as Arial', 'Touchline Text as Roboto',"
    " 'Touchline Text as DejaVu', sans-serif; --font-block: var(--font-ui) }",
}
FACES = AS_IT_IS | {
    "serif": ":root { --font-ui: serif; --font-block: serif }",
    "wide": f"""
        @font-face {{ font-family: Wide; font-weight: 400; {OURS}; size-adjust: 122% }}
        @font-face {{ font-family: Wide; font-weight: 700; {OURS}; size-adjust: 140% }}
        :root {{ --font-ui: Wide; --font-block: Wide }}""",
}
WIDTHS = """async () => {
  document.body.offsetWidth;  // asks for the fonts
  await document.fonts.ready;
  return [innerWidth, document.documentElement.scrollWidth];
}"""
# What is not in a box that scrolls, and yet to the right of the screen
OUTSIDE = """() => {
  const out = (e) => e.getBoundingClientRect().right > innerWidth + 1;
  const boxed = (e) => e !== document.body
    && ((getComputedStyle(e).overflowX !== "visible" && !out(e)) || boxed(e.parentElement));
  return [...document.querySelectorAll("body *:not(svg *, .sr)")]
    .filter((e) => e.checkVisibility() && out(e) && !boxed(e.parentElement))
    .map((e) => `${e.tagName}.${e.getAttribute("class")}: ${e.textContent.slice(0, 60)}`);
}"""

# Words that end in the middle because their box hides the rest
CUT = """() => [...document.querySelectorAll("body *:not(svg *, .sr)")]
  .filter((e) => e.checkVisibility() && getComputedStyle(e).overflowX === "hidden"
    && e.scrollWidth > e.clientWidth + 1 && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .map((e) => `${e.tagName}.${e.getAttribute("class")}: ${e.textContent.trim().slice(0, 60)}`)"""


def check_widths(page: Page, faces: dict[str, str] = FACES) -> None:
    """The page fits its screen, in each of these faces."""
    width = page.viewport_size["width"]  # type: ignore[index]
    for name, style in faces.items():
        tag = page.add_style_tag(content=style)
        where = f"{page.url} in {name}, {width} wide"
        widths = page.evaluate(WIDTHS)  # waits for the fonts
        outside = page.evaluate(OUTSIDE)
        assert widths == [width, width], f"{where}: {outside}"
        assert not outside, where
        tag.evaluate("(tag) => tag.remove()")
