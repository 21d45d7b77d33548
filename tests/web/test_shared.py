"""What viewers share: messages that are made and compressed once, stories, sections that stay as they are."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
import zlib
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from markupsafe import Markup
from websockets.sync.client import connect

from tests.web.given import Served
from tests.web.seen import a_table, seated
from touchline.engine.game import find, known
from touchline.engine.match import Match
from touchline.tables import seen
from touchline.tables.doors import Note
from touchline.web import live, rooms, story, tablepage, wire
from touchline.web.reuse import Drawn
from touchline.web.templating import Escaped, templates
from touchline.web.viewer import Viewer
from touchline.web.wire import Message


def test_compressed_and_plain_lines_get_the_same(served: Served) -> None:
    made = served.a_table("link", "link")
    guest = served.visitor(made.table, made.links[1])
    url = f"ws://{served.address}/t/{made.table}/live"
    with connect(url, max_size=None) as squeezed, connect(url, compression=None, max_size=None) as plain:
        assert [one.name for one in squeezed.protocol.extensions] == ["permessage-deflate"]
        told = []
        for line in (squeezed, plain):
            line.send('{"t":"hello"}')
            told.append(json.loads(line.recv(timeout=10)))
        guest.answer(1)
        told += [json.loads(line.recv(timeout=10)) for line in (squeezed, plain)]
    assert told[0] == told[1]
    assert told[2] == told[3]
    assert told[2]["sections"]


def test_a_message_is_compressed_once_for_all_spectators(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = served.a_table("link", "link")
    guest = served.visitor(made.table, made.links[1])
    packed: list[bytes] = []
    once = Message.__dict__["packed"].func

    class Counted(Message):
        @property
        def packed(self) -> bytes:  # type: ignore[override]
            if not hasattr(self, "_once"):
                packed.append(self.plain)
                self._once = once(self)
            return cast(bytes, self._once)

    monkeypatch.setattr("touchline.web.rooms.Message", Counted)
    url = f"ws://{served.address}/t/{made.table}/live"
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(url, max_size=None)) for _ in range(12)]
        for line in lines:
            line.send('{"t":"hello"}')
            line.recv(timeout=10)
        packed.clear()
        guest.answer(1)
        told = [json.loads(line.recv(timeout=10)) for line in lines]
    assert len(packed) == 1
    assert all(message == told[0] for message in told)


def test_a_large_message_is_compressed_and_a_small_one_is_not() -> None:
    large, small = Message(b'{"sections":"' + b"abc" * 1000 + b'"}'), Message(b'{"t":"reload"}')
    assert large.packed[0] == wire.TEXT | wire.COMPRESSED
    unpacker = zlib.decompressobj(-wire.WINDOW)
    assert unpacker.decompress(large.packed[2:] + b"\0\0\xff\xff") == large.plain
    assert large.framed.endswith(large.plain)
    assert small.packed is small.framed
    assert small.framed == bytes([wire.TEXT, len(small.plain)]) + small.plain


def test_who_reads_nothing_is_sent_away(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its buffers fill up; after a while the line is cut, and nobody else has noticed anything."""
    monkeypatch.setattr(live, "SEND_WITHIN", 0.3)
    made = served.a_table("link", "link")
    guest = served.visitor(made.table, made.links[1])
    lines = served.guard.app.app.state.house.lines  # type: ignore[attr-defined]
    before = lines.watching
    with socket.create_connection(tuple(served.listener.getsockname())) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        head = f"GET /t/{made.table}/live HTTP/1.1\r\nHost: {served.address}\r\nUpgrade: websocket\r\n"
        head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        deaf.sendall(head.encode())
        assert deaf.recv(400).startswith(b"HTTP/1.1 101")

        def hello() -> None:
            text = b'{"t":"hello"}'
            deaf.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)

        give_up = time.monotonic() + 30
        gone = False
        while not gone and time.monotonic() < give_up:
            try:
                hello()
            except OSError:
                gone = True
            guest.answer(1)
            time.sleep(0.02)
            gone = gone or lines.watching == before
        assert gone
    assert guest.get(guest.at).status_code == 200


def test_listeners_are_called_in_groups_between_which_others_have_a_turn() -> None:
    async def call() -> list[int]:
        tables = SimpleNamespace(subscribe=lambda *_: None, live=lambda _: None)
        room, ears = rooms.Room(cast(Any, tables), "x", rooms.Shelf()), [asyncio.Event() for _ in range(50)]
        for ear in ears:
            room.listen(ear)
        room.wake()
        called = []
        while not all(ear.is_set() for ear in ears):
            await asyncio.sleep(0)
            called.append(sum(ear.is_set() for ear in ears))
        return called

    assert asyncio.run(call()) == [20, 40, 50]


