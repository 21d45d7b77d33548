"""The solo game: refreshed rows, debts, deadlines, goals, extra points and ranks (EL-297 to EL-331)."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards import (
    ADBOARD_3,
    NONE,
    NUMBER,
    NUMBERS,
    RANK_VP,
    ROW,
    STAND_3,
    STAND_4,
    VETERAN,
)
from touchline.games.eleven.effects import CASH
from touchline.games.eleven.rules.club import AGEING_TEAM, BUILDING_DEADLINE, CRISIS, cash, tokens_built
from touchline.games.eleven.rules.league import place
from touchline.games.eleven.rules.market import refresh
from touchline.games.eleven.rules.objectives import trained_youngsters
from touchline.games.eleven.state import PAY_DEBT, SOLO_REFRESH, WEAK_PERM, Eleven

FIRST_JOB: Final = 1
PROMOTION: Final = 2
TITLE: Final = 6
TEAMS_IN_LEAGUE: Final = 9  # EL-302
DEADLINE: Final = 4  # the Week of sc5 (EL-327)
MARKED: Final = 3  # Stand #3, Stand #4, Adboard #3
GENERAL_TOKENS: Final = 2
CASH_PER_VP: Final = 3  # EL-321
TITLE_VP: Final = 45  # EL-330


# solo_refresh: a new row at the end of the Week


def ask_refresh(g: Eleven) -> None:
    """Alone, one row may be dealt anew after the discards (EL-303)."""
    if g.seats == 1:
        g.ask(0, SOLO_REFRESH)


def legal_solo_refresh(g: Eleven, seat: int, arg: int) -> list[int]:
    """One of the three rows, or none."""
    return [SOLO_REFRESH | (ROW + row) << 8 for row in range(3)] + [SOLO_REFRESH | NONE << 8]


def answer_solo_refresh(g: Eleven, seat: int, arg: int, option: int) -> None:
    """All five cards are new."""
    if option >> 8 != NONE:
        refresh(g, (option >> 8) - ROW, "EL-303")


# pay_debt: sc3


def ask_debt(g: Eleven) -> None:
    """Any amount of cash may go into the debt (EL-318, EL-319)."""
    if g.debt and cash(g, 0):
        g.ask(0, PAY_DEBT)


def legal_pay_debt(g: Eleven, seat: int, arg: int) -> list[int]:
    """From nothing to all that there is, or all that is owed."""
    most = min(g.debt, cash(g, seat), NUMBERS - 1)
    return [PAY_DEBT | (NUMBER + amount) << 8 for amount in range(most + 1)]


def answer_pay_debt(g: Eleven, seat: int, arg: int, option: int) -> None:
    """The debt gets smaller."""
    amount = (option >> 8) - NUMBER
    g.resources[4 * seat + CASH] -= amount
    g.debt -= amount
    if g.events is not None:
        g.tell("debt_paid", "EL-318", [seat, amount, g.debt])


def grow_older(g: Eleven) -> None:
    """In sc4 every owned Veteran gets a permanent Weakness token each Week (EL-323)."""
    if g.scenario == AGEING_TEAM:
        for card in g.squad[0]:
            if card >= VETERAN:
                g.tokens[8 * card + WEAK_PERM] += 1
                if g.events is not None:
                    g.tell("tokens", "EL-323", [0, card, WEAK_PERM, 1])


def check_deadline(g: Eleven) -> None:
    """In sc5 the stadium is inspected at the end of Week 4 (EL-327)."""
    if g.scenario != BUILDING_DEADLINE or g.week != DEADLINE:
        return
    built = g.built
    marked = built[STAND_3] + built[STAND_4] + built[ADBOARD_3]
    general = tokens_built(g, 0) - marked
    g.deadline_met = int(marked == MARKED and general >= GENERAL_TOKENS)
    if g.events is not None:
        g.tell("deadline", "EL-327", [0, g.deadline_met])


# Goals, points, ranks


def scenario_points(g: Eleven) -> int:
    """The scenario's own scoring (EL-305, EL-313, EL-316, EL-321, EL-325, EL-328, EL-331)."""
    if g.scenario == FIRST_JOB:
        return g.won[0]
    if g.scenario == PROMOTION:
        return {1: 4, 2: 2}.get(place(g, 0), 0)
    if g.scenario == CRISIS:
        return cash(g, 0) // CASH_PER_VP - g.debt
    if g.scenario == AGEING_TEAM:
        return trained_youngsters(g, 0)
    if g.scenario == BUILDING_DEADLINE:
        return g.sold_outs[0]
    if g.scenario == TITLE:
        return 3 if place(g, 0) == 1 else 0
    return 0


def is_last(g: Eleven) -> bool:
    """All 8 other teams have more points (EL-312)."""
    return place(g, 0) == TEAMS_IN_LEAGUE


def is_won(g: Eleven, total: int) -> bool:
    """Whether all goals of the scenario are met (EL-306, EL-312, EL-315, EL-320, EL-324, EL-327, EL-330)."""
    if g.scenario == FIRST_JOB:
        return not is_last(g)
    if g.scenario == PROMOTION:
        return place(g, 0) <= 3
    if g.scenario == CRISIS:
        return g.debt == 0 and not is_last(g)
    if g.scenario == AGEING_TEAM:
        veterans = sum([1 for card in g.squad[0] if card >= VETERAN])
        return trained_youngsters(g, 0) >= 3 and veterans <= 1
    if g.scenario == BUILDING_DEADLINE:
        return bool(g.deadline_met) and not is_last(g)
    if g.scenario == TITLE:
        return place(g, 0) <= 2 and total >= TITLE_VP
    return True


def rank(g: Eleven, total: int) -> int:
    """From 0, Amateur, to 4, World class (EL-307 to EL-310)."""
    return sum([1 for least in RANK_VP[g.division] if total >= least])
