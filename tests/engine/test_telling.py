"""Texts tell the numbers of the facts, in words that fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from touchline.engine import telling
from touchline.engine.content import FACTS, NAMES, read_toml, read_words
from touchline.engine.game import find, known


@pytest.mark.parametrize(
    ("text", "numbers", "said"),
    [
        ("You gain {amount}M.", {"amount": 50}, "You gain 50M."),
        ("You pay {amount}M.", {"amount": -10}, "You pay 10M."),
        ("+{stars:# star|# stars}.", {"stars": 1}, "+1 star."),
        ("+{stars:# star|# stars}.", {"stars": 2}, "+2 stars."),
        ("+{stars:# star|# stars}.", {"stars": 0}, "+0 stars."),
        ("Pay {n:all|half|1/# of} the wages.", {"n": 2}, "Pay half the wages."),
        ("Pay {n:all|half|1/# of} the wages.", {"n": 5}, "Pay 1/5 of the wages."),
        ("{place:1st|2nd|3rd|#th} place", {"place": 3}, "3rd place"),
        ("{place:1st|2nd|3rd|#th} place", {"place": 4}, "4th place"),
        ("Score: {tiers}.", {"tiers": "3 score 4"}, "Score: 3 score 4."),
        ("During, {cost}: 1 {x} for {0}, {}.", {"amount": 1}, "During, {cost}: 1 {x} for {0}, {}."),
    ],
)
def test_text_is_filled_with_numbers(text: str, numbers: dict[str, Any], said: str) -> None:
    assert telling.filled(text, numbers) == said


@pytest.mark.parametrize(
    ("ours", "said"),
    [
        ("You gain {n:# star|# stars}, one at once.", []),
        ("You gain 5 stars, one at once.", []),
        ("You gain five stars, one at once.", []),
        ("You gain 3 stars, one at once.", [("3", "5")]),
        ("You gain half a dozen stars, one at once.", [("2", "5")]),
        ("Stars for you, all of them!", []),
        ("In week 2 you gain five stars, one at once.", []),
        ("In week 2 you gain 3 stars, one at once.", [("2, 3, 1", "5")]),
    ],
)
def test_written_number_that_is_another_one_is_found(ours: str, said: list[tuple[str, str]]) -> None:
    usual = "You gain {n:# star|# stars}, one at once."
    found = list(telling.contradictions(ours, usual, {"n": 5}))
    assert [(written, due) for written, due, _ in found] == said
    assert all(name == "{n:# star|# stars}" for _, _, name in found)


def each(texts: Any) -> Iterator[str]:
    """All texts below."""
    if isinstance(texts, str):
        yield texts
    else:
        for part in texts.values() if isinstance(texts, dict) else texts:
            yield from each(part)


@pytest.mark.parametrize("game", known())
def test_every_number_of_the_facts_is_filled_in(game: str) -> None:
    package = find(game).package
    told = find(game).module("schema").told(read_toml(package, FACTS))
    names = read_toml(package, NAMES)
    for table, rows in told.items():
        for id, numbers in rows.items():
            for text, said in zip(
                each(names[table].get(id, {})), each(read_words(package)[table].get(id, {})), strict=True
            ):
                assert not telling.BRACES.findall(said), said
                assert telling.filled(text, numbers) == said


SAID = {
    "best11": {
        "tactics.tac_01.objective": "Yellow cards in your Best 11, keeper included: "
        "3 or 4 score 4 points, 5 or more score 7.",
        "tactics.tac_06.objective": "Sets of a yellow defender, a yellow midfielder and a yellow forward: "
        "1 set scores 5 points, 2 or more score 15.",
        "tactics.tac_13.objective": "Sets of five cards, one of each colour, keeper included: "
        "1 set scores 5 points, 2 score 12.",
        "tactics.tac_24.objective": "Each money you have left scores 1 point more, up to 10 points.",
        "tactics.tac_25.objective": "Free agents left in your hand: 3 score 5 points, 4 or more score 7.",
        "managers.mgr_symbols.ability": "At final scoring you count one more of each of the four symbols, "
        "even of one that you do not have.",
    },
    "eleven": {
        "objectives.O05.goal": "3 Staff cards of one set.",
        "objectives.O05.perfect": "3 Staff cards each of two sets.",
        "objectives.O09.goal": "4th place or better at the end.",
        "objectives.O09.perfect": "2nd place or better.",
    },
    "footmania": {
        "plus_cards.form.text": "+2 stars for your team in this match.",
        "plus_cards.song.text": "+1 star for your team in this match; not one of your three cards.",
    },
    "superclub": {
        "staff.KS-15.text": "Your status counts one level higher for unhappy players.",
        "staff.KS-21.text": "You pay half the wages, rounded up.",
        "staff.KS-25.text": "You have 3 investment actions, in different departments.",
        "game_changers.GC-08c.text": "You pay 15M.",
        "game_changers.GC-19.text": "−2 in defence in your next match.",
        "game_changers.GC-23.text": "Release players without pay until at least 4 stars are gone.",
        "options.home_and_away.text": "Every fixture is played twice, ten rounds a season; "
        "a win gives 3 points and a draw 1.",
    },
}


@pytest.mark.parametrize("game", SAID)
def test_cards_of_the_standard_edition_say_what_is_printed(game: str) -> None:
    for path, said in SAID[game].items():
        words: Any = read_words(find(game).package)
        for step in path.split("."):
            words = words[step]
        assert words == said


@pytest.mark.parametrize("game", known())
def test_no_text_writes_a_number_that_the_card_has_as_a_fact(game: str) -> None:
    package = find(game).package
    told = find(game).module("schema").told(read_toml(package, FACTS))
    names = read_toml(package, NAMES)
    written = []
    for table, rows in told.items():
        for id, numbers in rows.items():
            facts = {str(abs(value)) for value in numbers.values() if isinstance(value, int)}
            texts = names[table].get(id, {})
            for field, text in texts.items() if isinstance(texts, dict) else ():
                digits = re.findall(r"\d+", telling.BRACES.sub("", text).replace("Best 11", ""))
                written += [f"{table}.{id}.{field}: {number}" for number in digits if number in facts]
    # Two cards are drawn by whoever has no such manager; a base value is no fact of the tactical card.
    assert written == [line for line in ("managers.mgr_tactics.ability: 2",) if game == "best11"]
