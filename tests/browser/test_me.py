"""My turns in a real browser: the service worker shows a notice; the page works and has no faults."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.axe import STILL, TWO_WAYS, check
from tests.browser.conftest import PHONE, NewPage
from tests.browser.play import new_table
from tests.browser.trouble import Trouble

NOTICE = {"title": "Your turn: Best 11", "body": "Lantern Street", "url": "/t/x#decision", "tag": "one"}
# A Chromium without a screen keeps no notices: what would be shown is written down instead.
WATCH = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) =>
    void self.shown.push([title, body, tag, data.url]);
}"""


def push(page: Page, told: object) -> None:
    """What a push service would deliver."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.wait_for_timeout(100)
    origin = page.evaluate("location.origin")
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1], "data": json.dumps(told)},
    )


def test_push_notice_is_shown_with_its_table(visitor: NewPage) -> None:
    page = visitor(permissions=["notifications"])
    page.goto("/me")
    expect(page.get_by_role("button", name="Turn on")).to_be_enabled()
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    (worker,) = page.context.service_workers
    worker.evaluate(WATCH)
    push(page, NOTICE)
    for _ in range(100):
        if worker.evaluate("self.shown.length"):
            break
        page.wait_for_timeout(20)
    assert worker.evaluate("self.shown") == [[NOTICE[key] for key in ("title", "body", "tag", "url")]]


def test_my_turns(visitor: NewPage, trouble: Trouble) -> None:
    page = visitor(viewport=PHONE, **STILL)
    new_table(page, "Here", "Link")
    page.goto("/")
    page.get_by_role("link", name="My turns").last.click()
    expect(page.get_by_role("heading", name="Yours now")).to_be_visible()
    page.get_by_text("A chat room or a phone app").click()
    check(page, TWO_WAYS)
    trouble.expect("status 400")
    page.get_by_label("Address", exact=False).last.fill("http://127.0.0.1/")
    page.get_by_role("button", name="Add").last.click()
    expect(page.get_by_role("alert")).to_contain_text("has to begin with https")
    page.get_by_role("link", name="Decide").click()
    expect(page.locator("#decision")).to_be_visible()
