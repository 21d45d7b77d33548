"""Bots of one's own in the browser: from an installed package, and as a program over the network."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import server as servers
from tests.browser.conftest import NewPage
from tests.browser.play import Manager, new_table, seat_links
from tests.browser.server import Server, a_server
from tests.examples.given import ROOT, environment, install

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAGE = ROOT / "docs" / "write-a-bot.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app, beside which somebody has installed the package of a bot."""
    usual = servers.ENVIRONMENT
    servers.ENVIRONMENT = environment(install(tmp_path_factory, ROOT / "examples" / "bot_package"))
    try:
        with a_server(tmp_path_factory.mktemp("data")) as started:
            yield started
    finally:
        servers.ENVIRONMENT = usual


def played_to_the_end(page: Page) -> Manager:
    me = Manager(page)
    assert me.play_until(lambda look: False).over
    expect(page.locator("#result")).to_contain_text(re.compile("win|victory"))
    return me


def test_bot_of_a_package_sits_at_a_table(visitor: NewPage, server: Server) -> None:
    page = visitor()
    page.goto("/new?game=best11")
    for number, kind in enumerate(("Here", "Bot", "Nobody", "Nobody"), 1):
        row = page.get_by_role("group", name=re.compile(f"^Seat {number}"))
        row.get_by_text(kind, exact=True).click()
    page.get_by_label("Bot for seat 2").select_option("cheapskate")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    me = played_to_the_end(page)
    match = server.match(me.table_id)
    its = [number for number, entry in enumerate(match.log) if entry.seat == 1]
    assert len(its) > 20
    for number in its:  # the bot pays only where everything costs money, which tells that it is this one
        if match.log[number].option.startswith("bid:money"):
            asked = match.at(number).options_of(1)
            assert all(option.startswith("bid:money") for option in asked)


def test_program_over_the_network_plays_against_a_person(
    visitor: NewPage, server: Server, tmp_path: Path
) -> None:
    (source,) = re.findall(r"^```py\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    client = tmp_path / "network_bot.py"
    client.write_text(source, encoding="utf-8")
    page = visitor()
    new_table(page, "Here", "Link")
    (link,) = seat_links(page)
    with subprocess.Popen([sys.executable, str(client), link], stdout=subprocess.PIPE, text=True) as bot:
        try:
            me = played_to_the_end(page)
            said, _ = bot.communicate(timeout=60)
        finally:
            bot.kill()
    assert bot.returncode == 0
    assert str([score.total for score in server.match(me.table_id).scores]) in said
