"""Moves on the page, measured from outside, with a server in a process of its own.

python benchmarks/web.py [--viewers 50,500] [--tables 20,50,100,500] [--seconds 10] [--before CHECKOUT]
                         [--granian SITE] [--boardgame FOLDER] [--json]

Viewers: one table, many open pages. For each public move the server's own time (all its threads, from the
kernel's accounts), the time until the mover has its answer, and until everybody has the news.
Tables: many tables of two, each played as fast as it is answered: moves a second, waiting times, the server's
time for a move. All moves are durable when they are answered. On pages both seats get what is drawn for them;
programs get data over their own live lines (`/api/tables/…/live`), as clients of boardgame.io do. A table
whose game is over is followed by a new one, whose making counts as the server's time too.

`--before` measures an earlier checkout in the same run, `--granian` this one behind granian (SITE is a folder
with it) and `--boardgame` the server of boardgame.io, in memory (FOLDER has its `node_modules`). Last: how
long a finished game takes to open, and the memory of a live table. Clients and server share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from lines import Line, open_line

from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.forms import NewTable, SeatSpec
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore
from touchline.web.app import create_app
from touchline.web.patches import patched
from touchline.web.serve import DATABASE, warm_up

# People and bots need no more than the usual 20 messages a second; here they are played against the clock.
# Chance is the same for every server: what a public move shows differs from game to game.
START = """
import inspect, random, secrets, sys
from pathlib import Path
secrets.token_bytes = random.Random(1).randbytes
from touchline.web.security import Limits
from touchline.web.serve import serve
fast = {"limits": Limits(messages_per_second=1e6, messages_at_once=1e6)}
serve(port=0, data=Path(sys.argv[1]), **(fast if "limits" in inspect.signature(serve).parameters else {}))
"""
START_GRANIAN = """
import asyncio, sys, uvloop
from pathlib import Path
from granian.constants import Interfaces
from granian.server.embed import Server
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore
from touchline.web.app import create_app
from touchline.web.serve import listen, warm_up
async def main():
    with SqliteStore.open(Path(sys.argv[1]) / "tables.sqlite3") as store:
        free = listen("127.0.0.1", 0)
        port = free.getsockname()[1]
        free.close()
        warm_up()
        server = Server(create_app(Tables(store)), port=port, interface=Interfaces.ASGI)
        serving = asyncio.create_task(server.serve())
        await asyncio.sleep(1)
        print(f"http://127.0.0.1:{port}/", flush=True)
        await serving
