# mypy: disable-error-code="arg-type"
"""Superclub against a bot: a whole game clicked through on a desk, the first rounds on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import STILL, check, spread
from tests.browser.conftest import PHONE, NewPage
from tests.browser.moments import asks, moment, open_moment, seated
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
from touchline.engine.match import Match
from touchline.games.superclub import GAME as SUPERCLUB

GAME = "superclub"
OFFERS = 1  # before the manager lets itself be passed over in windows
SHY = ("sell_abroad:", "fire:", "letter:", "auto_done:", "offer:none")
# What a manager who wants to come to an end does first.
WANTED = ("wages:pay", "sign:sign", "answer:decline", "answer_counter:decline", "weapon:pass", "final:play")
CURIOUS = 1  # season in which everything is tried
SEASON = re.compile(r"[Ss]eason (\d+)")


class Chief(Boss):
    """Drafts and bids as it likes, offers one trade, and always sends the proposed line-up."""

    def __init__(self, page: Page, luck: int = 3) -> None:
        super().__init__(page, luck)
        self.offers = 0

    def way(self, look: Look) -> str:
        """An offer, then no more; otherwise anything that does not take the club apart."""
        if "window:done" in look.panel:
            return self.in_window(look)
        for wanted in WANTED:
            if wanted in look.panel:
                return wanted
        ways = [option for option in look.panel if not option.startswith(SHY)]
        out = [option for option in ways if option.endswith((":done", ":pass", ":none", ":reject"))]
        if self.shown(SEASON) > CURIOUS and out:
            return out[0]
        return self.luck.choice(ways or look.panel)

    def in_window(self, look: Look) -> str:
        """Offer something once; then be passed over for good."""
        offers = [option for option in look.panel if option.startswith("offer_to:")]
        if offers and self.offers < OFFERS:
            self.offers += 1
            return offers[0]
        return "auto_done:on" if "auto_done:on" in look.table else "window:done"


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_whole_game_against_a_bot(visitor: NewPage, server: Server) -> None:
    page = visitor()
    new_table(page, "Here", "Bot", game=GAME, quick=True)
    me = Chief(page)
    assert me.play_until(lambda look: False).over
    verbs = {option.partition(":")[0] for option, _ in me.clicked}
    assert {"club", "draft", "seal"} <= verbs
    assert {where for _, where in me.clicked} == {"panel", "table"}
    assert me.stepped

    match = server.match(me.table_id)
    assert points_in_the_table(page) == [
        score.total for score in sorted(match.scores, key=lambda score: score.place)
    ]
    replay_last_round(page, len(server.match(me.table_id).log))
    expect(page.locator("#progress")).to_contain_text(re.compile("[Ss]eason|final"))


def test_first_rounds_on_a_phone(visitor: NewPage) -> None:
    page = visitor(viewport=PHONE)
    new_table(page, "Here", "Bot", game=GAME, quick=True)
    me = Chief(page)
    me.play_until(lambda look: me.shown(SEASON) >= 1)
    bar = page.get_by_role("navigation", name="Views")
    for tab, shown in [("My club", "#club"), ("Season", "#league"), ("Log", "#log"), ("Table", "#arena")]:
        bar.get_by_role("button", name=tab).click()
        expect(page.locator(shown)).to_be_visible()
    me.play_until(lambda look: "seal" in look.panel)
    me.step(me.look())
    me.play_until(lambda look: look.revealing or "seal" in look.panel)
    assert {where for _, where in me.clicked} == {"panel", "table"}


def test_one_click_from_home_begins_a_game(visitor: NewPage) -> None:
    page = visitor(**STILL)
    click_play(page, GAME)
    look = Manager(page).await_question()
    assert look.panel[0].startswith("club:")


def test_line_up_is_edited_and_its_thirds_shown_before_it_is_sent(visitor: NewPage) -> None:
    page = visitor(**STILL)
    me = seated(page, moment(lambda match: set(asks(match)) == {"line_up"}, 2, GAME, quick=True))
    other = next(option for option in me.look().panel if option.startswith("slot:") and option != "slot:1")
    me.choose(other, "table")
    expect(page.locator(f"#{other.replace(':', '-')}")).to_have_attribute("aria-pressed", "true")
    me.choose("clear:all")
    expect(page.locator("#decision")).to_contain_text("Attack 0, midfield 0, defence 0")
    expect(page.locator("#decision [data-confirm]")).to_have_attribute("aria-disabled", "true")
    me.choose("best:stars", "table")
    expect(page.locator("#decision [data-confirm]")).to_have_text("Send this line-up")


def begins_offer(match: Match) -> bool:
    """Whether the first manager has begun an offer and has money for it."""
    seat = match.waiting()[0] if match.waiting() else -1
    begun = seat >= 0 and match.game.question(match.state, seat) == "offer"
    if not begun or not any(option.startswith("give:") for option in match.options_of(seat)):
        return False
    table = match.view(seat).table
    return not table.offer.gives and table.managers[seat].cash > 5


def has_amount(match: Match) -> bool:
    """Whether somebody who has at least 40M has to name the money of an offer."""
    seat = match.waiting()[0] if match.waiting() else -1
    return seat >= 0 and "pay:40" in match.options_of(seat)


def test_any_amount_is_typed_in_and_sent_with_enter(visitor: NewPage) -> None:
    page = visitor(**STILL)
    me = seated(page, moment(has_amount, 2, GAME))
    field = page.locator("#amount [name=amount]")
    for wrong in ("7.5", "999999"):  # no whole million, and more than anybody has
        field.fill(wrong)
        field.press("Enter")
        assert not field.evaluate("(field) => field.validity.valid")
    field.fill("37")
    me.do(lambda: field.press("Enter"))
    expect(page.locator("#arena")).to_contain_text("37M")
    me.choose("offer:send")
    me.take_screen()  # who is offered it sees it
    expect(page.locator("#decision")).to_contain_text("37M")


def test_trade_is_sent_from_one_sheet(visitor: NewPage, server: Server) -> None:
    page = visitor(**STILL)
    me = seated(page, moment(begins_offer, 2, GAME))
    gives, gets = page.locator("#sheet .tray").all()
    gives.locator("input").first.check()
    gets.locator("input").first.check()
    page.locator("#sheet [data-step='1']").dblclick()
    me.do(page.locator("#sheet [type=submit]").click)
    me.take_screen()
    maker = server.match(me.table_id).waiting()[0]
    offer = server.match(me.table_id).view(maker).table.offer
    assert (len(offer.gives), len(offer.asks), offer.paid) == (1, 1, 2)


def test_any_amount_without_scripts(visitor: NewPage) -> None:
    page = visitor(java_script_enabled=False)
    open_moment(page, moment(has_amount, 2, GAME))
    with page.expect_navigation():
        page.locator("#decision [data-send=screen]").click()
    page.locator("#amount [name=amount]").fill("37")
    with page.expect_navigation():
        page.locator("#amount [data-fill]").first.click()
    expect(page.locator("#arena")).to_contain_text("37M")


def test_letter_is_written_without_being_asked(visitor: NewPage) -> None:
    page = visitor(**STILL)
    new_table(page, "Here", "Bot", game=GAME)
    me = Chief(page)
    me.offers = OFFERS
    me.play_until(lambda look: "letter:write" in look.table)
    me.start("letter:write", "offer_to:p1")


def test_place_by_keyboard(visitor: NewPage) -> None:
    page = visitor(**STILL)
    seated(page, moment(lambda match: "draft" in asks(match), 2, GAME))
    page.keyboard.press("2")
    expect(page.locator("#log")).to_contain_text(re.compile("Nell drafts|Otto drafts|You draft"))


def test_game_begins_without_scripts(visitor: NewPage) -> None:
    page = visitor(java_script_enabled=False)
    new_table(page, "Here", "Here", game=GAME)
    for _ in range(6):
        with page.expect_navigation():
            page.locator("#decision button[data-option], #decision [data-send=screen]").first.click()
    expect(page.locator(".draftboard")).to_be_visible()


RARE = {"release", "forced_sale", "taker", "enter"}  # a random game hardly ever comes to them
OPTIONS = {"keep_staff": {"quick": True}}


@pytest.mark.parametrize("question", spread([name for name in SUPERCLUB.questions[1:] if name not in RARE]))
def test_axe_finds_nothing_whatever_is_asked(visitor: NewPage, question: str) -> None:
    page = visitor(**STILL)
    options = {"unhappy_players": True} | OPTIONS.get(question, {})
    me = seated(page, moment(lambda match: question in asks(match)[:1], 2, GAME, **options))
    assert question in me.look().decision
    check(page)
