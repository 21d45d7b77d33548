"""Words in files: nothing is missing, nothing is left over, nothing asks for a fact that nobody gives."""

from __future__ import annotations

import re

import pytest

from tests import given_editions, words
from tools import translations
from touchline.engine.content import read_words
from touchline.engine.game import find, known
from touchline.engine.speech import Names, speaking

PACKAGES = words.speaking()
MADE = re.compile(
    r"^(?:event-(?P<kind>[a-z_0-9]+)|chapter-(?P<chapter>[a-z_0-9]+)|mark-(?P<mark>[a-z_0-9]+)"
    r"|refuse-(?P<refusal>[\w-]+)|(?P<verb>[a-z_0-9]+)-option|(?:tab|group|phase|part|view|thing|lesson|legend|sight)-[\w-]+)"
)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_that_is_named_exists_and_gets_its_facts(package: str) -> None:
    there = words.messages(package) | words.messages("touchline.engine")
    wrong = []
    for where, name, given in words.said(package):
        if name not in there:
            wrong.append(f"{where}: there is no message '{name}'")
        elif name in words.messages(package) and "*" not in given:
            missing = words.facts(package, name) - given
            wrong += [f"{where}: '{name}' needs {', '.join(sorted(missing))}"] if missing else []
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game_id", known())
def test_every_question_and_event_has_its_words(game_id: str) -> None:
    game = find(game_id)
    there = words.messages(game.package)
    for number, question in enumerate(game.questions):
        if not question:
            continue
        assert question in there
        assert f"{question}.may" in there
        assert f"{question}.who" in there
        said = f"{question}.notice" if f"{question}.notice" in there else question
        assert game.rules.unheard[number] or not words.facts(game.package, said), f"{question} has no .notice"
    for kind, told in game.story.events.items():
        found = [name for name in there if name == f"event-{kind}" or name.startswith(f"event-{kind}-")]
        assert found, f"there are no words for the event {kind}"
        if told.facts is None:
            names = {name for name, _ in told.parts}
            given = names | {f"{name}-name" for name, of in told.parts if of == "seat"}
            for name in found:
                if name == f"event-{kind}" or told.case:
                    assert words.facts(game.package, name) <= given, name
        assert not told.mark or f"mark-{kind}" in there
        assert not told.chapter or f"chapter-{kind}" in there


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_left_over(package: str) -> None:
    there = words.messages(package)
    literals = words.literals(package) | words.literals("touchline.web")
    inside = set().union(*(message.messages for message in there.values()))
    unused = []
    for name in there:
        message = name.partition(".")[0]
        if message in literals or name in literals or message in inside or MADE.match(message):
            continue
        if message.startswith(words.beginnings(package)) or any(part in literals for part in _cases(message)):
            continue
        unused.append(name)
    assert not unused, ", ".join(unused)


def _cases(message: str) -> list[str]:
    """Ways to cut `question-case` in two: the case is named in the code."""
    parts = message.split("-")
    return ["-".join(parts[at:]) for at in range(1, len(parts))]


@pytest.mark.parametrize("package", PACKAGES)
def test_refusals_are_all_used(package: str) -> None:
    literals = words.literals(package)
    refusals = [name for name in words.messages(package) if name.startswith("refuse-")]
    unused = [name for name in refusals if name.removeprefix("refuse-") not in literals]
    unused = [name for name in unused if name != "refuse-other-question"]
    assert package == "touchline.engine" or not unused, ", ".join(unused)


@pytest.mark.parametrize(
    ("package", "language"),
    [(package, each) for package in PACKAGES for each in words.languages(package) if each != "en"],
)
def test_a_translation_says_what_english_says(package: str, language: str) -> None:
    english, other = words.messages(package), words.messages(package, language)
    inside = set().union(*(message.messages for message in other.values()))  # a language's own parts
    extra = {name for name in other if name not in {*english, *inside} and not _is_card(package, name)}
    assert not extra, f"English has no {', '.join(sorted(extra))}"
    for name in other:
        if name in english:
            assert words.facts(package, name, language) <= words.facts(package, name), name


def test_french_is_complete_for_the_shared_pages_and_footmania(capsys: pytest.CaptureFixture[str]) -> None:
    translations.main(["fr"])
    told = [line for line in capsys.readouterr().out.splitlines() if "no folder" not in line]
    assert len(told) == 2 * (len(translations.SHARED) + 1)
    assert all(line.endswith(" nothing") for line in told), "\n".join(told)


@pytest.mark.usefixtures("shelf")
def test_an_edition_calls_its_cards_the_same_in_every_language() -> None:
    folder = given_editions.make("footmania", "renamed")
    given_editions.edit(folder, 'name = "Breezeway Shorts', 'name = "Probe Shorts', "en.toml")
    ours, game = find("footmania@renamed").package, find("footmania").package
    renamed = next(
        id for id, row in read_words(ours)["question_cards"].items() if row["name"].startswith("Probe Shorts")
    )
    other = next(id for id in read_words(ours)["question_cards"] if id != renamed)
    with speaking("fr"):
        assert Names(ours)("question_cards", renamed).startswith("Probe Shorts")
        assert not Names(game)("question_cards", renamed).startswith("Probe Shorts")
        assert Names(ours)("question_cards", other) == Names(game)("question_cards", other)


def _is_card(package: str, name: str) -> bool:
    return any(name.startswith(f"{table}-") for table in read_words(package))
