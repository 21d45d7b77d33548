"""Recorded games: true to the last line, and one for every number of managers, option and way to end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.games.best11.given import GAME
from tools.records import GOLDEN, RECORDS, best11_way, report
from touchline.engine import record
from touchline.engine.match import Match

HERE = Path(__file__).parent
FILES = sorted((HERE / "records").glob("*.jsonl"))
HOW_TO = "run `python -m tools.records best11`"


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
    assert {path.stem for path in FILES} == {row.file for row in RECORDS["best11"]}, HOW_TO


def test_every_number_of_managers_has_a_record() -> None:
    assert {match.seats for match in matches()} == set(GAME.seats)


def test_every_option_has_a_record_with_it_and_one_without() -> None:
    for option in GAME.options:
        assert {match.options[option.id] for match in matches()} == {0, 1}, option.id


@pytest.mark.rule("B11-208", "B11-209", "B11-210", "B11-217")
def test_every_way_to_end_has_a_record() -> None:
    assert {best11_way(match) for match in matches()} == {"points", "base", "shared", "shootout"}, HOW_TO


@pytest.mark.rule("B11-210")
def test_only_a_shared_victory_has_two_first_places() -> None:
    for match in matches():
        first = [score for score in match.scores if score.place == 1]
        assert (len(first) > 1) == (best11_way(match) == "shared")


def test_story_of_a_game_is_the_one_that_was_approved() -> None:
    name = GOLDEN["best11"]
    golden = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert report(*replayed(HERE / "records" / f"{name}.jsonl")) == golden, HOW_TO
