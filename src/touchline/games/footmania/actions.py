"""Every option that Footmania can ever list: for each verb the things that can follow it.

Amounts of money are those that options can name, from nothing to `MOST` units. An offer may be of any amount,
but a question lists a few, and those are enough to play.
"""

from __future__ import annotations

from typing import Final

from touchline.games.footmania import cards as c

MEN: Final = list(range(c.FOOTBALLERS))
FOR_SALE: Final = [*MEN, *range(c.QUESTION_CARD, c.QUESTION_CARD + c.SPONSORS)]
PLUSSES: Final = list(range(c.PLUS, c.PLUS + c.PLUS_CARDS))
SEATS: Final = list(range(c.SEAT, c.SEAT + 4))
ALL_POSTS: Final = list(range(c.POST, c.POST + c.POSTS))
AMOUNTS: Final = list(range(c.AMOUNT, c.AMOUNT + c.MOST + 1))

ACTIONS: Final[dict[str, list[int]]] = {
    "offer_amount": [],  # these two are answered with other verbs
    "payment": [],
    "window": [c.DONE],
    "roll": [c.ROLL_IT],
    "offer_to": SEATS,
    "offer_for": [*FOR_SALE, *ALL_POSTS],
    "answer": [*MEN, c.REFUSE, c.ACCEPT],
    "confirm": [c.CONFIRM_IT, c.CANCEL],
    "route": list(range(c.SQUARE, c.SQUARE + c.SQUARES)),
    "draw": [c.DRAW_IT, c.NO_DRAW],
    "card": [c.BUY_IT, c.REFUSE],
    "bid": [c.PASS, *AMOUNTS],
    "return_plus": PLUSSES,
    "euromatch": [c.PLAY_IT, c.DECLINE],
    "line_up": [*MEN, c.AUTO, c.TRAINEE_WORD],
    "euro_card": [*PLUSSES, c.DONE],
    "match": [*PLUSSES, c.PASS],
    "sub_post": ALL_POSTS,
    "target": [*MEN, *range(c.LINE, c.LINE + 3)],
    "reply": [*PLUSSES, c.NONE],
    "replace": [*MEN, c.TRAINEE_WORD],
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
