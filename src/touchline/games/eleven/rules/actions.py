"""Tuesday, Wednesday, Thursday: a turn each, one Basic action, at most one Paid action (EL-091 to EL-172)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, Verb, by_word, refuse, said
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.effects import BUILD_ANY, OPS
from touchline.games.eleven.rules import card_actions, market, stadium, transfers
from touchline.games.eleven.rules.club import board, cash, pay
from touchline.games.eleven.rules.lane import go_on, push_next
from touchline.games.eleven.rules.saying import says_card
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import day_name, markers


def action_day(g: Eleven, day: int) -> None:
    """The Stage marker moves on (EL-101)."""
    g.day = day
    if g.events is not None:
        g.tell("day", "EL-101", [day])
    g.push(s.TURNS)


def turns(g: Eleven, turn: int) -> None:
    """One turn each, from the First player clockwise (EL-091)."""
    if turn < g.seats:
        g.push(s.TURNS, turn + 1)
        g.basic = g.paid = g.declined = 0
        seat = (g.lead + turn) % g.seats
        push_next(g, seat, s.TURN)
        go_on(g, seat)


def resume(g: Eleven, seat: int) -> None:
    """Others have answered what the club's turn waited for."""
    go_on(g, seat)


# basic_action: one Basic action or none, one Paid action or none


def turn(g: Eleven, seat: int, arg: int) -> None:
    """Ask, unless the Basic action is done and no Paid action is possible (EL-102, EL-385)."""
    if g.basic and (g.paid or not card_actions.usable(g, seat, card_actions.paid_cost(g, seat))):
        return
    g.ask(seat, s.BASIC_ACTION)


def legal_basic_action(g: Eleven, seat: int, arg: int) -> list[int]:
    """All Basic actions that are possible, the Paid ones, and how to end the turn (EL-092 to EL-099)."""
    options: list[int] = []
    if g.basic:
        options.append(s.FINISH_TURN | c.END_TURN << 8)
    else:
        add_hires(g, seat, options)
        if not g.player_transfers or transfers.offers_left(g):
            add_other_actions(g, seat, options)
        options.append(s.PASS_BASIC | c.PASS << 8)
    if not g.paid:  # also after passing, and for own cards alone (EL-095, EL-096)
        options += [
            s.PAID_ACTION | card << 8
            for card in card_actions.usable(g, seat, card_actions.paid_cost(g, seat))
        ]
    return options


def add_hires(g: Eleven, seat: int, options: list[int]) -> None:
    """Regular Players in slots 3 to 5 and the top Youngster (EL-103, EL-106, EL-107)."""
    for card in market.hirable_players(g, seat, market.BASIC_SLOTS, 0):
        options.append(s.HIRE | card << 8)
    youngster = market.hirable_youngster(g, seat, 0)
    if youngster >= 0:
        options.append(s.HIRE | youngster << 8)


def add_other_actions(g: Eleven, seat: int, options: list[int]) -> None:
    """The other five Basic actions, and trades between clubs (EL-098, EL-333)."""
    for card in g.squad[seat]:
        options.append(s.SELL | card << 8)
    for card in market.hirable_staff(g, seat, market.BASIC_SLOTS, 0):
        options.append(s.HIRE | card << 8)
    options += stadium.contracts(g, seat, market.BASIC_SLOTS)
    for kind in stadium.buildable(g, seat, BUILD_ANY, 0):
        options.append(s.BUILD | (c.INFRASTRUCTURE + kind) << 8)
    if stadium.can_build_office(g, seat, 0):
        options.append(s.BUILD | c.OFFICE << 8)
    for card in card_actions.usable(g, seat, 0):
        options.append(s.CARD_ACTION | card << 8)
    if g.player_transfers:
        options += [s.OFFER_FOR | card << 8 for card in transfers.wanted(g, seat)]
        options += [s.ANNOUNCE | card << 8 for card in g.squad[seat]]


