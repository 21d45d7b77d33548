"""Footmania in French: every word of it, and nothing left in English."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from tests.games.footmania.given import GAME
from tests.games.footmania.test_page import SITUATIONS, hosted
from tests.games.recorded import matches
from tests.web.seen import NAMES, Page
from touchline.engine.content import read_numbers, read_toml
from touchline.engine.events import EVERYTHING, Heard
from touchline.engine.match import Match
from touchline.engine.speech import speaking
from touchline.engine.views import OptionView, View
from touchline.games.footmania import draft, page
from touchline.games.footmania.rules import QUESTIONS
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.story import EVENTS
from touchline.games.footmania.text import name, printed, say as words
from touchline.web import tablepage
from touchline.web.viewer import Viewer

PACKAGE = GAME.package
NOT_WORDS = {("game", "emblem")}  # an icon
PROPER = {  # the same in both languages: names, and words that French has too
    *(row["name"] for row in read_toml(PACKAGE, "en.toml")["footballers"].values()),
    *(row["name"] for row in read_toml(PACKAGE, "en.toml")["clubs"].values()),
    "Euromatch",
    "Match",
    "Phase 2 · Euromatch",
    "Phase 2 · Match",
}
CLUBS = {row["club"] for row in read_toml(PACKAGE, "en.toml")["footballers"].values()}
NUMBER = re.compile(r"[+−]?\d*")
# Words that no French sentence has, once the names are out of it.
ENGLISH = re.compile(
    r"\b(the|and|you|your|yours|of|with|from|has|have|is|are|by|him|he|it|its|not|no|nobody|somebody|post|posts|"
    r"stars?|pennants?|trainee|jackpot|bank|lap|deck|offer|draw|draws|buy|sell|pay|wins?|turn|done|his|their)\b"
)

Pattern = ast.Pattern | None


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """All messages of the game in a language, attributes as `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for file in (files(PACKAGE) / "words" / language).iterdir():
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file.name, entry.content)
            if isinstance(entry, ast.Message):
                patterns: list[tuple[str, Pattern]] = [(entry.id.name, entry.value)]
                patterns += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
                for id, pattern in patterns:
                    assert id not in found, f"{language}: {id} is there twice"
                    if pattern is not None:
                        found[id] = pattern
    return found


def facts(language: str, id: str) -> set[str]:
    """The facts that a message needs, those of the messages in it included."""
    needed: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            needed.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            needed.update(facts(language, node.id.name))
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else [value]:
                    visit(part)

    visit(messages(language)[id])
    return {fact.removesuffix("-name") for fact in needed}


def printed_texts() -> Iterator[tuple[str, str, str, str]]:
    """Every text of en.toml: table, id, field, text."""
    for table, rows in read_toml(PACKAGE, "en.toml").items():
        for id, row in rows.items() if isinstance(rows, dict) else ():  # trainees are a list of names
            for field, text in {"name": row}.items() if isinstance(row, str) else row.items():
                if (table, id) not in NOT_WORDS:
                    yield table, id, field, text


# Everything is there


def test_every_message_has_a_french_one_with_the_same_facts_or_fewer() -> None:
    for id in messages("en"):
        assert id in messages("fr"), id
        assert facts("fr", id) <= facts("en", id), id


def test_french_has_no_message_that_nothing_says() -> None:
    used = set(messages("en")) | {"seller-to"}  # only French says where the money goes in words of its own
    cards = {f"{table}-{id}" for table, id, _, _ in printed_texts()}
    assert {id for id in messages("fr") if id not in used and id.partition(".")[0] not in cards} == set()


def test_every_card_and_square_has_its_words_in_french() -> None:
    for table, id, field, _ in printed_texts():
        message = f"{table}-{id}" if field == "name" else f"{table}-{id}.{field}"
        assert message in messages("fr"), message
        assert facts("fr", message) <= set(read_numbers(PACKAGE, table, id)), message


def test_only_names_and_signs_are_the_same_on_french_cards() -> None:
    same = set()
    with speaking("fr"):
        for table, id, field, text in printed_texts():
            if printed(table, id, field) == text:
                same.add(f"{table}.{field}" if table != "game" else f"game.{id}")
    assert same == {
        "clubs.country",  # Teutonberg
        "clubs.name",
        "colours.rank",  # National, International
        "colours.sign",
        "footballers.club",
        "footballers.name",
        "game.time",
        "game.title",
        "squares.short",  # Plus, Euro, Jackpot is Pactole
    }


@pytest.mark.parametrize("question", [question.name for question in QUESTIONS])
def test_every_question_is_asked_in_french(question: str) -> None:
    match, seat = SITUATIONS[question]()
    compare(match, seat)


# Nothing of a game is left in English


def said(view: View) -> list[str]:
    """All words of a view: question, options, reasons, what may be started unasked."""
    found: list[str] = []
    d = view.decision
    if d:
        found += [d.prompt.who, d.prompt.question, d.prompt.context]
        found += options_in_words(d.options)
        found += [text for blocked in d.blocked for text in (blocked.label, blocked.reason)]
    return found + options_in_words(view.side)


def options_in_words(options: list[OptionView]) -> list[str]:
    """Labels, details and effects."""
    return [t for option in options for t in (option.words.label, option.words.detail, option.words.effect)]


def drafted(match: Match, seat: int) -> list[str]:
    """The words of a line-up that is edited, as it begins and after two edits."""
    g = match.state
    if not isinstance(g, Footmania) or GAME.question(g, seat) != "line_up":
        return []
    found = []
    for edits in ((), ("clear:all",), ("clear:all", "slot:4")):
        edited = None
        for edit in edits:
            edited = draft.edit(g, seat, edited, edit)
        look = draft.look(g, seat, edited)
        found += options_in_words(look.options)
        found += [text for blocked in look.blocked for text in (blocked.label, blocked.reason)]
        found += [*page.drafting(match.view(seat), look), page.sending(match.view(seat), look)]
        found += [label for _, label, _ in page.slots(match.view(seat), look)]
    return found


def around(match: Match, seat: int) -> list[str]:
    """What a page says around a view."""
    view = match.view(seat)
    found = [GAME.stage(view.table), *page.waiting(view, NAMES[: match.seats])]
    return found + [line for _, line in page.ready(view, NAMES[: match.seats])]


def in_both(match: Match, seat: int) -> Iterator[tuple[str, str]]:
    """All that a seat reads, in English and in French."""
    read = []
    for language in ("en", "fr"):
        with speaking(language):
            read.append(said(match.view(seat)) + drafted(match, seat) + around(match, seat))
    yield from zip(*read, strict=True)


def compare(match: Match, seat: int) -> None:
    """Hold what a seat reads in French against the English."""
    for english, french in in_both(match, seat):
        is_french(english, french)


def is_french(english: str, french: str) -> None:
    """Refuse a text that is English, or has English in it."""
    if NUMBER.fullmatch(french) or french in PROPER:
        return
    assert french != english
    assert not ENGLISH.search(without(french, PROPER)), french


def without(text: str, names: set[str]) -> str:
    """The text without these names, the longest first."""
    for proper in sorted(names, key=len, reverse=True):
        text = text.replace(proper, "")
    return text


@pytest.mark.parametrize("seed", range(4))
def test_random_game_is_played_in_french(seed: int) -> None:
    luck = random.Random(seed)
    options = {"quick_phase1": seed > 0, "no_deals": seed == 2, "free_market": seed == 3}
    match = Match(GAME, 2 + seed % 3, dict(options), bytes([seed]) * 32)
    for turn in range(1500):
        if match.over:
            break
        seat = luck.choice(match.waiting())
        if turn % 5 == 0 or match.state.phase == 2:  # type: ignore[attr-defined]
            compare(match, seat)
        match.play(seat, luck.choice(match.options_of(seat)))


NOT_RECORDED = {  # events of which no recorded game has one
    "cannot_bid": [0, 5],
    "footballer_shown": [0, 1, 3],
    "footballer_seen": [1, 0, 3],
    "kept": [3, 1],
    "letter_dropped": [0],
    "letter_withdrawn": [0],
    "offer_cancelled": [0, 1],
    "offer_was_cancelled": [1, 0],
    "phase_1_timed_out": [80],
}


def test_everything_that_happens_is_told_in_french() -> None:
    kinds = set()
    for match in matches("footmania"):
        names = NAMES[: match.seats]
        for viewer in (EVERYTHING, -1, *range(match.seats)):
            for told in match.heard(viewer):
                for heard in told:
                    kinds.add(heard.kind)
                    english = GAME.sentence(heard, viewer, names)
                    with speaking("fr"):
                        is_french(english, GAME.sentence(heard, viewer, names))
    assert kinds | set(NOT_RECORDED) == set(EVENTS)
    for kind, args in NOT_RECORDED.items():
        for viewer in (-1, 0, 1):
            heard = Heard(kind, "FM-001", args, False)
            english = GAME.sentence(heard, viewer, NAMES)
            with speaking("fr"):
                is_french(english, GAME.sentence(heard, viewer, NAMES))


def test_hidden_footballers_are_french_backs() -> None:
    with speaking("fr"):
        assert name(-2) == "un footballeur national (150\u00a0kF)"


@pytest.mark.parametrize("question", [question.name for question in QUESTIONS])
def test_table_is_drawn_in_french(question: str) -> None:
    match, seat = SITUATIONS[question]()
    for viewer in (Viewer(seat, (seat,), language="fr"), Viewer(-1, language="fr")):
        sections = tablepage.sections(hosted(match), viewer)
        for section in page.SECTIONS:
            drawn = Page(sections[section])
            texts = [drawn.text, *drawn.all("aria-label"), *drawn.all("title"), *drawn.all("data-why")]
            for text in texts:
                bare = without(text, PROPER | CLUBS)
                assert not ENGLISH.search(bare), (section, text)


def test_reports_and_the_end_are_told_in_french() -> None:
    for match in matches("footmania")[:3]:
        names = NAMES[: match.seats]
        with speaking("fr"):
            view = match.view(0)
            lines = [*page.headline(view, names), *(part for score in view.scores for part in score.parts)]
            events = [(True, heard) for told in match.heard(0) for heard in told]
            lines += [step.say for step in page.steps(events, view, names)]
            lines += [page.chapter(heard) for _, heard in events]
            lines += [found[1] for _, heard in events if (found := GAME.story.mark(heard))]
        for line in filter(None, lines):
            is_french("", line)


# As a French publisher prints it


def test_signs_have_their_spaces_and_apostrophes_are_curly() -> None:
    for file in (files(PACKAGE) / "words" / "fr").iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith(("#", "footballers-", "clubs-")) or ".club" in line:
                continue
            bare = re.sub(r"\{[^{}]*\}", "x", line)
            assert "'" not in bare, line
            for before, sign in pairwise(bare):
                if sign in ";?!»" or (sign == ":" and not bare.startswith("#")):
                    assert before in "\u00a0\u202f", line
            assert not re.search("«[^\u00a0\u202f]", bare), line


def test_figures_are_grouped_as_in_french() -> None:
    with speaking("fr"):
        assert words("money", thousands=7000) == "7\u202f000\u00a0kF"
        assert words("stars", stars=1) == "1 étoile"
        assert words("stars", stars=0) == "0 étoile"
        assert words("stars", stars=31) == "31 étoiles"
