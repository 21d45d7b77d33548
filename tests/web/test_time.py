"""Clocks on the pages: chosen when a table is opened, read at the table, and what managers do about time."""

from __future__ import annotations

import re
from html import unescape

import httpx
import pytest

from tests.web.given import Served, Visitor
from touchline.engine.speech import speaking
from touchline.tables.clocks import DAY, HOUR, Clock
from touchline.tables.errors import TableError
from touchline.web import paces
from touchline.web.language import spoken
from touchline.web.security import cookie_name
from touchline.web.templating import clock_face

TWO_HERE = {"game": "best11", "seat-0-who": "here", "seat-1-who": "here"}


def test_a_form_without_a_pace_has_no_clock() -> None:
    assert paces.chosen({}) is None
    assert paces.chosen({"pace": "none", "night": "on"}) is None


def test_a_form_describes_a_clock() -> None:
    filled = {"pace": "days", "night": "on", "zone": "Europe/Paris", "vacation": "7", "at_zero": "bot"}
    clock = paces.chosen(filled | {"stand_in": "gaffer"})
    assert clock == Clock(
        bank=DAY,
        add=8 * HOUR,
        night=paces.NIGHT,
        zone="Europe/Paris",
        vacation=7,
        at_zero="bot",
        stand_in="gaffer",
    )
    assert paces.in_words(clock)[-1] == "The stand-in bot is Gaffer."


@pytest.mark.parametrize("wrong", [{"pace": "x"}, {"vacation": "9999"}, {"at_zero": "panic"}])
def test_a_form_with_nonsense_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(TableError):
        paces.chosen({"pace": "day"} | wrong)


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (60, "1 minute", "1 minute"),
        (8 * HOUR, "8 hours", "8 heures"),
        (3 * DAY, "3 days", "3 jours"),
        (90, "90 seconds", "90 secondes"),
    ],
)
def test_a_length_of_time_is_said_in_the_readers_language(seconds: int, english: str, french: str) -> None:
    assert spoken(seconds) == english
    with speaking("fr"):
        assert spoken(seconds).replace("\xa0", " ") == french


@pytest.mark.parametrize(
    ("seconds", "shown"), [(-1, "0:00"), (75, "1:15"), (DAY - 1, "23:59:59"), (3 * DAY + 7500, "3 d 2 h")]
)
def test_a_clock_shows_days_or_seconds(seconds: float, shown: str) -> None:
    assert clock_face(seconds) == shown


def test_home_begins_with_the_most_urgent_table_and_says_how_long(served: Served) -> None:
    urgent = served.a_table("here", "link", clock=Clock(each=2 * HOUR), title="Lantern Street")
    later = served.a_table("here", "link", clock=Clock(each=3 * DAY), title="Harbour Row")
    with httpx.Client(base_url=served.url) as browser:
        for made in (urgent, later):
            browser.cookies.set(cookie_name(made.table), made.host)
        page = browser.get("/").text
    assert page.index("Lantern Street") < page.index("Harbour Row")
    assert "2 hours left · " in page
    assert "3 days left · " in page


def test_a_table_is_opened_with_a_clock_and_says_so(served: Served) -> None:
    visitor = served.visitor()
    form = TWO_HERE | {"pace": "days", "weekends": "on", "vacation": "3"}
    made = visitor.post("/tables", data=form)
    assert made.status_code == 303
    at = made.headers["location"].partition("?")[0]
    page = visitor.get(at).text
    assert "A bank of 1 day for each manager, and 8 hours more with every answer." in page
    assert "Clocks stop on Saturdays and Sundays." in page
    table = served.table(re.search(r"/t/(\w+)", at)[1])
    assert visitor.post(f"{at}/vacation", data={"seat": "0", "on": "1"}).status_code == 303
    assert table.clocks[0].resting is not None
    assert visitor.post(f"{at}/pause", data={"seat": "1", "on": "1"}).status_code == 303
    assert table.pausing == {1}
    assert visitor.post(f"{at}/give", data={"seat": "0", "to": "1", "seconds": "600"}).status_code == 303


def test_everybody_sees_what_managers_wish_about_time(served: Served) -> None:
    made = served.a_table("link", "link", clock=Clock(each=DAY, vacation=3))
    ilse, calder = (served.visitor(made.table, made.links[seat]) for seat in (0, 1))
    names = served.table(made.table).names

    def says(visitor: Visitor, act: str, on: str) -> None:
        assert visitor.post(f"{visitor.at}/{act}", data={"on": on}).status_code == 303

    def reads(visitor: Visitor, text: str) -> bool:
        page = unescape(visitor.get(visitor.at).text)
        return text in page.partition('id="decision"')[2].partition("</form>")[0]

    def logged() -> str:
        return unescape(calder.get(f"{calder.at}/log").text)

    says(ilse, "pause", "1")
    assert f"{names[0]} would like a pause." in logged()
    assert reads(calder, f"{names[0]} would like a pause. The clocks stop as soon as everybody agrees.")
    assert reads(ilse, "You would like a pause.")
    says(calder, "pause", "1")
    assert f"{names[1]} agreed to a pause. All clocks are stopped." in logged()
    assert reads(ilse, "All clocks are stopped: everybody agreed to a pause.")
    says(ilse, "pause", "0")
    assert f"{names[0]} let the clocks run again." in logged()
    says(calder, "vacation", "1")
    assert reads(ilse, f"{names[1]} is on vacation.")
    assert reads(calder, "You are on vacation, and your clock is stopped.")
    says(calder, "vacation", "0")
    assert f"{names[1]} is back from vacation." in logged()
    ilse.post(f"{ilse.at}/give", data={"to": "1", "seconds": str(DAY)})
    assert f"{names[0]} gave {names[1]} 1 day." in logged()
    says(ilse, "finish", "1")
    assert reads(calder, f"{names[0]} would like to end the game.")
    says(ilse, "finish", "0")
    assert f"{names[0]} would rather play on." in logged()
    assert not reads(calder, "would like")


def test_the_form_keeps_what_was_chosen_when_something_is_wrong(served: Served) -> None:
    form = TWO_HERE | {"pace": "week", "zone": "Mars/Base"}
    answer = served.visitor().post("/tables", data=form)
    assert answer.status_code == 400
    assert 'value="week" checked' in answer.text
