"""The server as people start it: where it listens, what it opens, how it ends, what it never writes down."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from websockets.sync.client import connect

from tests.tables.given import a_table
from touchline.engine.errors import TouchlineError
from touchline.tables.sqlite import SqliteStore
from touchline.web import protocol, serve
from touchline.web.succession import Succession

START = """
import sys
from pathlib import Path
from touchline.web import protocol, serve
from touchline.web.succession import Succession
serve.serve(sys.argv[1], 0, Path(sys.argv[2]))
"""


@contextmanager
def a_process(data: Path, host: str = "127.0.0.1") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server in a process of its own, and its address."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-u", "-c", START, host, str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+/", process.stdout.readline())
        assert found
        yield process, found[0]
    finally:
        process.kill()
        process.wait()


def test_tables_survive_the_end_of_the_server(tmp_path: Path) -> None:
    with a_process(tmp_path / "new folder") as (process, url):
        made = httpx.post(f"{url}play/best11")
        at = made.headers["location"]
        assert httpx.get(url + at[1:]).status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(15) in (0, -signal.SIGINT)
    with a_process(tmp_path / "new folder") as (_, url):
        cookie = made.headers["set-cookie"].split(";")[0]
        page = httpx.get(url + at[1:], headers={"Cookie": cookie})
        assert "data-option=" in page.text


def test_no_token_is_ever_written_down(tmp_path: Path) -> None:
    with a_process(tmp_path) as (process, url):
        order = {"game": "best11", "seats": [{"kind": "link"}, {"kind": "link"}]}
        made = httpx.post(f"{url}api/tables", json=order).json()
        tokens = [made["host"], made["watch"], *made["links"].values()]
        for token in tokens:
            status = 200 if token in made["links"].values() else 303
            assert httpx.get(f"{url}t/{made['table']}/s/{token}").status_code == status
            assert httpx.get(f"{url}t/{made['table']}/s/{token}x").status_code == 403
        at = f"{url}api/tables/{made['table']}"
        for link in made["links"].values():
            key = httpx.post(f"{at}/sit", json={"link": link}).json()
            mine: dict[str, Any] = {
                "json": {"seat": key["seat"]},
                "headers": {"Authorization": f"Bearer {key['token']}"},
            }
            tokens += [key["token"], httpx.post(f"{at}/ticket", **mine).json()["ticket"]]
            tokens.append(httpx.post(f"{at}/phrase", **mine).json()["phrase"])
        process.send_signal(signal.SIGTERM)
        written = process.communicate(timeout=15)[0]
    for path in filter(Path.is_file, tmp_path.rglob("*")):
        written += path.read_bytes().decode("latin-1")
    assert not [token for token in tokens if token in written]


def test_links_name_this_machine_when_everybody_may_come(tmp_path: Path) -> None:
    with a_process(tmp_path, "0.0.0.0") as (_, url):
        assert url.startswith("http://localhost:")
        form = {"game": "best11", "seat-0-who": "here", "seat-1-who": "link"}
        with httpx.Client(follow_redirects=True) as host:
            page = host.post(f"{url}tables", data=form)
            links = re.findall(r"http://([^/\"]+)/t/\w+/s/", page.text)
    assert links
    assert (
        all(not link.startswith("localhost") for link in links) or serve._address_in_network() == "localhost"
    )


def test_taken_port_and_wrong_address_are_explained(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(TouchlineError, match=f"Port {port} .* is taken by another program"):
            serve.serve("127.0.0.1", port, tmp_path)
    for host in ("no such host", "192.0.2.1"):
        with pytest.raises(TouchlineError, match=r"Try 127\.0\.0\.1"):
            serve.serve(host, 0, tmp_path)


def test_usual_port_gives_way_when_none_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        usual = other.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", usual)
        with serve.listen("127.0.0.1", None) as listener:
            port = listener.getsockname()[1]
            assert usual < port < usual + serve.TRIES
            with pytest.raises(TouchlineError, match="is taken"):  # from the first moment on
                serve.listen("127.0.0.1", port)
    assert capsys.readouterr().err == f"Port {usual} is taken; using {port}.\n"


def tables_in_a_copy_of_the_file_alone(data: Path, to: Path) -> int:
    shutil.copy(data / serve.DATABASE, to)
    with closing(sqlite3.connect(to)) as db:
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_every_signal_closes_the_store(tmp_path: Path, ending: signal.Signals) -> None:
    with a_process(tmp_path / "data") as (process, url):
        httpx.post(f"{url}play/best11")
        process.send_signal(ending)
        assert process.wait(15) == 0
    assert not list((tmp_path / "data").glob("*-wal"))
    assert tables_in_a_copy_of_the_file_alone(tmp_path / "data", tmp_path / "copy.db") == 1


def ask_the_coach(url: str) -> None:
    """Want a hint at a new table, and do not wait for it."""
    seats = [{"kind": "link"}, {"kind": "bot", "bot": "captain"}]
    order = {"game": "best11", "seats": seats, "coach": True}
    made = httpx.post(f"{url}api/tables", json=order, timeout=30).json()
    at = f"{url}api/tables/{made['table']}"
    key = httpx.post(f"{at}/sit", json={"link": made["links"]["0"]}, timeout=30).json()["token"]
    headers = {"Authorization": f"Bearer {key}"}
    asked = httpx.get(f"{at}/options", headers=headers, timeout=30).json()
    wanted = {"seat": 0, "decision": asked["decision"]}
    with suppress(httpx.ReadTimeout):
        httpx.post(f"{at}/hint", headers=headers, json=wanted, timeout=httpx.Timeout(30, read=0.2))


def test_end_waits_for_nobody_who_thinks_or_watches(tmp_path: Path) -> None:
    with a_process(tmp_path / "data") as (process, url):
        bots = [{"kind": "bot", "bot": "legend"}] * 3
        made = httpx.post(f"{url}api/tables", json={"game": "best11", "seats": bots}, timeout=30).json()
        with connect(f"{url.replace('http', 'ws')}t/{made['table']}/live") as line:
            line.send('{"t":"hello"}')
            line.recv(timeout=30)
            time.sleep(3)  # the bots are at it
            ask_the_coach(url)
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            assert process.wait(15) == 0
            assert process.stdout is not None
            assert "Traceback" not in process.stdout.read()
        took = time.monotonic() - began
    print(f"{took:.2f} seconds")
    assert took < 5  # on a machine with nothing else to do, one
    assert tables_in_a_copy_of_the_file_alone(tmp_path / "data", tmp_path / "copy.db") == 2


def test_an_answer_that_goes_on_ends_with_the_server(tmp_path: Path) -> None:
    with a_process(tmp_path / "data") as (process, url):
        order = {"game": "best11", "seats": [{"kind": "link"}] * 2}
        made = httpx.post(f"{url}api/tables", json=order, timeout=30).json()
        with httpx.stream("GET", f"{url}api/tables/{made['table']}/events", timeout=30) as stream:
            heard = stream.iter_raw()
            next(heard)
            process.send_signal(signal.SIGTERM)
            list(heard)  # it is complete: nothing is raised
        assert process.stdout is not None
        assert "exceeded" not in process.stdout.read()  # nobody had to be cut off
        assert process.wait(15) == 0


def test_lines_that_the_server_cuts_off_are_no_failures(caplog: pytest.LogCaptureFixture) -> None:
    async def busy(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            await asyncio.sleep(60)

    with closing(serve.listen("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(serve.config(busy))
        thread = threading.Thread(target=server.run, args=[[listener]])
        thread.start()
        with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/"):
            server.should_exit = True
            thread.join(15)
    assert not thread.is_alive()
    assert [record for record in caplog.records if record.exc_info] == []


def test_requests_that_are_on_their_way_when_the_server_ends_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await PlainTextResponse("here")(scope, receive, send)

    monkeypatch.setattr(serve, "warm_up", lambda: None)
    monkeypatch.setattr(serve, "END_WITHIN", 30.0)
    monkeypatch.setattr(protocol, "LATELY", 20.0)
    listener = serve.listen("127.0.0.1", 0)
    address = listener.getsockname()
    server = serve.Server(serve.config(app), "", False, Succession())
    thread = threading.Thread(target=server.run, args=[[listener]])
    thread.start()
    with socket.create_connection(address) as kept, socket.create_connection(address) as new:

        def asked(line: socket.socket) -> bytes:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            heard = b""
            while not heard.endswith(b"here"):
                part = line.recv(4000)
                assert part, heard
                heard += part
            return heard

        assert b"connection: close" not in asked(kept)
        server.should_exit = True
        while listener.fileno() >= 0:  # until it listens no more
            time.sleep(0.01)
        for line in (kept, new):
            assert b"connection: close" in asked(line)
            assert line.recv(4000) == b""
    thread.join(15)
    assert not thread.is_alive()


def test_store_is_whole_in_its_file_though_somebody_reads_meanwhile(tmp_path: Path) -> None:
    reader = None
    with SqliteStore.open(tmp_path / serve.DATABASE) as store:
        store.create(a_table()).result(10)
        reader = sqlite3.connect(tmp_path / serve.DATABASE)
        reader.execute("SELECT count(*) FROM tables").fetchone()
    assert tables_in_a_copy_of_the_file_alone(tmp_path, tmp_path / "copy.db") == 1
    reader.close()


def test_second_server_on_the_same_folder_is_told_who_has_it(tmp_path: Path) -> None:
    with a_process(tmp_path) as (process, url):
        with pytest.raises(TouchlineError) as caught:
            serve.serve("127.0.0.1", 0, tmp_path)
        assert f"process {process.pid}, since 20" in str(caught.value)
        assert url in str(caught.value)
        assert httpx.get(url).status_code == 200
        process.kill()
        process.wait()
    with a_process(tmp_path) as (_, url):  # the lock ended with its process
        assert httpx.get(url).status_code == 200


def test_unusable_data_folder_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TouchlineError):
        serve.serve("127.0.0.1", 0, tmp_path / "file")
    broken = tmp_path / serve.DATABASE
    broken.write_bytes(b"this is no database, whatever it is called" * 100)
    with pytest.raises(TouchlineError):
        serve.serve("127.0.0.1", 0, tmp_path)
    assert broken.read_bytes().startswith(b"this is")


def test_browser_is_opened_at_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    servers: list[serve.Server] = []

    def look(url: str) -> bool:
        opened.append(url)
        servers[0].should_exit = True
        return True

    made = serve.Server.__init__

    def kept(server: serve.Server, *arguments: object) -> None:
        made(server, *arguments)  # type: ignore[arg-type]
        servers.append(server)

    monkeypatch.setattr(serve.webbrowser, "open", look)
    monkeypatch.setattr(serve.Server, "__init__", kept)
    started = time.monotonic()
    serve.serve("127.0.0.1", 0, tmp_path, True)
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", opened[0])
    assert time.monotonic() - started < 20
