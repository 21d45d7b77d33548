"""`touchline` and `touchline serve`: the tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from touchline.cli.show import say

HOST = "127.0.0.1"
PAUSE = 0.4

Host = Annotated[str, typer.Option(help=say("server-host"))]
Port = Annotated[
    int | None,
    typer.Option(min=1, max=65535, help=say("server-port"), show_default=say("server-port-default")),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help=say("server-data"),
        file_okay=False,
        show_default=say("server-data-default"),
    ),
]
BotPause = Annotated[
    float,
    typer.Option(min=0, max=10, help=say("server-bot-pause")),
]


KeepBotGames = Annotated[
    float,
    typer.Option(
        min=0,
        metavar="DAYS",
        help=say("server-keep-bot-games"),
        show_default=say("server-keep-bot-games-default"),
    ),
]


PublicUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help=say("server-public-url"),
        show_default=say("server-public-url-default"),
    ),
]
AllowHost = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help=say("server-allow-host"),
    ),
]
OpenMetrics = Annotated[bool, typer.Option("--open-metrics", help=say("server-open-metrics"))]
MailServer = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="TOUCHLINE_MAIL_SERVER",
        help=say("server-mail-server"),
        show_default=say("server-mail-server-default"),
    ),
]
MailFrom = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="TOUCHLINE_MAIL_FROM",
        help=say("server-mail-from"),
        show_default=say("server-mail-from-default"),
    ),
]
NoticesInside = Annotated[
    bool,
    typer.Option(
        "--notices-inside",
        help=say("server-notices-inside"),
    ),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="TOUCHLINE_DATABASE",
        help=say("server-database"),
        show_default=say("server-database-default"),
    ),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    typer.Option(help=say("server-log-level")),
]
LogJson = Annotated[bool, typer.Option("--log-json", help=say("server-log-json"))]


def serve(
    host: Host = HOST,
    port: Port = None,
    data: Data = None,
    bot_pause: BotPause = PAUSE,
    keep_bot_games: KeepBotGames = 0,
    public_url: PublicUrl = "",
    allow_host: AllowHost = None,
    open_metrics: OpenMetrics = False,
    mail_server: MailServer = "",
    mail_from: MailFrom = "",
    notices_inside: NoticesInside = False,
    database: Database = "",
    log_level: LogLevel = "warning",
    log_json: LogJson = False,
) -> None:
    """Start the server without opening the page."""
    run(
        host,
        port,
        data,
        bot_pause,
        open_browser=False,
        keep_bot_games=keep_bot_games,
        public_url=public_url,
        allow_hosts=allow_host or (),
        open_metrics=open_metrics,
        mail_server=mail_server,
        mail_from=mail_from,
        notices_inside=notices_inside,
        database=database,
        log_level=log_level,
        log_json=log_json,
    )


def worker(
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="TOUCHLINE_DATABASE",
            help=say("worker-database"),
        ),
    ],
    bots: Annotated[
        int | None,
        typer.Option(min=1, max=256, help=say("worker-bots"), show_default=say("worker-bots-default")),
    ] = None,
) -> None:
    """Let bots think on this machine for the servers that share a database."""
    from touchline.engine.errors import TouchlineError
    from touchline.tables.opening import check_database
    from touchline.tables.store import StoreError

    check_database(database)
    from touchline.tables.workers import work

    try:
        work(database, bots)
    except StoreError as error:
        raise TouchlineError(str(error)) from error


def run(
    host: str, port: int | None, data: Path | None, bot_pause: float, *, open_browser: bool, **more: Any
) -> None:
    """Serve until it is stopped."""
    from touchline.web.serve import serve

    serve(host, port, data, open_browser, bot_pause, **more)
