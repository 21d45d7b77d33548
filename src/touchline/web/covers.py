"""The covers of the games, as on a shelf: the picture is the game's own `cover.svg`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from markupsafe import Markup

from touchline.engine.game import find
from touchline.engine.speech import by_language
from touchline.web.language import say

LONGEST_LINE: Final = 10  # of a title on its cover
PLAIN: Final = Markup(  # half a pitch, for a game without a picture
    '<rect width="240" height="320" fill="#1f6b4a"/><g fill="none" stroke="#fff" stroke-opacity=".7"'
    ' stroke-width="3"><path d="M0 130h240M70 320v-60h100v60"/><circle cx="120" cy="130" r="44"/></g>'
)


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


@by_language
def cover(game: str, title: str, lettering: bool = True) -> Markup:
    """The cover of a game; small ones go without the lettering."""
    own = files(find(game).package).joinpath("cover.svg")
    art = Markup(own.read_text(encoding="utf-8")) if own.is_file() else PLAIN
    words = _lettering(title) if lettering else Markup()
    return Markup(
        '<svg class="cov" viewBox="0 0 240 320" role="img" aria-label="{}"'
        ' preserveAspectRatio="xMidYMin slice">{}{}'
        '<rect x="5" y="5" width="230" height="310" rx="3" fill="none" stroke="#fff" stroke-opacity=".45"'
        ' stroke-width="1.5"/></svg>'
    ).format(say("draw-cover", game=title), art, words)
