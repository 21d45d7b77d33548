"""Tuesday, Wednesday, Thursday: a turn each, one Basic action, at most one Paid action (EL-091 to EL-172)."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards import (
    ACTION,
    DIRECTOR,
    END_TURN,
    INFRASTRUCTURE,
    OFFICE,
    PART_DO,
    PART_N,
    PART_X,
    PASS,
    PAYS,
    PAYS_N,
    STAFF,
    YOUNGSTER,
)
from touchline.games.eleven.effects import (
    BUILD_ANY,
    DO_END,
    DO_HIRE_YOUNGSTER,
    DO_MAY_PAY,
    DO_OFFICE,
    DO_STR_TEMP,
    LASTS_PAID_LESS,
    ON_SAME,
    OPS,
)
from touchline.games.eleven.rules.club import board, lasts, pay
from touchline.games.eleven.rules.lane import go_on, later
from touchline.games.eleven.rules.market import (
    BASIC_SLOTS,
    hirable_players,
    hirable_staff,
    hirable_youngster,
    hire,
    hire_youngster,
    sell,
)
from touchline.games.eleven.rules.stadium import (
    build,
    build_office,
    buildable,
    can_build_office,
    contracts,
    sign,
)
from touchline.games.eleven.rules.targets import AIMED, things
from touchline.games.eleven.rules.transfers import announce, begin_offer, offers_left, wanted
from touchline.games.eleven.state import (
    ANNOUNCE,
    BASIC_ACTION,
    BUILD,
    CARD_ACTION,
    FINISH_TURN,
    HIRE,
    OFFER_FOR,
    PAID_ACTION,
    PART,
    PASS_BASIC,
    SELL,
    SIGN_ADBOARD,
    SIGN_KIT,
    SIGN_ONE_OFF,
    TURN,
    TURNS,
    Eleven,
)

PAID_COST: Final = 2  # EL-093


def action_day(g: Eleven, day: int) -> None:
    """The Stage marker moves on (EL-101)."""
    g.day = day
    if g.events is not None:
        g.tell("day", "EL-101", [day])
    g.push(TURNS)


def turns(g: Eleven, turn: int) -> None:
    """One turn each, from the First player clockwise (EL-091)."""
    if turn < g.seats:
        g.push(TURNS, turn + 1)
        g.basic = g.paid = g.declined = 0
        seat = (g.lead + turn) % g.seats
        later(g, seat, TURN)
        go_on(g, seat)


def resume(g: Eleven, seat: int) -> None:
    """Others have answered what the club's turn waited for."""
    go_on(g, seat)


# Card actions


def place_of(g: Eleven, seat: int, card: int) -> int:
    """Where a card lies among those that can be exhausted."""
    return board(g, seat).index(card) if card >= DIRECTOR else 3 + g.staff[seat].index(card)


def paid_cost(g: Eleven, seat: int) -> int:
    """Operations for a Paid action (EL-093, EL-412)."""
    return max(0, PAID_COST - lasts(g, seat, LASTS_PAID_LESS))


def changes_something(g: Eleven, seat: int, row: int) -> bool:
    """Whether an action would change anything (EL-171)."""
    while PART_DO[row] != DO_END:
        do = PART_DO[row]
        if do == DO_HIRE_YOUNGSTER:
            useful = hirable_youngster(g, seat, PART_N[row]) >= 0
        elif do == DO_OFFICE:
            useful = can_build_office(g, seat, PART_N[row])
        elif do == DO_MAY_PAY:
            return False
        elif do in AIMED:
            same = do == DO_STR_TEMP and PART_X[row] == ON_SAME
            useful = not same and len(things(g, seat, row)) > 0
        else:
            useful = True
        if useful:
            return True
        row += 1
    return False


def usable(g: Eleven, seat: int, more_ops: int) -> list[int]:
    """Staff and Directors whose action can be used now, with so many ops on top of its cost (EL-097, EL-100,
    EL-168)."""
    found: list[int] = []
    at = 4 * seat
    ops = g.resources[at + OPS] - more_ops
    if ops < 0:
        return found
    exhausted = g.exhausted[seat]
    for card in board(g, seat):
        if ACTION[card] and not exhausted & 1 and g.suspension[card] == 0 and can_act(g, seat, card, ops):
            found.append(card)
        exhausted >>= 1
    exhausted = g.exhausted[seat] >> 3
    for card in g.staff[seat]:
        if ACTION[card] and not exhausted & 1 and g.suspension[card] == 0 and can_act(g, seat, card, ops):
            found.append(card)
        exhausted >>= 1
    return found


