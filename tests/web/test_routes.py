"""Every address of the pages, used as a browser without scripts uses it."""

from __future__ import annotations

import random
import re

import pytest

from tests.web.given import Served, Visitor
from touchline.bots.levels import LEVELS
from touchline.engine import record
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.web.templating import STATIC, static_url


def finished_record() -> str:
    """The record of a game that random players have finished."""
    match, luck = Match(find("best11"), 2, {}, b"s" * 32), random.Random(5)
    while not match.over:
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
    return record.write(match, ["Ada Lorne", "Bo Tarn"])


def imported(visitor: Visitor, text: str) -> str:
    """The address of the table that an imported record makes."""
    answer = visitor.post("/import", files={"record": ("game.jsonl", text)})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def test_home_offers_the_game_and_an_empty_shelf(served: Served) -> None:
    page = served.visitor().get("/")
    assert page.status_code == 200
    assert 'action="/play"' in page.text
    assert "Which one is for me?" in page.text


@pytest.mark.parametrize("way", ["/play", "/play/best11"])
def test_one_click_starts_a_game_against_three_bots(served: Served, way: str) -> None:
    visitor = served.visitor()
    answer = visitor.post(way, data={"game": "best11"})
    assert answer.status_code == 303
    table = served.table(answer.headers["location"].removeprefix("/t/"))
    assert [seat.bot for seat in table.seats] == ["", "captain", "captain", "captain"]
    page = visitor.get(answer.headers["location"])
    assert page.status_code == 200
    assert 'data-decision="0-' in page.text
    home = visitor.get("/").text
    assert f'href="/t/{table.id}"' in home
    assert "It is your turn at one table" in home


def test_form_for_a_new_table_shows_options_and_bots(served: Served) -> None:
    page = served.visitor().get("/new?game=best11")
    assert page.status_code == 200
    assert 'name="option-shootout"' in page.text
    assert all(f'value="{level}"' in page.text for level in LEVELS)
    assert served.visitor().get("/new?game=chess").status_code == 404


def test_table_is_made_as_the_form_says(served: Served) -> None:
    host = served.visitor()
    form = {
        "game": "best11",
        "name": "Lantern Street",
        "seat-0-who": "here",
        "seat-0-name": "Ada",
        "seat-1-who": "link",
        "seat-1-name": "Bo",
        "seat-2-who": "none",
        "seat-3-who": "none",
        "option-shootout": "on",
    }
    answer = host.post("/tables", data=form)
    assert answer.status_code == 303
    table = served.table(answer.headers["location"].removeprefix("/t/"))
    assert (table.title, table.names) == ("Lantern Street", ["Ada", "Bo"])
    assert table.match.options["shootout"] == 1
    links = set(re.findall(r'"(http://[^"]+/s/[^"]+)"', host.get(answer.headers["location"]).text))
    assert len(links) == 2  # to play and to watch
    friend = served.visitor(table.id)
    for link in links:
        opened = friend.get(link)
        if opened.status_code == 200:
            opened = friend.post(link)
        assert opened.status_code == 303
        assert opened.headers["location"] == f"/t/{table.id}"
        assert "HttpOnly" in opened.headers["set-cookie"]
        assert "samesite=lax" in opened.headers["set-cookie"].lower()
    assert "data-option=" in friend.get(f"/t/{table.id}").text


def test_form_offers_options_with_several_values_and_for_single_seats(served: Served) -> None:
    page = served.visitor().get("/new?game=time_of_soccer").text
    chosen = re.findall(r'name="option-neutral_level" value="(\d)"( checked)?', page)
    assert chosen == [(str(level), " checked" if level == 2 else "") for level in range(1, 7)]
    for seat in range(4):
        assert f'type="checkbox" name="option-free_traffic.{seat}"' in page
        assert page.count(f'name="option-handicap.{seat}"') == 4


@pytest.mark.rule("EL-299")
@pytest.mark.parametrize(("division", "played"), [("0", 2), ("3", 3)])
def test_form_has_a_recommended_division_that_goes_with_the_scenario(
    served: Served, division: str, played: int
) -> None:
    page = served.visitor().get("/new?game=eleven").text
    offered = re.findall(r'name="option-division" value="(\d)"( checked)?>([^<]+)<', page)
    levels = [("3", "", "3, easy"), ("2", "", "2, medium"), ("1", "", "1, hard")]
    assert offered == [("0", " checked", "Recommended"), *levels]
    form = {"game": "eleven", "seat-0-who": "here", "option-scenario": "5", "option-division": division}
    form |= {f"seat-{seat}-who": "none" for seat in (1, 2, 3)}
    answer = served.visitor().post("/tables", data=form)
    assert answer.status_code == 303
    table = served.table(answer.headers["location"].removeprefix("/t/"))
    assert table.match.view(0).table.options["division"] == played


