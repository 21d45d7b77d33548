"""What tests of every game ask of its greedy manager: legal always, quick, fair, far better than chance."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any

from tests.bots.given import moments
from tests.games.situation import Situation
from touchline.bots.arena import play_game, play_many
from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import Game

A_DECISION = 0.005  # seconds, on average: a single one may be held up by anything


Greedy = Callable[[Any, int, list[int], Chance], int]
"""A game's `greedy`: the option that it chooses, `(state, seat, options, chance)`."""


def answer(greedy: Greedy, table: Situation, seat: int = 0, luck: int = 1) -> str:
    """What it answers in this situation."""
    options = table.game.rules.options(table.g, seat)
    option = greedy(table.game.load(table.g.dump()), seat, list(options), Chance(luck))
    assert option in options
    return table.game.codec.text(option)


def goes_on(greedy: Greedy, table: Situation, seat: int, *questions: str) -> list[str]:
    """What it answers as long as it is asked one of these questions."""
    done = []
    while table.asked(seat) in questions:
        done.append(answer(greedy, table, seat))
        table.play(seat, done[-1])
    return done


def share_of_wins(game: Game, games: int, seats: Iterable[int], seed: int) -> float:
    """How often it wins against three random managers, from these seats, in so many games each."""
    won = []
    for seat in seats:
        bots = ["random"] * 4
        bots[seat] = "greedy"
        won += [result.wins[seat] for result in play_many(game.id, bots, games, seed)]
    return sum(won) / len(won)


def check_legal(game: Game, seats: int, options: dict[str, Any], games: int = 1) -> None:
    """The arena refuses an answer that was not among the options; and games come to an end."""
    for bots in (["greedy"] * seats, ["greedy"] + ["random"] * (seats - 1)):
        for result in play_many(game.id, bots, games=games, seed=seats, options=options):
            assert result.decisions < game.bound


def check_reproducible(game: Game) -> None:
    """The same seed gives the same game."""
    bots = ["greedy", "random"]
    assert play_game(game.id, bots, 7) == play_game(game.id, bots, 7) != play_game(game.id, bots, 8)


def taken_over(game: Game, greedy: Greedy, seeds: Iterable[int], every: int = 1) -> set[str]:
    """It takes over in the middle of anything: the questions that it answered in random games."""
    asked = set()
    for seed in seeds:
        for g, seat in moments(game, 3, seed=seed, every=every):
            options = game.rules.options(g, seat)
            asked.add(game.question(g, seat))
            assert greedy(g.clone(), seat, list(options), Chance(1)) in options
    return asked


def check_fair(game: Game, greedy: Greedy, every: int, seats: int = 3, seed: int = 4) -> None:
    """What it cannot know does not change its mind."""
    for number, (g, seat) in enumerate(moments(game, seats, seed=seed, every=every)):
        options = game.rules.options(g, seat)
        worlds = [g.clone(), *[game.redeal(g, seat, deal) for deal in range(3)]]
        assert len({greedy(world, seat, list(options), Chance(number)) for world in worlds}) == 1


def among_themselves(
    game: Game,
    greedy: Greedy,
    seats: int,
    options: dict[str, Any] | None = None,
    look: Callable[[Any, int], None] = lambda g, seat: None,
) -> tuple[Any, int]:
    """A whole game of greedy managers, who are quick: how it ended, and the number of decisions.

    `look` is shown the state after each decision.
    """
    g = game.new(seats, seed_state(3), game.option_values(options or {}, seats))
    g.events = []
    game.rules.settle(g)
    chance = Chance(3)
    spent, decisions = 0.0, 0
    gc.disable()  # its pauses are not the bot's time
    try:
        while (seat := g.next_seat()) >= 0:
            world = game.redeal(g, seat, chance.rand(1 << 30))
            legal = list(game.rules.options(world, seat))
            start = process_time()
            option = greedy(world, seat, legal, chance)
            spent += process_time() - start
            game.rules.apply(g, seat, option)
            look(g, seat)
            decisions += 1
    finally:
        gc.enable()
    assert spent / decisions < A_DECISION
    return g, decisions
