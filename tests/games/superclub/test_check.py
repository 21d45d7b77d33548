"""Superclub keeps every promise of the engine, for every number of managers and a spread of options."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import GAME
from touchline.engine.check import check_game, variants


def test_variants_have_every_value_of_every_option_for_every_number_of_seats() -> None:
    found = variants(GAME)
    assert len(found) < 200
    for seats in GAME.seats:
        here = [options for count, options in found if count == seats]
        for option in GAME.options:
            if option.id == "powerhouses" and seats == 6:
                assert {options[option.id] for options in here} == {option.default}
            else:
                assert {options[option.id] for options in here} == set(option.for_bots)


@pytest.mark.timeout(900)
def test_a_spread_of_variants_passes_check_game() -> None:
    report = check_game(GAME, len(variants(GAME)))
    assert report.failures == []
    assert report.leaks == 0
    assert report.redeals > 0
