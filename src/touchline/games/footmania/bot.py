"""A sensible newcomer's way to play Footmania.

It fills missing posts first, pays so much for a star and no more, walks to the square that promises most,
deals only at a gain, fields its best eleven, and plays plus cards only where they turn a match. It looks at
its own cards, at faces that it has seen and at what lies open, never at what is dealt again in its world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.chance import Chance, best
from touchline.games.footmania.cards import (
    AMOUNT,
    AUTO,
    BLUE_SQUARE,
    BUY_IT,
    CONFIRM_IT,
    DICE,
    DONE,
    DRAW_IT,
    EURO,
    EUROMATCH_SQUARE,
    FOOTBALLERS,
    JACKPOT_SQUARE,
    KIND,
    NO_DRAW,
    NONE,
    PASS,
    PAYOUT,
    PLAY_IT,
    PLUS_SQUARE,
    POST,
    PRICE,
    QUESTION_SQUARE,
    RED_SQUARE,
    REFUSE,
    RESALE,
    ROLL_IT,
    ROUTES,
    SEAT,
    SPONSOR_SQUARE,
    SQUARE,
    TRAINEE_WORD,
    VALUE,
)
from touchline.games.footmania.rules.auction import RAISES, least_bid
from touchline.games.footmania.rules.bank import sponsor_of
from touchline.games.footmania.rules.line_up import red_room
from touchline.games.footmania.rules.match import playable
from touchline.games.footmania.rules.plus_cards import MOST_PLUS
from touchline.games.footmania.rules.scoring import strength
from touchline.games.footmania.rules.team import MOST_COUNTED
from touchline.games.footmania.state import (
    ANSWER,
    BANK_SELL,
    BID,
    BUY_FROM,
    CARD,
    CONFIRM,
    DRAW,
    EURO_CARD,
    EUROMATCH,
    LINE_UP,
    MATCH,
    OFFER_AMOUNT,
    OFFER_FOR,
    OFFER_TO,
    OWN_AUCTION,
    PAYMENT,
    REPLACE,
    REPLY,
    RETURN_PLUS,
    ROLL_DIE,
    ROUTE,
    SENT_OFF,
    SUB_POST,
    TARGET,
    WINDOW,
    Footmania,
)
from touchline.games.footmania.tactics import (
    best_target,
    euro_plan,
    full_strength,
    keeping,
    needs_protection,
    next_move,
    stars_at,
    threatened,
)
from touchline.games.footmania.trading import answer, begun_by_another, confirms, go_on, speak
from touchline.games.footmania.valuation import NEVER, Outlook, best_team

PLUS_CARD: Final = 4.0  # what drawing one is worth
ANOTHER_PLUS_CARD: Final = 1.0  # with a full hand
QUESTION: Final = 2.5  # what a question card brings on average, sponsors included
NEXT_MOVE: Final = 0.4  # how much the square of the next move counts beside this one
BOLD: Final = 3  # a raise is at most this part of what is left up to the own limit

Value = Callable[[int], float]  # what an option promises


def greedy(world: Footmania, seat: int, options: list[int], chance: Chance) -> int:
    """The option that promises this seat most; equals are drawn."""
    return best(options, weigh(world, seat, options, chance), chance)


def weigh(world: Footmania, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What each of the options promises this seat; only the order matters."""
    return weigh_with(Outlook(world, seat), options, chance)


def weigh_with(mind: Outlook, options: list[int], chance: Chance) -> list[float]:
    """What each of the options promises a manager of some temper."""
    question = mind.g.open[mind.seat] & 0xFF
    value = only(window(mind, chance)) if question == WINDOW else VALUE_OF[question](mind)
    return [value(option) for option in options]


def only(chosen: int, *others: int) -> Value:
    """This option; if not, one of these, the first of them rather; no other is worth a thought."""
    order = {option: 1 / (place + 2) for place, option in enumerate(others)}
    order[chosen] = 1.0
    return lambda option: order.get(option, NEVER)


def unless_sold(value: Value) -> Value:
    """The same, and never a bank sale: money is raised when there is something to pay for."""
    return lambda option: NEVER if option & 0xFF == BANK_SELL else value(option)


# The transfer window


def window(mind: Outlook, chance: Chance) -> int:
    """An offer that promises a gain, or done."""
    deal = speak(mind, chance)
    if deal is None:
        return WINDOW | DONE << 8
    return deal.kind | (SEAT + deal.to if deal.kind == BUY_FROM else deal.card) << 8


