"""Every option that Superclub can ever list: for each verb the things that can follow it.

Amounts of money are the listed ones; others are legal too (SC-307), but those are enough to play.
"""

from __future__ import annotations

from typing import Final

from touchline.games.superclub.cards import (
    ACCEPT,
    AMOUNT,
    AUTO_BEST,
    BENCH,
    CHANGER,
    CHANGERS,
    CLOSE_THIRD,
    CLUB,
    CLUBS,
    CONFIRM,
    CONTINENT,
    CONTINENTS,
    COUNTER,
    DECLINE,
    DEFAULT_GK,
    DEMANDS,
    DEPARTMENT,
    DEPARTMENTS,
    DONE,
    ENTER,
    FORMATION,
    FORMATIONS,
    MATCH,
    NONE,
    OPENINGS,
    PASS,
    PAY,
    PLAY,
    PLAYERS,
    RAISES,
    REFUSE,
    REJECT,
    RESTART,
    REUSE_LAST,
    SAVE,
    SEAT,
    SELL,
    SEND,
    SIGN,
    SKIP,
    STAFF,
    STAFF_CARDS,
    STAND,
    STAY_OUT,
    THIRD,
    TRADE_CASH,
)

MEN: Final = list(range(PLAYERS))
MEMBERS: Final = list(range(STAFF, STAFF + STAFF_CARDS))
WORLD: Final = list(range(CONTINENT, CONTINENT + CONTINENTS))
SEATS: Final = list(range(SEAT, SEAT + 6))
THIRDS: Final = list(range(THIRD, THIRD + 3))


def amounts(listed: list[int]) -> list[int]:
    """These amounts as things."""
    return [AMOUNT + amount for amount in listed]


ACTIONS: Final[dict[str, list[int]]] = {
    "club": list(range(CLUB, CLUB + CLUBS)),
    "draft": MEN,
    "keep_staff": MEMBERS,
    "wages": [PAY],
    "unhappy_bid": [*MEN, PASS],
    "enter": [ENTER, STAY_OUT],
    "answer_bid": [SELL, REFUSE, *amounts(DEMANDS)],
    "demand": [ACCEPT, DECLINE],
    "final_answer": [SELL, BENCH],
    "step_up": MEN,
    "guarantee": [*MEN, SKIP],
    "train": [*MEN, DONE],
    "scout": [*WORLD, DONE],
    "sign": [SIGN, REJECT],
    "invest": [*range(DEPARTMENT, DEPARTMENT + len(DEPARTMENTS)), DONE],
    "hire": [*MEMBERS, NONE],
    "window": [DONE],
    "offer": [DONE, NONE, SEND],
    "answer": [ACCEPT, DECLINE, COUNTER],
    "answer_counter": [ACCEPT, DECLINE],
    "turn": WORLD,
    "bid": [PASS, MATCH, STAND],
    "line_up": [*range(FORMATION, FORMATION + len(FORMATIONS)), REUSE_LAST, AUTO_BEST],
    "fill": [*MEN, DEFAULT_GK, CLOSE_THIRD],
    "boost": THIRDS,
    "ready": [CONFIRM, RESTART],
    "weapon": [*range(CHANGER, CHANGER + CHANGERS), PASS],
    "target": [*MEN, *THIRDS],
    "substitute": [*MEN, DEFAULT_GK],
    "release": MEN,
    "forced_sale": MEN,
    "free_star": MEN,
    "free_continent": WORLD,
    "free_sign": [SIGN, REJECT],
    "free_hire": [*MEMBERS, NONE],
    "out_player": MEN,
    "final": [PLAY, SAVE],
    "taker": [*MEN, DEFAULT_GK],
    "sell_abroad": MEN,
    "fire": MEMBERS,
    "open": amounts(OPENINGS),
    "raise": amounts(RAISES),
    "offer_to": SEATS,
    "give": [*MEN, *MEMBERS],
    "ask": [*MEN, *MEMBERS],
    "pay": amounts(TRADE_CASH),
    "ask_cash": amounts(TRADE_CASH),
    "accept_letter": SEATS,
    "decline_letter": SEATS,
}
