"""The covers of the games, as on a shelf: drawn in code like everything else."""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from touchline.web.kit import bust


def _best11() -> Markup:
    """A fan of five cards behind a sealed bid."""
    rays = Markup()
    for ray in range(24):
        left, right = ray * math.pi / 12, ray * math.pi / 12 + 0.13
        rays += Markup('<path d="M120 240L{:.1f} {:.1f}L{:.1f} {:.1f}z" fill="#fff" opacity=".07"/>').format(
            120 + 400 * math.cos(left),
            240 + 400 * math.sin(left),
            120 + 400 * math.cos(right),
            240 + 400 * math.sin(right),
        )
    cards = Markup()
    fan = (
        ("#17928f", "stripes", 2),
        ("#e0701a", "sash", 3),
        ("#f0bf1f", "hoops", 4),
        ("#7b4ba8", "quarters", 1),
        ("#bf2d3a", "halves", 3),
    )
    for place, (colour, pattern, base) in enumerate(fan):
        player = bust(f"cover{place}x{colour}", colour, "#fff", pattern, (8, 26, 68))
        cards += Markup(
            '<g transform="rotate({} 120 330) translate(78 96)">'
            '<rect width="84" height="124" rx="7" fill="#fffaf2" stroke="#0003"/>'
            '<rect y="92" width="84" height="5" fill="{}"/>{}'
            '<text x="9" y="27" font-family="Touchline Block" font-size="22" fill="#2c0513">{}</text>'
            '<rect x="9" y="104" width="46" height="6" rx="3" fill="#0002"/></g>'
        ).format(-32 + place * 16, colour, player, base)
    seal = Markup(
        '<g transform="translate(120 238)"><path d="M-62-26H62v62H-62z" fill="#ffe6bd"/>'
        '<path d="M-62-26L0 14 62-26" fill="none" stroke="#a56b2c" stroke-width="2.5"/>'
        '<circle r="21" cy="4" fill="#9c1d4b"/>'
        '<circle r="15.5" cy="4" fill="none" stroke="#ffb3cb" stroke-width="1.5"/>'
        '<text y="11" text-anchor="middle" font-family="Touchline Block" font-size="18"'
        ' fill="#ffd9e6">11</text></g>'
    )
    return Markup('<rect width="240" height="320" fill="#8d1541"/>') + rays + cards + seal


_ART: Final[Mapping[str, Callable[[], Markup]]] = {"best11": _best11}


@lru_cache(maxsize=32)
def cover(game: str, title: str, lettering: bool = True) -> Markup:
    """The cover of a game; small ones go without the lettering."""
    art = _ART[game]() if game in _ART else Markup('<rect width="240" height="320" fill="var(--cover-1)"/>')
    words = Markup()
    if lettering:
        words = Markup(
            '<text x="120" y="62" text-anchor="middle" font-family="Touchline Block" font-size="{}"'
            ' fill="#fff" stroke="#0006" stroke-width="5" paint-order="stroke">{}</text>'
        ).format(min(50, 340 // max(1, len(title))), title.upper())
    return Markup(
        '<svg class="cov" viewBox="0 0 240 320" role="img" aria-label="{} cover"'
        ' preserveAspectRatio="xMidYMin slice">{}{}'
        '<rect x="5" y="5" width="230" height="310" rx="3" fill="none" stroke="#fff" stroke-opacity=".45"'
        ' stroke-width="1.5"/></svg>'
    ).format(title, art, words)
