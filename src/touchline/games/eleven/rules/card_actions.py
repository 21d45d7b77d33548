"""Actions of Staff and Director cards, Basic or Paid (EL-093, EL-097, EL-100, EL-168 to EL-171)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Said, Verb, refuse, said
from touchline.games.eleven import cards as c, effects as e
from touchline.games.eleven.card_text import effect_words
from touchline.games.eleven.cards import ACTION, PART_DO
from touchline.games.eleven.rules.club import board, lasts, pay
from touchline.games.eleven.rules.lane import push_next
from touchline.games.eleven.rules.market import hirable_youngster
from touchline.games.eleven.rules.stadium import can_build_office
from touchline.games.eleven.rules.targets import AIMED, things
from touchline.games.eleven.state import CARD_ACTION, PAID_ACTION, PART, Eleven
from touchline.games.eleven.text import cost, markers, name

PAID_COST: Final = 2  # EL-093


def place_of(g: Eleven, seat: int, card: int) -> int:
    """Where a card lies among those that can be exhausted."""
    return board(g, seat).index(card) if card >= c.DIRECTOR else 3 + g.staff[seat].index(card)


def paid_cost(g: Eleven, seat: int) -> int:
    """Operations for a Paid action (EL-093, EL-412)."""
    return max(0, PAID_COST - lasts(g, seat, e.LASTS_PAID_LESS))


def changes_something(g: Eleven, seat: int, row: int) -> bool:
    """Whether an action would change anything (EL-171)."""
    while PART_DO[row] != e.DO_END:
        do = PART_DO[row]
        if do == e.DO_HIRE_YOUNGSTER:
            useful = hirable_youngster(g, seat, c.PART_N[row]) >= 0
        elif do == e.DO_OFFICE:
            useful = can_build_office(g, seat, c.PART_N[row])
        elif do == e.DO_MAY_PAY:
            return False
        elif do in AIMED:
            same = do == e.DO_STR_TEMP and c.PART_X[row] == e.ON_SAME
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
    ops = g.resources[at + e.OPS] - more_ops
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
    what = c.PAYS[card]
    have = ops if what == e.OPS else g.resources[4 * seat + what]
    return have >= c.PAYS_N[card] and changes_something(g, seat, ACTION[card])


def act(g: Eleven, seat: int, card: int) -> None:
    """Exhaust the card, pay its cost, resolve its effect (EL-168)."""
    g.exhausted[seat] |= 1 << place_of(g, seat, card)
    if g.events is not None:
        g.tell("card_action", "EL-168", [seat, card])
    pay(g, seat, c.PAYS[card], c.PAYS_N[card])
    push_next(g, seat, PART, ACTION[card])


def says_card_action(g: Eleven, seat: int, card: int) -> Said | None:
    """A card's action with its cost."""
    if not c.STAFF <= card < c.SPONSOR:
        return None
    return said(card=name(card), effect=effect_words(ACTION[card]), cost=cost(c.PAYS_N[card], c.PAYS[card]))


def says_paid_action(g: Eleven, seat: int, card: int) -> Said | None:
    """A Paid action with both costs."""
    if not c.STAFF <= card < c.SPONSOR:
        return None
    paid, own = cost(paid_cost(g, seat), e.OPS), cost(c.PAYS_N[card], c.PAYS[card])
    both = int(bool(paid and own))
    return said(card=name(card), effect=effect_words(ACTION[card]), both=both, paid=paid, cost=own)


def refuses_card(g: Eleven, seat: int, card: int, more: int) -> Said:
    """What stands against a card's action, with so many operations on top."""
    if card not in g.staff[seat] and card not in board(g, seat):
        return refuse("EL-168", "card-not-yours")
    if not ACTION[card]:
        return refuse("EL-168", "no-action", card=name(card))
    if g.suspension[card]:
        return refuse("EL-170", "suspended", card=name(card))
    if g.exhausted[seat] >> place_of(g, seat, card) & 1:
        return refuse("EL-169", "has-worked", card=name(card))
    have = g.resources[4 * seat + c.PAYS[card]] - (more if c.PAYS[card] == e.OPS else 0)
    if have < c.PAYS_N[card]:
        return refuse("EL-008", "action-cost", cost=markers(c.PAYS_N[card], c.PAYS[card]))
    return refuse("EL-171", "changes-nothing")


def refuses_paid(g: Eleven, seat: int, card: int) -> Said:
    """What stands against a Paid action."""
    if g.paid:
        return refuse("EL-094", "one-paid-action")
    needed = paid_cost(g, seat)
    if g.resources[4 * seat + e.OPS] < needed:
        return refuse("EL-093", "paid-cost", cost=markers(needed, e.OPS))
    return refuses_card(g, seat, card, needed)


CARD_ACTION_VERB: Final[Verb] = Verb(CARD_ACTION, "card_action", says_card_action, "staff")
PAID_ACTION_VERB: Final[Verb] = Verb(PAID_ACTION, "paid_action", says_paid_action, "staff")
