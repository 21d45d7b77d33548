"""Make the text face of the pages again: python -m tools.text_face fontsource-variable-asap-5.3.0.tgz

The face is Asap, under the SIL Open Font License. `npm pack @fontsource-variable/asap@5.3.0` downloads the
archive; `pip install fonttools brotli` brings what this tool alone needs. Of the face we keep the weights
that pages use and the letters of European names, in two files: most pages need only the first one. The
signs that our texts use and Asap does not have are drawn here.
"""

from __future__ import annotations

import io
import math
import sys
import tarfile
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import flagOverlapSimple
from fontTools.varLib import instancer

STATIC = Path(__file__).resolve().parent.parent / "src" / "touchline" / "web" / "static"
WEIGHTS = (400, 700)
FEATURES = ["kern", "liga", "locl", "ccmp", "mark", "mkmk", "tnum", "lnum", "calt"]
NAMES = [0, 1, 2, 4, 6, 13, 14]  # copyright, name of the face, licence

# The letters of each file; the unicode-range of its rule in tokens.css says the same.
LETTERS = {
    "latin": "20-7E A0-FF 131 152-153 2C6 2DA 2DC 2013-2014 2018-201A 201C-201E 2022 2026 2039-203A 20AC 2122"
    " 2190-2193 2212 2215 25A0 25B2 25B8 25BE 25C6 25CF 2605 2713 2715",
    "latin-ext": "100-130 132-151 154-17F 192 218-21B 1E80-1E85 1E9E 1EF2-1EF3",
}

Points = list[tuple[float, float]]
CENTRE = 320  # the middle of a sign, in thousandths of the size above the baseline; capitals end at 702
THICK = 40  # half of a stroke


def stroke(length: float, angle: float, middle: tuple[float, float] = (0, 0)) -> Points:
    """A bar of this length at this angle in degrees."""
    x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half = length / 2
    corners = ((-half, -THICK), (-half, THICK), (half, THICK), (half, -THICK))
    return [(middle[0] + a * x - b * y, middle[1] + a * y + b * x) for a, b in corners]


def around(count: int, radius: float, inner: float = 0) -> Points:
    """Points on a circle from the top on, clockwise; every second one on an inner circle if there is one."""
    spokes = [(n, inner if inner and n % 2 else radius) for n in range(count)]
    return [(r * math.sin(2 * math.pi * n / count), r * math.cos(2 * math.pi * n / count)) for n, r in spokes]


RIGHT = [stroke(600, 0), stroke(340, 135, (196, 92)), stroke(340, 225, (196, -92))]
# How wide each sign is, and its outlines around the middle
SIGNS: dict[str, tuple[int, list[Points]]] = {
    "→": (700, RIGHT),
    "←": (700, [[(-x, -y) for x, y in outline] for outline in RIGHT]),
    "■": (680, [[(-280, -280), (-280, 280), (280, 280), (280, -280)]]),
    "▲": (680, [[(-310, -270), (0, 290), (310, -270)]]),
    "◆": (680, [around(4, 340)]),
    "●": (680, [around(32, 300)]),
    "★": (760, [around(10, 360, 150)]),
    "▸": (460, [[(-150, -230), (-150, 230), (190, 0)]]),
    "▾": (560, [[(-230, 150), (230, 150), (0, -190)]]),
    "✕": (620, [stroke(640, 45), stroke(640, 135)]),
    "✓": (660, [stroke(300, 135, (-150, -90)), stroke(590, 55, (90, 55))]),
}


def draw_signs(font: TTFont) -> None:
    """Add the signs; they are as heavy in all weights."""
    del font["HVAR"]  # it lists every glyph, and says nothing: Asap is equally wide in all weights
    for sign, (width, outlines) in SIGNS.items():
        pen = TTGlyphPen(None)
        for outline in outlines:
            first, *others = [(round(x + width / 2), round(y + CENTRE)) for x, y in outline]
            pen.moveTo(first)
            for point in others:
                pen.lineTo(point)
            pen.closePath()
        name = f"uni{ord(sign):04X}"
        font["glyf"][name] = glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        glyph.flags[0] |= flagOverlapSimple  # strokes cross
        font["hmtx"][name] = (width, glyph.xMin)
        for table in font["cmap"].tables:
            table.cmap[ord(sign)] = name
    font.setGlyphOrder(list(font["glyf"].glyphOrder))


def letters(ranges: str) -> set[int]:
    """The letters in ranges such as `20-7E 131`."""
    found: set[int] = set()
    for part in ranges.split():
        first, _, last = part.partition("-")
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def smaller(font: TTFont, wanted: set[int]) -> bytes:
    """The face as woff2 with these letters, the weights that we use, and no hints."""
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    draw_signs(font)
    for glyph in font.getGlyphOrder():  # the subsetter expects every glyph there, also those that do not vary
        font["gvar"].variations.setdefault(glyph, [])
    options = subset.Options(hinting=False, layout_features=FEATURES, name_IDs=NAMES)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=wanted)
    cut.subset(font)
    font.flavor = "woff2"
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


def main(archive: str) -> None:
    """Write the files of the face and its licence into the package."""
    with tarfile.open(archive) as package:

        def inside(name: str) -> bytes:
            file = package.extractfile(f"package/{name}")
            assert file is not None
            return file.read()

        for part, ranges in LETTERS.items():
            source = io.BytesIO(inside(f"files/asap-{part}-wght-normal.woff2"))
            data = smaller(TTFont(source, recalcTimestamp=False), letters(ranges))
            (STATIC / f"touchline-text-{part}.woff2").write_bytes(data)
            print(f"touchline-text-{part}.woff2: {len(data):,} bytes")
        (STATIC / "touchline-text-licence.txt").write_bytes(inside("LICENSE"))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
