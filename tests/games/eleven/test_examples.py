"""The worked examples of the ledger, as it states them."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from touchline.engine.errors import Refused
from touchline.games.eleven import cards, scenarios, state as s
from touchline.games.eleven.effects import (
    SECTION_CD,
    SECTION_CF,
    SECTION_CM,
    SECTION_LW,
    SECTION_RW,
    TASK_A,
    TASK_D,
)
from touchline.games.eleven.rules import club, league, match, results, stadium
from touchline.games.eleven.rules.lane import go_on
from touchline.games.eleven.rules.pitch import jersey_strength, line_up_of, opponent_line_up

SECTION = {"LW": SECTION_LW, "RW": SECTION_RW, "CD": SECTION_CD, "CM": SECTION_CM, "CF": SECTION_CF}


def team(**sections: str) -> list[list[int]]:
    """A team as match.play wants it: `team(LW="d2 d1", CF="a3")`; the n-th word is footballer n."""
    found: list[list[int]] = [[] for _ in range(10)]
    who = 0
    for section, words in sections.items():
        for word in words.split():
            task = TASK_A if word[0] == "a" else TASK_D
            found[2 * SECTION[section] + task].append(match.footballer(int(word[1:]), 0, who))
            who += 1
    return found


def told(moments: list[int]) -> list[tuple[str, int, str]]:
    """Moments as section, side and outcome."""
    names = {number: name for name, number in SECTION.items()}
    words = ("blocked", "saved", "goal")
    return [(names[m >> 3 & 7], m >> 2 & 1, words[m & 3]) for m in moments]


def after_sections(table: Table, seat: int, own: int, other: int) -> Table:
    """A Match in which the Sections are over with this score."""
    g = table.g
    g.day = s.FRIDAY
    g.revealed |= 1 << seat
    g.score[2 * seat], g.score[2 * seat + 1] = own, other
    return table


def assigned(table: Table, seat: int, *names: str, funded: tuple[str, ...] = ()) -> Table:
    """These Players play, each in a Zone of his."""
    g = table.g
    for name in names:
        card = THING[name]
        if cards.LINE[card] == cards.GK:
            g.keeper[seat] = card
            continue
        jersey = cards.SIDE_JERSEY[2 * card + g.tokens[8 * card + s.TRAINED]]
        if jersey < 0:
            jersey = next(j for j in (10, 11, 12) if g.line_up[13 * seat + j] < 0)
        g.line_up[13 * seat + jersey] = card
        g.zone[13 * seat + jersey] = cards.PLAYER_ZONES[card][0]
        if name in funded:
            g.funded[seat] |= 1 << jersey
    return table


def shapes(table: Table, which: int = 0) -> None:
    """Take the first (or, with -1, the last) shape of every row."""
    while table.asked(0) == "row_shape":
        table.play(0, table.options(0)[which])


def check_lane(table: Table, seat: int, *ops: int) -> Table:
    """Run a part of a club's Friday."""
    table.g.todo[seat] = list(reversed(ops))
    return table._run(lambda: go_on(table.g, seat))._settle()


@pytest.mark.rule("EL-X01")
def test_starting_jerseys() -> None:
    table = given().squad(0, "V04", "Y17").dressed(0)
    assert table.pitch(0) == {
        "j2": "d", "j3": "d", "j4": "d", "j5": "d", "j6": "a",
        "j7": "a", "j8": "a", "j9": "a", "j10": "a", "u1": "d",
    }  # fmt: skip


@pytest.mark.rule("EL-X02")
def test_upkeep_at_the_start() -> None:
    table = given().squad(0, "V04", "Y17", "P07")
    assert table.view(0).clubs[0].maintenance == [3, 4, 1]
    assert table.upkeep_cost(0) == 2


@pytest.mark.rule("EL-X03")
def test_majority_decides() -> None:
    table = given().directors(0, "D05", "D06", "D15").top("BM02", "BM01").dice(6, 6).board()
    assert next(args[2] for args in table.events("votes")) == cards.YELLOW
    assert table.stock(0) == {"cash": 2, "fans": 0, "ops": 0, "fitness": 0}


@pytest.mark.rule("EL-X03")
def test_yellow_of_bm01_gives_cash_for_fans() -> None:
    table = given().resource(0, fans=3).meeting(0, "BM01", "yellow")
    assert table.stock(0) == {"cash": 2, "fans": 1, "ops": 0, "fitness": 0}


