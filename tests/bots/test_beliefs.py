"""What managers believe of what is hidden is measured in every game that has something to believe."""

from statistics import fmean

import pytest

from tools.beliefs import FIGURES, measure

GAMES = 4
BELIEVED = {
    "sealed bids, worth": -1,
    "Objective, how easy": 1,
    "plus cards, stars": 1,
}  # less than dealt, or more


@pytest.mark.parametrize("game_id", dict.fromkeys(of for of, _, _ in FIGURES))
def test_beliefs_say_more_than_a_deal_at_random(game_id: str) -> None:
    """Every figure has truths; where a game knows what is likely, worlds are not as dealt at random."""
    names = [name for of, name, _ in FIGURES if of == game_id]
    for name, (true, dealt, believed) in zip(names, measure(game_id, GAMES, 1), strict=True):
        assert true, name
        difference = fmean(believed) - fmean(dealt)
        assert difference * BELIEVED[name] > 0 if name in BELIEVED else difference == 0, name
