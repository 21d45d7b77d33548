"""Step 1: finance (SC-043 to SC-054, SC-332)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.superclub import cards as c
from touchline.games.superclub.rules.answers import weakest_player
from touchline.games.superclub.rules.asides import add_asides, tempting_sales, took_aside
from touchline.games.superclub.rules.club import has_staff, staff_sum
from touchline.games.superclub.state import IN_FINANCE, PAY_WAGES, UNHAPPY_PLAYERS, WAGES, Superclub
from touchline.games.superclub.text import money


def finance(g: Superclub, arg: int) -> None:
    """Boosts and rewards, stadium income, wages, unhappy players; at first only the cash (SC-032, SC-043)."""
    if g.season == 0:
        return
    g.stage = IN_FINANCE
    for seat in g.in_order(g.lead):
        place = g.place[seat]
        reward = c.REWARD[place - 1]
        income = stadium_income(g, seat)
        extra = staff_sum(g, seat, c.SEASON_INCOME)
        g.cash[seat] += reward + income + extra  # SC-332
        if g.events is not None:
            g.tell("boost", "SC-044", [seat, place])
            g.tell("reward", "SC-045", [seat, place, reward])
            g.tell("stadium_income", "SC-046", [seat, income])
            if extra:
                g.tell("season_income", "SC-320", [seat, extra])
    g.low_stadium = 0
    if g.unhappy:
        g.push(UNHAPPY_PLAYERS)
    g.push(WAGES)


def status_of(g: Superclub, seat: int, extra: int) -> int:
    """The status of the point marker, so many levels higher, at most the highest (SC-197, KS-15, KS-16)."""
    return min(c.TITLE_CONTENDER, c.status(g.points[seat]) + extra)


def stadium_income(g: Superclub, seat: int) -> int:
    """By stadium level and status of the point marker (SC-046 to SC-050, KS-16, GC-22)."""
    level = 1 if g.low_stadium >> seat & 1 else g.levels[3 * seat + c.STADIUM]
    return c.INCOME[4 * level + status_of(g, seat, staff_sum(g, seat, c.STATUS_BONUS))]


# wages: pay, or sell players abroad first (SC-052 to SC-054)


def wage_bill(g: Superclub, seat: int) -> int:
    """1M for each full star, half of it with a wage_factor, rounded up (SC-052, SC-198, KS-21)."""
    stars = g.squad_stars[seat]
    return (stars + 1) // 2 if has_staff(g, seat, c.WAGE_FACTOR) else stars


def wages(g: Superclub, place: int) -> None:
    """One manager after the other, champion first (SC-053)."""
    if place < g.seats:
        g.push(WAGES, place + 1)
        g.ask((g.lead + place) % g.seats, PAY_WAGES, place)


def legal_wages(g: Superclub, seat: int, place: int) -> list[int]:
    """Pay if he can, or has at most 11 player cards left; else he must sell (SC-053, SC-054)."""
    options = []
    if g.cash[seat] >= wage_bill(g, seat) or len(g.squad[seat]) <= c.LEAST_PLAYERS:
        options.append(PAY_WAGES | c.PAY << 8)
    add_asides(g, seat, options)
    return options


def answer_wages(g: Superclub, seat: int, place: int, option: int) -> None:
    """What he cannot pay is waived (SC-054)."""
    if took_aside(g, seat, option):
        g.ask(seat, PAY_WAGES, place)
        return
    bill = wage_bill(g, seat)
    paid = min(bill, g.cash[seat])
    g.cash[seat] -= paid
    if g.events is not None:
        g.tell("wages", "SC-052", [seat, paid, bill])


def says_wages(g: Superclub, seat: int, thing: int) -> Said | None:
    """What is paid, and what is left or waived."""
    if thing != c.PAY:
        return None
    bill = wage_bill(g, seat)
    paid = min(bill, g.cash[seat])
    left = money(g.cash[seat] - paid)
    return said("pay" if paid == bill else "short", paid=money(paid), left=left, waived=money(bill - paid))


def refuses_wages(g: Superclub, seat: int, place: int, option: int) -> Said | None:
    """Money."""
    if option >> 8 != c.PAY:
        return None
    return refuse("SC-053", "wages", bill=money(wage_bill(g, seat)), cash=money(g.cash[seat]))


def pay_or_sell(g: Superclub, seat: int, place: int) -> int:
    """Pay; without the money the weakest player is sold first (SC-324)."""
    pay = PAY_WAGES | c.PAY << 8
    options = legal_wages(g, seat, place)
    return pay if pay in options else weakest_player(g, options)


WAGES_QUESTION: Final = Question(
    PAY_WAGES,
    "wages",
    "SC-053",
    legal_wages,
    answer_wages,
    asks=lambda g, seat, place: said(rule="SC-052", bill=money(wage_bill(g, seat)), cash=money(g.cash[seat])),
    says=says_wages,
    place="cash",
    refuses=refuses_wages,
    tempting=lambda g, seat, place: [PAY_WAGES | c.PAY << 8, *tempting_sales(g, seat)],
    caretaker=pay_or_sell,
)
