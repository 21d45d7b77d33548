"""A table and its pages without a server, and a reader that takes a page apart."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import msgspec

from touchline.engine.game import Game, find
from touchline.engine.match import Match
from touchline.tables.header import Header, SeatHeader
from touchline.tables.store import TableRow
from touchline.tables.table import Table
from touchline.web import tablepage
from touchline.web.viewer import Viewer

GAME = find("best11")
NAMES = ["Ilse", "Mara", "Teo", "Calder"]
EMPTY = {"br", "input", "img", "meta", "link", "hr", "path", "rect", "circle", "use"}


def a_table(
    seats: int = 3, seed: int = 1, names: list[str] = NAMES, game: Game = GAME, **options: bool
) -> Table:
    """A table whose seats are all played by people, each by their own link; of Best 11 unless told."""
    match = Match(game, seats, dict(options), bytes([seed]) * 32)
    header = Header(
        game.id,
        game.edition,
        game.rules_version,
        game.plain_options(match.options),
        [SeatHeader("link", name) for name in names[:seats]],
        match.commitment,
    )
    row = TableRow(
        id="t",
        created=0.0,
        updated=0.0,
        header=msgspec.json.encode(header),
        status="playing",
        secret=match.secret,
    )
    return Table(row, [], lambda: 1000.0)


def seated(seat: int) -> Viewer:
    """Who sits on a seat."""
    return Viewer(seat, (seat,))


def with_match(table: Table, match: Match) -> Table:
    """The same table with another match."""
    other = copy.copy(table)
    other.match = match
    return other


def played(table: Table, seed: int) -> Iterator[tuple[int, str]]:
    """Play a random game on the table; before each decision, the seat and its question."""
    luck = random.Random(seed)
    while not table.match.over:
        seat = luck.choice(table.match.waiting())
        yield seat, table.game.question(table.match.state, seat)
        table.match.play(seat, luck.choice(table.match.options_of(seat)))


def over(seats: int = 3, seed: int = 1, game: Game = GAME) -> Table:
    """A table whose game is over."""
    table = a_table(seats, seed, game=game)
    for _ in played(table, seed):
        pass
    return table


class Page(HTMLParser):
    """A page or a section taken apart: its elements with their attributes, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(html)
        assert not self._open, f"not closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in EMPTY:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, name: str) -> list[str]:
        """The values of an attribute."""
        return [attrs[name] for _, attrs in self.elements if name in attrs]


class Seen:
    """The sections of a viewer: the panel, the rest of the table, and everything together."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.sections = tablepage.sections(table, viewer)
        parts: dict[str, Any] = {name: Page(html) for name, html in self.sections.items()}
        self.panel: Page = parts.pop("decision")
        self.table: list[Page] = list(parts.values())
        self.everything = Page("".join(self.sections.values()))

    def places(self) -> list[str]:
        """The options that are places on the table."""
        return [option for part in self.table for option in part.all("data-option")]
