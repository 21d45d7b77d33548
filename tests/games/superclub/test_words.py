"""Names, flavour, the sentences on cards, and what is said of questions and events."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from tests.games.superclub.given import GAME
from touchline.engine.chance import Chance
from touchline.engine.content import read_words
from touchline.engine.events import Heard
from touchline.games.superclub import cards, changer_cards
from touchline.games.superclub.cards import FACTS
from touchline.games.superclub.rules import QUESTIONS as ALL
from touchline.games.superclub.state import ENDS
from touchline.games.superclub.story import EVENTS
from touchline.games.superclub.text import say

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
        ("changer_kinds", changer_cards.KINDS),
        ("windows", changer_cards.WINDOWS),
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


# Sentences


def heard(kind: str, args: list[int]) -> Heard:
    """An event as everybody hears it."""
    return Heard(kind, "SC-001", args, False)


def samples(kind: str, luck: Chance) -> Iterator[list[int]]:
    """Arguments for an event, of which any number may be a seat, a card, a die or an outcome."""
    if kind == "game_over":
        yield from ([seat, how] for seat in (0, 1) for how in range(1, len(ENDS)))
        return
    if kind == "upgrade":
        yield from ([0, department, 2, price] for department in range(3) for price in (0, 30))
        return
    if kind == "third":
        yield [2, -2, 3, 3, 0, 1]
    if kind == "line_up":
        yield [0, 1, -1, *range(14)]
    if kind == "weapon_kept":
        yield [0, -1]
    length = {"draft_over": 3, "season": 4}.get(kind, 17)  # one figure for each club; a line-up is longest
    for _ in range(40):
        yield [luck.rand(3) for _ in range(length)]


def test_every_event_is_told_in_a_sentence_and_no_sentence_is_left_over() -> None:
    luck = Chance(7)
    told: set[str] = set()
    for kind, event in EVENTS.items():
        for args in samples(kind, luck):
            case = event.case(args) if event.case else ""
            told.add(f"event-{kind}-{case}" if case else f"event-{kind}")
            for viewer in (-1, 0, 1):
                line = GAME.sentence(heard(kind, args), viewer, ["Ann", "Bob", "Cleo"])
                assert line[0].isupper(), line
                assert line[-1] in ".!?", line
                assert not re.search(r"[{}]|  | \.|\.\.", line), line
    words = files("touchline.games.superclub") / "words" / "en" / "events.ftl"
    assert told == set(re.findall(r"^(event-[\w-]+) =", words.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize(
    ("kind", "args", "you", "others"),
    [
        ("wages", [0, 30, 30], "You pay 30M in wages.", "Ann pays 30M in wages."),
        ("sim", [0, 1, 2, 0, 1], "a defeat, 1 point.", "a defeat, 1 point."),
        ("unhappy_sold", [1, 0, 0, 45], "Bob sells Wendel Starch to you for 45M.", "to Ann for 45M."),
        ("reward", [0, 2, 80], "You get 80M for 2nd place.", "Ann gets 80M for 2nd place."),
        ("saved", [0, 1], "You save 1 SuperCup card.", "Ann saves 1 SuperCup card."),
        ("season_card", [48, 54], "the other club starts on 54.", "the other club starts on 54."),
        ("tie_die", [8, 4], "Grand Meridian rolls a 4.", "Grand Meridian rolls a 4."),
        (
            "dice",
            [0, -1, 2, 1, 2, 3, 4],
            "The opponent's attack against your defence: you roll 1",
            "Ann's defence",
        ),
    ],
)
def test_sentences_speak_to_their_reader(kind: str, args: list[int], you: str, others: str) -> None:
    assert you in GAME.sentence(heard(kind, args), 0, ["Ann", "Bob"])
    assert others in GAME.sentence(heard(kind, args), -1, ["Ann", "Bob"])


def test_every_question_says_who_is_asked_and_what_may_be_answered() -> None:
    for question in ALL:
        assert say.has(f"{question.name}.who"), question.name
        assert say.has(f"{question.name}.may"), question.name


def test_every_refusal_has_its_words() -> None:
    rules = files("touchline.games.superclub") / "rules"
    found = {
        case
        for module in rules.iterdir()
        if module.name.endswith(".py")
        for case in re.findall(r'refuse\(\s*"SC-\d+",\s*"([\w-]+)"', module.read_text(encoding="utf-8"))
    }
    assert len(found) > 30
    assert all(say.has(f"refuse-{case}") for case in found)
