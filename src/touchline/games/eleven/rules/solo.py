"""The solo game: refreshed rows, debts, deadlines, goals, extra points and ranks (EL-297 to EL-331)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.eleven.cards import (
    ADBOARD_3,
    NONE,
    NUMBER,
    NUMBERS,
    RANK_VP,
    ROW,
    SCENARIO_CASH_PER_VP,
    SCENARIO_DEADLINE,
    SCENARIO_FIRST_VP,
    SCENARIO_GENERAL_TOKENS,
    SCENARIO_LEAST_VP,
    SCENARIO_MOST_VETERANS,
    SCENARIO_PLACE,
    SCENARIO_SECOND_VP,
    SCENARIO_SOLD_OUT_VP,
    SCENARIO_TRAINED_VP,
    SCENARIO_TRAINED_YOUNGSTERS,
    SCENARIO_WIN_VP,
    STAND_3,
    STAND_4,
    VETERAN,
)
from touchline.games.eleven.effects import CASH, ROWS
from touchline.games.eleven.rules.club import AGEING_TEAM, by_scenario, cash, tokens_built
from touchline.games.eleven.rules.league import place
from touchline.games.eleven.rules.market import refresh
from touchline.games.eleven.rules.objectives import trained_youngsters
from touchline.games.eleven.state import PAY_DEBT, SOLO_REFRESH, WEAK_PERM, Eleven
from touchline.games.eleven.text import printed

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


def says_solo_refresh(g: Eleven, seat: int, thing: int) -> Said | None:
    """A row to deal anew, or none."""
    if ROW <= thing < ROW + len(ROWS):
        return said(row=printed("rows", ROWS[thing - ROW]))
    return said("none") if thing == NONE else None


SOLO_REFRESH_QUESTION: Final[Question] = Question(
    SOLO_REFRESH,
    "solo_refresh",
    "EL-303",
    legal_solo_refresh,
    answer_solo_refresh,
    says=says_solo_refresh,
    caretaker=NONE,
)


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


def asks_pay_debt(g: Eleven, seat: int, arg: int) -> Said:
    """What is owed."""
    return said(debt=g.debt)


def says_pay_debt(g: Eleven, seat: int, thing: int) -> Said | None:
    """An amount."""
    return said(n=thing - NUMBER) if NUMBER <= thing < NUMBER + NUMBERS else None


PAY_DEBT_QUESTION: Final[Question] = Question(
    PAY_DEBT,
    "pay_debt",
    "EL-318",
    legal_pay_debt,
    answer_pay_debt,
    asks=asks_pay_debt,
    says=says_pay_debt,
    caretaker=NUMBER,
)


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
    if g.week != by_scenario(g, SCENARIO_DEADLINE, 0):
        return
    marked = g.built[STAND_3] + g.built[STAND_4] + g.built[ADBOARD_3]
    general = tokens_built(g, 0) - marked
    g.deadline_met = int(marked == 3 and general >= by_scenario(g, SCENARIO_GENERAL_TOKENS, 0))
    if g.events is not None:
        g.tell("deadline", "EL-327", [0, g.deadline_met])


# Goals, points, ranks


def scenario_points(g: Eleven) -> int:
    """The scenario's own scoring (EL-305, EL-313, EL-316, EL-321, EL-325, EL-328, EL-331)."""
    if not g.scenario:
        return 0
    at = g.scenario - 1
    points = SCENARIO_WIN_VP[at] * g.won[0]
    points += SCENARIO_TRAINED_VP[at] * trained_youngsters(g, 0)
    points += SCENARIO_SOLD_OUT_VP[at] * g.sold_outs[0]
    if place(g, 0) <= 2:
        points += SCENARIO_FIRST_VP[at] if place(g, 0) == 1 else SCENARIO_SECOND_VP[at]
    if SCENARIO_CASH_PER_VP[at]:
        points += cash(g, 0) // SCENARIO_CASH_PER_VP[at]
    return points - g.debt


def is_won(g: Eleven, total: int) -> bool:
    """Whether all goals of the scenario are met (EL-306, EL-312, EL-315, EL-320, EL-324, EL-327, EL-330)."""
    if not g.scenario:
        return True
    at = g.scenario - 1
    veterans = sum([1 for card in g.squad[0] if card >= VETERAN])
    return (
        place(g, 0) <= SCENARIO_PLACE[at]
        and total >= SCENARIO_LEAST_VP[at]
        and g.debt == 0
        and trained_youngsters(g, 0) >= SCENARIO_TRAINED_YOUNGSTERS[at]
        and veterans <= SCENARIO_MOST_VETERANS[at]
        and (SCENARIO_DEADLINE[at] == 0 or g.deadline_met == 1)
    )


def rank(g: Eleven, total: int) -> int:
    """From 0, Amateur, to 4, World class (EL-307, EL-308, EL-309, EL-310)."""
    return sum([1 for least in RANK_VP[g.division] if total >= least])
