"""The state of Time of Soccer: what lies where, as plain numbers.

Tiles are things (see cards.py); -1 stands for "none". Teams are 0 to 7: the four clubs, black, purple and
the two cup teams. A club that a human runs has a seat; fields "by seat" hold the club board of that seat.
Balance and levels are never stored: they follow from the fans and tiles that a club holds (TS-055).
Every die and shuffle draws on `chance`, from State, in the order in which it happens (TS-329, TS-330).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.state import State

# Steps, in the order of the rulebook.
CHOOSE_CLUBS: Final = 0
SHUFFLE_DECKS: Final = 1
UNIQUE_STARTERS: Final = 2
STARTING_PLAYERS: Final = 3
JOIN: Final = 4
FIRST_PLAYER: Final = 5
CUP_DRAW: Final = 6
LEAGUE_TILES: Final = 7
FILL_MARKET: Final = 8
PLACE_CARS: Final = 9
START_WEEK: Final = 10
COLLECTION_DAY: Final = 11
RECOVERY: Final = 12
MARKET_DAY: Final = 13
CUP_MATCHES: Final = 14
CLUB_TURNS: Final = 15
MARKET_MOVEMENT: Final = 16
WEEKEND: Final = 17
LEAGUE_MATCHES: Final = 18
TURN_LEAGUE_TILE: Final = 19
END_WEEK: Final = 20
INCOME: Final = 21
ALIGNMENT: Final = 22
TEAM_KINDS: Final = 23
ANNOUNCEMENT: Final = 24
ATTACK: Final = 25
DEFENCE: Final = 26
RESULT: Final = 27
VICTORY_INCOME: Final = 28
FANS_INCREASED: Final = 29
PRESS_CHECK: Final = 30
LEAGUE_STATEMENTS: Final = 31
LAST_LINE_UPS: Final = 32
VICTORY_POINTS: Final = 33

# Questions: the ledger's decision points.
CHOOSE_CLUB: Final = 1
KEEP_UNIQUE: Final = 2
PLACE_TILE: Final = 3
PLACE_CAR: Final = 4
RECOVER: Final = 5
MARKET_STEP: Final = 6
DISMISS: Final = 7
FORCE_BUY: Final = 8
SELL_WHICH: Final = 9
PAY_TALKS: Final = 10
ALIGN: Final = 11
ALIGN_PRINCIPAL: Final = 12
ALIGN_POSITION: Final = 13
TEAM_KIND: Final = 14
REROLL: Final = 15

# Verbs: the question's own, but for a market step, which is one of four.
MOVE: Final = 16
PARK: Final = 17
FORCE: Final = 18
END: Final = 19

WEEKS: Final = 10  # TS-032: and week P, which is 0
MONDAY: Final = 0
TUESDAY: Final = 1
WEDNESDAY: Final = 2
THURSDAY: Final = 3
FRIDAY: Final = 4
SATURDAY: Final = 5
SUNDAY: Final = 6

PRE_SEASON: Final = 5  # the tile on top of the fixture pile
RETURN_LEG: Final = 8  # a league tile (0 to 4) on its return side has this bit

HOME: Final = 0
AWAY: Final = 1


class TimeOfSoccer(State):
    """A game of Time of Soccer. `lead`, from State, holds the first-player marker; the bank has no end."""

    # Options of the table.
    fatigue: int
    absent_rivals: int
    no_random: int
    secondary_market: int
    unique_starters: int
    neutral_level: int
    clash_level: int
    free_traffic: int  # seats as bits
    handicap: list[int]  # by seat

    # The calendar.
    week: int
    day: int
    over: int

    # The market.
    market: list[int]  # by space
    old: int  # spaces whose tile carries a white cube, as bits
    deck: list[int]  # what is still to come, top tile last: deck IV lies below III, II and I
    boxed: list[int]  # removed unseen at setup
    uniques: list[int]  # unique starters that nobody has drawn, top tile last
    drawn: list[int]  # unique starters that a club chooses from
    second: list[int]  # the second market pile
    gone: list[int]  # tiles that left the game
    op: int  # operation points left to the club on the market

    # League and cup.
    points: list[int]  # league points, by team
    fixtures: list[int]  # league tiles, top tile first
    cup: list[int]  # the team in each box
    cup_wins: list[int]  # cup matches won, by team
    in_cup: int  # teams not knocked out, as bits
    played_cup: int  # seats that have played a cup match today, as bits
    results: list[int]  # every match so far: see rules/match.py

    # The match that is being played; lists are by side, home first.
    cup_match: int
    teams: list[int]
    lowered: list[int]  # by how much the kind of team lowers the levels (fatigue)
    attack_levels: list[int]
    defence_levels: list[int]
    goals: list[int]
    rerolled: int  # sides that have used their reroll, as bits
    dice: list[int]  # the roll on the table

    # Each club, by seat.
    club: list[int]  # its team
    seat_of: list[int]  # by team: its seat, or -1 for a neutral one
    cash: list[int]  # the bank never runs out (TS-017)
    fans: list[int]
    satisfaction: list[int]
    energy: list[int]
    tired: list[int]  # the fatigue track
    barred: int  # seats without the starting manager's reroll this week, as bits
    car: list[int]
    scout: list[int]
    secretary: list[int]
    community: list[int]
    principal: list[int]
    managers: list[list[int]]  # the principal one among them
    advertising: list[int]
    tv: list[int]
    friendly: list[int]
    press: list[list[int]]  # unresolved
    kept: list[list[int]]  # resolved and kept for victory points: tile << 1 | fulfilled
    squad: list[list[int]]  # football players, fielded or not
    line_up: list[int]  # 11 for each seat: the football player on each position

    # Generated by touchline.engine.fields from the fields above; do not edit.
    def clone(self) -> TimeOfSoccer:
        """An independent copy, with events off."""
        new = TimeOfSoccer()
        new.seats = self.seats
        new.lead = self.lead
        new.chance = self.chance
        new.pool = self.pool
        new.marks = self.marks
        new.sealed = self.sealed
        new.agenda = self.agenda.copy()
        new.open = self.open.copy()
        new.fatigue = self.fatigue
        new.absent_rivals = self.absent_rivals
        new.no_random = self.no_random
        new.secondary_market = self.secondary_market
        new.unique_starters = self.unique_starters
        new.neutral_level = self.neutral_level
        new.clash_level = self.clash_level
        new.free_traffic = self.free_traffic
        new.handicap = self.handicap.copy()
        new.week = self.week
        new.day = self.day
        new.over = self.over
        new.market = self.market.copy()
        new.old = self.old
        new.deck = self.deck.copy()
        new.boxed = self.boxed.copy()
        new.uniques = self.uniques.copy()
        new.drawn = self.drawn.copy()
        new.second = self.second.copy()
        new.gone = self.gone.copy()
        new.op = self.op
        new.points = self.points.copy()
        new.fixtures = self.fixtures.copy()
        new.cup = self.cup.copy()
        new.cup_wins = self.cup_wins.copy()
        new.in_cup = self.in_cup
        new.played_cup = self.played_cup
        new.results = self.results.copy()
        new.cup_match = self.cup_match
        new.teams = self.teams.copy()
        new.lowered = self.lowered.copy()
        new.attack_levels = self.attack_levels.copy()
        new.defence_levels = self.defence_levels.copy()
        new.goals = self.goals.copy()
        new.rerolled = self.rerolled
        new.dice = self.dice.copy()
        new.club = self.club.copy()
        new.seat_of = self.seat_of.copy()
        new.cash = self.cash.copy()
        new.fans = self.fans.copy()
        new.satisfaction = self.satisfaction.copy()
        new.energy = self.energy.copy()
        new.tired = self.tired.copy()
        new.barred = self.barred
        new.car = self.car.copy()
        new.scout = self.scout.copy()
        new.secretary = self.secretary.copy()
        new.community = self.community.copy()
        new.principal = self.principal.copy()
        new.managers = [x.copy() for x in self.managers]
        new.advertising = self.advertising.copy()
        new.tv = self.tv.copy()
        new.friendly = self.friendly.copy()
        new.press = [x.copy() for x in self.press]
        new.kept = [x.copy() for x in self.kept]
        new.squad = [x.copy() for x in self.squad]
        new.line_up = self.line_up.copy()
        new.choices = self.choices.copy()
        new.fresh = []
        new.unanswered = self.unanswered
        new.events = None
        return new
