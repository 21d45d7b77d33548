"""A server is replaced while people play, measured from outside.

python benchmarks/restart.py [--tables 0,20,60] [--times 5] [--games best11,eleven] [--before CHECKOUT]

At each table two managers play on, a move every 2.5 seconds, and both have the page open. Then the server
gets SIGTERM, and a new one is started on the same port and folder when it has ended, as `systemctl restart`
does; or it gets SIGUSR2 and is followed by another one, as with `systemctl reload`. What is told is the
longest that anybody had to wait around that moment, in milliseconds: for the home page, for a table's page,
for the answer to a move, and for a lost line to show the table again. Whoever gets no answer tries again
after 10 ms; so many connections were refused or cut off. Open pages wait between their tries as
`static/live.js` does. The first time is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import Any, TypeVar

import httpx
from lines import Line, open_line
from web import HELLO, NOW, PATIENCE, Contender, a_table, numbers, spread

from touchline.web.serve import listen

TRY_AGAIN = 0.01
PAGE_TRIES = 0.1, 0.35, 1.5  # seconds until a page's first try, its second, and how much longer it then waits
BEFORE, AFTER = 1.0, 1.0  # seconds of play before the signal, and when all pages are back
MOVED_ON = 409  # the answer has arrived already
PACE = 2.5  # seconds between two moves at a table: those of two people who play quickly
LOOK = 0.05  # seconds between two looks at a page

T = TypeVar("T")
Server = subprocess.Popen[bytes]


def start(contender: Contender, port: int, folder: str) -> Server:
    """A server as it is started in earnest."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(contender.source), *sys.path])}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed server has its bytecode
    command = [sys.executable, "-m", "touchline", "serve", "--port", str(port), "--data", folder]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)


class Waits:
    """The longest that anybody has waited for each thing, in milliseconds, and how many were turned away."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self.refused = 0

    async def again(
        self, what: str, work: Callable[[], Awaitable[T]], waits: Iterator[float] | None = None
    ) -> T:
        """Try until it works."""
        began = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            for wait in waits or repeat(TRY_AGAIN):
                try:
                    found = await work()
                    self.note(what, began)
                    return found
                except (httpx.HTTPError, OSError, AssertionError):
                    self.refused += 1
                    await asyncio.sleep(wait * random.uniform(0.75, 1.25))
        raise TimeoutError(what)

    def note(self, what: str, began: float) -> None:
        """It came now."""
        took = (time.perf_counter() - began) * 1000
        self.longest[what] = max(took, self.longest.get(what, 0.0))


def page_waits() -> Iterator[float]:
    """How long an open page waits after each try."""
    _, wait, growth = PAGE_TRIES
    while True:
        yield wait
        wait *= growth


class Table:
    """Two managers at a table, whose pages are open."""

    def __init__(self, url: str, web: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        self.url, self.web, self.table, self.keys = url, web, table, keys
        self.lines: dict[str, Line] = {}

    async def line(self, key: str) -> None:
        """Open a page's line, and wait until it shows the table."""
        cookie = f"touchline-table-{self.table}={key}"
        found = await open_line(self.url, f"/t/{self.table}/live", cookie)
        found.say(HELLO)
        async with asyncio.timeout(PATIENCE):
            await found.news.wait()
        assert found.messages
        self.lines[key] = found

    async def watch(self, key: str, waits: Waits) -> None:
        """Open a page's line again whenever it is lost."""
        while True:
            await self.lines[key].closed.wait()
            began = time.perf_counter()
            await asyncio.sleep(PAGE_TRIES[0] * random.uniform(0.75, 1.25))
            await waits.again("line alone", partial(self.line, key), page_waits())
            waits.note("line", began)

    async def page(self) -> None:
        """Look at the table."""
        cookies = {"Cookie": f"touchline-table-{self.table}={self.keys[0]}"}
        (await self.web.get(f"t/{self.table}", headers=cookies)).raise_for_status()

    async def question(self) -> tuple[str, dict[str, Any]]:
        """Whose key answers the first open decision, and an answer."""
        for key in self.keys:
            headers = {"Authorization": f"Bearer {key}"}
            asked = (await self.web.get(f"api/tables/{self.table}/options", headers=headers)).json()
            if asked["decision"]:
                option = asked["asked"]["options"][0]["option"]
                return key, {"decision": asked["decision"], "options": [option]}
        raise SystemExit("The game is over too soon.")

    async def move(self, key: str, sent: dict[str, Any]) -> None:
        """Answer a decision, perhaps for the second time."""
        headers = {"Authorization": f"Bearer {key}"}
        answer = await self.web.post(f"api/tables/{self.table}/play", headers=headers, json=sent)
        if answer.status_code != MOVED_ON:
            answer.raise_for_status()

    async def play(self, waits: Waits) -> None:
        """Play on."""
        while True:
            key, sent = await waits.again("question", self.question)
            await asyncio.sleep(PACE * random.uniform(0.5, 1.5))
            await waits.again("move", partial(self.move, key, sent))


