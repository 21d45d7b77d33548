"""Editions on the pages and in the API: chosen for a new table, shown at it, at its end and in its replay."""

from __future__ import annotations

from pathlib import Path

from tests.given_editions import changed, edit
from tests.web.given import Served, Visitor
from touchline.engine.game import find

FORM = {"game": "best11", "seat-0-who": "here", "seat-1-who": "here", "edition": "my-cards"}
SHOWN = '<span class="sr">, edition </span>my-cards</span>'


def played(visitor: Visitor) -> None:
    """Play the visitor's table to its end, with the first option each time."""
    while not visitor.table.match.over:
        seat = visitor.table.match.waiting()[0]
        visitor.post(f"{visitor.at}/screen")
        assert visitor.answer(seat).status_code < 400


def test_new_table_offers_the_editions_that_are_there(served: Served, shelf: Path) -> None:
    visitor = served.visitor()
    assert 'name="edition"' not in visitor.get("/new?game=best11").text
    changed()
    page = visitor.get("/new?game=best11").text
    assert '<option value="standard" selected>' in page
    assert '<option value="my-cards">my-cards</option>' in page
    assert 'name="edition"' not in visitor.get("/new?game=eleven").text


def test_edition_is_shown_at_the_table_its_end_and_its_replay(served: Served, shelf: Path) -> None:
    folder = changed()
    for card, words in find("best11").module("text").CARDS.items():
        if card.startswith("mgr_"):  # which of them sit at the table is drawn
            edit(folder, f'name = "{words["name"]}"', f'name = "Probe {card}"', "en.toml")
    visitor = served.visitor()
    at = visitor.post("/tables", data=FORM).headers["location"]
    visitor.table_id, visitor.at = at.removeprefix("/t/"), at
    assert SHOWN in visitor.get(at).text
    played(visitor)
    end = visitor.get(at).text
    assert "Full time" in end
    assert SHOWN in end
    replay = visitor.get(f"{at}/replay?n=0&as=-2").text
    assert SHOWN in replay
    assert "Probe mgr_" in replay
    standard = served.a_table("here", "here")
    assert SHOWN not in served.visitor(standard.table, standard.host).get(f"/t/{standard.table}").text


def test_broken_edition_comes_back_in_the_form(served: Served, shelf: Path) -> None:
    line = edit(changed(), "skill = 0", "skill = 77")
    answer = served.visitor().post("/tables", data=FORM | {"name": "Harbour Cup"})
    assert answer.status_code == 400
    assert f"content.toml:{line}: free_agents[fa_001].skill" in answer.text
    assert 'value="Harbour Cup"' in answer.text
    assert '<option value="my-cards" selected>' in answer.text


def test_api_lists_takes_and_tells_editions(served: Served, shelf: Path) -> None:
    changed()
    program = served.visitor()
    (card,) = [game for game in program.get("/api/games").json() if game["id"] == "best11"]
    assert card["editions"] == ["my-cards"]
    order = {"game": "best11", "edition": "my-cards", "seats": [{"kind": "here"}, {"kind": "here"}]}
    made = program.post("/api/tables", json=order)
    assert made.status_code == 201
    told = program.get(f"/api/tables/{made.json()['table']}").json()
    game = find("best11@my-cards")
    assert (told["game"], told["edition"], told["content_hash"]) == ("best11", "my-cards", game.content_hash)
    for name in ("nothing", "../../x"):
        refused = program.post("/api/tables", json=order | {"edition": name})
        assert refused.status_code == 400
        assert "edition" in refused.text.lower()
