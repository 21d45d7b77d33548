"""Superclub as numbers: what a seat may know (the same as in view.py), and what is hidden from it."""

from __future__ import annotations

from typing import Final

from touchline.engine.content import named
from touchline.engine.pen import NOBODY, NONE, NOTHING, WHO, Pen, common, different
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
OPTIONS: Final = ["quick", "home_and_away", "unhappy_players", "top_six", "powerhouses", "season_limit"]
ASKED: Final = different(QUESTIONS.names)
STAGES_NAMED: Final = list(STAGES)
THIRDS: Final = list(c.THIRDS)
CONTINENTS: Final = [str(n) for n in range(c.CONTINENTS)]
TOP_OF: Final = [f"continent_{n}" for n in range(c.CONTINENTS)]
LOT_NAMED: Final = ["floor", "bid", "stars", "potential"]
MATCH_NAMED: Final = ["on", "contest", "third", "score_home", "score_away", "derby"]
DICE: Final = ["1", "2", "3", "4"]
MANAGER_NAMED: Final[list[str]] = named(
    "cash players stars points wages training scouting stadium place weapons cups banned locked "
    "suspended low_stadium weakened bid_used passed"
)


def write(pen: Pen, g: Superclub, seat: int) -> None:
    """What a seat may know."""
    common(pen, ASKED, g.seats, seat, g.open[seat], g.lead)
    pen.numbers("options", OPTIONS, options(g))
    pen.mark("stage", STAGES_NAMED, g.stage)
    pen.number("season", min(2.0, g.season / 10))
    pen.number("round", g.round / 10)
    pen.number("deck", len(g.deck) / c.PLAYERS)
    pen.number("staff_deck", len(g.staff_deck) / c.STAFF_CARDS)
    pen.number("changer_deck", len(g.changer_deck) / c.CHANGERS)
    pen.number("cup_deck", len(g.cup_deck) / c.CUP_CARDS)
    pen.numbers("continents", CONTINENTS, [len(deck) / 40 for deck in g.continents])
    pen.marks("board", MEN, g.board)
    pen.marks("inactive", MEN, g.inactive)
    pen.marks("changer_discard", CHANGERS_NAMED, g.changer_discard)
    pen.marks("drawn", MEMBERS, g.drawn)
    pen.numbers("stars", MEN, [count / 6 for count in g.stars])  # who lies face down has those on the card
    pen.marks("injured", MEN, g.injured + g.missing + g.hurt)
    pen.marks("benched", MEN, [entry >> 3 for entry in g.benched])
    write_deals(pen, g, seat)
    pen.number("training.used", g.used / 5)
    pen.number("investments", g.actions / 2)
    write_match(pen, g, seat, is_on(g))
    pen.marks("own.weapons", CHANGERS_NAMED, g.weapons[seat])
    pen.mark("own.formation", FORMATIONS_NAMED, g.formation[seat])
    pen.marks("own.line_up", MEN, line_up(g, seat))
    pen.mark("own.boost", THIRDS, g.boost_at[seat])
    for turn, manager in enumerate(g.in_order(seat)):
        pen.about(turn)
        pen.numbers("has", MANAGER_NAMED, figures(g, manager))
        pen.mark("club", COLOURS, g.club[manager])
        pen.marks("squad", MEN, g.squad[manager])
        pen.marks("staff", MEMBERS, g.staff[manager])
        pen.marks("pitch", MEN, line_up(g, manager) if is_shown(g, manager) else NOTHING)
    pen.about(NOBODY)


def write_hidden(pen: Pen, g: Superclub, seat: int) -> None:
    """What is hidden from a seat: weapons and line-ups of the others, SuperCup cards, and the next cards."""
    for turn, manager in enumerate(g.in_order(seat)):
        pen.about(turn)
        if turn:
            pen.marks("weapons", CHANGERS_NAMED, g.weapons[manager])
            pen.marks("line_up", MEN, line_up(g, manager))
        pen.marks("cups", CUPS, g.cups[manager])
    pen.about(NOBODY)
    for n, name in enumerate(TOP_OF):
        pen.marks(name, MEN, g.continents[n][-1:] if n < len(g.continents) else NOTHING)
    pen.marks("next_staff", MEMBERS, g.staff_deck[-1:])
    pen.marks("next_changer", CHANGERS_NAMED, g.changer_deck[-1:])


