"""The odds of a match are exact: against all ways in which the dice can fall."""

from __future__ import annotations

from itertools import product

import pytest

from touchline.games.superclub.odds import ALL, Odds, Side, match_odds, third_ways

SUMS = [first + second for first, second in product(range(1, 7), repeat=2)]
WAYS = {total: SUMS.count(total) for total in range(2, 13)}


def third(own: int, other: int) -> list[tuple[int, int]]:
    """Every pair of sums: the points of a third for one side (2, 1 or 0), and in how many ways."""
    return [
        ((own + 2 * a > other + 2 * b) + (own + 2 * a >= other + 2 * b), WAYS[a] * WAYS[b])
        for a, b in product(WAYS, repeat=2)
    ]


def by_hand(own: Side, other: Side, home: bool) -> Odds:
    """A match played out with every sum of the dice in every third."""
    ends = [0, 0, 0]
    for mid, ways in third(own.mid, other.mid):
        attack, defence = third(own.att, other.defence), third(own.defence, other.att)
        first, last = (attack, defence) if mid == 2 or (mid == 1 and home) else (defence, attack)
        for second, more in first:
            if mid + second in (0, 4):
                ends[0 if mid + second == 4 else 2] += ways * more * ALL
                continue
            for final, most in last:
                points = mid + second + final
                ends[0 if points > 3 else 1 if points == 3 else 2] += ways * more * most
    return Odds(*(end / ALL**3 for end in ends))


@pytest.mark.parametrize("lead", [-25, -20, -3, -1, 0, 1, 2, 7, 20, 25])
def test_a_third_is_counted_in_all_1296_ways(lead: int) -> None:
    counted = [0, 0, 0]
    for points, ways in third(lead, 0):
        counted[2 - points] += ways
    assert third_ways(lead) == tuple(counted)


@pytest.mark.parametrize(
    ("own", "other", "home"),
    [
        (Side(20, 20, 20), Side(20, 20, 20), True),
        (Side(20, 20, 20), Side(20, 20, 20), False),
        (Side(17, 24, 21), Side(22, 23, 18), True),
        (Side(30, 9, 14), Side(12, 20, 26), False),
    ],
)
def test_the_odds_of_a_match_are_those_of_all_dice(own: Side, other: Side, home: bool) -> None:
    assert match_odds(own, other, home) == pytest.approx(by_hand(own, other, home), abs=1e-12)


def test_the_two_sides_see_the_same_match() -> None:
    ours = match_odds(Side(17, 24, 21), Side(22, 23, 18), True)
    theirs = match_odds(Side(22, 23, 18), Side(17, 24, 21), False)
    assert (ours.win, ours.draw, ours.loss) == pytest.approx((theirs.loss, theirs.draw, theirs.win))
    assert sum(ours) == pytest.approx(1)
