"""What a press release promises: the odds of its statement, its reward, its penalty (TS-125 to TS-140)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.odds import Odds, Side, match_odds
from touchline.games.time_of_soccer.rules.club import STEPS_TO_A_FAN
from touchline.games.time_of_soccer.rules.league import pairing
from touchline.games.time_of_soccer.rules.levels import club_levels
from touchline.games.time_of_soccer.rules.match import neutral_level
from touchline.games.time_of_soccer.state import PRE_SEASON, WEEKS, TimeOfSoccer

CUP_ROUNDS: Final = 3
SWING: Final = 3.0  # points by which a race of one week may turn


def press_worth(g: TimeOfSoccer, seat: int, tile: int, money: float, fan: float) -> float:
    """Reward and penalty, weighed by how likely the statement comes true."""
    chance = comes_true(g, seat, c.STATEMENT[tile])
    reward = c.REWARD_VP[tile] + money * c.REWARD_MONEY[tile] + fan * c.REWARD_CHEER[tile] / STEPS_TO_A_FAN
    penalty = -c.PENALTY_VP[tile] + money * c.PENALTY_MONEY[tile]
    return chance * reward - (1 - chance) * penalty


def comes_true(g: TimeOfSoccer, seat: int, statement: int) -> float:
    """How likely a statement of this club is to come true."""
    if statement == c.WIN_CUP:
        odds = match_odds(side_of(g, g.club[seat]), neutral(g), bool(g.no_random))
        return float((odds.win + odds.draw / 2) ** (CUP_ROUNDS - g.cup_wins[g.club[seat]]))
    if statement in (c.WIN_LEAGUE, c.LEAGUE_TOP2):
        return ahead(g, g.club[seat], 1 if statement == c.WIN_LEAGUE else 2)
    odds = weekend_odds(g, seat)
    return {
        c.NOT_LOSE_WEEKEND: odds.win + odds.draw,
        c.SCORE_1: odds.scores_1,
        c.SCORE_2: odds.scores_2,
        c.CLEAN_SHEET: odds.clean_sheet,
    }.get(statement, odds.win)


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