@pytest.mark.rule("EL-X04")
def test_as_much_as_possible_is_lost() -> None:
    table = given().resource(0, fans=1).meeting(0, "BM01", "yellow")
    assert table.stock(0) == {"cash": 2, "fans": 0, "ops": 0, "fitness": 0}


@pytest.mark.rule("EL-X05")
def test_three_colours_reroll_for_free() -> None:
    directors = ("D01", "D05", "D08")  # face 1: R Y B, face 2: Y Y B
    table = (
        given(seats=2).directors(0, *directors).resource(0, fans=2).top("BM02", "BM02").dice(1, 2, 3).board()
    )
    votes = [args for args in table.events("votes") if args[0] == 0]
    assert [vote[1:] for vote in votes] == [[1, -1], [2, cards.YELLOW]]
    assert table.stock(0)["fans"] == 2
    assert table.asked(0) == "bm_reroll"


@pytest.mark.rule("EL-X06")
def test_a_scout_works_on_the_day_that_he_is_hired() -> None:
    table = given().resource(0, cash=5, ops=2)
    table.row("staff", "S01", "S02", "S27", "S12", "S15").row("players", "P17", "P05", "P06", "P07", "P09")
    table.turn(0).play(0, "hire:S27")
    assert table.stock(0)["cash"] == 3
    table.play(0, "paid_action:S27", "P17")
    assert THING["P17"] in table.g.squad[0]
    assert table.stock(0) == {"cash": 0, "fans": 0, "ops": 0, "fitness": 0}
    assert table.view(0).clubs[0].staff[-1].exhausted


@pytest.mark.rule("EL-X07")
def test_sale_of_a_trained_youngster() -> None:
    table = given().player(0, "Y01", trained=True, match_xp=1).turn(0).play(0, "sell:Y01")
    assert table.stock(0)["cash"] == 4
    assert table.g.vp[0] == 1


@pytest.mark.rule("EL-X08")
def test_sale_of_an_injured_youngster() -> None:
    table = given().player(0, "Y01", trained=True, match_xp=1, injury=1).turn(0).play(0, "sell:Y01")
    assert table.stock(0)["cash"] == 2
    assert table.g.vp[0] == 1


@pytest.mark.rule("EL-X09")
def test_sale_of_an_injured_and_weak_player() -> None:
    table = given().player(0, "P11", injury=1, weak_temp=1).turn(0).play(0, "sell:P11")
    assert table.stock(0)["cash"] == 2


@pytest.mark.rule("EL-X10")
def test_a_set_has_a_maximum() -> None:
    table = given(seats=3).staff(0, "S21", "S22", "S23", "S24", "S25", only=True)
    assert table.part(0, "Staff sets") == 6


def sponsor_table(fans: int = 2) -> Table:
    """SP01 in slot 3, three Injury tokens in the squad."""
    table = given().row("sponsors", "SP02", "SP03", "SP01", "SP04", "SP05").stat(0, fans=fans)
    return table.player(0, "P07", injury=2).player(0, "P11", injury=1)


@pytest.mark.rule("EL-X11")
def test_one_off() -> None:
    table = sponsor_table().turn(0).play(0, "one_off:SP01")
    assert table.stock(0)["cash"] == 5
    assert table.g.sponsor_discard == [THING["SP01"]]


@pytest.mark.rule("EL-X12")
def test_adboard_gives_the_effect_or_the_bonus() -> None:
    effect = sponsor_table().turn(0).play(0, "adboard:SP01", "effect")
    assert (effect.stock(0)["cash"], effect.stats(0)["fans"]) == (3, 3)
    assert effect.token("P07", "injury") == 2
    bonus = sponsor_table().turn(0).play(0, "adboard:SP01", "bonus", "P07", "P07", "P11")
    assert (bonus.stock(0)["cash"], bonus.stats(0)["fans"]) == (0, 2)
    assert (bonus.token("P07", "injury"), bonus.token("P11", "injury")) == (0, 0)
    assert len(club.adboards(bonus.g, 0)) == len(club.adboards(effect.g, 0)) == 1


