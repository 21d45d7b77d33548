"""Start the server: data folder, port, browser, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from touchline.engine.errors import TouchlineError
from touchline.engine.game import known
from touchline.places import data_folder, use_editions
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import StoreError
from touchline.web.app import create_app
from touchline.web.pages import render, rulebook
from touchline.web.security import Limits

DATABASE: Final = "tables.sqlite3"
EVERYWHERE: Final = ("0.0.0.0", "::", "")
GC_THRESHOLD: Final = (20_000, 20, 50)  # fewer, larger collections
END_WITHIN: Final = 1  # seconds that open lines get to finish when the server stops


def serve(
    host: str = "127.0.0.1",
    port: int = 8011,
    data: Path | None = None,
    open_browser: bool = False,
    bot_pause: float = 0.4,
) -> None:
    """Serve the tables until stopped with Ctrl-C; port 0 takes any free one."""
    use_editions()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with listen(host, port) as listener:
        try:
            store = SqliteStore.open((data or data_folder()) / DATABASE)
        except StoreError as error:
            raise TouchlineError(str(error)) from error
        taken = listener.getsockname()[1]
        own_url = f"http://{_in_url('localhost' if host in EVERYWHERE else host)}:{taken}/"
        public_url = f"http://{_address_in_network()}:{taken}" if host in EVERYWHERE else ""
        with store:
            app = create_app(Tables(store, pause=bot_pause), public_url=public_url)
            Server(config(app), own_url, open_browser).run([listener])


def config(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn runs the application. It writes no access log: addresses may hold a seat's secret."""
    limits = Limits()
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        limit_concurrency=4096,
        timeout_graceful_shutdown=END_WITHIN,
    )


class Server(uvicorn.Server):
    """Tells where it is and opens the page once it runs."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self.url = url
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then say so."""
        await super().startup(sockets)
        if not self.started:
            return
        warm_up()
        print(f"Touchline is at {self.url} (stop it with Ctrl-C)", flush=True)
        if self.open_browser:
            await asyncio.to_thread(webbrowser.open, self.url)


def warm_up() -> None:
    """Load what the first visitor would wait for, then keep the garbage collector away from all of it."""
    for game_id in known():
        rulebook(game_id)
        render("rules_fragment.html", book=rulebook(game_id))
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLD)


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address. Opened first: what cannot be reached need not start."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except (OSError, UnicodeError, OverflowError) as error:
        raise TouchlineError(
            f"Cannot listen on '{host}', port {port}: {error}. Choose another address or port."
        ) from error
    return listener


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _address_in_network() -> str:
    """This machine's address for others in its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])