def write_deals(pen: Pen, g: Superclub, seat: int) -> None:
    """The card that lies open with its price, and the offer, for those who may know of it."""
    pen.mark("lot", MEN, g.lot)
    pen.mark("lot.owner", WHO[g.seats], other(g, seat, g.owner))
    pen.numbers("lot", LOT_NAMED, lot(g) if g.lot >= 0 else NONE)
    pen.marks("lot.at_top", WHO[g.seats], [(top - seat) % g.seats for top in g.at_top])
    heard = hears(g, seat)
    pen.mark("offer.by", WHO[g.seats], other(g, seat, maker_of(g)) if heard else -1)
    pen.marks("offer.gives", GOODS, given(g.offer) if heard else NOTHING)
    pen.marks("offer.asks", GOODS, asked_for(g.offer) if heard else NOTHING)
    pen.number("offer.pays", paid_of(g.offer) * MILLIONS if heard else 0.0)


def write_match(pen: Pen, g: Superclub, seat: int, on: bool) -> None:
    """The match that is on; of the roll home, home, away, away."""
    pen.numbers("match", MATCH_NAMED, match(g) if on else NONE)
    pen.mark("match.home", WHO[g.seats], other(g, seat, g.home) if on else -1)
    pen.mark("match.away", WHO[g.seats], other(g, seat, g.away) if on else -1)
    pen.numbers("match.dice", DICE, [face / 6 for face in g.dice[:4]] if on else NONE)
    pen.numbers("match.rival", THIRDS, [n / 20 for n in g.rival] if on else NONE)


def other(g: Superclub, seat: int, who: int) -> int:
    """A seat, counted from the one that looks; what is no seat, such as an AI club, is nobody."""
    return (who - seat) % g.seats if 0 <= who < g.seats else -1


def options(g: Superclub) -> list[float]:
    """The options of the table."""
    switches = [g.quick, g.home_away, g.unhappy, g.top_six, g.powerhouses]
    return [*(float(switch) for switch in switches), g.season_limit / 20]


def lot(g: Superclub) -> list[float]:
    """The price of the card that lies open, and what it is worth."""
    bid = min(2.0, g.bid * MILLIONS)
    return [min(2.0, g.floor * MILLIONS), bid, g.stars[g.lot] / 6, c.POTENTIAL[g.lot] / 6]


def hears(g: Superclub, seat: int) -> bool:
    """Whether the seat may see the offer that is made or answered now."""
    if not g.offer or seat not in talkers(g):
        return False
    maker = maker_of(g)
    return g.open[maker] & 0xFF != OFFER or seat == maker


def is_on(g: Superclub) -> bool:
    """Whether a match is on, with its line-ups shown (SC-148)."""
    playing = g.stage == IN_SEASON or g.stage == IN_FINALS
    return g.revealed != 0 and playing and (g.home >= 0 or g.away >= 0)


def is_shown(g: Superclub, seat: int) -> bool:
    """Whether the manager plays the match that is on, and the line-up is shown."""
    return is_on(g) and (seat == g.home or seat == g.away) and not is_hidden(g, seat)


def match(g: Superclub) -> list[float]:
    """How the match stands."""
    return [1.0, g.contest / 2, g.third / 2, g.score[0] / 6, g.score[1] / 6, float(g.derby)]


def line_up(g: Superclub, seat: int) -> list[int]:
    """The players in a line-up."""
    return [man for man in g.pitch[seat] if man >= 0]


def figures(g: Superclub, seat: int) -> list[float]:
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
        float(g.banned >> seat & 1),
        float(g.locked >> seat & 1),
        float(g.suspended >> seat & 1),
        float(g.low_stadium >> seat & 1),
        g.weakened[seat] / 5,
        float(g.bid_used >> seat & 1),
        float(g.passed >> seat & 1),
    ]