@pytest.mark.rule("EL-X13")
def test_kit_gives_both() -> None:
    table = sponsor_table().turn(0).play(0, "kit:SP01", "effect", "P07", "P07", "P11")
    assert (table.stats(0)["fans"], table.stats(0)["fitness"]) == (3, 3)
    assert (table.token("P07", "injury"), table.token("P11", "injury")) == (0, 0)
    assert table.g.kit[0] == THING["SP01"]


@pytest.mark.rule("EL-X14")
def test_office_from_step_two() -> None:
    table = given().office(0, 2).cash(0, 5)
    assert table.part(0, "Office") == 5
    assert table.turn(0).play(0, "build:office").stock(0)["cash"] == 0


@pytest.mark.rule("EL-X15")
@pytest.mark.parametrize(("face", "score"), [(6, 1), (1, 0), (5, 0)])
def test_p06_may_give_a_goal_away_before_kick_off(face: int, score: int) -> None:
    table = given().player(0, "P06").resource(0, fitness=1).dice(face).match(0)
    table.play(0, "formation:TB1:5-3-2")
    shapes(table)
    table.play(0, "P06@LD").until("confirm_lineup").play(0, "confirm").caretake()
    goals = table.events("opponent_goal")
    assert len(goals) == score
    assert [args[2:] for args in goals] == [[0, 1]] * score


@pytest.mark.rule("EL-X16")
def test_a_block_and_two_goals() -> None:
    moments = match.play(team(CF="a3 a2"), 1, 0, team(CD="d3 a2"), 1, 0)
    assert told(moments) == [("CF", 0, "blocked"), ("CF", 0, "goal"), ("CF", 1, "goal")]
    assert (match.goals(moments, 0), match.goals(moments, 1)) == (1, 1)


@pytest.mark.rule("EL-X17")
def test_stronger_than_the_defender() -> None:
    moments = match.play(team(CM="a2 d1"), 1, 0, team(CM="d1 a1"), 1, 0)
    assert (match.goals(moments, 0), match.goals(moments, 1)) == (1, 0)


@pytest.mark.rule("EL-X18")
def test_a_weak_keeper_saves_what_he_can() -> None:
    moments = match.play(team(), 1, 2, team(RW="a1", LW="a2", CD="a1"), 1, 1)
    assert told(moments) == [("LW", 1, "saved"), ("RW", 1, "goal"), ("CF", 1, "saved")]


@pytest.mark.rule("EL-X19")
def test_the_opponents_keeper_has_two_gloves() -> None:
    moments = match.play(team(LW="a3", RW="a4", CF="a2", CM="a1"), 1, 1, team(), 3, 2)
    assert [outcome for _, _, outcome in told(moments)] == ["saved", "goal", "saved", "goal"]


@pytest.mark.rule("EL-X20")
def test_the_full_match_of_the_rulebook() -> None:
    table = given().opponent(0, "T07-4")
    own = team(LW="d2 d1", RW="d1 a1 a3", CF="d2 d2 a1", CM="a2", CD="a1")
    theirs = opponent_line_up(table.g, 0)
    assert [len(group) for group in theirs] == [len(group) for group in team(
        RW="a2 d1", LW="d1 d1 d2", CD="a4", CM="a1", CF="a3 d2 d1"
    )]  # fmt: skip
    moments = match.play(own, 2, 1, theirs, 2, 1)
    goals = [(section, side) for section, side, outcome in told(moments) if outcome == "goal"]
    assert goals == [("RW", 0), ("CF", 1), ("CM", 0), ("CD", 1)]
    saves = [(section, side) for section, side, outcome in told(moments) if outcome == "saved"]
    assert saves == [("CF", 0), ("CM", 1)]


@pytest.mark.rule("EL-X21")
def test_an_opponent_that_met_two_clubs() -> None:
    table = given().opponent(0, "T05-1").opponent(1, "T05-2").result(0, "draw").result(1, "win")
    table.g.points = [1, 3]
    league.league_moves(table.g, 0)
    assert table.g.team_points[4] == 1
    assert table.g.inactive >> 4 & 1


@pytest.mark.rule("EL-X21")
def test_clubs_get_their_own_points() -> None:
    table = given().opponent(0, "T05-1").opponent(1, "T05-2")
    after_sections(table, 0, 1, 1)
    after_sections(table, 1, 2, 0)
    for seat in (0, 1):
        results.final_score(table.g, seat, 0)
    assert table.g.points == [1, 3]


