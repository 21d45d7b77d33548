"""A decision from a notice: looking changes nothing, the button decides, once, and strangers get nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.tables.given_people import a_receiver
from tests.web.test_me import House, browser, to_the_guest
from touchline.tables.clocks import Clock as Time
from touchline.tables.sqlite import SqliteStore


@pytest.fixture(scope="module")
def home() -> Iterator[House]:
    """One server for these tests."""
    with SqliteStore.open(":memory:") as store, House(store) as house:
        yield house


def test_answer_by_the_link_of_a_notice(home: House) -> None:
    made = home.a_table()
    with a_receiver() as got, browser(home, made.table, made.links[1]) as guest, browser(home) as other:
        guest.post("/me/webhook", data={"kind": "webhook", "url": f"{got.url}/hook"})
        to_the_guest(home, made.table)
        home.clock.now += 61
        home.deliver()
        link = got.json()[-1]["answer"]
        assert link.startswith(f"{home.url}/n/")
        table = home.table(made.table)
        asked = table.decision_id(1)
        page = other.get(link)  # a scanner of a mail server, with no cookie
        assert page.status_code == 200
        assert table.decision_id(1) == asked
        assert other.get(link[:-1] + ("0" if link[-1] != "0" else "1")).status_code == 409
        option = table.match.options_of(1)[0]
        assert f'value="{option}"' in page.text
        assert other.post(link, data={"option": "no such"}).status_code == 400
        assert table.decision_id(1) == asked
        said = other.post(link, data={"option": option}).text
        assert "Answered" in said
        assert ("You are asked once more" in said) == bool(table.decision_id(1))
        assert table.decision_id(1) != asked
        assert other.post(link, data={"option": option}).status_code == 409
        assert other.get("/n/x.y.z").status_code == 404
        guest.post("/me/forget")
        assert other.get(link).status_code == 404


@pytest.mark.parametrize("what", ["pause", "finish"])
def test_agree_by_the_link_of_a_notice(home: House, what: str) -> None:
    made = home.a_table(clock=Time(each=24 * 3600))
    with a_receiver() as got, browser(home, made.table, made.links[1]) as guest:
        guest.post("/me/webhook", data={"kind": "webhook", "url": f"{got.url}/hook"})
        with browser(home, made.table, made.host) as host:
            host.post(f"/t/{made.table}/{what}", data={"on": "1"})
        home.clock.now += 61
        home.deliver()
        told = next(one for one in got.json() if f"-{what}-" in one["tag"])
        table = home.table(made.table)
        assert table.names[0] in guest.get(told["answer"]).text
        page = guest.post(told["answer"], data={"option": "yes"})
        assert "Answered. The table goes on." in page.text
        assert table.paused if what == "pause" else table.given_up or table.bot(1)
        assert guest.post(told["answer"], data={"option": "yes"}).status_code == 409
        guest.post("/me/forget")


def test_room_that_others_read_gets_no_link(home: House) -> None:
    made = home.a_table()
    with a_receiver() as got, browser(home, made.table, made.links[1]) as guest:
        guest.post("/me/webhook", data={"kind": "webhook", "url": f"{got.url}/hook", "shared": "on"})
        to_the_guest(home, made.table)
        home.clock.now += 61
        home.deliver()
        assert all("answer" not in told for told in got.json())
