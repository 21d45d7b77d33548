"""A move on the page, measured from outside: one table, many viewers, a server in a process of its own.

python benchmarks/web.py [--viewers 50] [--moves 200] [--json]

For each move: the server's own time (that its event loop ran, from the kernel's accounts), the time until the
mover has its answer, and until every viewer has the news. The last two contain the clients' own work and
whatever else this machine does. Moves that only the mover may know of are counted apart from those that all
viewers hear of. Then: how long a finished game takes to open, and the memory of a live table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect

from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.forms import NewTable, SeatSpec
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore
from touchline.web.app import create_app
from touchline.web.serve import DATABASE, warm_up

START = """
import sys
from pathlib import Path
from touchline.web.serve import serve
serve(port=0, data=Path(sys.argv[1]))
"""
SEATS = 4
QUIET = 0.03  # seconds without a message: the move is over
PATIENCE = 5.0
WARM_UP = 10  # moves that are not counted
TABLES = 40  # for the memory of one


@dataclass
class Viewer:
    """One open page."""

    socket: ClientConnection
    messages: int = 0
    size: int = 0
    last: float = 0.0
    waiting: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> None:
        """Note when messages arrive."""
        async for message in self.socket:
            self.last = time.perf_counter()
            self.messages += 1
            self.size += len(message)
            self.waiting.set()


@dataclass
class Figures:
    """What was seen, in milliseconds."""

    mover: list[float] = field(default_factory=list)
    everybody: list[float] = field(default_factory=list)
    server_open: list[float] = field(default_factory=list)
    server_secret: list[float] = field(default_factory=list)


def ran(process: psutil.Process) -> float:
    """The milliseconds that the main thread of a process has run so far."""
    accounts = Path(f"/proc/{process.pid}/schedstat")
    if accounts.exists():
        return int(accounts.read_text().split()[0]) / 1e6
    return sum(process.cpu_times()[:2]) * 1000


def share(values: list[float], part: float) -> float:
    """The value below which that part of the values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def spread(values: list[float]) -> dict[str, float]:
    """Median, p99 and the largest."""
    return {
        "p50": round(share(values, 0.5), 2),
        "p99": round(share(values, 0.99), 2),
        "max": round(max(values, default=0.0), 2),
        "n": len(values),
    }


async def open_page(url: str, table: str, token: str = "") -> Viewer:
    """Open the live line of a table."""
    cookie = {"Cookie": f"touchline-table-{table}={token}"} if token else {}
    socket = await connect(
        f"{url.replace('http', 'ws')}t/{table}/live",
        additional_headers=cookie,
        compression=None,
        max_size=None,
    )
    await socket.send('{"t":"hello","n":0}')
    return Viewer(socket)


async def settled(viewers: list[Viewer]) -> None:
    """Wait until nobody has got anything for a moment."""
    while time.perf_counter() - max(viewer.last for viewer in viewers) < QUIET:
        await asyncio.sleep(QUIET / 3)


async def play_moves(url: str, watchers: int, moves: int, process: psutil.Process) -> dict[str, Any]:
    """Play at one table while everybody watches."""
    luck = random.Random(1)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as web:
        order = {"game": "best11", "seats": [{"kind": "link"}] * SEATS}
        made = (await web.post("api/tables", json=order)).json()
        table = made["table"]
        sat = [
            await web.post(f"api/tables/{table}/sit", json={"link": made["links"][str(seat)]})
            for seat in range(SEATS)
        ]
        tokens = [answer.json()["token"] for answer in sat]
        viewers = [await open_page(url, table, token) for token in tokens]
        viewers += [await open_page(url, table) for _ in range(watchers - SEATS)]
        readers = [asyncio.create_task(viewer.read()) for viewer in viewers]
        while not all(viewer.messages for viewer in viewers):
            await asyncio.sleep(0.01)
        figures, seat, sizes = Figures(), 0, 0
        for move in range(moves + WARM_UP):
            await settled(viewers)
            asked: dict[str, Any] = {"decision": ""}
            for _ in range(SEATS):
                seat = (seat + 1) % SEATS
                headers = {"Authorization": f"Bearer {tokens[seat]}"}
                asked = (await web.get(f"api/tables/{table}/options", headers=headers)).json()
                if asked["decision"]:
                    break
            if not asked["decision"]:
                break
            option = luck.choice(asked["asked"]["options"])["option"]
            before = [viewer.messages for viewer in viewers]
            had = sum(viewer.size for viewer in viewers)
            worked = ran(process)
            started = time.perf_counter()
            viewers[seat].waiting.clear()
            await viewers[seat].socket.send(
                json.dumps({"t": "play", "decision": asked["decision"], "opt": option})
            )
            async with asyncio.timeout(PATIENCE):
                await viewers[seat].waiting.wait()
            mover = viewers[seat].last
            await settled(viewers)
            if move < WARM_UP:
                continue
            worked = ran(process) - worked
            sizes += sum(viewer.size for viewer in viewers) - had
            figures.mover.append((mover - started) * 1000)
            if all(viewer.messages > count for viewer, count in zip(viewers, before, strict=True)):
                figures.everybody.append((max(viewer.last for viewer in viewers) - started) * 1000)
                figures.server_open.append(worked)
            else:
                figures.server_secret.append(worked)
        for reader, viewer in zip(readers, viewers, strict=True):
            reader.cancel()
            await viewer.socket.close()
    played = len(figures.mover)
    return {
        "viewers": watchers,
        "moves": played,
        "server_time_all_moves_ms": spread(figures.server_open + figures.server_secret),
        "server_time_open_moves_ms": spread(figures.server_open),
        "server_time_secret_moves_ms": spread(figures.server_secret),
        "mover_has_answer_ms": spread(figures.mover),
        "all_viewers_have_it_ms": spread(figures.everybody),
        "kB_per_move": round(sizes / 1024 / max(1, played), 1),
    }


