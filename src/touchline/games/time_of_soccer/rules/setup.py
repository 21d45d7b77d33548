"""Setup: clubs, decks, first football players, cup draw, fixtures, market, cars (TS-001 to TS-031)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.rules import plan
from touchline.engine.state import each
from touchline.games.time_of_soccer import cards as c, state as s
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.text import facts, name, printed, say, street, way

REMOVED: Final = 7  # TS-002: tiles of each deck
START_FANS: Final = 13  # TS-009; the first balance follows from it (TS-010, TS-011)
START_CASH: Final = 5  # TS-016
USUAL_DIFFICULTY: Final = 2  # TS-022

# By number of humans from 1 on: unique starters drawn and kept, starting players drawn beside them.
UNIQUES_DRAWN: Final[list[int]] = [2, 2, 3, 3]  # TS-290 to TS-293
UNIQUES_KEPT: Final[list[int]] = [1, 1, 2, 2]
STARTERS_BESIDE: Final[list[int]] = [0, 1, 1, 2]

# TS-005; the options of the table come before all of this. What chance decides here is listed in TS-328.
SETUP: Final[list[int]] = plan(
    s.CHOOSE_CLUBS,
    s.SHUFFLE_DECKS,
    s.UNIQUE_STARTERS,
    s.STARTING_PLAYERS,
    s.FIRST_PLAYER,
    s.CUP_DRAW,
    s.LEAGUE_TILES,
    s.FILL_MARKET,
    s.PLACE_CARS,
    s.START_WEEK,
)


def new_game(seats: int, seed: int, options: dict[str, int]) -> TimeOfSoccer:
    """The table before the clubs are chosen."""
    g = TimeOfSoccer()
    g.start(seats, seed)
    g.fatigue = options.get("fatigue", 0)
    g.absent_rivals = options.get("absent_rivals", 0)
    g.no_random = options.get("no_random", 0)
    g.secondary_market = options.get("secondary_market", 0)
    g.unique_starters = options.get("unique_starters", 0)
    g.neutral_level = options.get("neutral_level", USUAL_DIFFICULTY)
    g.clash_level = options.get("clash_level", USUAL_DIFFICULTY)
    g.free_traffic = 0
    g.handicap = []
    for seat in range(seats):
        g.free_traffic |= options.get(f"free_traffic.{seat}", 0) << seat  # TS-281
        g.handicap.append(options.get(f"handicap.{seat}", 0))
    g.week = 0  # TS-027
    g.day = g.over = g.old = g.op = 0
    g.market = [-1] * c.SPACES
    g.deck = list(range(c.MARKET_TILES - 1, -1, -1))
    g.uniques = list(range(c.UNIQUE, c.UNIQUE + c.UNIQUES)) if g.unique_starters else []
    g.boxed, g.drawn, g.second, g.gone = [], [], [], []
    g.points = [0] * c.CUP_TEAMS  # TS-018, TS-228
    g.cup_wins = [0] * c.CUP_TEAMS
    g.in_cup = (1 << c.CUP_TEAMS) - 1
    g.played_cup = g.cup_match = g.rerolled = g.barred = 0
    g.fixtures, g.cup, g.results, g.teams, g.dice = [], [], [], [], []
    g.lowered, g.attack_levels, g.defence_levels, g.goals = [0, 0], [0, 0], [0, 0], [0, 0]
    g.club = [-1] * seats
    g.seat_of = [-1] * c.CUP_TEAMS
    g.cash = [START_CASH] * seats
    g.fans = [START_FANS - handicap for handicap in g.handicap]  # TS-287, TS-288
    g.satisfaction = [0] * seats
    g.energy, g.tired = [0] * seats, [0] * seats  # TS-255
    nobody_hired(g)
    g.agenda.extend(SETUP)
    return g


def nobody_hired(g: TimeOfSoccer) -> None:
    """Clubs without cars, people and contracts."""
    seats = g.seats
    g.car, g.principal = [-1] * seats, [-1] * seats
    g.scout, g.secretary, g.community = [-1] * seats, [-1] * seats, [-1] * seats
    g.advertising, g.tv, g.friendly = [-1] * seats, [-1] * seats, [-1] * seats
    g.managers, g.press, g.kept, g.squad = each(seats), each(seats), each(seats), each(seats)
    g.line_up = [-1] * (11 * seats)


# choose_club: one at a time, in seat order (TS-006, TS-007)


def choose_clubs(g: TimeOfSoccer, turn: int) -> None:
    """Ask the next seat; whatever nobody takes is neutral for the whole game (TS-008)."""
    if turn < g.seats:
        g.push(s.CHOOSE_CLUBS, turn + 1)
        g.ask(turn, s.CHOOSE_CLUB)


def legal_choose_club(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """A club that nobody has taken."""
    return [s.CHOOSE_CLUB | (c.CLUB + club) << 8 for club in range(c.CLUBS) if g.seat_of[club] < 0]


def answer_choose_club(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """Take the club with its starting staff and manager (TS-012, TS-013)."""
    club = (option >> 8) - c.CLUB
    g.club[seat] = club
    g.seat_of[club] = seat
    g.scout[seat] = c.STARTING_SCOUT + club
    g.secretary[seat] = c.STARTING_SECRETARY + club
    g.community[seat] = c.STARTING_COMMUNITY + club
    g.principal[seat] = c.STARTING_MANAGER + club
    g.managers[seat] = [c.STARTING_MANAGER + club]
    if g.events is not None:
        g.tell("club_chosen", "TS-006", [seat, club])


def says_choose_club(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """A club to take."""
    team = c.THINGS[thing]
    return said(club=name(thing), colour=say(f"colour-{team}"), ground=printed("teams", team, "ground"))


def refuses_choose_club(g: TimeOfSoccer, seat: int, arg: int, option: int) -> Said | None:
    """A club that somebody else has."""
    return refuse("TS-006", "club-taken") if c.CLUB <= option >> 8 < c.CLUB + c.CLUBS else None


CHOOSE_CLUB_QUESTION: Final = Question(
    s.CHOOSE_CLUB,
    "choose_club",
    "TS-006",
    legal_choose_club,
    answer_choose_club,
    says=says_choose_club,
    place="clubs",
    refuses=refuses_choose_club,
    tempting=tuple(range(c.CLUB, c.CLUB + c.CLUBS)),
)


def shuffle_decks(g: TimeOfSoccer, arg: int) -> None:
    """Each deck is shuffled by itself and loses seven tiles unseen (TS-002, TS-003)."""
    g.deck = []
    for number in (4, 3, 2, 1):
        tiles = [tile for tile in range(c.MARKET_TILES) if c.DECK[tile] == number]
        g.shuffle(tiles)
        g.boxed.extend(tiles[:REMOVED])
        g.deck.extend(tiles[REMOVED:])
    g.reveal()
    if g.events is not None:
        g.tell("decks_shuffled", "TS-002", [len(g.deck), len(g.boxed)])


# keep_unique: with the variant, some unique starters stay (TS-289 to TS-295)


def unique_starters(g: TimeOfSoccer, turn: int) -> None:
    """The next club draws, face up (TS-295)."""
    if not g.unique_starters or turn == g.seats:
        return
    if turn == 0:
        g.shuffle(g.uniques)  # TS-289
    g.drawn = [g.uniques.pop() for _ in range(UNIQUES_DRAWN[g.seats - 1])]
    g.reveal()
    if g.events is not None:
        g.tell("uniques_drawn", "TS-295", [turn, *g.drawn])
    g.push(s.UNIQUE_STARTERS, turn + 1)
    g.ask(turn, s.KEEP_UNIQUE, UNIQUES_KEPT[g.seats - 1])


def legal_keep_unique(g: TimeOfSoccer, seat: int, left: int) -> list[int]:
    """Any of the tiles drawn."""
    return [s.KEEP_UNIQUE | tile << 8 for tile in g.drawn]


def answer_keep_unique(g: TimeOfSoccer, seat: int, left: int, option: int) -> None:
    """Keep it; what is not kept leaves the game (TS-294)."""
    tile = option >> 8
    g.drawn.remove(tile)
    g.squad[seat].append(tile)
    if g.events is not None:
        g.tell("unique_kept", "TS-289", [seat, tile])
    if left > 1:
        g.ask(seat, s.KEEP_UNIQUE, left - 1)
    else:
        g.gone.extend(g.drawn)
        g.drawn = []


KEEP_UNIQUE_QUESTION: Final = Question(
    s.KEEP_UNIQUE,
    "keep_unique",
    "TS-289",
    legal_keep_unique,
    answer_keep_unique,
    says=lambda g, seat, tile: said(tile=name(tile), facts=facts(tile)),
    place="drawn",
)


def starting_players(g: TimeOfSoccer, arg: int) -> None:
    """As many as there are humans, at random from the club's own six; the others leave (TS-014)."""
    count = STARTERS_BESIDE[g.seats - 1] if g.unique_starters else g.seats
    for seat in range(g.seats):
        own = [c.STARTER + c.STARTERS * g.club[seat] + i for i in range(c.STARTERS)]  # TS-336
        g.shuffle(own)
        g.squad[seat].extend(own[:count])
        g.squad[seat].sort()
        g.gone.extend(sorted(own[count:]))
        if g.events is not None and count:
            g.tell("starters_drawn", "TS-014", [seat, *sorted(own[:count])])
    g.reveal()
    for seat in range(g.seats - 1, -1, -1):  # placed in seat order, unique starters first, by id (TS-335)
        for tile in reversed(g.squad[seat]):
            g.push(s.JOIN, seat | tile << 3)