uvloop.run(main())
"""
HERE = Path(__file__).parent
SEATS = 4
QUIET = 0.03  # seconds without a message: the move is over
PATIENCE = 20.0
WARM_UP = 10  # moves that are not counted
TABLES = 40  # for the memory of one
HELLO = '{"t":"hello","patches":true}'
ANSWER = re.compile(r'data-option="([^"]+)"')
DECISION = re.compile(r'name="decision" value="([^"]+)"')


@dataclass(frozen=True)
class Contender:
    """A server to measure."""

    name: str
    source: Path = HERE.parent / "src"
    granian: str = ""


NOW = Contender("now")


def spent(process: psutil.Process) -> float:
    """The milliseconds that a process has spent on processors so far, with all its threads."""
    tasks = Path(f"/proc/{process.pid}/task")
    if tasks.exists():
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e6
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


@contextmanager
def a_server(
    contender: Contender = NOW, fill: Callable[[Path], None] | None = None
) -> Iterator[tuple[str, psutil.Process]]:
    """A server in a process of its own: its address and process. Its data folder is empty unless filled."""
    with tempfile.TemporaryDirectory() as folder:
        if fill:
            fill(Path(folder))
        paths = [str(contender.source), *filter(None, [contender.granian]), *sys.path]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
        start = START_GRANIAN if contender.granian else START
        command = [sys.executable, "-u", "-c", start, folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            try:
                assert server.stdout is not None
                said = (re.search(r"http://\S+/", text) for text in server.stdout)
                found = next((one for one in said if one), None)
                if found is None:
                    raise SystemExit("The server did not start; see its message above.")
                yield found[0], psutil.Process(server.pid)
            finally:
                server.terminate()


async def settled(lines: list[Line]) -> None:
    """Wait until nobody has got anything for a moment."""
    while time.perf_counter() - max(line.last for line in lines) < QUIET:
        await asyncio.sleep(QUIET / 3)


async def a_table(
    web: httpx.AsyncClient, seats: int, address: str = "127.0.0.1", game: str = "best11"
) -> tuple[str, list[str]]:
    """A new table and the tokens of its seats, for somebody at this address."""
    order = {"game": game, "seats": [{"kind": "link"}] * seats}
    headers = {"X-Forwarded-For": address}
    made = (await web.post("api/tables", json=order, headers=headers)).json()
    table = made["table"]
    sat = [
        await web.post(f"api/tables/{table}/sit", json={"link": made["links"][str(seat)]}, headers=headers)
        for seat in range(seats)
    ]
    return table, [answer.json()["token"] for answer in sat]


@dataclass
class Figures:
    """What was seen, in milliseconds."""

    mover: list[float] = field(default_factory=list)
    everybody: list[float] = field(default_factory=list)
    server_public: list[float] = field(default_factory=list)
    server_secret: list[float] = field(default_factory=list)


async def watch(url: str, viewers: int, moves: int, process: psutil.Process) -> dict[str, Any]:
    """Play at one table while everybody watches."""
    luck = random.Random(1)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as web:
        table, tokens = await a_table(web, SEATS)
        path = f"/t/{table}/live"
        lines: list[Line] = []
        for number in range(viewers):
            cookie = f"touchline-table-{table}={tokens[number]}" if number < SEATS else ""
            lines.append(await open_line(url, path, cookie))
            lines[-1].say(HELLO)  # at once: a line that says nothing for ten seconds is closed
        async with asyncio.timeout(60):
            while not all(line.messages for line in lines):
                await asyncio.sleep(0.01)
        figures, seat, sent = Figures(), 0, 0
        for move in range(moves + WARM_UP):
            await settled(lines)
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
            before, had = [line.messages for line in lines], sum(line.size for line in lines)
            mover = lines[seat]
            mover.news.clear()
            worked, started = spent(process), time.perf_counter()
            mover.say(json.dumps({"t": "play", "decision": asked["decision"], "option": option}))
            async with asyncio.timeout(PATIENCE):
                await mover.news.wait()
            answered = mover.last
            await settled(lines)
            if move < WARM_UP:
                continue
            worked = spent(process) - worked
            sent += sum(line.size for line in lines) - had
            figures.mover.append((answered - started) * 1000)
            if all(line.messages > count for line, count in zip(lines, before, strict=True)):
                figures.everybody.append((max(line.last for line in lines) - started) * 1000)
                figures.server_public.append(worked)
            else:
                figures.server_secret.append(worked)
        for line in lines:
            line.transport.close()
    return {
        "server_ms_public": spread(figures.server_public),
        "server_ms_secret": spread(figures.server_secret),
        "mover_ms": spread(figures.mover),
        "everybody_ms": spread(figures.everybody),
        "kB_per_move": round(sent / 1024 / max(1, len(figures.mover)), 1),
        "server_MB": round(process.memory_info().rss / 1e6, 1),
    }


class Player:
    """One seat of a table, which answers as soon as it is asked."""

    def __init__(self, waits: list[float], seed: int, over: Callable[[], None]) -> None:
        self.waits = waits
        self.luck = random.Random(seed)
        self.over = over
        self.since = 0.0
        self.sent: deque[float] = deque()
        self.page: dict[str, str] = {}  # the sections as they are shown
        self.line: Line | None = None

    async def sit(self, url: str, table: str, key: str) -> None:
        """Open a page."""
        cookie = f"touchline-table-{table}={key}"
        self.line = await open_line(url, f"/t/{table}/live", cookie, deflate=False, heard=self.heard)
        self.line.say(HELLO)

    def heard(self, line: Line, frame: bytes) -> None:
        """Answer what is asked; how long the last answer took is noted."""
        now = time.perf_counter()
        if self.since:
            self.waits.append((now - self.since) * 1000)
            self.since = 0.0
        told = msgspec.json.decode(frame[frame.index(b'{"') :])
        if told["t"] == "reload":
            self.over()
        news = told.get("sections", {})
        for name in news:
            self.page[name] = (
                news[name] if isinstance(news[name], str) else patched(self.page[name], news[name])
            )
        decision = DECISION.search(self.page.get("decision", "")) if news else None
        options = [one for name in news for one in ANSWER.findall(self.page[name])]
        if decision and options:
            option = "seal" if "seal" in options else self.luck.choice(options)
            self.since = now
            line.say(json.dumps({"t": "play", "decision": decision[1], "option": option}))


class Program(Player):
    """The same over the live line of a program."""

    async def sit(self, url: str, table: str, key: str) -> None:
        """Open a line."""
        path = f"/api/tables/{table}/live"
        self.line = await open_line(url, path, deflate=False, heard=self.heard, key=key)

    def heard(self, line: Line, frame: bytes) -> None:
        """Answer what is asked."""
        told = msgspec.json.decode(frame[frame.index(b'{"') :])
        if told["t"] == "done":
            self.waits.append((time.perf_counter() - self.sent.popleft()) * 1000)
        if "over" in told:
            self.over()
        elif told.get("turn", {}).get("decision"):
            self.sent.append(time.perf_counter())
            option = self.luck.choice(told["turn"]["options"])
            line.say(json.dumps({"t": "play", "decision": told["turn"]["decision"], "option": option}))


class Pair:
    """Two players who play one game after another, each at a new table."""

    def __init__(self, web: httpx.AsyncClient, kind: type[Player], waits: list[float], number: int) -> None:
        self.web, self.kind, self.waits, self.number = web, kind, waits, number
        self.players: list[Player] = []
        self.table, self.keys = "", list[str]()
        self.games = 0
        self._next: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Play at a new table."""
        await self.make()
        await self.sit()

    async def make(self) -> None:
        """Make a new table."""
        self.end()
        self.games += 1
        # Nobody may make hundreds of tables at once: each is from another address.
        address = f"10.{self.games % 250}.{self.number // 100}.{self.number % 100 + 1}"
        self.table, self.keys = await a_table(self.web, 2, address)

    async def sit(self) -> None:
        """Sit down at it."""
        self.players = [self.kind(self.waits, 2 * self.number + seat, self.over) for seat in range(2)]
        for player, key in zip(self.players, self.keys, strict=True):
            await player.sit(str(self.web.base_url), self.table, key)

    def over(self) -> None:
        """The game is over."""
        if self._next is None or self._next.done():
            self._next = asyncio.get_running_loop().create_task(self.begin())

    def end(self) -> None:
        """Stand up."""
        for player in self.players:
            if player.line is not None:
                player.line.transport.close()


