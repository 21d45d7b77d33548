"""Every bot has every seat of every deal as often as the others."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from touchline.lab.schedule import Fixture, fixtures, games_per_deal, rounded_up

NAMES = ["a", "b", "c", "d", "e", "f", "g"]


def deals_of(games: list[Fixture]) -> list[list[Fixture]]:
    return [list(deal) for _, deal in groupby(games, lambda game: game.deal)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [2, 3, 4, 7])
def test_every_bot_sits_equally_often_in_each_seat(bots: int, seats: int) -> None:
    games = fixtures(NAMES[:bots], seats, games=30, seed=1)
    sat = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [2, 3, 4, 7])
def test_deal_is_played_by_one_line_up_in_different_seatings(bots: int, seats: int) -> None:
    deals = deals_of(fixtures(NAMES[:bots], seats, games=30, seed=1))
    for deal in deals:
        assert len({tuple(sorted(game.bots)) for game in deal}) == 1
        assert len({game.bots for game in deal}) == len(deal) == games_per_deal(NAMES[:bots], seats)
        assert [game.seating for game in deal] == list(range(len(deal)))
        assert len({game.seed for game in deal}) == 1
        sat = Counter((bot, seat) for game in deal for seat, bot in enumerate(game.bots))
        for bot in deal[0].bots:
            assert len({sat[bot, seat] for seat in range(seats)}) == 1
    assert len({deal[0].seed for deal in deals}) == len(deals)


def test_match_of_halves_has_all_arrangements_of_four_seats() -> None:
    games = fixtures(["a", "b"], 4, games=1, seed=1)
    assert {"".join(game.bots) for game in games} == {"aabb", "abab", "abba", "baab", "baba", "bbaa"}


@pytest.mark.parametrize(("bots", "seats"), [(2, 5), (3, 4), (3, 5), (5, 6)])
def test_no_bot_has_two_seats_more_than_another(bots: int, seats: int) -> None:
    for game in fixtures(NAMES[:bots], seats, games=1, seed=1):
        sitting = [game.bots.count(name) for name in NAMES[:bots]]
        assert max(sitting) - min(sitting) <= 1


def test_all_pairs_meet_equally_often() -> None:
    met = Counter(frozenset(game.bots) for game in fixtures(NAMES[:4], 2, games=24, seed=1))
    assert len(met) == 6
    assert set(met.values()) == {4}


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert rounded_up(["a", "b"], 2, 100) == 100
    assert rounded_up(["a", "b"], 2, 99) == 100
    assert rounded_up(["a", "b"], 4, 100) == 102
    assert rounded_up(["a", "b", "c"], 2, 1) == 6
    assert len(fixtures(["a", "b"], 4, games=100, seed=1)) == 102


def test_longer_tournament_begins_with_the_shorter_one() -> None:
    for bots, seats in ((2, 2), (3, 6), (4, 3)):
        short = fixtures(NAMES[:bots], seats, games=20, seed=5)
        assert fixtures(NAMES[:bots], seats, games=90, seed=5)[: len(short)] == short


def test_another_seed_has_other_deals() -> None:
    one, two = (fixtures(["a", "b"], 2, games=40, seed=seed) for seed in (1, 2))
    assert not {game.seed for game in one} & {game.seed for game in two}
