"""Question cards: money, sponsors, help and trouble (FM-041, FM-184 to FM-193, and the table of cards)."""

from __future__ import annotations

from touchline.games.footmania import cards as c
from touchline.games.footmania.rules.bank import sponsor_of
from touchline.games.footmania.rules.debts import owe
from touchline.games.footmania.rules.plus_cards import draw_plus
from touchline.games.footmania.state import RETURN_PLUS, ROLL, Footmania


def draw_question(g: Footmania, seat: int) -> None:
    """The top card is read to all and carried out at once (FM-041, FM-184, FM-193, FM-274)."""
    if not g.question_deck:
        return
    g.reveal()
    card = g.question_deck.pop()
    g.event = card
    if g.events is not None:
        g.tell("question", "FM-184", [seat, card])
    effect = c.QUESTION_EFFECT[card]
    if effect == c.SPONSOR:
        sign_sponsor(g, seat, card)
        return
    amount = c.QUESTION_AMOUNT[card]
    if effect == c.PAY_UP:
        owe(g, seat, amount)
        return
    if effect == c.PAY_PER_FOOTBALLER:
        owe(g, seat, amount * len(g.squad[seat]))  # FM-281: the sum is fixed now
        return
    if effect == c.PAY_PER_RED:
        owe(g, seat, amount * coloured(g, seat, c.RED))
        return
    g.question_deck.insert(0, card)  # FM-187; a payment is settled first
    if effect == c.GAIN:
        gain(g, seat, amount)
    elif effect == c.GAIN_PER_YELLOW:
        gain(g, seat, amount * coloured(g, seat, c.YELLOW))
    elif effect == c.DRAW_PLUS:
        draw_plus(g, seat)
    elif effect == c.LOSE_PLUS:
        if g.plus_cards[seat]:
            g.ask(seat, RETURN_PLUS)
    elif effect == c.EXTRA_ROLL:
        g.push(ROLL)
    elif effect == c.SKIP_TURN:
        g.misses[seat] += 1  # FM-026


def coloured(g: Footmania, seat: int, colour: int) -> int:
    """How many footballers of this colour he owns."""
    return sum(1 for card in g.squad[seat] if c.COLOUR[card] == colour)


def gain(g: Footmania, seat: int, amount: int) -> None:
    """Money from the bank (FM-185)."""
    g.cash[seat] += amount
    if g.events is not None:
        g.tell("gained", "FM-185", [seat, amount])


def sign_sponsor(g: Footmania, seat: int, card: int) -> None:
    """It lies face up before its owner (FM-188); of two for one item the better stays (FM-191, FM-192)."""
    old = sponsor_of(g, seat, c.ITEM[card])
    kept = old if old >= 0 and c.PAYOUT[old] >= c.PAYOUT[card] else card
    g.sponsors[seat * 4 + c.ITEM[card]] = kept
    if old >= 0:
        g.question_deck.insert(0, card if kept == old else old)
    if g.events is not None:
        if kept == card:
            g.tell("sponsor_signed", "FM-188", [seat, card, old])
        else:
            g.tell("sponsor_declined", "FM-191", [seat, card, old])
