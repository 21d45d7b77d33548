"""Measures random play through the documented Python API beside the engine's own loop, in one run.

For each game: decisions per second of the engine without a referee (docs/architecture.md, "The fast path"),
of a table and of an imagined world played by ids, and observations per second. Rounds alternate, the
best of each counts, and the clock is the processor's, so that a busy machine disturbs little.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

import touchline
from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import find

Play = Callable[[str, int, int], int]


def engine(game_id: str, seats: int, seed: int) -> int:
    """A game without a referee; how many decisions it took."""
    game = find(game_id)
    g = game.new(seats, seed_state(seed), game.option_values({}))
    game.rules.settle(g)
    chance, decisions = Chance(seed), 0
    while (seat := g.next_seat()) >= 0:
        options = game.rules.options(g, seat)
        game.rules.apply(g, seat, options[chance.rand(len(options))])
        decisions += 1
    return decisions


def to_the_end(table: touchline.World, seed: int) -> int:
    """Random play by ids."""
    chance, decisions = Chance(seed), 0
    while (seat := table.turn) >= 0:
        legal = table.legal(seat)
        table.play_id(seat, legal[chance.rand(len(legal))])
        decisions += 1
    return decisions


def table(game_id: str, seats: int, seed: int) -> int:
    """A refereed game that has a true record at its end."""
    return to_the_end(touchline.new(game_id, seats=seats, seed=seed), seed)


def world(game_id: str, seats: int, seed: int) -> int:
    """A game that a seat imagines."""
    return to_the_end(touchline.new(game_id, seats=seats, seed=seed).imagine(0, seed), seed)


def observations(game_id: str, seats: int, seed: int) -> tuple[int, float]:
    """Observations in a game, and the seconds that they took."""
    shown, encoder = touchline.new(game_id, seats=seats, seed=seed), touchline.encoder(game_id, seats=seats)
    chance, seen, spent = Chance(seed), 0, 0.0
    while (seat := shown.turn) >= 0 and seen < 3000:
        legal = shown.legal(seat)
        shown.play_id(seat, legal[chance.rand(len(legal))])
        if chance.rand(10):
            continue
        start = process_time()
        for _ in range(10):
            encoder.observe(shown, 0)
        spent += process_time() - start
        seen += 10
    return seen, spent


def rate(play: Play, game_id: str, seats: int, seeds: range) -> float:
    """Decisions per second."""
    start = process_time()
    decisions = sum(play(game_id, seats, seed) for seed in seeds)
    return decisions / (process_time() - start)


def main() -> None:
    """Measure in turn, and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=["best11"])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--each", type=int, default=6, help="games in a round")
    asked = parser.parse_args()
    print(touchline.version())
    print(
        f"{'game':16}{'engine/s':>10}{'table/s':>10}{'share':>7}{'world/s':>10}{'share':>7}{'observed/s':>12}"
    )
    for game_id in asked.games:
        seats = 3
        best = dict.fromkeys((engine, table, world), 0.0)
        looks = 0.0
        for number in range(asked.rounds):
            for play in best:
                best[play] = max(best[play], rate(play, game_id, seats, range(asked.each)))
            seen, spent = observations(game_id, seats, number)
            looks = max(looks, seen / spent)
        own, ours, dreamt = best.values()
        shares = f"{ours:>10,.0f}{ours / own:>7.0%}{dreamt:>10,.0f}{dreamt / own:>7.0%}"
        print(f"{game_id:16}{own:>10,.0f}{shares}{looks:>12,.0f}")


if __name__ == "__main__":
    main()