async def seated(url: str, web: httpx.AsyncClient, game: str, number: int) -> Table:
    """A new table with both pages open."""
    found = Table(url, web, *await a_table(web, 2, f"10.0.{number // 250}.{number % 250 + 1}", game))
    for key in found.keys:
        await found.line(key)
    return found


Replace = Callable[[Server], Awaitable[Server]]


async def replaced(
    server: Server, replace: Replace, web: httpx.AsyncClient, tables: list[Table]
) -> tuple[Server, Waits]:
    """Replace the server while everybody plays on."""
    waits = Waits()

    async def look(what: str, page: Callable[[], Awaitable[object]]) -> None:
        while True:
            await waits.again(what, page)
            await asyncio.sleep(LOOK)

    async def home() -> None:
        (await web.get("")).raise_for_status()

    work = [look("home", home), *([look("page", tables[0].page)] if tables else [])]
    work += [table.play(waits) for table in tables]
    work += [table.watch(key, waits) for table in tables for key in table.keys]
    tasks = [asyncio.create_task(each) for each in work]
    await asyncio.sleep(BEFORE)
    lines = [line for table in tables for line in table.lines.values()]
    server = await replace(server)
    for line in lines:
        await line.closed.wait()
    async with asyncio.timeout(PATIENCE):
        while any(line.closed.is_set() for table in tables for line in table.lines.values()):
            await asyncio.sleep(TRY_AGAIN)
    await asyncio.sleep(AFTER)
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(found, asyncio.CancelledError):
            raise found if isinstance(found, BaseException) else AssertionError(found)
    return server, waits


def held_by(folder: str) -> int:
    """The process that has the tables."""
    try:
        return int(json.loads((Path(folder) / "server.lock").read_text())["pid"])
    except (OSError, ValueError):
        return 0


async def measure(
    contender: Contender, way: str, games: list[str], tables: int, times: int
) -> dict[str, Any]:
    """Replace a server so many times, with so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        with listen("127.0.0.1", 0) as free:
            port = free.getsockname()[1]
        url = f"http://127.0.0.1:{port}/"

        async def restart(server: Server) -> Server:
            server.send_signal(signal.SIGTERM)
            await asyncio.to_thread(server.wait)
            return start(contender, port, folder)

        async def follow(server: Server) -> Server:
            before = held_by(folder)
            server.send_signal(signal.SIGUSR2)
            async with asyncio.timeout(PATIENCE):
                while held_by(folder) in (0, before):
                    await asyncio.sleep(TRY_AGAIN)
            return server

        server = start(contender, port, folder)
        found: dict[str, list[float]] = {}
        try:
            limits = httpx.Limits(max_keepalive_connections=0)  # each asks anew, as after a restart
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits) as web:
                await Waits().again("", lambda: web.get("healthz"))
                sat = [await seated(url, web, games[number % len(games)], number) for number in range(tables)]
                for number in range(times + 1):
                    replace = follow if way == "followed" else restart
                    server, waits = await replaced(server, replace, web, sat)
                    for what, value in [*waits.longest.items(), ("refused", waits.refused)] if number else ():
                        found.setdefault(what, []).append(value)
        finally:
            server.terminate()
            server.wait()
    return {what: spread(values) for what, values in found.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=numbers, default=[0, 20, 60])
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--games", default="best11", help="with commas between them; the tables take turns")
    parser.add_argument("--before", type=Path, help="an earlier checkout, restarted")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    ways = [(NOW, "restarted"), (NOW, "followed")]
    if asked.before:
        ways.insert(0, (Contender("before", asked.before / "src"), "restarted"))
    found: dict[str, Any] = {}
    for tables in asked.tables:
        for contender, way in ways:
            figures = asyncio.run(measure(contender, way, asked.games.split(","), tables, asked.times))
            found[f"{tables} tables, {contender.name}, {way}"] = figures
            if not asked.json:
                told = "  ".join(
                    f"{what} {value['p50']:.0f} (at most {value['max']:.0f})"
                    for what, value in figures.items()
                )
                print(f"{tables:3} tables, {contender.name:7} {way:10} {told}", flush=True)
    if asked.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
