"""Footmania as numbers: what a seat may know (the same as in view.py), and what is hidden from it.

Of a footballer whose face the seat does not know it sees the back: deck, price and bonus stars (FM-268).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.content import named
from touchline.engine.pen import NOBODY, NONE, NOTHING, WHO, Pen, common, different
from touchline.games.footmania import cards as c
from touchline.games.footmania.questions import QUESTIONS
from touchline.games.footmania.rules.bank import sponsors_of
from touchline.games.footmania.rules.scoring import pennant_stars, pennants, points, strength
from touchline.games.footmania.rules.terms import amount_of, asks, cards_of, kind_of, to_of, wishes_of
from touchline.games.footmania.state import OWN_AUCTION, SELL, TRAINEE, Footmania
from touchline.games.footmania.view import is_party, known_to, speaker

MEN: Final = c.THINGS[: c.FOOTBALLERS]
PLUSSES: Final = c.THINGS[c.PLUS : c.PLUS + c.PLUS_CARDS]
EVENTS: Final = c.THINGS[c.QUESTION_CARD : c.QUESTION_CARD + c.QUESTION_CARDS]
EURO_CLUBS: Final = c.THINGS[c.CLUB : c.CLUB + c.CLUBS]
BACKS_NAMED: Final = [f"{'foreign' if red else 'domestic'}_{price}_{bonus}" for red, price, bonus in c.BACKS]
CARDS: Final = c.THINGS[: c.CLUB]  # that can be sold
POSTS_NAMED: Final = [f"post{post}" for post in range(1, c.POSTS + 1)]
WANTED: Final = CARDS + POSTS_NAMED
SPONSORS: Final = EVENTS[: c.SPONSORS]
ASKED: Final = different(QUESTIONS.names)
KINDS: Final = list(QUESTIONS.verb_names[SELL : OWN_AUCTION + 1])  # of offers
OPTIONS: Final = ["quick_phase1", "free_market", "no_deals"]
PRICES: Final = ["floor", "bid"]
MONEY: Final = ["amount", "asked"]
COINS: Final = 1 / 100  # units of 50,000
DECKS: Final = ["domestic", "foreign", "plus", "question", "euromatch"]
MANAGER_NAMED: Final[list[str]] = named(
    "cash footballers plus_cards pennants pennant_stars points playoff_points misses"
)
TEAM_NAMED: Final = ["strength", "effect", "counted", "subs", "extra_subs", "trainees"]


def write(pen: Pen, g: Footmania, seat: int) -> None:
    """What a seat may know."""
    common(pen, ASKED, g.seats, seat, g.open[seat], g.lead)
    pen.numbers("options", OPTIONS, [float(g.quick_phase1), float(g.free_market), float(g.no_deals)])
    pen.number("championship", float(g.phase - 1))
    pen.number("turns", min(1.0, g.turns / 100))
    pen.mark("active", WHO[g.seats], other(g, seat, g.active))
    pen.number("die", g.die / 6)
    pen.number("jackpot", g.jackpot * COINS)
    pen.numbers("decks", DECKS, decks(g))
    pen.marks("domestic_top", BACKS_NAMED, [c.BACK[card] for card in g.domestic_deck[-1:]])
    pen.marks("foreign_top", BACKS_NAMED, [c.BACK[card] for card in g.foreign_deck[-1:]])
    pen.mark("event", EVENTS, g.event - c.QUESTION_CARD)
    pen.mark("drawn", MEN, g.drawn if g.drawn >= 0 and known_to(g, seat, g.drawn) else -1)
    pen.mark("drawn_back", BACKS_NAMED, c.BACK[g.drawn] if g.drawn >= 0 else -1)
    write_auction(pen, g, seat)
    write_offer(pen, g, seat)
    write_match(pen, g, seat)
    pen.marks("own.squad", MEN, g.squad[seat])
    pen.marks("own.plus_cards", PLUSSES, plus_cards(g, seat))
    pen.marks("own.line_up", MEN, on_pitch(g, seat))
    pen.number("own.posts_filled", len(g.pitch[seat]) / c.POSTS)
    for turn, manager in enumerate(g.in_order(seat)):
        pen.about(turn)
        write_manager(pen, g, manager)
        if turn:
            squad = g.squad[manager]
            pen.marks("known", MEN, [card for card in squad if known_to(g, seat, card)])
            backs = [c.BACK[card] for card in squad if not known_to(g, seat, card)]
            pen.counts("backs", BACKS_NAMED, backs, 0.25)
    pen.about(NOBODY)


def write_hidden(pen: Pen, g: Footmania, seat: int) -> None:
    """What is hidden from a seat: faces, plus cards and line-ups of the others, and the next cards."""
    for turn, manager in enumerate(g.in_order(seat)):
        if turn:
            pen.about(turn)
            pen.marks("squad", MEN, g.squad[manager])
            pen.marks("plus_cards", PLUSSES, plus_cards(g, manager))
            pen.marks("line_up", MEN, on_pitch(g, manager))
    pen.about(NOBODY)
    pen.marks("next_domestic", MEN, g.domestic_deck[-1:])
    pen.marks("next_foreign", MEN, g.foreign_deck[-1:])
    pen.marks("next_plus", PLUSSES, [card - c.PLUS for card in g.plus_deck[-1:]])
    pen.marks("next_event", EVENTS, [card - c.QUESTION_CARD for card in g.question_deck[-1:]])


def write_auction(pen: Pen, g: Footmania, seat: int) -> None:
    """The card on sale, its prices and who bids; and who owes the bank."""
    pen.mark("auction.lot", CARDS, g.lot)
    prices = [min(2.0, g.floor * COINS), min(2.0, g.bid * COINS)] if g.lot >= 0 else NONE
    pen.numbers("auction", PRICES, prices)
    pen.mark("auction.seller", WHO[g.seats], other(g, seat, g.seller))
    pen.mark("auction.bidder", WHO[g.seats], other(g, seat, g.bidder))
    pen.number("debt", g.debt * COINS if g.debtor >= 0 else 0.0)
    pen.mark("debtor", WHO[g.seats], other(g, seat, g.debtor))


def write_offer(pen: Pen, g: Footmania, seat: int) -> None:
    """The offer that is being made or answered, for those who are party to it (FM-277)."""
    asker = speaker(g)
    hears = asker >= 0 and is_party(g, seat, asker)
    pen.mark("offer.by", WHO[g.seats], other(g, seat, asker) if hears else -1)
    pen.mark("offer.to", WHO[g.seats], other(g, seat, to_of(g.offer)) if hears else -1)
    pen.mark("offer.kind", KINDS, kind_of(g.offer) - SELL if hears and g.offer else -1)
    pen.marks("offer.card", CARDS, cards_of(g.offer) if hears else NOTHING)
    pen.marks("offer.wanted", WANTED, wanted(g) if hears else NOTHING)
    pen.mark("offer.shown", MEN, g.shown if hears else -1)
    pen.numbers("offer", MONEY, money(g) if hears else NONE)


def write_match(pen: Pen, g: Footmania, seat: int) -> None:
    """The match that is on."""
    pen.number("matchday", g.matchday / 10)
    pen.number("playoff", float(g.playoff))
    pen.mark("match.home", WHO[g.seats], other(g, seat, g.home))
    pen.mark("match.away", WHO[g.seats], other(g, seat, g.away))
    pen.mark("match.club", EURO_CLUBS, g.club - c.CLUB)
    pen.number("match.kicked_off", float(g.kicked_off))
    pen.marks("match.played", PLUSSES, [card - c.PLUS for card in g.played])
    pen.marks("match.off", MEN, g.off)
    pen.mark("match.attack", PLUSSES, g.attack - c.PLUS)


def write_manager(pen: Pen, g: Footmania, seat: int) -> None:
    """What everybody knows of a manager; the team on the pitch once it is shown (FM-275)."""
    shown = is_shown(g, seat)
    pen.numbers("has", MANAGER_NAMED, figures(g, seat))
    pen.mark("square", c.SQUARE_IDS, g.square[seat])
    pen.marks("sponsors", SPONSORS, [card - c.QUESTION_CARD for card in sponsors_of(g, seat)])
    pen.numbers("team", TEAM_NAMED, team(g, seat) if shown else NONE)
    pen.marks("pitch", MEN, on_pitch(g, seat) if shown else NOTHING)


def other(g: Footmania, seat: int, who: int) -> int:
    """A seat, counted from the one that looks; nobody stays nobody."""
    return (who - seat) % g.seats if who >= 0 else -1


def decks(g: Footmania) -> list[float]:
    """How many cards are left."""
    return [
        len(g.domestic_deck) / 76,
        len(g.foreign_deck) / 76,
        len(g.plus_deck) / 76,
        len(g.question_deck) / 76,
        len(g.euromatch_deck) / 76,
    ]


def wanted(g: Footmania) -> list[int]:
    """The cards that are wanted, and the post."""
    things = wishes_of(g.offer)
    return [thing if thing < c.CLUB else c.CLUB + POSTS_NAMED.index(c.THINGS[thing]) for thing in things]


def money(g: Footmania) -> list[float]:
    """The money of an offer, and whether its addressee pays."""
    return [min(2.0, max(0, amount_of(g.offer)) * COINS), float(asks(g.offer))]


def plus_cards(g: Footmania, seat: int) -> list[int]:
    """The plus cards of a manager."""
    return [card - c.PLUS for card in g.plus_cards[seat]]


def on_pitch(g: Footmania, seat: int) -> list[int]:
    """The footballers in a manager's line-up."""
    return [card for card in g.pitch[seat] if card >= 0]


def figures(g: Footmania, seat: int) -> list[float]:
    """What everybody can count of a manager."""
    return [
        min(2.0, g.cash[seat] * COINS),
        len(g.squad[seat]) / 22,
        len(g.plus_cards[seat]) / 10,
        pennants(g, seat) / 5,
        pennant_stars(g, seat) / 5,
        points(g, seat) / 18,
        points(g, seat, True) / 6,
        g.misses[seat] / 2,
    ]


def is_shown(g: Footmania, seat: int) -> bool:
    """Whether the manager plays a match now, and the line-ups are shown (FM-275)."""
    if not g.kicked_off:
        return False
    return seat == g.active if g.club >= 0 else seat == g.home or seat == g.away


def team(g: Footmania, seat: int) -> list[float]:
    """A team on the pitch."""
    return [
        strength(g, seat) / 40,
        g.effect[seat] / 10,
        g.counted[seat] / 3,
        g.subs[seat] / 3,
        g.extra_subs[seat] / 3,
        len([card for card in g.pitch[seat] if card <= TRAINEE]) / c.POSTS,
    ]
