"""Numbers in sentences."""

from __future__ import annotations


def counted(number: int, thing: str) -> str:
    """A number of things: `1 game`, `2 games`, `2 processes`."""
    ending = "" if number == 1 else "es" if thing.endswith("s") else "s"
    return f"{number:,} {thing}{ending}"
