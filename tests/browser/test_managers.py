"""A manager in a real browser: a passkey is made and signs in, with Chromium's own virtual authenticator."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import STILL, check
from tests.browser.conftest import NewPage


def authenticator(page: Page) -> None:
    """A device that keeps passkeys and asks nobody."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_passkey_makes_a_manager_and_signs_in_again(visitor: NewPage) -> None:
    page = visitor(**STILL)
    page.goto("/")
    page.goto(page.url.replace("127.0.0.1", "localhost") + "m")
    authenticator(page)
    page.get_by_label("Name").fill("Ada Lund")
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_role("heading", name="Ada Lund")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You are signed in.")).to_be_visible()
    page.context.clear_cookies()
    page.goto("/l")
    check(page)
