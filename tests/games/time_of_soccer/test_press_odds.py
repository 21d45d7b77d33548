"""What old hands expect of a press release, and what newcomers do."""

from __future__ import annotations

import pytest

from tests.games.time_of_soccer.given import THING, given
from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.eleven import NEWCOMER, SEASONED, SHREWD
from touchline.games.time_of_soccer.odds import Side
from touchline.games.time_of_soccer.press import MOST_LEVEL, comes_true, foreseen, grown
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.valuation import Outlook

OF_THE_SEASON = (c.WIN_LEAGUE, c.LEAGUE_TOP2, c.WIN_CUP)
OF_THE_WEEKEND = (c.NOT_LOSE_WEEKEND, c.SCORE_1, c.SCORE_2, c.CLEAN_SHEET)


def table(seats: int = 2, week: int = 6) -> TimeOfSoccer:
    """A table where nobody has a point yet."""
    return given(seats, week=week).g


def test_who_competes_with_neutral_teams_is_nearly_sure_to_be_second() -> None:
    assert comes_true(table(), 0, c.LEAGUE_TOP2) == 0.5
    assert foreseen(table(), 0, c.LEAGUE_TOP2) > 0.8


@pytest.mark.parametrize("statement", [c.WIN_LEAGUE, c.LEAGUE_TOP2])
def test_more_managers_make_the_race_harder(statement: int) -> None:
    odds = [foreseen(table(seats), 0, statement) for seats in (2, 3, 4)]
    assert odds == sorted(odds, reverse=True)
    assert odds[0] > odds[-1]


@pytest.mark.parametrize("statement", [c.WIN_LEAGUE, c.LEAGUE_TOP2])
def test_points_help_and_tell_more_near_the_end(statement: int) -> None:
    odds = {}
    for week in (6, 10):
        for points in (-6, 0, 6):
            g = table(week=week)
            g.points = [6] * c.LEAGUE_TEAMS
            g.points[g.club[0]] += points
            odds[week, points] = foreseen(g, 0, statement)
    assert odds[6, -6] < odds[6, 0] < odds[6, 6]
    assert odds[10, -6] < odds[6, -6]
    assert odds[10, 6] - odds[10, -6] > odds[6, 6] - odds[6, -6]


def test_each_round_won_brings_the_cup_nearer() -> None:
    odds = []
    for won in range(3):
        g = table()
        g.cup_wins[g.club[0]] = won
        odds.append(foreseen(g, 0, c.WIN_CUP))
    assert odds == sorted(odds)
    assert odds[0] < odds[-1]


@pytest.mark.parametrize("statement", OF_THE_WEEKEND)
def test_a_team_grows_until_the_weekend(statement: int) -> None:
    assert foreseen(table(1), 0, statement) > comes_true(table(1), 0, statement)


def test_neutral_teams_do_not_grow() -> None:
    assert grown(Side(3, 4, True)) == Side(3, 4, True)
    assert grown(Side(3, 4, False)) == Side(4, 5, False)
    assert grown(Side(MOST_LEVEL, 4, False)) == Side(MOST_LEVEL, 5, False)


@pytest.mark.parametrize("statement", [*OF_THE_SEASON, *OF_THE_WEEKEND])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("week", [1, 10])
def test_odds_are_odds(statement: int, seats: int, week: int) -> None:
    assert 0 <= foreseen(table(seats, week), 0, statement) <= 1


def test_old_hands_alone_pay_for_what_is_nearly_sure() -> None:
    tile = next(tile for tile in THING.values() if tile < len(c.KIND) and c.STATEMENT[tile] == c.LEAGUE_TOP2)
    newcomer, shrewd = (Outlook(table(), 0, temper).value(tile) for temper in (NEWCOMER, SHREWD))
    assert newcomer < 1 < shrewd


def test_the_level_below_the_best_reckons_like_a_newcomer() -> None:
    assert SHREWD.experienced
    assert not SEASONED.experienced
