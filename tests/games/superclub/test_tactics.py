"""The greedy manager on match days: line-ups by exact odds, secret weapons, substitutes, finals."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.superclub.asked import answer, goes_on
from tests.games.superclub.given import Table, card, given
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import CHEMISTRY, LEFT, PLAYERS, RIGHT
from touchline.games.superclub.odds import Side, match_odds
from touchline.games.superclub.rules.strength import team_strength
from touchline.games.superclub.tactics import THIRDS, expected, in_order, opponent, pairs_of, plan_for

# Line-ups by exact odds


@pytest.mark.parametrize("home", [True, False])
def test_promise_of_a_match_is_made_of_its_exact_odds(home: bool) -> None:
    own, other = Side(24, 30, 27), Side(25, 28, 31)
    odds = match_odds(own, other, home)
    assert expected(own, other, home) == pytest.approx(6 * odds.win + 2 * odds.draw)


def test_best_order_of_a_third_has_all_its_pairs() -> None:
    kinds = [[p for p in range(PLAYERS) if CHEMISTRY[p] == kind][:5] for kind in range(4)]
    for shape in product(range(4), repeat=4):
        third = [kinds[kind][at] for at, kind in enumerate(shape)]
        order = in_order(third)
        found = sum(bool(CHEMISTRY[order[at]] & RIGHT and CHEMISTRY[order[at + 1]] & LEFT) for at in range(3))
        assert sorted(order) == sorted(third)
        assert found == pairs_of(third)


def before_match() -> Table:
    """Round 2 of season 2, with squads that are strong in different thirds."""
    table = (
        given(season=2).squad(0, "GK-16", card("MID", 5), card("MID", 5, nth=2), card("MID", 4)).crew(0, 14)
    )
    table.squad(1, card("ATT", 4), card("ATT", 4, 5), card("DEF", 5)).crew(1, 14).stage("season")
    return table.run(s.MATCH_ROUND | 2 << 8)


def test_fields_its_plan_slot_by_slot() -> None:
    table = before_match()
    plan = plan_for(table.g, 0)
    done = goes_on(table, 0, "line_up", "fill", "boost", "ready")
    assert table.g.pitch[0] == list(plan.pitch)
    assert table.g.boost_at[0] == plan.boost
    assert done[-1] == "ready:confirm"


def test_automatic_line_up_promises_no_more_than_the_plan() -> None:
    table = before_match()
    plan = plan_for(table.g, 0)
    other, home = opponent(table.g, 0)
    table.play(0, "auto_best")
    for boost in THIRDS:
        side = Side(*[team_strength(table.g, 0, third, table.g.pitch[0], boost, True) for third in THIRDS])
        assert expected(side, other, home) <= expected(plan.side, other, home)


def test_plan_counts_what_the_match_counts() -> None:
    table = before_match()
    plan = plan_for(table.g, 0)
    pitch = list(plan.pitch)
    assert plan.side == Side(*[team_strength(table.g, 0, third, pitch, plan.boost, True) for third in THIRDS])


def test_finishes_a_line_up_that_was_begun_otherwise() -> None:
    table = before_match()
    formation = next(text for text in table.options(0, "line_up:") if text.count("-") == 2 and "5" in text)
    table.play(0, formation)
    goes_on(table, 0, "fill", "boost", "ready")
    assert s.EMPTY not in table.g.pitch[0][:4]
    assert table.g.open[0] == 0


def test_fields_everybody_when_there_are_too_few() -> None:
    table = given(season=2).crew(0, 9).crew(1, 14).stage("season").run(s.MATCH_ROUND | 2 << 8)
    goes_on(table, 0, "line_up", "fill", "boost", "ready")
    assert sum(man >= 0 for man in table.g.pitch[0]) == 9


# Matches


def reveal(weapon: str, ours: int = 0) -> Table:
    """A close match in which seat 0 holds this secret weapon."""
    return (
        given(season=2).eleven(0, boost="mid").eleven(1, boost="mid").crew(0, ours, stars=5).weapon(0, weapon)
    )


@pytest.mark.parametrize("weapon", ["GC-26a", "GC-31"])
def test_plays_a_bonus_in_a_close_match(weapon: str) -> None:
    table = reveal(weapon).match().passing(f"weapon:{weapon}")
    assert answer(table) == f"weapon:{weapon}"


def test_keeps_its_weapons_when_the_match_is_won_anyway() -> None:
    table = reveal("GC-26a")
    for player in table.g.pitch[0]:
        if player >= 0:
            table.g.stars[player] = 6
    assert answer(table.match()) == "weapon:pass"


def test_changes_the_line_up_when_better_players_sit_on_the_bench() -> None:
    table = reveal("GC-28a", ours=4).match()
    assert answer(table) == "weapon:GC-28a"
    table.play(0, "GC-28a")
    goes_on(table, 0, "line_up", "fill", "ready")
    assert sum(table.g.stars[man] == 5 for man in table.g.pitch[0] if man >= 0) == 4


def test_injures_the_best_opponent() -> None:
    table = reveal("GC-30").crew(1, 3, stars=1)
    table.g.stars[table.g.pitch[1][10]] = 5
    best = table.pitch(1)[10]
    assert goes_on(table.match(), 0, "weapon", "target") == ["weapon:GC-30", f"target:{best}"]


def test_always_protests_against_a_defeat() -> None:
    table = reveal("GC-36").dice(1, 2, 6, 5, 1, 2, 6, 5).match()
    assert answer(table.passing("weapon:GC-36")) == "weapon:GC-36"


def test_brings_on_whoever_counts_most() -> None:
    best = card("MID", 3)
    table = given().eleven(0).eleven(1).squad(0, best, card("ATT", 2)).dice(2, 2, 3, 4).match()
    assert table.asked(0) == "substitute"
    assert answer(table) == f"substitute:{best}"


# News and finals


def test_releases_whoever_costs_least_for_a_star() -> None:
    table = given().crew(0, 12, stars=2).squad(0, card("MID", 2, 6), card("ATT", 1))
    table.run(s.RELEASE | (0 | 4 << 3) << 8)
    assert answer(table) != f"release:{card('MID', 2, 6)}"


@pytest.mark.rule("SC-328")
def test_plays_the_final_unless_the_season_limit_has_decided() -> None:
    table = given(season=5).crew(0, 14).cups(0, "CUP-01", "CUP-02", "CUP-03").stage("finals")
    assert answer(table.run(s.SUPERCUP_DECISION | 1 << 8)) == "final:play"
    table = given(season=12).crew(0, 14).cups(0, "CUP-01", "CUP-02", "CUP-03").stage("finals")
    assert answer(table.run(s.SUPERCUP_DECISION | 1 << 8)) == "final:save"


def test_the_best_takes_the_first_penalty() -> None:
    table = given().eleven(0).eleven(1).stage("finals")
    table.g.contest, table.g.home, table.g.away = s.SUPER_DUPER, 1, 0
    table.g.stars[table.g.pitch[0][7]] = 5
    assert answer(table.run(s.PENALTY)) == f"taker:{table.pitch(0)[7]}"
