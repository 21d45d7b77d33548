"""The search player: information-set Monte-Carlo tree search over imagined worlds, in any game.

One trial: imagine a world that looks the same to the seat, give one of the options there, play on, and look
after a while at everybody's win chance. What makes it work with few trials:

- *Candidates by halving.* The options that the game's own heuristics like best are tried in the same worlds,
  with the same luck; the worse half is dropped, and the rest is tried in more worlds, until one is left.
- *A tree for every seat.* Below the candidates each seat chooses by what its earlier choices in this search
  brought to itself. A place in a seat's tree is the list of its own answers, so nobody in a trial can react
  to what it cannot have seen: answers that are given at the same time stay secret, in whatever
  order the seats give them. Which answers are possible differs from world to world; only those count.
- *Progressive widening.* A place opens with the option that the heuristics like best, and more are let in as
  it is visited more often.
- *Early end.* After the game's horizon a trial stops, and the promises of all clubs are turned into chances.

With a number of trials the choice follows from the seed and from what the seat may know, on any machine; with
milliseconds it uses what time there is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log, log2, sqrt
from time import perf_counter
from typing import Any, Final

from touchline.bots.minds import Mind, mind
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best

CURIOSITY: Final = 0.25  # how much is tried that has been tried little
WIDENING: Final = 0.5  # with n visits, n to this power options are let in
LONGEST: Final = 2000  # decisions of a trial; no horizon is so far


NO_STYLE: Final = -1
NEVER: Final = float("-inf")  # what the heuristics give to options that are not worth a trial


@dataclass(frozen=True)
class Budget:
    """How much a search may think: so many trials, or until the time is up; and over how many options."""

    trials: int = 0
    milliseconds: int = 0
    width: int = 8


@dataclass
class Tried:
    """A candidate: its visits, what they brought, and by world, so that candidates can be compared."""

    option: int
    style: int = NO_STYLE
    visits: int = 0
    total: float = 0.0
    values: list[float] = field(default_factory=list)
    promises: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        """The win chance that the trials saw."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def promise(self) -> list[float]:
        """What the own club promised at the end of the trials, by source, on average."""
        return [promise / self.visits for promise in self.promises]

    def lead(self, other: Tried, doubt: float) -> float:
        """How much better than the other this surely is: the mean difference by world, less its error."""
        differences = [mine - its for mine, its in zip(self.values, other.values, strict=False)]
        mean = sum(differences) / len(differences)
        if len(differences) < 2:
            return -1.0
        variance = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
        return mean - doubt * sqrt(variance / len(differences))


