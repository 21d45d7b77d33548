"""A server that really listens, and visitors who really speak HTTP and WebSocket to it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.tables.given_tables import FakePool, order
from touchline.bots.review import Depth
from touchline.tables.forms import Created
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore
from touchline.tables.table import Table
from touchline.web.app import create_app
from touchline.web.security import Limits, cookie_name
from touchline.web.serve import config, listen

T = TypeVar("T")
PATIENCE = 10.0


class Served:
    """A running server and a look behind it."""

    def __init__(self, tables: Tables, limits: Limits | None = None, **options: Any) -> None:
        self.tables = tables
        self.listener = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self.guard = create_app(tables, limits=limits, **options)
        self.server = uvicorn.Server(config(self.guard))
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))

    async def _run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._ready.set()
        await self.server.serve([self.listener])

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        while not self.server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def a_new_table(self, *kinds: str, **more: Any) -> Created:
        """A table of Best 11 with these kinds of seats: one here and one by link unless told."""
        return self.do(self.tables.create(order(*(kinds or ("here", "link")), **more)))

    def a_table(self, *kinds: str, **more: Any) -> Created:
        """The same, with everybody seated: what were links are the keys of the seats."""
        made = self.a_new_table(*kinds, **more)
        for seat, link in made.links.items():
            made.links[seat] = self.do(self.tables.sit(made.table, link)).token
        return made

    def table(self, table_id: str) -> Table:
        """The table behind the pages."""
        return self.do(self.tables.table(table_id))

    def visitor(self, table_id: str = "", *tokens: str, **headers: str) -> Visitor:
        """Somebody with a browser, with these links opened."""
        return Visitor(self, table_id, ".".join(tokens), headers)


class Visitor(httpx.Client):
    """A browser without scripts: it keeps cookies and follows no redirect by itself."""

    def __init__(self, served: Served, table_id: str, token: str, headers: dict[str, str]) -> None:
        super().__init__(base_url=served.url, headers=headers, timeout=PATIENCE)
        self.served = served
        self.table_id = table_id
        self.at = f"/t/{table_id}"
        if token:
            self.cookies.set(cookie_name(table_id), token)

    @property
    def table(self) -> Table:
        """The table behind the pages."""
        return self.served.table(self.table_id)

    def answer(self, seat: int, option: str | None = None, **fields: Any) -> httpx.Response:
        """Post an answer to the seat's open decision: the first legal option unless told."""
        table = self.table
        form = {
            "seat": str(seat),
            "decision": table.decision_id(seat),
            "option": option or next(iter(table.match.options_of(seat)), "bid:next"),
        }
        return self.post(f"{self.at}/play", data=form | fields)

    @contextmanager
    def line(self, hello: bool = True, **options: Any) -> Iterator[Line]:
        """The live line of the table; after the first sections unless told otherwise."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies.jar)
        headers = ({"Cookie": cookies} if cookies else {}) | options.pop("additional_headers", {})
        url = f"ws://{self.served.address}{self.at}/live"
        with connect(url, additional_headers=headers, max_size=None, compression=None, **options) as socket:
            line = Line(socket)
            if hello:
                line.say(t="hello")
                line.first = line.hear()
            yield line


class Line:
    """The page's end of the live line."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.first: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, kind: str = "", timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, or the next one of that kind."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
            if not kind or message["t"] == kind:
                return message

    def hear_until(self, sign: str, section: str) -> dict[str, Any]:
        """The message whose section says this."""
        while True:
            message = self.hear("sections")
            if sign in message["sections"].get(section, ""):
                return message

    def silent(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.socket.recv(timeout=seconds)
        except TimeoutError:
            return True
        return False


@contextmanager
def a_server(limits: Limits | None = None, depth: Depth | None = None, **options: Any) -> Iterator[Served]:
    """A server with an empty store in memory; its bots act without a pause.

    With a depth, its coach looks at finished games that closely; without, never.
    """
    with SqliteStore.open(":memory:") as store:
        pool = FakePool()
        if depth is not None:
            pool.reviews.set()
        tables = Tables(store, pool, pause=0.0, depth=depth)
        with Served(tables, limits, **options) as served:
            yield served
