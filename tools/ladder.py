"""Measures the ladder of levels in every game and writes it into docs/bots.md.

    python -m tools.ladder FOLDER [--games 200] [--only best11] [--as-it-is]

Every level meets the one below it in a seat-balanced match of two, and Legend meets `greedy`. Results are
kept in the folder, so that a run that was stopped goes on, and a match that was longer counts with all its
games. The page is written at the end of a run over all games; `--as-it-is` plays nothing, and writes what
the folder has.
"""

from __future__ import annotations

import argparse
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from touchline.bots.levels import LEVELS
from touchline.engine.game import find, known
from touchline.lab import tournament

PAGE = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
SEATS, SEED = 2, 1
PLACE = re.compile(r"(<!-- ladder -->\n).*?(<!-- end -->)", re.DOTALL)
HEADING = (
    "| game | match | games | share of the first | 95 % interval | ms a move, mean | p95 |\n"
    "|---|---|---|---|---|---|---|\n"
)

Pair = tuple[str, str, dict[str, Any]]


def pairs(game_id: str) -> list[Pair]:
    """Each level against the one below it, and Legend against `greedy` with and without what caps money."""
    names = list(LEVELS)
    found: list[Pair] = [("legend", "greedy", {})]
    if any(option.id == "money_cap" for option in find(game_id).options):
        found.append(("legend", "greedy", {"money_cap": True}))
    return found + [(strong, weak, {}) for weak, strong in pairwise(names)][::-1]


def results(folder: Path, game_id: str, pair: Pair) -> Path:
    """Where the games of a match are kept."""
    strong, weak, options = pair
    return folder / ("-".join([game_id, strong, weak, *options]) + ".jsonl")


def kept(path: Path) -> int:
    """How many games of a match are there; the first line says which match it is."""
    return max(0, len(path.read_bytes().splitlines()) - 1) if path.exists() else 0


def played(path: Path, game_id: str, pair: Pair, games: int) -> dict[str, Any]:
    """The figures of a match; what is kept of it is not played again."""
    strong, weak, options = pair
    setup = tournament.set_up(game_id, [strong, weak], SEATS, SEED, options)
    return tournament.play(setup, games, out=path, say=print)


def row(game_id: str, pair: Pair, figures: dict[str, Any]) -> str:
    """A line of the table."""
    strong, weak, options = pair
    first, times = figures["by_bot"][0], figures["timing"][strong]
    switched = "".join(f", {option}" for option in options)
    return (
        f"| {find(game_id).title} | {strong} – {weak}{switched} | {figures['games']} "
        f"| {100 * first['share']:.1f} % | {100 * first['low']:.1f} to {100 * first['high']:.1f} % "
        f"| {times['mean_ms']:.0f} | {times['p95_ms']:.0f} |\n"
    )


def main() -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", action="append", choices=known())
    parser.add_argument("--as-it-is", action="store_true", help="play nothing, write what the folder has")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for game_id in asked.only or known():
        for pair in pairs(game_id):
            path = results(asked.folder, game_id, pair)
            games = max(kept(path), 0 if asked.as_it_is else asked.games)
            if games:
                lines.append(row(game_id, pair, played(path, game_id, pair, games)))
                print(lines[-1], end="", flush=True)
    if not asked.only:
        text = PAGE.read_text(encoding="utf-8")
        if not PLACE.search(text):
            sys.exit(f"{PAGE.name} has no place for the ladder.")
        PAGE.write_text(PLACE.sub(rf"\g<1>{HEADING}{''.join(lines)}\g<2>", text), encoding="utf-8")


if __name__ == "__main__":
    main()
