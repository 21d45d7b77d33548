"""Measures how strong the bots are and writes it into docs/bots.md, from a file of results that is kept.

    python -m tools.ladder play [--minutes 30] [--games 400] [--only best11] [--bots legend,greedy]
        [--against WHEEL] [--seed 97001] [--file FILE]
    python -m tools.ladder merge FILE …
    python -m tools.ladder write

`play` adds to docs/results/bots.json, or to another file: every level against the one below it, also with
three and four seats, Legend against `greedy`, and, with the wheel of an earlier release, Legend against that
release's; with `--bots`, which can be given several times, only matches of these two. It goes round all
matches, a few deals of each at a time, until all have their games or the time is up. A row with another seed
begins anew. `merge` takes over rows that were played elsewhere. `write` makes the table of the page.

The file has, for each match, what the first bot won in each game, in the order of the tournament of that
seed. So anybody can play a row again:

    touchline tournament GAME --bots A,B --seats SEATS --games N --seed SEED
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from touchline import __version__
from touchline.bots.levels import LEVELS
from touchline.engine.game import find, known
from touchline.lab import tournament
from touchline.lab.intervals import share_interval
from touchline.lab.results import Played, Setup
from touchline.lab.schedule import Fixture, fixtures, games_per_deal
from touchline.lab.timing import Times

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE, KEPT = DOCS / "bots.md", DOCS / "results" / "bots.json"
SEED = 97_001
SEATS = (2, 3, 4)
# Games of a match before it is the next one's turn, where Legend thinks long, or thought long in 0.1.0.
AT_A_TIME = {"best11": 4, "eleven": 4, "footmania": 4, "superclub": 4, "time_of_soccer": 4}
QUICK = 48  # of levels that do not think long,
GAFFER = (12, 6)  # and where Gaffer plays: with two seats, and with more
SELDOM = ("legend", "gaffer")  # what they say is less important
EVERY = 60  # games after which the file is written
PLACE = re.compile(r"(<!-- ladder -->\n).*?(<!-- end -->)", re.DOTALL)
HEADING = (
    "| game | match | seats | seed | games | share of the first | 95 % interval | ms a move, mean | p95 |\n"
    "|---|---|---|---|---|---|---|---|---|\n"
)


class Place:
    """The file in which results are kept."""

    kept = KEPT


place = Place()


class Match(msgspec.Struct):
    """A match that was played: what the first bot won in each game, and how long it thought."""

    game: str
    rules: int
    bots: list[str]
    seats: int
    seed: int
    options: dict[str, Any]
    version: str
    won: list[float] = []
    times: Times = msgspec.field(default_factory=Times)

    @property
    def key(self) -> tuple[str, str, int, str]:
        """What makes it the same match."""
        return self.game, " ".join(self.bots), self.seats, json.dumps(self.options)

    @property
    def deal(self) -> int:
        """How often each deal is played."""
        return games_per_deal(self.bots, self.seats)


def pairs(only: list[str], wheel: str, seed: int = SEED) -> list[Setup]:
    """The matches, those in which more is at stake first."""
    found = []
    for game in only:
        rows: list[tuple[str, str]] = [("legend", "greedy")]
        if wheel:
            rows.append(("legend", f"legend@{wheel}"))
        steps = [(strong, weak) for weak, strong in pairwise(LEVELS)][::-1]
        found += [tournament.set_up(game, list(row), 2, seed) for row in [*rows, *steps]]
        found += [
            tournament.set_up(game, list(row), seats, seed)
            for seats in SEATS
            for row in steps
            if seats > 2 and seats in find(game).seats and ("legend" not in row or game == "superclub")
        ]
    return found


def matches(wanted: list[Setup]) -> list[Match]:
    """The matches to be played, each with the games that it has already; what is out of date begins anew."""
    old = {match.key: match for match in read()}
    found = []
    for setup in wanted:
        rules = find(setup.game).rules_version
        new = Match(setup.game, rules, shown(setup.bots), setup.seats, setup.seed, setup.options, __version__)
        kept = old.get(new.key)
        same = kept and (kept.rules, kept.seed, kept.version) == (new.rules, new.seed, new.version)
        found.append(kept if kept and same else new)
    return found


def shown(bots: list[str]) -> list[str]:
    """The bots as the page names them: no paths."""
    return [re.sub(r"@.*touchline-([\d.]+\d).*", r"@\1", bot) for bot in bots]


def timed(job: tuple[Setup, Fixture, float]) -> Played | None:
    """One game, if there is time left for it."""
    setup, fixture, until = job
    return tournament.play_fixture((setup, fixture)) if time.time() < until else None


def play(wanted: list[Setup], games: int, minutes: float, workers: int) -> None:
    """Play round after round, and keep what is complete."""
    until = time.time() + 60 * minutes
    found = matches(wanted)
    left = [
        fixtures(setup.bots, setup.seats, games, setup.seed)[len(match.won) :]
        for setup, match in zip(wanted, found, strict=True)
    ]
    jobs = []
    while any(left):
        for at, (setup, match) in enumerate(zip(wanted, found, strict=True)):
            some = at_a_time(setup)
            jobs += [(match, setup, fixture) for fixture in left[at][:some]]
            left[at] = left[at][some:]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        results = pool.map(timed, [(setup, fixture, until) for _, setup, fixture in jobs])
        full: set[int] = set()
        for number, ((match, setup, fixture), played) in enumerate(zip(jobs, results, strict=True)):
            if number % EVERY == 0:
                keep(found)
            if played is None:
                full.add(id(match))
            elif id(match) not in full:  # no gaps: the games are those of the tournament, in its order
                add(match, setup.bots[0], fixture, played)
    keep(found)


def at_a_time(setup: Setup) -> int:
    """Games of a match before it is the next one's turn."""
    if setup.game == "superclub" and not any("@" in bot for bot in setup.bots):
        return QUICK
    if tuple(setup.bots) == SELDOM:
        return AT_A_TIME.get(setup.game, QUICK) // 2
    if any(bot.startswith("legend") for bot in setup.bots):
        return AT_A_TIME.get(setup.game, QUICK)
    return GAFFER[setup.seats > 2] if "gaffer" in setup.bots else QUICK


