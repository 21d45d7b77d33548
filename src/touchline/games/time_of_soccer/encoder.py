"""Time of Soccer as numbers: everything but the order of the decks and the removed tiles (TS-331)."""

from __future__ import annotations

from typing import Final

from touchline.engine.content import named
from touchline.engine.pen import NOBODY, NONE, WHO, Pen, common, different
from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.questions import QUESTIONS
from touchline.games.time_of_soccer.rules.club import balance, weekly_expenses, weekly_income
from touchline.games.time_of_soccer.rules.levels import eleven, player_values
from touchline.games.time_of_soccer.state import MARKET_STEP, PLACE_TILE, WEEKS, TimeOfSoccer

ALL_TILES: Final = c.THINGS[: c.TILES]
SEGMENTS_NAMED: Final = c.THINGS[c.SEGMENT : c.SEGMENT + c.SEGMENTS]
SPACES_NAMED: Final = c.THINGS[c.SPACE : c.SPACE + c.SPACES]
POSITIONS_NAMED: Final = c.THINGS[c.POSITION : c.POSITION + c.POSITIONS]
OPTIONS: Final[list[str]] = named(
    "fatigue absent_rivals no_random secondary_market unique_starters neutral_level clash_level"
)
CLUB_NAMED: Final[list[str]] = named(
    "cash balance income expenses fans satisfaction energy tired barred free_traffic handicap played_cup"
)
MATCH_NAMED: Final = [
    "on",
    "cup",
    *(f"{what}_{side}" for side in ("home", "away") for what in ("a", "d", "goals")),
]
ASKED: Final = different(QUESTIONS.names)
DAYS: Final = [str(day) for day in range(8)]
DECKS: Final = ["1", "2", "3", "4"]
FACES: Final = [str(face) for face in range(1, 7)]
FIXTURES: Final = [str(tile) for tile in range(16)]
TEAMS: Final = list(c.TEAMS)
TEAM_OF: Final = [f"team.{team}" for team in c.TEAMS]
OWNERS: Final = [[*names, "neutral"] for names in WHO]
MARKET: Final = [f"market_{at + 1}" for at in range(c.SPACES)]
NEXT_TILES: Final = [f"tile_{at}" for at in range(1, 5)]
FACTS_NAMED: Final = [*c.KINDS, "deck", "price", "salary", "shirt", "op", "crosses"]
FACTS_OF: Final[list[list[float]]] = [  # a tile by what it is worth
    [
        *(float(c.KIND[tile] == kind) for kind in range(len(c.KINDS))),
        c.DECK[tile] / 4,
        c.PRICE[tile] / 10,
        c.SALARY[tile] / 5,
        c.SHIRT[tile] / 90,
        c.OP[tile] / 10,
        c.CROSSES[tile] / 6,
    ]
    for tile in range(c.TILES)
]


def write(pen: Pen, g: TimeOfSoccer, seat: int) -> None:
    """What a seat may know: the whole table."""
    common(pen, ASKED, g.seats, seat, g.open[seat], g.lead)
    pen.numbers("options", OPTIONS, options(g))
    pen.number("week", g.week / WEEKS)
    pen.mark("day", DAYS, g.day)
    pen.number("operation_points", g.op / 10 if on_market(g) else 0.0)
    pen.counts("decks", DECKS, [c.DECK[tile] - 1 for tile in g.deck], 1 / 40)
    for at, tile in enumerate(g.market):
        pen.numbers(MARKET[at], FACTS_NAMED, FACTS_OF[tile] if tile >= 0 else NONE)
    pen.marks("market", ALL_TILES, [tile for tile in g.market if tile >= 0])
    pen.marks("old", SPACES_NAMED, [at for at in range(c.SPACES) if g.old >> at & 1])
    pen.marks("drawn", ALL_TILES, g.drawn)
    pen.marks("second", ALL_TILES, g.second)
    pen.marks("gone", ALL_TILES, g.gone)
    pen.marks("joining", ALL_TILES, [asked >> 8 for asked in g.open if asked & 0xFF == PLACE_TILE])
    write_league(pen, g, seat)
    write_match(pen, g)
    for turn, owner in enumerate(g.in_order(seat)):
        pen.about(turn)
        write_club(pen, g, owner)
    pen.about(NOBODY)


def write_hidden(pen: Pen, g: TimeOfSoccer, seat: int) -> None:
    """What is hidden from everybody: the next tiles, counted from the top, and those that were removed."""
    for at, name in enumerate(NEXT_TILES, 1):
        pen.mark(name, ALL_TILES, g.deck[-at] if at <= len(g.deck) else -1)
    pen.marks("removed", ALL_TILES, g.boxed)


