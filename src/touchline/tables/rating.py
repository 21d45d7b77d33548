"""Ratings of managers, brought up to date after every game.

The model is that of the lab's fit (Plackett and Luce): every manager has a strength, the winner is drawn from
the field, each as likely as their strength's part of the whole, then the second from those who are left. Here
a strength is not fitted from all games at once but kept as a mean and a spread, and each game moves it one
step of Newton's method: the less is known of a manager, the further. A little spread is added before every
game, because people learn. `benchmarks/ratings.py` measures how well this forecasts games not seen before.

Who is left out of a game does not change the odds among the others, so a game with bots at the table is
rated as one among its managers. On the scale of Elo: 400 points more are ten times the strength.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final

import msgspec

MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)
FIRST_SPREAD: Final = 2.0  # of a manager of whom nothing is known
DRIFT: Final = 0.03  # what a manager may learn from one game to the next


class Rating(msgspec.Struct, frozen=True):
    """What is known of a manager's strength (its logarithm) after a number of games."""

    mean: float = 0.0
    spread: float = FIRST_SPREAD
    games: int = 0

    @property
    def points(self) -> int:
        """The strength on the scale of Elo."""
        return round(MEAN + SCALE * self.mean)

    @property
    def reach(self) -> int:
        """By how much the points may be wrong, nineteen times in twenty."""
        return round(1.96 * SCALE * self.spread)


def chances(ratings: Sequence[Rating]) -> list[float]:
    """How likely each of them is to win. What is little known counts less."""
    weights = [exp(one.mean / sqrt(1 + pi * one.spread**2 / 8)) for one in ratings]
    return [weight / sum(weights) for weight in weights]


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that these managers ended at these places; 1 is the best."""
    strengths = [exp(one.mean) for one in ratings]
    slopes, bends = [0.0] * len(ratings), [0.0] * len(ratings)
    for place in places:  # whoever shares a place was drawn from the same field
        field = [seat for seat, theirs in enumerate(places) if theirs >= place]
        whole = sum(strengths[seat] for seat in field)
        for seat in field:
            chance = strengths[seat] / whole
            slopes[seat] -= chance
            bends[seat] += chance * (1 - chance)
    found = []
    for one, slope, bend in zip(ratings, slopes, bends, strict=True):
        wide = one.spread**2 + DRIFT**2
        narrow = 1 / (1 / wide + bend)
        found.append(Rating(one.mean + narrow * (slope + 1), sqrt(narrow), one.games + 1))
    return found
