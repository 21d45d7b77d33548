"""Finds how an experienced manager should look at a game: the figures of its temper, by playing.

    python -m tools.tempers GAME [--minutes 5] [--workers 2] [--seed 1]

Two managers who do not search play each other, one with all figures of the temper a little up or down by
chance, the other with the opposite. What the winners had in common moves the temper. In the end the new
temper, the mean of the last half, plays the old one and newcomers on deals that it has not seen. Prints
everything as JSON.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any

from touchline.bots.minds import Weigh
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.game import find

STEP = 0.25  # how far the figures of the two differ from the temper, as a share
BOLDNESS = (0.5, 0.12)  # by how much a batch moves them, at first and in the end
BATCH = 160  # deals, each played in both seatings
LEFT_OUT = {"footmania": {"draws", "sells_sponsors"}}  # figures that are not moved
Figures = list[float]


def eleven(temper: Any) -> Weigh:
    """A manager in Eleven."""
    bot, redeal = find("eleven").module("bot"), find("eleven").module("redeal")

    def weigh(world: Any, seat: int, options: list[int], chance: Chance) -> list[float]:
        plays = world.open[seat] & 0xFF in bot.LINE_UP
        imagined = world if plays else redeal.shuffled(world, chance.rand(1 << 30))
        found: list[float] = bot.weigh_with(imagined, seat, options, temper)
        return found

    return weigh


def with_outlook(game_id: str, *more: str) -> Callable[[Any], Weigh]:
    """A manager of a game in which an `Outlook` weighs; the luck is asked for in Footmania."""
    game = find(game_id)
    bot, mind = game.module("bot"), game.module("valuation").Outlook

    def manager(temper: Any) -> Weigh:
        return lambda w, seat, options, chance: bot.weigh_with(
            mind(w, seat, temper), options, *([chance] if more else [])
        )

    return manager


def managers(game_id: str) -> tuple[Callable[[Any], Weigh], Any, Any]:
    """What makes a manager of a temper; an experienced one and a newcomer's."""
    home = find(game_id).module("eleven" if game_id == "time_of_soccer" else "valuation")
    if game_id == "eleven":
        return eleven, home.SHREWD, home.NEWCOMER
    return with_outlook(game_id, *(["chance"] if game_id == "footmania" else [])), home.SHREWD, home.NEWCOMER


def moved(temper: Any, names: list[str], by: Figures) -> Any:
    """A temper with these figures changed, as shares of what they were."""
    return temper._replace(
        **{name: getattr(temper, name) * math.exp(more) for name, more in zip(names, by, strict=True)}
    )


def play(game_id: str, tempers: list[Any], seed: str) -> float:
    """What the first wins of one game against the second, from 0 to 1."""
    game = find(game_id)
    make, _, _ = managers(game_id)
    weigh = [make(temper) for temper in tempers]
    g = game.new(2, seed_state(seed), game.option_values({}, 2, bots_alone=True))
    rules, chance = game.rules, Chance(f"{seed}:bots")
    rules.settle(g)
    while (seat := g.next_seat()) >= 0:
        options = rules.options(g, seat)
        rules.apply(g, seat, best(options, weigh[seat](g, seat, options, chance), chance))
    places = [score.place for score in game.scores(g)]
    return (places[0] == 1) / places.count(1)


def pair(job: tuple[str, Any, Any, str]) -> float:
    """The share of the first in a deal that is played in both seatings."""
    game_id, one, other, seed = job
    return (play(game_id, [one, other], seed) + 1 - play(game_id, [other, one], seed)) / 2


def share(pool: ProcessPoolExecutor, game_id: str, one: Any, other: Any, deals: int, seed: str) -> Figures:
    """The share of the first, and its standard error."""
    jobs = [(game_id, one, other, f"{seed}:{deal}") for deal in range(deals)]
    won = list(pool.map(pair, jobs, chunksize=2))
    return [round(fmean(won), 4), round(stdev(won) / math.sqrt(deals), 4)]


def find_temper(game_id: str, minutes: float, workers: int, seed: int) -> dict[str, Any]:
    """Move the temper until the time is up; what came of it."""
    _, shrewd, newcomer = managers(game_id)
    names = [name for name in shrewd._fields if name not in LEFT_OUT.get(game_id, set())]
    start, chance = time.time(), random.Random(seed)
    at = [0.0] * len(names)
    path: list[Figures] = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while (passed := (time.time() - start) / (60 * minutes)) < 1:
            signs = [[chance.choice((-STEP, STEP)) for _ in names] for _ in range(BATCH)]
            jobs = [
                (
                    game_id,
                    moved(shrewd, names, [a + b for a, b in zip(at, sign, strict=True)]),
                    moved(shrewd, names, [a - b for a, b in zip(at, sign, strict=True)]),
                    f"{seed}:{len(path)}:{deal}",
                )
                for deal, sign in enumerate(signs)
            ]
            won = list(pool.map(pair, jobs, chunksize=2))
            bold = BOLDNESS[0] + (BOLDNESS[1] - BOLDNESS[0]) * passed
            for i in range(len(names)):
                drift = fmean((2 * w - 1) * sign[i] / STEP for w, sign in zip(won, signs, strict=True))
                at[i] += bold * drift
            path.append(at.copy())
        late = path[len(path) // 2 :]
        found = moved(shrewd, names, [fmean(each) for each in zip(*late, strict=True)])
        deals = max(100, len(path) * BATCH // 20)
        return {
            "game": game_id,
            "games": 2 * BATCH * len(path),
            "temper": {name: round(float(getattr(found, name)), 4) for name in names},
            "against the old one": share(pool, game_id, found, shrewd, deals, f"{seed}:old"),
            "against newcomers": share(pool, game_id, found, newcomer, deals, f"{seed}:new"),
            "the old one against newcomers": share(pool, game_id, shrewd, newcomer, deals, f"{seed}:new"),
            "deals of these": deals,
        }


def main() -> None:
    """Find one and print it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("eleven", "footmania", "superclub", "time_of_soccer"))
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps(find_temper(asked.game, asked.minutes, asked.workers, asked.seed), indent=1))


if __name__ == "__main__":
    main()
