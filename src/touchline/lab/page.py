"""A report as one HTML file: sections of text and figures, without scripts and without a network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from jinja2 import Environment, PackageLoader, StrictUndefined

from touchline.engine.content import read_text

PACKAGE = "touchline.lab"
GENERATOR = "Touchline lab"  # by this a page is known as ours


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
        style=read_text(PACKAGE, "page.css"),
    )
