"""The tables of the ledger of Time of Soccer, for tests that compare the game with them."""

from __future__ import annotations

import re

from touchline.engine.content import read_text

LEDGER = read_text("touchline.games.time_of_soccer", "ledger.md")
RULE = dict(re.findall(r"^- \*\*(TS-X?\d+)\*\* (.*)$", LEDGER, re.M))
TILES = {  # rows of the content tables: id -> cells
    line.split()[1]: [cell.strip() for cell in line.split("|")[1:-1]]
    for line in LEDGER.splitlines()
    if re.match(r"\| ([FMTECAVNRL]\d{3}|U\d\d|S\d) \|", line)
}


def table_after(id: str) -> list[list[str]]:
    """The cells of the first table after a rule, head and rule line left out."""
    lines = LEDGER[LEDGER.index(f"- **{id}**") :].splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.split("|")[1:-1]])
    return rows


def ids(prefix: str) -> list[str]:
    """The ids of the content tables that start like this, in the order of the ledger."""
    return [name for name in TILES if name.startswith(prefix)]