@pytest.mark.rule("EL-X22")
def test_an_inactive_opponent_wakes_up() -> None:
    table = given().opponent(0, "T01-1").opponent(1, "T02-1").result(0, "win").result(1, "win")
    table.inactive("T05").points(T05=4).league()
    assert table.g.team_points[4] == 4
    assert not table.g.inactive >> 4 & 1


@pytest.mark.rule("EL-X23")
def test_a_final_score() -> None:
    table = given(seats=3).club_points(9, 0, 0).points(T01=12, T02=11)
    table.staff(0, "S15", "S16", "S09", "S10", "S12").built(0, stand_3=1, stand_4=1).office(0, 3)
    table.player(0, "P07", suspension=1)
    table.g.vp[0] = 9
    score = table.final(0)
    assert score.parts == {
        "League": 8, "VP tokens": 9, "Experience": 0, "Staff sets": 8,
        "Infrastructure": 2, "Office": 9, "Suspensions": -1, "Scenario": 0,
    }  # fmt: skip
    assert score.total == 35


@pytest.mark.rule("EL-X24")
def test_a_cancelled_goal_makes_it_a_draw() -> None:
    table = given().player(0, "P23").opponent(0, "T05-1").opponent(1, "T01-1").result(1, "win")
    assigned(table, 0, "P23", funded=("P23",))
    after_sections(table, 0, 1, 2)
    check_lane(table, 0, s.AFTER_MATCH, s.FINAL_SCORE).play(0, "P23")
    assert table.score(0) == (1, 1)
    assert table.g.points[0] == 1
    table.league()
    assert table.g.team_points[4] == 1


@pytest.mark.rule("EL-X25")
def test_a_basic_card_has_no_effect() -> None:
    plan = given().tactics(0, "TB1", "TA1").match(0)
    assert plan.options(0) == ["formation:TB1:3-5-2", "formation:TB1:5-3-2", "formation:TA1:4-3-3"]
    basic = plan.play(0, "TB1:3-5-2").until("second_tactic")
    assert basic.options(0) == ["second_tactic:TA1", "second_tactic:none"]
    advanced = given().tactics(0, "TB1", "TA1").match(0).play(0, "TA1:4-3-3").until("second_tactic")
    assert advanced.options(0) == ["second_tactic:none"]


@pytest.mark.rule("EL-X26")
def test_missing_cash_suspends_staff() -> None:
    table = given().staff(0, "F1", "S12", only=True).squad(0, "P05", "P06", "P07", "P08").cash(0, 2)
    assert table.upkeep_cost(0) == 4
    table.upkeep().caretake()
    assert table.stock(0)["cash"] == 0
    assert (table.token("F1", "suspension"), table.token("S12", "suspension")) == (2, 2)


@pytest.mark.rule("EL-X27")
def test_one_staff_card_takes_it_all() -> None:
    table = given().staff(0, "F1", only=True).squad(0, "P05", "P06", "P07", "P08", "P09", "P10").cash(0, 1)
    assert table.upkeep_cost(0) == 4
    table.upkeep()
    assert table.stock(0)["cash"] == 0
    assert table.token("F1", "suspension") == 6


@pytest.mark.rule("EL-X28")
def test_no_upkeep_in_the_last_week() -> None:
    names = [f"P{number:02}" for number in range(5, 17)]
    table = given(week=6).staff(0, "F1", only=True).squad(0, *names)
    assert table.upkeep_cost(0) == 7
    table.end_of_week()
    assert table.g.over
    assert table.token("F1", "suspension") == 0


@pytest.mark.rule("EL-X29")
def test_fan_base_beyond_the_track() -> None:
    table = given().stat(0, fans=5).opponent(0, "T01-1")
    after_sections(table, 0, 1, 0)
    table.g.result[0] = cards.WIN
    check_lane(table.dice(1), 0, s.CONSEQUENCES)
    assert (table.stock(0)["fans"], table.stats(0)["fans"]) == (1, 5)


@pytest.mark.rule("EL-X30")
def test_a_stat_below_the_track_without_cash() -> None:
    table = given().stat(0, cash=1).meeting(0, "BM35", "red")
    assert (table.stock(0)["cash"], table.stats(0)["cash"]) == (0, 1)


