"""Step 5: the tax board is paid, then consolation for those who won nothing (B11-096 to B11-111)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.best11.cards import DISCARD, DONE, MGR_TAX, MONEY, TACTIC_WORD
from touchline.games.best11.rules.bonuses import gain_tactics, says_card
from touchline.games.best11.rules.deck import forget
from touchline.games.best11.state import HANDICAP, HANDICAP_DISCARD, HANDICAPS, Best11

TAX_MONEY: Final = 3  # B11-096
HANDICAP_MONEY: Final = 3  # B11-104
HANDICAP_CARDS: Final = 2  # B11-108


def tax(g: Best11, arg: int) -> None:
    """Once a round, if a rival won the card that the same rival nominated (B11-096 to B11-099)."""
    for seat in range(g.seats):
        if g.manager[seat] == MGR_TAX and g.own_sign & ~(1 << seat):  # B11-097, B11-098
            g.purse[seat] += TAX_MONEY
            if g.events is not None:
                g.tell("tax", "B11-096", [seat, TAX_MONEY])


def handicaps(g: Best11, turn: int) -> None:
    """Each manager who won no card chooses one consolation, in whistle order (B11-100, B11-111)."""
    for i in range(turn, g.seats):
        seat = (g.lead + i) % g.seats
        if not g.signed >> seat & 1:  # B11-101, B11-102
            g.push(HANDICAPS, i + 1)
            g.ask(seat, HANDICAP)
            return


def legal_handicap(g: Best11, seat: int, arg: int) -> list[int]:
    """Money always; tactics while there are some; discarding with a card in hand (B11-107, B11-279)."""
    options = [HANDICAP | MONEY << 8]
    if g.tactics_deck:
        options.append(HANDICAP | TACTIC_WORD << 8)
    if g.hand[seat]:
        options.append(HANDICAP | DISCARD << 8)
    return options


def answer_handicap(g: Best11, seat: int, arg: int, option: int) -> None:
    """Exactly one of the three (B11-103)."""
    choice = option >> 8
    if choice == MONEY:
        g.purse[seat] += HANDICAP_MONEY
        if g.events is not None:
            g.tell("handicap_money", "B11-104", [seat, HANDICAP_MONEY])
    elif choice == TACTIC_WORD:
        if g.events is not None:
            g.tell("handicap_tactic", "B11-105", [seat])
        gain_tactics(g, seat)  # B11-106
    else:
        if g.events is not None:
            g.tell("handicap_discard", "B11-108", [seat])
        g.ask(seat, HANDICAP_DISCARD, HANDICAP_CARDS)


def says_handicap(g: Best11, seat: int, thing: int) -> Said:
    """One of the three consolations."""
    if thing == MONEY:
        return said("money", money=HANDICAP_MONEY)
    return said("tactic") if thing == TACTIC_WORD else said("discard", cards=HANDICAP_CARDS)


def refuses_handicap(g: Best11, seat: int, arg: int, option: int) -> Said | None:
    """Two of the three need something to work with."""
    if option >> 8 == TACTIC_WORD:
        return refuse("B11-107", "no-tactics-left")
    return refuse("B11-279", "empty-hand") if option >> 8 == DISCARD else None


HANDICAP_QUESTION: Final = Question(
    HANDICAP,
    "handicap",
    "B11-103",
    legal_handicap,
    answer_handicap,
    says=says_handicap,
    place="handicap",
    refuses=refuses_handicap,
    tempting=(MONEY, TACTIC_WORD, DISCARD),
    caretaker=MONEY,
    phase="handicap",
)


def legal_handicap_discard(g: Best11, seat: int, left: int) -> list[int]:
    """Any free agent in hand, at most two, or done (B11-108, B11-109)."""
    options = [HANDICAP_DISCARD | card << 8 for card in g.hand[seat]]
    options.append(HANDICAP_DISCARD | DONE << 8)
    return options


def answer_handicap_discard(g: Best11, seat: int, left: int, option: int) -> None:
    """Put the card on the discard pile; it is replaced at the refill (B11-110)."""
    card = option >> 8
    if card == DONE:
        return
    g.hand[seat].remove(card)
    forget(g, seat, card)
    g.discard.append(card)
    g.reveal()
    if g.events is not None:
        g.tell("hand_discarded", "B11-108", [seat, card])
    if left > 1:
        g.ask(seat, HANDICAP_DISCARD, left - 1)


HANDICAP_DISCARD_QUESTION: Final = Question(
    HANDICAP_DISCARD,
    "handicap_discard",
    "B11-108",
    legal_handicap_discard,
    answer_handicap_discard,
    asks=lambda g, seat, left: said(left=left),
    says=says_card,
    place="hand",
    caretaker=DONE,
    phase="handicap",
)
