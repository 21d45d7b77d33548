"""One process on SQLite beside one, two and four processes on PostgreSQL, and a process that is killed.

python benchmarks/databases.py [--tables 20] [--seconds 8] [--processes 1,2,4] [--boardgame FOLDER] [--json]

Programs play at many tables of two, as fast as they are answered; every move is durable then (fsync is on).
Each pair of players is at one process, as behind a proxy that shares the tables out. Then one process is
killed in the middle: its players come back at another one. Told are the waiting times of all others before it
and in the two seconds after it, how long the players of the killed one had to wait, and how many answered
moves are missing in the database. `--boardgame` measures boardgame.io in the same run, which keeps its
matches in memory (FOLDER has its `node_modules`). Servers, database and players share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import httpx
import msgspec
import psutil
import psycopg

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from web import (  # noqa: E402
    HERE,
    PATIENCE,
    Pair,
    Program,
    Report,
    a_table,
    boardgame,
    numbers,
    share,
    spent,
    spread,
)

from tools.postgres import SAFE, running  # noqa: E402

START = """
import sys
from pathlib import Path
from touchline.web.security import Limits
from touchline.web.serve import serve
fast = Limits(messages_per_second=1e6, messages_at_once=1e6)
place = {"database": sys.argv[1]} if sys.argv[1].startswith("postgresql:") else {"data": Path(sys.argv[1])}
serve(port=0, limits=fast, **place)
"""
LONG = "superclub"  # nobody has finished a game of it when a server is killed
WARM_UP = 3.0  # seconds
AFTER = 2.0  # seconds after the kill that count as the take-over


@contextmanager
def a_server(place: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own: its address and process."""
    paths = os.pathsep.join([str(HERE.parent / "src"), *sys.path])
    command = [sys.executable, "-u", "-c", START, place]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": paths}
    ) as server:
        try:
            assert server.stdout is not None
            said = (re.search(r"http://\S+/", text) for text in server.stdout)
            found = next((one for one in said if one), None)
            if found is None:
                raise SystemExit("The server did not start; see its message above.")
            yield found[0], server
        finally:
            server.terminate()


class Faithful(Program):
    """A program that comes back at another server when its own is gone, and counts what was answered."""

    answered: ClassVar[Counter[str]]  # moves by table
    back: ClassVar[list[float]]  # how long it took until the game went on
    urls: ClassVar[list[str]]
    moments: ClassVar[list[tuple[float, float]]]  # when an answer came, and how long it took

    async def sit(self, url: str, table: str, key: str) -> None:
        """Open a line, and stay."""
        self.table, self.key, self.since_lost = table, key, 0.0
        await super().sit(url, table, key)
        self.staying = asyncio.get_running_loop().create_task(self._stay(url))

    async def _stay(self, url: str) -> None:
        await self.line.closed.wait()
        if url in self.urls:
            return  # stood up
        self.since_lost = time.perf_counter()
        self.sent.clear()
        while True:
            for other in self.urls:
                try:
                    await super().sit(other, self.table, self.key)
                except (OSError, TimeoutError):
                    await asyncio.sleep(0.05)
                    continue
                if not self.line.closed.is_set():
                    self.staying = asyncio.get_running_loop().create_task(self._stay(other))
                    return

    def heard(self, line: Any, frame: bytes) -> None:
        """Answer what is asked."""
        now, waiting = time.perf_counter(), len(self.waits)
        told = msgspec.json.decode(frame[frame.index(b'{"') :])
        if told["t"] == "done":
            self.answered[self.table] += 1
            if self.since_lost:
                self.back.append((now - self.since_lost) * 1000)
                self.since_lost = 0.0
        super().heard(line, frame)
        for wait in self.waits[waiting:]:
            self.moments.append((now, wait))


async def busy(urls: list[str], tables: int, seconds: float, servers: list[psutil.Process]) -> dict[str, Any]:
    """Play at many tables, shared out among the servers."""
    waits: list[float] = []
    # Whoever is just sitting down at the next table when it ends has no answer; that is no fault.
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    async with Clients(urls) as clients:
        pairs = [Pair(clients[n % len(clients)], Program, waits, n) for n in range(tables)]
        for pair in pairs:
            await pair.begin()
        await asyncio.sleep(min(WARM_UP, seconds))
        waits.clear()
        worked, began = sum(map(spent, servers)), time.perf_counter()
        await asyncio.sleep(seconds)
        worked, took = sum(map(spent, servers)) - worked, time.perf_counter() - began
        moves = len(waits)
        for pair in pairs:
            with suppress(AttributeError):  # it is just sitting down at the next table
                pair.end()
    return {
        "moves_per_s": round(moves / took, 1),
        "move_ms": spread(waits),
        "server_ms_per_move": round(worked / max(1, moves), 2),
    }


