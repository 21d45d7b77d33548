"""Boards, facilities, fixtures and other tables against the ledger."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from touchline.engine.content import read_text
from touchline.games.superclub import cards
from touchline.games.superclub.cards import FACTS, THINGS, status

LEDGER = read_text("touchline.games.superclub", "ledger.md")


# Clubs and boards


@pytest.mark.rule("SC-272")
def test_four_clubs_in_the_base_game_and_two_more_with_top_six() -> None:
    assert [(row["id"], row["set"]) for row in FACTS["clubs"]] == [
        ("red", "base"),
        ("blue", "base"),
        ("yellow", "base"),
        ("purple", "base"),
        ("orange", "top_six"),
        ("black", "top_six"),
    ]
    assert len({row["badge"] for row in FACTS["clubs"]}) == cards.CLUBS
    assert sum(row["set"] == "base" for row in FACTS["clubs"]) == cards.BASE_CLUBS


def test_three_amounts_of_starting_cash() -> None:
    assert FACTS["cash"] == {"slower": 90, "normal": 120, "quicker": 150}
    assert cards.CASH == [90, 120, 150]


def test_continents_are_laid_out_in_this_order() -> None:
    assert THINGS[cards.CONTINENT : cards.CONTINENT + cards.CONTINENTS] == [
        "north_america",
        "south_america",
        "europe",
        "africa",
        "asia",
        "oceania",
    ]


@pytest.mark.rule("SC-276", "SC-277")
def test_positions_are_told_apart_without_colour() -> None:
    light = {row["id"]: row["light"] for row in FACTS["positions"]}
    assert light == {
        "ATT": ["top"],
        "MID": ["middle"],
        "DEF": ["bottom"],
        "GK": ["bottom"],
        "UTIL": ["top", "middle", "bottom"],
    }
    strip = {row["id"]: row["strip"] for row in FACTS["positions"]}
    assert (strip["GK"], strip["DEF"]) == ("darker", "brighter")
    assert len({(tuple(light[name]), strip[name]) for name in light}) == 5


@pytest.mark.rule("SC-003")
def test_the_line_up_side_has_four_five_and_five_slots() -> None:
    assert cards.SLOTS == [4, 5, 5]


@pytest.mark.rule("SC-135")
def test_five_formations_of_ten_outfield_players() -> None:
    names = THINGS[cards.FORMATION : cards.FORMATION + 5]
    assert names == ["3-3-4", "3-4-3", "3-5-2", "4-3-3", "4-4-2"]
    for name, (attack, midfield, defence) in zip(names, cards.FORMATIONS, strict=True):
        assert name == f"{defence}-{midfield}-{attack}"
        assert attack + midfield + defence == 10
        assert attack <= cards.SLOTS[cards.ATT]
        assert midfield <= cards.SLOTS[cards.MID]
        assert 1 + defence <= cards.SLOTS[cards.DEF]  # the goal is a slot of the defence


@pytest.mark.rule("SC-141")
def test_a_player_loses_half_a_star_for_each_third_away_from_his_own() -> None:
    for position in (cards.ATT, cards.MID, cards.DEF):
        for third in range(3):
            assert cards.HALF_STARS_LOST[3 * position + third] == abs(position - third)


@pytest.mark.rule("SC-142")
def test_a_utility_player_loses_nothing() -> None:
    assert cards.HALF_STARS_LOST[3 * cards.UTIL :] == [0, 0, 0]


def test_what_a_four_star_player_counts_elsewhere() -> None:
    halves = [2 * 4 - cards.HALF_STARS_LOST[3 * cards.MID + third] for third in (cards.ATT, cards.DEF)]
    assert halves == [7, 7]
    assert 2 * 4 - cards.HALF_STARS_LOST[3 * cards.ATT + cards.DEF] == 6


# The status table


@pytest.mark.rule("SC-051", "SC-286")
@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        (range(40), "newly_promoted"),
        (range(40, 60), "established"),
        (range(60, 80), "mid_table"),
        (range(80, 140), "title_contender"),
    ],
)
def test_status_levels(numbers: range, expected: str) -> None:
    assert {cards.STATUSES[status(number)] for number in numbers} == {expected}


@pytest.mark.rule("SC-251")
def test_player_appeal_by_status() -> None:
    assert dict(zip(cards.STATUSES, cards.APPEAL, strict=True)) == {
        "newly_promoted": 3,
        "established": 4,
        "mid_table": 5,
        "title_contender": 6,
    }


def simulated(level: int) -> str:
    """The results of a simulated match by sum of dice from 2 to 12."""
    return "".join("ldw"[cards.SIM[13 * level + total]] for total in range(2, 13))


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        pytest.param(cards.NEWLY_PROMOTED, "llllllddwww", marks=pytest.mark.rule("SC-186")),
        pytest.param(cards.ESTABLISHED, "lllllddwwww", marks=pytest.mark.rule("SC-187")),
        pytest.param(cards.MID_TABLE, "llllddwwwww", marks=pytest.mark.rule("SC-188")),
        pytest.param(cards.TITLE_CONTENDER, "lllddwwwwww", marks=pytest.mark.rule("SC-189")),
    ],
)
def test_simulated_results(level: int, expected: str) -> None:
    assert simulated(level) == expected


# Facilities


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        pytest.param(1, [20, 30, 40, 50], marks=pytest.mark.rule("SC-047")),
        pytest.param(2, [30, 45, 60, 75], marks=pytest.mark.rule("SC-048")),
        pytest.param(3, [40, 60, 80, 100], marks=pytest.mark.rule("SC-049")),
        pytest.param(4, [50, 75, 100, 150], marks=pytest.mark.rule("SC-050")),
    ],
)
def test_stadium_income(level: int, expected: list[int]) -> None:
    assert cards.INCOME[4 * level : 4 * level + 4] == expected


def test_the_best_stadium_pays_by_the_final_points() -> None:
    assert [cards.INCOME[4 * 4 + status(points)] for points in (79, 80, 104)] == [100, 150, 150]


@pytest.mark.parametrize(
    ("level", "players", "gain", "guaranteed"),
    [
        pytest.param(1, 1, 1, 0, marks=pytest.mark.rule("SC-057")),
        pytest.param(2, 2, 2, 0, marks=pytest.mark.rule("SC-058")),
        pytest.param(3, 3, 3, 0, marks=pytest.mark.rule("SC-059")),
        pytest.param(4, 4, 4, 1, marks=pytest.mark.rule("SC-060")),
    ],
)
def test_training_levels(level: int, players: int, gain: int, guaranteed: int) -> None:
    assert (cards.TRAINEES[level], cards.GAIN[level], cards.GUARANTEED[level]) == (players, gain, guaranteed)


@pytest.mark.rule("SC-072", "SC-073")
def test_scouting_levels() -> None:
    assert cards.SCOUTED[1:] == [1, 2, 3, 5]


@pytest.mark.parametrize(
    ("facility", "expected"),
    [
        pytest.param(cards.TRAINING, [0, 15, 30, 60], marks=pytest.mark.rule("SC-083")),
        pytest.param(cards.SCOUTING, [0, 15, 30, 60], marks=pytest.mark.rule("SC-084")),
        pytest.param(cards.STADIUM, [0, 20, 40, 80], marks=pytest.mark.rule("SC-085")),
    ],
)
def test_prices_of_upgrades(facility: int, expected: list[int]) -> None:
    assert cards.UPGRADE_PRICE[5 * facility + 1 : 5 * facility + 5] == expected


def test_every_facility_has_four_levels() -> None:
    assert [len(FACTS[name]) for name in cards.DEPARTMENTS[: cards.KEY_STAFF]] == [cards.TOP_LEVEL] * 3


# The season


@pytest.mark.rule("SC-045", "SC-273")
def test_placement_rewards() -> None:
    assert cards.REWARD == [100, 90, 80, 70, 60, 50]


@pytest.mark.rule("SC-273")
def test_captain_boosts() -> None:
    assert cards.BOOST == [1, 2, 3, 4, 5, 6]


def test_match_points() -> None:
    by_result = [cards.WIN, cards.DRAW, cards.LOSS]
    assert [cards.POINTS[result] for result in by_result] == [6, 2, 0]
    assert [cards.LEG_POINTS[result] for result in by_result] == [3, 1, 0]
    assert cards.ROUNDS * cards.POINTS[cards.WIN] == 30


@pytest.mark.parametrize(
    "managers",
    [
        pytest.param(2, marks=pytest.mark.rule("SC-123")),
        pytest.param(3, marks=pytest.mark.rule("SC-124")),
        pytest.param(4, marks=pytest.mark.rule("SC-125")),
        pytest.param(5, marks=pytest.mark.rule("SC-126")),
        pytest.param(6, marks=pytest.mark.rule("SC-127")),
    ],
)
def test_fixtures(managers: int) -> None:
    found = re.search(rf"Fixtures for {managers} managers: (.*)\. \[ext\]", LEDGER)
    assert found is not None
    for said, pairings in zip(found[1].split("; "), cards.FIXTURES[managers], strict=True):
        numbers = [number + 1 for number in pairings]
        shown = [f"{home}v{away}" for home, away in zip(numbers[::2], numbers[1::2], strict=True)]
        assert shown == re.findall(r"\dv\d", said)
        simulated = sorted(set(range(1, managers + 1)) - set(numbers))
        if "all SIM" in said:
            assert not numbers
        else:
            assert simulated == [int(number) for number in re.findall(r"(\d) SIM", said)]


@pytest.mark.rule("SC-120")
@pytest.mark.parametrize("managers", range(2, 7))
def test_five_rounds_with_at_most_one_pairing_for_everybody(managers: int) -> None:
    assert len(cards.FIXTURES[managers]) == cards.ROUNDS
    for pairings in cards.FIXTURES[managers]:
        assert len(set(pairings)) == len(pairings)
        assert all(0 <= number < managers for number in pairings)


@pytest.mark.parametrize("managers", range(3, 7))
def test_everybody_meets_everybody_once(managers: int) -> None:
    met = [
        tuple(sorted(pairing))
        for pairings in cards.FIXTURES[managers]
        for pairing in zip(pairings[::2], pairings[1::2], strict=True)
    ]
    assert sorted(met) == list(combinations(range(managers), 2))


@pytest.mark.rule("SC-249")
def test_two_managers_meet_home_and_away() -> None:
    assert [pairings for pairings in cards.FIXTURES[2] if pairings] == [[0, 1], [1, 0]]


# Bids, trades and penalties


def test_steps_of_bids() -> None:
    assert cards.OPENINGS == [0, 5, 10, 20]
    assert cards.RAISES == [1, 2, 5, 10, 20]


def test_demands_for_an_unhappy_player() -> None:
    assert cards.DEMANDS == [10, 20, 30, 50]


def test_limits_of_a_trade_offer() -> None:
    assert (cards.TRADE_ITEMS, cards.TRADE_OFFERS) == (3, 2)
    assert list(range(0, 151, 5)) == cards.TRADE_CASH


@pytest.mark.parametrize(
    ("penalties", "stars"),
    [
        pytest.param(range(1, 6), 5, marks=pytest.mark.rule("SC-230")),
        pytest.param(range(6, 12), 4, marks=pytest.mark.rule("SC-233")),
        pytest.param(range(12, 17), 5, marks=pytest.mark.rule("SC-235")),
        pytest.param([*range(17, 23), *range(28, 34)], 4, marks=pytest.mark.rule("SC-236")),
    ],
)
def test_stars_of_the_opponents_takers(penalties: range | list[int], stars: int) -> None:
    assert {cards.OPPONENT_TAKERS[(number - 1) % 11] for number in penalties} == {stars}


# Powerhouses


@pytest.mark.rule("SC-281", "SC-282")
def test_season_cards_and_head_starts_of_the_ai_clubs() -> None:
    assert cards.AI_SEASON == [44, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 70]
    assert cards.AI_SQUAD == [6, 2, -2, -6]
    assert cards.AI_HEAD_START[2:6] == [6, 4, 2, 0]


@pytest.mark.rule("SC-283")
def test_the_strength_of_an_ai_club_is_rounded_halves_up() -> None:
    divisors = {cards.ATT: 4.6, cards.MID: 4.2, cards.DEF: 4.0}
    for third, divisor in divisors.items():
        for squad in range(38, 77):
            assert cards.ai_strength(squad, third) == int(squad / divisor + 0.5)
    assert cards.ai_strength(54, cards.DEF) == 14  # 13.5