def join(g: TimeOfSoccer, arg: int) -> None:
    """A first football player takes a place (TS-015)."""
    g.ask(arg & 7, s.PLACE_TILE, arg >> 3)


def first_player(g: TimeOfSoccer, arg: int) -> None:
    """One human chosen at random holds the marker (TS-023)."""
    g.lead = g.rand(g.seats)
    g.reveal()
    if g.events is not None:
        g.tell("first_player", "TS-023", [g.lead])


def cup_draw(g: TimeOfSoccer, arg: int) -> None:
    """Eight teams in eight boxes (TS-024)."""
    g.cup = list(range(c.CUP_TEAMS))
    g.shuffle(g.cup)
    g.reveal()
    if g.events is not None:
        g.tell("cup_drawn", "TS-024", g.cup.copy())


def league_tiles(g: TimeOfSoccer, arg: int) -> None:
    """Five league tiles, shuffled, under the pre-season tile; everybody may look (TS-025, TS-026)."""
    tiles = [0, 1, 2, 3, 4]
    g.shuffle(tiles)
    g.fixtures = [s.PRE_SEASON, *tiles]
    g.reveal()
    if g.events is not None:
        g.tell("fixtures_shuffled", "TS-025", tiles)


def fill_market(g: TimeOfSoccer, arg: int) -> None:
    """The spaces 1 to 16 get tiles of deck I (TS-028)."""
    for space in range(c.SPACES):
        g.market[space] = g.deck.pop()
    g.reveal()
    if g.events is not None:
        g.tell("market_filled", "TS-028", g.market.copy())


# place_car: a corner for every car, the first player first (TS-030, TS-031)


def place_cars(g: TimeOfSoccer, turn: int) -> None:
    """Ask the next human, clockwise."""
    if turn < g.seats:
        g.push(s.PLACE_CARS, turn + 1)
        g.ask((g.lead + turn) % g.seats, s.PLACE_CAR)


def answer_place_car(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """Put the car there."""
    g.car[seat] = (option >> 8) - c.SEGMENT
    if g.events is not None:
        g.tell("car_placed", "TS-030", [seat, g.car[seat]])


PLACE_CAR_QUESTION: Final = Question(
    s.PLACE_CAR,
    "place_car",
    "TS-030",
    tuple([c.SEGMENT + corner for corner in c.CORNERS]),  # taken or not (TS-031, TS-302)
    answer_place_car,
    says=lambda g, seat, thing: said(street=street(thing - c.SEGMENT), way=way(thing - c.SEGMENT)),
    place="streets",
)
