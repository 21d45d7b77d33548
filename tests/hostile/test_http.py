"""Clients that mean harm, over HTTP: the right status, no traceback, nothing changed, nothing lost."""

from __future__ import annotations

import html
import socket
from typing import Any

import httpx
import pytest

from tests.web.given import Served, Visitor, a_server
from touchline.web.security import Limits

EVIL = '"><script>alert(1)</script>'
LONG = "x" * 10_000


def a_guest(served: Served) -> Visitor:
    """The guest of a new table; seat 1 is theirs."""
    made = served.a_table()
    return served.visitor(made.table, made.links[1])


def unchanged(visitor: Visitor) -> bool:
    """Whether nobody has decided anything at the table, and the table still takes an answer."""
    return visitor.table.match.log == [] and visitor.answer(1).status_code == 303


def good(visitor: Visitor, **other: str) -> dict[str, str]:
    """The fields of a right answer of seat 1, but for what is said otherwise."""
    table = visitor.table
    form = {"decision": table.decision_id(1), "option": table.match.options_of(1)[0]}
    return form | other


@pytest.mark.parametrize(
    ("other", "status"),
    [
        ({"seat": "0"}, 403),
        ({"seat": "7"}, 404),
        ({"seat": "-1"}, 303),  # "any": the visitor's own
        ({"seat": "-9"}, 400),
        ({"seat": "one"}, 400),
        ({"seat": "9" * 5000}, 400),
        ({"decision": ""}, 409),
        ({"decision": "99-bid-0"}, 409),
        ({"decision": LONG}, 400),
        ({"option": ""}, 422),
        ({"option": "bid:next"}, 422),
        ({"option": "no such option"}, 422),
        ({"option": LONG}, 400),
        ({"option": EVIL}, 422),
        ({"option": "keep_tactic:\x00"}, 422),
        ({"option": "keep_tactic:none\nkeep_tactic:nothing"}, 422),  # whatever was dealt
        ({"option": "\n" * 500}, 400),
    ],
)
def test_wrong_answer_is_refused(served: Served, other: dict[str, str], status: int) -> None:
    guest = a_guest(served)
    answer = guest.post(f"{guest.at}/play", data=good(guest, **other))
    assert answer.status_code == status
    if status != 303:
        assert "<script>alert" not in answer.text
        assert "What to do" in answer.text
        assert unchanged(guest)


@pytest.mark.parametrize(
    "path", ["play", "draft", "undo", "undo/answer", "leave", "back", "bot", "talk", "name"]
)
def test_stranger_can_do_nothing(served: Served, path: str) -> None:
    guest = a_guest(served)
    stranger = served.visitor(guest.table_id)
    form = good(guest) | {
        "seat": "1",
        "name": "Eve",
        "text": "hi",
        "bot": "random",
        "op": "slot:1",
        "yes": "1",
    }
    answer = stranger.post(f"{guest.at}/{path}", data=form)
    assert answer.status_code in (403, 409)
    assert guest.table.names[1] != "Eve"
    assert guest.table.bot(1) == ""
    assert not guest.table.talk
    assert unchanged(guest)


@pytest.mark.parametrize("token", ["x", "A" * 22, LONG, "../..", "%00", "é", "a b"])
def test_wrong_link_opens_nothing(served: Served, token: str) -> None:
    guest = a_guest(served)
    stranger = served.visitor(guest.table_id)
    answer = stranger.get(f"{guest.at}/s/{token}")
    assert answer.status_code in (403, 404)
    assert "set-cookie" not in answer.headers
    assert served.visitor(guest.table_id, token.encode().hex()).answer(1).status_code == 403
    assert unchanged(guest)


def test_link_of_one_table_opens_no_other(served: Served) -> None:
    guest, other = a_guest(served), served.a_table()
    answer = served.visitor(guest.table_id).get(f"{guest.at}/s/{other.links[1]}")
    assert answer.status_code == 403
    assert served.visitor(guest.table_id, other.links[1], other.host).answer(1).status_code == 403
    assert unchanged(guest)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "null"},
    ],
)
def test_other_sites_cannot_act(served: Served, headers: dict[str, str]) -> None:
    guest = a_guest(served)
    answer = guest.post(f"{guest.at}/play", data=good(guest), headers=headers)
    assert answer.status_code == 403
    assert guest.post("/play/best11", headers=headers).status_code == 403
    assert unchanged(guest)


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Site": "same-origin", "Origin": "null"}])
def test_our_own_pages_can(served: Served, headers: dict[str, str]) -> None:
    guest = a_guest(served)
    headers = headers or {"Origin": served.url}
    assert guest.post(f"{guest.at}/play", data=good(guest), headers=headers).status_code == 303