class Place:
    """A place in a seat's tree."""

    __slots__ = ("after", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.after: dict[int, Place] = {}


class Search:
    """One decision of one seat, thought through."""

    def __init__(
        self, sight: Sight, chance: Chance, known: Mind | None = None, *, explain: bool = False
    ) -> None:
        self.sight = sight
        self.explain = explain  # also remember what the own club promises
        self.mind = known or mind(sight.game)
        self.rules = sight.game.rules
        self.chance = chance
        self.trials = 0
        self.trees: dict[int, Place] = {}
        self.first: Tried | None = None  # the first idea, which others have to beat

    def think(self, budget: Budget) -> list[Tried]:
        """The candidates, the best first."""
        tried = self.candidates(budget.width)
        if len({one.option for one in tried}) == 1:
            return tried[:1]
        until = perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else None
        self.first = first = tried[0]
        others = tried[1:]
        rounds = ceil(log2(len(tried)))
        dropped: list[Tried] = []
        for number in range(rounds):
            if until is None:
                each = max(1, budget.trials // (rounds * (1 + len(others))))
                self.try_all([first, *others], each, None)
            else:
                share = (until - perf_counter()) / (rounds - number)
                self.try_all([first, *others], 0, perf_counter() + share)
            others.sort(key=lambda one: -one.chance)
            keep = (len(others) + 1) // 2
            dropped = others[keep:] + dropped
            others = others[:keep]
        if others[0].lead(first, self.mind.doubt) > 0:
            return [others[0], first, *dropped]
        return [first, *others, *dropped]

    def candidates(self, width: int) -> list[Tried]:
        """The ways to choose that the game knows, or the options that its heuristics like best;
        equals in an order drawn by chance."""
        sight = self.sight
        ways = self.mind.styles(sight.world, sight.seat)
        if ways:
            look = self.mind.in_style
            return [Tried(look(sight.world, sight.seat, way, sight.options), way) for way in ways]
        options = list(sight.options)
        self.chance.shuffle(options)
        values = self.mind.weigh(sight.world, sight.seat, options, self.chance)
        ranked = sorted(range(len(options)), key=lambda i: -values[i])
        worth = [i for i in ranked[:width] if values[i] > NEVER] or ranked[:1]
        return [Tried(options[i]) for i in worth]

    def try_all(self, left: list[Tried], each: int, until: float | None) -> None:
        """Try the candidates in the same new worlds, so many or as long as there is time."""
        done = 0
        while done < each if until is None else done == 0 or perf_counter() < until:
            world = self.chance.rand(1 << 30)
            for one in left:
                value = self.trial(one, world)
                one.visits += 1
                one.total += value
                one.values.append(value)
            done += 1

    def trial(self, candidate: Tried, seed: int) -> float:
        """Play on from a candidate in an imagined world; what that brings the seat."""
        self.trials += 1
        me, option, style = self.sight.seat, candidate.option, candidate.style
        world = self.sight.imagine(seed)
        paths: list[list[Place]] = [[] for _ in range(world.seats)]
        at: list[Place | None] = [self.trees.setdefault(seat, Place()) for seat in range(world.seats)]
        self.step(me, option, paths, at)
        planned = world.open[me] & 0xFF
        end = self.mind.mark(world) + self.mind.horizon
        self.rules.apply(world, me, option)
        for _ in range(LONGEST):
            if not world.unanswered or self.mind.mark(world) >= end:
                break
            seat = world.next_seat()
            if seat == me and style != NO_STYLE and world.open[me] & 0xFF == planned:
                chosen = self.mind.in_style(world, me, style, self.rules.options(world, me))
            else:
                style = NO_STYLE if seat == me else style
                chosen = self.choose(world, seat, at[seat])
            self.step(seat, chosen, paths, at)
            self.rules.apply(world, seat, chosen)
        chances = self.mind.chances(world)
        if self.explain:
            promise = self.mind.parts(world, me)
            known = candidate.promises or [0.0] * len(promise)
            candidate.promises = [old + new for old, new in zip(known, promise, strict=True)]
        for seat, path in enumerate(paths):
            for place in path:
                place.visits += 1
                place.total += chances[seat]
        return chances[me]

    def step(self, seat: int, option: int, paths: list[list[Place]], at: list[Place | None]) -> None:
        """Go down a seat's tree; a place that nobody has been to before is the last one of this trial."""
        here = at[seat]
        if here is None:
            return
        if option not in here.after:
            here.after[option] = Place()
            at[seat] = None
        else:
            at[seat] = here.after[option]
        paths[seat].append(here.after[option])

    def choose(self, world: Any, seat: int, place: Place | None) -> int:
        """By the seat's tree where it has one, else by the heuristics."""
        options = self.rules.options(world, seat)
        weigh = self.mind.weigh if seat == self.sight.seat else self.mind.others
        values = weigh(world, seat, options, self.chance)
        if place is None or not place.visits or world.open[seat] & 0xFF in self.mind.by_heart:
            return best(options, values, self.chance)
        let_in = ceil((place.visits + 1) ** WIDENING)
        ranked = sorted(range(len(options)), key=lambda i: -values[i])[:let_in]
        curiosity = CURIOSITY * sqrt(log(place.visits + 1))
        chosen, most = options[ranked[0]], -1.0
        for i in ranked:
            after = place.after.get(options[i])
            if after is None or not after.visits:
                return options[i]
            promise = after.total / after.visits + curiosity / sqrt(after.visits)
            if promise > most:
                chosen, most = options[i], promise
        return chosen


def search(sight: Sight, chance: Chance, budget: Budget, known: Mind | None = None) -> int:
    """The option that the search finds best; what the game knows by heart is not searched."""
    found = known or mind(sight.game)
    if sight.world.open[sight.seat] & 0xFF in found.by_heart:
        return best(sight.options, found.heart(sight.world, sight.seat, sight.options, chance), chance)
    return Search(sight, chance, found).think(budget)[0].option
