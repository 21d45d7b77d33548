"""Live lines through the proxies of docs/hosting.md: of two servers one is killed, the other restarted."""

from __future__ import annotations

import json
import re
import shutil
import signal
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.hostile.fault_machine import GAMES, Server, bearer
from tests.hostile.fault_machine_postgres import PostgresMachine
from tests.hostile.proxies import KINDS
from tools.postgres import SAFE, running

PATIENCE = 15.0
BACK_AGAIN = 2.5  # seconds after which both proxies send people to a server again that had been gone


class Viewer:
    """Somebody with a line through the proxy, who comes back when it breaks."""

    def __init__(self, front: str, table: str, key: str = "", seat: int = -1) -> None:
        self.front = front.replace("http", "ws", 1)
        self.path, self.page = f"/api/tables/{table}", f"/t/{table}/live"
        self.table, self.key, self.seat = table, key, seat
        self.told: list[str] = []
        self.asked: dict[str, Any] = {}
        self.sections: dict[str, str] = {}
        self.came_back = 0
        self.ends = ExitStack()
        self.line = self.come()

    def come(self) -> ClientConnection:
        """Open the line, as a program with a seat, or as the page of a spectator; go on where it ended."""
        with suppress(WebSocketException, OSError):
            self.ends.close()
        if self.key:
            self.asked = {}  # it is told again
            url = f"{self.front}{self.path}/live?seat={self.seat}&after={len(self.told)}"
            return self.ends.enter_context(connect(url, additional_headers=bearer(self.key)))
        origin = Origin(self.front.replace("ws", "http", 1))  # browsers say it
        line = self.ends.enter_context(connect(self.front + self.page, origin=origin, max_size=None))
        line.send('{"t":"hello"}')
        return line

    @property
    def decision(self) -> str:
        """The decision that waits for this viewer."""
        return self.asked.get("decision") or ""

    def hear(self) -> dict[str, Any]:
        """The next message; the line is opened again as often as it breaks."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            with suppress(WebSocketException, OSError):
                message: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
                self.note(message)
                return message
            time.sleep(0.05)
            with suppress(WebSocketException, OSError):
                self.line = self.come()
                self.came_back += 1
        raise AssertionError(f"seat {self.seat} hears nothing")

    def note(self, message: dict[str, Any]) -> None:
        """Remember what was told."""
        assert message["t"] != "error", message
        assert "rewind" not in message, message
        for line in message.get("lines", ()):
            assert line["n"] == len(self.told) + 1, "a line of the log was left out, or came twice"
            self.told.append(line["text"])
        self.asked = message.get("turn", self.asked)
        self.sections |= message.get("sections", {})

    def play(self) -> None:
        """Answer the decision that waits; say it once more if the line breaks."""
        chosen = {"decision": self.decision, "options": self.asked["options"][:1]}
        sent, told = -1, ""
        while told != "done":
            if sent != self.came_back:
                sent = self.came_back
                with suppress(WebSocketException, OSError):
                    self.line.send(json.dumps({"t": "play", "seat": self.seat, **chosen}))
            told = self.hear()["t"]

    def knows(self, servers: list[Server]) -> None:
        """Hear until this viewer knows what one is told who comes now, straight to a server."""
        fresh = agreed(servers, self)
        while self.known() != fresh:
            self.hear()

    def known(self) -> Any:
        """What this viewer was told so far."""
        return (self.told, self.decision) if self.key else self.sections.get("log")


def agreed(servers: list[Server], viewer: Viewer) -> Any:
    """What all servers tell such a viewer, as soon as they tell the same."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        found = []
        for server in servers:
            new = Viewer(server.url, viewer.table, viewer.key, viewer.seat)
            new.hear()
            found.append(new.known())
            new.ends.close()
        if all(each == found[0] for each in found):
            return found[0]
    raise AssertionError("the servers do not agree")


def lines_at(server: Server) -> int:
    """How many people with a seat are at this server."""
    figures = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).raise_for_status().text
    (seated,) = re.findall(r'^touchline_live_lines\{who="seated"\} (\d+)', figures, re.M)
    return int(seated)


def play(viewers: list[Viewer], servers: list[Server], moves: int = 6) -> None:
    """So many moves, each by somebody who is asked; everybody sees each of them."""
    for _ in range(moves):
        next(viewer for viewer in viewers if viewer.decision).play()
        for viewer in viewers:
            viewer.knows(servers)


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", KINDS)
def test_lines_through_a_proxy_go_on_when_a_server_is_killed(tmp_path: Path, kind: str) -> None:
    if shutil.which(kind) is None:
        pytest.skip(f"there is no {kind} on PATH")
    with running(SAFE) as cluster, ExitStack() as ends:
        machine = PostgresMachine(tmp_path, 19, cluster, kind)
        ends.callback(machine.end)
        machine.start()
        machine.sit()
        table = machine.tables[GAMES.index("eleven")]
        viewers = [Viewer(machine.front, table.id, key, seat) for seat, key in table.keys.items()]
        viewers.append(Viewer(machine.front, table.id))
        for viewer in viewers:
            viewer.knows(machine.servers)
        first, second = sorted(machine.servers, key=lines_at, reverse=True)
        assert (lines_at(first), lines_at(second)) == (2, 0), "people at one table are at one server"
        play(viewers, machine.servers)
        began = time.monotonic()
        first.stop(signal.SIGKILL)
        play(viewers, [second])
        print(f"{kind}: all three saw six moves {time.monotonic() - began:.1f} s after the kill")
        first.start()
        time.sleep(BACK_AGAIN)
        viewers[0].line.close()
        play(viewers, machine.servers)
        assert (lines_at(first), lines_at(second)) == (1, 1), "they are at two servers now"
        second.stop(signal.SIGTERM)  # as an update does
        play(viewers, [first])
        assert lines_at(first) == 2
        assert all(viewer.came_back >= 2 for viewer in viewers)
