"""Situations for the tests of Time of Soccer, in a few readable lines.

    table = given(seats=2, week=3).cash(0, 13).car(0, "H11").market({6: "F119"})
    table.dice(3).turn(0).play(0, "force:6")
    assert table.options(0) == ["force_buy:buy", "force_buy:decline"]

Seats are 0 to 3 and run the clubs blue, red, yellow, green; spaces are 1 to 16 and positions have their
ids, as on the board. The market is empty, no club has a football player, all cars stand on H00, the league
tiles lie in the order A to E on their first-leg side, and the cup boxes hold the teams in the order of the
ledger. Every tile that a test does not put somewhere lies in its deck, so nothing is ever in two places.
`dice` loads the next rolls; when they are used up, chance goes on as usual.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.games import situation
from touchline.engine.chance import seed_state
from touchline.engine.game import Score, find
from touchline.engine.match import Match
from touchline.games.time_of_soccer import cards, state as s
from touchline.games.time_of_soccer.cards import CLUB, PLACE, SEGMENT, TEAMS, THINGS
from touchline.games.time_of_soccer.rules import cup, league, levels, market, match, setup, week
from touchline.games.time_of_soccer.rules.club import balance

GAME = find("time_of_soccer")
THING = {name: i for i, name in enumerate(THINGS)}
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
STEPS = {
    "mon": s.COLLECTION_DAY,
    "recovery": s.RECOVERY,
    "tue": s.MARKET_DAY | s.TUESDAY << 8,
    "wed": s.CUP_MATCHES,
    "wed_market": s.MARKET_DAY | s.WEDNESDAY << 8,
    "thu": s.MARKET_DAY | s.THURSDAY << 8,
    "fri": s.MARKET_DAY | s.FRIDAY << 8,
    "sat": s.MARKET_DAY | s.SATURDAY << 8,
    "movement": s.MARKET_MOVEMENT,
    "sun": s.WEEKEND,
    "end": s.END_WEEK,
}


class Loaded(situation.Loaded, s.TimeOfSoccer):
    """A state with loaded dice."""


def given(seats: int = 2, seed: int = 1, week: int = 1, first: int = 0, **options: int) -> Table:
    """A table after setup, in that week, before Monday; `first` holds the marker until then."""
    return Table(seats, seed, week, first, options)


def fresh(seats: int = 2, seed: int = 1, **options: int) -> Table:
    """A table where nothing is set up yet: the first seat chooses its club."""
    table = given(seats, seed, **options)
    table.g = GAME.new(seats, seed_state(seed), GAME.option_values(options, seats))
    table.g.__class__ = Loaded
    return table._settle()


class Table(situation.Situation):
    """A table that a test sets up, starts and plays."""

    game = GAME
    g: s.TimeOfSoccer

    def __init__(self, seats: int, seed: int, week: int, first: int, options: dict[str, int]) -> None:
        g: s.TimeOfSoccer = GAME.new(seats, seed_state(seed), GAME.option_values(options, seats))
        g.agenda = []
        for seat in range(seats):
            setup.answer_choose_club(g, seat, 0, s.CHOOSE_CLUB | (CLUB + seat) << 8)
        g.uniques = []
        g.week = week
        g.lead = first
        g.fixtures = [s.PRE_SEASON] * (week == 0) + [0, 1, 2, 3, 4]
        g.cup = list(range(len(TEAMS)))
        g.car = [0] * seats
        g.__class__ = Loaded
        self.g = g
        self.heard = []

    # Setting up: the clubs

    def _take(self, name: str) -> int:
        tile = THING[name]
        if tile in self.g.deck:
            self.g.deck.remove(tile)
        return tile

    def cash(self, seat: int, amount: int) -> Table:
        """Money in hand."""
        self.g.cash[seat] = amount
        return self

    def fans(self, seat: int, fans: int, satisfaction: int = 0) -> Table:
        """Fans and steps towards the next one."""
        self.g.fans[seat] = fans
        self.g.satisfaction[seat] = satisfaction
        return self

    def legs(self, seat: int, energy: int, fatigue: int) -> Table:
        """The tracks of the fatigue variant."""
        self.g.energy[seat] = energy
        self.g.tired[seat] = fatigue
        return self

    def bench(self, seat: int, *tiles: str) -> Table:
        """Football players who are not fielded."""
        self.g.squad[seat] += [self._take(tile) for tile in tiles]
        return self

    def field(self, seat: int, **positions: str) -> Table:
        """Football players by position: `field(0, lb="F103")`."""
        for position, tile in positions.items():
            if THING[tile] not in self.g.squad[seat]:
                self.bench(seat, tile)
            self.g.line_up[11 * seat + PLACE[position]] = THING[tile]
        return self

    def managers(self, seat: int, *tiles: str, principal: str = "") -> Table:
        """Exactly these managers; the first one is principal unless told."""
        self.g.managers[seat] = [self._take(tile) for tile in tiles]
        self.g.principal[seat] = THING[principal or tiles[0]]
        return self

    def staff(self, seat: int, *tiles: str) -> Table:
        """Scout, secretary, community manager, advertising, TV or friendly, whatever the tile is."""
        places = {
            cards.SCOUT: self.g.scout,
            cards.SECRETARY: self.g.secretary,
            cards.COMMUNITY: self.g.community,
            cards.ADVERTISING: self.g.advertising,
            cards.TV: self.g.tv,
            cards.FRIENDLY: self.g.friendly,
        }
        for tile in tiles:
            places[cards.KIND[THING[tile]]][seat] = self._take(tile)
        return self

    def strength(self, seat: int, attack: int, defence: int, gaps: int | None = None) -> Table:
        """Football players in a line-up that has these levels, and so many empty positions if told."""
        lucky = random.Random(f"{attack}:{defence}:{gaps}")
        principal, managers = self.g.principal[seat], self.g.managers[seat]
        free = [tile for tile in self.g.deck if cards.KIND[tile] == cards.PLAYER]
        for _ in range(50_000):
            decks = lucky.randint(1, 4), lucky.randint(1, 4)
            team, left = [-1] * 11, lucky.sample(free, len(free))
            for at in lucky.sample(range(11), 11 - (lucky.randint(0, 8) if gaps is None else gaps)):
                deck = decks[cards.ATTACKERS >> at & 1]
                fits = (tile for tile in left if cards.ALLOWED[tile] >> at & 1 and cards.DECK[tile] <= deck)
                team[at] = next((tile for tile in fits if tile not in team), -1)
            found = [levels.level(value) for value in levels.team_values(team, principal, managers)]
            if found == [attack, defence] and gaps in (None, team.count(-1)):
                return self.field(seat, **{p: THINGS[team[at]] for p, at in PLACE.items() if team[at] >= 0})
        raise ValueError(f"no line-up with levels {attack} and {defence} found")

    def press(self, seat: int, *tiles: str) -> Table:
        """Unresolved press releases."""
        self.g.press[seat] += [self._take(tile) for tile in tiles]
        return self

    def car(self, seat: int, segment: str) -> Table:
        """Where the car stands."""
        self.g.car[seat] = THING[segment] - SEGMENT
        return self

    # Setting up: market, league and cup

    def market(self, tiles: dict[int, str], old: tuple[int, ...] = ()) -> Table:
        """Tiles by space; those in `old` carry a white cube."""
        for space, tile in tiles.items():
            self.g.market[space - 1] = self._take(tile)
        for space in old:
            self.g.old |= 1 << (space - 1)
        return self

    def parking(self, seat: int, space: int, tile: str) -> Table:
        """The tile in that space, and the car on the street piece of its parking."""
        self.g.car[seat] = cards.PARKING[4 * (space - 1) + cards.GAP[THING[tile]]]
        return self.market({space: tile})

    def deck(self, *tiles: str) -> Table:
        """All that is still to come, the first one on top; the rest is out of the game."""
        for tile in tiles:
            self._take(tile)
        self.g.gone += self.g.deck
        self.g.deck = [THING[tile] for tile in reversed(tiles)]
        return self

    def pile(self, *tiles: str) -> Table:
        """The second market."""
        self.g.second += [self._take(tile) for tile in tiles]
        return self

    def points(self, **teams: int) -> Table:
        """League points by team: `points(blue=6, black=3)`."""
        for team, points in teams.items():
            self.g.points[TEAMS.index(team)] = points
        return self

    def fixtures(self, *tiles: str) -> Table:
        """The fixture pile from the top: "A" is a first leg, "a" its return leg."""
        self.g.fixtures = [
            "ABCDE".index(tile.upper()) | (0 if tile.isupper() else s.RETURN_LEG) for tile in tiles
        ]
        return self

    def cup(self, *teams: str) -> Table:
        """Who stands in boxes 1 to 8."""
        self.g.cup = [TEAMS.index(team) for team in teams]
        return self

    def knocked_out(self, *teams: str) -> Table:
        """These teams are out of the cup; use `cup_wins` for how far the others came."""
        for team in teams:
            self.g.in_cup &= ~(1 << TEAMS.index(team))
        return self

    def cup_wins(self, **teams: int) -> Table:
        """Cup matches won."""
        for team, wins in teams.items():
            self.g.cup_wins[TEAMS.index(team)] = wins
        return self

    # Playing

    def start(self, step: str) -> Table:
        """Run the week from this day on."""
        self.g.agenda = week.WEEK[: week.WEEK.index(STEPS[step]) + 1]
        return self._settle()

    def only(self, step: str) -> Table:
        """Run this day or step of the week and nothing after it."""
        self.g.agenda = [STEPS[step]]
        return self._settle()

    def turn(self, seat: int, day: str = "tue") -> Table:
        """One market turn of one club."""
        self.g.day = DAYS.index(day)
        return self._run(lambda: market.begin_market_turn(self.g, seat))._settle()

    def match(self, home: str, away: str, cup: bool = False) -> Table:
        """One match from its kick-off on."""
        self.g.day = s.WEDNESDAY if cup else s.SUNDAY
        teams = TEAMS.index(home), TEAMS.index(away)
        clash = all(self.g.seat_of[team] < 0 for team in teams)
        act = league.neutral_clash if clash else match.kick_off
        return self._run(lambda: act(self.g, *teams, int(cup)))._settle()

    def tie(self, number: int) -> Table:
        """The cup match of that number (from 1) of this week's round."""
        self.g.day = s.WEDNESDAY
        self._run(lambda: cup.cup_matches(self.g, number - 1))
        self.g.agenda = [entry for entry in self.g.agenda if entry & 0xFF != s.CUP_MATCHES]
        return self._settle()

    def finish(self) -> Table:
        """After the last match of week 10."""
        self.g.agenda = week.FINISH.copy()
        return self._settle()

    def refereed(self, step: str, secret: bytes = b"secret") -> Match:
        """A refereed match that starts from this situation, at this day of the week."""
        return self._match(week.WEEK[: week.WEEK.index(STEPS[step]) + 1], secret)

    # Looking

    def names(self, tiles: list[int]) -> list[str | None]:
        """Tiles by id, None for an empty place."""
        return [THINGS[tile] if tile >= 0 else None for tile in tiles]

    def balance(self, seat: int) -> int:
        """What the balance track shows."""
        return balance(self.g, seat)

    def levels(self, seat: int) -> tuple[int, int]:
        """Attack and defence level."""
        return levels.club_levels(self.g, seat)

    def eleven(self, seat: int) -> dict[str, str | None]:
        """Who stands where."""
        return dict(zip(PLACE, self.names(levels.eleven(self.g, seat)), strict=True))

    def score(self, seat: int) -> Score:
        """The seat's score as it would be now."""
        return GAME.scores(self.g)[seat]


Icons = dict[str, str]


@contextmanager
def made_to_measure() -> Iterator[Any]:
    """Football players for one test: `make(shot=5, icons={"T": "S", "L": "C"})` gives the tile's number."""
    tables = (cards.BASIC, cards.ICONS, cards.SKILLS, cards.ALLOWED, cards.SWITCHES, cards.TRAINING)
    before = [len(table) for table in tables]

    def make(icons: Icons | None = None, **basic: int) -> int:
        sides = [
            sum(1 << cards.LETTERS.index(letter) for letter in (icons or {}).get(side, ""))
            for side in cards.SIDES
        ]
        cards.BASIC.extend(basic.get(skill, 0) for skill in cards.BASIC_SKILLS)
        cards.ICONS.extend(sides)
        cards.SKILLS.append(sides[0] | sides[1] | sides[2] | sides[3])
        cards.ALLOWED.append((1 << cards.POSITIONS) - 1)
        cards.SWITCHES.append(0)
        cards.TRAINING.extend([0] * 5)
        return len(cards.SKILLS) - 1

    try:
        yield make
    finally:
        for table, length in zip(tables, before, strict=True):
            del table[length:]
