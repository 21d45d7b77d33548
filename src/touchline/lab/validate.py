"""Whether the tables of a report can be what a run wrote: types, numbers within their limits, rows in order.

The figures count on all of it. A file that some other program has written may be good Parquet and still
say that a game has a hundredth seat.
"""

from __future__ import annotations

from pathlib import Path

from touchline.arrow import pa, pc
from touchline.engine.errors import TouchlineError
from touchline.lab.watch import PART, TABLES

TYPES = {"seed": pa.int64(), "win": pa.float64(), "at_end": pa.bool_()}
WORDS = ("bot", "opening", "thing", "option")  # columns of text; the others are whole numbers
COUNTS = ("decisions", "rounds", "offered", "chosen")


def type_of(column: str) -> pa.DataType:
    """What a column holds."""
    return pa.string() if column in WORDS else TYPES.get(column, pa.int32())


def check(path: Path, name: str, table: pa.Table, games: int, seats: int, things: list[str]) -> None:
    """Refuse a table that no run of this many games, seats and things can have written."""
    why = (
        _columns(name, table)
        or _limits(table, games, seats)
        or _rows(name, table, games, seats)
        or _things(name, table, things)
    )
    if why:
        raise TouchlineError(f"{path} is broken: {why}. Make the report again, or take it from a copy.")


def _columns(name: str, table: pa.Table) -> str:
    """Every column is there, of its type and without gaps."""
    for column in TABLES[name]:
        if column not in table.column_names:
            return f"it has no column '{column}'"
    for column in table.column_names:
        if column in TABLES[name] or column.startswith(PART):
            found = table.column(column)
            if found.type != type_of(column):
                return f"column '{column}' holds {found.type}, not {type_of(column)}"
            if found.null_count:
                return f"column '{column}' has gaps"
    return ""


def _limits(table: pa.Table, games: int, seats: int) -> str:
    limits = {
        "game": (0, games - 1),
        "deal": (0, games - 1),
        "seat": (0, seats - 1),
        "place": (1, seats),
        "winners": (1, seats),
        "win": (0, 1),
        **dict.fromkeys(COUNTS, (0, 2**31 - 1)),
    }
    for column, (least, most) in limits.items():
        if column in table.column_names:
            found = table.column(column)
            within = pc.and_(pc.greater_equal(found, least), pc.less_equal(found, most))  # not so for NaN
            if not pc.all(within, min_count=0).as_py():
                return f"column '{column}' has a number that is not from {least} to {most}"
    return ""


def _rows(name: str, table: pa.Table, games: int, seats: int) -> str:
    """One row for each game, or for each game and seat, in order."""
    if name == "games":
        found = table.column("game").to_pylist() == list(range(games))
    elif name == "seats":
        pairs = zip(table.column("game").to_pylist(), table.column("seat").to_pylist(), strict=True)
        found = list(pairs) == [(game, seat) for game in range(games) for seat in range(seats)]
    else:
        return ""
    return "" if found else f"it does not have the rows of {games} games and {seats} seats in order"


def _things(name: str, table: pa.Table, things: list[str]) -> str:
    """What was owned is of the game. Somebody always owns something, where there is something to own."""
    if not table.num_rows and (things or name != "things"):
        return "it has no rows"
    if name == "things":
        strange = set(pc.unique(table.column("thing")).to_pylist()).difference(things)
        if strange:
            return f"the game has no thing '{min(strange)}'"
    return ""
