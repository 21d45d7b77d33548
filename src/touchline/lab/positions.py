"""Positions of noisy games with how they ended: what a value network learns from, and is judged by.

Positions are taken where searches stop and look: at the first decision after the game's mark moved. Managers
of three kinds play: newcomers, old hands, and old hands who overlook something now and then. Each game is
dealt and played by its own number, so positions of one game never lie on both sides of a split.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from touchline.bots.minds import Weigh, mind, weigh
from touchline.bots.values import look
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find

KINDS: Final = ("newcomers", "old hands", "careless old hands")
MOST_OVERLOOKED: Final = 30  # options in a hundred, by a careless manager
EACH: Final = 6  # positions of a game, at most
PERCENT: Final = 100
COLUMNS: Final = ("rows", "promised", "won", "game", "kind")


@dataclass(frozen=True)
class Job:
    """Some games to play."""

    game: str
    seats: int
    first: int
    games: int
    seed: int


def manager(weighing: Weigh, overlooks: int) -> Any:
    """A manager who takes what promises most, and overlooks this many options in a hundred."""

    def choose(g: Any, seat: int, options: list[int], chance: Chance) -> int:
        values = weighing(g, seat, options, chance)
        seen = [at for at in range(len(options)) if chance.rand(PERCENT) >= overlooks]
        if not seen:
            return options[chance.rand(len(options))]
        return best([options[at] for at in seen], [values[at] for at in seen], chance)

    return choose


def play(job: Job, number: int) -> tuple[list[Any], list[list[float]], list[float], int]:
    """One game: the worlds that were looked at (by seat, as numbers), the promises, what each seat won."""
    game, known = find(job.game), mind(find(job.game))
    chance = Chance(f"{job.seed}:{number}:positions")
    kind = chance.rand(len(KINDS))
    managers = []
    for _ in range(job.seats):
        overlooks = chance.rand(MOST_OVERLOOKED) if kind == KINDS.index("careless old hands") else 0
        managers.append(manager(weigh(game) if kind == 0 else known.weigh, overlooks))
    g = game.new(job.seats, seed_state(f"{job.seed}:{number}"), game.option_values({}, job.seats))
    rules = game.rules
    rules.settle(g)
    last, seen = known.mark(g), 0
    found: list[Any] = []
    promised: list[list[float]] = []
    while (seat := g.next_seat()) >= 0:
        if (now := known.mark(g)) != last:
            last = now
            seen += 1
            # Of many such places, each is kept with the same chance.
            place = len(found) if len(found) < EACH else chance.rand(seen)
            if place < EACH:
                rows, hand_made = look(known, g)
                if place < len(found):
                    found[place], promised[place] = rows, hand_made
                else:
                    found.append(rows)
                    promised.append(hand_made)
        rules.apply(g, seat, managers[seat](g, seat, rules.options(g, seat), chance))
    places = [score.place for score in game.scores(g)]
    return found, promised, [(place == 1) / places.count(1) for place in places], kind


def play_some(job: Job) -> dict[str, Any]:
    """Some games as arrays, a row a position."""
    import numpy

    rows, hand, won, games, kinds = [], [], [], [], []
    for number in range(job.first, job.first + job.games):
        found, promised, shares, kind = play(job, number)
        rows += found
        hand += promised
        won += [shares] * len(found)
        games += [number] * len(found)
        kinds += [kind] * len(found)
    width = len(rows[0][0]) if rows else 0
    return {
        "rows": numpy.array(rows, numpy.float16).reshape(len(rows), job.seats, width),
        "promised": numpy.array(hand, numpy.float32).reshape(len(rows), job.seats),
        "won": numpy.array(won, numpy.float32).reshape(len(rows), job.seats),
        "game": numpy.array(games, numpy.int64),
        "kind": numpy.array(kinds, numpy.int8),
    }


def gather(game_id: str, seats: int, games: int, seed: int, workers: int = 0) -> dict[str, Any]:
    """Positions of this many games, played on all cores."""
    import numpy

    workers = workers or os.cpu_count() or 1
    step = max(1, min(200, games // workers))
    jobs = [Job(game_id, seats, first, min(step, games - first), seed) for first in range(0, games, step)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(play_some, jobs))
    return {name: numpy.concatenate([part[name] for part in parts]) for name in COLUMNS}


def write(path: Path, found: dict[str, Any], game_id: str, seed: int) -> None:
    """Keep positions in a file."""
    import numpy

    rules = find(game_id).rules_version
    numpy.savez_compressed(path, of=game_id, rules=rules, seed=seed, **found)


def read(path: Path) -> tuple[str, int, dict[str, Any]]:
    """The game, the version of its rules, and the positions of a file."""
    import numpy

    try:
        with numpy.load(path, allow_pickle=False) as file:
            return str(file["of"]), int(file["rules"]), {name: file[name] for name in COLUMNS}
    except Exception as error:  # numpy and zipfile fail in many ways
        raise TouchlineError(
            f"{path} holds no positions. Make some: touchline lab positions GAME --out {path}"
        ) from error
