"""A report as one HTML file: sections of text and figures, without scripts and without a network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined

from touchline.engine.content import read_text
from touchline.engine.game import find, known

PACKAGE = "touchline.lab"
GENERATOR = "Touchline lab"  # marks a page as ours


@dataclass(frozen=True)
class Figure:
    """A plot, or none, and the table of its numbers."""

    title: str
    plot: str
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


@dataclass(frozen=True)
class Section:
    """A heading, what it is about, and its figures."""

    title: str
    text: str
    figures: Sequence[Figure] = field(default_factory=list)


def _accent(game: str) -> str:
    """The colours of a game, if it has any of its own."""
    own = files(find(game).package) / "accent.css" if game in known() else None
    return own.read_text(encoding="utf-8") if own and own.is_file() else ""


def draw(
    *,
    title: str,
    game: str,
    lead: str,
    finds: Sequence[str],
    sections: Sequence[Section],
    command: str,
    made: str,
) -> str:
    """The whole page."""
    loader = PackageLoader(PACKAGE, "")
    pages = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    return pages.get_template("page.html").render(
        generator=GENERATOR,
        title=title,
        game=game,
        lead=lead,
        finds=finds,
        sections=sections,
        command=command,
        made=made,
        style=read_text(PACKAGE, "page.css") + _accent(game),
    )
