"""Squares: what happens where a pawn stops (FM-035 to FM-051)."""

from __future__ import annotations

from touchline.games.footmania import cards as c
from touchline.games.footmania.rules.bank import sponsor_of
from touchline.games.footmania.rules.euromatch import draw_club
from touchline.games.footmania.rules.plus_cards import draw_plus
from touchline.games.footmania.rules.question_cards import draw_question
from touchline.games.footmania.state import DRAW, ROLL, Footmania


def resolve_square(g: Footmania, arg: int) -> None:
    """Only the square where the pawn stops counts; any number of pawns may stand there (FM-023, FM-024).

    The championship square in phase 1, the centre spot and a square whose deck is empty do nothing and
    bring no money (FM-035, FM-036, FM-049). Both phases differ in euromatch squares only (FM-051, FM-118).
    """
    seat = g.active
    kind = c.KIND[g.square[seat]]
    if kind == c.BLUE_SQUARE:
        if g.domestic_deck:  # FM-039, FM-064
            g.ask(seat, DRAW, 0)
    elif kind == c.RED_SQUARE:
        if g.foreign_deck:  # FM-040, FM-064
            g.ask(seat, DRAW, 1)
    elif kind == c.QUESTION_SQUARE:
        draw_question(g, seat)  # FM-041
    elif kind == c.PLUS_SQUARE:
        draw_plus(g, seat)  # FM-042
    elif kind == c.EUROMATCH_SQUARE:
        if g.phase == 1:  # FM-037, FM-038: roll again and move on
            g.push(ROLL)
            if g.events is not None:
                g.tell("rolls_on", "FM-037", [seat])
        else:
            draw_club(g, seat)
    elif kind == c.JACKPOT_SQUARE:
        take_jackpot(g, seat)
    elif kind >= c.SPONSOR_SQUARE:
        collect(g, seat, kind - c.SPONSOR_SQUARE)


def take_jackpot(g: Footmania, seat: int) -> None:
    """All the money in the jackpot, for who stops there in either phase (FM-047, FM-048, FM-050)."""
    won = g.jackpot
    g.cash[seat] += won
    g.jackpot = 0
    if g.events is not None:
        g.tell("jackpot", "FM-047", [seat, won])


def collect(g: Footmania, seat: int, item: int) -> None:
    """The sponsor of this item pays the manager who stops here, if he has it (FM-043 to FM-046)."""
    card = sponsor_of(g, seat, item)
    if card < 0:
        if g.events is not None:
            g.tell("no_sponsor", "FM-044", [seat, item])
        return
    g.cash[seat] += c.PAYOUT[card]
    if g.events is not None:
        g.tell("sponsor_paid", "FM-043", [seat, card, c.PAYOUT[card]])
