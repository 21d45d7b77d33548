"""`touchline check`: the engine's promises, held against many random games."""

from __future__ import annotations

from typing import Annotated

import typer

from touchline import __version__
from touchline.cli.arguments import MOST_GAMES, AsJson, GameId, Seed
from touchline.cli.show import complain, print_json, progress, say
from touchline.engine.words import counted

SHOWN = 10  # failures that are printed


def check(
    game: GameId,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="How many games, spread over all variants.")
    ] = 100,
    seed: Seed = 1,
    json: AsJson = False,
) -> None:
    """Play random games and check every promise of the engine at every decision."""
    from dataclasses import asdict

    from touchline.engine.check import check_game
    from touchline.engine.game import find
    from touchline.engine.variants import left_out

    found = find(game)
    with progress(f"Checking {found.title}", games) as done:
        report = check_game(found, games, seed, lambda played, _: done(played))
    if json:
        print_json({**found.facts, "version": __version__, "seed": seed, **asdict(report)})
    else:
        say(
            f"{found.title}: {counted(report.games, 'game')}, {counted(report.decisions, 'decision')}, "
            f"{counted(report.redeals, 'redealt world')}, {counted(report.leaks, 'leak')}, "
            f"{counted(report.hostile, 'hostile option')} refused, "
            f"{counted(report.interleavings, 'other order')} of simultaneous answers, "
            f"{counted(report.twins, 'pair')} of worlds that look the same, "
            f"{counted(report.unnoticed, 'unnoticed move')}, {counted(len(report.failures), 'failure')}."
        )
        if endless := left_out(found):
            say(f"Not played, because such a game need not end: {', '.join(endless)}.")
    for failure in report.failures[:SHOWN]:
        complain(failure)
    if len(report.failures) > SHOWN:
        complain(f"… and {len(report.failures) - SHOWN} more; --json prints all.")
    if report.failures:
        raise typer.Exit(1)
