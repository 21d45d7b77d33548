"""Start the server: data folder, port, browser, and an orderly end."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from touchline.engine.errors import TouchlineError
from touchline.engine.prepared import keep_in
from touchline.engine.speech import ENGLISH, prepare
from touchline.places import data_folder, use_editions
from touchline.tables.channels import Channels
from touchline.tables.lock import FolderLock
from touchline.tables.mail import MailServer
from touchline.tables.opening import check_database, open_store, pool_of
from touchline.tables.outward import Outward
from touchline.tables.service import Tables
from touchline.tables.store import StoreError
from touchline.tables.upkeep import DATABASE
from touchline.web import logs
from touchline.web.app import create_app
from touchline.web.hosts import Hosts
from touchline.web.pages import game_cards, render
from touchline.web.protocol import PatientProtocol
from touchline.web.security import Limits
from touchline.web.succession import Succession
from touchline.web.warming import PAGES
from touchline.web.wire import PipeProtocol

PORT: Final = 8011
TRIES: Final = 50  # ports that are tried when the usual one is taken and none was asked for
BACKLOG: Final = 2048
FILES: Final = 8192
ENDINGS: Final = (signal.SIGINT, signal.SIGTERM)
EVERYWHERE: Final = ("0.0.0.0", "::", "")
GC_THRESHOLD: Final = (2_000, 10, 20)  # the longest pause is 8 ms; with ten times as many it is 40 ms
SWITCH: Final = 0.001  # seconds that a thread which replays a game may hold up the others
TICK: Final = 0.1  # seconds; uvicorn counts in these
END_WITHIN: Final = 0.5  # seconds that requests get to finish when the server stops


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = False,
    bot_pause: float = 0.4,
    *,
    keep_bot_games: float = 0,
    public_url: str = "",
    allow_hosts: Sequence[str] = (),
    open_metrics: bool = False,
    mail_server: str = "",
    mail_from: str = "",
    notices_inside: bool = False,
    database: str = "",
    log_level: str = "warning",
    log_json: bool = False,
    limits: Limits | None = None,
) -> None:
    """Serve the tables until stopped with Ctrl-C or SIGTERM.

    Without a port it is 8011 or the next free one; port 0 takes any. `limits`: how much a client may ask for.
    `database`: a PostgreSQL database, which several servers may share, in place of the data folder.
    """
    mail = MailServer.of(mail_server, mail_from) if mail_server else None
    use_editions()
    more_files()
    logs.set_up(log_level, log_json)
    if database:
        check_database(database)
    hosts = Hosts([*allow_hosts, host, socket.gethostname()], public_url)
    folder = data or data_folder()
    where = database or folder / DATABASE
    succession = Succession()
    inherited = succession.inherited
    try:
        with ExitStack() as stack:
            if inherited is not None:
                _make_ready(succession, where)
            lock = None if database else stack.enter_context(FolderLock(folder))
            listener = stack.enter_context(inherited.listener if inherited else listen(host, port))
            own_url, in_network = _addresses(host, listener.getsockname()[1])
            if lock is not None:
                keep_in(folder)
                lock.tell(hosts.origin or own_url)
            store = stack.enter_context(open_store(where))
            pool, channels = pool_of(store), Channels(Outward(notices_inside), mail)
            app = create_app(
                Tables(store, pool, pause=bot_pause, channels=channels),
                limits=limits,
                public_url=in_network,
                hosts=hosts,
                keep_bot_games=keep_bot_games,
                open_metrics=open_metrics,
            )
            stack.callback(pool.close)
            Server(config(app), own_url, open_browser, succession).run([listener])
    except StoreError as error:
        raise TouchlineError(str(error)) from error
    succession.hand_over()


def _make_ready(succession: Succession, where: str | Path) -> None:
    """Load what takes time, while the server that is followed plays on."""
    if isinstance(where, Path):
        keep_in(where.parent)
    warm_up()
    succession.wait(where)


def config(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn runs the application. It writes no access log: addresses may hold a seat's secret."""
    limits = Limits()
    return uvicorn.Config(
        app,
        http=PatientProtocol,
        ws=PipeProtocol,
        ws_max_size=limits.message,
        access_log=False,
        log_config=None,
        server_header=False,
        limit_concurrency=4096,
        timeout_graceful_shutdown=END_WITHIN,  # type: ignore[arg-type]  # part of a second will do
    )


