"""A seat from browser to browser: claimed, dead for the host, moved, recovered, freed; all of it with axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE
from tests.browser.play import Manager, new_table, other_device, seat_links
from tests.browser.trouble import Trouble
from tests.web.given import Served, a_server
from touchline.tables.sitting import FREE_AFTER

NAMES = re.compile("^(Seats|Your seat|Get your seat back)$")


def plays(page: Page) -> None:
    """The page answers a question."""
    manager = Manager(page)
    manager.step(manager.await_question())


def seats(page: Page) -> None:
    """Go to the page of the seats."""
    page.get_by_label("Table menu").click()
    page.locator("#menu").get_by_role("link", name=NAMES).click()
    assert not violations(page)


@pytest.mark.timeout(300)
def test_life_of_a_seat(new_context, trouble: Trouble) -> None:  # type: ignore[no-untyped-def]
    trouble.expect("status 403")
    with a_server() as served:

        def visitor(**options: object) -> Page:
            context = new_context(**{"base_url": served.url, "bypass_csp": True} | options)
            trouble.watch(context)
            page: Page = context.new_page()
            return page

        host, guest, phone, again = visitor(), visitor(), visitor(viewport=PHONE), visitor()
        new_table(host, "Here", "Link")
        table_id = Manager(host).table_id
        link = seat_links(host)[0]

        # Claimed by the act of sitting down; the host hears of it, and has no use for the link any more.
        guest.goto(link)
        assert not violations(guest)
        guest.get_by_label("Your name").fill("Cleo")
        guest.get_by_role("button", name="Sit down").click()
        expect(host.locator("#log")).to_contain_text("Cleo sat down.")
        expect(host.locator("#invites")).to_be_empty()
        plays(guest)
        copy = visitor()
        copy.goto(link)
        expect(copy.get_by_role("main")).to_contain_text("used already")
        assert not violations(copy)
        host_tab = host.context.new_page()
        host_tab.goto(link)
        expect(host_tab.locator("#seat-1")).not_to_have_class(re.compile("me"))

        # Moved to the phone, and only there.
        phone.goto(other_device(guest))
        assert not violations(phone)
        phone.get_by_role("button", name="Only here").click()
        expect(guest.locator("#turn")).to_contain_text("You are watching")
        plays(host)
        plays(phone)

        # A phrase written down on the phone opens the seat in another browser.
        seats(phone)
        phone.get_by_role("button", name="Make a phrase").click()
        phrase = phone.locator(".phrase").inner_text()
        assert not violations(phone)
        phone.context.close()
        again.goto(f"/t/{table_id}")
        seats(again)
        again.get_by_label("Your recovery phrase").fill(phrase)
        again.get_by_role("button", name="Take my seat").click()
        expect(again.get_by_role("main")).to_contain_text("The seat is yours again")
        again.get_by_role("link", name="Back to the table").click()
        Manager(again).await_waiting()

        # Its owner leaves for good, and the host frees the seat.
        again.context.close()
        seat = served.table(table_id)._seats[1]
        served.do(_until_gone(served, table_id))
        seat.seen -= FREE_AFTER + 1
        seats(host)
        host.get_by_role("button", name="Free the seat").click()
        fresh = host.get_by_label(re.compile("Whoever sits down")).input_value()
        assert not violations(host)
        host.get_by_role("link", name="Back to the table").click()
        expect(host.locator("#log")).to_contain_text("The host freed the seat of Cleo")
        newcomer = visitor()
        newcomer.goto(fresh)
        newcomer.get_by_role("button", name="Sit down").click()
        expect(newcomer.locator("#turn")).not_to_contain_text("You are watching")


async def _until_gone(served: Served, table_id: str) -> None:
    import asyncio

    table = await served.tables.table(table_id)
    while table.seats[1].online:
        await asyncio.sleep(0.05)
