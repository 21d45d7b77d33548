"""A server is followed by a new one while people play: nobody is refused, nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Self

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from touchline.engine.prepared import NAME
from touchline.tables.lock import FolderLock
from touchline.tables.schema import MIGRATIONS
from touchline.tables.sqlite import SqliteStore
from touchline.web import keeper
from touchline.web.serve import DATABASE
from touchline.web.succession import Succession
from touchline.web.successor import READY, Successor

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")

PATIENCE = 60
START = """
import sys
from pathlib import Path
from touchline.web import serve, succession
succession.known = lambda: ["best11"]  # the others only take time
serve.serve("127.0.0.1", 0, Path(sys.argv[1]))
"""


class Started:
    """A server as it is started from a file, which another release may replace."""

    def __init__(self, folder: Path, prepared: Path) -> None:
        self.data = folder / "data"
        self.data.mkdir()
        (self.data / NAME).symlink_to(prepared)  # what takes long is made once for all of these tests
        self.release = folder / "start.py"
        self.release.write_text(START)

    def __enter__(self) -> Self:
        command = [sys.executable, "-u", str(self.release), str(self.data)]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, text=True
        )
        self.url = self.heard("Touchline is at").split()[3]
        return self

    def __exit__(self, *_: object) -> None:
        for child in psutil.Process(self.process.pid).children() if self.process.poll() is None else ():
            child.kill()
        with self.process:
            self.process.kill()

    def heard(self, wanted: str) -> str:
        """The next line that the server writes with these words in it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if wanted in line:
                return line
        raise AssertionError(f"the server never said {wanted!r}")

    def follow(self) -> None:
        """Have another server follow; back when it serves."""
        self.process.send_signal(signal.SIGUSR2)
        self.heard("Touchline is at")

    def children(self) -> list[int]:
        """The servers that the first process keeps."""
        return [child.pid for child in psutil.Process(self.process.pid).children()]

    def end(self) -> int:
        """End it as a supervisor does; returns the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("prepared")


@pytest.fixture
def started(tmp_path: Path, prepared: Path) -> Iterator[Started]:
    with Started(tmp_path, prepared) as server:
        yield server


class Player(threading.Thread):
    """Two managers at a table who answer as fast as they can, on one connection or each on a new one."""

    def __init__(self, url: str, kept: bool) -> None:
        super().__init__()
        self.web = httpx.Client(limits=httpx.Limits(max_keepalive_connections=kept), timeout=PATIENCE)
        seats = [{"kind": "link"}, {"kind": "link"}]
        made = self.web.post(
            f"{url}api/tables", json={"game": "best11", "seats": seats}, timeout=PATIENCE
        ).json()
        self.table = made["table"]
        self.at = f"{url}api/tables/{self.table}"
        self.keys = [self.post("sit", {"link": link}).json()["token"] for link in made["links"].values()]
        self.answered = 0
        self.slowest = 0.0
        self.trouble: Exception | None = None
        self.enough = threading.Event()

    def post(self, what: str, sent: dict[str, Any], key: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.web.post(f"{self.at}/{what}", json=sent, headers=headers)
        return answer.raise_for_status()

    def move(self) -> None:
        for key in self.keys:
            headers = {"Authorization": f"Bearer {key}"}
            asked = self.web.get(f"{self.at}/options", headers=headers).raise_for_status().json()
            if asked["decision"]:
                option = asked["asked"]["options"][0]["option"]
                self.post("play", {"decision": asked["decision"], "options": [option]}, key)
                self.answered += 1
                return

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                began = time.monotonic()
                self.move()
                self.slowest = max(self.slowest, time.monotonic() - began)
        except Exception as error:
            self.trouble = error

    def stop(self) -> int:
        """Stop; returns how many moves were answered."""
        self.enough.set()
        self.join(PATIENCE)
        assert self.trouble is None
        print(f"{self.answered} moves, the slowest took {self.slowest:.2f} seconds")
        return self.answered


def moves_of(server: Started, table: str) -> int:
    """The decisions that the folder has of a table, when no server runs."""
    with closing(SqliteStore.open(server.data / DATABASE)) as store:
        return sum(b'"play"' in entry for _, entry in store.entries(table))


def test_nobody_is_refused_and_nothing_is_lost(started: Started) -> None:
    player, other = players = [Player(started.url, kept) for kept in (True, False)]
    for each in players:
        each.start()
    first = started.process.pid
    with connect(f"{started.url.replace('http', 'ws')}t/{player.table}/live") as line:
        line.send('{"t":"hello"}')
        line.recv(timeout=PATIENCE)
        started.follow()
        with pytest.raises(ConnectionClosed) as lost:
            deque(iter(partial(line.recv, timeout=PATIENCE), None))
    assert lost.value.rcvd is not None
    assert lost.value.rcvd.code == 1012  # the page comes back at once
    [second] = started.children()
    started.follow()
    [third] = started.children()
    assert len({first, second, third}) == 3
    assert started.process.pid == first
    assert min(player.stop(), other.stop()) > 0
    assert started.end() == 0
    assert not psutil.pid_exists(third)
    assert not list(started.data.glob("*-wal"))
    for each in players:
        assert moves_of(started, each.table) == each.answered


def test_server_that_cannot_follow_leaves_the_old_one_serving(started: Started) -> None:
    refused = "the new server did not start; this one goes on"
    for kept in (False, True):  # by itself, and when a keeper looks after it
        if kept:
            started.follow()
            refused = "The new server did not start; the old one goes on."
        before = started.children()
        started.release.write_text("raise SystemExit('this release is broken')")
        started.process.send_signal(signal.SIGUSR2)
        started.heard("this release is broken")
        started.heard(refused)
        started.release.write_text(START)
        assert httpx.get(started.url, timeout=PATIENCE).status_code == 200
        assert started.children() == before
    assert started.end() == 0


def test_tables_of_another_format_are_left_to_the_old_server(started: Started) -> None:
    format_of = "from touchline.tables import schema; schema.MIGRATIONS += (('SELECT 1',),)"
    started.release.write_text(f"{format_of}\n{START}")
    started.process.send_signal(signal.SIGUSR2)
    started.heard("would change the format of the tables")
    started.heard("this one goes on")
    assert started.end() == 0
    assert not list(started.data.glob("*.backup"))
    with closing(SqliteStore.open(started.data / DATABASE)) as store:
        assert store.db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


def test_whoever_ends_it_meanwhile_ends_all_of_it(started: Started) -> None:
    for kept in (False, True):
        if kept:
            started.__exit__()
            started.__enter__()
            started.follow()
        started.release.write_text(f"print('it begins', flush=True)\n{START}")
        started.process.send_signal(signal.SIGUSR2)
        started.process.send_signal(signal.SIGUSR2)  # once more: it is on its way
        started.heard("it begins")
        there = started.children()
        assert len(there) == (2 if kept else 1)
        assert started.end() == 0
        assert started.process.stdout is not None
        assert "it begins" not in started.process.stdout.read()  # ends when nobody can write any more
        FolderLock(started.data).close()


def test_server_ends_with_its_keeper(started: Started) -> None:
    started.follow()
    [server] = started.children()
    os.kill(server, signal.SIGUSR2)  # whoever takes it for the first process gets the same
    started.heard("Touchline is at")
    [server] = started.children()
    started.process.kill()
    psutil.Process(server).wait(PATIENCE)
    with SqliteStore.open(started.data / DATABASE):
        FolderLock(started.data).close()


def test_crash_of_the_server_is_the_end_of_its_keeper(started: Started) -> None:
    started.follow()
    os.kill(started.children()[0], signal.SIGKILL)
    assert started.process.wait(PATIENCE) == 128 + signal.SIGKILL  # and the supervisor starts it again


@pytest.mark.parametrize("for_good", [False, True])
def test_end_for_good_is_not_undone_by_a_server_that_is_ready_now(
    monkeypatch: pytest.MonkeyPatch, for_good: bool
) -> None:
    became: list[object] = []
    monkeypatch.setattr(keeper, "become", lambda *server: became.append(server))
    succession = Succession()
    line, successor = socket.socketpair()

    async def wait() -> None:
        succession._end = lambda: None
        succession._next = Successor(os.getpid(), line)
        if for_good:
            succession.give_up()
        successor.sendall(READY)
        late = asyncio.get_running_loop().call_later(PATIENCE, print)
        succession._heard(succession._next, late)

    with line, successor, socket.socket() as succession._kept:
        asyncio.run(wait())
        succession.hand_over()
    assert len(became) == (not for_good)
