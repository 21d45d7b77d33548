"""What differs between the contents of two reports: which facts of which cards, and what they were.

A report has the fingerprint of its contents, not the contents themselves; every edition that was ever played
is kept under it (`engine/editions.py`), so on the machine where both were played they are at hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from touchline.engine.content import FACTS, read_toml
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find
from touchline.lab.files import Run

NOTHING = "nothing"


class Changed(msgspec.Struct, frozen=True):
    """A fact that differs: the thing that it belongs to, if any, where it stands, what it says in each."""

    thing: str
    fact: str
    a: str
    b: str


class NoContents(TouchlineError):
    """The contents of a report are not on this machine."""


def changed(a: Run, b: Run) -> list[Changed]:
    """All facts that differ, in the order of the files."""
    if a.content == b.content:
        return []
    things = {good.id for good in (*a.goods, *b.goods)}
    here, there = (dict(_facts(_contents(run), things)) for run in (a, b))
    return [
        Changed(*key, here.get(key, NOTHING), there.get(key, NOTHING))
        for key in dict.fromkeys([*here, *there])
        if here.get(key) != there.get(key)
    ]


def _contents(run: Run) -> dict[str, Any]:
    """The facts that a run was played with."""
    try:
        game = find(run.spec if "@" not in run.spec else f"{run.spec.partition('#')[0]}#{run.content}")
    except TouchlineError as error:
        raise NoContents(str(error)) from error
    if game.content_hash != run.content:
        raise NoContents(f"This Touchline has other contents of {game.title} than {run.content}.")
    return read_toml(game.package, FACTS)


Key = tuple[str, str]  # the thing, and where the fact stands


def _facts(
    value: Any, things: Collection[str], thing: str = "", place: str = ""
) -> Iterator[tuple[Key, str]]:
    """Every single fact; rows that have an id are known by it, wherever they stand."""
    if isinstance(value, dict):
        for name, each in value.items():
            own = name in things
            yield from _facts(each, things, name if own else thing, "" if own else _dotted(place, name))
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        for at, each in enumerate(value):
            id = str(each.get("id", "")) if isinstance(each, dict) else ""
            own = id in things
            yield from _facts(each, things, id if own else thing, "" if own else f"{place}[{id or at}]")
    else:
        yield (thing, place), value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _dotted(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
