"""Transfers between players, an option: offers for others' Players, and sales with bids (EL-333 to EL-336,
EL-402)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, by_word, said
from touchline.engine.speech import Seat
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.effects import CASH
from touchline.games.eleven.rules.club import cash
from touchline.games.eleven.rules.jerseys import take_jersey
from touchline.games.eleven.rules.lane import go_on
from touchline.games.eleven.rules.market import part_with, sell
from touchline.games.eleven.rules.objectives import check_objective
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import euros, name

MOST_OFFERS: Final = 3  # declined ones in a turn (EL-334)
CARD: Final = 0x3F  # a Player card in an argument; the price stands above it


def offers_left(g: Eleven) -> bool:
    """After three declined offers the player must hire from the Transfer Area or pass (EL-334)."""
    return g.declined < MOST_OFFERS


def wanted(g: Eleven, seat: int) -> list[int]:
    """The Player cards of all other clubs."""
    found: list[int] = []
    for other in range(g.seats):
        if other != seat:
            found += g.squad[other]
    return found


def owner_of(g: Eleven, card: int) -> int:
    """The club that has the Player."""
    for seat in range(g.seats):
        if card in g.squad[seat]:
            return seat
    return -1


def trade(g: Eleven, seller: int, buyer: int, card: int, price: int) -> None:
    """The Player changes clubs with all his tokens, the price the other way (EL-336, EL-402)."""
    g.resources[4 * buyer + CASH] -= price
    g.resources[4 * seller + CASH] += price
    part_with(g, seller, card)
    g.squad[buyer].append(card)
    take_jersey(g, buyer, card)
    if g.events is not None:
        g.tell("traded", "EL-402", [seller, buyer, card, price])
    check_objective(g, seller)
    check_objective(g, buyer)


def amounts(verb: int, most: int) -> list[int]:
    """Prices from 0 on."""
    return [verb | (c.NUMBER + amount) << 8 for amount in range(min(most, c.NUMBERS - 1) + 1)]


def says_amount(g: Eleven, seat: int, thing: int) -> Said | None:
    """A price."""
    return said(n=thing - c.NUMBER) if c.NUMBER <= thing < c.NUMBER + c.NUMBERS else None


def asks_price(g: Eleven, seat: int, card: int) -> Said:
    """The Player whose price is asked for."""
    return said(card=name(card))


# offer, offer_reply: a price for another club's Player


def begin_offer(g: Eleven, seat: int, card: int) -> None:
    """Ask for the price (EL-334)."""
    g.ask(seat, s.OFFER, card)


def legal_offer(g: Eleven, seat: int, card: int) -> list[int]:
    """Any price that the club can pay."""
    return amounts(s.OFFER, cash(g, seat))


def answer_offer(g: Eleven, seat: int, card: int, option: int) -> None:
    """The owner replies; the turn waits."""
    price = (option >> 8) - c.NUMBER
    owner = owner_of(g, card)
    if g.events is not None:
        g.tell("offered", "EL-334", [seat, owner, card, price])
    g.push(s.RESUME, seat)
    g.ask(owner, s.OFFER_REPLY, card | price << 6 | seat << 14)


OFFER_QUESTION: Final = Question(
    s.OFFER,
    "offer",
    "EL-334",
    legal_offer,
    answer_offer,
    asks=asks_price,
    says=says_amount,
    unheard=True,  # before it is made
)


def answer_offer_reply(g: Eleven, seat: int, arg: int, option: int) -> None:
    """A trade is the active player's Basic action; a declined offer counts (EL-334, EL-402)."""
    buyer = arg >> 14
    if option >> 8 == c.ACCEPT:
        g.basic = 1
        trade(g, seat, buyer, arg & CARD, arg >> 6 & 0xFF)
    else:
        g.declined += 1
        if g.events is not None:
            g.tell("offer_declined", "EL-334", [seat, buyer, arg & CARD])


OFFER_REPLY_QUESTION: Final = Question(
    s.OFFER_REPLY,
    "offer_reply",
    "EL-334",
    (c.ACCEPT, c.DECLINE),
    answer_offer_reply,
    asks=lambda g, seat, arg: said(card=name(arg & CARD), price=arg >> 6 & 0xFF, who=Seat(arg >> 14)),
    says=by_word({c.ACCEPT: "", c.DECLINE: "decline"}),
    caretaker=c.DECLINE,
)