def test_story_is_told_once_for_all_listeners(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = served.a_table("link", "link")
    guest = served.visitor(made.table, made.links[1])
    told: list[int] = []
    of_decision = seen.transcript.of_decision

    def counted(match: Any, names: list[str], seat: int, number: int) -> Any:
        told.append(number)
        return of_decision(match, names, seat, number)

    url = f"{served.url}/api/tables/{made.table}/events"
    with httpx.Client(timeout=10) as web:
        streams = [web.send(web.build_request("GET", url), stream=True) for _ in range(6)]
        readers = [stream.iter_lines() for stream in streams]
        for reader in readers:
            while "turn" not in next(reader):
                pass
        monkeypatch.setattr(seen.transcript, "of_decision", counted)
        for _ in range(3):
            guest.answer(1)
            served.visitor(made.table, made.links[0]).answer(0)
        heard = [next(line for line in reader if line.startswith('data: {"n"')) for reader in readers]
        assert len(set(heard)) == 1
        for stream in streams:
            stream.close()
    assert told == sorted(set(told)), "a decision was told more than once"


@pytest.mark.parametrize("game", known())
def test_sections_that_stay_are_as_if_drawn_anew(game: str) -> None:
    seats = min(3, find(game).seats[-1])
    table = a_table(seats, game=find(game))
    viewers = [Viewer(-1), *(seated(seat) for seat in range(seats))]
    kept, luck = {viewer: Drawn() for viewer in viewers}, random.Random(2)
    reused = 0
    for _ in range(40):
        seat = luck.choice(table.match.waiting())
        table.match = table.match.clone()
        table.match.play(seat, luck.choice(table.match.options_of(seat)))
        for viewer in viewers:
            before = kept[viewer].texts()
            now = tablepage.sections(table, viewer, kept[viewer])
            assert now == tablepage.sections(table, viewer)
            reused += sum(now[name] is before.get(name) for name in now)
    assert reused > 40


@pytest.mark.parametrize("game", ["best11", "superclub"])
def test_a_log_that_goes_on_is_as_if_gathered_anew(game: str) -> None:
    match, luck = Match(find(game), 2, {}, b"log"), random.Random(3)
    logs, names = {viewer: story.Log() for viewer in (-1, 0, 1)}, ["Ada", "Bo"]
    notes: list[Note] = []
    gone_on = 0
    for move in range(150):
        if move == 60:
            notes.append(Note(1, len(match.log), "sat", "Bo"))
        if move == 90:
            match.take_back()
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
        for viewer, log in logs.items():
            of = match, names, viewer, [], notes, 40
            before = log._made
            assert log.chapters(*of) == story.chapters(*of)
            gone_on += log._made is before
    assert gone_on > 100


def test_long_log_has_pages(served: Served) -> None:
    """The page of a table keeps its size however long the game is; all of the log has an address."""
    table = a_table(4, game=find("superclub"))
    luck = random.Random(1)
    sizes = {}
    for move in range(1, 1501):
        seat = luck.choice(table.match.waiting())
        table.match.play(seat, luck.choice(table.match.options_of(seat)))
        if move in (300, 1500):
            made = tablepage.sections(table, seated(0))
            sizes[move] = len(made["log"] + made["older"])
    assert sizes[1500] < 1.5 * sizes[300]
    assert f"/t/{table.id}/log" in made["older"]
    newest = tablepage.log(table, seated(0), 0)
    first = tablepage.log(table, seated(0), 1)
    assert 'rel="prev"' in newest
    assert 'rel="next"' not in newest
    assert 'rel="prev"' not in first
    lines = newest.count("<li") + first.count("<li")
    assert lines <= 2 * tablepage.LOG_PAGE
    assert tablepage.log(table, seated(0), 99) == ""
    made_here = served.a_table()
    visitor = served.visitor(made_here.table, made_here.host)
    assert visitor.get(f"{visitor.at}/log").status_code == 200
    assert visitor.get(f"{visitor.at}/log?page=7").status_code == 404


def test_texts_are_escaped_once_and_long_ones_are_not_kept() -> None:
    kept = Escaped()
    assert kept["Pia & Bo"] == "Pia &amp; Bo"
    long = "<" * (Escaped.SHORT + 1)
    assert kept[long] == "&lt;" * len(long)
    assert list(kept) == ["Pia & Bo"]
    for number in range(Escaped.MOST + 5):
        assert kept[f"number {number}"]
    assert len(kept) <= Escaped.MOST


def test_what_is_not_there_is_written_as_nothing() -> None:
    template = templates().from_string(
        "{{ 'a' if no }}{{ ('b' if no) ~ 'c' ~ 1 ~ '<' }}{{ mark ~ '<' }}"
        "{{ d.title }}{{ d.get('title') }}{{ d.other }}"
    )
    shown = {"no": False, "mark": Markup("<b>"), "d": {"title": "T", "get": "no method"}}
    assert template.render(shown) == "c1&lt;<b>&lt;TT"
