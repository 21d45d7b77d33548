# mypy: disable-error-code="arg-type, assignment, operator"
"""Prepare steps 2 and 3: formation, Jerseys, Player cards, funding (EL-177 to EL-197)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from tests.games.eleven.matchday import assignable, kick_off, lay_out, who_plays, zones
from touchline.engine.errors import Refused
from touchline.games.eleven.cards import JERSEY_NAMES
from touchline.games.eleven.rules.pitch import jersey_strength, task_of


def jersey(name: str) -> int:
    """A Jersey by name."""
    return JERSEY_NAMES.index(name)


# Formation and row shapes


@pytest.mark.rule("EL-177")
def test_one_tactic_card_is_the_formation() -> None:
    table = given().tactics(0, "TB2", "TA3").match(0)
    assert table.options(0) == ["formation:TB2:4-4-2", "formation:TB2:4-3-3", "formation:TA3:5-4-1"]
    table.play(0, "TA3:5-4-1")
    assert table.asked(0) == "row_shape"
    with pytest.raises(Refused):
        table.play(0, "formation:TB2:4-4-2")
    assert "formation:TB1:3-5-2" not in given().tactics(0, "TB2").match(0).options(0)


@pytest.mark.rule("EL-178")
@pytest.mark.parametrize("plan", ["TB1:5-3-2", "TB2:4-4-2", "TB3:4-5-1", "TB4:4-2-4"])
def test_a_formation_says_how_many_stand_in_each_row(plan: str) -> None:
    table = lay_out(given().tactics(0, plan[:3]), plan).until("confirm_lineup")
    rows = "".join(zone[1] for zone in zones(table).values())
    assert f"{rows.count('D')}-{rows.count('M')}-{rows.count('F')}" == plan[4:]
    assert len(rows) == 10


@pytest.mark.rule("EL-179")
@pytest.mark.parametrize("plan", ["TB1:3-5-2", "TB1:5-3-2", "TB4:5-4-1", "TB4:4-2-4"])
def test_limits_of_zones(plan: str) -> None:
    table = given().tactics(0, plan[:3]).match(0).play(0, plan)
    while table.asked(0) == "row_shape":
        for shape in table.options(0):
            left, centre, right = (int(count) for count in shape[10:].split("-"))
            assert 1 <= centre <= 3
            assert 0 <= left <= 1
            assert 0 <= right <= 1
        table.play(0, table.options(0)[-1])
    shape = table.g.shape[:9]
    assert all(1 <= shape[zone] <= 3 for zone in (1, 4, 7))
    assert all(shape[zone] <= 1 for zone in (0, 2, 3, 5, 6, 8))


@pytest.mark.rule("EL-181")
def test_jerseys_stay_where_they_are_after_the_plan() -> None:
    table = lay_out(given().tactics(0, "TB1", "TA6").player(0, "P07").resource(0, fitness=1))
    before = zones(table.play(0, "P07@CD").until("confirm_lineup"))
    table.play(0, "confirm")
    assert table.asked(0) == "second_tactic"
    table.caretake()
    assert table.events("full_time")
    assert zones(table) == before


@pytest.mark.rule("EL-181")
def test_an_effect_may_move_a_jersey() -> None:
    table = kick_off(lay_out(given().tactics(0, "TB1", "TA6"))).until("second_tactic")
    before = zones(table)
    table.play(0, "TA6").play(0, table.options(0)[0])
    assert len(set(zones(table).items()) - set(before.items())) == 1


@pytest.mark.rule("EL-182")
def test_a_plan_may_be_revised_until_it_is_confirmed() -> None:
    table = lay_out(given().player(0, "P12").resource(0, fitness=1, ops=1)).play(0, "P12@CD", "fund")
    assert (table.stock(0)["fitness"], table.stock(0)["ops"]) == (0, 0)
    table.until("confirm_lineup")
    assert table.options(0) == ["confirm_lineup:confirm", "confirm_lineup:restart"]
    table.play(0, "restart")
    assert table.asked(0) == "formation"
    assert (table.stock(0)["fitness"], table.stock(0)["ops"]) == (1, 1)
    assert (who_plays(table), zones(table)) == ([], {})
    kick_off(table.play(0, "TB1:3-5-2"))
    assert table.asked(0) != "confirm_lineup"
    assert sum(zone[1] == "M" for zone in zones(table).values()) == 5


# Who plays


@pytest.mark.rule("EL-183")
def test_one_fitness_on_each_player_who_plays() -> None:
    table = lay_out(given().squad(0, "P07", "P11", "P06").resource(0, fitness=2))
    table.play(0, "P07@CD")
    assert table.stock(0)["fitness"] == 1
    table.play(0, "P11@CD")
    assert table.stock(0)["fitness"] == 0
    assert table.view(0).clubs[0].match.placed["fitness"] == 2
    assert table.asked(0) != "assign_player"  # without fitness nobody else can play
    assert who_plays(table) == ["P07", "P11"]


@pytest.mark.rule("EL-184")
@pytest.mark.parametrize("token", ["injury", "suspension"])
def test_the_injured_and_suspended_do_not_play(token: str) -> None:
    table = given().player(0, "P06", **{token: 2}).player(0, "P07").resource(0, fitness=2, fans=1)
    lay_out(table)
    assert assignable(table) == ["P07@CD"]
    assert table.why(0, "P06@LD") == "EL-184"
    kick_off(table.dice(6))
    assert table.asked(0) == "stands"  # nobody rolled: his effect before the Match does not happen either
    assert table.score(0) == (0, 0)


@pytest.mark.rule("EL-185")
def test_one_of_two_players_with_the_same_number() -> None:
    table = lay_out(given().squad(0, "P07", "P12", "P11").resource(0, fitness=3))
    assert {"P07@CD", "P12@CD"} <= set(assignable(table))
    table.play(0, "P07@CD")
    assert assignable(table) == ["P11@CD"]
    assert table.why(0, "P12@CD") == "EL-185"


@pytest.mark.rule("EL-186")
def test_a_player_plays_in_his_zones_on_the_pitch() -> None:
    table = lay_out(given().squad(0, "P06", "P07", "P05").resource(0, fitness=3))
    assert assignable(table) == ["P06@LD", "P06@RD", "P07@CD", "P05@LD", "P05@CD", "P05@RD"]
    table.play(0, "P06@RD")
    assert zones(table)["j3"] == "RD"
    assert assignable(table) == ["P07@CD", "P05@LD", "P05@CD"]  # RD is taken
    assert "j3" in kick_off(table).pitch(0)


def benched_winger() -> Table:
    """P29, whose Jersey 11 is on the Bench, and P28, who owns the unnumbered Jersey on the Pitch."""
    table = given().squad(0, "P29", "P28").dressed(0).resource(0, fitness=2)
    return table.jersey(0, "j11", bench=True).jersey(0, "j10", bench=False)


@pytest.mark.rule("EL-187")
def test_a_benched_jersey_swaps_with_one_that_has_no_player() -> None:
    table = lay_out(benched_winger(), "TB1:3-5-2", -1)
    before = table.pitch(0)
    assert before["u1"] == before["j10"] == "a"
    table.play(0, "P29@RF")
    plain = ["j10", "j9", "j8", "j7", "j6", "j5", "j4", "j3", "j2"]  # 11 down to 2
    assert table.options(0) == [f"swap_out:{name}" for name in plain]
    assert table.why(0, "swap_out:u1") == table.why(0, "swap_out:u2") == "EL-187"
    kick_off(table.play(0, "j10")).caretake()
    del before["j10"]  # not u1: P28 is not assigned, but he is owned
    assert table.pitch(0) == before | {"j11": "a"}
    assert table.g.attacking[0] >> jersey("j10") & 1  # what goes to the Bench keeps its side
    assert zones(table)["j11"] == "RF"
    assert "j10" not in zones(table)


@pytest.mark.rule("EL-187")
def test_the_swap_takes_the_jersey_that_the_owner_names() -> None:
    table = lay_out(benched_winger(), "TB1:3-5-2", -1)
    before = table.pitch(0)
    assert before["j4"] == "d"
    kick_off(table.play(0, "P29@RF", "j4")).caretake()
    del before["j4"]
    assert table.pitch(0) == before | {"j11": "a"}


@pytest.mark.rule("EL-188")
@pytest.mark.parametrize(("plays", "task"), [("P07", "d"), ("P12", "a")])
def test_a_shared_jersey_shows_the_task_of_the_one_who_plays(plays: str, task: str) -> None:
    other = "a" if task == "d" else "d"
    table = given().squad(0, "P07", "P12").dressed(0).jersey(0, "j4", other).resource(0, fitness=1)
    kick_off(lay_out(table).play(0, f"{plays}@CD")).caretake()
    assert table.pitch(0)["j4"] == task


@pytest.mark.rule("EL-189")
def test_three_players_with_unnumbered_jerseys_at_most() -> None:
    table = given().squad(0, "Y01", "Y02", "P28", "P33", "P07").dressed(0).resource(0, fitness=5)
    lay_out(table, "TB1:5-3-2")
    for name in ("Y01@LD", "Y02@CD", "P28@CF"):
        assert name in assignable(table)
        table.play(0, name)
        while table.asked(0) in ("swap_out", "fund_effect"):
            table.play(0, table.options(0)[-1])
    assert assignable(table) == ["P07@CD"]
    assert table.why(0, "P33@CF") == "EL-189"


@pytest.mark.rule("EL-190", "EL-191")
def test_an_unnumbered_jersey_shows_the_task_of_its_user_and_keeps_it() -> None:
    table = given().squad(0, "Y01", "Y02", "Y03", "P28").dressed(0).resource(0, fitness=1)
    assert table.pitch(0)["u1"] == "d"  # Y01's
    lay_out(table).play(0, "P28@CF")  # found no Jersey of his own: he uses the first one on the Pitch
    kick_off(table)
    assert table.g.line_up[jersey("u1")] == THING["P28"]
    table.caretake()
    assert table.events("full_time")
    assert table.pitch(0)["u1"] == "a"
    assert table.end_of_week().pitch(0)["u1"] == "a"


@pytest.mark.rule("EL-191")
def test_a_bench_swap_stays_after_the_match() -> None:
    table = lay_out(benched_winger(), "TB1:3-5-2", -1).play(0, "P29@RF", "j10")
    kick_off(table).caretake()
    table.end_of_week()
    assert "j11" in table.pitch(0)
    assert "j10" not in table.pitch(0)


@pytest.mark.rule("EL-192")
def test_one_goalkeeper() -> None:
    table = lay_out(given().squad(0, "P01", "P03", "P07").resource(0, fitness=3))
    assert assignable(table) == ["P01@GK", "P03@GK", "P07@CD"]
    table.play(0, "P03@GK")
    assert assignable(table) == ["P07@CD"]
    assert table.why(0, "P01@GK") == "EL-192"


@pytest.mark.rule("EL-193")
def test_the_jersey_of_a_player_who_does_not_play_is_plain() -> None:
    table = kick_off(lay_out(given().player(0, "P11").dressed(0).resource(0, fitness=1, fans=1)))
    assert "j5" in zones(table)
    assert jersey_strength(table.g, 0, jersey("j5"), 0) == 1
    assert task_of(table.g, 0, jersey("j5")) == 1  # defence, as it lies
    plays = lay_out(given().player(0, "P11").dressed(0).resource(0, fitness=1, fans=1))
    kick_off(plays.play(0, "P11@CD"))
    assert jersey_strength(plays.g, 0, jersey("j5"), 0) == 3


@pytest.mark.rule("EL-194")
def test_nobody_has_to_play() -> None:
    table = lay_out(given().squad(0, "P01", "P07").resource(0, fitness=5))
    assert "assign_player:done" in table.options(0)
    kick_off(table.play(0, "done"))
    assert who_plays(table) == []
    assert table.caretake().events("full_time")
    assert table.stock(0)["fitness"] == 5


# Effects with a cost


@pytest.mark.rule("EL-195")
def test_a_cost_is_placed_on_top_of_the_fitness() -> None:
    short = lay_out(given().player(0, "P20").resource(0, fitness=1)).play(0, "P20@CM")
    assert short.asked(0) != "fund_effect"
    table = lay_out(given().player(0, "P20").resource(0, fitness=2)).play(0, "P20@CM")
    assert table.options(0) == ["fund_effect:fund", "fund_effect:no"]
    table.play(0, "fund")
    assert table.stock(0)["fitness"] == 0
    assert kick_off(table).until("match_effect").asked(0) == "match_effect"


@pytest.mark.rule("EL-195")
def test_an_effect_that_was_not_funded_cannot_be_used() -> None:
    table = lay_out(given().player(0, "P20").resource(0, fitness=3)).play(0, "P20@CM", "no")
    assert table.stock(0)["fitness"] == 2
    kick_off(table).until("match_effect")
    assert table.events("full_time")  # the question never came
    assert table.events("effect") == []


@pytest.mark.rule("EL-196")
def test_an_effect_is_funded_once() -> None:
    table = lay_out(given().player(0, "P20").resource(0, fitness=9)).play(0, "P20@CM", "fund")
    assert table.stock(0)["fitness"] == 7
    assert table.asked(0) != "fund_effect"
    kick_off(table).until("match_effect").play(0, "P20")
    assert table.asked(0) != "match_effect"
    assert table.g.boosts[jersey("j10")] == 1


@pytest.mark.rule("EL-197")
def test_an_effect_without_a_cost_binds_its_owner() -> None:
    table = lay_out(given().squad(0, "P06", "P16").opponent(0, "T16-4").resource(0, fitness=2))
    table.play(0, "P06@LD", "P16@CM")
    kick_off(table.dice(6))
    assert table.events("opponent_goal") == [[0, 1, 0, 1]]  # nobody was asked
    table.caretake()
    assert table.events("full_time")[0][4] == 2  # a loss
    assert table.token("P16", "suspension") == 1


@pytest.mark.rule("EL-197")
def test_bound_effects_leave_no_way_out() -> None:
    table = lay_out(given().squad(0, "P14", "P22").resource(0, fitness=2), "TB1:5-3-2", -1)
    table.play(0, "P14@CD", "P22@LM")
    kick_off(table).until("after_effect")
    assert sorted(table.options(0)) == ["after_effect:P14", "after_effect:P22"]
