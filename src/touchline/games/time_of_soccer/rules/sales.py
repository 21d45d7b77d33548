"""Market days: sales tiles and the second market (TS-096 to TS-109, TS-282 to TS-286)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.time_of_soccer.cards import CROSSES, PAY, PRICE, REFUSE, SALE_BONUS, TILES
from touchline.games.time_of_soccer.rules.acquire import sign
from touchline.games.time_of_soccer.rules.forced import secretary_roll
from touchline.games.time_of_soccer.rules.levels import eleven
from touchline.games.time_of_soccer.state import PAY_TALKS, SELL_WHICH, TimeOfSoccer
from touchline.games.time_of_soccer.text import facts, name

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


def asks_sell_which(g: TimeOfSoccer, seat: int, space: int) -> Said:
    """The sales tile."""
    tile = g.market[space]
    return said("second" if g.second else "", "TS-101", tile=name(tile), facts=facts(tile))


def says_sell_which(g: TimeOfSoccer, seat: int, tile: int) -> Said | None:
    """A football player to sell, or to buy from the pile."""
    if tile >= TILES:
        return None
    amount = PRICE[tile] + SALE_BONUS[g.market[g.open[seat] >> 8]]
    buys = tile in g.second
    return said(
        "buy" if buys else "",
        place="second" if buys else None,
        tile=name(tile),
        facts=facts(tile),
        amount=amount,
    )


def refuses_sell_which(g: TimeOfSoccer, seat: int, space: int, option: int) -> Said:
    """Who cannot be sold, or bought from the pile."""
    tile = option >> 8
    if tile in g.second:
        cost = PRICE[tile] + SALE_BONUS[g.market[space]]
        return refuse("TS-285", "too-dear", cost=cost, cash=g.cash[seat])
    if tile in g.managers[seat]:
        return refuse("TS-082", "managers-stay")
    return refuse("TS-100", "not-your-player")


def least_needed(g: TimeOfSoccer, seat: int, space: int) -> int:
    """Of its football players the lowest id, from the bench if possible; else the cheapest (TS-322)."""
    own = g.squad[seat]
    if not own:
        pile = [option >> 8 for option in legal_sell_which(g, seat, space)]
        return SELL_WHICH | min(pile, key=lambda tile: (PRICE[tile], tile)) << 8
    fielded = eleven(g, seat)
    return SELL_WHICH | min(own, key=lambda tile: (tile in fielded, tile)) << 8


SELL_WHICH_QUESTION: Final = Question(
    SELL_WHICH,
    "sell_which",
    "TS-100",
    legal_sell_which,
    answer_sell_which,
    asks=asks_sell_which,
    says=says_sell_which,
    place="squad",
    refuses=refuses_sell_which,
    tempting=lambda g, seat, space: [SELL_WHICH | tile << 8 for tile in g.second + g.managers[seat]],
    caretaker=least_needed,
)


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


def says_pay_talks(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """Save the deal or not."""
    if thing != PAY:
        return said("refuse")
    return said(cost=CROSSES[g.secretary[seat]], tile=name(g.open[seat] >> 12))


def refuses_pay_talks(g: TimeOfSoccer, seat: int, arg: int, option: int) -> Said | None:
    """Cash in hand only."""
    if option >> 8 != PAY:
        return None
    cost = CROSSES[g.secretary[seat]]
    if arg >> 4 in g.second:
        cost += PRICE[arg >> 4] + SALE_BONUS[g.market[arg & 15]]
        return refuse("TS-285", "price-and-talks", cost=cost, cash=g.cash[seat])
    return refuse("TS-107", "talks-too-dear", cost=cost, cash=g.cash[seat])


PAY_TALKS_QUESTION: Final = Question(
    PAY_TALKS,
    "pay_talks",
    "TS-106",
    legal_pay_talks,
    answer_pay_talks,
    asks=lambda g, seat, arg: said(cost=CROSSES[g.secretary[seat]], tile=name(arg >> 4)),
    says=says_pay_talks,
    place="secretary",
    refuses=refuses_pay_talks,
    tempting=(PAY,),
    caretaker=REFUSE,
)


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
