"""The line in which something stands, in every way in which TOML can write it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from touchline.engine.content import CONTENT, read_text
from touchline.engine.game import find, known
from touchline.engine.toml_lines import Path, line_of, lines_of

TEXT = '''# a comment with [brackets] and key = 1
plain = 1 # = 2
"a key" = "a [string] # of \\"signs\\" = {"
dotted.inner = true
many = """
[not a table]
key = "no"
"""
rows = [
  { id = "one", at = [1, 2] }, # { id = "none" }
  # { id = "none" }
  { id = "two", at = [
    3,
    4] },
]

[table]
literal = 'C:\\[x]'
date = 1979-05-27T07:32:00Z
[table.sub]
x = { y = { z = -1.5 } }

[[list]]
name = "first"
[[list]]
name = "second"
[list.more]
deep = 1
[[list.each]]
n = 1
'''
LINES = {
    ("plain",): 2,
    ("a key",): 3,
    ("dotted", "inner"): 4,
    ("many",): 5,
    ("rows",): 9,
    ("rows", 0, "at", 1): 10,
    ("rows", 1): 12,
    ("rows", 1, "id"): 12,
    ("rows", 1, "at", 0): 13,
    ("rows", 1, "at", 1): 14,
    ("table", "literal"): 18,
    ("table", "date"): 19,
    ("table", "sub", "x", "y", "z"): 21,
    ("list", 0, "name"): 24,
    ("list", 1): 25,
    ("list", 1, "name"): 26,
    ("list", 1, "more", "deep"): 28,
    ("list", 1, "each", 0, "n"): 30,
}


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in what tomllib reads."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield (*path, key)
        yield from places(inner, (*path, key))


def test_lines_of_everything_that_toml_can_write() -> None:
    found = lines_of(TEXT)
    assert {path: found.get(path) for path in LINES} == LINES
    assert set(found) == set(places(tomllib.loads(TEXT)))


def test_place_that_is_not_there_is_where_it_should_be() -> None:
    assert line_of(lines_of(TEXT), ("rows", 1, "price")) == 12
    assert line_of(lines_of(TEXT), ("nothing",)) == 1


@pytest.mark.parametrize("game", known())
@pytest.mark.parametrize("file", CONTENT)
def test_lines_of_the_games_own_content(game: str, file: str) -> None:
    text = read_text(find(game).package, file)
    found = lines_of(text)
    assert set(found) == set(places(tomllib.loads(text)))
    source = text.split("\n")
    assert all(path[-1] in source[line - 1] for path, line in found.items() if isinstance(path[-1], str))
