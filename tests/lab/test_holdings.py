"""What a seat owns: every game names it, nobody owns what another one has, and names are names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import Game, find, known

EVERY = 25  # decisions between two looks
SHARED = {"Infrastructure", "Facilities"}  # everybody can build one

all_games = pytest.mark.parametrize("game_id", known())


def states(game: Game, seats: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """Some moments of a random game, and its end."""
    g = game.new(seats, seed_state(3), game.option_values(options or {}, seats))
    game.rules.settle(g)
    chance = Chance(3)
    decisions = 0
    while (seat := g.next_seat()) >= 0:
        options_now = game.rules.options(g, seat)
        game.rules.apply(g, seat, options_now[chance.rand(len(options_now))])
        decisions += 1
        if decisions % EVERY == 0 or game.over(g):
            yield g


@all_games
def test_nobody_owns_what_another_seat_owns(game_id: str) -> None:
    game = find(game_id)
    kinds: dict[str, str] = {}
    seen: set[str] = set()
    for g in states(game, 4):
        kinds = kinds or {good.id: good.kind for good in game.goods(g)}
        owned = [thing for seat in range(4) for thing in game.holdings(g, seat)]
        assert set(owned) <= set(kinds)
        unique = [thing for thing in owned if kinds[thing] not in SHARED]
        assert len(unique) == len(set(unique))
        for seat in range(4):
            assert len(game.holdings(g, seat)) == len(set(game.holdings(g, seat)))
        seen.update(owned)
    assert {kinds[thing] for thing in seen} == set(kinds.values()), "somebody owned something of each kind"


@all_games
def test_goods_have_names_of_their_own_language(game_id: str) -> None:
    game = find(game_id)
    for g in states(game, 2):
        goods = game.goods(g)
        break
    assert len({good.id for good in goods}) == len(goods)
    for good in goods:
        assert good.name != good.id
        assert good.name[0].isupper()
        assert good.kind[0].isupper()


@all_games
def test_looking_at_holdings_changes_nothing(game_id: str) -> None:
    game = find(game_id)
    for g in states(game, 2):
        before = g.dump()
        game.holdings(g, 0)
        assert g.dump() == before
        break


@pytest.mark.parametrize(
    ("game_id", "option", "kind", "more"),
    [
        ("best11", "bench_tactics", "Tactical cards", 4),
        ("time_of_soccer", "unique_starters", "Unique starters", 15),
        ("superclub", "top_six", "Players", 56),
        ("superclub", "unhappy_players", "Key staff", 1),
    ],
)
def test_what_stays_in_the_box_cannot_be_owned(game_id: str, option: str, kind: str, more: int) -> None:
    game = find(game_id)

    def count(options: dict[str, Any]) -> int:
        g = game.new(2, 1, game.option_values(options, 2))
        return sum(good.kind == kind for good in game.goods(g))

    assert count({option: True}) == count({}) + more


@all_games
def test_a_game_counts_its_rounds(game_id: str) -> None:
    game = find(game_id)
    word, rounds = game.rounds
    counted = [rounds(g) for g in states(game, 2)]
    assert word.endswith("s")
    assert counted == sorted(counted)
    assert counted[-1] > 1
