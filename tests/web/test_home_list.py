"""Which tables the home page offers to people who do not sit at them."""

from __future__ import annotations

from typing import Literal

import pytest

from touchline.tables.forms import SeatCard, TableCard
from touchline.web.routes_pages import _of_people


@pytest.mark.parametrize(
    ("kinds", "status", "shown"),
    [
        (("here", "link"), "playing", True),
        (("here", "link", "bot"), "playing", True),
        (("here", "bot", "bot"), "playing", False),
        (("bot", "bot"), "playing", False),
        (("here", "link"), "over", False),
    ],
)
def test_only_tables_of_people_are_listed(
    kinds: tuple[Literal["here", "link", "bot"], ...], status: Literal["playing", "over"], shown: bool
) -> None:
    seats = [SeatCard(f"Manager {at}", kind, "") for at, kind in enumerate(kinds)]
    card = TableCard("abcd2345", "best11", "standard", "Best 11", "", seats, status, "Round 1", 0.0, 0.0)
    assert _of_people(card) is shown
