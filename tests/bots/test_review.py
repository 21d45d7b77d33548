"""A finished game looked at again: what is compared with what, and that it all adds up."""

from __future__ import annotations

import random

import pytest

from touchline import bots
from touchline.bots import review
from touchline.bots.review import Played
from touchline.engine.game import find, known
from touchline.engine.match import Match

GAME = find("best11")


def played(by_bots: bool = False) -> Played:
    """A game of two random managers, or of two bots who play by the heuristics."""
    match, luck = Match(GAME, 2, {}, b"s" * 32), random.Random(1)
    while not match.over:
        seat = match.waiting()[0]
        option = luck.choice(match.options_of(seat))
        if by_bots:
            number = len(match.log)
            option = bots.choose(review.POLICY, "best11", match.state.dump(), seat, number)
        match.play(seat, option)
    return Played("best11", {}, 2, match.secret, match.log)


RANDOM = played()


def test_moments_are_spread_over_the_game():
    assert review.evenly(range(101), 5) == [0, 25, 50, 75, 100]
    assert review.evenly([3, 5], 5) == [3, 5]
    assert review.evenly([], 5) == []


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game():
    chances = {0: [0.5, 0.5], 4: [0.6, 0.4], 8: [0.2, 0.8], 12: [0.3, 0.7], 16: [1.0, 0.0]}
    assert review.steepest(chances, 2) == [(4, 8), (12, 16)]
    chances[6] = [0.55, 0.45]
    assert review.halves(chances, (4, 8)) == (6, 8)
    chances[6] = [0.25, 0.75]
    assert review.halves(chances, (4, 8)) == (4, 6)
    found = review.turn({4: [0.6, 0.4], 5: [0.2, 0.8]}, (4, 5), "Pass")
    assert (found.at, found.choice) == (4, "Pass")
    assert (found.seat, found.before, found.after) == (1, 0.4, 0.8)


def test_result_is_start_decisions_and_luck():
    game = Played("best11", {}, 2, b"", RANDOM.log[:4])
    mine = [number for number in range(4) if game.log[number].seat == 0]
    chances = {0: [0.5, 0.5], 4: [1.0, 0.0]}
    weighed = {mine[0]: [-0.1, 0.1]}
    first, second = review.balance(game, chances, mine, weighed)
    assert first.own == pytest.approx(-0.1 * len(mine))  # one that was weighed stands for the others
    assert first.luck == pytest.approx(0.5 + 0.1 * len(mine))
    assert (second.own, second.others) == (0.0, pytest.approx(0.1 * len(mine)))
    assert second.luck == pytest.approx(-0.5 - 0.1 * len(mine))


def test_managers_who_play_by_the_heuristics_leave_little_doubt():
    at_random = review.doubtful(RANDOM, range(len(RANDOM.log)))
    sensible = played(by_bots=True)
    by_heart = review.doubtful(sensible, range(len(sensible.log)))
    assert len(at_random) / len(RANDOM.log) > 0.4
    assert len(by_heart) / len(sensible.log) < 0.2


def test_choosing_what_the_heuristics_choose_changes_nothing():
    doubted = review.doubtful(RANDOM, range(len(RANDOM.log)))
    late = [number for number in range(len(RANDOM.log)) if number not in doubted][-2:]
    assert review.weigh(RANDOM, late, 2) == {number: [0.0, 0.0] for number in late}


def test_curve_ends_with_the_result_and_is_the_same_each_time():
    last = len(RANDOM.log)
    found = review.curve(RANDOM, [last - 3, last], 1)
    assert sorted(found[last]) in ([0.0, 1.0], [0.5, 0.5])
    assert sum(found[last - 3]) == pytest.approx(1)
    assert review.curve(RANDOM, [last - 3, last], 1) == found


def test_what_was_chosen_is_told_in_words():
    assert review.choices(RANDOM, [0])[0].startswith("Return ")


@pytest.mark.parametrize("game_id", known())
def test_every_game_can_be_looked_at_again(game_id, monkeypatch):
    """The worlds of all seats, the heuristics and the words, at moments of a random game."""
    monkeypatch.setattr(review.advice, "judge", lambda game, dump, seed, rollouts: [0.5] * len(dump["open"]))
    match, luck = Match(find(game_id), 2, {}, b"s" * 32), random.Random(2)
    while len(match.log) < 80:
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))
    game = Played(game_id, {}, 2, match.secret, match.log)
    moments = range(0, 80, 4)
    assert set(review.curve(game, moments, 1)) == set(moments)
    doubted = review.doubtful(game, moments)
    assert doubted
    assert review.weigh(game, doubted, 1) == {number: [0.0, 0.0] for number in doubted}
    assert all(review.choices(game, moments).values())
