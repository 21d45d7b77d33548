"""What a visitor may do: one list, read by forms, live lines and the API."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.web.given import Served
from tests.web.test_api import Program, a_table
from touchline.web.acts import ACTS, TABLE_ACTS
from touchline.web.routes_api import description

PLAUSIBLE = {
    "decision": "1-x-0",
    "options": ["pass"],
    "operation": "slot:1",
    "order": "windows",
    "yes": True,
    "seat": 0,
    "link": "nothing",
    "phrase": "no such words",
    "do": "show",
    "on": True,
    "to": 1,
    "seconds": 60,
    "late": 1,
    "instead": "bot",
}


def body(name: str) -> dict[str, object]:
    """A body with which the act can be read."""
    needed = description()["components"]["schemas"][ACTS[name].args.__name__].get("required", [])
    return {field: PLAUSIBLE[field] for field in needed}


def test_every_act_is_described_and_read(served: Served) -> None:
    at, ada, _ = a_table(served)
    for name in ACTS:
        assert description()["paths"][f"/tables/{{table}}/{name}"]["post"]["description"]
        assert ada.post(f"{at}/{name}", content="[]").status_code == 422
        refused = ada.post(f"{at}/{name}", content="{")
        assert refused.status_code == 422
        assert refused.json()["error"]["title"] == "That did not work"  # no rule of a game refuses it


def test_who_may_not_is_refused(served: Served) -> None:
    at, ada, _ = a_table(served)
    for name, act in ACTS.items():
        if act.may != "anybody":
            assert Program(served).post(f"{at}/{name}", json=body(name)).status_code == 403, name
        if act.may == "host":
            assert ada.post(f"{at}/{name}", json=body(name) | {"seat": 1}).status_code == 403, name


@pytest.mark.parametrize("field", ["options", "option", "opt"])
def test_forms_lines_and_the_api_read_the_same(served: Served, field: str) -> None:
    made = served.a_table("link", "link")
    table = served.table(made.table)
    seats = [served.visitor(made.table, made.links[seat]) for seat in range(2)]

    def said(seat: int) -> dict[str, str]:
        return {"decision": table.decision_id(seat), field: table.match.options_of(seat)[0]}

    assert seats[0].post(f"/t/{table.id}/play", data=said(0)).status_code == 303
    with seats[1].line() as line:
        line.say(t="play", **said(1))
        line.hear()
    assert [entry.seat for entry in table.match.log] == [0, 1]
    program = Program(served, made.links[0])
    asked = {"decision": table.decision_id(0), "options": [table.match.options_of(0)[0]]}
    answered = program.post(f"/tables/{table.id}/play", json=asked)
    assert answered.json() == {"decision": table.decision_id(0)}
    assert len(table.match.log) == 3


def test_a_program_leaves_comes_back_and_talks(served: Served) -> None:
    at, ada, bo = a_table(served)
    for name, said in (
        ("leave", {"bot": "random"}),
        ("back", {}),
        ("talk", {"text": "Hello"}),
        ("name", {"name": "A"}),
    ):
        assert ada.post(f"{at}/{name}", json=said).json() == {"ok": True}
    seen = bo.get(at).json()
    assert [said["text"] for said in seen["talk"]] == ["Hello"]
    assert seen["seats"][0]["name"] == "A"
    assert Program(served).post(f"{at}/talk", json={"text": "Hello"}).status_code == 403


def test_names_of_the_last_release_are_understood(served: Served) -> None:
    made = served.a_table("link", "link")
    with served.visitor(made.table, made.links[0]).line() as line:
        line.say(t="say", text="Good luck")
        line.hear()
        line.say(t="undo_answer", yes="1")
        assert json.dumps(line.hear())
    assert [said.text for said in served.table(made.table).talk] == ["Good luck"]


def test_seats_are_kept_apart_from_the_table() -> None:
    assert {"play", "undo", "undo/answer", "talk", "leave", "back", "hint"} <= set(TABLE_ACTS)
    assert not {"sit", "lock", "mute", "remove"} & set(TABLE_ACTS)


def test_a_program_plays_on_its_line(served: Served) -> None:
    made = served.a_table("link", "link")
    table = served.table(made.table)
    url = f"ws://{served.address}/api/tables/{made.table}/live"
    keys = [{"Authorization": f"Bearer {made.links[seat]}"} for seat in range(2)]
    with connect(url, additional_headers=keys[0]) as mine, connect(url, additional_headers=keys[1]) as other:
        news = [json.loads(line.recv(timeout=10)) for line in (mine, other)]
        assert [one["turn"]["decision"] for one in news] == [table.decision_id(seat) for seat in range(2)]
        turn = news[0]["turn"]
        mine.send(json.dumps({"t": "play", "decision": turn["decision"], "option": "no such option"}))
        assert json.loads(mine.recv(timeout=10))["t"] == "error"
        mine.send(json.dumps({"t": "play", "decision": turn["decision"], "option": turn["options"][0]}))
        heard = {one["t"]: one for one in (json.loads(mine.recv(timeout=10)) for _ in range(2))}
        assert heard["done"] == {"t": "done", "act": "play", "told": {"decision": table.decision_id(0)}}
        assert heard["news"]["turn"]["decision"] == table.decision_id(0)
        with pytest.raises(TimeoutError):  # that was secret
            other.recv(timeout=0.3)
        mine.send("nonsense")
        assert json.loads(mine.recv(timeout=10))["status"] == 400
        who = served.do(served.tables.enter(made.table, made.links[0]))
        served.do(served.tables.change_lock(who, 0))
        with pytest.raises(ConnectionClosed):  # the key no longer fits
            list(mine)
    stranger = {"Authorization": "Bearer nothing"}
    with connect(url, additional_headers=stranger) as line, pytest.raises(ConnectionClosed):
        line.recv(timeout=10)
