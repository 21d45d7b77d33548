"""A graceful restart while people play, measured from outside.

python benchmarks/restart.py [--tables 0,20,60] [--restarts 5] [--games best11,eleven] [--before CHECKOUT]

At each table two pages are open. The server gets SIGTERM in the midst of their moves; a new one is started on
the same port and folder when it has ended, as systemd would do. From the signal on: until the old server has
ended, until the new one answers with the home page, until a table's page comes, until a move is answered, and
until all pages have a live line again and show the table. Whoever waits tries again every 10 ms. The first
restart is not counted. Open pages wait between their tries as `static/live.js` does.
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
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from lines import Line, open_line
from web import HELLO, NOW, PATIENCE, Contender, a_table, numbers, spread

from touchline.web.serve import listen

TRY_AGAIN = 0.01
PAGE_TRIES = 0.35, 1.5  # seconds until a page's second try, and how much longer it then waits each time
PLAYED = 1.0  # seconds of moves before the signal


def start(contender: Contender, port: int, folder: str) -> subprocess.Popen[str]:
    """A server as it is started in earnest."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(contender.source), *sys.path])}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed server has its bytecode
    command = [sys.executable, "-m", "touchline", "serve", "--port", str(port), "--data", folder]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)


async def again(work: Callable[[], Awaitable[Any]], wait: float = TRY_AGAIN, growth: float = 1.0) -> Any:
    """Try until it works."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await work()
            except (httpx.HTTPError, OSError, AssertionError):
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))
                wait *= growth


class Table:
    """Two managers at a table, whose pages are open."""

    def __init__(self, url: str, web: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        self.url, self.web, self.table, self.keys = url, web, table, keys
        self.lines: list[Line] = []

    async def open(self) -> None:
        """Open both pages' lines, and wait until they show the table."""

        async def line(key: str) -> Line:
            cookie = f"touchline-table-{self.table}={key}"
            found = await open_line(self.url, f"/t/{self.table}/live", cookie)
            found.say(HELLO)
            async with asyncio.timeout(PATIENCE):
                await found.news.wait()
            assert found.messages
            return found

        self.lines = await asyncio.gather(*(again(partial(line, key), *PAGE_TRIES) for key in self.keys))

    async def page(self) -> None:
        """Look at the table."""
        cookies = {"Cookie": f"touchline-table-{self.table}={self.keys[0]}"}
        (await self.web.get(f"t/{self.table}", headers=cookies)).raise_for_status()

    async def move(self) -> None:
        """Answer the first open decision."""
        for key in self.keys:
            headers = {"Authorization": f"Bearer {key}"}
            asked = (await self.web.get(f"api/tables/{self.table}/options", headers=headers)).json()
            if asked["decision"]:
                sent = {"decision": asked["decision"], "options": [asked["asked"]["options"][0]["option"]]}
                answer = await self.web.post(f"api/tables/{self.table}/play", headers=headers, json=sent)
                answer.raise_for_status()
                return

    async def play(self) -> None:
        """Play until the server goes away."""
        while True:
            await self.move()
            await asyncio.sleep(0.1)


async def seated(url: str, web: httpx.AsyncClient, game: str, number: int) -> Table:
    """A new table with both pages open."""
    found = Table(url, web, *await a_table(web, 2, f"10.0.{number // 250}.{number % 250 + 1}", game))
    await found.open()
    return found


async def restart(
    server: subprocess.Popen[str],
    again_: Callable[[], subprocess.Popen[str]],
    web: httpx.AsyncClient,
    tables: list[Table],
) -> tuple[subprocess.Popen[str], dict[str, float]]:
    """Stop the server and start it again: the milliseconds from the signal on."""
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(PLAYED)
    began, took = time.perf_counter(), dict[str, float]()

    async def noted(what: str, work: Awaitable[Any]) -> None:
        await work
        took[what] = (time.perf_counter() - began) * 1000

    server.send_signal(signal.SIGTERM)
    await noted("ended", asyncio.to_thread(server.wait))
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    new = again_()

    async def home() -> None:
        (await web.get("")).raise_for_status()

    waiting = [noted("home", again(home))]
    if tables:
        waiting += [noted("page", again(tables[0].page)), noted("move", again(tables[-1].move))]
        waiting += [noted("lines", asyncio.gather(*(table.open() for table in tables)))]
    await asyncio.gather(*waiting)
    return new, took


async def measure(contender: Contender, games: list[str], tables: int, restarts: int) -> dict[str, Any]:
    """So many restarts with so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        with listen("127.0.0.1", 0) as free:
            port = free.getsockname()[1]
        url = f"http://127.0.0.1:{port}/"
        server = start(contender, port, folder)
        found: dict[str, list[float]] = {}
        try:
            limits = httpx.Limits(max_keepalive_connections=0)  # each asks anew, as after a restart
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits) as web:
                await again(lambda: web.get("healthz"))
                sat = [await seated(url, web, games[number % len(games)], number) for number in range(tables)]
                for number in range(restarts + 1):
                    server, took = await restart(server, lambda: start(contender, port, folder), web, sat)
                    for what, value in took.items() if number else ():
                        found.setdefault(what, []).append(value)
        finally:
            server.kill()
            server.wait()
    return {what: spread(values) for what, values in found.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=numbers, default=[0, 20, 60])
    parser.add_argument("--restarts", type=int, default=5)
    parser.add_argument("--games", default="best11", help="with commas between them; the tables take turns")
    parser.add_argument("--before", type=Path, help="an earlier checkout")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    contenders = [Contender("before", asked.before / "src")] if asked.before else []
    found: dict[str, Any] = {}
    for tables in asked.tables:
        for contender in [*contenders, NOW]:
            figures = asyncio.run(measure(contender, asked.games.split(","), tables, asked.restarts))
            found[f"{tables} tables, {contender.name}"] = figures
            if not asked.json:
                told = "  ".join(
                    f"{what} {value['p50']:.0f} (at most {value['max']:.0f})"
                    for what, value in figures.items()
                )
                print(f"{tables:3} tables, {contender.name:7} {told} ms", flush=True)
    if asked.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
