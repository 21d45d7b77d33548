"""Superclub as numbers: what a seat may know (the same as in view.py), and what is hidden from it."""

from __future__ import annotations

from typing import Final

from touchline.engine.encoder import Part, Reader, by_seat, common, marks, number, numbers, who
from touchline.games.superclub import cards as c
from touchline.games.superclub.questions import QUESTIONS
from touchline.games.superclub.rules.finance import wage_bill
from touchline.games.superclub.rules.offers import asked as asked_for, given, paid_of
from touchline.games.superclub.state import IN_FINALS, IN_SEASON, OFFER, STAGES, Superclub
from touchline.games.superclub.view import is_hidden, maker_of, talkers

MEN: Final = c.THINGS[: c.PLAYERS]
MEMBERS: Final = c.THINGS[c.STAFF : c.STAFF + c.STAFF_CARDS]
CHANGERS_NAMED: Final = c.THINGS[c.CHANGER : c.CHANGER + c.CHANGERS]
CUPS: Final = c.THINGS[c.CUP : c.CUP + c.CUP_CARDS]
COLOURS: Final = c.THINGS[c.CLUB : c.CLUB + c.CLUBS]
FORMATIONS_NAMED: Final = c.THINGS[c.FORMATION : c.FORMATION + len(c.FORMATIONS)]
GOODS: Final = c.THINGS[: c.STAFF + c.STAFF_CARDS]
MILLIONS: Final = 1 / 200
OPTIONS: Final = ("quick", "home_and_away", "unhappy_players", "top_six", "powerhouses", "season_limit")
MANAGER_NAMED: Final = (
    "cash",
    "players",
    "stars",
    "points",
    "wages",
    "training",
    "scouting",
    "stadium",
    "place",
    "weapons",
    "cups",
    "banned",
    "locked",
    "suspended",
    "low_stadium",
    "weakened",
    "bid_used",
    "passed",
)


def parts(seats: int) -> list[Part]:
    """What a seat may know."""
    return [
        *common(QUESTIONS.names, seats),
        numbers("options", OPTIONS, options),
        marks("stage", STAGES, lambda g, seat: [g.stage]),
        number("season", lambda g, seat: min(2.0, g.season / 10)),
        number("round", lambda g, seat: g.round / 10),
        number("deck", lambda g, seat: len(g.deck) / c.PLAYERS),
        number("staff_deck", lambda g, seat: len(g.staff_deck) / c.STAFF_CARDS),
        number("changer_deck", lambda g, seat: len(g.changer_deck) / c.CHANGERS),
        number("cup_deck", lambda g, seat: len(g.cup_deck) / c.CUP_CARDS),
        numbers("continents", [str(n) for n in range(c.CONTINENTS)], continents),
        marks("board", MEN, lambda g, seat: g.board),
        marks("inactive", MEN, lambda g, seat: g.inactive),
        marks("changer_discard", CHANGERS_NAMED, lambda g, seat: g.changer_discard),
        marks("drawn", MEMBERS, lambda g, seat: g.drawn),
        numbers("stars", MEN, stars),
        marks("injured", MEN, lambda g, seat: g.injured + g.missing + g.hurt),
        marks("benched", MEN, lambda g, seat: [entry >> 3 for entry in g.benched]),
        marks("lot", MEN, lambda g, seat: [g.lot] if g.lot >= 0 else []),
        marks("lot.owner", who(seats), lambda g, seat: other(g, seat, g.owner)),
        numbers("lot", ("floor", "bid", "stars", "potential"), lot),
        marks("lot.at_top", who(seats), lambda g, seat: [(top - seat) % seats for top in g.at_top]),
        marks("offer.by", who(seats), lambda g, seat: other(g, seat, maker_of(g)) if hears(g, seat) else []),
        marks("offer.gives", GOODS, lambda g, seat: given(g.offer) if hears(g, seat) else []),
        marks("offer.asks", GOODS, lambda g, seat: asked_for(g.offer) if hears(g, seat) else []),
        number("offer.pays", lambda g, seat: paid_of(g.offer) * MILLIONS if hears(g, seat) else 0.0),
        number("training.used", lambda g, seat: g.used / 5),
        number("investments", lambda g, seat: g.actions / 2),
        numbers("match", ("on", "contest", "third", "score_home", "score_away", "derby"), match),
        marks("match.home", who(seats), lambda g, seat: other(g, seat, g.home) if is_on(g) else []),
        marks("match.away", who(seats), lambda g, seat: other(g, seat, g.away) if is_on(g) else []),
        numbers("match.dice", ("1", "2", "3", "4"), dice),
        numbers("match.rival", c.THIRDS, lambda g, seat: [n / 20 for n in g.rival] if is_on(g) else []),
        marks("own.weapons", CHANGERS_NAMED, lambda g, seat: g.weapons[seat]),
        marks("own.formation", FORMATIONS_NAMED, formation),
        marks("own.line_up", MEN, line_up),
        marks("own.boost", c.THIRDS, lambda g, seat: [g.boost_at[seat]] if g.boost_at[seat] >= 0 else []),
        *by_seat(seats, numbers("has", MANAGER_NAMED, manager)),
        *by_seat(seats, marks("club", COLOURS, lambda g, seat: [g.club[seat]] if g.club[seat] >= 0 else [])),
        *by_seat(seats, marks("squad", MEN, lambda g, seat: g.squad[seat])),
        *by_seat(seats, marks("staff", MEMBERS, lambda g, seat: g.staff[seat])),
        *by_seat(seats, marks("pitch", MEN, shown_line_up)),
    ]