def can_act(g: Eleven, seat: int, card: int, ops: int) -> bool:
    """Whether the cost is there, in full, and the action would change something (EL-008, EL-171)."""
    what = PAYS[card]
    have = ops if what == OPS else g.resources[4 * seat + what]
    return have >= PAYS_N[card] and changes_something(g, seat, ACTION[card])


def act(g: Eleven, seat: int, card: int) -> None:
    """Exhaust the card, pay its cost, resolve its effect (EL-168)."""
    g.exhausted[seat] |= 1 << place_of(g, seat, card)
    if g.events is not None:
        g.tell("card_action", "EL-168", [seat, card])
    pay(g, seat, PAYS[card], PAYS_N[card])
    later(g, seat, PART, ACTION[card])


# basic_action: one Basic action or none, one Paid action or none


def turn(g: Eleven, seat: int, arg: int) -> None:
    """Ask, unless the Basic action is done and no Paid action is possible (EL-102, EL-385)."""
    if g.basic and (g.paid or not usable(g, seat, paid_cost(g, seat))):
        return
    g.ask(seat, BASIC_ACTION)


def legal_basic_action(g: Eleven, seat: int, arg: int) -> list[int]:
    """All Basic actions that are possible, the Paid ones, and how to end the turn (EL-092 to EL-099)."""
    options: list[int] = []
    if g.basic:
        options.append(FINISH_TURN | END_TURN << 8)
    else:
        add_hires(g, seat, options)
        if not g.player_transfers or offers_left(g):
            add_other_actions(g, seat, options)
        options.append(PASS_BASIC | PASS << 8)
    if not g.paid:  # also after passing, and for own cards alone (EL-095, EL-096)
        options += [PAID_ACTION | card << 8 for card in usable(g, seat, paid_cost(g, seat))]
    return options


def add_hires(g: Eleven, seat: int, options: list[int]) -> None:
    """Regular Players in slots 3 to 5 and the top Youngster (EL-103, EL-106, EL-107)."""
    for card in hirable_players(g, seat, BASIC_SLOTS, 0):
        options.append(HIRE | card << 8)
    youngster = hirable_youngster(g, seat, 0)
    if youngster >= 0:
        options.append(HIRE | youngster << 8)


def add_other_actions(g: Eleven, seat: int, options: list[int]) -> None:
    """The other five Basic actions, and trades between clubs (EL-098, EL-333)."""
    for card in g.squad[seat]:
        options.append(SELL | card << 8)
    for card in hirable_staff(g, seat, BASIC_SLOTS, 0):
        options.append(HIRE | card << 8)
    options += contracts(g, seat, BASIC_SLOTS)
    for kind in buildable(g, seat, BUILD_ANY, 0):
        options.append(BUILD | (INFRASTRUCTURE + kind) << 8)
    if can_build_office(g, seat, 0):
        options.append(BUILD | OFFICE << 8)
    for card in usable(g, seat, 0):
        options.append(CARD_ACTION | card << 8)
    if g.player_transfers:
        options += [OFFER_FOR | card << 8 for card in wanted(g, seat)]
        options += [ANNOUNCE | card << 8 for card in g.squad[seat]]


def answer_basic_action(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Perform it; the turn goes on until it is ended (EL-092 to EL-102)."""
    verb = option & 0xFF
    thing = option >> 8
    if verb == FINISH_TURN:
        return
    later(g, seat, TURN)
    if verb == PAID_ACTION:
        g.paid = 1
        pay(g, seat, OPS, paid_cost(g, seat))
        act(g, seat, thing)
    elif verb == OFFER_FOR:
        begin_offer(g, seat, thing)
    else:
        g.basic = 1
        if verb == HIRE:
            if YOUNGSTER <= thing < STAFF:
                hire_youngster(g, seat, 0)
            else:
                hire(g, seat, thing, 0)
        elif verb == SELL:
            sell(g, seat, thing, 0, True)
        elif verb in (SIGN_ONE_OFF, SIGN_ADBOARD, SIGN_KIT):
            sign(g, seat, verb, thing)
        elif verb == BUILD:
            if thing == OFFICE:
                build_office(g, seat, 0)
            else:
                build(g, seat, thing - INFRASTRUCTURE, 0)
        elif verb == CARD_ACTION:
            act(g, seat, thing)
        elif verb == ANNOUNCE:
            announce(g, seat, thing)
        elif g.events is not None:
            g.tell("passed", "EL-092", [seat])
    go_on(g, seat)
