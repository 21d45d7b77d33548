"""Effects in a Match and their dice: strengths, moves, sides, rerolls, what is due afterwards (EL-349, EL-356
to EL-360, EL-364, EL-365, EL-393 to EL-400, EL-404 to EL-406, EL-413, EL-414, EL-418)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from tests.games.eleven.matchday import kick_off, lay_out, zones
from tests.games.eleven.test_examples import after_sections, assigned, check_lane
from touchline.games.eleven import cards, state as s
from touchline.games.eleven.effects import LASTS_EXTRA_TACTIC
from touchline.games.eleven.rules import results
from touchline.games.eleven.rules.pitch import jersey_strength, opponent_line_up

J = cards.JERSEY_NAMES.index


def strengths(table: Table, seat: int = 0) -> list[int]:
    """The Strength of the Opponent's ten footballers."""
    found = [man for group in opponent_line_up(table.g, seat) for man in group]
    return [strength for _, strength in sorted((man & 0xFF, man >> 16) for man in found)]


def in_match(table: Table, *names: str) -> Table:
    """A Match that has kicked off with plain Jerseys and these Players, `P07@CD`, at its first question."""
    lay_out(table)
    for name in names:
        table.play(0, name)
        while table.asked(0) in ("swap_out", "fund_effect"):
            table.play(0, table.options(0)[0])
    return kick_off(table).until("second_tactic")


@pytest.mark.rule("EL-349")
def test_a_training_result_must_be_used_on_one_of_those_who_played() -> None:
    table = given().squad(0, "P07", "P11", "P05").result(0, "win").dice(2)
    check_lane(assigned(table, 0, "P07", "P11"), 0, s.CONSEQUENCES)
    assert sorted(table.options(0)) == ["conseq_target:P07", "conseq_target:P11"]
    table.play(0, "P11")
    assert [table.is_trained(name) for name in ("P07", "P11", "P05")] == [False, True, False]


@pytest.mark.rule("EL-342")
@pytest.mark.parametrize(
    ("face", "hit"), [(1, "P01"), (2, "P05"), (11, "P29"), (12, "P28"), (3, None), (9, None)]
)
def test_the_twelve_sided_die_has_eleven_numbers_and_an_icon(face: int, hit: str | None) -> None:
    table = given().squad(0, "P01", "P05", "P29", "P28").dice(face).meeting(0, "BM18", "blue")  # inj 1 @d12
    names = ("P01", "P05", "P29", "P28")
    assert [table.token(name, "injury") for name in names] == [int(name == hit) for name in names]
    assert table.events("rolled") == [[0, 12, face]]


# Strength in a Match


@pytest.mark.rule("EL-356")
def test_a_boost_for_plain_jerseys_counts_for_all_of_the_section_this_week() -> None:
    table = given().squad(0, "P07").dressed(0).resource(0, fitness=1, fans=1).meeting(0, "BM09", "blue")
    kick_off(lay_out(table).play(0, "P07@CD"))  # plain Jerseys in CD +1
    where = zones(table)
    for name, zone in where.items():
        plain = name != "j4"
        expected = 2 if plain and zone == "CD" else 1 if plain else 2
        assert jersey_strength(table.g, 0, J(name), 0) == expected, name
    assert list(where.values()).count("CD") == 3
    table.until().step(s.DISCARD_RESOURCES)
    assert {jersey_strength(table.g, 0, J(name), 0) for name, zone in where.items() if name != "j4"} == {1}


@pytest.mark.rule("EL-357")
def test_boosts_of_a_match_are_no_tokens_and_end_with_it() -> None:
    table = given().player(0, "P05", trained=True).dressed(0).resource(0, fitness=2, fans=1)
    lay_out(table).play(0, "P05@CD", "fund")  # PE01 [1 fitness]: boost(self, 1)
    kick_off(table).until("match_effect").play(0, "P05")
    assert table.events("effect") == [[0, THING["P05"]]]
    assert jersey_strength(table.g, 0, J("j2"), 0) == 3
    assert (table.token("P05", "str_temp"), table.view().clubs[0].squad[0].strength) == (0, 2)
    table.until().resource(0, fitness=1)
    lay_out(table).play(0, "P05@CD")
    assert jersey_strength(table.g, 0, J("j2"), 0) == table.view(0).clubs[0].squad[0].strength


