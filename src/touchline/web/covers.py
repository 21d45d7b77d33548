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


def _time_of_soccer() -> Markup:
    """A scout's car in a town of one-way streets, and a ball that somebody has kicked over the roofs."""
    street = Markup(
        '<path d="{0}" stroke="#3c5a5c" stroke-width="{1}"/>'
        '<path d="{0}" stroke="#fff" stroke-width="1.5" stroke-dasharray="8 8" opacity=".6"/>'
    )
    streets = Markup().join(
        [street.format(f"M{-40 + 60 * i} 330L{70 + 34 * i} 112", 15) for i in range(-1, 6)]
        + [street.format(f"M-10 {y}H250", width) for y, width in ((140, 8), (178, 11), (226, 15), (288, 20))]
    )
    ball = Markup(
        '<g transform="translate(196 134)"><circle r="30" fill="#fff" stroke="#0004" stroke-width="2"/>'
        '<path d="M0-12l12 9-4.5 14h-15L-12-3z" fill="#14201a"/>'
        '<path d="M0-12V-30M12-3l17-6M7.5 11l10 14M-7.5 11l-10 14M-12-3l-17-6" stroke="#14201a"'
        ' stroke-width="2.5"/></g>'
    )
    sign = Markup(
        '<g transform="translate(46 128)"><rect x="-26" y="-13" width="76" height="26" rx="4" fill="#fff"/>'
        '<path d="M-18 0h46M18-8l12 8-12 8" stroke="#0a4d55" stroke-width="5" fill="none"/></g>'
    )
    car = Markup(
        '<g transform="translate(112 236)"><path d="M-56 24v-20l14-7 16-27h48l24 27 12 5v22z" fill="#ffd23f"'
        ' stroke="#7a5c00" stroke-width="2.5"/>'
        '<path d="M-20-4l9-18h18v18zM13-22h8l15 18H13z" fill="#bfe9ec"/>'
        '<circle cx="-30" cy="25" r="12" fill="#14201a"/><circle cx="34" cy="25" r="12" fill="#14201a"/>'
        '<circle cx="-30" cy="25" r="5" fill="#ccc"/><circle cx="34" cy="25" r="5" fill="#ccc"/>'
        '<path d="M-18-31h34l5-8h-46z" fill="#fff"/></g>'
    )
    ground = Markup(
        '<rect width="240" height="320" fill="#0a5a62"/><path d="M0 112h240v208H0z" fill="#79b9a3"/>'
        '<path d="M0 0h240v112H0z" fill="#0d7f88"/>'
    )
    return ground + streets + ball + sign + car


def _footmania() -> Markup:
    """A pawn and a die on a pitch with squares all round it."""
    colours = ("#2b6cb8", "#bf2d3a", "#8d6b1c", "#6a47c4", "#0b7a6b", "#2b6cb8", "#1d2f6f")
    rim = [(18 + 30 * k, y) for y in (96, 276) for k in range(7)]
    rim += [(x, 126 + 30 * k) for x in (18, 198) for k in range(5)]
    squares = Markup().join(
        Markup('<rect x="{}" y="{}" width="24" height="24" rx="4" fill="{}"/>').format(
            x, y, colours[(3 * number + 1) % len(colours)]
        )
        for number, (x, y) in enumerate(rim)
    )
    pitch = Markup(
        '<rect x="48" y="126" width="144" height="144" rx="5" fill="#37935c"/>'
        '<path d="M120 126v144M48 160h26v76H48M192 160h-26v76h26" stroke="#fff" stroke-width="2"'
        ' fill="none"/>'
        '<circle cx="120" cy="198" r="20" fill="none" stroke="#fff" stroke-width="2"/>'
    )
    pips = Markup().join(
        Markup('<circle cx="{}" cy="{}" r="6" fill="#c24a0c"/>').format(x, y)
        for x, y in ((-17, -17), (17, 17), (0, 0), (17, -17), (-17, 17))
    )
    die = Markup(
        '<g transform="translate(150 214) rotate(16)"><rect x="-32" y="-32" width="64" height="64" rx="12"'
        ' fill="#fff6e2" stroke="#0003" stroke-width="2"/>{}</g>'
    ).format(pips)
    pawn = Markup(
        '<g transform="translate(76 176)"><path d="M-17 52c0-22 8-26 8-40a15 15 0 1 1 18 0c0 14 8 18 8 40z"'
        ' fill="#1d2f6f" stroke="#fff" stroke-width="2.5"/></g>'
    )
    ground = Markup(
        '<rect width="240" height="320" fill="#e0661a"/><path d="M0 0h240v40L0 130z" fill="#f59a45"/>'
    )
    table = Markup('<g transform="translate(13 6) scale(.89)">{}</g>').format(squares + pitch + die + pawn)
    return ground + table


