"""The ledger, read: no rule is lost, what is asked for is found, the authors' notes stay in the file."""

from __future__ import annotations

import re

import pytest

from touchline.engine.content import read_text
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find, known
from touchline.engine.ledger import Grid, Remark, Rule, ledger_of, parse

SMALL = """# Small game — rules ledger

Players: two.

## Setup

- **SG-001** Shuffle.
- **SG-002** Deal [decided]

| id | points |
|---|---|
| a_1 | 3 |
| a_2 |  |
After the table.

### Details

- a bullet
- **SG-X01** given nothing → expected nothing.
"""


def test_every_kind_of_line_is_read() -> None:
    ledger = parse(SMALL)
    assert ledger.title == "Small game — rules ledger"
    assert [(section.title, section.level) for section in ledger.sections] == [
        ("", 2),
        ("Setup", 2),
        ("Details", 3),
    ]
    assert ledger.sections[1].entries == (
        Rule("SG-001", "Shuffle.", "Setup", False),
        Rule("SG-002", "Deal [decided]", "Setup", False),
        Grid(("id", "points"), (("a_1", "3"), ("a_2", ""))),
        Remark("After the table.", False),
    )
    assert ledger.sections[2].entries == (
        Remark("a bullet", True),
        Rule("SG-X01", "given nothing → expected nothing.", "Details", True),
    )
    assert [rule.id for rule in ledger.rules] == ["SG-001", "SG-002"]
    assert [rule.id for rule in ledger.examples] == ["SG-X01"]


def test_empty_text_is_an_empty_ledger() -> None:
    assert parse("").sections == ()


NOTES = """# Small game — rules ledger

## Glossary

| Term | Identifier | Meaning |
|---|---|---|
| Shoe | `to_bottom` | the deck |
| Bank | `bank` | |

## Open doubts

- Which page is lost.

### Doubts of detail

- A smudge.

## Notes for maintainers

- Rising seat index.

## Setup

- **SG-001** Shuffle.
"""


def test_notes_of_the_authors_are_left_out() -> None:
    assert [section.title for section in parse(NOTES).sections] == ["Glossary", "Setup"]


def test_names_that_the_program_uses_are_left_out() -> None:
    glossary = parse(NOTES).sections[0].entries[0]
    assert glossary == Grid(("Term", "Meaning"), (("Shoe", "the deck"), ("Bank", "")))


@pytest.mark.parametrize("game", known())
def test_players_see_a_glossary_and_no_notes(game: str) -> None:
    ledger = ledger_of(find(game))
    titles = [section.title for section in ledger.sections]
    assert "Glossary" in titles
    assert not [title for title in titles if "doubts" in title or "Notes" in title]
    entries = [entry for section in ledger.sections for entry in section.entries]
    assert "identifier" not in [name.lower() for e in entries if isinstance(e, Grid) for name in e.head]


def test_best11_has_all_its_rules_and_examples() -> None:
    ledger = ledger_of(find("best11"))
    assert len(ledger.rules) == 288
    assert len(ledger.examples) == 66


@pytest.mark.parametrize("game", known())
def test_no_rule_of_the_file_is_lost(game: str) -> None:
    text = read_text(find(game).package, "ledger.md")
    in_file = re.findall(r"^- \*\*([A-Z0-9]+-X?\d+)\*\*", text, re.M)
    assert list(ledger_of(find(game)).by_id) == in_file
    assert len(set(in_file)) == len(in_file)


@pytest.mark.parametrize("game", known())
def test_rows_of_tables_are_as_wide_as_their_heads(game: str) -> None:
    for section in ledger_of(find(game)).sections:
        for entry in section.entries:
            if isinstance(entry, Grid):
                assert {len(row) for row in entry.rows} == {len(entry.head)}, section.title


def test_rule_is_found_in_any_case() -> None:
    rule = ledger_of(find("best11")).find("b11-001")
    assert rule.id == "B11-001"
    assert rule.section == "Setup"
    assert "2, 3 or 4 players" in rule.text


def test_unknown_rule_names_its_neighbours() -> None:
    with pytest.raises(TouchlineError, match=r"no rule B11-9999.*B11-\d"):
        ledger_of(find("best11")).find("B11-9999")
    with pytest.raises(TouchlineError, match=r"no rule zzz.*look like B11-001"):
        ledger_of(find("best11")).find("zzz")


def test_search_wants_every_word_in_id_text_or_heading() -> None:
    ledger = ledger_of(find("best11"))
    found = ledger.search("KEEPER optional")
    assert "B11-164" in [rule.id for rule in found]
    assert all("keeper" in f"{rule.section} {rule.text}".lower() for rule in found)
    assert ledger.search("no such words anywhere") == []
