"""The server as people start it: where it listens, what it opens, how it ends, what it never writes down."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from touchline.engine.errors import TouchlineError
from touchline.web import serve

START = """
import sys
from pathlib import Path
from touchline.web import serve
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
        assert "data-opt=" in page.text


def test_no_token_is_ever_written_down(tmp_path: Path) -> None:
    with a_process(tmp_path) as (process, url):
        order = {"game": "best11", "seats": [{"kind": "link"}, {"kind": "link"}]}
        made = httpx.post(f"{url}api/tables", json=order).json()
        tokens = [made["host"], made["watch"], *made["links"].values()]
        for token in tokens:
            assert httpx.get(f"{url}t/{made['table']}/s/{token}").status_code == 303
            assert httpx.get(f"{url}t/{made['table']}/s/{token}x").status_code == 403
        process.send_signal(signal.SIGTERM)
        written = process.communicate(timeout=15)[0]
    for path in tmp_path.iterdir():
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
        with pytest.raises(TouchlineError, match="Choose another"):
            serve.serve("127.0.0.1", other.getsockname()[1], tmp_path)
        with pytest.raises(TouchlineError, match="Choose another"):
            serve.serve("no such host", 0, tmp_path)


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