# asking_price, bid, take_bid: a Player announced for sale


def announce(g: Eleven, seat: int, card: int) -> None:
    """Ask for the price (EL-335)."""
    g.ask(seat, s.ASKING_PRICE, card)


def legal_asking_price(g: Eleven, seat: int, card: int) -> list[int]:
    """As much as the richest of the others can pay."""
    most = 0
    for other in range(g.seats):
        if other != seat:
            most = max(most, cash(g, other))
    return amounts(s.ASKING_PRICE, most)


def answer_asking_price(g: Eleven, seat: int, card: int, option: int) -> None:
    """The next club clockwise answers first (EL-335)."""
    price = (option >> 8) - c.NUMBER
    g.bids = [-1] * g.seats
    if g.events is not None:
        g.tell("announced", "EL-335", [seat, card, price])
    g.push(s.RESUME, seat)
    g.ask((seat + 1) % g.seats, s.BID, card | price << 6 | seat << 14)


ASKING_PRICE_QUESTION: Final = Question(
    s.ASKING_PRICE,
    "asking_price",
    "EL-335",
    legal_asking_price,
    answer_asking_price,
    asks=asks_price,
    says=says_amount,
)


def legal_bid(g: Eleven, seat: int, arg: int) -> list[int]:
    """Accept the price, bid another one, or pass (EL-335)."""
    price = arg >> 6 & 0xFF
    money = cash(g, seat)
    options: list[int] = []
    if price <= money:
        options.append(s.BID | c.ACCEPT << 8)
    options += [option for option in amounts(s.BID, money) if option >> 8 != c.NUMBER + price]
    options.append(s.BID | c.PASS << 8)
    return options


def answer_bid(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Then the next club, once each; at last the seller decides."""
    thing = option >> 8
    seller = arg >> 14
    if thing != c.PASS:
        g.bids[seat] = arg >> 6 & 0xFF if thing == c.ACCEPT else thing - c.NUMBER
    if g.events is not None:
        g.tell("bid", "EL-335", [seat, arg & CARD, g.bids[seat]])
    following = (seat + 1) % g.seats
    if following != seller:
        g.ask(following, s.BID, arg)
    else:
        g.ask(seller, s.TAKE_BID, arg & CARD)


def asks_bid(g: Eleven, seat: int, arg: int) -> Said:
    """The Player, his price, and the club's cash."""
    return said(card=name(arg & CARD), price=arg >> 6 & 0xFF, cash=cash(g, seat))


def says_bid(g: Eleven, seat: int, thing: int) -> Said | None:
    """The price, another one, or nothing."""
    if thing in (c.ACCEPT, c.PASS):
        return said("accept" if thing == c.ACCEPT else "pass")
    return says_amount(g, seat, thing)


BID_QUESTION: Final = Question(
    s.BID,
    "bid",
    "EL-335",
    legal_bid,
    answer_bid,
    asks=asks_bid,
    says=says_bid,
    caretaker=c.PASS,
)


def legal_take_bid(g: Eleven, seat: int, card: int) -> list[int]:
    """One of the bids, by the seat that made it, or a normal sale (EL-335)."""
    options = [s.TAKE_BID | (c.NUMBER + other) << 8 for other in range(g.seats) if g.bids[other] >= 0]
    options.append(s.TAKE_BID | c.NONE << 8)
    return options


def answer_take_bid(g: Eleven, seat: int, card: int, option: int) -> None:
    """Sell to a club, or to the supply as usual."""
    if option >> 8 == c.NONE:
        sell(g, seat, card, 0, True)
    else:
        buyer = (option >> 8) - c.NUMBER
        trade(g, seat, buyer, card, g.bids[buyer])
        go_on(g, buyer)
    g.bids = [-1] * g.seats


def says_take_bid(g: Eleven, seat: int, thing: int) -> Said | None:
    """A bid by whoever made it, or a normal sale."""
    if c.NUMBER <= thing < c.NUMBER + g.seats:
        other = thing - c.NUMBER
        return said(who=Seat(other), price=euros(max(0, g.bids[other])))
    return said("none") if thing == c.NONE else None


TAKE_BID_QUESTION: Final = Question(
    s.TAKE_BID,
    "take_bid",
    "EL-335",
    legal_take_bid,
    answer_take_bid,
    asks=asks_price,
    says=says_take_bid,
    caretaker=c.NONE,
)
