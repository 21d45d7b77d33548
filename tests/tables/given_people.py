"""People who want to be called, and receivers that count what arrives."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from touchline.tables.channels import Channels
from touchline.tables.notices import Notice
from touchline.tables.outward import NotSent, Outward
from touchline.tables.people import Address, Settings
from touchline.tables.service import Pass, Tables
from touchline.tables.store import hash_token

SECRET = "a secret of a browser"
SOON = 61.0


class Post(Channels):
    """Counts notices instead of sending them; `trouble` is why it cannot, one after the other."""

    def __init__(self) -> None:
        super().__init__(Outward(inside=True))
        self.arrived: list[tuple[str, Notice]] = []
        self.trouble: list[NotSent] = []

    async def send(self, kind: str, address: Address, notice: Notice, stop: str, now: float) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        self.arrived.append((kind, notice))


async def called(
    tables: Tables, who: Pass, secret: str = SECRET, shared: bool = False, **settings: Any
) -> str:
    """Somebody with these seats who is called at an address; returns the channel."""
    await tables.calling.save(secret, Settings(origin="https://play.example.org", **settings))
    table = await tables.table(who.table)
    seats = dict.fromkeys(who.seats, who.keys[0])
    await asyncio.wrap_future(tables.hall.store.take_seats(hash_token(secret), table.id, seats))
    filled = {"url": f"https://hooks.example.org/{secret.split()[0]}"} | ({"shared": "on"} if shared else {})
    return (await tables.calling.add_webhook(secret, "webhook", filled)).id


async def sent(tables: Tables) -> None:
    """Everything that is due goes out."""
    await tables.calling.sender.send_due()
    await tables.calling.sender.settled()


class Received(list[tuple[str, dict[str, str], bytes]]):
    """What a receiver got: path, headers, body."""

    answers: list[tuple[int, dict[str, str]]]
    url: str

    def json(self) -> list[Any]:
        """The bodies, as JSON."""
        return [json.loads(body) for _, _, body in self]


@contextmanager
def a_receiver() -> Iterator[Received]:
    """Something on this machine that takes notices, and answers as the test says."""
    got = Received()
    got.answers = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            status, headers = got.answers.pop(0) if got.answers else (200, {})
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    got.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield got
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
