"""Deals with other managers, only at a gain: what to ask for, what to put up, what to accept.

A deal has to bring more than it costs, with something on top for what it does for a rival; the fewer
rivals there are, the more. To spare the others endless haggling a bot speaks up in the window of its own
turn only, once, and not in every one; it puts a footballer up in an auction only before all have seen him.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from touchline.engine.chance import Chance
from touchline.games.footmania.cards import ACCEPT, AMOUNT, FOOTBALLERS, MOST, POST, REFUSE, RESALE
from touchline.games.footmania.rules import terms
from touchline.games.footmania.rules.complete import posts_needed
from touchline.games.footmania.rules.listing import POST_AMOUNTS, tags_of
from touchline.games.footmania.state import BUY_FROM, OWN_AUCTION, PAY, PUBLIC
from touchline.games.footmania.valuation import Outlook, empty_posts, known_squad

MARK_UP: Final[list[float]] = [0.0, 0.0, 1.5, 1.3, 1.2]  # by managers: on the own value of a card
LEAST_GAIN: Final = 2.0  # what a deal has to bring
NEARLY_COMPLETE: Final = 10  # on top, for somebody who may complete his team with it
SPEAKS_UP: Final = 3  # in one of so many windows of the own turn
FEW_MISSING: Final = 4  # posts, to ask the others for one
SHARE_FOR_A_POST: Final = 0.6  # of its value, for a footballer who is not seen yet
USUAL_STARS: Final = 3  # what such a footballer brings, the trainee's star included


class Deal(NamedTuple):
    """An offer to make: what it promises, and its parts."""

    gain: float
    kind: int
    card: int
    to: int
    wanted: int
    amount: int


def asking_price(mind: Outlook, thing: int, to: int) -> float:
    """The least for which a card of his own goes to another manager."""
    g = mind.g
    price = mind.own_value(thing) * MARK_UP[g.seats] + 1
    if thing < FOOTBALLERS and g.phase == 1 and len(g.squad[to]) >= posts_needed(g) - 1:
        price += NEARLY_COMPLETE
    return price


# Making offers


def purchases(mind: Outlook, to: int) -> list[Deal]:
    """Known footballers of a manager at a price that both should like, and posts that are missing."""
    squad = known_squad(mind.g, mind.seat, to)
    return [deal for card in squad if (deal := purchase(mind, to, squad, card))] + searches(mind, to)


def purchase(mind: Outlook, to: int, squad: tuple[int, ...], card: int) -> Deal | None:
    """The least that this footballer's manager should accept, if he is worth more."""
    value = mind.gain(card)
    if value < RESALE[card] + LEAST_GAIN:
        return None
    asked = max(mind.loss(card, squad), float(RESALE[card])) * MARK_UP[mind.g.seats] + 1
    for amount in tags_of(card):
        if amount >= asked and mind.affords(card, amount) and value - amount >= LEAST_GAIN:
            return Deal(value - amount, BUY_FROM, -1, to, card, amount)
    return None


def searches(mind: Outlook, to: int) -> list[Deal]:
    """When few posts are missing: anybody who can play there, from a manager who has more than he needs."""
    if not 0 < mind.missing <= FEW_MISSING or len(mind.g.squad[to]) < len(mind.squad):
        return []
    value = mind.star * USUAL_STARS + mind.haste(mind.missing) - mind.haste(mind.missing - 1)
    most = min(SHARE_FOR_A_POST * value, mind.spare_cash(mind.missing - 1))
    able = [amount for amount in POST_AMOUNTS if amount <= most]
    return [
        Deal(LEAST_GAIN, BUY_FROM, -1, to, POST + post, able[-1]) for post in empty_posts(mind.team) if able
    ]


def auctions(mind: Outlook) -> list[Deal]:
    """Footballers who do not play and whom not everybody has seen, for more than they are worth here."""
    g = mind.g
    richest = max(cash for other, cash in enumerate(g.cash) if other != mind.seat)
    found = []
    for card in mind.surplus():
        least = mind.own_value(card) * MARK_UP[g.seats] + 1
        able = [amount for amount in tags_of(card) if least <= amount <= richest]
        if able and not g.seen[card] >> PUBLIC & 1:
            found.append(Deal(able[0] - mind.own_value(card), OWN_AUCTION, card, -1, -1, able[0]))
    return found


