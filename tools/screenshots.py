"""The pictures of the docs: python -m tools.screenshots plays on the real pages and writes docs/img.

The games begin the same each time: bots play the first rounds from a fixed secret, the page imports that
record, and from there on it is clicked in Chromium. `python -m tools.screenshots time_of_soccer` takes only
the pictures of that game.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image  # it comes with matplotlib
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import touchline
from tools import french_pictures, learning_pictures
from tools.browser import HOW_TO_GET_ONE, find_chromium, launch_args
from tools.people_pictures import LAPTOP, people
from touchline import bots
from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match

IMAGES = Path(__file__).parent.parent / "docs" / "img"
NAMES = ["Ilse", "Mara", "Teo", "Calder"]
SECRET = bytes([8]) * 32
BOT = "greedy"
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 120_000  # milliseconds, in which bots play a game
STARTS_WITHIN = 60  # seconds
WEDNESDAY, FRIDAY = 2, 4  # Days of Eleven
CALM = "() => document.getAnimations().every((animation) => animation.playState !== 'running')"


def half_a_game(game_id: str, far_enough: Callable[[Match], bool]) -> str:
    """The record of a game that bots have played until it is far enough."""
    game = find(game_id)
    match = Match(game, len(NAMES), {}, SECRET)
    while not far_enough(match):
        seat = match.waiting()[0]
        number = len(match.log)
        world = game.redeal(match.state, seat, number + 1).dump()
        match.play(seat, bots.choose(BOT, game.spec, world, seat, number))
    return record.write(match, NAMES)


@contextmanager
def a_server(data: Path, *more: str) -> Iterator[str]:
    """The app on a free port, with these arguments too; its address."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "touchline", "serve", "--port", str(port), "--data", str(data), *more]
    environment = os.environ | {"PYTHONPATH": str(Path(touchline.__file__).parents[1])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                sys.exit("The server did not start; run `touchline serve` to see why.")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(STARTS_WITHIN)


def shoot(page: Page, *names: str) -> None:
    """Write what the page shows, once nothing moves any more."""
    page.wait_for_function(CALM)
    page.mouse.move(2, 2)
    for name in names:
        page.screenshot(path=IMAGES / f"{name}.png")
        shrink(IMAGES / f"{name}.png")
        print(f"docs/img/{name}.png")


def shrink(path: Path) -> None:
    """Make a picture a third of its size: our pages have few colours."""
    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(256)
    few.save(path, optimize=True)


def asks(match: Match, question: str) -> bool:
    """Whether the first seat is asked this."""
    return match.game.question(match.state, 0) == question


def bring_back(page: Page, folder: Path, text: str) -> str:
    """Import a game; the table's address."""
    file = folder / "game.jsonl"
    file.write_text(text)
    page.goto("/")
    page.set_input_files("#record", file)
    page.get_by_role("button", name="Import").click()
    page.wait_for_url("**/t/*")
    return page.url


def sit_down(page: Page, folder: Path, text: str) -> str:
    """Import a game, give all seats but the first to bots, and sit there; the table's address."""
    at = bring_back(page, folder, text)
    for seat in range(1, len(NAMES)):
        page.request.post(f"{at}/bot", form={"seat": str(seat), "bot": BOT})
    page.goto(at)
    page.locator("#decision .options [data-option]").first.wait_for()
    return at


def bid(page: Page) -> None:
    """Lay out bids: cards and money on two slots, money on a third one, where it may not be enough yet."""
    for slot, kinds in ((2, ("fa_", "money_1")), (4, ("fa_",)), (5, ("money_1",))):
        page.locator(f'#decision [data-option="slot:{slot}"]').click()
        page.locator(f'#decision [data-option="slot:{slot}"][aria-pressed=true]').wait_for()
        for kind in kinds:
            thing = page.locator(f'#hand [data-option^="put:{kind}"]').first
            if thing.count():
                name = (thing.get_attribute("data-option") or "").partition(":")[2]
                thing.click()
                page.locator(f'[data-option="take:{slot}.{name}"]').first.wait_for()


def seal(page: Page) -> None:
    """Seal the bids, without those that are too low."""
    confirm = page.locator("#decision [data-confirm]")
    while confirm.get_attribute("aria-disabled") == "true":
        page.locator('#decision .options [data-option^="clear:"]').click()
        page.locator("#decision [data-confirm]:not([aria-disabled])").wait_for()
    confirm.click()


def leave_to_a_bot(page: Page) -> None:
    """Let a bot play on, from the menu of the table, until the game is over."""
    page.locator(".menu > summary").click()
    page.get_by_text("Leave the table").click()
    page.locator(".leave button[name=bot]").first.click()
    page.locator("#result").wait_for()


def on_a_phone(browser: Browser, page: Page, address: str, name: str, extra: str = "") -> None:
    """The same moment on a phone; with something in sight that waits behind the panel's icon."""
    context = browser.new_context(viewport=PHONE, storage_state=page.context.storage_state())
    phone = context.new_page()
    phone.goto(address)
    phone.locator("#decision").wait_for()
    if extra:
        phone.locator("[data-extras]").click()
        phone.wait_for_function(CALM)
        phone.locator(extra).scroll_into_view_if_needed()
    shoot(phone, name)
    context.close()


def best11(browser: Browser, page: Page, folder: Path) -> None:
    """An auction, from the nominations on."""
    at = sit_down(page, folder, half_a_game("best11", lambda match: match.view(-1).table.round == 4))
    shoot(page, "best11-nominate")

    page.locator("#decision .options [data-option]").first.click()
    page.locator("#decision[data-decision*=bid]").wait_for()
    bid(page)
    shoot(page, "table", "best11-bids")
    on_a_phone(browser, page, at, "best11-phone")

    seal(page)
    page.locator("#steps:not([hidden])").wait_for()
    while page.locator("#stage .bidrow.win").count() == 0 and page.locator("#steps:not([hidden])").count():
        page.keyboard.press("n")
    shoot(page, "best11-reveal")
    page.keyboard.press("Escape")

    leave_to_a_bot(page)
    page.goto(at)
    shoot(page, "best11-end")

    page.goto(f"{at}/replay")
    page.locator(".ev[data-about='A tie'], .ev[data-about='A late bid']").last.click()
    page.wait_for_url("**/replay?n=*")
    shoot(page, "best11-replay")


def time_of_soccer(browser: Browser, page: Page, folder: Path) -> None:
    """A market day, a line-up, a roll, the league and the cup, the end of a season."""

    def until(week: int, question: str) -> str:
        def far_enough(match: Match) -> bool:
            table = match.view(-1).table
            beside = any(option.startswith("park:") for option in match.options_of(0))
            return bool(
                table.week >= week and asks(match, question) and (question != "market_step" or beside)
            )

        return half_a_game("time_of_soccer", far_enough)

    at = sit_down(page, folder, until(4, "market_step"))
    page.locator('#decision [data-option^="park:"]').first.focus()
    shoot(page, "time_of_soccer-market")
    on_a_phone(browser, page, at, "time_of_soccer-phone")

    sit_down(page, folder, until(5, "align"))
    page.locator('#pitch [data-option="slot:10"]').click()
    page.locator('#pitch [data-option="slot:10"][aria-pressed=true]').wait_for()
    shoot(page, "time_of_soccer-eleven")

    sit_down(page, folder, until(6, "reroll"))
    page.locator("#tab-league").click()
    shoot(page, "time_of_soccer-match")

    bring_back(page, folder, half_a_game("time_of_soccer", lambda match: match.over))
    page.locator("#result").wait_for()
    shoot(page, "time_of_soccer-end")


def eleven(browser: Browser, page: Page, folder: Path) -> None:
    """The board meeting, a day at the office, a line-up, the Match with its consequences."""

    def until(question: str, week: int, then: Callable[[Match], bool] = lambda match: True) -> str:
        def far_enough(match: Match) -> bool:
            return asks(match, question) and match.view(-1).table.week >= week and then(match)

        return half_a_game("eleven", far_enough)

    sit_down(page, folder, until("bm_reroll", 3))
    shoot(page, "eleven-meeting")

    at = sit_down(page, folder, until("basic_action", 3, lambda match: match.view(0).table.day == WEDNESDAY))
    shoot(page, "eleven-office")
    on_a_phone(browser, page, at, "eleven-phone")

    sit_down(page, folder, until("formation", 4))
    page.locator("#area [data-option=best]").click()
    page.locator('#area [data-option^="drop:"]').first.wait_for()
    shoot(page, "eleven-lineup")

    def is_over(match: Match) -> bool:
        table = match.view(0).table
        return table.day == FRIDAY and table.clubs[0].match.result is not None

    sit_down(page, folder, until("die_reroll", 3, is_over))
    shoot(page, "eleven-match")


def footmania(browser: Browser, page: Page, folder: Path) -> None:
    """A route, a card that one manager sees, an auction, a deal, a line-up, a match, the league, the end."""

    def until(question: str, footballers: int = 5, matchday: int = 0) -> str:
        def far_enough(match: Match) -> bool:
            table = match.view(-1).table
            owns = table.managers[0].footballers
            return asks(match, question) and owns >= footballers and table.matchday >= matchday

        return half_a_game("footmania", far_enough)

    at = sit_down(page, folder, until("route", footballers=4))
    page.locator('#decision [data-option^="route:"]').first.focus()
    shoot(page, "footmania-circuit")
    on_a_phone(browser, page, at, "footmania-phone")
    for question, name in (("card", "card"), ("bid", "auction"), ("offer_amount", "deal")):
        sit_down(page, folder, until(question))
        shoot(page, f"footmania-{name}")

    sit_down(page, folder, until("line_up", matchday=1))
    page.locator('#board [data-option="slot:9"]').click()
    page.locator('#board [data-option="slot:9"][aria-pressed=true]').wait_for()
    shoot(page, "footmania-line-up")

    sit_down(page, folder, until("match", matchday=2))
    shoot(page, "footmania-match")
    sit_down(page, folder, until("bid", matchday=2))
    page.locator("#tab-league").click()
    shoot(page, "footmania-league")

    bring_back(page, folder, half_a_game("footmania", lambda match: match.over))
    page.locator("#result").wait_for()
    shoot(page, "footmania-end")


def superclub(browser: Browser, page: Page, folder: Path) -> None:
    """The off-season, a bidding war, a line-up with its captain, a match in thirds step by step."""

    def until(question: str, season: int = 1) -> str:
        def far_enough(match: Match) -> bool:
            table = match.view(-1).table
            bidding = question != "bid" or bool(table.lot and table.lot.bid)
            return asks(match, question) and table.season >= season and bidding

        return half_a_game("superclub", far_enough)

    at = sit_down(page, folder, until("train", 2))
    shoot(page, "superclub-offseason")
    on_a_phone(browser, page, at, "superclub-phone")
    sit_down(page, folder, until("bid"))
    shoot(page, "superclub-bidding")
    sit_down(page, folder, until("line_up", 2))
    page.locator('#squad [data-option="slot:6"]').click()
    page.locator('#squad [data-option="slot:6"][aria-pressed=true]').wait_for()
    shoot(page, "superclub-lineup")
    page.locator("#decision [data-confirm]").click()
    page.locator("#steps:not([hidden])").wait_for()
    while page.locator("#stage .thirdcard").count() < 2 and page.locator("#steps:not([hidden])").count():
        page.keyboard.press("n")
    shoot(page, "superclub-match")
    page.keyboard.press("Escape")


def order(browser: Browser, page: Page, folder: Path) -> None:
    """An order in advance: bids for a player up to a maximum."""

    def bidding(match: Match) -> bool:
        lot = match.view(-1).table.lot
        return asks(match, "bid") and bool(lot and lot.bid)

    page.set_viewport_size(LAPTOP)
    at = sit_down(page, folder, half_a_game("superclub", bidding))
    page.locator("#decision .orders").scroll_into_view_if_needed()
    shoot(page, "order-in-advance")
    on_a_phone(browser, page, at, "order-in-advance-phone", "#decision .orders")


def french(browser: Browser, page: Page, folder: Path) -> None:
    """A table in French, with somebody who reads English beside it."""
    page.goto("/")
    french_pictures.french(browser, page, shoot, half_a_game("footmania", lambda match: match.over))


def learning(browser: Browser, page: Page, folder: Path) -> None:
    """A first visit, a lesson, a digest and the inspector, on a laptop and on a phone."""

    def beside_a_tile(match: Match) -> bool:
        parks = any(option.startswith("park:") for option in match.options_of(0))
        return bool(match.view(-1).table.week >= 3 and asks(match, "market_step") and parks)

    def at_the_office(match: Match) -> bool:
        return bool(match.view(-1).table.week >= 2 and asks(match, "basic_action"))

    learning_pictures.learning(
        browser,
        page,
        shoot,
        lambda page: sit_down(page, folder, half_a_game("time_of_soccer", beside_a_tile)),
        lambda page: sit_down(page, folder, half_a_game("eleven", at_the_office)),
    )


GAMES: dict[str, Callable[[Browser, Page, Path], None]] = {
    "best11": best11,
    "eleven": eleven,
    "footmania": footmania,
    "superclub": superclub,
    "time_of_soccer": time_of_soccer,
    "order": order,
    "french": french,
    "learning": learning,
    "people": lambda browser, page, folder: people(browser, page, folder, IMAGES),
}


def main(wanted: list[str]) -> None:
    """Write the pictures of these games, or of all."""
    chromium = find_chromium() or sys.exit(HOW_TO_GET_ONE)
    unknown = [name for name in wanted if name not in GAMES]
    if unknown:
        sys.exit(f"There are no pictures of {', '.join(unknown)}. There are: {', '.join(GAMES)}.")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=chromium, args=launch_args())
        with a_server(folder / "data") as url:
            for game in wanted or GAMES:
                context = browser.new_context(viewport=DESK, base_url=url, color_scheme="light")
                context.set_default_timeout(PATIENCE)
                GAMES[game](browser, context.new_page(), folder)
                context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
