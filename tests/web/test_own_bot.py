"""A bot of one's own sits at a live table: listed, asked in a worker process, and replaced when it fails."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from tests.web.test_serve import a_process

FILE = """
import touchline

@touchline.bot("first", games=["best11"])
def first(sight, chance):
    "Takes the first option."
    return sight.options[0]

@touchline.bot("lost", games=["best11"])
def lost(sight, chance):
    raise KeyError("where am I")
"""


@pytest.mark.timeout(300)
def test_own_bots_play_at_a_live_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mybots.py"
    file.write_text(FILE, encoding="utf-8")
    monkeypatch.setenv("TOUCHLINE_BOTS", str(file))
    with a_process(tmp_path / "data") as (_, address), httpx.Client(base_url=address) as web:
        listed = web.get("/api/bots", params={"game": "best11"}).json()
        assert {"first": "Takes the first option."}.items() <= {
            bot["id"]: bot["line"] for bot in listed
        }.items()
        assert "Takes the first option." in web.get("/new", params={"game": "best11"}).text
        seats = [{"kind": "bot", "bot": "first"}, {"kind": "bot", "bot": "lost"}]
        made = web.post("/api/tables", json={"game": "best11", "seats": seats}).json()
        until = time.monotonic() + 240
        while (table := web.get(f"/api/tables/{made['table']}").json())["status"] != "over":
            assert time.monotonic() < until
            time.sleep(0.5)
        assert [seat["bot"] for seat in table["seats"]] == ["first", "lost"]
        record = web.get(f"/api/tables/{made['table']}/record").text
        assert record.count("\n") > 50
