"""The state of Superclub: what lies where, as plain numbers.

Players, key staff, Game changers and SuperCup cards have their own numbers (see cards.py); -1 stands for
"none". Money is in millions. Decks have their top card last. A line-up is fourteen slots: 0 the goal, 1 to 4
defenders, 5 to 9 midfielders, 10 to 13 attackers, each third filled from its left (SC-003, SC-136).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.content import named
from touchline.engine.state import State

# Steps, in the order of the rulebook.
CHOOSE_CLUBS: Final = 0
OPENING_ROLL: Final = 1
DRAFT_BOARD: Final = 2
DRAFT_TURN: Final = 3
AFTER_DRAFT: Final = 4
FREE_MEMBERS: Final = 5
OFF_SEASON: Final = 6
FINANCE: Final = 7
WAGES: Final = 8
UNHAPPY_PLAYERS: Final = 9
ENTER_BIDDING: Final = 10
OWNER_ANSWER: Final = 11
STEP_UP: Final = 12
TRADE_WINDOW: Final = 13
TRAINING_STEP: Final = 14
TRAIN_TURN: Final = 15
SCOUTING_STEP: Final = 16
SCOUT_TURN: Final = 17
SCOUTED_CARD: Final = 18
INVESTMENTS: Final = 19
INVEST_TURN: Final = 20
HIRING: Final = 21
DEADLINE_DAY: Final = 22
TURN_CARD: Final = 23
AUCTION: Final = 24
SEASON: Final = 25
MATCH_ROUND: Final = 26
LINE_UPS: Final = 27
REVEAL_LINE_UPS: Final = 28
LEAGUE_MATCH: Final = 29
THIRD_BEGINS: Final = 30
ROLL_THIRD: Final = 31
DOUBLE: Final = 32
INJURY: Final = 33
SUBSTITUTION: Final = 34
TOTALS: Final = 35
SCORE_THIRD: Final = 36
FULL_TIME: Final = 37
PAY_POINTS: Final = 38
OPEN_CHANGERS: Final = 39
FINE: Final = 40
RELEASE: Final = 41
FREE_DRAW: Final = 42
FREE_SIGNING: Final = 43
FREE_HIRING: Final = 44
WINDOW_TURN: Final = 45
SIM_MATCHES: Final = 46
END_SEASON: Final = 47
HUNDRED_POINTS: Final = 48
SUPERCUP_DECISION: Final = 49
SUPERCUP_FINAL: Final = 50
SUPER_DUPER_CUP: Final = 51
FINAL_MATCH: Final = 52
FINAL_WHISTLE: Final = 53
PENALTY: Final = 54
SEASON_LIMIT: Final = 55

# Questions: the ledger's decision points. The first verbs have the same numbers.
CHOOSE_CLUB: Final = 1
DRAFT: Final = 2
KEEP_STAFF: Final = 3
PAY_WAGES: Final = 4
UNHAPPY_BID: Final = 5
ENTER_BID: Final = 6
ANSWER_BID: Final = 7
DEMAND: Final = 8
FINAL_ANSWER: Final = 9
STEP_UP_STAR: Final = 10
GUARANTEE: Final = 11
TRAIN: Final = 12
SCOUT: Final = 13
SIGN_PLAYER: Final = 14
INVEST: Final = 15
HIRE: Final = 16
WINDOW: Final = 17
OFFER: Final = 18
ANSWER: Final = 19
ANSWER_COUNTER: Final = 20
TURN: Final = 21
BID: Final = 22
LINE_UP: Final = 23
FILL: Final = 24
BOOST_THIRD: Final = 25
READY: Final = 26
WEAPON: Final = 27
TARGET: Final = 28
SUBSTITUTE: Final = 29
RELEASE_PLAYER: Final = 30
FORCED_SALE: Final = 31
STAR: Final = 32
FREE_CONTINENT: Final = 33
FREE_SIGN: Final = 34
FREE_HIRE: Final = 35
OUT_PLAYER: Final = 36
PLAY_FINAL: Final = 37
TAKER: Final = 38

# Verbs that are not questions.
SELL_ABROAD: Final = 39
FIRE: Final = 40
OPEN: Final = 41
RAISE: Final = 42
OFFER_TO: Final = 43
GIVE: Final = 44
ASK: Final = 45
PAY_CASH: Final = 46
ASK_CASH: Final = 47
LETTER: Final = 48
ACCEPT_LETTER: Final = 49
DECLINE_LETTER: Final = 50
AUTO_DONE: Final = 51
LAST_SEASON: Final = 52

# Where the game stands, for what is open at that time.
SETTING_UP: Final = 0
DRAFTING: Final = 1
IN_FINANCE: Final = 2
IN_UNHAPPY: Final = 3
IN_TRAINING: Final = 4
IN_SCOUTING: Final = 5
IN_INVESTMENTS: Final = 6
IN_DEADLINE_DAY: Final = 7
IN_SEASON: Final = 8
IN_FINALS: Final = 9
STAGES: Final[list[str]] = named(
    "setup draft finance unhappy_players training scouting investments deadline_day season finals"
)

# What is played.
LEAGUE: Final = 0
SUPERCUP: Final = 1
SUPER_DUPER: Final = 2

# How the game ended.
BY_POINTS: Final = 1
BY_SUPERCUP: Final = 2
BY_SUPER_DUPER: Final = 3
BY_LIMIT: Final = 4
ENDS: Final[list[str]] = ["", "points", "supercup", "super_duper_cup", "season_limit"]

# What stands in a slot besides a player.
EMPTY: Final = -1
KEEPER: Final = -2  # the default goalkeeper (SC-140)
PITCH_SLOTS: Final = 14
GOAL: Final = 0
FIRST_SLOT: Final[list[int]] = [10, 5, 1]  # of outfield players, by third
END_SLOT: Final[list[int]] = [14, 10, 5]

RIVAL: Final = -1  # the side of an AI club or of a SuperCup opponent
AI: Final = 8  # an AI club in a list of clubs: 8 is AI slot 1 (SC-280)


class Superclub(State):
    """A game of Superclub. `lead`, from State, is the champion, at first manager 1 (SC-034, SC-035)."""

    # Options of the table.
    start_cash: int
    quick: int
    home_away: int
    unhappy: int
    top_six: int
    powerhouses: int
    season_limit: int  # 0: none, until the last human leaves (SC-328)

    # The table.
    over: int  # how the game ended, 0 while it goes on
    winner: int
    stage: int
    season: int
    round: int  # of the season, from 1; 0 before
    order: list[int]  # seats by manager number
    place: list[int]  # by seat: league position of last season, from 1; 0 before (SC-044)
    ranking: list[int]  # clubs by league position of last season, AI clubs included

    # Decks.
    deck: list[int]  # players, until the draft is over
    board: list[int]  # the draft board
    set_aside: int  # the superstar lies beside the board (SC-021)
    continents: list[list[int]]
    returning: list[int]  # sold or released, and not yet put into a continent deck (SC-290)
    inactive: list[int]
    staff_deck: list[int]
    changer_deck: list[int]
    changer_discard: list[int]
    cup_deck: list[int]
    season_deck: list[int]  # season cards of AI clubs (SC-282)

    # Players.
    stars: list[int]  # by player: the stars that he has now (SC-291)
    gains: list[int]  # players in the order in which they gained a star last (GC-21)
    trained: list[int]  # in this off-season (SC-064)

    # Each manager, by seat.
    club: list[int]
    cash: list[int]
    squad: list[list[int]]
    squad_stars: list[int]
    points: list[int]
    levels: list[int]  # training, scouting, stadium, by 3 * seat
    staff: list[list[int]]
    weapons: list[list[int]]  # secret weapons held
    cups: list[list[int]]  # SuperCup cards held
    banned: int  # seats under a transfer_ban, as bits
    low_stadium: int  # seats whose next stadium income is paid as level 1, as bits (GC-22)

    # The turn of a manager in the off-season.
    used: int  # players that he has trained or cards that he has scouted; what is left follows from his staff
    rolled: int  # the first training die was rolled (SC-067)
    guaranteed: int  # who got the guaranteed star (SC-066)
    actions: int  # investment actions taken
    departments: int  # in which, as bits
    drawn: list[int]  # key staff, or nobody

    # The card that lies open, and the auction for it.
    lot: int
    owner: int  # of an unhappy player, else -1
    floor: int  # the lowest bid
    bid: int  # 0 before the first
    at_top: list[int]  # seats at the highest bid, in the order in which they reached it (SC-114)
    passed: int  # seats that are out, as bits
    stood: int  # seats that stand since the last raise or match, as bits
    bid_used: int  # seats whose one unhappy bid is used, as bits (SC-255)
    targeted: int  # owners that were bid to, as bits (SC-256)
    benched: list[int]  # unhappy players who may not play: player << 3 | seat (SC-267, SC-343)

    # Trades: offers are lists, see rules/offers.py; an empty one is none.
    offer: list[int]  # that is being made or answered in a window
    offers: int  # made by the manager who speaks
    drafts: list[list[int]]  # by seat: the letter being written
    letters: list[list[int]]  # by seat: the letter that waits for its answer
    auto_done: int  # seats that are passed over in windows, as bits

    # The season.
    results: list[int]  # packed, see rules/season.py
    ai_squad: list[int]  # squad numbers of the AI clubs of this season
    ai_points: list[int]
    injured: list[int]  # out until the season ends (SC-171)
    missing: list[int]  # out until their club's next match is over
    hurt: list[int]  # out until this match is over
    locked: int  # seats as bits (GC-18)
    weakened: list[int]  # by seat: stars less in defence in the next match (GC-19)
    suspended: int  # seats whose key staff has no effect in the next match, as bits (GC-20)

    # Line-ups, by seat.
    formation: list[int]
    pitch: list[list[int]]
    last: list[list[int]]  # the line-up that ended the last match, and its formation; empty before
    boost_at: list[int]  # the third of the captain boost, or -1
    revealed: int  # the line-ups are shown

    # The match.
    contest: int
    home: int
    away: int
    rival: list[int]  # strength of an AI club or SuperCup opponent, by third
    rival_club: int  # which one: AI slot or SuperCup card
    third: int  # 0 midfield, 1 the first attack, 2 the last
    attacker: int  # the side that attacks first: 0 home, 1 away
    score: list[int]  # third points of home and away, in halves
    dice: list[int]  # home, home, away, away
    effects: list[int]  # stars by Game changers: home, away, by third
    derby: int
    put_aside: list[int]  # Game changers drawn in this match: card << 1 | side (SC-179)
    outcome: int  # LOSS, DRAW or WIN of the home side
    kicks: list[int]  # penalties: side | goal << 1 | die << 2 | (taker + 3) << 5

    # Generated by touchline.engine.fields from the fields above; do not edit.
    def clone(self) -> Superclub:
        """An independent copy, with events off."""
        new = Superclub()
        new.seats = self.seats
        new.lead = self.lead
        new.chance = self.chance
        new.pool = self.pool
        new.marks = self.marks
        new.sealed = self.sealed
        new.agenda = self.agenda.copy()
        new.open = self.open.copy()
        new.start_cash = self.start_cash
        new.quick = self.quick
        new.home_away = self.home_away
        new.unhappy = self.unhappy
        new.top_six = self.top_six
        new.powerhouses = self.powerhouses
        new.season_limit = self.season_limit
        new.over = self.over
        new.winner = self.winner
        new.stage = self.stage
        new.season = self.season
        new.round = self.round
        new.order = self.order.copy()
        new.place = self.place.copy()
        new.ranking = self.ranking.copy()
        new.deck = self.deck.copy()
        new.board = self.board.copy()
        new.set_aside = self.set_aside
        new.continents = [x.copy() for x in self.continents]
        new.returning = self.returning.copy()
        new.inactive = self.inactive.copy()
        new.staff_deck = self.staff_deck.copy()
        new.changer_deck = self.changer_deck.copy()
        new.changer_discard = self.changer_discard.copy()
        new.cup_deck = self.cup_deck.copy()
        new.season_deck = self.season_deck.copy()
        new.stars = self.stars.copy()
        new.gains = self.gains.copy()
        new.trained = self.trained.copy()
        new.club = self.club.copy()
        new.cash = self.cash.copy()
        new.squad = [x.copy() for x in self.squad]
        new.squad_stars = self.squad_stars.copy()
        new.points = self.points.copy()
        new.levels = self.levels.copy()
        new.staff = [x.copy() for x in self.staff]
        new.weapons = [x.copy() for x in self.weapons]
        new.cups = [x.copy() for x in self.cups]
        new.banned = self.banned
        new.low_stadium = self.low_stadium
        new.used = self.used
        new.rolled = self.rolled
        new.guaranteed = self.guaranteed
        new.actions = self.actions
        new.departments = self.departments
        new.drawn = self.drawn.copy()
        new.lot = self.lot
        new.owner = self.owner
        new.floor = self.floor
        new.bid = self.bid
        new.at_top = self.at_top.copy()
        new.passed = self.passed
        new.stood = self.stood
        new.bid_used = self.bid_used
        new.targeted = self.targeted
        new.benched = self.benched.copy()
        new.offer = self.offer.copy()
        new.offers = self.offers
        new.drafts = [x.copy() for x in self.drafts]
        new.letters = [x.copy() for x in self.letters]
        new.auto_done = self.auto_done
        new.results = self.results.copy()
        new.ai_squad = self.ai_squad.copy()
        new.ai_points = self.ai_points.copy()
        new.injured = self.injured.copy()
        new.missing = self.missing.copy()
        new.hurt = self.hurt.copy()
        new.locked = self.locked
        new.weakened = self.weakened.copy()
        new.suspended = self.suspended
        new.formation = self.formation.copy()
        new.pitch = [x.copy() for x in self.pitch]
        new.last = [x.copy() for x in self.last]
        new.boost_at = self.boost_at.copy()
        new.revealed = self.revealed
        new.contest = self.contest
        new.home = self.home
        new.away = self.away
        new.rival = self.rival.copy()
        new.rival_club = self.rival_club
        new.third = self.third
        new.attacker = self.attacker
        new.score = self.score.copy()
        new.dice = self.dice.copy()
        new.effects = self.effects.copy()
        new.derby = self.derby
        new.put_aside = self.put_aside.copy()
        new.outcome = self.outcome
        new.kicks = self.kicks.copy()
        new.choices = self.choices.copy()
        new.fresh = []
        new.unanswered = self.unanswered
        new.events = None
        return new
