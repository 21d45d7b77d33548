"""How many clicks a whole game takes: python -m tools.count_clicks footmania best11.

A person who wants what the bot `greedy` would choose plays a game against bots in Chromium, with as few
clicks as the page allows, and the script counts them by question. What the page would tell step by step
meanwhile is added up as minutes at normal speed, as far as the page's setting lets it through. For another
version, let PYTHONPATH lead to its `src`.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Error, Page, sync_playwright

from tools.browser import HOW_TO_GET_ONE, find_chromium, launch_args
from tools.screenshots import a_server
from touchline import bots
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.entries import decided, decode
from touchline.tables.header import Header
from touchline.tables.sqlite import SqliteStore
from touchline.tables.upkeep import DATABASE

BOT = "greedy"
SEAT = 0
EACH, PER_LETTER, PER_LINE = 1400, 24, 450  # milliseconds of a step, as static/reveal.js has them
PATIENCE = 120_000
LOOK = """() => {
  const panel = document.getElementById("decision");
  const seen = (b) => b.checkVisibility({ visibilityProperty: true }) || b.closest("details:not([open])");
  const all = [...document.querySelectorAll("[data-option]")].filter(seen);
  const free = all.filter((b) => b.ariaDisabled !== "true");
  const orders = [...document.querySelectorAll("#decision [data-order][data-text][aria-pressed=false]")];
  return {
    over: Boolean(document.getElementById("result")),
    busy: panel?.getAttribute("aria-busy") === "true",
    decision: panel?.dataset.decision ?? "",
    options: free.map((b) => b.dataset.option),
    orders: orders.map((b) => b.dataset.order),
    cursor: document.querySelector("#decision .slots [aria-pressed=true]")?.dataset.option ?? "",
    sign: panel?.innerText + free.map((b) => b.dataset.option).join(),
  };
}"""
READY = (
    f"() => {{ const now = ({LOOK})(); "
    "return now.over || (!now.busy && now.decision && now.options.length); }"
)
CHANGED = f"""(was) => {{
  const now = ({LOOK})();
  return now.over || (!now.busy && (now.decision !== was.decision || now.sign !== was.sign));
}}"""


class Person:
    """Somebody who plays seat 0 of a table, and counts."""

    def __init__(self, page: Page, data: Path) -> None:
        self.page = page
        self.data = data
        self.clicks: Counter[str] = Counter()
        self.steps: list[dict[str, Any]] = []  # since the last question
        self.reveal = 0.0
        self.table = page.url.split("/t/")[1].split("#")[0]
        self.match: Match | None = None

    def heard(self, message: Any) -> None:
        """Takes in what is to be told step by step."""
        text = message.decode() if isinstance(message, bytes) else message
        self.steps += json.loads(text).get("steps") or []

    def told(self) -> None:
        """Adds up what was told before this question: what is gathered is one step with several lines."""
        speed = self.page.evaluate("() => document.querySelector('[data-reveals]')?.value ?? ''") or "all"
        gather = ""
        for step in self.steps:
            if speed == "important" and not step["important"]:
                continue
            if gather and step.get("gather") == gather:
                self.reveal += PER_LINE / 1000
            else:
                self.reveal += (EACH + PER_LETTER * len(step["say"])) / 1000
            gather = step.get("gather", "")
        self.steps = []

    def now(self) -> Match:
        """The game as the data folder has it."""
        with SqliteStore.open(self.data / DATABASE) as store:
            row = store.table(self.table)
            assert row is not None
            entries = decided([], [decode(data) for _, data in store.entries(self.table)])
        if self.match is None:
            header = msgspec.json.decode(row.header, type=Header)
            self.match = Match(find(header.game), len(header.seats), dict(header.options), row.secret)
        if self.match.log != entries[: len(self.match.log)]:
            self.match.replay([])
        for entry in entries[len(self.match.log) :]:
            self.match.play(entry.seat, entry.option)
        return self.match

    def wish(self, match: Match) -> str:
        """What greedy would choose."""
        game, number = match.game, len(match.log)
        world = game.redeal(match.state, SEAT, number + 1).dump()
        return str(bots.choose(BOT, game.spec, world, SEAT, number))

    def wishes(self) -> list[str]:
        """The small decisions of a choice that is edited as a whole."""
        match = self.now().clone()
        lane, found = match.lane(SEAT), []
        while match.state.open[SEAT] and match.lane(SEAT) == lane:
            found.append(self.wish(match))
            match.play(SEAT, found[-1])
        return found

    def look(self) -> dict[str, Any]:
        """What the page shows, once it asks something or the game is over."""
        while True:
            try:
                self.page.wait_for_function(READY, timeout=PATIENCE, polling=50)
                found: dict[str, Any] = self.page.evaluate(LOOK)
            except Error as error:
                if "navigation" not in error.message:
                    raise
                self.page.wait_for_load_state()
            else:
                if found["over"] or found["decision"]:
                    return found

    def click(self, selector: str, look: dict[str, Any]) -> None:
        """One click, and the page has changed; none if it has changed already."""
        if self.page.locator(selector).count() == 0:
            return
        self.clicks[look["decision"].split("-")[1]] += 1
        self.page.evaluate("(selector) => document.querySelector(selector)?.click()", selector)
        self.page.wait_for_function(CHANGED, arg=look, timeout=PATIENCE, polling=30)

    def press(self, option: str, look: dict[str, Any]) -> dict[str, Any]:
        """Click on an option."""
        self.click(f'[data-option="{option}"]', look)
        return self.look()

    def answer(self, look: dict[str, Any]) -> None:
        """Answer the question that is open."""
        if "seal" in look["options"] or any(option.startswith("slot:") for option in look["options"]):
            self.draft(look)
            return
        match = self.now()
        if not match.state.open[SEAT]:  # an order has answered meanwhile
            self.page.wait_for_function(CHANGED, arg=look, timeout=PATIENCE, polling=30)
            return
        option = self.wish(match)
        if option.startswith("bid:") and option != "bid:pass" and "bids" in look["orders"]:
            self.click("#decision [data-order=bids][data-text]", look)
        elif option in look["options"]:
            self.click(f'[data-option="{option}"]', look)
        else:
            self.click(f'[data-option="{look["options"][0]}"]', look)

    def draft(self, look: dict[str, Any]) -> None:
        """Edit a choice as greedy would have it where bids are laid on slots, and send it."""
        slot = 1
        for wish in self.wishes() if "bid" in look["decision"] else []:
            thing = wish.partition(":")[2]
            if thing == "next":
                slot += 1
                continue
            if look["cursor"] != f"slot:{slot}":
                look = self.press(f"slot:{slot}", look)
            if f"put:{thing}" in look["options"]:
                look = self.press(f"put:{thing}", look)
        while "seal" not in look["options"]:
            edits = [option for option in look["options"] if option.startswith(("put:", "clear:auto"))]
            if not edits:  # the page has gone on meanwhile
                return
            look = self.press(edits[0], look)
        self.click('[data-option="seal"]', look)
        if self.page.locator("#fault:visible").count():  # it asks whether that is meant
            self.click('[data-option="seal"]', look)


def count(game: str, page: Page, url: str, data: Path) -> Person:
    """A whole game against bots, begun with one click on the home page."""
    frames: list[Any] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(frame)))
    page.goto(url)
    page.locator(f'button[name=game][value="{game}"]').click()
    page.wait_for_url("**/t/*")
    person = Person(page, data)
    look = person.look()
    while not look["over"]:
        person.answer(look)
        look = person.look()
        while frames:
            person.heard(frames.pop(0))
        person.told()
    return person


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.count_clicks", description=__doc__)
    parser.add_argument("games", nargs="+")
    chosen = parser.parse_args()
    if not find_chromium():
        raise SystemExit(HOW_TO_GET_ONE)
    with (
        tempfile.TemporaryDirectory() as folder,
        a_server(Path(folder), "--bot-pause", "0.02") as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=launch_args())
        for game in chosen.games:
            page = browser.new_page(reduced_motion="reduce", viewport={"width": 1366, "height": 768})
            person = count(game, page, url, Path(folder))
            total = sum(person.clicks.values())
            print(f"{game}: {total} decision clicks, {person.reveal / 60:.1f} minutes of reveals")
            for question, clicks in person.clicks.most_common():
                print(f"  {clicks:4} {question}")
            page.close()


if __name__ == "__main__":
    main()
