"""Simulated matches (SC-184 to SC-193)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import Table, card, given
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.rules import season
from touchline.games.superclub.rules.sim import sim_match

ALL_SIM = 1  # the round of two managers


def simulated(table: Table, *dice: int) -> Table:
    """A round of SIM matches with these dice, two for each manager."""
    table.g.round = ALL_SIM
    return table.stage("season").dice(*dice).run(s.SIM_MATCHES)


def outcome(stars: int, first: int, second: int, points: int = 50) -> int:
    """What this roll means to a squad strength."""
    table = given().points(points)
    table.g.squad_stars[0] = stars
    return simulated(table, first, second).events("sim")[0][3]


def dice_for(total: int) -> tuple[int, int]:
    """Two dice with this sum."""
    return (min(6, total - 1), total - min(6, total - 1))


@pytest.mark.rule("SC-184")
def test_a_sim_match_is_one_roll_of_two_dice_without_opponent() -> None:
    table = given().crew(0, 11).crew(1, 11).stage("season").dice(1, 2, 5, 6)
    table.run(s.MATCH_ROUND | ALL_SIM << 8)
    assert [told[:3] for told in table.events("sim")] == [[0, 1, 2], [1, 5, 6]]
    results = [result for result in table.g.results if result & 15 == ALL_SIM]
    assert [result >> season.HOME_AT & 15 for result in results] == [0, 1]
    assert {result >> season.AWAY_AT & 15 for result in results} == {season.NOBODY}
    assert table.events("kick_off") == table.events("line_up") == []
    assert table.g.round == 2  # nobody was asked for a line-up before the next round


@pytest.mark.rule("SC-185")
def test_the_squad_token_decides_and_not_the_marker() -> None:
    assert outcome(39, 4, 5, points=90) == cards.DRAW
    assert outcome(80, 4, 3, points=20) == cards.WIN
    assert outcome(39, 4, 3, points=90) == cards.LOSS


@pytest.mark.parametrize(
    ("squads", "draws"),
    [
        pytest.param((10, 39), (8, 9), marks=pytest.mark.rule("SC-186")),
        pytest.param((40, 59), (7, 8), marks=pytest.mark.rule("SC-187")),
        pytest.param((60, 79), (6, 7), marks=pytest.mark.rule("SC-188")),
        pytest.param((80, 104), (5, 6), marks=pytest.mark.rule("SC-189")),
    ],
)
def test_results_by_status_level(squads: tuple[int, int], draws: tuple[int, int]) -> None:
    for stars in squads:
        for total in range(2, 13):
            expected = cards.DRAW if total in draws else cards.WIN if total > draws[1] else cards.LOSS
            assert outcome(stars, *dice_for(total)) == expected


@pytest.mark.rule("SC-190")
@pytest.mark.parametrize(("dice", "points"), [((6, 6), 46), ((3, 5), 42), ((1, 2), 40)])
def test_sim_results_pay_the_usual_points(dice: tuple[int, int], points: int) -> None:
    table = given().token(0, 45).points(40, 40)
    simulated(table, *dice, 1, 2)
    assert table.g.points == [points, 40]


@pytest.mark.rule("SC-191")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_doubles_have_no_effect_in_a_sim(die: int) -> None:
    table = given().eleven(0).eleven(1)
    decked = len(table.g.changer_deck)
    simulated(table, die, die, die, die)
    assert table.g.injured == table.g.put_aside == []
    assert len(table.g.changer_deck) == decked
    assert table.events("injury") == table.events("changer_drawn") == []
    assert table.g.unanswered == 0


@pytest.mark.rule("SC-192")
def test_boost_chemistry_and_game_changers_do_not_help_in_a_sim() -> None:
    table = given(seats=6, season=2).line_up(5, "4-3-3", mf="MID-05 MID-09 MID-08", boost="mid")
    table.weapon(5, "GC-26a", "GC-31", "GC-36")
    table.g.weakened[5] = 2
    before = table.g.weapons[5].copy()
    table.stage("season").dice(3, 4)._run(lambda: sim_match(table.g, 5))
    assert table.events("sim") == [[5, 3, 4, cards.LOSS, 0]]
    assert table.g.unanswered == 0
    assert table.g.weapons[5] == before
    assert table.g.weakened[5] == 2  # its match is still to come


@pytest.mark.rule("SC-193")
def test_key_staff_does_not_help_in_a_sim() -> None:
    table = given().squad(0, card("MID", 2)).staff(0, "KS-10", "KS-16", "KS-06")
    simulated(table, 3, 4, 1, 2)
    assert table.events("sim")[0] == [0, 3, 4, cards.LOSS, 0]


@pytest.mark.rule("SC-193")
@pytest.mark.parametrize(("second", "result", "points"), [((4, 4), cards.WIN, 6), ((3, 4), cards.DRAW, 2)])
def test_a_draw_breaker_works_in_a_sim(second: tuple[int, int], result: int, points: int) -> None:
    table = given().squad(0, card("MID", 2)).staff(0, "KS-27")
    simulated(table, 4, 4, *second, 1, 2)
    assert table.events("sim")[0] == [0, 4, 4, result, points]
    lost = given().squad(0, card("MID", 2)).staff(0, "KS-27")
    simulated(lost, 3, 4, 6, 6)
    assert lost.events("draw_breaker") == []
    assert lost.events("sim")[0][3] == cards.LOSS
