"""Games for whoever studies them: what was played as tables of pyarrow, which open in pandas.

`games` has a row for each game, `seats` one for each game and seat, `trajectories`, where it is wanted, one
for each decision, `cards` one for each card of the content. Every game can be opened again, with its record.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from touchline.arrow import pa, pq
from touchline.bots.arena import play_match, play_out, seat_names, seed_of
from touchline.cards import Content
from touchline.engine.actions import actions_of
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Spec, find
from touchline.lab import balance, fleet
from touchline.lab.watch import rotations
from touchline.table import Table

CHUNK = 8  # games in a job
GAMES = ("game", "seed", "decisions", "winners", "best", "margin")
SEATS = ("game", "seat", "bot", "score", "place", "win")
TRAJECTORIES = {
    "game": pa.int32(),
    "ply": pa.int32(),
    "seat": pa.int8(),
    "question": pa.dictionary(pa.int16(), pa.string()),
    "legal": pa.list_(pa.int32()),
    "chosen": pa.int32(),
    "action": pa.dictionary(pa.int32(), pa.string()),
    "seconds": pa.float32(),
}
Columns = dict[str, list[Any]]


@dataclass(frozen=True)
class Job:
    """Some games of a run, by number."""

    spec: Spec
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    numbers: tuple[int, ...]
    trajectories: bool


def watch(job: Job) -> tuple[Columns, Columns, Columns]:
    """Play the games of a job; the columns of its tables."""
    game, actions = find(job.spec), actions_of(find(job.spec))
    games: Columns = {name: [] for name in GAMES}
    seats: Columns = {name: [] for name in SEATS}
    steps: Columns = {name: [] for name in TRAJECTORIES}
    for number in job.numbers:
        took: list[float] = []
        made = [0]

        def note(g: Any, seat: int, option: int, number: int = number, made: list[int] = made) -> None:
            row = (number, made[0], seat, game.question(g, seat))
            legal = [actions.ids[each] for each in game.rules.options(g, seat)]
            # An amount of money may be legal though no question lists it: it has no id.
            chosen = (legal, actions.ids.get(option, -1), game.codec.text(option))
            for column, value in zip(steps.values(), (*row, *chosen), strict=False):
                column.append(value)
            made[0] += 1

        seed = seed_of(job.seed, number)
        g, decisions = play_out(
            job.spec,
            list(job.bots),
            seed,
            job.options,
            watch=partial(_time, took) if job.trajectories else None,
            look=note if job.trajectories else None,
        )
        steps["seconds"] += took
        scores = game.scores(g)
        ranked = sorted((score.total for score in scores), reverse=True)
        winners = sum(score.place == 1 for score in scores)
        margin = ranked[0] - ranked[1] if len(ranked) > 1 else 0
        _row(games, number, seed, decisions, winners, ranked[0], margin)
        for seat, score in enumerate(scores):
            share = 1 / winners if score.place == 1 else 0.0
            _row(seats, number, seat, job.bots[seat], score.total, score.place, share)
            for part, points in score.parts.items():
                seats.setdefault(f"points_{part.lower().replace(' ', '_')}", []).append(points)
    return games, seats, steps


def _time(took: list[float], seat: int, seconds: float) -> None:
    took.append(seconds)


def _row(columns: Columns, *values: Any) -> None:
    for column, value in zip(columns.values(), values, strict=False):  # parts of the score come behind
        column.append(value)


class Played:
    """What a run of games has left: tables of pyarrow by name, also as attributes."""

    def __init__(self, spec: Spec, facts: dict[str, Any], tables: dict[str, pa.Table]) -> None:
        self._spec = spec
        self.facts = facts  # game, edition, bots, options, seed …
        self.tables = tables

    def __getattr__(self, name: str) -> pa.Table:
        tables = self.__dict__.get("tables", {})
        if name in tables:
            return tables[name]
        raise AttributeError(f"This run has no table '{name}'. It has: {', '.join(tables)}.")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.tables]

    def open(self, number: int) -> Table:
        """Game `number` (the first one is 0), played again: a table with its log, events and record."""
        if type(number) is not int or not 0 <= number < self.games.num_rows:
            raise TouchlineError(
                f"This run has no game {number!r}; games are 0 to {self.games.num_rows - 1}."
            )
        row = self.games.slice(number, 1).to_pylist()[0]
        bots = rotations(tuple(self.facts["bots"]))[row.get("rotation", 0)]
        match = play_match(self._spec, bots, row["seed"], self.facts["options"])
        return Table(match, seat_names(bots))

    def write(self, folder: str | Path) -> Path:
        """Write each table as a Parquet file into a folder, which is made if it is not there."""
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        for name, table in self.tables.items():
            pq.write_table(table, place / f"{name}.parquet", compression="zstd")
        return place

    def __repr__(self) -> str:
        sizes = ", ".join(f"{name} ({table.num_rows})" for name, table in self.tables.items())
        return f"<Played {self.facts['game']}, {', '.join(self.facts['bots'])}: {sizes}>"


def play_many(
    spec: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    workers: int,
    trajectories: bool,
) -> Played:
    """Play this many games, each bot in its seat, and keep what was seen."""
    game = find(spec)
    game.check_seats(len(bots))
    game.option_values(options, len(bots), bots_alone=True)
    if games < 1:
        raise TouchlineError("Give at least one game.")
    jobs = [
        Job(
            game.spec,
            tuple(bots),
            options,
            seed,
            tuple(range(first, min(first + CHUNK, games))),
            trajectories,
        )
        for first in range(0, games, CHUNK)
    ]
    done = dict(fleet.run(watch, jobs, workers=workers))
    parts = [done[number] for number in sorted(done)]
    tables = {
        "games": pa.concat_tables([pa.table(part[0]) for part in parts]),
        "seats": pa.concat_tables([pa.table(part[1]) for part in parts]),
        "cards": Content(game).table,
    }
    if trajectories:
        schema = pa.schema(list(TRAJECTORIES.items()))
        tables["trajectories"] = pa.concat_tables(
            [pa.table(part[2], schema=schema) for part in parts]
        ).unify_dictionaries()
    return Played(
        game.spec, {**game.facts, "bots": bots, "options": options, "seed": seed, "games": games}, tables
    )


def lab(spec: str, bots: list[str], games: int, seed: int, options: dict[str, Any], workers: int) -> Played:
    """The tables of a lab report, without its page."""
    report = balance.play(spec, bots, games, seed=seed, options=options, processes=workers)
    game = find(spec)
    tables = {**report.tables, "cards": Content(game).table}
    return Played(game.spec, {**game.facts, **report.run.facts}, tables)
