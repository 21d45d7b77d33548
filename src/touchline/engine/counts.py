"""What everybody can count of a seat, for the pages: money, cards, fans."""

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