def test_oversized_bodies_are_not_read(served: Served) -> None:
    guest = a_guest(served)
    big = b"option=" + b"x" * 200_000
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert guest.post(f"{guest.at}/play", content=big, headers=form).status_code == 413
    pieces = (big[at : at + 1000] for at in range(0, len(big), 1000))  # chunked: no length is told
    assert guest.post(f"{guest.at}/play", content=pieces, headers=form).status_code == 413
    record = b"x" * 5_000_000
    assert guest.post("/import", files={"record": ("x.jsonl", record)}).status_code == 413
    json = guest.post(f"/api/tables/{guest.table_id}/play", json={"options": ["x" * 200_000]})
    assert json.status_code == 413
    assert json.json()["error"]["status"] == 413
    assert unchanged(guest)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"no boundary"),
        ("multipart/form-data; boundary=x", b"--x\r\nbroken"),
        ("multipart/form-data; boundary=x", b"--x\r\n" + b"A: b\r\n" * 3000),
        ("application/x-www-form-urlencoded", b"a=" * 5000),
        ("application/x-www-form-urlencoded", b"&".join(b"f%d=1" % n for n in range(3000))),
        ("application/x-www-form-urlencoded", b"\xff\xfe\x00"),
        ("application/json", b"{"),
        ("", b"option=bid:next"),
    ],
)
def test_malformed_forms_are_refused(served: Served, kind: str, body: bytes) -> None:
    guest = a_guest(served)
    answer = guest.post(f"{guest.at}/play", content=body, headers={"Content-Type": kind})
    assert 400 <= answer.status_code < 500
    assert unchanged(guest)


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b'{"seat": 1}',
        b'{"seat": "x", "decision": [], "options": {}}',
        b'{"seat": 1, "decision": "0", "options": []}',
        b'{"seat": 1e400, "decision": "0", "options": ["x"]}',
        b'{"seat": 1, "decision": "0", "options": [1]}',
        b"[" * 50_000,
    ],
)
def test_malformed_json_is_refused(served: Served, body: bytes) -> None:
    made = served.a_table()
    headers = {"Authorization": f"Bearer {made.links[1]}", "Content-Type": "application/json"}
    answer = served.visitor().post(f"/api/tables/{made.table}/play", content=body, headers=headers)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["message"]
    assert served.table(made.table).match.log == []


@pytest.mark.parametrize("token", ["x", "Bearer", "é" * 30, LONG])
def test_wrong_bearer_is_refused(served: Served, token: str) -> None:
    made = served.a_table()
    headers = {"Authorization": f"Bearer {token}".encode()}
    answer = httpx.get(f"{served.url}/api/tables/{made.table}", headers=headers)  # type: ignore[arg-type]
    assert answer.status_code == 403


def test_cookies_open_nothing_in_the_api(served: Served) -> None:
    guest = a_guest(served)
    seen = guest.get(f"/api/tables/{guest.table_id}").json()
    assert seen["view"]["table"]["own"] is None


@pytest.mark.parametrize(
    "path",
    [
        "/static/../serve.py",
        "/static/..%2fserve.py",
        "/static/%2e%2e/serve.py",
        "/static//etc/passwd",
        "/static/..\\serve.py",
        "/static/%00",
        "/static/",
        "/rules/..%2f..",
        "/t/..%2f..%2fetc",
        "/t/%00",
        "/t/'; DROP TABLE tables; --",
    ],
)
def test_paths_lead_nowhere_else(served: Served, path: str) -> None:
    with socket.create_connection(("127.0.0.1", served.listener.getsockname()[1]), 5) as raw:
        raw.sendall(
            f"GET {path.replace(' ', '%20')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
        )
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"root:" not in answer
    assert b"import " not in answer
    assert served.visitor().get("/healthz").status_code == 200


