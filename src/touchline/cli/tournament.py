"""`touchline tournament`: which bot is stronger, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from touchline.cli import complete
from touchline.cli.arguments import MOST_GAMES, AsJson, GameId, Options, Seed, split, switched_on
from touchline.cli.show import complain, counted, out, print_json, progress, say, tell

On = Annotated[str, typer.Option(metavar="cores|ray", help=say("tournament-on"))]
Address = Annotated[
    str | None,
    typer.Option(
        metavar="HOST:PORT", help=say("tournament-address"), show_default=say("tournament-address-default")
    ),
]
Processes = Annotated[int, typer.Option(min=0, help=say("tournament-processes"))]


def tournament(
    game: GameId,
    bots: Annotated[
        str, typer.Option(metavar="A,B[,…]", help=say("tournament-bots"), autocompletion=complete.bots)
    ],
    seats: Annotated[int, typer.Option(help=say("tournament-seats"))] = 2,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("tournament-games"))] = 100,
    seed: Seed = 1,
    option: Options = None,
    processes: Processes = 0,
    on: On = "cores",
    address: Address = None,
    to: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("tournament-to"))] = None,
    on_failure: Annotated[
        str, typer.Option(metavar="lose|replace|raise", help=say("tournament-on-failure"))
    ] = "lose",
    seconds: Annotated[float, typer.Option(min=0, help=say("tournament-seconds"))] = 0.0,
    against_release: Annotated[
        str, typer.Option(metavar="WHEEL|NUMBER", help=say("tournament-against-release"))
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
            complain(say("tournament-stopped", file=str(to)))
        raise
    if json:
        print_json(figures)
    else:
        _print(figures, games)


def _print(figures: dict[str, Any], asked: int) -> None:
    from rich.table import Table

    table = Table(say("column-bot"))
    for heading in ("share", "interval", "equals", "rating", "interval", "time"):
        table.add_column(say(f"tournament-{heading}"), justify="right")
    for row in sorted(figures["by_bot"], key=lambda row: -row["rating"]):
        rated = (
            "–"
            if row["rating_low"] is None
            else say("from-to", low=f"{row['rating_low']:.0f}", high=f"{row['rating_high']:.0f}")
        )
        table.add_row(
            row["bot"],
            f"{100 * row['share']:.1f} %",
            say("from-to", low=f"{100 * row['low']:.1f}", high=f"{100 * row['high']:.1f} %"),
            f"{100 * row['expected']:.1f} %",
            f"{row['rating']:.0f}",
            rated,
            f"{figures['timing'][row['bot']]['p95_ms']:,.1f}",
        )
    out.print(table)
    more = "" if figures["games"] == asked else say("tournament-rounded", asked=asked)
    facts = {"deals": counted(figures["deals"], "deal"), "shared": figures["shared_wins"]}
    facts["seatings"] = counted(figures["games_per_deal"], "seating")
    tell(say("tournament-played", games=counted(figures["games"], "game") + more, **facts))
    seats = ", ".join(f"{100 * row['share']:.1f} %" for row in figures["by_seat"])
    tell(say("tournament-by-seat", shares=seats))
    for bot, failed in figures["failures"].items():
        kinds = ", ".join(f"{kind} {count}" for kind, count in failed["kinds"].items())
        tell(say("tournament-failed", bot=bot, games=counted(failed["games"], "game"), kinds=kinds))
        tell(failed["first"][0]["text"])