def add(match: Match, first: str, fixture: Fixture, played: Played) -> None:
    """Count a game: what all seats of the first bot won."""
    winners = [bot for bot, place in zip(fixture.bots, played.places, strict=True) if place == 1]
    match.won.append(winners.count(first) / len(winners))
    match.times.merge(played.times[first])


def keep(new: list[Match]) -> None:
    """Write the file; matches that were not asked for stay as they are."""
    found = {match.key: whole(match) for match in [*read(), *new] if len(match.won) >= match.deal}
    place.kept.parent.mkdir(exist_ok=True)
    lines = [msgspec.json.encode(match).decode() for match in found.values()]
    place.kept.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def whole(match: Match) -> Match:
    """The match without a deal of which one seating is missing."""
    return msgspec.structs.replace(match, won=match.won[: len(match.won) // match.deal * match.deal])


def read(file: Path | None = None) -> list[Match]:
    """What is kept."""
    file = file or place.kept
    return msgspec.json.decode(file.read_bytes(), type=list[Match]) if file.exists() else []


def row(match: Match) -> str:
    """A line of the table; the interval is one over deals."""
    deals = [fmean(match.won[at : at + match.deal]) for at in range(0, len(match.won), match.deal)]
    low, high = share_interval(deals)
    times = match.times.figures()
    switched = "".join(f", {option}" for option, on in match.options.items() if on is True)
    return (
        f"| {find(match.game).title} | {' – '.join(match.bots)}{switched} | {match.seats} "
        f"| {match.seed:,} | {len(match.won)} "
        f"| {100 * fmean(deals):.1f} % | {100 * low:.1f} to {100 * high:.1f} % "
        f"| {times['mean_ms']:.0f} | {times['p95_ms']:.0f} |\n"
    )


def write() -> None:
    """The table of the page."""
    text = PAGE.read_text(encoding="utf-8")
    if not PLACE.search(text):
        sys.exit(f"{PAGE.name} has no place for the ladder.")
    lines = "".join(row(match) for match in read())
    PAGE.write_text(PLACE.sub(rf"\g<1>{HEADING}{lines}\g<2>", text), encoding="utf-8")
    print(lines, end="")


def main() -> None:
    """Play, or write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("do", choices=("play", "merge", "write"))
    parser.add_argument("files", nargs="*", type=Path, help="to merge")
    parser.add_argument("--file", type=Path, default=KEPT, help="where the results of these matches are kept")
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", action="append", choices=known())
    parser.add_argument("--bots", action="append", metavar="A,B", help="only matches of these two")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--against", default="", metavar="WHEEL", help="an earlier release")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    place.kept = asked.file
    if asked.do == "merge":
        keep([match for file in asked.files for match in read(file)])
    elif asked.do == "play":
        wanted = pairs(asked.only or list(known()), asked.against, asked.seed)
        if asked.bots:
            wanted = [setup for setup in wanted if ",".join(shown(setup.bots)) in asked.bots]
        play(wanted, asked.games, asked.minutes, asked.workers)
    else:
        write()


if __name__ == "__main__":
    main()