def offer_part(mind: Outlook) -> Value:
    """The next part of the best deal with the parts that stand."""
    g = mind.g
    found = go_on(mind, g.offer)
    return lambda option: found.get(option >> 8, begun_by_another(option))


def answer_offer(mind: Outlook) -> Value:
    """Only at a gain."""
    g, seat = mind.g, mind.seat
    return unless_sold(lambda option: answer(mind, option >> 8, g.offer, g.open[seat] >> 8))


def confirm(mind: Outlook) -> Value:
    """Only at a gain."""
    g, seat = mind.g, mind.seat
    won = confirms(mind, g.offer, g.shown, g.open[seat] >> 8)
    return unless_sold(lambda option: won if option >> 8 == CONFIRM_IT else 0.0)


# Moving


def route(mind: Outlook) -> Value:
    """The square that promises most, with an eye on the next move."""
    g, seat = mind.g, mind.seat
    worth = squares(mind)
    ends = {end & 0xFF: end >> 8 for end in ROUTES[g.heading[seat] + 1][g.square[seat]][g.open[seat] >> 8]}

    def value(option: int) -> float:
        square = (option >> 8) - SQUARE
        ahead = [
            max(worth(end & 0xFF) for end in ROUTES[ends[square] + 1][square][die])
            for die in range(1, DICE + 1)
        ]
        return worth(square) + NEXT_MOVE * sum(ahead) / DICE

    return unless_sold(value)


def roll(mind: Outlook) -> Value:
    """Money is raised when there is something to buy."""
    return only(ROLL_DIE | ROLL_IT << 8)


def squares(mind: Outlook) -> Value:
    """What stopping on a square promises."""
    g, seat = mind.g, mind.seat
    plus = ANOTHER_PLUS_CARD if len(g.plus_cards[seat]) == MOST_PLUS else PLUS_CARD
    worth = {
        BLUE_SQUARE: mind.draw(g.domestic_deck),
        RED_SQUARE: mind.draw(g.foreign_deck),
        QUESTION_SQUARE: QUESTION,
        PLUS_SQUARE: plus,
        JACKPOT_SQUARE: float(g.jackpot),
    }
    for item in range(4):
        card = sponsor_of(g, seat, item)
        worth[SPONSOR_SQUARE + item] = float(PAYOUT[card]) if card >= 0 else 0.0
    worth[EUROMATCH_SQUARE] = sum(worth.values()) / len(worth)  # he rolls on (FM-037)
    return lambda square: worth.get(KIND[square], 0.0)


# Buying


def draw(mind: Outlook) -> Value:
    """Look, unless that promises too little: then the card waits on top for the next time."""
    draws, leaves = DRAW | DRAW_IT << 8, DRAW | NO_DRAW << 8
    deck = mind.g.foreign_deck if mind.g.open[mind.seat] >> 8 else mind.g.domestic_deck
    if mind.temper.draws > NEVER and mind.draw(deck) < mind.temper.draws:  # newcomers need not reckon
        return only(leaves, draws)
    return only(draws, leaves)


def card(mind: Outlook) -> Value:
    """Buy at a gain; if the cash does not do, sell whoever would not play beside him."""
    g = mind.g
    price = PRICE[g.drawn]
    buys, refuses = CARD | BUY_IT << 8, CARD | REFUSE << 8
    sells = [BANK_SELL | sold << 8 for sold in mind.sales_for(g.drawn, price)[:1]]
    if mind.value(g.drawn) + mind.lost_to_rivals(g.drawn) < price:
        return only(refuses, buys, *sells)
    if mind.affords(g.drawn, price):
        return only(buys, refuses)
    return only(*sells, refuses, buys)


def bid(mind: Outlook) -> Value:
    """Up to what the lot is worth, in steps that grow with what is left while others bid too."""
    g, seat = mind.g, mind.seat
    least = least_bid(g)
    passes, bids = BID | PASS << 8, BID | (AMOUNT + least) << 8
    if mind.value(g.lot) < least:
        return only(passes, bids)
    if not mind.affords(g.lot, least):
        sales = mind.sales_for(g.lot, least) if g.lot < FOOTBALLERS else []
        return only(*[BANK_SELL | sold << 8 for sold in sales[:1]], passes, bids)
    rivals = [other for other in range(g.seats) if other != seat and not g.out >> other & 1]
    room = min(mind.value(g.lot) - least, float(-mind.short_of(g.lot, least))) if rivals else 0.0
    raised = max(more for more in RAISES if BOLD * more <= room)
    return only(BID | (AMOUNT + least + raised) << 8, passes, bids)


