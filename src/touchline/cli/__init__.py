"""The command line. Each group of commands is a module; heavy things are imported when they are used."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from touchline.cli import bench, check, edition, lab, lists, records, rules, server, sim, tournament, upkeep
from touchline.cli.show import Commands, say
from touchline.places import use_editions

app = typer.Typer(
    name="touchline",
    cls=Commands,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        from touchline.api import version

        say(version())
        raise typer.Exit()


@app.callback()
def play(
    ctx: typer.Context,
    host: server.Host = server.HOST,
    port: server.Port = None,
    data: server.Data = None,
    bot_pause: server.BotPause = server.PAUSE,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")
    ] = True,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which Touchline this is.")
    ] = False,
    editions: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Where your editions of the games are; also TOUCHLINE_EDITIONS.",
            file_okay=False,
            show_default="the user's data folder",
        ),
    ] = None,
) -> None:
    """Play, study and remix football-manager board games.

    Without a command: starts the server and opens the page.
    """
    use_editions(editions)
    if ctx.invoked_subcommand is None:
        server.run(host, port, data, bot_pause, open_browser=browser)


for command in (
    server.serve,
    lists.games,
    lists.bots,
    sim.sim,
    lab.lab,
    tournament.tournament,
    bench.bench,
    check.check,
    rules.rules,
    records.record,
    records.verify,
    records.replay,
    upkeep.backup,
    upkeep.restore,
    upkeep.doctor,
):
    app.command()(command)
app.add_typer(edition.app, name="edition")


def main() -> None:
    """Run the command line."""
    app(prog_name="touchline")
