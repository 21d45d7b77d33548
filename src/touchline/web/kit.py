"""The drawing kit: crests, portraits, dice, jerseys, pitch lines, stars and icons as inline SVG.

Everything is drawn for this project. Shapes that repeat (icons, crest shapes, shirts, hair) live once
in the page's `sprite`; the functions below only refer to them, so a card costs a few hundred bytes.
All functions are pure and cached, and escape every argument: names and labels may come from anybody.
"""

import hashlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from touchline.engine.speech import by_language
from touchline.web.icons import ICONS
from touchline.web.language import say

CREST_SHAPES: Final[Mapping[str, str]] = {
    "shield": "M4 4H44V28C44 42 33 50 24 54 15 50 4 42 4 28Z",
    "disc": "M24 3A25 25 0 1 1 23.99 3Z",
    "diamond": "M24 1L47 28 24 55 1 28Z",
    "hex": "M24 2L46 14.5V41.5L24 54 2 41.5V14.5Z",
    "plate": "M10 3H38L45 11V45L38 53H10L3 45V11Z",
    "pennant": "M3 4H45L24 55Z",
}
CREST_PATTERNS: Final[Mapping[str, str]] = {
    "plain": "",
    "halves": "M24 0H48V56H24Z",
    "stripes": "M8 0h6.5V56H8zM21 0h6.5V56H21zM34 0h6.5V56H34z",
    "hoops": "M0 8H48v8H0zM0 24H48v8H0zM0 40H48v8H0z",
    "sash": "M-4 44L40 0h12v6L2 56h-6z",
    "chevron": "M0 22L24 42 48 22V36L24 56 0 36z",
    "quarters": "M24 0H48V28H24zM0 28H24V56H0z",
    "top": "M0 0H48V20H0z",
}
SHIRT: Final = "M3 62C3 48 14 43.5 23.5 41.5H36.5C46 43.5 57 48 57 62Z"
SHIRT_PATTERNS: Final[Mapping[str, str]] = {
    "plain": "",
    "hoops": "M0 46h60v4.5H0zM0 55h60v4.5H0z",
    "stripes": "M10 40h5v22h-5zM20 40h5v22h-5zM35 40h5v22h-5zM45 40h5v22h-5z",
    "sash": "M44 40h9L22 62H12z",
    "halves": "M30 38h30v24H30z",
    "quarters": "M30 38h30v13H30zM0 51h30v11H0z",
    "chevron": "M4 46l26 12 26-12v6L30 64 4 52z",
    "pin": "M14 40h1.6v22H14zM22 40h1.6v22H22zM36.5 40H38v22h-1.5zM44.5 40H46v22h-1.5z",
}
KIT_PATTERNS: Final[Mapping[str, str]] = {
    "yellow": "hoops",
    "teal": "stripes",
    "orange": "sash",
    "red": "halves",
    "purple": "quarters",
    "green": "chevron",
    "blue": "pin",
}
SKIN: Final = ("#f2cfae", "#e0ac80", "#c68658", "#9a6138", "#6f4325", "#f5d9c0")
HAIR_COLOURS: Final = ("#2a1c14", "#5b3a1e", "#b9822f", "#1a1a1e", "#8a4a26", "#6d6a66")
HAIR: Final = (
    '<path d="M19 21c0-9 4.5-13 11-13s11 4 11 13l-2-4c-4-3-14-3-18 0z"/>',
    '<circle cx="30" cy="15" r="12.5"/>',
    '<path d="M18.5 26c-1.5-13 4-18.5 11.5-18.5S43 13 41.5 26L39 18.5C33 19 26 17 24 14c-1 3-3 4.5-3.5 5z"/>',
    "",
    (
        '<path d="M19 22c-1-10 5-15 11-14.5 7-.5 12 4.5 11 14.5-1.5-6-4-8-11-8s-9.5 2-11 8z"/>'
        '<circle cx="30" cy="6.5" r="4.5"/>'
    ),
    '<path d="M25 10c1-6 9-6 10 0l1 6H24z"/>',
    '<path d="M17.5 34c-3-17 3-27 12.5-27s15.5 10 12.5 27l-4-2V18H21.5v14z"/>',
    '<path d="M19.5 18c0-7 4-10.5 10.5-10.5S40.5 11 40.5 18z" opacity=".72"/>',
)
LONG_HAIR: Final = 6  # drawn behind the head
HEAD: Final = (
    '<path d="M24 41.5c1 3.5 3 5 6 5s5-1.5 6-5l-1.5-8h-9z"/>'
    '<path d="M25 36c2 2.5 8 2.5 10 0v4c-2 2-8 2-10 0z" fill="#000" opacity=".16"/>'
    '<path d="M19.5 19c0-7 4-10.5 10.5-10.5S40.5 12 40.5 19v5c0 7-4.5 12-10.5 12s-10.5-5-10.5-12z"/>'
)
BEARD: Final = "M19.8 24c.5 9 4.2 12.8 10.2 12.8S39.7 33 40.2 24c-1.5 4-3.5 5-10.2 5s-8.7-1-10.2-5z"
STAR: Final = "M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z"
JERSEY: Final = "M11 3L2 9l4 9 5-2.5V37h18V15.5l5 2.5 4-9-9-6c-1.6 2.6-4.6 4-9 4s-7.4-1.4-9-4z"
BALL_CHARGE: Final = Markup(
    '<circle cx="24" cy="28" r="10" fill="#fff" stroke="#0006" stroke-width="1.5"/>'
    '<path d="M24 22l5.4 4-2 6.3h-6.8l-2-6.3z" fill="#18211c"/>'
)
STAR_CHARGE: Final = Markup(
    '<path d="M24 15l4 8.7 9.3 1.1-6.9 6.3 1.8 9.2L24 35.7l-8.2 4.6 1.8-9.2-6.9-6.3 9.3-1.1z"'
    ' fill="#fff" stroke="#0005"/>'
)
LOGO: Final = Markup(
    '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3 29V5h2.5v24z" fill="currentColor"/>'
    '<path d="M5.5 5H27l-5 6 5 6H5.5z" fill="#ffc928"/>'
    '<path d="M5.5 5h10.7v6H5.5zM16.2 11H22l5 6H16.2z" fill="#e4572e"/>'
    '<path d="M3 29h27" stroke="currentColor" stroke-width="3" stroke-dasharray="5 3.5"/></svg>'
)


