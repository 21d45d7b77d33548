"""Sections that come as patches, and lines that lose nothing."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from hypothesis import given, strategies as st

from tests.web.given import Served
from touchline.web.live import Line
from touchline.web.patches import patch, patched
from touchline.web.rooms import News, Shown
from touchline.web.security import Limits
from touchline.web.viewer import Viewer
from touchline.web.wire import EXTENSION, Message

HTML = st.lists(st.sampled_from(["p>", "/p>", "b>a", "b>b", "li>", ""]), max_size=30).map("<".join)


@given(HTML, HTML)
def test_a_patch_gives_the_new_text(old: str, new: str) -> None:
    assert patched(old, patch(old, new)) == new


def test_what_stays_is_not_sent_again() -> None:
    old = "".join(f"<li>line {n}</li>" for n in range(100))
    new = old.replace("line 50<", "line fifty<").replace("line 99", "line 99, the last")
    made = patch(old, new)
    assert patched(old, made) == new
    assert sum(len(one) for one in made if isinstance(one, str)) < 60


def test_a_line_that_takes_patches_shows_what_others_show(served: Served) -> None:
    made = served.a_table("link", "link")
    players = [served.visitor(made.table, made.links[seat]) for seat in range(2)]
    sizes = {"whole": 0, "patches": 0}
    with players[0].line() as whole, players[0].line(hello=False) as fed:
        fed.say(t="hello", patches=True)
        shown, page = dict(whole.first["sections"]), dict(fed.hear()["sections"])
        assert shown == page
        for round_ in range(12):
            for seat, player in enumerate(players):
                if player.table.match.options_of(seat):
                    player.answer(seat)
            whole.say(t="talk", text=f"round {round_}")
            while f"round {round_}" not in shown["talk"]:
                news = whole.hear("sections")["sections"]
                sizes["whole"] += len(str(news))
                shown |= news
            while f"round {round_}" not in page["talk"]:
                news = fed.hear("sections")["sections"]
                sizes["patches"] += len(str(news))
                page |= {
                    name: one if isinstance(one, str) else patched(page[name], one)
                    for name, one in news.items()
                }
            assert page == shown
    assert sizes["patches"] < sizes["whole"] / 2


class Faltering:
    """A pipe that fills up again before anything can be written, twice."""

    def __init__(self) -> None:
        self.ended, self.drains, self.written = False, 0, list[bytes]()

    @property
    def ready(self) -> bool:
        return self.drains > 2

    async def drained(self) -> None:
        self.drains += 1

    def take(self, message: Message) -> bool:
        assert self.ready
        self.written.append(message.plain)
        return True


def test_nothing_is_lost_when_a_line_fills_up_while_its_news_are_made() -> None:
    async def table(_: str) -> Any:
        return SimpleNamespace(status="playing")

    pipe, asked = Faltering(), list[bool]()
    house = SimpleNamespace(tables=SimpleNamespace(table=table), limits=Limits())
    visitor = SimpleNamespace(
        house=house,
        kind=1,
        who=SimpleNamespace(table="x"),
        still=lambda table: True,
        viewer=lambda table: Viewer(-1),
    )

    def lacking(shown: Shown, *_: Any) -> News:
        asked.append(pipe.ready)
        return Message(b'{"t":"sections","sections":{}}'), shown

    room = SimpleNamespace(kind=lambda of: of, rendered=lambda *_: None, lacking=lacking)
    socket = SimpleNamespace(scope={"extensions": {EXTENSION: pipe}})
    line = Line(cast(Any, socket), cast(Any, visitor), cast(Any, room))
    asyncio.run(asyncio.wait_for(line._catch_up(), 5))
    assert asked == [True]  # what is made counts as shown, so it is made when it can be written
    assert len(pipe.written) == 1
