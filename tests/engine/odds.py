"""How far counted results lie from the odds that were declared. Tests give fixed seeds: no luck involved."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence

TOO_FAR = 4.0  # standard deviations, on either side: too uneven, or too even to be chance


def surprise(counts: Sequence[int], weights: Sequence[float] | None = None) -> float:
    """The chi-square of the counts against the weights (equal by default), in standard deviations."""
    total = sum(counts)
    shares = weights or [1.0] * len(counts)
    expected = [total * share / sum(shares) for share in shares]
    assert min(expected) >= 5, "too few tries for so many results: chi-square would mean nothing"
    chi_square = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    # Wilson and Hilferty: the cube root of chi-square over its mean is very nearly normal.
    spread = 2 / (9 * freedom)
    return ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)


def assert_odds(counts: Sequence[int], weights: Sequence[float] | None = None) -> None:
    """These counts are what the weights (equal by default) would give."""
    found = surprise(counts, weights)
    assert abs(found) < TOO_FAR, f"{found:+.1f} standard deviations from the odds: {list(counts)[:30]}"


def assert_equal_odds(results: Iterable[Hashable], possible: int) -> None:
    """So many results are possible, all of them occur and all are equally likely."""
    counts: dict[Hashable, int] = {}
    for result in results:
        counts[result] = counts.get(result, 0) + 1
    assert len(counts) == possible, f"{len(counts)} different results instead of {possible}"
    assert_odds(list(counts.values()))


def assert_frequency(hits: int, tries: int, probability: float) -> None:
    """Something with this probability happened so often in so many tries."""
    found = (hits - tries * probability) / math.sqrt(tries * probability * (1 - probability))
    assert abs(found) < TOO_FAR, f"{hits} of {tries} is {found:+.1f} standard deviations from {probability}"
