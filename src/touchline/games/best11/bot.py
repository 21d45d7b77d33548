"""A sensible newcomer's way to play Best 11.

It wants the cards that add most to its own team, puts up what it would like to sign or what others
will pay for, bids up to what a card is worth to it with what it can spare, and never looks at
anything that its seat may not know: the world it is given is an imagined one, in which other hands
and the decks mean nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.chance import Chance, best
from touchline.games.best11 import bidding, cards as c, state as s, valuation
from touchline.games.best11.bidding import Outlook, Plan
from touchline.games.best11.rules.board import LATE_CASH, best_eleven
from touchline.games.best11.rules.handicap import HANDICAP_MONEY
from touchline.games.best11.rules.scoring import money
from touchline.games.best11.state import Best11

OVERLOOKS: Final = [32, 15]  # options in a hundred, of the levels starter and squad
BOARDS: Final = [c.MGR_SYMBOLS, c.MGR_TAX, c.MGR_FLEX, c.MGR_HAND, c.MGR_TACTICS]  # the strongest first


def greedy(world: Best11, seat: int, options: list[int], chance: Chance) -> int:
    """The option that promises this seat most; equals are drawn."""
    return best(options, weigh(world, seat, options, chance), chance)


def weigh(world: Best11, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What each of the options promises this seat; only the order matters."""
    return weigh_with(Outlook(world, seat), options, bidding.NEWCOMERS)


def weigh_with(mind: Outlook, options: list[int], style: int) -> list[float]:
    """What each of the options promises a manager of some temper, who bids in a style of his own."""
    question = mind.g.open[mind.seat] & 0xFF
    if question in (s.BID, s.NO_BID):
        planned = next_of_bid(mind.g, mind.seat, options, style)
        return [float(option == planned) for option in options]
    value = VALUE[question](mind)
    return [value(option >> 8) for option in options]


Value = Callable[[int], float]  # what choosing a thing promises


# Setup


def draft_manager(mind: Outlook) -> Value:
    """The strongest board that is left."""
    return lambda thing: -BOARDS.index(thing - c.MANAGER)


def return_tactic(mind: Outlook) -> Value:
    """Give back the tactical card that the team, and a little the hand, is furthest from."""
    g, seat = mind.g, mind.seat
    cards = best_eleven(g, seat) + g.arrivals[seat]
    coming = valuation.to_come(g, cards, mind.temper)
    hand = cards + g.hand[seat]

    def value(tactic: int) -> float:
        now = valuation.tactic_worth(g, seat, tactic, cards, coming)
        return -now - (0.3 * valuation.tactic_worth(g, seat, tactic, hand, coming) if g.round == 0 else 0.0)

    return value


# The auction


def nominate(mind: Outlook) -> Value:
    """A card to sign, or one that others pay for; rather not one that is good money."""
    g = mind.g

    def value(card: int) -> float:
        rate = bidding.going_rate(g, card)
        sign = (
            mind.gain(card)
            + bidding.bonus_worth(mind, c.BONUS[card], mind.hand_gain)
            - mind.temper.price * rate
        )
        sell = 0.2 * rate
        return max(sign, sell) - 0.3 * c.BASE[card]

    return value


def styles(
    g: Best11, seat: int, best_first: tuple[int, ...] = bidding.BEST_FIRST, changing: int = 2
) -> list[int]:
    """The ways to bid that differ, and go with the bids that are placed already; some of them changed."""
    if g.open[seat] & 0xFF not in (s.BID, s.NO_BID):
        return []
    numbers = list(best_first)
    for style in best_first[:changing]:
        numbers += [
            bidding.changed(style, what, slot)
            for slot in bidding.plan_bids(g, seat, style)
            for what in range(len(bidding.CHANGES))
        ]
    return different(g, seat, numbers)


def different(g: Best11, seat: int, numbers: list[int]) -> list[int]:
    """Those of the styles that differ, and go with the bids that are placed already."""
    found: list[int] = []
    plans: list[Plan] = []
    before = bidding.situation(g, seat)
    for style in numbers:
        plan = before.plan(g, seat, style)
        if plan not in plans and goes_with(g, seat, plan):
            plans.append(plan)
            found.append(style)
    return found


def goes_with(g: Best11, seat: int, plan: Plan) -> bool:
    """Whether the bids placed so far are those of the plan."""
    slot = g.open[seat] >> 8 & 15
    for at in range(slot + 1):
        missing = list(plan[at].things) if at in plan else []
        for entry in g.bids[seat]:
            if entry >> 8 == at:
                if entry & 0xFF not in missing:
                    return False
                missing.remove(entry & 0xFF)
        if at < slot and missing:
            return False
    return True


def in_style(g: Best11, seat: int, style: int, options: list[int]) -> int:
    """The next option of a way to bid."""
    return next_of_bid(g, seat, options, style)


def next_of_bid(g: Best11, seat: int, options: list[int], style: int) -> int:
    """The next card of the planned bid on this slot, or on to the next slot."""
    slot = g.open[seat] >> 8 & 15
    planned = bidding.plan_bids(g, seat, style).get(slot)
    if planned:
        missing = list(planned.things)
        for entry in g.bids[seat]:
            if entry >> 8 == slot and entry & 0xFF in missing:
                missing.remove(entry & 0xFF)
        for thing in missing:
            if s.BID | thing << 8 in options:
                return s.BID | thing << 8
    if s.BID | c.NEXT << 8 in options:
        return s.BID | c.NEXT << 8
    return max(options, key=lambda option: c.WORTH[option >> 8])  # somebody else began a bid: complete it


