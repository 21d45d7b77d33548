"""Quick game, home and away, Top Six content, solo play, and what ends a long game."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import GAME, Table, card, fresh, given
from touchline.bots.arena import play_game, play_many
from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.match import Match
from touchline.engine.variants import left_out, variants
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import DRAW, LOSS, STAFF, WIN
from touchline.games.superclub.rules import end_of_season, finals, season, sim
from touchline.games.superclub.rules.available import available
from touchline.lab import balance
from touchline.lab.tournament import set_up


def titles(cups: int, **options: int) -> Table:
    """Seat 0 is about to win his next title, and holds so many SuperCup cards."""
    table = given(season=3, **options).crew(0, 11).crew(1, 11).points(60, 40)
    return table.cups(0, *[f"CUP-{number:02}" for number in range(1, cups + 1)])


# Quick game


@pytest.mark.rule("SC-240")
def test_quick_clubs_start_with_facilities_of_level_two() -> None:
    assert fresh(seats=3, quick=1).g.levels == [2] * 9
    assert fresh(seats=3).g.levels == [1] * 9


@pytest.mark.rule("SC-241")
def test_everybody_keeps_one_of_two_members_before_the_first_off_season() -> None:
    table = fresh(seats=3, quick=1, seed=4)
    table.run(*reversed(table.g.agenda)).until("keep_staff")
    asked = []
    while (seat := table.g.next_seat()) >= 0 and table.asked(seat) == "keep_staff":
        asked.append(seat)
        first, second = table.options(seat)
        table.play(seat, second)
        assert table.g.staff[seat] == [cards.THINGS.index(second.partition(":")[2]) - STAFF]
        assert table.g.staff_deck[0] == cards.THINGS.index(first.partition(":")[2]) - STAFF
    assert asked == table.g.order == [(table.g.lead + turn) % 3 for turn in range(3)]
    assert table.g.cash == [150, 150, 150]
    assert table.g.stage == s.IN_TRAINING


def test_a_normal_game_has_no_free_members() -> None:
    table = fresh(seats=2)
    table.run(*reversed(table.g.agenda)).until("window")
    assert table.g.staff == [[], []]


@pytest.mark.rule("SC-242")
@pytest.mark.parametrize(
    ("quick", "cups", "offered"), [(1, 0, False), (1, 1, True), (0, 1, False), (0, 2, True)]
)
def test_two_cards_are_enough_in_a_quick_game(quick: int, cups: int, offered: bool) -> None:
    table = titles(cups, quick=quick).run(s.END_SEASON)
    assert (table.asked(0) == "final") is offered


@pytest.mark.rule("SC-243")
def test_a_lost_quick_final_costs_all_cards_and_needs_two_new_ones() -> None:
    table = titles(3, quick=1)
    table.g.contest, table.g.home = s.SUPERCUP, 0
    table._run(lambda: finals.decide(table.g, False))
    assert table.g.cups[0] == []
    table.run(s.END_SEASON)
    assert table.asked(0) != "final"
    table.hush().run(s.END_SEASON)
    assert table.asked(0) == "final"


@pytest.mark.rule("SC-244")
@pytest.mark.parametrize(("options", "cash"), [({}, 150), ({"cash": 90}, 90), ({"cash": 120}, 120)])
def test_the_quick_game_starts_with_150_unless_the_host_says_otherwise(
    options: dict[str, int], cash: int
) -> None:
    assert fresh(seats=2, quick=1, **options).g.cash == [cash, cash]
    assert fresh(seats=2).g.cash == [120, 120]


# Home and away


@pytest.mark.rule("SC-245")
@pytest.mark.parametrize(("option", "rounds"), [(1, 10), (0, 5)])
def test_the_fixture_list_is_played_twice(option: int, rounds: int) -> None:
    table = given(seats=2, home_and_away=option).crew(0, 11).crew(1, 11).run(s.SEASON)
    while table.g.stage == s.IN_SEASON:
        seat = table.g.next_seat()
        table.play(
            seat, table.options(seat)[-1] if table.asked(seat) == "line_up" else table.options(seat)[0]
        )
    assert [played[1] for played in table.events("round")] == list(range(1, rounds + 1))
    assert len(table.g.results) == (2 * 8 if option else 8)  # two played matches and six SIM matches a leg


@pytest.mark.rule("SC-246")
@pytest.mark.parametrize(("option", "points"), [(1, [3, 1, 0]), (0, [6, 2, 0])])
def test_points_of_played_and_simulated_matches(option: int, points: list[int]) -> None:
    for outcome, worth in zip((WIN, DRAW, LOSS), points, strict=True):
        table = given(home_and_away=option).eleven(0).eleven(1).kick_off()
        table.g.points = [30, 30]
        table.g.outcome = outcome
        table.run(s.PAY_POINTS)
        assert table.g.points == [30 + worth, 30 + points[2 - points.index(worth)]]
    table = given(home_and_away=option).token(0, 45).stage("season").dice(6, 6)
    table.g.points[0] = 45
    sim.sim_match(table.g, 0)
    assert table.g.points[0] == 45 + points[0]


@pytest.mark.rule("SC-247")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_second_leg_swaps_home_and_away(seats: int) -> None:
    table = given(seats=seats, home_and_away=1)
    for number in range(1, 6):
        assert table.pairings(number + 5) == [(away, home) for home, away in table.pairings(number)]


@pytest.mark.rule("SC-248")
def test_injuries_last_for_both_legs() -> None:
    table = given(home_and_away=1).eleven(0).eleven(1).stage("season")
    victim = table.g.pitch[0][5]
    table.g.injured = [victim]
    table.run(s.MATCH_ROUND | 7 << 8)
    assert table.asked(0) == "line_up"
    assert victim not in available(table.g, 0)
    table.hush().run(s.END_SEASON)
    assert victim in available(table.stage("season").g, 0)


@pytest.mark.rule("SC-249")
def test_two_managers_meet_twice_for_full_points_without_the_option() -> None:
    table = given(seats=2)
    assert [table.pairings(number) for number in range(1, 6)] == [[], [(0, 1)], [], [(1, 0)], []]
    assert season.rounds(table.g) == 5
    assert [season.points_for(table.g, outcome) for outcome in (WIN, DRAW, LOSS)] == [6, 2, 0]


# Top Six


@pytest.mark.rule("SC-272")
def test_five_and_six_managers_choose_among_six_clubs() -> None:
    table = fresh(seats=6)
    table.run(*reversed(table.g.agenda))
    assert len(table.options(0)) == 6
    small = fresh(seats=4)
    small.run(*reversed(small.g.agenda))
    assert small.options(0, "club") == ["club:red", "club:blue", "club:yellow", "club:purple"]


@pytest.mark.rule("SC-273")
def test_the_fifth_and_the_sixth_have_boost_and_reward() -> None:
    table = given(seats=6, season=2, champion=0).points(*[30] * 6).run(s.FINANCE)
    assert [reward[2] for reward in table.events("reward")] == [100, 90, 80, 70, 60, 50]
    plain = given(seats=6, season=2).eleven(4).eleven(5).kick_off(4, 5)
    boosted = given(seats=6, season=2).eleven(4, boost="mid").eleven(5, boost="mid").kick_off(4, 5)
    assert [boosted.total(side, "mid") - plain.total(side, "mid") for side in (0, 1)] == [5, 6]


@pytest.mark.rule("SC-274", "SC-275")
@pytest.mark.parametrize(
    ("seats", "option", "players"), [(4, 0, 160), (4, 1, 216), (2, 1, 216), (5, 0, 216), (6, 0, 216)]
)
def test_top_six_cards_are_a_choice_of_small_tables(seats: int, option: int, players: int) -> None:
    table = fresh(seats=seats, top_six=option)
    assert len(table.g.deck) == players
    for utility in (card("UTIL", 1), card("MID", 1, 6)):
        assert (cards.THINGS.index(utility) in table.g.deck) is (players == 216)


# Solo, and the end


@pytest.mark.rule("SC-285")
def test_there_is_no_table_for_one() -> None:
    with pytest.raises(TouchlineError, match="2 to 6"):
        Match(GAME, 1, {}, b"")


@pytest.mark.rule("SC-239")
def test_behind_the_winner_the_point_markers_rank() -> None:
    table = given(seats=4, season=5).points(90, 70, 80, 60).cups(3, "CUP-01", "CUP-02", "CUP-03")
    end_of_season.rank(table.g)
    table.g.contest, table.g.home = s.SUPERCUP, 3
    table._run(lambda: finals.decide(table.g, True))
    assert [table.score(seat).place for seat in range(4)] == [2, 4, 3, 1]


@pytest.mark.rule("SC-328")
@pytest.mark.parametrize(
    ("played", "options", "over"),
    [(11, {}, False), (12, {}, True), (3, {"season_limit": 3}, True), (60, {"season_limit": 0}, False)],
)
def test_the_last_season_ends_the_game(played: int, options: dict[str, int], over: bool) -> None:
    table = given(season=played, **options).crew(0, 11).crew(1, 11).points(40, 60).run(s.END_SEASON)
    assert (table.g.over == s.BY_LIMIT) is over
    if over:
        assert table.g.winner == 1


@pytest.mark.rule("SC-328")
def test_the_final_of_the_last_season_is_still_offered() -> None:
    table = given(season=12).crew(0, 11).crew(1, 11).cups(0, "CUP-01", "CUP-02").points(60, 40)
    table.run(s.END_SEASON)
    assert table.asked(0) == "final"
    table.play(0, "save")
    assert (table.g.over, table.g.winner) == (s.BY_LIMIT, 0)


@pytest.mark.rule("SC-328")
def test_the_host_sets_a_limit_from_3_to_20_or_none() -> None:
    limit = next(option for option in GAME.options if option.id == "season_limit")
    assert limit.values == (0, *range(3, 21))
    assert limit.default == 12


@pytest.mark.rule("SC-328")
def test_without_a_limit_the_game_goes_on_until_somebody_wins() -> None:
    table = given(season=99, season_limit=0).crew(0, 12).crew(1, 12).points(99, 60).run(s.END_SEASON)
    assert (table.g.over, table.g.stage) == (0, s.IN_FINANCE)
    table = given(season=99, season_limit=0).crew(0, 12).crew(1, 12).points(100, 60).run(s.END_SEASON)
    assert (table.g.over, table.g.winner) == (s.BY_POINTS, 0)


@pytest.mark.rule("SC-328")
@pytest.mark.parametrize(
    ("stage", "last"),
    [("draft", 6), ("finance", 6), ("deadline_day", 6), ("season", 5), ("finals", 5)],
)
def test_the_season_in_progress_is_the_last_when_the_last_human_has_left(stage: str, last: int) -> None:
    table = given(season=5, season_limit=0).crew(0, 12).crew(1, 12).stage(stage)
    assert table.side(0, "last_season") == []  # it is the table's to say, and in no list
    table.aside(0, "last_season:on")
    assert table.view().season_limit == last
    assert table.events("last_season") == [[last]]
    with pytest.raises(Refused, match="SC-328"):
        table.aside(1, "last_season:on")
    table.g.season = last
    table.points(40, 60).run(s.END_SEASON)
    assert (table.g.over, table.g.winner) == (s.BY_LIMIT, 1)


@pytest.mark.rule("SC-328")
def test_a_game_with_a_limit_keeps_it() -> None:
    with pytest.raises(Refused, match="SC-328"):
        given(season=5).stage("season").aside(0, "last_season:on")


@pytest.mark.rule("SC-328")
def test_bots_alone_play_with_a_limit() -> None:
    endless = {"season_limit": 0}
    for refused in (
        lambda: play_game("superclub", ["random", "random"], 1, endless),
        lambda: next(play_many("superclub", ["random", "random"], 1, 1, endless)),
        lambda: set_up("superclub", ["random", "greedy"], 2, 1, endless),
        lambda: balance.play("superclub", ["random", "random"], 1, options=endless),
    ):
        with pytest.raises(TouchlineError, match=r"'season_limit' 0, because .* need not end \(SC-328\)"):
            refused()
    assert all(options["season_limit"] for _, options in variants(GAME))
    assert left_out(GAME) == ["season_limit=0 (SC-328)"]
