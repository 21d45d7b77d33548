"""Tables in a browser without a server: pages are drawn here, changes come by the page's own line."""

from __future__ import annotations

import json
import mimetypes
from collections import Counter
from functools import cache
from typing import NamedTuple
from urllib.parse import urlparse

from playwright.sync_api import BrowserContext, Page, Route

from tests.games.test_pages import CROWD, TABLES
from tests.web.seen import a_table, played, seated, with_match
from touchline.engine.game import find
from touchline.tables.table import Table
from touchline.web import tablepage
from touchline.web.templating import static_file

HOST = "http://touchline.test"
LONGEST = 8000  # decisions of a game that is looked at
MORE = 6
# A line that is never lost, and says what the test says
LINE = """
  window.WebSocket = class extends EventTarget {
    static OPEN = 1;
    readyState = 0;
    constructor() { super(); window.line = this; }
    send() {}
    close() {}
  };"""
SAY = "(said) => window.line.dispatchEvent(new MessageEvent('message', { data: said }))"


class Moment(NamedTuple):
    """A seat is asked something at a table."""

    question: str
    number: int  # of its table
    table: Table
    seat: int


@cache
def decisions(game_id: str, more: int = MORE) -> dict[str, Moment]:
    """For each kind of decision that some games come to, the moment with most to choose from.

    What the first game at each table does not come to is looked for in `more` games with other luck.
    """
    found: dict[str, Moment] = {}
    every = {question for question in find(game_id).questions if question}
    for again in range(more + 1):
        missing = every - found.keys()
        for number, (seats, seed, options) in enumerate(TABLES[game_id]):
            if not missing - found.keys():
                break
            luck = seed + 20 * again
            table = a_table(seats, luck, names=CROWD, game=find(game_id), **options)
            found |= _fullest(table, len(TABLES[game_id]) * again + number, luck, missing)
    return found


def _fullest(table: Table, number: int, luck: int, wanted: set[str]) -> dict[str, Moment]:
    """Of the kinds that are wanted, the moments of a random game with most to choose from."""
    found: dict[str, Moment] = {}
    most: Counter[str] = Counter()
    for at, (seat, question) in enumerate(played(table, luck)):
        if at > LONGEST:
            break
        many = len(table.match.options_of(seat)) if question in wanted else 0
        if many > most[question]:
            most[question] = many
            found[question] = Moment(question, number, with_match(table, table.match.clone()), seat)
    return found


class Shelf:
    """Gives a browser the pages that are put on it, and our static files."""

    def __init__(self, context: BrowserContext) -> None:
        self.pages: dict[str, str] = {}
        context.add_init_script(LINE)
        context.route(f"{HOST}/**", self._give)

    def _give(self, route: Route) -> None:
        path = urlparse(route.request.url).path
        if path.startswith("/static/"):
            name = path.removeprefix("/static/")
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            route.fulfill(body=static_file(name)[0], content_type=kind)
        elif path in self.pages:
            route.fulfill(body=self.pages[path], content_type="text/html; charset=utf-8")
        else:
            route.fulfill(status=404, body="")

    def load(self, page: Page, moment: Moment) -> None:
        """Load the page of a moment."""
        path = f"/t/{len(self.pages)}"
        self.pages[path] = tablepage.page(moment.table, seated(moment.seat))
        page.goto(HOST + path)
        page.evaluate("() => document.fonts.ready")

    def turn(self, page: Page, moment: Moment) -> None:
        """Turn a page of the same table into that of another moment, as the line does it."""
        sections = tablepage.sections(moment.table, seated(moment.seat))
        page.evaluate(SAY, json.dumps({"t": "sections", "sections": sections, "title": ""}))
