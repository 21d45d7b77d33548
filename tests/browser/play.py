"""A person at a table: looks at the page, answers by clicking, waits until the page has changed.

Only what every table has is used: `#decision` with its `data-decision`, buttons with `data-option`, `#steps`
for a reveal, `#result` at the end. The same option may be a button of the panel and a place on the table.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from playwright.sync_api import Error, Locator, Page, TimeoutError as TooLate, expect

PATIENCE = 30_000  # milliseconds; the machine may be busy with other tests
SHORTLY = 2_000
OFTEN = 50

LOOK = """() => {
  const panel = document.getElementById("decision");
  const all = [...document.querySelectorAll("[data-option]")].filter((b) => b.checkVisibility());
  const free = all.filter((b) => b.getAttribute("aria-disabled") !== "true");
  const inPanel = (b) => Boolean(panel?.contains(b));
  const now = {
    over: Boolean(document.getElementById("result")),
    revealing: document.getElementById("steps")?.hidden === false,
    busy: panel?.getAttribute("aria-busy") === "true",
    handover: Boolean(panel?.querySelector("[data-send=screen]")),
    decision: panel?.dataset.decision ?? "",
    panel: free.filter(inPanel).map((b) => b.dataset.option),
    table: free.filter((b) => !inPanel(b)).map((b) => b.dataset.option),
    sign: document.getElementById("question")?.textContent + all.filter(inPanel).map((b) =>
      [b.dataset.option, b.ariaPressed, b.ariaDisabled, b.ariaLabel, b.textContent].join("|")).join("\\n"),
  };
  const field = panel?.querySelector("input:not([type=hidden])");
  const ready = now.panel.length > 0 || Boolean(field);  // a panel may come before its options
  const open = !now.busy && now.decision !== "" && ready;
  return {...now, asked: now.over || now.revealing || now.handover || open};
}"""
CHANGED = f"""(before) => {{
  const now = ({LOOK})();
  const still = now.decision === before.decision && now.sign === before.sign;
  return now.over || now.revealing !== before.revealing || (!now.busy && !still);
}}"""
WAITING = f"""() => {{
  const now = ({LOOK})();
  return !now.busy && now.decision === "";
}}"""
ASKED = f"() => ({LOOK})().asked"
BEYOND = "() => document.documentElement.scrollWidth - innerWidth"


@dataclass(frozen=True)
class Look:
    """What a page shows now."""

    over: bool
    revealing: bool
    busy: bool
    handover: bool
    decision: str
    panel: list[str]
    table: list[str]
    sign: str
    asked: bool

    @property
    def verb(self) -> str:
        """What kind of question it is: the first word of its options; `put` while bids are edited."""
        if "seal|" in self.sign:
            return "put"
        return self.panel[0].partition(":")[0] if self.panel else ""


def click_play(page: Page, game: str = "best11") -> None:
    """One click from home: a game against bots."""
    page.goto("/")
    page.locator(f'button[name=game][value="{game}"]').click()
    page.wait_for_url("**/t/*")


def play_bots(page: Page) -> Manager:
    """A game of Best 11 against three bots."""
    click_play(page)
    return Manager(page)


def new_table(page: Page, *seats: str, game: str = "best11", quick: bool = False) -> None:
    """Open a table with the form: what each seat is (Here, Link, Bot), the others stay empty.

    Of a game that has them, `quick` turns on the quick game and the lowest limit of seasons.
    """
    page.goto(f"/new?game={game}")
    rows = page.get_by_role("group", name=re.compile("^Seat ")).count()
    assert rows, "the form has no seats"
    for number, kind in enumerate((*seats, *["Nobody"] * rows)[:rows], 1):
        row = page.get_by_role("group", name=re.compile(f"^Seat {number}"))
        row.get_by_text(kind, exact=True).click()
    if quick:
        page.get_by_label("Quick game", exact=True).check()
        page.get_by_role("group", name=re.compile("^Season limit")).get_by_text(re.compile("^3( |$)")).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def seat_links(page: Page) -> list[str]:
    """The links that the host gives away, in the order of the seats."""
    return [link.input_value() for link in page.get_by_label("The secret link of this seat").all()]


def take_seat(page: Page, link: str) -> None:
    """Open the link of a seat and sit down."""
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(lambda url: "/s/" not in url)


def other_device(page: Page) -> str:
    """The link with which who plays on a page may sit down on another device."""
    with page.context.new_page() as tab:
        tab.goto(page.url.partition("#")[0] + "/seats")
        tab.get_by_role("button", name="Show a QR code").first.click()
        return tab.get_by_label(re.compile("Scan this")).input_value()


def watch_link(page: Page) -> str:
    """The link for spectators, from the host's menu."""
    return page.locator("#menu [data-copy]", has_text="to watch").get_attribute("data-copy") or ""


