"""Unhappy players, the optional pro rule (SC-250 to SC-271, SC-342, SC-343, SC-352)."""

from __future__ import annotations

from touchline.games.superclub.cards import (
    ACCEPT,
    AMOUNT,
    APPEAL,
    BENCH,
    DECLINE,
    DEMANDS,
    ENTER,
    PASS,
    PLAYER_APPEAL,
    REFUSE,
    SELL,
    STATUS_BONUS,
    STAY_OUT,
    UNHAPPY_PRICE,
)
from touchline.games.superclub.rules.asides import add_asides, do_aside, is_aside
from touchline.games.superclub.rules.club import gain_stars, is_full, join, leave, staff_sum, talents
from touchline.games.superclub.rules.finance import status_of
from touchline.games.superclub.state import (
    ANSWER_BID,
    AUCTION,
    DEMAND,
    ENTER_BID,
    ENTER_BIDDING,
    FINAL_ANSWER,
    IN_UNHAPPY,
    OWNER_ANSWER,
    STEP_UP,
    STEP_UP_STAR,
    UNHAPPY_BID,
    UNHAPPY_PLAYERS,
    Superclub,
)


def mood(g: Superclub, seat: int) -> int:
    """The status level that counts for unhappy players (SC-251, KS-15, KS-16)."""
    return status_of(g, seat, staff_sum(g, seat, PLAYER_APPEAL) + staff_sum(g, seat, STATUS_BONUS))


def price_of(g: Superclub, player: int) -> int:
    """The opening bid (SC-254)."""
    return UNHAPPY_PRICE * g.stars[player]


def may_bid(g: Superclub, seat: int) -> bool:
    """One bid for each manager, and none under a transfer_ban (SC-255, GC-24)."""
    return not (g.bid_used | g.banned) >> seat & 1


def is_target(g: Superclub, seat: int, owner: int, player: int) -> bool:
    """Whether this manager's club is more attractive to the player (SC-252, SC-253)."""
    own = mood(g, seat)
    his = mood(g, owner)
    return own > his and APPEAL[his] < g.stars[player] <= APPEAL[own]


def can_afford(g: Superclub, seat: int, player: int) -> bool:
    """A bid needs the cash and a free squad place (SC-262)."""
    return g.cash[seat] >= price_of(g, player) and not is_full(g, seat)


def targets(g: Superclub, seat: int) -> list[int]:
    """Every player whom he may bid for, if he has the money (SC-252 to SC-256)."""
    found: list[int] = []
    if not may_bid(g, seat):
        return found
    for owner in range(g.seats):
        if owner != seat and not g.targeted >> owner & 1 and mood(g, seat) > mood(g, owner):
            for player in g.squad[owner]:
                if is_target(g, seat, owner, player):
                    found.append(player)
    return found


# unhappy_bid: open a bid or pass, champion first (SC-257, SC-258)


def unhappy_players(g: Superclub, place: int) -> None:
    """One chance for each manager who has somebody to bid for."""
    g.stage = IN_UNHAPPY
    for turn in range(place, g.seats):
        seat = (g.lead + turn) % g.seats
        if targets(g, seat):
            g.push(UNHAPPY_PLAYERS, turn + 1)
            g.ask(seat, UNHAPPY_BID, turn)
            return


def legal_unhappy_bid(g: Superclub, seat: int, turn: int) -> list[int]:
    """Pass, or any target that he can pay."""
    options = [UNHAPPY_BID | PASS << 8]
    for player in targets(g, seat):
        if can_afford(g, seat, player):
            options.append(UNHAPPY_BID | player << 8)
    add_asides(g, seat, options)
    return options


