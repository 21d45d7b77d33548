"""The state of Eleven: what lies where, as plain numbers.

Cards are things (see cards.py); -1 stands for "none". Fields "by seat" hold a club; where a club has
several places of a kind they stand one after the other, `kinds * seat + kind`. Jerseys are 0 to 12: the
numbers 2 to 11 and the three unnumbered ones; sets of Jerseys are bits, with bit 13 for the Goalkeeper.

Most of a Week happens in all clubs at the same time. Each seat therefore has an agenda of its own, `todo`,
with entries `op | arg << 8` (see rules/lane.py); the agenda of the table goes on when all of them are done.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.state import State

# Steps of the table, in the order of the rulebook.
DECKS: Final = 0
FIRST_PLAYER: Final = 1
DEAL_TRAINERS: Final = 2
OPPONENT_STACKS: Final = 3
DIRECTOR_DRAFT: Final = 4
REVEAL_DIRECTORS: Final = 5
STARTING_CARDS: Final = 6
DIRECTOR_BONUSES: Final = 7
SET_JERSEYS: Final = 8
DEAL_OBJECTIVES: Final = 9
START_TRAININGS: Final = 10
START_WEEK: Final = 11
PRODUCE: Final = 12
DRAW_MEETINGS: Final = 13
BOARD_DECISIONS: Final = 14
COMMON_DECISIONS: Final = 15
END_BOARD_MEETING: Final = 16
ACTION_DAY: Final = 17
TURNS: Final = 18
RESUME: Final = 19
MATCHDAY: Final = 20
RESOLVE_MATCHES: Final = 21
CHECK_RESULTS: Final = 22
LEAGUE_MOVES: Final = 23
OPPONENT_DICE: Final = 24
UNEXHAUST: Final = 25
DISCARD_OPPONENTS: Final = 26
PAY_UPKEEP: Final = 27
SUSPEND_STAFF: Final = 28
MARKET_SHIFT: Final = 29
DISCARD_RESOURCES: Final = 30
PASS_STAGE: Final = 31
LAST_DEBT: Final = 32
END_OBJECTIVES: Final = 33
FINAL_SCORING: Final = 34

# What a single club has to do: entries of its `todo`.
PART: Final = 1  # a part of an effect, and all that follow it
OFFER_PART: Final = 2
SWAP_JERSEY: Final = 3
OFFER_REROLL: Final = 4
ROLL_GATE: Final = 5
HIT: Final = 6
GAIN_STAT: Final = 7
GAIN_RESOURCE: Final = 8
LOSE_RESOURCE: Final = 9
BONUSES: Final = 11
TURN: Final = 12
PLAN_LINE_UP: Final = 13
REMOVE_TOKENS: Final = 14
BEFORE_MATCH: Final = 15
FILL_STANDS: Final = 16
REVEAL_OPPONENT: Final = 17
SECOND_TACTICS: Final = 18
MATCH_EFFECTS: Final = 19
COMPARE_SECTIONS: Final = 20
AFTER_MATCH: Final = 21
FINAL_SCORE: Final = 22
CLEAN_UP: Final = 23
CONSEQUENCES: Final = 24
APPLY_CONSEQUENCE: Final = 25
MISSING_CASH: Final = 26
AIM: Final = 27
INJURY_ROLL: Final = 28

# Questions: the ledger's decision points. Their names stand beside their rules.
DRAFT_DIRECTOR: Final = 1
SOLO_DIRECTOR: Final = 2
STAT_ANY: Final = 3
KEEP_OBJECTIVE: Final = 4
DIRECTOR_BONUS: Final = 5
BM_REROLL: Final = 6
BM_TARGET: Final = 7
BASIC_ACTION: Final = 8
JERSEY_SWAP: Final = 9
ADBOARD_MODE: Final = 10
KIT_ORDER: Final = 11
EFFECT_TARGET: Final = 12
ACCEPT_PART: Final = 13
OPTIONAL_COST: Final = 14
LOSE_ANY: Final = 15
GAIN_ANY: Final = 16
FORMATION: Final = 17
ROW_SHAPE: Final = 18
ASSIGN_PLAYER: Final = 19
SWAP_OUT: Final = 20
FUND_EFFECT: Final = 21
PLACE_PLAIN: Final = 22
CONFIRM_LINEUP: Final = 23
BEFORE_ORDER: Final = 24
STANDS: Final = 25
SECOND_TACTIC: Final = 26
MATCH_EFFECT: Final = 27
AFTER_EFFECT: Final = 28
DIE_REROLL: Final = 29
CONSEQ_TARGET: Final = 30
INJURY_ICON: Final = 31
UPKEEP_TARGET: Final = 32
SOLO_REFRESH: Final = 33
START_TRAINING: Final = 34
PAY_DEBT: Final = 35
OFFER: Final = 36
OFFER_REPLY: Final = 37
ASKING_PRICE: Final = 38
BID: Final = 39
TAKE_BID: Final = 40

# Verbs: the question's own, but for the Basic action, which has many, and contracts by their type.
HIRE: Final = 48
SELL: Final = 49
SIGN_ONE_OFF: Final = 50
SIGN_ADBOARD: Final = 51
SIGN_KIT: Final = 52
BUILD: Final = 53
CARD_ACTION: Final = 54
PAID_ACTION: Final = 55
PASS_BASIC: Final = 56
FINISH_TURN: Final = 57
OFFER_FOR: Final = 58
ANNOUNCE: Final = 59

MONDAY: Final = 0
TUESDAY: Final = 1
WEDNESDAY: Final = 2
THURSDAY: Final = 3
FRIDAY: Final = 4

JERSEYS_EACH: Final = 13
GOALKEEPER: Final = 13  # beside the Jerseys, in sets of those who play
ALL_JERSEYS: Final = (1 << 13) - 1

# Counters on Player cards: `8 * card + counter`.
STR_TEMP: Final = 0
STR_PERM: Final = 1
WEAK_TEMP: Final = 2
WEAK_PERM: Final = 3
INJURIES: Final = 4
MATCH_XP: Final = 5
GOAL_XP: Final = 6
TRAINED: Final = 7

# Contracts: `card << 2 | mode`.
FOR_EFFECT: Final = 0
FOR_BONUS: Final = 1

# Objectives.
SECRET: Final = 0
GOAL_MET: Final = 1
PERFECT: Final = 2


class Eleven(State):
    """A game of Eleven. `lead`, from State, is the First player of the Week."""

    # Options of the table.
    division: int
    scenario: int
    step_by_step_friday: int
    player_transfers: int

    # The calendar.
    week: int  # 0 in setup
    day: int
    over: int

    # Decks, top card last, and discard piles.
    player_deck: list[int]
    youngster_deck: list[int]
    veteran_deck: list[int]
    staff_deck: list[int]
    sponsor_deck: list[int]
    board_deck: list[int]
    tactic_deck: list[int]
    player_discard: list[int]
    youngster_discard: list[int]
    veteran_discard: list[int]
    staff_discard: list[int]
    sponsor_discard: list[int]
    board_discard: list[int]
    market: list[int]  # 15: Players, Staff, Sponsors; slot 1 first

    # The league; teams are 0 to 15.
    team_points: list[int]
    inactive: int  # teams as bits
    points: list[int]  # by seat

    # Club boards, by seat.
    resources: list[int]  # 4 each
    stats: list[int]  # 4 each
    office: list[int]
    built: list[int]  # 7 each, by kind of Infrastructure
    vp: list[int]  # VP tokens in supply
    directors: list[int]  # 3 each, or -1
    staff: list[list[int]]
    exhausted: list[int]  # Directors as bits 0 to 2, then Staff, in the order in which they lie
    suspension: list[int]  # by card: Suspension tokens
    adboards: list[int]  # 3 each: contracts, or -1
    kit: list[int]
    lasting: list[int]  # 22 each: how much of everything lasts this Week
    meeting: list[int]  # the Board Meeting card on the table
    colour: list[int]  # its decision that is resolved

    # Players and Jerseys, by seat.
    squad: list[list[int]]
    tokens: list[int]  # 8 for each Player card
    unveiled: list[int]  # by Player card: 1 once everybody has seen its Trained side
    attacking: list[int]  # Jerseys with the attack side up
    bench: list[int]  # Jerseys on the Bench
    bound: list[int]  # 3 each: the Player bound to each unnumbered Jersey

    # Secrets, by seat.
    dealt: list[int]  # 4 each: Directors, Objectives or Veterans to choose from, or -1
    drafting: int  # 1 while Directors are chosen: they are secret
    spare: list[int]  # Directors not dealt, in solo
    tactics: list[list[int]]
    shown: int  # Tactic cards that were played once, as bits
    objective: list[int]
    objective_state: list[int]
    unused: list[int]  # the Objective that was not kept
    objective_deck: list[int]
    stack: list[int]  # 6 each: Opponent cards, Week by Week
    matches: int  # Opponent cards that each club has discarded
    report: list[int]  # the card on top as its back shows it to everybody: the club and the Scout Report
    rivals: list[int]  # 10 each: the footballers of the card on top, as rows of the tables in cards.py
    peeked: list[int]  # Sections of the top card that the owner has seen, as bits

    # A turn, and what a club is in the middle of.
    todo: list[list[int]]
    basic: int  # 1 once the Basic action of the turn was performed or passed
    paid: int  # 1 once the Paid action of the Day was performed
    declined: int  # offers declined in this turn
    bids: list[int]  # by seat: a bid for an announced Player, or -1
    die: list[int]  # by seat: the last roll
    free_rolls: list[int]  # by seat: free rerolls left
    target: list[int]  # by seat: the Player of the part before, or -1

    # The Match of each club.
    formation: list[int]  # Tactic card << 1 | which of its formations, or -1
    shape: list[int]  # 9 each: Jerseys in each Zone
    zone: list[int]  # 13 each: the Zone of each Jersey, or -1
    line_up: list[int]  # 13 each: the Player card that uses the Jersey, or -1
    keeper: list[int]  # the Goalkeeper card, or -1
    plan_attacking: list[int]  # Jersey sides and Bench as planned, until the Opponent is revealed
    plan_bench: list[int]
    placed: list[int]  # 4 each: resources on Player cards
    funded: list[int]  # Jerseys and Goalkeeper with a funded effect that is not used yet
    due: list[int]  # Jerseys and Goalkeeper whose effect is still to be resolved; Tactic cards above bit 16
    planned: int  # seats whose line-up is confirmed, as bits
    revealed: int  # seats whose Opponent card is revealed, as bits
    seated: list[int]  # fans on the Stands
    played: list[int]  # Tactic cards played in this Match, as bits
    boosts: list[int]  # 13 each
    weakened: list[int]  # 10 each: by how much each Opponent footballer is weaker
    turned: list[int]  # Jerseys that turn back after the Match
    gloves: list[int]  # gloves gained for this Match
    score: list[int]  # 2 each: own goals, Opponent goals
    scorers: list[int]  # Jerseys whose Player has scored
    moments: list[int]  # 20 each: what happened in the Sections (see rules/match.py), or -1
    result: list[int]  # WIN, DRAW or LOSS; -1 before

    # What Objectives and scenarios count, by seat.
    won: list[int]
    sold_outs: list[int]
    clean_sheets: list[int]
    history: list[int]  # 6 each: Opponent card | own goals << 16 | Opponent goals << 24, or -1
    debt: int  # sc3
    deadline_met: int  # sc5

    __slots__ = tuple(__annotations__)  # so many fields are copied much faster without a dict

    # Generated by touchline.engine.fields from the fields above; do not edit.
    def clone(self) -> Eleven:
        """An independent copy, with events off."""
        new = Eleven()
        new.seats = self.seats
        new.lead = self.lead
        new.chance = self.chance
        new.pool = self.pool
        new.marks = self.marks
        new.sealed = self.sealed
        new.agenda = self.agenda.copy()
        new.open = self.open.copy()
        new.division = self.division
        new.scenario = self.scenario
        new.step_by_step_friday = self.step_by_step_friday
        new.player_transfers = self.player_transfers
        new.week = self.week
        new.day = self.day
        new.over = self.over
        new.player_deck = self.player_deck.copy()
        new.youngster_deck = self.youngster_deck.copy()
        new.veteran_deck = self.veteran_deck.copy()
        new.staff_deck = self.staff_deck.copy()
        new.sponsor_deck = self.sponsor_deck.copy()
        new.board_deck = self.board_deck.copy()
        new.tactic_deck = self.tactic_deck.copy()
        new.player_discard = self.player_discard.copy()
        new.youngster_discard = self.youngster_discard.copy()
        new.veteran_discard = self.veteran_discard.copy()
        new.staff_discard = self.staff_discard.copy()
        new.sponsor_discard = self.sponsor_discard.copy()
        new.board_discard = self.board_discard.copy()
        new.market = self.market.copy()
        new.team_points = self.team_points.copy()
        new.inactive = self.inactive
        new.points = self.points.copy()
        new.resources = self.resources.copy()
        new.stats = self.stats.copy()
        new.office = self.office.copy()
        new.built = self.built.copy()
        new.vp = self.vp.copy()
        new.directors = self.directors.copy()
        new.staff = [x.copy() for x in self.staff]
        new.exhausted = self.exhausted.copy()
        new.suspension = self.suspension.copy()
        new.adboards = self.adboards.copy()
        new.kit = self.kit.copy()
        new.lasting = self.lasting.copy()
        new.meeting = self.meeting.copy()
        new.colour = self.colour.copy()
        new.squad = [x.copy() for x in self.squad]
        new.tokens = self.tokens.copy()
        new.unveiled = self.unveiled.copy()
        new.attacking = self.attacking.copy()
        new.bench = self.bench.copy()
        new.bound = self.bound.copy()
        new.dealt = self.dealt.copy()
        new.drafting = self.drafting
        new.spare = self.spare.copy()
        new.tactics = [x.copy() for x in self.tactics]
        new.shown = self.shown
        new.objective = self.objective.copy()
        new.objective_state = self.objective_state.copy()
        new.unused = self.unused.copy()
        new.objective_deck = self.objective_deck.copy()
        new.stack = self.stack.copy()
        new.matches = self.matches
        new.report = self.report.copy()
        new.rivals = self.rivals.copy()
        new.peeked = self.peeked.copy()
        new.todo = [x.copy() for x in self.todo]
        new.basic = self.basic
        new.paid = self.paid
        new.declined = self.declined
        new.bids = self.bids.copy()
        new.die = self.die.copy()
        new.free_rolls = self.free_rolls.copy()
        new.target = self.target.copy()
        new.formation = self.formation.copy()
        new.shape = self.shape.copy()
        new.zone = self.zone.copy()
        new.line_up = self.line_up.copy()
        new.keeper = self.keeper.copy()
        new.plan_attacking = self.plan_attacking.copy()
        new.plan_bench = self.plan_bench.copy()
        new.placed = self.placed.copy()
        new.funded = self.funded.copy()
        new.due = self.due.copy()
        new.planned = self.planned
        new.revealed = self.revealed
        new.seated = self.seated.copy()
        new.played = self.played.copy()
        new.boosts = self.boosts.copy()
        new.weakened = self.weakened.copy()
        new.turned = self.turned.copy()
        new.gloves = self.gloves.copy()
        new.score = self.score.copy()
        new.scorers = self.scorers.copy()
        new.moments = self.moments.copy()
        new.result = self.result.copy()
        new.won = self.won.copy()
        new.sold_outs = self.sold_outs.copy()
        new.clean_sheets = self.clean_sheets.copy()
        new.history = self.history.copy()
        new.debt = self.debt
        new.deadline_met = self.deadline_met
        new.choices = self.choices.copy()
        new.fresh = []
        new.unanswered = self.unanswered
        new.events = None
        return new
