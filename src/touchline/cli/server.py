"""`touchline` and `touchline serve`: the tables in the browser."""

from __future__ import annotations

import errno
import socket
from pathlib import Path
from typing import Annotated

import typer

from touchline.cli.show import complain
from touchline.engine.errors import TouchlineError

HOST = "127.0.0.1"
PORT = 8011
PAUSE = 0.4
TRIES = 50  # ports that are tried when the first one is taken

Host = Annotated[
    str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network join.")
]
Port = Annotated[int, typer.Option(min=1, max=65535, help="The port; the next free one if it is taken.")]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Where the tables are kept.",
        file_okay=False,
        show_default="the user's data folder",
    ),
]
BotPause = Annotated[
    float,
    typer.Option(min=0, max=10, help="How many seconds a bot waits before a turn that everybody can watch."),
]


def serve(host: Host = HOST, port: Port = PORT, data: Data = None, bot_pause: BotPause = PAUSE) -> None:
    """Start the server without opening the page."""
    run(host, port, data, bot_pause, open_browser=False)


def run(host: str, port: int, data: Path | None, bot_pause: float, *, open_browser: bool) -> None:
    """Serve until it is stopped."""
    from touchline.web.serve import serve

    free = free_port(host, port)
    if free != port:
        complain(f"Port {port} is taken; using {free}.")
    serve(host, free, data, open_browser, bot_pause)


def free_port(host: str, first: int) -> int:
    """The first port from this one on that nobody listens on."""
    for port in range(first, min(first + TRIES, 65536)):
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        except OSError as error:
            raise TouchlineError(f"'{host}' is not an address of this machine. Try 127.0.0.1.") from error
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(address)
            except OSError as error:
                if error.errno == errno.EADDRNOTAVAIL:
                    raise TouchlineError(
                        f"'{host}' is not an address of this machine. Try 127.0.0.1."
                    ) from error
                if error.errno in (errno.EADDRINUSE, errno.EACCES):
                    continue
                raise
            return port
    raise TouchlineError(f"No port from {first} on is free. Name another one with --port.")
