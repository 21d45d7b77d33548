"""The Week and its end: the calendar, upkeep, market shift, handing down the Stage marker (EL-002, EL-253
to EL-265)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, said
from touchline.engine.rules import plan
from touchline.games.eleven import effects as e, state as s
from touchline.games.eleven.rules import club, market, solo
from touchline.games.eleven.rules.lane import go_on, push_next
from touchline.games.eleven.rules.objectives import check_objective
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import name

WEEKS: Final = 6  # EL-002
KEPT: Final = 1  # of fans, ops and fitness (EL-263)
FINE: Final = 2  # Suspension tokens for each missing € (EL-257)

WEEK: Final[list[int]] = plan(
    s.PRODUCE,
    s.DRAW_MEETINGS,
    s.END_BOARD_MEETING,
    s.ACTION_DAY | s.TUESDAY << 8,
    s.ACTION_DAY | s.WEDNESDAY << 8,
    s.ACTION_DAY | s.THURSDAY << 8,
    s.MATCHDAY,
    s.LEAGUE_MOVES,
    s.OPPONENT_DICE,
    s.UNEXHAUST,
    s.DISCARD_OPPONENTS,
)
END_OF_WEEK: Final[list[int]] = plan(
    s.PAY_UPKEEP, s.SUSPEND_STAFF, s.MARKET_SHIFT, s.DISCARD_RESOURCES, s.PASS_STAGE
)
END_OF_GAME: Final[list[int]] = plan(s.LAST_DEBT, s.END_OBJECTIVES, s.FINAL_SCORING)  # EL-255, EL-279, EL-401


def start_week(g: Eleven, arg: int) -> None:
    """Five Days, Monday to Friday."""
    g.week += 1
    g.agenda.extend(WEEK)
    if g.events is not None:
        g.tell("week", "EL-002", [g.week, g.lead])


def unexhaust(g: Eleven, arg: int) -> None:
    """Step 1: every exhausted card is ready again (EL-253)."""
    for seat in range(g.seats):
        g.exhausted[seat] = 0
        g.free_rolls[seat] = 0
    solo.check_deadline(g)


def discard_opponents(g: Eleven, arg: int) -> None:
    """Step 2: scores back to 0, the Opponent card is discarded and the next one lies on top; without another
    one the game ends (EL-051, EL-254, EL-255)."""
    g.matches += 1
    for seat in range(g.seats):
        g.score[2 * seat] = g.score[2 * seat + 1] = 0
    g.planned = g.revealed = 0
    if g.matches == WEEKS:
        g.agenda.extend(END_OF_GAME)
        return
    club.turn_reports(g)
    g.agenda.extend(END_OF_WEEK)


# Step 3: upkeep


def pay_upkeep(g: Eleven, arg: int) -> None:
    """In sc3 debt may be paid first; in sc4 Veterans grow older (EL-318, EL-323)."""
    solo.grow_older(g)
    solo.ask_debt(g)


def suspend_staff(g: Eleven, arg: int) -> None:
    """All cash that is there; then Staff does without wages (EL-256, EL-257, EL-259)."""
    for seat in range(g.seats):
        cost = club.upkeep(g, seat)
        paid = min(cost, g.resources[4 * seat + e.CASH])
        g.resources[4 * seat + e.CASH] -= paid
        if g.events is not None:
            g.tell("upkeep", "EL-256", [seat, paid, cost])
        push_next(g, seat, s.MISSING_CASH, cost - paid)
        go_on(g, seat)


# upkeep_target: who goes without wages


def missing_cash(g: Eleven, seat: int, missing: int) -> None:
    """Ask for each € that is missing (EL-257)."""
    if missing:
        g.ask(seat, s.UPKEEP_TARGET, missing)


def unpaid(g: Eleven, seat: int) -> list[int]:
    """Staff without Suspension tokens first; a club without Staff turns to its Directors (EL-258, EL-260)."""
    cards = g.staff[seat] if g.staff[seat] else club.board(g, seat)
    fresh = [card for card in cards if g.suspension[card] == 0]
    return fresh if fresh else cards


def legal_upkeep_target(g: Eleven, seat: int, missing: int) -> list[int]:
    """Any of those who come first."""
    return [s.UPKEEP_TARGET | card << 8 for card in unpaid(g, seat)]


def answer_upkeep_target(g: Eleven, seat: int, missing: int, option: int) -> None:
    """Two Suspension tokens; then the next € (EL-257)."""
    g.suspension[option >> 8] += FINE
    if g.events is not None:
        g.tell("suspended", "EL-257", [seat, option >> 8, FINE])
    check_objective(g, seat)
    push_next(g, seat, s.MISSING_CASH, missing - 1)
    go_on(g, seat)


UPKEEP_TARGET_QUESTION: Final = Question(
    s.UPKEEP_TARGET,
    "upkeep_target",
    "EL-258",
    legal_upkeep_target,
    answer_upkeep_target,
    asks=lambda g, seat, missing: said(rule="EL-257", missing=missing, upkeep=club.upkeep(g, seat)),
    says=lambda g, seat, card: said(card=name(card), n=FINE),
    place="staff",
    tempting=lambda g, seat, missing: [s.UPKEEP_TARGET | card << 8 for card in g.staff[seat]],
)


# Steps 4 to 6


def market_shift(g: Eleven, arg: int) -> None:
    """Step 4: the oldest card of each row and the top Youngster go (EL-261, EL-262, EL-303)."""
    for row in range(3):
        at = market.SLOTS * row
        if g.market[at + market.SLOTS - 1] >= 0:
            market.discard_of(g, row).append(g.market[at + market.SLOTS - 1])
        for slot in range(at + market.SLOTS - 1, at, -1):
            g.market[slot] = g.market[slot - 1]
        g.market[at] = market.draw(g, market.deck_of(g, row), market.discard_of(g, row))
    if g.youngster_deck:
        g.youngster_discard.append(g.youngster_deck.pop())
        market.turn_up_youngster(g)
    g.reveal()
    if g.events is not None:
        g.tell("market_shift", "EL-261", g.market[e.ROW_PLAYERS :: market.SLOTS])
    solo.ask_refresh(g)


def discard_resources(g: Eleven, arg: int) -> None:
    """Step 5: one fans, ops and fitness are kept, all cash is; what lasted this Week ends (EL-075,
    EL-263, EL-264)."""
    for seat in g.in_order(g.lead):
        for what in (e.FANS, e.OPS, e.FITNESS):
            g.resources[4 * seat + what] = min(KEPT, g.resources[4 * seat + what])
        for what in range(club.LASTING_KINDS * seat, club.LASTING_KINDS * seat + club.LASTING_KINDS):
            g.lasting[what] = 0
        if g.meeting[seat] >= 0:
            g.board_discard.append(g.meeting[seat])
            g.meeting[seat] = -1
            g.colour[seat] = -1


def pass_stage(g: Eleven, arg: int) -> None:
    """Step 6: the next player clockwise is First player (EL-265, EL-301)."""
    g.lead = (g.lead + 1) % g.seats
    g.push(s.START_WEEK)


def last_debt(g: Eleven, arg: int) -> None:
    """In sc3 debt may be paid once more (EL-319, EL-401)."""
    solo.ask_debt(g)
