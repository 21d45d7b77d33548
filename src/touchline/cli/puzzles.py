"""`touchline puzzles`: decisions of bot games in which one option is better than all others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from touchline.cli.arguments import AsJson, GameId, Seed
from touchline.cli.show import complain, counted, print_json, progress, say, tell

MOST_PUZZLES = 10_000


def puzzles(
    game: GameId,
    count: Annotated[int, typer.Option(min=1, max=MOST_PUZZLES, help=say("puzzles-count"))] = 10,
    seed: Seed = 1,
    to: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help=say("puzzles-to")),
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help=say("puzzles-workers"))] = 0,
    minutes: Annotated[float, typer.Option(min=0, help=say("puzzles-minutes"))] = 0.0,
    json: AsJson = False,
) -> None:
    """Make puzzles from games of bots, each confirmed in many imagined worlds."""
    from touchline.bots.puzzles import read, write
    from touchline.engine.game import find
    from touchline.lab import puzzles as lab

    found = find(game)
    kept = read(to.read_text(encoding="utf-8")) if to and to.exists() else []
    with progress(found.title, count) as done:
        made, totals = lab.puzzles(
            found.spec, count, seed, workers=workers, seconds=60 * minutes, kept=kept, progress=done
        )
    if to:
        to.write_text(write(made), encoding="utf-8")
    figures = {
        "puzzles": len(made),
        "games": totals.games,
        "looked_at": totals.looked,
        "candidates": totals.candidates,
        "confirmed": totals.confirmed,
        "cpu_seconds": round(totals.seconds, 1),
    }
    if json:
        print_json(figures)
        return
    if not to:
        print(write(made), end="")
    (tell if to else complain)(
        say(
            "puzzles-made",
            puzzles=counted(len(made), "puzzle"),
            games=counted(totals.games, "game"),
            looked=totals.looked,
            candidates=totals.candidates,
            confirmed=totals.confirmed,
            seconds=round(totals.seconds),
        )
    )