async def busy(
    url: str, tables: int, seconds: float, process: psutil.Process, kind: type[Player]
) -> dict[str, Any]:
    """Play at many tables at once, each as fast as it is answered."""
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as web:
        pairs = [Pair(web, kind, waits, number) for number in range(tables)]
        for pair in pairs:
            await pair.make()
        # All at once: whoever sits plays as fast as it can, and hundreds who play leave the others no turn.
        await asyncio.gather(*(pair.sit() for pair in pairs))
        await asyncio.sleep(min(3.0, seconds))
        waits.clear()
        worked, began = spent(process), time.perf_counter()
        await asyncio.sleep(seconds)
        worked, took = spent(process) - worked, time.perf_counter() - began
        moves = len(waits)
        for pair in pairs:
            pair.end()
    return {
        "moves_per_s": round(moves / took, 1),
        "move_ms": spread(waits),
        "server_ms_per_move": round(worked / max(1, moves), 2),
    }


def boardgame(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """The same for boardgame.io: two clients at each match, over WebSockets, a game that counts moves."""
    node = shutil.which("node")
    if node is None:
        return {"problem": "node is not installed"}
    environment = os.environ | {"NODE_PATH": str(folder / "node_modules")}
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = [node, str(HERE / "boardgame" / "server.js"), port]
    quiet = subprocess.DEVNULL  # it tells of every message that comes twice
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=quiet, text=True, env=environment
    ) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            process = psutil.Process(server.pid)
            before = spent(process)
            play = [node, str(HERE / "boardgame" / "players.js"), port, str(tables), str(seconds)]
            printed = subprocess.run(
                play, capture_output=True, text=True, env=environment, timeout=120, check=True
            ).stdout
            found = json.loads(printed)
            worked = spent(process) - before
        finally:
            server.terminate()
    return {
        "moves_per_s": round(found["moves"] / seconds, 1),
        "move_ms": spread([took for took in found["latencies"] if took is not None]),
        "server_ms_per_move": round(worked / max(1, found["all"]), 2),
    }


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


