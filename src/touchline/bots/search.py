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
from time import perf_counter, process_time
from typing import Any, Final

from touchline.bots.minds import Mind, mind
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best, seed_state

CURIOSITY: Final = 0.25  # how much is tried that has been tried little
WIDENING: Final = 0.5  # with n visits, n to this power options are let in
LONGEST: Final = 2000  # decisions of a trial; no horizon is so far
CLEAR: Final = 2.0  # standard errors by which the first idea leads all others if nothing more is tried
ENOUGH: Final = 12  # worlds in which it has led


NO_STYLE: Final = -1
NEVER: Final = float("-inf")  # what the heuristics give to options that are not worth a trial


@dataclass(frozen=True)
class Budget:
    """How much a search may think: this many trials, or until the time is up; and over how many options.

    Trials may have a limit of CPU time beside them, which stops a search that would take too long. Such a
    search is no longer the same on every machine, so the levels have none.
    """

    trials: int = 0
    milliseconds: int = 0
    width: int = 8
    cpu_milliseconds: int = 0


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
        self,
        sight: Sight,
        chance: Chance,
        known: Mind | None = None,
        *,
        explain: bool = False,
        whole: bool = False,
    ) -> None:
        self.sight = sight
        self.whole = whole  # the plan counts, not only its first step
        self.explain = explain  # also remember what the own club promises
        self.mind = known or mind(sight.game)
        self.rules: Any = sight.game.rules  # of an edition, they are interpreted
        self.chance = chance
        self.luck = chance  # of the trial that is made
        self.trials = 0
        self.stop = 0.0  # of CPU time; 0: none
        self.trees: dict[int, Place] = {}
        self.first: Tried | None = None  # the first idea, which others have to beat

    def think(self, budget: Budget) -> list[Tried]:
        """The candidates, the best first."""
        if budget.cpu_milliseconds:
            self.stop = process_time() + budget.cpu_milliseconds / 1000
        tried = self.candidates(budget.width)
        if len({one.option for one in tried}) == 1 and not self.whole:
            return tried[:1]
        until = perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else None
        if tried[0].style == NO_STYLE or len(tried) == 1:
            return self.halve(tried, budget.trials, until)
        now = perf_counter()
        half = None if until is None else (until + now) / 2
        ranked = self.halve(tried, budget.trials // 2, half)
        return self.halve(self.changed(ranked), budget.trials - budget.trials // 2, until)

    def changed(self, ranked: list[Tried]) -> list[Tried]:
        """The two best ways to choose, and ways that differ from the best in one thing; they start anew."""
        sight = self.sight
        ways = [one.style for one in ranked[:2]]
        ways += self.mind.changes(sight.world, sight.seat, ways[0])
        return self.ways(ways)

    def halve(self, tried: list[Tried], trials: int, until: float | None) -> list[Tried]:
        """Try them all, drop the worse half, and so on; the first stays to the end, and has to be beaten."""
        self.first = first = tried[0]
        others = tried[1:]
        if not others:
            return tried
        rounds = ceil(log2(len(tried)))
        dropped: list[Tried] = []
        for number in range(rounds):
            if until is None:
                each = max(1, trials // (rounds * (1 + len(others))))
                self.try_all([first, *others], each, None)
            else:
                share = (until - perf_counter()) / (rounds - number)
                self.try_all([first, *others], 0, perf_counter() + share)
            others.sort(key=lambda one: -one.chance)
            keep = (len(others) + 1) // 2
            dropped = others[keep:] + dropped
            others = others[:keep]
            if first.visits >= ENOUGH and all(first.lead(other, CLEAR) > 0 for other in others):
                break
        if others[0].lead(first, self.mind.doubt) > 0:
            return [others[0], first, *dropped]
        return [first, *others, *dropped]

    def ways(self, ways: list[int]) -> list[Tried]:
        """Ways to choose, each with its first step."""
        sight, look = self.sight, self.mind.in_style
        return [Tried(look(sight.world, sight.seat, way, sight.options), way) for way in ways]

    def candidates(self, width: int) -> list[Tried]:
        """The ways to choose that the game knows, or the options that its heuristics like best;
        equals in an order drawn by chance."""
        sight = self.sight
        ways = self.mind.styles(sight.world, sight.seat)
        if ways:
            return self.ways(ways)
        options = list(sight.options)
        self.chance.shuffle(options)
        values = self.mind.weigh(sight.world, sight.seat, options, self.chance)
        ranked = sorted(range(len(options)), key=lambda i: -values[i])
        worth = [i for i in ranked[:width] if values[i] > NEVER] or ranked[:1]
        return [Tried(options[i]) for i in worth]

    def try_all(self, left: list[Tried], each: int, until: float | None) -> None:
        """Try the candidates in the same new worlds, this many or as long as there is time."""
        done = 0
        while done < each if until is None else done == 0 or perf_counter() < until:
            if self.stop and done and process_time() >= self.stop:
                return
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
        mind, mark_of = self.mind, self.mind.mark
        world = self.sight.imagine(seed)
        kind = seed % mind.kinds
        self.luck = Chance(seed)
        mind.believe(world, me, kind, self.luck)
        paths: list[list[Place]] = [[] for _ in range(world.seats)]
        at: list[Place | None] = [
            self.trees.setdefault(seat, Place()) if mind.tree else None for seat in range(world.seats)
        ]
        self.step(me, option, paths, at)
        planned = world.open[me] & 0xFF
        mark = mark_of(world)
        end: int = mark + mind.horizon
        self.rules.apply(world, me, option)
        for _ in range(LONGEST):
            now = mark_of(world)
            if not world.unanswered or now >= end:
                break
            if now != mark:
                mark = now
                world.chance = seed_state(f"{seed}:{now}")
            seat = world.next_seat()
            if seat == me and style != NO_STYLE and world.open[me] & 0xFF == planned:
                chosen = mind.in_style(world, me, style, self.rules.options(world, me))
            else:
                style = NO_STYLE if seat == me else style
                chosen = self.choose(world, seat, at[seat], kind)
            self.step(seat, chosen, paths, at)
            self.rules.apply(world, seat, chosen)
        chances = mind.chances(world)
        if self.explain:
            promise = mind.parts(world, me)
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

    def choose(self, world: Any, seat: int, place: Place | None, kind: int = 0) -> int:
        """By the seat's tree where it has one, else by the heuristics; rivals by those of their kind."""
        options: list[int] = self.rules.options(world, seat)
        if seat == self.sight.seat:
            values = self.mind.weigh(world, seat, options, self.luck)
        else:
            values = self.mind.others(world, seat, options, self.luck, kind)
        if place is None or not place.visits or world.open[seat] & 0xFF in self.mind.by_heart:
            return best(options, values, self.luck)
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


MOST_PLANS: Final = 256  # that are remembered
_plans: dict[object, int] = {}


def plan(sight: Sight, known: Mind, trials: int) -> int:
    """How to make a choice of many steps, thought about before the first of them.

    It follows from what the seat knew then, luck included, so that it is the same at every step. That it is
    remembered saves time and changes nothing.
    """
    known_then = sight.imagine(0).dump()
    key = seed_state(f"{trials}:{known_then}")
    if key not in _plans:
        if len(_plans) >= MOST_PLANS:
            _plans.clear()
        thought = Search(sight, Chance(key), known, whole=True)
        _plans[key] = thought.think(Budget(trials=trials, width=known.width))[0].style
    return _plans[key]


def search(sight: Sight, chance: Chance, known: Mind, trials: int = 0) -> int:
    """The option that the search finds best; what the game knows by heart is not searched.

    Without a number of trials it takes those of the level.
    """
    if sight.world.open[sight.seat] & 0xFF in known.by_heart:
        return best(sight.options, known.heart(sight.world, sight.seat, sight.options, chance), chance)
    whole = known.begun(sight.world, sight.seat)
    if whole is not None:
        style = plan(Sight(sight.game, whole, sight.seat), known, trials or known.plan_budget(whole.seats))
        return known.in_style(sight.world, sight.seat, style, sight.options)
    budget = Budget(trials=trials or known.trials, width=known.width)
    return Search(sight, chance, known).think(budget)[0].option
