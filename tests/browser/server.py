"""`touchline serve` in a process of its own, which can be killed at any moment, and a look into its data."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

import touchline
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.entries import decided, decode
from touchline.tables.header import Header
from touchline.tables.sqlite import SqliteStore
from touchline.web.serve import DATABASE

ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(touchline.__file__).parents[1])}
BOT_PAUSE = 0.02  # seconds; a test has seen many bots
STOP_WITHIN = 15  # seconds


class Server:
    """The app as a person starts it; `data` is the folder in which it keeps its tables."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and come back when it listens."""
        command = [sys.executable, "-m", "touchline", "serve"]
        command += ["--port", str(self.port), "--data", str(self.data), "--bot-pause", str(BOT_PAUSE)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert f":{self.port}/" in said, f"the server said {said!r}"

    def kill(self) -> None:
        """kill -9: nothing is flushed, closed or tidied up."""
        self._end(lambda process: process.kill())

    def stop(self) -> None:
        """Stop it in an orderly way, if it runs."""
        self._end(lambda process: process.terminate())

    def _end(self, how: Callable[[subprocess.Popen[str]], None]) -> None:
        process, self._process = self._process, None
        if process is not None:
            how(process)
            with process:
                process.wait(STOP_WITHIN)

    def match(self, table_id: str) -> Match:
        """The game at a table as the data folder has it now: the truth, with every secret."""
        with SqliteStore.open(self.data / DATABASE) as store:
            row = store.table(table_id)
            assert row is not None
            entries = decided([], [decode(data) for _, data in store.entries(table_id)])
        header = msgspec.json.decode(row.header, type=Header)
        match = Match(find(header.game), len(header.seats), dict(header.options), row.secret)
        match.replay(entries)
        return match


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def a_server(data: Path) -> Iterator[Server]:
    """A server with this data folder."""
    server = Server(data)
    try:
        server.start()
        yield server
    finally:
        server.stop()
