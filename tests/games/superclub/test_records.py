"""Recorded games: true to the last line, and one for every number of managers, option and way to end."""

from __future__ import annotations

import pytest

from tests.games.recorded import how_to, matches
from tests.games.superclub.given import GAME
from tools.records import superclub_way

HOW_TO = how_to("superclub")
USUAL = GAME.option_values({})


def test_every_number_of_managers_has_a_record_of_the_game_without_options() -> None:
    assert {match.seats for match in matches("superclub") if match.options == USUAL} == set(GAME.seats)


def test_every_option_has_a_record_alone_and_with_all_others() -> None:
    switched = [
        {id for id, value in match.options.items() if value != USUAL[id]} for match in matches("superclub")
    ]
    assert {option.id for option in GAME.options} in switched, HOW_TO
    for option in GAME.options:
        assert {option.id} in switched, option.id


@pytest.mark.rule("SC-007", "SC-008", "SC-328")
def test_every_starting_cash_and_a_game_without_a_season_limit_have_a_record() -> None:
    assert {match.options["cash"] for match in matches("superclub")} == {0, 90, 120, 150}
    assert {match.options["season_limit"] for match in matches("superclub")} >= {0, 3, USUAL["season_limit"]}


@pytest.mark.rule("SC-306", "SC-331")
def test_what_is_started_unasked_has_a_record() -> None:
    started = {entry.option.partition(":")[0] for match in matches("superclub") for entry in match.log}
    assert {"letter", "accept_letter", "auto_done", "sell_abroad"} <= started, HOW_TO


@pytest.mark.rule("SC-328")
def test_a_game_without_a_limit_whose_last_human_left_has_a_record() -> None:
    left = [
        match for match in matches("superclub") if any(entry.option == GAME.deserted for entry in match.log)
    ]
    assert left, HOW_TO
    for match in left:
        assert match.options["season_limit"] == 0
        assert superclub_way(match) == "season_limit"


@pytest.mark.rule("SC-202", "SC-204", "SC-221", "SC-224", "SC-328")
def test_every_way_to_end_has_a_record() -> None:
    ways = {superclub_way(match) for match in matches("superclub")}
    assert ways >= {
        "points",
        "supercup",
        "supercup on penalties",
        "super_duper_cup",
        "season_limit",
    }, HOW_TO


@pytest.mark.rule("SC-239")
def test_there_is_one_winner_and_the_others_are_ranked_by_points() -> None:
    for match in matches("superclub"):
        first, *others = sorted(match.scores, key=lambda score: score.place)
        assert [score.place for score in (first, *others)] == list(range(1, match.seats + 1))
        assert [score.total for score in others] == sorted((score.total for score in others), reverse=True)