def _role(label: str) -> Markup:
    """What a drawing is to a screen reader: an image with a name, or nothing."""
    return Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')


@lru_cache(maxsize=1)
def sprite() -> Markup:
    """All shapes that drawings refer to; each page holds it once, before anything is drawn."""
    parts = [f'<symbol id="i-{name}" viewBox="0 0 24 24">{shape}</symbol>' for name, shape in ICONS.items()]
    for name, outline in CREST_SHAPES.items():
        parts.append(f'<path id="crest-{name}" d="{outline}"/>')
        parts.append(f'<clipPath id="in-{name}"><path d="{outline}"/></clipPath>')
    parts += [f'<path id="kit-{name}" d="{path}"/>' for name, path in SHIRT_PATTERNS.items() if path]
    parts += [f'<g id="hair-{style}">{hair}</g>' for style, hair in enumerate(HAIR) if hair]
    parts.append(f'<path id="shirt" d="{SHIRT}"/><clipPath id="in-shirt"><path d="{SHIRT}"/></clipPath>')
    parts.append(f'<g id="head">{HEAD}</g><path id="beard" d="{BEARD}"/><path id="star" d="{STAR}"/>')
    return Markup(
        '<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>'
        + "".join(parts)
        + "</defs></svg>"
    )


@lru_cache(maxsize=1024)
def icon(name: str, cls: str = "", label: str = "") -> Markup:
    """A line icon in the colour of the text around it."""
    if name not in ICONS:
        raise ValueError(f"no icon is called {name!r}; there are: {', '.join(ICONS)}")
    return Markup('<svg class="ic {}" {}><use href="#i-{}"/></svg>').format(cls, _role(label), name)


