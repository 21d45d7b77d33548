"""Games among bots: one, or many.

The same seed and bots give the same game, wherever it is played. Each game of a series has a
seed of its own, made from the seed of the series, and can be played again alone by it.

Nobody here can cheat, so the referee stays out; but chance comes as it does at a table that is made from the
seed. So every game of a series can be written down as a record (`play_match`), move by move the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from touchline.bots.asking import LOSE, RAISE, BotFailed, Care, Failure, decide
from touchline.bots.registry import get
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Spec, find
from touchline.engine.match import Entry, Match, chance_of, keyed, secret_of

RANDOM = "random"
STAND_IN = "greedy"  # plays on for a bot that failed
STRICT = Care()  # a bot that fails stops the game with an error

Watch = Callable[[int, float], None]  # is told the seat and the seconds of each decision
Look = Callable[[Any, int, int], None]  # is shown the state, the seat and the option before it is applied


@dataclass(frozen=True)
class GameResult:
    """How a game ended; scores and places by seat."""

    seed: int
    scores: list[int]
    places: list[int]
    decisions: int
    failures: list[Failure] = field(default_factory=list)

    @property
    def wins(self) -> list[float]:
        """By seat: 1 for the winner; managers who share the victory share the win."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


Spread = Callable[[Callable[[int], GameResult], list[int]], Iterable[GameResult]]
"""Plays the games of these seeds with a function that plays one; the results come in the same order."""


def play_game(
    game_id: str,
    bots: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    watch: Watch | None = None,
    care: Care = STRICT,
) -> GameResult:
    """Play one game, one bot in each seat."""
    failures: list[Failure] = []
    g, decisions = play_out(game_id, bots, seed, options, watch, care=care, failures=failures)
    scores = find(game_id).scores(g)
    places = [score.place for score in scores]
    if care.on_failure == LOSE and failures:
        places = _behind(places, {failure.seat for failure in failures})
    return GameResult(seed, [s.total for s in scores], places, decisions, failures)


def _behind(places: list[int], lost: set[int]) -> list[int]:
    """The places when those who lost by failing stand behind all others."""
    ranks = [(seat in lost, 0 if seat in lost else place) for seat, place in enumerate(places)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def play_out(
    game_id: str,
    bots: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    watch: Watch | None = None,
    look: Look | None = None,
    care: Care = STRICT,
    failures: list[Failure] | None = None,
) -> tuple[Any, int]:
    """Play one game to its end: its last state, and how many decisions it took. Failures are noted."""
    game = find(game_id)
    game.check_seats(len(bots))
    bots = list(bots)
    players = [get(name, game_id) for name in bots]
    secret = secret_of(seed)
    values = game.option_values(options or {}, len(bots), bots_alone=True)
    g = game.new(len(bots), chance_of(secret, "setup"), values)
    rules = game.rules
    rules.settle(g)
    chance = Chance(f"{seed}:bots")
    course = rules.course(g, *keyed(secret))
    while (seat := g.next_seat()) >= 0:
        start = perf_counter()
        if bots[seat] == RANDOM:  # needs its options only: no world is imagined for it
            legal = rules.options(g, seat)
            option = legal[chance.rand(len(legal))]
        else:
            sight = Sight.of(game, g, seat, chance.rand(1 << 30))
            try:
                option = decide(bots[seat], players[seat], sight, chance, care.seconds)
            except BotFailed as failed:
                if care.on_failure == RAISE:
                    raise
                if failures is not None:
                    failures.append(Failure(seat, failed.bot, failed.kind, len(course.moves), failed.text))
                bots[seat] = STAND_IN
                players[seat] = get(bots[seat], game_id)
                continue
        if watch is not None:
            watch(seat, perf_counter() - start)
        if look is not None:
            look(g, seat, option)
        course.decide(seat, option)
    return g, len(course.moves)


def play_match(
    game_id: str,
    bots: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] = lambda decisions: None,
    care: Care = STRICT,
) -> Match:
    """The game that `play_game` plays with these words, refereed: it can be told, and written as a record."""
    log: list[Entry] = []
    game = find(game_id)

    def note(g: Any, seat: int, option: int) -> None:
        log.append(Entry(seat, game.codec.text(option)))
        progress(len(log))

    play_out(game_id, bots, seed, options, look=note, care=care)
    match = Match(game, len(bots), options or {}, secret_of(seed))
    match.replay(log)
    return match


def seat_names(bots: list[str]) -> list[str]:
    """What the seats of such a game are called in its record."""
    return [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)]


def seed_of(seed: int, number: int) -> int:
    """The seed of one game (or deal) of a series; the first has number 0."""
    return seed_state(f"{seed}:{number}")


def play_many(
    game_id: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    spread: Spread = map,
) -> Iterator[GameResult]:
    """Play many games and yield each result, in the order of the series; all with the same contents.

    They are played here one after the other, or as they are `spread`, such as by `lab.fleet.in_order`.
    """
    spec = _checked(game_id, bots, options or {})
    if games < 0:
        raise TouchlineError("Give a number of games that is not negative.")
    play = partial(_play_seed, spec, bots, options or {})
    return iter(spread(play, [seed_of(seed, number) for number in range(games)]))


def _play_seed(spec: Spec, bots: list[str], options: dict[str, Any], seed: int) -> GameResult:
    return play_game(spec, bots, seed, options)


def _checked(game_id: str, bots: list[str], options: dict[str, Any]) -> Spec:
    """The game, if nothing is wrong: refuse it, or a bot, option or number of seats, before any is played."""
    game = find(game_id)
    game.check_seats(len(bots))
    game.option_values(options, len(bots), bots_alone=True)
    for name in bots:
        get(name, game_id)
    return game.spec
