"""Best 11 keeps every promise of the engine, with every number of managers and every set of options."""

from __future__ import annotations

import pytest

from tests.games.best11.given import GAME
from touchline.engine.check import check_game, variants


def test_variants_are_three_numbers_of_managers_with_sixteen_sets_of_options() -> None:
    found = [(seats, tuple(options.values())) for seats, options in variants(GAME)]
    assert len(set(found)) == len(found) == 3 * 16


@pytest.mark.timeout(300)
def test_every_variant_passes_check_game() -> None:
    heard: list[tuple[int, int]] = []
    report = check_game(GAME, len(variants(GAME)), progress=lambda done, of: heard.append((done, of)))
    assert report.failures == []
    assert report.leaks == 0
    assert report.games == 48
    assert heard[-1] == (48, 48)
    assert report.decisions > 48 * 100
    assert report.redeals == report.decisions  # a world was imagined at every decision
    assert report.hostile > report.decisions
    assert report.interleavings > 48 * 10