@lru_cache(maxsize=1024)
def crest(
    c1: str,
    c2: str,
    shape: str = "shield",
    pattern: str = "halves",
    charge: str = "",
    label: str = "",
    cls: str = "",
) -> Markup:
    """A club crest; shape and pattern tell seats apart without colour. Charge: `star`, `ball` or letters."""
    if charge in ("star", "ball"):
        mark = STAR_CHARGE if charge == "star" else BALL_CHARGE
    elif charge:
        mark = Markup(
            '<text x="24" y="36" text-anchor="middle" font-family="Touchline Block" font-size="{}"'
            ' fill="#fff" stroke="#0007" stroke-width="3" paint-order="stroke">{}</text>'
        ).format(22 if len(charge) == 1 else 17, charge)
    else:
        mark = Markup()
    return Markup(
        '<svg class="crest {cls}" viewBox="0 0 48 56" {role}><g clip-path="url(#in-{shape})">'
        '<rect width="48" height="56" fill="{c1}"/><path d="{pattern}" fill="{c2}"/></g>{mark}'
        '<use href="#crest-{shape}" fill="none" stroke="#0b1310" stroke-opacity=".55" stroke-width="2.5"/>'
        '<use href="#crest-{shape}" fill="none" stroke="#fff" stroke-opacity=".5"'
        ' transform="translate(24 28) scale(.88) translate(-24 -28)"/></svg>'
    ).format(
        cls=cls, role=_role(label), shape=shape, c1=c1, c2=c2, pattern=CREST_PATTERNS[pattern], mark=mark
    )


@lru_cache(maxsize=2048)
def bust(
    name: str,
    c1: str = "var(--kit)",
    c2: str = "#fff",
    pattern: str = "plain",
    at: tuple[int, int, int] | None = None,
) -> Markup:
    """A faceless portrait: hair, skin and beard follow from the name; `at` = x, y, size inside a drawing."""
    look = int(hashlib.md5(name.encode(), usedforsecurity=False).hexdigest()[:8], 16)
    skin, colour, style = SKIN[look % 6], HAIR_COLOURS[look // 6 % 6], look // 36 % 8
    hair = Markup('<use href="#hair-{}" fill="{}"/>').format(style, colour) if HAIR[style] else Markup()
    beard = Markup('<use href="#beard" fill="{}"/>').format(colour) if look // 300 % 4 == 0 else Markup()
    shirt = Markup('<use href="#kit-{}" fill="{}" clip-path="url(#in-shirt)"/>').format(pattern, c2)
    place = Markup(' x="{0}" y="{1}" width="{2}" height="{2}"').format(*at) if at else Markup()
    return Markup(
        '<svg viewBox="0 0 60 62"{place} aria-hidden="true">{behind}<use href="#shirt" fill="{c1}"/>{shirt}'
        '<use href="#head" fill="{skin}"/>{beard}{front}</svg>'
    ).format(
        place=place,
        behind=hair if style == LONG_HAIR else "",
        c1=c1,
        shirt=shirt if SHIRT_PATTERNS[pattern] else "",
        skin=skin,
        beard=beard,
        front=hair if style != LONG_HAIR else "",
    )


@lru_cache(maxsize=512)
def portrait(name: str, kit: str) -> Markup:
    """The bust of a player in one of the kit colours, with that kit's pattern for colour-blind eyes."""
    return bust(
        name, "var(--kit)", "#8a5a00" if kit == "yellow" else "#fffffff0", KIT_PATTERNS.get(kit, "plain")
    )


_LOW, _MID, _HIGH = 10.5, 20, 29.5
_PIPS: Final[Mapping[int, list[tuple[float, float]]]] = {
    1: [(_MID, _MID)],
    2: [(_LOW, _LOW), (_HIGH, _HIGH)],
    3: [(_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)],
    4: [(_LOW, _LOW), (_HIGH, _HIGH), (_LOW, _HIGH), (_HIGH, _LOW)],
    5: [(_LOW, _LOW), (_HIGH, _HIGH), (_LOW, _HIGH), (_HIGH, _LOW), (_MID, _MID)],
    6: [(_LOW, _LOW), (_HIGH, _HIGH), (_LOW, _HIGH), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID)],
}


@by_language
def die(face: int, cls: str = "") -> Markup:
    """One die showing `face`."""
    pips = Markup().join(Markup('<circle cx="{}" cy="{}" r="3.7"/>').format(x, y) for x, y in _PIPS[face])
    return Markup(
        '<svg class="die {}" viewBox="0 0 40 40" role="img" aria-label="{}">'
        '<rect x="2" y="2" width="36" height="36" rx="8"/>{}</svg>'
    ).format(cls, say("draw-die", face=face), pips)


