"""What the engine does for a human whose time is up (SC-324, SC-325); who leaves gets a bot (SC-327)."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import TAKE_BACK
from touchline.games.superclub.cards import (
    AUTO_BEST,
    BENCH,
    CONFIRM,
    DECLINE,
    DONE,
    MID,
    NONE,
    PASS,
    PAY,
    PLAYERS,
    POTENTIAL,
    REFUSE,
    REJECT,
    REUSE_LAST,
    SAVE,
    SKIP,
    STAND,
    STAY_OUT,
    THIRD,
)
from touchline.games.superclub.rules import RULES
from touchline.games.superclub.rules.line_ups import LOCKED, THIRD_AT, counts, slot_of
from touchline.games.superclub.state import (
    ANSWER,
    ANSWER_BID,
    ANSWER_COUNTER,
    BID,
    BOOST_THIRD,
    DEMAND,
    ENTER_BID,
    FILL,
    FINAL_ANSWER,
    FORCED_SALE,
    FREE_HIRE,
    FREE_SIGN,
    GUARANTEE,
    HIRE,
    INVEST,
    LINE_UP,
    OFFER,
    PAY_WAGES,
    PLAY_FINAL,
    READY,
    RELEASE_PLAYER,
    SCOUT,
    SIGN_PLAYER,
    TRAIN,
    UNHAPPY_BID,
    WEAPON,
    WINDOW,
    Superclub,
)

# Pass, decline, done or save; the first of them that is legal.
WORDS: Final[dict[int, list[int]]] = {
    PAY_WAGES: [PAY],
    UNHAPPY_BID: [PASS],
    ENTER_BID: [STAY_OUT],
    ANSWER_BID: [REFUSE],
    DEMAND: [DECLINE],
    FINAL_ANSWER: [BENCH],
    GUARANTEE: [SKIP],
    TRAIN: [DONE],
    SCOUT: [DONE],
    SIGN_PLAYER: [REJECT],
    INVEST: [DONE],
    HIRE: [NONE],
    WINDOW: [DONE],
    OFFER: [NONE],
    ANSWER: [DECLINE],
    ANSWER_COUNTER: [DECLINE],
    BID: [PASS, STAND],
    LINE_UP: [REUSE_LAST, AUTO_BEST],
    BOOST_THIRD: [THIRD + MID],
    READY: [CONFIRM],
    WEAPON: [PASS],
    FREE_SIGN: [REJECT],
    FREE_HIRE: [NONE],
    PLAY_FINAL: [SAVE],
}
CHEAPEST: Final = (PAY_WAGES, FORCED_SALE, RELEASE_PLAYER)  # a forced sale takes the fewest stars


def caretaker(g: Superclub, seat: int) -> int:
    """Optional decisions are left, picks take the best player, forced sales the weakest (SC-324).

    A line-up that is half set is taken back, and the last one or the automatic one is taken (SC-325).
    """
    question = g.open[seat] & 0xFF
    if question == FILL and g.open[seat] >> 8 & 3 != LOCKED:
        return TAKE_BACK
    legal = RULES.options(g, seat)
    for word in WORDS.get(question, []):
        if question | word << 8 in legal:
            return question | word << 8
    picks = [option for option in legal if option & 0xFF == question] or legal
    players = [option for option in picks if option >> 8 < PLAYERS]
    if not players:
        return picks[0]
    best = players[0]
    for option in players:
        if rank(g, seat, option >> 8) > rank(g, seat, best >> 8):
            best = option
    return best


def rank(g: Superclub, seat: int, player: int) -> int:
    """Most stars, then highest potential, then lowest id; in a forced sale the fewest stars.

    In a locked line-up who counts most in the slot (SC-325).
    """
    question = g.open[seat] & 0xFF
    if question == FILL:
        return counts(g, player, THIRD_AT[slot_of(g.open[seat] >> 8)]) * PLAYERS - player
    value = 8 * g.stars[player] + POTENTIAL[player]
    return (-value if question in CHEAPEST else value) * PLAYERS - player
