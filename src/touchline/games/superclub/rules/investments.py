"""Step 4: investments and key staff (SC-079 to SC-098, SC-335 to SC-337)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.speech import listed
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules.answers import word
from touchline.games.superclub.rules.asides import add_asides, took_aside
from touchline.games.superclub.rules.club import staff_sum
from touchline.games.superclub.rules.decks import draw_staff, staff_back
from touchline.games.superclub.rules.offers import end_letters, lapse
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facility_name, facts, money, name


def investments(g: Superclub, place: int) -> None:
    """After its trade window each manager invests, champion first."""
    if place == 0 and g.stage != s.IN_INVESTMENTS:
        g.stage = s.IN_INVESTMENTS
        g.push(s.INVESTMENTS)
        g.push(s.TRADE_WINDOW)
        return
    if place == g.seats:
        end_letters(g)
        return
    g.actions = 0
    g.departments = 0
    g.push(s.INVESTMENTS, place + 1)
    g.push(s.INVEST_TURN, (g.lead + place) % g.seats)


# invest: at most two actions in different departments (SC-079 to SC-085)


def invest_turn(g: Superclub, seat: int) -> None:
    """The next action, while he has one and there is something to do (SC-319, SC-341, KS-25)."""
    if g.actions < c.ACTIONS + staff_sum(g, seat, c.EXTRA_INVESTMENT_ACTION) and choices(g, seat):
        g.ask(seat, s.INVEST)


def upgrade_price(g: Superclub, seat: int, department: int) -> int:
    """What the next level costs, whoever else has it; 0 when there is none (SC-081 to SC-085, SC-336)."""
    level = g.levels[3 * seat + department]
    return c.UPGRADE_PRICE[5 * department + level + 1] if level < c.TOP_LEVEL else 0


def choices(g: Superclub, seat: int) -> list[int]:
    """Departments that are not used: facilities that he can pay, key staff with any cash (SC-335, SC-336)."""
    found = []
    for department in range(c.KEY_STAFF):
        if not g.departments >> department & 1:
            price = upgrade_price(g, seat, department)
            if 0 < price <= g.cash[seat]:
                found.append(department)
    if not g.departments >> c.KEY_STAFF & 1 and g.staff_deck:  # SC-090
        found.append(c.KEY_STAFF)
    return found


def legal_invest(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any of them, or done."""
    options = [s.INVEST | c.DONE << 8]
    for department in choices(g, seat):
        options.append(s.INVEST | (c.DEPARTMENT + department) << 8)
    add_asides(g, seat, options)
    return options


def answer_invest(g: Superclub, seat: int, arg: int, option: int) -> None:
    """One level more, paid to the bank (SC-081, SC-086), or two key staff cards are drawn (SC-087)."""
    if took_aside(g, seat, option):
        g.push(s.INVEST_TURN, seat)
        return
    if option >> 8 == c.DONE:
        return
    department = (option >> 8) - c.DEPARTMENT
    g.actions += 1
    g.departments |= 1 << department
    g.push(s.INVEST_TURN, seat)
    if department == c.KEY_STAFF:
        draw_staff(g)
        if g.events is not None:
            g.tell("staff_drawn", "SC-087", [seat, *g.drawn])
        g.push(s.HIRING, seat)
        return
    price = upgrade_price(g, seat, department)
    g.cash[seat] -= price
    g.levels[3 * seat + department] += 1
    if g.events is not None:
        g.tell("upgrade", "SC-081", [seat, department, g.levels[3 * seat + department], price])
    lapse(g)


def says_invest(g: Superclub, seat: int, thing: int) -> Said | None:
    """A facility one level higher, or two key staff cards."""
    department = thing - c.DEPARTMENT
    if not 0 <= department <= c.KEY_STAFF:
        return word(thing, [c.DONE])
    if department == c.KEY_STAFF:
        return said("staff", place="staff")
    level = g.levels[3 * seat + department] + 1
    if level > c.TOP_LEVEL:
        return said("top", facility=name(thing), level=c.TOP_LEVEL)
    price = money(upgrade_price(g, seat, department))
    return said(facility=name(thing), level=level, called=facility_name(department, level), price=price)


