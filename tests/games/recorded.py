"""The recorded games of the tests, each replayed once with every line checked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from touchline.engine import record
from touchline.engine.match import Match

HERE = Path(__file__).parent


def files(game: str) -> list[Path]:
    """The records of a game."""
    return sorted((HERE / game / "records").glob("*.jsonl"))


@cache
def replayed(path: Path) -> tuple[Match, list[str]]:
    """The game of a record, and the managers' names."""
    return record.read(path.read_text(encoding="utf-8"))


def matches(game: str) -> list[Match]:
    """All recorded games of a game."""
    return [replayed(path)[0] for path in files(game)]


def how_to(game: str) -> str:
    """What to do about a record that is missing or out of date."""
    return f"run `python -m tools.records {game}`"
