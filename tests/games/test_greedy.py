"""What holds for the greedy manager of every game: far better than chance, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.greedy import check_reproducible, share_of_wins
from touchline.engine.game import find, known

# How many games are played from each seat, their seed, and how many of them it wins at least.
FEW = {
    "best11": (15, 2, 0.85),
    "eleven": (2, 3, 0.9),
    "footmania": (2, 2, 0.9),
    "superclub": (3, 2, 0.9),
    "time_of_soccer": (5, 2, 0.9),
}
OFTEN = {"best11": 2}  # games are played, for each of other games


@pytest.mark.parametrize("game", known())
def test_beats_three_random_managers_from_every_seat(game: str) -> None:
    games, seed, least = FEW[game]
    assert share_of_wins(find(game), games, range(4), seed) >= least


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("games", "seats", "seed"), [(200, [0], 1), (50, range(4), 3)])
@pytest.mark.parametrize("game", known())
def test_beats_three_random_managers_in_200_games(
    game: str, games: int, seats: Sequence[int], seed: int
) -> None:
    assert share_of_wins(find(game), OFTEN.get(game, 1) * games, seats, seed) >= 0.97


@pytest.mark.parametrize("game", known())
def test_same_seed_gives_the_same_game(game: str) -> None:
    check_reproducible(find(game))
