"""Setup and player draft (SC-001 to SC-027, SC-240, SC-241, SC-275)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.engine.state import each
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.cards import (
    DRAFT_BOARD as BOARD,
)
from touchline.games.superclub.rules.answers import best_player, says_card
from touchline.games.superclub.rules.club import join
from touchline.games.superclub.rules.decks import cut, draw_staff, staff_back
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import name, names

USUAL_CASH: Final = 120  # SC-007
QUICK_CASH: Final = 150  # SC-244
TOP_SIX_SEATS: Final = 5  # from so many managers on the Top Six cards are always used (SC-275)
QUICK_LEVEL: Final = 2  # SC-240


def new_game(seats: int, seed: int, options: dict[str, int]) -> Superclub:
    """A table with shuffled decks, before the managers choose their clubs."""
    g = Superclub()
    g.start(seats, seed)
    g.quick = options["quick"]
    g.start_cash = options["cash"] or (QUICK_CASH if g.quick else USUAL_CASH)
    g.home_away = options["home_and_away"]
    g.unhappy = options["unhappy_players"]
    g.top_six = 1 if seats >= TOP_SIX_SEATS else options["top_six"]
    g.powerhouses = options["powerhouses"]
    g.season_limit = options["season_limit"]
    lay_table(g)
    lay_clubs(g)
    lay_match(g)
    g.agenda = [
        s.OFF_SEASON,
        *([s.FREE_MEMBERS] if g.quick else []),
        s.AFTER_DRAFT,
        s.DRAFT_BOARD,
        s.OPENING_ROLL,
        s.CHOOSE_CLUBS,
    ]
    return g


def lay_table(g: Superclub) -> None:
    """Four decks are shuffled, each on its own (SC-005)."""
    g.stage = s.SETTING_UP
    g.over = g.season = g.round = g.set_aside = 0
    g.winner = -1
    g.order = list(range(g.seats))
    g.place = [0] * g.seats
    g.deck = (c.ALL_SETS if g.top_six else c.BASE_SET).copy()  # SC-274, SC-275
    g.board, g.ranking, g.returning = [], [], []
    g.inactive = []  # SC-024
    g.continents = each(c.CONTINENTS)
    g.staff_deck = [
        m for m in range(c.STAFF_CARDS) if g.unhappy or c.STAFF_EFFECT[m] != c.PLAYER_APPEAL
    ]  # SC-301
    g.changer_deck = list(range(c.CHANGERS))
    g.cup_deck = list(range(c.CUP_CARDS))
    g.season_deck = list(range(len(c.AI_SEASON))) if g.powerhouses else []
    for deck in (g.deck, g.staff_deck, g.changer_deck, g.cup_deck, g.season_deck):
        g.shuffle(deck)
    g.stars = c.STARS.copy()
    g.changer_discard, g.gains, g.trained = [], [], []


def lay_clubs(g: Superclub) -> None:
    """Every club with its cash and its printed facilities (SC-007 to SC-010)."""
    seats = g.seats
    level = QUICK_LEVEL if g.quick else 1  # SC-009
    g.club = [-1] * seats
    g.cash = [g.start_cash] * seats
    g.levels = [level] * (3 * seats)
    g.squad_stars, g.points = [0] * seats, [0] * seats
    g.squad, g.staff, g.weapons, g.cups = each(seats), each(seats), each(seats), each(seats)
    g.drafts, g.letters = each(seats), each(seats)
    g.banned = g.low_stadium = g.auto_done = 0
    g.used = g.rolled = g.actions = g.departments = 0
    g.floor = g.bid = g.passed = g.stood = g.bid_used = g.targeted = g.offers = 0
    g.guaranteed = g.lot = g.owner = -1
    g.drawn, g.at_top, g.benched, g.offer = [], [], [], []


def lay_match(g: Superclub) -> None:
    """No season has begun."""
    seats = g.seats
    g.results, g.ai_squad, g.ai_points = [], [], []
    g.injured, g.missing, g.hurt = [], [], []
    g.formation, g.boost_at, g.weakened = [-1] * seats, [-1] * seats, [0] * seats
    g.pitch = [[s.EMPTY] * s.PITCH_SLOTS for _ in range(seats)]
    g.last = each(seats)
    g.locked = g.suspended = g.revealed = g.contest = 0
    g.home = g.away = g.rival_club = -1
    g.third = g.attacker = g.derby = g.outcome = 0
    g.score, g.effects = [0, 0], [0] * 6
    g.rival, g.dice, g.put_aside, g.kicks = [], [], [], []


# club: a colour that nobody else has (SC-002)


def choose_clubs(g: Superclub, seat: int) -> None:
    """The managers choose one after the other."""
    if seat < g.seats:
        g.push(s.CHOOSE_CLUBS, seat + 1)
        g.ask(seat, s.CHOOSE_CLUB)


def legal_choose_club(g: Superclub, seat: int, arg: int) -> list[int]:
    """Base clubs; with the Top Six content two more (SC-272)."""
    clubs = c.CLUBS if g.top_six else c.BASE_CLUBS
    return [s.CHOOSE_CLUB | (c.CLUB + club) << 8 for club in range(clubs) if club not in g.club]


def answer_choose_club(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The club's set is his."""
    g.club[seat] = (option >> 8) - c.CLUB
    if g.events is not None:
        g.tell("club", "SC-002", [seat, g.club[seat]])