@pytest.mark.rule("EL-358")
def test_a_weakened_opponent_has_at_least_strength_0() -> None:
    table = given().opponent(0, "T01-1").tactics(0, "TB1", "TA5")
    before = strengths(table)
    weakest = before.index(1)
    table.g.weakened[weakest] = 1
    assert strengths(table)[weakest] == 0
    table.g.weakened[weakest] = 3
    after = strengths(table)
    assert after[weakest] == 0
    assert after[:weakest] + after[weakest + 1 :] == before[:weakest] + before[weakest + 1 :]


@pytest.mark.rule("EL-358")
def test_the_opponent_of_another_club_is_weakened_by_itself() -> None:
    table = given(3)
    before = [strengths(table, seat) for seat in range(3)]
    table.g.weakened[10:20] = [9] * 10
    assert [strengths(table, seat) for seat in range(3)] == [before[0], [0] * 10, before[2]]


@pytest.mark.rule("EL-405")
def test_two_opponent_footballers_are_two_different_ones_and_no_goalkeeper() -> None:
    table = in_match(given().opponent(0, "T01-1").tactics(0, "TB1", "TA5")).play(0, "TA5")
    assert table.options(0) == [f"effect_target:{who}" for who in range(10)]
    table.play(0, "3")
    assert table.options(0) == [f"effect_target:{who}" for who in range(10) if who != 3]
    table.play(0, "7")
    assert table.g.weakened[:10] == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0]


# Sides and places


@pytest.mark.rule("EL-359")
def test_a_jersey_flipped_by_a_tactic_turns_back() -> None:
    table = given().dressed(0).tactics(0, "TB1", "TA1")  # flip(2, a)
    before = table.pitch(0)
    in_match(table).play(0, "TA1")
    name = table.options(0)[0].partition(":")[2]
    assert before[name] == "d"
    table.play(0, name)
    assert table.pitch(0)[name] == "a"
    table.play(0, "done").until()
    assert table.pitch(0) == before


@pytest.mark.rule("EL-359")
def test_a_jersey_flipped_by_another_effect_stays_flipped() -> None:
    table = given(3).dressed(0).staff(0, "S04").turn(0).play(0, "card_action:S04")  # flip(1, task of choice)
    name = table.options(0)[0].partition(":")[2]
    before = table.pitch(0)
    table.play(0, name)
    assert table.pitch(0)[name] != before[name]
    flipped = table.pitch(0)
    table.match(0).until()
    assert table.pitch(0) == flipped


@pytest.mark.rule("EL-404")
def test_outside_a_match_a_jersey_with_an_owned_card_is_not_plain() -> None:
    table = given(3).squad(0, "P11", "P28").dressed(0).staff(0, "S04").turn(0).play(0, "card_action:S04")
    offered = {option.partition(":")[2] for option in table.options(0)} - {"done"}
    pitch = table.pitch(0)
    assert "j5" in pitch
    assert "u1" in pitch
    assert not offered & {"j5", "u1"}  # P11's and P28's
    assert offered == {
        max((name for name in pitch if pitch[name] == task and name not in ("j5", "u1")), key=J)
        for task in "ad"
    }


@pytest.mark.rule("EL-406")
def test_a_move_keeps_the_limits_of_zones_and_cards() -> None:
    table = given().squad(0, "P16").dressed(0).resource(0, fitness=1).tactics(0, "TB1", "TA6")  # move(2)
    lay_out(table, "TB1:3-5-2", -1).play(0, "P16@CM")  # 1-1-1, 1-3-1, 0-1-1
    kick_off(table).until("second_tactic").play(0, "TA6")
    where = zones(table)
    counts = {zone: list(where.values()).count(zone) for zone in cards.ZONE_NAMES}
    assert counts == {"LD": 1, "CD": 1, "RD": 1, "LM": 1, "CM": 3, "RM": 1, "LF": 0, "CF": 1, "RF": 1}
    moves = [option.partition(":")[2].split("@") for option in table.options(0) if "@" in option]
    assert not [name for name, _ in moves if where[name] in ("CD", "CF")]  # the last one of a central Zone
    assert {to for _, to in moves} == {"CD", "CF", "LF"}  # full: all wings but LF, and CM
    assert not [name for name, _ in moves if name == "j6"]  # P16 plays in the central midfield alone
    mover = next(name for name, to in moves if where[name] == "CM" and to == "LF")
    table.play(0, f"{mover}@LF")
    assert zones(table)[mover] == "LF"  # 3-4-3: the formation no longer matters
    assert "@LF" not in "".join(table.options(0))