def write_league(pen: Pen, g: TimeOfSoccer, seat: int) -> None:
    """The tables of league and cup, and whose team each is."""
    pen.numbers("league.points", TEAMS, [points / 30 for points in g.points])
    pen.numbers("cup.wins", TEAMS, [wins / 4 for wins in g.cup_wins])
    pen.marks("cup.in", TEAMS, [team for team in range(len(TEAMS)) if g.in_cup >> team & 1])
    pen.number("fixtures.left", len(g.fixtures) / 11)
    pen.marks("fixture.next", FIXTURES, g.fixtures[:1])
    for team, name in enumerate(TEAM_OF):
        owner = g.seat_of[team]
        pen.mark(name, OWNERS[g.seats], (owner - seat) % g.seats if owner >= 0 else g.seats)


def write_match(pen: Pen, g: TimeOfSoccer) -> None:
    """The match on the table."""
    pen.numbers("match", MATCH_NAMED, match(g) if g.teams else NONE)
    pen.marks("match.home", TEAMS, g.teams[:1])
    pen.marks("match.away", TEAMS, g.teams[1:2])
    pen.counts("match.dice", FACES, [face - 1 for face in g.dice if 1 <= face <= 6], 0.25)


def write_club(pen: Pen, g: TimeOfSoccer, owner: int) -> None:
    """A club."""
    pen.numbers("has", CLUB_NAMED, figures(g, owner))
    pen.mark("car", SEGMENTS_NAMED, g.car[owner])
    pen.marks("squad", ALL_TILES, g.squad[owner])
    pen.marks("staff", ALL_TILES, staff(g, owner))
    pen.mark("principal", ALL_TILES, g.principal[owner])
    pen.marks("press", ALL_TILES, g.press[owner])
    pen.marks("kept", ALL_TILES, [entry >> 1 for entry in g.kept[owner]])
    pen.marks("fulfilled", ALL_TILES, [entry >> 1 for entry in g.kept[owner] if entry & 1])
    pen.marks("fielded", ALL_TILES, fielded(g, owner))
    pen.numbers("values", POSITIONS_NAMED, values(g, owner) if g.principal[owner] >= 0 else NONE)


def options(g: TimeOfSoccer) -> list[float]:
    """The options of the table."""
    switches = [g.fatigue, g.absent_rivals, g.no_random, g.secondary_market, g.unique_starters]
    return [*(float(switch) for switch in switches), g.neutral_level / 6, g.clash_level / 5]


def on_market(g: TimeOfSoccer) -> bool:
    """Whether a club is on the market now."""
    for asked in g.open:
        if asked & 0xFF == MARKET_STEP:
            return True
    return False


def match(g: TimeOfSoccer) -> list[float]:
    """How the match stands."""
    found = [1.0, float(g.cup_match)]
    for side in (0, 1):
        found += [g.attack_levels[side] / 6, g.defence_levels[side] / 6, g.goals[side] / 6]
    return found


def figures(g: TimeOfSoccer, seat: int) -> list[float]:
    """The figures of a club board."""
    return [
        g.cash[seat] / 50,
        balance(g, seat) / 50,
        weekly_income(g, seat) / 50,
        weekly_expenses(g, seat) / 50,
        g.fans[seat] / 20,
        g.satisfaction[seat] / 20,
        g.energy[seat] / 10,
        g.tired[seat] / 10,
        float(g.barred >> seat & 1),
        float(g.free_traffic >> seat & 1),
        g.handicap[seat] / 3,
        float(g.played_cup >> seat & 1),
    ]


def staff(g: TimeOfSoccer, seat: int) -> list[int]:
    """Everybody and everything that works for the club."""
    single = [g.scout, g.secretary, g.community, g.advertising, g.tv, g.friendly]
    return g.managers[seat] + [place[seat] for place in single if place[seat] >= 0]


def fielded(g: TimeOfSoccer, seat: int) -> list[int]:
    """The football players who are on a position."""
    return [tile for tile in g.line_up[c.POSITIONS * seat : c.POSITIONS * (seat + 1)] if tile >= 0]


def values(g: TimeOfSoccer, seat: int) -> list[float]:
    """What the football player on each position is worth to the team."""
    found = player_values(eleven(g, seat), g.principal[seat], g.managers[seat])
    return [value / 10 for value in found]