def says_club(g: Superclub, seat: int, thing: int) -> Said | None:
    """A club to take."""
    if not c.CLUB <= thing < c.SEAT:
        return None
    id = c.THINGS[thing]
    return said(
        club=name(thing), colour=names("clubs", id, "colour"), nickname=names("clubs", id, "nickname")
    )


CLUB_QUESTION: Final = Question(
    s.CHOOSE_CLUB, "club", "SC-002", legal_choose_club, answer_choose_club, says=says_club, place="clubs"
)


def opening_roll(g: Superclub, tied: int) -> None:
    """The highest die is manager 1; ties are rolled again among themselves (SC-011 to SC-013)."""
    rolling = tied or (1 << g.seats) - 1
    g.reveal()
    best = 0
    dice = [0] * g.seats
    for seat in range(g.seats):
        if rolling >> seat & 1:
            dice[seat] = g.rand(6) + 1
            best = max(best, dice[seat])
            if g.events is not None:
                g.tell("opening_die", "SC-011", [seat, dice[seat]])
    highest = [seat for seat in range(g.seats) if dice[seat] == best]
    if len(highest) > 1:
        bits = 0
        for seat in highest:
            bits |= 1 << seat
        g.push(s.OPENING_ROLL, bits)  # SC-012
        return
    g.lead = highest[0]
    g.order = g.in_order(g.lead)
    if g.events is not None:
        g.tell("manager_1", "SC-011", [g.lead])


def draft_board(g: Superclub, number: int) -> None:
    """Sixteen player cards face up; the superstar is never drafted (SC-014, SC-015, SC-021)."""
    if number == g.seats:
        return
    g.stage = s.DRAFTING
    g.board = []
    while len(g.board) < BOARD:
        player = g.deck.pop()
        if player == c.SUPERSTAR:
            g.set_aside = 1
            if g.events is not None:
                g.tell("superstar", "SC-021", [player])
        else:
            g.board.append(player)
    g.reveal()
    if g.events is not None:
        g.tell("draft_board", "SC-014", [number + 1, *g.board])
    g.push(s.DRAFT_BOARD, number + 1)
    g.push(s.DRAFT_TURN, (g.lead + number) % g.seats)  # SC-017


# draft: one face-up card each, clockwise, until the board is empty (SC-016 to SC-020)


def draft_turn(g: Superclub, seat: int) -> None:
    """The next pick, while there is something to pick (SC-018)."""
    if g.board:
        g.ask(seat, s.DRAFT)


def legal_draft(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any card of the board; nobody may skip (SC-020)."""
    return [s.DRAFT | player << 8 for player in g.board]


def answer_draft(g: Superclub, seat: int, arg: int, option: int) -> None:
    """It costs nothing and joins the squad (SC-019)."""
    player = option >> 8
    g.board.remove(player)
    join(g, seat, player)
    if g.events is not None:
        g.tell("drafted", "SC-019", [seat, player])
    g.push(s.DRAFT_TURN, (seat + 1) % g.seats)


DRAFT_QUESTION: Final = Question(
    s.DRAFT,
    "draft",
    "SC-016",
    legal_draft,
    answer_draft,
    asks=lambda g, seat, arg: said(board=len(g.board), squad=len(g.squad[seat]), most=BOARD),
    says=says_card,
    place="board",
    pick=best_player,
)


def after_draft(g: Superclub, arg: int) -> None:
    """The superstar goes back, and the rest of the deck becomes the continents (SC-022 to SC-024)."""
    if g.set_aside:
        g.deck.append(c.SUPERSTAR)
        g.deck.sort()
        g.shuffle(g.deck)
        g.set_aside = 0
    g.reveal()
    cut(g, g.deck)
    g.deck = []
    g.points = g.squad_stars.copy()
    if g.events is not None:
        g.tell("draft_over", "SC-025", g.squad_stars.copy())


# keep_staff: the quick game's free member (SC-241)


def free_members(g: Superclub, place: int) -> None:
    """Each manager, manager 1 first, draws two and keeps one."""
    if place < g.seats:
        seat = g.order[place]
        draw_staff(g)
        if g.events is not None:
            g.tell("staff_drawn", "SC-241", [seat, *g.drawn])
        g.push(s.FREE_MEMBERS, place + 1)
        g.ask(seat, s.KEEP_STAFF)


def legal_keep_staff(g: Superclub, seat: int, arg: int) -> list[int]:
    """One of the two."""
    return [s.KEEP_STAFF | (c.STAFF + member) << 8 for member in g.drawn]


def answer_keep_staff(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Free of charge; the other goes under the deck."""
    member = (option >> 8) - c.STAFF
    g.drawn.remove(member)
    g.staff[seat].append(member)
    staff_back(g)
    if g.events is not None:
        g.tell("hired", "SC-241", [seat, member, 0])


KEEP_STAFF_QUESTION: Final = Question(
    s.KEEP_STAFF, "keep_staff", "SC-241", legal_keep_staff, answer_keep_staff, says=says_card, place="staff"
)
