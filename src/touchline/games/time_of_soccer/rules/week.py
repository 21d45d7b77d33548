"""Weeks and days: the calendar and who does what on which day (TS-032 to TS-047)."""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import plan
from touchline.games.time_of_soccer import state as s
from touchline.games.time_of_soccer.rules.friendlies import play_friendly
from touchline.games.time_of_soccer.rules.market import begin_market_turn, market_is_open
from touchline.games.time_of_soccer.rules.movement import removal_rolls
from touchline.games.time_of_soccer.state import TimeOfSoccer

# TS-033, TS-039, TS-040, TS-043. On a Wednesday the cup comes first (TS-047).
WEEK: Final[list[int]] = plan(
    s.COLLECTION_DAY,
    s.RECOVERY,
    s.MARKET_DAY | s.TUESDAY << 8,
    s.CUP_MATCHES,
    s.MARKET_DAY | s.WEDNESDAY << 8,
    s.MARKET_DAY | s.THURSDAY << 8,
    s.MARKET_DAY | s.FRIDAY << 8,
    s.MARKET_DAY | s.SATURDAY << 8,
    s.MARKET_MOVEMENT,
    s.WEEKEND,
    s.END_WEEK,
)
FINISH: Final[list[int]] = plan(
    s.LEAGUE_STATEMENTS, s.LAST_LINE_UPS, s.VICTORY_POINTS
)  # TS-036, TS-138, TS-234


def start_week(g: TimeOfSoccer, arg: int) -> None:
    """Seven days, Monday to Sunday."""
    g.day = 0
    g.agenda.extend(WEEK)
    if g.events is not None:
        g.tell("week", "TS-032", [g.week])


def market_day(g: TimeOfSoccer, day: int) -> None:
    """Rolls for absent rivals, then every club in turn order (TS-034, TS-060, TS-275)."""
    g.day = day
    if day != s.WEDNESDAY:
        g.played_cup = 0
    if market_is_open(g):
        for seat in range(g.seats):
            if drives_today(g, seat):
                if g.events is not None:
                    g.tell("market_day", "TS-039", [day])
                removal_rolls(g)
                break
    elif g.events is not None:
        g.tell("no_market", "TS-147", [day])
    g.push(s.CLUB_TURNS)


def drives_today(g: TimeOfSoccer, seat: int) -> bool:
    """On a Wednesday a cup match or a friendly takes the market's place (TS-040, TS-041, TS-042)."""
    return g.day != s.WEDNESDAY or not (g.played_cup >> seat & 1 or friendly_is_due(g, seat))


def friendly_is_due(g: TimeOfSoccer, seat: int) -> bool:
    """A friendly is played on Wednesdays of weeks 1 to 10; that of week P waits for Sunday (TS-122)."""
    return g.week > 0 and g.friendly[seat] >= 0


def club_turns(g: TimeOfSoccer, turn: int) -> None:
    """The first player, then clockwise (TS-004, TS-034)."""
    while turn < g.seats:
        seat = (g.lead + turn) % g.seats
        turn += 1
        if drives_today(g, seat):
            if market_is_open(g):  # TS-147
                g.push(s.CLUB_TURNS, turn)
                begin_market_turn(g, seat)
                return
        elif not g.played_cup >> seat & 1:
            play_friendly(g, seat)  # also when market days have ended (TS-341)


def weekend(g: TimeOfSoccer, arg: int) -> None:
    """Friendlies in week P (TS-044, TS-045), league matches in all others (TS-046)."""
    g.day = s.SUNDAY
    if g.week:
        g.push(s.TURN_LEAGUE_TILE)
        g.push(s.LEAGUE_MATCHES)
        return
    for seat in g.in_order(g.lead):
        if g.friendly[seat] >= 0:
            play_friendly(g, seat)
    g.fixtures.pop(0)
    if g.events is not None:
        g.tell("pre_season_over", "TS-045", [])


def end_week(g: TimeOfSoccer, arg: int) -> None:
    """The week marker advances; after week 10 the points are counted (TS-035, TS-036)."""
    if g.week == s.WEEKS:
        g.agenda.extend(FINISH)
    else:
        g.week += 1
        g.push(s.START_WEEK)