def answer_basic_action(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Perform it; the turn goes on until it is ended (EL-092 to EL-102)."""
    verb = option & 0xFF
    thing = option >> 8
    if verb == s.FINISH_TURN:
        return
    push_next(g, seat, s.TURN)
    if verb == s.PAID_ACTION:
        g.paid = 1
        pay(g, seat, OPS, card_actions.paid_cost(g, seat))
        card_actions.act(g, seat, thing)
    elif verb == s.OFFER_FOR:
        transfers.begin_offer(g, seat, thing)
    else:
        g.basic = 1
        if verb == s.HIRE:
            if c.YOUNGSTER <= thing < c.STAFF:
                market.hire_youngster(g, seat, 0)
            else:
                market.hire(g, seat, thing, 0)
        elif verb == s.SELL:
            market.sell(g, seat, thing, 0, True)
        elif verb in (s.SIGN_ONE_OFF, s.SIGN_ADBOARD, s.SIGN_KIT):
            stadium.sign(g, seat, verb, thing)
        elif verb == s.BUILD:
            if thing == c.OFFICE:
                stadium.build_office(g, seat, 0)
            else:
                stadium.build(g, seat, thing - c.INFRASTRUCTURE, 0)
        elif verb == s.CARD_ACTION:
            card_actions.act(g, seat, thing)
        elif verb == s.ANNOUNCE:
            transfers.announce(g, seat, thing)
        elif g.events is not None:
            g.tell("passed", "EL-092", [seat])
    go_on(g, seat)


def asks_basic_action(g: Eleven, seat: int, arg: int) -> Said:
    """The Day, and what the club has."""
    ops = markers(g.resources[4 * seat + OPS], OPS)
    return said("paid" if g.basic else "", "EL-092", day=day_name(g.day), cash=cash(g, seat), ops=ops)


def refuses_basic_action(g: Eleven, seat: int, arg: int, option: int) -> Said | None:
    """What stands against an action of a turn."""
    verb, thing = option & 0xFF, option >> 8
    if verb == s.BASIC_ACTION:
        return None
    if verb == s.FINISH_TURN:
        return refuse("EL-385", "basic-first")
    if verb == s.PAID_ACTION:
        return card_actions.refuses_paid(g, seat, thing)
    if g.basic:
        return refuse("EL-092", "basic-done")
    if g.player_transfers and not transfers.offers_left(g) and (verb != s.HIRE or thing >= c.STAFF):
        return refuse("EL-334", "offers-declined")
    if verb == s.HIRE:
        return market.refuses_hire(g, seat, thing)
    if verb == s.SELL:
        return refuse("EL-132", "not-your-player")
    if verb in (s.SIGN_ONE_OFF, s.SIGN_ADBOARD, s.SIGN_KIT):
        return stadium.refuses_sign(g, seat, verb, thing)
    if verb == s.BUILD:
        return stadium.refuses_build(g, seat, thing)
    if verb == s.CARD_ACTION:
        return card_actions.refuses_card(g, seat, thing, 0)
    if verb in (s.OFFER_FOR, s.ANNOUNCE):
        return refuse("EL-334", "whose-player") if g.player_transfers else refuse("EL-333", "no-transfers")
    return None


def tempting_basic_action(g: Eleven, seat: int, arg: int) -> list[int]:
    """Market, cards and buildings that a turn is about."""
    cards = [card for card in board(g, seat) + g.staff[seat] if c.ACTION[card]]
    if g.basic:
        return [s.PAID_ACTION | card << 8 for card in cards]
    tries = [s.HIRE | card << 8 for card in g.market[: 2 * market.SLOTS] if card >= 0]
    tries += [s.HIRE | card << 8 for card in g.youngster_deck[-1:]]
    for card in g.market[2 * market.SLOTS :]:
        if card >= 0:
            tries += [s.SIGN_ADBOARD | card << 8, s.SIGN_KIT | card << 8]
    tries += [s.BUILD | (c.INFRASTRUCTURE + kind) << 8 for kind in range(c.INFRASTRUCTURES)]
    tries.append(s.BUILD | c.OFFICE << 8)
    tries += [s.CARD_ACTION | card << 8 for card in cards]
    return tries


def caretaker_basic_action(g: Eleven, seat: int, arg: int) -> int:
    """Pass, then end the turn (EL-366)."""
    return s.FINISH_TURN | c.END_TURN << 8 if g.basic else s.PASS_BASIC | c.PASS << 8


BASIC_ACTION_QUESTION: Final = Question(
    s.BASIC_ACTION,
    "basic_action",
    "EL-098",
    legal_basic_action,
    answer_basic_action,
    asks=asks_basic_action,
    verbs=(
        market.HIRE_VERB,
        market.SELL_VERB,
        *stadium.CONTRACT_VERBS,
        stadium.BUILD_VERB,
        card_actions.CARD_ACTION_VERB,
        card_actions.PAID_ACTION_VERB,
        Verb(s.PASS_BASIC, "pass_basic", by_word({c.PASS: ""})),
        Verb(s.FINISH_TURN, "end_turn", by_word({c.END_TURN: ""})),
        Verb(s.OFFER_FOR, "offer_for", says_card, "clubs"),
        Verb(s.ANNOUNCE, "announce", says_card, "squad"),
    ),
    refuses=refuses_basic_action,
    tempting=tempting_basic_action,
    caretaker=caretaker_basic_action,
    unheard=True,  # an offer before it is made
)
