"""Unhappy players, the optional pro rule: who is unhappy, and bids (SC-250 to SC-262, SC-352)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules.answers import word, words
from touchline.games.superclub.rules.asides import add_asides, took_aside
from touchline.games.superclub.rules.club import is_full, staff_sum
from touchline.games.superclub.rules.finance import status_of
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facts, money, name


def mood(g: Superclub, seat: int) -> int:
    """The status level that counts for unhappy players (SC-251, KS-15, KS-16)."""
    return status_of(g, seat, staff_sum(g, seat, c.PLAYER_APPEAL) + staff_sum(g, seat, c.STATUS_BONUS))


def price_of(g: Superclub, player: int) -> int:
    """The opening bid (SC-254)."""
    return c.UNHAPPY_PRICE * g.stars[player]


def may_bid(g: Superclub, seat: int) -> bool:
    """One bid for each manager, and none under a transfer_ban (SC-255, GC-24)."""
    return not (g.bid_used | g.banned) >> seat & 1


def is_target(g: Superclub, seat: int, owner: int, player: int) -> bool:
    """Whether this manager's club is more attractive to the player (SC-252, SC-253)."""
    own = mood(g, seat)
    his = mood(g, owner)
    return own > his and c.APPEAL[his] < g.stars[player] <= c.APPEAL[own]


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
    g.stage = s.IN_UNHAPPY
    for turn in range(place, g.seats):
        seat = (g.lead + turn) % g.seats
        if targets(g, seat):
            g.push(s.UNHAPPY_PLAYERS, turn + 1)
            g.ask(seat, s.UNHAPPY_BID, turn)
            return


def legal_unhappy_bid(g: Superclub, seat: int, turn: int) -> list[int]:
    """Pass, or any target that he can pay."""
    options = [s.UNHAPPY_BID | c.PASS << 8]
    for player in targets(g, seat):
        if can_afford(g, seat, player):
            options.append(s.UNHAPPY_BID | player << 8)
    add_asides(g, seat, options)
    return options


def answer_unhappy_bid(g: Superclub, seat: int, turn: int, option: int) -> None:
    """The bid is open: others may enter."""
    if took_aside(g, seat, option):
        g.ask(seat, s.UNHAPPY_BID, turn)
        return
    player = option >> 8
    if player == c.PASS:
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
    g.push(s.ENTER_BIDDING, (seat + 1) % g.seats)


def says_unhappy_bid(g: Superclub, seat: int, thing: int) -> Said | None:
    """A bid for somebody, or none."""
    if thing >= c.PLAYERS:
        return word(thing, [c.PASS])
    return said(player=name(thing), facts=facts(g, thing), price=money(price_of(g, thing)))


def refuses_unhappy_bid(g: Superclub, seat: int, turn: int, option: int) -> Said | None:
    """Who may not be bid for."""
    player = option >> 8
    if player >= c.PLAYERS or player not in targets(g, seat) or can_afford(g, seat, player):
        return None
    if is_full(g, seat):
        return refuse("SC-262", "full", most=c.MOST_PLAYERS)
    return refuse("SC-262", "opening-bid", price=money(price_of(g, player)), cash=money(g.cash[seat]))


UNHAPPY_BID_QUESTION: Final = Question(
    s.UNHAPPY_BID,
    "unhappy_bid",
    "SC-253",
    legal_unhappy_bid,
    answer_unhappy_bid,
    asks=lambda g, seat, turn: said(rule="SC-250", price=money(c.UNHAPPY_PRICE), cash=money(g.cash[seat])),
    says=says_unhappy_bid,
    place="seats",
    refuses=refuses_unhappy_bid,
    tempting=lambda g, seat, turn: [s.UNHAPPY_BID | player << 8 for player in targets(g, seat)],
    caretaker=c.PASS,
)


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
            g.ask(seat, s.ENTER_BID)
            return
        seat = (seat + 1) % g.seats
    g.push(s.OWNER_ANSWER)
    g.push(s.AUCTION, (opener + 1) % g.seats)


def legal_enter(g: Superclub, seat: int, arg: int) -> list[int]:
    """Enter, or stay out and keep the bid for another club."""
    options = [s.ENTER_BID | c.ENTER << 8, s.ENTER_BID | c.STAY_OUT << 8]
    add_asides(g, seat, options)
    return options


def answer_enter(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Entering uses up the bid of this off-season (SC-260)."""
    if took_aside(g, seat, option):
        g.push(s.ENTER_BIDDING, seat)
        return
    if option >> 8 == c.ENTER:
        g.passed &= ~(1 << seat)
        g.bid_used |= 1 << seat
        if g.events is not None:
            g.tell("entered", "SC-260", [seat, g.lot])
    g.push(s.ENTER_BIDDING, (seat + 1) % g.seats)


def asks_lot(g: Superclub, seat: int, arg: int) -> Said:
    """The player and the highest bid."""
    return said(player=name(g.lot), bid=money(g.bid))


ENTER_QUESTION: Final = Question(
    s.ENTER_BID,
    "enter",
    "SC-259",
    legal_enter,
    answer_enter,
    asks=asks_lot,
    says=words(c.ENTER, c.STAY_OUT),
    caretaker=c.STAY_OUT,
)