class Manager:
    """Somebody who plays on a page."""

    def __init__(self, page: Page, luck: int = 1) -> None:
        self.page = page
        self.luck = random.Random(luck)
        self.answered: list[str] = []

    @property
    def table_id(self) -> str:
        """The table of the page."""
        return self.page.url.split("/t/")[1].split("/")[0].split("#")[0]

    def look(self) -> Look:
        """What the page shows now."""
        while True:
            try:
                return Look(**self.page.evaluate(LOOK))
            except Error as error:
                if "navigation" not in error.message:
                    raise
                self.page.wait_for_load_state()  # it was just being loaded anew

    def await_question(self) -> Look:
        """Wait for a question, a reveal, a hand-over or the end."""
        while True:
            self.page.wait_for_function(ASKED, polling=OFTEN)
            look = self.look()
            if look.asked:  # a reveal may have ended by itself in between, and bots think again
                return look

    def await_waiting(self) -> None:
        """Wait until nothing is asked here."""
        self.page.wait_for_function(WAITING, polling=OFTEN)

    def do(self, act: Callable[[], Any]) -> Look:
        """Do something that changes the question, and wait until it has."""
        before = asdict(self.look())
        act()
        self.page.wait_for_function(CHANGED, arg=before, polling=OFTEN)
        return self.look()

    def button(self, option: str, where: str = "panel") -> Locator:
        """The button of an option, in the panel or on the table."""
        inside = "#decision " if where == "panel" else ""
        outside = ":not(#decision *)" if where == "table" else ""
        return self.page.locator(f'{inside}[data-option="{option}"]{outside}').locator("visible=true").first

    def choose(self, option: str, where: str = "panel") -> Look:
        """Answer by clicking."""
        self.answered.append(option)
        button = self.button(option, where)
        if self.page.locator(
            f'#decision [data-ask][data-option="{option}"]'
        ).count():  # is it meant? Then once more
            button.click()
        return self.do(button.click)

    def either_way(self, look: Look, option: str) -> Look:
        """Answer on the table where the last answer was given in the panel, and the other way round."""
        on_table = option in look.table and (len(self.answered) % 2 == 1 or option not in look.panel)
        return self.choose(option, "table" if on_table else "panel")

    # Sealed bids

    def bid(self, look: Look) -> Look:
        """Bid for a slot or two, then seal."""
        slots = [option for option in look.panel if option.startswith("slot:")]
        for slot in self.luck.sample(slots, min(2, len(slots))):
            look = self.bid_on(look, slot)
        return self.choose("seal")

    def bid_on(self, look: Look, slot: str) -> Look:
        """Put into a slot until its minimum is met; if it cannot be met, take everything back."""
        look = self.select(look, slot)
        placed = False
        while not placed or "seal" not in look.panel:
            things = [option for option in look.panel if option.startswith("put:")]
            if not things:
                clear = slot.replace("slot", "clear")
                return self.choose(clear) if clear in look.panel else look
            look = self.either_way(look, self.luck.choice(things))
            placed = True
        return look

    def select(self, look: Look, slot: str) -> Look:
        """Edit this slot."""
        if self.button(slot).get_attribute("aria-pressed") == "true":
            return look
        return self.either_way(look, slot)

    # Anything

    def see_reveal(self) -> Look:
        """See the rest of the reveal at once."""
        return self._press("Skip all")

    def see_next(self) -> Look:
        """Go to the next step of the reveal."""
        return self._press("Next|Go on")

    def _press(self, name: str) -> Look:
        """Press a button of the reveal, unless it has just ended by itself."""
        with suppress(TooLate):
            self.page.locator("#steps").get_by_role("button", name=re.compile(name)).click(timeout=SHORTLY)
        return self.look()

    def take_screen(self) -> Look:
        """Take over the screen that others share."""
        return self.do(self.page.locator("#decision [data-send=screen]").click)

    def step(self, look: Look) -> Look:
        """Do whatever is to be done now."""
        if look.revealing:
            return self.see_reveal()
        if look.handover:
            return self.take_screen()
        if look.verb == "put":
            return self.bid(look)
        ways = [option for option in dict.fromkeys(look.panel) if option != "seal"]
        return self.either_way(look, self.luck.choice(ways))

    def play_until(self, done: Callable[[Look], bool]) -> Look:
        """Play until the page shows what is wanted, or the game is over."""
        look = self.await_question()
        while not (done(look) or look.over):
            self.step(look)
            look = self.await_question()
        return look


