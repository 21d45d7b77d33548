"""Tuesday, Wednesday, Thursday: a turn each, one Basic action, at most one Paid action (EL-091 to EL-172)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, Verb, refuse, said
from touchline.games.eleven.cards import (
    ACTION,
    END_TURN,
    INFRASTRUCTURE,
    INFRASTRUCTURES,
    OFFICE,
    PASS,
    STAFF,
    YOUNGSTER,
)
from touchline.games.eleven.effects import BUILD_ANY, OPS
from touchline.games.eleven.rules.card_actions import (
    CARD_ACTION_VERB,
    PAID_ACTION_VERB,
    act,
    paid_cost,
    refuses_card,
    refuses_paid,
    usable,
)
from touchline.games.eleven.rules.club import board, cash, pay
from touchline.games.eleven.rules.lane import go_on, later
from touchline.games.eleven.rules.market import (
    BASIC_SLOTS,
    HIRE_VERB,
    SELL_VERB,
    SLOTS,
    hirable_players,
    hirable_staff,
    hirable_youngster,
    hire,
    hire_youngster,
    refuses_hire,
    sell,
)
from touchline.games.eleven.rules.saying import says_card
from touchline.games.eleven.rules.stadium import (
    BUILD_VERB,
    CONTRACT_VERBS,
    build,
    build_office,
    buildable,
    can_build_office,
    contracts,
    refuses_build,
    refuses_sign,
    sign,
)
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
    PASS_BASIC,
    SELL,
    SIGN_ADBOARD,
    SIGN_KIT,
    SIGN_ONE_OFF,
    TURN,
    TURNS,
    Eleven,
)
from touchline.games.eleven.text import day_name, markers


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


def asks_basic_action(g: Eleven, seat: int, arg: int) -> Said:
    """The Day, and what the club has."""
    ops = markers(g.resources[4 * seat + OPS], OPS)
    return said("paid" if g.basic else "", "EL-092", day=day_name(g.day), cash=cash(g, seat), ops=ops)


def says_end(g: Eleven, seat: int, thing: int) -> Said:
    """No Basic action, or no more."""
    return said()


def refuses_basic_action(g: Eleven, seat: int, arg: int, option: int) -> Said | None:
    """What stands against an action of a turn."""
    verb, thing = option & 0xFF, option >> 8
    if verb == BASIC_ACTION:
        return None
    if verb == FINISH_TURN:
        return refuse("EL-385", "basic-first")
    if verb == PAID_ACTION:
        return refuses_paid(g, seat, thing)
    if g.basic:
        return refuse("EL-092", "basic-done")
    if g.player_transfers and not offers_left(g) and (verb != HIRE or thing >= STAFF):
        return refuse("EL-334", "offers-declined")
    if verb == HIRE:
        return refuses_hire(g, seat, thing)
    if verb == SELL:
        return refuse("EL-132", "not-your-player")
    if verb in (SIGN_ONE_OFF, SIGN_ADBOARD, SIGN_KIT):
        return refuses_sign(g, seat, verb, thing)
    if verb == BUILD:
        return refuses_build(g, seat, thing)
    if verb == CARD_ACTION:
        return refuses_card(g, seat, thing, 0)
    if verb in (OFFER_FOR, ANNOUNCE):
        return refuse("EL-334", "whose-player") if g.player_transfers else refuse("EL-333", "no-transfers")
    return None


def tempting_basic_action(g: Eleven, seat: int, arg: int) -> list[int]:
    """Market, cards and buildings that a turn is about."""
    cards = [card for card in board(g, seat) + g.staff[seat] if ACTION[card]]
    if g.basic:
        return [PAID_ACTION | card << 8 for card in cards]
    tries = [HIRE | card << 8 for card in g.market[: 2 * SLOTS] if card >= 0]
    tries += [HIRE | card << 8 for card in g.youngster_deck[-1:]]
    for card in g.market[2 * SLOTS :]:
        if card >= 0:
            tries += [SIGN_ADBOARD | card << 8, SIGN_KIT | card << 8]
    tries += [BUILD | (INFRASTRUCTURE + kind) << 8 for kind in range(INFRASTRUCTURES)]
    tries.append(BUILD | OFFICE << 8)
    tries += [CARD_ACTION | card << 8 for card in cards]
    return tries


def caretaker_basic_action(g: Eleven, seat: int, arg: int) -> int:
    """Pass, then end the turn (EL-366)."""
    return FINISH_TURN | END_TURN << 8 if g.basic else PASS_BASIC | PASS << 8


BASIC_ACTION_QUESTION: Final[Question] = Question(
    BASIC_ACTION,
    "basic_action",
    "EL-098",
    legal_basic_action,
    answer_basic_action,
    asks=asks_basic_action,
    verbs=(
        HIRE_VERB,
        SELL_VERB,
        *CONTRACT_VERBS,
        BUILD_VERB,
        CARD_ACTION_VERB,
        PAID_ACTION_VERB,
        Verb(PASS_BASIC, "pass_basic", says_end),
        Verb(FINISH_TURN, "end_turn", says_end),
        Verb(OFFER_FOR, "offer_for", says_card, "clubs"),
        Verb(ANNOUNCE, "announce", says_card, "squad"),
    ),
    refuses=refuses_basic_action,
    tempting=tempting_basic_action,
    caretaker=caretaker_basic_action,
    unheard=True,  # an offer before it is made
)
