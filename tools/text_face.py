"""Make the text face of the pages again: python -m tools.text_face fontsource-variable-asap-5.3.0.tgz

The face is Asap, under the SIL Open Font License. `npm pack @fontsource-variable/asap@5.3.0` downloads the
archive; `pip install fonttools brotli` brings what this tool alone needs. Of the face we keep the weights that
pages use and the letters of European names, in two files: most pages need only the first one.
"""

from __future__ import annotations

import io
import sys
import tarfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

STATIC = Path(__file__).resolve().parent.parent / "src" / "touchline" / "web" / "static"
WEIGHTS = (400, 700)
FEATURES = ["kern", "liga", "locl", "ccmp", "mark", "mkmk", "tnum", "lnum", "calt"]
NAMES = [0, 1, 2, 4, 6, 13, 14]  # copyright, name of the face, licence

# The letters of each file; the unicode-range of its rule in tokens.css says the same.
LETTERS = {
    "latin": "20-7E A0-FF 131 152-153 2C6 2DA 2DC 2013-2014 2018-201A 201C-201E 2022 2026 2039-203A 20AC 2122"
    " 2191 2193 2212 2215",
    "latin-ext": "100-130 132-151 154-17F 192 218-21B 1E80-1E85 1E9E 1EF2-1EF3",
}


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
