"""Resolve the Match: the Opponent, Tactic cards, effects of Players, the Sections (EL-205 to EL-225)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from tests.games.eleven.matchday import kick_off, lay_out, zones
from tests.games.eleven.test_examples import assigned, check_lane, team, told
from touchline.games.eleven import cards, state
from touchline.games.eleven.cards import JERSEY_NAMES
from touchline.games.eleven.rules import match
from touchline.games.eleven.rules.pitch import line_up_of

# The Opponent


@pytest.mark.rule("EL-205")
def test_the_opponent_card_is_revealed_after_preparing() -> None:
    table = given().opponent(0, "T05-1").resource(0, fans=1).match(0).until("stands")
    hidden = table.view(0).clubs[0].opponent
    assert (hidden.card, hidden.keeper, hidden.gloves, hidden.footballers) == (None, None, None, [])
    shown = table.play(0, "1").view(1).clubs[0].opponent
    assert (shown.card, shown.team, shown.keeper, shown.gloves, shown.formation) == (
        "T05-1", "T05", 2, 1, "4-2-4",
    )  # fmt: skip
    assert sorted(f"{man.zone} {man.task}{man.strength}" for man in shown.footballers) == sorted(
        ["LD d1", "CD d1", "CD a2", "RD d2", "LM a1", "CM d1", "CF d2", "CF d2", "CF a2", "RF a1"]
    )


@pytest.mark.rule("EL-206")
@pytest.mark.parametrize(
    ("player", "place", "faces"),
    [
        ("P13", "LD", ["RD a1"]),
        ("P13", "RD", ["LD d1", "LM d2", "LF d1"]),
        ("P31", "CF", ["CD d2", "CD d1", "CD d1"]),
    ],
)
def test_the_opponent_is_read_upside_down(player: str, place: str, faces: list[str]) -> None:
    table = given().opponent(0, "T01-1").player(0, player).dressed(0)
    table.resource(0, fitness=2, ops=1, fans=1)
    kick_off(lay_out(table).play(0, f"{player}@{place}").play(0, "fund"))
    table.play(0, "0").play(0, player)
    men = table.view(0).clubs[0].opponent.footballers
    whom = [int(option.split(":")[1]) for option in table.options(0) if option.startswith("effect_target")]
    whom = whom or [args[2] for args in table.events("weakened")]  # a single one is not asked for
    assert [f"{men[who].zone} {men[who].task}{men[who].strength}" for who in whom] == faces


@pytest.mark.rule("EL-206", "EL-212")
@pytest.mark.parametrize(("place", "scorers"), [("LF", ["P29"]), ("RF", [])])
def test_the_left_wing_meets_the_right_wing(place: str, scorers: list[str]) -> None:
    # T01-1 has three defenders on its left wing, one of them as strong as P29, and nobody who defends on
    # its right wing.
    table = given().opponent(0, "T01-1").player(0, "P29").dressed(0).tactics(0, "TB2").resource(0, fitness=1)
    table.match(0).play(0, "TB2:4-3-3", "1-2-1", "1-1-1", "1-1-1", f"P29@{place}")
    kick_off(table).until()
    assert table.view(0).clubs[0].match.scorers == scorers


# Tactic cards


def with_tactics(*names: str) -> Table:
    """A Match in 5-3-2 by TB1, up to the second Tactic card."""
    return lay_out(given().tactics(0, "TB1", *names)).until("second_tactic")


@pytest.mark.rule("EL-207")
def test_one_other_tactic_card_may_be_played() -> None:
    table = with_tactics("TA3", "TA4")
    assert table.options(0) == ["second_tactic:TA3", "second_tactic:TA4", "second_tactic:none"]
    table.play(0, "TA3")
    assert table.g.gloves[0] == 1
    assert table.asked(0) != "second_tactic"
    none = with_tactics("TA3", "TA4").play(0, "none")
    assert none.asked(0) != "second_tactic"
    assert none.events("tactic") == []


@pytest.mark.rule("EL-207")
def test_the_card_of_the_formation_is_not_another_one() -> None:
    table = lay_out(given().tactics(0, "TA3", "TA4"), "TA3:5-4-1").until("second_tactic")
    assert table.options(0) == ["second_tactic:TA4", "second_tactic:none"]


@pytest.mark.rule("EL-208")
def test_a_basic_card_cannot_be_played_for_an_effect() -> None:
    table = with_tactics("TB2", "TA3")
    assert table.options(0) == ["second_tactic:TA3", "second_tactic:none"]
    assert table.why(0, "second_tactic:TB2") == "EL-208"


@pytest.mark.rule("EL-209")
def test_tactic_cards_return_to_the_hand() -> None:
    table = with_tactics("TA3").play(0, "TA3").caretake()
    assert table.view(0).own.tactics == ["TB1", "TA3"]
    again = lay_out(table).until("second_tactic")
    assert again.options(0) == ["second_tactic:TA3", "second_tactic:none"]


# Effects of Players


def two_effects() -> Table:
    """P12 (+1 for himself) and P08 (+1 for a mate in his Section), both funded."""
    table = lay_out(given().squad(0, "P12", "P08").resource(0, fitness=2, ops=2))
    table.play(0, "P12@CD", "fund", "P08@CD", "fund")
    return kick_off(table).until("match_effect")


@pytest.mark.rule("EL-210")
def test_any_number_of_effects_in_any_order_each_once() -> None:
    table = two_effects()
    assert table.options(0) == ["match_effect:P12", "match_effect:P08", "match_effect:done"]
    table.play(0, "P08").play(0, "effect_target:j4")
    assert table.options(0) == ["match_effect:P12", "match_effect:done"]
    table.play(0, "P12")
    assert table.g.boosts[JERSEY_NAMES.index("j4")] == 2
    assert table.asked(0) != "match_effect"


@pytest.mark.rule("EL-210")
def test_no_effect_has_to_be_used() -> None:
    table = two_effects().play(0, "done")
    assert sum(table.g.boosts) == 0
    assert table.events("effect") == []


@pytest.mark.rule("EL-210")
def test_effects_after_the_match_are_not_used_during_it() -> None:
    table = lay_out(given().squad(0, "P12", "P23").resource(0, fitness=2, ops=1, fans=2))
    table.play(0, "P12@CD", "fund", "P23@CM", "fund")
    assert kick_off(table).until("match_effect").options(0) == ["match_effect:P12", "match_effect:done"]


@pytest.mark.rule("EL-211")
@pytest.mark.parametrize("answer", ["P12", "done"])
def test_what_lies_on_a_card_is_gone_used_or_not(answer: str) -> None:
    table = lay_out(given().player(0, "P12").resource(0, fitness=2, ops=2)).play(0, "P12@CD", "fund")
    kick_off(table).until("match_effect").play(0, answer).caretake()
    assert (table.stock(0)["fitness"], table.stock(0)["ops"]) == (1, 1)
    assert table.view(0).clubs[0].match.placed == {"cash": 0, "fans": 0, "ops": 0, "fitness": 0}
    assert table.match(0).until("match_effect").asked(0) is None  # nothing is left for the next Match


# The Sections

SECTIONS = ["LW", "RW", "CF", "CM", "CD"]
FACING = ["RW", "LW", "CD", "CM", "CF"]


@pytest.mark.rule("EL-212")
def test_the_sections_are_compared_in_their_order() -> None:
    everywhere = dict.fromkeys(reversed(SECTIONS), "a1")
    moments = match.play(team(**everywhere), 0, 0, team(), 0, 0)
    assert [section for section, _, _ in told(moments)] == SECTIONS


@pytest.mark.rule("EL-212")
@pytest.mark.parametrize(("section", "facing"), list(zip(SECTIONS, FACING, strict=True)))
def test_which_section_meets_which(section: str, facing: str) -> None:
    moments = match.play(team(**dict.fromkeys(SECTIONS, "a1")), 0, 0, team(**{facing: "d4"}), 0, 0)
    assert [where for where, _, outcome in told(moments) if outcome == "blocked"] == [section]


@pytest.mark.rule("EL-213")
def test_both_sides_attack_in_every_pair() -> None:
    moments = match.play(team(CM="a2 d1"), 0, 0, team(CM="a1 d1"), 0, 0)
    assert told(moments) == [("CM", 0, "goal"), ("CM", 1, "blocked")]
    swapped = match.play(team(CM="a1 d1"), 0, 0, team(CM="a2 d1"), 0, 0)
    assert told(swapped) == [("CM", 0, "blocked"), ("CM", 1, "goal")]


def outcomes(attackers: str, defenders: str, keeper: int = 0, gloves: int = 0) -> list[tuple[int, str, int]]:
    """One Section: Strength of each attacker, what became of him, and the Strength of who blocked him."""
    own, other = team(CM=attackers), team(CM=defenders)
    strengths = [int(word[1:]) for word in defenders.split()]
    found = []
    for moment in match.play(own, 0, 0, other, keeper, gloves):
        strength = int(attackers.split()[moment >> 8 & 0xFF][1:])
        by = moment >> 16
        outcome = ("blocked", "saved", "goal")[moment & 3]
        found.append((strength, outcome, 0 if by == match.NOBODY else strengths[by]))
    return found


@pytest.mark.rule("EL-214")
def test_equal_strength_blocks_and_a_defender_blocks_one() -> None:
    assert outcomes("a2", "d2") == [(2, "blocked", 2)]
    assert outcomes("a2", "d3") == [(2, "blocked", 3)]
    assert outcomes("a1 a1", "d4") == [(1, "blocked", 4), (1, "goal", 0)]


@pytest.mark.rule("EL-215")
def test_a_stronger_or_free_attacker_shoots() -> None:
    assert outcomes("a3", "d2") == [(3, "goal", 0)]
    assert outcomes("a1", "") == [(1, "goal", 0)]


@pytest.mark.rule("EL-216", "EL-217")
def test_the_weakest_defender_who_can_blocks_the_strongest_attacker_first() -> None:
    assert outcomes("a1 a3 a2", "d4 d3 d1") == [(3, "blocked", 3), (2, "blocked", 4), (1, "blocked", 1)]
    assert outcomes("a1 a4", "d2 d1") == [(4, "goal", 0), (1, "blocked", 1)]


@pytest.mark.rule("EL-219")
def test_a_save_needs_strength_and_a_glove() -> None:
    assert outcomes("a2", "", 2, 1) == [(2, "saved", 0)]
    assert outcomes("a3", "", 2, 1) == [(3, "goal", 0)]
    assert outcomes("a2", "", 4, 0) == [(2, "goal", 0)]
    assert outcomes("a2 a2 a2", "", 2, 2) == [(2, "saved", 0), (2, "saved", 0), (2, "goal", 0)]


@pytest.mark.rule("EL-220")
def test_gloves_are_used_at_the_first_possible_shot() -> None:
    moments = match.play(team(LW="a1", RW="a3", CD="a3"), 0, 0, team(), 3, 2)
    assert told(moments) == [("LW", 0, "saved"), ("RW", 0, "saved"), ("CD", 0, "goal")]


@pytest.mark.rule("EL-221")
def test_the_strongest_shot_that_can_be_saved_is_saved_first() -> None:
    assert outcomes("a1 a2 a4", "", 3, 1) == [(4, "goal", 0), (2, "saved", 0), (1, "goal", 0)]


@pytest.mark.rule("EL-218")
def test_who_is_blocked_first_among_equals() -> None:
    table = given().squad(0, "P17", "P20", "P28").opponent(0, "T01-1")
    assigned(table, 0, "P17", "P20", "P28")  # Jerseys 8, 10 and an unnumbered one
    g = table.g
    names = ["j3", "j6", "u1", "j10", "j8"]
    for name in names:
        table.jersey(0, name, "a")
        g.zone[JERSEY_NAMES.index(name)] = cards.CM
    for name, more in (("j3", 2), ("j6", 2), ("u1", 1)):
        g.boosts[JERSEY_NAMES.index(name)] = more  # all five have Strength 3
    for blocked in range(6):
        moments = match.play(line_up_of(g, 0), 1, 0, team(CM=" ".join(["d3"] * blocked)), 0, 0)
        held = [JERSEY_NAMES[m >> 8 & 0xFF] for m in moments if m & 3 == match.BLOCKED]
        assert held == ["j6", "j3", "u1", "j10", "j8"][:blocked]


def empty_pitch(*squad: str) -> Table:
    """No Jersey on the Pitch, against four attackers of Strength 1."""
    table = given().squad(0, *squad).opponent(0, "T01-1")
    table.g.zone[:13] = [-1] * 13
    return table


@pytest.mark.rule("EL-222")
def test_without_a_goalkeeper_one_weak_shot_is_saved() -> None:
    assert check_lane(empty_pitch(), 0, state.COMPARE_SECTIONS).score(0) == (0, 3)
    strong = empty_pitch().opponent(0, "T15-4")  # six attackers of Strength 2 and 3
    assert check_lane(strong, 0, state.COMPARE_SECTIONS).score(0) == (0, 6)
    with_card = assigned(empty_pitch("P01"), 0, "P01")
    assert check_lane(with_card, 0, state.COMPARE_SECTIONS).score(0) == (0, 2)


@pytest.mark.rule("EL-223")
def test_a_goalkeeper_who_does_not_play_saves_nothing() -> None:
    assert check_lane(empty_pitch("P03"), 0, state.COMPARE_SECTIONS).score(0) == (0, 3)


@pytest.mark.rule("EL-224")
def test_every_shot_that_nobody_stops_is_one_goal() -> None:
    table = empty_pitch().player(0, "P20", trained=True)
    assigned(table, 0, "P20")
    table.g.zone[JERSEY_NAMES.index("j10")] = cards.CF  # against d2 d1 d1 and a keeper of 1
    check_lane(table, 0, state.COMPARE_SECTIONS)
    assert table.score(0) == (1, 3)
    assert table.events("sections") == [[0, THING["T01-1"], 1, 3]]


@pytest.mark.rule("EL-225")
@pytest.mark.parametrize("name", ["T01-1", "T07-4", "T13-4", "T16-4"])
def test_everybody_shoots_once_at_most(name: str) -> None:
    table = kick_off(lay_out(given().opponent(0, name))).caretake()
    shots = [(m >> 2 & 1, m >> 8 & 0xFF) for m in table.g.moments[:20] if m >= 0]
    assert len(shots) == len(set(shots))
    tasks = [man.task for man in table.view(0).clubs[0].opponent.footballers]
    attackers = [jersey for jersey in zones(table) if table.pitch(0)[jersey] == "a"]
    assert [side for side, _ in shots].count(0) == len(attackers)
    assert [side for side, _ in shots].count(1) == tasks.count("a")
