"""`touchline bench`: how fast games and searches run here, pure and compiled, measured in turn in one run."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import typer
from rich.console import Console

from touchline import __version__
from touchline.cli import complete
from touchline.cli.arguments import AsJson
from touchline.cli.builds import Build, BuildName, NoBuild, find_build
from touchline.cli.show import complain, out, print_json, progress, say
from touchline.engine.speech import listed

BUILDS: tuple[BuildName, ...] = ("pure", "compiled")
ROUNDS = 5
PLAY_SHARE = 0.6  # of the time; the rest is for searches

SEARCH = ("worlds_per_s", "trials_per_s")

Figures = dict[str, float]


def bench(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=say("bench-game"), autocompletion=complete.games)
    ] = "",
    seconds: Annotated[float, typer.Option(min=0.1, help=say("bench-seconds"))] = 5.0,
    json: AsJson = False,
    only_self: Annotated[bool, typer.Option("--only-self", help=say("bench-only-self"))] = False,
) -> None:
    """Measure random play, copies of states, observations and searches, pure and compiled."""
    from touchline.engine.game import find, known

    games: list[str] = [find(game).spec] if game else list(known())
    seen = _measure_self(games, seconds) if only_self else _side_by_side(games, seconds)
    figures = {"machine": machine(), "version": __version__, "speeds": list(seen.values())}
    if json:
        print_json(figures)
    else:
        show(list(seen.values()), out)


def machine() -> dict[str, Any]:
    """Where the figures were seen."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or "unknown")


def _measure_self(games: list[str], seconds: float) -> dict[str, Any]:
    """The running build, in this process."""
    from touchline.api import is_compiled
    from touchline.bots import speed as search_speed
    from touchline.bots.minds import can_look_ahead
    from touchline.engine.game import find
    from touchline.engine.speed import measure

    ours = "compiled" if is_compiled() else "pure"
    seen: dict[str, Any] = {}
    for id in games:
        row = {**_facts(id), "pure": None, "compiled": None}
        figures = asdict(measure(find(id), row["seats"], seconds * PLAY_SHARE))
        if can_look_ahead(find(id).id):
            figures |= asdict(search_speed.measure(id, seconds * (1 - PLAY_SHARE)))
        row[ours] = _rounded(figures)
        seen[id] = row
    return seen


def _facts(id: str) -> dict[str, Any]:
    from touchline.engine.game import find
    from touchline.engine.speed import usual_seats

    return {**find(id).facts, "seats": usual_seats(find(id))}


def _side_by_side(games: list[str], seconds: float) -> dict[str, Any]:
    """Both builds in turn, each round in a fresh process; the median of the rounds counts."""
    builds = _builds()
    samples: dict[tuple[str, BuildName], list[Figures]] = {}
    steps = ROUNDS * len(builds) * len(games)
    with progress(say("measuring"), steps) as done:
        for _ in range(ROUNDS):
            for id in games:
                for build in builds:
                    sample = _one_round(build, id, seconds / ROUNDS)
                    samples.setdefault((id, build.name), []).append(sample)
                    done(sum(map(len, samples.values())))
    seen: dict[str, Any] = {}
    for id in games:
        seen[id] = _facts(id)
        for name in BUILDS:
            rounds = samples.get((id, name))
            seen[id][name] = _middle(rounds) if rounds else None
    return seen


def _builds() -> list[Build]:
    found = []
    for name in BUILDS:
        try:
            found.append(find_build(name))
        except NoBuild as missing:
            complain(str(missing))
    return found


def _one_round(build: Build, game: str, seconds: float) -> Figures:
    words = ("bench", game, "--json", "--only-self", "--seconds", str(max(seconds, 0.1)))
    figures: Figures = build.run_json(*words, seconds=seconds)["speeds"][0][build.name]
    return figures


def _middle(rounds: list[Figures]) -> Figures:
    return _rounded({name: median(sample[name] for sample in rounds) for name in rounds[0]})


def _rounded(figures: Figures) -> Figures:
    digits = {
        "decisions_per_s": 0,
        "games_per_s": 1,
        "decisions_per_game": 1,
        "copy_us": 3,
        "observations_per_s": 0,
    }
    digits |= {"worlds_per_s": 0, "trials_per_s": 1}
    return {name: round(value, digits[name]) for name, value in figures.items()}


def show(seen: list[dict[str, Any]], to: Console) -> None:
    """A table that fits a terminal of 80 columns."""
    from rich import box
    from rich.table import Table

    from touchline.engine.game import find

    table = Table(say("column-game"), say("column-build"), box=box.SIMPLE_HEAD, padding=0, pad_edge=False)
    for heading in ("decisions", "games", "copy", "looks", "worlds", "trials"):
        table.add_column(say(f"speed-{heading}"), justify="right", no_wrap=True)
    for row in seen:
        own = row["edition"] != find(row["game"]).edition
        called = f"{row['game']}@{row['edition']}" if own else row["game"]
        for name in BUILDS:
            if figures := row[name]:
                speeds = (f"{figures['decisions_per_s']:,.0f}", f"{figures['games_per_s']:,.0f}")
                search = [f"{figures[what]:,.0f}" if what in figures else "" for what in SEARCH]
                copies = (f"{figures['copy_us']:.2f}", f"{figures['observations_per_s']:,.0f}")
                table.add_row(called, name, *speeds, *copies, *search)
    to.print(table)
    seats = listed((str(each) for each in sorted({row["seats"] for row in seen})), "or")
    to.print(say("bench-note", seats=seats))
