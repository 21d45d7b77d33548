"""Managers without a password: one on several devices, with results, friends, export and deletion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.web.authenticator import Authenticator, become, sign_in
from tests.web.given import Served, a_server
from touchline.tables.forms import Pass
from touchline.web.security import ME_COOKIE, cookie_name


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    """One server for these tests."""
    with a_server() as served:
        yield served


def origin(home: Served) -> str:
    """The server by a name: there are no passkeys for bare addresses."""
    return home.url.replace("127.0.0.1", "localhost")


@contextmanager
def browser(home: Served, table: str = "", token: str = "") -> Iterator[httpx.Client]:
    """A browser, with the key of a seat if it has one."""
    headers = {"accept": "application/json"}
    with httpx.Client(base_url=origin(home), headers=headers, follow_redirects=True) as client:
        if table:
            client.cookies.set(cookie_name(table), token, domain="localhost.local")
        yield client


def play_out(home: Served, table_id: str) -> None:
    """Play a game to its end."""
    table = home.table(table_id)
    who = Pass(table_id, tuple(range(table.match.seats)))
    while not table.match.over:
        seat = table.match.waiting()[0]
        options = [table.match.options_of(seat)[-1]]
        home.do(home.tables.play(who, seat, table.decision_id(seat), options))


def test_manager_has_the_seats_of_every_device(home: Served) -> None:
    made = home.a_table()
    with browser(home, made.table, made.links[1]) as desk, browser(home) as phone:
        passkey = become(desk, "Ada Lund", origin(home))
        assert "Ada Lund" in desk.get("/m").text
        assert f"/t/{made.table}" not in phone.get("/me").text
        assert sign_in(phone, passkey, origin(home)).status_code == 200
        assert f"/t/{made.table}" in phone.get("/me").text
        asked = home.table(made.table).decision_id(1)
        options = home.table(made.table).match.options_of(1)
        said = {"seat": "1", "decision": asked, "option": options[0]}
        answer = phone.post(f"/t/{made.table}/play", data=said)
        assert answer.status_code == 200, answer.text
        assert home.table(made.table).decision_id(1) != asked

        # Signed out from the desk, the phone has no seat at once; the desk still plays.
        person = next(one for one in home.do(home.tables.managers.devices(_id(home, "Ada Lund"))))
        others = [
            one.person.hex()
            for one in home.do(home.tables.managers.devices(_id(home, "Ada Lund")))
            if one.person != person.person
        ]
        assert desk.post("/m/out", data={"device": others[0]}).status_code == 200
        assert f"/t/{made.table}" not in phone.get("/me").text
        assert f"/t/{made.table}" in desk.get("/me").text


def _id(home: Served, name: str) -> str:
    return home.do(home.tables.managers.called(name)).id


def test_key_that_a_signed_out_device_kept_opens_nothing(home: Served) -> None:
    made = home.a_table()
    with browser(home, made.table, made.links[1]) as lost, browser(home) as desk:
        passkey = become(lost, "Odo", origin(home))
        sign_in(desk, passkey, origin(home))
        first = home.do(home.tables.managers.devices(_id(home, "Odo")))[0]
        desk.post("/m/out", data={"device": first.person.hex()})
        assert home.do(home.tables.admit(made.table, [made.links[1]])).seats == ()
        assert f"/t/{made.table}" in desk.get("/me").text


def test_wrong_passkeys_are_refused(home: Served) -> None:
    with browser(home) as one, browser(home) as two:
        passkey = become(one, "Wren", origin(home))
        assert two.post("/m/new", json={"name": "WREN"}).status_code == 409
        assert sign_in(two, Authenticator(), origin(home)).status_code == 403
        assert sign_in(two, passkey, "https://elsewhere.example").status_code == 400
        options = two.post("/m/in", json={}).json()
        signed = passkey.sign(options, origin(home))
        assert two.post("/m/in/done", json={"credential": signed}).status_code == 200
        again = two.post("/m/in/done", json={"credential": signed})
        assert again.status_code == 409
        assert "Start again" in again.json()["error"]["message"]
        assert one.post("/m/in/done", content=b"[").status_code == 400


def test_captured_sign_in_works_once_even_with_the_cookie_of_its_browser(home: Served) -> None:
    with browser(home) as one, browser(home) as thief:
        passkey = become(one, "Merle", origin(home))
        options = one.post("/m/in", json={}).json()
        signed = passkey.sign(options, origin(home))
        kept = {name: one.cookies[name] for name in one.cookies if name == "touchline-challenge"}
        assert one.post("/m/in/done", json={"credential": signed}).status_code == 200
        for name, value in kept.items():
            thief.cookies.set(name, value, domain="localhost.local")
        assert len(kept) == 1
        assert thief.post("/m/in/done", json={"credential": signed}).status_code == 409
        assert sign_in(one, passkey, origin(home)).status_code == 200


def test_link_for_another_device_works_once(home: Served) -> None:
    with browser(home) as desk, browser(home) as phone, browser(home) as third:
        become(desk, "Pia", origin(home))
        word = home.do(home.tables.managers.ticket(_id(home, "Pia")))
        assert "Sign in as" in phone.get(f"/m/device/{word}").text
        assert phone.get("/m").url.path == "/m"  # looking at it changed nothing
        phone.post(f"/m/device/{word}")
        assert phone.get("/m").url.path == "/m/Pia"
        assert third.post(f"/m/device/{word}").status_code == 403
        assert third.get("/m/device/x.1.y").status_code == 403


def test_results_ratings_and_meetings(home: Served) -> None:
    made = home.a_table()
    with browser(home, made.table, made.host) as host, browser(home, made.table, made.links[1]) as guest:
        become(host, "Kai", origin(home))
        become(guest, "Lou", origin(home))
        play_out(home, made.table)
        home.do(home.tables.managers.note(home.table(made.table)))
        page = host.get("/m/Kai").text
        assert "1 game finished" in page
        assert "Lou" in page
        assert "1 rated game" in page
        kai, lou = (home.do(home.tables.managers.ratings(_id(home, name))) for name in ("Kai", "Lou"))
        mine, theirs = (score.place for score in home.table(made.table).match.scores)
        assert (kai[0].mean > lou[0].mean) == (mine < theirs)
        home.do(home.tables.managers.note(home.table(made.table)))  # once, however often it is asked
        assert home.do(home.tables.managers.ratings(_id(home, "Kai"))) == kai

        assert 'href="/new?game=best11&amp;with=Lou">Rematch' in page
        assert "Rematch" not in guest.get("/m/Kai").text
        assert "/new?with=Kai" in guest.get("/m/Kai").text
        assert "/new?with=Kai" not in page
        form = guest.get("/new?with=Kai").text
        assert re.search(r'name="seat-1-name" value="Kai"', form)
        assert re.search(r'name="seat-1-who" value="link" checked', form)
        assert re.search(r'name="seat-2-who" value="none" checked', form)
        assert host.get("/new?with=" + "x" * 300).status_code == 200

        told = host.post("/m/data").json()
        assert told["manager"]["name"] == "Kai"
        assert told["results"][0]["table_id"] == made.table
        assert host.post("/m/forget", data={"name": "kai"}).status_code == 400
        host.post("/m/forget", data={"name": "Kai"})
        assert ME_COOKIE not in host.cookies
        assert host.get("/m/Kai").status_code == 404
        assert "Kai" not in guest.get("/m/Lou").text
        assert home.table(made.table).names  # the table stays


def test_blocked_managers_are_not_seated_together(home: Served) -> None:
    form = {"game": "best11", "seats": "2", "pace": "days", "zone": "UTC"}
    with browser(home) as one, browser(home) as two:
        become(one, "Mio", origin(home))
        become(two, "Nia", origin(home))
        assert two.post("/m/tie", data={"name": "Mio", "tie": "block"}).status_code == 200
        waiting = one.post("/open", data=form | {"name": "Mio"}).url.path
        elsewhere = two.post("/open", data=form | {"name": "Nia"}).url.path
        assert waiting != elsewhere
        assert two.post(f"{waiting}/join", data={"name": "Nia"}).status_code == 403
        two.post("/m/tie", data={"name": "Mio", "tie": "friend"})
        assert "Has added you" in one.get("/m/Mio").text
        assert two.post(f"{waiting}/join", data={"name": "Nia"}).status_code == 200
