"""The server is killed in the middle of a game: the page comes back by itself, no answered move is lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import Manager, play_bots
from tests.browser.server import Server, a_server
from tests.browser.trouble import Trouble

LOST = "Connection lost"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed: nobody else needs it."""
    with a_server(tmp_path_factory.mktemp("data")) as started:
        yield started


def answered(server: Server, table_id: str) -> list[str]:
    """What the manager in front of the page has decided, as the data folder has it."""
    return [entry.option for entry in server.match(table_id).log if entry.seat == 0]


def come_back(page: Page, server: Server) -> None:
    """The page says that the line is lost; the server starts again; the page finds it by itself."""
    lost = page.get_by_role("status").filter(has_text=LOST)
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)


def crash_while_answering(me: Manager, server: Server, option: str) -> None:
    """The answer is on its way: it may have been taken or not."""
    me.button(option).click()
    server.kill()
    come_back(me.page, server)


def test_no_answer_is_lost_by_kill_9(visitor: NewPage, server: Server, trouble: Trouble) -> None:
    trouble.expect("ERR_CONNECTION_REFUSED|WebSocket connection to|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE")
    page = visitor()
    me = play_bots(page)
    me.step(me.await_question())
    for at_once in (False, True):
        option = me.play_until(lambda look: look.verb == "nominate").panel[0]
        before = answered(server, me.table_id)
        if at_once:
            me.do(partial(crash_while_answering, me, server, option))
        else:
            me.choose(option)
            server.kill()
            assert answered(server, me.table_id) == [*before, option]
            come_back(page, server)
        me.play_until(lambda look: look.verb == "put")
        assert answered(server, me.table_id) == [*before, option]
    me.play_until(lambda look: look.verb == "nominate")


def test_choice_while_the_server_is_away_can_be_sent_again(
    visitor: NewPage, server: Server, trouble: Trouble
) -> None:
    trouble.expect("ERR_CONNECTION_REFUSED|WebSocket connection to")
    page = visitor()
    me = play_bots(page)
    option = me.await_question().panel[0]
    server.kill()
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    me.button(option).click()
    note = page.get_by_role("status").filter(has_text="Your choice could not be sent. Nothing is lost.")
    expect(note).to_be_visible()
    server.start()
    expect(page.get_by_role("status").filter(has_text=LOST)).to_have_count(0)
    me.do(note.get_by_role("button", name="Try again").click)
    assert me.play_until(lambda look: look.verb == "nominate").verb == "nominate"
    assert answered(server, me.table_id) == [option]