@pytest.mark.rule("EL-X31")
def test_two_injury_tokens_cost_two_matches() -> None:
    table = given().player(0, "P07", injury=2)
    for left in (1, 0):
        table.resource(0, fitness=1).match(0).play(0, "TB1:5-3-2")
        shapes(table)
        assert "assign_player:P07@CD" not in table.options(0)
        table.caretake()
        assert table.token("P07", "injury") == left
    table.resource(0, fitness=1).match(0).play(0, "TB1:5-3-2")
    shapes(table)
    assert "assign_player:P07@CD" in table.options(0)


@pytest.mark.rule("EL-X32")
def test_a_block_and_a_save() -> None:
    moments = match.play(team(), 1, 0, team(CM="a3 a1"), 1, 0)
    assert match.goals(moments, 1) == 2
    moments = match.play(team(CM="d3"), 2, 1, team(CM="a3 a1"), 1, 0)
    assert told(moments) == [("CM", 1, "blocked"), ("CM", 1, "saved")]


@pytest.mark.rule("EL-X33")
def test_the_plain_jersey_is_blocked_first() -> None:
    table = given().player(0, "P21").opponent(0, "T01-1").jersey(0, "j9", "a")
    assigned(table, 0, "P21")
    g = table.g
    g.zone[8] = g.zone[7] = cards.CM  # Jerseys 10 (P21) and 9, which is plain
    g.boosts[7] = 1
    moments = match.play(line_up_of(g, 0), 1, 0, team(CM="d2"), 1, 0)
    outcome = {m >> 8 & 0xFF: m & 3 for m in moments}
    assert outcome == {7: match.BLOCKED, 8: match.GOAL}


@pytest.mark.rule("EL-X34")
def test_sold_out() -> None:
    table = given().player(0, "P25").built(0, stand_3=1, stand_4=1).resource(0, fans=4, fitness=1)
    table.match(0).play(0, "TB1:3-5-2")
    shapes(table, -1)
    table.play(0, "P25@LM").until("stands").play(0, "4")
    assert table.g.sold_outs[0] == 1
    assert table.events("seated") == [[0, 4]]
    assert [args for args in table.events("gained") if args[:2] == [0, 0]] == [[0, 0, 4]]
    usual = jersey_strength(table.g, 0, 9, 0)
    table.g.seated[0] = 4
    assert jersey_strength(table.g, 0, 9, 0) == usual + 1


@pytest.mark.rule("EL-X35")
def test_row_shapes_of_5_3_2() -> None:
    table = given().match(0).play(0, "TB1:5-3-2")
    assert table.g.shape[:3] == [1, 3, 1]
    table.play(0, table.options(0)[0])
    assert table.options(0) == ["row_shape:0-2-0", "row_shape:1-1-0", "row_shape:0-1-1"]


@pytest.mark.rule("EL-X36")
def test_two_players_with_one_number() -> None:
    table = given().squad(0, "P16", "P23").dressed(0).jersey(0, "j6", "a").resource(0, fitness=3)
    table.match(0).play(0, "TB1:3-5-2")
    shapes(table)
    table.play(0, "P16@CM")
    assert THING["P23"] not in table.g.line_up  # no question is left: he is the only other Player
    table.caretake()
    assert table.pitch(0)["j6"] == "d"


@pytest.mark.rule("EL-X37")
def test_three_unnumbered_jerseys() -> None:
    table = given().squad(0, "Y01", "Y10", "Y15", "P28").dressed(0).resource(0, fitness=4)
    table.match(0).play(0, "TB1:3-5-2")
    shapes(table)
    for name in ("Y01@CD", "Y10@CM"):
        table.play(0, name)
        while table.asked(0) != "assign_player":
            table.play(0, table.options(0)[0])
    table.play(0, "P28@CF")
    while table.asked(0) in ("swap_out", "fund_effect"):
        table.play(0, table.options(0)[-1])
    assert table.asked(0) != "assign_player" or "assign_player:Y15@CF" not in table.options(0)
    assert sum(1 for card in table.g.line_up[:13] if card >= 0) == 3


@pytest.mark.rule("EL-X38")
def test_training_has_one_choice() -> None:
    table = given().player(0, "P07").player(0, "P11", trained=True).opponent(0, "T01-1")
    assigned(table, 0, "P07", "P11")
    table.g.result[0] = cards.WIN
    check_lane(table.dice(2), 0, s.CONSEQUENCES)
    assert table.is_trained("P07")


