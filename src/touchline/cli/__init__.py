"""The command line. Each group of commands is a module; heavy things are imported when they are used."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from touchline.cli import (
    bench,
    check,
    edition,
    lab,
    lists,
    puzzles,
    records,
    rules,
    server,
    sim,
    tournament,
    upkeep,
)
from touchline.cli.show import LANG, LANGUAGE, WORDS, Commands, say, tell
from touchline.engine.errors import TouchlineError
from touchline.engine.speech import speaking
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

        tell(version())
        raise typer.Exit()


@app.callback(help=f"{say('help')}\n\n{say('help-more')}")
def play(
    ctx: typer.Context,
    host: server.Host = server.HOST,
    port: server.Port = None,
    data: server.Data = None,
    bot_pause: server.BotPause = server.PAUSE,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=say("play-browser"))] = True,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=say("play-version"))
    ] = False,
    editions: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help=say("play-editions"),
            file_okay=False,
            show_default=say("play-editions-default"),
        ),
    ] = None,
    lang: Annotated[str, typer.Option(LANG, metavar="LANGUAGE", help=say("play-lang"))] = "",
) -> None:
    """Play without a command; with one, only what is said for all of them."""
    if lang and lang not in WORDS.languages():
        raise TouchlineError(say("no-language", languages=", ".join(WORDS.languages())))
    use_editions(editions)
    if ctx.invoked_subcommand is None:
        server.run(host, port, data, bot_pause, open_browser=browser)


for command in (
    server.serve,
    server.worker,
    lists.games,
    lists.bots,
    sim.sim,
    lab.lab,
    tournament.tournament,
    puzzles.puzzles,
    bench.bench,
    check.check,
    rules.rules,
    records.record,
    records.verify,
    records.replay,
    upkeep.backup,
    upkeep.restore,
    upkeep.doctor,
    upkeep.move_database,
):
    name = command.__name__.replace("_", "-")
    app.command(name, help=say(f"help-{name}"))(command)
app.add_typer(edition.app, name="edition")


def main() -> None:
    """Run the command line, in the language of whoever typed it."""
    with speaking(LANGUAGE):
        app(prog_name="touchline")
