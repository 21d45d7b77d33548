"""The ledger as a page."""

import re

import pytest

from touchline.engine.game import known
from touchline.engine.ledger import parse
from touchline.web.pages import book_of, render
from touchline.web.rulebook import Rulebook

LEDGER = parse("""# Some game — rules ledger

Players: 2–4.

## Setup

- **SG-001** Deal `five` cards <quickly>; see SG-002 [decided]
- a bullet without a number

| card | value |
|---|---|
| fa_001 | **3** |

## Keepers

- **SG-002** Ties go to the whistle holder.

### Keepers

- **SG-X01** given a tie → expected the whistle decides.

## Open doubts

- Which page the whistle is on.

## Notes for maintainers

- Clockwise is a rising seat index.
""")


def test_every_rule_has_its_entry() -> None:
    book = Rulebook.of(LEDGER)
    assert book.title == "Some game — rules ledger"
    assert list(book.by_id) == ["SG-001", "SG-002", "SG-X01"]
    assert [section.rules for section in book.sections] == [1, 1, 1]


def test_text_is_escaped_and_marked_up() -> None:
    html = Rulebook.of(LEDGER).by_id["SG-001"].html
    assert html.startswith("Deal five cards &lt;quickly&gt;; see ")
    assert '<a class="rule" href="#SG-002" data-rule="SG-002">SG-002</a>' in html
    assert html.endswith(">decided</span>")


def test_tables_keep_their_cells() -> None:
    entries = Rulebook.of(LEDGER).sections[0].entries
    assert [entry.kind for entry in entries] == ["rule", "bullet", "table"]
    assert "<tr><td>fa 001</td><td><b>3</b></td></tr>" in entries[2].html


def test_chapters_with_one_name_have_two_anchors() -> None:
    anchors = [section.anchor for section in Rulebook.of(LEDGER).sections]
    assert len(set(anchors)) == len(anchors)


def test_search_needs_every_word() -> None:
    book = Rulebook.of(LEDGER)
    assert list(book.search("whistle TIE").by_id) == ["SG-002", "SG-X01"]
    assert list(book.search("sg-002").by_id) == ["SG-001", "SG-002"]
    assert book.search("offside").sections == ()
    assert book.search("  ") is book


def test_working_notes_of_the_ledger_are_not_shown() -> None:
    assert [section.title for section in Rulebook.of(LEDGER).sections] == ["Setup", "Keepers", "Keepers"]


@pytest.mark.parametrize("game", known())
def test_page_of_a_game_shows_no_notes_and_no_names_of_the_program(game: str) -> None:
    page = render("rules_fragment.html", **book_of(game))
    assert "Glossary" in page
    assert not re.search(r"<code>|OCR|\\[player\\]|[a-z]_[a-z]", re.sub(r'="[^"]*"', "", page))
    for words in (">Open doubts<", ">Notes for maintainers<", "not for players", ">identifier<"):
        assert words not in page.replace(">Identifier<", ">identifier<")