@pytest.mark.rule("EL-X39")
def test_double_serious_injury() -> None:
    table = given().squad(0, "P27", "P28").opponent(0, "T01-1")
    assigned(table, 0, "P27", "P28")
    table.g.result[0] = cards.LOSS
    check_lane(table.dice(6, 9, 12), 0, s.CONSEQUENCES)
    assert (table.token("P27", "injury"), table.token("P28", "injury")) == (2, 2)


@pytest.mark.rule("EL-X40")
def test_temporary_strength_stays_until_he_plays() -> None:
    table = given().player(0, "P07").opponent(0, "T01-1")
    assigned(table, 0, "P07")
    table.g.result[0] = cards.WIN
    check_lane(table.dice(3), 0, s.CONSEQUENCES)
    assert table.token("P07", "str_temp") == 2
    table.match(0).caretake()
    assert table.token("P07", "str_temp") == 2
    table.resource(0, fitness=1).match(0).play(0, "TB1:5-3-2")
    shapes(table)
    table.play(0, "P07@CD").dice(6, 2).caretake()
    assert table.events("full_time")
    assert table.token("P07", "str_temp") == 0


@pytest.mark.rule("EL-X41")
def test_what_is_kept_at_the_end_of_the_week() -> None:
    table = given().resource(0, fans=3, ops=0, fitness=2, cash=7).step(s.DISCARD_RESOURCES)
    assert table.stock(0) == {"fans": 1, "ops": 0, "fitness": 1, "cash": 7}


@pytest.mark.rule("EL-X42")
def test_shared_places() -> None:
    table = given(division=2).club_points(12, 9).points(T05=12, T09=13)
    assert [club.place for club in table.view().clubs] == [2, 4]
    assert [table.part(seat, "League") for seat in (0, 1)] == [10, 6]


@pytest.mark.rule("EL-X43")
def test_experience() -> None:
    table = given().player(0, "Y18", trained=True).opponent(0, "T01-1")
    assigned(table, 0, "Y18")
    table.g.scorers[0] = 1 << 10
    for tokens in ((1, 1), (1, 2)):
        results.clean_up(table.g, 0, 0)
        assert (table.token("Y18", "match_xp"), table.token("Y18", "goal_xp")) == tokens
    assert table.part(0, "Experience") == 3


@pytest.mark.rule("EL-X44")
def test_the_row_shifts_right() -> None:
    table = given().cash(0, 4).row("players", "P05", "P06", "P07", "P09", "P10").top("P11")
    table.turn(0, "thu").play(0, "hire:P09")
    assert table.view().players == ["P11", "P05", "P06", "P07", "P10"]


@pytest.mark.rule("EL-X45")
def test_parts_go_from_left_to_right() -> None:
    table = given().stat(0, cash=5).meeting(0, "BM03", "yellow")
    assert (table.stock(0)["cash"], table.stats(0)["cash"]) == (1, 5)


@pytest.mark.rule("EL-X46")
def test_an_inactive_opponent_that_plays_stays_inactive() -> None:
    table = given().opponent(0, "T05-1").opponent(1, "T01-1").result(0, "loss").result(1, "win")
    table.inactive("T05").league()
    assert table.g.team_points[4] == 3
    assert table.g.inactive >> 4 & 1
    table.opponent(0, "T02-1").league()
    assert table.g.team_points[4] == 3
    assert not table.g.inactive >> 4 & 1


@pytest.mark.rule("EL-X47")
def test_an_injured_players_jersey_plays_plain() -> None:
    table = given().player(0, "P11", injury=1).player(0, "P28").dressed(0).resource(0, fitness=1)
    table.jersey(0, "u1", bench=True).jersey(0, "j11", bench=False)
    table.match(0).play(0, "TB1:3-5-2")
    shapes(table)
    table.play(0, "P28@CF")
    assert table.asked(0) == "swap_out"
    assert "swap_out:j5" not in table.options(0)
    table.play(0, "j4")
    assert not table.g.plan_bench[0] >> 3 & 1  # Jersey 5
    table.caretake()
    assert table.pitch(0)["j5"] == "d"


