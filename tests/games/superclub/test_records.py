"""Recorded games: true to the last line, and one for every number of managers, option and way to end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.games.superclub.given import GAME
from tools.records import GOLDEN, RECORDS, report, superclub_way
from touchline.engine import record
from touchline.engine.match import Match

HERE = Path(__file__).parent
FILES = sorted((HERE / "records").glob("*.jsonl"))
HOW_TO = "run `python -m tools.records superclub`"
USUAL = GAME.option_values({})


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
    assert {path.stem for path in FILES} == {row.file for row in RECORDS["superclub"]}, HOW_TO


def test_every_number_of_managers_has_a_record_of_the_game_without_options() -> None:
    assert {match.seats for match in matches() if match.options == USUAL} == set(GAME.seats)


def test_every_option_has_a_record_alone_and_with_all_others() -> None:
    switched = [{id for id, value in match.options.items() if value != USUAL[id]} for match in matches()]
    assert {option.id for option in GAME.options} in switched, HOW_TO
    for option in GAME.options:
        assert {option.id} in switched, option.id


@pytest.mark.rule("SC-007", "SC-008", "SC-328")
def test_every_starting_cash_and_a_game_without_a_season_limit_have_a_record() -> None:
    assert {match.options["cash"] for match in matches()} == {0, 90, 120, 150}
    assert {match.options["season_limit"] for match in matches()} >= {0, 3, USUAL["season_limit"]}


@pytest.mark.rule("SC-306", "SC-331")
def test_what_is_started_unasked_has_a_record() -> None:
    started = {entry.option.partition(":")[0] for match in matches() for entry in match.log}
    assert {"letter", "accept_letter", "auto_done", "sell_abroad"} <= started, HOW_TO


@pytest.mark.rule("SC-328")
def test_a_game_without_a_limit_whose_last_human_left_has_a_record() -> None:
    left = [match for match in matches() if any(entry.option == GAME.deserted for entry in match.log)]
    assert left, HOW_TO
    for match in left:
        assert match.options["season_limit"] == 0
        assert superclub_way(match) == "season_limit"


@pytest.mark.rule("SC-202", "SC-204", "SC-221", "SC-224", "SC-328")
def test_every_way_to_end_has_a_record() -> None:
    ways = {superclub_way(match) for match in matches()}
    assert ways >= {
        "points",
        "supercup",
        "supercup on penalties",
        "super_duper_cup",
        "season_limit",
    }, HOW_TO


@pytest.mark.rule("SC-239")
def test_there_is_one_winner_and_the_others_are_ranked_by_points() -> None:
    for match in matches():
        first, *others = sorted(match.scores, key=lambda score: score.place)
        assert [score.place for score in (first, *others)] == list(range(1, match.seats + 1))
        assert [score.total for score in others] == sorted((score.total for score in others), reverse=True)


def test_story_of_a_game_is_the_one_that_was_approved() -> None:
    name = GOLDEN["superclub"]
    golden = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert report(*replayed(HERE / "records" / f"{name}.jsonl")) == golden, HOW_TO
