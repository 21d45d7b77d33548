"""`touchline` and `touchline serve`: the tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

HOST = "127.0.0.1"
PAUSE = 0.4

Host = Annotated[
    str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network join.")
]
Port = Annotated[
    int | None,
    typer.Option(min=1, max=65535, help="The port.", show_default="8011, or the next that is free"),
]
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


KeepBotGames = Annotated[
    float,
    typer.Option(
        min=0,
        metavar="DAYS",
        help="Remove finished games that only bots played after so many days.",
        show_default="never",
    ),
]


def serve(
    host: Host = HOST,
    port: Port = None,
    data: Data = None,
    bot_pause: BotPause = PAUSE,
    keep_bot_games: KeepBotGames = 0,
) -> None:
    """Start the server without opening the page."""
    run(host, port, data, bot_pause, open_browser=False, keep_bot_games=keep_bot_games)


def run(
    host: str, port: int | None, data: Path | None, bot_pause: float, *, open_browser: bool, **more: Any
) -> None:
    """Serve until it is stopped."""
    from touchline.web.serve import serve

    serve(host, port, data, open_browser, bot_pause, **more)
