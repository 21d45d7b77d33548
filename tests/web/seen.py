"""A table and its pages without a server, and a reader that takes a page apart."""

from __future__ import annotations

import copy
import html
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from html.parser import HTMLParser
from typing import Any

import msgspec

from touchline.engine.game import Game, find
from touchline.engine.match import Match
from touchline.engine.views import Blocked
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
    other.match, other.turned = match, table.turned.copy()
    return other


def played(table: Table, seed: int) -> Iterator[tuple[int, str]]:
    """Play a random game on the table; before each decision, the seat and its question."""
    luck = random.Random(seed)
    while not table.match.over:
        seat = luck.choice(table.match.waiting())
        yield seat, table.game.question(table.match.state, seat)
        table.match.play(seat, luck.choice(table.match.options_of(seat)))
        table.turned[seat] = len(table.match.log)


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
        parts: dict[str, Any] = {name: Page(section) for name, section in self.sections.items()}
        self.panel: Page = parts.pop("decision")
        self.table: list[Page] = list(parts.values())
        self.everything = Page("".join(self.sections.values()))

    def places(self) -> list[str]:
        """The options that are places on the table."""
        return [option for part in self.table for option in part.all("data-option")]

    def check_numbers(self, options: Iterable[str] = ()) -> None:
        """Numbered answers have the same number in the panel and on the table; these options all have one."""
        rest = "".join(part for name, part in self.sections.items() if name != "decision")
        numbers = dict(re.findall(r'data-option="([^"]+)" data-keynum="(\d)"', self.sections["decision"]))
        assert numbers
        assert len(set(numbers.values())) == len(numbers)
        assert set(options) <= set(numbers)
        for option, number in numbers.items():
            place = re.search(rf'data-option="{re.escape(option)}".*?class="key[^>]*>(\d)<', rest, re.DOTALL)
            assert place
            assert place[1] == number

    def check_reasons(self, blocked: Sequence[Blocked], book: str) -> None:
        """What is not possible says why, and leads to its rule."""
        shown = re.findall(
            r"<li><span>(.*?)</span><a class=\"rule\" href=\"(.*?)\" data-rule=\"(.*?)\">",
            self.sections["decision"],
        )
        assert len(shown) == min(4, len(blocked)) > 0
        for text, href, rule in shown:
            assert href == f"/rules/{book}#{rule}"
            assert any(b.rule == rule and b.reason in html.unescape(text) for b in blocked)

    def check_dimmed(self, blocked: Sequence[Blocked], *sections: str) -> None:
        """Things in these sections of the table are dimmed by the same rules."""
        rules = set(re.findall(r'data-why-rule="(.*?)"', "".join(self.sections[name] for name in sections)))
        assert rules
        assert rules <= {b.rule for b in blocked}
