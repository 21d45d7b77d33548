"""How fast a game runs here: random play, copies of states and observations, in the game's own loop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from touchline.engine.chance import Chance, seed_state
from touchline.engine.encoder import encoder_of
from touchline.engine.game import Game
from touchline.engine.state import State

PLAY_SHARE = 0.7  # of the time; the rest is for copies and observations
WARM_UP_SHARE = 0.1  # of the time for play, before the clock starts
POSITIONS = 200  # states of which copies are made, spread over whole games
EVERY = 7  # decisions between two of these states


@dataclass(frozen=True)
class Speed:
    """What was seen: whole games by random play, one after the other, copies of states, observations."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    copy_us: float
    observations_per_s: float


def usual_seats(game: Game) -> int:
    """Three seats where the game allows it: what figures are quoted for."""
    return 3 if 3 in game.seats else game.seats[0]


def measure(game: Game, seats: int, seconds: float, seed: int = 1) -> Speed:
    """Play and copy for this many seconds."""
    chance = Chance(seed)
    for_play = seconds * PLAY_SHARE
    _play(game, seats, for_play * WARM_UP_SHARE, chance)
    games, decisions, spent = _play(game, seats, for_play * (1 - WARM_UP_SHARE), chance)
    states = positions(game, seats, chance)
    rest = (seconds - for_play) / 2
    copy, look = _each(states, _copy, rest), _each(states, _looking(game, seats), rest)
    return Speed(decisions / spent, games / spent, decisions / games, copy * 1e6, 1 / look)


def _play(game: Game, seats: int, seconds: float, chance: Chance) -> tuple[int, int, float]:
    """Whole games, setup included, until the time is over; the last one is finished."""
    games = decisions = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds or not games:
        decisions += game.rules.play_random(_new(game, seats, chance), chance)
        games += 1
        spent = perf_counter() - start
    return games, decisions, spent


def _copy(g: State) -> object:
    return g.clone()


def _looking(game: Game, seats: int) -> Callable[[State], object]:
    """Writes what the seat that is asked may know."""
    encoder = encoder_of(game, seats)
    return lambda g: encoder.row(g, max(0, g.next_seat()))


def _each(states: list[State], work: Callable[[State], object], seconds: float) -> float:
    """Seconds for one state."""
    done = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds or not done:
        for state in states:
            work(state)
        done += len(states)
        spent = perf_counter() - start
    return spent / done


def positions(game: Game, seats: int, chance: Chance, wanted: int = POSITIONS) -> list[State]:
    """States from all phases of random games."""
    found: list[State] = []
    while len(found) < wanted:
        g = _new(game, seats, chance)
        decisions = 0
        while g.unanswered and len(found) < wanted:
            decisions += 1
            if decisions % EVERY == 0:
                found.append(g.clone())
            seat = g.next_seat()
            options = game.rules.options(g, seat)
            game.rules.apply(g, seat, options[chance.rand(len(options))])
    return found


def _new(game: Game, seats: int, chance: Chance) -> State:
    g: State = game.new(seats, seed_state(chance.rand(1 << 32)), game.option_values({}))
    game.rules.settle(g)
    return g
