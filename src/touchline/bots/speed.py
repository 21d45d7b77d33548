"""How fast a search runs here: imagined worlds and trials, in positions from games among newcomers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle
from time import perf_counter
from typing import Final

from touchline.bots.minds import mind
from touchline.bots.search import Search
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.game import find

SEATS: Final = 2
EVERY: Final = 7  # decisions between two positions
WORLDS_SHARE: Final = 0.3  # of the time; the rest is for trials


@dataclass(frozen=True)
class SearchSpeed:
    """What was seen: worlds imagined in a second, and trials, which imagine one and play on in it."""

    worlds_per_s: float
    trials_per_s: float


def measure(game_id: str, seconds: float, seed: int = 1) -> SearchSpeed:
    """Imagine and try for this many seconds."""
    sights = positions(game_id, seed)
    chance = Chance(f"{seed}:worlds")
    worlds, start = 0, perf_counter()
    for sight in cycle(sights):
        sight.imagine(chance.rand(1 << 30))
        worlds += 1
        if (spent := perf_counter() - start) >= seconds * WORLDS_SHARE:
            break
    trials, start = 0, perf_counter()
    for sight in cycle(sights):
        thought = Search(sight, chance)
        thought.trial(thought.candidates(1)[0], chance.rand(1 << 30))
        trials += 1
        if (tried := perf_counter() - start) >= seconds * (1 - WORLDS_SHARE):
            break
    return SearchSpeed(worlds / spent, trials / tried)


def positions(game_id: str, seed: int) -> list[Sight]:
    """What the asked seat sees in positions spread over a game among newcomers."""
    found = mind(find(game_id))
    rules, chance = found.game.rules, Chance(seed)
    g = found.game.new(SEATS, seed_state(seed), found.game.option_values({}, SEATS))
    rules.settle(g)
    sights: list[Sight] = []
    decisions = 0
    while (seat := g.next_seat()) >= 0:
        decisions += 1
        if decisions % EVERY == 0:
            sights.append(Sight.of(found.game, g, seat, chance.rand(1 << 30)))
        options = rules.options(g, seat)
        rules.apply(g, seat, best(options, found.weigh(g, seat, options, chance), chance))
    return sights
