"""Debts: nobody may have any, so a payment beyond the cash is raised by sales (FM-092 to FM-098, FM-186)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.footmania.cards import FOOTBALLERS, RESALE
from touchline.games.footmania.rules.auction import hold_auction
from touchline.games.footmania.rules.bank import BANK_SELL_VERB, add_bank_sales, bank_sell, owns, sponsors_of
from touchline.games.footmania.rules.choices import OWN_AUCTION_VERB
from touchline.games.footmania.rules.deadline import deals_open
from touchline.games.footmania.rules.faces import show_all
from touchline.games.footmania.state import BANK_SELL, OWN_AUCTION, PAYMENT, SETTLE_DEBT, Footmania
from touchline.games.footmania.text import money


def owe(g: Footmania, seat: int, amount: int) -> None:
    """The question card takes money; it has to be raised before anything else happens (FM-093)."""
    g.debtor = seat
    g.debt = amount
    g.tried = []
    g.push(SETTLE_DEBT)


def settle_debt(g: Footmania, arg: int) -> None:
    """Pay into the jackpot; sell one card at a time until it can be paid (FM-094, FM-097, FM-186)."""
    seat = g.debtor
    if g.cash[seat] < g.debt and (g.squad[seat] or sponsors_of(g, seat)):
        g.ask(seat, PAYMENT)
        return
    paid = min(g.cash[seat], g.debt)  # FM-097: the rest is dropped
    g.cash[seat] -= paid
    g.jackpot += paid
    dropped = g.debt - paid
    g.debtor = -1
    g.debt = 0
    g.question_deck.insert(0, g.event)  # FM-187: after use, below sponsors sold for it
    if g.events is not None:
        g.tell("paid", "FM-186", [seat, paid, dropped])


# payment: a card goes to the bank, or before the deadline into an auction of his own (FM-094 to FM-096)


def legal_payment(g: Footmania, seat: int, arg: int) -> list[int]:
    """Anything to the bank; by auction what was not tried for this payment (FM-095, FM-096)."""
    options: list[int] = []
    add_bank_sales(g, seat, options)
    if deals_open(g):
        for card in g.squad[seat]:
            if card not in g.tried:
                options.append(OWN_AUCTION | card << 8)
        for card in sponsors_of(g, seat):
            if card not in g.tried:
                options.append(OWN_AUCTION | card << 8)
    return options


def answer_payment(g: Footmania, seat: int, arg: int, option: int) -> None:
    """Sell it (FM-094); an auction opens at the devalued price and the money is his (FM-095)."""
    thing = option >> 8
    g.push(SETTLE_DEBT)
    if option & 0xFF == BANK_SELL:
        bank_sell(g, seat, thing)
        return
    g.tried.append(thing)
    g.reveal()
    if thing < FOOTBALLERS:
        show_all(g, [thing])
    hold_auction(g, thing, seat, seat, RESALE[thing])


def asks_payment(g: Footmania, seat: int, arg: int) -> Said:
    """What is still missing."""
    cash, missing = money(g.cash[seat]), money(g.debt - g.cash[seat])
    return said(debt=money(g.debt), cash=cash, missing=missing)


def refuses_payment(g: Footmania, seat: int, arg: int, option: int) -> Said | None:
    """An auction that was tried, or of what is not his."""
    if option & 0xFF != OWN_AUCTION:
        return None
    return refuse("FM-096", "tried-already") if owns(g, seat, option >> 8) else refuse("FM-255", "not-yours")


def tempting_payment(g: Footmania, seat: int, arg: int) -> list[int]:
    """Auctions that were tried or are over."""
    return [OWN_AUCTION | card << 8 for card in [*g.squad[seat], *sponsors_of(g, seat)]]


PAYMENT_QUESTION: Final = Question(
    PAYMENT,
    "payment",
    "FM-093",
    legal_payment,
    answer_payment,
    asks=asks_payment,
    verbs=(BANK_SELL_VERB, OWN_AUCTION_VERB),
    refuses=refuses_payment,
    tempting=tempting_payment,
    phase="forced-payment",
)