def _eleven() -> Markup:
    """A shirt under floodlights, and the five days of a week."""
    rays = Markup().join(
        Markup('<path d="M{} 46L{} 330H{}z" fill="#fff" opacity=".06"/>').format(x, x - 46, x + 30)
        for x in (40, 84, 156, 200)
    )
    lamps = Markup().join(
        Markup('<circle cx="{}" cy="{}" r="4.5" fill="#fff7d6"/>').format(x + across, 88 + down)
        for x in (34, 206)
        for across in (-12, 0, 12)
        for down in (0, 12)
    )
    shirt = Markup(
        '<g transform="translate(52 88) scale(3.4)"><path d="M11 3L2 9l4 9 5-2.5V37h18V15.5l5 2.5 4-9-9-6c'
        '-1.6 2.6-4.6 4-9 4s-7.4-1.4-9-4z" fill="#f4d35e" stroke="#17397c" stroke-width="1.4"/>'
        '<text x="20" y="28" text-anchor="middle" font-family="Touchline Block" font-size="14"'
        ' fill="#17397c">11</text></g>'
    )
    days = Markup().join(
        Markup(
            '<g transform="translate({} 252)"><rect width="34" height="34" rx="4" fill="{}"/>'
            '<text x="17" y="24" text-anchor="middle" font-family="Touchline Block" font-size="17"'
            ' fill="{}">{}</text></g>'
        ).format(
            22 + place * 40,
            "#f4d35e" if day == "F" else "#ffffff24",
            "#17397c" if day == "F" else "#fff",
            day,
        )
        for place, day in enumerate("MTWTF")
    )
    ground = Markup(
        '<rect width="240" height="320" fill="#14316b"/><path d="M0 0h240v190H0z" fill="#1b4190"/>{}{}'
        '<path d="M0 232L240 210v110H0z" fill="#1f6a46"/><path d="M0 232L240 210" stroke="#fff"'
        ' stroke-width="3"/><path d="M60 320l28-92M180 320l-14-98" stroke="#fff8" stroke-width="2"/>'
    ).format(rays, lamps)
    return ground + shirt + days


def _superclub() -> Markup:
    """Floodlights over a full stand, a ladder of points, and a star above it."""
    beams = Markup().join(
        Markup('<path d="M{0} 92L{1} 320h{2}z" fill="#fff" opacity=".07"/>').format(x, x - 90 + lean, 150)
        for x, lean in ((44, 40), (44, 90), (196, -10), (196, 50))
    )
    masts = Markup().join(
        Markup(
            '<path d="M{0} 104v150" stroke="#1b0f45" stroke-width="6"/>'
            '<rect x="{1}" y="82" width="52" height="26" rx="4" fill="#1b0f45"/>{2}'
        ).format(
            x,
            x - 26,
            Markup().join(
                Markup('<circle cx="{}" cy="{}" r="5" fill="#ffe9a8"/>').format(
                    x - 16 + 16 * k, 89 + 12 * row
                )
                for k in range(3)
                for row in range(2)
            ),
        )
        for x in (44, 196)
    )
    fans = Markup().join(
        Markup('<circle cx="{}" cy="{}" r="7" fill="{}"/>').format(
            8 + 16 * k + 8 * (row % 2),
            236 + 13 * row,
            ("#7f5fd6", "#5a3bb0", "#ffcf4a", "#a48bea")[(5 * k + 3 * row) % 4],
        )
        for row in range(3)
        for k in range(15)
    )
    ladder = Markup().join(
        Markup('<rect x="{}" y="{}" width="34" height="{}" rx="4" fill="{}"/>').format(
            x, 230 - high, high, colour
        )
        for x, high, colour in (
            (52, 34, "#7f5fd6"),
            (86, 58, "#a48bea"),
            (120, 84, "#d2c2fb"),
            (154, 44, "#5a3bb0"),
        )
    )
    star = Markup(
        '<path transform="translate(137 112) scale(2.5)" fill="#ffcf4a" stroke="#7a5c00" stroke-width=".8"'
        ' d="M0-13l3.8 8.2 9 1-6.7 6 1.8 8.8L0 6.6l-7.9 4.4 1.8-8.8-6.7-6 9-1z"/>'
    )
    ground = Markup(
        '<rect width="240" height="320" fill="#35207a"/><path d="M0 70h240v250H0z" fill="#4b2fa0"/>'
        '<path d="M0 226h240v60H0z" fill="#24145a"/><path d="M0 274h240v46H0z" fill="#2f8a55"/>'
        '<path d="M0 290h240M120 274v46" stroke="#fff" stroke-width="2" opacity=".7"/>'
    )
    return ground + beams + masts + ladder + fans + star


_ART: Final[Mapping[str, Callable[[], Markup]]] = {
    "best11": _best11,
    "eleven": _eleven,
    "footmania": _footmania,
    "superclub": _superclub,
    "time_of_soccer": _time_of_soccer,
}
LONGEST_LINE: Final = 10  # of a title on its cover


def _lettering(title: str) -> Markup:
    """The title, on two lines if it is long."""
    lines = [title.upper()]
    if len(title) > LONGEST_LINE and " " in title:
        lines = list(title.upper().rsplit(" ", 1))
    size = 33 if len(lines) > 1 else min(50, 340 // max(1, len(title)))
    return Markup().join(
        Markup(
            '<text x="120" y="{}" text-anchor="middle" font-family="Touchline Block" font-size="{}"'
            ' fill="#fff" stroke="#0006" stroke-width="5" paint-order="stroke">{}</text>'
        ).format((62 if len(lines) == 1 else 44) + 34 * number, size, line)
        for number, line in enumerate(lines)
    )


@lru_cache(maxsize=32)
def cover(game: str, title: str, lettering: bool = True) -> Markup:
    """The cover of a game; small ones go without the lettering."""
    art = _ART[game]() if game in _ART else Markup('<rect width="240" height="320" fill="var(--cover-1)"/>')
    words = _lettering(title) if lettering else Markup()
    return Markup(
        '<svg class="cov" viewBox="0 0 240 320" role="img" aria-label="{} cover"'
        ' preserveAspectRatio="xMidYMin slice">{}{}'
        '<rect x="5" y="5" width="230" height="310" rx="3" fill="none" stroke="#fff" stroke-opacity=".45"'
        ' stroke-width="1.5"/></svg>'
    ).format(title, art, words)
