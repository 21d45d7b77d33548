"""The facts of cards, boards and tables against the ledger, and the numbers that it declares."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from touchline.engine.content import read_text
from touchline.games.superclub import cards, changer_cards
from touchline.games.superclub.cards import FACTS, LEVELS, POSITION, POSITIONS, POTENTIAL, STARS, THINGS

LEDGER = read_text("touchline.games.superclub", "ledger.md")
TABLE = [  # every row of the ledger's tables, as cells
    [cell.strip() for cell in line.split("|")[1:-1]] for line in LEDGER.splitlines() if line.startswith("| ")
]
PEOPLE: list[dict[str, Any]] = FACTS["cards"]["players"]
STAFF: list[dict[str, Any]] = FACTS["cards"]["staff"]
CHANGERS: list[dict[str, Any]] = FACTS["cards"]["game_changers"]
CUPS: list[dict[str, Any]] = FACTS["cards"]["supercup"]
TOP_SIX_TEN = [(1, 1), (1, 4), (2, 2), (2, 2), (2, 5), (2, 6), (3, 3), (3, 3), (3, 5), (4, 4)]  # Top Six


def of(position: str, edition: str) -> list[dict[str, Any]]:
    """The player cards of a position in one set, in the order of their numbers."""
    return [row for row in PEOPLE if row["id"].startswith(position + "-") and row["set"] == edition]


def ratings(rows: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """Stars and potential of cards."""
    return [(row["stars"], row["potential"]) for row in rows]


def with_chemistry(rows: list[dict[str, Any]], side: str) -> list[int]:
    """The numbers on the cards that have this chemistry."""
    return [int(row["id"].partition("-")[2]) for row in rows if row["chemistry"] == side]


def card(stars: int, potential: int) -> int:
    """Some player card with these stars and this potential."""
    return next(c for c in range(cards.PLAYERS) if (STARS[c], POTENTIAL[c]) == (stars, potential))


def prices(thing: int, stars: int) -> tuple[int, int]:
    """Minimum and scouting price of a player card at a star level."""
    return cards.MIN_PRICE[LEVELS * thing + stars], cards.SCOUT_PRICE[LEVELS * thing + stars]


# Things


KINDS_OF_THINGS = [  # where each kind begins, its first text, and how many there are
    (0, "ATT-01", cards.PLAYERS),
    (cards.STAFF, "KS-01a", cards.STAFF_CARDS),
    (cards.CHANGER, "GC-01", cards.CHANGERS),
    (cards.CUP, "CUP-01", cards.CUP_CARDS),
    (cards.CONTINENT, "north_america", cards.CONTINENTS),
    (cards.CLUB, "red", cards.CLUBS),
    (cards.SEAT, "p0", 6),
    (cards.THIRD, "att", 3),
    (cards.FORMATION, "3-3-4", 5),
    (cards.DEPARTMENT, "training", 4),
    (cards.DEFAULT_GK, "default_gk", len(cards.WORDS)),
]


def test_things_begin_where_their_constants_say() -> None:
    place = 0
    for begin, first, many in KINDS_OF_THINGS:
        assert (begin, THINGS[begin]) == (place, first)
        place += many
    assert place == len(THINGS) == cards.AMOUNT  # amounts come last: there is no highest one


def test_no_two_things_have_the_same_text() -> None:
    assert len(set(THINGS)) == len(THINGS)


@pytest.mark.parametrize(
    ("names", "first"),
    [
        (cards.WORDS, cards.DEFAULT_GK),
        (cards.STAFF_EFFECTS, 0),
        (changer_cards.EFFECTS, 0),
        (changer_cards.WINDOWS, 0),
        (POSITIONS, 0),
        (cards.STATUSES, 0),
        ([f"who_{name}" for name in changer_cards.WHO_NAMES], 0),
    ],
)
def test_names_and_constants_go_together(names: list[str], first: int) -> None:
    where = {**vars(cards), **vars(changer_cards)}
    assert [where[name.upper()] for name in names] == list(range(first, first + len(names)))


# Player cards


@pytest.mark.rule("SC-329", "SC-296")
@pytest.mark.parametrize(("column", "position"), list(enumerate(["ATT", "MID", "DEF", "GK"], 2)))
def test_base_cards_have_the_distribution_of_the_table(column: int, position: str) -> None:
    rows = [row for row in TABLE if len(row) == 6 and row[0] in "123456" and row[1] in "–3456"]
    assert len(rows) == 18
    expected = [
        (int(row[0]), int(row[0]) if row[1] == "–" else int(row[1]))
        for row in rows
        for _ in range(int(row[column].split()[0]))
    ]
    assert ratings(of(position, "base")) == expected  # in row order too
    assert len(expected) == {"ATT": 44, "MID": 52, "DEF": 48, "GK": 16}[position]


@pytest.mark.rule("SC-329")
def test_the_base_set_adds_up_to_the_declared_sums() -> None:
    base = [row for row in PEOPLE if row["set"] == "base"]
    assert len(base) == len(cards.BASE_SET) == 160
    assert Counter(row["stars"] for row in base) == {1: 40, 2: 52, 3: 40, 4: 18, 5: 9, 6: 1}
    assert sum(row["stars"] for row in base) == 387
    assert sum(row["potential"] > row["stars"] for row in base) == 66


@pytest.mark.rule("SC-274", "SC-296", "SC-329")
def test_top_six_cards_are_as_listed() -> None:
    for position in ("ATT", "MID", "DEF"):
        assert ratings(of(position, "top_six")) == [*TOP_SIX_TEN, (1, 6), (1, 6)]  # super talents last
    assert ratings(of("GK", "top_six")) == [(2, 2), (2, 2), (3, 3), (4, 4)]
    assert Counter(ratings(of("UTIL", "top_six"))) == {(1, 1): 2, (2, 2): 5, (3, 3): 5, (4, 4): 3, (5, 5): 1}
    top_six = [row for row in PEOPLE if row["set"] == "top_six"]
    assert (len(top_six), sum(row["stars"] for row in top_six)) == (56, 130)
    assert len(cards.ALL_SETS) == 216
    assert sum(cards.TOP_SIX) == 56
    assert not of("UTIL", "base")


@pytest.mark.rule("SC-274")
def test_super_talents_come_with_top_six_only() -> None:
    talents = [row for row in PEOPLE if (row["stars"], row["potential"]) == (1, 6)]
    assert Counter(row["id"][:3] for row in talents) == {"ATT": 2, "MID": 2, "DEF": 2}
    assert all(row["set"] == "top_six" for row in talents)


@pytest.mark.rule("SC-296")
def test_goalkeepers_and_utility_players_have_no_potential() -> None:
    fixed = [c for c in range(cards.PLAYERS) if POSITION[c] in (cards.GK, cards.UTIL)]
    assert len(fixed) == 36
    assert not any(cards.TALENT[c] for c in fixed)


def test_the_superstar_is_the_only_card_with_six_stars() -> None:
    assert [c for c in range(cards.PLAYERS) if STARS[c] == 6] == [cards.SUPERSTAR]
    assert THINGS[cards.SUPERSTAR] == "ATT-44"


@pytest.mark.rule("SC-346")
def test_players_are_numbered_by_position_and_stand_in_alphabetical_order() -> None:
    ids = THINGS[: cards.PLAYERS]
    assert ids == sorted(ids)
    assert (ids[0], ids[-1]) == ("ATT-01", "UTIL-16")
    for position, many in {"ATT": 56, "MID": 64, "DEF": 60, "GK": 20, "UTIL": 16}.items():
        assert [i for i in ids if i.startswith(position)] == [
            f"{position}-{n:02}" for n in range(1, many + 1)
        ]
        editions = [row["set"] for row in PEOPLE if row["id"].startswith(position + "-")]
        assert editions == sorted(editions)  # base before Top Six


@pytest.mark.rule("SC-347")
@pytest.mark.parametrize("position", ["ATT", "MID", "DEF"])
def test_chemistry_of_base_cards_follows_their_numbers(position: str) -> None:
    without = {"ATT": [44], "DEF": [44, 45, 47], "MID": []}[position]
    for number, row in enumerate(of(position, "base"), 1):
        expected = "left" if number % 6 == 2 else "right" if number % 6 == 5 else "none"
        if number % 9 == 0 or (position, number) == ("MID", 50):
            expected = "both"
        assert row["chemistry"] == ("none" if number in without else expected), row["id"]


@pytest.mark.rule("SC-X72")
def test_chemistry_of_base_cards_in_numbers() -> None:
    attackers = of("ATT", "base")
    assert with_chemistry(attackers, "left") == [2, 8, 14, 20, 26, 32, 38]
    assert with_chemistry(attackers, "right") == [5, 11, 17, 23, 29, 35, 41]
    assert with_chemistry(attackers, "both") == [9, 18, 27, 36]
    for position, expected in {"ATT": [7, 7, 4], "MID": [8, 8, 6], "DEF": [7, 7, 4]}.items():
        found = [len(with_chemistry(of(position, "base"), side)) for side in ("left", "right", "both")]
        assert found == expected


@pytest.mark.rule("SC-348")
@pytest.mark.parametrize(
    ("position", "left", "right", "both"),
    [
        ("ATT", [3, 8], [4, 9], [7]),
        ("MID", [3, 8], [4, 9], [7]),
        ("DEF", [3, 8], [4, 9], [7]),
        ("UTIL", [4, 10], [6, 12], [8, 14]),
        ("GK", [], [], []),
    ],
)
def test_chemistry_of_top_six_cards(
    position: str, left: list[int], right: list[int], both: list[int]
) -> None:
    before = len(of(position, "base"))
    for side, numbers in (("left", left), ("right", right), ("both", both)):
        assert with_chemistry(of(position, "top_six"), side) == [before + number for number in numbers]


@pytest.mark.rule("SC-297")
def test_goalkeepers_have_no_chemistry() -> None:
    assert not any(cards.CHEMISTRY[c] for c in range(cards.PLAYERS) if POSITION[c] == cards.GK)


def test_chemistry_is_read_as_sides() -> None:
    assert [cards.CHEMISTRIES.index(side) for side in ("none", "left", "right", "both")] == [
        0,
        cards.LEFT,
        cards.RIGHT,
        cards.LEFT | cards.RIGHT,
    ]


@pytest.mark.rule("SC-293")
def test_minimum_price_is_ten_a_star_and_the_potential_while_a_star_is_empty() -> None:
    for thing in range(cards.PLAYERS):
        for stars in range(STARS[thing], POTENTIAL[thing] + 1):
            extra = POTENTIAL[thing] if stars < POTENTIAL[thing] else 0
            assert prices(thing, stars)[0] == 10 * stars + extra


@pytest.mark.rule("SC-294")
def test_scouting_price_by_stars_and_potential() -> None:
    for thing in range(cards.PLAYERS):
        for stars in range(STARS[thing], POTENTIAL[thing]):
            assert prices(thing, stars)[1] == (5, 10, 15, 20, 30)[stars - 1] + POTENTIAL[thing]
        full = POTENTIAL[thing]
        assert prices(thing, full)[1] == (5, 10, 15, 22, 30, 40)[full - 1]


@pytest.mark.rule("SC-X54")
@pytest.mark.parametrize(
    ("stars", "potential", "expected"),
    [(1, 1, (10, 5)), (2, 5, (25, 15)), (4, 5, (45, 25)), (5, 5, (50, 30)), (6, 6, (60, 40))],
)
def test_prices_in_examples(stars: int, potential: int, expected: tuple[int, int]) -> None:
    assert prices(card(stars, potential), stars) == expected


@pytest.mark.rule("SC-293", "SC-294")
@pytest.mark.parametrize(
    ("stars", "potential", "expected"),
    [(3, 6, (36, 21)), (4, 6, (46, 26)), (2, 6, (26, 16)), (3, 3, (30, 15)), (4, 4, (40, 22))],
)
def test_prices_fit_the_pictured_cards(stars: int, potential: int, expected: tuple[int, int]) -> None:
    assert prices(card(stars, potential), stars) == expected


def test_a_level_that_a_player_cannot_have_has_no_price() -> None:
    for thing in range(cards.PLAYERS):
        for stars in range(LEVELS):
            possible = STARS[thing] <= stars <= POTENTIAL[thing]
            assert (prices(thing, stars) != (0, 0)) == possible


# Developed cards


@pytest.mark.rule("SC-295", "SC-069")
@pytest.mark.parametrize(("position", "base"), [("ATT", 52), ("MID", 60), ("DEF", 55)])
def test_each_level_of_each_talent_has_its_own_developed_card(position: str, base: int) -> None:
    numbers = [
        (thing, cards.developed_no(thing, stars))
        for thing in range(cards.PLAYERS)
        if POSITIONS[POSITION[thing]] == position
        for stars in range(STARS[thing] + 1, POTENTIAL[thing] + 1)
    ]
    assert [number for _, number in numbers] == list(range(1, len(numbers) + 1))  # from 1, in player order
    assert sum(not cards.TOP_SIX[thing] for thing, _ in numbers) == base


@pytest.mark.rule("SC-X08")
def test_a_developed_card_has_the_next_number_and_prices_of_its_own() -> None:
    thing = THINGS.index("ATT-37")
    assert (STARS[thing], POTENTIAL[thing]) == (3, 6)
    shift = 19 - cards.CORNER[thing]  # the example's card shows 19-21, ours has its own place in the deck
    assert cards.developed_no(thing, 5) + shift == 20
    assert prices(thing, 5) == (56, 36)
    assert cards.developed_no(thing, 6) + shift == 21
    assert prices(thing, 6) == (60, 40)


def test_only_talents_show_a_number_in_the_corner() -> None:
    assert [int(number > 0) for number in cards.CORNER] == cards.TALENT


# Key staff, Game changers and SuperCup cards


def primitive(text: str) -> tuple[str, list[str]]:
    """What "third_bonus(att, 1)" means: the name and its arguments."""
    name, _, arguments = text.partition("(")
    return name, re.findall(r"[\w/−]+", arguments.partition(")")[0])


def staff_of_the_ledger(row: list[str]) -> dict[str, Any]:
    """A row of the ledger's table of key staff, as content.toml should have it."""
    name, arguments = primitive(row[1])
    found: dict[str, Any] = {"price": int(row[2].removesuffix("M")), "effect": name}
    for argument in arguments:
        if argument in cards.THIRDS:
            found["third"] = argument
        else:
            found["amount"] = 2 if argument == "1/2" else int(argument)
    return found


