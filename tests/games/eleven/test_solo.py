"""The solo game and its six scenarios (EL-297 to EL-306, EL-310 to EL-331, EL-401)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import Table, fresh, given
from tests.games.eleven.test_examples import assigned, check_lane
from touchline.engine.errors import TouchlineError
from touchline.engine.match import Match
from touchline.games.eleven import GAME, scenarios, state as s
from touchline.games.eleven.cards import VETERAN

OPPONENTS = {3: range(1, 9), 2: range(5, 13), 1: range(9, 17)}  # teams by Division


def season(scenario: int, place: int = 1) -> Table:
    """A solo table of a scenario on which so many less one Opponents have more points than the club."""
    table = given(1, scenario=scenario).club_points(10)
    teams = list(OPPONENTS[table.g.division])[: place - 1]
    return table.points(**{f"T{team:02}": 11 for team in teams})


def won(table: Table) -> bool:
    """Whether the scenario would be won now."""
    return bool(table.view(0).solo["won"])


def teams_on(table: Table) -> list[str]:
    """The Opponents of the league."""
    return [team.team for team in table.view(0).league]


@pytest.mark.rule("EL-297")
def test_what_no_scenario_changes_is_as_usual() -> None:
    table = fresh(1, seed=3).until("basic_action")
    club = table.view(0).clubs[0]
    assert (len(club.squad), len(club.staff), len(club.directors), club.tactics >= 1) == (2, 1, 3, True)
    assert (table.g.debt, table.part(0, "Scenario")) == (0, 0)
    table.until()
    assert len(table.events("week")) == 6
    assert [table.view(0).solo[what] for what in ("scenario", "won")] == [None, True]


@pytest.mark.rule("EL-297")
def test_the_scenario_overrules_the_usual_rules() -> None:
    usual = given(1).squad(0, "V02").staff(0, "F1", only=True).resource(0, fitness=1).turn(0)
    assert "card_action:F1" in usual.options(0)
    ageing = given(1, scenario=4).squad(0, "V02").staff(0, "F1", only=True).resource(0, fitness=1).turn(0)
    assert ageing.why(0, "card_action:F1") == "EL-171"  # nobody is left to train


@pytest.mark.rule("EL-298")
def test_one_of_four_then_of_three_then_of_two_new_directors() -> None:
    table = fresh(1)
    seen: list[str] = []
    kept = []
    for count in (4, 3, 2):
        options = table.options(0)
        assert len(options) == count
        assert all(option.startswith("solo_director:") for option in options)
        assert not set(options) & set(seen)
        seen += options
        kept.append(options[-1].partition(":")[2])
        table.play(0, options[-1])
    assert [director.card for director in table.view(0).clubs[0].directors] == kept
    assert table.g.spare == []


@pytest.mark.rule("EL-299")
@pytest.mark.parametrize("scenario", [0, 3, 4, 5])
def test_the_player_chooses_the_division(scenario: int) -> None:
    for division in (3, 2, 1):
        table = given(1, division=division, scenario=scenario)
        assert teams_on(table) == [f"T{team:02}" for team in OPPONENTS[division]]


@pytest.mark.rule("EL-299")
@pytest.mark.parametrize(("scenario", "fixed"), [(1, 3), (2, 2), (6, 1)])
def test_some_scenarios_fix_the_division(scenario: int, fixed: int) -> None:
    for division in (3, 2, 1):
        if division == fixed:
            assert Match(GAME, 1, {"scenario": scenario, "division": division}, b"secret")
        else:
            with pytest.raises(TouchlineError, match=rf"played in Division {fixed}: .*EL-299"):
                Match(GAME, 1, {"scenario": scenario, "division": division}, b"secret")


@pytest.mark.rule("EL-299")
def test_the_recommended_division_is_the_default() -> None:
    played = [Match(GAME, 1, {"scenario": scenario}, b"secret").state.division for scenario in range(7)]
    assert played == [3, 3, 2, 3, 3, 2, 1]
    assert Match(GAME, 2, {}, b"secret").state.division == 3


@pytest.mark.rule("EL-300")
def test_scenarios_change_the_usual_setup_and_nothing_else() -> None:
    usual, crisis = fresh(1, seed=4), fresh(1, seed=4, scenario=3)
    assert usual.options(0) == crisis.options(0)
    first = usual.options(0)[0]
    for table in (usual, crisis):
        table.play(0, first).until("keep_objective")
    assert usual.g.squad == crisis.g.squad
    assert usual.g.tactics == crisis.g.tactics
    assert (usual.g.debt, crisis.g.debt) == (0, 12)


@pytest.mark.rule("EL-301")
def test_the_solo_player_is_first_player_in_every_week() -> None:
    table = fresh(1, seed=2).until()
    assert [lead for _, lead in table.events("week")] == [0] * 6


@pytest.mark.rule("EL-302")
def test_the_league_has_nine_teams() -> None:
    for division, teams in OPPONENTS.items():
        table = given(1, division=division).points(**{f"T{team:02}": 1 for team in teams})
        assert len(teams_on(table)) + len(table.view(0).clubs) == 9
        assert table.view(0).clubs[0].place == 9


@pytest.mark.rule("EL-303")
def test_one_row_may_be_dealt_anew_after_the_weekly_discards() -> None:
    table = given(1).step(s.MARKET_SHIFT)
    assert table.options(0) == [f"solo_refresh:{row}" for row in ("players", "staff", "sponsors", "none")]
    shifted, discards = table.view(0), table.view(0).discards
    assert [len(discards[row]) for row in ("players", "staff", "sponsors")] == [1, 1, 1]
    table.play(0, "staff")
    seen = table.view(0)
    assert (seen.players, seen.sponsors) == (shifted.players, shifted.sponsors)
    assert not set(seen.staff) & set(shifted.staff)
    assert set(shifted.staff) < set(seen.discards["staff"])
    assert table.asked(0) is None


@pytest.mark.rule("EL-303")
def test_nobody_deals_a_row_anew_in_company() -> None:
    assert given(2).step(s.MARKET_SHIFT).asked(0) is None


@pytest.mark.rule("EL-304")
def test_the_solo_player_has_an_objective_that_scores() -> None:
    table = fresh(1, seed=3).until("keep_objective")
    assert len(table.options(0)) == 2
    assert table.play(0, table.options(0)[0]).view(0).own.objective
    met = given(1).objective(0, "O04").office(0, 2).cash(0, 5).turn(0).play(0, "build:office")
    assert met.g.vp[0] == 2


@pytest.mark.rule("EL-305")
def test_the_scenarios_points_are_added_to_the_usual_ones() -> None:
    table = season(1).office(0, 3)
    table.g.vp[0] = 4
    table.g.won[0] = 5
    parts = table.final(0).parts
    assert (parts["League"], parts["VP tokens"], parts["Office"], parts["Scenario"]) == (15, 4, 9, 5)
    assert table.final(0).total == 33


@pytest.mark.rule("EL-306")
def test_a_missed_goal_loses_the_scenario_whatever_the_points() -> None:
    table = season(2, place=4)
    table.g.vp[0] = 90
    table.g.agenda = [s.FINAL_SCORING]
    table._settle()
    scenario, is_won, rank = table.events("solo_result")[0]
    assert (scenario, is_won, scenarios.RANKS[rank]) == (2, 0, "world_class")
    assert not won(table)


@pytest.mark.rule("EL-306")
@pytest.mark.parametrize("place", [2, 3])
def test_all_goals_have_to_be_met(place: int) -> None:
    table = season(6, place=place)
    table.g.vp[0] = 60
    assert won(table) is (place == 2)
    table.g.vp[0] = 0
    assert not won(table)


@pytest.mark.rule("EL-310")
@pytest.mark.parametrize(
    ("division", "least"), [(3, (40, 50, 55, 65)), (2, (40, 45, 50, 55)), (1, (35, 40, 45, 50))]
)
def test_each_division_has_its_own_column_of_ranks(division: int, least: tuple[int, ...]) -> None:
    table = given(1, division=division)
    table.g.vp[0] -= table.final(0).total
    for at, points in enumerate(least):
        table.g.vp[0] += points - 1
        assert table.view(0).solo["rank"] == scenarios.RANKS[at]
        table.g.vp[0] += 1
        assert table.view(0).solo["rank"] == scenarios.RANKS[at + 1]
        table.g.vp[0] -= points


@pytest.mark.rule("EL-310")
@pytest.mark.parametrize(("division", "rank"), [(3, "promising"), (2, "reputable"), (1, "world_class")])
def test_the_rank_follows_the_division_that_is_played(division: int, rank: str) -> None:
    table = given(1, scenario=5, division=division)
    table.g.vp[0] += 54 - table.final(0).total
    assert table.view(0).solo["rank"] == rank


# sc1: the first job


@pytest.mark.rule("EL-311")
def test_sc1_is_played_in_division_3_with_the_normal_setup() -> None:
    table = fresh(1, seed=3, scenario=1).until("keep_objective")
    usual = fresh(1, seed=3).until("keep_objective")
    assert teams_on(table) == [f"T{team:02}" for team in range(1, 9)]
    assert table.view(0).clubs[0] == usual.view(0).clubs[0]


@pytest.mark.rule("EL-312")
@pytest.mark.parametrize(("place", "goal"), [(1, True), (8, True), (9, False)])
def test_sc1_asks_not_to_finish_last(place: int, goal: bool) -> None:
    assert won(season(1, place)) is goal


@pytest.mark.rule("EL-313")
def test_sc1_gives_a_point_for_each_match_won() -> None:
    table = season(1)
    table.g.won[0] = 4
    assert table.part(0, "Scenario") == 4


# sc2: promotion


@pytest.mark.rule("EL-314")
def test_sc2_is_played_in_division_2_with_extra_cash() -> None:
    table, usual = fresh(1, seed=3, scenario=2), fresh(1, seed=3)
    for other in (table, usual):
        other.until("keep_objective")
    assert teams_on(table) == [f"T{team:02}" for team in range(5, 13)]
    assert table.stock(0)["cash"] == usual.stock(0)["cash"] + 4


@pytest.mark.rule("EL-315")
@pytest.mark.parametrize(("place", "goal"), [(3, True), (4, False)])
def test_sc2_asks_for_the_third_place(place: int, goal: bool) -> None:
    assert won(season(2, place)) is goal


@pytest.mark.rule("EL-316")
@pytest.mark.parametrize(("place", "league", "more"), [(1, 15, 4), (2, 10, 2), (3, 8, 0)])
def test_sc2_gives_more_for_the_first_two_places(place: int, league: int, more: int) -> None:
    table = season(2, place)
    assert (table.part(0, "League"), table.part(0, "Scenario")) == (league, more)


# sc3: a club in crisis


@pytest.mark.rule("EL-317")
def test_sc3_starts_with_a_low_stat_and_a_debt() -> None:
    table = fresh(1, scenario=3)
    assert teams_on(table) == [f"T{team:02}" for team in range(1, 9)]
    assert teams_on(fresh(1, scenario=3, division=1)) == [f"T{team:02}" for team in range(9, 17)]
    assert table.stats(0) == {"cash": 1, "fans": 2, "ops": 2, "fitness": 2}
    assert table.view(0).debt == 12


@pytest.mark.rule("EL-317")
def test_directors_change_the_low_stat_of_sc3() -> None:
    table = given(1, scenario=3).directors(0, "D01", "D02", "D03")  # cash +2, +1, +1
    assert table.step(s.REVEAL_DIRECTORS).stats(0)["cash"] == 5


@pytest.mark.rule("EL-318")
def test_sc3_takes_any_amount_before_upkeep() -> None:
    table = given(1, scenario=3).cash(0, 6).end_of_week()
    assert table.options(0) == [f"pay_debt:{amount}" for amount in range(7)]
    table.play(0, "3")
    assert table.view(0).debt == 9
    assert table.stock(0)["cash"] == 1  # upkeep 1, and 1 for the debt
    few = given(1, scenario=3).cash(0, 5)
    few.g.debt = 2
    assert few.upkeep().options(0) == ["pay_debt:0", "pay_debt:1", "pay_debt:2"]


@pytest.mark.rule("EL-318")
def test_upkeep_is_higher_while_debt_is_left() -> None:
    table = given(1, scenario=3).squad(0, "P05", "P06")
    assert table.upkeep_cost(0) == 2 + 1
    table.g.debt = 0
    assert table.upkeep_cost(0) == 2
    paid = given(1, scenario=3).squad(0, "P05", "P06").cash(0, 14).upkeep().play(0, "12")
    assert paid.stock(0)["cash"] == 0  # the debt is gone before upkeep is paid
    assert paid.token(paid.view(0).clubs[0].staff[0].card, "suspension") == 0


@pytest.mark.rule("EL-319")
def test_sc3_takes_money_after_the_last_match() -> None:
    table = given(1, scenario=3, week=6).cash(0, 9).end_of_week()
    assert table.asked(0) == "pay_debt"
    table.play(0, "9")
    assert (table.g.debt, table.stock(0)["cash"], table.g.over) == (3, 0, 1)


@pytest.mark.rule("EL-401")
def test_the_last_payment_comes_before_end_objectives() -> None:
    table = given(1, scenario=3, week=6).objective(0, "O10").cash(0, 14).end_of_week()  # 8 cash left
    assert table.g.vp[0] == 0
    assert table.play(0, "7").g.vp[0] == 0
    rich = given(1, scenario=3, week=6).objective(0, "O10").cash(0, 14).end_of_week().play(0, "6")
    assert rich.g.vp[0] == 2


@pytest.mark.rule("EL-320")
@pytest.mark.parametrize(("debt", "place", "goal"), [(0, 8, True), (1, 1, False), (0, 9, False)])
def test_sc3_asks_for_no_debt_and_not_the_last_place(debt: int, place: int, goal: bool) -> None:
    table = season(3, place)
    table.g.debt = debt
    assert won(table) is goal


@pytest.mark.rule("EL-321")
@pytest.mark.parametrize(("cash", "debt", "points"), [(0, 4, -4), (8, 0, 2), (9, 0, 3), (2, 1, -1)])
def test_sc3_counts_debt_and_cash(cash: int, debt: int, points: int) -> None:
    table = season(3).cash(0, cash)
    table.g.debt = debt
    assert table.part(0, "Scenario") == points


# sc4: an ageing team


@pytest.mark.rule("EL-322")
def test_sc4_starts_with_three_veterans() -> None:
    table = given(1, scenario=4).step(s.STARTING_CARDS)
    assert teams_on(table) == [f"T{team:02}" for team in range(1, 9)]
    assert teams_on(given(1, scenario=4, division=2)) == [f"T{team:02}" for team in range(5, 13)]
    assert len(table.g.squad[0]) == 3
    assert min(table.g.squad[0]) >= VETERAN


@pytest.mark.rule("EL-323")
def test_veterans_of_sc4_grow_weaker_every_week() -> None:
    table = given(1, scenario=4).squad(0, "V02", "V07", "P07").cash(0, 9).upkeep()
    assert [table.token(name, "weak_perm") for name in ("V02", "V07", "P07")] == [1, 1, 0]
    table.upkeep()
    assert table.token("V02", "weak_perm") == 2
    assert given(1).squad(0, "V02").cash(0, 9).upkeep().token("V02", "weak_perm") == 0


@pytest.mark.rule("EL-323")
def test_veterans_of_sc4_cannot_be_trained() -> None:
    bonus = given(1, scenario=4).row("sponsors", "SP02", "SP03", "SP04", "SP05", "SP06").turn(0)
    bonus.play(0, "adboard:SP04", "bonus")  # veterans(draw 3, discard 1, trained 1)
    bonus.play(0, bonus.options(0)[0])
    while bonus.asked(0):
        bonus.play(0, bonus.options(0)[0])
    assert len(bonus.g.squad[0]) == 2
    assert not any(bonus.g.tokens[8 * card + s.TRAINED] for card in bonus.g.squad[0])
    assert not given(1, scenario=4).squad(0, "V02").meeting(0, "BM15", "blue").is_trained("V02")  # train(any)
    assert given(1).squad(0, "V02").meeting(0, "BM15", "blue").is_trained("V02")


@pytest.mark.rule("EL-323")
@pytest.mark.parametrize(("options", "trained"), [({"scenario": 4}, False), ({}, True)])
def test_a_veteran_of_sc4_learns_nothing_from_a_match(options: dict[str, int], trained: bool) -> None:
    table = given(1, **options).squad(0, "V01").result(0, "win").dice(2)  # Training
    check_lane(assigned(table, 0, "V01"), 0, s.CONSEQUENCES)
    assert table.is_trained("V01") is trained


@pytest.mark.rule("EL-324")
@pytest.mark.parametrize(
    ("youngsters", "veterans", "goal"), [(3, 1, True), (3, 0, True), (2, 1, False), (3, 2, False)]
)
def test_sc4_asks_for_trained_youngsters_and_few_veterans(youngsters: int, veterans: int, goal: bool) -> None:
    table = season(4, place=9).player(0, "Y09")  # the place does not matter, nor an Untrained one
    for name in ("Y01", "Y02", "Y03")[:youngsters]:
        table.player(0, name, trained=True)
    table.squad(0, *("V02", "V03")[:veterans])
    assert won(table) is goal


@pytest.mark.rule("EL-325")
def test_sc4_gives_a_point_for_each_trained_youngster() -> None:
    table = season(4).player(0, "Y01", trained=True).player(0, "Y02", trained=True).player(0, "Y03")
    assert table.player(0, "P07", trained=True).part(0, "Scenario") == 2


# sc5: the building deadline


@pytest.mark.rule("EL-326")
def test_sc5_closes_the_second_stand_until_stand_3_is_built() -> None:
    table = given(1, scenario=5).resource(0, fans=4)
    assert teams_on(table) == [f"T{team:02}" for team in range(5, 13)]
    assert teams_on(given(1, scenario=5, division=3)) == [f"T{team:02}" for team in range(1, 9)]
    assert table.match(0).until("stands").options(0) == ["stands:0", "stands:1"]
    fourth = given(1, scenario=5).resource(0, fans=4).built(0, stand_4=1).match(0).until("stands")
    assert fourth.options(0)[-1] == "stands:2"
    third = given(1, scenario=5).resource(0, fans=4).built(0, stand_3=1).match(0).until("stands")
    assert third.options(0)[-1] == "stands:3"


@pytest.mark.rule("EL-327")
@pytest.mark.parametrize(
    ("built", "week", "met"),
    [
        ({"stand_3": 1, "stand_4": 1, "adboard_3": 1, "store": 1, "lighting": 1}, 4, True),
        ({"stand_3": 1, "stand_4": 1, "adboard_3": 1, "store": 2}, 4, True),
        ({"stand_3": 1, "stand_4": 1, "adboard_3": 1, "store": 1}, 4, False),
        ({"stand_3": 1, "stand_4": 1, "store": 4}, 4, False),
        ({"stand_3": 1, "stand_4": 1, "adboard_3": 1, "store": 2}, 3, False),
        ({"stand_3": 1, "stand_4": 1, "adboard_3": 1, "store": 2}, 5, False),
    ],
)
def test_sc5_inspects_the_stadium_at_the_end_of_week_4(built: dict[str, int], week: int, met: bool) -> None:
    table = given(1, scenario=5, week=week).club_points(1).built(0, **built).step(s.UNEXHAUST)
    assert table.view(0).solo["deadline_met"] is met
    assert won(table) is met


@pytest.mark.rule("EL-327")
@pytest.mark.parametrize(("place", "goal"), [(8, True), (9, False)])
def test_sc5_asks_not_to_finish_last(place: int, goal: bool) -> None:
    table = season(5, place)
    table.g.deadline_met = 1
    assert won(table) is goal


@pytest.mark.rule("EL-328")
def test_sc5_gives_a_point_for_each_sold_out_match() -> None:
    table = season(5)
    table.g.sold_outs[0] = 3
    assert table.part(0, "Scenario") == 3


# sc6: the title


@pytest.mark.rule("EL-329")
def test_sc6_trains_a_starting_player_before_week_1() -> None:
    table = fresh(1, seed=3, scenario=6).until("start_training")
    assert teams_on(table) == [f"T{team:02}" for team in range(9, 17)]
    squad = [player.card for player in table.view(0).clubs[0].squad]
    assert table.options(0) == [f"start_training:{name}" for name in squad]
    assert (table.g.week, table.stock(0)["cash"]) == (0, 0)
    table.play(0, squad[1])
    assert (table.is_trained(squad[1]), table.is_trained(squad[0]), table.g.week) == (True, False, 1)


@pytest.mark.rule("EL-330")
@pytest.mark.parametrize(("place", "total", "goal"), [(2, 45, True), (2, 44, False), (3, 99, False)])
def test_sc6_asks_for_the_second_place_and_45_points(place: int, total: int, goal: bool) -> None:
    table = season(6, place)
    table.g.vp[0] = total - table.final(0).total
    assert won(table) is goal


@pytest.mark.rule("EL-331")
@pytest.mark.parametrize(("place", "more"), [(1, 3), (2, 0)])
def test_sc6_gives_more_for_the_title(place: int, more: int) -> None:
    assert season(6, place).part(0, "Scenario") == more
