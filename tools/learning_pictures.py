"""The pictures of the way in: the first visit, a lesson, the digest, the inspector."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, ViewportSize

Shoot = Callable[..., None]
Seat = Callable[[Page], str]  # sits down at a table in the middle of its game, and says where that is

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}


def both(browser: Browser, base: str, page: Page | None = None) -> list[tuple[Page, str]]:
    """A laptop and a phone with the end of the picture's name; of who plays on `page`, if anybody."""
    state = page.context.storage_state() if page else None
    found = []
    for size, end in ((LAPTOP, ""), (PHONE, "-phone")):
        context = browser.new_context(
            viewport=size, base_url=base, color_scheme="light", storage_state=state, has_touch=size is PHONE
        )
        found.append((context.new_page(), end))
    return found


def look_at(thing: Locator, page: Page) -> None:
    """Open the inspector: a tap on a phone, a mouse that rests elsewhere."""
    if page.viewport_size == PHONE:
        thing.tap()
    else:
        thing.hover()
    page.locator(".insp").wait_for()


def learning(browser: Browser, page: Page, shoot: Shoot, market: Seat, office: Seat) -> None:
    """`market` sits down at a market of Time of Soccer, `office` in the middle of a day of Eleven."""
    page.goto("/")
    base = page.url.rstrip("/")
    for newcomer, end in both(browser, base):
        newcomer.goto("/")
        shoot(newcomer, f"home{end}")
        newcomer.locator('.cv form[action="/learn/best11"] button').click()
        newcomer.locator("#decision .lesson").wait_for()
        shoot(newcomer, f"lesson{end}")
        newcomer.context.close()

    at = office(page)
    for manager, end in both(browser, base, page):
        manager.goto(at)
        manager.locator("#since button").click()
        manager.locator("#digest .did").first.wait_for()
        shoot(manager, f"digest{end}")
        manager.context.close()

    at = market(page)
    for manager, end in both(browser, base, page):
        manager.goto(at)
        look_at(manager.locator("#market article.tl.players:has(.nb.on)").first, manager)
        shoot_still(manager, shoot, f"inspector{end}")
        manager.context.close()


def shoot_still(page: Page, shoot: Shoot, name: str) -> None:
    """A picture for which the mouse stays where it is: the inspector goes with it."""
    page.evaluate("() => document.addEventListener('pointerover', (event) => event.stopPropagation(), true)")
    shoot(page, name)
