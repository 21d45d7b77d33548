"""The lab's statistics against numbers that were worked out by hand or are in every table."""

from __future__ import annotations

import math

import pytest

from touchline.lab import stats


def test_wilson_is_the_interval_of_the_textbook() -> None:
    share = stats.wilson(8, 10)
    assert share.value == 0.8
    assert share.low == pytest.approx(0.490162, abs=1e-6)
    assert share.high == pytest.approx(0.943318, abs=1e-6)


def test_wilson_stays_within_0_and_1() -> None:
    assert stats.wilson(0, 20).low == 0
    assert stats.wilson(20, 20).high == pytest.approx(1)
    assert stats.wilson(20, 20).low > 0.8
    assert (stats.wilson(0, 0).low, stats.wilson(0, 0).high) == (0, 1)


def test_mean_of_single_clusters_is_students() -> None:
    """2, 4, 6: mean 4, error 2 / √3, t with two degrees of freedom is 4.3027."""
    mean = stats.clustered_mean([2, 4, 6], [0, 1, 2])
    assert mean.value == 4
    assert mean.error == pytest.approx(2 / math.sqrt(3))
    assert mean.high - mean.value == pytest.approx(4.302653 * 2 / math.sqrt(3), rel=1e-5)


def test_copies_of_a_deal_are_no_new_evidence() -> None:
    once = stats.clustered_mean([2, 4, 6], [0, 1, 2])
    twice = stats.clustered_mean([2, 2, 4, 4, 6, 6], [0, 0, 1, 1, 2, 2])
    assert (twice.value, twice.n) == (4, 6)
    assert twice.error == pytest.approx(once.error)


def test_one_deal_says_nothing() -> None:
    assert stats.clustered_mean([1, 0, 1], [7, 7, 7]).high == math.inf


def test_contrast_is_the_difference_of_the_means() -> None:
    """Owners 3 and 5, others 1 and 1: difference 3; what the four rows add is ½·(−1, 1, 0, 0)."""
    found = stats.contrast([0, 1], [3, 5, 1, 1], [0, 1, 2, 3])
    assert (found.value, found.n) == (3, 2)
    assert found.error == pytest.approx(math.sqrt(4 / 3 * (0.25 + 0.25)))


def test_contrast_within_a_deal_needs_no_luck_of_the_deal() -> None:
    """In every deal the owner has one more: deals differ, the difference does not."""
    found = stats.contrast([0, 2, 4], [11, 10, 6, 5, 2, 1], [0, 0, 1, 1, 2, 2])
    assert found.value == pytest.approx(1)
    assert found.error == pytest.approx(0, abs=1e-12)


def test_few_deals_that_agree_are_no_proof() -> None:
    """Five wins out of five may be luck (1 in 16), ten hardly; the interval stays within what can be."""
    two, five, ten = (stats.clustered_mean([0.5] * n, range(n), (-0.5, 0.5)) for n in (2, 5, 10))
    assert (two.low, two.high) == (-0.5, 0.5)
    assert five.low < 0 < ten.low
    assert stats.p_value(two) > stats.p_value(five) > 0.05 > stats.p_value(ten) > 0
    assert stats.clustered_mean([0.5], [0], (-0.5, 0.5)).low == -math.inf


def test_deals_that_differ_need_no_care() -> None:
    values = [0.75, -0.25, -0.25, -0.25] * 3
    plain, within = (stats.clustered_mean(values, range(12), ends) for ends in (None, (-0.25, 0.75)))
    assert (plain.value, plain.error) == (within.value, within.error)


def test_owners_who_always_win_are_no_proof_either() -> None:
    """In three deals the owner won."""
    found = stats.contrast([0, 2, 4], [0.5, -0.5] * 3, [0, 0, 1, 1, 2, 2], (-0.5, 0.5))
    assert found.value == 1
    assert found.low < 0 < found.high
    assert stats.p_value(found) > 0.05


def test_p_values_are_those_of_students_table() -> None:
    def p(value: float, freedom: int) -> float:
        return stats.p_value(stats.Estimate(value, 1, 0, 0, 0, freedom))

    assert p(12.7062, 1) == pytest.approx(0.05, abs=1e-5)
    assert p(-4.0321, 5) == pytest.approx(0.01, abs=1e-5)
    assert p(1.96, 10**6) == pytest.approx(0.05, abs=5e-4)  # hardly more than the normal one
    assert p(60, 10**6) == pytest.approx(0, abs=1e-12)
    assert stats.p_value(stats.Estimate(0, 0, 0, 0, 0)) == 1


@pytest.mark.parametrize("spread", [0.5, 1.5, 2.4, 2.6, 4.0, 9.0])
@pytest.mark.parametrize("deals", [2, 3, 6, 7, 40])
def test_what_is_more_than_luck_has_an_interval_without_0(deals: int, spread: float) -> None:
    found = stats.clustered_mean([1 + spread * (-1) ** n for n in range(deals)], range(deals))
    assert (stats.p_value(found) < 0.05) == (found.low > 0)


def test_benjamini_hochberg_by_hand() -> None:
    """0.01·4/1, 0.02·4/2, 0.03·4/3 and 0.5: none may be above the next one; the order stays."""
    assert stats.benjamini_hochberg([0.5, 0.01, 0.03, 0.02]) == pytest.approx([0.5, 0.04, 0.04, 0.04])
    assert stats.benjamini_hochberg([0.001, 0.5, 0.9]) == pytest.approx([0.003, 0.75, 0.9])
    assert stats.benjamini_hochberg([]) == []


def test_effective_number_counts_equals() -> None:
    assert stats.effective_number([5, 5, 5, 5, 0]) == pytest.approx(4)
    assert stats.effective_number([7]) == pytest.approx(1)
    assert stats.effective_number([1, 3]) == pytest.approx(4 / 3**0.75)
    assert stats.effective_number([]) == 0


def test_difference_of_two_runs_adds_their_errors() -> None:
    a, b = stats.Estimate(1, 3, 0, 0, 10), stats.Estimate(2, 4, 0, 0, 20)
    change = stats.difference(a, b)
    assert (change.value, change.error) == (1, 5)
    assert change.high == pytest.approx(1 + 1.9623 * 5, abs=1e-3)


def test_difference_of_two_short_runs_is_welchs() -> None:
    """Errors 3 and 4 with 4 and 9 degrees of freedom: 5⁴ / (3⁴/4 + 4⁴/9) = 12.8."""
    a, b = stats.Estimate(1, 3, 0, 0, 5, 4), stats.Estimate(2, 4, 0, 0, 10, 9)
    change = stats.difference(a, b)
    assert change.freedom == 12
    assert change.high == pytest.approx(1 + 2.1788 * 5, abs=1e-3)


def test_runs_without_any_spread_differ_when_they_are_long_enough() -> None:
    """Always 38 and always 40: two games of each may be luck, 2,000 are none."""

    def change(deals: int) -> stats.Estimate:
        return stats.difference(*(stats.clustered_mean([mean] * deals, range(deals)) for mean in (38, 40)))

    assert change(2).low < 0 < change(2).high
    assert stats.p_value(change(2)) > 0.05 > stats.p_value(change(10))
    assert change(2000).low == pytest.approx(2, abs=0.005)
    same = stats.clustered_mean([38, 38], [0, 1])
    assert stats.p_value(stats.difference(same, same)) == 1


def test_quantiles_lie_between_the_values() -> None:
    assert stats.quantile([1, 2, 3, 4], 0.5) == 2.5
    assert stats.quantile([1, 2, 3, 4], 1) == 4
    assert stats.quantile([7], 0.05) == 7
