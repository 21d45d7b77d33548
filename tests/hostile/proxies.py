"""The proxies of docs/hosting.md, run as they stand there, in front of servers of the tests."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx

HOSTING = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
KINDS = {"caddy": "lb_policy", "nginx": "upstream touchline"}  # and what is only in its configuration
AROUND_CADDY = "{{\n\tadmin off\n}}\n{block}"
AROUND_NGINX = """\
user root;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{}}
http {{
	access_log off;
	client_body_temp_path {folder}/body;
	proxy_temp_path {folder}/proxy;
	fastcgi_temp_path {folder}/fastcgi;
	uwsgi_temp_path {folder}/uwsgi;
	scgi_temp_path {folder}/scgi;
{block}
}}
"""


def written(kind: str) -> str:
    """The configuration for two servers, as the documentation has it."""
    blocks = re.findall(r"^```\w*\n(.*?)^```\n", HOSTING.read_text(encoding="utf-8"), re.M | re.S)
    (found,) = (block for block in blocks if KINDS[kind] in block)
    return found


def configuration(kind: str, folder: Path, port: int, servers: list[int]) -> str:
    """The same with ports of this machine, and without certificates."""
    block = written(kind)
    for usual, mine in zip((8011, 8012), servers, strict=True):
        block = block.replace(f"127.0.0.1:{usual}", f"127.0.0.1:{mine}")
    if kind == "caddy":
        return AROUND_CADDY.format(block=block.replace("play.example.org {", f"http://127.0.0.1:{port} {{"))
    block = block.replace("server_name play.example.org;", f"listen 127.0.0.1:{port};")
    return AROUND_NGINX.format(folder=folder, block=block)


@contextmanager
def in_front(kind: str, folder: Path, servers: list[int]) -> Iterator[str]:
    """The address of a proxy that shares visitors out among these ports."""
    program = shutil.which(kind)
    if program is None:
        raise FileNotFoundError(f"There is no {kind} on PATH.")
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    config = folder / f"{kind}.conf"
    config.write_text(configuration(kind, folder, port, servers), encoding="utf-8")
    words = ["run", "--adapter", "caddyfile", "--config"] if kind == "caddy" else ["-c"]
    with (folder / f"{kind}.out").open("w") as out:
        process = subprocess.Popen([program, *words, str(config)], stdout=out, stderr=out)
    try:
        url = f"http://127.0.0.1:{port}"
        give_up = time.monotonic() + 20
        while time.monotonic() < give_up:
            with suppress(httpx.HTTPError):
                httpx.get(f"{url}/api/games", timeout=5).raise_for_status()
                break
            assert process.poll() is None, (folder / f"{kind}.out").read_text()
            time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait(10)
