"""Play without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import MOVING, NewPage
from tests.browser.moments import asks, moment, open_moment
from tests.browser.play import Look, Manager, click_play, new_table, seat_links, take_seat
from tests.browser.server import Server
from touchline.engine.match import Match

WAYS_OUT = (":pass", ":done", ":decline")


class Typist(Manager):
    """Plays with the keyboard alone."""

    def press(self, key: str) -> Look:
        """Press a key that answers."""
        return self.do(lambda: self.page.keyboard.press(key))

    def step(self, look: Look) -> Look:
        """Whatever is to be done now: N for a reveal, Enter to confirm, 0 to pass, else the first option."""
        if look.revealing:
            self.page.keyboard.press("n")
            return self.look()
        if look.handover:
            return self.press("Enter")
        if look.verb == "put":
            return self.bid(look)
        options = [option for option in look.panel if ":" in option]
        return self.press("0" if options[-1].endswith(WAYS_OUT) else "1")

    def bid(self, look: Look) -> Look:
        """Put things into the first slot until its minimum is met, then seal with Enter."""
        if any(option.startswith("put:") for option in look.panel):
            look = self.press("1")
        while "seal" not in look.panel:  # a bid that cannot reach the minimum is never begun
            look = self.press("1")
        if page_asks(self.page):  # nothing was bid: is that meant?
            self.page.keyboard.press("Enter")
        return self.press("Enter")


def page_asks(page: Page) -> bool:
    """Whether the page asks once more before it sends what Enter would send."""
    return bool(page.locator("#decision [data-confirm]").get_attribute("data-ask"))


def why(page: Page) -> Locator:
    """The fold "Not possible now"."""
    return page.locator("#decision details", has_text="Not possible now")


def test_whole_round_with_keys(visitor: NewPage, server: Server) -> None:
    page, rival = visitor(**MOVING), visitor()
    new_table(page, "Here", "Link")
    take_seat(rival, seat_links(page)[0])
    me, other = Typist(page), Manager(rival)

    assert me.await_question().verb == "keep_tactic"
    me.step(me.look())
    other.step(other.await_question())

    assert me.await_question().verb == "nominate"
    first = me.look()
    after = me.press("2")
    assert after.decision == ""
    back = me.press("u")  # the rival still thinks: nothing is revealed
    assert back.panel == first.panel
    me.press("1")
    other.step(other.await_question())

    assert me.await_question().verb == "put"
    expect(why(page)).to_have_attribute("open", "")
    page.keyboard.press("w")
    expect(why(page)).not_to_have_attribute("open", "")
    page.keyboard.press("w")
    expect(why(page)).to_have_attribute("open", "")
    drawer_follows_keys(page)
    list_of_keys(page)
    me.step(me.look())
    other.step(other.await_question())

    assert me.await_question().revealing
    while (truth := server.match(me.table_id)).view(-1).table.round == 1:
        manager = (me, other)[truth.waiting()[0]]
        manager.step(manager.await_question())
    assert me.play_until(lambda look: look.verb == "nominate").verb == "nominate"
    expect(page.locator("#progress")).to_contain_text("Round 2")


@pytest.mark.slow
def test_a_whole_game_with_keys(visitor: NewPage, server: Server) -> None:
    page = visitor()
    click_play(page)
    page.locator("body").focus()
    me = Typist(page)
    assert me.play_until(lambda look: look.over).over
    assert server.match(me.table_id).over
    expect(page.locator("#result")).to_be_visible()


def drawer_follows_keys(page: Page) -> None:
    """R opens the rules, Esc steps back, L opens the log."""
    rules, log = page.get_by_role("tab", name="Rules"), page.get_by_role("tab", name="Log")
    page.keyboard.press("r")
    expect(rules).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_have_attribute("aria-selected", "true")
    page.keyboard.press("r")
    page.keyboard.press("l")
    expect(log).to_have_attribute("aria-selected", "true")


def list_of_keys(page: Page) -> None:
    """? shows all keys; while it is open, keys do not play; Esc closes it."""
    dialog = page.get_by_role("dialog", name="Keys")
    before = page.locator("#decision").inner_text()
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    page.keyboard.press("1")
    assert page.locator("#decision").inner_text() == before
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_zero_passes_and_enter_takes_the_screen(visitor: NewPage, server: Server) -> None:
    page = visitor()
    open_moment(page, moment(keeper_on_offer))
    me = Typist(page)
    me.press("Enter")
    assert me.look().verb == "keeper"
    me.press("0")
    assert server.match(me.table_id).log[-1].option == "keeper:pass"


def keeper_on_offer(match: Match) -> bool:
    """Whether somebody may sign a keeper, and nobody else is asked."""
    return asks(match) == ["keeper"]


def test_arrows_move_over_the_places(visitor: NewPage) -> None:
    page = visitor()
    new_table(page, "Here", "Link")
    me = Manager(page)
    look = me.await_question()
    places = [option for option in look.table if option in look.panel]
    me.button(places[0], "table").focus()
    page.keyboard.press("ArrowRight")
    expect(me.button(places[1], "table")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(me.button(places[0], "table")).to_be_focused()
    assert me.do(lambda: page.keyboard.press("Enter")).decision == ""
