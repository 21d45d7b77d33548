"""Intervals are those of the textbook, and honest where there is little to go by."""

from __future__ import annotations

import pytest

from touchline.engine.chance import Chance
from touchline.lab.intervals import share_interval, student


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (10, 2.2281), (30, 2.0423)],
)
def test_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=1e-4)


def test_t_comes_close_to_the_normal_one() -> None:
    assert student(1000) == pytest.approx(1.9623, abs=1e-4)
    assert student(10**9) == student(1000)


def test_interval_is_the_one_calculated_by_hand() -> None:
    # 0.5, 1, 1, 0.5 and the two added, 0 and 1: mean 2/3, variance 1/6, t with 3 degrees of freedom.
    low, high = share_interval([0.5, 1.0, 1.0, 0.5])
    assert low == pytest.approx(2 / 3 - 3.18245 * (1 / 36) ** 0.5, abs=1e-4)
    assert high == 1.0


def test_one_deal_says_nothing_and_ten_wins_no_certainty() -> None:
    assert share_interval([1.0]) == (0.0, 1.0)
    low, high = share_interval([1.0] * 10)
    assert 0.6 < low < 0.9
    assert high == 1.0
    assert share_interval([1.0] * 100)[0] > low


def test_mirrored_shares_have_the_mirrored_interval() -> None:
    shares = [0.0, 0.5, 0.5, 1.0, 1.0, 1.0]
    low, high = share_interval(shares)
    assert share_interval([1 - share for share in shares]) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize("percent", [50, 80, 97])
def test_truth_lies_within_in_95_of_100_runs(percent: int) -> None:
    chance = Chance(1)
    hits = 0
    for _ in range(400):
        deals = [((chance.rand(100) < percent) + (chance.rand(100) < percent)) / 2 for _ in range(40)]
        low, high = share_interval(deals)
        hits += low <= percent / 100 <= high
    assert hits >= 0.93 * 400
