"""Advice: what a search thinks of a decision, in words and numbers, and how a known position stands.

Both take a world that was written down, so that they can run in worker processes. `advise` gets an imagined
world and deals it again and again; `judge` gets one in which nothing is secret any more, such as a finished
game's.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from touchline.bots.minds import Mind, mind
from touchline.bots.search import LONGEST, Budget, Search, Tried
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.game import Game, Spec, find
from touchline.engine.speech import Words, decimal

say: Final = Words("touchline.bots")

WIDTH: Final = 5  # options that are looked at
SMALL: Final = 0.01  # a difference in win chance that hardly matters
NOTABLE: Final = 0.2  # a difference of a part that is worth a word
VISITS: Final = 16  # trials of an option that has no rival


class Advised(msgspec.Struct, frozen=True):
    """An option as text, the win chance that the trials saw after it, and how many there were."""

    option: str
    chance: float
    visits: int


class Advice(msgspec.Struct, frozen=True):
    """The main options, the best first; the seat's win chance with the best; why, in a sentence.

    The sentence may hold an option's text in angle brackets, for the page to put its label there.
    """

    options: list[Advised]
    chance: float
    reason: str


def advise(spec: Spec, dump: dict[str, Any], seat: int, seed: int, milliseconds: int = 1000) -> Advice:
    """What the search thinks of the seat's open decision."""
    game = find(spec)
    chance = Chance(seed)
    sight = Sight.of(game, game.load(dump), seat, chance.rand(1 << 30))
    thought = Search(sight, chance, explain=True)
    tried = thought.think(Budget(milliseconds=milliseconds, width=WIDTH))
    if not tried[0].visits and not is_part(game, sight.world, seat):
        thought.try_all(tried[:1], VISITS, None)  # the only idea: nothing to search, but its chance counts
    if sight.world.open[seat] & 0xFF in thought.mind.by_heart:
        tried.sort(key=lambda one: one is not thought.first)
    tried = _in_order(tried)
    options = [_advised(game.codec.text(one.option), one, tried[0]) for one in tried]
    texts = [one.option for one in options]
    return Advice(options, options[0].chance, reason(thought.mind, tried, texts, sight.world.seats == 1))


def is_part(game: Game, g: Any, seat: int) -> bool:
    """Whether the seat's question is a small part of a choice that is laid out as a whole."""
    return game.drafting is not None and game.choice(g, seat) == game.drafting.question


def _in_order(tried: list[Tried]) -> list[Tried]:
    """The best first, the others by chance; of several ways that begin with the same option, the best."""
    found: dict[int, Tried] = {}
    for one in tried:
        found.setdefault(one.option, one)
    first, *others = found.values()
    return [first, *sorted(others, key=lambda one: -one.chance)]


def _advised(text: str, one: Tried, first: Tried) -> Advised:
    """What did better than the best in the trials, but not surely, counts as good as the best."""
    return Advised(text, round(min(one.chance, first.chance), 3), one.visits)


def reason(mind: Mind, tried: list[Tried], texts: list[str], alone: bool = False) -> str:
    """Why the first is better than the second, by what the club promises after each."""
    if len(tried) == 1:
        return say("reason-only")
    first, second = tried[0], tried[1]
    changes = [mine - its for mine, its in zip(first.promise, second.promise, strict=True)]
    return reason_for(mind, changes, first.chance - second.chance, texts[1], alone)


def reason_for(mind: Mind, changes: list[float], lead: float, other: str, alone: bool = False) -> str:
    """Why an option is better than another, by what its club promises more or less, source by source."""
    better, enough = (sum(changes), NOTABLE) if alone else (lead, SMALL)
    if better < enough:
        return say("reason-little", other=other)
    more, less = max(changes), min(changes)
    if more < NOTABLE:
        return say("reason-others", other=other)
    words = Words(mind.game.package)
    names = [mind.names[changes.index(change)] for change in (more, less)]
    part, cost = (words.maybe(f"promise-{name}") or name for name in names)
    if less > -NOTABLE:
        return say("reason-more", part=part, more=decimal(more), other=other)
    how = "reason-trade-little" if -less < more / 2 else "reason-trade"
    return say(how, part=part, more=decimal(more), other=other, cost=cost, less=decimal(-less))


def judge(spec: Spec, dump: dict[str, Any], seed: int, rollouts: int = 8) -> list[float]:
    """The win chance of each seat in a known world: played on a little, several times, by the heuristics."""
    found = mind(find(spec))
    known = found.game.load(dump)
    totals = [0.0] * known.seats
    for number in range(rollouts):
        world = known.clone()
        world.chance = seed_state(f"{seed}:{number}")
        play_on(found, world, Chance(f"{seed}:{number}:choices"))
        for seat, chance in enumerate(found.chances(world)):
            totals[seat] += chance
    return [total / rollouts for total in totals]


def play_on(found: Mind, world: Any, chance: Chance) -> None:
    """Play by the heuristics up to the horizon."""
    rules = found.game.rules
    end = found.mark(world) + found.horizon
    for _ in range(LONGEST):
        if not world.unanswered or found.mark(world) >= end:
            return
        seat = world.next_seat()
        options = rules.options(world, seat)
        rules.apply(world, seat, best(options, found.weigh(world, seat, options, chance), chance))
