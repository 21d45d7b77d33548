"""Time of Soccer as numbers: everything but the order of the decks and the removed tiles (TS-331)."""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.encoder import Part, Reader, by_seat, common, counts, marks, number, numbers, who
from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.questions import QUESTIONS
from touchline.games.time_of_soccer.rules.club import balance, weekly_expenses, weekly_income
from touchline.games.time_of_soccer.rules.levels import eleven, player_values
from touchline.games.time_of_soccer.state import MARKET_STEP, PLACE_TILE, WEEKS, TimeOfSoccer

ALL_TILES: Final = c.THINGS[: c.TILES]
SEGMENTS_NAMED: Final = c.THINGS[c.SEGMENT : c.SEGMENT + c.SEGMENTS]
SPACES_NAMED: Final = c.THINGS[c.SPACE : c.SPACE + c.SPACES]
POSITIONS_NAMED: Final = c.THINGS[c.POSITION : c.POSITION + c.POSITIONS]
OPTIONS: Final = (
    "fatigue",
    "absent_rivals",
    "no_random",
    "secondary_market",
    "unique_starters",
    "neutral_level",
    "clash_level",
)
CLUB_NAMED: Final = (
    "cash",
    "balance",
    "income",
    "expenses",
    "fans",
    "satisfaction",
    "energy",
    "tired",
    "barred",
    "free_traffic",
    "handicap",
    "played_cup",
)
MATCH_NAMED: Final = (
    "on",
    "cup",
    *(f"{what}_{side}" for side in ("home", "away") for what in ("a", "d", "goals")),
)


def parts(seats: int) -> list[Part]:
    """What a seat may know: the whole table."""
    return [
        *common(QUESTIONS.names, seats),
        numbers("options", OPTIONS, options),
        number("week", lambda g, seat: g.week / WEEKS),
        marks("day", [str(day) for day in range(8)], lambda g, seat: [g.day]),
        number("operation_points", lambda g, seat: g.op / 10 if on_market(g) else 0.0),
        numbers("decks", ("1", "2", "3", "4"), decks),
        *(space(at) for at in range(c.SPACES)),
        marks("market", ALL_TILES, lambda g, seat: [tile for tile in g.market if tile >= 0]),
        marks("old", SPACES_NAMED, lambda g, seat: [at for at in range(c.SPACES) if g.old >> at & 1]),
        marks("drawn", ALL_TILES, lambda g, seat: g.drawn),
        marks("second", ALL_TILES, lambda g, seat: g.second),
        marks("gone", ALL_TILES, lambda g, seat: g.gone),
        marks("joining", ALL_TILES, joining),
        numbers("league.points", c.TEAMS, lambda g, seat: [points / 30 for points in g.points]),
        numbers("cup.wins", c.TEAMS, lambda g, seat: [wins / 4 for wins in g.cup_wins]),
        marks(
            "cup.in", c.TEAMS, lambda g, seat: [team for team in range(len(c.TEAMS)) if g.in_cup >> team & 1]
        ),
        number("fixtures.left", lambda g, seat: len(g.fixtures) / 11),
        marks("fixture.next", [str(tile) for tile in range(16)], lambda g, seat: g.fixtures[:1]),
        *(
            marks(f"team.{c.TEAMS[team]}", [*who(seats), "neutral"], of_team(team))
            for team in range(len(c.TEAMS))
        ),
        numbers("match", MATCH_NAMED, match),
        marks("match.home", c.TEAMS, lambda g, seat: g.teams[:1]),
        marks("match.away", c.TEAMS, lambda g, seat: g.teams[1:2]),
        counts("match.dice", [str(face) for face in range(1, 7)], dice, 0.25),
        *by_seat(seats, numbers("has", CLUB_NAMED, club)),
        *by_seat(seats, marks("car", SEGMENTS_NAMED, car)),
        *by_seat(seats, marks("squad", ALL_TILES, lambda g, seat: g.squad[seat])),
        *by_seat(seats, marks("staff", ALL_TILES, staff)),
        *by_seat(seats, marks("principal", ALL_TILES, principal)),
        *by_seat(seats, marks("press", ALL_TILES, lambda g, seat: g.press[seat])),
        *by_seat(seats, marks("kept", ALL_TILES, lambda g, seat: [entry >> 1 for entry in g.kept[seat]])),
        *by_seat(seats, marks("fulfilled", ALL_TILES, fulfilled)),
        *by_seat(seats, marks("fielded", ALL_TILES, fielded)),
        *by_seat(seats, numbers("values", POSITIONS_NAMED, values)),
    ]


