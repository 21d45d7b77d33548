"""Every option that Time of Soccer can ever list: for each verb the things that can follow it."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer import cards as c

ANY_TILE: Final = list(range(c.TILES))
ANY_SEGMENT: Final = list(range(c.SEGMENT, c.SEGMENT + c.SEGMENTS))
ANY_SPACE: Final = list(range(c.SPACE, c.SPACE + c.SPACES))

ACTIONS: Final[dict[str, list[int]]] = {
    "choose_club": list(range(c.CLUB, c.CLUB + c.CLUBS)),
    "keep_unique": list(range(c.UNIQUE, c.UNIQUE + c.UNIQUES)),
    "place_tile": list(range(c.POSITION, c.BENCH + 1)),
    "place_car": ANY_SEGMENT,
    "recover": list(range(c.SHARE, c.SHARE + len(c.SHARES))),
    "dismiss": ANY_TILE,
    "force_buy": [c.BUY, c.DECLINE],
    "sell_which": ANY_TILE,
    "pay_talks": [c.PAY, c.REFUSE],
    "align": [c.KEEP, c.EDIT],
    "align_principal": ANY_TILE,
    "align_position": [*ANY_TILE, c.EMPTY],
    "team_kind": [c.STARTING, c.MIXED, c.SUBSTITUTE],
    "reroll": [c.KEEP, c.AGAIN],
    "move": ANY_SEGMENT,
    "park": ANY_SPACE,
    "force": ANY_SPACE,
    "end": [c.TURN],
}
