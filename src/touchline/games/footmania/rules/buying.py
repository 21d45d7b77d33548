"""Buying a footballer: draw or not, buy or refuse; a refused card is auctioned (FM-052 to FM-065)."""

from __future__ import annotations

from touchline.games.footmania.cards import BUY_IT, DRAW_IT, NO_DRAW, PRICE, REFUSE, RESALE
from touchline.games.footmania.rules.auction import hold_auction
from touchline.games.footmania.rules.bank import add_bank_sales, bank_sell
from touchline.games.footmania.rules.complete import completes
from touchline.games.footmania.rules.faces import join, show, show_all, tell_face
from touchline.games.footmania.state import BANK_SELL, CARD, DRAW, Footmania

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
