"""Situations for the tests of Footmania, in a few readable lines.

    table = given(seats=3).squad(0, "Y07", "B13").cash(0, 900).pawn(0, "P18", came="P17").rolls(4)
    table.roll(0)
    assert table.options(0) == ["route:H6", "route:P22"]
    table.play(0, "route:P22")

Seats are 0, 1, 2, 3 (A, B, C, D or 1, 2, 3, 4 in the ledger's examples) and seat 0 is the first manager
unless a test says otherwise; money is in thousands, as on the cards. Every card that a test does not put
somewhere lies in its deck, so nothing is ever in two places.
"""

from __future__ import annotations

import msgspec

from tests.games.situation import Situation
from touchline.engine import views
from touchline.engine.chance import Chance, seed_state
from touchline.engine.events import LEARNT, heard_by
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.games.footmania import state as s
from touchline.games.footmania.cards import ITEM, SQUARE_IDS, THINGS, UNIT
from touchline.games.footmania.rules import scoring
from touchline.games.footmania.rules.faces import join

GAME = find("footmania")
THING = {name: i for i, name in enumerate(THINGS)}
DECKS = ("domestic_deck", "foreign_deck", "plus_deck", "question_deck", "euromatch_deck")
DECK_OF = dict(zip("YGBRSQE", [DECKS[0]] * 3 + list(DECKS[1:]), strict=True))

# The eleven of FM-X23, on posts 1 to 11: a complete team of 46 stars.
ELEVEN = ["G01", "Y07", "Y08", "Y09", "G09", "G10", "B10", "R12", "R13", "B13", "R15"]


def given(seats: int = 3, seed: int = 1, phase: int = 1, first: int = 0, **options: int) -> Table:
    """A table with empty squads, 7,000k each and nothing to do; in phase 2 all pawns stand on P00."""
    return Table(seats, seed, phase, first, options)


