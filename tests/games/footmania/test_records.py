"""Recorded games: true to the last line, and one for every number of managers, option and way to end."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import GAME
from tests.games.recorded import how_to, matches
from tools.records import footmania_way, phase_1_timed_out

HOW_TO = how_to("footmania")


def test_every_number_of_managers_has_a_record_of_the_game_without_options() -> None:
    assert {match.seats for match in matches("footmania") if not any(match.options.values())} == set(
        GAME.seats
    )


def test_every_option_has_a_record_alone_and_with_the_others() -> None:
    for option in GAME.options:
        seen = [sum(match.options.values()) for match in matches("footmania") if match.options[option.id]]
        assert {1, len(GAME.options)} <= set(seen), option.id


@pytest.mark.rule("FM-253", "FM-254")
def test_what_is_started_unasked_has_a_record() -> None:
    started = {entry.option.partition(":")[0] for match in matches("footmania") for entry in match.log}
    assert {"auto_done", "letter"} <= started, HOW_TO


@pytest.mark.rule("FM-216", "FM-217", "FM-218", "FM-219", "FM-222")
def test_every_way_to_win_the_title_has_a_record() -> None:
    ways = {footmania_way(match) for match in matches("footmania")}
    assert ways == {"points", "pennants", "playoff", "cash", "shared"}, HOW_TO


@pytest.mark.rule("FM-103", "FM-113")
def test_both_ends_of_phase_1_have_a_record() -> None:
    assert {phase_1_timed_out(match) for match in matches("footmania")} == {True, False}, HOW_TO


@pytest.mark.rule("FM-222")
def test_only_a_shared_title_has_two_first_places() -> None:
    for match in matches("footmania"):
        first = [score for score in match.scores if score.place == 1]
        assert (len(first) > 1) == (footmania_way(match) == "shared")