def test_options_of_single_seats_go_with_their_row_of_the_form(served: Served) -> None:
    form = {
        "game": "time_of_soccer",
        "seat-0-who": "here",
        "seat-1-who": "none",
        "seat-2-who": "here",
        "seat-3-who": "none",
        "option-neutral_level": "5",
        "option-fatigue": "on",
        "option-free_traffic.2": "on",
        "option-handicap.0": "3",
        "option-handicap.3": "1",
    }
    answer = served.visitor().post("/tables", data=form)
    assert answer.status_code == 303
    options = served.table(answer.headers["location"].removeprefix("/t/")).match.options
    wanted = {"neutral_level": 5, "fatigue": 1, "free_traffic.0": 0, "free_traffic.1": 1, "handicap.0": 3}
    assert wanted.items() <= options.items()
    assert not any(options[f"handicap.{seat}"] for seat in (1, 2, 3))

    wrong = served.visitor().post("/tables", data=form | {"option-absent_rivals": "on", "seat-2-who": "none"})
    assert wrong.status_code == 400
    assert "TS-274" in wrong.text
    assert re.search(r'name="option-neutral_level" value="5" checked', wrong.text)
    wrong = served.visitor().post("/tables", data=form | {"option-neutral_level": "many"})
    assert wrong.status_code == 400
    assert "is one of 1, 2, 3, 4, 5, 6" in wrong.text


def test_screen_of_a_game_without_secrets_shows_whoever_is_asked(served: Served) -> None:
    host = served.visitor()
    form = {"game": "time_of_soccer", "seat-0-who": "here", "seat-1-who": "here"}
    at = host.post("/tables", data=form).headers["location"]
    for club in ("blue", "red"):
        assert f"choose_club:{club}" in host.get(at).text
        host.table_id, host.at = at.removeprefix("/t/"), at
        seat = host.table.match.waiting()[0]
        answer = host.post(
            f"{at}/play", data={"decision": host.table.decision_id(seat), "option": f"choose_club:{club}"}
        )
        assert answer.status_code == 303
    assert host.table.match.view(-1).table.clubs[1].club == "red"
    for seat in (0, 1):
        assert host.post(f"{at}/leave", data={"seat": str(seat), "bot": "random"}).status_code == 303
    assert "plays for you" in host.get(at).text


def test_wrong_form_comes_back_as_it_was_filled_in(served: Served) -> None:
    form = {"game": "best11", "seat-0-who": "here", "seat-0-name": "Ada", "name": "x" * 200}
    answer = served.visitor().post("/tables", data=form)
    assert answer.status_code == 400
    assert 'value="Ada"' in answer.text
    assert 'role="alert"' in answer.text


def test_code_and_pasted_link_lead_to_the_table(served: Served) -> None:
    made = served.a_table()
    visitor = served.visitor()
    typed = f" {made.table[:4].upper()}-{made.table[4:].upper()} "
    assert visitor.post("/join", data={"code": typed}).headers["location"] == f"/t/{made.table}"
    link = f"http://elsewhere.example/t/{made.table}/s/{made.links[1]}"
    assert visitor.post("/join", data={"code": link}).headers["location"] == link[24:]
    wrong = visitor.post("/join", data={"code": "QF7K-2M9P"})
    assert wrong.status_code == 404
    assert "No table has this code" in wrong.text
    assert 'value="QF7K-2M9P"' in wrong.text


def test_whoever_has_no_link_watches(served: Served) -> None:
    made = served.a_table()
    page = served.visitor(made.table).get(f"/t/{made.table}")
    assert page.status_code == 200
    assert "data-option=" not in page.text


def test_answer_is_played_and_leads_back_to_the_table(served: Served) -> None:
    made = served.a_table()
    guest = served.visitor(made.table, made.links[1])
    option = guest.table.match.options_of(1)[0]
    answer = guest.answer(1, option)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{made.table}")
    assert [(e.seat, e.option) for e in guest.table.match.log] == [(1, option)]


