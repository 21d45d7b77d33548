"""Every option that Footmania can ever list: for each verb the things that can follow it.

Amounts of money are those that options can name, from nothing to `MOST` units. An offer may be of any amount,
but a question lists a few, and those are enough to play.
"""

from __future__ import annotations

from typing import Final

from touchline.games.footmania.cards import (
    ACCEPT,
    AMOUNT,
    AUTO,
    BUY_IT,
    CANCEL,
    CONFIRM_IT,
    DECLINE,
    DONE,
    DRAW_IT,
    FOOTBALLERS,
    LINE,
    MOST,
    NO_DRAW,
    NONE,
    PASS,
    PLAY_IT,
    PLUS,
    PLUS_CARDS,
    POST,
    POSTS,
    QUESTION_CARD,
    REFUSE,
    ROLL_IT,
    SEAT,
    SPONSORS,
    SQUARE,
    SQUARES,
    TRAINEE_WORD,
)

MEN: Final = list(range(FOOTBALLERS))
FOR_SALE: Final = [*MEN, *range(QUESTION_CARD, QUESTION_CARD + SPONSORS)]
PLUSSES: Final = list(range(PLUS, PLUS + PLUS_CARDS))
SEATS: Final = list(range(SEAT, SEAT + 4))
ALL_POSTS: Final = list(range(POST, POST + POSTS))
AMOUNTS: Final = list(range(AMOUNT, AMOUNT + MOST + 1))

ACTIONS: Final[dict[str, list[int]]] = {
    "window": [DONE],
    "roll": [ROLL_IT],
    "offer_to": SEATS,
    "offer_for": [*FOR_SALE, *ALL_POSTS],
    "answer": [*MEN, REFUSE, ACCEPT],
    "confirm": [CONFIRM_IT, CANCEL],
    "route": list(range(SQUARE, SQUARE + SQUARES)),
    "draw": [DRAW_IT, NO_DRAW],
    "card": [BUY_IT, REFUSE],
    "bid": [PASS, *AMOUNTS],
    "return_plus": PLUSSES,
    "euromatch": [PLAY_IT, DECLINE],
    "line_up": [*MEN, AUTO, TRAINEE_WORD],
    "euro_card": [*PLUSSES, DONE],
    "match": [*PLUSSES, PASS],
    "sub_post": ALL_POSTS,
    "target": [*MEN, *range(LINE, LINE + 3)],
    "reply": [*PLUSSES, NONE],
    "replace": [*MEN, TRAINEE_WORD],
    "sent_off": MEN,
    "sell": FOR_SALE,
    "buy_from": SEATS,
    "swap": FOR_SALE,
    "own_auction": FOR_SALE,
    "bank_sell": FOR_SALE,
    "pay": AMOUNTS,
    "ask": AMOUNTS,
    "opening": AMOUNTS,
    "sub": MEN,
}
