"""Situations for the tests of Superclub, in a few readable lines.

    table = given(seats=2, season=2).squad(0, "MID-05").level(0, training=3).dice(4)
    table.training(0).play(0, "train:MID-05")
    assert table.stars("MID-05") == 4

Seats are 0 to 5 and run the clubs in the order of the content; manager numbers are seats plus one, and seat 0
is the champion unless told. All squads are empty, nobody has cash, and every player card that a test does not
put somewhere lies in a continent deck, so nothing is ever in two places. `dice` loads the next rolls; when
they are used up, chance goes on as usual.
"""

from __future__ import annotations

from tests.games import situation
from touchline.engine.chance import seed_state
from touchline.engine.game import Score, find
from touchline.engine.match import Match
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import (
    CHANGER,
    CONTINENT,
    CONTINENTS,
    CUP,
    FORMATION,
    GK,
    POSITION,
    STAFF,
    STARS,
    THINGS,
)
from touchline.games.superclub.rules import club, decks, line_ups, match, scouting, season, strength

GAME = find("superclub")
THING = {name: i for i, name in enumerate(THINGS)}
STAGE = {name: number for number, name in enumerate(s.STAGES)}


def card(position: str, stars: int, potential: int = 0, chemistry: str = "none", nth: int = 1) -> str:
    """The id of the nth player card like this; without a potential it has no empty star."""
    found = [
        THINGS[player]
        for player in range(cards.PLAYERS)
        if THINGS[player].startswith(position)
        and (STARS[player], cards.POTENTIAL[player]) == (stars, potential or stars)
        and cards.CHEMISTRIES[cards.CHEMISTRY[player]] == chemistry
    ]
    return found[nth - 1]


class Loaded(situation.Loaded, s.Superclub):
    """A state with loaded dice."""


def fresh(seats: int = 2, seed: int = 1, **options: int) -> Table:
    """A table where nothing is set up yet: the first seat chooses its club."""
    table = Table(seats, seed, 0, 0, options)
    table.g = GAME.new(seats, seed_state(seed), GAME.option_values(options, seats))
    table.g.__class__ = Loaded
    return table


def given(seats: int = 2, seed: int = 1, season: int = 1, champion: int = 0, **options: int) -> Table:
    """A table after the draft; from season 2 on the seats finished the last one in their order."""
    return Table(seats, seed, season, champion, options)


