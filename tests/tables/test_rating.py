"""Ratings after every game: they move as the lab's fit does, and less the more is known."""

from __future__ import annotations

import pytest

from touchline.tables.rating import Rating, chances, rated


def test_winner_rises_and_everybody_is_better_known() -> None:
    new = [Rating()] * 3
    first, second, third = rated(new, [1, 2, 3])
    assert first.mean > second.mean > third.mean
    assert all(one.spread < Rating().spread and one.games == 1 for one in (first, second, third))
    assert sum(one.mean for one in (first, second, third)) == pytest.approx(0, abs=0.5)
    assert chances([first, second, third])[0] == max(chances([first, second, third]))


def test_level_places_move_nobody_of_equal_strength() -> None:
    for count in (2, 4):
        assert [one.mean for one in rated([Rating()] * count, [1] * count)] == pytest.approx([0.0] * count)


def test_well_known_manager_moves_less() -> None:
    known, unknown = rated([Rating(0.0, 0.2, 50), Rating()], [2, 1])
    assert abs(known.mean) < abs(unknown.mean)
    assert Rating().points == 1500


def test_strength_is_found_by_many_games() -> None:
    strong, weak = Rating(), Rating()
    for number in range(400):
        strong, weak = rated([strong, weak], [2, 1] if number % 4 == 0 else [1, 2])
    assert chances([strong, weak])[0] == pytest.approx(0.75, abs=0.05)