@pytest.mark.rule("SC-329")
def test_key_staff_are_those_of_the_table() -> None:
    rows = [row for row in TABLE if row[0].startswith("KS-")]
    expected = [(row[0], staff_of_the_ledger(row)) for row in rows for _ in range(int(row[3]))]
    assert len(rows) == 27
    assert len(expected) == 31
    for (code, facts), member in zip(expected, STAFF, strict=True):
        assert member["id"].rstrip("ab") == code
        assert {key: member[key] for key in member if key != "id"} == facts


@pytest.mark.rule("SC-299")
def test_key_staff_cannot_run_out() -> None:
    most_employed = cards.MOST_STAFF * cards.CLUBS
    assert most_employed == 18
    assert len(STAFF) - most_employed >= 2  # even without player_appeal there is a pair to draw
    assert cards.STAFF_EFFECT.count(cards.PLAYER_APPEAL) == 1


def test_the_bonus_of_staff_by_third() -> None:
    for member, row in enumerate(STAFF):
        bonus = cards.STAFF_BONUS[3 * member : 3 * member + 3]
        if row["effect"] == "all_thirds_bonus":
            assert bonus == [1, 1, 1]
        elif row["effect"] == "third_bonus":
            assert bonus[cards.THIRDS.index(row["third"])] == sum(bonus) == row["amount"]
        else:
            assert bonus == [0, 0, 0]


