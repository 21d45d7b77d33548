"""What the engine does for a human whose time is up: the defaults of the decision table (TS-322)."""

from __future__ import annotations

from touchline.games.time_of_soccer.cards import (
    BENCH,
    DECLINE,
    EMPTY,
    KEEP,
    PLACES,
    POSITION,
    PRICE,
    REFUSE,
    SHARE,
    SHARES,
    STARTING,
    SUBSTITUTE,
)
from touchline.games.time_of_soccer.rules import RULES
from touchline.games.time_of_soccer.rules.acquire import is_starting_manager
from touchline.games.time_of_soccer.rules.levels import eleven
from touchline.games.time_of_soccer.rules.market import END_TURN
from touchline.games.time_of_soccer.state import (
    ALIGN,
    ALIGN_POSITION,
    ALIGN_PRINCIPAL,
    DISMISS,
    FORCE_BUY,
    MARKET_STEP,
    PAY_TALKS,
    PLACE_TILE,
    RECOVER,
    REROLL,
    SELL_WHICH,
    TEAM_KIND,
    TimeOfSoccer,
)

WORD = {FORCE_BUY: DECLINE, PAY_TALKS: REFUSE, ALIGN: KEEP, REROLL: KEEP}


def caretaker(g: TimeOfSoccer, seat: int) -> int:
    """The option that changes least, the same for everybody."""
    question, arg = g.open[seat] & 0xFF, g.open[seat] >> 8
    if question in WORD:
        return question | WORD[question] << 8
    if question == MARKET_STEP:
        return END_TURN
    legal = RULES.options(g, seat)
    if question == PLACE_TILE:
        return PLACE_TILE | first_empty(g, seat, arg) << 8
    if question == RECOVER:
        return RECOVER | calmest(g, seat, [option >> 8 for option in legal]) << 8
    if question == DISMISS:
        return min(legal, key=lambda option: (is_starting_manager(option >> 8), PRICE[option >> 8], option))
    if question == SELL_WHICH:
        return SELL_WHICH | least_needed(g, seat, [option >> 8 for option in legal]) << 8
    if question == ALIGN_PRINCIPAL:
        return ALIGN_PRINCIPAL | g.principal[seat] << 8
    if question == ALIGN_POSITION:
        stays = ALIGN_POSITION | g.line_up[11 * seat + arg] << 8
        return stays if stays in legal else ALIGN_POSITION | EMPTY << 8
    if question == TEAM_KIND:
        return next(
            TEAM_KIND | k << 8 for k in range(STARTING, SUBSTITUTE + 1) if TEAM_KIND | k << 8 in legal
        )
    return legal[0]  # choose_club, keep_unique, place_car


def first_empty(g: TimeOfSoccer, seat: int, tile: int) -> int:
    """The first empty position that the tile allows, else the bench."""
    return next((POSITION + at for at in PLACES[tile] if g.line_up[11 * seat + at] < 0), BENCH)


def calmest(g: TimeOfSoccer, seat: int, shares: list[int]) -> int:
    """Energy up to 0, then fatigue up to 0, then energy."""
    left = max(SHARES[share - SHARE][0] + SHARES[share - SHARE][1] for share in shares)
    first = min(left, max(0, -g.energy[seat]))
    for_fatigue = min(left - first, -g.tired[seat])
    return SHARE + SHARES.index((left - for_fatigue, for_fatigue))


def least_needed(g: TimeOfSoccer, seat: int, tiles: list[int]) -> int:
    """The own football player of lowest id, from the bench if possible; else the cheapest of the pile."""
    own = [tile for tile in tiles if tile in g.squad[seat]]
    if not own:
        return min(tiles, key=lambda tile: (PRICE[tile], tile))
    fielded = eleven(g, seat)
    return min(own, key=lambda tile: (tile in fielded, tile))