@pytest.mark.rule("EL-360")
def test_a_feature_that_helps_is_applied_without_a_question() -> None:
    table = given().staff(0, "S10").player(0, "P07", injury=2).player(0, "P11", injury=1, suspension=1)
    table.match(0).until("stands")
    assert (table.token("P07", "injury"), table.token("P11", "injury")) == (0, 0)
    assert table.token("P11", "suspension") == 0
    house = given(3).staff(0, "S17").built(0, stand_3=1, stand_4=1).resource(0, fans=4)
    assert house.match(0).until("stands").play(0, "4").until().stock(0)["cash"] == 4 + 2  # Sold Out


# Dice


@pytest.mark.rule("EL-364")
def test_dice_of_players_effects_can_be_rerolled_for_fans() -> None:
    table = given().squad(0, "P06").dressed(0).resource(0, fitness=1, fans=2).dice(6, 6, 1)
    lay_out(table).play(0, "P06@LD")
    kick_off(table)
    assert table.options(0) == ["die_reroll:keep", "die_reroll:reroll"]
    table.play(0, "reroll", "reroll")
    assert (table.stock(0)["fans"], table.kinds("opponent_goal")) == (0, [])


@pytest.mark.rule("EL-413")
def test_two_free_rerolls_in_all_on_match_dice() -> None:
    table = given().squad(0, "P06").dressed(0).meeting(0, "BM32", "red").resource(0, fitness=1, fans=1)
    assert table.view().clubs[0].free_rolls == 0  # not yet
    lay_out(table.dice(6, 1)).play(0, "P06@LD")
    kick_off(table).play(0, "reroll", "keep")
    assert (table.view().clubs[0].free_rolls, table.stock(0)["fans"]) == (1, 1)
    table.until("die_reroll").play(0, "reroll")  # the Match consequences
    assert (table.view().clubs[0].free_rolls, table.stock(0)["fans"]) == (0, 1)
    assert table.asked(0) == "die_reroll"
    table.play(0, "reroll")
    assert table.stock(0)["fans"] == 0


@pytest.mark.rule("EL-413")
def test_free_rerolls_of_match_dice_are_not_for_the_board_and_end_with_friday() -> None:
    table = given().meeting(0, "BM32", "red").match(0).until("die_reroll")
    assert table.view().clubs[0].free_rolls == 2
    assert table.until().step(s.UNEXHAUST).view().clubs[0].free_rolls == 0


# Lining up


@pytest.mark.rule("EL-393")
def test_a_goalkeeper_needs_a_fitness_too() -> None:
    table = lay_out(given().squad(0, "P01").resource(0, fitness=1))
    table.play(0, "P01@GK")
    assert (table.stock(0)["fitness"], table.view(0).clubs[0].match.placed["fitness"]) == (0, 1)
    weary = lay_out(given().squad(0, "P01", "P07").resource(0, fitness=1)).play(0, "P07@CD")
    assert weary.g.keeper[0] == -1
    assert weary.asked(0) != "assign_player"
    assert lay_out(given().squad(0, "P01")).asked(0) != "assign_player"


