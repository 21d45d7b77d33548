"""`touchline sim`: bots play each other, many times."""

from __future__ import annotations

import os
from collections import Counter
from time import perf_counter
from typing import Annotated, Any

import typer

from touchline.cli.asked import AsJson, Bots, GameId, Options, Seats, Seed, line_up, switched_on
from touchline.cli.show import out, print_json, progress, say


def sim(
    game: GameId,
    bots: Bots = "random",
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 1,
    option: Options = None,
    processes: Annotated[
        int, typer.Option(min=0, help="How many processes play; 0 is one for each core.")
    ] = 0,
    json: AsJson = False,
) -> None:
    """Let bots play each other and count who wins."""
    from touchline.bots.arena import play_many
    from touchline.engine.game import find

    found = find(game)
    names = line_up(found, seats, bots)
    options = switched_on(found, option)
    processes = processes or os.cpu_count() or 1
    tally = Tally(names)
    start = perf_counter()
    with progress(f"{found.title}: {', '.join(names)}", games) as done:
        for result in play_many(found.id, names, games, seed, options, processes):
            tally.add(result.scores, result.places, result.decisions)
            done(tally.games)
    figures = {
        "game": found.id,
        "seats": len(names),
        "bots": names,
        "options": sorted(options),
        "seed": seed,
        "processes": processes,
        **tally.figures(perf_counter() - start),
    }
    if json:
        print_json(figures)
    else:
        _print(figures)


class Tally:
    """Counts results. A shared first place is a win for everybody who shares it."""

    def __init__(self, bots: list[str]) -> None:
        self.bots = bots
        self.games = 0
        self.decisions = 0
        self.shared = 0
        self.wins: Counter[str] = Counter(dict.fromkeys(bots, 0))
        self.seat_wins = [0] * len(bots)
        self.points = [0] * len(bots)

    def add(self, scores: list[int], places: list[int], decisions: int) -> None:
        """Count one game."""
        winners = [seat for seat, place in enumerate(places) if place == 1]
        self.games += 1
        self.decisions += decisions
        self.shared += len(winners) > 1
        self.wins.update({self.bots[seat] for seat in winners})
        for seat, points in enumerate(scores):
            self.points[seat] += points
            self.seat_wins[seat] += seat in winners

    def figures(self, seconds: float) -> dict[str, Any]:
        """What was seen: `wins` are games in which a seat of that bot came first."""
        means = [points / self.games for points in self.points]
        return {
            "games": self.games,
            "seconds": round(seconds, 3),
            "games_per_s": round(self.games / seconds, 2),
            "decisions_per_s": round(self.decisions / seconds, 1),
            "decisions": self.decisions,
            "wins": dict(self.wins),
            "shared_wins": self.shared,
            "mean_scores": {
                bot: round(_mean([means[seat] for seat, name in enumerate(self.bots) if name == bot]), 2)
                for bot in self.wins
            },
            "by_seat": [
                {"seat": seat, "bot": bot, "wins": self.seat_wins[seat], "mean_score": round(means[seat], 2)}
                for seat, bot in enumerate(self.bots)
            ],
        }


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _print(figures: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table("seat", "bot")
    for heading in ("wins", "of all games", "mean score"):
        table.add_column(heading, justify="right")
    for row in figures["by_seat"]:
        share = f"{100 * row['wins'] / figures['games']:.1f} %"
        table.add_row(str(row["seat"]), row["bot"], str(row["wins"]), share, f"{row['mean_score']:.2f}")
    out.print(table)
    wins = ", ".join(f"{bot} {won}" for bot, won in figures["wins"].items())
    say(f"Games won: {wins} of {figures['games']}; first place shared in {figures['shared_wins']}.")
    say(
        f"{figures['games_per_s']:,} games/s, {figures['decisions_per_s']:,.0f} decisions/s "
        f"in {figures['processes']} processes."
    )
