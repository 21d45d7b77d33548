"""Names that look alike are taken for one another, so two of them never sit at one table."""

from __future__ import annotations

import pytest

from touchline.tables.errors import TableError
from touchline.tables.forms import clean_name, clean_talk, imported_names
from touchline.tables.names import normal, skeleton


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),  # a Cyrillic A
        ("ANN", "ΑΝΝ"),  # Greek
        ("Ann", "Ａｎｎ"),  # wide letters
        ("Cleo", "Сlео"),
        ("Bill", "BiIl"),
        ("Odo", "0d0"),
        ("Bernie", "Bemie"),
        ("José", "Jose"),
        ("Ann Lee", "Ann  Lee"),
        ("Ann-Lee", "Ann Lee"),
        ("Manager 1", "Manager l"),
        ("Tom", "ТОМ"),
        ("Alice", "\u13aalice"),  # Cherokee
        ("Alice", "\uab7alice"),
        ("Bob", "\ua4d0ob"),  # Lisu
        ("Joe", "\u037foe"),  # a letter that only Greek has
        ("Ann", "Ann\ufe0f"),
    ],
)
def test_look_alike_is_refused_at_the_same_table(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)
    with pytest.raises(TableError, match=r"looks too much like|are called"):
        clean_name(other, [name])
    assert clean_name(other, ["Somebody else"])


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Manager 1", "Manager 11"), ("Bo", "Ben")])
def test_names_that_differ_stay(name: str, other: str) -> None:
    assert clean_name(other, [name]) == other


@pytest.mark.parametrize(
    "name",
    [
        "A\u200bnn",
        "\u202ennA",
        "A\u2066nn",
        "\u3164",
        "\u2800",
        "A\u00adnn",
        "a\u0301\u0302\u0303\u0304",
        "\ufe0f",
        "...",
    ],
)
def test_signs_that_cannot_be_seen_are_refused(name: str) -> None:
    with pytest.raises(TableError):
        clean_name(name, [])


@pytest.mark.parametrize("name", ["You", "ＨＯＳＴ", "The host", "Spectаtor", "touchline"])
def test_name_that_the_table_itself_uses_is_refused(name: str) -> None:
    with pytest.raises(TableError, match="misread"):
        clean_name(name, [])


@pytest.mark.parametrize("name", ["Jörg", "Пётр", "日本太郎", "Nguyễn", "Ærø", "אבי", "Zoë 2"])
def test_names_of_the_world_are_kept(name: str) -> None:
    assert clean_name(name, ["Ann"]) == normal(name)


def test_talk_may_have_emoji() -> None:
    assert clean_talk("Goal ⚽️ ❤️") == "Goal ⚽️ ❤️"


def test_names_of_a_record_become_unlike() -> None:
    assert imported_names(["Ann", "Аnn", "You", ""]) == ["Ann", "Manager 1", "Manager 2", "Manager 3"]
