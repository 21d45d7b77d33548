"""Recorded games: true to the last line, and one for every number of clubs, variant and way to end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.games.time_of_soccer.given import GAME
from tools.records import GOLDEN, RECORDS, neutral_wins, report, time_of_soccer_way
from touchline.engine import record
from touchline.engine.match import Match

HERE = Path(__file__).parent
FILES = sorted((HERE / "records").glob("*.jsonl"))
HOW_TO = "run `python -m tools.records time_of_soccer`"


@cache
def replayed(path: Path) -> tuple[Match, list[str]]:
    """The game of a record, every line checked."""
    return record.read(path.read_text(encoding="utf-8"))


def matches() -> list[Match]:
    """All recorded games."""
    return [replayed(path)[0] for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_is_true(path: Path) -> None:
    match, names = replayed(path)
    assert match.over
    assert record.write(match, names) == path.read_text(encoding="utf-8")
    assert not GAME.conserved(match.state)


def test_there_is_a_record_of_every_row_and_no_other() -> None:
    assert {path.stem for path in FILES} == {row.file for row in RECORDS["time_of_soccer"]}, HOW_TO


def test_every_number_of_clubs_has_a_record() -> None:
    assert {match.seats for match in matches()} == set(GAME.seats)


def test_every_value_of_every_option_has_a_record() -> None:
    for option in GAME.options:
        family = [
            other.id for other in GAME.options if other.id.partition(".")[0] == option.id.partition(".")[0]
        ]
        seen = {match.options[id] for match in matches() for id in family}
        assert seen == set(option.values), option.id
        assert any(match.options[option.id] for match in matches()), option.id


@pytest.mark.rule("TS-246", "TS-248", "TS-249", "TS-250", "TS-251", "TS-253", "TS-254")
def test_every_way_to_end_has_a_record() -> None:
    ways = {time_of_soccer_way(match) for match in matches() if match.seats > 1}
    assert ways == {"points", "level", "higher level", "cash", "shirt", "shared"}, HOW_TO
    alone = {time_of_soccer_way(match) for match in matches() if match.seats == 1}
    assert alone == {"club", "neutral"}, HOW_TO
    assert {neutral_wins(match) for match in matches() if match.seats > 1} == {True, False}, HOW_TO


@pytest.mark.rule("TS-253")
def test_only_a_shared_victory_has_two_first_places() -> None:
    for match in matches():
        first = [score for score in match.scores if score.place == 1]
        assert (len(first) > 1) == (time_of_soccer_way(match) == "shared")


def test_story_of_a_game_is_the_one_that_was_approved() -> None:
    name = GOLDEN["time_of_soccer"]
    golden = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert report(*replayed(HERE / "records" / f"{name}.jsonl")) == golden, HOW_TO
