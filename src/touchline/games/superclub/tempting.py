"""What a player might try now and may not, near the legal options; the page shows it with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.games.superclub.cards import (
    ACCEPT,
    AMOUNT,
    CHANGER,
    CONTINENT,
    CONTINENTS,
    DEPARTMENT,
    KEY_STAFF,
    MATCH,
    OPENINGS,
    PAY,
    RAISES,
    SIGN,
    STAFF,
)
from touchline.games.superclub.rules.auction import is_needed
from touchline.games.superclub.rules.unhappy import targets
from touchline.games.superclub.state import (
    BID,
    DEMAND,
    FILL,
    FIRE,
    FREE_HIRE,
    FREE_SIGN,
    GUARANTEE,
    HIRE,
    INVEST,
    OPEN,
    PAY_WAGES,
    RAISE,
    SCOUT,
    SELL_ABROAD,
    SIGN_PLAYER,
    SUBSTITUTE,
    TRAIN,
    TURN,
    UNHAPPY_BID,
    WEAPON,
    Superclub,
)


def tempting(g: Superclub, seat: int) -> list[int]:
    """What a player might try now, near the legal options."""
    question = g.open[seat] & 0xFF
    return TEMPTING[question](g, seat) if question in TEMPTING else []


def sales(g: Superclub, seat: int) -> list[int]:
    """A sale below eleven players, or of the player in question."""
    return [SELL_ABROAD | player << 8 for player in g.squad[seat][:1]]


def tempting_train(g: Superclub, seat: int) -> list[int]:
    """Everybody in the squad."""
    return [g.open[seat] & 0xFF | player << 8 for player in g.squad[seat]]


def tempting_continent(g: Superclub, seat: int) -> list[int]:
    """Empty decks."""
    verb = g.open[seat] & 0xFF
    return [verb | (CONTINENT + number) << 8 for number in range(CONTINENTS) if not g.continents[number]]


def tempting_bid(g: Superclub, seat: int) -> list[int]:
    """Bids beyond the purse, or without a place; to fire whom the own bid needs (SC-319)."""
    if g.bid == 0:
        return [OPEN | (AMOUNT + more) << 8 for more in OPENINGS[:1]]
    if seat in g.at_top:
        return [FIRE | (STAFF + member) << 8 for member in g.staff[seat] if is_needed(g, seat, member)]
    return [BID | MATCH << 8, RAISE | (AMOUNT + RAISES[0]) << 8]


def tempting_invest(g: Superclub, seat: int) -> list[int]:
    """All four departments."""
    return [INVEST | (DEPARTMENT + department) << 8 for department in range(KEY_STAFF + 1)]


def tempting_line_up(g: Superclub, seat: int) -> list[int]:
    """Everybody in the squad, wherever he may not stand."""
    verb = g.open[seat] & 0xFF
    return [verb | player << 8 for player in g.squad[seat]]


TEMPTING: Final[dict[int, Callable[[Superclub, int], list[int]]]] = {
    PAY_WAGES: lambda g, s: [PAY_WAGES | PAY << 8, *sales(g, s)],
    UNHAPPY_BID: lambda g, s: [UNHAPPY_BID | player << 8 for player in targets(g, s)],
    DEMAND: lambda g, s: [DEMAND | ACCEPT << 8],
    GUARANTEE: tempting_train,
    TRAIN: tempting_train,
    SCOUT: tempting_continent,
    TURN: tempting_continent,
    SIGN_PLAYER: lambda g, s: [SIGN_PLAYER | SIGN << 8, *sales(g, s)],
    FREE_SIGN: lambda g, s: [FREE_SIGN | SIGN << 8],
    INVEST: tempting_invest,
    HIRE: lambda g, s: [HIRE | (STAFF + member) << 8 for member in g.drawn],
    FREE_HIRE: lambda g, s: [FREE_HIRE | (STAFF + member) << 8 for member in g.drawn],
    BID: tempting_bid,
    FILL: tempting_line_up,
    SUBSTITUTE: tempting_line_up,
    WEAPON: lambda g, s: [WEAPON | (CHANGER + card) << 8 for card in g.weapons[s]],
}
