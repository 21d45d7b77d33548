"""Footmania as numbers: what a seat may know (the same as in view.py), and what is hidden from it.

Of a footballer whose face the seat does not know it sees the back: deck, price and bonus stars (FM-268).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.encoder import Part, by_seat, common, counts, marks, number, numbers, who
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
WANTED: Final = c.THINGS[: c.CLUB] + [f"post{post}" for post in range(1, c.POSTS + 1)]
KINDS: Final = QUESTIONS.verb_names[SELL : OWN_AUCTION + 1]  # of offers
COINS: Final = 1 / 100  # units of 50,000
DECKS: Final = ("domestic", "foreign", "plus", "question", "euromatch")
MANAGER_NAMED: Final = (
    "cash",
    "footballers",
    "plus_cards",
    "pennants",
    "pennant_stars",
    "points",
    "playoff_points",
    "misses",
)
TEAM_NAMED: Final = ("strength", "effect", "counted", "subs", "extra_subs", "trainees")


def parts(seats: int) -> list[Part]:
    """What a seat may know."""
    return [
        *common(QUESTIONS.names, seats),
        numbers("options", ("quick_phase1", "free_market", "no_deals"), options),
        number("championship", lambda g, seat: g.phase - 1),
        number("turns", lambda g, seat: min(1.0, g.turns / 100)),
        marks("active", who(seats), lambda g, seat: other(g, seat, g.active)),
        number("die", lambda g, seat: g.die / 6),
        number("jackpot", lambda g, seat: g.jackpot * COINS),
        numbers("decks", DECKS, decks),
        marks("domestic_top", BACKS_NAMED, lambda g, seat: [c.BACK[card] for card in g.domestic_deck[-1:]]),
        marks("foreign_top", BACKS_NAMED, lambda g, seat: [c.BACK[card] for card in g.foreign_deck[-1:]]),
        marks("event", EVENTS, lambda g, seat: [g.event - c.QUESTION_CARD] if g.event >= 0 else []),
        marks("drawn", MEN, drawn),
        marks("drawn_back", BACKS_NAMED, lambda g, seat: [c.BACK[g.drawn]] if g.drawn >= 0 else []),
        marks("auction.lot", c.THINGS[: c.CLUB], lambda g, seat: [g.lot] if g.lot >= 0 else []),
        numbers("auction", ("floor", "bid"), auction),
        marks("auction.seller", who(seats), lambda g, seat: other(g, seat, g.seller)),
        marks("auction.bidder", who(seats), lambda g, seat: other(g, seat, g.bidder)),
        number("debt", lambda g, seat: g.debt * COINS if g.debtor >= 0 else 0.0),
        marks("debtor", who(seats), lambda g, seat: other(g, seat, g.debtor)),
        marks("offer.by", who(seats), lambda g, seat: other(g, seat, speaker(g)) if hears(g, seat) else []),
        marks("offer.to", who(seats), addressee),
        marks("offer.kind", KINDS, kind),
        marks("offer.card", c.THINGS[: c.CLUB], offered),
        marks("offer.wanted", WANTED, wanted),
        marks("offer.shown", MEN, lambda g, seat: [g.shown] if g.shown >= 0 and hears(g, seat) else []),
        numbers("offer", ("amount", "asked"), amount),
        number("matchday", lambda g, seat: g.matchday / 10),
        number("playoff", lambda g, seat: g.playoff),
        marks("match.home", who(seats), lambda g, seat: other(g, seat, g.home)),
        marks("match.away", who(seats), lambda g, seat: other(g, seat, g.away)),
        marks("match.club", EURO_CLUBS, lambda g, seat: [g.club - c.CLUB] if g.club >= 0 else []),
        number("match.kicked_off", lambda g, seat: g.kicked_off),
        marks("match.played", PLUSSES, lambda g, seat: [card - c.PLUS for card in g.played]),
        marks("match.off", MEN, lambda g, seat: g.off),
        marks("match.attack", PLUSSES, lambda g, seat: [g.attack - c.PLUS] if g.attack >= 0 else []),
        marks("own.squad", MEN, lambda g, seat: g.squad[seat]),
        marks("own.plus_cards", PLUSSES, plus_cards),
        marks("own.line_up", MEN, on_pitch),
        number("own.posts_filled", lambda g, seat: len(g.pitch[seat]) / c.POSTS),
        *by_seat(seats, numbers("has", MANAGER_NAMED, manager)),
        *by_seat(seats, marks("square", c.SQUARE_IDS, lambda g, seat: [g.square[seat]])),
        *by_seat(seats, marks("sponsors", EVENTS[: c.SPONSORS], sponsors)),
        *by_seat(seats, numbers("team", TEAM_NAMED, team)),
        *by_seat(seats, marks("pitch", MEN, shown_pitch)),
        *(part for turn in range(1, seats) for part in others_squad(turn)),
    ]


def hidden(seats: int) -> list[Part]:
    """What is hidden from a seat: faces, plus cards and line-ups of the others, and the next cards."""
    return [
        *by_seat(seats, marks("squad", MEN, lambda g, seat: g.squad[seat]), others_only=True),
        *by_seat(seats, marks("plus_cards", PLUSSES, plus_cards), others_only=True),
        *by_seat(seats, marks("line_up", MEN, on_pitch), others_only=True),
        marks("next_domestic", MEN, lambda g, seat: g.domestic_deck[-1:]),
        marks("next_foreign", MEN, lambda g, seat: g.foreign_deck[-1:]),
        marks("next_plus", PLUSSES, lambda g, seat: [card - c.PLUS for card in g.plus_deck[-1:]]),
        marks(
            "next_event", EVENTS, lambda g, seat: [card - c.QUESTION_CARD for card in g.question_deck[-1:]]
        ),
    ]


def other(g: Footmania, seat: int, who: int) -> list[int]:
    """A seat as the looking one counts; nobody is nobody."""
    return [(who - seat) % g.seats] if who >= 0 else []


def options(g: Footmania, seat: int) -> list[int]:
    """The options of the table."""
    return [g.quick_phase1, g.free_market, g.no_deals]


def decks(g: Footmania, seat: int) -> list[float]:
    """How many cards are left."""
    piles = (g.domestic_deck, g.foreign_deck, g.plus_deck, g.question_deck, g.euromatch_deck)
    return [len(pile) / 76 for pile in piles]


def drawn(g: Footmania, seat: int) -> list[int]:
    """The footballer that the active manager looks at, for who knows the face."""
    return [g.drawn] if g.drawn >= 0 and known_to(g, seat, g.drawn) else []


def auction(g: Footmania, seat: int) -> list[float]:
    """The prices of the auction."""
    return [min(2.0, g.floor * COINS), min(2.0, g.bid * COINS)] if g.lot >= 0 else []


def hears(g: Footmania, seat: int) -> bool:
    """Whether an offer is being made or answered to which the seat is a party (FM-277)."""
    asker = speaker(g)
    return asker >= 0 and is_party(g, seat, asker)


def addressee(g: Footmania, seat: int) -> list[int]:
    """To whom the offer is made."""
    return other(g, seat, to_of(g.offer)) if hears(g, seat) else []


def kind(g: Footmania, seat: int) -> list[int]:
    """What kind of offer it is: a sale, a purchase, a swap or an auction."""
    return [kind_of(g.offer) - SELL] if g.offer and hears(g, seat) else []


def offered(g: Footmania, seat: int) -> list[int]:
    """The cards on offer."""
    return cards_of(g.offer) if hears(g, seat) else []


def wanted(g: Footmania, seat: int) -> list[int]:
    """The cards that are wanted, and the post."""
    things = wishes_of(g.offer) if hears(g, seat) else []
    return [thing if thing < c.CLUB else c.CLUB + WANTED[c.CLUB :].index(c.THINGS[thing]) for thing in things]


def amount(g: Footmania, seat: int) -> list[float]:
    """The money of an offer, and whether its addressee pays."""
    if not hears(g, seat):
        return []
    return [min(2.0, max(0, amount_of(g.offer)) * COINS), float(asks(g.offer))]


def plus_cards(g: Footmania, seat: int) -> list[int]:
    """The plus cards of a manager."""
    return [card - c.PLUS for card in g.plus_cards[seat]]


def on_pitch(g: Footmania, seat: int) -> list[int]:
    """The footballers in a manager's line-up."""
    return [card for card in g.pitch[seat] if card >= 0]