class Clients:
    """A client for each server."""

    def __init__(self, urls: list[str]) -> None:
        self.clients = [httpx.AsyncClient(base_url=url, timeout=PATIENCE) for url in urls]

    async def __aenter__(self) -> list[httpx.AsyncClient]:
        return self.clients

    async def __aexit__(self, *error: object) -> None:
        for client in self.clients:
            await client.aclose()


async def killed(urls: list[str], processes: list[subprocess.Popen[str]], database: str, tables: int) -> Any:
    """Kill a server while everybody plays."""
    Faithful.urls, Faithful.back, Faithful.moments = list(urls), [], []
    Faithful.answered = Counter()
    players: dict[str, list[Faithful]] = {url: [] for url in urls}
    async with Clients(urls) as clients:
        for number in range(tables):
            client, url = clients[number % len(urls)], urls[number % len(urls)]
            address = f"10.9.{number // 200}.{number % 200 + 1}"
            table, keys = await a_table(client, 2, address, LONG)
            for seat, key in enumerate(keys):
                player = Faithful([], 2 * number + seat, lambda: None)
                players[url].append(player)
                await player.sit(url, table, key)
        await asyncio.sleep(3.0)
        victim, moment = urls[-1], time.perf_counter()
        Faithful.urls.remove(victim)
        processes[-1].send_signal(signal.SIGKILL)
        await asyncio.sleep(AFTER + 2.0)
        before = [wait for at, wait in Faithful.moments if at < moment]
        during = [wait for at, wait in Faithful.moments if moment <= at < moment + AFTER]
        for player in (one for some in players.values() for one in some):
            player.staying.cancel()
            player.line.transport.close()
    await asyncio.sleep(0.5)
    with psycopg.connect(database) as db:
        rows = db.execute(
            "SELECT table_id, count(*) FROM entries WHERE entry LIKE %s GROUP BY 1", (b'%"play"%',)
        )
        stored: dict[str, int] = dict(rows.fetchall())
    lost = sum(max(0, count - stored.get(table, 0)) for table, count in Faithful.answered.items())
    return {
        "answered_moves": sum(Faithful.answered.values()),
        "lost": lost,
        "before_ms": spread(before),
        "others_during_ms": spread(during),
        "came_back_ms": {
            "p50": round(share(Faithful.back, 0.5)),
            "max": round(max(Faithful.back, default=0)),
        },
        "players_of_the_killed": len(players[victim]),
        "back": len(Faithful.back),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--processes", type=numbers, default=[1, 2, 4])
    parser.add_argument("--boardgame", type=Path, help="a folder with boardgame.io in its node_modules")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    found = Report(asked.json)
    load = round(os.getloadavg()[0], 1)
    with tempfile.TemporaryDirectory() as folder, a_server(folder) as (url, server):
        one = asyncio.run(busy([url], asked.tables, asked.seconds, [psutil.Process(server.pid)]))
        found.add(f"{asked.tables} tables", "SQLite, 1", one)
    if asked.boardgame:
        figures = boardgame(asked.boardgame, asked.tables, asked.seconds)
        found.add(f"{asked.tables} tables", "boardgame.io, in memory", figures)
    for count in asked.processes:
        with running(SAFE) as cluster, ExitStack() as stack:
            servers = [stack.enter_context(a_server(cluster.url())) for _ in range(count)]
            urls, processes = [url for url, _ in servers], [process for _, process in servers]
            known = [psutil.Process(process.pid) for process in processes]
            database = psutil.Process(int((cluster.data / "postmaster.pid").read_text().split()[0]))
            worked = _all(database)
            figures = asyncio.run(busy(urls, asked.tables, asked.seconds, known))
            moves = max(1.0, figures["moves_per_s"] * (asked.seconds + min(WARM_UP, asked.seconds)))
            figures["database_ms_per_move"] = round((_all(database) - worked) / moves, 2)
            found.add(f"{asked.tables} tables", f"PostgreSQL, {count}", figures)
            if count == max(asked.processes) and count > 1:
                figures = asyncio.run(killed(urls, processes, cluster.url(), asked.tables))
                found.add("a kill", f"PostgreSQL, {count}", figures)
    found.add(
        "machine", "load", {"before": load, "after": round(os.getloadavg()[0], 1), "cores": os.cpu_count()}
    )
    if asked.json:
        print(json.dumps(found))


def _all(process: psutil.Process) -> float:
    """The milliseconds of a database with all its sessions, those that have ended included."""
    times = process.cpu_times()
    own = times.user + times.system + times.children_user + times.children_system
    running_now = sum(sum(child.cpu_times()[:2]) for child in process.children())
    return (own + running_now) * 1000


if __name__ == "__main__":
    main()
