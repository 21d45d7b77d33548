"""What a press release promises: the odds of its statement, its reward, its penalty (TS-125 to TS-140).

A newcomer takes the teams as they stand, and a race of the league for even until points decide it. Old hands
have seen how it goes on: a club grows until the weekend, and those that have a manager leave the others
behind. How far was fitted to what became of ten thousand statements in games of two, three and four.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.odds import Odds, Side, match_odds
from touchline.games.time_of_soccer.rules.club import STEPS_TO_A_FAN
from touchline.games.time_of_soccer.rules.league import pairing
from touchline.games.time_of_soccer.rules.levels import club_levels
from touchline.games.time_of_soccer.rules.match import neutral_level
from touchline.games.time_of_soccer.state import PRE_SEASON, WEEKS, TimeOfSoccer

CUP_ROUNDS: Final = 3
MOST_LEVEL: Final = max(c.LEVEL)
SWING: Final = 3.0  # points by which a race of one week may turn
# What old hands know, in logits.
FIRST: Final[list[float]] = [0.5, 0.5, 0.5, 0.2, -0.1]  # by managers: to be first, level with the others,
TOP_2: Final[list[float]] = [2.7, 2.7, 2.7, 0.95, 0.5]  # and to be one of the first two
STRONGER: Final = 0.3  # a point a match more than the strongest other team, in a race of one week
IN_CUP: Final[list[float]] = [0.9, 0.9, 0.9, 0.45, 0.5]  # to win the cup, among equals, less
ROUND: Final = 0.4  # for each round,
STRONGER_IN_CUP: Final = 0.9  # and a point a match more than the strongest club of another manager
GROWN: Final = 1  # levels that a club with a manager gains until the weekend


def press_worth(
    g: TimeOfSoccer, seat: int, tile: int, money: float, fan: float, experienced: bool = False
) -> float:
    """Reward and penalty, weighed by how likely the statement comes true."""
    chance = (foreseen if experienced else comes_true)(g, seat, c.STATEMENT[tile])
    reward = c.REWARD_VP[tile] + money * c.REWARD_MONEY[tile] + fan * c.REWARD_CHEER[tile] / STEPS_TO_A_FAN
    penalty = -c.PENALTY_VP[tile] + money * c.PENALTY_MONEY[tile]
    return chance * reward - (1 - chance) * penalty


def comes_true(g: TimeOfSoccer, seat: int, statement: int) -> float:
    """How likely a statement of this club seems to come true."""
    if statement == c.WIN_CUP:
        odds = match_odds(side_of(g, g.club[seat]), neutral(g), bool(g.no_random))
        return float((odds.win + odds.draw / 2) ** (CUP_ROUNDS - g.cup_wins[g.club[seat]]))
    if statement in (c.WIN_LEAGUE, c.LEAGUE_TOP2):
        return ahead(g, g.club[seat], 1 if statement == c.WIN_LEAGUE else 2)
    return at_weekend(statement, weekend_odds(g, seat))


def at_weekend(statement: int, odds: Odds) -> float:
    """How likely a statement on the next league match is to come true."""
    return {
        c.NOT_LOSE_WEEKEND: odds.win + odds.draw,
        c.SCORE_1: odds.scores_1,
        c.SCORE_2: odds.scores_2,
        c.CLEAN_SHEET: odds.clean_sheet,
    }.get(statement, odds.win)


def foreseen(g: TimeOfSoccer, seat: int, statement: int) -> float:
    """How likely it is, as old hands have seen it."""
    if statement in (c.WIN_CUP, c.WIN_LEAGUE, c.LEAGUE_TOP2):
        return 1 / (1 + exp(-prospect(g, g.club[seat], statement)))
    own, other = grown(side_of(g, g.club[seat])), grown(side_of(g, weekend_rival(g, seat)))
    return at_weekend(statement, match_odds(own, other, bool(g.no_random)))


def grown(side: Side) -> Side:
    """A team as it is likely to be at the weekend; neutral ones do not sign anybody."""
    if side.neutral:
        return side
    return Side(min(side.attack + GROWN, MOST_LEVEL), min(side.defence + GROWN, MOST_LEVEL), False)


def prospect(g: TimeOfSoccer, team: int, statement: int) -> float:
    """The logit of the odds that a team wins the cup or comes in first, or second."""
    others = [other for other in range(c.LEAGUE_TEAMS) if other != team]
    own = points_a_match(g, team)
    if statement == c.WIN_CUP:
        rivals = [points_a_match(g, other) for other in others if g.seat_of[other] >= 0]
        more = own - max(rivals, default=points_a_match(g, others[0]))
        return IN_CUP[g.seats] - ROUND * (CUP_ROUNDS - g.cup_wins[team]) + STRONGER_IN_CUP * more
    level = FIRST if statement == c.WIN_LEAGUE else TOP_2
    ranked = sorted([g.points[other] for other in others], reverse=True)
    margin = g.points[team] - ranked[0 if statement == c.WIN_LEAGUE else 1]
    weeks = sqrt(WEEKS + 1 - max(g.week, 1))
    more = own - max([points_a_match(g, other) for other in others])
    return level[g.seats] + margin / weeks + STRONGER * more * weeks


def points_a_match(g: TimeOfSoccer, team: int) -> float:
    """What a team would win of a neutral one, as they stand now."""
    odds = match_odds(side_of(g, team), neutral(g), bool(g.no_random))
    return 3 * odds.win + odds.draw


def ahead(g: TimeOfSoccer, team: int, rank: int) -> float:
    """How likely a team is to keep or take this rank of the league, by the points between."""
    others = sorted((g.points[other] for other in range(c.LEAGUE_TEAMS) if other != team), reverse=True)
    margin = g.points[team] - others[rank - 1]
    reach = SWING * sqrt(WEEKS + 1 - g.week)
    return min(1.0, max(0.0, 0.5 + margin / reach / 2))


def weekend_odds(g: TimeOfSoccer, seat: int) -> Odds:
    """The club's next league match, as the teams stand now."""
    return match_odds(side_of(g, g.club[seat]), side_of(g, weekend_rival(g, seat)), bool(g.no_random))


def weekend_rival(g: TimeOfSoccer, seat: int) -> int:
    """Against whom the club plays its next league match."""
    tile = next(tile for tile in g.fixtures if tile != PRE_SEASON)
    pairs = [pairing(tile, number) for number in range(c.LEAGUE_TEAMS // 2)]
    home, away = next(pair for pair in pairs if g.club[seat] in pair)
    return away if home == g.club[seat] else home


def side_of(g: TimeOfSoccer, team: int) -> Side:
    """A team as it would play now."""
    seat = g.seat_of[team]
    if seat < 0:
        return neutral(g)
    attack, defence = club_levels(g, seat)
    tired = g.tired[seat] if g.fatigue else 0
    return Side(max(0, attack + tired), max(0, defence + tired), False)


def neutral(g: TimeOfSoccer) -> Side:
    """A neutral team of this week (TS-309)."""
    return Side(neutral_level(g), neutral_level(g), True)