class Server(uvicorn.Server):
    """Tells where it is and opens the page once it runs; ends quickly, and knows who follows it."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool, succession: Succession) -> None:
        super().__init__(config)
        self.url = url
        self.open_browser = open_browser
        self.succession = succession
        self._ending = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End in an orderly way on Ctrl-C and SIGTERM alike.

        The signal is not sent once more when the server has ended, as uvicorn would do: it would end the
        process before the store is closed.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        self._loop = asyncio.get_running_loop()
        before = {number: signal.signal(number, self.handle_exit) for number in ENDINGS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants the server to end, and no other one in its place."""
        self.succession.give_up()
        super().handle_exit(sig, frame)
        self._loop.call_soon_threadsafe(self._ending.set)  # wakes the loop

    def end(self) -> None:
        """End, because another server follows."""
        self.should_exit = True
        self._ending.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then say so."""
        await super().startup(sockets)
        if not self.started:
            return
        if sockets:
            self.succession.attend(sockets[0], self.end)
        if self.succession.inherited is None:
            warm_up()
        print(f"Touchline is at {self.url} (stop it with Ctrl-C)", flush=True)
        if self.open_browser and self.succession.inherited is None:
            await asyncio.to_thread(webbrowser.open, self.url)

    async def main_loop(self) -> None:
        """Serve; what uvicorn does ten times a second, and the end at the moment when it is wanted."""
        ticks = 0
        while not await self.on_tick(ticks):
            ticks += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), TICK)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what was asked, end the lines, then let the application close the tables."""
        for server in self.servers:
            server.close()
        state, until = self.server_state, time.monotonic() + END_WITHIN
        told: set[object] = set()
        while (state.connections or state.tasks) and time.monotonic() < until:
            for each in state.connections - told:
                if not (isinstance(each, PatientProtocol) and each.expects()):
                    told.add(each)
                    each.shutdown()
            await asyncio.sleep(TICK / 20)
        for task in list(state.tasks):
            task.cancel(msg="the server ends, and has waited for long enough")
        if not self.force_exit:
            await self.lifespan.shutdown()


def more_files() -> None:
    """Have room for as many connections as are taken: systems often begin with 1024 files for a process."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def warm_up() -> None:
    """Load what the first visitor would wait for, then keep the garbage collector away from all of it.

    Rule books are not part of it: they would take a sixth of the time in which a server starts again.
    """
    prepare(PAGES, ENGLISH)
    nothing: dict[str, Any] = {"mine": [], "open_tables": [], "finished": [], "problem": "", "code": ""}
    render("home.html", games=game_cards(), **nothing)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLD)
    sys.setswitchinterval(SWITCH)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on this address. Opened first: what cannot be reached need not start."""
    if port is not None:
        return _listen(host, port)
    for near in range(PORT, PORT + TRIES):
        try:
            listener = _listen(host, near)
        except PortTaken:
            continue
        if near != PORT:
            print(f"Port {PORT} is taken; using {near}.", file=sys.stderr, flush=True)
        return listener
    raise PortTaken(f"No port from {PORT} to {PORT + TRIES - 1} is free. Name another one with --port.")


class PortTaken(TouchlineError):
    """Another program has the port, or this user may not have it."""


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError, OverflowError) as error:
        raise TouchlineError(f"Cannot listen on '{host}': {error}. Try 127.0.0.1.") from error
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)  # at once: from here on nobody else gets the port
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRNOTAVAIL:
            raise TouchlineError(f"'{host}' is not an address of this machine. Try 127.0.0.1.") from error
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            why = "is taken by another program" if error.errno == errno.EADDRINUSE else "is not for this user"
            raise PortTaken(
                f"Port {port} on '{host}' {why}. Choose another one with --port, or stop that program."
            ) from error
        raise TouchlineError(f"Cannot listen on '{host}', port {port}: {error}.") from error
    return listener


def _addresses(host: str, port: int) -> tuple[str, str]:
    """Where the server is on this machine, and where others in the network find it, if they can."""
    own = f"http://{_in_url('localhost' if host in EVERYWHERE else host)}:{port}/"
    return own, f"http://{_address_in_network()}:{port}" if host in EVERYWHERE else ""


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
