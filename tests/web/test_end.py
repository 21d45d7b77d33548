"""The end of a game: the last reveals come before the result page, and the final whistle after them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.given import Served
from tests.web.seen import Page, a_table, seated, with_match
from tests.web.test_routes import finished_record, imported
from touchline.engine import record
from touchline.web import tablepage
from touchline.web.viewer import Viewer

RECORDS = Path(__file__).parents[1] / "games"
WHISTLE = "The final whistle"
# What the games tell last; it was cut off when the page went straight to the result.
LAST = {
    "eleven/records/two.jsonl": "goal",
    "footmania/records/two.jsonl": "wins the championship",
    "superclub/records/two.jsonl": "Season 5 ends",
}


def before_the_end(text: str) -> str:
    """A finished record without its last decision."""
    match, names = record.read(text)
    return record.write(match.at(len(match.log) - 1), names)


@pytest.mark.parametrize("path", LAST)
def test_last_reveal_ends_with_the_whistle(path: str) -> None:
    match, names = record.read((RECORDS / path).read_text())
    table = with_match(a_table(len(names), game=match.game), match)
    for viewer in (seated(0), Viewer(-1)):
        steps = tablepage.last_steps(table, viewer, len(match.told) - 1)
        assert steps[-1]["say"].startswith(WHISTLE)
        assert any(LAST[path] in step["say"] for step in steps)
        for step in steps:
            Page(step["html"])


def test_page_hears_the_last_reveal_before_it_is_loaded_anew(served: Served) -> None:
    host = served.visitor()
    host.table_id = imported(host, before_the_end(finished_record())).removeprefix("/t/")
    host.at = f"/t/{host.table_id}"
    with host.line() as line:
        host.answer(host.table.match.waiting()[0])
        last = line.hear("reload")
        assert last["steps"][-1]["say"].startswith(WHISTLE)
        assert "Full time" in last["steps"][-1]["html"]
        host.post(f"{host.at}/talk", data={"text": "well played"})
        assert line.hear() == {"t": "reload"}  # everything is told once
