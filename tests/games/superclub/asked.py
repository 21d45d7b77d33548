"""What the greedy bot answers, for the tests of its choices."""

from __future__ import annotations

from tests.games import greedy as shared
from tests.games.superclub.given import Table
from touchline.games.superclub.bot import greedy


def answer(table: Table, seat: int = 0, luck: int = 1) -> str:
    """What the bot answers."""
    return shared.answer(greedy, table, seat, luck)


def goes_on(table: Table, seat: int, *questions: str) -> list[str]:
    """What the bot answers as long as it is asked one of these questions."""
    return shared.goes_on(greedy, table, seat, *questions)
