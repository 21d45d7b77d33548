"""Recorded games: true to the last line, and one for every number of clubs, variant and way to end."""

from __future__ import annotations

import pytest

from tests.games.recorded import how_to, matches
from tests.games.time_of_soccer.given import GAME
from tools.records import neutral_wins, time_of_soccer_way

HOW_TO = how_to("time_of_soccer")


def test_every_value_of_every_option_has_a_record() -> None:
    for option in GAME.options:
        family = [
            other.id for other in GAME.options if other.id.partition(".")[0] == option.id.partition(".")[0]
        ]
        seen = {match.options[id] for match in matches("time_of_soccer") for id in family}
        assert seen == set(option.values), option.id
        assert any(match.options[option.id] for match in matches("time_of_soccer")), option.id


@pytest.mark.rule("TS-246", "TS-248", "TS-249", "TS-250", "TS-251", "TS-253", "TS-254")
def test_every_way_to_end_has_a_record() -> None:
    ways = {time_of_soccer_way(match) for match in matches("time_of_soccer") if match.seats > 1}
    assert ways == {"points", "level", "higher level", "cash", "shirt", "shared"}, HOW_TO
    alone = {time_of_soccer_way(match) for match in matches("time_of_soccer") if match.seats == 1}
    assert alone == {"club", "neutral"}, HOW_TO
    assert {neutral_wins(match) for match in matches("time_of_soccer") if match.seats > 1} == {True, False}, (
        HOW_TO
    )


@pytest.mark.rule("TS-253")
def test_only_a_shared_victory_has_two_first_places() -> None:
    for match in matches("time_of_soccer"):
        first = [score for score in match.scores if score.place == 1]
        assert (len(first) > 1) == (time_of_soccer_way(match) == "shared")
