"""Every page in French: no English where there is French, and nowhere the name of a message."""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import words
from tests.games.footmania.test_page import SITUATIONS, hosted
from tests.web.given import Served, Visitor
from tests.web.test_routes import imported
from touchline.engine import speech
from touchline.engine.content import read_words
from touchline.engine.game import find
from touchline.engine.speech import Names, Words, speaking
from touchline.tables.table import Table
from touchline.web import tablepage
from touchline.web.viewer import Viewer

FOOTMANIA = find("footmania").package
SPEAKS = ("touchline.engine", "touchline.bots", "touchline.tables", "touchline.web", FOOTMANIA)
RECORD = Path(__file__).parent.parent / "games" / "footmania" / "records" / "two-playoff.jsonl"
UNREAD = re.compile(r"<(script|style|template)\b.*?</\1>|<!--.*?-->", re.S)
READ = re.compile(r"""\b(?:title|aria-label|placeholder|alt)="([^"]*)\"""")


@contextmanager
def all_french() -> Iterator[None]:
    """What is said meanwhile is said in French, wherever there is a French message for it."""
    found: set[str] = set()
    say = speech._said.__wrapped__

    def said(package: str, language: str, message: str, facts: Any) -> str:
        if language == speech.ENGLISH and message in words.messages(package, "fr") and not _for_lists():
            found.add(f"{package}: {message}")
        return say(package, language, message, facts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speech, "_said", said)
        yield
    assert not found, ", ".join(sorted(found))


def _for_lists() -> bool:
    """Whether this is said for the lists of tables, which are kept in every language: a thread may be
    in the middle of that when the test begins to listen, so its frames are asked."""
    frame = sys._getframe()
    while frame := frame.f_back:  # type: ignore[assignment]
        if frame.f_code is Table.stages.__code__:
            return True
    return False


@cache
def foreign() -> dict[str, str]:
    """English texts that have a French one, with their names, and the names of messages themselves."""
    found: dict[str, str] = {}
    for package in SPEAKS:
        for name in words.messages(package):
            if "-" in name and "." not in name:
                found[name] = f"the message {name}"
            if not words.facts(package, name):
                with suppress(KeyError):  # attributes alone
                    _note(found, *_in_both(Words(package), name), name)
    for table, rows in read_words(FOOTMANIA).items():
        for id in rows if isinstance(rows, dict) and table != "game" else ():
            for field in rows[id] if isinstance(rows[id], dict) else ("name",):
                _note(found, *_in_both(Names(FOOTMANIA), table, id, field), f"{table}-{id}")
    return found


def _in_both(say: Callable[..., str], *name: str) -> tuple[str, str]:
    with speaking("en"):
        english = say(*name)
    with speaking("fr"):
        return english, say(*name)


def _note(found: dict[str, str], text: str, french: str, name: str) -> None:
    """Texts of one short word may well be a name, or French too."""
    if text != french and " " in text and len(text) > 8:
        found[text] = name


def check(page: str) -> None:
    """Nothing that can be read on the page is English or the name of a message."""
    shown = UNREAD.sub(" ", page)
    texts = [*READ.findall(shown), *re.split(r"<[^>]*>", shown)]
    there = {html.unescape(text).strip() for text in texts}
    assert not there & set(foreign()), {text: foreign()[text] for text in there & set(foreign())}


def french(served: Served, table_id: str = "", *tokens: str) -> Visitor:
    """Somebody whose browser prefers French."""
    return served.visitor(table_id, *tokens, **{"Accept-Language": "fr"})


def test_the_check_finds_english() -> None:
    with pytest.raises(AssertionError):
        check("<p>Your tables</p>")
    with pytest.raises(AssertionError):
        check("<p>home-your-tables</p>")


@pytest.mark.parametrize(
    "address",
    ["/", "/new?game=footmania", "/nothing", "/t/nothing", "/t/nothing/log", "/me", "/open", "/m", "/l"],
)
def test_pages_around_the_tables(served: Served, address: str) -> None:
    with all_french():
        page = french(served).get(address).text
    assert '<html lang="fr"' in page
    check(page)


def test_rules(served: Served) -> None:
    """What they say is content, the ledger's and the guide's; all around it is French."""
    with all_french():
        page = french(served).get("/rules/footmania").text
    assert "Règles de Footmania" in page
    assert not [name for name in foreign() if "message" in foreign()[name] and f">{name}<" in page]


@pytest.mark.parametrize(
    ("address", "form"),
    [
        ("/join", {"code": "nothing"}),
        ("/new", {"game": "footmania", "seat-0-who": "here"}),
        ("/new", {"game": "footmania", "seat-0-who": "here", "seat-0-name": "A" * 99, "seat-1-who": "bot"}),
        ("/learn/nothing", {}),
        ("/t/nothing/play", {"decision": "d"}),
        ("/rules/footmania", {}),
    ],
)
def test_what_went_wrong(served: Served, address: str, form: dict[str, str]) -> None:
    with all_french():
        answer = french(served).post(address, data=form)
    assert answer.status_code >= 400 or 'lang="fr"' in answer.text
    check(answer.text)


@pytest.mark.parametrize("question", SITUATIONS)
def test_every_question_at_the_table(question: str) -> None:
    match, seat = SITUATIONS[question]()
    table = hosted(match)
    for viewer in (Viewer(seat, (seat,), language="fr"), Viewer(-1, language="fr")):
        with all_french():
            page = "".join(tablepage.sections(table, viewer).values())
        check(page)


def walk(visitor: Visitor, *addresses: str) -> None:
    """Read these pages."""
    for address in addresses:
        with all_french():
            page = visitor.get(address).text
        assert '<html lang="fr"' in page
        check(page)


def test_seats_log_and_lesson(served: Served) -> None:
    made = served.a_new_table("here", "link", game="footmania")
    host = french(served, made.table, made.host)
    walk(host, host.at, f"{host.at}/seats", f"{host.at}/log")
    walk(french(served), f"/t/{made.table}/s/{made.links[1]}")
    learner = french(served)
    walk(learner, learner.post("/learn/footmania").headers["location"])


def test_end_and_replay(served: Served) -> None:
    visitor = french(served)
    at = imported(visitor, RECORD.read_text(encoding="utf-8"))
    walk(visitor, at, f"{at}/replay?n=0&as=-2", f"{at}/replay?n=200&as=0", f"{at}/log")
