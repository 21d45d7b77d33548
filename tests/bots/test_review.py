"""A finished game looked at again: what is compared with what, and that it all adds up."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from touchline import bots
from touchline.bots import review
from touchline.bots.review import Played
from touchline.engine.game import Spec, find, known
from touchline.engine.match import Entry, Match

GAME = find("best11")


def played(by_bots: bool = False) -> Played:
    """A game of two random managers, or of two bots who play by the heuristics."""
    match, luck = Match(GAME, 2, {}, b"s" * 32), random.Random(1)
    while not match.over:
        seat = match.waiting()[0]
        option = luck.choice(match.options_of(seat))
        if by_bots:
            number = len(match.log)
            option = bots.choose(review.POLICY, Spec("best11"), match.state.dump(), seat, number)
        match.play(seat, option)
    return Played(Spec("best11"), {}, 2, match.secret, match.log)


RANDOM = played()


def test_moments_are_spread_over_the_game():
    assert review.evenly(range(101), 5) == [0, 25, 50, 75, 100]
    assert review.evenly([3, 5], 5) == [3, 5]
    assert review.evenly([], 5) == []


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game():
    chances = {0: [0.5, 0.5], 4: [0.6, 0.4], 8: [0.2, 0.8], 12: [0.3, 0.7], 16: [1.0, 0.0]}
    assert review.steepest(chances, pairwise(sorted(chances)), 2) == [(4, 8), (12, 16)]
    chances[6] = [0.55, 0.45]
    assert review.halves(chances, (4, 8)) == (6, 8)
    chances[6] = [0.25, 0.75]
    assert review.halves(chances, (4, 8)) == (4, 6)
    found = review.turn({4: [0.6, 0.4], 5: [0.2, 0.8]}, (4, 5), {"en": "Pass"})
    assert (found.at, found.choice) == (4, "Pass")
    assert (found.seat, found.before, found.after) == (1, 0.4, 0.8)


def balanced(changes, seats=(0, 0, 0, 0, 0, 0), known=6):
    """What comes of a game of two from even chances to a win of seat 0, in which these seats' decisions
    changed the chance of seat 0; so many of them are known."""
    log = [Entry(seat, "") for seat in seats]
    game = Played(Spec("best11"), {}, 2, b"", log)
    chances = {0: [0.5, 0.5], len(log): [1.0, 0.0]}
    weighed = {number: [change, -change] for number, change in enumerate(changes[:known])}
    return review.balance(game, chances, range(len(log)), weighed)


def test_result_is_start_decisions_and_luck():
    for changes in ([-0.1] * 6, [0.02] * 6, [0.1, -0.2, 0.3, 0, 0, -0.1], [3.0] * 6):
        for part in balanced(changes, (0, 1, 0, 1, 0, 1)):
            assert part.start + part.own + part.others + part.luck == pytest.approx(part.result)


def test_decisions_that_agree_stand_for_the_others():
    first, second = balanced([-0.05] * 6, known=3)
    assert (first.own, second.others) == (pytest.approx(-0.3), pytest.approx(0.3))
    assert (first.others, second.own) == (0.0, 0.0)


def test_decisions_that_may_be_noise_stand_for_themselves():
    first, _ = balanced([0.1, -0.1, 0.03], known=3)
    assert first.own == pytest.approx(0.03)
    one, _ = balanced([-0.1], known=1)
    assert one.own == pytest.approx(-0.1)


def test_nothing_is_more_than_a_whole_win_chance():
    for changes in ([-0.9] * 6, [0.9] * 6, [0.9, -0.9] * 3, [-0.9, 0.9] * 3):
        for seats in ((0,) * 6, (0, 1) * 3):
            for part in balanced(changes, seats):
                assert max(abs(part.own), abs(part.others), abs(part.luck)) <= 1 + 1e-9
    first, _ = balanced([-0.9, 0.6] * 3, (0, 1) * 3)
    assert first.others / first.own == pytest.approx(-2 / 3)  # what they are to each other is kept


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
    assert review.choices(RANDOM, [0])[0]["en"].startswith("Return ")


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
