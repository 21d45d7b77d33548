"""What seeded random games come to: `python -m tools.digests [GAME …] --games 1000` prints a digest a game.

Two trees with the same digests play the same games: every option list, every decision and every end is the
same. Seats and options of the table change from game to game, so that every variant has its turn.
"""

from __future__ import annotations

import argparse
import hashlib

import msgspec

from touchline.api import is_compiled
from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import Game, find, known
from touchline.engine.variants import variants


def play(game: Game, seats: int, options: dict[str, int], seed: str) -> tuple[bytes, int]:
    """One random game: the digest of its options, decisions and end, and how many decisions it took."""
    g = game.new(seats, seed_state(seed), game.option_values(options, seats))
    game.rules.settle(g)
    chance = Chance(seed_state(f"{seed}:decisions"))
    seen, decisions = hashlib.sha256(), 0
    while (seat := g.next_seat()) >= 0:
        listed = game.rules.options(g, seat)
        option = listed[chance.rand(len(listed))]
        seen.update(msgspec.msgpack.encode((seat, listed, option)))
        game.rules.apply(g, seat, option)
        decisions += 1
    seen.update(msgspec.msgpack.encode((g.dump(), [score.total for score in game.scores(g)])))
    return seen.digest(), decisions


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.digests")
    parser.add_argument("game", nargs="*", default=list(known()))
    parser.add_argument("--games", type=int, default=100, help="how many of each")
    asked = parser.parse_args()
    for name in asked.game:
        game = find(name)
        tables = variants(game)
        whole, decisions = hashlib.sha256(), 0
        for number in range(asked.games):
            seats, options = tables[number % len(tables)]
            digest, count = play(game, seats, options, f"{name}:{number}")
            whole.update(digest)
            decisions += count
        build = "compiled" if is_compiled() else "pure"
        print(
            f"{name:15} {whole.hexdigest()[:32]}  {asked.games} games, {decisions} decisions, {build}",
            flush=True,
        )


if __name__ == "__main__":
    main()