def speak(mind: Outlook, chance: Chance) -> Deal | None:
    """The offer to begin with in a window, or none: then he is done."""
    g, seat = mind.g, mind.seat
    place = g.open[seat] >> 8
    if place or g.offers or chance.rand(SPEAKS_UP):
        return None
    found = auctions(mind)
    for to in range(g.seats):
        if to != seat:
            found += purchases(mind, to)
    return max(found, default=None)


def go_on(mind: Outlook, offer: int) -> dict[int, float]:
    """How good the next part of an offer is, by thing: as in the best deal with the parts that it has."""
    cards, wishes = terms.cards_of(offer), terms.wishes_of(offer)
    found: dict[int, float] = {}
    for deal in purchases(mind, terms.to_of(offer)) if terms.kind_of(offer) == BUY_FROM else auctions(mind):
        if cards in ([], [deal.card]) and wishes in ([], [deal.wanted]):
            for thing in (deal.wanted, AMOUNT + deal.amount):
                found[thing] = max(deal.gain, found.get(thing, 0.0))
    return found


def begun_by_another(option: int) -> float:
    """A part of an offer that promises nothing: pay little, ask much, and the others will refuse."""
    amount = (option >> 8) - AMOUNT
    return -1.0 - (amount if option & 0xFF == PAY else -amount) / MOST if amount >= 0 else -1.0


# Answers


def exchange(mind: Outlook, gives: list[int], gets: list[int], amount: int, other: int) -> float:
    """What a deal brings: cards given, cards got, money received (below 0: paid)."""
    if not gets:
        return amount - sum([asking_price(mind, card, other) for card in gives], together(mind, gives))
    if not gives:
        if not all(mind.affords(card, -amount) for card in gets):
            return -1.0
        if len(gets) == 1:
            return mind.value(gets[0]) + amount - LEAST_GAIN
    won = amount + sponsors_gained(mind, gives, gets) + squad_gained(mind, gives, gets)
    if not gives:
        return won - LEAST_GAIN
    return won - LEAST_GAIN - (MARK_UP[mind.g.seats] - 1) * abs(won)


def footballers(cards: list[int]) -> list[int]:
    """The footballers among these cards; the others are sponsors."""
    return [card for card in cards if card < FOOTBALLERS]


def together(mind: Outlook, cards: list[int]) -> float:
    """How much more several footballers are missed together than one by one."""
    leaving = footballers(cards)
    if len(leaving) < 2:
        return 0.0
    return max(0.0, -squad_gained(mind, leaving, []) - sum([mind.own_value(card) for card in leaving], 0.0))


def squad_gained(mind: Outlook, gives: list[int], gets: list[int]) -> float:
    """How much better the squad is afterwards."""
    squad = {*mind.squad, *footballers(gets)}.difference(gives)
    return mind.worth(tuple(sorted(squad))) - mind.worth(mind.squad)


def sponsors_gained(mind: Outlook, gives: list[int], gets: list[int]) -> float:
    """What the sponsors that come are worth, less those that go."""
    come = sum([mind.sponsor(card) for card in gets if card >= FOOTBALLERS], 0.0)
    return come - sum([mind.own_value(card) for card in gives if card >= FOOTBALLERS], 0.0)


def answer(mind: Outlook, thing: int, offer: int, asker: int) -> float:
    """How good an answer to an offer is: refusing brings nothing."""
    if thing == REFUSE:
        return 0.0
    shown = [] if thing == ACCEPT else [thing]
    amount = -terms.amount_of(offer) if terms.asks(offer) else terms.amount_of(offer)
    return exchange(mind, terms.named_of(offer) + shown, terms.cards_of(offer), amount, asker)


def confirms(mind: Outlook, offer: int, shown: int, other: int) -> float:
    """What taking the footballer brings who was shown for a post."""
    amount = terms.amount_of(offer) if terms.asks(offer) else -terms.amount_of(offer)
    return exchange(mind, terms.cards_of(offer), [*terms.named_of(offer), shown], amount, other)
