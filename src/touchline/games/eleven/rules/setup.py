"""Setup: decks, Transfer Area, clubs, the draft of Directors, Objectives (EL-015 to EL-068, EL-298 to
EL-302)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question
from touchline.engine.rules import plan
from touchline.engine.state import each
from touchline.games.eleven import cards as c, opponents, scenarios, state as s
from touchline.games.eleven.effects import CASH
from touchline.games.eleven.rules import club
from touchline.games.eleven.rules.jerseys import starting_jerseys, train
from touchline.games.eleven.rules.lane import go_on
from touchline.games.eleven.rules.market import SLOTS, deck_of, gain_player
from touchline.games.eleven.rules.saying import says_card, says_training
from touchline.games.eleven.rules.targets import trainable
from touchline.games.eleven.state import Eleven

MOMENTS_EACH: Final = 20  # ten footballers on each side
STAT_START: Final = 2  # EL-030
RECOMMENDED: Final = 0  # Division: the usual one, or what a scenario recommends (EL-299)
USUAL_DIVISION: Final = 3
STACK: Final = 3  # Opponent cards of each tier (EL-046)

SETUP: Final[list[int]] = plan(  # EL-380; Maintenance markers follow from the cards (EL-064)
    s.DECKS,
    s.FIRST_PLAYER,
    s.DEAL_TRAINERS,
    s.OPPONENT_STACKS,
    s.DIRECTOR_DRAFT,
    s.REVEAL_DIRECTORS,
    s.STARTING_CARDS,
    s.DIRECTOR_BONUSES,
    s.SET_JERSEYS,
    s.DEAL_OBJECTIVES,
    s.START_TRAININGS,
    s.START_WEEK,
)


def new_game(seats: int, seed: int, options: dict[str, int]) -> Eleven:
    """A table before anything is dealt; some scenarios fix the Division (EL-044, EL-297, EL-299)."""
    g = Eleven()
    g.start(seats, seed)
    g.scenario = options["scenario"]
    g.division = options["division"]
    if g.division == RECOMMENDED or club.by_scenario(g, scenarios.FIXED, 0):
        g.division = club.by_scenario(g, scenarios.DIVISION, USUAL_DIVISION)
    g.step_by_step_friday = options["step_by_step_friday"]
    g.player_transfers = options["player_transfers"]
    g.week = g.day = g.over = 0
    empty_decks(g)
    empty_clubs(g)
    empty_matches(g)
    g.agenda.extend(SETUP)
    return g


def empty_decks(g: Eleven) -> None:
    """Nothing is dealt."""
    g.player_deck, g.youngster_deck, g.veteran_deck = [], [], []
    g.staff_deck, g.sponsor_deck, g.board_deck, g.tactic_deck = [], [], [], []
    g.player_discard, g.youngster_discard, g.veteran_discard = [], [], []
    g.staff_discard, g.sponsor_discard, g.board_discard = [], [], []
    g.market = [-1] * (3 * SLOTS)
    g.objective_deck, g.spare = [], []
    g.unveiled = [0] * c.PLAYERS
    g.team_points = [0] * c.TEAMS  # EL-066
    g.inactive = 0
    g.tokens = [0] * (8 * c.PLAYERS)
    g.suspension = [0] * (c.SPONSOR + c.SPONSORS)


def empty_clubs(g: Eleven) -> None:
    """Boards at their start: Stats on 2, nothing else (EL-029 to EL-031, EL-034, EL-035, EL-065,
    EL-300)."""
    seats = g.seats
    g.points, g.office, g.vp = [0] * seats, [0] * seats, [0] * seats
    g.resources = [0] * (4 * seats)
    g.stats = [STAT_START] * (4 * seats)
    g.built = [0] * (c.INFRASTRUCTURES * seats)
    g.directors, g.staff, g.squad = [-1] * (3 * seats), each(seats), each(seats)
    g.adboards, g.lasting, g.tactics = [-1] * (3 * seats), [0] * (club.LASTING_KINDS * seats), each(seats)
    g.dealt, g.stack, g.todo = [-1] * (4 * seats), [-1] * (club.STACK_SIZE * seats), each(seats)
    g.matches = 0
    g.drafting = 0
    g.exhausted, g.peeked = [0] * seats, [0] * seats
    g.shown = 0
    g.kit, g.meeting, g.colour = [-1] * seats, [-1] * seats, [-1] * seats
    g.attacking, g.bench, g.bound = [0] * seats, [0] * seats, [-1] * (3 * seats)
    g.objective, g.objective_state, g.unused = [-1] * seats, [s.SECRET] * seats, [-1] * seats
    g.report, g.rivals = [-1] * seats, [-1] * (club.FOOTBALLERS * seats)
    g.basic = g.paid = g.declined = 0
    g.bids, g.die, g.free_rolls, g.target = [-1] * seats, [0] * seats, [0] * seats, [-1] * seats
    g.won, g.sold_outs, g.clean_sheets = [0] * seats, [0] * seats, [0] * seats
    g.history = [-1] * (6 * seats)
    g.stats[CASH] = club.by_scenario(g, scenarios.STAT_CASH, STAT_START)  # EL-317
    g.debt = club.by_scenario(g, scenarios.DEBT, 0)
    g.deadline_met = 0


def empty_matches(g: Eleven) -> None:
    """No Match yet; both Score markers on 0 (EL-417)."""
    seats = g.seats
    g.formation, g.keeper, g.result = [-1] * seats, [-1] * seats, [-1] * seats
    g.shape = [0] * (c.ZONES * seats)
    g.zone, g.line_up = [-1] * (s.JERSEYS_EACH * seats), [-1] * (s.JERSEYS_EACH * seats)
    g.boosts, g.weakened = [0] * (s.JERSEYS_EACH * seats), [0] * (club.FOOTBALLERS * seats)
    g.plan_attacking, g.plan_bench, g.placed = [0] * seats, [0] * seats, [0] * (4 * seats)
    g.funded, g.due, g.seated = [0] * seats, [0] * seats, [0] * seats
    g.planned = g.revealed = 0
    g.played, g.moments = [0] * seats, [-1] * (MOMENTS_EACH * seats)
    g.turned, g.gloves, g.scorers, g.score = [0] * seats, [0] * seats, [0] * seats, [0] * (2 * seats)


# Decks and Transfer Area


def decks(g: Eleven, arg: int) -> None:
    """Split, shuffle, and deal the three rows (EL-015 to EL-018, EL-021, EL-022, EL-023, EL-024)."""
    g.player_deck = list(range(c.YOUNGSTER))
    g.youngster_deck = list(range(c.YOUNGSTER, c.VETERAN))
    g.veteran_deck = list(range(c.VETERAN, c.PLAYERS))
    # EL-020: First Trainers that are not dealt stay in the box.
    g.staff_deck = [
        card
        for card in range(c.STAFF + c.FIRST_TRAINERS, c.STAFF + c.STAFFS)
        if c.MIN_PLAYERS[card] <= max(1, g.seats)
    ]
    g.sponsor_deck = list(range(c.SPONSOR, c.SPONSOR + c.SPONSORS))
    g.board_deck = list(range(c.BOARD_MEETING, c.BOARD_MEETING + c.BOARD_MEETINGS))
    g.objective_deck = list(range(c.OBJECTIVE, c.OBJECTIVE + c.OBJECTIVES))
    for deck in (g.player_deck, g.youngster_deck, g.veteran_deck, g.staff_deck):
        g.shuffle(deck)
    for deck in (g.sponsor_deck, g.board_deck, g.objective_deck):
        g.shuffle(deck)
    for row in range(3):
        for slot in range(SLOTS * row + SLOTS - 1, SLOTS * row - 1, -1):
            g.market[slot] = deck_of(g, row).pop()
    g.reveal()
    if g.events is not None:
        g.tell("market", "EL-016", g.market.copy())


def first_player(g: Eleven, arg: int) -> None:
    """Chosen at random; the others follow clockwise (EL-027, EL-028, EL-301)."""
    g.lead = g.rand(g.seats)
    if g.events is not None:
        g.tell("first_player", "EL-027", [g.lead])


def deal_trainers(g: Eleven, arg: int) -> None:
    """One random First Trainer each, as a Staff card (EL-019, EL-043)."""
    trainers = list(range(c.STAFF, c.STAFF + c.FIRST_TRAINERS))
    g.shuffle(trainers)
    for seat in g.in_order(g.lead):
        g.staff[seat].append(trainers.pop())
        if g.events is not None:
            g.tell("first_trainer", "EL-019", [seat, g.staff[seat][0]])


def opponent_stacks(g: Eleven, arg: int) -> None:
    """Three advanced cards, three easier ones on top, of different teams in each group; everybody sees the
    back of the one on top (EL-025, EL-045, EL-046, EL-047, EL-048, EL-049, EL-050, EL-051).

    All other Opponent cards leave the game (EL-382).
    """
    for half in range(2):
        tier = scenarios.DIVISION_TIERS[g.division][half]
        deck = [c.OPPONENT + at for at in range(c.OPPONENTS) if opponents.TIER[at] == tier]
        g.shuffle(deck)
        for seat in g.in_order(g.lead):
            teams = 0
            at = len(deck) - 1
            for place in range(STACK):
                while teams >> opponents.TEAM[deck[at] - c.OPPONENT] & 1:
                    at -= 1
                teams |= 1 << opponents.TEAM[deck[at] - c.OPPONENT]
                g.stack[club.STACK_SIZE * seat + STACK * half + place] = deck.pop(at)
                at -= 1
            g.shuffle(deck)  # what was set aside goes back
    club.turn_reports(g)


# Starting cards, Director bonuses, Jerseys


def starting_cards(g: Eleven, arg: int) -> None:
    """A Veteran, a Youngster and a basic Tactic card each (EL-052, EL-062, EL-063, EL-322)."""
    basic = list(range(c.TACTIC, c.TACTIC + c.BASIC_TACTICS))
    g.shuffle(basic)
    veterans = club.by_scenario(g, scenarios.VETERANS, 1)
    youngsters = club.by_scenario(g, scenarios.YOUNGSTERS, 1)
    for seat in g.in_order(g.lead):
        for _ in range(veterans):
            gain_player(g, seat, g.veteran_deck.pop())
        for _ in range(youngsters):
            gain_player(g, seat, g.youngster_deck.pop())
        if g.events is not None:
            g.tell("starting_players", "EL-052", [seat, *g.squad[seat]])
        card = basic.pop()
        g.tactics[seat].append(card)
        if g.events is not None:
            g.tell("tactic_drawn", "EL-062", [seat, card], only=seat, veil=[seat, -1])
    g.tactic_deck = basic + list(range(c.TACTIC + c.BASIC_TACTICS, c.TACTIC + c.TACTICS))
    g.shuffle(g.tactic_deck)
    g.reveal()
    club.gain(g, 0, CASH, club.by_scenario(g, scenarios.EXTRA_CASH, 0))  # EL-314


def set_jerseys(g: Eleven, arg: int) -> None:
    """The Jerseys of all clubs (EL-053 to EL-060)."""
    for seat in range(g.seats):
        starting_jerseys(g, seat)


# keep_objective


def deal_objectives(g: Eleven, arg: int) -> None:
    """Two Objectives each; one is kept in secret (EL-061, EL-304, EL-368)."""
    for seat in g.in_order(g.lead):
        club.deal(g, seat, sorted([g.objective_deck.pop(), g.objective_deck.pop()]))
    g.reveal()
    for seat in range(g.seats):
        g.ask(seat, s.KEEP_OBJECTIVE)


def legal_keep_objective(g: Eleven, seat: int, arg: int) -> list[int]:
    """One of the two."""
    return [s.KEEP_OBJECTIVE | card << 8 for card in club.dealt(g, seat)]


def answer_keep_objective(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Keep it; the other one stays unknown to the others (EL-061, EL-368)."""
    g.objective[seat] = option >> 8
    for card in club.dealt(g, seat):
        if card != option >> 8:
            g.unused[seat] = card
    club.deal(g, seat, [])
    if g.events is not None:
        g.tell("objective_kept", "EL-061", [seat, option >> 8], only=seat, veil=[seat, -1])


KEEP_OBJECTIVE_QUESTION: Final = Question(
    s.KEEP_OBJECTIVE,
    "keep_objective",
    "EL-061",
    legal_keep_objective,
    answer_keep_objective,
    says=says_card,
    place="dealt",
)


# start_training


def start_trainings(g: Eleven, arg: int) -> None:
    """In sc6 one of the starting Players is trained before Week 1 (EL-329)."""
    if club.by_scenario(g, scenarios.FREE_TRAINING, 0):
        g.ask(0, s.START_TRAINING)


def legal_start_training(g: Eleven, seat: int, arg: int) -> list[int]:
    """Any starting Player."""
    return [s.START_TRAINING | card << 8 for card in trainable(g, seat, 0)]


def answer_start_training(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Train him for free."""
    train(g, seat, option >> 8, "EL-329")
    go_on(g, seat)


START_TRAINING_QUESTION: Final = Question(
    s.START_TRAINING,
    "start_training",
    "EL-329",
    legal_start_training,
    answer_start_training,
    says=says_training,
    place="squad",
)
