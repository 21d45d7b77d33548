"""The clock of a decision counts by the server's clock, whatever the clock of the browser shows."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.play import take_seat
from tests.browser.server import Server


@pytest.mark.parametrize("hours", [-1, 1])
def test_wrong_clock_of_a_browser_shows_the_right_time_left(
    visitor: NewPage, server: Server, hours: int
) -> None:
    order = {"game": "best11", "seats": [{"kind": "here"}, {"kind": "link"}], "limit": 600}
    made = httpx.post(f"{server.url}/api/tables", json=order, timeout=30).json()
    page = visitor()
    page.add_init_script(f"const real = Date.now; Date.now = () => real() + {hours} * 3600000;")
    take_seat(page, f"/t/{made['table']}/s/{made['links']['1']}")
    expect(page.locator("[data-until]")).to_have_text(re.compile(r"9:[0-5]\d"))
