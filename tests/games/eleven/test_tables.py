"""The numbers on boards and in tables, and the encoding of things and effects."""

from __future__ import annotations

import re

import pytest

from tests.games.eleven.ledger import (
    RULE,
    WORDS,
    said,
)
from touchline.games.eleven import aftermath, cards, effects, objective_cards, opponents, scenarios
from touchline.games.eleven.cards import THINGS, ZONE_NAMES
from touchline.games.eleven.effects import MOMENTS, RESOURCES


@pytest.mark.rule("EL-337")
def test_upkeep_by_position() -> None:
    assert cards.UPKEEP_PLAYERS[:9] == cards.UPKEEP_STAFF[:9] == [0, 0, 1, 1, 2, 2, 3, 3, 4]
    assert cards.UPKEEP_INFRASTRUCTURE[:9] == [0, 0, 0, 0, 1, 1, 2, 2, 3]
    assert cards.UPKEEP_PLAYERS[3] + cards.UPKEEP_INFRASTRUCTURE[4] + cards.UPKEEP_STAFF[1] == 2
    assert cards.UPKEEP_PLAYERS[5] + cards.UPKEEP_INFRASTRUCTURE[6] + cards.UPKEEP_STAFF[4] == 6


@pytest.mark.rule("EL-338")
def test_office_track() -> None:
    assert (cards.OFFICE_COST, cards.OFFICE_VP) == ([3, 4, 5, 6, 7], [0, 2, 5, 9, 13, 17])
    assert len(cards.OFFICE_COST) == cards.OFFICE_STEPS


@pytest.mark.rule("EL-339", "EL-340", "EL-341")
@pytest.mark.parametrize(("rule", "result"), [("EL-339", "win"), ("EL-340", "draw"), ("EL-341", "loss")])
def test_match_consequences(rule: str, result: str) -> None:
    first = 6 * cards.RESULTS.index(result)
    printed = re.findall(r"\d ([A-Z][A-Za-z ]+(?: \d)?)[,.]", RULE[rule].partition(": ")[2])
    shown = []
    for at in range(first, first + 6):
        tokens, rolls = aftermath.TOKENS[at], aftermath.ROLLS[at]
        injury = ("Double " if rolls == 2 else "") + ("Serious " if tokens == 2 else "") + "Injury"
        shown.append(
            [
                "Fan Base Increase",
                "Training",
                f"Temporary Strength {tokens}",
                f"Temporary Weakness {tokens}",
                injury,
            ][aftermath.KIND[at]]
        )
    assert shown == printed


@pytest.mark.rule("EL-343")
def test_faces_of_the_opponent_dice() -> None:
    faces = re.findall(r"(red|blue|green) ([\d,]+)", RULE["EL-343"])
    assert [colour for colour, _ in faces] == opponents.DICE
    assert [int(face) for _, six in faces for face in six.strip(",").split(",")] == opponents.DIE_FACES


@pytest.mark.rule("EL-345")
def test_infrastructure_tokens() -> None:
    names = cards.INFRASTRUCTURE_NAMES
    vp = dict(zip(names, cards.INFRASTRUCTURE_VP, strict=True))
    assert vp == {name: 2 if name == "lighting" else 1 for name in names}
    assert said(cards.AT_ONCE[cards.LIGHTING]) == ["stat fans +1"]
    assert said(cards.PRODUCTION[cards.STORE]) == ["+2 cash"]
    assert said(cards.PRODUCTION[cards.DIRECTORS_OFFICE]) == ["+1 ops"]
    assert said(cards.PRODUCTION[cards.TRAINING_GROUND]) == ["+1 fitness"]
    assert sum(map(bool, cards.AT_ONCE)) == 1
    assert sum(map(bool, cards.PRODUCTION)) == 3
    once = [name for name in names if cards.INFRASTRUCTURE_MOST[names.index(name)] == 1]
    assert once == ["stand_3", "stand_4", "adboard_3"]
    assert set(cards.INFRASTRUCTURE_MOST) == {1, cards.GENERAL_SPACES}


def test_spaces_of_the_stadium() -> None:
    assert cards.INFRASTRUCTURE_COST == 3
    assert (cards.PRINTED_STANDS, cards.PRINTED_ADBOARDS) == (2, 2)
    assert cards.GENERAL_SPACES + sum(most == 1 for most in cards.INFRASTRUCTURE_MOST) == 7


@pytest.mark.rule("EL-346")
def test_vp_of_staff_sets() -> None:
    for name, printed in re.findall(r"(\w+) ((?:\d/)+\d)", RULE["EL-346"]):
        row = [0, *(int(n) for n in printed.split("/"))]
        first = 5 * cards.SETS.index(name)
        assert cards.SET_VP[first : first + 5] == (row + row[-1:])[:5]