WINDOW = {
    "after reveal": "after_reveal",
    "before a third": "before_third",
    "after a third": "after_third",
    "own injury": "own_injury",
    "after a defeat": "after_match",
}
LIMITS = {"free_star": 1, "lose_star": 1, "transfer_ban": 20, "man_mark": 4}  # from the meaning in words


def changers_of_the_ledger(row: list[str]) -> list[dict[str, Any]]:
    """The cards of a row of the ledger's table of Game changers, as content.toml should have them."""
    kind, _, window = row[1].partition(", ")
    name, arguments = primitive(row[2])
    found: dict[str, Any] = {"kind": kind, "effect": name}
    if window:
        found["window"] = WINDOW[window]
    if name in LIMITS:
        found["amount"] = LIMITS[name]
    for argument in arguments:
        if argument in cards.THIRDS:
            found["third"] = argument
        elif argument in cards.DEPARTMENTS:
            found["department"] = argument
        elif argument in changer_cards.WHO_NAMES:
            found["who"] = argument
        elif argument == "gk":
            found["who"] = "keeper"
        elif argument.isdigit():
            found["amount"] = int(argument)
    _, _, amounts = row[2].partition("m = ")
    if amounts:
        return [found | {"amount": int(amount.replace("−", "-"))} for amount in amounts.split(", ")]
    return [found] * int(row[3])


