"""Buying a footballer: draw or not, buy or refuse; a refused card is auctioned (FM-052 to FM-065)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.footmania.cards import BONUS, BUY_IT, DRAW_IT, NO_DRAW, PRICE, REFUSE, RESALE
from touchline.games.footmania.rules.auction import hold_auction
from touchline.games.footmania.rules.bank import BANK_SELL_VERB, add_bank_sales, bank_sell
from touchline.games.footmania.rules.choices import tempting_deal
from touchline.games.footmania.rules.complete import completes
from touchline.games.footmania.rules.faces import join, show, show_all, tell_face
from touchline.games.footmania.state import BANK_SELL, CARD, DRAW, Footmania
from touchline.games.footmania.text import DECKS, facts, money, name

# draw: the top card of the deck, or none (FM-052 to FM-054)


def legal_draw(g: Footmania, seat: int, foreign: int) -> list[int]:
    """Draw or not; bank sales raise the cash first (FM-076)."""
    options = [DRAW | DRAW_IT << 8, DRAW | NO_DRAW << 8]
    add_bank_sales(g, seat, options)
    return options


def answer_draw(g: Footmania, seat: int, foreign: int, option: int) -> None:
    """He alone looks at the face (FM-054); not drawing leaves the card on top and ends the turn (FM-053)."""
    if option & 0xFF == BANK_SELL:
        bank_sell(g, seat, option >> 8)
        g.ask(seat, DRAW, foreign)
    elif option >> 8 == NO_DRAW:
        if g.events is not None:
            g.tell("not_drawn", "FM-053", [seat, foreign])
    else:
        g.reveal()
        g.drawn = g.foreign_deck.pop() if foreign else g.domestic_deck.pop()
        show(g, seat, g.drawn)
        if g.events is not None:
            tell_face(g, "drawn", "FM-054", [seat, g.drawn], 1)
        g.ask(seat, CARD)


def asks_draw(g: Footmania, seat: int, foreign: int) -> Said:
    """The back on top of the deck."""
    top = (g.foreign_deck if foreign else g.domestic_deck)[-1]
    return said(deck=DECKS[foreign], price=money(PRICE[top]), stars=BONUS[top], cash=money(g.cash[seat]))


def says_draw(g: Footmania, seat: int, thing: int) -> Said | None:
    """Look at the top card or leave it."""
    deck = g.foreign_deck if g.open[seat] >> 8 else g.domestic_deck
    if thing == DRAW_IT:
        return said("draw", price=money(PRICE[deck[-1]]) if deck else "")
    return said("no_draw") if thing == NO_DRAW else None


DRAW_QUESTION: Final = Question(
    DRAW,
    "draw",
    "FM-052",
    legal_draw,
    answer_draw,
    asks=asks_draw,
    says=says_draw,
    place="deck",
    verbs=(BANK_SELL_VERB,),
    tempting=tempting_deal,
    caretaker=NO_DRAW,
    phase="footballer-square",
)


# card: buy the drawn footballer or refuse him (FM-055 to FM-059)


def legal_card(g: Footmania, seat: int, arg: int) -> list[int]:
    """Buy with the cash at hand, or refuse; bank sales may come first (FM-057, FM-098)."""
    options: list[int] = []
    if g.cash[seat] >= PRICE[g.drawn]:
        options.append(CARD | BUY_IT << 8)
    options.append(CARD | REFUSE << 8)
    add_bank_sales(g, seat, options)
    return options


def answer_card(g: Footmania, seat: int, arg: int, option: int) -> None:
    """The price goes to the bank and the face stays hidden (FM-055, FM-056), or all see it (FM-058).

    After the buy or the auction nothing is left of the turn but its end (FM-063).
    """
    card = g.drawn
    if option & 0xFF == BANK_SELL:
        bank_sell(g, seat, option >> 8)
        g.ask(seat, CARD)
    elif option >> 8 == BUY_IT:
        g.drawn = -1
        g.cash[seat] -= PRICE[card]
        join(g, seat, card)  # FM-065: no limit
        if g.events is not None:
            tell_face(g, "bought", "FM-055", [seat, card, PRICE[card]], 1)
        completes(g, seat)
    else:
        g.drawn = -1
        g.reveal()
        show_all(g, [card])
        if g.events is not None:
            g.tell("refused_card", "FM-058", [seat, card, RESALE[card]])
        hold_auction(g, card, -1, seat, RESALE[card])  # FM-059, FM-060


def asks_card(g: Footmania, seat: int, arg: int) -> Said:
    """The card that one has drawn."""
    price, cash = money(PRICE[g.drawn]), money(g.cash[seat])
    return said(card=name(g.drawn), facts=facts(g.drawn), price=price, cash=cash)


def says_card(g: Footmania, seat: int, thing: int) -> Said | None:
    """Buy or refuse the card that one has drawn."""
    if g.drawn < 0 or g.seen[g.drawn] >> seat & 1 == 0:
        return None
    if thing == BUY_IT:
        return said("buy", card=name(g.drawn), facts=facts(g.drawn), price=money(PRICE[g.drawn]))
    return said("refuse", card=name(g.drawn), opening=money(RESALE[g.drawn]))


def refuses_card(g: Footmania, seat: int, arg: int, option: int) -> Said | None:
    """Money."""
    if option >> 8 == BUY_IT:
        return refuse("FM-057", "too-dear", price=money(PRICE[g.drawn]), cash=money(g.cash[seat]))
    return None


CARD_QUESTION: Final = Question(
    CARD,
    "card",
    "FM-054",
    legal_card,
    answer_card,
    asks=asks_card,
    says=says_card,
    place="drawn",
    verbs=(BANK_SELL_VERB,),
    refuses=refuses_card,
    tempting=lambda g, seat, arg: [CARD | BUY_IT << 8, *tempting_deal(g, seat, arg)],
    caretaker=REFUSE,
    phase="footballer-square",
)
