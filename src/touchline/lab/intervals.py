"""How sure a figure is: 95 % intervals over deals.

Games of the same deal share its luck, so they are no independent witnesses; deals are. What counts is one
figure for each deal, and how much these differ from deal to deal.
"""

from __future__ import annotations

from math import atan, cos, pi, sin, sqrt, tan
from statistics import fmean, stdev

SURE = 0.95
ENOUGH = 1000  # degrees of freedom; with more, t hardly changes


def share_interval(shares: list[float]) -> tuple[float, float]:
    """The interval of the mean of a share (from 0 to 1) that was seen in independent deals.

    Student's interval of the mean, with one deal that was all won and one that was all lost added to those
    seen (after Agresti and Coull): ten deals won out of ten are no certainty, and shares close to an end
    have honest intervals. One deal alone says nothing.
    """
    if len(shares) < 2:
        return 0.0, 1.0
    seen = [*shares, 0.0, 1.0]
    middle = fmean(seen)
    reach = student(len(shares) - 1) * stdev(seen) / sqrt(len(seen))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """Student's t of the interval: with this many degrees of freedom 95 % lie between -t and t."""
    freedom = min(freedom, ENOUGH)
    low, high = 0.0, pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        if _within(angle, freedom) < SURE:
            low = angle
        else:
            high = angle
    return sqrt(freedom) * tan(high)


def beyond(t: float, freedom: int) -> float:
    """How likely Student's t is as far from 0 by chance alone (two-sided): 5 % at the end of the interval."""
    freedom = min(freedom, ENOUGH)
    return max(0.0, 1 - _within(atan(abs(t) / sqrt(freedom)), freedom))


def _within(angle: float, freedom: int) -> float:
    """How likely |t| is below √freedom · tan(angle): a finite sum for whole degrees of freedom."""
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0 if freedom == 1 else term
    for k in range(2 + odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (k - 1) / k
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