class Table(Situation):
    """A table that a test sets up, starts and plays."""

    game = GAME
    g: s.Footmania

    def __init__(self, seats: int, seed: int, phase: int, first: int, options: dict[str, int]) -> None:
        self.g = GAME.new(seats, seed_state(seed), GAME.option_values(options))
        self.g.agenda = []
        self.g.phase = phase
        self.g.lead = self.g.active = first
        if phase == 2:
            self.g.square = [0] * seats
        self.heard = []

    # Setting up

    def _take(self, name: str) -> int:
        card = THING[name]
        for deck in DECKS:
            if card in getattr(self.g, deck):
                getattr(self.g, deck).remove(card)
                return card
        raise AssertionError(f"{name} is not in its deck: it was put somewhere before")

    def squad(self, seat: int, *cards: str) -> Table:
        """These footballers are in the squad, their faces known to nobody else."""
        for card in cards:
            join(self.g, seat, self._take(card))
        return self

    def seen(self, seat: int, *cards: str) -> Table:
        """The seat knows these faces."""
        for card in cards:
            self.g.seen[THING[card]] |= 1 << seat
        return self

    def public(self, *cards: str) -> Table:
        """Everybody knows these faces."""
        for card in cards:
            self.g.seen[THING[card]] = s.ALL_SEEN
        return self

    def cash(self, seat: int, thousands: int) -> Table:
        """Set the cash."""
        self.g.cash[seat] = thousands // UNIT
        return self

    def plus(self, seat: int, *cards: str) -> Table:
        """These plus cards are in hand."""
        self.g.plus_cards[seat] = sorted(self.g.plus_cards[seat] + [self._take(card) for card in cards])
        return self

    def sponsor(self, seat: int, *cards: str) -> Table:
        """These sponsors lie before the manager."""
        for name in cards:
            card = self._take(name)
            self.g.sponsors[seat * 4 + ITEM[card]] = card
        return self

    def beat(self, seat: int, *clubs: str) -> Table:
        """The manager has beaten these clubs."""
        self.g.clubs += [seat << 8 | self._take(club) for club in clubs]
        return self

    def top(self, *cards: str) -> Table:
        """These cards lie on top of their decks, the first one named of each deck uppermost."""
        for name in reversed(cards):
            card = self._take(name)
            getattr(self.g, DECK_OF[name[0]]).append(card)
        return self

    def empty(self, deck: str) -> Table:
        """Nothing is left in this deck; its cards are out of the way."""
        setattr(self.g, deck, [])
        return self

    def pawn(self, seat: int, square: str, came: str | None = None) -> Table:
        """The pawn stands here and came from there."""
        self.g.square[seat] = SQUARE_IDS.index(square)
        self.g.heading[seat] = SQUARE_IDS.index(came) if came else -1
        return self

    def jackpot(self, thousands: int) -> Table:
        """So much lies in the jackpot."""
        self.g.jackpot = thousands // UNIT
        return self

    def misses(self, seat: int, turns: int) -> Table:
        """The manager has to miss so many turns."""
        self.g.misses[seat] = turns
        return self

    def turns(self, number: int) -> Table:
        """So many turns of phase 1 have begun, of all managers together."""
        self.g.turns = number
        return self

    def matchdays(self, number: int) -> Table:
        """So many matchdays have begun."""
        self.g.matchday = number
        return self

    def result(self, home: int, away: int, home_stars: int, away_stars: int, matchday: int = 1) -> Table:
        """A match was played; matchday 0 is the play-off."""
        self.g.results.append(scoring.pack_result(home, away, home_stars, away_stars, matchday))
        return self

    def rolls(self, *dice: int) -> Table:
        """The next rolls of the die, in this order."""
        seed = 0
        while [Chance(seed).rand(6) + 1] != [dice[0]] or not self._rolls(seed, dice):
            seed += 1
        self.g.chance = seed_state(seed)
        return self

    def _rolls(self, seed: int, dice: tuple[int, ...]) -> bool:
        chance = Chance(seed)
        return all(chance.rand(6) + 1 == die for die in dice)

    # Starting

    def turn(self, seat: int) -> Table:
        """The seat's turn begins."""
        return self._start(s.START_TURN | seat << 8)

    def window(self, seat: int) -> Table:
        """The transfer window of the seat's turn, and nothing after it."""
        self.g.active = seat
        return self._start(s.SPEAK)

    def roll(self, seat: int) -> Table:
        """The seat rolls, moves and resolves the square; then nothing more happens."""
        self.g.active = seat
        return self._start(s.ROLL)

    def stop(self, seat: int, square: str) -> Table:
        """The seat's pawn stops on this square, which is resolved; then nothing more happens."""
        self.g.active = seat
        self.g.rolled = 1
        self.g.square[seat] = SQUARE_IDS.index(square)
        return self._start(s.RESOLVE_SQUARE)

    def match(self, home: int, away: int) -> Table:
        """A match between these two, from the line-ups on, and nothing after it."""
        self.g.matchday = max(1, self.g.matchday)
        return self._start(s.KICK_OFF | (home | away << 4) << 8)

    def shown(self, home: int = 0, away: int = 1) -> Table:
        """A match between these two with both automatic line-ups shown."""
        self.match(home, away)
        for seat in (home, away):
            if self.asked(seat) == "line_up":
                self.play(seat, "auto")
        return self

    def line_up(self, seat: int, *posts: str) -> Table:
        """Choose this line-up from post 1 on: ids, or `-` for a trainee."""
        return self.play(seat, *["trainee" if name == "-" else name for name in posts])

    def lap_ends(self, seat: int) -> Table:
        """The seat's pawn has closed the lap: the matchday is played."""
        self.g.lapped = seat
        return self._start(s.MATCHDAY)

    def end(self) -> Table:
        """All matchdays are played: play-off, if need be, and full time."""
        return self._start(s.PLAY_OFF)

    def idle(self) -> Table:
        """Nothing is to be done or decided any more: whatever is open is dropped, for a new start."""
        self.g.open = [0] * self.g.seats
        self.g.unanswered = 0
        self.g.choices = [[] for _ in range(self.g.seats)]
        self.g.agenda = []
        return self

    def refereed(self, step: int, secret: bytes = b"secret") -> Match:
        """A refereed match that starts from this situation with this agenda entry (state.START_TURN …)."""
        return self._match([step], secret, **self._chosen)

    # Playing

    def answers(self, seat: int) -> list[str]:
        """What the seat may answer, bank sales left out."""
        return [option for option in self.options(seat) if not option.startswith("bank_sell:")]

    # Looking

    def names(self, cards: list[int]) -> list[str]:
        """Cards by id."""
        return [THINGS[card] for card in cards]

    def money(self, seat: int) -> int:
        """The cash in thousands."""
        return self.g.cash[seat] * UNIT

    def squad_of(self, seat: int) -> list[str]:
        """The squad by id."""
        return self.names(self.g.squad[seat])

    def bottom(self, deck: str) -> str:
        """The card under a deck."""
        return THINGS[getattr(self.g, deck)[0]]

    def square(self, seat: int) -> str:
        """Where the pawn stands."""
        return SQUARE_IDS[self.g.square[seat]]

    def posts(self, seat: int) -> list[str]:
        """Who stands on posts 1 to 11 of a team that is shown: ids, `trainee`, `called_up`, `vacant`."""
        teams = {team.seat: team for team in self.view(-1).match.teams}
        return list(teams[seat].posts)

    def strength(self, seat: int) -> int:
        """The stars of the team on the pitch."""
        return scoring.strength(self.g, seat)

    def events(self, kind: str, seat: int = -1) -> list[list[int]]:
        """The arguments of all events of a kind, as the seat (or a spectator) heard them."""
        return [h.args for e in self.heard if e.kind == kind and (h := heard_by(e, seat))]

    def reaches(self, seat: int) -> str:
        """All that reaches a seat: its view, what it heard, and the sentences that it read."""
        names = [f"Manager {other}" for other in range(self.g.seats)]
        heard = [h for e in self.heard if e.kind != LEARNT and (h := heard_by(e, seat))]
        return "\n".join(
            [
                views.to_json(views.look(GAME, self.g, seat)).decode(),
                msgspec.json.encode(heard).decode(),
                *[GAME.sentence(h, seat, names) for h in heard],
            ]
        )