def late_bid(mind: Outlook) -> Value:
    """Add the smallest late card that turns defeat into a win, if the card is worth the whole bid."""
    g, seat = mind.g, mind.seat
    slot = g.open[seat] >> 8
    rival = max(g.offers[other] for other in range(g.seats) if other != seat)
    own = g.offers[seat]
    winning = own > rival or (own == rival and g.lead == seat)
    paid = [entry & 0xFF for entry in g.bids[seat] if entry >> 8 == slot]
    profit = bidding.prize(mind, slot, mind.hand_gain)
    profit -= sum(c.WORTH[thing] if thing >= c.MONEY_1 else bidding.upkeep(mind, thing) for thing in paid)
    if not g.signed >> seat & 1:
        profit -= bidding.HANDICAP_WORTH

    def value(late: int) -> float:
        if late == c.PASS:
            return 0.0
        raised = own + c.BASE[late]
        wins = raised > rival or (raised == rival and g.lead == seat)
        return profit - bidding.upkeep(mind, late) - 0.01 * c.BASE[late] if wins and not winning else -1.0

    return value


def award_tie(mind: Outlook) -> Value:
    """Itself, else the weakest rival."""
    g, seat = mind.g, mind.seat

    def value(thing: int) -> float:
        other = thing - c.PLAYER
        if other == seat:
            return 1.0
        cards = best_eleven(g, other) + g.arrivals[other]
        return -valuation.public_worth(g, other, cards, 0.0) - money(g, other)

    return value


# After the auction


def handicap(mind: Outlook) -> Value:
    """Money, unless two tactical cards promise more: then the better one of them."""
    g, seat = mind.g, mind.seat
    cards = best_eleven(g, seat) + g.arrivals[seat]
    coming = valuation.to_come(g, cards, mind.temper)
    promises = sorted(
        valuation.tactic_worth(g, seat, tactic, cards, coming) for tactic in valuation.unseen_tactics(g, seat)
    )
    count = len(promises)
    # The better of two cards is the one in place i if the other one is any of the i below it.
    better = sum(i * promise for i, promise in enumerate(promises)) / max(1, count * (count - 1) // 2)
    values = {c.MONEY: float(HANDICAP_MONEY), c.TACTIC_WORD: better}
    return lambda thing: values.get(thing, 0.0)


def handicap_discard(mind: Outlook) -> Value:
    """Nothing: cards that are not wanted still pay for others."""
    return lambda thing: 1.0 if thing == c.DONE else 0.0


def bonus_order(mind: Outlook) -> Value:
    """All of them, the one that brings most first."""
    return lambda thing: (
        -1.0 if thing == c.DONE else bidding.bonus_worth(mind, c.BONUS[thing], mind.hand_gain)
    )


def bonus_card(mind: Outlook) -> Value:
    """The card that adds most to the team, from the hand or the discard pile, if any does."""
    g, seat = mind.g, mind.seat
    from_hand = g.open[seat] & 0xFF == s.BONUS_HAND

    def value(thing: int) -> float:
        if thing == c.DECLINE:
            return 0.0
        return mind.gain(thing) + (bidding.bonus_worth(mind, c.BONUS[thing], 2.0) if from_hand else 0.0)

    return value


def bonus_reuse(mind: Outlook) -> Value:
    """The bonus that brings most."""
    return lambda thing: (
        0.0 if thing == c.DECLINE else bidding.bonus_worth(mind, c.BONUS[thing], mind.hand_gain)
    )


# The board


def special_comp(mind: Outlook) -> Value:
    """Keep the late card if the team misses it more than its price."""
    g, seat = mind.g, mind.seat
    card = g.open[seat] >> 8
    without = valuation.squad(g, seat)
    without.remove(card)
    loss = mind.worth - mind.worth_of(mind.fitted(without))
    return lambda thing: loss if thing == c.KEEP else float(LATE_CASH)


def adjust(mind: Outlook) -> Value:
    """Release the card that is missed least."""
    g, seat = mind.g, mind.seat
    cards = valuation.squad(g, seat)
    return lambda thing: mind.worth_of([card for card in cards if card != thing])


def keeper(mind: Outlook) -> Value:
    """The keeper that adds most."""
    g, seat = mind.g, mind.seat

    def value(thing: int) -> float:
        if thing == c.PASS:
            return mind.worth
        return valuation.eleven_worth(g, seat, [*mind.team, thing], mind.temper) + bidding.bonus_worth(
            mind, c.BONUS[thing], mind.hand_gain
        )

    return value


VALUE: Final[dict[int, Callable[[Outlook], Value]]] = {
    s.DRAFT_MANAGER: draft_manager,
    s.KEEP_TACTIC: return_tactic,
    s.NOMINATE: nominate,
    s.LATE_BID: late_bid,
    s.AWARD_TIE: award_tie,
    s.HANDICAP: handicap,
    s.HANDICAP_DISCARD: handicap_discard,
    s.RETURN_TACTIC: return_tactic,
    s.BONUS_ORDER: bonus_order,
    s.BONUS_HAND: bonus_card,
    s.BONUS_REUSE: bonus_reuse,
    s.BONUS_DISCARD: bonus_card,
    s.SPECIAL_COMP: special_comp,
    s.ADJUST: adjust,
    s.KEEPER_CHOICE: keeper,
}