def answer_unhappy_bid(g: Superclub, seat: int, turn: int, option: int) -> None:
    """The bid is open: others may enter."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.ask(seat, UNHAPPY_BID, turn)
        return
    player = option >> 8
    if player == PASS:
        if g.events is not None:
            g.tell("no_unhappy_bid", "SC-258", [seat])
        return
    g.lot = player
    g.owner = 0
    while player not in g.squad[g.owner]:
        g.owner += 1
    g.floor = g.bid = price_of(g, player)
    g.at_top = [seat]
    g.stood = 0
    g.passed = (1 << g.seats) - 1 ^ 1 << seat
    g.bid_used |= 1 << seat
    g.targeted |= 1 << g.owner
    if g.events is not None:
        g.tell("unhappy_bid", "SC-254", [seat, player, g.bid, g.owner])
    g.push(ENTER_BIDDING, (seat + 1) % g.seats)


# enter: the others who may bid for him decide clockwise (SC-259, SC-260)


def enter_bidding(g: Superclub, seat: int) -> None:
    """Ask the next one; when the turn is back at the opener, the auction begins (SC-261)."""
    opener = g.at_top[0]
    while seat != opener:
        if (
            seat != g.owner
            and may_bid(g, seat)
            and is_target(g, seat, g.owner, g.lot)
            and can_afford(g, seat, g.lot)
        ):
            g.ask(seat, ENTER_BID)
            return
        seat = (seat + 1) % g.seats
    g.push(OWNER_ANSWER)
    g.push(AUCTION, (opener + 1) % g.seats)


def legal_enter(g: Superclub, seat: int, arg: int) -> list[int]:
    """Enter, or stay out and keep the bid for another club."""
    options = [ENTER_BID | ENTER << 8, ENTER_BID | STAY_OUT << 8]
    add_asides(g, seat, options)
    return options


def answer_enter(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Entering uses up the bid of this off-season (SC-260)."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.push(ENTER_BIDDING, seat)
        return
    if option >> 8 == ENTER:
        g.passed &= ~(1 << seat)
        g.bid_used |= 1 << seat
        if g.events is not None:
            g.tell("entered", "SC-260", [seat, g.lot])
    g.push(ENTER_BIDDING, (seat + 1) % g.seats)


# answer_bid: sell, negotiate or refuse (SC-263 to SC-266)


def owner_answer(g: Superclub, arg: int) -> None:
    """The owner answers the highest bid."""
    g.push(STEP_UP, g.owner << 8 | g.lot)
    g.ask(g.owner, ANSWER_BID)


def legal_answer_bid(g: Superclub, seat: int, arg: int) -> list[int]:
    """Sell, name one higher price, or refuse."""
    options = [ANSWER_BID | SELL << 8, ANSWER_BID | REFUSE << 8]
    for more in DEMANDS:
        options.append(ANSWER_BID | (AMOUNT + more) << 8)
    add_asides(g, seat, options)
    return options


def answer_answer_bid(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Sold, benched, or the bidder is asked for more."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.ask(seat, ANSWER_BID)
    elif option >> 8 == SELL:
        sell_unhappy(g, g.bid)
    elif option >> 8 == REFUSE:
        bench_unhappy(g)
    else:
        more = (option >> 8) - AMOUNT
        if g.events is not None:
            g.tell("demand", "SC-265", [seat, g.lot, g.bid + more])
        g.ask(g.at_top[0], DEMAND, more)


def legal_demand(g: Superclub, seat: int, more: int) -> list[int]:
    """Accept, with that much cash, or decline (SC-265)."""
    options = [DEMAND | DECLINE << 8]
    if g.cash[seat] >= g.bid + more:
        options.append(DEMAND | ACCEPT << 8)
    add_asides(g, seat, options)
    return options


def answer_demand(g: Superclub, seat: int, more: int, option: int) -> None:
    """Sold for the higher price, or the owner decides finally (SC-266)."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.ask(seat, DEMAND, more)
    elif option >> 8 == ACCEPT:
        sell_unhappy(g, g.bid + more)
    else:
        if g.events is not None:
            g.tell("demand_declined", "SC-266", [seat, g.lot])
        g.ask(g.owner, FINAL_ANSWER)


def legal_final_answer(g: Superclub, seat: int, arg: int) -> list[int]:
    """Sell for the binding bid, or bench the player (SC-266)."""
    options = [FINAL_ANSWER | SELL << 8, FINAL_ANSWER | BENCH << 8]
    add_asides(g, seat, options)
    return options


def answer_final_answer(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Sold or benched."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.ask(seat, FINAL_ANSWER)
    elif option >> 8 == SELL:
        sell_unhappy(g, g.bid)
    else:
        bench_unhappy(g)


def sell_unhappy(g: Superclub, price: int) -> None:
    """The player to the bidder, the money to the owner, however few players he keeps (SC-264, SC-342)."""
    bidder = g.at_top[0]
    leave(g, g.owner, g.lot)
    join(g, bidder, g.lot)
    g.cash[bidder] -= price
    g.cash[g.owner] += price
    if g.events is not None:
        g.tell("unhappy_sold", "SC-264", [g.owner, g.lot, bidder, price])
    clear_lot(g)


def bench_unhappy(g: Superclub) -> None:
    """He stays, and may not play for this club in the coming season (SC-267, SC-270, SC-343)."""
    g.benched.append(g.lot << 3 | g.owner)
    if g.events is not None:
        g.tell("benched", "SC-267", [g.owner, g.lot])
    clear_lot(g)


def clear_lot(g: Superclub) -> None:
    """Nothing lies open any more."""
    g.lot = -1
    g.owner = -1
    g.floor = 0
    g.bid = 0
    g.at_top = []
    g.passed = 0
    g.stood = 0


# step_up: one star for another player of the owner, whatever he answered (SC-268, SC-269)


def step_up(g: Superclub, arg: int) -> None:
    """Without such a player the star is lost."""
    if step_ups(g, arg >> 8, arg & 0xFF):
        g.ask(arg >> 8, STEP_UP_STAR, arg & 0xFF)


def step_ups(g: Superclub, seat: int, player: int) -> list[int]:
    """His talents, without the player who was bid for."""
    return [talent for talent in talents(g, seat) if talent != player]


def legal_step_up(g: Superclub, seat: int, player: int) -> list[int]:
    """Any of them."""
    options = [STEP_UP_STAR | talent << 8 for talent in step_ups(g, seat, player)]
    add_asides(g, seat, options)
    return options


def answer_step_up(g: Superclub, seat: int, player: int, option: int) -> None:
    """One star without a die."""
    if is_aside(option):
        do_aside(g, seat, option)
        g.push(STEP_UP, seat << 8 | player)
        return
    gain_stars(g, seat, option >> 8, 1)
    if g.events is not None:
        g.tell("star", "SC-268", [seat, option >> 8, g.stars[option >> 8]])