def payment(mind: Outlook) -> Value:
    """Whoever is missed least; who does not play goes into an auction first, where others may pay more."""
    spare = mind.surplus()

    def value(option: int) -> float:
        thing = option >> 8
        if option & 0xFF == OWN_AUCTION:
            return 0.5 if thing in spare else NEVER
        kept = mind.loss(thing) if thing < FOOTBALLERS else mind.sponsor(thing)
        return min(0.0, RESALE[thing] - kept)

    return value


def return_plus(mind: Outlook) -> Value:
    """The plus card that is worth least."""
    return unless_sold(lambda option: -keeping(option >> 8))


# Euromatches


def euromatch(mind: Outlook) -> Value:
    """Play if the club can be beaten with cards that are not missed too much."""
    g, seat = mind.g, mind.seat
    cards = [each for each in g.plus_cards[seat] if EURO[each]]
    plays = euro_plan(mind, cards, full_strength(mind), MOST_COUNTED) is not None
    return lambda option: float((option >> 8 == PLAY_IT) == plays)


def euro_card(mind: Outlook) -> Value:
    """The cards of the plan, one after the other."""
    g, seat = mind.g, mind.seat
    cards = [each for each in g.plus_cards[seat] if EURO[each]]
    plan = euro_plan(mind, cards, strength(g, seat), MOST_COUNTED - g.counted[seat])
    return only(EURO_CARD | (plan[0] if plan else DONE) << 8, EURO_CARD | DONE << 8)


# Matches


def line_up(mind: Outlook) -> Value:
    """The automatic line-up is the strongest; one that somebody else began is finished as it would be."""
    g, seat = mind.g, mind.seat
    placed, post = g.pitch[seat], g.open[seat] >> 8
    if not post:
        return only(LINE_UP | AUTO << 8)
    left = tuple(each for each in g.squad[seat] if each not in placed)
    there = best_team(left, red_room(g, placed))[post]
    return only(LINE_UP | (there if there >= 0 else TRAINEE_WORD) << 8)


def match(mind: Outlook) -> Value:
    """The next move of the cheapest plan, or a pass."""
    g, seat = mind.g, mind.seat
    found = next_move(g, seat, [each for each in g.plus_cards[seat] if playable(g, seat, each)])
    move = found if found >= 0 else PASS
    return lambda option: float(option >> 8 == move)


def sub_post(mind: Outlook) -> Value:
    """Where the substitute brings most."""
    g, seat = mind.g, mind.seat
    return lambda option: float(-stars_at(g, seat, (option >> 8) - POST))


def target(mind: Outlook) -> Value:
    """Where it hurts most."""
    g, seat = mind.g, mind.seat
    _, chosen = best_target(g, seat, g.attack)
    return only(TARGET | chosen << 8)


def reply(mind: Outlook) -> Value:
    """Protect the team when the attack would cost the result, with the card that is worth least."""
    g, seat = mind.g, mind.seat
    protects = needs_protection(g, seat, threatened(g, seat))

    def value(option: int) -> float:
        if option >> 8 == NONE:
            return 0.0
        return 1 / keeping(option >> 8) if protects else -1.0

    return value


def replace(mind: Outlook) -> Value:
    """The best footballer on the bench who can play there."""
    return lambda option: -1.0 if option >> 8 == TRAINEE_WORD else float(VALUE[option >> 8])


def sent_off(mind: Outlook) -> Value:
    """Whoever is missed least."""
    return lambda option: -float(VALUE[option >> 8])


VALUE_OF: Final[dict[int, Callable[[Outlook], Value]]] = {
    OFFER_TO: offer_part,
    OFFER_FOR: offer_part,
    OFFER_AMOUNT: offer_part,
    ANSWER: answer_offer,
    CONFIRM: confirm,
    ROLL_DIE: roll,
    ROUTE: route,
    DRAW: draw,
    CARD: card,
    BID: bid,
    RETURN_PLUS: return_plus,
    PAYMENT: payment,
    EUROMATCH: euromatch,
    LINE_UP: line_up,
    EURO_CARD: euro_card,
    MATCH: match,
    SUB_POST: sub_post,
    TARGET: target,
    REPLY: reply,
    REPLACE: replace,
    SENT_OFF: sent_off,
}