def test_stale_answer_says_that_the_table_has_moved_on(served: Served) -> None:
    made = served.a_table()
    guest = served.visitor(made.table, made.links[1])
    first = guest.table.decision_id(1)
    guest.answer(1)
    answer = guest.answer(1, decision=first)
    assert answer.status_code == 409
    assert "choose again" in answer.text
    assert "The latest news: " in answer.text
    assert f'href="/t/{made.table}"' in answer.text
    assert len(guest.table.match.log) == 1


def test_undo_takes_an_answer_back(served: Served) -> None:
    made = served.a_table()
    guest = served.visitor(made.table, made.links[1])
    guest.answer(1)
    assert guest.post(f"{guest.at}/undo").status_code == 303
    assert guest.table.match.log == []


def to_the_bids(served: Served) -> tuple[Visitor, Visitor]:
    """A host and a guest who both bid now."""
    made = served.a_table()
    pair = served.visitor(made.table, made.host), served.visitor(made.table, made.links[1])
    while pair[0].table.match.view(0).table.phase != "sealed-bids":
        for seat, visitor in enumerate(pair):
            if visitor.table.decision_id(seat):
                assert visitor.answer(seat).status_code == 303
    return pair


def test_sealed_bids_are_prepared_freely_and_sent_once(served: Served) -> None:
    host, _ = to_the_bids(served)
    form = {"decision": host.table.decision_id(0)}
    assert host.post(f"{host.at}/draft", data=form | {"op": "slot:2"}).status_code == 303
    assert host.post(f"{host.at}/play", data=form | {"option": "slot:1"}).status_code == 303
    refused = host.post(f"{host.at}/draft", data=form | {"op": "put:fa_999"})
    assert refused.status_code == 422
    assert "B11-260" in refused.text
    assert host.table.drafts[0] == {"cursor": 0, "bids": [[]] * len(host.table.match.view(0).table.market)}
    before = len(host.table.match.log)
    assert host.post(f"{host.at}/play", data=form | {"option": "seal"}).status_code == 303
    assert {entry.option for entry in host.table.match.log[before:]} == {"bid:next"}
    late = host.post(f"{host.at}/draft", data=form | {"op": "slot:1"})
    assert late.status_code == 409


def test_seat_is_left_to_a_bot_and_taken_back(served: Served) -> None:
    made = served.a_table()
    guest = served.visitor(made.table, made.links[1])
    assert guest.post(f"{guest.at}/leave", data={"bot": "random"}).status_code == 303
    assert guest.table.bot(1) == "random"
    assert guest.post(f"{guest.at}/back").status_code == 303
    assert guest.table.bot(1) == ""
    host = served.visitor(made.table, made.host)
    assert host.post(f"{host.at}/bot", data={"seat": "0", "bot": "random"}).status_code == 303
    assert host.table.bot(0) == "random"


def test_talk_and_names_appear_escaped(served: Served) -> None:
    made = served.a_table()
    guest = served.visitor(made.table, made.links[1])
    assert guest.post(f"{guest.at}/name", data={"name": "<b>Bo</b>"}).status_code == 303
    assert guest.post(f"{guest.at}/talk", data={"text": "Hi <script>"}).status_code == 303
    page = guest.get(guest.at).text
    assert "&lt;b&gt;Bo&lt;/b&gt;" in page
    assert "Hi &lt;script&gt;" in page
    assert "<b>Bo" not in page
    stranger = served.visitor(made.table)
    assert stranger.post(f"{stranger.at}/talk", data={"text": "Hi"}).status_code == 403


@pytest.mark.parametrize("yes", ["1", "0"])
def test_undo_over_another_decision_asks_for_consent(served: Served, yes: str) -> None:
    made = served.a_table("link", "link", "link", options={"manager_draft": True})
    seats = [served.visitor(made.table, made.links[seat]) for seat in range(3)]
    table = served.table(made.table)
    first = table.match.waiting()[0]
    seats[first].answer(first)
    second = table.match.waiting()[0]
    seats[second].answer(second)
    assert seats[first].post(f"/t/{table.id}/undo").status_code == 303
    assert table.undo_asked is not None
    (third,) = {0, 1, 2} - {first, second}
    assert seats[third].post(f"/t/{table.id}/undo/answer", data={"yes": "1"}).status_code == 303
    assert seats[second].post(f"/t/{table.id}/undo/answer", data={"yes": yes}).status_code == 303
    assert table.undo_asked is None
    assert len(table.match.log) == (0 if yes == "1" else 2)


