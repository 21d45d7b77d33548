"""Builds situations of Eleven in a few readable lines.

    given(seats=2).cash(0, 5).staff(0, "S27").row("staff", "S01", "S02", "S12", "S15", "S27").turn(0)

Cards are taken from wherever they lie, so that every card stays in one place. Dice can be loaded.
"""

from __future__ import annotations

from tests.games import situation
from touchline.engine.chance import seed_state
from touchline.engine.game import Score
from touchline.engine.match import Match
from touchline.games.eleven import GAME, cards, state as s
from touchline.games.eleven.cards import (
    BOARD_MEETING,
    COLOURS,
    INFRASTRUCTURE_NAMES,
    INFRASTRUCTURES,
    JERSEY_NAMES,
    OBJECTIVE,
    OPPONENT,
    SPONSOR,
    STAFF,
    TACTIC,
    THINGS,
    VETERAN,
    YOUNGSTER,
)
from touchline.games.eleven.effects import RESOURCES, ROWS
from touchline.games.eleven.rules import club, friday, lane, league, week
from touchline.games.eleven.rules.jerseys import starting_jerseys
from touchline.games.eleven.rules.lane import MAY_DECLINE

THING = {name: thing for thing, name in enumerate(THINGS[: cards.CARDS])}
TOKENS = {
    "str_temp": s.STR_TEMP,
    "str_perm": s.STR_PERM,
    "weak_temp": s.WEAK_TEMP,
    "weak_perm": s.WEAK_PERM,
    "injury": s.INJURIES,
    "match_xp": s.MATCH_XP,
    "goal_xp": s.GOAL_XP,
}
DAYS = ("mon", "tue", "wed", "thu", "fri")
QUIET_DIRECTORS = ("D02", "D03", "D04")  # without BONUS and FEATURE


class Loaded(situation.Loaded, s.Eleven):
    """A state with loaded dice."""

    DICE = (6, 12)
    DICE_ALONE = True

    def shuffle(self, cards: list[int]) -> None:
        """Shuffles are never loaded."""
        loaded = self.__dict__.pop("loaded", [])
        super().shuffle(cards)
        self.__dict__["loaded"] = loaded


def given(seats: int = 2, seed: int = 1, week: int = 1, first: int = 0, **options: int) -> Table:
    """A table in that Week, before Monday: clubs with a First Trainer, three Directors, TB1 and no
    Players."""
    return Table(seats, seed, week, first, options)


def fresh(seats: int = 2, seed: int = 1, **options: int) -> Table:
    """A table from its first decision on."""
    table = given(seats, seed, **options)
    table.g = GAME.new(seats, seed_state(seed), GAME.option_values(options, seats))
    table.g.__class__ = Loaded
    return table._settle()


