"""The solo game: refreshed rows, debts, deadlines, goals, extra points and ranks (EL-297 to EL-331)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.eleven import cards as c, scenarios
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


def answer_solo_refresh(g: Eleven, seat: int, arg: int, option: int) -> None:
    """All five cards are new."""
    if option >> 8 != c.NONE:
        refresh(g, (option >> 8) - c.ROW, "EL-303")


def says_solo_refresh(g: Eleven, seat: int, thing: int) -> Said | None:
    """A row to deal anew, or none."""
    if c.ROW <= thing < c.ROW + len(ROWS):
        return said(row=printed("rows", ROWS[thing - c.ROW]))
    return said("none") if thing == c.NONE else None


SOLO_REFRESH_QUESTION: Final = Question(
    SOLO_REFRESH,
    "solo_refresh",
    "EL-303",
    (c.ROW, c.ROW + 1, c.ROW + 2, c.NONE),  # one of the three rows, or none
    answer_solo_refresh,
    says=says_solo_refresh,
    caretaker=c.NONE,
)


# pay_debt: sc3


def ask_debt(g: Eleven) -> None:
    """Any amount of cash may go into the debt (EL-318, EL-319)."""
    if g.debt and cash(g, 0):
        g.ask(0, PAY_DEBT)


def legal_pay_debt(g: Eleven, seat: int, arg: int) -> list[int]:
    """From nothing to all that there is, or all that is owed."""
    most = min(g.debt, cash(g, seat), c.NUMBERS - 1)
    return [PAY_DEBT | (c.NUMBER + amount) << 8 for amount in range(most + 1)]


def answer_pay_debt(g: Eleven, seat: int, arg: int, option: int) -> None:
    """The debt gets smaller."""
    amount = (option >> 8) - c.NUMBER
    g.resources[4 * seat + CASH] -= amount
    g.debt -= amount
    if g.events is not None:
        g.tell("debt_paid", "EL-318", [seat, amount, g.debt])


def says_pay_debt(g: Eleven, seat: int, thing: int) -> Said | None:
    """An amount."""
    return said(n=thing - c.NUMBER) if c.NUMBER <= thing < c.NUMBER + c.NUMBERS else None


PAY_DEBT_QUESTION: Final = Question(
    PAY_DEBT,
    "pay_debt",
    "EL-318",
    legal_pay_debt,
    answer_pay_debt,
    asks=lambda g, seat, arg: said(debt=g.debt),
    says=says_pay_debt,
    caretaker=c.NUMBER,
)


def grow_older(g: Eleven) -> None:
    """In sc4 every owned Veteran gets a permanent Weakness token each Week (EL-323)."""
    if g.scenario == AGEING_TEAM:
        for card in g.squad[0]:
            if card >= c.VETERAN:
                g.tokens[8 * card + WEAK_PERM] += 1
                if g.events is not None:
                    g.tell("tokens", "EL-323", [0, card, WEAK_PERM, 1])


def check_deadline(g: Eleven) -> None:
    """In sc5 the stadium is inspected at the end of Week 4 (EL-327)."""
    if g.week != by_scenario(g, scenarios.DEADLINE, 0):
        return
    marked = g.built[c.STAND_3] + g.built[c.STAND_4] + g.built[c.ADBOARD_3]
    general = tokens_built(g, 0) - marked
    g.deadline_met = int(marked == 3 and general >= by_scenario(g, scenarios.GENERAL_TOKENS, 0))
    if g.events is not None:
        g.tell("deadline", "EL-327", [0, g.deadline_met])


# Goals, points, ranks


def scenario_points(g: Eleven) -> int:
    """The scenario's own scoring (EL-305, EL-313, EL-316, EL-321, EL-325, EL-328, EL-331)."""
    if not g.scenario:
        return 0
    at = g.scenario - 1
    points = scenarios.WIN_VP[at] * g.won[0]
    points += scenarios.TRAINED_VP[at] * trained_youngsters(g, 0)
    points += scenarios.SOLD_OUT_VP[at] * g.sold_outs[0]
    if place(g, 0) <= 2:
        points += scenarios.FIRST_VP[at] if place(g, 0) == 1 else scenarios.SECOND_VP[at]
    if scenarios.CASH_PER_VP[at]:
        points += cash(g, 0) // scenarios.CASH_PER_VP[at]
    return points - g.debt


def is_won(g: Eleven, total: int) -> bool:
    """Whether all goals of the scenario are met (EL-306, EL-312, EL-315, EL-320, EL-324, EL-327, EL-330)."""
    if not g.scenario:
        return True
    at = g.scenario - 1
    veterans = sum([1 for card in g.squad[0] if card >= c.VETERAN])
    return (
        place(g, 0) <= scenarios.PLACE[at]
        and total >= scenarios.LEAST_VP[at]
        and g.debt == 0
        and trained_youngsters(g, 0) >= scenarios.TRAINED_YOUNGSTERS[at]
        and veterans <= scenarios.MOST_VETERANS[at]
        and (scenarios.DEADLINE[at] == 0 or g.deadline_met == 1)
    )


def rank(g: Eleven, total: int) -> int:
    """From 0, Amateur, to 4, World class (EL-307, EL-308, EL-309, EL-310)."""
    return sum([1 for least in scenarios.RANK_VP[g.division] if total >= least])
