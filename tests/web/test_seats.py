# mypy: disable-error-code="assignment, operator"
"""The doors of a table in a browser and over the API: links, keys, devices, hosts, private tables."""

from __future__ import annotations

import re

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.given import Served, Visitor, a_server
from touchline.tables.clocks import Clock
from touchline.tables.sitting import FREE_AFTER
from touchline.web import cookies
from touchline.web.security import Limits, cookie_name

SECRET = re.compile(r'/s/([\w-]+)"')


def api(served: Served, table_id: str, path: str, token: str = "", **sent: object) -> httpx.Response:
    """Ask the API for something that changes a seat."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.post(f"{served.url}/api/tables/{table_id}/{path}", json=sent, headers=headers)


def left(served: Served, table_id: str, seat: int) -> None:
    """The owner of a seat went away long ago."""
    served.table(table_id)._seats[seat].seen -= FREE_AFTER + 1


def test_opening_a_link_claims_nothing_and_the_button_does(served: Served) -> None:
    made = served.a_new_table()
    at, link = f"/t/{made.table}", f"/t/{made.table}/s/{made.links[1]}"
    for _ in range(3):  # a program that draws a preview, a second look
        robot = served.visitor(made.table)
        page = robot.get(link)
        assert page.status_code == 200
        assert "set-cookie" not in page.headers
        assert "Sit down" in page.text
        assert robot.head(link).status_code == 200
    assert not served.table(made.table).seats[1].claimed

    guest = served.visitor(made.table)
    sat = guest.post(link, data={"name": "Cleo"})
    assert (sat.status_code, sat.headers["location"]) == (303, at)
    key = guest.cookies[cookie_name(made.table)]
    assert key != made.links[1]
    assert "data-option=" in guest.get(at).text
    assert served.table(made.table).names[1] == "Cleo"

    host = served.visitor(made.table, made.host)
    for copy in (host.get, host.post):
        assert copy(link).status_code in (303, 403)
    assert host.cookies[cookie_name(made.table)] == made.host
    assert host.answer(1).status_code == 403
    assert served.visitor(made.table, made.links[1]).answer(1).status_code == 403
    assert guest.answer(1).status_code == 303
    assert "Cleo sat down." in host.get(at).text

    assert guest.get(link).headers["location"] == at  # one's own old link leads back to the table
    stranger = served.visitor(made.table).get(link)
    assert stranger.status_code == 403
    assert "used already" in stranger.text
    assert f'href="{at}/seats"' in stranger.text


def test_bad_name_keeps_the_door_open(served: Served) -> None:
    made = served.a_new_table()
    link = f"/t/{made.table}/s/{made.links[1]}"
    guest = served.visitor(made.table)
    answer = guest.post(link, data={"name": "Маnager 1"})
    assert answer.status_code == 400
    assert "looks too much like Manager 1" in answer.text
    assert 'value="Маnager 1"' in answer.text
    assert guest.post(link, data={"name": "Bo"}).status_code == 303


def test_whoever_is_invited_reads_how_the_clocks_run_and_is_called_nothing_yet(served: Served) -> None:
    made = served.a_new_table("here", "link", clock=Clock(bank=24 * 3600, add=8 * 3600))
    page = served.visitor(made.table).get(f"/t/{made.table}/s/{made.links[1]}").text
    assert "A bank of 1 day for each manager, and 8 hours more with every answer." in page
    assert 'value=""' in page
    assert 'placeholder="Manager 2"' in page
    assert "Learn in 7 minutes" in page


def test_browser_remembers_what_its_person_is_called(served: Served) -> None:
    made, named = served.a_new_table(), served.a_new_table("here", "link")
    guest = served.visitor(made.table)
    guest.post(f"/t/{made.table}/s/{made.links[1]}", data={"name": "Żaneta"})
    assert 'value="Żaneta"' in guest.get(f"/t/{named.table}/s/{named.links[1]}").text
    assert 'value="Żaneta"' in guest.get("/new?game=best11").text
    at = guest.post("/play", data={"game": "best11"}).headers["location"]
    bots = ["Odo Brackett", "Wren Tallis", "Pia Corvane"]
    assert served.table(at.removeprefix("/t/")).names == ["Żaneta", *bots]
    guest.post(f"{at}/name", data={"seat": "0", "name": "Odo Bracket"})
    assert served.table(at.removeprefix("/t/")).names[0] == "Odo Bracket"


def test_cookie_of_an_earlier_release_sits_down_with_one_click(served: Served) -> None:
    made = served.a_new_table("here", "link", "link")
    guest = served.visitor(made.table, *made.links.values())
    opened = guest.get(guest.at)
    assert (opened.status_code, opened.headers["location"]) == (303, f"{guest.at}/sit")
    assert "Sit down as Manager 2 and Manager 3" in guest.get(f"{guest.at}/sit").text
    assert guest.post(f"{guest.at}/sit").headers["location"] == guest.at
    assert guest.answer(1).status_code == guest.answer(2).status_code == 303
    assert guest.get(f"{guest.at}/sit").headers["location"] == guest.at


def test_host_of_an_earlier_release_plays_on(served: Served) -> None:
    made = served.a_new_table("here", "here", "link")
    host = served.visitor(made.table, made.host, made.links[2])  # had opened the guest's link
    assert host.get(host.at).status_code == 200
    assert host.answer(0).status_code == 303
    assert host.answer(2).status_code == 403


def moved(owner: Visitor) -> str:
    """The path of a ticket for another device."""
    page = owner.post(f"{owner.at}/seats/device", data={"seat": "1"})
    assert page.status_code == 200
    assert 'class="qr"' in page.text
    found = SECRET.search(page.text)
    assert found
    return f"{owner.at}/s/{found[1]}"


def test_owner_moves_to_another_device_and_signs_out_the_first(served: Served) -> None:
    made = served.a_table()
    owner, phone, tablet = (
        served.visitor(made.table, made.links[1]),
        *(served.visitor(made.table) for _ in "ab"),
    )
    ticket = moved(owner)
    assert "Play as Manager 2 here" in phone.get(ticket).text
    assert phone.post(ticket).status_code == 303
    assert tablet.post(ticket).status_code == 403
    assert phone.answer(1).status_code == 303
    assert owner.post(f"{owner.at}/undo").status_code == 303
    assert "2 devices" in owner.get(f"{owner.at}/seats").text
    assert tablet.post(moved(phone), data={"only": "1"}).status_code == 303
    for gone in (owner, phone):
        assert gone.answer(1).status_code == 403
    assert tablet.answer(1).status_code == 303
    others = served.visitor(made.table, made.host).get(f"/t/{made.table}").text
    assert "device" not in others.partition('id="log"')[2]


def test_changed_lock_ends_the_line_of_the_other_device(served: Served) -> None:
    made = served.a_table()
    owner, thief = served.visitor(made.table, made.links[1]), served.visitor(made.table, made.links[1])
    with thief.line() as line, owner.line() as own:
        page = owner.post(f"{owner.at}/seats/others", data={"seat": "1"})
        assert "signed out" in page.text
        assert line.hear("reload")
        with pytest.raises(ConnectionClosed):
            line.hear()
        own.hear("reload")  # the owner's page comes back with the new key
    assert thief.get(thief.at).text.count("data-option=") == 0
    assert "data-option=" in owner.get(owner.at).text


def test_others_hear_nothing_of_keys_and_devices(served: Served) -> None:
    made = served.a_table()
    owner, host = served.visitor(made.table, made.links[1]), served.visitor(made.table, made.host)
    with host.line() as line:
        moved(owner)
        owner.post(f"{owner.at}/seats/phrase", data={"seat": "1"})
        owner.post(f"{owner.at}/seats/others", data={"seat": "1"})
        assert line.silent()


def test_recovery_phrase_in_another_browser(served: Served) -> None:
    made = served.a_table()
    owner, again = served.visitor(made.table, made.links[1]), served.visitor(made.table)
    page = owner.post(f"{owner.at}/seats/phrase", data={"seat": "1"}).text
    found = re.search(r'class="phrase">([a-z ]+)<', page)
    assert found
    assert "Get your seat back" in again.get(f"{again.at}/seats").text
    assert again.post(f"{again.at}/seats/recover", data={"phrase": "no such words"}).status_code == 403
    back = again.post(f"{again.at}/seats/recover", data={"phrase": found[1].title()})
    assert back.status_code == 200
    assert "The seat is yours again" in back.text
    assert again.answer(1).status_code == 303
    assert owner.answer(1).status_code == 403


def test_host_frees_the_seat_of_who_has_left(served: Served) -> None:
    made = served.a_table()
    host, guest = served.visitor(made.table, made.host), served.visitor(made.table, made.links[1])
    guest.get(guest.at)
    assert "Free the seat" not in host.get(f"{host.at}/seats").text
    early = host.post(f"{host.at}/seats/free", data={"seat": "1"})
    assert early.status_code == 409
    assert "less than 10 minutes" in early.text
    left(served, made.table, 1)
    assert "Free the seat" in host.get(f"{host.at}/seats").text
    with guest.line() as line:  # a page that is open again
        line.say(t="hello")
        assert host.post(f"{host.at}/seats/free", data={"seat": "1"}).status_code == 409
    left(served, made.table, 1)
    page = host.post(f"{host.at}/seats/free", data={"seat": "1"})
    assert page.status_code == 200
    found = SECRET.search(page.text)
    assert found
    table_page = served.visitor(made.table).get(host.at).text
    assert "The host freed the seat of Manager 2" in table_page
    assert found[1] not in table_page
    assert f"/s/{found[1]}" in host.get(host.at).text  # to send it
    assert guest.answer(1).status_code == 403
    newcomer = served.visitor(made.table)
    assert newcomer.post(f"{host.at}/s/{found[1]}").status_code == 303
    assert newcomer.answer(1).status_code == 303


def test_host_mutes_and_removes(served: Served) -> None:
    made = served.a_table()
    host, guest = served.visitor(made.table, made.host), served.visitor(made.table, made.links[1])
    assert host.post(f"{host.at}/seats/mute", data={"seat": "1", "on": "1"}).status_code == 303
    assert guest.post(f"{guest.at}/talk", data={"text": "Hi"}).status_code == 403
    assert host.post(f"{host.at}/seats/mute", data={"seat": "1", "on": "0"}).status_code == 303
    assert guest.post(f"{guest.at}/talk", data={"text": "Hi"}).status_code == 303
    with guest.line() as line:
        assert host.post(f"{host.at}/seats/remove", data={"seat": "1", "out": "1"}).status_code == 303
        line.hear("reload")
    assert guest.table.bot(1)
    for act in ("back", "talk"):
        assert guest.post(f"{guest.at}/{act}", data={"text": "Hi"}).status_code == 403
    assert host.post(f"{host.at}/seats/remove", data={"seat": "1", "out": "0"}).status_code == 303
    assert guest.post(f"{guest.at}/back").status_code == 303
    log = guest.get(guest.at).text
    for line in ("The host muted Manager 2", "The host removed Manager 2", "The host let Manager 2 back in"):
        assert line in log
    for act in ("mute", "remove", "free", "link"):
        assert guest.post(f"{guest.at}/seats/{act}", data={"seat": "0"}).status_code in (403, 409)


def test_private_table_is_shown_to_nobody_without_a_link(served: Served) -> None:
    made = served.a_table(private=True, title="Behind the hedge")
    stranger, guest = served.visitor(made.table), served.visitor(made.table, made.links[1])
    watcher = served.visitor(made.table)
    for path in ("", "/record", "/replay", "/sit"):
        page = stranger.get(f"{stranger.at}{path}")
        assert page.status_code == 403
        assert "private" in page.text
    assert stranger.post("/join", data={"code": made.table}).status_code == 303
    assert "Behind the hedge" not in stranger.get(f"{stranger.at}/seats").text
    assert "Behind the hedge" not in stranger.get("/").text
    assert made.table not in httpx.get(f"{served.url}/api/tables?limit=200").text
    for path in ("", "/options", "/events", "/review", "/record"):
        assert httpx.get(f"{served.url}/api/tables/{made.table}{path}").status_code == 403
    told = httpx.post(f"{served.url}/api/tables/{made.table}/screen", json={})
    assert (told.status_code, "private" in told.text) == (403, True)
    with stranger.line(hello=False) as line, pytest.raises(ConnectionClosed, match="4404"):
        line.hear()
    assert guest.get(guest.at).status_code == 200
    assert watcher.get(f"{watcher.at}/s/{made.watch}").status_code == 303
    host = served.visitor(made.table, made.host)
    with watcher.line() as line:
        assert host.post(f"{host.at}/seats/link", data={"seat": "-1"}).status_code == 200
        line.hear("reload")
    assert watcher.get(watcher.at).status_code == 403
    assert "private table" in host.get(f"{host.at}/seats").text


def test_form_makes_a_private_table(served: Served) -> None:
    host = served.visitor()
    form = {"game": "best11", "seat-0-who": "here", "seat-1-who": "link", "private": "on"}
    at = host.post("/tables", data=form).headers["location"]
    assert served.table(at.removeprefix("/t/")).header.private
    assert served.visitor().get(at).status_code == 403
    assert host.get(at).status_code == 200


def test_whole_life_of_a_seat_over_the_api(served: Served) -> None:
    made = served.a_new_table()
    at = f"{served.url}/api/tables/{made.table}"
    link = made.links[1]
    bearer = {"Authorization": f"Bearer {link}"}
    assert httpx.get(at, headers=bearer).json()["invited"] == [1]
    early = httpx.get(f"{at}/options", headers=bearer)
    assert early.status_code == 403
    assert "sit" in early.json()["error"]["message"]
    sat = api(served, made.table, "sit", link=link, name="Cleo")
    assert sat.status_code == 201
    key = sat.json()["token"]
    assert api(served, made.table, "sit", link=link).status_code == 403
    assert httpx.get(at, headers=bearer).status_code == 403
    ticket = api(served, made.table, "ticket", key, seat=1).json()
    assert ticket["url"].endswith(ticket["ticket"])
    second = api(served, made.table, "sit", link=ticket["ticket"]).json()["token"]
    phrase = api(served, made.table, "phrase", second, seat=1).json()["phrase"]
    third = api(served, made.table, "lock", second, seat=1).json()["token"]
    assert api(served, made.table, "ticket", key, seat=1).status_code == 403
    back = api(served, made.table, "recover", phrase=phrase).json()
    assert back["seat"] == 1
    assert api(served, made.table, "lock", third, seat=1).status_code == 403
    assert api(served, made.table, "mute", back["token"], seat=0).status_code == 403
    assert api(served, made.table, "mute", made.host, seat=1).status_code == 200
    assert api(served, made.table, "remove", made.host, seat=1, out=True).status_code == 200
    assert api(served, made.table, "remove", made.host, seat=1, out=False).status_code == 200
    assert api(served, made.table, "free", back["token"], seat=1).json() == {"link": ""}
    assert api(served, made.table, "link", made.host, seat=1).json()["link"]
    notes = httpx.get(at).json()["notes"]
    assert [note["what"] for note in notes] == ["sat", "muted", "removed", "returned", "left"]


@pytest.mark.parametrize("seat", ["x", "99999999999", "-2", "7", "--1", ""])
def test_wrong_seats_are_refused(served: Served, seat: str) -> None:
    made = served.a_table()
    host = served.visitor(made.table, made.host)
    for act in ("device", "others", "phrase", "give-up", "free", "link", "mute", "remove"):
        assert 400 <= host.post(f"{host.at}/seats/{act}", data={"seat": seat}).status_code < 500


def test_changes_of_seats_are_limited_for_each_client() -> None:
    with a_server(Limits(seats_per_second=0.01, seats_at_once=3)) as served:
        made = served.a_table()
        guess = [api(served, made.table, "recover", phrase="a b c d e f g h").status_code for _ in range(4)]
        assert guess == [403, 403, 403, 429]


def test_running_games_stand_on_the_home_page_however_many_are_over(served: Served) -> None:
    made = served.a_table(title="An old friend")
    browser = served.visitor()
    browser.cookies.set(cookie_name(made.table), made.links[1], "127.0.0.1")
    for number in range(40):
        browser.cookies.set(cookie_name(f"gone{number:04}"), "x" * 22, "127.0.0.1")
    assert "An old friend" in browser.get("/").text


def test_cookies_of_running_games_are_never_dropped(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cookies, "MOST_TABLES", 4)
    running = [served.a_table() for _ in range(3)]
    browser = served.visitor()
    here = "127.0.0.1"
    browser.cookies.set(cookie_name("nowhere1"), "x" * 22, here)  # a table that is no more
    for made in running:
        browser.cookies.set(cookie_name(made.table), made.links[1], here)
    newest = served.a_new_table()
    assert browser.post(f"/t/{newest.table}/s/{newest.links[1]}").status_code == 303
    assert cookie_name("nowhere1") not in browser.cookies
    full = served.a_new_table()
    refused = browser.post(f"/t/{full.table}/s/{full.links[1]}")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")
    assert "Too much" in refused.text  # nobody was too fast
    assert "keeps the keys" in refused.text
    assert browser.post("/play", data={"game": "best11"}).status_code == 429
    assert not served.table(full.table).seats[1].claimed
    for made in (*running, newest):
        assert "data-option=" in browser.get(f"/t/{made.table}").text
