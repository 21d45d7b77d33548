"""The statistics behind the reports: shares and means with intervals, and many comparisons at once.

All intervals are for 95 %. Games of the same deal are not independent of each other, and neither are the
seats of a game: deals are the clusters, and only what differs from deal to deal counts as evidence. With few
deals the intervals are those of Student's t with one degree of freedom less than there are deals, and so are
the chances that something is luck: what counts as more than luck has an interval without 0.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from touchline.lab.intervals import ENOUGH, beyond, student

_student = cache(student)

Z = 1.959963984540054  # 95 % of a normal distribution lie within


@dataclass(frozen=True)
class Estimate:
    """A value with its standard error, its interval, and how many observations are behind it.

    `freedom` are the degrees of freedom of Student's t: one less than the deals.
    """

    value: float
    error: float
    low: float
    high: float
    n: int
    freedom: int = ENOUGH


Ends = tuple[float, float]  # the least and the most that a value can be


@dataclass(frozen=True)
class Parts:
    """A value, and by cluster what that adds to its error."""

    value: float
    added: Mapping[int, float]


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


def mean_parts(values: Sequence[float], clusters: Sequence[int]) -> Parts:
    """The mean of all values, and what each cluster adds to its error."""
    mean = math.fsum(values) / len(values)
    added: defaultdict[int, float] = defaultdict(float)
    for value, cluster in zip(values, clusters, strict=True):
        added[cluster] += (value - mean) / len(values)
    return Parts(mean, added)


def clustered_mean(values: Sequence[float], clusters: Sequence[int], ends: Ends | None = None) -> Estimate:
    """The mean of all values; its error from how the clusters differ. With ends, it stays within them."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, math.inf, -math.inf, math.inf, 0)
    parts = mean_parts(values, clusters)
    deals = len(parts.added)
    if ends is None or deals < 2:
        return _estimate(parts, n)
    least, most = ends
    found = _estimate(parts, n, [(end - parts.value) / deals for end in ends])
    return replace(found, low=max(least, found.low), high=min(most, found.high))


def contrast_parts(owners: Sequence[int], values: Sequence[float], clusters: Sequence[int]) -> Parts:
    """How much higher the mean of the rows in `owners` is than that of the others, cluster by cluster."""
    own, others = _means(owners, values)
    owning = set(owners)
    added: defaultdict[int, float] = defaultdict(float)
    for row, (value, cluster) in enumerate(zip(values, clusters, strict=True)):
        if row in owning:
            added[cluster] += (value - own) / len(owners)
        else:
            added[cluster] -= (value - others) / (len(values) - len(owners))
    return Parts(own - others, added)


def contrast(
    owners: Sequence[int], values: Sequence[float], clusters: Sequence[int], ends: Ends | None = None
) -> Estimate:
    """How much higher the mean of the rows in `owners` is than that of the others.

    The same as the slope of a regression on owning, with the error that respects the clusters.
    """
    own, _ = _means(owners, values)
    extremes = [(end - own) / len(owners) for end in ends or ()]
    return _estimate(contrast_parts(owners, values, clusters), len(owners), extremes)


def _means(owners: Sequence[int], values: Sequence[float]) -> tuple[float, float]:
    """The mean of the rows in `owners`, and that of the others."""
    owned = math.fsum(values[row] for row in owners)
    return owned / len(owners), (math.fsum(values) - owned) / (len(values) - len(owners))


def _estimate(parts: Parts, n: int, extremes: Sequence[float] = ()) -> Estimate:
    """A value whose error is made of what each cluster adds to it.

    Few deals that agree are no proof: the error is at least what one deal at either end would make.
    """
    groups = len(parts.added)
    if groups < 2:
        return Estimate(parts.value, math.inf, -math.inf, math.inf, n, 1)
    squares = max(math.fsum(each * each for each in some) for some in (parts.added.values(), extremes))
    return _within(parts.value, math.sqrt(groups / (groups - 1) * squares), n, groups - 1)


def _within(value: float, error: float, n: int, freedom: int) -> Estimate:
    half = _student(freedom) * error
    return Estimate(value, error, value - half, value + half, n, freedom)


def difference(a: Estimate, b: Estimate) -> Estimate:
    """How much more `b` is than `a`, for two runs that know nothing of each other (after Welch)."""
    value, n = b.value - a.value, min(a.n, b.n)
    errors = (a.error, b.error)
    if not any(errors):  # all deals of either run agree: take one of each to be as in the other run
        errors = (_one_off(value, a.freedom), _one_off(value, b.freedom))
    error = math.hypot(*errors)
    if not error or math.isinf(error):
        return Estimate(value, error, value - error, value + error, n, 1)
    parts = [
        (each / error) ** 4 / freedom for each, freedom in zip(errors, (a.freedom, b.freedom), strict=True)
    ]
    return _within(value, error, n, max(1, math.floor(1 / sum(parts))))


def paired_difference(a: Parts, b: Parts, n: int, least: float = 0.0) -> Estimate:
    """How much more `b` is than `a`, for two runs in which clusters of the same number had the same luck.

    That luck cancels, so the interval is narrower than for runs that know nothing of each other. `least` is
    what one deal alone may add: the error is never below it.
    """
    value, deals = b.value - a.value, a.added.keys() | b.added.keys()
    added = {deal: b.added.get(deal, 0.0) - a.added.get(deal, 0.0) for deal in deals}
    if not least and value and not any(added.values()):  # all deals agree: take one of them to be as before
        least = abs(value) / len(deals)
    return _estimate(Parts(value, added), n, [least])


def _one_off(by: float, freedom: int) -> float:
    """The error of a mean of deals of which one is off by so much."""
    return abs(by) / math.sqrt(freedom * (freedom + 1))


def p_value(found: Estimate, usual: float = 0.0) -> float:
    """How likely something as far from the usual is by chance alone (two-sided, Student's t)."""
    if not found.error:  # where nothing ever varies, nothing is shown
        return 1.0
    return beyond((found.value - usual) / found.error, found.freedom)


def benjamini_hochberg(ps: Sequence[float]) -> list[float]:
    """Adjusted p-values (q-values): for each p, the smallest false discovery rate at which it counts.

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
