"""Market days: sales tiles and the second market (TS-096 to TS-109, TS-282 to TS-286)."""

from __future__ import annotations

from touchline.games.time_of_soccer.cards import CROSSES, PAY, PRICE, REFUSE, SALE_BONUS
from touchline.games.time_of_soccer.rules.acquire import sign
from touchline.games.time_of_soccer.rules.forced import secretary_roll
from touchline.games.time_of_soccer.state import PAY_TALKS, SELL_WHICH, TimeOfSoccer

# sell_which: the football player is named before the roll (TS-100, TS-101, TS-285)


def enter_sales(g: TimeOfSoccer, seat: int, space: int) -> None:
    """The tile stays in the market, for others too, until it is old (TS-096, TS-097, TS-098)."""
    if g.events is not None:
        g.tell("sales_entered", "TS-100", [seat, space, g.market[space]])
    g.ask(seat, SELL_WHICH, space)


def legal_sell_which(g: TimeOfSoccer, seat: int, space: int) -> list[int]:
    """Any own football player (TS-102); with the second market, also one of the pile that it can pay."""
    options = [SELL_WHICH | tile << 8 for tile in g.squad[seat]]
    bonus = SALE_BONUS[g.market[space]]
    for tile in g.second:
        if g.cash[seat] >= PRICE[tile] + bonus:  # TS-284
            options.append(SELL_WHICH | tile << 8)
    return options


def answer_sell_which(g: TimeOfSoccer, seat: int, space: int, option: int) -> None:
    """Any amount lets the deal through, an X asks for money (TS-105, TS-106, TS-283)."""
    tile = option >> 8
    if g.events is not None:
        g.tell("deal_named", "TS-101" if tile in g.squad[seat] else "TS-285", [seat, tile])
    if secretary_roll(g, seat, "TS-104"):
        close_deal(g, seat, space, tile)
    else:
        g.ask(seat, PAY_TALKS, space | tile << 4)


# pay_talks: 1 $ for each X of the secretary's table saves the deal (TS-106)


def legal_pay_talks(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """Pay from cash in hand, not from the proceeds (TS-107), or let the deal fail."""
    need = CROSSES[g.secretary[seat]]
    tile = arg >> 4
    if tile in g.second:
        need += PRICE[tile] + SALE_BONUS[g.market[arg & 15]]  # TS-285
    options = [PAY_TALKS | REFUSE << 8]
    if g.cash[seat] >= need:
        options.insert(0, PAY_TALKS | PAY << 8)
    return options


def answer_pay_talks(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """The turn ends either way."""
    if option >> 8 == PAY:
        g.cash[seat] -= CROSSES[g.secretary[seat]]
        if g.events is not None:
            g.tell("talks_paid", "TS-106", [seat, CROSSES[g.secretary[seat]]])
        close_deal(g, seat, arg & 15, arg >> 4)
    elif g.events is not None:
        g.tell("deal_failed", "TS-106", [seat, arg >> 4])


def close_deal(g: TimeOfSoccer, seat: int, space: int, tile: int) -> None:
    """Price and bonus change hands, for a sale or for a second-market purchase (TS-108, TS-284)."""
    amount = PRICE[tile] + SALE_BONUS[g.market[space]]
    if tile in g.second:
        g.cash[seat] -= amount
        g.second.remove(tile)
        if g.events is not None:
            g.tell("bought_second", "TS-284", [seat, tile, amount])
        sign(g, seat, tile)
        return
    g.cash[seat] += amount
    g.squad[seat].remove(tile)  # nobody leaves a club in another way (TS-099)
    for at in range(11 * seat, 11 * seat + 11):
        if g.line_up[at] == tile:
            g.line_up[at] = -1  # TS-109
    if g.secondary_market:
        g.second.append(tile)  # TS-282, TS-286
    else:
        g.gone.append(tile)
    if g.events is not None:
        g.tell("sold", "TS-108", [seat, tile, amount])
