"""Leagues on pages: anybody makes one and takes part, with nothing but a name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.given import Served, a_server

FORM = {"title": "Sunday", "game": "best11", "kind": "round_robin", "most": "2", "days": "3", "pace": "day"}


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    """One server for these tests."""
    with a_server() as served:
        yield served


def test_league_by_link_from_making_it_to_a_seat(home: Served) -> None:
    with home.visitor() as host, home.visitor() as guest, home.visitor() as stranger:
        made = host.post("/l", data=FORM)
        at = made.headers["location"].partition("?")[0]
        page = host.get(at).text
        invite = page.partition(f'value="{home.url}')[2].partition('"')[0]
        assert invite.startswith(f"{at}/join/")
        assert "joined with a link" in stranger.get(at).text
        assert stranger.post(f"{at}/join", data={"name": "Zed"}).status_code == 403
        assert at not in stranger.get("/l").text  # not everybody may join, so it is in no list
        assert host.post(invite, data={"name": "Ada"}).status_code == 303
        assert guest.post(invite, data={"name": "ADA"}).status_code == 400
        assert guest.post(invite, data={"name": "Bo"}).status_code == 303
        page = guest.get(at).text
        assert "Round 1" in page
        table = page.partition('href="/t/')[2].partition('"')[0]
        assert f"/t/{table}" in guest.get("/me").text
        seats = home.table(table)
        seat = seats.names.index("Bo")
        option = seats.match.options_of(seat)[0]
        form = {"seat": str(seat), "decision": seats.decision_id(seat), "option": option}
        assert guest.post(f"/t/{table}/play", data=form).status_code == 303
        assert stranger.post(f"/t/{table}/play", data=form).status_code == 403
        assert stranger.get(f"/t/{table}").status_code == 403


def test_open_league_and_what_does_not_fit(home: Served) -> None:
    with home.visitor() as host, home.visitor() as guest:
        wrong = host.post("/l", data=FORM | {"most": "99", "open": "on"})
        assert wrong.status_code == 400
        assert "2 to 32" in wrong.text
        assert host.post("/l", data=FORM | {"most": "x"}).status_code == 400
        at = host.post("/l", data=FORM | {"most": "4", "open": "on"}).headers["location"].partition("?")[0]
        assert at in guest.get("/l").text
        assert guest.post(f"{at}/join", data={"name": "Cleo"}).status_code == 303
        assert guest.post(f"{at}/begin").status_code == 403
        assert "at least two" in host.post(f"{at}/begin").text
        assert host.post(f"{at}/leave", data={"entrant": "0"}).status_code == 303  # the organiser removes
        assert guest.post(f"{at}/leave", data={"entrant": "0"}).status_code in (403, 404)
        assert guest.get("/l/nowhere").status_code == 404


def test_league_by_program(home: Served) -> None:
    with home.visitor() as one:
        order = {"title": "Robots", "game": "best11", "kind": "knockout", "most": 2}
        made = one.post("/api/leagues", json=order).json()
        at = f"/api/leagues/{made['id']}"
        token = one.post(f"{at}/join", json={"name": "Ada"}).json()["token"]
        assert one.post(f"{at}/begin", json={}).status_code == 403
        one.post(f"{at}/join", json={"name": "Bo"})
        told = one.get(at)
        league = told.json()
        assert league["status"] == "running"
        assert token not in told.text
        assert "key" not in told.text
        table = league["played"][0][0]["table"]
        seen = one.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"}).json()
        assert len(seen["own_seats"]) == 1
        assert any(one["league"] == made["id"] for one in one.get("/api/leagues").json())
        assert one.post("/api/leagues", json=order | {"kind": "cup"}).status_code == 422
