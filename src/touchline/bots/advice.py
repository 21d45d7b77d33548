"""Good counsel: what a seat's main options promise, and how everybody stands in a known world."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import msgspec

from touchline.bots.registry import get
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.game import Game, find

POLICY: Final = "greedy"
WIDTH: Final = 5  # options that are looked at


class Advised(msgspec.Struct, frozen=True):
    """An option, the win chance that it promises, and in how many trials that was seen."""

    option: str
    chance: float
    visits: int


class Advice(msgspec.Struct, frozen=True):
    """The main options, the best first; the seat's win chance with the best; one sentence of reason."""

    options: list[Advised]
    chance: float
    reason: str


def advise(game_spec: str, dump: dict[str, Any], seat: int, seed: int, milliseconds: int = 1000) -> Advice:
    """What the seat's main options promise, from worlds that look the same to it as this one."""
    until = perf_counter() + milliseconds / 1000
    game, chance = find(game_spec), Chance(seed)
    sight = Sight.of(game, game.load(dump), seat, chance.rand(1 << 30))
    liked = get(POLICY, game_spec)(sight, chance)
    options = [liked, *(option for option in sight.options if option != liked)][:WIDTH]
    wins, visits = [0.0] * len(options), 0
    while not visits or perf_counter() < until:
        world = chance.rand(1 << 30)
        for number, option in enumerate(options):
            g = sight.imagine(world)
            game.rules.apply(g, seat, option)
            wins[number] += _play_out(game, game_spec, g, chance)[seat]
        visits += 1
    texts = [game.codec.text(option) for option in options]
    found = [Advised(text, won / visits, visits) for text, won in zip(texts, wins, strict=True)]
    found.sort(key=lambda advised: -advised.chance)
    return Advice(found, found[0].chance, f"It wins most often in {visits} imagined games.")


def judge(game_spec: str, dump: dict[str, Any], seed: int, rollouts: int = 8) -> list[float]:
    """The win chance of each seat in a known world."""
    game, chance = find(game_spec), Chance(seed)
    total = [0.0] * len(dump["open"])
    for _ in range(rollouts):
        g = game.load(dump)
        g.chance = chance.rand(1 << 30) + 1
        won = _play_out(game, game_spec, g, chance)
        total = [before + share for before, share in zip(total, won, strict=True)]
    return [share / rollouts for share in total]


def _play_out(game: Game, game_spec: str, g: Any, chance: Chance) -> list[float]:
    """Play to the end; each seat's share of the win."""
    bot = get(POLICY, game_spec)
    while (seat := g.next_seat()) >= 0:
        game.rules.apply(g, seat, bot(Sight(game, g.clone(), seat), chance))
    places = [score.place for score in game.scores(g)]
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]
