"""A match in thirds, league or final (SC-151 to SC-166, SC-309 to SC-311, SC-317, SC-321)."""

from __future__ import annotations

from typing import Final

from touchline.games.superclub import cards as c, changer_cards, state as s
from touchline.games.superclub.rules import season
from touchline.games.superclub.rules.sim import break_draw
from touchline.games.superclub.rules.strength import seat_of, staff_works, strength
from touchline.games.superclub.state import Superclub

THIRDS_PLAYED: Final = 3
BOTH: Final = 4  # third points, in halves, of whoever has won the first two


def league_match(g: Superclub, clubs: int) -> None:
    """The next match of the round; an AI club brings its strength (SC-122, SC-283)."""
    home = clubs & 15
    away = clubs >> 4
    g.home = home if home < s.AI else s.RIVAL
    g.away = away if away < s.AI else s.RIVAL
    rival = max(home, away)
    g.rival = []
    g.rival_club = -1
    if rival >= s.AI:
        g.rival_club = rival - s.AI
        g.rival = [c.ai_strength(g.ai_squad[rival - s.AI], third) for third in (c.ATT, c.MID, c.DEF)]
    kick_off(g)


def kick_off(g: Superclub) -> None:
    """Nothing has happened; effects of earlier cards on this match begin (GC-19)."""
    g.score = [0, 0]
    g.dice = []
    g.effects = [0] * 6
    g.derby = 0
    g.attacker = 0
    g.third = 0
    g.put_aside = []
    g.hurt = []
    g.kicks = []
    if g.contest == s.LEAGUE:
        for side in range(2):
            seat = seat_of(g, side)
            if seat >= 0:
                g.effects[3 * side + c.DEF] -= g.weakened[seat]  # SC-313
    if g.events is not None:
        strengths = [strength(g, side, third) for side in range(2) for third in (c.ATT, c.MID, c.DEF)]
        g.tell("kick_off", "SC-151", [g.contest, g.home, g.away, g.rival_club, *strengths])
    g.push(s.FULL_TIME)
    g.push(s.THIRD_BEGINS, 0)
    if g.contest == s.LEAGUE:
        g.push(s.WINDOW_TURN, changer_cards.AFTER_REVEAL)


def third_of(g: Superclub, side: int) -> int:
    """The third that a side plays now: midfield, then attack against defence (SC-151, SC-156, SC-158)."""
    if g.third == 0:
        return c.MID
    return c.ATT if (side == g.attacker) == (g.third == 1) else c.DEF


def third_begins(g: Superclub, number: int) -> None:
    """The last one is not played when somebody has won both before it (SC-159, SC-160)."""
    if number == 2 and BOTH in g.score:
        return
    g.third = number
    g.dice = []
    g.push(s.SCORE_THIRD)
    g.push(s.TOTALS)
    g.push(s.ROLL_THIRD)
    if g.contest == s.LEAGUE:
        g.push(s.WINDOW_TURN, changer_cards.BEFORE_THIRD)


def roll_third(g: Superclub, arg: int) -> None:
    """Two dice each; the home manager's double is resolved first (SC-165, SC-177)."""
    roll(g)
    g.push(s.DOUBLE, 1)
    g.push(s.DOUBLE, 0)


def roll(g: Superclub) -> None:
    """Both sides roll."""
    g.reveal()
    g.dice = [g.rand(6) + 1, g.rand(6) + 1, g.rand(6) + 1, g.rand(6) + 1]
    if g.events is not None:
        g.tell("dice", "SC-165", [g.home, g.away, third_of(g, 0), *g.dice])


def total(g: Superclub, side: int) -> int:
    """Stars, chemistry, boost, effects and dice, in half stars (SC-152, SC-153)."""
    return strength(g, side, third_of(g, side)) + 2 * (g.dice[2 * side] + g.dice[2 * side + 1])


def totals(g: Superclub, arg: int) -> None:
    """Both totals are known; cards may be played after them (SC-309)."""
    tell_totals(g)
    if g.contest == s.LEAGUE:
        g.push(s.WINDOW_TURN, changer_cards.AFTER_THIRD)


def tell_totals(g: Superclub) -> None:
    """Report both totals."""
    if g.events is not None:
        g.tell("totals", "SC-152", [g.home, g.away, third_of(g, 0), total(g, 0), total(g, 1)])


def score_third(g: Superclub, arg: int) -> None:
    """The higher total wins the third, equal totals share it (SC-154, SC-156, SC-157)."""
    home = total(g, 0)
    away = total(g, 1)
    if home == away:
        g.score[0] += 1
        g.score[1] += 1
    else:
        g.score[0 if home > away else 1] += 2
    if g.third == 0:
        g.attacker = 1 if away > home else 0
    if g.events is not None:
        winner = -2 if home == away else seat_of(g, 0 if home > away else 1)
        g.tell("third", "SC-154", [g.third, winner, *g.score, g.home, g.away])
    if g.third + 1 < THIRDS_PLAYED:
        g.push(s.THIRD_BEGINS, g.third + 1)


def full_time(g: Superclub, arg: int) -> None:
    """More third points win; then draw_breaker, the after-match window, points, news (SC-161, SC-317)."""
    g.outcome = c.DRAW
    if g.score[0] != g.score[1]:
        g.outcome = c.WIN if g.score[0] > g.score[1] else c.LOSS
    if g.events is not None:
        g.tell("full_time", "SC-161", [g.home, g.away, g.outcome, *g.score])
    if g.contest != s.LEAGUE:
        return
    for side in range(2):  # SC-321
        seat = seat_of(g, side)
        if g.outcome == c.DRAW and seat >= 0 and staff_works(g, seat) and break_draw(g, seat):
            g.outcome = c.WIN if side == 0 else c.LOSS
    g.push(s.OPEN_CHANGERS)
    g.push(s.PAY_POINTS)
    g.push(s.WINDOW_TURN, changer_cards.AFTER_MATCH)


def pay_points(g: Superclub, arg: int) -> None:
    """The markers move; what was meant for this match is over (SC-130, SC-313)."""
    home = g.home if g.home >= 0 else s.AI + g.rival_club
    away = g.away if g.away >= 0 else s.AI + g.rival_club
    season.score_points(g, home, g.outcome)
    season.score_points(g, away, c.WIN - g.outcome)
    g.results.append(
        g.round
        | home << season.HOME_AT
        | away << season.AWAY_AT
        | g.outcome << season.OUTCOME_AT
        | g.score[0] << season.SCORE_AT
        | g.score[1] << season.SCORE_AT + 3
    )
    if g.events is not None:
        won = [season.points_for(g, outcome) for outcome in (g.outcome, c.WIN - g.outcome)]
        g.tell("points", "SC-130", [g.home, g.away, g.outcome, *won])
    for side in range(2):
        seat = seat_of(g, side)
        if seat >= 0:
            end_match_effects(g, seat)


def end_match_effects(g: Superclub, seat: int) -> None:
    """Bans, penalties and locks of this match end; the line-up is remembered."""
    g.last[seat] = [*g.pitch[seat], g.formation[seat]]
    g.weakened[seat] = 0
    g.suspended &= ~(1 << seat)
    g.locked &= ~(1 << seat)
    g.hurt = [player for player in g.hurt if player not in g.squad[seat]]
    g.missing = [player for player in g.missing if player not in g.squad[seat]]