class Player(Manager):
    """Somebody who plays long, on a page that fits its screen, and remembers every click.

    Nothing moves but the first reports, which are seen step by step: a page that moves is several times as
    much work for the browser.
    """

    watches = 4  # steps

    def __init__(self, page: Page, luck: int = 3) -> None:
        super().__init__(page, luck)
        self.clicked: list[tuple[str, str]] = []
        self.stepped = 0

    def choose(self, option: str, where: str = "panel") -> Look:
        """Answer, and remember how. What is sealed is reported on, sooner or later."""
        self.clicked.append((option, where))
        if option == "seal" and not self.stepped:
            self.page.emulate_media(reduced_motion="no-preference")
        return super().choose(option, where)

    def step(self, look: Look) -> Look:
        """Whatever is to be done now, on a page that fits its screen."""
        assert self.page.evaluate(BEYOND) <= 0, "the page is wider than its screen"
        if look.revealing:
            return self.watch()
        return self.answer(look)

    def answer(self, look: Look) -> Look:
        """Answer the question."""
        return super().step(look)

    def watch(self) -> Look:
        """See the first steps of a report one by one, the rest at once; from then on reports are skipped."""
        self.stepped += 1
        if self.stepped <= self.watches:
            return self.see_next()
        self.page.emulate_media(reduced_motion="reduce")
        return self.see_reveal()


class Boss(Player, ABC):
    """Somebody who plays a whole game in a way of his own, and sends what is laid out."""

    def answer(self, look: Look) -> Look:
        """Whatever is to be done now."""
        if "seal" in look.panel:
            return self.line_up(look)
        way = self.way(look)
        return self.start(way, "auto_done:off") if way == "auto_done:on" else self.either_way(look, way)

    @abstractmethod
    def way(self, look: Look) -> str:
        """What he answers."""

    def line_up(self, look: Look) -> Look:
        """Send the line-up that is proposed."""
        return self.choose("seal")

    def start(self, option: str, then: str) -> Look:
        """Start something without being asked, on the desk; the question stays as it is."""
        self.clicked.append((option, "table"))
        self.button(option, "table").click()
        expect(self.page.locator(f"#desk [data-option='{then}']").first).to_be_visible()
        return self.look()

    def shown(self, number: re.Pattern[str]) -> int:
        """A number that the page shows above the table, such as the week."""
        found = number.search(self.page.locator("#progress").text_content() or "")
        return int(found[1]) if found else 0


def points_in_the_table(page: Page) -> list[int]:
    """The totals at the end of a game, as the table has them."""
    rows = page.get_by_role("table", name="The same points as a table").get_by_role("row").all()[1:]
    return [int(row.get_by_role("cell").last.inner_text().replace("−", "-")) for row in rows]


def replay_last_round(page: Page, decisions: int) -> None:
    """From the end of a game to its replay, which opens at the first move, and there to the last round."""
    page.get_by_role("main").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    page.goto(f"{page.url.partition('?')[0]}?n={decisions}")
    page.get_by_role("link", name="Back one round").click()
