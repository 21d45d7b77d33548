"""Leaving the table and coming back, wrong links, and pages that are behind."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.play import Manager, new_table, other_device, seat_links, take_seat
from tests.browser.server import Server
from tests.browser.trouble import Trouble

NOTED = """() => {
  window.noted = false;
  const look = () => (window.noted ||= Boolean(document.querySelector(".offline-note")));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture
def two(visitor: NewPage) -> tuple[Page, Page, str]:
    """A host and a guest at one table, and the guest's link, which is used up."""
    host, guest = visitor(), visitor()
    new_table(host, "Here", "Link")
    link = seat_links(host)[0]
    take_seat(guest, link)
    return host, guest, link


def hand(page: Page) -> list[str]:
    """The cards in hand."""
    expect(page.locator("#hand")).to_contain_text("Your hand")
    return [card.get_attribute("data-key") or "" for card in page.locator("#hand [data-key^=card-]").all()]


def bot_at(seat: Locator) -> Locator:
    """The sign that a bot plays for a seat."""
    return seat.get_by_role("img", name=re.compile("bot")).or_(seat.get_by_text(re.compile("bot"))).first


def test_bot_takes_over_and_hands_back(two: tuple[Page, Page, str], server: Server) -> None:
    host, guest, _ = two
    me, other = Manager(host), Manager(guest)
    me.await_question()
    host.get_by_label("Table menu").click()
    host.get_by_text("Leave the table").click()
    host.get_by_role("button", name="Let Captain play").click()
    expect(host.locator("#decision")).to_contain_text("Captain plays for you")
    expect(bot_at(guest.locator("#seat-0"))).to_be_visible()

    other.step(other.await_question())  # the bot has kept a tactical card, and nominates
    other.play_until(lambda look: look.verb == "nominate")
    assert server.match(me.table_id).count(0) >= 1
    expect(bot_at(guest.locator("#seat-0"))).to_be_visible()

    host.locator("#decision").get_by_role("button", name="Take your seat back").click()
    expect(bot_at(guest.locator("#seat-0"))).to_have_count(0)
    other.step(other.look())
    assert me.play_until(lambda look: look.verb == "put").verb == "put"
    me.step(me.look())


def test_seat_goes_on_on_another_device(two: tuple[Page, Page, str], visitor: NewPage) -> None:
    host, guest, _ = two
    other = Manager(guest)
    other.step(other.await_question())
    before = hand(guest)
    link = other_device(guest)
    guest.context.close()

    Manager(host).step(Manager(host).await_question())
    again = visitor()  # another device
    again.goto(link)
    again.get_by_role("button", name="Here too").click()
    assert link.rpartition("/")[2] not in again.url  # the secret does not stay in the address
    assert Manager(again).await_question().verb == "nominate"
    assert hand(again) == before
    again.close()
    same = again.context.new_page()
    same.goto("/")
    same.get_by_role("link", name="Continue").click()
    assert Manager(same).await_question().verb == "nominate"


def test_wrong_link_says_what_to_do(two: tuple[Page, Page, str], visitor: NewPage, trouble: Trouble) -> None:
    trouble.expect("status 40[34]")
    host, _, link = two
    stranger = visitor()
    answer = stranger.goto(link[:-4] + "wXyZ")
    assert answer is not None
    assert answer.status == 403
    expect(stranger.get_by_role("main")).to_contain_text("ask the host for a new link")
    answer = stranger.goto("/t/nowhere1/s/nothing")
    assert answer is not None
    assert answer.status in (403, 404)
    stranger.goto(host.url)
    expect(stranger.locator("#turn")).to_contain_text("You are watching")
    assert stranger.locator("[data-option]").count() == 0
    assert stranger.locator("#hand [data-key]").count() == 0


class HeldLine:
    """A live line whose news do not arrive while it is held."""

    def __init__(self, page: Page) -> None:
        self.held = False
        self.kept: list[str | bytes] = []
        page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        server.on_message(self._news)

    def _news(self, message: str | bytes) -> None:
        if self.held:
            self.kept.append(message)
        else:
            self.line.send(message)

    def release(self) -> None:
        """Let everything arrive that was held back."""
        self.held = False
        while self.kept:
            self.line.send(self.kept.pop(0))


def test_answer_is_sent_again_when_another_server_follows(two: tuple[Page, Page, str]) -> None:
    page = two[0].context.new_page()
    lost: list[str | bytes] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(message: str | bytes) -> None:
            if not lost and '"play"' in str(message):
                lost.append(message)  # it met a server that has just ended
                line.close(code=1012)
            else:
                server.send(message)

        line.on_message(said)

    page.route_web_socket(re.compile("/live$"), connect)
    page.goto(two[0].url)
    page.evaluate(NOTED)
    me = Manager(page)
    me.choose(me.await_question().panel[0])
    assert len(lost) == 1
    expect(page.locator("#turn")).to_contain_text("Waiting")
    assert not page.evaluate("window.noted")  # nobody is told that the connection was lost


def test_second_tab_answers_first(two: tuple[Page, Page, str]) -> None:
    host, guest, _ = two
    slow = host.context.new_page()
    line = HeldLine(slow)
    slow.goto(host.url)
    quick, behind = Manager(host), Manager(slow)
    quick.await_question()
    options = behind.await_question().panel
    line.held = True
    quick.choose(options[0])
    assert behind.look().panel == options
    behind.button(options[1]).click()
    line.release()
    expect(slow.locator("#fault")).to_contain_text("answered or has changed in the meantime")
    expect(slow.locator("#turn")).to_contain_text("Waiting")
    Manager(guest).step(Manager(guest).await_question())
    look = behind.await_question()
    assert look.verb == "nominate"
    behind.step(look)
    quick.await_waiting()


def test_stale_page_without_scripts(two: tuple[Page, Page, str], visitor: NewPage, trouble: Trouble) -> None:
    trouble.expect("status 409")
    _, guest, _ = two
    old = visitor(java_script_enabled=False)
    old.goto(other_device(guest))
    old.get_by_role("button", name="Here too").click()
    quick = Manager(guest)
    options = quick.await_question().panel
    quick.choose(options[0])
    old.locator(f'#decision [data-option="{options[1]}"]').click()
    expect(old.get_by_role("main")).to_contain_text("answered or has changed in the meantime")
    old.get_by_role("link", name="Back to the table").click()
    expect(old.locator("#turn")).to_contain_text("Waiting")