@pytest.mark.rule("EL-394")
def test_without_plain_jerseys_a_resting_players_jersey_goes_to_the_bench() -> None:
    squad = ("P05", "P06", "P07", "P11", "P14", "P18", "P17", "P27", "P20", "P25")  # 2 to 11
    table = given().squad(0, *squad, "P28").resource(0, fitness=2)
    table.g.bound[0] = THING["P28"]
    lay_out(table).play(0, "P14@CD", "P28@CF")
    assert table.asked(0) == "swap_out"
    assert table.options(0) == [f"swap_out:j{number}" for number in (11, 10, 9, 8, 7, 5, 4, 3, 2)]
    table.play(0, "j5")
    benched = [name for at, name in enumerate(cards.JERSEY_NAMES) if table.g.plan_bench[0] >> at & 1]
    assert len(benched) == 3
    assert "u1" not in benched
    assert "j6" not in benched  # P14 plays
    assert "j5" in benched


@pytest.mark.rule("EL-395")
def test_effects_of_those_who_do_not_play_are_never_resolved() -> None:
    table = given().squad(0, "P16", "P22", "P07")  # PE09: suspended after a loss
    assigned(table, 0, "P07")
    after_sections(table, 0, 0, 2)
    check_lane(table, 0, s.AFTER_MATCH)
    assert table.token("P16", "suspension") == 0
    assigned(table, 0, "P16")
    check_lane(table, 0, s.AFTER_MATCH)
    assert table.token("P16", "suspension") == 1


@pytest.mark.rule("EL-396")
def test_extra_plays_add_up_and_each_card_is_played_once() -> None:
    hand = ("TB1", "TA3", "TA7", "TA2", "TA4")
    table = given().staff(0, "S03").tactics(0, *hand)  # FEATURE: extra_tactic 1
    table.g.lasting[LASTS_EXTRA_TACTIC] = 1  # and one more for this Week
    in_match(table).play(0, "TA3")
    assert table.options(0) == [
        "second_tactic:TA7",
        "second_tactic:TA2",
        "second_tactic:TA4",
        "second_tactic:none",
    ]
    assert table.why(0, "second_tactic:TA3") == "EL-396"
    table.play(0, "TA7", "TA2")
    while table.asked(0) == "effect_target":
        table.play(0, table.options(0)[0])
    assert table.asked(0) != "second_tactic"  # one, and two more
    assert sorted(table.view().clubs[0].match.played) == ["TA2", "TA3", "TA7", "TB1"]


@pytest.mark.rule("EL-396")
def test_the_card_of_the_formation_is_not_played_again() -> None:
    table = given().staff(0, "S03").tactics(0, "TA3", "TA7")
    lay_out(table, "TA3:5-4-1")
    kick_off(table).until("second_tactic")
    assert table.options(0) == ["second_tactic:TA7", "second_tactic:none"]
    table.play(0, "TA7")
    assert table.asked(0) != "second_tactic"


@pytest.mark.rule("EL-418")
def test_attackers_and_defenders_are_meant_by_task() -> None:
    table = given().opponent(0, "T01-1").squad(0, "P09").dressed(0).resource(0, fitness=1)
    table.tactics(0, "TB1", "TA4")  # boost(all own attackers of one Section, 1)
    lay_out(table).play(0, "P09@LD")  # a defender by line whose task is attack
    kick_off(table).until("second_tactic").play(0, "TA4")
    assert "effect_target:lw" in table.options(0)
    table.play(0, "lw")
    where = zones(table)
    assert table.g.boosts[J("j2")] == 1
    for name in table.pitch(0):
        wing = where[name] in ("LD", "LM", "LF")
        assert table.g.boosts[J(name)] == int(wing and table.pitch(0)[name] == "a"), name


# Results


@pytest.mark.rule("EL-397")
def test_who_scored_by_shot_or_by_an_effect_that_names_him() -> None:
    table = given().player(0, "Y18", trained=True).squad(0, "P28", "P09")
    assigned(table, 0, "Y18", "P28", "P09", funded=("P28",))
    after_sections(table, 0, 3, 0)
    check_lane(table, 0, s.AFTER_MATCH)
    table.play(0, "P28").until()  # PE04: this Player scores
    table.until()
    assert table.score(0)[0] == 5  # and PE05: one more goal, of nobody
    assert table.view().clubs[0].match.scorers == ["P28"]
    results.clean_up(table.g, 0, 0)
    assert table.token("Y18", "goal_xp") == 0


