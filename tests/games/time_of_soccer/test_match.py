"""Match resolution: money, line-ups, rolls, goals, and what they bring (TS-188 to TS-216, TS-344)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.time_of_soccer.given import Table, given
from touchline.games.time_of_soccer.cards import GOALS_SAVES
from touchline.games.time_of_soccer.rules.match import result_of_roll
from touchline.games.time_of_soccer.rules.reroll import chance_of_more

LEVELS = {  # difficulty and week at which neutral teams have this level
    0: (1, 1),
    1: (1, 2),
    2: (1, 5),
    3: (1, 7),
    4: (1, 9),
    5: (2, 8),
    6: (2, 10),
    7: (3, 10),
    8: (4, 10),
    9: (5, 10),
    10: (6, 10),
}


def roll(impacts: int, dice: int = 6) -> list[int]:
    """Dice with so many impacts, fives and sixes in turn."""
    return [5 + i % 2 for i in range(impacts)] + [1 + i % 4 for i in range(dice - impacts)]


def without_reroll(seats: int = 2, **options: int) -> Table:
    """A table where nobody has a starting manager, so nobody is asked about a reroll."""
    table = given(seats, **options)
    for seat in range(seats):
        table.managers(seat, ("M101", "M201", "M302", "M103")[seat])
    return table


def final_score(table: Table) -> tuple[int, int]:
    """Goals of the last match, home team first."""
    goals: tuple[int, int] = table.view().results[-1].goals
    return goals


# Before the whistle


@pytest.mark.rule("TS-188")
def test_each_club_may_edit_its_line_up_before_a_match() -> None:
    table = given().bench(0, "F415").match("blue", "red").play(1, "keep")
    assert table.options(0) == ["align:keep", "align:edit"]
    table.play(0, "edit", "F415")  # the first of his positions is the left midfield
    assert table.eleven(0)["lm"] == "F415"
    assert table.events("levels")[-1] == [0, 0, 0]
    table = given().bench(0, "F415").match("red", "blue")
    assert table.options(0) == ["align:keep", "align:edit"]


@pytest.mark.rule("TS-189", "TS-X12")
def test_contracts_pay_the_home_club_of_a_league_match() -> None:
    table = given(seats=4).staff(2, "A101", "V101").staff(3, "A103").match("yellow", "green")
    assert table.asked(3) == "align"  # the match has not begun
    assert table.g.cash == [5, 5, 7, 5]


@pytest.mark.rule("TS-190", "TS-X30")
def test_in_the_cup_both_clubs_get_half_of_their_contracts_rounded_up() -> None:
    table = given(week=6).staff(0, "A103", "V101").staff(1, "A201", "V201").match("blue", "red", cup=True)
    assert table.g.cash == [5 + 2, 5 + 2]
    assert given(week=6).staff(0, "A101").match("red", "blue", cup=True).g.cash == [5 + 1, 5]


@pytest.mark.rule("TS-191")
def test_neutral_team_gets_no_money_and_chooses_no_manager() -> None:
    table = given(week=6).staff(0, "A103").match("black", "blue", cup=False)
    assert table.g.cash == [5, 5]
    assert table.events("match_income") == []
    table.play(0, "keep")  # the hosts announce at once: nobody is asked for them
    assert table.events("levels")[1][0] == 4
    table.caretake()
    assert table.events("win_bonus") == []
    assert len(table.g.managers) == len(table.g.cash) == 2


@pytest.mark.rule("TS-192")
def test_dice_of_a_neutral_team_are_rolled_by_the_engine() -> None:
    """Blue has no reroll: one answer, and the whole match is played; red, to the right, is not asked."""
    table = without_reroll().match("blue", "black").play(0, "keep")
    assert (table.asked(0), table.asked(1)) == (None, None)
    assert table.events("attack_roll")[0][0] == 4
    assert len(table.view().results) == 1


@pytest.mark.rule("TS-193")
def test_away_club_announces_first() -> None:
    table = given().managers(1, "red:manager", "M104").field(1, lb="F104").match("blue", "red")
    assert (table.asked(0), table.asked(1)) == (None, "align")
    table.play(1, "edit")
    assert table.options(1) == ["align_principal:red:manager", "align_principal:M104"]
    table.play(1, "M104", "F104")
    assert table.names(table.g.principal) == ["blue:manager", "M104"]
    assert table.events("levels") == [[1, 0, 0]]


@pytest.mark.rule("TS-194")
def test_home_club_announces_second_and_knows_the_guests_levels() -> None:
    table = given().strength(1, 4, 3).match("blue", "red")
    assert table.view(0).match.attack == (0, 0)
    table.play(1, "keep")
    assert table.asked(0) == "align"
    seen = table.view(0).match
    assert (seen.attack[1], seen.defence[1]) == (4, 3)
    assert table.events("levels") == [[1, 4, 3]]
    table.play(0, "keep")
    assert table.events("levels") == [[1, 4, 3], [0, 0, 0]]


@pytest.mark.rule("TS-195")
def test_levels_stay_as_announced_to_the_end_of_the_match() -> None:
    table = given().strength(0, 4, 4).strength(1, 4, 4).match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.asked(1) == "reroll"
    table.g.line_up = [-1] * 22  # nothing that happens to the board matters now
    table.caretake()
    assert {args[1] for kind in ("attack_roll", "defence_roll") for args in table.events(kind)} == {4}


# The rolls


@pytest.mark.rule("TS-196", "TS-201")
def test_away_team_attacks_first_and_each_attack_is_finished_before_its_defence() -> None:
    table = given().match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.asked(1) == "reroll"
    assert table.events("defence_roll") == []
    table.play(1, "reroll")
    assert table.asked(0) == "reroll"
    table.play(0, "keep")
    assert table.events("goals")[0][0] == 1
    table.caretake()
    rolls = [(event.kind, event.args[0]) for event in table.heard if event.kind.endswith("_roll")]
    attack, defence = "attack_roll", "defence_roll"
    assert rolls == [(attack, 1), (attack, 1), (defence, 0), (attack, 0), (defence, 1)]


@pytest.mark.rule("TS-197")
def test_attack_rolls_six_dice_and_defence_five() -> None:
    table = without_reroll().match("blue", "red").play(1, "keep").play(0, "keep")
    assert [len(args) - 3 for args in table.events("attack_roll")] == [6, 6]
    assert [len(args) - 3 for args in table.events("defence_roll")] == [5, 5]


@pytest.mark.rule("TS-198")
@pytest.mark.parametrize(("face", "shots"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 6), (6, 6)])
def test_five_and_six_are_impacts(face: int, shots: int) -> None:
    table = without_reroll().strength(1, 2, 0).dice(*[face] * 6)
    table.match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.events("attack_roll")[0][:3] == [1, 2, shots]


@pytest.mark.rule("TS-199", "TS-200")
@pytest.mark.parametrize(
    ("level", "shots", "saves"),
    [  # for 1 to 6 and 1 to 5 impacts
        (0, [0, 1, 1, 2, 2, 3], [0, 1, 1, 2, 2]),
        (1, [1, 1, 2, 3, 3, 4], [1, 1, 2, 3, 3]),
        (4, [2, 3, 5, 6, 7, 8], [2, 3, 5, 6, 7]),
        (6, [3, 4, 6, 8, 9, 10], [3, 4, 6, 8, 9]),
        (10, [6, 7, 9, 11, 13, 14], [6, 7, 9, 11, 13]),
    ],
)
def test_impacts_and_level_give_shots_and_saves(level: int, shots: list[int], saves: list[int]) -> None:
    difficulty, week = LEVELS[level]
    for impacts in range(1, 7):
        table = without_reroll(neutral_level=difficulty, week=week)
        table.dice(*roll(impacts), *[1] * 5, *[1] * 6, *roll(min(impacts, 5), 5))
        table.match("blue", "black").play(0, "keep")
        assert table.events("attack_roll")[0][:3] == [4, level, shots[impacts - 1]]
        if impacts < 6:
            assert table.events("defence_roll")[-1][:3] == [4, level, saves[impacts - 1]]


@pytest.mark.rule("TS-199", "TS-200")
def test_attack_counts_for_shots_and_defence_for_saves() -> None:
    table = without_reroll().strength(0, 4, 2).strength(1, 3, 5)
    table.dice(*roll(2), *roll(3, 5), *roll(3), *roll(1, 5))
    table.match("blue", "red").play(1, "keep").play(0, "keep")
    assert [args[:3] for args in table.events("attack_roll")] == [[1, 3, 3], [0, 4, 5]]
    assert [args[:3] for args in table.events("defence_roll")] == [[0, 2, 3], [1, 5, 3]]
    assert final_score(table) == (2, 0)


@pytest.mark.rule("TS-202")
@pytest.mark.parametrize(("impacts", "saved", "goals"), [(3, 1, 2), (2, 2, 0), (1, 4, 0)])
def test_goals_are_shots_less_saves_and_never_below_zero(impacts: int, saved: int, goals: int) -> None:
    table = without_reroll().strength(0, 0, 2).strength(1, 2, 0)
    table.dice(*roll(impacts), *roll(saved, 5), *[1] * 11)
    table.match("blue", "red").play(1, "keep").play(0, "keep")
    assert final_score(table) == (0, goals)


@pytest.mark.rule("TS-344")
def test_scoreboard_shows_shots_until_the_saves_are_known() -> None:
    table = given().managers(1, "M102").strength(0, 0, 2).strength(1, 2, 0).dice(*roll(3), *roll(1, 5))
    table.match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.asked(0) == "reroll"  # about the saves
    assert table.view().match.goals == (0, 3)
    table.play(0, "keep")
    assert table.view().match.goals[1] == 2


@pytest.mark.rule("TS-203")
@pytest.mark.parametrize(
    ("home", "away", "winner"), [(3, 1, "blue"), (1, 3, "red"), (2, 2, None), (1, 1, None)]
)
def test_more_goals_win_and_equal_goals_are_a_draw(home: int, away: int, winner: str | None) -> None:
    table = without_reroll().strength(0, 2, 0).strength(1, 2, 0)
    table.dice(*roll(away), *[1] * 5, *roll(home), *[1] * 5)
    table.match("blue", "red").play(1, "keep").play(0, "keep")
    assert final_score(table) == (home, away)
    assert table.view().results[-1].winner == winner


# Rerolls


@pytest.mark.rule("TS-204", "TS-207")
def test_starting_manager_may_repeat_one_own_roll_right_after_it() -> None:
    table = given().managers(1, "M102").match("red", "blue").play(0, "keep").play(1, "keep")
    assert table.options(0) == ["reroll:keep", "reroll:reroll"]
    assert table.events("defence_roll") == []  # nothing was rolled since
    table.play(0, "keep")
    assert table.options(0) == ["reroll:keep", "reroll:reroll"]  # now about the defence roll
    assert len(table.events("attack_roll")) == 2
    table.play(0, "reroll")
    assert table.asked(0) is None
    for answers in (["reroll"], ["keep", "keep"]):
        table = given().managers(1, "M102").match("red", "blue").play(0, "keep").play(1, "keep")
        table.play(0, *answers)
        assert table.asked(0) is None  # one of the two rolls, not both


@pytest.mark.rule("TS-198")
def test_reroll_says_how_likely_more_is() -> None:
    table = given().managers(1, "M102").match("red", "blue").play(0, "keep").play(1, "keep")
    g, side = table.g, table.g.open[0] >> 8 & 1
    level, now = g.attack_levels[side], result_of_roll(g, side)
    more = [hits for hits in range(7) if GOALS_SAVES[7 * level + hits] > now]
    rolls = [sum(die >= 5 for die in dice) for dice in product(range(1, 7), repeat=len(g.dice))]
    assert chance_of_more(g, side) == pytest.approx(sum(roll in more for roll in rolls) / len(rolls))


@pytest.mark.rule("TS-204")
def test_reroll_comes_back_in_the_next_match_and_needs_the_starting_manager() -> None:
    table = given(seats=1).match("red", "blue").play(0, "keep", "reroll")
    assert table.asked(0) is None
    assert table.match("red", "blue").play(0, "keep").asked(0) == "reroll"
    assert given(seats=1).managers(0, "M101", "M102").match("red", "blue").play(0, "keep").asked(0) is None


@pytest.mark.rule("TS-205")
def test_starting_manager_need_not_be_principal_to_give_the_reroll() -> None:
    table = given(seats=1).managers(0, "M101", "blue:manager").match("red", "blue").play(0, "keep")
    assert table.asked(0) == "reroll"


@pytest.mark.rule("TS-206")
def test_reroll_repeats_all_dice_and_counts_even_if_worse() -> None:
    table = given(seats=1).strength(0, 2, 0).dice(*roll(4)).match("red", "blue").play(0, "keep")
    assert table.view().match.goals == (0, 4)
    table.dice(6, 1, 2, 3, 4, 1).dice(*[1] * 10).play(0, "reroll")
    assert table.events("attack_roll")[1] == [0, 2, 1, 6, 1, 2, 3, 4, 1]
    assert final_score(table)[1] == 1


@pytest.mark.rule("TS-208")
def test_neutral_team_repeats_every_roll_without_impact_once() -> None:
    """Both rolls of black are empty: it repeats them both in one match."""
    table = without_reroll().dice(*roll(0), *roll(2), *roll(0, 5), *roll(3), *roll(0, 5), *roll(2, 5))
    table.match("blue", "black").play(0, "keep")
    assert table.events("neutral_reroll") == [[4], [4]]
    assert [args[0] for args in table.events("attack_roll")] == [4, 4, 0]
    assert [args[0] for args in table.events("defence_roll")] == [0, 4, 4]
    table = without_reroll().dice(*roll(1), *roll(0, 5), *roll(0), *roll(1, 5))
    table.match("blue", "black").play(0, "keep")
    assert table.events("neutral_reroll") == []


@pytest.mark.rule("TS-209", "TS-X47")
def test_second_neutral_roll_counts_even_without_impact() -> None:
    table = without_reroll(neutral_level=1).dice(*roll(1), *roll(0, 5), *roll(2), *[1] * 10)
    table.match("blue", "black").play(0, "keep")
    assert table.events("levels")[0] == [4, 0, 0]
    assert [args[:3] for args in table.events("defence_roll") if args[0] == 4] == [[4, 0, 0]] * 2
    assert table.events("neutral_reroll") == [[4]]
    assert table.g.__dict__["loaded"] == []


# After the whistle


@pytest.mark.rule("TS-210", "TS-211")
@pytest.mark.parametrize("cup", [False, True])
def test_winner_gets_the_whole_win_bonus_of_its_contracts(cup: bool) -> None:
    table = without_reroll(week=6).strength(0, 2, 0).staff(0, "A102", "V101").staff(1, "V401", "A202")
    before = table.dice(*roll(0), *roll(0, 5), *roll(2), *roll(0, 5)).match("blue", "red", cup).g.cash.copy()
    table.play(1, "keep").play(0, "keep")
    assert table.events("win_bonus") == [[0, 2]]
    assert [now - then for now, then in zip(table.g.cash, before, strict=True)] == [2, 0]


@pytest.mark.rule("TS-210")
def test_nobody_gets_a_win_bonus_for_a_draw() -> None:
    table = without_reroll().staff(0, "A301").staff(1, "V401").dice(*[1] * 22).match("blue", "red")
    table.play(1, "keep").play(0, "keep")
    assert final_score(table) == (0, 0)
    assert table.events("win_bonus") == []


@pytest.mark.rule("TS-212")
@pytest.mark.parametrize(("home", "away", "steps"), [(2, 0, [3, 2]), (0, 2, [1, 4]), (0, 0, [2, 3])])
def test_community_manager_gives_satisfaction_by_result(home: int, away: int, steps: list[int]) -> None:
    """Blue has 3, 2, 1 for win, draw, loss; red has 4, 3, 2."""
    table = without_reroll().strength(0, 2, 0).strength(1, 2, 0).staff(0, "C201").staff(1, "C401")
    table.dice(*roll(away), *roll(0, 5), *roll(home), *roll(0, 5))
    table.match("blue", "red").play(1, "keep").play(0, "keep")
    assert [4 * (fans - 13) + n for fans, n in zip(table.g.fans, table.g.satisfaction, strict=True)] == steps


@pytest.mark.rule("TS-213", "TS-X27")
@pytest.mark.parametrize(
    ("satisfaction", "steps", "fans", "left"), [(3, "C202", 14, 3), (2, "C401", 14, 2), (0, "C101", 13, 3)]
)
def test_satisfaction_that_reaches_the_symbol_makes_a_fan_and_counts_on(
    satisfaction: int, steps: str, fans: int, left: int
) -> None:
    table = without_reroll().strength(0, 2, 0).staff(0, steps).fans(0, 13, satisfaction)
    table.dice(*[1] * 11, *roll(2), *[1] * 5).match("blue", "red").play(1, "keep").play(0, "keep")
    assert (table.g.fans[0], table.g.satisfaction[0]) == (fans, left)


@pytest.mark.rule("TS-X27")
def test_satisfaction_2_and_one_step_is_no_fan() -> None:
    table = without_reroll().fans(0, 13, 2).dice(*[1] * 22).match("blue", "red")
    table.play(1, "keep").play(0, "keep")  # a draw gives 1
    assert (table.g.fans[0], table.g.satisfaction[0]) == (13, 3)


@pytest.mark.rule("TS-214")
def test_neutral_teams_have_no_fans_and_no_satisfaction() -> None:
    table = without_reroll(week=10).match("black", "blue").play(0, "keep")
    assert [args[0] for args in table.events("satisfaction")] == [0]
    assert len(table.g.fans) == len(table.g.satisfaction) == 2
    assert not {"fans", "satisfaction"} & set(table.view().teams[4].__struct_fields__)


@pytest.mark.rule("TS-215")
def test_satisfaction_changes_after_league_and_cup_but_not_after_a_plain_friendly() -> None:
    for cup in (False, True):
        table = without_reroll(week=6).strength(0, 2, 0).dice(*[1] * 11, *roll(2), *[1] * 5)
        table.match("blue", "red", cup).play(1, "keep").play(0, "keep")
        assert table.g.satisfaction[0] == 2
    table = given(seats=1).staff(0, "N102").only("wed_market")
    assert (table.g.friendly, table.g.satisfaction) == ([-1], [0])
    table = given(seats=1).staff(0, "N302").only("wed_market")
    assert (table.g.friendly, table.g.satisfaction) == ([-1], [3])


@pytest.mark.rule("TS-216")
def test_press_releases_about_the_match_come_after_the_fans() -> None:
    table = without_reroll().press(0, "R302").staff(0, "C401").dice(*[1] * 22).match("blue", "red")
    table.play(1, "keep").play(0, "keep")
    kinds = [event.kind for event in table.heard]
    assert kinds.index("full_time") < kinds.index("satisfaction") < kinds.index("press_true")
    assert kinds[-2:] == ["press_true", "fan_gained"]  # 3 steps for the draw, then 2 for the clean sheet


# The rulebook's matches


@pytest.mark.rule("TS-X13", "TS-X14", "TS-X15")
def test_yellow_beats_green_4_1() -> None:
    table = given(seats=4).strength(3, 6, 1).strength(2, 4, 4).staff(2, "C101", "A102").fans(2, 13, 1)
    table.dice(*roll(2)).match("yellow", "green").play(3, "keep").play(2, "keep")
    assert table.view().match.goals == (0, 4)
    balance = table.balance(2)
    table.dice(*roll(1, 5)).play(3, "keep")
    assert table.events("defence_roll")[-1][:3] == [2, 4, 2]
    table.dice(*roll(2, 5), *roll(3), *roll(3, 5)).play(2, "reroll")
    assert table.events("goals") == [[3, 1, 2, 3]]
    assert table.view().match.goals == (5, 1)  # yellow has no reroll left
    assert table.events("defence_roll")[-1][:3] == [3, 1, 2]
    table.dice(*roll(2, 5)).play(3, "reroll")
    assert table.asked(3) is None
    assert final_score(table) == (4, 1)
    assert table.view().results[-1].winner == "yellow"
    assert table.g.cash[2] == 5 + 1  # a win bonus of 1 $, no match income
    assert (table.g.fans[2], table.g.satisfaction[2]) == (14, 0)
    assert table.balance(2) == min(10, balance + 1)
    assert table.g.points[2:4] == [3, 0]
    assert (table.g.fans[3], table.g.satisfaction[3]) == (13, 0)


@pytest.mark.rule("TS-X19")
def test_neutral_level_3_is_4_in_week_6() -> None:
    table = without_reroll(neutral_level=3, week=6).match("blue", "black").play(0, "keep")
    assert table.events("levels")[0] == [4, 4, 4]
    assert table.view().neutral_level == 4
