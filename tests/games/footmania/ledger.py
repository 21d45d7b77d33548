"""The rules and tables of the ledger of Footmania, for tests that compare the game with them."""

from __future__ import annotations

import re

from touchline.engine.content import read_text

LEDGER = read_text("touchline.games.footmania", "ledger.md")
RULE = dict(re.findall(r"^- \*\*(FM-X?\d+)\*\* (.*)$", LEDGER, re.M))
SQUARE = re.compile(r"\b(?:P\d\d|H\d)\b")

_DRAWING = re.search(r"```\n(P14.*?)```", LEDGER, re.S)
assert _DRAWING is not None
# Where the drawing of the board shows each square: four characters a column, lines from top to bottom.
DRAWN = {
    found.group(): (found.start() // 4 + 1, row)
    for row, line in enumerate(_DRAWING.group(1).splitlines(), 1)
    for found in SQUARE.finditer(line)
}


def footballers() -> dict[str, tuple[str, int, int, int]]:
    """The tables of footballers: id -> posts, bonus, price and resale in thousands."""
    row = re.compile(r"\| ([YGBR]\d\d) \| ([\d-]+|JP) \| (\d) \| (\d+)k \| (\d+)k (?=\|)")
    lines = [line for line in LEDGER.splitlines() if re.match(r"\| [YGBR]\d\d \|", line)]
    return {id: (posts, int(b), int(p), int(r)) for line in lines for id, posts, b, p, r in row.findall(line)}


def rows_of(letter: str) -> dict[str, list[str]]:
    """A table whose first column names ranges of ids, `S01–S08`: id -> the other cells of its row."""
    found = {}
    for line in LEDGER.splitlines():
        row = re.match(rf"\| {letter}(\d\d)(?:–{letter}(\d\d))? \|", line)
        if row:
            cells = [cell.strip() for cell in line.split("|")[2:-1]]
            for number in range(int(row[1]), int(row[2] or row[1]) + 1):
                found[f"{letter}{number:02}"] = cells
    return found
