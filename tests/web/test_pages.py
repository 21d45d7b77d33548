"""The pages: what people typed is escaped, nothing runs inline, whatever they refer to exists."""

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from touchline.engine.ledger import parse
from touchline.web.routes_new import USUAL_CLOCK
from touchline.web.rulebook import Rulebook
from touchline.web.templating import STATIC, static_names, templates

BAD = '<img src=x onerror="alert(1)">'
GAME = {
    "id": "best11",
    "title": "Best 11",
    "emblem": "seal",
    "line": "Sealed bids for the perfect side",
    "seats": "2–4",
    "time": "60 min",
    "kind": "Auctions",
    "min_seats": 2,
    "max_seats": 4,
}
TABLE = {"url": "/t/x", "game": "best11", "game_title": "Best 11", "emblem": "seal"}
BOOK = Rulebook.of(parse(f"# Best 11\n\n## Setup\n\n- **B11-001** {BAD}\n"))

PAGES: dict[str, dict[str, Any]] = {
    "home.html": {
        "games": [GAME],
        "mine": [TABLE | {"title": BAD, "line": BAD, "turn": True}],
        "open_tables": [TABLE | {"name": BAD, "host": BAD, "taken": 1, "seats": 4, "full": False}],
        "finished": [TABLE | {"line": BAD, "place": "Won", "won": True}],
        "problem": BAD,
        "code": BAD,
    },
    "new_table.html": {
        "games": [GAME],
        "game": GAME,
        "seats": [{"who": who, "name": BAD, "bot": "greedy"} for who in ("here", "link", "bot", "none")],
        "bots": [{"id": "greedy", "title": "Greedy", "line": "Takes what is best now."}],
        "options": [
            {
                "id": "shootout",
                "title": "Shoot-out",
                "text": "…",
                "rule": "B11-217",
                "kind": "switch",
                "value": 1,
            }
        ],
        "clock": USUAL_CLOCK | {"zone": BAD},
        "paces": ["none"],
        "name": BAD,
        "problems": [BAD],
    },
    "error.html": {
        "status": 404,
        "title": BAD,
        "what": BAD,
        "safe": "Nothing was lost.",
        "rule": {"id": "B11-001", "book": "/rules/best11"},
        "actions": [{"url": "/", "label": BAD}],
    },
    "rules.html": {"game": GAME, "games": [GAME], "book": BOOK, "whole": BOOK, "q": BAD},
    "rules_fragment.html": {"book": BOOK, "whole": BOOK},
}


class Attributes(HTMLParser):
    """Collects every attribute name of a page, and the scripts without a source."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.inline_scripts = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names |= {name for name, _ in attrs}
        found = dict(attrs)
        data = found.get("type") == "application/json"  # words for the scripts: nothing that runs
        self.inline_scripts += tag == "script" and not found.get("src") and not data


def render(template: str) -> str:
    return templates().get_template(template).render(**PAGES[template])


@pytest.mark.parametrize("template", PAGES)
def test_what_people_typed_is_escaped(template: str) -> None:
    html = render(template)
    assert BAD not in html
    assert "&lt;img src=x" in html


@pytest.mark.parametrize("template", PAGES)
def test_nothing_runs_inline(template: str) -> None:
    found = Attributes(render(template))
    assert found.inline_scripts == 0
    assert not [name for name in found.names if name.startswith("on")]


@pytest.mark.parametrize("template", PAGES)
def test_static_files_and_icons_exist(template: str) -> None:
    html = render(template)
    for name in re.findall(r'"/static/([\w.-]+)\?v=', html):
        assert name in static_names()
    ids = set(re.findall(r'\bid="([^"]+)"', html))
    if template != "rules_fragment.html":  # it is put into a page that has the sprite
        assert set(re.findall(r'<use href="#([^"]+)"', html)) <= ids


@pytest.mark.parametrize("module", [path.name for path in STATIC.glob("*.js")])
def test_modules_import_only_what_is_there(module: str) -> None:
    source = (STATIC / module).read_text(encoding="utf-8")
    for name in re.findall(r'from "\./([\w.]+)"', source):
        assert (STATIC / name).is_file(), f"{module} imports {name}"
