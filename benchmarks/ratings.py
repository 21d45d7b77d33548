"""Which ratings forecast better: the lab's fit of all games, ours after every game, or OpenSkill's.

python benchmarks/ratings.py [GAME …] [--play SECONDS] [--json]      (needs the extra `suites`)

The games are those of docs/results/bots.json, two bots each, in an order drawn by lot; with --play, also new
ones of cheap bots at tables of three and four. The first half is for learning, the second is forecast: the
log-loss of the winner (natural logarithms; who guesses has log of the seats), the mean of several orders.
"Online" ratings go on learning in the second half, as those of people do. A series of forty games shows how
soon each of them knows something.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable
from math import exp, log
from pathlib import Path
from random import Random
from time import perf_counter

from openskill.models import PlackettLuce

from touchline.bots.arena import play_game
from touchline.engine.game import known
from touchline.lab import ratings as lab
from touchline.tables.rating import Rating, chances, rated

CHEAP = ("random", "starter", "squad", "captain")
RESULTS = Path(__file__).parent.parent / "docs" / "results" / "bots.json"
ORDERS = 10
SHORT = 40
Game = tuple[list[str], list[int]]  # who, and at which place


def kept(game: str) -> list[Game]:
    """The games that are kept with the docs."""
    found: list[Game] = []
    for series in json.loads(RESULTS.read_text()):
        if series["game"] == game:
            places = {1.0: [1, 2], 0.5: [1, 1], 0.0: [2, 1]}
            found += [(series["bots"], places[won]) for won in series["won"]]
    return found


def played(game: str, seats: int, seconds: float) -> list[Game]:
    """New games of bots drawn by lot, as long as there is time."""
    lots, found, began = Random(f"{game} {seats}"), [], perf_counter()
    while perf_counter() - began < seconds:
        who = lots.sample(CHEAP, seats)
        found.append((who, play_game(game, who, lots.randrange(1 << 30)).places))
    return found


def names_of(games: list[Game]) -> list[str]:
    """Who takes part."""
    return sorted({bot for who, _ in games for bot in who})


def loss(odds: list[float], places: list[int]) -> float:
    """The log-loss of a forecast of the winner; of winners who share the place, each counts in part."""
    best = [seat for seat, place in enumerate(places) if place == min(places)]
    return -sum(log(max(1e-9, odds[seat])) for seat in best) / len(best)


def by_lab(learnt: list[Game], tested: list[Game]) -> float:
    """The lab's fit of the first part."""
    found = lab.rate(names_of(learnt + tested), [[list(zip(*game, strict=True)) for game in learnt]])
    total = 0.0
    for who, places in tested:
        weights = [exp(found[bot].rating / lab.SCALE) for bot in who]
        total += loss([weight / sum(weights) for weight in weights], places)
    return total / len(tested)


def by_lab_again(learnt: list[Game], tested: list[Game]) -> float:
    """The lab's fit, made anew after every twenty games of the second part."""
    total = 0.0
    for at in range(0, len(tested), 20):
        part = tested[at : at + 20]
        total += by_lab(learnt + tested[:at], part) * len(part)
    return total / len(tested)


def ours(online: bool) -> Callable[[list[Game], list[Game]], float]:
    """Our ratings."""

    def measured(learnt: list[Game], tested: list[Game]) -> float:
        now: defaultdict[str, Rating] = defaultdict(Rating)
        total = 0.0
        for number, (who, places) in enumerate(learnt + tested):
            if number >= len(learnt):
                total += loss(chances([now[bot] for bot in who]), places)
            if number < len(learnt) or online:
                now |= zip(who, rated([now[bot] for bot in who], places), strict=True)
        return total / len(tested)

    return measured


def openskill(online: bool) -> Callable[[list[Game], list[Game]], float]:
    """OpenSkill's model of the same name, with its own forecast."""

    def measured(learnt: list[Game], tested: list[Game]) -> float:
        model = PlackettLuce()
        now = {bot: model.rating(name=bot) for bot in names_of(learnt + tested)}
        total = 0.0
        for number, (who, places) in enumerate(learnt + tested):
            if number >= len(learnt):
                total += loss(model.predict_win([[now[bot]] for bot in who]), places)
            if number < len(learnt) or online:
                teams = model.rate([[now[bot]] for bot in who], ranks=[float(place) for place in places])
                now |= {bot: team[0] for bot, team in zip(who, teams, strict=True)}
        return total / len(tested)

    return measured


WAYS = {
    "lab, fitted once": by_lab,
    "lab, fitted again": by_lab_again,
    "ours, frozen": ours(False),
    "ours, online": ours(True),
    "openskill, frozen": openskill(False),
    "openskill, online": openskill(True),
}


def measured(games: list[Game], length: int) -> dict[str, float]:
    """The mean log-loss of each way over several orders of the games."""
    total: defaultdict[str, float] = defaultdict(float)
    for number in range(ORDERS):
        order = Random(number).sample(games, length)
        for name, way in WAYS.items():
            total[name] += way(order[: length // 2], order[length // 2 :]) / ORDERS
    return dict(total)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description="Which ratings forecast better.")
    asked.add_argument("game", nargs="*", help="these games alone")
    asked.add_argument("--play", type=float, default=0.0, help="seconds for new games of one table size")
    asked.add_argument("--json", action="store_true")
    words = asked.parse_args()
    told = []
    for game in words.game or known():
        tables = {2: kept(game)}
        if words.play:
            tables |= {seats: played(game, seats, words.play) for seats in (3, 4)}
        for seats, games in tables.items():
            for length in {min(SHORT, len(games)), len(games)}:
                row = measured(games, length)
                told.append({"game": game, "seats": seats, "games": length, "guess": log(seats), **row})
    if words.json:
        print(json.dumps(told))
        return
    names = ["guess", *WAYS]
    print(f"{'':28}" + "".join(f"{name:>19}" for name in names))
    for one in sorted(told, key=lambda one: int(one["games"]) <= SHORT):
        at = f"{one['game']} {one['seats']} ({one['games']} games)"
        print(f"{at:28}" + "".join(f"{float(one[name]):>19.4f}" for name in names))


if __name__ == "__main__":
    main()
