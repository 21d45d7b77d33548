"""What the engine does for a player whose time is up (EL-366, EL-367)."""

from __future__ import annotations

from touchline.games.eleven.cards import (
    CONFIRM,
    DECLINE,
    DONE,
    END_TURN,
    KEEP,
    NO,
    NONE,
    NUMBER,
    PASS,
    SHAPE,
    SHAPE_COUNTS,
    TASK,
)
from touchline.games.eleven.rules import RULES
from touchline.games.eleven.rules.lineup import plain_left
from touchline.games.eleven.state import (
    ACCEPT_PART,
    ASSIGN_PLAYER,
    BASIC_ACTION,
    BID,
    BM_REROLL,
    CONFIRM_LINEUP,
    DIE_REROLL,
    FINISH_TURN,
    FUND_EFFECT,
    MATCH_EFFECT,
    OFFER_REPLY,
    OPTIONAL_COST,
    PASS_BASIC,
    PAY_DEBT,
    PLACE_PLAIN,
    ROW_SHAPE,
    SECOND_TACTIC,
    SOLO_REFRESH,
    STANDS,
    TAKE_BID,
    Eleven,
)

WORD = {
    BM_REROLL: KEEP,
    DIE_REROLL: KEEP,
    ACCEPT_PART: DECLINE,
    OPTIONAL_COST: NO,
    ASSIGN_PLAYER: DONE,
    FUND_EFFECT: NO,
    CONFIRM_LINEUP: CONFIRM,
    SECOND_TACTIC: NONE,
    MATCH_EFFECT: DONE,
    SOLO_REFRESH: NONE,
    OFFER_REPLY: DECLINE,
    BID: PASS,
    TAKE_BID: NONE,
    STANDS: NUMBER,
    PAY_DEBT: NUMBER,
}


def caretaker(g: Eleven, seat: int) -> int:
    """Decline what is optional, be done with what is open-ended, take the first option of what is forced."""
    question = g.open[seat] & 0xFF
    if question in WORD:
        return question | WORD[question] << 8
    if question == BASIC_ACTION:
        return FINISH_TURN | END_TURN << 8 if g.basic else PASS_BASIC | PASS << 8
    legal = RULES.options(g, seat)
    if question == ROW_SHAPE:
        return min(legal, key=lambda option: abs(lean((option >> 8) - SHAPE)))
    if question == PLACE_PLAIN:
        return PLACE_PLAIN | (TASK + first_task(g, seat)) << 8
    for word in (DECLINE, DONE):
        if question | word << 8 in legal:
            return question | word << 8
    return legal[0]


def lean(shape: int) -> int:
    """How far a row shape leans to one side (EL-367)."""
    return SHAPE_COUNTS[3 * shape] - SHAPE_COUNTS[3 * shape + 2]


def first_task(g: Eleven, seat: int) -> int:
    """Defence sides first, from the back (EL-367)."""
    return int(bool(plain_left(g, seat) & ~g.plan_attacking[seat]))
