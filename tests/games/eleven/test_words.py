"""Names, stories and Scout Reports: all there, each its own, and never false."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.eleven.ledger import (
    THING,
    WORDS,
    footballers,
    ids,
)
from touchline.games.eleven import card_text, cards, effects, opponents, scenarios
from touchline.games.eleven.cards import FACTS, LINES, THINGS, ZONE_NAMES
from touchline.games.eleven.effects import RESOURCES
from touchline.games.eleven.story import EVENTS, GOALS, TOKENS
from touchline.games.eleven.text import say

FOLDER = Path(cards.__file__).parent

# Scout Reports


def facts(at: int) -> tuple[list[int], list[int], int, int]:
    """Sums of Strength and open Sections in the order of EL-416, attackers, line of the strongest."""
    ten = footballers(at)
    sections = [
        [who for who in ten if cards.SECTION_OF[who[0]] == section] for section in range(cards.SECTIONS)
    ]
    sums = [sum(strength for _, _, strength in group) for group in sections]
    is_open = [at for at, group in enumerate(sections) if group and not any(task for _, task, _ in group)]
    best = max(strength for _, _, strength in ten)
    line = max(zone // 3 for zone, _, strength in ten if strength == best) + 1  # forward before midfield
    return sums, is_open, sum(task == cards.ATTACK for _, task, _ in ten), line


@pytest.mark.rule("EL-415", "EL-416")
@pytest.mark.parametrize("name", ids(r"T\d\d-\d"))
def test_scout_facts_follow_the_variant_and_its_ties(name: str) -> None:
    at = THING[name] - cards.OPPONENT
    sums, is_open, attackers, line = facts(at)
    expected = [
        sums.index(max(sums)),
        is_open[0] if is_open else opponents.NO_SECTION,
        attackers,
        line,
    ]
    assert opponents.SCOUT_VARIANT[at] == int(name[-1]) - 1
    assert opponents.SCOUT_FACT[at] == expected[opponents.SCOUT_VARIANT[at]]
    assert 4 <= attackers <= 6


@pytest.mark.rule("EL-175", "EL-415")
@pytest.mark.parametrize("name", ids(r"T\d\d-\d"))
def test_scout_reports_say_their_facts_and_no_other(name: str) -> None:
    at = THING[name] - cards.OPPONENT
    report = WORDS["opponents"][name]
    told = report.lower()
    assert re.findall(r"\d-\d-\d", report) == [opponents.FORMATIONS[opponents.FORMATION[at]]]
    of_keepers = {*WORDS["keepers"].values(), "keeper", "goalkeeper", "keepers", "glove", "gloves", "goalie"}
    assert not of_keepers & set(re.findall(r"[a-z]+", told)), "not a word about the Goalkeeper"
    variant, fact = opponents.SCOUT_VARIANT[at], opponents.SCOUT_FACT[at]
    sections = [words for words in WORDS["sections"].values() if words in told]
    lines = [at for at, word in enumerate(["defence", "midfield", "forward"], 1) if word in told]
    if variant in (opponents.SCOUT_STRONGEST_SECTION, opponents.SCOUT_OPEN_SECTION):
        known = [] if fact == opponents.NO_SECTION else [WORDS["sections"][cards.SECTION_NAMES[fact]]]
        assert sections == known
        assert ("defender" in told) == (variant == opponents.SCOUT_OPEN_SECTION)
        assert ("none" in told) == (fact == opponents.NO_SECTION)
    else:
        assert not sections
    if variant == opponents.SCOUT_ATTACKERS:
        assert WORDS["attackers"][str(fact)] in re.findall(r"[a-z]+", told)
        assert ["four", "five", "six"][fact - 4] in told
    else:
        assert "attackers" not in told
    if variant == opponents.SCOUT_STRONGEST_LINE:
        assert lines == [fact]
        assert "strongest" in told or "best footballer" in told
    assert 2 <= len(re.findall(r"[.?!](?: |$)", report)) <= 3
    names = {word.removesuffix("'s") for team in WORDS["teams"].values() for word in team["name"].split()}
    assert not names & set(re.findall(r"[A-Z][a-z]+", report)), "the club stands above the report"


GROUPS = [
    "regulars",
    "youngsters",
    "veterans",
    "staff",
    "directors",
    "sponsors",
    "board_meetings",
    "tactics",
    "objectives",
    "opponents",
]


@pytest.mark.parametrize("group", GROUPS)
def test_every_card_has_its_words(group: str) -> None:
    assert list(WORDS[group]) == [row["id"] for row in FACTS[group]]


def test_names_are_unique_and_flavour_is_one_short_line_of_its_own() -> None:
    rows: list[dict[str, Any]] = [row for group in GROUPS[:-1] for row in WORDS[group].values()]
    rows += WORDS["teams"].values()
    names = [row["name"] for row in rows]
    assert len(set(names)) == len(names)
    flavours = [row["flavour"] for row in rows if "flavour" in row]
    assert len(set(flavours)) == len(flavours) == len(rows) - cards.BOARD_MEETINGS
    assert all(15 <= len(flavour) <= 120 and "\n" not in flavour for flavour in flavours)
    assert list(WORDS["teams"]) == THINGS[cards.TEAM : cards.TEAM + cards.TEAMS]


@pytest.mark.parametrize("name", ids(r"BM\d\d"))
def test_every_board_meeting_has_a_story_and_a_reason_for_each_colour(name: str) -> None:
    words = WORDS["board_meetings"][name]
    assert len(words["story"]) >= 80
    assert len({words["story"], *(words[colour] for colour in cards.COLOURS)}) == 4


@pytest.mark.parametrize(
    ("section", "names"),
    [
        ("infrastructure", cards.INFRASTRUCTURE_NAMES),
        ("staff_sets", cards.SETS),
        ("professions", effects.PROFESSIONS),
        ("resources", RESOURCES),
        ("zones", ZONE_NAMES),
        ("sections", cards.SECTION_NAMES),
        ("scenarios", scenarios.SCENARIOS),
        ("ranks", scenarios.RANKS),
        ("colours", cards.COLOURS),
        ("rows", effects.ROWS),
        ("designations", cards.DESIGNATIONS),
        ("lines", LINES),
        ("player_effects", list(FACTS["player_effects"])),
        ("sponsor_bonuses", list(FACTS["sponsor_bonuses"])),
        ("divisions", list(FACTS["divisions"])),
    ],
)
def test_every_table_has_its_words(section: str, names: list[str]) -> None:
    assert list(WORDS[section]) == names


# Sentences


def source(pattern: str) -> str:
    """All files of the game with such names, one after the other."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob(pattern)))


