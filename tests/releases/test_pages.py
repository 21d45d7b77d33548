"""Games by earlier rules in the browser: the table, its end, its replay, its log and its rulebook."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.given import Served, a_server
from touchline.engine.game import find

RECORDS = Path(__file__).parent / "0.1.0" / "records.zip"
SHORT = {
    "best11": "two",
    "eleven": "league-points",
    "footmania": "two-playoff",
    "superclub": "two-penalties",
}


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A running server."""
    with a_server() as server:
        yield server


@pytest.mark.parametrize("game_id", SHORT)
def test_finished_game_is_shown_and_replayed(served: Served, game_id: str) -> None:
    with zipfile.ZipFile(RECORDS) as archive:
        text = archive.read(f"{game_id}/{SHORT[game_id]}.jsonl").decode()
    made = served.do(served.tables.import_record(text))
    host = served.visitor(made.table, made.host)
    host.timeout = 60.0
    for page in ("", "/replay", "/replay?at=3&seat=0", "/log"):
        shown = host.get(f"{host.at}{page}")
        assert shown.status_code == 200, (page, shown.text[:300])
    assert f"/rules/{game_id}~1" in host.get(host.at).text
    assert host.get(f"/rules/{game_id}~1").status_code == 200
    assert host.get(f"/rules/{game_id}~99").status_code == 404
    tried = served.do(served.tables.branch(made.table, 5, ["", *["random"] * (host.table.match.seats - 1)]))
    assert served.table(tried.table).header.rules == 1 < find(game_id).rules_version


def test_running_game_is_played_on_its_page(served: Served) -> None:
    with zipfile.ZipFile(RECORDS) as archive:
        text = archive.read("superclub/two-penalties.jsonl").decode()
    made = served.do(served.tables.import_record(text))
    tried = served.do(served.tables.branch(made.table, 5, ["", ""]))
    host = served.visitor(tried.table, tried.host)
    host.timeout = 60.0
    seats = host.table.match.waiting()
    page = host.get(host.at).text
    assert "Earlier rules" in page
    assert host.answer(seats[0]).status_code == 303
