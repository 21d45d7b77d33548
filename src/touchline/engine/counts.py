"""What everybody can count of a seat, for the pages: money, cards, fans; and its line of the final table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Count:
    """How many of something a seat has; `told` writes such a number."""

    icon: str
    name: str
    n: int
    told: Callable[[int], str] = str


@dataclass(frozen=True)
class Standing:
    """A line of the final table. Below seat 0 it is a team that nobody runs, with a crest of its own."""

    seat: int
    name: str
    place: int
    total: int
    parts: dict[str, int]
    team: str = ""