def test_record_is_refused_while_the_game_runs(served: Served) -> None:
    made = served.a_table()
    host = served.visitor(made.table, made.host)
    assert host.get(f"{host.at}/record").status_code == 403
    assert host.get(f"{host.at}/replay").status_code == 403


def test_finished_game_is_imported_replayed_and_exported(served: Served) -> None:
    visitor, text = served.visitor(), finished_record()
    at = imported(visitor, text)
    assert visitor.get(at).status_code == 200
    for moment in ("", "?n=0", "?n=20&as=1", "?n=20&as=-1", "?n=20&as=-2"):
        assert (answer := visitor.get(f"{at}/replay{moment}")).status_code == 200, answer.text[-900:]
    assert visitor.get(f"{at}/replay?n=99999").status_code == 404
    assert visitor.get(f"{at}/replay?n=1&as=7").status_code == 404
    assert visitor.get(f"{at}/replay?n=x").status_code == 400
    answer = visitor.get(f"{at}/record")
    assert answer.text == text
    assert answer.headers["content-disposition"] == f'attachment; filename="best11-{at[3:]}.jsonl"'
    assert f'href="{at}/replay"' in visitor.get("/").text


def test_rematch_seats_the_same_managers_again(served: Served) -> None:
    host = served.visitor()
    at = imported(host, finished_record())
    answer = host.post(f"{at}/rematch")
    assert answer.status_code == 303
    again = served.table(answer.headers["location"].removeprefix("/t/"))
    assert again.names == ["Ada Lorne", "Bo Tarn"]
    assert host.post(f"{at}/rematch").headers["location"] == f"/t/{again.id}"
    assert served.visitor().post(f"{at}/rematch").headers["location"] == f"/t/{again.id}"


def test_broken_record_is_explained_on_the_home_page(served: Served) -> None:
    broken = finished_record().replace('"seat":1', '"seat":0', 1)
    for content in (broken, "", "{}", "\x00"):
        answer = served.visitor().post("/import", data={"record": content})
        assert answer.status_code == 400
        assert 'role="alert"' in answer.text
    answer = served.visitor().post("/import", files={"record": ("x", b"\xff\xfe")})
    assert answer.status_code == 400
    assert "not text" in answer.text


def test_rules_are_shown_searched_and_lent_to_the_drawer(served: Served) -> None:
    visitor = served.visitor()
    assert 'id="B11-103"' in visitor.get("/rules/best11").text
    assert 'id="B11-103"' not in visitor.get("/rules/best11?q=keeper+gate").text
    fragment = visitor.get("/rules/best11/fragment").text
    assert 'id="B11-103"' in fragment
    assert "<html" not in fragment
    assert visitor.get("/rules/chess").status_code == 404


def test_static_files_are_kept_for_ever_under_their_mark(served: Served) -> None:
    visitor = served.visitor()
    for path in STATIC.iterdir():
        answer = visitor.get(static_url(path.name))
        assert path.suffix == ".css" or answer.content == path.read_bytes()
        assert "immutable" in answer.headers["cache-control"]
        plain = visitor.get(f"/static/{path.name}")
        assert plain.headers["cache-control"] == "no-cache"
        mark = {"If-None-Match": plain.headers["etag"]}
        assert visitor.get(f"/static/{path.name}", headers=mark).status_code == 304
    assert visitor.get("/static/client.js").headers["content-type"].startswith("text/javascript")


def test_server_says_that_it_is_well(served: Served) -> None:
    assert served.visitor().get("/healthz").json() == {"ok": True}
    assert "/t/" in served.visitor().get("/robots.txt").text


def test_every_page_has_the_guarding_headers(served: Served) -> None:
    for path in ("/", "/nothing", "/static/client.js", "/api/games", "/t/nothing"):
        headers = served.visitor().get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("path", "status"), [("/nothing", 404), ("/t/nothing", 404), ("/t/nothing/s/x", 404), ("/play", 405)]
)
def test_error_is_a_page_that_says_what_to_do(served: Served, path: str, status: int) -> None:
    answer = served.visitor().get(path)
    assert answer.status_code == status
    assert "What to do" in answer.text
    assert "Traceback" not in answer.text
