"""Recorded games: true to the last line, and one for every number of managers, option and way to end."""

from __future__ import annotations

import pytest

from tests.games.recorded import how_to, matches
from tools.records import eleven_way
from touchline.games.eleven import GAME

HOW_TO = how_to("eleven")


@pytest.mark.rule("EL-001")
def test_every_number_of_managers_has_a_record_of_the_game_without_options() -> None:
    usual = GAME.option_values({})
    assert {match.seats for match in matches("eleven") if match.options == usual} == set(GAME.seats), HOW_TO


def test_every_value_of_every_option_has_a_record() -> None:
    for option in GAME.options:
        assert {match.options[option.id] for match in matches("eleven")} == set(option.values), option.id


def test_both_options_of_the_week_have_a_record_alone_and_together() -> None:
    pairs = {(m.options["step_by_step_friday"], m.options["player_transfers"]) for m in matches("eleven")}
    assert pairs == {(0, 0), (0, 1), (1, 0), (1, 1)}, HOW_TO


@pytest.mark.rule("EL-294", "EL-295", "EL-306")
def test_every_way_to_end_has_a_record() -> None:
    ways = {eleven_way(match) for match in matches("eleven")}
    assert ways == {"points", "league points", "shared", "won", "lost"}, HOW_TO


@pytest.mark.rule("EL-295")
def test_only_a_shared_victory_has_two_first_places() -> None:
    for match in matches("eleven"):
        first = [score for score in match.scores if score.place == 1]
        assert (len(first) > 1) == (eleven_way(match) == "shared")


def test_every_question_has_been_asked_in_a_record() -> None:
    asked = {entry.option.partition(":")[0] for match in matches("eleven") for entry in match.log}
    actions = {"hire", "sell", "one_off", "adboard", "kit", "build", "card_action", "paid_action", "end_turn"}
    questions = {"draft_director", "solo_director", "bm_reroll", "formation", "stands", "pay_debt", "offer"}
    questions |= {"jersey_swap", "swap_out", "second_tactic"}
    assert actions | questions <= asked, HOW_TO
