"""`touchline` and `touchline serve`: the tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

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


PublicUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="The address by which others reach this server, for example https://play.example.org.",
        show_default="found out",
    ),
]
AllowHost = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="A name by which this server may be called, besides addresses and names of the home network; "
        "*.example.org for all below; may be given several times.",
    ),
]
OpenMetrics = Annotated[
    bool, typer.Option("--open-metrics", help="Give /metrics to everybody, not to this machine alone.")
]
MailServer = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="TOUCHLINE_MAIL_SERVER",
        help="The mail server for letters to people whose turn it is, for example "
        "smtp://user:password@mail.example.org:587.",
        show_default="no letters",
    ),
]
MailFrom = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="TOUCHLINE_MAIL_FROM",
        help="The address that letters come from.",
        show_default="none",
    ),
]
NoticesInside = Annotated[
    bool,
    typer.Option(
        "--notices-inside",
        help="Let notices go to addresses inside this network too, and by plain http. "
        "Only where everybody who can reach this server may reach those as well.",
    ),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    typer.Option(help="What is written to stderr; info has a line for every request."),
]
LogJson = Annotated[bool, typer.Option("--log-json", help="Write one JSON object for each line.")]


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
        log_level=log_level,
        log_json=log_json,
    )


def run(
    host: str, port: int | None, data: Path | None, bot_pause: float, *, open_browser: bool, **more: Any
) -> None:
    """Serve until it is stopped."""
    from touchline.web.serve import serve

    serve(host, port, data, open_browser, bot_pause, **more)
