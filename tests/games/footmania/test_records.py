"""Recorded games: true to the last line, and one for every number of managers, option and way to end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.games.footmania.given import GAME
from tools.records import GOLDEN, RECORDS, footmania_way, phase_1_timed_out, report
from touchline.engine import record
from touchline.engine.match import Match

HERE = Path(__file__).parent
FILES = sorted((HERE / "records").glob("*.jsonl"))
HOW_TO = "run `python -m tools.records footmania`"


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
    assert {path.stem for path in FILES} == {row.file for row in RECORDS["footmania"]}, HOW_TO


def test_every_number_of_managers_has_a_record_of_the_game_without_options() -> None:
    assert {match.seats for match in matches() if not any(match.options.values())} == set(GAME.seats)


def test_every_option_has_a_record_alone_and_with_the_others() -> None:
    for option in GAME.options:
        seen = [sum(match.options.values()) for match in matches() if match.options[option.id]]
        assert {1, len(GAME.options)} <= set(seen), option.id


@pytest.mark.rule("FM-253", "FM-254")
def test_what_is_started_unasked_has_a_record() -> None:
    started = {entry.option.partition(":")[0] for match in matches() for entry in match.log}
    assert {"auto_done", "letter"} <= started, HOW_TO


@pytest.mark.rule("FM-216", "FM-217", "FM-218", "FM-219", "FM-222")
def test_every_way_to_win_the_title_has_a_record() -> None:
    ways = {footmania_way(match) for match in matches()}
    assert ways == {"points", "pennants", "playoff", "cash", "shared"}, HOW_TO


@pytest.mark.rule("FM-103", "FM-113")
def test_both_ends_of_phase_1_have_a_record() -> None:
    assert {phase_1_timed_out(match) for match in matches()} == {True, False}, HOW_TO


@pytest.mark.rule("FM-222")
def test_only_a_shared_title_has_two_first_places() -> None:
    for match in matches():
        first = [score for score in match.scores if score.place == 1]
        assert (len(first) > 1) == (footmania_way(match) == "shared")


def test_story_of_a_game_is_the_one_that_was_approved() -> None:
    name = GOLDEN["footmania"]
    golden = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert report(*replayed(HERE / "records" / f"{name}.jsonl")) == golden, HOW_TO
