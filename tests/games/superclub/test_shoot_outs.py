"""Penalties of finals: the default goalkeeper, the Super-Duper-Cup, sides that are short of players."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import Table, given
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import THINGS
from touchline.games.superclub.rules import penalties


def shoot_out(contest: int = s.SUPER_DUPER, home: int = 0, away: int = 1) -> Table:
    """A final that has ended in a draw."""
    table = given(season=4).eleven(0).eleven(1)
    g = table.g
    g.stage, g.contest, g.home, g.away, g.rival_club = s.IN_FINALS, contest, home, away, 0
    g.rival = [1, 1, 1] if contest == s.SUPERCUP else []
    return table


@pytest.mark.rule("SC-237")
@pytest.mark.parametrize(("die", "goal"), [(5, 0), (6, 1)])
def test_the_default_goalkeeper_shoots_as_a_one_star_player(die: int, goal: int) -> None:
    table = shoot_out().dice(die).run(s.PENALTY)
    assert "taker:default_gk" in table.options(1)
    table.play(1, "taker:default_gk")
    assert table.events("penalty")[0][2:5] == [1, die, goal]


@pytest.mark.rule("SC-238")
def test_in_the_super_duper_cup_the_away_side_shoots_first_in_every_pair() -> None:
    table = shoot_out(home=1, away=0).dice(*[1] * 20).run(s.PENALTY)
    asked = []
    for _ in range(6):
        seat = table.g.next_seat()
        asked.append(seat)
        table.play(seat, table.options(seat)[0])
    assert asked == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("SC-238")
def test_in_the_super_duper_cup_both_sides_use_their_own_players() -> None:
    table = shoot_out().dice(*[1] * 4).run(s.PENALTY)
    for seat in (1, 0):
        men = [f"taker:{THINGS[man]}" for man in table.g.pitch[seat] if man >= 0]
        assert set(table.options(seat)) == {"taker:default_gk", *men}
        table.play(seat, men[0])


@pytest.mark.rule("SC-238")
def test_the_winner_of_the_shoot_out_wins_the_game() -> None:
    table = shoot_out().run(s.PENALTY)
    table.dice(*[6, 1] * 3)
    while table.g.unanswered:
        seat = table.g.next_seat()
        table.play(seat, table.options(seat)[1])
    assert (table.g.over, table.g.winner) == (s.BY_SUPER_DUPER, 1)


@pytest.mark.rule("SC-340")
def test_with_nine_on_the_pitch_the_tenth_penalty_begins_the_cycle_again() -> None:
    table = shoot_out(s.SUPERCUP, 0, s.RIVAL)
    table.g.pitch[0][4] = table.g.pitch[0][8] = s.EMPTY
    men = [man for man in table.g.pitch[0] if man != s.EMPTY]
    assert len(men) == 9
    for number in range(9):
        assert set(penalties.takers(table.g, 0)) == set(men[number:])
        table.g.kicks += [1 | (s.RIVAL + 3) << 5, (men[number] + 3) << 5]
    assert set(penalties.takers(table.g, 0)) == set(men)


@pytest.mark.rule("SC-340")
@pytest.mark.parametrize(("pairs", "goal"), [(9, 0), (10, 0), (11, 1)])
def test_the_opponent_still_follows_the_penalty_number(pairs: int, goal: int) -> None:
    table = shoot_out(s.SUPERCUP, 0, s.RIVAL)
    table.g.pitch[0][4] = table.g.pitch[0][8] = s.EMPTY
    men = [man for man in table.g.pitch[0] if man != s.EMPTY]
    for number in range(pairs):
        table.g.kicks += [1 | (s.RIVAL + 3) << 5, (men[number % 9] + 3) << 5]
    table.dice(2).run(s.PENALTY)  # a two is a goal of five stars and a miss of four
    assert table.events("penalty")[0][4] == goal