@pytest.mark.parametrize("field", ["name", "text"])
@pytest.mark.parametrize("words", [LONG, "a\r\nSet-Cookie: x=1", "\x00\x1b[2J", "\u202etxt", " ", ""])
def test_unshowable_names_and_talk_are_refused(served: Served, field: str, words: str) -> None:
    guest = a_guest(served)
    path = {"name": "name", "text": "talk"}[field]
    before = guest.table.names
    answer = guest.post(f"{guest.at}/{path}", data={field: words})
    said = [line.text for line in guest.table.talk]
    assert answer.status_code == 400 or said == ["a Set-Cookie: x=1"]  # line breaks become spaces
    assert "x=1" not in str(answer.headers)
    assert guest.table.names == before
    assert unchanged(guest)


@pytest.mark.parametrize("words", ["<img src=x onerror=alert(1)>", EVIL[:24], "{{7*7}}", "'-alert(1)-'"])
def test_markup_in_names_titles_and_talk_is_text(served: Served, words: str) -> None:
    made = served.a_table(title=words)
    guest = served.visitor(made.table, made.links[1])
    guest.post(f"{guest.at}/name", data={"name": words[:24]})
    guest.post(f"{guest.at}/talk", data={"text": words})
    for page in (guest.get(guest.at).text, served.visitor().get("/").text, guest.get("/").text):
        assert "<img src=x" not in page
        assert "<script>al" not in page
        assert words in html.unescape(page)
    with guest.line() as line:
        assert "<img" not in line.first["sections"]["talk"]
        assert words in html.unescape(line.first["sections"]["talk"])


def test_search_in_the_rules_is_escaped(served: Served) -> None:
    page = served.visitor().get("/rules/best11", params={"q": EVIL}).text
    assert "<script>alert" not in page
    assert served.visitor().get("/rules/best11", params={"q": LONG}).status_code == 200


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"game": "chess"},
        {"game": LONG},
        {"game": "best11"},
        {"game": "best11", "seat-0-who": "here", "seat-1-who": "bot", "seat-1-bot": "no such bot"},
        {"game": "best11", "seat-0-who": "king", "seat-1-who": "here"},
        {"game": "best11", "seat-0-who": "here", "seat-1-who": "here", "seat-1-name": LONG},
        {"game": "best11", "seat-0-who": "here", "seat-1-who": "here", "name": "\x00"},
    ],
)
def test_wrong_orders_make_no_table(served: Served, form: dict[str, str]) -> None:
    count = len(served.do(served.tables.listing(200)))
    answer = served.visitor().post("/tables", data=form)
    assert answer.status_code == 400
    assert len(served.do(served.tables.listing(200))) == count


def test_strange_methods_and_hosts_are_answered(served: Served) -> None:
    guest = a_guest(served)
    for method in ("PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"):
        assert guest.request(method, guest.at).status_code in (400, 405)
    assert guest.get(guest.at, headers={"Host": "evil.example"}).status_code == 200
    assert guest.get(f"{guest.at}/play").status_code == 405
    assert guest.get(f"{guest.at}/live").status_code in (404, 426)
    assert unchanged(guest)


def test_oversized_cookies_and_queries_open_nothing(served: Served) -> None:
    guest = a_guest(served)
    cookies = {"Cookie": f"touchline-table-{guest.table_id}=" + ".".join(["x" * 22] * 500)}
    assert httpx.get(served.url + guest.at, headers=cookies).status_code == 200
    assert guest.get(guest.at, params={"n": LONG}).status_code == 200


def test_flood_of_new_tables_is_stemmed() -> None:
    with a_server(Limits(tables_at_once=5, tables_per_second=0.01)) as served:
        visitor = served.visitor()
        answers = [visitor.post("/play/best11").status_code for _ in range(8)]
        assert answers == [303] * 5 + [429] * 3
        assert visitor.post("/import", data={"record": "x"}).status_code == 429
        order: dict[str, Any] = {"game": "best11", "seats": [{"kind": "here"}, {"kind": "here"}]}
        assert visitor.post("/api/tables", json=order).status_code == 429
        assert visitor.get("/").status_code == 200


def test_fault_of_ours_is_a_page_without_a_traceback(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = a_guest(served)

    def broken(*_: object) -> str:
        raise ZeroDivisionError("a secret")

    with monkeypatch.context() as patch:
        patch.setattr("touchline.web.tablepage.page", broken)
        answer = guest.get(guest.at)
    assert answer.status_code == 500
    assert "Reference" in answer.text
    assert "a secret" not in answer.text
    assert "Traceback" not in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert unchanged(guest)
