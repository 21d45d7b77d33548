"""A game's guide for players: `guide.md` in its folder, chapter by chapter, and the symbols with pictures.

The same file is a page of the documentation, which has its pictures (tools/site_pages.py). In another
language it is `guide.LANGUAGE.md`; where there is none, the English one is shown. Nothing in it is trusted
as HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup, escape

from touchline.engine.game import Game
from touchline.engine.speech import ENGLISH, Names, Words, speaker

if TYPE_CHECKING:
    from markdown_it.token import Token

SYMBOL: Final = "legend-"  # the words for a symbol, before the name of its icon
DRESS: Final = (
    ("<p></p>\n", ""),  # where a picture was
    ("<table>", '<div class="wide" tabindex="0"><table>'),
    ("</table>", "</table></div>"),
    ("<th>", '<th scope="col">'),
)
_RULE: Final = re.compile(r"\b[A-Z][A-Z0-9]+-X?\d{2,3}\b")
_BRACKETS: Final = re.compile(r" ?\((?=[A-Z][A-Z0-9]+-\d)([^()]*)\)")
_KEY: Final = re.compile(r"[A-Z?]")


@dataclass(frozen=True)
class Chapter:
    """A chapter of a guide. `words` are what a search looks through, in lower case."""

    anchor: str
    title: str
    html: Markup
    words: str


@dataclass(frozen=True)
class Symbol:
    """A symbol of a game: its icon, what it is called, what it means."""

    icon: str
    name: str
    text: str


def guide_of(game: Game) -> tuple[Chapter, ...]:
    """The guide of a game in the reader's language; none where a game has none."""
    return _guide(game, speaker().language)


def symbols_of(game: Game) -> list[Symbol]:
    """The symbols that a game explains, in their order."""
    say = Words(game.package)
    names = [name for name in say.beginning(SYMBOL) if "." not in name]
    return [Symbol(name.removeprefix(SYMBOL), say(name), say(f"{name}.text")) for name in names]


@cache
def _guide(game: Game, language: str) -> tuple[Chapter, ...]:
    folder = files(game.package)
    own = folder / f"guide.{language}.md"
    plain = own if language != ENGLISH and own.is_file() else folder / "guide.md"
    if not plain.is_file():
        return ()
    printed = Names(game.package)
    names = {
        option.id.partition(".")[0]: printed("options", id, "name")
        if printed.has("options", id)
        else option.name
        for option in game.options
        if (id := option.id.partition(".")[0])
    }
    return tuple(_chapters(plain.read_text(encoding="utf-8"), names))


def _chapters(markdown: str, names: dict[str, str]) -> Iterator[Chapter]:
    """What stands under each heading of the second level."""
    from markdown_it import MarkdownIt  # only who reads a guide needs it

    reader = MarkdownIt("js-default", {"linkify": False})
    reader.add_render_rule("text", _text)
    reader.add_render_rule("code_inline", _code)
    reader.add_render_rule("image", lambda *_: "")  # a page has the table itself
    reader.add_render_rule("link_open", lambda *_: "")
    reader.add_render_rule("link_close", lambda *_: "")
    tokens = reader.parse(markdown)
    heads = [at for at, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    for number, at in enumerate(heads, 1):
        inside = tokens[at + 3 : [*heads, len(tokens)][number]]
        title = tokens[at + 1].content
        html = reader.renderer.render(inside, reader.options, {"names": names})
        for was, now in DRESS:
            html = html.replace(was, now)
        said = " ".join(token.content for token in inside if token.type == "inline")
        yield Chapter(f"guide-{number}", title, Markup(html), f"{title} {said}".lower())


def _text(_: Any, tokens: Sequence[Token], at: int, *rest: Any) -> str:
    """Text, in which rule ids lead to their rules; brackets around nothing else are not needed."""
    text = _BRACKETS.sub(r" \1", tokens[at].content)
    parts, end = Markup(), 0
    for found in _RULE.finditer(text):
        parts += escape(text[end : found.start()])
        parts += Markup('<a class="rule" href="#{0}" data-rule="{0}">{0}</a>').format(found[0])
        end = found.end()
    return str(parts + escape(text[end:]))


def _code(_: Any, tokens: Sequence[Token], at: int, options: Any, env: dict[str, Any], *rest: Any) -> str:
    """A key of the keyboard, or an option of a table by its name."""
    content = tokens[at].content
    if _KEY.fullmatch(content):
        return str(Markup("<kbd>{}</kbd>").format(content))
    return str(Markup("<b>{}</b>").format(env["names"].get(content, content.replace("_", " "))))
