"""Making puzzles: bots play, and their decisions are looked at again, more and more closely.

1. Of a game some decisions are *looked at*, of all kinds: those that have a few options and are answered by
   one.
2. All options are tried in the same imagined worlds with the same luck. A decision is a *candidate* if one
   option leads all others there. What the scripted policy (Captain) chooses too is dull: a few of those are
   kept in reserve.
3. A candidate is *confirmed* with twenty times as many worlds, none of which was seen before: the answer's
   lead over each other option has to be significant by Student's t of the differences world by world, with
   the level divided by the number of other options (Bonferroni), and large enough to matter.

The trials end at the horizon of the game's mind, where the win chance is estimated: "beyond doubt" is about
chance, for managers who play on as the game's heuristics do.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count as counting
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from touchline.bots import advice, arena
from touchline.bots.minds import can_look_ahead, mind
from touchline.bots.puzzles import Puzzle, Question, Source, Worth
from touchline.bots.registry import get
from touchline.bots.search import Search, Tried
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, Spec, find
from touchline.lab import fleet, intervals

PLAYERS: Final = ("captain", "squad", "captain", "starter")  # who plays the games, in turn
SCRIPTED: Final = "captain"  # what this one chooses at once is dull
SOLVERS: Final = ("captain", "gaffer")  # whose answers say how hard a puzzle is
SEATS: Final = (2, 3)  # of the games, in turn
FEW: Final = 10  # the most options of a puzzle
LOOKED_AT: Final = 32  # decisions of a game
A_KIND: Final = 6  # of them with the same question
GLANCE: Final = 3  # worlds that show whether the scripted policy errs at all
WORLDS: Final = 8  # in which a decision is looked at
TIMES: Final = 20  # as many confirm it
STAGES: Final = 4  # after each of which a hopeless candidate is given up
ENOUGH: Final = 0.01  # a lead in win chance that is worth a puzzle
SURE: Final = 0.001  # the level of the test, for all other options together
RESERVE: Final = (
    5  # one in this many of the decisions that the scripted policy gets right is looked at all the same
)
FROM_A_GAME: Final = 4  # puzzles
MOST_RULES: Final = 3
BATCH: Final = 1000  # games that are planned at a time


class Job(msgspec.Struct, frozen=True):
    """One game to make puzzles from. `until`: the moment at which to come to an end, if it is not 0."""

    spec: Spec
    seed: int
    until: float = 0.0


class Found(msgspec.Struct):
    """What came of a game."""

    source: Source
    puzzles: list[Question] = []
    looked: int = 0
    candidates: int = 0
    seconds: float = 0.0


class Totals(msgspec.Struct):
    """What came of many games: decisions looked at, candidates, those confirmed, CPU time."""

    games: int = 0
    looked: int = 0
    candidates: int = 0
    confirmed: int = 0
    seconds: float = 0.0

    def add(self, found: Found) -> None:
        """Count a game."""
        self.games += bool(found.source.log)
        self.looked += found.looked
        self.candidates += found.candidates
        self.confirmed += len(found.puzzles)
        self.seconds += found.seconds


class Moment(msgspec.Struct, frozen=True):
    """A decision of a game that may be a puzzle."""

    at: int
    seat: int
    kind: str
    state: Any


def make(job: Job) -> Found:
    """Play one game and find its puzzles."""
    start = time.process_time()
    game = find(job.spec)
    over = bool(job.until) and time.time() > job.until
    log, moments = ([], []) if over else _play(game, job.seed)
    source = Source(game.id, game.rules_version, _seats(game, job.seed), job.seed, log)
    found = Found(source)
    for moment in _spread(moments, Chance(f"{job.seed}:spread")):
        if job.until and time.time() > job.until:
            break
        found.looked += 1
        if not _candidate(game, moment, job.seed):
            continue
        found.candidates += 1
        question = _confirmed(game, moment, job, len(log))
        if question is not None:
            found.puzzles.append(question)
    found.seconds = time.process_time() - start
    return found


def _seats(game: Game, seed: int) -> int:
    return max(seats for seats in game.seats if seats <= SEATS[seed % len(SEATS)])


def _candidate(game: Game, moment: Moment, seed: int) -> bool:
    """Whether one option leads all others at first sight; the scripted policy errs, with few exceptions."""
    search = _search(game, moment, f"{seed}:{moment.at}")
    tried = _tried(search)
    also_dull = not Chance(f"{seed}:{moment.at}:dull").rand(RESERVE)
    for worlds in (GLANCE, WORLDS - GLANCE):
        search.try_all(tried, worlds, None)
        if not also_dull and not _missed(game, moment, _best(tried)[0].option, [SCRIPTED]):
            return False
    return _leads(tried)


def _play(game: Game, seed: int) -> tuple[list[str], list[Moment]]:
    """A game of bots: its log, and the decisions that may be puzzles."""
    log: list[str] = []
    moments: list[Moment] = []

    def look(g: Any, seat: int, option: int) -> None:
        options = game.rules.options(g, seat)
        if 1 < len(options) <= FEW and not advice.is_part(game, g, seat):
            moments.append(Moment(len(log), seat, game.question(g, seat), g.clone()))
        log.append(f"{seat} {game.codec.text(option)}")

    players = [PLAYERS[(seat + seed) % len(PLAYERS)] for seat in range(_seats(game, seed))]
    arena.play_out(game.spec, players, seed, look=look)
    return log, moments


def _spread(moments: Sequence[Moment], chance: Chance) -> Iterator[Moment]:
    """Some of the decisions, a few of each kind, in a random order."""
    order = list(range(len(moments)))
    chance.shuffle(order)
    kinds: Counter[str] = Counter()
    looked = 0
    for number in order:
        kind = moments[number].kind
        kinds[kind] += 1
        if kinds[kind] <= A_KIND and looked < LOOKED_AT:
            looked += 1
            yield moments[number]


def _search(game: Game, moment: Moment, seed: str) -> Search:
    """Trials of a decision; without trees, so that what one world brought says nothing about the next."""
    chance = Chance(seed)
    sight = Sight.of(game, moment.state, moment.seat, chance.rand(1 << 30))
    return Search(sight, chance, replace(mind(game), tree=False), explain=True)


def _tried(search: Search) -> list[Tried]:
    return [Tried(option) for option in search.sight.options]


def _best(tried: Iterable[Tried]) -> list[Tried]:
    return sorted(tried, key=lambda one: -one.chance)


def _lead(one: Tried, other: Tried) -> tuple[float, float]:
    """The mean difference of two options, world by world, and its error."""
    differences = [mine - its for mine, its in zip(one.values, other.values, strict=True)]
    return fmean(differences), stdev(differences) / sqrt(len(differences))


def _leads(tried: Sequence[Tried], errors: float = 1.0) -> bool:
    """Whether the best option is ahead of all others by this many standard errors, and by enough."""
    first, *others = _best(tried)
    leads = [_lead(first, other) for other in others]
    return all(lead > ENOUGH and lead > errors * error for lead, error in leads)


def _confirmed(game: Game, moment: Moment, job: Job, decisions: int) -> Question | None:
    """The decision as a puzzle, if twenty times the worlds confirm it."""
    search = _search(game, moment, f"{job.seed}:{moment.at}:again")
    tried = _tried(search)
    for stage in range(1, STAGES + 1):
        search.try_all(tried, WORLDS * TIMES // STAGES, None)
        if not _leads(tried, 2.0) or (job.until and time.time() > job.until and stage < STAGES):
            return None
    first, *others = _best(tried)
    worlds = len(first.values)
    level = SURE / len(others)
    for other in others:
        lead, error = _lead(first, other)
        if lead <= ENOUGH or (error and intervals.beyond(lead / error, worlds - 1) / 2 > level):
            return None
    missed = _missed(game, moment, first.option, SOLVERS)
    lead, error = _lead(first, others[0])
    reach = intervals.student(worlds - 1) * error
    return Question(
        id=sha256(f"{game.id}:{job.seed}:{moment.at}".encode()).hexdigest()[:8],
        at=moment.at,
        seat=moment.seat,
        kind=moment.kind,
        phase=3 * moment.at // decisions,
        worth=[_worth(game, one) for one in (first, *others)],
        gap=round(lead, 4),
        low=round(lead - reach, 4),
        high=round(lead + reach, 4),
        worlds=worlds,
        missed=missed,
        rules=_rules(game, moment, first.option, job.seed),
    )


def _worth(game: Game, one: Tried) -> Worth:
    promise = [round(part, 2) for part in one.promise]
    return Worth(game.codec.text(one.option), round(one.chance, 4), promise)


def _missed(game: Game, moment: Moment, answer: int, solvers: Sequence[str]) -> list[str]:
    """Those of these bots that would have chosen another option."""
    found = []
    for name in solvers:
        chance = Chance(f"{moment.at}:{name}")
        sight = Sight.of(game, moment.state, moment.seat, chance.rand(1 << 30))
        if get(name, game.id)(sight, chance) != answer:
            found.append(name)
    return found


def _rules(game: Game, moment: Moment, option: int, seed: int) -> list[str]:
    """The rule of the question, and those that its answer applies in an imagined world."""
    world = game.redeal(moment.state, moment.seat, seed)
    asked = game.prompt(world, moment.seat).rule
    world.events = []
    game.rules.apply(world, moment.seat, option)
    found = [asked, *(event.rule for event in world.events)]
    return list(dict.fromkeys(rule for rule in found if rule))[:MOST_RULES]


# Many games


def puzzles(
    spec: str,
    count: int,
    seed: int,
    *,
    workers: int = 0,
    seconds: float = 0.0,
    kept: Sequence[Puzzle] = (),
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[list[Puzzle], Totals]:
    """This many puzzles of a game, including those that are kept; fewer if the time is up before."""
    game = find(spec)
    if not can_look_ahead(game.id):
        raise TouchlineError(f"{game.title} does not say how to weigh positions, so nothing can be tried.")
    until = time.time() + seconds if seconds else 0.0
    found, totals = list(kept), Totals()
    for each in _play_all(game, seed, workers, until):
        totals.add(each)
        found += [Puzzle(each.source, asked) for asked in each.puzzles]
        chosen = choose(found, count)
        progress(len(chosen))
        if len(chosen) >= count:
            break
    return choose(found, count), totals


def _play_all(game: Game, seed: int, workers: int, until: float) -> Iterator[Found]:
    """Game after game, until the time is up: then what was begun is brought to an end."""
    for batch in counting():
        if until and time.time() > until:
            return
        jobs = [Job(game.spec, arena.seed_of(seed, batch * BATCH + number), until) for number in range(BATCH)]
        for _, each in fleet.run(make, jobs, workers=workers):
            yield each


def choose(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """This many puzzles, of as many kinds of questions and from all parts of the games, few of the same game.

    What the scripted policy gets right comes last. Of each kind and third of a game the clearest first, one
    of each in turn."""
    games: Counter[int] = Counter()
    cells: dict[tuple[bool, str, int], list[Puzzle]] = {}
    for puzzle in sorted(found, key=lambda one: (SCRIPTED not in one.asked.missed, -one.asked.gap, one.id)):
        games[puzzle.source.seed] += 1
        if games[puzzle.source.seed] <= FROM_A_GAME:
            asked = puzzle.asked
            cells.setdefault((SCRIPTED not in asked.missed, asked.kind, asked.phase), []).append(puzzle)
    in_turn = [
        (cell[0], depth, cell, puzzle)
        for cell, puzzles in cells.items()
        for depth, puzzle in enumerate(puzzles)
    ]
    return [puzzle for *_, puzzle in sorted(in_turn, key=lambda one: one[:3])[:count]]
