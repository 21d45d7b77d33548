"""The API: the same tables for programs, with a token for each seat."""

from __future__ import annotations

import random

import httpx
import pytest

from tests.web.given import Served
from tests.web.test_routes import finished_record

ORDER = {"game": "best11", "seats": [{"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Bo"}]}


class Program(httpx.Client):
    """A program with a token."""

    def __init__(self, served: Served, token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        super().__init__(base_url=f"{served.url}/api", headers=headers, timeout=10)


def a_table(served: Served) -> tuple[str, Program, Program]:
    """A table made by a program, and the programs that play there."""
    made = Program(served).post("/tables", json=ORDER)
    assert made.status_code == 201
    at, links = f"/tables/{made.json()['table']}", made.json()["links"]
    ada, bo = (Program(served).post(f"{at}/sit", json={"link": links[seat]}).json() for seat in ("0", "1"))
    return at, Program(served, ada["token"]), Program(served, bo["token"])


def test_games_and_bots_are_listed(served: Served) -> None:
    program = Program(served)
    (game,) = [game for game in program.get("/games").json() if game["id"] == "best11"]
    assert game["seats"] == [2, 3, 4]
    assert {bot["id"] for bot in program.get("/bots?game=best11").json()} >= {"random", "greedy"}
    assert program.get("/bots?game=chess").status_code == 400


def test_whole_game_is_played_over_the_api(served: Served) -> None:
    at, *players = a_table(served)
    luck = random.Random(2)
    decisions = 0
    over = False
    while not over:
        for seat, player in enumerate(players):
            asked = player.get(f"{at}/options").json()
            if asked["decision"]:
                option = luck.choice(asked["asked"]["options"])["option"]
                sent = {"seat": seat, "decision": asked["decision"], "options": [option]}
                assert player.post(f"{at}/play", json=sent).status_code == 200
                decisions += 1
        over = players[0].get(at).json()["status"] == "over"
    seen = players[0].get(at).json()
    assert seen["secret"]
    assert len(seen["view"]["scores"]) == 2
    record = players[0].get(f"{at}/record")
    assert record.text.count("\n") == decisions + 2
    again = Program(served).post("/records", json={"record": record.text})
    assert again.status_code == 201


def test_seat_sees_its_own_secrets_and_no_other(served: Served) -> None:
    at, ada, bo = a_table(served)
    mine = ada.get(at).json()
    assert mine["seat"] == 0
    assert mine["view"]["table"]["own"]["hand"]
    assert ada.get(f"{at}?seat=1").status_code == 403
    assert Program(served).get(at).json()["view"]["table"]["own"] is None
    assert bo.get(f"{at}?seat=-1").json()["view"]["table"]["own"] is None
    assert not mine["secret"]


def test_refused_answer_has_its_rule(served: Served) -> None:
    at, ada, _ = a_table(served)
    decision = ada.get(f"{at}/options").json()["decision"]
    answer = ada.post(f"{at}/play", json={"seat": 0, "decision": decision, "options": ["keep_tactic:fa_001"]})
    assert answer.status_code == 422
    assert answer.json()["error"]["rule"].startswith("B11-")


def test_undo_and_stale_answers(served: Served) -> None:
    at, ada, _ = a_table(served)
    asked = ada.get(f"{at}/options").json()
    sent = {"seat": 0, "decision": asked["decision"], "options": [asked["asked"]["options"][0]["option"]]}
    assert ada.post(f"{at}/play", json=sent).status_code == 200
    assert ada.post(f"{at}/play", json=sent).status_code == 409
    assert ada.post(f"{at}/undo", json={"seat": 0}).json() == {"undo": "done"}
    assert ada.post(f"{at}/play", json=sent).status_code == 409  # it is a new decision now
    assert ada.post(f"{at}/undo/answer", json={"seat": 0, "yes": True}).status_code == 409


def test_draft_is_shown_to_its_seat_alone(served: Served) -> None:
    at, *players = a_table(served)
    while players[0].get(at).json()["view"]["table"]["phase"] != "sealed-bids":
        for seat, player in enumerate(players):
            asked = player.get(f"{at}/options").json()
            if asked["decision"]:
                option = asked["asked"]["options"][0]["option"]
                sent = {"seat": seat, "decision": asked["decision"], "options": [option]}
                player.post(f"{at}/play", json=sent)
    decision = players[0].get(f"{at}/options").json()["decision"]
    edit = {"seat": 0, "decision": decision, "operation": "slot:2"}
    assert players[0].post(f"{at}/draft", json=edit).status_code == 200
    assert players[0].get(f"{at}/options").json()["draft"]["cursor"] == 1
    assert players[1].get(f"{at}/options").json()["draft"]["cursor"] == 0
    assert players[1].post(f"{at}/draft", json=edit).status_code == 403
    sealed = {"seat": 0, "decision": decision, "options": ["seal"]}
    assert players[0].post(f"{at}/play", json=sealed).status_code == 200


def test_events_are_streamed_and_taken_back(served: Served) -> None:
    at, _, bo = a_table(served)
    with bo.stream("GET", f"{at}/events") as stream:
        lines = stream.iter_lines()
        heard = [next(lines)]
        while not heard[-1].startswith("event: turn"):
            heard.append(next(lines))
        assert "event: line" in heard
        asked = bo.get(f"{at}/options").json()
        option = asked["asked"]["options"][0]["option"]
        bo.post(f"{at}/play", json={"seat": 1, "decision": asked["decision"], "options": [option]})
        while not heard[-1].startswith("event: line"):
            heard.append(next(lines))
        bo.post(f"{at}/undo", json={"seat": 1})
        while not heard[-1].startswith("event: rewind"):
            heard.append(next(lines))


def test_events_of_a_finished_game_end(served: Served) -> None:
    made = Program(served).post("/records", json={"record": finished_record()}).json()
    answer = Program(served, made["host"]).get(f"/tables/{made['table']}/events")
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert "event: over" in answer.text


def test_tables_are_listed_without_secrets(served: Served) -> None:
    at, *_ = a_table(served)
    (card,) = [card for card in Program(served).get("/tables").json() if at.endswith(card["id"])]
    assert [seat["name"] for seat in card["seats"]] == ["Ada", "Bo"]
    assert "updated" not in card  # it would tell when somebody made a secret move


def test_description_is_complete_and_has_a_page(served: Served) -> None:
    program = Program(served)
    described = program.get("/openapi.json").json()
    for path in ("", "/options", "/play", "/draft", "/undo", "/undo/answer", "/record", "/events"):
        assert f"/tables/{{table}}{path}" in described["paths"]
    page = program.get("/docs")
    assert page.status_code == 200
    assert "POST /api/tables/{table}/play" in page.text
    assert "http" not in page.text.replace("http://www.w3.org", "")


@pytest.mark.parametrize(
    ("path", "status"), [("/nothing", 404), ("/tables/nothing", 404), ("/tables?limit=0", 422)]
)
def test_error_is_json_that_says_what_to_do(served: Served, path: str, status: int) -> None:
    answer = Program(served).get(path)
    assert answer.status_code == status
    assert answer.json()["error"]["status"] == status
    assert answer.json()["error"]["message"]
