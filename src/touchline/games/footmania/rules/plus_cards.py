"""Plus cards in hand: drawing, and the limit of six (FM-042, FM-194 to FM-197)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.footmania.cards import BOOST_SELF, EFFECT, PLUS, QUESTION_CARD, STARS
from touchline.games.footmania.rules.bank import BANK_SELL_VERB, add_bank_sales, bank_sell
from touchline.games.footmania.state import BANK_SELL, RETURN_PLUS, Footmania
from touchline.games.footmania.text import facts, name

MOST_PLUS: Final = 6  # FM-195


def draw_plus(g: Footmania, seat: int) -> None:
    """The top plus card; with six in hand one of the seven goes back (FM-195, FM-196, FM-197)."""
    if not g.plus_deck:
        return
    g.reveal()
    card = g.plus_deck.pop()
    insort(g.plus_cards[seat], card)
    if g.events is not None:
        g.tell("plus_drawn", "FM-042", [seat, card], only=seat, veil=[seat, -1])
    if len(g.plus_cards[seat]) > MOST_PLUS:
        g.ask(seat, RETURN_PLUS)


# return_plus: one of his plus cards goes under the deck, unseen (FM-196, and `lose_plus`)


def legal_return_plus(g: Footmania, seat: int, arg: int) -> list[int]:
    """Any plus card in hand; where there is a choice, bank sales may come first (FM-076)."""
    options = [RETURN_PLUS | card << 8 for card in g.plus_cards[seat]]
    if len(options) > 1:
        add_bank_sales(g, seat, options)
    return options


def answer_return_plus(g: Footmania, seat: int, arg: int, option: int) -> None:
    """It goes under the plus deck (FM-249)."""
    card = option >> 8
    if option & 0xFF == BANK_SELL:
        bank_sell(g, seat, card)
        g.ask(seat, RETURN_PLUS)
        return
    g.plus_cards[seat].remove(card)
    g.plus_deck.insert(0, card)
    if g.events is not None:
        g.tell("plus_returned", "FM-196", [seat, card], only=seat, veil=[seat, -1])


RETURN_PLUS_QUESTION: Final = Question(
    RETURN_PLUS,
    "return_plus",
    "FM-196",
    legal_return_plus,
    answer_return_plus,
    says=lambda g, seat, thing: said(card=name(thing), facts=facts(thing)),
    place="plus",
    verbs=(BANK_SELL_VERB,),
    phase="plus-cards",
)


def play_plus(g: Footmania, seat: int, card: int) -> None:
    """The card is played: it lies open until the match ends."""
    g.reveal()
    g.plus_cards[seat].remove(card)
    g.played.append(card)


def put_played_under(g: Footmania) -> None:
    """Cards played go under the plus deck when the match ends, in the order played (FM-130, FM-181)."""
    for card in g.played:
        g.plus_deck.insert(0, card)
    g.played = []


def says_plus(thing: int) -> Said | None:
    """A plus card that is played; a boost says what it brings."""
    if not PLUS <= thing < QUESTION_CARD:
        return None
    case = "boost" if EFFECT[thing] == BOOST_SELF else ""
    return said(case, place="plus", card=name(thing), facts=facts(thing), stars=STARS[thing])


def tempting_plus(g: Footmania, seat: int, arg: int) -> list[int]:
    """All plus cards in hand."""
    return [g.open[seat] & 0xFF | card << 8 for card in g.plus_cards[seat]]
