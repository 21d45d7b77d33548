"""Best 11 against bots: a whole game clicked through on a desk, the first round and the end on a phone."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.moments import NAMES, moment, open_moment
from tests.browser.play import BEYOND, Look, Player, play_bots
from tests.browser.server import ENVIRONMENT, Server


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_whole_game_against_bots(visitor: NewPage, server: Server, tmp_path: Path) -> None:
    page = visitor()
    me = Clicker(play_bots(page).page)
    assert me.play_until(lambda look: False).over
    me.has_tried_everything()
    result_is_explained(page, server, me.table_id)
    record_is_true(page, tmp_path)
    replay_can_be_scrubbed(page, rival="The Gaffer")


def test_first_round_on_a_phone(visitor: NewPage) -> None:
    page = visitor(viewport=PHONE)
    me = Clicker(play_bots(page).page)
    me.await_question()
    tabs_show_each_view(page)
    me.play_until(lambda look: "Round 2" in page.locator("#progress").inner_text())
    me.has_tried_everything()


def test_end_on_a_phone(visitor: NewPage, server: Server, tmp_path: Path) -> None:
    page = visitor(viewport=PHONE)
    open_moment(page, moment(lambda match: match.over, len(NAMES)))
    assert page.evaluate(BEYOND) <= 0
    result_is_explained(page, server, Clicker(page).table_id)
    record_is_true(page, tmp_path)
    replay_can_be_scrubbed(page, rival=NAMES[1])
    assert page.evaluate(BEYOND) <= 0


class Clicker(Player):
    """Plays everything by clicking; edits the first bids at length, sees the first reveal step by step."""

    watches = 3

    def __init__(self, page: Page) -> None:
        super().__init__(page, luck=1)
        self.edited = False

    def has_tried_everything(self) -> None:
        """Bids were edited, a reveal was seen step by step, answers were given in both ways."""
        assert self.edited
        assert self.stepped
        assert {where for _, where in self.clicked} == {"panel", "table"}

    def see_next(self) -> Look:
        """One step of the reveal, with the button; it says which one it is."""
        told = self.page.locator("#steps")
        expect(told).to_have_text(re.compile(r"\d+ of \d+"))
        before = told.inner_text()
        look = super().see_next()
        assert not look.revealing or told.inner_text() != before
        return look

    def bid(self, look: Look) -> Look:
        """The first bids are changed again and again before they are sealed."""
        if not self.edited:
            look = self.edit(look)
        return super().bid(look)

    def edit(self, look: Look) -> Look:
        """Put, take back, put, clear the slot, put, clear all."""
        self.edited = True
        slot, thing = self.cheap_slot(look)
        number = slot.removeprefix("slot:")
        bid = self.page.locator(f"#bid-{number}")
        expect(bid).to_contain_text("No bid")
        for undo in (f"take:{number}.{thing}", f"clear:{number}", "clear:all"):
            self.select(self.look(), slot)
            look = self.choose(f"put:{thing}", "table")
            expect(bid).not_to_contain_text("No bid")
            look = self.either_way(look, undo)
            expect(bid).to_contain_text("No bid")
        return look

    def cheap_slot(self, look: Look) -> tuple[str, str]:
        """A slot on which something may be put, and what."""
        for slot in [option for option in look.panel if option.startswith("slot:")]:
            look = self.select(look, slot)
            things = [option[4:] for option in look.table if option.startswith("put:")]
            if things:
                return slot, things[0]
        raise AssertionError("nothing can be bid for anything")


def tabs_show_each_view(page: Page) -> None:
    """The phone's tab bar leads to every part of the table and back."""
    bar = page.get_by_role("navigation", name="Views")
    for tab, shown in [("My eleven", "#pitch"), ("Rivals", "#rivals"), ("Log", "#log"), ("Market", "#hand")]:
        button = bar.get_by_role("button", name=tab)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(page.locator(shown)).to_be_visible()
    bar.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    bar.get_by_role("button", name="Market").click()


def result_is_explained(page: Page, server: Server, table_id: str) -> None:
    """The end page has the score of everybody, as a chart and as a table that adds up."""
    scores = server.match(table_id).scores
    expect(page.locator("#result")).to_be_visible()
    for score in scores:
        words = ", ".join(f"{name} {points}" for name, points in score.parts.items())
        expect(page.get_by_role("img", name=words, exact=True).first).to_be_visible()
    rows = page.get_by_role("table", name="The same points as a table").get_by_role("row").all()[1:]
    cells = [row.get_by_role("cell").all_inner_texts() for row in rows]
    figures = [[int(cell) for cell in row if cell.isdigit()] for row in cells]
    assert all(sum(parts) == total for _, *parts, total in figures)
    shown = sorted((place, total) for place, *_, total in figures)
    assert shown == sorted((score.place, score.total) for score in scores)


def record_is_true(page: Page, folder: Path) -> None:
    """The record comes as a file, and `touchline verify` says that it is true."""
    with page.expect_download() as download:
        page.get_by_role("main").get_by_role("link", name="Record").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    verify = [sys.executable, "-m", "touchline", "verify", str(file)]
    verdict = subprocess.run(verify, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert verdict.returncode == 0, verdict.stdout
    assert verdict.stdout.startswith("True")


def replay_can_be_scrubbed(page: Page, rival: str) -> None:
    """Steps, rounds, the scrubber, keys, and the eyes of every seat."""
    page.get_by_role("main").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    moment = page.locator("#moment")
    last = int(moment.inner_text().split("/")[1])
    knob = page.get_by_role("slider", name="Decision")
    expect(moment).to_have_text(f"0/{last}")
    page.get_by_role("link", name="On one decision").click()
    expect(moment).to_have_text(f"1/{last}")
    page.get_by_role("link", name="On one round").click()
    expect(page.locator("#progress")).to_contain_text("Round 1")
    page.get_by_role("heading", level=2).first.click()  # the keys are for the page, not for the link
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#progress")).to_contain_text("Round 2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#progress")).to_contain_text("Round 1")
    knob.fill(str(last // 2))
    expect(moment).to_have_text(f"{last // 2}/{last}")
    expect(page).to_have_url(re.compile(f"n={last // 2}"))
    expect(page.locator("#hands")).to_contain_text("Hands at this moment")
    page.get_by_role("group", name="Seen by").get_by_role("link", name=rival).click()
    expect(page.locator("#hands")).to_be_empty()
    expect(page.locator("#hand")).to_contain_text("Your hand")
