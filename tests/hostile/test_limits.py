"""Clients that ask for more than their share: told so honestly, and in nobody's way."""

from __future__ import annotations

import contextlib
import logging
import socket
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.given import Served, a_server
from touchline.tables.errors import Busy
from touchline.web import protocol
from touchline.web.security import Bucket, Gate, Limits

RARELY = 0.01


def refused(answer: httpx.Response) -> bool:
    """Whether it was one too many, and says when to come back."""
    assert answer.status_code in (200, 201, 303, 400, 429), answer.text
    if answer.status_code != 429:
        return False
    assert 1 <= int(answer.headers["Retry-After"]) <= 1 / RARELY
    assert f"Wait {answer.headers['Retry-After']} seconds" in answer.text
    return True


def test_share_of_everything_costly_is_limited() -> None:
    limits = Limits(
        tables_per_second=RARELY,
        tables_at_once=6,  # a record makes one too
        imports_per_second=RARELY,
        imports_at_once=2,
        talk_per_second=RARELY,
        talk_at_once=3,
    )
    with a_server(limits) as served, httpx.Client(base_url=served.url) as client:
        sent = [refused(client.post("/import", data={"record": "no record"})) for _ in range(4)]
        assert sent == [False] * 2 + [True] * 2
        assert refused(client.post("/api/records", json={"record": "no record"}))
        made = [refused(client.post("/play/best11")) for _ in range(6)]
        assert made == [False] * 4 + [True] * 2
        assert refused(client.post("/api/tables", json={"game": "best11", "seats": [{"kind": "here"}] * 2}))
        table = served.a_table()
        guest = served.visitor(table.table, table.links[1])
        said = [refused(guest.post(f"{guest.at}/talk", data={"text": "Hello"})) for _ in range(5)]
        assert said == [False] * 3 + [True] * 2
        with guest.line() as line:
            line.say(t="talk", text="Hello")
            assert "Too many messages" in line.hear("error")["message"]
        assert len(guest.table.talk) == 3
        assert guest.answer(1).status_code == 303  # what was refused is in nobody's way


def test_households_with_ipv6_have_one_share(monkeypatch: pytest.MonkeyPatch) -> None:
    class Conn:
        def __init__(self, host: str) -> None:
            self.client = type("Client", (), {"host": host})

    gate = Gate(Limits(tables_per_second=RARELY, tables_at_once=2))
    for host in ("2001:db8::1", "2001:db8::2"):
        gate.pass_or_refuse(Conn(host))  # type: ignore[arg-type]
    with pytest.raises(Busy):
        gate.pass_or_refuse(Conn("2001:db8::3"))  # type: ignore[arg-type]
    gate.pass_or_refuse(Conn("2001:db8:0:1::1"))  # type: ignore[arg-type]


def test_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket(0.1, 1)
    assert bucket.take()
    assert 9 < bucket.wait() <= 10
    assert not bucket.take()


def test_crowd_of_strangers_does_not_shut_players_out() -> None:
    limits = Limits(viewers=3, lines_of_address=5, lines=6, seat_lines=4)
    with a_server(limits) as served, contextlib.ExitStack() as stack:
        tables = [served.a_table() for _ in range(3)]

        def line(n: int, token: str = "") -> bool:
            try:
                visitor = served.visitor(tables[n].table, token)
                stack.enter_context(visitor.line(additional_headers={"X-Forwarded-For": "203.0.113.7"}))
            except ConnectionClosed:
                return False
            return True

        assert [line(0) for _ in range(5)] == [True] * 3 + [False] * 2  # of this table
        assert [line(1) for _ in range(3)] == [True] * 2 + [False]  # of this address
        assert not line(2)
        for n, table in enumerate(tables):
            assert line(n, table.host)
            assert line(n, table.links[1])
        assert [line(0, tables[0].links[1]) for _ in range(3)] == [True] * 2 + [False]
        url = f"{served.url}/api/tables/{tables[2].table}/events"
        assert httpx.get(url, headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 429


def test_lines_that_ended_are_not_counted() -> None:
    with a_server(Limits(viewers=1)) as served:
        table = served.a_table()
        for _ in range(3):
            with served.visitor(table.table, "").line():
                pass
            give_up = time.monotonic() + 10
            while served.guard.app.app.state.house.lines.watching and time.monotonic() < give_up:
                time.sleep(0.01)


# Slow and unfinished requests


def raw(served: Served, data: bytes) -> socket.socket:
    host, port = served.address.split(":")
    line = socket.create_connection((host, int(port)), 10)
    line.sendall(data)
    return line


@pytest.mark.parametrize("head", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_unfinished_head_is_not_waited_for(head: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_WITHIN", 0.3)
    with a_server() as served:
        whole = b"GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n"
        for data in (head, whole + head):
            with raw(served, data) as line:
                while line.recv(4096):
                    pass
        assert httpx.get(f"{served.url}/robots.txt").status_code == 200


UNFINISHED = (
    b"POST /import HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 100000\r\n\r\n"
)


def test_unfinished_body_is_not_waited_for() -> None:
    with a_server(Limits(body_seconds=0.3)) as served, raw(served, UNFINISHED + b"record=x") as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 408")
        while line.recv(4096):
            pass


def test_unfinished_bodies_fill_neither_memory_nor_log(caplog: pytest.LogCaptureFixture) -> None:
    with a_server(Limits(bodies_of_address=150_000)) as served, contextlib.ExitStack() as stack:
        half = UNFINISHED + b"record=" + b"x" * 60_000
        lines = [stack.enter_context(raw(served, half)) for _ in range(3)]
        time.sleep(0.5)
        for line in lines:
            line.setblocking(False)
        told = []
        for line in lines:
            with contextlib.suppress(BlockingIOError):
                told.append(line.recv(4096))
        assert len(told) == 1
        assert told[0].startswith(b"HTTP/1.1 429")
        assert b"retry-after: 30" in told[0].lower()
        for line in lines:
            line.close()
        give_up = time.monotonic() + 10
        while served.guard.bodies.all and time.monotonic() < give_up:
            time.sleep(0.01)
        assert not served.guard.bodies.all
        assert not served.guard.bodies.held
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_silent_connections_keep_out_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of too many that say nothing, those that came first are sent away, and requests are answered."""
    monkeypatch.setattr(protocol, "MOST_SILENT", 10)
    with a_server() as served, contextlib.ExitStack() as stack:
        address = tuple(served.listener.getsockname())
        silent = [stack.enter_context(socket.create_connection(address)) for _ in range(30)]
        with served.visitor() as visitor:
            assert visitor.get("/healthz").status_code == 200
        silent[0].settimeout(5)
        assert silent[0].recv(1) == b""  # closed
        silent[-1].sendall(f"GET /healthz HTTP/1.1\r\nHost: {served.address}\r\n\r\n".encode())
        silent[-1].settimeout(5)
        assert silent[-1].recv(100).startswith(b"HTTP/1.1 200")
