"""The fit test and the gate test against an exhaustive search (B11-148, B11-149, B11-168, B11-284, B11-285).

The search knows nothing of the seven comparisons: it puts every card into every line that the card plays
in, or leaves it out, and looks whether a formation of the board has the spaces.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.games.best11.given import THING, given
from touchline.games.best11.cards import FACTS, MANAGER
from touchline.games.best11.rules.board import gate_filled, only_in, overflow

POSITIONS = {row["id"]: row["positions"] for row in FACTS["free_agents"]}
FORMATIONS = {  # as the ledger's table of managers has them
    "mgr_symbols": [(4, 2, 4)],
    "mgr_flex": [(d, m, 10 - d - m) for d in range(1, 6) for m in range(1, 6) if 1 <= 10 - d - m <= 5],
    "mgr_hand": [(4, 3, 3)],
    "mgr_tactics": [(3, 4, 3)],
    "mgr_tax": [(4, 4, 2)],
}
BOARDS = list(FORMATIONS)
SETS = 300

Standing = tuple[int, int, int]


def standings(cards: list[str]) -> set[Standing]:
    """How many cards can stand in each line at once, for every assignment of some of the cards."""
    found = {(0, 0, 0)}
    for card in cards:
        for d, m, f in list(found):
            for line in POSITIONS[card]:
                found.add((d + (line == "D"), m + (line == "M"), f + (line == "F")))
    return found


def legal(board: str, standing: Standing) -> bool:
    """Whether some formation of the board has these spaces."""
    return any(all(n <= spaces for n, spaces in zip(standing, f, strict=True)) for f in FORMATIONS[board])


def left_out(board: str, cards: list[str]) -> int:
    """The cards minus the largest number of them that fits at once."""
    return len(cards) - max(sum(standing) for standing in standings(cards) if legal(board, standing))


def gate_can_be_filled(board: str, cards: list[str]) -> bool:
    """Whether some assignment of all cards is legal and has two cards in each line."""
    return any(
        sum(standing) == len(cards) and min(standing) >= 2 and legal(board, standing)
        for standing in standings(cards)
    )


def random_cards(board: str) -> Iterator[list[str]]:
    """Sets of cards, small ones and ones that fit tightly; some from few kinds of cards only."""
    chance = random.Random(board)
    kinds = sorted(set(POSITIONS.values()))
    for _ in range(SETS):
        few = chance.sample(kinds, chance.randint(2, len(kinds)))
        pool = [card for card, positions in POSITIONS.items() if positions in few]
        yield chance.sample(pool, min(len(pool), chance.randint(1, 14)))


@pytest.mark.rule("B11-148", "B11-284")
@pytest.mark.parametrize("board", BOARDS)
def test_overflow_is_the_one_of_an_exhaustive_search(board: str) -> None:
    seen = set()
    for cards in random_cards(board):
        team = [THING[card] for card in cards]
        expected = left_out(board, cards)
        assert overflow(THING[board] - MANAGER, only_in(team[::2], team[1::2])) == expected, cards
        seen.add(min(expected, 2))
    assert seen == {0, 1, 2}, "the sets fit, nearly fit, and do not fit"


@pytest.mark.rule("B11-149")
@pytest.mark.parametrize("board", BOARDS)
def test_exactly_the_cards_that_lower_the_overflow_may_be_discarded(board: str) -> None:
    for cards in random_cards(board):
        before = left_out(board, cards)
        table = given(seats=2).manager(0, board).team(0, *cards[::2]).arrivals(0, *cards[1::2])
        table.only("adjust")
        if before == 0:
            assert table.asked(0) is None, cards
            continue
        helping = {card for card in cards if left_out(board, [c for c in cards if c != card]) < before}
        assert set(table.options(0)) == helping, cards


@pytest.mark.rule("B11-168", "B11-285")
@pytest.mark.parametrize("board", BOARDS)
def test_gate_is_the_one_of_an_exhaustive_search(board: str) -> None:
    seen = set()
    for cards in random_cards(board):
        if left_out(board, cards) == 0:
            expected = gate_can_be_filled(board, cards)
            assert gate_filled([THING[card] for card in cards]) == expected, cards
            seen.add(expected)
    assert seen == {True, False}
