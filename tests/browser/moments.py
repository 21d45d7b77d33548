"""Moments of a game as records: a page opens any of them by importing it."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.play import Manager
from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match

NAMES = ("Nell", "Otto", "Petra", "Quinn")
SEEDS = range(1, 200)


def asks(match: Match) -> list[str]:
    """The questions that are open."""
    return [match.game.question(match.state, seat) for seat in match.waiting()]


def moment(
    want: Callable[[Match], bool],
    seats: int = 2,
    game: str = "best11",
    shunned: tuple[str, ...] = (),
    **options: bool,
) -> str:
    """The record of a random game up to the first moment that is wanted; the shunned options are left out."""
    for seed in SEEDS:
        match = Match(find(game), seats, options, seed.to_bytes(32, "big"))
        luck = random.Random(seed)
        while not want(match) and not match.over:
            seat = luck.choice(match.waiting())
            choices = match.options_of(seat)
            match.play(seat, luck.choice([one for one in choices if not one.startswith(shunned)] or choices))
        if want(match):
            return record.write(match, list(NAMES[:seats]))
    raise LookupError("no game comes to such a moment")


def near_the_end(game: str, seats: int = 2, left: int = 10) -> str:
    """The record of a random game in which so many decisions are left to be made, or a few more."""
    whole = Match(find(game), seats, {}, bytes(32))
    luck = random.Random(1)
    while not whole.over:
        seat = luck.choice(whole.waiting())
        whole.play(seat, luck.choice(whole.options_of(seat)))
    at = len(whole.log) - left
    while "bid" in asks(whole.at(at)):  # a bid that was begun step by step cannot be sealed as a whole
        at -= 1
    return record.write(whole.at(at), list(NAMES[:seats]))


def open_moment(page: Page, text: str) -> None:
    """Import a record: to replay it, or to go on with it if it is not finished, all seats at this screen."""
    page.goto("/")
    file = {"name": "moment.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    page.get_by_label("Bring back a game").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("button", name="Import").click()
    page.wait_for_url("**/t/*")


def seated(page: Page, text: str) -> Manager:
    """Open a moment, and take the screen for whoever is asked."""
    open_moment(page, text)
    me = Manager(page)
    if me.await_question().handover:
        me.take_screen()
    return me
