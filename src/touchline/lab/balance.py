"""A lab run from end to end: play many games, keep what was seen of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from touchline import __version__
from touchline.bots import get
from touchline.engine.game import find
from touchline.lab import fleet
from touchline.lab.files import Report, Run, compact, gather
from touchline.lab.watch import goods_of, jobs, rotations, watch

Progress = Callable[[int], None]  # is told how many games were played


def play(
    spec: str,
    bots: list[str],
    games: int,
    *,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    on: str = "cores",
    processes: int = 0,
    address: str | None = None,
    progress: Progress = lambda done: None,
) -> Report:
    """Play at least that many games, whole deals of them, and gather what was seen."""
    game = find(spec)
    game.check_seats(len(bots))
    game.option_values(options or {}, len(bots), bots_alone=True)
    for name in bots:
        get(name, spec)
    todo = jobs(game.spec, tuple(bots), options or {}, seed, games)
    turns = len(rotations(tuple(bots)))
    deals = sum(len(job.deals) for job in todo)
    parts: dict[int, dict[str, Any]] = {}
    for index, tables in fleet.run(watch, todo, on=on, workers=processes, address=address):
        parts[index] = compact(tables)
        progress(sum(len(todo[at].deals) for at in parts) * turns)
    run = Run(
        spec=spec,
        title=game.title,
        edition=game.edition,
        content=game.content_hash,
        rules_version=game.rules_version,
        version=__version__,
        seats=len(bots),
        bots=bots,
        options=options or {},
        seed=seed,
        deals=deals,
        games=deals * turns,
        rounds=game.rounds[0],
        goods=goods_of(game, len(bots), options or {}),
    )
    return gather(run, [parts[index] for index in sorted(parts)])
