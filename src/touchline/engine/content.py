"""Reads a game's content files: facts in `content.toml`, names and flavour in `en.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_text(package: str, name: str) -> str:
    """A file that lies in a game's folder, as text."""
    return (files(package) / name).read_text(encoding="utf-8")


@cache
def read_toml(package: str, name: str) -> dict[str, Any]:
    """A TOML file that lies in a game's folder."""
    return tomllib.loads(read_text(package, name))