class Report(dict[str, dict[str, Any]]):
    """The figures, which are told as they come unless they are for a program."""

    def __init__(self, quiet: bool) -> None:
        super().__init__()
        self.quiet = quiet

    def add(self, title: str, name: str, figures: Any) -> None:
        """Note what was measured."""
        self.setdefault(title, {})[name] = figures
        if self.quiet:
            return
        words = figures
        if isinstance(figures, dict):
            words = "  ".join(f"{key} {_words(value)}" for key, value in figures.items())
        print(f"{title:12} {name:16} {words}", flush=True)


def _words(value: Any) -> str:
    """A figure, or p50/p99/largest."""
    return (
        "/".join(f"{part:g}" for part in list(value.values())[:3]) if isinstance(value, dict) else str(value)
    )


def numbers(text: str) -> list[int]:
    """Numbers with commas between them."""
    return [int(part) for part in text.split(",") if part]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--viewers", type=numbers, default=[50, 500], help="open pages at the table")
    parser.add_argument("--moves", type=int, default=100, help="moves that are measured with viewers")
    parser.add_argument("--tables", type=numbers, default=[20, 50, 100, 500])
    parser.add_argument("--seconds", type=float, default=10.0, help="for each number of tables")
    parser.add_argument("--before", type=Path, help="an earlier checkout")
    parser.add_argument("--granian", default="", help="a folder with granian in it")
    parser.add_argument("--boardgame", type=Path, help="a folder with boardgame.io in its node_modules")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    contenders = [Contender("before", asked.before / "src")] if asked.before else []
    contenders.append(Contender("now"))
    if asked.granian:
        contenders.append(Contender("now, granian", granian=asked.granian))
    found = Report(asked.json)
    for viewers in asked.viewers:
        for contender in contenders:
            with a_server(contender) as (url, process):
                figures = asyncio.run(watch(url, max(SEATS, viewers), asked.moves, process))
            found.add(f"{viewers} viewers", contender.name, figures)
    for tables in asked.tables:
        for contender in contenders:
            with a_server(contender) as (url, process):
                figures = asyncio.run(busy(url, tables, asked.seconds, process, Player))
            found.add(f"{tables} tables", f"{contender.name}, pages", figures)
        with a_server() as (url, process):
            figures = asyncio.run(busy(url, tables, asked.seconds, process, Program))
        found.add(f"{tables} tables", "now, programs", figures)
        if asked.boardgame:
            found.add(f"{tables} tables", "boardgame.io", boardgame(asked.boardgame, tables, asked.seconds))
    if asked.viewers:
        with tempfile.TemporaryDirectory() as folder:
            found.add("a game", "over", asyncio.run(measure_opening(Path(folder))))
        found.add("a game", "memory", asyncio.run(measure_memory()))
    found.add(
        "machine", "load", {"before": load, "after": round(os.getloadavg()[0], 1), "cores": os.cpu_count()}
    )
    if asked.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
