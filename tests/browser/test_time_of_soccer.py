# mypy: disable-error-code="arg-type"
"""Time of Soccer against a bot: a whole season clicked through on a desk, the first weeks on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import STILL, check, spread
from tests.browser.conftest import PHONE, NewPage
from tests.browser.moments import asks, moment, open_moment
from tests.browser.play import (
    Boss,
    Look,
    Manager,
    click_play,
    new_table,
    points_in_the_table,
    replay_last_round,
)
from tests.browser.server import Server
from touchline.games.time_of_soccer.questions import QUESTIONS

GAME = "time_of_soccer"
LOOKS_AROUND = 3  # weeks
WEEK = re.compile(r"Week (\d+)")


class Chairman(Boss):
    """Parks where it can, drives on while there are points, and always plays the best eleven."""

    def way(self, look: Look) -> str:
        """Park or buy if that can be done; in the first weeks also look around, then end the day."""
        for verb in ("park:", "force_buy:buy"):
            ways = [option for option in look.panel if option.startswith(verb)]
            if ways:
                return self.luck.choice(ways)
        if "end:turn" in look.panel and self.shown(WEEK) > LOOKS_AROUND:
            return "end:turn"
        return self.luck.choice(look.panel)

    def line_up(self, look: Look) -> Look:
        """Take the best eleven, if it is another one, and play it."""
        if "best:match" in look.panel:
            self.either_way(look, "best:match")
        return self.choose("seal")


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_whole_season_against_a_bot(visitor: NewPage, server: Server) -> None:
    page = visitor()
    new_table(page, "Here", "Bot", game=GAME)
    me = Chairman(page)
    assert me.play_until(lambda look: False).over
    verbs = {option.partition(":")[0] for option, _ in me.clicked}
    assert {"choose_club", "place_car", "move", "park", "seal"} <= verbs
    assert {where for _, where in me.clicked} == {"panel", "table"}
    assert me.stepped

    final = server.match(me.table_id).view(-1).table.final
    totals = points_in_the_table(page)
    assert len(totals) == len(final) == 6  # neutral teams are in the table, and may have won it
    assert totals == [team.total for team in final]
    replay_last_round(page, len(server.match(me.table_id).log))
    expect(page.locator("#progress")).to_contain_text("Week 10")


@pytest.mark.slow
def test_first_weeks_on_a_phone(visitor: NewPage) -> None:
    page = visitor(viewport=PHONE)
    click_play(page, GAME)
    me = Chairman(page)
    me.await_question()
    bar = page.get_by_role("navigation", name="Views")
    for tab, shown in [("My club", "#staff"), ("League", "#league"), ("Log", "#log"), ("Market", "#market")]:
        bar.get_by_role("button", name=tab).click()
        expect(page.locator(shown)).to_be_visible()
    me.play_until(lambda look: me.shown(WEEK) == 2)
    assert me.shown(WEEK) == 2
    assert {where for _, where in me.clicked} == {"panel", "table"}


def test_previews_show_where_a_newcomer_would_play(visitor: NewPage) -> None:
    page = visitor(**STILL)
    open_moment(page, moment(lambda match: "place_tile" in asks(match), 2, GAME))
    me = Manager(page)
    option = next(option for option in me.await_question().panel if option != "place_tile:bench")
    me.button(option).hover()
    position = option.partition(":")[2]
    expect(page.locator(f"#pos-{position}")).to_have_class(re.compile("hover"))


def test_eleven_is_edited_and_its_levels_shown_before_it_is_sent(visitor: NewPage) -> None:
    page = visitor(**STILL)
    open_moment(page, moment(lambda match: "align" in asks(match), 4, GAME))
    me = Manager(page)
    me.await_question()
    me.choose("clear:all")
    expect(page.locator("#decision")).to_contain_text("attack −12 (level 0), defence −10 (level 0)")
    expect(page.locator("#decision [data-confirm]")).to_have_text("Play this eleven")
    me.choose("slot:10", "table")
    expect(page.locator("#pos-stl")).to_have_attribute("aria-pressed", "true")
    look = me.choose("best:match", "table")
    assert "best:match" not in look.panel
    me.choose("seal")
    expect(page.locator("#log")).to_contain_text(re.compile(r"lines? up \d+ player"))


def test_place_by_keyboard(visitor: NewPage) -> None:
    page = visitor(**STILL)
    open_moment(page, moment(lambda match: "place_car" in asks(match), 1, GAME))
    Manager(page).await_question()
    page.keyboard.press("2")
    expect(page.locator("#decision")).to_contain_text("points left")
    page.keyboard.press("0")
    expect(page.locator("#log")).to_contain_text("You end your day")


def test_season_begins_without_scripts(visitor: NewPage) -> None:
    page = visitor(java_script_enabled=False)
    new_table(page, "Here", game=GAME)
    while "Pre-season" not in page.locator("#progress").inner_text():
        with page.expect_navigation():
            page.locator("#decision [data-option]").first.click()
    expect(page.locator("#pane-league")).to_be_visible()
    with page.expect_navigation():
        page.locator("#market .street.legal").first.click()
    expect(page.locator("#decision")).to_contain_text("3 points left")


OPTIONS = {
    "keep_unique": {"unique_starters": True},
    "recover": {"fatigue": True},
    "team_kind": {"fatigue": True},
}


@pytest.mark.parametrize("question", spread([name for name in QUESTIONS.names[1:] if name != "dismiss"]))
def test_axe_finds_nothing_whatever_is_asked(visitor: NewPage, question: str) -> None:
    page = visitor(**STILL)
    options = OPTIONS.get(question, {})
    open_moment(page, moment(lambda match: question in asks(match), 4, GAME, **options))
    Manager(page).await_question()
    check(page)
