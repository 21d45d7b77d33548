"""My turns, and how people say how they are called: forms, letters, push, all without an account."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from email import message_from_string
from email.policy import default
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import httpx
import pytest

from tests.tables.given_people import a_receiver
from tests.tables.given_tables import Clock, FakePool
from tests.tables.test_outward import a_mail_server
from tests.web.given import Served
from touchline.engine.speech import speaking
from touchline.tables import series, webpush
from touchline.tables.channels import Channels
from touchline.tables.forms import Pass
from touchline.tables.mail import MailServer
from touchline.tables.outward import Outward
from touchline.tables.service import Tables
from touchline.tables.sqlite import SqliteStore
from touchline.web.me import by_day
from touchline.web.security import ME_COOKIE, cookie_name

PUSH = {
    "endpoint": "https://push.example.org/1",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}


class House(Served):
    """A server whose clock the test winds, with a mail server of its own."""

    def __init__(self, store: SqliteStore) -> None:
        self.clock = Clock()
        self.mail: MailServer | None = None
        channels = Channels(Outward(inside=True), MailServer("127.0.0.1", 9, "touchline@example.org"))
        super().__init__(Tables(store, FakePool(), clock=self.clock, pause=0, channels=channels))

    def deliver(self) -> None:
        """Send what is due."""

        async def work() -> None:
            await self.tables.calling.sender.send_due()
            await self.tables.calling.sender.settled()

        self.do(work())


@pytest.fixture(scope="module")
def home() -> Iterator[House]:
    """One server for these tests."""
    with SqliteStore.open(":memory:") as store, House(store) as house:
        yield house


@contextmanager
def browser(home: House, table: str = "", token: str = "") -> Iterator[httpx.Client]:
    """A browser, with the key of a seat if it has one."""
    cookies = {cookie_name(table): token} if table else {}
    with httpx.Client(timeout=30, base_url=home.url, cookies=cookies, follow_redirects=True) as client:
        yield client


def to_the_guest(home: House, table_id: str) -> None:
    """A move of the host has the guest decide."""
    table = home.table(table_id)

    async def play(seat: int) -> None:
        await home.tables.play(
            Pass(table_id, (0, 1)), seat, table.decision_id(seat), [table.match.options_of(seat)[0]]
        )

    for _ in range(300):
        seat = 1 if table.decision_id(1) else 0
        home.do(play(seat))
        if seat == 0 and table.decision_id(1):
            return
    raise AssertionError


def test_my_turns_have_question_and_link(home: House) -> None:
    made = home.a_table(title="Lantern Street")
    with browser(home, made.table, made.links[1]) as guest:
        page = guest.get("/me").text
        assert "Yours now" in page
        assert f'href="/t/{made.table}"' in page
        assert "Choose your manager board" in page or "Lantern Street" in page
    with browser(home) as stranger:
        page = stranger.get("/me")  # type: ignore[assignment]
        assert "Nothing is waiting for you" in page.text
        assert ME_COOKIE not in stranger.cookies


def test_my_turns_are_a_calendar() -> None:
    evening = datetime(2026, 11, 18, 23, 30, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    mine = [{"seconds": hours * 3600.0} for hours in (-1, 0.25, 1, 50)] + [{"seconds": float("inf")}]
    found = [(day, len(turns)) for day, turns in by_day(mine, "Europe/Paris", evening)]
    assert found == [("Today", 2), ("Tomorrow", 1), ("Saturday 21 November", 1), ("Whenever you like", 1)]
    with speaking("fr"):
        assert by_day(mine, "Europe/Paris", evening)[2][0] == "Samedi 21 novembre"


def test_several_managers_at_one_screen_read_no_question(home: House) -> None:
    made = home.a_table("here", "here", "link")
    table = home.table(made.table)
    with browser(home, made.table, made.host) as host:
        page = host.get("/me").text
    asked = [seat for seat in (0, 1) if table.decision_id(seat)]
    assert asked
    assert "It is your turn" in page
    assert table.match.view(asked[0]).decision.prompt.question not in page


def test_next_game_of_a_series_waits_for_whoever_was_away(home: House) -> None:
    made = home.a_table(title="Lantern Street", series=series.made("best_of_3", "best11", 2))
    for seat in (0, 1):
        home.do(home.tables.finish(Pass(made.table, (0, 1)), seat, True))
    table = home.table(made.table)
    for _ in range(500):
        if table.rematch:
            break
        time.sleep(0.01)
    with browser(home, made.table, made.links[1]) as guest:
        page = guest.get("/me").text
        assert "The next game has begun" in page
        assert f'href="/t/{made.table}"' in page
        guest.post(f"/t/{made.table}/rematch")
        page = guest.get("/me").text
        assert "The next game has begun" not in page
        assert f'href="/t/{table.rematch}"' in page


def test_guest_is_called_at_a_webhook(home: House) -> None:
    made = home.a_table(title="Lantern Street")
    with a_receiver() as got, browser(home, made.table, made.links[1]) as guest:
        page = guest.post("/me/webhook", data={"kind": "webhook", "url": f"{got.url}/hook"})
        assert "Added" in page.text
        to_the_guest(home, made.table)
        home.clock.now += 61
        home.deliver()
        (told,) = got.json()
        assert told["title"] == "Your turn: Best 11"
        assert told["url"] == f"{home.url}/t/{made.table}#decision"
        assert "1 notice arrived" in guest.get("/me").text


def test_seat_that_is_taken_later_is_called_too_and_in_french(home: House) -> None:
    with a_receiver() as got, browser(home) as guest:
        guest.headers["accept-language"] = "fr"
        guest.post("/me/webhook", data={"kind": "webhook", "url": f"{got.url}/hook"})
        made = home.a_new_table(title="Rue des Lanternes")
        guest.post(f"/t/{made.table}/s/{made.links[1]}", data={"name": "Ilse"})
        to_the_guest(home, made.table)
        home.clock.now += 61
        home.deliver()
        (told,) = got.json()
        assert told["title"] == "À vous de jouer\u202f: Best 11"


def test_settings_are_kept_and_bad_ones_explained(home: House) -> None:
    with browser(home) as me:
        filled = {"from": "22", "until": "7", "pace": "hourly", "zone": "Europe/Paris"}
        page = me.post("/me/settings", data=filled).text
        assert "Saved." in page
        assert re.search(r'<option value="22" selected', page)
        bad = me.post("/me/settings", data=filled | {"zone": "Moon/Sea"})
        assert bad.status_code == 400
        assert "time zone" in bad.text
        bad = me.post("/me/settings", data=filled | {"from": "99"})
        assert bad.status_code == 400
        bad = me.post("/me/settings", data=filled | {"pace": "never"})
        assert bad.status_code == 400
        bad = me.post("/me/webhook", data={"kind": "ntfy", "url": "ftp://x.example/"})
        assert bad.status_code == 400
        assert "has to begin with https" in bad.text
        assert "ftp://x.example/" in bad.text  # what was typed is still there


def test_test_notice_says_what_is_wrong(home: House) -> None:
    with a_receiver() as got, browser(home) as me:
        page = me.post("/me/webhook", data={"kind": "ntfy", "url": f"{got.url}/topic"}).text
        (channel,) = set(re.findall(r'name="channel" value="(\w+)"', page))
        got.answers = [(403, {})]
        page = me.post("/me/test", data={"channel": channel})  # type: ignore[assignment]
        assert page.status_code == 400
        assert "status 403" in page.text
        assert "The test was sent" in me.post("/me/test", data={"channel": channel}).text
        assert len(got) == 2
        with browser(home) as stranger:
            stranger.post("/me/settings", data={})
            assert stranger.post("/me/test", data={"channel": channel}).status_code == 404
            assert stranger.post("/me/remove", data={"channel": channel}).status_code == 404
        assert channel not in me.post("/me/remove", data={"channel": channel}).text


def test_letter_after_the_address_is_confirmed_until_it_is_stopped(home: House) -> None:
    made = home.a_table()
    with browser(home, made.table, made.links[1]) as me, browser(home) as reader:
        with a_mail_server() as (port, letters):
            home.tables.calling.channels.mail = MailServer("127.0.0.1", port, "touchline@example.org")
            page = me.post("/me/email", data={"to": "Ilse@example.org"}).text
        assert "Not confirmed yet" in page
        confirm = re.search(r"/me/confirm/[\w.]+", letters[0])[0]
        again = me.post("/me/email", data={"to": "Ilse@example.org"})
        assert "on its way to this address already" in again.text
        assert "Not confirmed yet" in me.get("/me").text  # a look at the link changes nothing
        assert "Confirm the address" in reader.get(confirm).text
        assert "Not confirmed yet" in me.get("/me").text
        reader.post(confirm)
        assert "Not confirmed yet" not in me.get("/me").text
        to_the_guest(home, made.table)
        home.clock.now += 61
        with a_mail_server() as (port, letters):
            home.tables.calling.channels.mail = MailServer("127.0.0.1", port, "touchline@example.org")
            home.deliver()
        assert len(letters) == 1
        letter = message_from_string(letters[0], policy=default)
        assert letter["Subject"] == "Your turn: Best 11"
        assert f"/t/{made.table}#decision" in letter.get_content()
        stop = urlsplit(letter["List-Unsubscribe"].strip("<>")).path
        with httpx.Client(timeout=30, base_url=home.url) as program:  # a mail program, at one click
            answer = program.post(stop, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            assert program.post(f"{stop}x").status_code == 404
        assert "Ilse@example.org" not in me.get("/me").text


def test_too_many_letters_are_a_page_that_says_when_to_come_back(home: House) -> None:
    made = home.a_table()
    home.tables.calling.channels.mail = MailServer("127.0.0.1", 1, "touchline@example.org")
    with browser(home, made.table, made.links[1]) as me:
        me.headers["X-Forwarded-For"] = "203.0.113.9"  # whose share nobody else needs
        told = [me.post("/me/email", data={"to": f"n{n}@example.org"}) for n in range(11)]
    assert told[-1].status_code == 429
    assert int(told[-1].headers["retry-after"]) > 60
    assert "Too many e-mails" in told[-1].text


def test_who_never_asked_for_letters_is_never_asked_again(home: House) -> None:
    with browser(home) as me:
        with a_mail_server() as (port, letters):
            home.tables.calling.channels.mail = MailServer("127.0.0.1", port, "touchline@example.org")
            me.post("/me/email", data={"to": "stranger@example.org"})
        stop = re.search(r"/me/stop/[\w.]+", letters[0])[0]
        assert "Never write to me" in me.get(stop).text
        me.post(stop)
        refused = me.post("/me/email", data={"to": "stranger@EXAMPLE.org"})
        assert "does not want e-mail" in refused.text


def test_mail_server_that_is_down_is_told(home: House) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    home.tables.calling.channels.mail = MailServer("127.0.0.1", port, "touchline@example.org")
    with browser(home) as me:
        page = me.post("/me/email", data={"to": "nobody@example.org"})
        assert page.status_code == 400
        assert "mail server does not answer" in page.text
        assert "Not confirmed yet" not in page.text


def test_push_is_taken_and_given_up_by_the_browser(home: House) -> None:
    made = home.a_table()
    with a_receiver() as got, browser(home, made.table, made.links[1]) as me:
        page = me.get("/me").text
        assert home.tables.calling.channels.signer.public in page
        bad = me.post("/me/push", json=PUSH | {"keys": {"p256dh": "AA", "auth": "AA"}})
        assert bad.status_code == 400
        assert me.post("/me/push", content=b"nonsense").status_code == 400
        assert me.post("/me/push", json=PUSH | {"endpoint": f"{got.url}/push"}).status_code == 200
        to_the_guest(home, made.table)
        got.answers = [(410, {})]
        home.clock.now += 61
        home.deliver()
        assert len(got) == 1
        assert got[0][1]["content-encoding"] == "aes128gcm"
        assert not home.do(home.tables.calling.ways(me.cookies[ME_COOKIE]))


def test_key_for_push_is_made_once(home: House) -> None:
    before = home.tables.calling.channels.signer.public
    home.do(home.tables.calling.sign(""))
    assert home.tables.calling.channels.signer.public == before
    assert webpush.unb64(before)[0] == 4


def test_everything_is_forgotten_on_request(home: House) -> None:
    with a_receiver() as got, browser(home) as me:
        me.post("/me/webhook", data={"kind": "slack", "url": f"{got.url}/hook"})
        secret = me.cookies[ME_COOKIE]
        assert "no longer called" in me.post("/me/forget").text
        assert ME_COOKIE not in me.cookies
        assert home.do(home.tables.calling.settings(secret)) is None


def test_worker_and_manifest(home: House) -> None:
    with browser(home) as me:
        worker = me.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        page = me.get("/").text
        manifest = me.get(re.search(r'rel="manifest" href="([^"]+)"', page)[1])
        assert manifest.headers["content-type"] == "application/manifest+json"
        for icon in manifest.json()["icons"]:
            assert me.get(f"/static/{icon['src']}").status_code == 200


def test_other_sites_cannot_change_anything(home: House) -> None:
    with browser(home) as me:
        me.headers["origin"] = "https://evil.example"
        assert me.post("/me/settings", data={}).status_code == 403


def test_addresses_do_not_come_back_in_pages(home: House) -> None:
    with a_receiver() as got, browser(home) as me:
        token = "123456:ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        filled = {"kind": "telegram", "token": token, "chat": "-100", "url": got.url}
        page = me.post("/me/webhook", data=filled).text
        assert token not in page
        me.post("/me/webhook", data={"kind": "discord", "url": f"{got.url}/secret-part"})
        assert "secret-part" not in me.get("/me").text
