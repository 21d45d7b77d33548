"""Which tables the home page offers to people who do not sit at them."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.web.seen import over, seated
from touchline.engine.game import find, known
from touchline.tables.forms import SeatCard, TableCard
from touchline.web import tablepage
from touchline.web.routes_pages import _finished, _of_people


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


@pytest.mark.parametrize("game", known())
def test_home_tells_the_result_that_the_end_page_tells(game: str) -> None:
    table = over(find(game).seats[0], 3, find(game))
    shown = _finished(table, (0,))
    assert shown["line"] in tablepage.page(table, seated(0))


def test_who_plays_alone_has_points_and_no_place() -> None:
    shown = _finished(over(1, 3, find("eleven")), (0,))
    assert (shown["place"], shown["won"]) == ("11", False)
