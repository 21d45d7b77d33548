"""A bot over the network: the client that docs/write-a-bot.md prints plays a game to its end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.web.given import Served

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "write-a-bot.md"


def test_client_of_the_docs_plays_to_the_end(served: Served, tmp_path: Path) -> None:
    (source,) = re.findall(r"^```py\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(source.splitlines()) <= 40
    client = tmp_path / "network_bot.py"
    client.write_text(source, encoding="utf-8")
    made = served.a_new_table("bot", "link")
    command = [sys.executable, str(client), f"{served.url}/t/{made.table}/s/{made.links[1]}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    (key,) = re.findall("the key, too: (.+)", done.stdout)
    again = subprocess.run([*command, key], capture_output=True, text=True, timeout=120, check=False)
    assert again.stdout == done.stdout  # the game is over: it hears all of it once more
    table = served.table(made.table)
    assert table.match.over
    assert str([score.total for score in table.match.scores]) in done.stdout
    assert len([entry for entry in table.match.log if entry.seat == 1]) > 20


def test_stream_tells_a_seat_what_it_sees_and_nobody_else(served: Served) -> None:
    made = served.a_table("link", "link")
    at = f"/api/tables/{made.table}/events?view=true"
    invited = served.a_new_table("link", "link")
    listening = f"/api/tables/{invited.table}/events?view=true"
    refused = served.visitor(Authorization=f"Bearer {invited.links[1]}").get(listening)
    assert refused.status_code == 403
    assert "invitation" in refused.text
    for token in (made.links[0], made.watch):
        with served.visitor(Authorization=f"Bearer {token}").stream("GET", at) as stream:
            for text in stream.iter_lines():
                if text.startswith("data:") and "decision" in text:
                    assert ('"view"' in text) == (token == made.links[0])
                    break
