"""People find each other: open tables, a seat for who seeks a game, invitations as codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.tables.given_people import SECRET, SOON, Post, called, sent
from tests.tables.given_tables import Clock, order, sat_down, scene
from tests.web.given import Served
from touchline.tables.clocks import Clock as Time
from touchline.tables.errors import TableError
from touchline.tables.forms import NewTable, Seated, SeatSpec
from touchline.tables.service import Tables
from touchline.tables.timekeeping import Clocks

WISH = {"game": "best11", "seats": "2", "pace": "days", "name": "Ilse"}


@contextmanager
def browser(served: Served, language: str = "en") -> Iterator[httpx.Client]:
    """Somebody new."""
    headers = {"accept-language": language}
    with httpx.Client(base_url=served.url, headers=headers, follow_redirects=True, timeout=30) as client:
        yield client


def table_of(answer: httpx.Response) -> str:
    """Where somebody ended up."""
    return re.fullmatch(r"/t/(\w+)", answer.url.path)[1]


def test_two_who_want_the_same_meet(served: Served) -> None:
    with browser(served) as first, browser(served) as second, browser(served, "fr") as third:
        mine = table_of(first.post("/open", data=WISH))
        assert served.table(mine).free_seats == [1]
        assert mine in second.get("/open?game=best11&pace=days&language=en&free=1").text
        for filters in ("game=eleven", "pace=live", "language=fr", "free=2"):
            assert mine not in second.get(f"/open?{filters}").text
        assert mine not in first.get("/open").text  # one's own
        assert table_of(third.post("/open", data=WISH)) != mine  # speaks another language
        assert table_of(second.post("/open", data=WISH | {"seats": "3"})) != mine
        assert table_of(second.post("/open", data=WISH | {"name": "Teo"})) == mine
        assert served.table(mine).names == ["Ilse", "Teo"]
        assert served.table(mine).free_seats == []
        assert mine not in third.get("/open").text


def test_wish_that_makes_no_sense_is_explained(served: Served) -> None:
    with browser(served) as me:
        for wrong in (
            {"seats": "99"},
            {"seats": "x"},
            {"pace": "never"},
            {"game": "chess"},
            {"name": "A" * 99},
        ):
            answer = me.post("/open", data=WISH | wrong)
            assert answer.status_code == 400
            assert 'role="alert"' in answer.text


def test_anybody_sits_down_at_an_open_table_until_it_is_full(served: Served) -> None:
    made = served.a_new_table("here", "link", open=True, language="en")
    with browser(served) as guest, browser(served) as late:
        home = guest.get("/").text
        assert f"/t/{made.table}/join" in home
        assert "Somebody" in home  # the host gave no name
        assert "Manager 1" not in home
        assert f'href="/t/{made.table}/join"' in guest.get(f"/t/{made.table}").text  # and at the table itself
        page = guest.post("/join", data={"code": made.table})
        assert page.url.path == f"/t/{made.table}/join"
        assert "Sit down" in page.text
        bad = guest.post(f"/t/{made.table}/join", data={"name": "Manager 1"})
        assert bad.status_code == 400
        assert table_of(guest.post(f"/t/{made.table}/join", data={"name": "Mara"})) == made.table
        assert served.table(made.table).names[1] == "Mara"
        assert table_of(guest.post(f"/t/{made.table}/join", data={})) == made.table  # has a seat already
        assert late.post(f"/t/{made.table}/join", data={}).status_code == 409
        assert table_of(late.get(f"/t/{made.table}/join")) == made.table  # to watch


def test_nobody_sits_down_uninvited_elsewhere(served: Served) -> None:
    made = served.a_new_table("here", "link")
    with browser(served) as me:
        assert me.post(f"/t/{made.table}/join", data={}).status_code == 409
        assert table_of(me.post("/join", data={"code": made.table})) == made.table
        assert not served.table(made.table).doors.claimed(1)


def test_invitation_is_a_link_and_a_code(served: Served) -> None:
    made = served.a_new_table("here", "link", private=True)
    with browser(served) as host, browser(served) as guest:
        host.cookies.set(f"touchline-table-{made.table}", made.host)
        seats = host.post(f"/t/{made.table}/seats/link", data={"seat": "1"}).text
        code = re.search(r'class="code">([\w-]+)<', seats)[1]
        assert re.fullmatch(r"(\w{4}-){4}\w{4}", code)
        page = guest.post("/join", data={"code": f" {code.lower()} "})
        assert "Sit down" in page.text
        assert table_of(guest.post(page.url.path, data={"name": "Teo"})) == made.table


@pytest.mark.parametrize(
    "new",
    [
        order("here", "link", open=True, private=True),
        order("here", "bot", open=True),
        order("here", "link", open=True, language="x" * 99),
    ],
)
def test_open_table_that_cannot_be(new: NewTable) -> None:
    async def play(tables: Tables) -> None:
        with pytest.raises(TableError):
            await tables.create(new)

    scene(play)


def test_clocks_of_an_open_table_start_when_everybody_is_there() -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        made = await tables.create(order("here", "link", open=True, clock=Time(each=60)))
        table = await tables.table(made.table)
        clocks: Clocks = tables._clocks
        clocks.wind(table)
        clock.now += 1000
        await clocks.expire(table.id)
        assert [one.due for one in table.clocks] == [None, None]
        assert not table.match.log
        await tables.take_free(table.id)
        assert any(one.due == clock.now + 60 for one in table.clocks)

    scene(play, clock=clock)


def test_who_waits_at_an_open_table_is_called_when_somebody_sits_down() -> None:
    clock, post = Clock(), Post()

    async def play(tables: Tables) -> None:
        made = await tables.create(order("here", "link", open=True))
        await called(tables, await tables.enter(made.table, made.host), SECRET)
        await sat_down(tables, made.table, made.links[1])
        clock.now += SOON
        await sent(tables)
        ((_, notice),) = post.arrived
        assert notice.title == "Somebody has sat down: Best 11"

    scene(play, clock=clock, channels=post)


def test_whoever_seeks_a_quick_game_is_not_sent_to_an_empty_table() -> None:
    clock = Clock()

    def wish() -> NewTable:
        seats = [SeatSpec("here"), SeatSpec("link")]
        return NewTable("best11", seats, clock=Time(each=180), open=True, language="en")

    async def play(tables: Tables) -> None:
        first = await tables.seek(wish(), "", [])
        clock.now += 3600
        second = await tables.seek(wish(), "", [first.table])
        assert second.table != first.table
        third = await tables.seek(wish(), "", [])
        assert isinstance(third, Seated)
        assert third.table == second.table

    scene(play, clock=clock)


def test_programs_sit_down_at_open_tables(served: Served) -> None:
    wanted = {"game": "best11", "seats": [{"kind": "here"}, {"kind": "link"}], "open": True, "language": "en"}
    with browser(served) as program:
        made = program.post("/api/tables", json=wanted).json()
        (listed,) = [one for one in program.get("/api/tables").json() if one["id"] == made["table"]]
        assert (listed["free"], listed["pace"], listed["language"]) == (1, "none", "en")
        seat = program.post(f"/api/tables/{made['table']}/sit", json={"name": "A program"})
        assert (seat.status_code, seat.json()["seat"]) == (201, 1)
        assert program.post(f"/api/tables/{made['table']}/sit", json={}).status_code == 409