def manager(g: Footmania, seat: int) -> list[float]:
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


def sponsors(g: Footmania, seat: int) -> list[int]:
    """The sponsors of a manager."""
    return [card - c.QUESTION_CARD for card in sponsors_of(g, seat)]


def is_shown(g: Footmania, seat: int) -> bool:
    """Whether the manager plays a match now, and the line-ups are shown (FM-275)."""
    return bool(g.kicked_off) and seat in ((g.active,) if g.club >= 0 else (g.home, g.away))


def team(g: Footmania, seat: int) -> list[float]:
    """A team on the pitch, once it is shown."""
    if not is_shown(g, seat):
        return []
    return [
        strength(g, seat) / 40,
        g.effect[seat] / 10,
        g.counted[seat] / 3,
        g.subs[seat] / 3,
        g.extra_subs[seat] / 3,
        sum([card <= TRAINEE for card in g.pitch[seat]]) / c.POSTS,
    ]


def shown_pitch(g: Footmania, seat: int) -> list[int]:
    """The footballers of a team on the pitch, once it is shown."""
    return on_pitch(g, seat) if is_shown(g, seat) else []


def others_squad(turn: int) -> list[Part]:
    """The squad of another manager: faces that the seat knows, and the backs of the others."""

    def faces(g: Footmania, seat: int) -> list[int]:
        return [card for card in g.squad[(seat + turn) % g.seats] if known_to(g, seat, card)]

    def backs(g: Footmania, seat: int) -> list[int]:
        return [c.BACK[card] for card in g.squad[(seat + turn) % g.seats] if not known_to(g, seat, card)]

    return [
        marks(f"next_{turn}.known", MEN, faces),
        counts(f"next_{turn}.backs", BACKS_NAMED, backs, 0.25),
    ]
