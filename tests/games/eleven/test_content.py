"""The cards as the game plays them, row by row against the ledger, and how many there are of each."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from tests.games.eleven.ledger import (
    LEDGER,
    ROWS,
    RULE,
    THING,
    WORDS,
    cell,
    cost,
    footballers,
    ids,
    numbers,
    said,
    texts,
)
from touchline.games.eleven import cards, effects, objective_cards, opponents
from touchline.games.eleven.cards import FACTS, LINES, THINGS, ZONE_NAMES
from touchline.games.eleven.effects import CASH, FANS, FITNESS, MOMENTS, OPS

REGULARS = range(cards.YOUNGSTER)
YOUNGSTERS = range(cards.YOUNGSTER, cards.VETERAN)
VETERANS = range(cards.VETERAN, cards.PLAYERS)


def resources(row: str) -> list[str]:
    """`any +1 (owner chooses)` and its like as Stat parts."""
    return [f"stat {what} {n}" for what, n in re.findall(r"(\w+) ([+−]\d)", row)]


def side(at: int) -> str:
    """A side of a Player card as the ledger prints it."""
    gloves = f"×{cards.SIDE_GLOVES[at]}" if cards.SIDE_GLOVES[at] else ""
    text = f"{cards.SIDE_STRENGTH[at]}{gloves}"
    if not cards.SIDE_CODE[at]:
        return text
    named = ""
    if cards.SIDE_CODE[at] in (10, 12):
        named = " " + said(cards.SIDE_EFFECT[at])[0].rpartition(" ")[2]
    return f"{text}, PE{cards.SIDE_CODE[at]:02}{named}{cost(cards.SIDE_PAYS_N[at], cards.SIDE_PAYS[at])}"


def place(player: int) -> list[str]:
    """Line, Zones and task of a Player as the ledger prints them."""
    line = cards.LINE[player]
    inside = [zone - 3 * (line - 1) for zone in cards.PLAYER_ZONES[player]]
    zones = {(): "–", (1,): "central", (0, 2): "flank", (0, 1, 2): "full"}[tuple(inside)]
    return [LINES[line], zones, "–" if line == cards.GK else "ad"[cards.PLAYER_TASK[player]]]


# Row by row


def test_the_ledger_has_a_row_for_every_card() -> None:
    patterns = [
        r"P\d\d",
        r"Y\d\d",
        r"V\d\d",
        r"PE\d\d(?: X)?",
        r"D\d\d",
        r"F\d, F\d",
        r"S\d\d",
        r"SP\d\d",
        r"SB\d\d",
        r"BM\d\d",
        r"T[AB]\d",
        r"O\d\d",
        r"T\d\d-\d",
    ]
    assert [len(ids(pattern)) for pattern in patterns] == [36, 18, 8, 16, 16, 2, 32, 36, 12, 36, 12, 12, 64]


@pytest.mark.rule("EL-119")
@pytest.mark.parametrize("name", ids(r"P\d\d"))
def test_regular_players_are_those_of_the_ledger(name: str) -> None:
    player = THING[name]
    number = cards.SIDE_NUMBER[2 * player]
    assert number == cards.SIDE_NUMBER[2 * player + 1]
    sides = [side(2 * player), side(2 * player + 1)]
    assert [name, str(number), *place(player), str(cards.COST[player]), *sides] == ROWS[name]


@pytest.mark.rule("EL-126")
@pytest.mark.parametrize("name", ids(r"Y\d\d"))
def test_youngsters_are_those_of_the_ledger(name: str) -> None:
    player = THING[name]
    strength, _, effect = side(2 * player + 1).partition(", ")
    spaces = [str(cards.MATCH_SPACES[player]), str(cards.GOAL_SPACES[player])]
    number = str(cards.SIDE_NUMBER[2 * player + 1])
    assert [name, *place(player), number, strength, *spaces, effect or "–"] == ROWS[name]
    assert (cards.SIDE_NUMBER[2 * player], side(2 * player), cards.COST[player]) == (0, "1", 1)


@pytest.mark.parametrize("name", ids(r"V\d\d"))
def test_veterans_are_those_of_the_ledger(name: str) -> None:
    player = THING[name]
    number = str(cards.SIDE_NUMBER[2 * player])
    assert [name, number, *place(player), side(2 * player), side(2 * player + 1)] == ROWS[name]


@pytest.mark.parametrize("code", ids(r"PE\d\d(?: X)?"))
def test_player_effects_are_those_of_the_ledger(code: str) -> None:
    _, moment, paid, effect = ROWS[code]
    sides = [at for at in range(2 * cards.PLAYERS) if cards.SIDE_CODE[at] == int(code[2:4])]
    assert sides
    for at in sides:
        assert MOMENTS[cards.SIDE_MOMENT[at]] == moment
        assert (cards.SIDE_PAYS_N[at] > 0) == (paid == "c")
        shown = said(cards.SIDE_EFFECT[at])
        if code.endswith("X"):
            shown = [re.sub(r"(cash|fans|ops|fitness)$", "X", part) for part in shown]
        assert shown == cell(effect)


@pytest.mark.parametrize("name", ids(r"D\d\d"))
def test_directors_are_those_of_the_ledger(name: str) -> None:
    at = THING[name] - cards.DIRECTOR
    _, votes, stats, ability = ROWS[name]
    assert " ".join("YBR"[vote] for vote in cards.VOTE[6 * at : 6 * at + 6]) == votes
    assert said(cards.DIRECTOR_STATS[at]) == resources(stats)
    kind, _, effect = ability.partition(": ")
    assert texts(THING[name]) == [kind, *cell(effect)]


@pytest.mark.parametrize("name", [*ids(r"F\d, F\d"), *ids(r"S\d\d")])
def test_staff_cards_are_those_of_the_ledger(name: str) -> None:
    _, profession, price, three, text = ROWS[name]
    shown = re.sub(
        r"each Injury hit in the Match consequences puts (\d)", r"Injury hits put \1", text
    )  # the same feature as the Board Meeting's, in other words
    expected = [
        part
        for kind, effect in re.findall(r"((?:BONUS|ACTION|FEATURE)[^:]*): (.*?)(?:\. |$)", shown)
        for part in [kind, *cell(effect)]
    ]
    for card in [THING[one] for one in name.split(", ")]:
        assert texts(card) == expected
        assert WORDS["professions"][effects.PROFESSIONS[cards.PROFESSION[card]]] == profession
        assert cards.COST[card] == (0 if price == "–" else int(price))
        assert cards.MIN_PLAYERS[card] == (3 if three else 1)
        assert price == "–" or 2 <= cards.COST[card] <= 5


@pytest.mark.parametrize("name", ids(r"SP\d\d"))
def test_sponsors_are_those_of_the_ledger(name: str) -> None:
    at = THING[name] - cards.SPONSOR
    _, one_off, adboard, kit, bonus = ROWS[name]
    assert said(cards.ONE_OFF_EFFECT[at]) == cell(one_off)
    assert said(cards.ADBOARD_EFFECT[at]) == cell(adboard)
    assert said(cards.KIT_EFFECT[at]) == cell(kit)
    assert FACTS["sponsors"][at]["bonus"] == bonus


def sponsor_bonus(code: str) -> int:
    first = next(at for at, row in enumerate(FACTS["sponsors"]) if row["bonus"] == code)
    return cards.BONUS[cards.SPONSOR + first]


@pytest.mark.parametrize("code", sorted(set(ids(r"SB\d\d")) - {"SB02", "SB03", "SB05", "SB06"}))
def test_sponsor_bonuses_are_those_of_the_ledger(code: str) -> None:
    assert said(sponsor_bonus(code)) == cell(ROWS[code][1])


def test_sponsor_bonus_of_a_stand_needs_one_that_is_left() -> None:
    gate = sponsor_bonus("SB02")
    assert (cards.PART_DO[gate], cards.PART_X[gate]) == (effects.DO_NEED, effects.NEED_STAND_LEFT)
    assert said(gate + 1) == ["build(stand, free)", "seat_fan 1"]
    assert said(cards.PART_N[gate]) == ["+2 cash"]
    words = "build(stand, free), then 1 fans from the supply on that Stand; if no Stand is left: +2 cash"
    assert ROWS["SB02"][1] == words


def test_sponsor_bonus_of_a_director_needs_one_with_a_bonus() -> None:
    gate = sponsor_bonus("SB03")
    assert (cards.PART_DO[gate], cards.PART_X[gate]) == (effects.DO_NEED, effects.NEED_DIRECTOR_BONUS)
    assert cards.PART_DO[gate + 1 : gate + 3] == [effects.DO_REPEAT_BONUS, effects.DO_END]
    assert said(cards.PART_N[gate]) == ["+2 any"]


def test_sponsor_bonus_of_tactics_searches_the_deck_and_adds_two_plays() -> None:
    first = sponsor_bonus("SB05")
    assert cards.PART_DO[first] == effects.DO_SEARCH_TACTIC
    assert said(first + 1) == ["week: extra_tactic 2"]


def test_sponsor_bonus_of_two_stats() -> None:
    assert said(sponsor_bonus("SB06")) == [ROWS["SB06"][1]]


@pytest.mark.parametrize("name", ids(r"BM\d\d"))
def test_board_meetings_are_those_of_the_ledger_part_by_part_from_left_to_right(name: str) -> None:
    at = 3 * (THING[name] - cards.BOARD_MEETING)
    for colour in (cards.YELLOW, cards.BLUE, cards.RED):
        printed = cell(ROWS[name][1 + colour])
        assert said(cards.DECISION[at + colour]) == [part.removesuffix(", optional") for part in printed]
        for part, words in enumerate(printed):
            if words.endswith("optional"):
                assert cards.PART_DECLINABLE[cards.DECISION[at + colour] + part]


@pytest.mark.parametrize("name", ids(r"T[AB]\d"))
def test_tactic_cards_are_those_of_the_ledger(name: str) -> None:
    at = THING[name] - cards.TACTIC
    _, kind, formations, effect = ROWS[name]
    plans = [plan for plan in range(cards.PLANS) if cards.PLAN_TACTIC[plan] == THING[name]]
    assert plans[0] == cards.FIRST_PLAN[at]
    rows = ["-".join(map(str, cards.PLAN_ROWS[3 * plan : 3 * plan + 3])) for plan in plans]
    assert " / ".join(rows) == formations
    assert [THINGS[cards.PLAN + plan] for plan in plans] == [f"{name}:{row}" for row in rows]
    assert (kind == "basic") == (at < cards.BASIC_TACTICS)
    after, _, text = effect.rpartition("after: ")
    expected = [] if effect == "–" else [text.removesuffix(" for this Match")]
    assert said(cards.TACTIC_EFFECT[at]) == expected
    moment = "never" if effect == "–" else "after" if effect.startswith("after") else "during"
    assert MOMENTS[cards.TACTIC_MOMENT[at]] == moment
    assert not after


@pytest.mark.parametrize("name", ids(r"O\d\d"))
def test_objectives_are_those_of_the_ledger(name: str) -> None:
    at = THING[name] - cards.OBJECTIVE
    _, when, goal, perfect = ROWS[name]
    assert objective_cards.END[at] == (when == "END")
    if at == objective_cards.STAFF_SETS:
        assert (goal, perfect) == ("3 Staff cards of one set", "3 each of two sets")
        assert (objective_cards.GOAL[at], objective_cards.PERFECT[at]) == (1, 2)
    else:
        assert objective_cards.GOAL[at] == numbers(goal)[0]
        assert objective_cards.PERFECT[at] == numbers(perfect)[0]
    for words in (WORDS["objectives"][name]["goal"], WORDS["objectives"][name]["perfect"]):
        assert words.endswith(".")
    assert numbers(WORDS["objectives"][name]["goal"]) == numbers(goal)


def test_objectives_count_what_they_are_numbered_for() -> None:
    counted = [row["counts"] for row in FACTS["objectives"]]
    assert counted[objective_cards.MATCHES_WON] == "matches_won"
    assert counted[objective_cards.TRAINED_YOUNGSTERS] == "trained_youngsters"
    assert counted[objective_cards.SOLD_OUT_MATCHES] == "sold_out_matches"
    assert counted[objective_cards.OFFICE_STEP] == "office"
    assert counted[objective_cards.STAFF_SETS] == "staff_sets"
    assert counted[objective_cards.GOALS_IN_A_MATCH] == "goals_in_a_match"
    assert counted[objective_cards.ADBOARDS_WITH_KIT] == "adboards_with_kit"
    assert counted[objective_cards.INFRASTRUCTURE_BUILT] == "infrastructure_built"
    assert counted[objective_cards.PLACE] == "place"
    assert counted[objective_cards.CASH_LEFT] == "cash"
    assert counted[objective_cards.CLEAN_SHEETS] == "clean_sheets"
    assert counted[objective_cards.LOWEST_STAT] == "lowest_stat"


@pytest.mark.rule("EL-176")
@pytest.mark.parametrize("name", ids(r"T\d\d-\d"))
def test_opponent_cards_are_those_of_the_ledger(name: str) -> None:
    at = THING[name] - cards.OPPONENT
    _, tier, die, formation, keeper, line_up, total = ROWS[name]
    team = opponents.TEAM[at]
    assert THINGS[cards.TEAM + team] == name[:3]
    assert opponents.TIERS[opponents.TIER[at]] == opponents.TIERS[opponents.TEAM_TIER[team]] == tier
    assert opponents.DICE[opponents.TEAM_DIE[team]] == die
    assert f"{opponents.KEEPER[at]}×{opponents.GLOVES[at]}" == keeper
    ten = footballers(at)
    zones: dict[str, list[str]] = {}
    for zone, task, strength in ten:
        zones.setdefault(ZONE_NAMES[zone], []).append(f"{'ad'[task]}{strength}")
    assert " · ".join(" ".join([zone, *who]) for zone, who in zones.items()) == line_up
    assert sum(strength for _, _, strength in ten) == int(total)
    rows = Counter(zone // 3 for zone, _, _ in ten)
    assert opponents.FORMATIONS[opponents.FORMATION[at]] == formation == f"{rows[0]}-{rows[1]}-{rows[2]}"


# Numbers that the ledger declares: cards


@pytest.mark.rule("EL-015")
def test_sixty_two_player_cards_in_three_decks() -> None:
    assert numbers(RULE["EL-015"]) == [62, 36, 18, 8]
    decks = [cards.DESIGNATION.count(designation) for designation in range(3)]
    assert [len(cards.DESIGNATION), *decks] == [62, 36, 18, 8]
    assert {THINGS[player][0] for player in REGULARS} == {"P"}
    assert {THINGS[player][0] for player in YOUNGSTERS} == {"Y"}
    assert {THINGS[player][0] for player in VETERANS} == {"V"}


def test_lines_tasks_and_costs_of_regular_players() -> None:
    lines = Counter(LINES[cards.LINE[player]] for player in REGULARS)
    assert lines == {"GK": 4, "DEF": 11, "MID": 11, "FWD": 10}
    assert Counter(cards.PLAYER_TASK[player] for player in REGULARS) == {-1: 4, 0: 16, 1: 16}
    assert Counter(cards.COST[player] for player in REGULARS) == {1: 8, 2: 13, 3: 10, 4: 5}
    declared = next(line for line in LEDGER.splitlines() if line.startswith("Fields: id, number, line"))
    assert numbers(declared)[:14] == [4, 11, 11, 10, 16, 16, 1, 8, 2, 13, 3, 10, 4, 5]


def test_printed_strength_is_at_most_four() -> None:
    assert all(0 <= strength <= 4 for strength in cards.SIDE_STRENGTH)


@pytest.mark.rule("EL-129")
def test_experience_spaces_are_on_youngsters_only_and_at_most_three() -> None:
    for player in range(cards.PLAYERS):
        spaces = cards.MATCH_SPACES[player] + cards.GOAL_SPACES[player]
        assert spaces <= (3 if player in YOUNGSTERS else 0)
    assert any(cards.MATCH_SPACES)
    assert any(cards.GOAL_SPACES)


@pytest.mark.rule("EL-347")
def test_shirt_numbers_of_goalkeepers_and_outfield_players() -> None:
    for at, number in enumerate(cards.SIDE_NUMBER):
        if cards.LINE[at // 2] == cards.GK:
            assert number == 1
        elif at // 2 in YOUNGSTERS and at % 2 == 0:
            assert number == 0
        else:
            assert 2 <= number <= 11 or 13 <= number <= 99
        assert cards.SIDE_JERSEY[at] == (number - 2 if 2 <= number <= 11 else -1)


@pytest.mark.rule("EL-060")
def test_goalkeepers_have_no_jersey_and_no_zone() -> None:
    for player in range(cards.PLAYERS):
        if cards.LINE[player] == cards.GK:
            assert cards.SIDE_JERSEY[2 * player] == -1
            assert cards.ZONE_BITS[player] == 0
            assert cards.SIDE_GLOVES[2 * player] > 0


@pytest.mark.rule("EL-053")
def test_thirteen_jerseys() -> None:
    names = THINGS[cards.JERSEY : cards.JERSEY + cards.JERSEYS]
    assert names == ["j2", "j3", "j4", "j5", "j6", "j7", "j8", "j9", "j10", "j11", "u1", "u2", "u3"]
    assert names[cards.UNNUMBERED] == "u1"


def test_eight_staff_cards_are_for_three_and_more() -> None:
    deck = range(cards.STAFF + cards.FIRST_TRAINERS, cards.STAFF + cards.STAFFS)
    assert len(deck) == 32
    assert sum(cards.MIN_PLAYERS[card] == 1 for card in deck) == 24
    assert sum(cards.MIN_PLAYERS[card] == 3 for card in deck) == 8


@pytest.mark.rule("EL-144")
def test_every_staff_card_belongs_to_one_of_five_sets() -> None:
    line = next(line for line in LEDGER.splitlines() if "Sets: coaching (" in line)
    declared = re.findall(r"(\w+) \(([A-Z][^)]+)\)", line.partition("Sets: ")[2])
    professions = {name: words.split(", ") for name, words in declared}
    assert list(professions) == cards.SETS
    assert len(cards.SETS) == 5
    for card in range(cards.STAFF, cards.STAFF + cards.STAFFS):
        name = WORDS["professions"][effects.PROFESSIONS[cards.PROFESSION[card]]]
        assert name in professions[cards.SETS[cards.SET[card]]]


def test_four_first_trainers() -> None:
    first = cards.PROFESSION[cards.STAFF : cards.STAFF + cards.STAFFS]
    assert [at for at, profession in enumerate(first) if profession == effects.FIRST_TRAINER] == [0, 1, 2, 3]


def test_thirty_six_sponsors_with_three_cards_for_each_bonus() -> None:
    found = Counter(row["bonus"] for row in FACTS["sponsors"])
    assert found == {code: int(ROWS[code][2]) for code in ids(r"SB\d\d")}
    assert sum(found.values()) == cards.SPONSORS == 36


def test_sponsors_are_worth_about_the_same() -> None:
    worth = {CASH: 1, FANS: 1, OPS: 1, FITNESS: 1}
    for row in FACTS["sponsors"]:
        one_off = effects.parts(row["one_off"])
        total = sum((1 if part[0] == effects.DO_GAIN else -1) * part[1] * worth[part[2]] for part in one_off)
        assert total == 5
        kit = effects.parts(row["kit"])
        assert [part[:2] for part in kit] == [[effects.DO_STAT, 1]] * 2
        assert kit[0][2] != kit[1][2]


@pytest.mark.rule("EL-024")
def test_board_meetings_tactics_and_objectives() -> None:
    counts = [cards.BOARD_MEETINGS, cards.TACTICS, cards.OBJECTIVES]
    assert counts == [36, 12, 12] == numbers(RULE["EL-024"])
    assert [len(FACTS[name]) for name in ("board_meetings", "tactics", "objectives")] == counts
    assert len(cards.DECISION) == 3 * 36
    assert all(cards.DECISION)


@pytest.mark.rule("EL-348")
def test_four_basic_and_eight_advanced_tactics() -> None:
    kinds = [len(row["formations"]) for row in FACTS["tactics"]]
    assert kinds == [2] * 4 + [1] * 8
    assert [bool(effect) for effect in cards.TACTIC_EFFECT] == [False] * 4 + [True] * 8


def test_sixteen_directors() -> None:
    assert cards.DIRECTORS == len(FACTS["directors"]) == 16
    assert len(cards.VOTE) == 6 * 16


def test_every_three_directors_have_a_majority_on_three_faces_and_a_fifth_of_rolls_tie() -> None:
    ties = rolls = 0
    for three in combinations(range(cards.DIRECTORS), 3):
        tied = sum(len({cards.VOTE[6 * at + face] for at in three}) == 3 for face in range(6))
        assert tied <= 3
        ties += tied
        rolls += 6
    assert 0.18 < ties / rolls < 0.22


@pytest.mark.rule("EL-025", "EL-344")
def test_opponent_cards_by_tier_and_die() -> None:
    assert Counter(opponents.TIER) == dict.fromkeys(range(4), 16)
    assert Counter(opponents.TEAM) == dict.fromkeys(range(16), 4)
    for tier, dice in re.findall(r"tier (3/2|2/1|3|1) ((?:\w+, )*\w+)", RULE["EL-344"]):
        teams = [team for team in range(16) if opponents.TIERS[opponents.TEAM_TIER[team]] == tier]
        assert [opponents.DICE[opponents.TEAM_DIE[team]] for team in teams] == dice.split(", ")


def test_sums_of_strength_by_tier() -> None:
    for tier, (low, high) in enumerate([(12, 14), (15, 18), (18, 20), (20, 23)]):
        sums = [
            sum(strength for _, _, strength in footballers(at))
            for at in range(cards.OPPONENTS)
            if opponents.TIER[at] == tier
        ]
        assert (min(sums), max(sums)) == (low, high)


def test_opponents_keep_the_limits_of_zones() -> None:
    for at in range(cards.OPPONENTS):
        held = Counter(zone for zone, _, _ in footballers(at))
        assert all(1 <= held[zone] <= 3 for zone in (cards.CD, cards.CM, cards.CF))
        assert all(held[zone] <= 1 for zone in range(9) if zone % 3 != 1)