@pytest.mark.rule("EL-398")
def test_a_match_moves_an_inactive_marker_which_stays_inactive() -> None:
    table = given().opponent(0, "T05-1").opponent(1, "T01-1").result(0, "draw").result(1, "win")
    table.inactive("T05").points(T05=2).league()
    team = next(team for team in table.view().league if team.team == "T05")
    assert (team.points, team.inactive) == (3, True)


@pytest.mark.rule("EL-399")
def test_one_match_fills_one_space_of_each_kind() -> None:
    table = given().player(0, "Y05", trained=True).player(0, "Y15", trained=True)  # m3 g0; m0 g2
    assigned(table, 0, "Y05", "Y15")
    jerseys = [at for at in range(13) if table.g.line_up[at] >= 0]
    table.g.scorers[0] = sum(1 << at for at in jerseys)
    results.clean_up(table.g, 0, 0)
    assert (table.token("Y05", "match_xp"), table.token("Y05", "goal_xp")) == (1, 0)
    assert (table.token("Y15", "match_xp"), table.token("Y15", "goal_xp")) == (0, 1)


@pytest.mark.rule("EL-400")
def test_objectives_about_matches_use_the_final_score() -> None:
    table = given().objective(0, "O06").squad(0, "P28")  # 4 goals; and none conceded
    assigned(table, 0, "P28", funded=("P28",))
    after_sections(table, 0, 3, 0)
    check_lane(table, 0, s.AFTER_MATCH, s.FINAL_SCORE)
    assert table.g.vp[0] == 0
    table.play(0, "P28")
    assert (table.score(0), table.g.vp[0]) == ((4, 0), 4)


@pytest.mark.rule("EL-400")
def test_what_is_owned_and_built_is_checked_when_it_changes() -> None:
    owned = (
        given().objective(0, "O02").player(0, "Y01", trained=True).squad(0, "Y02").meeting(0, "BM15", "blue")
    )
    assert owned.g.vp[0] == 2
    built = given().objective(0, "O08").built(0, store=3).cash(0, 3).turn(0).play(0, "build:stand_3")
    assert built.g.vp[0] == 2
    place = given().objective(0, "O07").kit(0, "SP01").adboard(0, "SP02")
    place.row("sponsors", "SP25", "SP26", "SP09", "SP27", "SP28").turn(0).play(0, "adboard:SP09")
    assert place.g.vp[0] == 2


@pytest.mark.rule("EL-414")
def test_a_card_flipped_after_the_match_adds_no_effect() -> None:
    table = given().squad(0, "P36", "P22")  # PE16, flips to PE10 cash; PE10 fans
    assigned(table, 0, "P36", "P22")
    after_sections(table, 0, 4, 1)
    check_lane(table, 0, s.AFTER_MATCH)
    assert sorted(table.options(0)) == ["after_effect:P22", "after_effect:P36"]
    table.play(0, "P36")
    assert table.is_trained("P36")
    assert (table.asked(0), table.stock(0)["fans"], table.stock(0)["cash"]) == (None, 1, 0)


@pytest.mark.rule("EL-365")
def test_tactics_and_players_share_the_moment_after_the_match() -> None:
    table = given().squad(0, "P21").tactics(0, "TB1", "TA7")  # PE11 after a draw; Opponent goals ≥ 2: goal 1
    assigned(table, 0, "P21")
    after_sections(table, 0, 2, 2)
    table.g.due[0] = 1 << 16 + cards.THINGS.index("TA7") - cards.TACTIC
    check_lane(table.dice(6), 0, s.AFTER_MATCH)
    assert table.options(0) == ["after_effect:P21", "after_effect:TA7"]
    table.play(0, "TA7")
    assert (table.score(0), table.kinds("rolled")) == ((3, 2), [])  # it is no draw any more
    other = given().squad(0, "P21").tactics(0, "TB1", "TA7")
    after_sections(assigned(other, 0, "P21"), 0, 2, 2)
    other.g.due[0] = 1 << 16 + cards.THINGS.index("TA7") - cards.TACTIC
    check_lane(other.dice(6), 0, s.AFTER_MATCH).play(0, "P21")
    assert other.score(0) == (4, 2)
