"""Friendlies and press releases (TS-121 to TS-140)."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.rules.club import gain_satisfaction, pay_compulsory
from touchline.games.time_of_soccer.rules.fatigue import lose_energy
from touchline.games.time_of_soccer.state import TimeOfSoccer

FALSE: Final = 0
TRUE: Final = 1
OPEN: Final = -1


def play_friendly(g: TimeOfSoccer, seat: int) -> None:
    """It brings what is printed on it and leaves the game; no dice, no opponent (TS-121, TS-123, TS-124)."""
    tile = g.friendly[seat]
    g.friendly[seat] = -1
    g.gone.append(tile)
    g.cash[seat] += c.FRIENDLY_MONEY[tile]
    if g.events is not None:
        g.tell("friendly", "TS-121", [seat, tile])
    gain_satisfaction(g, seat, c.FRIENDLY_CHEER[tile])
    if g.fatigue:
        lose_energy(g, seat, c.FRIENDLY_ENERGY[tile])  # TS-257


def check_weekend(g: TimeOfSoccer, seat: int, own: int, other: int) -> None:
    """Statements about this weekend, after the club's league match (TS-128, TS-216)."""
    for tile in g.press[seat].copy():
        true = weekend_comes_true(c.STATEMENT[tile], own, other)
        if true != OPEN:
            resolve(g, seat, tile, true)


def weekend_comes_true(statement: int, own: int, other: int) -> int:
    """Whether a statement about a league match with this score is true; -1 if it is about something else."""
    if statement == c.WIN_WEEKEND:
        return TRUE if own > other else FALSE  # TS-132
    if statement == c.NOT_LOSE_WEEKEND:
        return TRUE if own >= other else FALSE  # TS-133
    if statement == c.SCORE_1:
        return TRUE if own >= 1 else FALSE  # TS-134
    if statement == c.SCORE_2:
        return TRUE if own >= 2 else FALSE  # TS-135
    if statement == c.CLEAN_SHEET:
        return TRUE if other == 0 else FALSE  # TS-136
    return OPEN


def check_cup(g: TimeOfSoccer, seat: int, won: bool) -> None:
    """`win_cup`, when the club is knocked out or has won the final (TS-129, TS-137)."""
    for tile in g.press[seat].copy():
        if c.STATEMENT[tile] == c.WIN_CUP:
            resolve(g, seat, tile, TRUE if won else FALSE)


def league_statements(g: TimeOfSoccer, arg: int) -> None:
    """After the last match of week 10, before the points are counted (TS-130, TS-131, TS-138)."""
    for seat in g.in_order(g.lead):
        rank = league_rank(g, g.club[seat])
        for tile in g.press[seat].copy():
            if c.STATEMENT[tile] == c.WIN_LEAGUE:
                resolve(g, seat, tile, TRUE if rank == 1 else FALSE)
            elif c.STATEMENT[tile] == c.LEAGUE_TOP2:
                resolve(g, seat, tile, TRUE if rank <= 2 else FALSE)


def league_rank(g: TimeOfSoccer, team: int) -> int:
    """One more than the teams with more league points: tied teams share the better rank (TS-139)."""
    rank = 1
    for other in range(c.LEAGUE_TEAMS):
        if g.points[other] > g.points[team]:
            rank += 1
    return rank


def resolve(g: TimeOfSoccer, seat: int, tile: int, true: int) -> None:
    """The bet pays or costs; a tile with victory points is kept, others leave (TS-125 to TS-127, TS-093)."""
    g.press[seat].remove(tile)
    if c.REWARD_VP[tile]:
        g.kept[seat].append(tile << 1 | true)
    else:
        g.gone.append(tile)
    if g.events is not None:
        points = c.REWARD_VP[tile] if true else c.PENALTY_VP[tile]
        money = c.REWARD_MONEY[tile] if true else -c.PENALTY_MONEY[tile]
        g.tell("press_true" if true else "press_false", "TS-126", [seat, tile, money, points])
    if true:
        g.cash[seat] += c.REWARD_MONEY[tile]
        gain_satisfaction(g, seat, c.REWARD_CHEER[tile])
    else:
        pay_compulsory(g, seat, c.PENALTY_MONEY[tile])
