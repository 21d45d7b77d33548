"""A game that is over, looked at again: how everybody's win chance ran, and what decisions changed of it.

At full time the secret is public and so is every state of the game. A seat's win chance at a moment is what
the coach judges it to be in worlds that looked the same to that seat then, when everybody plays on as the
game's heuristics would: what the manager could have known, and no more. Each step changes the chances by two
things:

- *the decision*: what was chosen against what the heuristics would have chosen, on the average over worlds
  that looked the same to the seat when it decided. Nobody is blamed for what could not be known;
- *luck*: all the rest. Dice, draws, and what others had hidden, against their expectation.

So for every seat: chance at kick-off + own decisions + others' decisions + luck = the result. The work is cut
into pieces that a worker does one at a time; each follows from its arguments alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, variance
from typing import Any, Final

import msgspec

from touchline.bots import advice
from touchline.bots.registry import get
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import Game, Spec, find
from touchline.engine.match import Entry, Fork, Match
from touchline.engine.speech import ENGLISH, Words, speaking

POLICY: Final = "greedy"
TURNS: Final = 3
STRETCHES: Final = 6  # that are looked into for them: a long slope may have no steep step


class Played(msgspec.Struct, frozen=True):
    """A game that is over, as plain data for workers."""

    game: Spec
    options: dict[str, int]
    seats: int
    secret: bytes
    log: list[Entry]
    forks: tuple[Fork, ...] = ()

    @classmethod
    def of(cls, match: Match) -> Played:
        """What a worker needs to play the game again."""
        return cls(match.game.spec, match.options, match.seats, match.secret, match.log, match.forks)


class Depth(msgspec.Struct, frozen=True):
    """How closely a game is looked at."""

    moments: int = 32  # of the curve
    views: int = 8  # worlds that each seat imagines at each of them
    decisions: int = 40  # that are weighed; if more were doubtful, they stand for the others
    worlds: int = 8  # in which each of them is weighed


def _moments(played: Played, wanted: Sequence[int]) -> Iterator[tuple[int, Any]]:
    """The states before these decisions, in the order of the game; the last moment is full time."""
    game = find(played.game)
    match = Match(game, played.seats, dict(played.options), played.secret, played.forks)
    for number in range(len(played.log) + 1):
        if number in wanted:
            yield number, match.state
        if number >= max(wanted):
            return
        if number < len(played.log):
            match.play(played.log[number].seat, played.log[number].option)


def _shares(game: Game, g: Any) -> list[float]:
    """How the win of a finished game is shared."""
    places = [score.place for score in game.scores(g)]
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def curve(played: Played, moments: Sequence[int], views: int) -> dict[int, list[float]]:
    """Everybody's win chance at these moments."""
    game = find(played.game)
    return {
        number: _shares(game, g) if game.over(g) else _chances(played, game, g, views)
        for number, g in _moments(played, moments)
    }


def _chances(played: Played, game: Game, g: Any, views: int) -> list[float]:
    """Each seat's chance by what it could know; together they are 1."""
    found = []
    for seat in range(played.seats):
        seeds = [seed_state(f"{seat}:{view}") for view in range(views)]
        worlds = [_imagined(game, g, seat, seed) for seed in seeds]
        found.append(
            sum(advice.judge(played.game, w.dump(), s, 1)[seat] for w, s in zip(worlds, seeds, strict=True))
        )
    whole = sum(found)
    return [chance / whole for chance in found] if whole else [1 / played.seats] * played.seats


def _imagined(game: Game, g: Any, seat: int, seed: int) -> Any:
    """A world that looks the same to the seat, with new dice."""
    world = game.redeal(g, seat, seed)
    world.chance, world.pool = seed_state(seed), 0
    return world


def choices(played: Played, decisions: Sequence[int]) -> dict[int, dict[str, str]]:
    """What was chosen there, in the words of every language that the game speaks."""
    game = find(played.game)
    found: dict[int, dict[str, str]] = {}
    for number, g in _moments(played, decisions):
        option = game.codec.number(played.log[number].option)
        assert option is not None
        for language in Words(game.package).languages():
            with speaking(language):
                label = game.label(g, played.log[number].seat, option).label
            found.setdefault(number, {})[language] = label
    return found


def doubtful(played: Played, decisions: Sequence[int]) -> list[int]:
    """Those that the heuristics would have decided otherwise; only these can be gains or mistakes."""
    game, policy = find(played.game), get(POLICY, played.game)
    found = []
    for number, g in _moments(played, decisions):
        seat, option = played.log[number].seat, game.codec.number(played.log[number].option)
        if not g.open[seat] or option not in game.rules.options(g, seat):
            continue  # started beside a question, or an amount that no list names
        if policy(Sight.of(game, g, seat, number), Chance(number)) != option:
            found.append(number)
    return found


def weigh(played: Played, decisions: Sequence[int], worlds: int) -> dict[int, list[float]]:
    """What each of these decisions changed in everybody's win chance, by what its seat could know."""
    game = find(played.game)
    found = {}
    for number, g in _moments(played, decisions):
        seat, chosen = played.log[number].seat, game.codec.number(played.log[number].option)
        assert chosen is not None
        liked = get(POLICY, played.game)(Sight.of(game, g, seat, number), Chance(number))
        total = [0.0] * played.seats
        for world in range(worlds):
            seed = seed_state(f"{number}:{world}")
            with_it, without = (
                _after(played.game, game, g, seat, option, seed) for option in (chosen, liked)
            )
            total = [t + a - b for t, a, b in zip(total, with_it, without, strict=True)]
        found[number] = [change / worlds for change in total]
    return found


