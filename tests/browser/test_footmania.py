"""Footmania against bots: a whole game clicked through on a desk, the first rounds on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import STILL, check, spread
from tests.browser.conftest import MOVING, PHONE, NewPage
from tests.browser.moments import asks, moment, open_moment, seated
from tests.browser.play import Boss, Look, new_table, points_in_the_table, replay_last_round
from tests.browser.server import Server
from touchline.engine.match import Match
from touchline.games.footmania.rules import QUESTIONS

GAME = "footmania"
DEALS = 3  # offers, before the manager says done for good
TURN = re.compile(r"turn (\d+)")
SHY = ("bank_sell:", "letter:", "auto_done:", "own_auction:")


class Dealer(Boss):
    """Buys what it can pay, tries a few offers, then lets itself be passed over in windows."""

    def __init__(self, page: Page, luck: int = 3) -> None:
        super().__init__(page, luck)
        self.offers = 0

    def way(self, look: Look) -> str:
        """An offer or two, the purchase if there is one, otherwise anything but selling the team."""
        if "window:done" in look.panel:
            return self.in_window(look)
        for wanted in ("card:buy", "draw:draw", "euromatch:play", "answer:accept", "confirm:confirm"):
            if wanted in look.panel:
                return wanted
        ways = [option for option in look.panel if not option.startswith(SHY)]
        return self.luck.choice(ways or look.panel)

    def in_window(self, look: Look) -> str:
        """Offer something; later be done, in the end for good."""
        offers = [option for option in look.panel if option.startswith(("sell:", "buy_from:"))]
        if offers and self.offers < DEALS:
            self.offers += 1
            return self.luck.choice(offers)
        if self.offers >= DEALS and "auto_done:on" in look.table:
            return "auto_done:on"
        return "window:done"


def situation(want: Callable[[Match], bool], seats: int, **options: bool) -> str:
    """A moment of a random game in which nobody sells his team to the bank."""
    return moment(want, seats, GAME, ("bank_sell:",), **options)


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_whole_game_against_a_bot(visitor: NewPage, server: Server) -> None:
    page = visitor()
    new_table(page, "Here", "Bot", game=GAME)
    me = Dealer(page)
    assert me.play_until(lambda look: False).over
    verbs = {option.partition(":")[0] for option, _ in me.clicked}
    assert {"card", "route", "seal"} <= verbs
    assert {where for _, where in me.clicked} == {"panel", "table"}
    assert me.stepped

    match = server.match(me.table_id)
    assert points_in_the_table(page) == sorted((score.total for score in match.scores), reverse=True)
    replay_last_round(page, len(server.match(me.table_id).log))
    expect(page.locator("#progress")).to_contain_text(re.compile("Lap|Matchday|Phase"))


def test_first_rounds_on_a_phone(visitor: NewPage) -> None:
    page = visitor(viewport=PHONE)
    new_table(page, "Here", "Bot", game=GAME)
    me = Dealer(page)
    me.await_question()
    bar = page.get_by_role("navigation", name="Views")
    for tab, shown in [("My club", "#hand"), ("League", "#league"), ("Log", "#log"), ("Board", "#board")]:
        bar.get_by_role("button", name=tab).click()
        expect(page.locator(shown)).to_be_visible()
    me.play_until(lambda look: me.shown(TURN) >= 3 and len({where for _, where in me.clicked}) == 2)
    assert {where for _, where in me.clicked} == {"panel", "table"}


def test_route_is_previewed_square_by_square(visitor: NewPage) -> None:
    page = visitor(**STILL)
    me = seated(page, situation(lambda match: "route" in asks(match), 2))
    option = next(option for option in me.look().panel if option.startswith("route:"))
    me.button(option).hover()
    expect(page.locator(f"#sq-{option.partition(':')[2]}")).to_have_class(re.compile("hover"))
    assert page.locator(".sq.preview").count() >= 1


def test_any_amount_is_typed_in_and_sent_with_enter(visitor: NewPage) -> None:
    page = visitor(**STILL)
    me = seated(page, situation(has_amount, 2))
    field = page.locator("#amount [name=amount]")
    field.fill("75")
    field.press("Enter")
    assert not field.evaluate("(field) => field.validity.valid")  # no multiple of 50
    field.fill("150")
    me.do(lambda: field.press("Enter"))
    me.take_screen()  # who is offered it sees it
    expect(page.locator("#decision")).to_contain_text("for 150k")


def test_any_amount_without_scripts(visitor: NewPage) -> None:
    page = visitor(java_script_enabled=False)
    open_moment(page, situation(has_amount, 2))
    with page.expect_navigation():
        page.locator("#decision [data-send=screen]").click()
    page.locator("#amount [name=amount]").fill("100")
    with page.expect_navigation():
        page.locator("#amount [data-fill]").first.click()
    with page.expect_navigation():
        page.locator("#decision [data-send=screen]").click()
    expect(page.locator("#decision")).to_contain_text("for 100k")


def test_offer_of_several_cards_is_built_on_its_slip(visitor: NewPage, server: Server) -> None:
    page = visitor(**STILL)
    me = seated(page, situation(has_more_to_swap, 2))
    gives, wants = page.locator(".oslip .trays > div").all()
    for title, tray in (("Give another card too", gives), ("Ask for more", wants)):
        before = tray.locator(".dealt > *, .sum").count()
        added = page.get_by_role("group", name=title).get_by_role("button").first
        me.do(added.click)
        expect(tray.locator(".dealt > *, .sum")).to_have_count(before + 1)
    field = page.locator("#amount [name=amount]")
    field.fill("150")
    me.do(lambda: field.press("Enter"))
    me.take_screen()
    expect(page.locator("#decision")).to_contain_text("150k")
    expect(page.get_by_role("group", name="Offer")).to_contain_text("paid by")
    offer = server.match(me.table_id).view(0).table.offer
    assert (len(offer.cards), len(offer.wanted), offer.amount) == (2, 2, 150)


def test_any_bid_is_typed_in(visitor: NewPage) -> None:
    page = visitor(**STILL)
    me = seated(page, situation(has_room_to_bid, 3))
    field = page.locator("#amount [name=amount]")
    least = int(field.get_attribute("min") or 0)
    field.fill(str(least + 150))  # not one of the steps that are listed
    me.do(lambda: field.press("Enter"))
    me.take_screen()  # the next bidder sees it
    expect(page.locator("#log")).to_contain_text(f"bids {least + 150:,}k")


def test_letter_is_written_without_being_asked(visitor: NewPage) -> None:
    page = visitor(**STILL)
    new_table(page, "Here", "Bot", game=GAME)
    me = Dealer(page)
    me.offers = DEALS + 1
    me.play_until(lambda look: "letter:write" in look.table)
    me.start("letter:write", "letter:scrap")
    me.start("letter:scrap", "letter:write")


def test_place_by_keyboard(visitor: NewPage) -> None:
    page = visitor(**STILL)
    seated(page, situation(lambda match: "route" in asks(match), 2))
    page.keyboard.press("1")
    expect(page.locator("#log")).to_contain_text("You move to")


def test_game_begins_without_scripts(visitor: NewPage) -> None:
    page = visitor(java_script_enabled=False)
    new_table(page, "Here", "Here", game=GAME)
    button = page.locator("#answer button[data-option], #answer [data-send=screen]")
    for _ in range(6):
        while not button.count():  # what was ordered is answered meanwhile
            page.reload()
        with page.expect_navigation():
            button.first.click()
    expect(page.locator("#board")).to_be_visible()


def has_amount(match: Match) -> bool:
    """Whether the first manager sells something that is worth a typed amount."""
    seat = match.waiting()[0] if match.waiting() else -1
    if seat < 0 or match.game.question(match.state, seat) != "offer_amount":
        return False
    offer = match.view(seat).table.offer
    return offer.kind == "sell" and match.view(seat).table.managers[offer.to].cash >= 200


def has_more_to_swap(match: Match) -> bool:
    """Whether a manager may add to both sides of a swap, and has some money."""
    seat = match.waiting()[0] if match.waiting() else -1
    if seat < 0 or match.game.question(match.state, seat) != "offer_amount":
        return False
    table = match.view(seat).table
    verbs = {option.partition(":")[0] for option in table.offer.more}
    return {"swap", "offer_for"} <= verbs and table.managers[seat].cash >= 200


def has_room_to_bid(match: Match) -> bool:
    """Whether a manager with money to spare is asked for a bid."""
    seat = match.waiting()[0] if match.waiting() else -1
    if seat < 0 or match.game.question(match.state, seat) != "bid":
        return False
    table = match.view(seat).table
    return bool(table.managers[seat].cash >= table.auction.least + 1000)


@pytest.mark.parametrize("question", spread([question.name for question in QUESTIONS]))
def test_axe_finds_nothing_whatever_is_asked(visitor: NewPage, question: str) -> None:
    page = visitor(**STILL)
    seats = 2 if question in ("sent_off", "replace", "sub_post", "reply", "roll") else 3
    me = seated(page, situation(lambda match: question in asks(match), seats))
    assert question in me.look().decision
    check(page)


IN_SIGHT = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
PATIENT = "const later = setTimeout; window.setTimeout = (run, ms) => later(run, ms > 1000 ? 60_000 : ms);"
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


@pytest.mark.parametrize("screen", [LAPTOP, PHONE, ON_ITS_SIDE], ids=["laptop", "phone", "on its side"])
def test_pitch_stays_in_sight_while_a_match_is_told(visitor: NewPage, screen: ViewportSize) -> None:
    page = visitor(viewport=screen, **MOVING)
    page.add_init_script(PATIENT)
    page.goto("/rules/footmania")
    page.locator('form[action="/learn/footmania/match"] button').click()
    page.wait_for_url("**/t/*")
    page.locator("#decision [data-confirm]").click()
    posts, ahead = page.locator("#stage .post"), page.locator("#stage .across .won")
    expect(ahead).to_be_visible()
    assert posts.count() == 22
    for thing in (*posts.all(), ahead):
        assert thing.evaluate(IN_SIGHT)