def refuses_invest(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Used, at the top, or too dear."""
    department = (option >> 8) - c.DEPARTMENT
    if not 0 <= department <= c.KEY_STAFF:
        return None
    if g.departments >> department & 1:
        return refuse("SC-080", "department-used")
    if department == c.KEY_STAFF:
        return refuse("SC-299", "no-staff-left")
    if g.levels[3 * seat + department] == c.TOP_LEVEL:
        return refuse("SC-082", "top-level", level=c.TOP_LEVEL)
    price = money(upgrade_price(g, seat, department))
    return refuse("SC-335", "price", price=price, cash=money(g.cash[seat]))


INVEST_QUESTION: Final = Question(
    s.INVEST,
    "invest",
    "SC-079",
    legal_invest,
    answer_invest,
    asks=lambda g, seat, arg: said(n=g.actions + 1, cash=money(g.cash[seat])),
    says=says_invest,
    place="club",
    refuses=refuses_invest,
    tempting=tuple(range(c.DEPARTMENT, c.DEPARTMENT + c.KEY_STAFF + 1)),
    caretaker=c.DONE,
)


# hire: one of the two, or none; the action is spent either way (SC-087 to SC-092)


def hiring(g: Superclub, seat: int) -> None:
    """He may still sell and fire to make it possible (SC-337)."""
    g.ask(seat, s.HIRE)


def legal_hire(g: Superclub, seat: int, arg: int) -> list[int]:
    """Whom he can pay and has a place for, or none (SC-088, SC-091, SC-092)."""
    options = [s.HIRE | c.NONE << 8]
    if len(g.staff[seat]) < c.MOST_STAFF:
        for member in g.drawn:
            if c.STAFF_PRICE[member] <= g.cash[seat]:
                options.append(s.HIRE | (c.STAFF + member) << 8)
    add_asides(g, seat, options)
    return options


def answer_hire(g: Superclub, seat: int, arg: int, option: int) -> None:
    """His effect starts at once (SC-319); the others go under the deck (SC-098)."""
    if took_aside(g, seat, option):
        g.push(s.HIRING, seat)
        return
    if option >> 8 == c.NONE:
        if g.events is not None:
            g.tell("nobody_hired", "SC-089", [seat])
    else:
        member = (option >> 8) - c.STAFF
        g.drawn.remove(member)
        g.staff[seat].append(member)
        g.cash[seat] -= c.STAFF_PRICE[member]
        if g.events is not None:
            g.tell("hired", "SC-088", [seat, member, c.STAFF_PRICE[member]])
        lapse(g)
    staff_back(g)


def asks_hire(g: Superclub, seat: int, arg: int) -> Said:
    """Who was drawn, and the cash."""
    members = listed([name(c.STAFF + member) for member in g.drawn], "or")
    return said(members=members, cash=money(g.cash[seat]), most=c.MOST_STAFF)


def says_hire(g: Superclub, seat: int, thing: int) -> Said | None:
    """A member and the price, or nobody."""
    if not c.STAFF <= thing < c.STAFF + c.STAFF_CARDS:
        return word(thing, [c.NONE])
    return said(card=name(thing), facts=facts(g, thing), price=money(c.STAFF_PRICE[thing - c.STAFF]))


def refuses_hire(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Money and place."""
    member = (option >> 8) - c.STAFF
    if member not in g.drawn:
        return None
    if len(g.staff[seat]) >= c.MOST_STAFF:
        return refuse("SC-092", "staff-full", most=c.MOST_STAFF)
    return refuse("SC-088", "member-price", price=money(c.STAFF_PRICE[member]), cash=money(g.cash[seat]))


def tempting_hire(g: Superclub, seat: int, arg: int) -> list[int]:
    """Both, also without the money or the place."""
    verb = g.open[seat] & 0xFF
    return [verb | (c.STAFF + member) << 8 for member in g.drawn]


HIRE_QUESTION: Final = Question(
    s.HIRE,
    "hire",
    "SC-087",
    legal_hire,
    answer_hire,
    asks=asks_hire,
    says=says_hire,
    place="staff",
    refuses=refuses_hire,
    tempting=tempting_hire,
    caretaker=c.NONE,
)