def hidden(seats: int) -> list[Part]:
    """What is hidden from everybody: the next tiles, and those that were removed."""
    return [
        *(marks(f"tile_{at}", ALL_TILES, nth_tile(at)) for at in range(1, 5)),
        marks("removed", ALL_TILES, lambda g, seat: g.boxed),
    ]


def options(g: TimeOfSoccer, seat: int) -> list[float]:
    """The options of the table."""
    switches = [g.fatigue, g.absent_rivals, g.no_random, g.secondary_market, g.unique_starters]
    return [*switches, g.neutral_level / 6, g.clash_level / 5]


def on_market(g: TimeOfSoccer) -> bool:
    """Whether a club is on the market now."""
    return any(asked & 0xFF == MARKET_STEP for asked in g.open)


def decks(g: TimeOfSoccer, seat: int) -> list[float]:
    """How many tiles each deck has left."""
    found = [0.0] * 4
    for tile in g.deck:
        found[c.DECK[tile] - 1] += 1 / 40
    return found


def facts(tile: int) -> list[float]:
    """A tile by what it is worth."""
    kinds = [float(c.KIND[tile] == kind) for kind in range(len(c.KINDS))]
    figures = (
        c.PRICE[tile] / 10,
        c.SALARY[tile] / 5,
        c.SHIRT[tile] / 90,
        c.OP[tile] / 10,
        c.CROSSES[tile] / 6,
    )
    return [*kinds, c.DECK[tile] / 4, *figures]


FACTS_NAMED: Final = (*c.KINDS, "deck", "price", "salary", "shirt", "op", "crosses")
FACTS_OF: Final = [facts(tile) for tile in range(c.TILES)]


def space(at: int) -> Part:
    """The tile on a space of the market, by what it is worth."""

    def write(g: Any, seat: int, out: list[float], place: int) -> None:
        if g.market[at] >= 0:
            out[place : place + len(FACTS_NAMED)] = FACTS_OF[g.market[at]]

    return Part(f"market_{at + 1}", FACTS_NAMED, write)


def joining(g: TimeOfSoccer, seat: int) -> list[int]:
    """The football player whom a club is placing now."""
    return [asked >> 8 for asked in g.open if asked & 0xFF == PLACE_TILE]


def of_team(team: int) -> Reader:
    """Whose team this is."""

    def read(g: TimeOfSoccer, seat: int) -> list[int]:
        owner = g.seat_of[team]
        return [(owner - seat) % g.seats if owner >= 0 else g.seats]

    return read


def match(g: TimeOfSoccer, seat: int) -> list[float]:
    """The match on the table."""
    if not g.teams:
        return []
    found = [1.0, float(g.cup_match)]
    for side in (0, 1):
        found += [g.attack_levels[side] / 6, g.defence_levels[side] / 6, g.goals[side] / 6]
    return found


def dice(g: TimeOfSoccer, seat: int) -> list[int]:
    """The roll on the table."""
    return [face - 1 for face in g.dice if 1 <= face <= 6]


def club(g: TimeOfSoccer, seat: int) -> list[float]:
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
        g.barred >> seat & 1,
        g.free_traffic >> seat & 1,
        g.handicap[seat] / 3,
        g.played_cup >> seat & 1,
    ]


def car(g: TimeOfSoccer, seat: int) -> list[int]:
    """The street on which the car stands."""
    return [g.car[seat]] if g.car[seat] >= 0 else []


def staff(g: TimeOfSoccer, seat: int) -> list[int]:
    """Everybody and everything that works for the club."""
    single = (g.scout, g.secretary, g.community, g.advertising, g.tv, g.friendly)
    return g.managers[seat] + [place[seat] for place in single if place[seat] >= 0]


def principal(g: TimeOfSoccer, seat: int) -> list[int]:
    """The manager who decides the tactics."""
    return [g.principal[seat]] if g.principal[seat] >= 0 else []


def fulfilled(g: TimeOfSoccer, seat: int) -> list[int]:
    """Press tiles that were kept and fulfilled."""
    return [entry >> 1 for entry in g.kept[seat] if entry & 1]


def fielded(g: TimeOfSoccer, seat: int) -> list[int]:
    """The football players who are on a position."""
    return [tile for tile in g.line_up[c.POSITIONS * seat : c.POSITIONS * (seat + 1)] if tile >= 0]


def values(g: TimeOfSoccer, seat: int) -> list[float]:
    """What the football player on each position is worth to the team."""
    if g.principal[seat] < 0:
        return []
    found = player_values(eleven(g, seat), g.principal[seat], g.managers[seat])
    return [value / 10 for value in found]


def nth_tile(at: int) -> Reader:
    """A tile of the deck, counted from the top."""
    return lambda g, seat: g.deck[-at : len(g.deck) - at + 1] if at <= len(g.deck) else []