def test_every_event_of_the_rules_is_declared_and_has_a_sentence() -> None:
    told = set(re.findall(r'g\.tell\(\s*"(\w+)"', source("*.py"))) | {"suspended", "injured"}
    assert told == set(EVENTS)
    messages = source("events.ftl")
    for kind in EVENTS:
        assert re.search(rf"^event-{kind}(-[\w-]+)? =", messages, re.M), kind
    assert all(say.has(f"event-tokens-{token}") for token in TOKENS)
    assert all(say.has(f"event-moment-goal-{way}") for way in range(1, GOALS + 1))


def test_every_message_that_is_named_is_there() -> None:
    named = re.findall(r"""\bsay\(\s*['"]([\w.-]+)['"]\s*[,)]""", source("*.py") + source("*.html"))
    refused = re.findall(r"""\brefused?\((?:op, )?"EL-\d+", "([\w-]+)\"""", source("*.py"))
    assert len(named) > 200
    assert len(refused) > 30
    missing = {id for id in (*named, *(f"refuse-{case}" for case in refused)) if not say.has(id)}
    assert not missing


@pytest.mark.parametrize("card", range(cards.OPPONENT), ids=lambda card: THINGS[card])
def test_every_card_says_what_it_does_in_good_english(card: int) -> None:
    if card < cards.PLAYERS:
        texts = [card_text.player_facts(2 * card), card_text.player_facts(2 * card + 1)]
    elif cards.BOARD_MEETING <= card < cards.TACTIC:
        at = 3 * (card - cards.BOARD_MEETING)
        texts = [card_text.effect_words(row) for row in cards.DECISION[at : at + 3]]
    else:
        texts = [card_text.card_facts(card)]
    if cards.SPONSOR <= card < cards.BOARD_MEETING:
        at = card - cards.SPONSOR
        contracts = (cards.ONE_OFF_EFFECT, cards.ADBOARD_EFFECT, cards.KIT_EFFECT)
        texts += [card_text.effect_words(table[at]) for table in contracts]
    basic = cards.TACTIC <= card < cards.TACTIC + cards.BASIC_TACTICS
    for text in texts:
        assert bool(text) != basic
        assert not re.search(r"\b1 (fans|operations|\w+ tokens|gloves|Veterans)\b|[_{}]|  ", text), text