@by_language
def stars(count: int, potential: int = 0) -> Markup:
    """A rating: full stars, then the empty ones that can still be gained."""
    shown = max(count, potential)
    label = say("draw-stars", n=count)
    if potential > count:
        label += ", " + say("draw-potential", n=potential)
    row = Markup().join(
        Markup('<svg viewBox="0 0 24 24" class="{}"><use href="#star"/></svg>').format(
            "f" if k < count else "e"
        )
        for k in range(shown)
    )
    return Markup('<span class="stars" role="img" aria-label="{}">{}</span>').format(label, row)


@by_language
def jersey(number: int, strength: int, attack: bool, colour: str, name: str = "") -> Markup:
    """The inside of a shirt token: number, task in the left corner, strength in the right one."""
    task = say("draw-attack" if attack else "draw-defence")
    label = ", ".join((name or say("draw-jersey", n=number), task, say("draw-strength", n=strength)))
    return Markup(
        '<span class="jersey" role="img" aria-label="{label}"><svg viewBox="0 0 40 40" aria-hidden="true">'
        '<path d="{shape}" fill="{colour}" stroke="#fff" stroke-width="1.5"/></svg><b>{number}</b>'
        '<span class="t {task}">{mark}</span><span class="s">{strength}</span></span>'
    ).format(
        label=label,
        shape=JERSEY,
        colour=colour,
        number=number,
        task="" if attack else "def",
        mark=icon("ball" if attack else "shield"),
        strength=strength,
    )


@lru_cache(maxsize=32)
def marks(width: float, height: float, vertical: bool = True, half: bool = False) -> Markup:
    """Chalk lines for a pitch of any size; `half` is the own half with the centre circle on top."""
    w, h = width, height
    if vertical:
        box_w, box_h, area_w, area_h = w * 0.56, h * 0.15, w * 0.28, h * 0.06
        box_x, area_x, arc = (w - box_w) / 2, (w - area_w) / 2, w * 0.13
        if half:
            rest = f"M{w / 2 - arc:g} 0a{arc:g} {arc:g} 0 0 0 {2 * arc:g} 0"
        else:
            rest = (
                f"M{box_x:g} 0v{box_h:g}h{box_w:g}V0M{area_x:g} 0v{area_h:g}h{area_w:g}V0"
                f"M{w * 0.38:g} {box_h:g}a{arc:g} {w * 0.09:g} 0 0 0 {w * 0.24:g} 0M0 {h / 2:g}H{w:g}"
            )
        lines = (
            f"{rest}M{box_x:g} {h:g}v-{box_h:g}h{box_w:g}v{box_h:g}M{area_x:g} {h:g}v-{area_h:g}h{area_w:g}"
            f"v{area_h:g}M{w * 0.38:g} {h - box_h:g}a{arc:g} {w * 0.09:g} 0 0 1 {w * 0.24:g} 0"
        )
        radius = 0.0 if half else arc
    else:
        lines = (
            f"M{w / 2:g} 0V{h:g}M0 {h * 0.2:g}h{w * 0.15:g}v{h * 0.6:g}H0"
            f"M{w:g} {h * 0.2:g}h-{w * 0.15:g}v{h * 0.6:g}h{w * 0.15:g}"
            f"M0 {h * 0.36:g}h{w * 0.06:g}v{h * 0.28:g}H0"
            f"M{w:g} {h * 0.36:g}h-{w * 0.06:g}v{h * 0.28:g}h{w * 0.06:g}"
        )
        radius = h * 0.14
    return Markup(
        '<svg class="marks" viewBox="0 0 {w:g} {h:g}" preserveAspectRatio="none" aria-hidden="true">'
        '<rect x="1" y="1" width="{iw:g}" height="{ih:g}"/><path d="{lines}"/>'
        '<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}"/></svg>'
    ).format(w=w, h=h, iw=w - 2, ih=h - 2, lines=lines, cx=w / 2, cy=h / 2, r=radius)


GLOBALS: Final[Mapping[str, Callable[..., Markup] | Markup]] = {
    "LOGO": LOGO,
    "bust": bust,
    "crest": crest,
    "die": die,
    "ic": icon,
    "jersey": jersey,
    "marks": marks,
    "portrait": portrait,
    "sprite": sprite,
    "stars": stars,
}
