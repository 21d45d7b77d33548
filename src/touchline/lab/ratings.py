"""Ratings of bots from games of any number of seats: a Plackett-Luce fit.

The model: every bot has a strength. The winner of a game is drawn from the field, each seat as likely as
its strength's part of the whole; then the second from those who are left, and so on. Managers who share a
place are each drawn from the same field. The ratings are the strengths that make the games seen most
likely, found at once from all games: neither their order nor who is named first matters. Every bot also
wins once and loses once against an average player who is not there, so that one who always won has a
rating too.

On the scale of Elo: 400 points more are ten times the strength, and 1500 is the mean of the bots that
took part. Intervals are Student's over deals, because games of the same deal are no independent
witnesses; where the model itself is less sure than the deals, as for a bot who never lost, it counts.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import exp, log, sqrt

from touchline.lab.intervals import student

MEAN = 1500.0
SCALE = 400 / log(10)
CLOSE = 1e-10  # the fit ends when no strength moves by more
STEPS = 100

Standing = list[tuple[str, int]]  # bot and place, by seat
Draws = Counter[tuple[tuple[int, ...], int]]  # the seats of each bot in the field, and the bot that was drawn
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """A bot's rating, and its 95 % interval where there are deals enough for one."""

    rating: float
    low: float | None
    high: float | None


def rate(bots: list[str], deals: list[list[Standing]]) -> dict[str, Rating]:
    """Ratings of all bots from the games of each deal."""
    by_deal = [_draws(bots, games) for games in deals]
    strengths, unsure = _fit(len(bots), sum(by_deal, Counter()))
    middle = sum(strengths) / len(bots)
    spreads = _spreads(strengths, unsure, by_deal)
    ratings = {}
    for i, bot in enumerate(bots):
        rating = MEAN + SCALE * (strengths[i] - middle)
        if len(deals) < 2:
            ratings[bot] = Rating(rating, None, None)
        else:
            reach = SCALE * student(len(deals) - 1) * spreads[i]
            ratings[bot] = Rating(rating, rating - reach, rating + reach)
    return ratings


def _draws(bots: list[str], games: list[Standing]) -> Draws:
    draws: Draws = Counter()
    for standing in games:
        for place in {place for _, place in standing}:
            left = [bots.index(bot) for bot, theirs in standing if theirs >= place]
            field = tuple(left.count(i) for i in range(len(bots)))
            if max(field) < len(left):  # among copies of one bot there is nothing to learn
                for bot, theirs in standing:
                    draws[field, bots.index(bot)] += theirs == place
    return +draws


def _fit(bots: int, draws: Draws) -> tuple[list[float], Matrix]:
    """The most likely strengths (their logarithms), and how unsure they are, by Newton's method."""
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(strengths, draws)
        for i, strength in enumerate(strengths):  # a win and a loss against an average player
            chance = 1 / (1 + exp(-strength))
            slope[i] += 1 - 2 * chance
            bend[i][i] += 2 * chance * (1 - chance)
        unsure = _inverse(bend)
        step = [sum(row[j] * slope[j] for j in range(bots)) for row in unsure]
        longest = max(map(abs, step))
        # Steps beyond 1 may leave the region in which the curve looks like a parabola.
        strengths = [
            strength + move / max(1.0, longest) for strength, move in zip(strengths, step, strict=True)
        ]
        if longest < CLOSE:
            break
    return strengths, unsure


def _slope_and_bend(strengths: list[float], draws: Draws) -> tuple[list[float], Matrix]:
    """How the likelihood rises with each strength, and how fast that rise falls off."""
    bots = range(len(strengths))
    slope, bend = [0.0 for _ in bots], [[0.0 for _ in bots] for _ in bots]
    for (field, drawn), times in sorted(draws.items()):
        weights = [seats * exp(strength) for seats, strength in zip(field, strengths, strict=True)]
        chances = [weight / sum(weights) for weight in weights]
        for i in bots:
            slope[i] += times * ((i == drawn) - chances[i])
            for j in bots:
                bend[i][j] += times * chances[i] * ((i == j) - chances[j])
    return slope, bend


def _spreads(strengths: list[float], unsure: Matrix, by_deal: list[Draws]) -> list[float]:
    """The standard error of each strength less the mean: by the model or between deals, the larger."""
    bots = range(len(strengths))
    slopes = [_slope_and_bend(strengths, draws)[0] for draws in by_deal]
    more = len(slopes) / max(1, len(slopes) - 1)
    spreads = []
    for i in bots:
        # How the strength, less the mean of all, answers to each slope.
        answer = [unsure[i][j] - sum(unsure[k][j] for k in bots) / len(strengths) for j in bots]
        between = more * sum(sum(answer[j] * slope[j] for j in bots) ** 2 for slope in slopes)
        model = answer[i] - sum(answer) / len(strengths)
        spreads.append(sqrt(max(between, model)))
    return spreads


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small matrix that has one, by elimination."""
    size = range(len(matrix))
    rows = [[*row, *(float(i == j) for j in size)] for i, row in enumerate(matrix)]
    for i in size:
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in size:
            if k != i:
                rows[k] = [value - rows[k][i] * top for value, top in zip(rows[k], rows[i], strict=True)]
    return [row[len(matrix) :] for row in rows]
