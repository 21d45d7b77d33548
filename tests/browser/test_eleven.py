"""Eleven against bots: a whole game clicked through on a desk, the first Week on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import STILL, check, spread
from tests.browser.conftest import MOVING, PHONE, NewPage
from tests.browser.moments import asks, moment, seated
from tests.browser.play import Boss, Look, new_table, points_in_the_table, replay_last_round
from tests.browser.server import Server
from touchline.games.eleven.questions import QUESTIONS

GAME = "eleven"
WEEK = re.compile(r"Week (\d)")
WANTED = ("hire:", "adboard:", "kit:", "one_off:", "build:", "card_action:")
SOLO = {"solo_director": 0, "solo_refresh": 3, "start_training": 6, "pay_debt": 3}
TRADES = ("offer", "offer_reply", "asking_price", "bid", "take_bid")
# Too rare for games of random players; the tests of the page have them all.
RARE = ("before_order", "lose_any", "optional_cost", "swap_out", "injury_icon")


class Spender(Boss):
    """Spends what the club has, plays the good line-up, fills the Stands."""

    watches = 6

    def line_up(self, look: Look) -> Look:
        """The good line-up, which may be the one that is there already, then send it."""
        self.clicked.append(("best", "table"))
        self.button("best", "table").click()
        expect(self.page.locator("#decision")).not_to_have_attribute("aria-busy", "true")
        return self.choose("seal")

    def way(self, look: Look) -> str:
        """Something useful if the club can pay for it."""
        if look.verb == "stands":
            return look.panel[-1]
        if any(option.startswith("bm_reroll") for option in look.panel):
            return "bm_reroll:keep"
        useful = [option for option in look.table if option.startswith(WANTED)]
        ways = [option for option in look.panel if not option.startswith("sell:")]
        return self.luck.choice(useful or ways or look.panel)


def planning() -> str:
    """A moment at which a line-up is planned and somebody can be put into it."""
    return moment(
        lambda match: (
            "formation" in asks(match)
            and all(match.view(seat).table.clubs[seat].resources["fitness"] for seat in match.waiting())
        ),
        2,
        GAME,
    )


@pytest.mark.slow
@pytest.mark.timeout(500)
def test_whole_game_against_a_bot(visitor: NewPage, server: Server) -> None:
    page = visitor()
    new_table(page, "Here", "Bot", game=GAME)
    me = Spender(page)
    assert me.play_until(lambda look: False).over
    verbs = {option.partition(":")[0] for option, _ in me.clicked}
    assert {"draft_director", "keep_objective", "best", "seal"} <= verbs
    assert any(option.startswith(WANTED) for option, _ in me.clicked)
    assert {where for _, where in me.clicked} == {"panel", "table"}
    assert me.stepped

    match = server.match(me.table_id)
    assert points_in_the_table(page) == sorted((score.total for score in match.scores), reverse=True)
    replay_last_round(page, len(server.match(me.table_id).log))
    expect(page.locator("#progress")).to_contain_text("Week")


@pytest.mark.timeout(200)
@pytest.mark.slow
def test_first_week_on_a_phone(visitor: NewPage) -> None:
    page = visitor(viewport=PHONE)
    new_table(page, "Here", "Bot", game=GAME)
    me = Spender(page)
    me.await_question()
    bar = page.get_by_role("navigation", name="Views")
    for tab, shown in [("My club", "#stats"), ("League", "#league"), ("Log", "#log"), ("Table", "#area")]:
        bar.get_by_role("button", name=tab).click()
        expect(page.locator(shown)).to_be_visible()
    me.play_until(lambda look: me.shown(WEEK) >= 2)
    assert {where for _, where in me.clicked} == {"panel", "table"}


def test_line_up_is_edited_on_the_pitch(visitor: NewPage) -> None:
    page = visitor(**STILL)
    me = seated(page, planning())
    put = next(option for option in me.look().table if option.startswith("put:"))
    me.button(put, "table").hover()
    expect(page.locator(f"#zone-{put.partition('@')[2]}")).to_have_class(re.compile("preview"))
    drop = page.locator(f'#area [data-option="{put.replace("put:", "drop:")}"]')
    me.button(put, "table").click()
    expect(drop).to_be_visible()
    expect(page.locator("#decision")).to_contain_text("1 Player in it")
    drop.click()
    expect(page.locator(f'#area [data-option="{put}"]')).to_be_visible()
    expect(page.locator("#decision")).to_contain_text("0 Players in it")
    turned = page.locator('#area [data-option="plain:0"]')
    before = turned.get_attribute("aria-label") or ""
    turned.click()
    expect(turned).not_to_have_attribute("aria-label", before)
    expect(page.locator("#fault")).to_be_hidden()


def test_match_is_told_section_by_section(visitor: NewPage) -> None:
    page = visitor(**MOVING)
    me = seated(page, moment(lambda match: "formation" in asks(match), 1, GAME))
    me.choose("seal")
    look = me.await_question()
    while not look.revealing:
        me.either_way(look, look.panel[0])
        look = me.await_question()
    said = []
    while look.revealing:
        said.append(page.locator("#steps .say").inner_text())
        look = me.see_next()
    assert said[0].startswith("Kick-off")
    assert [line for line in said if re.match(r"(Left|Right|Central)", line)]


def test_card_by_keyboard(visitor: NewPage) -> None:
    page = visitor(**STILL)
    seated(page, moment(lambda match: "basic_action" in asks(match), 2, GAME))
    page.keyboard.press("0")
    expect(page.locator("#log")).to_contain_text("You pass")


def test_game_begins_without_scripts(visitor: NewPage) -> None:
    page = visitor(java_script_enabled=False)
    new_table(page, "Here", "Here", game=GAME)
    for _ in range(8):
        button = page.locator("#decision button[data-option], #decision [data-send=screen]").first
        with page.expect_navigation():
            button.click()
    expect(page.locator("#area")).to_be_visible()


@pytest.mark.parametrize("question", spread([name for name in QUESTIONS.names[1:] if name not in RARE]))
def test_axe_finds_nothing_whatever_is_asked(visitor: NewPage, question: str) -> None:
    page = visitor(**STILL)
    alone = question in SOLO
    options = {"scenario": SOLO[question]} if alone else {"player_transfers": question in TRADES}
    me = seated(page, moment(lambda match: asks(match)[:1] == [question], 1 if alone else 2, GAME, **options))
    assert question in me.look().decision
    check(page)
