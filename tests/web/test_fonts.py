"""The fonts of the pages: loaded once, small, and complete."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.web.given import Served
from touchline.web.templating import STATIC, static_url

ROOT = Path(__file__).parents[2]
FONTS = {path.name: path.stat().st_size for path in STATIC.glob("*.woff2")}
MOST_BYTES = 80_000
# Signs of formulas in the ledgers, which any machine has
FROM_THE_MACHINE = set("≈≤≥⌊⌋")


def letters(ranges: str) -> set[str]:
    """The letters in ranges such as `20-7E 131`."""
    found = set()
    for first, last in re.findall(r"([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
        found |= set(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return found


def in_style_sheet() -> list[set[str]]:
    """The letters of each file of the text face, as the style sheet tells browsers."""
    sheet = (STATIC / "tokens.css").read_text(encoding="utf-8")
    return [letters(ranges.replace("U+", "")) for ranges in re.findall(r"unicode-range: ([^;]+);", sheet)]


def test_style_sheets_name_fonts_with_their_marks(served: Served) -> None:
    visitor = served.visitor()
    sheets = [visitor.get(static_url(path.name)).text for path in STATIC.glob("*.css")]
    named = {f"/static/{name}" for sheet in sheets for name in re.findall(r'url\("(.+?)"\)', sheet)}
    assert named == {static_url(name) for name in FONTS}


def test_first_file_of_the_text_face_is_loaded_early_and_once(served: Served) -> None:
    preloaded = re.findall(r'rel="preload" href="(.+?)" as="font"', served.visitor().get("/").text)
    assert preloaded == [static_url("touchline-text-latin.woff2")]  # the address that the style sheet names


def test_licence_of_the_text_face_comes_with_it(served: Served) -> None:
    assert "SIL OPEN FONT LICENSE" in served.visitor().get(static_url("touchline-text-licence.txt")).text


def test_docs_say_what_the_fonts_weigh() -> None:
    assert sum(FONTS.values()) < MOST_BYTES
    for page in ("docs/performance.md", "benchmarks/side_by_side/page.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        assert not [name for name, size in FONTS.items() if f"{size / 1000:.1f} kB" not in text], page


def test_style_sheet_and_tool_agree_on_the_letters() -> None:
    tool = ast.parse((ROOT / "tools" / "text_face.py").read_text(encoding="utf-8"))
    (made,) = [
        ast.literal_eval(node.value)
        for node in tool.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LETTERS"
    ]
    assert in_style_sheet() == [letters(ranges) for ranges in made.values()]


def test_every_sign_of_the_texts_is_in_the_text_face() -> None:
    known = set.union(*in_style_sheet(), FROM_THE_MACHINE, "\n")
    texts = [path for kind in ("html", "toml", "md") for path in (ROOT / "src").rglob(f"*.{kind}")]
    strange = {
        f"{path.relative_to(ROOT)}: {sign}" for path in texts for sign in set(path.read_text("utf-8")) - known
    }
    assert not strange, "draw the signs in tools/text_face.py, or use icons"
