"""The pictures of people in the docs: my turns, an answer from a notice, a profile, a league.

What takes weeks among people is written straight into the store of the running server: managers, results, a
league in its third round. Everything that is shown is drawn by the real pages.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize

from touchline.tables import rating
from touchline.tables.answering import Answering
from touchline.tables.clocks import DAY, HOUR, Clock
from touchline.tables.doors import hashed
from touchline.tables.hall import Hall
from touchline.tables.league import Entrant, Fixture, League
from touchline.tables.names import skeleton
from touchline.tables.outbox import CallRow, ChannelRow, PersonRow
from touchline.tables.people import Address, Settings
from touchline.tables.rating import Rating
from touchline.tables.roster import DeviceRow, LeagueRow, ManagerRow, RatingRow, ResultRow
from touchline.tables.server_keys import ServerKeys
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import hash_token
from touchline.web.security import LEAGUE_COOKIE, ME_COOKIE, cookie_name

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
NAMES = ("Ilse", "Mara", "Teo", "Calder", "Priya", "Jun")
SECRET = "the secret of a browser"
TOKEN = "the-token-of-an-entrant"
GAMES = (("best11", 2), ("footmania", 3), ("superclub", 4), ("eleven", 2))


def managers(store: SqliteStore) -> None:
    """Six managers with a past; the first of them is signed in."""
    now, lots = time.time(), Random(4)
    for name in NAMES:
        row = ManagerRow(id=name.lower(), name=name, looks=skeleton(name), created=now - 90 * DAY)
        store.save_manager(row).result()
    person = hash_token(SECRET)
    store.save_person(PersonRow(id=person, created=now, settings=msgspec.json.encode(Settings()))).result()
    device = DeviceRow(person=person, manager="ilse", label="Firefox · Linux", since=now)
    store.save_device(device).result()
    known: dict[tuple[str, str, int], Rating] = {}
    for number in range(40):
        game, seats = GAMES[number % len(GAMES)]
        who = ["ilse", *lots.sample([name.lower() for name in NAMES[1:]], seats - 1)]
        places = lots.sample(range(1, seats + 1), seats)
        after = rating.rated([known.get((one, game, seats), Rating()) for one in who], places)
        at = {"game": game, "seats": seats}
        results, ratings = [], []
        for seat, (one, place, new) in enumerate(zip(who, places, after, strict=True)):
            known[one, game, seats] = new
            moved: dict[str, Any] = {"manager": one, "mean": new.mean, "spread": new.spread, **at}
            ended = now - (40 - number) * DAY
            results.append(
                ResultRow(table_id=f"past{number}", seat=seat, place=place, points=9.0, ended=ended, **moved)
            )
            ratings.append(RatingRow(games=new.games, **moved))
        store.save_results(results, ratings).result()


def a_league(store: SqliteStore, table: str) -> None:
    """A league in its third round; the reader's own table waits."""
    done = [
        [Fixture([0, 5], "a", [1, 2]), Fixture([1, 4], "b", [1, 1]), Fixture([2, 3], "c", [2, 1])],
        [Fixture([0, 4], "d", [2, 1]), Fixture([5, 3], "e", [1, 2], [1]), Fixture([1, 2], "f", [1, 2])],
    ]
    now = [Fixture([0, 3], table), Fixture([4, 2], "g", [1, 2]), Fixture([5, 1], "h", [2, 1])]
    entrants = [Entrant(name, hashed(TOKEN) if name == "Ilse" else name) for name in NAMES]
    league = League(
        title="Lantern Street League",
        game="best11",
        kind="round_robin",
        host="nobody",
        code="none",
        most=6,
        days=7,
        clock=Clock(bank=DAY, add=8 * HOUR, at_zero="bot", stand_in="captain"),
        deadline=time.time() + 3 * DAY,
        entrants=entrants,
        played=[*done, now],
    )
    row = LeagueRow(
        id="lantern",
        created=time.time(),
        status="running",
        due=league.deadline,
        version=1,
        league=msgspec.json.encode(league),
    )
    store.save_league(row).result()


async def a_word(store: SqliteStore, table_id: str, key: str) -> str:
    """The word of a notice's link about the first seat of a table."""
    hall = Hall(store, time.time, time.time, 10)
    person = hash_token(SECRET)
    channel = ChannelRow(
        id="picture",
        person=person,
        kind="webhook",
        place="https://hooks.example.org/ilse",
        address=msgspec.json.encode(Address()),
        state="good",
        created=0.0,
    )
    store.save_channel(channel).result()
    store.take_seats(person, table_id, {0: hashed(key)}).result()
    table = await hall.table(table_id)
    call = CallRow(
        table_id=table_id,
        seat=0,
        what=f"turn {table.decision_id(0)}",
        channel="picture",
        called=0.0,
        due=0.0,
    )
    return await Answering(hall, ServerKeys(hall)).word(channel, call, table)


def people(browser: Browser, page: Page, folder: Path, images: Path) -> None:
    """My turns, an answer, a profile and a league, on a laptop and on a phone."""
    page.goto("/")
    url = page.evaluate("location.origin")
    made = []
    for game, title in (("best11", "Lantern Street"), ("footmania", "Sunday league")):
        seats = [{"kind": "here", "name": "Ilse"}, {"kind": "link", "name": "Calder"}]
        order = {"game": game, "seats": seats, "title": title, "clock": {"each": 2 * DAY}}
        made.append(page.request.post("/api/tables", data=order).json())
    with SqliteStore.open(folder / "data" / "tables.sqlite3") as store:
        managers(store)
        a_league(store, made[0]["table"])
        with ThreadPoolExecutor(1) as beside:  # this thread has Playwright's event loop
            asked = a_word(store, made[0]["table"], made[0]["host"])
            word = beside.submit(asyncio.run, asked).result()
    cookies = {ME_COOKIE: SECRET, f"{LEAGUE_COOKIE}lantern": TOKEN}
    cookies |= {cookie_name(one["table"]): one["host"] for one in made}
    for size, end in ((LAPTOP, ""), (PHONE, "-phone")):
        context = browser.new_context(viewport=size, base_url=url, color_scheme="light")
        context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
        shown = context.new_page()
        for path, name in (
            ("/me", "my-turns"),
            (f"/n/{word}", "answer"),
            ("/m/Ilse", "profile"),
            ("/l/lantern", "league"),
        ):
            shown.goto(path)
            shown.wait_for_load_state("networkidle")
            shown.screenshot(path=images / f"{name}{end}.png")
            print(f"docs/img/{name}{end}.png")
        context.close()
