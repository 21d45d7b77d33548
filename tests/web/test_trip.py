"""The trip of a move, as docs/architecture.md tells it, is the one that a move makes."""

from __future__ import annotations

import re
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import touchline
from tests.tables.given_tables import FakePool
from tests.web.given import Served
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore

PACKAGE = f"{Path(touchline.__file__).parent}/"
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
GAME = "games/best11/"
# The last thing that each part of the trip comes to.
ENDS = ("Store.append", "SqliteSession.commit", "Logged.take", "PipeProtocol.write")
ASIDE = ("web/viewer.py", "tables/cards.py")  # the reader's language, and the lists, which are written later


def listed(way: str) -> list[str]:
    """The files of one way, as the page lists them; a folder ends with a slash."""
    table = re.search(rf"^\| {way} \| \|\n\|.*\n((?:\|.*\n)+)", PAGE.read_text(encoding="utf-8"), re.M)
    assert table, f"the page has no table of the way {way}"
    rows = [row.split("|")[1] for row in table[1].splitlines()]
    return [name.replace("games/GAME/", GAME) for row in rows for name in re.findall(r"`([^`]+)`", row)]


class Walk:
    """Which of our files run, before and after the table takes the row; and which lead to the ends."""

    def __init__(self) -> None:
        self.on = False
        self.ran: tuple[set[str], set[str]] = set(), set()
        self.led: set[str] = set()
        self.taken = False

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        """What `sys.setprofile` calls."""
        name = frame.f_code.co_filename
        if not self.on or event != "call" or not name.startswith(PACKAGE):
            return
        name, function = name.removeprefix(PACKAGE), frame.f_code.co_qualname
        self.ran[self.taken].add(name)
        if function in ENDS or (name.startswith(GAME) and function.startswith(("answer_", "view"))):
            files = [file.removeprefix(PACKAGE) for file in _stack(frame) if file.startswith(PACKAGE)]
            self.led |= set() if files[-1] in ASIDE else set(files)
        self.taken |= function == "Logged.take"


def _stack(frame: FrameType | None) -> list[str]:
    found = []
    while frame is not None:
        found.append(frame.f_code.co_filename)
        frame = frame.f_back
    return found


def test_the_page_lists_the_files_of_a_move() -> None:
    walk = Walk()
    threading.setprofile(walk)  # for the thread that writes
    store = SqliteStore.open(":memory:")
    threading.setprofile(None)  # type: ignore[arg-type]
    with store, Served(Tables(store, FakePool(), pause=0.0)) as served:
        made = served.a_table()
        host, guest = (served.visitor(made.table, key) for key in (made.host, made.links[1]))
        with host.line() as mine, guest.line(hello=False) as theirs:
            theirs.say(t="hello", patches=True)
            theirs.hear("sections")
            host.answer(0)
            mine.hear("sections")
            theirs.hear("sections")
            served.loop.call_soon_threadsafe(sys.setprofile, walk)
            walk.on = True
            option = guest.table.match.options_of(1)[0]
            theirs.say(t="play", decision=guest.table.decision_id(1), option=option)
            mine.hear("sections")
            theirs.hear("sections")
            walk.on = False
            served.loop.call_soon_threadsafe(sys.setprofile, None)
    ways = listed("in"), listed("out")
    for way, ran in zip(ways, walk.ran, strict=True):
        idle = [name for name in way if not name.startswith("static/") and not _has(ran, name)]
        assert not idle, f"listed, but they do not run: {idle}"
    known = [*ways[0], *ways[1], *ASIDE]
    missing = [name for name in walk.led if not any(_has({name}, one) for one in known)]
    assert not missing, f"on the way, but not listed: {missing}"
    assert len(ways[0]) <= 12
    assert len(set(ways[1]) - set(ways[0])) <= 13


def _has(files: set[str], name: str) -> bool:
    return any(file == name or (name.endswith("/") and file.startswith(name)) for file in files)
