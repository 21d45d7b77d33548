"""`touchline check`: the engine's promises, held against many random games."""

from __future__ import annotations

from typing import Annotated

import typer

from touchline import __version__
from touchline.cli.arguments import MOST_GAMES, AsJson, GameId, Seed
from touchline.cli.show import complain, counted, print_json, progress, say, tell

SHOWN = 10  # failures that are printed


def check(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("check-games"))] = 100,
    seed: Seed = 1,
    json: AsJson = False,
) -> None:
    """Play random games and check every promise of the engine at every decision."""
    from dataclasses import asdict

    from touchline.engine.check import check_game
    from touchline.engine.game import find
    from touchline.engine.variants import left_out

    found = find(game)
    with progress(say("checking", game=found.title), games) as done:
        report = check_game(found, games, seed, lambda played, _: done(played))
    if json:
        print_json({**found.facts, "version": __version__, "seed": seed, **asdict(report)})
    else:
        facts = {
            "game": report.games,
            "decision": report.decisions,
            "redealt-world": report.redeals,
            "leak": report.leaks,
            "hostile-option": report.hostile,
            "other-order": report.interleavings,
            "pair": report.twins,
            "unnoticed-move": report.unnoticed,
            "failure": len(report.failures),
        }
        told = {f"{thing}s": counted(number, thing) for thing, number in facts.items()}
        tell(say("checked", title=found.title, **told))
        if endless := left_out(found):
            tell(say("checked-endless", games=", ".join(endless)))
    for failure in report.failures[:SHOWN]:
        complain(failure)
    if len(report.failures) > SHOWN:
        complain(say("more", n=len(report.failures) - SHOWN))
    if report.failures:
        raise typer.Exit(1)
