"""`touchline sim`: bots play each other, many times."""

from __future__ import annotations

import os
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from touchline import __version__
from touchline.cli.arguments import (
    MOST_GAMES,
    AsJson,
    Bots,
    GameId,
    Options,
    Seats,
    Seed,
    line_up,
    switched_on,
)
from touchline.cli.show import counted, out, print_json, progress, say, tell

if TYPE_CHECKING:
    from touchline.bots.arena import GameResult


def sim(
    game: GameId,
    bots: Bots = "random",
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("sim-games"))] = 100,
    seed: Seed = 1,
    option: Options = None,
    processes: Annotated[int, typer.Option(min=0, help=say("sim-processes"))] = 0,
    json: AsJson = False,
) -> None:
    """Let bots play each other and count who wins."""
    from touchline.bots.arena import play_many
    from touchline.engine.game import find
    from touchline.lab.fleet import in_order

    found = find(game)
    names = line_up(found, seats, bots)
    options = switched_on(found, option, len(names))
    processes = processes or os.cpu_count() or 1
    tally = Tally(names)
    spread = partial(in_order, workers=processes)
    start = perf_counter()
    with progress(f"{found.title}: {', '.join(names)}", games) as done:
        for result in play_many(found.spec, names, games, seed, options, spread):
            tally.add(result)
            done(tally.games)
    figures = {
        **found.facts,
        "version": __version__,
        "seats": len(names),
        "bots": names,
        "options": options,
        "seed": seed,
        "processes": processes,
        **tally.figures(perf_counter() - start),
    }
    if json:
        print_json(figures)
    else:
        _print(figures)


class Tally:
    """Counts results. Those who share a first place share the win."""

    def __init__(self, bots: list[str]) -> None:
        self.bots = bots
        self.games = 0
        self.decisions = 0
        self.shared = 0
        self.wins = [0.0] * len(bots)
        self.points = [0] * len(bots)

    def add(self, result: GameResult) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += result.decisions
        self.shared += result.places.count(1) > 1
        for seat, share in enumerate(result.wins):
            self.wins[seat] += share
            self.points[seat] += result.scores[seat]

    def figures(self, seconds: float) -> dict[str, Any]:
        """What was seen, for each bot over all its seats, and for each seat."""
        seats = {bot: [i for i, name in enumerate(self.bots) if name == bot] for bot in self.bots}
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "games_per_s": round(self.games / seconds, 2),
            "decisions_per_s": round(self.decisions / seconds, 1),
            "shared_wins": self.shared,
            "by_bot": [{"bot": bot, **self._row(own)} for bot, own in seats.items()],
            "by_seat": [{"seat": i, "bot": bot, **self._row([i])} for i, bot in enumerate(self.bots)],
        }

    def _row(self, seats: list[int]) -> dict[str, float]:
        """What some seats won together, in all and as a share of the games, and their mean score."""
        wins = sum(self.wins[i] for i in seats)
        mean = sum(self.points[i] for i in seats) / len(seats) / self.games
        return {
            "wins": round(wins, 2),
            "share": round(wins / self.games, 4),
            "mean_score": round(mean, 2),
        }


def _print(figures: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(say("column-seat"), say("column-bot"))
    for heading in ("wins", "share", "mean"):
        table.add_column(say(f"sim-{heading}"), justify="right")
    for row in figures["by_seat"]:
        share = f"{100 * row['share']:.1f} %"
        table.add_row(str(row["seat"]), row["bot"], f"{row['wins']:g}", share, f"{row['mean_score']:.2f}")
    out.print(table)
    wins = ", ".join(f"{row['bot']} {row['wins']:g}" for row in figures["by_bot"])
    shared, games = figures["shared_wins"], figures["games"]
    tell(say("sim-won", games=counted(games, "game"), wins=wins, shared=counted(shared, "game")))
    speeds = {"games": f"{figures['games_per_s']:,}", "decisions": f"{figures['decisions_per_s']:,.0f}"}
    tell(say("sim-speed", processes=counted(figures["processes"], "process"), **speeds))
