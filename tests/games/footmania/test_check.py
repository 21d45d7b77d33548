"""Footmania keeps every promise of the engine, for every number of managers and every set of options."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import GAME
from touchline.engine.check import check_game, variants


def test_variants_are_all_sets_of_options_for_every_number_of_seats() -> None:
    found = variants(GAME)
    assert len(found) == len(GAME.seats) * 2 ** len(GAME.options)
    assert {(seats, *options.values()) for seats, options in found} == {
        (seats, quick, free, no_deals)
        for seats in GAME.seats
        for quick in (0, 1)
        for free in (0, 1)
        for no_deals in (0, 1)
    }


@pytest.mark.timeout(900)
def test_every_variant_passes_check_game() -> None:
    report = check_game(GAME, len(variants(GAME)))
    assert report.aside > 100
    assert report.failures == []
    assert report.leaks == 0
    assert report.redeals > 0
