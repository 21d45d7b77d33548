"""Games of a lab run, played and watched: what is written down of each game.

A job is a few deals. Each deal is played in every rotation of the line-up, so that no bot profits from its
seat; a line-up of equals has one rotation only, for the others would be the same game again. What a job gives
back are the columns of four tables, plain lists that become the rows of the Parquet files.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from touchline.bots.arena import GameResult, play_out, seed_of
from touchline.engine.chance import seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, Good, find

Columns = dict[str, list[Any]]
Tables = dict[str, Columns]

PART = "part: "  # before the name of a source of points, in the table of seats
DEALS = 4  # in a job

TABLES: dict[str, tuple[str, ...]] = {
    "games": ("game", "deal", "rotation", "seed", "decisions", "rounds", "winners", "best", "margin"),
    "seats": ("game", "deal", "seat", "bot", "score", "place", "win", "opening"),
    "things": ("game", "seat", "thing", "at_end"),
    "decisions": ("game", "seat", "option", "offered", "chosen"),
}


@dataclass(frozen=True)
class Job:
    """Some deals of a run, by number."""

    spec: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    deals: tuple[int, ...]


def rotations(bots: tuple[str, ...]) -> list[list[str]]:
    """The line-up as it is, and moved on by one seat, two seats …; each arrangement once."""
    turned = [[*bots[at:], *bots[:at]] for at in range(len(bots))]
    return [line_up for at, line_up in enumerate(turned) if line_up not in turned[:at]]


def jobs(spec: str, bots: tuple[str, ...], options: dict[str, Any], seed: int, games: int) -> list[Job]:
    """The jobs of a run: as many whole deals as that many games need."""
    if games < 1:
        raise TouchlineError("Give at least one game: --games 500.")
    deals = -(-games // len(rotations(bots)))
    return [
        Job(spec, bots, options, seed, tuple(range(first, min(first + DEALS, deals))))
        for first in range(0, deals, DEALS)
    ]


def goods_of(game: Game, seats: int, options: dict[str, Any]) -> list[Good]:
    """Everything that a seat can own at such a table."""
    return game.goods(game.new(seats, seed_state(0), game.option_values(options, seats)))


def watch(job: Job) -> Tables:
    """Play the games of a job; the columns of their tables."""
    game = find(job.spec)
    line_ups = rotations(job.bots)
    tables: Tables = {name: {column: [] for column in columns} for name, columns in TABLES.items()}
    for deal in job.deals:
        seed = seed_of(job.seed, deal)
        for at, bots in enumerate(line_ups):
            notes = _Notes(game, len(bots), goods_of(game, len(bots), job.options))
            g, decisions = play_out(job.spec, bots, seed, job.options, look=notes.see)
            _write(tables, game, g, notes, (deal * len(line_ups) + at, deal, at, seed, decisions), bots)
    return tables


class _Notes:
    """What is seen of a game while it is played, by seat."""

    def __init__(self, game: Game, seats: int, goods: list[Good]) -> None:
        self.game = game
        self.goods = {good.id for good in goods}
        self.had: list[set[str]] = [set() for _ in range(seats)]
        self.offered: list[dict[str, int]] = [{} for _ in range(seats)]
        self.chosen: list[dict[str, int]] = [{} for _ in range(seats)]
        self.opening = [""] * seats
        self._named: dict[int, tuple[str, ...]] = {}

    def see(self, g: Any, seat: int, option: int) -> None:
        """A decision: what the seat owned, what it could choose, what it chose."""
        self.had[seat].update(self.game.holdings(g, seat))
        if not self.opening[seat]:
            self.opening[seat] = self.game.codec.text(option)
        named = self._named
        offered: set[str] = set()
        for each in self.game.rules.options(g, seat):
            if each not in named:
                named[each] = self._names(each)
            offered.update(named[each])
        counts = self.offered[seat]
        for name in offered:
            counts[name] = counts.get(name, 0) + 1
        for name in named.get(option, ()):
            self.chosen[seat][name] = self.chosen[seat].get(name, 0) + 1

    def _names(self, option: int) -> tuple[str, ...]:
        """The option's verb; and the option, unless it names a number or a place: those are too many."""
        text = self.game.codec.text(option)
        verb, _, thing = text.partition(":")
        counted = thing in self.goods or not any(letter.isdigit() for letter in thing)
        return (verb, text) if counted else (verb,)


def _write(
    tables: Tables, game: Game, g: Any, notes: _Notes, facts: tuple[int, ...], bots: list[str]
) -> None:
    """Add the rows of a game that is over."""
    number, deal, rotation, seed, decisions = facts
    scores = game.scores(g)
    result = GameResult(seed, [s.total for s in scores], [s.place for s in scores], decisions)
    ranked = sorted(result.scores, reverse=True)
    margin = ranked[0] - ranked[1] if len(ranked) > 1 else 0
    winners = result.places.count(1)
    rounds = game.rounds[1](g)
    _row(tables["games"], number, deal, rotation, seed, decisions, rounds, winners, ranked[0], margin)
    for seat, score in enumerate(scores):
        played = (score.total, score.place, result.wins[seat], notes.opening[seat])
        _row(tables["seats"], number, deal, seat, bots[seat], *played)
        for part, points in score.parts.items():
            tables["seats"].setdefault(PART + part, []).append(points)
        held = game.holdings(g, seat)
        for thing in sorted(notes.had[seat].union(held)):
            _row(tables["things"], number, seat, thing, thing in held)
        for option, offered in sorted(notes.offered[seat].items()):
            _row(tables["decisions"], number, seat, option, offered, notes.chosen[seat].get(option, 0))


def _row(columns: Columns, *values: Any) -> None:
    for column, value in zip(columns.values(), values, strict=False):  # parts of the score come behind
        column.append(value)