@pytest.mark.rule("EL-X48")
def test_suspended_staff_does_not_count() -> None:
    table = (
        given(seats=3).staff(0, "S15", "S16", "S18", "S19", only=True).suspended("S15", 1).suspended("S18", 1)
    )
    assert (table.part(0, "Staff sets"), table.part(0, "Suspensions")) == (3, -2)


@pytest.mark.rule("EL-X49")
def test_the_whole_office() -> None:
    table = given().cash(0, 25)
    for _ in range(5):
        table.turn(0).play(0, "build:office")
        table.g.open[0] = table.g.unanswered = 0
        table.g.todo[0] = []
    assert table.stock(0)["cash"] == 0
    assert table.part(0, "Office") == 17


@pytest.mark.rule("EL-X50")
def test_discounts_add_up() -> None:
    table = given().office(0, 2).cash(0, 3).meeting(0, "BM28", "yellow")
    assert table.stock(0)["cash"] == 2
    table.turn(0).play(0, "card_action:D04")
    assert (table.g.office[0], table.stock(0)["cash"]) == (3, 0)


@pytest.mark.rule("EL-X51")
def test_what_a_lost_sponsor_takes_along() -> None:
    bonus = given().adboard(0, "SP01", bonus=True).cash(0, 5).meeting(0, "BM23", "yellow")
    assert (bonus.stock(0)["cash"], bonus.stats(0)["fans"]) == (5, 2)
    assert club.adboards(bonus.g, 0) == []
    assert bonus.g.sponsor_discard == [THING["SP01"]]
    effect = given().adboard(0, "SP01").cash(0, 5).meeting(0, "BM23", "yellow")
    assert (effect.stock(0)["cash"], effect.stats(0)["fans"]) == (2, 1)


@pytest.mark.rule("EL-X52")
def test_a_flipped_card_gains_nothing_in_the_same_match() -> None:
    table = given().player(0, "P36").opponent(0, "T01-1")
    assigned(table, 0, "P36")
    after_sections(table, 0, 4, 1)
    check_lane(table, 0, s.AFTER_MATCH, s.FINAL_SCORE)
    assert table.g.vp[0] == 1
    assert table.is_trained("P36")
    assert table.stock(0)["cash"] == 0


@pytest.mark.rule("EL-X53")
def test_the_owner_chooses_by_number_which_jersey_goes_to_the_bench() -> None:
    table = given().squad(0, "P11", "P14", "P28").dressed(0)  # 5, 6 and an unnumbered one
    table.jersey(0, "j11", bench=False).jersey(0, "j9", bench=True).jersey(0, "j3", "d")
    table.row("players", "P01", "P02", "P32", "P03", "P04").cash(0, 9).turn(0).play(0, "hire:P32")
    assert table.options(0) == [f"jersey_swap:j{number}" for number in (11, 10, 8, 7, 4, 3, 2)]
    table.play(0, "j3")
    assert table.g.bench[0] >> cards.JERSEY_NAMES.index("j3") & 1
    assert not table.g.attacking[0] >> cards.JERSEY_NAMES.index("j3") & 1
    assert table.pitch(0)["j9"] == "a"


@pytest.mark.rule("EL-X54")
def test_a_second_tactic_is_asked_for_as_long_as_there_is_another_card() -> None:
    two = given().tactics(0, "TB1", "TB2").match(0).play(0, "TB1:3-5-2").until("second_tactic")
    assert two.options(0) == ["second_tactic:none"]
    one = given().tactics(0, "TB1").match(0).play(0, "TB1:3-5-2").until("second_tactic")
    assert one.asked(0) is None


@pytest.mark.rule("EL-X55")
@pytest.mark.parametrize(("division", "rank"), [(3, "promising"), (2, "reputable")])
def test_the_rank_of_a_scenario_follows_its_division(division: int, rank: str) -> None:
    table = given(1, scenario=5, division=division)
    table.g.deadline_met = 1
    table.g.vp[0] += 54 - table.final(0).total
    table.step(s.FINAL_SCORING)
    assert [scenarios.RANKS[args[2]] for args in table.events("solo_result")] == [rank]


def test_refusals_name_their_rule() -> None:
    table = given().turn(0)
    with pytest.raises(Refused, match="EL-164"):
        table.play(0, "build:office")
    assert stadium.office_cost(table.g, 0, 0) == 3
