"""Simulated matches, and draws that are broken by dice (SC-184 to SC-193, KS-27)."""

from __future__ import annotations

from touchline.games.superclub import cards as c
from touchline.games.superclub.rules import season
from touchline.games.superclub.rules.club import staff_sum
from touchline.games.superclub.state import (
    Superclub,
)


def two_dice(g: Superclub) -> int:
    """The sum of two dice."""
    return g.rand(6) + g.rand(6) + 2


def break_draw(g: Superclub, seat: int) -> bool:
    """Two dice after a draw: enough of them make it a win (KS-27)."""
    need = staff_sum(g, seat, c.DRAW_BREAKER)
    if not need:
        return False
    g.reveal()
    roll = two_dice(g)
    if g.events is not None:
        g.tell("draw_breaker", "SC-321", [seat, roll, int(roll >= need)])
    return roll >= need


def sim_matches(g: Superclub, arg: int) -> None:
    """One roll for each manager whose fixture is SIM, by manager number (SC-184 to SC-193)."""
    if g.powerhouses:
        return  # SC-278
    clubs = season.pairings(g, g.round)
    for seat in g.order:
        if seat not in clubs:
            sim_match(g, seat)


def sim_match(g: Superclub, seat: int) -> None:
    """By the status of the squad token; doubles and boosts have no effect (SC-185, SC-191, SC-192)."""
    g.reveal()
    first = g.rand(6) + 1
    second = g.rand(6) + 1
    outcome = c.SIM[13 * c.status(g.squad_stars[seat]) + first + second]
    if outcome == c.DRAW and break_draw(g, seat):  # SC-193
        outcome = c.WIN
    season.score_points(g, seat, outcome)  # SC-190
    g.results.append(
        g.round | seat << season.HOME_AT | season.NOBODY << season.AWAY_AT | outcome << season.OUTCOME_AT
    )
    if g.events is not None:
        g.tell("sim", "SC-184", [seat, first, second, outcome, season.points_for(g, outcome)])
