"""Ratings follow the results, not the order in which they came."""

from __future__ import annotations

from math import exp

import pytest

from touchline.engine.chance import Chance
from touchline.lab.ratings import SCALE, Standing, rate


def duel(winner: str, loser: str) -> Standing:
    return [(winner, 1), (loser, 2)]


def season() -> list[list[Standing]]:
    """Sixty deals of three bots: a is twice as strong as b, b twice as strong as c."""
    chance = Chance(7)
    deals = []
    for _ in range(60):
        bag = ["a"] * 4 + ["b"] * 2 + ["c"]
        places = {}
        while bag:
            drawn = bag[chance.rand(len(bag))]
            places[drawn] = len(places) + 1
            bag = [bot for bot in bag if bot != drawn]
        deals.append([list(places.items())])
    return deals


def test_two_bots_have_the_most_likely_difference() -> None:
    ratings = rate(["a", "b"], [[duel("a", "b")] * 3 + [duel("b", "a")]] * 10)
    apart = (ratings["a"].rating - ratings["b"].rating) / SCALE
    # The likelihood is flat there: 30 wins of 40, and the win and the loss against the average player.
    slope = 30 - 40 / (1 + exp(-apart)) + 1 - 2 / (1 + exp(-apart / 2))
    assert slope == pytest.approx(0, abs=1e-6)
    assert (ratings["a"].rating + ratings["b"].rating) / 2 == pytest.approx(1500)


def test_order_of_games_and_of_names_does_not_matter() -> None:
    deals = season()
    forth, back = rate(["a", "b", "c"], deals), rate(["c", "b", "a"], deals[::-1])
    for bot in "abc":
        assert forth[bot].rating == pytest.approx(back[bot].rating, abs=1e-6)
        assert forth[bot].low == pytest.approx(back[bot].low, abs=1e-6)


def test_strengths_are_found_again() -> None:
    ratings = rate(["a", "b", "c"], season())
    twice = 120.4  # points for twice the strength
    for bot, truth in (("a", 1500 + twice), ("b", 1500), ("c", 1500 - twice)):
        low, high = ratings[bot].low, ratings[bot].high
        assert low is not None
        assert high is not None
        assert low < truth < high
        assert high - low < 200


def test_more_deals_are_surer_and_repeated_games_of_a_deal_are_not() -> None:
    deals = [[duel("a", "b"), duel("b", "a")], [duel("a", "b")] * 2, [duel("b", "a")] * 2] * 4

    def width(of: list[list[Standing]]) -> float:
        rating = rate(["a", "b"], of)["a"]
        assert rating.low is not None
        assert rating.high is not None
        return rating.high - rating.low

    assert width(deals * 4) < 0.6 * width(deals)
    assert width([deal * 20 for deal in deals]) > 0.9 * width(deals)


def test_bot_that_never_lost_has_a_rating_and_doubts() -> None:
    rating = rate(["a", "b"], [[duel("a", "b"), duel("a", "b")]] * 10)["a"]
    assert 1600 < rating.rating < 2500
    assert rating.low is not None
    assert rating.high is not None
    assert rating.high - rating.low > 100


def test_shared_places_make_equals() -> None:
    ratings = rate(["a", "b"], [[[("a", 1), ("b", 1)]]] * 5)
    assert ratings["a"].rating == pytest.approx(ratings["b"].rating)


def test_copies_of_a_bot_do_not_count_twice() -> None:
    halves: list[Standing] = [
        [("a", 1), ("a", 2), ("b", 3), ("b", 4)],
        [("b", 1), ("b", 2), ("a", 3), ("a", 4)],
    ]
    ratings = rate(["a", "b"], [halves] * 5)
    assert ratings["a"].rating == pytest.approx(ratings["b"].rating)
    better = rate(["a", "b"], [[halves[0]] * 2 + [halves[1]]] * 5)
    assert better["a"].rating > better["b"].rating


def test_one_deal_gives_no_interval() -> None:
    rating = rate(["a", "b"], [[duel("a", "b")]])["a"]
    assert rating.low is None
    assert rating.high is None
