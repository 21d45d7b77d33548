"""The statistics behind the reports: shares and means with intervals, and many comparisons at once.

All intervals are for 95 %. Games of the same deal are not independent of each other, and neither are the
seats of a game: deals are the clusters, and only what differs from deal to deal counts as evidence. With few
deals the intervals are those of Student's t with one degree of freedom less than there are deals.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from touchline.lab.intervals import student

_student = cache(student)

Z = 1.959963984540054  # 95 % of a normal distribution lie within


@dataclass(frozen=True)
class Estimate:
    """A value with its standard error, its interval, and how many observations are behind it."""

    value: float
    error: float
    low: float
    high: float
    n: int


def wilson(successes: float, n: int) -> Estimate:
    """A share of independent cases with Wilson's interval, which stays within 0 and 1."""
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 1.0, 0)
    share = successes / n
    spread = 1 + Z * Z / n
    middle = (share + Z * Z / (2 * n)) / spread
    half = Z / spread * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return Estimate(
        share, math.sqrt(share * (1 - share) / n), max(0.0, middle - half), min(1.0, middle + half), n
    )


def clustered_mean(values: Sequence[float], clusters: Sequence[int]) -> Estimate:
    """The mean of all values; its error from how the clusters differ."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, math.inf, -math.inf, math.inf, 0)
    mean = math.fsum(values) / n
    sums: defaultdict[int, float] = defaultdict(float)
    for value, cluster in zip(values, clusters, strict=True):
        sums[cluster] += value - mean
    return _estimate(mean, sums.values(), len(sums), n, n)


def contrast(owners: Sequence[int], values: Sequence[float], clusters: Sequence[int]) -> Estimate:
    """How much higher the mean of the rows in `owners` is than that of the others.

    The same as the slope of a regression on owning, with the error that respects the clusters.
    """
    n, owned = len(values), len(owners)
    share = owned / n
    own = math.fsum(values[row] for row in owners) / owned
    others = (math.fsum(values) - own * owned) / (n - owned)
    owning = set(owners)
    sums: defaultdict[int, float] = defaultdict(float)
    for row, (value, cluster) in enumerate(zip(values, clusters, strict=True)):
        sums[cluster] += (1 - share) * (value - own) if row in owning else -share * (value - others)
    return _estimate(own - others, sums.values(), len(sums), n * share * (1 - share), owned)


def _estimate(value: float, sums: Iterable[float], groups: int, weight: float, n: int) -> Estimate:
    """A value whose error is made of what each cluster adds to it."""
    if groups < 2:
        return Estimate(value, math.inf, -math.inf, math.inf, n)
    error = math.sqrt(groups / (groups - 1) * math.fsum(each * each for each in sums)) / weight
    half = _student(groups - 1) * error
    return Estimate(value, error, value - half, value + half, n)


def difference(a: Estimate, b: Estimate) -> Estimate:
    """How much more `b` is than `a`, for two runs that know nothing of each other."""
    error = math.hypot(a.error, b.error)
    value = b.value - a.value
    return Estimate(value, error, value - Z * error, value + Z * error, min(a.n, b.n))


def p_value(value: float, error: float) -> float:
    """How likely something as far from 0 is by chance alone (two-sided, normal)."""
    if error == 0:
        return 1.0 if value == 0 else 0.0
    return math.erfc(abs(value) / error / math.sqrt(2))


def benjamini_hochberg(ps: Sequence[float]) -> list[float]:
    """Of each p the smallest false discovery rate at which it counts, in the same order.

    Whoever calls everything below 5 % a find is wrong, in the long run, about one find in twenty.
    """
    qs = [1.0] * len(ps)
    least = 1.0
    ranked = sorted(range(len(ps)), key=lambda i: ps[i])
    for rank in range(len(ps), 0, -1):
        at = ranked[rank - 1]
        least = min(least, ps[at] * len(ps) / rank)
        qs[at] = least
    return qs


def effective_number(counts: Iterable[float]) -> float:
    """How many equally frequent kinds would be as diverse: the exponential of the entropy."""
    frequent = [count for count in counts if count > 0]
    total = math.fsum(frequent)
    if not frequent:
        return 0.0
    return math.exp(-math.fsum(count / total * math.log(count / total) for count in frequent))


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of the ordered values lies, straight lines between them."""
    at = share * (len(ordered) - 1)
    below = math.floor(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)
