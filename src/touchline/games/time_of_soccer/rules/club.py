"""Money, fans and satisfaction of a club (TS-048 to TS-059, TS-213, TS-311, TS-312)."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer.cards import SALARY, WEEKLY
from touchline.games.time_of_soccer.state import TimeOfSoccer

LEAST_BALANCE: Final = -5  # TS-054
MOST_BALANCE: Final = 10
MOST_FANS: Final = 25  # TS-312
STEPS_TO_A_FAN: Final = 4  # TS-311


def weekly_income(g: TimeOfSoccer, seat: int) -> int:
    """One $ per fan and the coins of the contracts (TS-052)."""
    income = g.fans[seat]
    if g.advertising[seat] >= 0:
        income += WEEKLY[g.advertising[seat]]
    if g.tv[seat] >= 0:
        income += WEEKLY[g.tv[seat]]
    return income


def weekly_expenses(g: TimeOfSoccer, seat: int) -> int:
    """The salaries of all football players, fielded or not, managers and staff (TS-053, TS-153)."""
    expenses = 0
    for tile in g.squad[seat]:
        expenses += SALARY[tile]
    for tile in g.managers[seat]:
        expenses += SALARY[tile]
    if g.scout[seat] >= 0:
        expenses += SALARY[g.scout[seat]] + SALARY[g.secretary[seat]] + SALARY[g.community[seat]]
    return expenses


def balance(g: TimeOfSoccer, seat: int) -> int:
    """What the track shows: always computed, so nothing beyond its ends is lost (TS-054 to TS-056)."""
    true = weekly_income(g, seat) - weekly_expenses(g, seat)
    return max(LEAST_BALANCE, min(MOST_BALANCE, true))


def pay_compulsory(g: TimeOfSoccer, seat: int, amount: int) -> None:
    """Pay what must be paid; a club that cannot pays what it has and loses a fan (TS-058, TS-059)."""
    if g.cash[seat] >= amount:
        g.cash[seat] -= amount
        return
    paid = g.cash[seat]
    g.cash[seat] = 0
    if g.fans[seat] > 0:
        g.fans[seat] -= 1
    if g.events is not None:
        g.tell("short_of_money", "TS-058", [seat, paid, amount - paid, g.fans[seat]])


def gain_satisfaction(g: TimeOfSoccer, seat: int, steps: int) -> None:
    """Count on along the track; each time round makes a fan (TS-213); a fan beyond 25 is lost (TS-312)."""
    g.satisfaction[seat] += steps
    while g.satisfaction[seat] >= STEPS_TO_A_FAN:
        g.satisfaction[seat] -= STEPS_TO_A_FAN
        if g.fans[seat] < MOST_FANS:
            g.fans[seat] += 1
            if g.events is not None:
                g.tell("fan_gained", "TS-213", [seat, g.fans[seat]])
