"""Penalty shoot-outs (SC-225 to SC-236, SC-340)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.engine.errors import Refused
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import THINGS

MISS = 1  # no taker below six stars scores with it


def shoot_out(table: Table | None = None) -> Table:
    """A SuperCup final of seat 0 that was drawn."""
    table = table or given(season=4).eleven(0)
    g = table.g
    g.stage, g.contest, g.home, g.away, g.rival_club = s.IN_FINALS, s.SUPERCUP, 0, s.RIVAL, 0
    g.rival = [1, 1, 1]
    g.outcome = 1
    return table


def men(table: Table) -> list[str]:
    """Who is on the pitch."""
    return [man for man in table.pitch(0) if man]


def shots(table: Table) -> list[list[int]]:
    """Seat, die and goal of every penalty."""
    return [[told[0], told[3], told[4]] for told in table.events("penalty")]


def pairs(table: Table, *dice: tuple[int, int]) -> Table:
    """So many pairs with these dice of the opponent and of the manager, who sends anybody he may."""
    for opponent, manager in dice:
        table.dice(opponent, manager)
    table.run(s.FINAL_WHISTLE)
    for _ in dice:
        if table.asked(0) == "taker":
            table.play(0, table.options(0)[0])
    return table


@pytest.mark.rule("SC-225")
@pytest.mark.parametrize("stars", [1, 2, 3, 4, 5])
def test_a_taker_needs_seven_minus_his_stars(stars: int) -> None:
    for die in range(1, 7):
        taker = card("DEF", stars)
        table = given(season=4).line_up(0, "4-4-2", df=taker, mf="MID-01 MID-03")
        shoot_out(table).dice(MISS, die).run(s.FINAL_WHISTLE).play(0, f"taker:{taker}")
        assert shots(table)[1] == [0, die, int(die >= 7 - stars)]


@pytest.mark.rule("SC-226")
def test_a_six_star_taker_scores_without_a_die() -> None:
    table = given(season=4).line_up(0, "4-4-2", at="ATT-44", mf="MID-01 MID-03")
    shoot_out(table).dice(MISS, 3).run(s.FINAL_WHISTLE).play(0, "taker:ATT-44")
    assert shots(table) == [[s.RIVAL, MISS, 0], [0, 0, 1], [s.RIVAL, 3, 1]]  # the 3 is the opponent's next


@pytest.mark.rule("SC-227")
@pytest.mark.parametrize(("die", "goal"), [(5, 1), (4, 0)])
def test_position_chemistry_boost_and_staff_do_not_matter(die: int, goal: int) -> None:
    table = given(season=4).line_up(0, "4-4-2", df="ATT-17 MID-08 DEF-01", boost="def")  # two stars
    table.staff(0, "KS-09", "KS-10", "KS-13")
    assert table.counts("ATT-17", "def") == 1
    shoot_out(table).dice(MISS, die).run(s.FINAL_WHISTLE).play(0, "taker:ATT-17")
    assert shots(table)[1] == [0, die, goal]


@pytest.mark.rule("SC-228")
def test_five_different_players_of_the_pitch_are_named_one_by_one() -> None:
    table = shoot_out(given(season=4).eleven(0).crew(0, 2, 3)).dice(*[MISS] * 20).run(s.FINAL_WHISTLE)
    bench = THINGS[table.g.squad[0][-1]]
    assert table.options(0) == [f"taker:{man}" for man in men(table)]
    with pytest.raises(Refused, match="SC-234"):
        table.play(0, f"taker:{bench}")
    chosen = list(reversed(men(table)))[:5]
    for number, man in enumerate(chosen):
        left = [option.partition(":")[2] for option in table.options(0)]
        assert left == [player for player in men(table) if player not in chosen[:number]]
        table.play(0, f"taker:{man}")
    assert [told[1] for told in table.events("penalty") if told[0] == 0] == [THING[man] for man in chosen]


@pytest.mark.rule("SC-229")
def test_the_opponent_shoots_first_in_every_pair() -> None:
    table = pairs(shoot_out(), *[(MISS, MISS)] * 6)
    assert [shot[0] for shot in shots(table)] == [s.RIVAL, 0] * 6 + [s.RIVAL]


@pytest.mark.parametrize(
    ("numbers", "stars"),
    [
        pytest.param(range(1, 6), 5, marks=pytest.mark.rule("SC-230")),
        pytest.param(range(6, 12), 4, marks=pytest.mark.rule("SC-233")),
        pytest.param(range(12, 17), 5, marks=pytest.mark.rule("SC-235")),
        pytest.param([*range(17, 23), *range(28, 34)], 4, marks=pytest.mark.rule("SC-236")),
        pytest.param(range(23, 28), 5, marks=pytest.mark.rule("SC-236")),
    ],
)
def test_stars_of_the_opponents_takers(numbers: list[int], stars: int) -> None:
    table = pairs(shoot_out(), *[(MISS, MISS)] * 33)
    taken = [told[2] for told in table.events("penalty") if told[0] == s.RIVAL]
    assert [taken[number - 1] for number in numbers] == [stars] * len(numbers)


@pytest.mark.rule("SC-231")
@pytest.mark.parametrize(
    ("dice", "taken", "won"),
    [
        ([(MISS, 6)] * 5, 6, True),  # three to nil after three pairs
        ([(6, MISS)] * 5, 6, False),
        ([(6, 6), (MISS, 6), (MISS, 6), (MISS, 6), (MISS, 6)], 7, True),
        ([(6, 6), (6, 6), (6, 6), (6, MISS), (6, 6)], 9, False),  # five to three, one left
        ([(6, 6), (6, 6), (6, 6), (6, 6), (MISS, 6)], 10, True),
    ],
)
def test_it_stops_as_soon_as_one_side_cannot_be_caught(
    dice: list[tuple[int, int]], taken: int, won: bool
) -> None:
    table = pairs(shoot_out(), *dice)
    assert len(shots(table)) == taken
    assert (table.g.over == s.BY_SUPERCUP) is won
    assert len(table.events("shoot_out")) == 1


@pytest.mark.rule("SC-232")
@pytest.mark.parametrize(
    ("sudden", "won"),
    [
        ([(MISS, 6)], True),
        ([(6, MISS)], False),
        ([(6, 6), (MISS, MISS), (MISS, 6)], True),
    ],
)
def test_sudden_death_goes_on_until_one_scores_and_the_other_does_not(
    sudden: list[tuple[int, int]], won: bool
) -> None:
    table = pairs(shoot_out(), *[(MISS, MISS)] * 5, *sudden)
    assert len(shots(table)) == 10 + 2 * len(sudden)  # the other always answers
    assert (table.g.over == s.BY_SUPERCUP) is won
    assert len(table.events("shoot_out")) == 1


@pytest.mark.rule("SC-234")
def test_nobody_shoots_twice_before_everybody_has_shot() -> None:
    table = pairs(shoot_out(), *[(MISS, MISS)] * 24)
    takers = [told[1] for told in table.events("penalty") if told[0] == 0]
    pitch = sorted(man for man in table.g.pitch[0] if man != s.EMPTY)
    assert len(pitch) == 11
    assert s.KEEPER in pitch
    assert sorted(takers[:11]) == sorted(takers[11:22]) == pitch
    assert len(table.options(0)) < 11


@pytest.mark.rule("SC-340")
def test_a_side_of_nine_begins_again_after_nine() -> None:
    table = given(season=4).eleven(0)
    table.g.pitch[0][4] = table.g.pitch[0][11] = s.EMPTY
    pairs(shoot_out(table), *[(MISS, MISS)] * 18)
    takers = [told[1] for told in table.events("penalty") if told[0] == 0]
    pitch = sorted(man for man in table.g.pitch[0] if man != s.EMPTY)
    assert sorted(takers[:9]) == sorted(takers[9:18]) == pitch
    rivals = [told[2] for told in table.events("penalty") if told[0] == s.RIVAL]
    assert rivals[:12] == [5] * 5 + [4] * 6 + [5]  # by the number of the penalty all the same
