"""A sensible newcomer's way to play Footmania.

It fills missing posts first, pays so much for a star and no more, walks to the square that promises most,
deals only at a gain, fields its best eleven, and plays plus cards only where they turn a match. It looks at
its own cards, at faces that it has seen and at what lies open, never at what is dealt again in its world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.chance import Chance, best
from touchline.games.footmania import cards as c, state as s, tactics, trading
from touchline.games.footmania.rules.auction import RAISES, least_bid
from touchline.games.footmania.rules.bank import sponsor_of
from touchline.games.footmania.rules.line_up import red_room
from touchline.games.footmania.rules.match import playable
from touchline.games.footmania.rules.plus_cards import MOST_PLUS
from touchline.games.footmania.rules.scoring import strength
from touchline.games.footmania.rules.team import MOST_COUNTED
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.teams import best_team
from touchline.games.footmania.valuation import NEVER, Outlook

OVERLOOKS: Final = [14, 6]  # options in a hundred, of the levels starter and squad
ANOTHER_PLUS_CARD: Final = 1.0  # what drawing one is worth with a full hand
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
    if question == s.WINDOW:
        chosen = window(mind, chance)
        return [1.0 if option == chosen else NEVER for option in options]
    value = VALUE_OF[question](mind)
    return [value(option) for option in options]


def only(chosen: int, *others: int) -> Value:
    """This option; if not, one of these, the first of them rather; no other is worth a thought."""
    order = {option: 1 / (place + 2) for place, option in enumerate(others)}
    order[chosen] = 1.0
    return lambda option: order.get(option, NEVER)


def unless_sold(value: Value) -> Value:
    """The same, and never a bank sale: money is raised when there is something to pay for."""
    return lambda option: NEVER if option & 0xFF == s.BANK_SELL else value(option)


# The transfer window


def window(mind: Outlook, chance: Chance) -> int:
    """An offer that promises a gain, or done."""
    deal = trading.speak(mind, chance)
    if deal is None:
        return s.WINDOW | c.DONE << 8
    return deal.kind | (c.SEAT + deal.to if deal.kind == s.BUY_FROM else deal.card) << 8


def offer_part(mind: Outlook) -> Value:
    """The next part of the best deal with the parts that stand."""
    g = mind.g
    found = trading.go_on(mind, g.offer)
    return lambda option: found.get(option >> 8, trading.begun_by_another(option))


def answer_offer(mind: Outlook) -> Value:
    """Only at a gain."""
    g, seat = mind.g, mind.seat
    return unless_sold(lambda option: trading.answer(mind, option >> 8, g.offer, g.open[seat] >> 8))


def confirm(mind: Outlook) -> Value:
    """Only at a gain."""
    g, seat = mind.g, mind.seat
    won = trading.confirms(mind, g.offer, g.shown, g.open[seat] >> 8)
    return unless_sold(lambda option: won if option >> 8 == c.CONFIRM_IT else 0.0)


# Moving


def route(mind: Outlook) -> Value:
    """The square that promises most, with an eye on the next move."""
    g, seat = mind.g, mind.seat
    worth = squares(mind)
    ends = {end & 0xFF: end >> 8 for end in c.ROUTES[g.heading[seat] + 1][g.square[seat]][g.open[seat] >> 8]}

    def value(option: int) -> float:
        square = (option >> 8) - c.SQUARE
        ahead = [
            max(worth(end & 0xFF) for end in c.ROUTES[ends[square] + 1][square][die])
            for die in range(1, c.DICE + 1)
        ]
        return worth(square) + mind.temper.next_move * sum(ahead, 0.0) / c.DICE

    return unless_sold(value)


def roll(mind: Outlook) -> Value:
    """Money is raised when there is something to buy."""
    return only(s.ROLL_DIE | c.ROLL_IT << 8)


def squares(mind: Outlook) -> Value:
    """What stopping on a square promises."""
    g, seat = mind.g, mind.seat
    plus = ANOTHER_PLUS_CARD if len(g.plus_cards[seat]) == MOST_PLUS else mind.temper.plus_card
    worth = {
        c.BLUE_SQUARE: mind.draw(g.domestic_deck),
        c.RED_SQUARE: mind.draw(g.foreign_deck),
        c.QUESTION_SQUARE: mind.temper.question,
        c.PLUS_SQUARE: plus,
        c.JACKPOT_SQUARE: float(g.jackpot),
    }
    for item in range(4):
        card = sponsor_of(g, seat, item)
        worth[c.SPONSOR_SQUARE + item] = float(c.PAYOUT[card]) if card >= 0 else 0.0
    worth[c.EUROMATCH_SQUARE] = sum(worth.values(), 0.0) / len(worth)  # he rolls on (FM-037)
    return lambda square: worth.get(c.KIND[square], 0.0)


# Buying


def draw(mind: Outlook) -> Value:
    """Look, unless that promises too little: then the card waits on top for the next time."""
    draws, leaves = s.DRAW | c.DRAW_IT << 8, s.DRAW | c.NO_DRAW << 8
    deck = mind.g.foreign_deck if mind.g.open[mind.seat] >> 8 else mind.g.domestic_deck
    if mind.temper.draws > NEVER and mind.draw(deck) < mind.temper.draws:  # newcomers need not reckon
        return only(leaves, draws)
    return only(draws, leaves)


def card(mind: Outlook) -> Value:
    """Buy at a gain; if the cash does not do, sell whoever would not play beside him."""
    g = mind.g
    price = c.PRICE[g.drawn]
    buys, refuses = s.CARD | c.BUY_IT << 8, s.CARD | c.REFUSE << 8
    sells = [s.BANK_SELL | sold << 8 for sold in mind.sales_for(g.drawn, price)[:1]]
    if mind.value(g.drawn) + mind.lost_to_rivals(g.drawn) < price:
        return only(refuses, buys, *sells)
    if mind.affords(g.drawn, price):
        return only(buys, refuses)
    return only(*sells, refuses, buys)


def bid(mind: Outlook) -> Value:
    """Up to what the lot is worth, in steps that grow with what is left while others bid too."""
    g, seat = mind.g, mind.seat
    least = least_bid(g)
    passes, bids = s.BID | c.PASS << 8, s.BID | (c.AMOUNT + least) << 8
    worth = mind.most_for(g.lot)
    if worth < least:
        return only(passes, bids)
    if not mind.affords(g.lot, least):
        sales = mind.sales_for(g.lot, least) if g.lot < c.FOOTBALLERS else []
        return only(*[s.BANK_SELL | sold << 8 for sold in sales[:1]], passes, bids)
    rivals = [other for other in range(g.seats) if other != seat and not g.out >> other & 1]
    room = min(worth - least, float(-mind.short_of(g.lot, least))) if rivals else 0.0
    raised = max(more for more in RAISES if BOLD * more <= room)
    return only(s.BID | (c.AMOUNT + least + raised) << 8, passes, bids)


def payment(mind: Outlook) -> Value:
    """Whoever is missed least; who does not play at all goes into an auction first: others may pay more."""
    spare = mind.surplus()

    def value(option: int) -> float:
        thing = option >> 8
        if option & 0xFF == s.OWN_AUCTION:
            return 0.5 if thing in spare else NEVER
        kept = mind.loss(thing) if thing < c.FOOTBALLERS else mind.sponsor(thing)
        return min(0.0, c.RESALE[thing] - kept)

    return value


def return_plus(mind: Outlook) -> Value:
    """The plus card that is worth least."""
    return unless_sold(lambda option: -tactics.keeping(option >> 8))


# Euromatches


def euromatch(mind: Outlook) -> Value:
    """Play if the club can be beaten with cards that are not missed too much."""
    g, seat = mind.g, mind.seat
    cards = [each for each in g.plus_cards[seat] if c.EURO[each]]
    plays = tactics.euro_plan(mind, cards, tactics.full_strength(mind), MOST_COUNTED) is not None
    return lambda option: float((option >> 8 == c.PLAY_IT) == plays)


def euro_card(mind: Outlook) -> Value:
    """The cards of the plan, one after the other."""
    g, seat = mind.g, mind.seat
    cards = [each for each in g.plus_cards[seat] if c.EURO[each]]
    plan = tactics.euro_plan(mind, cards, strength(g, seat), MOST_COUNTED - g.counted[seat])
    return only(s.EURO_CARD | (plan[0] if plan else c.DONE) << 8, s.EURO_CARD | c.DONE << 8)


# Matches


def line_up(mind: Outlook) -> Value:
    """The automatic line-up is the strongest; one that somebody else began is finished as it would be."""
    g, seat = mind.g, mind.seat
    placed, post = g.pitch[seat], g.open[seat] >> 8
    if not post:
        return only(s.LINE_UP | c.AUTO << 8)
    left = tuple(each for each in g.squad[seat] if each not in placed)
    there = best_team(left, red_room(g, placed))[post]
    return only(s.LINE_UP | (there if there >= 0 else c.TRAINEE_WORD) << 8)


def match(mind: Outlook) -> Value:
    """The next move of the cheapest plan, or a pass."""
    g, seat = mind.g, mind.seat
    found = tactics.next_move(g, seat, [each for each in g.plus_cards[seat] if playable(g, seat, each)])
    move = found if found >= 0 else c.PASS
    return lambda option: float(option >> 8 == move)


def sub_post(mind: Outlook) -> Value:
    """Where the substitute brings most."""
    g, seat = mind.g, mind.seat
    return lambda option: float(-tactics.stars_at(g, seat, (option >> 8) - c.POST))


def target(mind: Outlook) -> Value:
    """Where it hurts most."""
    g, seat = mind.g, mind.seat
    _, chosen = tactics.best_target(g, seat, g.attack)
    return only(s.TARGET | chosen << 8)


def reply(mind: Outlook) -> Value:
    """Protect the team when the attack would cost the result, with the card that is worth least."""
    g, seat = mind.g, mind.seat
    protects = tactics.needs_protection(g, seat, tactics.threatened(g, seat))

    def value(option: int) -> float:
        if option >> 8 == c.NONE:
            return 0.0
        return 1 / tactics.keeping(option >> 8) if protects else -1.0

    return value


def replace(mind: Outlook) -> Value:
    """The best footballer on the bench who can play there."""
    return lambda option: -1.0 if option >> 8 == c.TRAINEE_WORD else float(c.VALUE[option >> 8])


def sent_off(mind: Outlook) -> Value:
    """Whoever is missed least."""
    return lambda option: -float(c.VALUE[option >> 8])


VALUE_OF: Final[dict[int, Callable[[Outlook], Value]]] = {
    s.OFFER_TO: offer_part,
    s.OFFER_FOR: offer_part,
    s.OFFER_AMOUNT: offer_part,
    s.ANSWER: answer_offer,
    s.CONFIRM: confirm,
    s.ROLL_DIE: roll,
    s.ROUTE: route,
    s.DRAW: draw,
    s.CARD: card,
    s.BID: bid,
    s.RETURN_PLUS: return_plus,
    s.PAYMENT: payment,
    s.EUROMATCH: euromatch,
    s.LINE_UP: line_up,
    s.EURO_CARD: euro_card,
    s.MATCH: match,
    s.SUB_POST: sub_post,
    s.TARGET: target,
    s.REPLY: reply,
    s.REPLACE: replace,
    s.SENT_OFF: sent_off,
}