@contextmanager
def a_server() -> Iterator[tuple[str, psutil.Process]]:
    """A server in a process of its own, with an empty data folder: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-u", "-c", START, folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+/", server.stdout.readline())
                if not found:
                    raise SystemExit("The server did not start; see its message above.")
                yield found[0], psutil.Process(server.pid)
            finally:
                server.terminate()


def measure_moves(viewers: int, moves: int) -> dict[str, Any]:
    """Start a server, play, stop it."""
    with a_server() as (url, process):
        figures = asyncio.run(play_moves(url, viewers, moves, process))
        figures["server_rss_MB"] = round(process.memory_info().rss / 1e6, 1)
        return figures


def a_finished_game(seats: int) -> str:
    """The record of a game between random players."""
    match, luck = Match(find("best11"), seats, {}, b"benchmark"), random.Random(7)
    while not match.over:
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
    return record.write(match, [f"Manager {seat}" for seat in range(seats)])


async def measure_opening(folder: Path) -> dict[str, Any]:
    """How long a finished game takes to open in a server that has never seen it."""
    with SqliteStore.open(folder / DATABASE) as store:
        tables = Tables(store)
        made = [await tables.import_record(a_finished_game(SEATS)) for _ in range(12)]
        await tables.close()
    times: dict[str, list[float]] = {"page": [], "replay": []}
    with SqliteStore.open(folder / DATABASE) as store:
        tables = Tables(store)
        warm_up()
        transport = httpx.ASGITransport(create_app(tables))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
            for number, created in enumerate(made):
                for what, path in (("page", ""), ("replay", "/replay?n=100")):
                    started = time.perf_counter()
                    answer = await web.get(f"/t/{created.table}{path}")
                    answer.raise_for_status()
                    if number:  # the first one loads the templates
                        times[what].append((time.perf_counter() - started) * 1000)
        await tables.close()
    return {f"{what}_ms": spread(values) for what, values in times.items()}


async def measure_memory() -> dict[str, Any]:
    """The memory of a live table in the middle and at the end of a game of four."""
    with SqliteStore.open(":memory:") as store:
        tables = Tables(store)
        luck = random.Random(3)

        async def grow(decisions: int) -> None:
            made = await tables.create(NewTable("best11", [SeatSpec("here") for _ in range(SEATS)]))
            who = await tables.enter(made.table, made.host)
            table = await tables.table(made.table)
            for _ in range(decisions):
                if table.match.over:
                    return
                seat = luck.choice(table.match.waiting())
                option = luck.choice(table.match.options_of(seat))
                await tables.play(who, seat, table.decision_id(seat), [option])

        await grow(20)
        sizes = {}
        for name, decisions in (("middle", 150), ("end", 10_000)):
            tracemalloc.start()
            for _ in range(TABLES):
                await grow(decisions)
            sizes[f"{name}_kB"] = round(tracemalloc.get_traced_memory()[0] / 1024 / TABLES, 1)
            tracemalloc.stop()
        await tables.close()
    return sizes


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast the table is in the browser.")
    parser.add_argument("--viewers", type=int, default=50, help="open pages at the table (at least 4)")
    parser.add_argument("--moves", type=int, default=200, help="moves that are measured")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    found = {"move": measure_moves(max(SEATS, asked.viewers), max(1, asked.moves))}
    with tempfile.TemporaryDirectory() as folder:
        found["finished_game"] = asyncio.run(measure_opening(Path(folder)))
    found["live_table"] = asyncio.run(measure_memory())
    if asked.json:
        print(json.dumps(found))
        return
    for title, figures in found.items():
        print(title.replace("_", " "))
        for name, value in figures.items():
            words = "  ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
            print(f"  {name.replace('_', ' '):28} {words}")


if __name__ == "__main__":
    main()