def _after(spec: Spec, game: Game, g: Any, seat: int, option: int, seed: int) -> list[float]:
    """Everybody's win chance after an option, in a world that looks the same to the seat, with new dice."""
    world = _imagined(game, g, seat, seed)
    game.rules.apply(world, seat, option)
    return _shares(game, world) if game.over(world) else advice.judge(spec, world.dump(), seed, 1)


# Putting it together


class Turn(msgspec.Struct, frozen=True):
    """A turning point: the decision after this many others, and how it changed a seat's win chance.

    `choice` is what was chosen, `choices` the same in the other languages that the game speaks.
    """

    at: int
    choice: str
    seat: int
    before: float
    after: float
    choices: tuple[tuple[str, str], ...] = ()


class Balance(msgspec.Struct, frozen=True):
    """Where a seat's result came from, in win chance: start + own + others + luck = result."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    result: float


class Review(msgspec.Struct, frozen=True):
    """What is known of a game so far; `progress` is 1 when all of it is."""

    progress: float = 0.0
    curve: tuple[tuple[int, tuple[float, ...]], ...] = ()
    turns: tuple[Turn, ...] = ()
    balance: tuple[Balance, ...] = ()
    problem: str = ""


def evenly(numbers: Sequence[int], count: int) -> list[int]:
    """At most this many of the numbers, spread over all of them, the first and the last included."""
    if len(numbers) <= count:
        return list(numbers)
    return [numbers[i * (len(numbers) - 1) // (count - 1)] for i in range(count)]


def change(before: Sequence[float], after: Sequence[float]) -> tuple[float, int]:
    """The largest change of any seat's win chance, and whose it is; of equals, who gained."""
    changes = [round(b - a, 9) for a, b in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda seat: (abs(changes[seat]), changes[seat]))
    return abs(changes[seat]), seat


def steepest(
    chances: dict[int, list[float]], stretches: Iterable[tuple[int, int]], count: int
) -> list[tuple[int, int]]:
    """Those stretches between two moments in which the chances changed most, in their order."""
    by_change = sorted(stretches, key=lambda ends: -change(chances[ends[0]], chances[ends[1]])[0])
    return sorted(by_change[:count])


def halves(chances: dict[int, list[float]], ends: tuple[int, int]) -> tuple[int, int]:
    """The half of a stretch in which the chances changed more; its middle has been judged."""
    first, last = ends
    middle = (first + last) // 2
    if change(chances[first], chances[middle])[0] >= change(chances[middle], chances[last])[0]:
        return first, middle
    return middle, last


def turn(chances: dict[int, list[float]], ends: tuple[int, int], chosen: dict[str, str]) -> Turn:
    """The turning point in a stretch of one decision."""
    before, after = chances[ends[0]], chances[ends[1]]
    seat = change(before, after)[1]
    others = tuple((language, label) for language, label in chosen.items() if language != ENGLISH)
    return Turn(ends[0], chosen[ENGLISH], seat, before[seat], after[seat], others)


def balance(
    played: Played, chances: dict[int, list[float]], doubted: Sequence[int], weighed: dict[int, list[float]]
) -> tuple[Balance, ...]:
    """Where everybody's result came from. Decisions that were weighed stand for those that were not."""
    seats = range(played.seats)
    by_whom = []  # seat that decided, seat that it changed
    for seat in seats:
        of_seat = [number for number in doubted if played.log[number].seat == seat]
        known = [weighed[number] for number in of_seat if number in weighed]
        unknown = len(of_seat) - len(known)
        stand_for = 1 + _agreement([one[seat] for one in known]) * unknown / max(1, len(known))
        by_whom.append([stand_for * sum(one[other] for one in known) for other in seats])
    changed = [
        (by_whom[seat][seat], sum(by_whom[other][seat] for other in seats if other != seat)) for seat in seats
    ]
    gained = [chances[len(played.log)][seat] - chances[0][seat] for seat in seats]
    part = _part_of_whole(changed, gained)
    return tuple(
        Balance(
            seat,
            chances[0][seat],
            part * own,
            part * others,
            gained[seat] - part * (own + others),
            chances[len(played.log)][seat],
        )
        for seat, (own, others) in enumerate(changed)
    )


def _agreement(changes: Sequence[float]) -> float:
    """How far some decisions can speak for others: 1 if all changed the same, 0 if it may have been noise."""
    if len(changes) < 2:
        return 0.0
    mean = fmean(changes)
    error = variance(changes, mean) / len(changes)
    return max(0.0, 1 - error / mean**2) if mean else 0.0


def _part_of_whole(changed: Sequence[tuple[float, float]], gained: Sequence[float]) -> float:
    """The largest part of the decisions' worth with which nothing is more than a whole win chance.

    In a long game of many mistakes on all sides they add up to several; what they are to each other is kept.
    """
    parts = [1.0]
    for (own, others), gain in zip(changed, gained, strict=True):
        parts += [1 / abs(sum_) for sum_ in (own, others) if abs(sum_) > 1]
        both = own + others
        if abs(gain - both) > 1:  # luck
            parts.append((1 + gain if both > 0 else 1 - gain) / abs(both))
    return min(parts)
