"""Powerhouses: AI clubs fill the league to six."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, given
from touchline.games.superclub import cards, changer_cards, state as s
from touchline.games.superclub.rules import season, sim, weapons


def league(seats: int = 2, **more: int) -> Table:
    """A season that has just begun, with AI clubs."""
    table = given(seats=seats, powerhouses=1, **more)
    for seat in range(seats):
        table.crew(seat, 11)
    table.g.season_deck = [5, 4]  # 54 on top
    return table


def ai(slot: int) -> int:
    """The club in an AI slot, from 1."""
    return s.AI + slot - 1


@pytest.mark.rule("SC-278")
@pytest.mark.parametrize(("on", "simulated"), [(1, 0), (0, 3)])
def test_ai_clubs_replace_all_sim_matches(on: int, simulated: int) -> None:
    table = given(seats=3, powerhouses=on).stage("season")
    table.g.round = 2
    sim.sim_matches(table.g, 0)
    assert len(table.g.results) == simulated
    met = [club for number in range(1, 6) for pair in table.pairings(number) for club in pair]
    assert [met.count(seat) for seat in range(3)] == ([5, 5, 5] if on else [2, 2, 2])


def test_ai_clubs_are_off_by_default() -> None:
    table = given().crew(0, 11).crew(1, 11).run(s.SEASON)
    assert (table.g.powerhouses, table.g.ai_points) == (0, [])


@pytest.mark.rule("SC-279")
def test_ai_clubs_fill_the_league_to_six_but_count_for_nothing_in_the_off_season() -> None:
    table = league(3).run(s.SEASON)
    assert len(table.g.ai_points) == 3
    assert len(table.g.squad) == len(table.g.cash) == 3
    day = given(seats=3, powerhouses=1).stage("deadline_day").run(s.DEADLINE_DAY)
    turned = 0
    while (seat := day.g.next_seat()) >= 0:
        turned += day.asked(seat) == "turn"
        day.play(seat, day.options(seat)[0])
    assert turned == 4


@pytest.mark.rule("SC-280")
def test_managers_take_the_first_numbers_and_two_ai_clubs_do_not_meet() -> None:
    table = league(2).places(2, 1)
    assert table.pairings(1) == [(1, ai(4)), (0, ai(3))]  # 1v6, 2v5, and not 3v4
    assert table.pairings(5) == [(1, 0)]  # 1v2, and neither 3v5 nor 4v6
    four = league(4)
    assert four.pairings(3) == [(0, 3), (1, 2)]  # not 5v6


@pytest.mark.rule("SC-280")
def test_ai_clubs_between_them_do_not_disturb_the_numbers_of_managers() -> None:
    table = league(3).run(s.SEASON).hush()
    table.g.points, table.g.ai_points = [40, 60, 50], [70, 55, 45]
    table.run(s.END_SEASON)
    assert table.g.order == [1, 2, 0]


@pytest.mark.rule("SC-281")
@pytest.mark.parametrize(("seats", "more"), [(2, 6), (3, 4), (4, 2), (5, 0)])
def test_ai_clubs_start_on_their_squad_number_and_a_head_start(seats: int, more: int) -> None:
    table = league(seats).run(s.SEASON)
    assert table.g.ai_points == [squad + more for squad in table.g.ai_squad]


@pytest.mark.rule("SC-282")
def test_one_season_card_a_season_gives_the_squad_numbers() -> None:
    table = league(2).run(s.SEASON)
    assert table.g.ai_squad == [60, 56, 52, 48]
    table.hush().run(s.SEASON)
    assert table.g.ai_squad == [62, 58, 54, 50]


@pytest.mark.rule("SC-282")
def test_used_up_season_cards_are_shuffled_again() -> None:
    orders = set()
    for seed in range(1, 4):
        table = given(seed=seed, powerhouses=1)
        table.g.season_deck = []
        bases = []
        for _ in range(12):
            season.turn_season_card(table.g)
            bases.append(table.g.ai_squad[0] - 6)
        assert sorted(bases) == cards.AI_SEASON
        orders.add(tuple(bases))
    assert len(orders) == 3


@pytest.mark.rule("SC-283")
def test_an_ai_club_plays_with_its_numbers_and_its_doubles_have_no_effect() -> None:
    table = league(2).run(s.SEASON).hush()
    table.kick_off(0, ai(1))
    assert [table.total(1, third) for third in cards.THIRDS] == [13, 14, 15]  # of 60
    table.hush()
    deck = len(table.g.changer_deck)
    table.g.dice = [1, 2, 6, 6]
    table.run(s.DOUBLE | 1 << 8)
    assert (table.events("injury"), len(table.g.changer_deck)) == ([], deck)


@pytest.mark.rule("SC-284")
def test_overall_rank_gives_reward_and_boost_and_the_best_manager_leads() -> None:
    table = league(2, champion=0).points(50, 60)
    table.g.ai_points = [70, 55, 45, 40]
    table.run(s.END_SEASON)
    assert table.g.ranking == [ai(1), 1, ai(2), 0, ai(3), ai(4)]
    assert table.g.place == [4, 2]
    assert table.g.lead == 1
    assert table.g.cups == [[], []]
    assert [reward[:3] for reward in table.events("reward")] == [[1, 2, 90], [0, 4, 70]]


@pytest.mark.rule("SC-284")
def test_a_manager_who_is_first_overall_draws_a_supercup_card() -> None:
    table = league(2).points(50, 80)
    table.g.ai_points = [70, 55, 45, 40]
    table.run(s.END_SEASON)
    assert [len(cups) for cups in table.g.cups] == [0, 1]


@pytest.mark.rule("SC-344")
def test_an_ai_club_scores_and_rolls_off_but_never_wins_the_game() -> None:
    table = league(2).run(s.SEASON).hush()
    table.kick_off(0, ai(1)).hush()
    before = table.g.ai_points[0]
    table.g.outcome = cards.LOSS
    table.run(s.PAY_POINTS).hush()
    assert table.g.ai_points[0] == before + 6
    table.points(50, 101)
    table.g.ai_points = [120, 50, 45, 40]
    table.dice(2, 5).run(s.END_SEASON)
    assert table.events("tie_die") == [[0, 2], [ai(2), 5]]
    assert table.g.ranking.index(ai(2)) < table.g.ranking.index(0)
    assert (table.g.over, table.g.winner) == (s.BY_POINTS, 1)


@pytest.mark.rule("SC-344")
def test_an_ai_club_on_100_points_ends_nothing() -> None:
    table = league(2).points(50, 60)
    table.g.ai_points = [120, 110, 45, 40]
    table.run(s.END_SEASON)
    assert table.g.over == 0
    assert table.events("super_duper_cup") == []


@pytest.mark.rule("SC-345")
def test_an_ai_club_cannot_be_injured_but_its_attack_is_marked() -> None:
    table = league(2).weapon(0, "GC-30", "GC-29").run(s.SEASON).hush()
    table.eleven(0).kick_off(0, ai(1)).hush()
    assert weapons.fitting(table.g, 0, changer_cards.AFTER_REVEAL) == [THING["GC-29"] - cards.CHANGER]
    marker = cards.THINGS[table.g.pitch[0][1]]
    table.grown(marker, 3).run(s.WINDOW_TURN | changer_cards.AFTER_REVEAL << 8)
    assert table.why(0, "weapon:GC-30") == "SC-350"
    table.play(0, "weapon:GC-29", f"target:{marker}")
    assert [table.total(1, third) for third in cards.THIRDS] == [10, 14, 15]
