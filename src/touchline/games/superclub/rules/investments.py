"""Step 4: investments and key staff (SC-079 to SC-098, SC-335 to SC-337)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.speech import listed
from touchline.games.superclub.cards import (
    ACTIONS,
    DEPARTMENT,
    DONE,
    EXTRA_INVESTMENT_ACTION,
    KEY_STAFF,
    MOST_STAFF,
    NONE,
    STAFF,
    STAFF_CARDS,
    STAFF_PRICE,
    TOP_LEVEL,
    UPGRADE_PRICE,
)
from touchline.games.superclub.rules.answers import word
from touchline.games.superclub.rules.asides import add_asides, do_aside, is_aside
from touchline.games.superclub.rules.club import staff_sum
from touchline.games.superclub.rules.decks import draw_staff, staff_back
from touchline.games.superclub.rules.offers import end_letters, lapse
from touchline.games.superclub.state import (
    HIRE,
    HIRING,
    IN_INVESTMENTS,
    INVEST,
    INVEST_TURN,
    INVESTMENTS,
    TRADE_WINDOW,
    Superclub,
)
from touchline.games.superclub.text import facility_name, facts, money, name


def investments(g: Superclub, place: int) -> None:
    """After its trade window each manager invests, champion first."""
    if place == 0 and g.stage != IN_INVESTMENTS:
        g.stage = IN_INVESTMENTS
        g.push(INVESTMENTS)
        g.push(TRADE_WINDOW)
        return
    if place == g.seats:
        end_letters(g)
        return
    g.actions = 0
    g.departments = 0
    g.push(INVESTMENTS, place + 1)
    g.push(INVEST_TURN, (g.lead + place) % g.seats)


# invest: at most two actions in different departments (SC-079 to SC-085)


def invest_turn(g: Superclub, seat: int) -> None:
    """The next action, while he has one and there is something to do (SC-319, SC-341, KS-25)."""
    if g.actions < ACTIONS + staff_sum(g, seat, EXTRA_INVESTMENT_ACTION) and choices(g, seat):
        g.ask(seat, INVEST)


def upgrade_price(g: Superclub, seat: int, department: int) -> int:
    """What the next level costs, whoever else has it; 0 when there is none (SC-081 to SC-085, SC-336)."""
    level = g.levels[3 * seat + department]
    return UPGRADE_PRICE[5 * department + level + 1] if level < TOP_LEVEL else 0


def choices(g: Superclub, seat: int) -> list[int]:
    """Departments that are not used: facilities that he can pay, key staff with any cash (SC-335, SC-336)."""
    found = []
    for department in range(KEY_STAFF):
        if not g.departments >> department & 1:
            price = upgrade_price(g, seat, department)
            if 0 < price <= g.cash[seat]:
                found.append(department)
    if not g.departments >> KEY_STAFF & 1 and g.staff_deck:  # SC-090
        found.append(KEY_STAFF)
    return found


def legal_invest(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any of them, or done."""
    options = [INVEST | DONE << 8]
    for department in choices(g, seat):
        options.append(INVEST | (DEPARTMENT + department) << 8)
    add_asides(g, seat, options)
    return options


def answer_invest(g: Superclub, seat: int, arg: int, option: int) -> None:
    """One level more, paid to the bank (SC-081, SC-086), or two key staff cards are drawn (SC-087)."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.push(INVEST_TURN, seat)
        return
    if option >> 8 == DONE:
        return
    department = (option >> 8) - DEPARTMENT
    g.actions += 1
    g.departments |= 1 << department
    g.push(INVEST_TURN, seat)
    if department == KEY_STAFF:
        draw_staff(g)
        if g.events is not None:
            g.tell("staff_drawn", "SC-087", [seat, *g.drawn])
        g.push(HIRING, seat)
        return
    price = upgrade_price(g, seat, department)
    g.cash[seat] -= price
    g.levels[3 * seat + department] += 1
    if g.events is not None:
        g.tell("upgrade", "SC-081", [seat, department, g.levels[3 * seat + department], price])
    lapse(g)


def asks_invest(g: Superclub, seat: int, arg: int) -> Said:
    """Which action it is, and the cash."""
    return said(n=g.actions + 1, cash=money(g.cash[seat]))


def says_invest(g: Superclub, seat: int, thing: int) -> Said | None:
    """A facility one level higher, or two key staff cards."""
    department = thing - DEPARTMENT
    if not 0 <= department <= KEY_STAFF:
        return word(thing, [DONE])
    if department == KEY_STAFF:
        return said("staff", place="staff")
    level = g.levels[3 * seat + department] + 1
    if level > TOP_LEVEL:
        return said("top", facility=name(thing), level=TOP_LEVEL)
    price = money(upgrade_price(g, seat, department))
    return said(facility=name(thing), level=level, called=facility_name(department, level), price=price)


def refuses_invest(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Used, at the top, or too dear."""
    department = (option >> 8) - DEPARTMENT
    if not 0 <= department <= KEY_STAFF:
        return None
    if g.departments >> department & 1:
        return refuse("SC-080", "department-used")
    if department == KEY_STAFF:
        return refuse("SC-299", "no-staff-left")
    if g.levels[3 * seat + department] == TOP_LEVEL:
        return refuse("SC-082", "top-level", level=TOP_LEVEL)
    price = money(upgrade_price(g, seat, department))
    return refuse("SC-335", "price", price=price, cash=money(g.cash[seat]))


