"""The player's guide: what the rules open on."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from tests.web.given import Served
from touchline.engine.game import find, known
from touchline.engine.ledger import ledger_of
from touchline.engine.speech import speaking
from touchline.web.guide import _chapters, guide_of, symbols_of
from touchline.web.icons import ICONS
from touchline.web.pages import book_of, render, rulebook


@pytest.mark.parametrize("game_id", known())
def test_the_rules_open_on_a_guide_whose_rules_are_on_the_same_page(game_id: str) -> None:
    page = render("rules_fragment.html", **book_of(game_id))
    chapters = guide_of(find(game_id))
    assert chapters[0].title == "The goal"
    assert len(chapters) >= 6
    assert page.index(chapters[0].title) < page.index('class="ledger"')
    assert '<details class="referee" id="referee">' in page
    for chapter in chapters:
        for cited in chapter.html.split('data-rule="')[1:]:
            assert f'id="{cited.partition(chr(34))[0]}"' in page


@pytest.mark.parametrize("game_id", known())
def test_every_symbol_has_a_picture(game_id: str) -> None:
    for language in ("en", "fr"):
        with speaking(language):
            symbols = symbols_of(find(game_id))
        assert len(symbols) >= 8
        assert {symbol.icon for symbol in symbols} <= set(ICONS)


def test_a_guide_in_another_language_cites_the_same_rules() -> None:
    game = find("footmania")
    with speaking("fr"):
        french = guide_of(game)
    assert french[0].title == "Le but"
    assert [cited(chapter.html) for chapter in french] == [cited(chapter.html) for chapter in guide_of(game)]


def cited(html: str) -> list[str]:
    """The rules that a chapter cites, in their order."""
    return [part.partition('"')[0] for part in html.split('data-rule="')[1:]]


def test_a_guide_is_not_trusted_as_html_and_names_options() -> None:
    text = "## A <b>round</b>\n\nSee `money_cap`, key `W` <script> (B11-031, B11-033).\n\n![p](x.png)\n"
    (chapter,) = _chapters(text, {"money_cap": "Money cap"})
    assert "<script>" not in chapter.html
    assert "<img" not in chapter.html
    assert "<b>Money cap</b>, key <kbd>W</kbd>" in chapter.html
    assert 'data-rule="B11-033">B11-033</a>.' in chapter.html
    assert "(" not in chapter.html


def test_search_looks_through_guide_and_ledger() -> None:
    found = book_of("best11", "whistle ties")
    assert found["guide"]
    assert len(found["guide"]) < len(found["chapters"])
    assert found["book"].sections
    assert not book_of("best11", "offside trap")["guide"]


@pytest.mark.parametrize("game_id", known())
def test_what_programs_need_is_not_in_the_ledger_for_players(game_id: str) -> None:
    for section in rulebook(game_id).sections:
        if section.title in ("Content", "Decision points", "Chance"):
            assert {entry.kind for entry in section.entries} == {"rule"}
    assert set(ledger_of(find(game_id)).by_id) == set(rulebook(game_id).by_id)


@pytest.mark.parametrize("game_id", known())
def test_a_translated_guide_has_the_chapters_and_rules_of_the_english_one(game_id: str) -> None:
    folder = Path(str(files(find(game_id).package)))
    english = (folder / "guide.md").read_text(encoding="utf-8")
    for path in folder.glob("guide.*.md"):
        other = path.read_text(encoding="utf-8")
        for same in (r"(?m)^## ", r"\b[A-Z]{2}-X?\d{3}\b", r"(?m)^(?:-|\d\.|\|) ", r"!\["):
            assert sorted(re.findall(same, other)) == sorted(re.findall(same, english)), path.name


def test_a_french_reader_gets_the_french_guide() -> None:
    with speaking("fr"):
        chapters = guide_of(find("footmania"))
    assert chapters[0].title == "Le but"
    assert "<b>Sans transferts</b>" in "".join(chapter.html for chapter in chapters)


def test_the_rules_are_one_click_away_from_every_lobby_page(served: Served) -> None:
    with httpx.Client(base_url=served.url, follow_redirects=True) as client:
        for address in ("/", "/daily", "/puzzles", "/l", "/me"):
            assert 'href="/rules"' in client.get(address).text
        assert client.get("/rules").url.path == f"/rules/{known()[0]}"
