"""The facts of tiles, row by row against the ledger's tables, and the numbers that it declares."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tests.games.time_of_soccer.given import THING
from tests.games.time_of_soccer.ledger import LEDGER, TILES, ids
from touchline.games.time_of_soccer import cards, text
from touchline.games.time_of_soccer.cards import FACTS, THINGS

DECKS = {"I": 1, "II": 2, "III": 3, "IV": 4}
MAIN = {"gk": 1, "lb": 0, "cb": 1, "rb": 2, "lm": 3, "cm": 5, "rm": 4, "st": 6}  # the position's basic skill


def player(name: str) -> dict[str, Any]:
    """A football player of the ledger, as content.toml should have it."""
    _, positions, basic, icons, price, salary, shirt = TILES[name]
    row = {
        "id": name,
        "positions": positions.split(),
        "basic": [int(n) for n in basic.split()],
        "icons": dict(side.split(":") for side in icons.replace("–", "").split()),
        "price": int(price),
        "salary": int(salary),
        "shirt": int(shirt),
    }
    return row | ({"deck": int(name[1])} if name.startswith("F") else {})


def manager(name: str) -> dict[str, Any]:
    """A manager of the ledger."""
    _, deck, price, salary, training, switches = TILES[name]
    moved = dict(re.findall(r"(\w+)→(\w+)", switches))
    for position, role in moved.items():
        assert role != cards.PITCH[cards.PLACE[position]]["role"]
    return {
        "id": name,
        "deck": DECKS[deck],
        "price": int(price),
        "salary": int(salary),
        "training": {skill: int(n) for skill, n in re.findall(r"(\w+) \+(\d)", training)},
        "switches": list(moved),
    }


def effect(text: str) -> dict[str, int]:
    """Reward or penalty in the words of the ledger."""
    found = {}
    for n, what in re.findall(r"([+−]\d) (\$|VP)", text):
        found["money" if what == "$" else "vp"] = int(n.replace("−", "-"))
    if "satisfaction" in text:
        found["satisfaction"] = int(re.findall(r"satisfaction \+(\d)", text)[0])
    return found


def other(name: str) -> dict[str, Any]:
    """Staff, contracts, friendlies, press releases and sales tiles of the ledger."""
    _, deck, kind, text = TILES[name]
    row: dict[str, Any] = {"id": name, "deck": DECKS[deck]}
    numbers = [int(n) for n in re.findall(r"\d+", text)]
    if kind == "scout":
        return row | {"op": numbers[0], "salary": numbers[1]}
    if kind == "secretary":
        die = [0 if entry == "X" else int(entry) for entry in text.partition(",")[0].split()]
        return row | {"die": die, "salary": numbers[-1]}
    if kind == "community":
        return row | dict(zip(("win", "draw", "loss", "salary"), numbers, strict=True))
    if kind in ("advertising", "tv"):
        return row | dict(zip(("weekly", "match", "win"), numbers, strict=True))
    if kind == "friendly":
        cheer = re.findall(r"satisfaction \+(\d)", text)
        return row | {
            "money": numbers[0],
            "satisfaction": int(cheer[0]) if cheer else 0,
            "energy": int(re.findall(r"energy −(\d)", text)[0]),
        }
    if kind == "press":
        statement, _, bet = text.partition(": ")
        reward, _, penalty = bet.partition(" / ")
        return row | {"statement": statement, "reward": effect(reward), "penalty": effect(penalty)}
    assert kind == "sales"
    return row | {"bonus": numbers[0]}


# Row by row


@pytest.mark.parametrize(
    ("section", "prefix", "count"),
    [("players", "F", 69), ("unique_starters", "U", 15), ("starting_players", "S", 6)],
)
def test_football_players_are_those_of_the_ledger(section: str, prefix: str, count: int) -> None:
    assert FACTS[section] == [player(name) for name in ids(prefix)]
    assert len(FACTS[section]) == count


def test_managers_are_those_of_the_ledger() -> None:
    assert FACTS["managers"] == [manager(name) for name in ids("M")]


@pytest.mark.parametrize(
    ("section", "prefix"),
    [
        ("scouts", "T"),
        ("secretaries", "E"),
        ("community_managers", "C"),
        ("advertising", "A"),
        ("tv", "V"),
        ("friendlies", "N"),
        ("press", "R"),
        ("sales", "L"),
    ],
)
def test_other_tiles_are_those_of_the_ledger(section: str, prefix: str) -> None:
    assert FACTS[section] == [other(name) for name in ids(prefix)]


@pytest.mark.parametrize("name", ids("F") + ids("U"))
def test_engine_plays_with_the_football_players_of_the_ledger(name: str) -> None:
    tile, row = THING[name], player(name)
    assert {cards.PITCH[at]["id"] for at in cards.PLACES[tile]} == set(row["positions"])
    assert cards.BASIC[7 * tile : 7 * tile + 7] == row["basic"]
    icons = {
        side: {cards.LETTERS[skill] for skill in range(5) if cards.ICONS[4 * tile + at] >> skill & 1}
        for at, side in enumerate(cards.SIDES)
    }
    assert {side: shown for side, shown in icons.items() if shown} == {
        side: set(letters) for side, letters in row["icons"].items()
    }
    assert (cards.PRICE[tile], cards.SALARY[tile], cards.SHIRT[tile]) == (
        row["price"],
        row["salary"],
        row["shirt"],
    )
    assert cards.DECK[tile] == row.get("deck", 0)


@pytest.mark.parametrize("name", ids("M"))
def test_engine_plays_with_the_managers_of_the_ledger(name: str) -> None:
    tile, row = THING[name], manager(name)
    trained = cards.TRAINING[5 * tile : 5 * tile + 5]
    assert {skill: n for skill, n in zip(cards.ADVANCED, trained, strict=True) if n} == row["training"]
    assert {at for at in cards.PLACE if cards.SWITCHES[tile] >> cards.PLACE[at] & 1} == set(row["switches"])
    assert (cards.PRICE[tile], cards.SALARY[tile]) == (row["price"], row["salary"])


@pytest.mark.parametrize("name", [name for name in TILES if name[0] in "TECAVNRL"])
def test_engine_plays_with_the_other_tiles_of_the_ledger(name: str) -> None:
    tile, row = THING[name], other(name)
    assert cards.OP[tile] == row.get("op", 0)
    assert cards.DIE[6 * tile : 6 * tile + 6] == row.get("die", [0] * 6)
    assert cards.CROSSES[tile] == row.get("die", []).count(0)
    assert cards.SALARY[tile] == row.get("salary", 0)
    cheer = [row["win"], row["draw"], row["loss"]] if name[0] == "C" else [0, 0, 0]
    assert cards.CHEER[3 * tile : 3 * tile + 3] == cheer
    contract = [row["weekly"], row["match"], row["win"]] if name[0] in "AV" else [0, 0, 0]
    assert [cards.WEEKLY[tile], cards.MATCH_INCOME[tile], cards.WIN_BONUS[tile]] == contract
    friendly = [row["money"], row["satisfaction"], row["energy"]] if name[0] == "N" else [0, 0, 0]
    printed = (cards.FRIENDLY_MONEY[tile], cards.FRIENDLY_CHEER[tile], cards.FRIENDLY_ENERGY[tile])
    assert list(printed) == friendly
    assert cards.STATEMENTS[cards.STATEMENT[tile]] == row.get("statement", "")
    reward, penalty = row.get("reward", {}), row.get("penalty", {})
    assert cards.REWARD_MONEY[tile] == reward.get("money", 0)
    assert cards.REWARD_CHEER[tile] == reward.get("satisfaction", 0)
    assert cards.REWARD_VP[tile] == reward.get("vp", 0)
    assert cards.PENALTY_MONEY[tile] == -penalty.get("money", 0)
    assert cards.PENALTY_VP[tile] == penalty.get("vp", 0)
    assert cards.SALE_BONUS[tile] == row.get("bonus", 0)
    assert cards.PRICE[tile] == 0
    assert cards.DECK[tile] == row["deck"]


# Numbers that the ledger declares


@pytest.mark.rule("TS-001")
def test_tiles_by_kind_and_deck() -> None:
    kinds = dict(zip(("player", "manager", "scout", "secretary", "community"), cards.KINDS, strict=False))
    kinds |= {"advertising": "advertising", "tv": "tv", "friendly": "friendlies", "press": "press"}
    kinds["sales"] = "sales"
    declared = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", LEDGER, re.M)
    table = {row[0]: [int(n) for n in row[1:]] for row in declared if row[0] in {*kinds, "total"}}
    assert len(table) == 11
    for kind, section in kinds.items():
        found = [sum(row["deck"] == deck for row in FACTS[section]) for deck in (1, 2, 3, 4)]
        assert [*found, sum(found)] == table[kind]
    decks = [cards.DECK[: cards.MARKET_TILES].count(deck) for deck in (1, 2, 3, 4)]
    assert [*decks, sum(decks)] == table["total"]


def test_primary_positions_main_skills_and_icons_of_each_deck() -> None:
    line = next(line for line in LEDGER.splitlines() if line.startswith("Primary positions"))
    counts = {name: numbers.split() for name, numbers in re.findall(r"(I{1,3}|IV) ((?:\d ){7}\d)", line)}
    skills = dict(
        re.findall(r"(I{1,3}|IV) (\d+–\d+)", line.partition("Main basic skill: ")[2].partition(".")[0])
    )
    icons = dict(re.findall(r"(I{1,3}|IV) (\d+–\d+)", line.partition("Icons in all: ")[2]))
    for name, deck in DECKS.items():
        rows = [row for row in FACTS["players"] if row["deck"] == deck]
        primary = Counter(row["positions"][0][:2] for row in rows)
        assert [str(primary[at]) for at in MAIN] == counts[name]
        for row in rows:
            low, high = map(int, skills[name].split("–"))
            assert low <= row["basic"][MAIN[row["positions"][0][:2]]] <= high
            low, high = map(int, icons[name].split("–"))
            shown = sum(map(len, row["icons"].values()))
            assert low <= shown <= high
            assert all(len(letters) <= 2 for letters in row["icons"].values())
            assert "gk" not in row["positions"] or shown <= 4


@pytest.mark.rule("TS-169")
def test_advanced_shot_is_on_the_top_side_only() -> None:
    for section in ("players", "unique_starters", "starting_players"):
        for row in FACTS[section]:
            assert all("S" not in letters for side, letters in row["icons"].items() if side != "T")


def test_no_two_football_players_share_a_shirt_number() -> None:
    shirts = [
        row["shirt"] for name in ("players", "unique_starters", "starting_players") for row in FACTS[name]
    ]
    assert sorted(shirts) == list(range(1, 91))


def test_every_tile_has_a_name_of_its_own() -> None:
    names = [text.name(THING[tile]) for tile in [*ids("F"), *ids("U"), *ids("M"), *ids("T")]]
    assert len(set(names)) == len(names)
    assert all(text.facts(tile) for tile in range(cards.TILES))
    assert len(THINGS) == len(set(THINGS))