def hidden(seats: int) -> list[Part]:
    """What is hidden from a seat: weapons and line-ups of the others, SuperCup cards, and the next cards."""
    return [
        *by_seat(seats, marks("weapons", CHANGERS_NAMED, lambda g, seat: g.weapons[seat]), others_only=True),
        *by_seat(seats, marks("line_up", MEN, line_up), others_only=True),
        *by_seat(seats, marks("cups", CUPS, lambda g, seat: g.cups[seat])),
        *(marks(f"continent_{n}", MEN, top_of(n)) for n in range(c.CONTINENTS)),
        marks("next_staff", MEMBERS, lambda g, seat: g.staff_deck[-1:]),
        marks("next_changer", CHANGERS_NAMED, lambda g, seat: g.changer_deck[-1:]),
    ]


def other(g: Superclub, seat: int, who: int) -> list[int]:
    """A seat as the looking one counts; who is none, such as an AI club, is nobody."""
    return [(who - seat) % g.seats] if 0 <= who < g.seats else []


def options(g: Superclub, seat: int) -> list[float]:
    """The options of the table."""
    return [g.quick, g.home_away, g.unhappy, g.top_six, g.powerhouses, g.season_limit / 20]


def continents(g: Superclub, seat: int) -> list[float]:
    """How many players each continent has left."""
    return [len(deck) / 40 for deck in g.continents]


def stars(g: Superclub, seat: int) -> list[float]:
    """The stars that each player has now; who lies face down has those on the card."""
    return [count / 6 for count in g.stars]


def lot(g: Superclub, seat: int) -> list[float]:
    """The card that lies open, and its price."""
    if g.lot < 0:
        return []
    bid = min(2.0, g.bid * MILLIONS)
    return [min(2.0, g.floor * MILLIONS), bid, g.stars[g.lot] / 6, c.POTENTIAL[g.lot] / 6]


def hears(g: Superclub, seat: int) -> bool:
    """Whether the seat may see the offer that is made or answered now."""
    maker = maker_of(g)
    return bool(g.offer) and seat in talkers(g) and (g.open[maker] & 0xFF != OFFER or seat == maker)


def is_on(g: Superclub) -> bool:
    """Whether a match is on, with its line-ups shown (SC-148)."""
    return bool(g.revealed) and g.stage in (IN_SEASON, IN_FINALS) and (g.home >= 0 or g.away >= 0)


def match(g: Superclub, seat: int) -> list[float]:
    """The match that is on."""
    if not is_on(g):
        return []
    return [1.0, g.contest / 2, g.third / 2, g.score[0] / 6, g.score[1] / 6, g.derby]


def dice(g: Superclub, seat: int) -> list[float]:
    """The roll on the table: home, home, away, away."""
    return [face / 6 for face in g.dice[:4]] if is_on(g) else []


def formation(g: Superclub, seat: int) -> list[int]:
    """The formation of a line-up."""
    return [g.formation[seat]] if g.formation[seat] >= 0 else []


def line_up(g: Superclub, seat: int) -> list[int]:
    """The players in a line-up."""
    return [man for man in g.pitch[seat] if man >= 0]


def shown_line_up(g: Superclub, seat: int) -> list[int]:
    """The players in a line-up of the match that is on, while it is shown."""
    return line_up(g, seat) if is_on(g) and seat in (g.home, g.away) and not is_hidden(g, seat) else []


def manager(g: Superclub, seat: int) -> list[float]:
    """What everybody knows of a manager."""
    return [
        min(3.0, g.cash[seat] * MILLIONS),
        len(g.squad[seat]) / 20,
        g.squad_stars[seat] / 60,
        g.points[seat] / 100,
        wage_bill(g, seat) * MILLIONS,
        g.levels[3 * seat] / 4,
        g.levels[3 * seat + 1] / 4,
        g.levels[3 * seat + 2] / 4,
        g.place[seat] / 8,
        len(g.weapons[seat]) / 5,
        len(g.cups[seat]) / 5,
        g.banned >> seat & 1,
        g.locked >> seat & 1,
        g.suspended >> seat & 1,
        g.low_stadium >> seat & 1,
        g.weakened[seat] / 5,
        g.bid_used >> seat & 1,
        g.passed >> seat & 1,
    ]


def top_of(continent: int) -> Reader:
    """The next player of a continent."""
    return lambda g, seat: g.continents[continent][-1:] if continent < len(g.continents) else []
