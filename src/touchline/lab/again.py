"""One game of a lab report or of a tournament, played again: the very game, to be looked at as a record.

Reports and tournament files say what was played and with which seed; that is all it takes. What comes out is
compared with what they say of the game, because another Touchline may play other games from the same seed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from touchline.bots.arena import STRICT, play_match
from touchline.bots.asking import Care
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.lab.results import read_results
from touchline.lab.schedule import fixtures
from touchline.lab.watch import rotations


class Again(msgspec.Struct, frozen=True):
    """A game to be played again, and how it ended the first time."""

    spec: str
    bots: list[str]
    options: dict[str, bool | int]
    seed: int
    scores: list[int]
    decisions: int
    care: Care = STRICT


def play(
    place: Path, number: int, progress: Callable[[int], None] = lambda decisions: None
) -> tuple[Match, list[str]]:
    """Game `number` (the first one is 0) of the report or tournament in this place, and its bots by seat."""
    wanted = _of_report(place, number) if place.is_dir() else _of_tournament(place, number)
    match = play_match(wanted.spec, wanted.bots, wanted.seed, wanted.options, progress, wanted.care)
    scores = [score.total for score in match.scores]
    if (scores, len(match.log)) != (wanted.scores, wanted.decisions):
        raise TouchlineError(
            f"Game {number} of {place} ended {_told(wanted.scores, wanted.decisions)}; played again, it ends "
            f"{_told(scores, len(match.log))}. It was made by another version of Touchline, or by a bot that "
            "does not play the same way twice."
        )
    return match, wanted.bots


def _told(scores: list[int], decisions: int) -> str:
    return f"{':'.join(map(str, scores))} after {decisions} decisions"


def _of_report(folder: Path, number: int) -> Again:
    from touchline.lab.files import read, rows  # needs pyarrow, which a tournament does without

    report = read(folder)
    run = report.run
    _check_number(folder, number, run.games)
    spec = _spec(folder, run.spec, run.content, run.rules_version)
    game = {column: values[number] for column, values in rows(report, "games").items()}
    seats = rows(report, "seats")
    first = number * run.seats
    line_up = rotations(tuple(run.bots))[game["rotation"]]
    scores = seats["score"][first : first + run.seats]
    return Again(spec, line_up, run.options, game["seed"], scores, game["decisions"])


def _of_tournament(path: Path, number: int) -> Again:
    setup, played = read_results(path)
    if number < 0:
        _check_number(path, number, len(played))
    fixture = fixtures(setup.bots, setup.seats, number + 1, setup.seed)[number]
    found = next(
        (each for each in played if (each.deal, each.seating) == (fixture.deal, fixture.seating)), None
    )
    if found is None:
        _check_number(path, number, len(played))
        raise TouchlineError(
            f"Game {number} of {path} has not been played yet. Run the same tournament again to go on."
        )
    spec = _spec(path, setup.game, "", setup.rules_version)
    bots = list(fixture.bots)
    return Again(spec, bots, setup.options, fixture.seed, found.scores, found.decisions, setup.care)


def _check_number(place: Path, number: int, games: int) -> None:
    if not 0 <= number < games:
        raise TouchlineError(f"{place} has no game {number}; its games are 0 to {games - 1}.")


def _spec(place: Path, spec: str, content: str, rules_version: int) -> str:
    """The game with the contents that were played, if they are here."""
    if "@" in spec and "#" not in spec:
        spec = f"{spec}#{content}"
    game = find(spec)
    made, here = (rules_version, content or game.content_hash), (game.rules_version, game.content_hash)
    if made != here:
        raise TouchlineError(
            f"{place} was made with rules version {made[0]} and contents {made[1]} of {game.title}; "
            f"this Touchline has {here[0]} and {here[1]}. Use the Touchline that made it."
        )
    return spec