@pytest.mark.rule("EL-282")
def test_vp_of_the_league() -> None:
    assert cards.LEAGUE_VP == [15, 10, 8, 6, 4, 2, 0, -2, -4]


def test_points_of_matches_and_objectives() -> None:
    assert dict(zip(cards.RESULTS, cards.LEAGUE_POINTS, strict=True)) == {"win": 3, "draw": 1, "loss": 0}
    assert "moves 3 on the league table, both markers move 1 in a draw" in RULE["EL-231"]
    assert objective_cards.VP == 2
    assert "a goal worth 2 VP tokens and a perfect goal worth 2 more" in RULE["EL-276"]


@pytest.mark.rule("EL-045")
def test_tiers_of_the_divisions() -> None:
    tiers = [[opponents.TIERS[tier] for tier in row] for row in scenarios.DIVISION_TIERS]
    assert tiers == [[], ["2/1", "1"], ["3/2", "2/1"], ["3", "3/2"]]


@pytest.mark.rule("EL-307", "EL-308", "EL-309")
@pytest.mark.parametrize(("rule", "division"), [("EL-307", 3), ("EL-308", 2), ("EL-309", 1)])
def test_ranks(rule: str, division: int) -> None:
    words = RULE[rule].partition(": ")[2]
    assert scenarios.RANK_VP[division] == [int(n) for n in re.findall(r"(\d+)(?:–\d+| or more)", words)]
    assert [WORDS["ranks"][rank]["name"] for rank in scenarios.RANKS] == re.findall(
        r"[A-Z]\w+(?: class)?", words
    )


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("sc1", "EL-311"),
        ("sc2", "EL-314"),
        ("sc3", "EL-317"),
        ("sc4", "EL-322"),
        ("sc5", "EL-326"),
        ("sc6", "EL-329"),
    ],
)
def test_scenarios_fix_or_recommend_their_division(name: str, rule: str) -> None:
    at = scenarios.SCENARIOS.index(name)
    division = scenarios.DIVISION[at]
    fixed = f"`{name}` is played in Division {division}"
    free = f"`{name}` is played in any Division ({division} is recommended)"
    assert (fixed if scenarios.FIXED[at] else free) in RULE[rule]


def differs(table: list[int]) -> dict[str, int]:
    """The scenarios that are unlike most, with their numbers."""
    usual = max(set(table), key=table.count)
    return {name: n for name, n in zip(scenarios.SCENARIOS, table, strict=True) if n != usual}


def test_scenarios_start_score_and_ask_as_the_ledger_says() -> None:
    assert "4 extra cash" in RULE["EL-314"]
    assert differs(scenarios.EXTRA_CASH) == {"sc2": 4}
    assert "`stat.cash` starts on 1" in RULE["EL-317"]
    assert differs(scenarios.STAT_CASH) == {"sc3": 1}
    assert "a debt of 12" in RULE["EL-317"]
    assert differs(scenarios.DEBT) == {"sc3": 12}
    assert "upkeep is 1 higher" in RULE["EL-318"]
    assert differs(scenarios.DEBT_UPKEEP) == {"sc3": 1}
    assert "+1 VP per 3 cash" in RULE["EL-321"]
    assert differs(scenarios.CASH_PER_VP) == {"sc3": 3}
    assert "3 Veterans and no Youngster" in RULE["EL-322"]
    assert differs(scenarios.VETERANS) == {"sc4": 3}
    assert differs(scenarios.YOUNGSTERS) == {"sc4": 0}
    assert "at least 3 Trained Youngsters and at most 1 Veteran" in RULE["EL-324"]
    assert differs(scenarios.TRAINED_YOUNGSTERS) == {"sc4": 3}
    assert differs(scenarios.MOST_VETERANS) == {"sc4": 1}
    assert differs(scenarios.TRAINED_VP) == {"sc4": 1}
    assert differs(scenarios.CLOSED_STANDS) == {"sc5": 1}
    assert "end of Week 4" in RULE["EL-327"]
    assert "at least 2 general tokens" in RULE["EL-327"]
    assert differs(scenarios.DEADLINE) == {"sc5": 4}
    assert differs(scenarios.GENERAL_TOKENS) == {"sc5": 2}
    assert differs(scenarios.SOLD_OUT_VP) == {"sc5": 1}
    assert differs(scenarios.FREE_TRAINING) == {"sc6": 1}
    assert scenarios.PLACE == [8, 3, 8, 9, 8, 2]
    assert "reach 45 VP" in RULE["EL-330"]
    assert differs(scenarios.LEAST_VP) == {"sc6": 45}
    assert differs(scenarios.WIN_VP) == {"sc1": 1}
    assert differs(scenarios.FIRST_VP) == {"sc2": 4, "sc6": 3}
    assert differs(scenarios.SECOND_VP) == {"sc2": 2}