class Table(situation.Situation):
    """A table that a test sets up, starts and plays."""

    game = GAME
    g: s.Superclub

    def __init__(self, seats: int, seed: int, season: int, champion: int, options: dict[str, int]) -> None:
        g: s.Superclub = GAME.new(seats, seed_state(seed), GAME.option_values(options, seats))
        g.agenda = []
        g.club = list(range(seats))
        g.cash = [0] * seats
        g.lead = champion
        g.order = list(range(seats))
        g.season = season
        if season > 1:
            g.place = [seat + 1 for seat in range(seats)]
            g.ranking = list(range(seats))
        decks.cut(g, sorted(g.deck))
        g.deck = []
        g.staff_deck.sort()
        g.__class__ = Loaded
        self.g = g
        self.heard = []

    # Setting up

    def _take(self, player: int) -> int:
        for pile in [*self.g.continents, self.g.inactive]:
            if player in pile:
                pile.remove(player)
        return player

    def squad(self, seat: int, *players: str) -> Table:
        """These players join the squad."""
        for player in players:
            club.join(self.g, seat, self._take(THING[player]))
        return self

    def grown(self, player: str, stars: int) -> Table:
        """A player who was developed to so many stars."""
        owner = club.owner_of(self.g, THING[player])
        gain = stars - self.g.stars[THING[player]]
        self.g.stars[THING[player]] = stars
        if owner >= 0:
            self.g.squad_stars[owner] += gain
        return self

    def crew(self, seat: int, count: int, stars: int = 0) -> Table:
        """So many more outfield players without chemistry, of so many stars if told; talents come last."""
        free = sorted((cards.TALENT[player], player) for deck in self.g.continents for player in deck)
        found = [
            THINGS[player]
            for _, player in free
            if POSITION[player] != GK and stars in (0, STARS[player]) and not cards.CHEMISTRY[player]
        ]
        return self.squad(seat, *[player for player in found if player != "ATT-44"][:count])

    def token(self, seat: int, total: int) -> Table:
        """More outfield players, as few as possible, until the squad token stands there."""
        while self.g.squad_stars[seat] < total:
            for stars in range(5, 0, -1):
                before = len(self.g.squad[seat])
                if stars <= total - self.g.squad_stars[seat]:
                    self.crew(seat, 1, stars)
                if len(self.g.squad[seat]) > before:
                    break
            else:
                raise ValueError("no players are left")
        return self

    def cash(self, *amounts: int) -> Table:
        """Money by seat."""
        self.g.cash[: len(amounts)] = amounts
        return self

    def points(self, *points: int) -> Table:
        """Point markers by seat."""
        self.g.points[: len(points)] = points
        return self

    def level(self, seat: int, training: int = 0, scouting: int = 0, stadium: int = 0) -> Table:
        """Facility levels; 0 leaves one as it is."""
        for department, level in enumerate((training, scouting, stadium)):
            if level:
                self.g.levels[3 * seat + department] = level
        return self

    def staff(self, seat: int, *members: str) -> Table:
        """Key staff by id."""
        for member in members:
            self.g.staff_deck.remove(THING[member] - STAFF)
            self.g.staff[seat].append(THING[member] - STAFF)
        return self

    def staff_deck(self, *members: str) -> Table:
        """The next key staff cards, the first one on top."""
        for member in reversed(members):
            self.g.staff_deck.remove(THING[member] - STAFF)
            self.g.staff_deck.append(THING[member] - STAFF)
        return self

    def weapon(self, seat: int, *changers: str) -> Table:
        """Secret weapons held."""
        for changer in changers:
            self.g.changer_deck.remove(THING[changer] - CHANGER)
            self.g.weapons[seat].append(THING[changer] - CHANGER)
        return self

    def changers(self, *changers: str) -> Table:
        """The next Game changers, the first one on top."""
        for changer in reversed(changers):
            self.g.changer_deck.remove(THING[changer] - CHANGER)
            self.g.changer_deck.append(THING[changer] - CHANGER)
        return self

    def cups(self, seat: int, *opponents: str) -> Table:
        """SuperCup cards held."""
        for opponent in opponents:
            self.g.cup_deck.remove(THING[opponent] - CUP)
            self.g.cups[seat].append(THING[opponent] - CUP)
        return self

    def top(self, continent: str, *players: str) -> Table:
        """The next cards of a continent, the first one on top."""
        deck = self.g.continents[THING[continent] - CONTINENT]
        for player in reversed(players):
            deck.append(self._take(THING[player]))
        return self

    def no_continents(self, inactive: int) -> Table:
        """All continents are empty; so many players lie on the Inactive pile, the rest is out of the game."""
        pile = sorted(player for deck in self.g.continents for player in deck)
        self.g.continents = [[] for _ in range(CONTINENTS)]
        self.g.inactive = pile[:inactive]
        return self

    def places(self, *places: int) -> Table:
        """League positions of last season by seat."""
        self.g.place = list(places)
        self.g.order = sorted(range(self.g.seats), key=lambda seat: places[seat])
        return self

    def stage(self, stage: str) -> Table:
        """Where the off-season or the season stands."""
        self.g.stage = STAGE[stage]
        return self

    def line_up(
        self, seat: int, formation: str, goal: str = "default_gk", df: str = "", mf: str = "", at: str = "",
        boost: str = "",
    ) -> Table:  # fmt: skip
        """A line-up: players of each third from the left, separated by blanks; "-" is an empty place."""
        pitch = [s.EMPTY] * s.PITCH_SLOTS
        pitch[s.GOAL] = s.KEEPER if goal == "default_gk" else THING[goal]
        for first, row in ((1, df), (5, mf), (10, at)):
            for place, player in enumerate(row.split()):
                pitch[first + place] = s.EMPTY if player == "-" else THING[player]
        for man in pitch:
            if man >= 0 and man not in self.g.squad[seat]:
                self.squad(seat, THINGS[man])
        self.g.formation[seat] = THING[formation] - FORMATION
        self.g.pitch[seat] = pitch
        self.g.boost_at[seat] = cards.THIRDS.index(boost) if boost else -1
        return self

    def eleven(self, seat: int, formation: str = "4-4-2", boost: str = "") -> Table:
        """Ten 1-star players without chemistry on their own positions join and take the field."""
        shape = THING[formation] - FORMATION
        pitch = [s.EMPTY] * s.PITCH_SLOTS
        pitch[s.GOAL] = s.KEEPER
        free = sorted(player for deck in self.g.continents for player in deck)
        for third in (cards.DEF, cards.MID, cards.ATT):
            able = [p for p in free if POSITION[p] == third and STARS[p] == 1 and not cards.CHEMISTRY[p]]
            for place in range(cards.FORMATIONS[shape][third]):
                pitch[s.FIRST_SLOT[third] + place] = able[place]
                self.squad(seat, THINGS[able[place]])
        self.g.formation[seat] = shape
        self.g.pitch[seat] = pitch
        self.g.boost_at[seat] = cards.THIRDS.index(boost) if boost else -1
        return self

    # Playing

    def hush(self) -> Table:
        """Nobody is asked anything, and nothing is left to do."""
        self.g.agenda.clear()
        self.g.open = [0] * self.g.seats
        self.g.unanswered = 0
        self.g.fresh.clear()
        return self

    def run(self, *steps: int) -> Table:
        """Do these steps, one after the other, and what follows from them."""
        self.g.agenda = list(reversed(steps))
        return self._settle()

    def training(self, seat: int) -> Table:
        """The training turn of one manager."""
        self.g.stage = s.IN_TRAINING
        self.g.used = 0
        self.g.rolled = 0
        self.g.guaranteed = -1
        return self.run(s.TRAIN_TURN | seat << 8)

    def scouting(self, seat: int, cards_left: int = 1) -> Table:
        """The scouting turn of one manager, when he may still turn so many cards."""
        self.g.stage = s.IN_SCOUTING
        self.g.used = scouting.reports(self.g, seat) - cards_left
        return self.run(s.SCOUT_TURN | seat << 8)

    def investing(self, seat: int) -> Table:
        """The investment turn of one manager."""
        self.g.stage = s.IN_INVESTMENTS
        self.g.actions = 0
        self.g.departments = 0
        return self.run(s.INVEST_TURN | seat << 8)

    def deadline(self, seat: int, player: str) -> Table:
        """This player comes up for auction, turned by this manager."""
        self.g.stage = s.IN_DEADLINE_DAY
        self.g.continents[0].append(self._take(THING[player]))
        self.run(s.TURN_CARD | seat << 8)
        return self.play(seat, f"turn:{THINGS[CONTINENT]}")

    def match(self, home: int = 0, away: int = 1) -> Table:
        """A league match of two managers whose line-ups are shown."""
        self.g.stage = s.IN_SEASON
        self.g.round = max(1, self.g.round)
        self.g.contest = s.LEAGUE
        self.g.revealed = 1
        return self.run(s.LEAGUE_MATCH | (home | away << 4) << 8)

    def kick_off(self, home: int = 0, away: int = 1) -> Table:
        """The same, before anything has happened in it."""
        self.g.stage = s.IN_SEASON
        self.g.round = max(1, self.g.round)
        self.g.contest = s.LEAGUE
        self.g.revealed = 1
        return self._run(lambda: match.league_match(self.g, home | away << 4))

    def refereed(self, *steps: int, secret: bytes = b"secret") -> Match:
        """A refereed match that starts from this situation with these steps."""
        return self._match(list(reversed(steps)), secret)

    def passing(self, answer: str = "") -> Table:
        """Everybody passes in the windows of a match, until this card may be played."""
        while (seat := self.g.next_seat()) >= 0 and self.asked(seat) == "weapon":
            if answer in self.options(seat):
                break
            self.play(seat, "weapon:pass")
        return self

    # Looking

    def stars(self, player: str) -> int:
        """The stars that a player has now."""
        return self.g.stars[THING[player]]

    def total(self, side: int, third: str) -> float:
        """What a side counts in a third before its dice, in stars."""
        return strength.strength(self.g, side, cards.THIRDS.index(third)) / 2

    def counts(self, player: str, third: str) -> float:
        """What a player counts in a third, in stars."""
        return line_ups.counts(self.g, THING[player], cards.THIRDS.index(third)) / 2

    def pitch(self, seat: int) -> list[str | None]:
        """The fourteen slots of a line-up."""
        names = {s.EMPTY: None, s.KEEPER: "default_gk"}
        return [names[man] if man < 0 else THINGS[man] for man in self.g.pitch[seat]]

    def pairings(self, round: int) -> list[tuple[int, int]]:
        """Home and away of a round."""
        clubs = season.pairings(self.g, round)
        return list(zip(clubs[::2], clubs[1::2], strict=True))

    def score(self, seat: int) -> Score:
        """The seat's score as it would be now."""
        return GAME.scores(self.g)[seat]
