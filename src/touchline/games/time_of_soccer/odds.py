"""The odds of a match, exactly: what six and five dice bring at each level (TS-197 to TS-209, TS-308).

A spread is a list of probabilities by result. The two attacks of a match are independent of each other, so
the goals of both sides are two spreads, and everything that somebody may bet on follows from them.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

from touchline.games.time_of_soccer.cards import GOALS_SAVES
from touchline.games.time_of_soccer.rules.match import ATTACK_DICE, DEFENCE_DICE

HIT: Final = 1 / 3  # a die that is an impact (TS-198)
MOST_RESULT: Final = max(GOALS_SAVES)

Spread = list[float]


class Side(NamedTuple):
    """A team as it takes the field; a neutral one repeats a roll without impact (TS-208)."""

    attack: int
    defence: int
    neutral: bool


class Odds(NamedTuple):
    """How a match may end, for one side."""

    win: float
    draw: float
    loss: float
    scores_1: float
    scores_2: float
    clean_sheet: float


@cache
def rolled(level: int, dice: int, neutral: bool) -> Spread:
    """Shots (6 dice) or saves (5 dice) of a roll at this level."""
    spread = [0.0] * (MOST_RESULT + 1)
    chances = [comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits) for hits in range(dice + 1)]
    again = chances[0] if neutral else 0.0
    for hits, chance in enumerate(chances):
        once = chance if hits or not neutral else 0.0
        spread[GOALS_SAVES[7 * level + hits]] += once + again * chance
    return spread


def shots(side: Side, no_random: bool = False) -> Spread:
    """What an attack brings; without dice, its level (TS-276)."""
    return certain(side.attack) if no_random else rolled(side.attack, ATTACK_DICE, side.neutral)


def saves(side: Side, no_random: bool = False) -> Spread:
    """What a defence brings; without dice, its level (TS-276)."""
    return certain(side.defence) if no_random else rolled(side.defence, DEFENCE_DICE, side.neutral)


def certain(result: int) -> Spread:
    """A result that is known."""
    spread = [0.0] * (MOST_RESULT + 1)
    spread[result] = 1.0
    return spread


def goals(attack: Spread, defence: Spread) -> Spread:
    """Shots less saves, not below 0 (TS-202)."""
    spread = [0.0] * len(attack)
    for shot, p in enumerate(attack):
        if p:
            for saved, q in enumerate(defence):
                if q:
                    spread[shot - saved if shot > saved else 0] += p * q
    return spread


def compare(own: Spread, other: Spread) -> Odds:
    """How a match ends in which the two sides score like this."""
    win = draw = below = 0.0
    for n, p in enumerate(own):
        win += p * below
        draw += p * other[n]
        below += other[n]
    return Odds(win, draw, 1 - win - draw, 1 - own[0], 1 - own[0] - own[1], other[0])


@cache
def match_odds(own: Side, other: Side, no_random: bool = False) -> Odds:
    """A whole match, without the rerolls of starting managers."""
    scored = goals(shots(own, no_random), saves(other, no_random))
    conceded = goals(shots(other, no_random), saves(own, no_random))
    return compare(scored, conceded)
