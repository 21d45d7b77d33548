"""Every option that Time of Soccer can ever list: for each verb the things that can follow it."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer.cards import (
    AGAIN,
    BENCH,
    BUY,
    CLUB,
    CLUBS,
    DECLINE,
    EDIT,
    EMPTY,
    KEEP,
    MIXED,
    PAY,
    POSITION,
    REFUSE,
    SEGMENT,
    SEGMENTS,
    SHARE,
    SHARES,
    SPACE,
    SPACES,
    STARTING,
    SUBSTITUTE,
    TILES,
    TURN,
    UNIQUE,
    UNIQUES,
)

ANY_TILE: Final = list(range(TILES))
ANY_SEGMENT: Final = list(range(SEGMENT, SEGMENT + SEGMENTS))
ANY_SPACE: Final = list(range(SPACE, SPACE + SPACES))

ACTIONS: Final[dict[str, list[int]]] = {
    "choose_club": list(range(CLUB, CLUB + CLUBS)),
    "keep_unique": list(range(UNIQUE, UNIQUE + UNIQUES)),
    "place_tile": list(range(POSITION, BENCH + 1)),
    "place_car": ANY_SEGMENT,
    "recover": list(range(SHARE, SHARE + len(SHARES))),
    "dismiss": ANY_TILE,
    "force_buy": [BUY, DECLINE],
    "sell_which": ANY_TILE,
    "pay_talks": [PAY, REFUSE],
    "align": [KEEP, EDIT],
    "align_principal": ANY_TILE,
    "align_position": [*ANY_TILE, EMPTY],
    "team_kind": [STARTING, MIXED, SUBSTITUTE],
    "reroll": [KEEP, AGAIN],
    "move": ANY_SEGMENT,
    "park": ANY_SPACE,
    "force": ANY_SPACE,
    "end": [TURN],
}
