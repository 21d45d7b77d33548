"""Every option that Superclub can ever list: for each verb the things that can follow it.

Amounts of money are the listed ones; others are legal too (SC-307), but those are enough to play.
"""

from __future__ import annotations

from typing import Final

from touchline.games.superclub import cards as c

MEN: Final = list(range(c.PLAYERS))
MEMBERS: Final = list(range(c.STAFF, c.STAFF + c.STAFF_CARDS))
WORLD: Final = list(range(c.CONTINENT, c.CONTINENT + c.CONTINENTS))
SEATS: Final = list(range(c.SEAT, c.SEAT + 6))
THIRDS: Final = list(range(c.THIRD, c.THIRD + 3))


def amounts(listed: list[int]) -> list[int]:
    """These amounts as things."""
    return [c.AMOUNT + amount for amount in listed]


ACTIONS: Final[dict[str, list[int]]] = {
    "club": list(range(c.CLUB, c.CLUB + c.CLUBS)),
    "draft": MEN,
    "keep_staff": MEMBERS,
    "wages": [c.PAY],
    "unhappy_bid": [*MEN, c.PASS],
    "enter": [c.ENTER, c.STAY_OUT],
    "answer_bid": [c.SELL, c.REFUSE, *amounts(c.DEMANDS)],
    "demand": [c.ACCEPT, c.DECLINE],
    "final_answer": [c.SELL, c.BENCH],
    "step_up": MEN,
    "guarantee": [*MEN, c.SKIP],
    "train": [*MEN, c.DONE],
    "scout": [*WORLD, c.DONE],
    "sign": [c.SIGN, c.REJECT],
    "invest": [*range(c.DEPARTMENT, c.DEPARTMENT + len(c.DEPARTMENTS)), c.DONE],
    "hire": [*MEMBERS, c.NONE],
    "window": [c.DONE],
    "offer": [c.DONE, c.NONE, c.SEND],
    "answer": [c.ACCEPT, c.DECLINE, c.COUNTER],
    "answer_counter": [c.ACCEPT, c.DECLINE],
    "turn": WORLD,
    "bid": [c.PASS, c.MATCH, c.STAND],
    "line_up": [*range(c.FORMATION, c.FORMATION + len(c.FORMATIONS)), c.REUSE_LAST, c.AUTO_BEST],
    "fill": [*MEN, c.DEFAULT_GK, c.CLOSE_THIRD],
    "boost": THIRDS,
    "ready": [c.CONFIRM, c.RESTART],
    "weapon": [*range(c.CHANGER, c.CHANGER + c.CHANGERS), c.PASS],
    "target": [*MEN, *THIRDS],
    "substitute": [*MEN, c.DEFAULT_GK],
    "release": MEN,
    "forced_sale": MEN,
    "free_star": MEN,
    "free_continent": WORLD,
    "free_sign": [c.SIGN, c.REJECT],
    "free_hire": [*MEMBERS, c.NONE],
    "out_player": MEN,
    "final": [c.PLAY, c.SAVE],
    "taker": [*MEN, c.DEFAULT_GK],
    "sell_abroad": MEN,
    "fire": MEMBERS,
    "open": amounts(c.OPENINGS),
    "raise": amounts(c.RAISES),
    "offer_to": SEATS,
    "give": [*MEN, *MEMBERS],
    "ask": [*MEN, *MEMBERS],
    "pay": amounts(c.TRADE_CASH),
    "ask_cash": amounts(c.TRADE_CASH),
    "accept_letter": SEATS,
    "decline_letter": SEATS,
}
