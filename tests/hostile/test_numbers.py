"""Numbers, names and lengths that nobody of good will sends: refused or ignored, never our mistake."""

from __future__ import annotations

import socket

import httpx
import pytest

from tests.web.given import Served
from touchline.engine.game import SWITCH, find, known
from touchline.web.security import cookie_name

DIGITS = "9" * 5000


@pytest.mark.parametrize(
    "cookie",
    [
        "touchline-table-(=x",
        "touchline-table-[a-z=x; touchline-table-*=y",
        "touchline-table-\u0663=x",
        f"touchline-table-{DIGITS}=x",
        f"touchline-links={DIGITS}:token",
        "touchline-links=\u0663:token.w:other",
    ],
)
def test_cookies_that_we_never_gave_are_ignored(served: Served, cookie: str) -> None:
    table = served.a_table()
    own = f"{cookie_name(table.table)}={table.host}"
    with httpx.Client(base_url=served.url) as client:
        for path in ("/", f"/t/{table.table}", "/api/tables"):
            headers = {"Cookie": f"{own}; {cookie}".encode()}
            assert client.get(path, headers=headers).status_code == 200  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [DIGITS, "-1", "\u0663", "1e9", "0x1"])
def test_numbers_that_are_none_are_refused(served: Served, value: str) -> None:
    game = next(
        game for game in map(find, known()) if any(option.values != SWITCH for option in game.options)
    )
    option = next(option for option in game.options if option.values != SWITCH)
    form = {"game": game.id, f"option-{option.id}": value}
    form |= {f"seat-{seat}-who": "here" for seat in range(game.seats[0])}
    with httpx.Client(base_url=served.url) as client:
        answered = client.post("/new", data=form)
        assert answered.status_code == 400
        assert len(answered.text) < 100_000
        order = {"game": game.id, "seats": [{"kind": "here"}] * game.seats[0], "limit": 0}
        for body in (
            f'{{"game":"{game.id}","seats":[{{"kind":"here"}}],"limit":{DIGITS}}}',
            f'{{"game":"{game.id}","seats":[{{"kind":"here"}}],"options":{{"{option.id}":{DIGITS}}}}}',
            f'{{"game":"{game.id}","seats":[{{"kind":"here"}}],"options":{{"{option.id}":{DIGITS[:4000]}}}}}',
        ):
            json = {"Content-Type": "application/json"}
            assert 400 <= client.post("/api/tables", content=body, headers=json).status_code < 500
        assert client.get("/api/tables", params={"limit": value}).status_code == 422
        made = client.post("/api/tables", json=order).json()
        at = f"/api/tables/{made['table']}"
        bearer = {"Authorization": f"Bearer {made['host']}"}
        for query in ({"seat": value + "9" * 20}, {"seat": "1" + "0" * 4000}):
            assert 400 <= client.get(at, params=query, headers=bearer).status_code < 500
        sent = {"seat": int("9" * 4000), "decision": "x", "options": ["x"]}
        for path in ("play", "undo", "draft", "hint"):
            assert 400 <= client.post(f"{at}/{path}", json=sent, headers=bearer).status_code < 500
        for field in ("seat", "n"):
            for path in ("play", "bot", "leave", "name", "branch"):
                answered = client.post(f"/t/{made['table']}/{path}", data={field: value})
                assert 400 <= answered.status_code < 500, path


@pytest.mark.parametrize("length", ["9" * 5000, "-5", "\u00b2", "1e3", ""])
def test_strange_length_of_a_body_is_refused(served: Served, length: str) -> None:
    with socket.create_connection(served.address.split(":"), 10) as raw:  # type: ignore[arg-type]
        head = f"POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n"
        raw.sendall(head.encode("latin-1"))
        assert int(raw.recv(1000).split()[1]) in range(400, 500)