@pytest.mark.rule("EL-180")
def test_shapes_of_rows() -> None:
    for count, shapes in re.findall(r"(\d) = ([\d, -]+)[;.]", RULE["EL-180"]):
        found = [cards.SHAPE_NAMES[shape] for shape in cards.SHAPES_OF[int(count)]]
        assert found == shapes.split(", ")
    for plan in range(cards.PLANS):
        assert sum(cards.PLAN_ROWS[3 * plan : 3 * plan + 3]) == 10


def test_sections_that_meet_and_their_order() -> None:
    pairs = [(cards.SECTION_NAMES[own], cards.SECTION_NAMES[cards.FACING[own]]) for own in cards.COMPARED]
    assert pairs == [("lw", "rw"), ("rw", "lw"), ("cf", "cd"), ("cm", "cm"), ("cd", "cf")]


def test_what_may_be_declined() -> None:
    paid = {
        effects.DO_HIRE_PLAYER,
        effects.DO_HIRE_YOUNGSTER,
        effects.DO_HIRE_STAFF,
        effects.DO_BUILD,
        effects.DO_OFFICE,
        effects.DO_SPONSOR,
        effects.DO_SELL,
    }
    for at, what in enumerate(cards.PART_DO):
        free = what != effects.DO_SELL and cards.PART_N[at] == effects.FREE
        assert bool(cards.PART_DECLINABLE[at]) == (what in paid and not free)


# Things and effects


@pytest.mark.parametrize(
    ("constant", "first"),
    [
        ("STAFF", "F1"),
        ("DIRECTOR", "D01"),
        ("SPONSOR", "SP01"),
        ("BOARD_MEETING", "BM01"),
        ("TACTIC", "TB1"),
        ("OBJECTIVE", "O01"),
        ("OPPONENT", "T01-1"),
        ("TEAM", "T01"),
        ("JERSEY", "j2"),
        ("ZONE", "LD"),
        ("SECTION", "lw"),
        ("INFRASTRUCTURE", "lighting"),
        ("RESOURCE", "cash"),
        ("ROW", "players"),
        ("TASK", "a"),
        ("SHAPE", "0-1-0"),
        ("PLAN", "TB1:3-5-2"),
        ("PLACEMENT", "P01@GK"),
        ("MOVE", "j2@LD"),
        ("NUMBER", "0"),
    ],
)
def test_constants_name_the_first_thing_of_their_kind(constant: str, first: str) -> None:
    assert THINGS[getattr(cards, constant)] == first


def test_words_are_things_with_constants() -> None:
    names = {"pass": "PASS", "bonus": "BONUS_WORD"}
    for word in cards.WORDS:
        assert THINGS[getattr(cards, names.get(word, word.upper()))] == word


def test_things_are_unique() -> None:
    assert len(set(THINGS)) == len(THINGS)


def test_placements_are_the_zones_of_the_cards() -> None:
    for at in range(cards.PLACEMENTS):
        player, zone = cards.PLACEMENT_PLAYER[at], cards.PLACEMENT_ZONE[at]
        where = "GK" if zone < 0 else ZONE_NAMES[zone]
        assert THINGS[cards.PLACEMENT + at] == f"{THINGS[player]}@{where}"
        assert zone < 0 or cards.ZONE_BITS[player] >> zone & 1
    assert len(cards.PLACEMENT_ZONE) == cards.PLACEMENTS


def test_names_of_an_effect_word_are_in_the_order_of_their_constants() -> None:
    for prefix, words in [
        ("", RESOURCES),
        ("DO_", effects.PRIMITIVES),
        ("PER_", effects.COUNTERS),
        ("FIT_", effects.FILTERS),
        ("ON_", effects.TARGETS),
        ("CLEAR_", effects.SCOPES),
        ("", effects.PROFESSIONS),
        ("SALE_", effects.SALES),
        ("BUILD_", effects.BUILDS),
        ("ROW_", effects.ROWS),
        ("SECTION_", effects.SECTION_WORDS),
        ("TASK_", effects.TASK_WORDS),
        ("WHOM_", effects.WHOM),
        ("SCORER_", effects.SCORERS),
        ("IF_", effects.CONDITIONS),
        ("NEED_", effects.NEEDS),
        ("LASTS_", effects.LASTING),
        ("", MOMENTS),
    ]:
        assert [getattr(effects, prefix + word.upper()) for word in words] == list(range(len(words)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("gian 2 cash", "is no primitive: use one of gain, lose"),
        ("gain 2 gold", "'gold' is no resource: use one of cash, fans, ops, fitness"),
        ("gain 2", "should read: gain N resource"),
        ("vp many", "'many' is no number"),
    ],
)
def test_a_wrong_effect_says_what_would_be_right(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        effects.parts(text)
