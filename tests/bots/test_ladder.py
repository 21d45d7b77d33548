"""A small ladder in every game: who thinks more wins more. The whole ladder is measured in docs/bots.md."""

from __future__ import annotations

import pytest

from touchline.bots.arena import play_game
from touchline.engine.game import known

RUNGS = [
    ("captain", "starter", 8, 0.6),
    pytest.param("search:8", "starter", 4, 0.5, marks=pytest.mark.slow),
]


@pytest.mark.parametrize("game_id", known())
@pytest.mark.parametrize(("strong", "weak", "games", "least"), RUNGS)
def test_who_thinks_more_wins_more(game_id: str, strong: str, weak: str, games: int, least: float) -> None:
    won = 0.0
    for deal in range(games // 2):
        for bots in ([strong, weak], [weak, strong]):  # the same deal in both seatings
            won += play_game(game_id, bots, deal).wins[bots.index(strong)]
    assert won / games >= least


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["footmania", "superclub", "time_of_soccer"])
def test_experience_wins_more(game_id: str) -> None:
    won = 0.0
    for deal in range(6):
        for bots in (["gaffer", "captain"], ["captain", "gaffer"]):
            won += play_game(game_id, bots, deal).wins[bots.index("gaffer")]
    assert won > 6
