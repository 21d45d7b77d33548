"""Measures one game of one peer in this process and prints the figures as one line of JSON.

Run by benchmarks/peers.py with the peers' own interpreter; it needs the peer and the standard library only.
Every peer gives two things: `play`, a whole game of uniform random play in the peer's own fastest plain loop,
and `copiers`, the same game again, stopping at each decision with a function that copies the position.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from time import perf_counter
from typing import Any

PLAY_SHARE = 0.7  # of the time given; the rest is for copies
WARM_UP_SHARE = 0.1  # of the time for play, played before the clock starts
COPIES_PER_POSITION = 5


@dataclass(frozen=True)
class Peer:
    """One game of one peer, ready to be measured."""

    package: str
    players: int
    play: Callable[[], tuple[int, int]]  # a whole game: decisions by players, steps including chance
    copiers: Callable[[], Iterator[Callable[[], object]]]


def catanatron(_game: str) -> Peer:
    """Four of Catanatron's own random players, one tick per decision."""
    library = import_module("catanatron.game")
    seats = import_module("catanatron.models.player")
    new_game, turns_limit = library.Game, library.TURNS_LIMIT
    players = [seats.RandomPlayer(color) for color in seats.Color]

    def play() -> tuple[int, int]:
        game = new_game(players)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick()
            decisions += 1
        return decisions, decisions

    def copiers() -> Iterator[Callable[[], object]]:
        game = new_game(players)
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            yield game.copy
            game.play_tick()

    return Peer("catanatron", len(players), play, copiers)


def open_spiel(game_name: str) -> Peer:
    """A game of OpenSpiel, C++ or Python, driven from Python; chance nodes drawn by their odds."""
    if game_name.startswith("python_"):
        import_module("open_spiel.python.games")  # registers them
    game = import_module("pyspiel").load_game(game_name)
    chance = random.random

    def draw(state: Any) -> int:
        rest = chance()
        for outcome, probability in state.chance_outcomes():
            rest -= probability
            if rest < 0:
                return int(outcome)
        return int(outcome)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                state.apply_action(draw(state))
                continue
            options = state.legal_actions()
            state.apply_action(options[int(chance() * len(options))])
            decisions += 1
        return decisions, steps

    def copiers() -> Iterator[Callable[[], object]]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
                continue
            yield state.clone
            options = state.legal_actions()
            state.apply_action(options[int(chance() * len(options))])

    return Peer("open_spiel", game.num_players(), play, copiers)


def rlcard(game_name: str) -> Peer:
    """An environment of RLCard, stepped directly: its own random agent would be slower."""
    env = import_module("rlcard").make(game_name, config={"seed": random.randrange(2**31)})
    chance = random.random

    def play() -> tuple[int, int]:
        seen, _ = env.reset()
        decisions = 0
        while not env.is_over():
            options = list(seen["legal_actions"])
            seen, _ = env.step(options[int(chance() * len(options))])
            decisions += 1
        return decisions, decisions

    def copiers() -> Iterator[Callable[[], object]]:
        seen, _ = env.reset()
        while not env.is_over():
            yield lambda: copy.deepcopy(env.game)
            options = list(seen["legal_actions"])
            seen, _ = env.step(options[int(chance() * len(options))])

    return Peer("rlcard", env.num_players, play, copiers)


PEERS: dict[str, Callable[[str], Peer]] = {
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "rlcard": rlcard,
}


def time_play(peer: Peer, seconds: float) -> dict[str, float]:
    """Whole games, creation included, until the time is over; the last one is finished."""
    warm_until = perf_counter() + seconds * WARM_UP_SHARE
    while perf_counter() < warm_until:
        peer.play()
    games = decisions = steps = 0
    start = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        made, taken = peer.play()
        games += 1
        decisions += made
        steps += taken
        elapsed = perf_counter() - start
    return {
        "decisions_per_s": decisions / elapsed,
        "steps_per_s": steps / elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_game": decisions / games,
    }


def time_copies(peer: Peer, seconds: float) -> dict[str, float]:
    """Copies at every decision of random games; only the copying is on the clock."""
    copies = 0
    spent = 0.0
    until = perf_counter() + seconds
    while perf_counter() < until:
        for make_copy in peer.copiers():
            start = perf_counter()
            for _ in range(COPIES_PER_POSITION):
                make_copy()
            spent += perf_counter() - start
            copies += COPIES_PER_POSITION
    return {"copy_us": spent / copies * 1e6}


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=sorted(PEERS))
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random.seed(asked.seed)
    peer = PEERS[asked.peer](asked.game)
    figures: dict[str, object] = {"version": version(peer.package), "players": peer.players}
    figures.update(time_play(peer, asked.seconds * PLAY_SHARE))
    figures.update(time_copies(peer, asked.seconds * (1 - PLAY_SHARE)))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
