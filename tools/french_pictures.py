"""The pictures of one table in two languages: a French browser plays Footmania, and an English one.

A person in French, a person in English and a bot play the first turns through the real forms; then both look.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, FilePayload, Page, ViewportSize

Shoot = Callable[..., None]

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
DECISIONS = 150  # after which a question of the first turns has come


def reader(browser: Browser, base: str, language: str, size: ViewportSize = DESK, **more: Any) -> Page:
    """Somebody whose browser prefers this language."""
    context = browser.new_context(locale=language, base_url=base, viewport=size, color_scheme="light", **more)
    return context.new_page()


def open_table(page: Page) -> str:
    """A table for the reader, somebody by link, and a bot; the link of the second seat."""
    form: dict[str, str | float | bool] = {"game": "footmania", "coach": "auto", "edition": "standard"}
    who = (("here", "Ilse"), ("link", "Mara"), ("bot", "Teo"))
    for seat, (kind, name) in enumerate(who):
        form |= {f"seat-{seat}-who": kind, f"seat-{seat}-name": name, f"seat-{seat}-bot": "squad"}
    page.goto("/new?game=footmania")
    page.goto(page.request.post("/new", form=form).url)
    return str(page.locator("input[value*='/s/']").first.input_value())


def asked(page: Page, at: str) -> tuple[str, list[str]] | None:
    """The decision that the reader has to take now, and the answers on the page."""
    page.goto(at)
    decision = page.locator("#decision").get_attribute("data-decision")
    answers = page.locator("#decision button[form=answer][data-option]")
    options: list[str] = answers.evaluate_all("found => found.map((one) => one.dataset.option)")
    return (decision, options) if decision and options else None


def play_on(pages: list[Page], at: str, until: str) -> None:
    """Both answer, by chance, until the first is asked for one of these options."""
    luck = Random(3)
    for _ in range(DECISIONS):
        for number, page in enumerate(pages):
            now = asked(page, at)
            if now is None:
                page.wait_for_timeout(100)
                continue
            decision, options = now
            if number == 0 and any(option.startswith(until) for option in options):
                return
            page.request.post(f"{at}/play", form={"decision": decision, "option": luck.choice(options)})


def french(browser: Browser, page: Page, shoot: Shoot, record: str) -> None:
    """A decision, the log and the rules in French, the same table in English; the end in French."""
    base = page.url
    ilse, mara = reader(browser, base, "fr-FR"), reader(browser, base, "en-GB")
    link = open_table(ilse)
    at = ilse.url.partition("#")[0]
    mara.goto(link)
    mara.locator("main form .go").first.click()
    mara.wait_for_url(lambda url: "/s/" not in url)
    play_on([ilse, mara], at, "bid:")
    for one, name in ((ilse, "french-decision"), (mara, "french-decision-english")):
        one.goto(at)
        one.locator("#decision").wait_for()
        shoot(one, name)
    state = ilse.context.storage_state()
    phone = reader(browser, base, "fr-FR", PHONE, storage_state=state)
    phone.goto(at)
    phone.locator("#decision").wait_for()
    shoot(phone, "french-phone")
    ilse.goto(f"{at}/log")
    shoot(ilse, "french-log")
    ilse.goto("/rules/footmania")
    shoot(ilse, "french-rules")
    ilse.goto("/")
    ilse.set_input_files(
        "#record", FilePayload(name="game.jsonl", mimeType="text/plain", buffer=record.encode())
    )
    ilse.locator("form[action='/import'] button").click()
    ilse.locator("#result").wait_for()
    shoot(ilse, "french-end")