class Table(situation.Situation):
    """A table that a test sets up, starts and plays."""

    game = GAME
    g: s.Eleven

    def __init__(self, seats: int, seed: int, week_number: int, first: int, options: dict[str, int]) -> None:
        g: s.Eleven = GAME.new(seats, seed_state(seed), GAME.option_values(options, seats))
        plan = g.agenda.copy()
        for step in (s.DECKS, s.DEAL_TRAINERS, s.OPPONENT_STACKS):
            g.agenda = [step]
            GAME.rules.settle(g)
        assert plan
        g.lead = first
        g.week = week_number
        g.matches = week_number - 1
        g.day = s.TUESDAY
        g.tactic_deck = list(range(TACTIC, TACTIC + cards.TACTICS))
        g.objective_deck = list(range(OBJECTIVE, OBJECTIVE + cards.OBJECTIVES))
        for seat in range(seats):
            g.directors[3 * seat : 3 * seat + 3] = [THING[name] for name in QUIET_DIRECTORS]
            g.tactics[seat] = [g.tactic_deck.pop(0)]
            g.objective[seat] = g.objective_deck.pop(9 if len(g.objective_deck) > 9 else 0)
            starting_jerseys(g, seat)
        club.turn_reports(g)
        g.__class__ = Loaded
        self.g = g
        self.heard = []

    # Setting up

    def _take(self, name: str) -> int:
        """Remove a card from wherever it lies."""
        g, card = self.g, THING[name]
        piles = [g.player_deck, g.youngster_deck, g.veteran_deck, g.staff_deck, g.sponsor_deck, g.board_deck]
        piles += [g.tactic_deck, g.objective_deck, g.player_discard, g.staff_discard, g.sponsor_discard]
        piles += g.squad + g.staff + g.tactics
        for pile in piles:
            if card in pile:
                pile.remove(card)
        if card in g.market:
            at = g.market.index(card)
            deck = (g.player_deck, g.staff_deck, g.sponsor_deck)[at // 5]
            g.market[at] = deck.pop(0)
        return card

    def resource(self, seat: int, **amounts: int) -> Table:
        """Markers in stock: `resource(0, cash=5, fans=1)`."""
        for what, amount in amounts.items():
            self.g.resources[4 * seat + RESOURCES.index(what)] = amount
        return self

    def cash(self, seat: int, amount: int) -> Table:
        """Money in hand."""
        return self.resource(seat, cash=amount)

    def stat(self, seat: int, **spaces: int) -> Table:
        """Stat markers by space."""
        for what, space in spaces.items():
            self.g.stats[4 * seat + RESOURCES.index(what)] = space
        return self

    def player(self, seat: int, name: str, trained: bool = False, **tokens: int) -> Table:
        """A Player of the club, with his Jersey on the Pitch, and tokens: `injury=1`, `suspension=2` …"""
        g, card = self.g, self._take(name)
        g.squad[seat].append(card)
        g.tokens[8 * card + s.TRAINED] = int(trained)
        g.suspension[card] = tokens.pop("suspension", 0)
        for what, count in tokens.items():
            g.tokens[8 * card + TOKENS[what]] = count
        return self

    def squad(self, seat: int, *names: str) -> Table:
        """Several Players, Untrained."""
        for name in names:
            self.player(seat, name)
        return self

    def dressed(self, seat: int) -> Table:
        """Jerseys as in setup, for the Players that the club has now."""
        self.g.bound[3 * seat : 3 * seat + 3] = [-1, -1, -1]
        starting_jerseys(self.g, seat)
        return self

    def jersey(self, seat: int, name: str, task: str | None = None, bench: bool | None = None) -> Table:
        """A Jersey on this side, on the Bench or the Pitch."""
        bit = 1 << JERSEY_NAMES.index(name)
        if task is not None:
            self.g.attacking[seat] = self.g.attacking[seat] & ~bit | (bit if task == "a" else 0)
        if bench is not None:
            self.g.bench[seat] = self.g.bench[seat] & ~bit | (bit if bench else 0)
        return self

    def staff(self, seat: int, *names: str, only: bool = False) -> Table:
        """Staff of the club, beside the First Trainer or alone."""
        if only:
            self.g.staff[seat] = []
        self.g.staff[seat] += [self._take(name) for name in names]
        return self

    def directors(self, seat: int, *names: str) -> Table:
        """The three Directors."""
        self.g.directors[3 * seat : 3 * seat + 3] = [THING[name] for name in names]
        return self

    def suspended(self, name: str, tokens: int) -> Table:
        """Suspension tokens on a card."""
        self.g.suspension[THING[name]] = tokens
        return self

    def tactics(self, seat: int, *names: str) -> Table:
        """The hand of Tactic cards."""
        self.g.tactic_deck += [card for card in self.g.tactics[seat] if card not in self.g.tactic_deck]
        self.g.tactics[seat] = []
        self.g.tactics[seat] = [self._take(name) for name in names]
        return self

    def objective(self, seat: int, name: str) -> Table:
        """The secret Objective."""
        self.g.objective[seat] = THING[name]
        return self

    def adboard(self, seat: int, name: str, bonus: bool = False) -> Table:
        """An adboard Sponsor in place, signed for its effect or its bonus."""
        self.g.adboards[self.g.adboards.index(-1, 3 * seat)] = self._take(name) << 2 | int(bonus)
        return self

    def kit(self, seat: int, name: str) -> Table:
        """A kit Sponsor in place."""
        self.g.kit[seat] = self._take(name)
        return self

    def built(self, seat: int, **kinds: int) -> Table:
        """Infrastructure tokens: `built(0, stand_3=1, lighting=2)`."""
        for kind, count in kinds.items():
            self.g.built[INFRASTRUCTURES * seat + INFRASTRUCTURE_NAMES.index(kind)] = count
        return self

    def office(self, seat: int, step: int) -> Table:
        """The Office marker."""
        self.g.office[seat] = step
        return self

    def row(self, row: str, *names: str) -> Table:
        """The five cards of a market row, slot 1 first."""
        at = 5 * ROWS.index(row)
        found = [self._take(name) for name in names]
        deck = (self.g.player_deck, self.g.staff_deck, self.g.sponsor_deck)[ROWS.index(row)]
        deck[:0] = [card for card in self.g.market[at : at + 5] if card not in found and card >= 0]
        self.g.market[at : at + 5] = found
        return self

    def top(self, *names: str) -> Table:
        """Cards on top of their decks, the last one uppermost."""
        for name in names:
            card = self._take(name)
            if card < YOUNGSTER:
                self.g.player_deck.append(card)
            elif card < VETERAN:
                self.g.youngster_deck.append(card)
            elif card < STAFF:
                self.g.veteran_deck.append(card)
            elif card < SPONSOR:
                self.g.staff_deck.append(card)
            elif card < BOARD_MEETING:
                self.g.sponsor_deck.append(card)
            elif card < TACTIC:
                self.g.board_deck.append(card)
            else:
                self.g.tactic_deck.append(card)
        return self

    def opponent(self, seat: int, name: str) -> Table:
        """The Opponent card of this Week."""
        g, peeked = self.g, self.g.peeked.copy()
        g.stack[club.STACK_SIZE * seat + g.matches] = THING[name]
        club.turn_reports(g)
        g.peeked = peeked
        return self

    def points(self, **teams: int) -> Table:
        """League points: `points(T05=12)`; clubs by `club_points`."""
        for team, points in teams.items():
            self.g.team_points[int(team[1:]) - 1] = points
        return self

    def club_points(self, *points: int) -> Table:
        """League points of the clubs, by seat."""
        self.g.points = list(points)
        return self

    def inactive(self, *teams: str) -> Table:
        """Opponent markers on their black side."""
        for team in teams:
            self.g.inactive |= 1 << int(team[1:]) - 1
        return self

    # Playing

    def production(self) -> Table:
        """Monday's Production alone."""
        self.g.agenda = [s.PRODUCE]
        return self._settle()

    def meeting(self, seat: int, name: str, colour: str) -> Table:
        """A Board Meeting of which this decision is resolved."""
        g = self.g
        g.day = s.MONDAY
        g.meeting[seat] = self._take(name)
        g.colour[seat] = COLOURS.index(colour)
        row = cards.DECISION[3 * (THING[name] - BOARD_MEETING) + COLOURS.index(colour)]
        return self.effect(seat, row | MAY_DECLINE)

    def board(self) -> Table:
        """The Board Meetings of all clubs, drawn and rolled."""
        self.g.day = s.MONDAY
        self.g.agenda = [s.END_BOARD_MEETING, s.DRAW_MEETINGS]
        return self._settle()

    def effect(self, seat: int, part: int) -> Table:
        """An effect, from its first part on."""

        def act() -> None:
            lane.push_next(self.g, seat, s.PART, part)
            lane.go_on(self.g, seat)

        return self._run(act)._settle()

    def turn(self, seat: int, day: str = "tue") -> Table:
        """One turn of one club, and nothing after it."""
        self.g.day = DAYS.index(day)
        self.g.basic = self.g.paid = self.g.declined = 0

        def act() -> None:
            lane.push_next(self.g, seat, s.TURN)
            lane.go_on(self.g, seat)

        return self._run(act)._settle()

    def match(self, seat: int | None = None) -> Table:
        """Matchday, of all clubs or of one alone, up to and including the consequences."""
        if seat is None:
            self.g.agenda = [s.MATCHDAY]
            return self._settle()
        g = self.g
        g.day = s.FRIDAY
        friday.reset_match(g, seat)
        g.todo[seat] = friday.CHECK + friday.RESOLVE + friday.PREPARE
        return self._run(lambda: lane.go_on(g, seat))._settle()

    def friday(self) -> Table:
        """Matchday with the league moves."""
        self.g.agenda = [s.OPPONENT_DICE, s.LEAGUE_MOVES, s.MATCHDAY]
        return self._settle()

    def league(self) -> Table:
        """The league moves of Matches that are over, and the idle Opponents."""
        self.g.day = s.FRIDAY
        self._run(lambda: league.league_moves(self.g, 0))
        return self._run(lambda: league.opponent_dice(self.g, 0))

    def result(self, seat: int, result: str) -> Table:
        """The result of a Match that is over: win, draw or loss."""
        self.g.result[seat] = cards.RESULTS.index(result)
        return self

    def step(self, *steps: int) -> Table:
        """These steps of the table and nothing after them."""
        self.g.agenda = list(reversed(steps))
        return self._settle()

    def end_of_week(self) -> Table:
        """The end of the Week from step 1 to step 6, without the next Monday."""
        self.g.day = s.FRIDAY
        self.g.agenda = [s.DISCARD_OPPONENTS, s.UNEXHAUST]
        self._settle()
        return self

    def upkeep(self) -> Table:
        """End-of-Week step 3."""
        return self.step(s.PAY_UPKEEP, s.SUSPEND_STAFF)

    def finish(self) -> Table:
        """After the last Match."""
        self.g.agenda = week.END_OF_GAME.copy()
        return self._settle()

    def refereed(self, step: int, secret: bytes = b"secret") -> Match:
        """A refereed match that starts from this situation, at this step."""
        return self._match([step], secret)

    # Looking

    def stock(self, seat: int) -> dict[str, int]:
        """The club's markers."""
        return dict(zip(RESOURCES[:4], self.g.resources[4 * seat : 4 * seat + 4], strict=True))

    def stats(self, seat: int) -> dict[str, int]:
        """The club's Stats."""
        return dict(zip(RESOURCES[:4], self.g.stats[4 * seat : 4 * seat + 4], strict=True))

    def token(self, name: str, what: str) -> int:
        """Tokens of a kind on a card."""
        if what == "suspension":
            return self.g.suspension[THING[name]]
        return self.g.tokens[8 * THING[name] + TOKENS[what]]

    def is_trained(self, name: str) -> bool:
        """Whether a Player card shows its Trained side."""
        return bool(self.g.tokens[8 * THING[name] + s.TRAINED])

    def pitch(self, seat: int) -> dict[str, str]:
        """The side of each Jersey on the Pitch."""
        return {
            name: "a" if self.g.attacking[seat] >> at & 1 else "d"
            for at, name in enumerate(JERSEY_NAMES)
            if not self.g.bench[seat] >> at & 1
        }

    def score(self, seat: int) -> tuple[int, int]:
        """The score of the club's Match."""
        return self.g.score[2 * seat], self.g.score[2 * seat + 1]

    def upkeep_cost(self, seat: int) -> int:
        """What end-of-Week step 3 would cost."""
        return club.upkeep(self.g, seat)

    def final(self, seat: int) -> Score:
        """The club's score as it would be now."""
        return GAME.scores(self.g)[seat]

    def part(self, seat: int, name: str) -> int:
        """One part of the club's score."""
        return self.final(seat).parts[name]


def opponent_card(name: str) -> int:
    """The number of an Opponent card from 0."""
    return THING[name] - OPPONENT
