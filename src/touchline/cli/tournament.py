"""`touchline tournament`: which bot is stronger, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from touchline.cli import complete
from touchline.cli.arguments import MOST_GAMES, AsJson, GameId, Options, Seed, split, switched_on
from touchline.cli.show import complain, out, print_json, progress, say
from touchline.engine.words import counted

On = Annotated[str, typer.Option(metavar="cores|ray", help="Where it runs: this machine's cores, or Ray.")]
Address = Annotated[
    str | None,
    typer.Option(metavar="HOST:PORT", help="A Ray cluster.", show_default="a Ray of its own on this machine"),
]
Processes = Annotated[int, typer.Option(min=0, help="How many workers; 0 is one for each core.")]


def tournament(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B[,…]",
            help="The bots that compete, by name or as ./mybot.py:mine.",
            autocompletion=complete.bots,
        ),
    ],
    seats: Annotated[int, typer.Option(help="How many managers play at a table.")] = 2,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="How many games; rounded up to whole rounds.")
    ] = 100,
    seed: Seed = 1,
    option: Options = None,
    processes: Processes = 0,
    on: On = "cores",
    address: Address = None,
    to: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Keep each game here; the same command continues where it stopped."
        ),
    ] = None,
    on_failure: Annotated[
        str,
        typer.Option(
            metavar="lose|replace|raise",
            help="What becomes of a bot that crashes, answers what is not legal or is too slow: "
            "it loses the game, another plays on for it, or the tournament stops.",
        ),
    ] = "lose",
    seconds: Annotated[
        float, typer.Option(min=0, help="How long a decision may take; 0 is as long as it likes.")
    ] = 0.0,
    against_release: Annotated[
        str,
        typer.Option(
            metavar="WHEEL|NUMBER",
            help="Let the same bots of an earlier release compete too: its wheel, or its number if the wheel "
            "lies in ./dist or in the folder that TOUCHLINE_RELEASES names.",
        ),
    ] = "",
    json: AsJson = False,
) -> None:
    """Let bots compete: every deal in all seatings, with ratings and intervals."""
    from touchline.bots.asking import Care
    from touchline.engine.game import find
    from touchline.lab import tournament as lab
    from touchline.lab.schedule import rounded_up

    found = find(game)
    found.check_seats(seats)
    care = Care(on_failure, seconds)
    names = split(bots)
    if against_release:
        names += [f"{name}@{against_release}" for name in names]
    setup = lab.set_up(game, names, seats, seed, switched_on(found, option, seats), care)
    total = rounded_up(setup.bots, seats, games)
    where: dict[str, Any] = {"on": on, "workers": processes, "address": address}
    try:
        with progress(f"{found.title}: {', '.join(setup.bots)}", total) as done:
            figures = lab.play(setup, games, out=to, progress=done, say=complain, **where)
    except KeyboardInterrupt:
        if to:
            complain(f"Stopped. {to} has the games that were played; the same command continues from there.")
        raise
    if json:
        print_json(figures)
    else:
        _print(figures, games)


def _print(figures: dict[str, Any], asked: int) -> None:
    from rich.table import Table

    table = Table("bot")
    for heading in (
        "share of wins",
        "95 % interval",
        "of equals",
        "rating",
        "95 % interval",
        "p95 ms a move",
    ):
        table.add_column(heading, justify="right")
    for row in sorted(figures["by_bot"], key=lambda row: -row["rating"]):
        rated = "–" if row["rating_low"] is None else f"{row['rating_low']:.0f} to {row['rating_high']:.0f}"
        table.add_row(
            row["bot"],
            f"{100 * row['share']:.1f} %",
            f"{100 * row['low']:.1f} to {100 * row['high']:.1f} %",
            f"{100 * row['expected']:.1f} %",
            f"{row['rating']:.0f}",
            rated,
            f"{figures['timing'][row['bot']]['p95_ms']:,.1f}",
        )
    out.print(table)
    more = "" if figures["games"] == asked else f" (rounded up from {asked} to whole rounds)"
    say(
        f"{counted(figures['games'], 'game')}{more}: {counted(figures['deals'], 'deal')}, each in "
        f"{counted(figures['games_per_deal'], 'seating')}; first place shared in {figures['shared_wins']}."
    )
    seats = ", ".join(f"{100 * row['share']:.1f} %" for row in figures["by_seat"])
    say(f"Share of wins by seat, whoever sat there: {seats}.")
    for bot, failed in figures["failures"].items():
        kinds = ", ".join(f"{kind} {count}" for kind, count in failed["kinds"].items())
        say(f"{bot} failed in {counted(failed['games'], 'game')} ({kinds}). The first time, it")
        say(failed["first"][0]["text"])
