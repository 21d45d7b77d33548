"""The odds of a match, exactly: stars, boosts and two dice in each third (SC-151 to SC-161).

A side is its three strengths in half stars, everything but dice. The difference of two sums of two dice has
21 values, so each third is won, drawn and lost with exact chances, and the match follows from them. Injuries
and cards that may still come are left out: they are nobody's to know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

ALL: Final = 1296  # ways in which four dice fall


class Side(NamedTuple):
    """A side before its dice, in half stars, by third."""

    att: int
    mid: int
    defence: int


class Odds(NamedTuple):
    """How a match may end, for one side."""

    win: float
    draw: float
    loss: float


def _differences() -> list[int]:
    """In how many of 1296 ways two dice are so much more than two others; index 10 is no difference."""
    ways = [0] * 21
    sums = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    for own in range(2, 13):
        for other in range(2, 13):
            ways[own - other + 10] += sums[own] * sums[other]
    return ways


DIFFERENCES: Final[list[int]] = _differences()


@lru_cache(maxsize=1 << 16)
def third_ways(lead: int) -> tuple[int, int, int]:
    """Ways to win, draw and lose a third in which one is so many half stars ahead (SC-153, SC-154)."""
    win = sum(ways for at, ways in enumerate(DIFFERENCES) if lead + 2 * (at - 10) > 0)
    draw = sum(ways for at, ways in enumerate(DIFFERENCES) if lead + 2 * (at - 10) == 0)
    return win, draw, ALL - win - draw


@lru_cache(maxsize=1 << 16)
def match_odds(own: Side, other: Side, home: bool) -> Odds:
    """A whole match for one side: midfield, then the two attacks in the order that midfield decides."""
    mid = third_ways(own.mid - other.mid)
    attack = third_ways(own.att - other.defence)
    defence = third_ways(own.defence - other.att)
    win = draw = 0
    for result in range(3):  # won, drawn or lost midfield
        first, last = attack, defence
        if result == 2 or (result == 1 and not home):  # the other attacks first (SC-156, SC-157)
            first, last = defence, attack
        for second in range(3):
            ways = mid[result] * first[second]
            lead = 2 - result - second  # third points won less lost
            if lead == 2:
                win += ways * ALL  # SC-159
            elif lead > -2:
                for third in range(3):
                    won = lead + 1 - third
                    win += ways * last[third] * (won > 0)
                    draw += ways * last[third] * (won == 0)
    total = ALL**3
    return Odds(win / total, draw / total, (total - win - draw) / total)
