"""The pictures of people in the docs: a notice, an answer from it, my turns, a profile, a league.

What takes weeks among people is written straight into the store of the running server: managers, results, a
league in its third round. Everything that is shown is drawn by the real pages.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from html import escape
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize

from touchline.tables import rating
from touchline.tables.answering import Answering, with_answer
from touchline.tables.channels import pushed
from touchline.tables.clocks import DAY, HOUR, Clock
from touchline.tables.doors import hashed
from touchline.tables.hall import Hall
from touchline.tables.league import Entrant, Fixture, League
from touchline.tables.names import skeleton
from touchline.tables.notices import TURN, Notice, notice
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


async def a_notice(store: SqliteStore, table_id: str, key: str, url: str) -> Notice:
    """What the manager of the first seat of a table is told, with the link for an answer."""
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
    word = await Answering(hall, ServerKeys(hall)).word(channel, call, table)
    return with_answer(notice(table, 0, call.what, url), f"{url}/n/{word}", TURN)


def shown_by_the_worker(page: Page, told: Notice) -> Any:
    """What our worker asks a browser to show when a push service delivers a notice."""
    page.goto("/me")
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    (worker,) = page.context.service_workers
    worker.evaluate(
        """() => { self.registration.showNotification = async (title, { body, actions }) =>
            void (self.shown = { title, body, actions }); }"""
    )
    line, found = page.context.new_cdp_session(page), []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    data = msgspec.json.encode(pushed(told)).decode()
    where = {"origin": page.evaluate("location.origin"), "registrationId": found[-1]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", where | {"data": data})
    page.wait_for_timeout(300)
    return worker.evaluate("self.shown")


def drawn(shown: Any) -> str:
    """The notice as systems show notices, each in its own way."""
    lines = "<br>".join(map(escape, shown["body"].split("\n")))
    buttons = "".join(f"<button>{escape(action['title'])}</button>" for action in shown["actions"])
    return f"""<style>
      body {{ margin: 0; min-height: 100vh; background: #33424d; display: grid; place-items: start center;
             font: 16px/1.45 "DejaVu Sans", sans-serif }}
      div {{ background: #fff; border-radius: 16px; margin: 32px 12px; padding: 14px 18px; width: 330px }}
      small {{ display: flex; gap: 8px; align-items: center; color: #556 }} img {{ width: 22px }}
      b {{ display: block; margin: 6px 0 2px }}
      button {{ margin: 12px 8px 0 0; font: inherit; border: 0; border-radius: 9px; padding: 8px 14px }}
      </style><div><small><img src="/static/touchline-192.png" alt="">Touchline</small>
      <b>{escape(shown["title"])}</b>{lines}<br>{buttons}</div>"""


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
            asked = a_notice(store, made[0]["table"], made[0]["host"], url)
            told = beside.submit(asyncio.run, asked).result()
    cookies = {ME_COOKIE: SECRET, f"{LEAGUE_COOKIE}lantern": TOKEN}
    cookies |= {cookie_name(one["table"]): one["host"] for one in made}
    for size, end in ((LAPTOP, ""), (PHONE, "-phone")):
        context = browser.new_context(
            viewport=size, base_url=url, color_scheme="light", permissions=["notifications"]
        )
        context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
        shown = context.new_page()
        for path, name in (
            ("/me", "my-turns"),
            (told.answer, "answer"),
            ("/m/Ilse", "profile"),
            ("/l/lantern", "league"),
        ):
            shown.goto(path)
            shown.wait_for_load_state("networkidle")
            shown.screenshot(path=images / f"{name}{end}.png")
            print(f"docs/img/{name}{end}.png")
        shown.set_content(drawn(shown_by_the_worker(shown, told)))
        shown.wait_for_load_state("networkidle")
        shown.screenshot(path=images / f"notice{end}.png")
        context.close()