def tempting_invest(g: Superclub, seat: int, arg: int) -> list[int]:
    """All four departments."""
    return [INVEST | (DEPARTMENT + department) << 8 for department in range(KEY_STAFF + 1)]


INVEST_QUESTION: Final[Question] = Question(
    INVEST,
    "invest",
    "SC-079",
    legal_invest,
    answer_invest,
    asks=asks_invest,
    says=says_invest,
    place="club",
    refuses=refuses_invest,
    tempting=tempting_invest,
    caretaker=DONE,
)


# hire: one of the two, or none; the action is spent either way (SC-087 to SC-092)


def hiring(g: Superclub, seat: int) -> None:
    """He may still sell and fire to make it possible (SC-337)."""
    g.ask(seat, HIRE)


def legal_hire(g: Superclub, seat: int, arg: int) -> list[int]:
    """Whom he can pay and has a place for, or none (SC-088, SC-091, SC-092)."""
    options = [HIRE | NONE << 8]
    if len(g.staff[seat]) < MOST_STAFF:
        for member in g.drawn:
            if STAFF_PRICE[member] <= g.cash[seat]:
                options.append(HIRE | (STAFF + member) << 8)
    add_asides(g, seat, options)
    return options


def answer_hire(g: Superclub, seat: int, arg: int, option: int) -> None:
    """His effect starts at once (SC-319); the others go under the deck (SC-098)."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.push(HIRING, seat)
        return
    if option >> 8 == NONE:
        if g.events is not None:
            g.tell("nobody_hired", "SC-089", [seat])
    else:
        member = (option >> 8) - STAFF
        g.drawn.remove(member)
        g.staff[seat].append(member)
        g.cash[seat] -= STAFF_PRICE[member]
        if g.events is not None:
            g.tell("hired", "SC-088", [seat, member, STAFF_PRICE[member]])
        lapse(g)
    staff_back(g)


def asks_hire(g: Superclub, seat: int, arg: int) -> Said:
    """Who was drawn, and the cash."""
    members = listed([name(STAFF + member) for member in g.drawn], "or")
    return said(members=members, cash=money(g.cash[seat]), most=MOST_STAFF)


def says_hire(g: Superclub, seat: int, thing: int) -> Said | None:
    """A member and the price, or nobody."""
    if not STAFF <= thing < STAFF + STAFF_CARDS:
        return word(thing, [NONE])
    return said(card=name(thing), facts=facts(g, thing), price=money(STAFF_PRICE[thing - STAFF]))


def refuses_hire(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Money and place."""
    member = (option >> 8) - STAFF
    if member not in g.drawn:
        return None
    if len(g.staff[seat]) >= MOST_STAFF:
        return refuse("SC-092", "staff-full", most=MOST_STAFF)
    return refuse("SC-088", "member-price", price=money(STAFF_PRICE[member]), cash=money(g.cash[seat]))


def tempting_hire(g: Superclub, seat: int, arg: int) -> list[int]:
    """Both, also without the money or the place."""
    verb = g.open[seat] & 0xFF
    return [verb | (STAFF + member) << 8 for member in g.drawn]


HIRE_QUESTION: Final[Question] = Question(
    HIRE,
    "hire",
    "SC-087",
    legal_hire,
    answer_hire,
    asks=asks_hire,
    says=says_hire,
    place="staff",
    refuses=refuses_hire,
    tempting=tempting_hire,
    caretaker=NONE,
)
