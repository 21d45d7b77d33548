"""Names, flavour and the sentences on cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from touchline.engine.content import read_words
from touchline.games.superclub import cards
from touchline.games.superclub.cards import FACTS

WORDS = read_words("touchline.games.superclub")
DECKS = ["players", "staff", "game_changers", "supercup"]


def flavours(words: dict[str, Any]) -> Iterator[str]:
    """All lines of flavour in a part of en.toml."""
    for key, value in words.items():
        if isinstance(value, dict):
            yield from flavours(value)
        elif key == "flavour":
            yield value


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_its_words_and_no_words_are_left_over(deck: str) -> None:
    assert list(WORDS[deck]) == [row["id"] for row in FACTS["cards"][deck]]
    fields = {
        "players": {"name", "flavour"},
        "staff": {"name", "job", "flavour", "text"},
        "game_changers": {"title", "flavour", "text"},
        "supercup": {"name", "country", "flavour"},
    }[deck]
    for id, words in WORDS[deck].items():
        assert set(words) == fields, id
        assert all(words.values()), id


def test_no_two_cards_share_a_name() -> None:
    names = [
        words.get("name") or words["title"] for deck in [*DECKS, "clubs"] for words in WORDS[deck].values()
    ]
    assert len(set(names)) == len(names) == 216 + 31 + 54 + 16 + 6


def test_no_line_of_flavour_comes_twice_and_all_are_short() -> None:
    lines = list(flavours(WORDS))
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert len(line) <= 110, line
        assert line[-1] in ".!?", line


@pytest.mark.parametrize(
    ("part", "ids"),
    [
        ("clubs", [row["id"] for row in FACTS["clubs"]]),
        ("positions", cards.POSITIONS),
        ("thirds", cards.THIRDS),
        ("chemistry", cards.CHEMISTRIES),
        ("status", cards.STATUSES),
        ("continents", FACTS["continents"]),
        ("departments", cards.DEPARTMENTS),
        ("training", ["1", "2", "3", "4"]),
        ("scouting", ["1", "2", "3", "4"]),
        ("stadium", ["1", "2", "3", "4"]),
        ("captain_boosts", ["1", "2", "3", "4", "5", "6"]),
        ("powerhouses", ["1", "2", "3", "4"]),
        ("changer_kinds", cards.CHANGER_KINDS),
        ("windows", cards.WINDOWS),
    ],
)
def test_every_place_of_the_boards_has_a_name(part: str, ids: list[str]) -> None:
    assert list(WORDS[part]) == ids


@pytest.mark.parametrize("deck", ["staff", "game_changers"])
def test_the_sentence_on_a_card_names_its_amount(deck: str) -> None:
    in_words = ("wage_factor", "player_appeal", "status_bonus", "extra_investment_action")
    for row in FACTS["cards"][deck]:
        if "amount" in row and row["effect"] not in in_words:
            assert str(abs(row["amount"])) in re.findall(r"\d+", WORDS[deck][row["id"]]["text"]), row["id"]


def test_cards_with_the_same_effect_say_the_same() -> None:
    for deck in ("staff", "game_changers"):
        said: dict[str, set[str]] = {}
        for row in FACTS["cards"][deck]:
            facts = str({key: value for key, value in row.items() if key != "id"})
            said.setdefault(facts, set()).add(WORDS[deck][row["id"]]["text"])
        assert all(len(texts) == 1 for texts in said.values())
        assert len({next(iter(texts)) for texts in said.values()}) == len(said)


def test_clubs_show_their_colour_and_badge() -> None:
    for row in FACTS["clubs"]:
        words = WORDS["clubs"][row["id"]]
        assert (words["colour"].lower(), words["badge"].lower()) == (row["id"], row["badge"])


def test_the_default_goalkeeper_has_a_name() -> None:
    assert WORDS["default_gk"]["name"] not in [words["name"] for words in WORDS["players"].values()]