@pytest.mark.rule("SC-329")
def test_game_changers_are_those_of_the_table() -> None:
    rows = [row for row in TABLE if row[0].startswith("GC-")]
    assert len(rows) == 36
    expected = [(row[0], facts) for row in rows for facts in changers_of_the_ledger(row)]
    assert [sum(code == row[0] for code, _ in expected) for row in rows] == [int(row[3]) for row in rows]
    for (code, facts), changer in zip(expected, CHANGERS, strict=True):
        assert changer["id"].rstrip("abcde") == code
        assert {key: changer[key] for key in changer if key != "id"} == facts


@pytest.mark.rule("SC-329")
def test_there_are_twelve_good_news_twenty_four_bad_news_and_eighteen_secret_weapons() -> None:
    assert [changer_cards.KIND.count(kind) for kind in range(3)] == [12, 24, 18]
    for changer, row in enumerate(CHANGERS):
        secret = changer_cards.KIND[changer] == changer_cards.SECRET_WEAPON
        assert (changer_cards.WINDOW[changer] >= 0) == secret == ("window" in row)


@pytest.mark.rule("SC-214", "SC-329")
def test_supercup_opponents_have_the_printed_strengths() -> None:
    section = LEDGER.partition("### SuperCup cards")[2].partition("###")[0]
    expected = [[int(n) for n in three] for three in re.findall(r"(\d+)/(\d+)/(\d+)", section)]
    assert [[row["att"], row["mid"], row["def"]] for row in CUPS] == expected
    assert [n for three in expected for n in three] == cards.CUP_STRENGTH
    assert len(CUPS) == 16
    assert round(sum(cards.CUP_STRENGTH) / 16, 1) == 52.1
