"""Editions that the tests make and edit."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

from touchline.engine import editions
from touchline.engine.content import FACTS, NAMES
from touchline.engine.game import find
from touchline.engine.speech import Names

NAMED = re.compile(r'\b(name|title) = "([^"\\]+)"')


def make(game: str = "best11", name: str = "my-cards") -> Path:
    """A new edition, as it is before anybody edits it."""
    return editions.create(find(game).package, game, name)


def edit(folder: Path, old: str, new: str, file: str = FACTS) -> int:
    """Write something else where the old text first stands; in which line that is."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def changed(name: str = "my-cards") -> Path:
    """An edition of Best 11 in which fa_001 is called Otto Probe and is worth 9."""
    folder = make("best11", name)
    edit(folder, 'id = "fa_001", colour = "yellow", base = 1', 'id = "fa_001", colour = "yellow", base = 9')
    first = Names(find("best11").package)("free_agents", "fa_001")
    edit(folder, f'name = "{first}"', 'name = "Otto Probe"', "en.toml")
    return folder


def renamed(game: str, name: str = "renamed") -> tuple[Path, set[str]]:
    """An edition in which everything that has a name has another one, and the names of cards that it had."""
    folder = make(game, name)
    path = folder / NAMES
    text, number = path.read_text(encoding="utf-8"), count(1)
    old = {found[2] for found in NAMED.finditer(text)}
    path.write_text(NAMED.sub(lambda found: f'{found[1]} = "Probe {next(number)}"', text), encoding="utf-8")
    return folder, {name for name in old if re.fullmatch(r"[^\d ]+( [^\d ]+)+", name) and name.istitle()}
