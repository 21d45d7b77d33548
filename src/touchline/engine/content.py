"""Reads a game's content files: facts in `content.toml`, names and texts in `en.toml`.

An edition of a game is a second copy of the game's package (`engine/copies.py`) that reads other content:
`replace` says which, before anything of the copy is imported.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import msgspec

from touchline.engine import telling
from touchline.engine.prepared import prepared

FACTS: Final = "content.toml"
NAMES: Final = "en.toml"
CONTENT: Final = (FACTS, NAMES)

_REPLACED: dict[str, Mapping[str, str]] = {}


def named(names: str) -> list[str]:
    """Names in a row, each at the number that stands for it."""
    return names.split()


def replace(package: str, texts: Mapping[str, str]) -> None:
    """Have a package read these files in place of those in its folder."""
    _REPLACED[package] = texts


@cache
def read_text(package: str, name: str) -> str:
    """A file that lies in a game's folder, as text."""
    replaced = _REPLACED.get(package, {})
    return replaced[name] if name in replaced else (files(package) / name).read_text(encoding="utf-8")


@cache
def read_toml(package: str, name: str) -> dict[str, Any]:
    """A TOML file that lies in a game's folder; a game whose facts are in its code has none."""
    there = name in _REPLACED.get(package, {}) or (files(package) / name).is_file()
    if not there:
        return {}
    text = read_text(package, name)
    return prepared(lambda: tomllib.loads(text), "toml", text)


@cache
def read_words(package: str) -> dict[str, Any]:
    """A game's names and texts, which tell the numbers of its facts (`engine/telling.py`)."""
    names = read_toml(package, NAMES)
    return telling.fill_all(names, numbers_of(package, read_toml(package, FACTS)) if names else {})


def read_numbers(package: str, table: str, id: str) -> dict[str, int | str]:
    """The numbers that the texts of a card can tell."""
    told = numbers_of(package, read_toml(package, FACTS))
    return {key: abs(v) if isinstance(v, int) else v for key, v in told.get(table, {}).get(id, {}).items()}


def is_own_text(package: str, table: str, id: str, field: str) -> bool:
    """Whether an edition says something here that its game does not: then no translation fits it."""
    if NAMES not in _REPLACED.get(package, {}):
        return False
    ours, game = (
        read_toml(name, NAMES).get(table, {}).get(id, {}) for name in (package, package.rpartition("__")[0])
    )
    return _field(ours, field) != _field(game, field)


def _field(texts: str | Mapping[str, str], field: str) -> str | None:
    return texts if isinstance(texts, str) else texts.get(field)


def numbers_of(package: str, facts: dict[str, Any]) -> telling.Told:
    """The numbers that texts can tell, by table and id; the first release had texts without any."""
    told = getattr(import_module(f"{package}.schema"), "told", None)
    return told(facts) if told else {}


@cache
def content_hash(package: str) -> str:
    """A fingerprint of all that a game's content files say."""
    return fingerprint(*(read_toml(package, name) for name in CONTENT))


def fingerprint(*tables: dict[str, Any]) -> str:
    """A fingerprint of what TOML files say; comments and the way they are laid out do not matter."""
    said = b"\n".join(msgspec.json.encode(table) for table in tables)
    return hashlib.sha256(said).hexdigest()[:16]
