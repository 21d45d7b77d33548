"""Editions on the pages and in the API: chosen for a new table, shown at it, at its end and in its replay."""

from __future__ import annotations

import html
import random
from pathlib import Path

import pytest

from tests.given_editions import changed, edit, renamed
from tests.web.given import Served, Visitor
from tests.web.test_routes import imported
from touchline.engine import record
from touchline.engine.content import read_words
from touchline.engine.game import find, known
from touchline.engine.match import Match
from touchline.web import clubs, tablepage
from touchline.web.viewer import Viewer

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
    for card, words in read_words(find("best11").package)[
        "managers"
    ].items():  # which of them sit at the table is drawn
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


# Names and facts of the edition, wherever something is shown


@pytest.mark.parametrize("game", known())
def test_no_page_of_an_edition_shows_a_name_of_the_standard_game(
    served: Served, shelf: Path, game: str
) -> None:
    _, old = renamed(game)
    old -= {club.name for club in clubs.CLUBS}  # whose crests managers without a club wear, in any game
    match, luck = Match(find(f"{game}@renamed"), 2, {}, bytes(32)), random.Random(1)

    def check(text: str, what: str) -> None:
        found = [name for name in old if name in html.unescape(text)]
        assert not found, f"{what} after {len(match.log)} decisions: {found}"

    while not match.over:
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
    assert len(old) > 30
    visitor = served.visitor()
    visitor.at = imported(visitor, record.write(match, ["Ada", "Bo"]))
    visitor.table_id = visitor.at.removeprefix("/t/")
    assert match.game.title in visitor.get("/").text
    check(visitor.get(visitor.at).text, "the end")
    check(visitor.get(f"/api/tables/{visitor.table_id}").text, "the API")
    table = visitor.table
    for n in luck.sample(range(len(match.log)), 6):
        for seat in (-2, 0):
            check(visitor.get(f"{visitor.at}/replay?n={n}&as={seat}").text, f"replay {n} as {seat}")
        table.match = match.at(n)  # as if it were still played
        for viewer in (-1, 0, 1):
            check("".join(tablepage.sections(table, Viewer(viewer, (viewer,))).values()), f"seat {viewer}")
    table.match = match


def test_panel_of_an_edition_speaks_with_its_names_and_facts(served: Served, shelf: Path) -> None:
    """A bid is prepared in the panel: its places are called by the game's page, its worth by its facts."""
    folder, old = renamed("best11")
    text = (folder / "content.toml").read_text(encoding="utf-8")
    for base in "12345":
        text = text.replace(f"base = {base},", "base = 8,")
    (folder / "content.toml").write_text(text, encoding="utf-8")
    visitor = served.visitor()
    at = visitor.post("/tables", data=FORM | {"edition": "renamed"}).headers["location"]
    visitor.table_id, visitor.at = at.removeprefix("/t/"), at
    table = visitor.table
    while table.game.question(table.match.state, 0) != "bid":
        seat = table.match.waiting()[0]
        assert visitor.answer(seat).status_code < 400
    hand = [option for option in table.match.options_of(0) if option.startswith("bid:fa_")]
    decision = table.decision_id(0)
    for card in hand[:2]:
        form = {"seat": "0", "decision": decision, "op": card.replace("bid", "put")}
        assert visitor.post(f"{at}/draft", data=form).status_code < 400
    panel = tablepage.sections(table, Viewer(0, (0,)))["decision"]
    assert "Probe " in panel
    assert not [name for name in old if name in html.unescape(panel)]
    assert "16" in panel  # twice 8


@pytest.mark.parametrize("game", ["best11", "eleven"])
def test_hint_of_the_coach_is_about_the_edition(served: Served, shelf: Path, game: str) -> None:
    _, old = renamed(game)
    order = {"game": game, "edition": "renamed", "coach": True}
    program = served.visitor()
    made = program.post("/api/tables", json=order | {"seats": [{"kind": "here"}, {"kind": "here"}]}).json()
    program.headers["Authorization"] = f"Bearer {made['host']}"
    table = served.table(made["table"])
    labels: list[str] = []
    for _ in range(25):
        seat = table.match.waiting()[0]
        sent = {"seat": seat, "decision": table.decision_id(seat)}
        said = program.post(f"/api/tables/{table.id}/hint", json=sent)
        assert said.status_code == 200, said.text
        view = table.match.view(seat)
        assert view.decision is not None
        known = {option.option: option.words.label for option in view.decision.options}
        labels += said.json()["labels"].values()
        assert said.json()["labels"].items() <= known.items()
        play = sent | {"options": table.match.options_of(seat)[:1]}
        assert program.post(f"/api/tables/{table.id}/play", json=play).status_code == 200
    assert any("Probe" in label for label in labels)
    assert not [name for name in old if any(name in label for label in labels)]
