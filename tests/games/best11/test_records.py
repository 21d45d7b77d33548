"""Recorded games: true to the last line, and one for every number of managers, option and way to end."""

from __future__ import annotations

import pytest

from tests.games.best11.given import GAME
from tests.games.recorded import how_to, matches
from tools.records import best11_way

HOW_TO = how_to("best11")


def test_every_option_has_a_record_with_it_and_one_without() -> None:
    for option in GAME.options:
        assert {match.options[option.id] for match in matches("best11")} == {0, 1}, option.id


@pytest.mark.rule("B11-208", "B11-209", "B11-210", "B11-217")
def test_every_way_to_end_has_a_record() -> None:
    assert {best11_way(match) for match in matches("best11")} == {"points", "base", "shared", "shootout"}, (
        HOW_TO
    )


@pytest.mark.rule("B11-210")
def test_only_a_shared_victory_has_two_first_places() -> None:
    for match in matches("best11"):
        first = [score for score in match.scores if score.place == 1]
        assert (len(first) > 1) == (best11_way(match) == "shared")
