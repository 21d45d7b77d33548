"""Finds how an experienced manager should look at a game: the figures of its temper, by playing.

    python -m tools.tempers GAME [--minutes 5] [--workers 2] [--seed 1]

Two managers who do not search play each other, one with all figures of the temper a little up or down by
chance, the other with the opposite. What the winners had in common moves the temper. In the end the new
temper, the mean of the last third, plays the old one and newcomers on deals that it has not seen. Prints
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
from typing import Any, Final, NamedTuple

from touchline.bots.minds import Weigh
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.game import find

STEP: Final = 0.25  # how far the figures of the two differ from the temper, as a share
PACE: Final = (0.6, 0.08)  # steps for each unit of pull in a batch, at first and in the end
BATCH: Final = 80  # deals of a worker, each played in both seatings
JUDGED: Final = 0.2  # of the time is for the last comparison
# Figures that are not moved.
LEFT_OUT: Final = {
    "footmania": {"draws", "sells_sponsors"},
    "eleven": {"aims"},
    "superclub": {"funds", "learned"},
}
# Figures that may be nothing, or less, are moved by so much, not by a share.
ADDED: Final = {
    "superclub": {
        "denial": 0.4,
        "starter": 0.3,
        "starter_later": 0.2,
        "decider": 0.5,
        "talent": 0.3,
        "in_goal": 0.2,
        "crowd": 0.1,
        "weapon": 0.2,
        "place": 0.35,
        "place_later": 0.4,
    },
    "footmania": {"denial": 0.4, "bench": 0.15, "next_move": 0.3, "rivalry": 0.3},
    "time_of_soccer": {"attack": 0.3},
    "eleven": {},
    "best11": {},
}
Figures = list[float]


class Bidder(NamedTuple):
    """A temper of Best 11 with the way to bid that goes with it."""

    rate: float
    cost: float
    prize: float
    waver: float
    handicap: float
    pace: float
    symbols: float
    tactics: float
    price: float


def best11(temper: Bidder) -> Weigh:
    """A manager in Best 11; his way to bid gets a number of its own."""
    game = find("best11")
    bot, bidding = game.module("bot"), game.module("bidding")
    look = game.module("valuation").Temper(temper.pace, temper.symbols, temper.tactics, temper.price)
    style = bidding.Style(temper.rate, temper.cost, temper.prize, look, temper.waver, temper.handicap)
    if len(bidding.STYLES) + 1 >= bidding.PLAIN_STYLES:
        del bidding.STYLES[bidding.BUILT_IN :]
        bidding._plans.clear()
    number = len(bidding.STYLES)
    bidding.STYLES.append(style)
    return lambda w, seat, options, chance: bot.weigh_with(bidding.Outlook(w, seat, look), options, number)


def bidder(number: int) -> Bidder:
    """The way to bid with this number."""
    style = find("best11").module("bidding").STYLES[number]
    return Bidder(style.rate, style.cost, style.prize, style.waver, style.handicap, *style.temper)


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
    homes = {"time_of_soccer": "eleven", "best11": "bidding"}
    home = find(game_id).module(homes.get(game_id, "valuation"))
    if game_id == "best11":
        return best11, bidder(home.EXPERIENCED), bidder(home.NEWCOMERS)
    if game_id == "eleven":
        return eleven, home.SHREWD, home.NEWCOMER
    return with_outlook(game_id, *(["chance"] if game_id == "footmania" else [])), home.SHREWD, home.NEWCOMER


def moved(game_id: str, temper: Any, names: list[str], by: Figures) -> Any:
    """A temper with these figures changed, in steps of a quarter, or of their own."""
    added = ADDED[game_id]
    figures = {}
    for name, more in zip(names, by, strict=True):
        old = getattr(temper, name)
        figures[name] = old + more * added[name] if name in added else old * math.exp(STEP * more)
    return temper._replace(**figures)


def play(game_id: str, weigh: list[Weigh], seed: str) -> float:
    """What the first wins of one game against the second, from 0 to 1."""
    game = find(game_id)
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
    make = managers(game_id)[0]
    first, second = make(one), make(other)
    return (play(game_id, [first, second], seed) + 1 - play(game_id, [second, first], seed)) / 2


def pull(job: tuple[str, Any, list[str], Figures, str, int]) -> Figures:
    """Which way so many deals pull each figure."""
    game_id, shrewd, names, at, seed, deals = job
    chance = random.Random(seed)
    pulled = [0.0] * len(names)
    for deal in range(deals):
        signs = [chance.choice((-1.0, 1.0)) for _ in names]
        up = moved(game_id, shrewd, names, [a + sign for a, sign in zip(at, signs, strict=True)])
        down = moved(game_id, shrewd, names, [a - sign for a, sign in zip(at, signs, strict=True)])
        won = 2 * pair((game_id, up, down, f"{seed}:{deal}")) - 1
        pulled = [old + won * sign / deals for old, sign in zip(pulled, signs, strict=True)]
    return pulled


def share(pool: ProcessPoolExecutor, job: tuple[str, Any, Any, str], until: float, workers: int) -> Figures:
    """The share of the first, its standard error, and the games, until the time is up."""
    game_id, one, other, seed = job
    won: list[float] = []
    while time.time() < until or len(won) < 2:
        jobs = [(game_id, one, other, f"{seed}:{len(won) + deal}") for deal in range(20 * workers)]
        won += pool.map(pair, jobs, chunksize=10)
    return [round(fmean(won), 4), round(stdev(won) / math.sqrt(len(won)), 4), 2 * len(won)]


def find_temper(game_id: str, minutes: float, workers: int, seed: int) -> dict[str, Any]:
    """Move the temper until the time is up; what came of it."""
    _, shrewd, newcomer = managers(game_id)
    names = [name for name in shrewd._fields if name not in LEFT_OUT.get(game_id, set())]
    start, whole = time.time(), 60 * minutes
    at = [0.0] * len(names)
    path: list[Figures] = []
    drift = [0.0] * len(names)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while (passed := (time.time() - start) / (whole * (1 - JUDGED))) < 1:
            jobs = [(game_id, shrewd, names, at, f"{seed}:{len(path)}:{w}", BATCH) for w in range(workers)]
            pulled = [fmean(each) for each in zip(*pool.map(pull, jobs), strict=True)]
            pace = PACE[0] + (PACE[1] - PACE[0]) * passed
            for i, pulls in enumerate(pulled):
                at[i] += pace * pulls * workers
                drift[i] += pulls
            path.append(at.copy())
        late = path[-(len(path) // 3 + 1) :]
        found = moved(game_id, shrewd, names, [fmean(each) for each in zip(*late, strict=True)])
        third = whole * JUDGED / 3
        ends = [start + whole - third * left for left in (2, 1, 0)]
        return {
            "game": game_id,
            "games": 2 * BATCH * workers * len(path),
            "temper": {name: round(float(getattr(found, name)), 4) for name in names},
            "pull": {name: round(each / len(path), 4) for name, each in zip(names, drift, strict=True)},
            "against the old one": share(pool, (game_id, found, shrewd, f"{seed}:old"), ends[0], workers),
            "against newcomers": share(pool, (game_id, found, newcomer, f"{seed}:new"), ends[1], workers),
            "the old one against newcomers": share(
                pool, (game_id, shrewd, newcomer, f"{seed}:new"), ends[2], workers
            ),
        }


def main() -> None:
    """Find one and print it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuple(ADDED))
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps(find_temper(asked.game, asked.minutes, asked.workers, asked.seed), indent=1))


if __name__ == "__main__":
    main()
