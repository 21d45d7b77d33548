"""`touchline check`: the engine's promises, held against many random games."""

from __future__ import annotations

from typing import Annotated

import typer

from touchline.cli.asked import MOST_GAMES, AsJson, GameId, Seed
from touchline.cli.show import complain, print_json, progress, say

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

    found = find(game)
    with progress(f"Checking {found.title}", games) as done:
        report = check_game(found, games, seed, lambda played, _: done(played))
    if json:
        print_json({"game": found.id, "edition": found.edition, "seed": seed, **asdict(report)})
    else:
        say(
            f"{found.title}: {report.games} games, {report.decisions} decisions, {report.redeals} redeals, "
            f"{report.leaks} leaks, {report.hostile} hostile options refused, "
            f"{report.interleavings} other orders of simultaneous answers, {report.twins} pairs of worlds "
            f"that look the same, {report.unnoticed} unnoticed moves, {len(report.failures)} failures."
        )
    for failure in report.failures[:SHOWN]:
        complain(failure)
    if len(report.failures) > SHOWN:
        complain(f"… and {len(report.failures) - SHOWN} more; --json prints all.")
    if report.failures:
        raise typer.Exit(1)
