"""Editions that the tests make and edit."""

from __future__ import annotations

from pathlib import Path

from touchline.engine import editions
from touchline.engine.content import FACTS
from touchline.engine.game import find


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
    first = find("best11").module("text").CARDS["fa_001"]["name"]
    edit(folder, f'name = "{first}"', 'name = "Otto Probe"', "en.toml")
    return folder
