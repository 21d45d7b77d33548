"""A bot sees what its seat sees, and nothing leads from there to the truth."""

from __future__ import annotations

import gc
import sys
from typing import Any

import pytest

from tests.bots.given import moments, started
from touchline import bots
from touchline.bots import Sight
from touchline.engine import views
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.engine.state import NOT_LISTED_YET, State

QUICK = ("starter", "captain", "random")  # test_search.py has those that search
GAME = find("best11")


def within(root: object) -> list[Any]:
    """Everything that can be reached from an object: attributes, closures, all but what modules hold."""
    modules = [module for module in sys.modules.values() if module is not None]
    passed_over = {id(thing) for module in modules for thing in (module, vars(module))}
    seen = {id(root): root}
    fresh = [root]
    while fresh:
        found = gc.get_referents(*fresh)
        fresh = []
        for thing in found:
            if id(thing) not in seen and id(thing) not in passed_over:
                seen[id(thing)] = thing
                fresh.append(thing)
    return list(seen.values())


def lists_of(g: State) -> list[list[Any]]:
    """The lists that a state is made of."""
    fields = [getattr(g, name) for name in [*g.dump(), "choices", "fresh"]]
    outer = [field for field in fields if isinstance(field, list)]
    inner = [item for field in outer for item in field if isinstance(item, list)]
    return [item for item in outer + inner if item is not NOT_LISTED_YET]


@pytest.mark.parametrize("seats", GAME.seats)
def test_view_and_options_are_the_seats_own(seats: int) -> None:
    for g, seat in moments(GAME, seats, every=9):
        sight = Sight.of(GAME, g, seat, seed=5)
        assert views.to_json(sight.view) == views.to_json(views.look(GAME, g, seat))
        assert sight.options == GAME.rules.options(g, seat)
        assert sight.texts == [GAME.codec.text(option) for option in sight.options]


def test_nothing_within_a_sight_is_the_true_state_or_a_part_of_it() -> None:
    for g, seat in moments(GAME, 3, every=97):
        sight = Sight.of(GAME, g, seat, seed=5)
        sight.world, sight.view, sight.imagine(6)
        reached = within(sight)
        own = {id(part) for part in lists_of(g)}
        assert id(g) not in {id(thing) for thing in reached}
        assert not [thing for thing in reached if id(thing) in own]
        worlds = [thing for thing in reached if isinstance(thing, type(g))]
        assert len(worlds) == 2  # the one that is kept and the one to play with
        for world in worlds:
            assert world.deck != g.deck
            assert world.chance != g.chance


def test_hands_of_others_are_dealt_again_each_time() -> None:
    g, seat = next(moments(GAME, 4))
    others = [other for other in range(4) if other != seat]
    worlds = [Sight.of(GAME, g, seat, seed).world for seed in range(40)]
    for other in others:
        assert len({tuple(world.hand[other]) for world in worlds}) == 40
        assert g.hand[other] not in [world.hand[other] for world in worlds]
    assert all(world.hand[seat] == g.hand[seat] for world in worlds)


def test_seeds_of_a_live_table_stay_there() -> None:
    match = Match(GAME, 3, {}, b"secret")
    match.play(0, match.options_of(0)[0])
    assert match.state.pool
    sight = Sight.of(GAME, match.state, 1, seed=5)
    assert sight.world.pool == 0
    assert sight.imagine(6).pool == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_bot_gets_does_not_depend_on_what_its_seat_cannot_know(seats: int) -> None:
    for number, (g, seat) in enumerate(moments(GAME, seats, seed=seats, every=5)):
        another_truth = GAME.redeal(g, seat, number + 1000)
        sights = [Sight.of(GAME, truth, seat, number) for truth in (g, another_truth)]
        assert sights[0].options == sights[1].options
        assert sights[0].world.dump() == sights[1].world.dump()


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seats", GAME.seats)
def test_moves_do_not_depend_on_what_the_seat_cannot_know(name: str, seats: int) -> None:
    bot = bots.get(name, "best11")
    for number, (g, seat) in enumerate(moments(GAME, seats, seed=seats, every=5)):
        truths = [g, GAME.redeal(g, seat, number), GAME.redeal(g, seat, number + 1000)]
        for seed in range(3):
            moves = {bot(Sight.of(GAME, truth, seat, seed), Chance(seed)) for truth in truths}
            assert len(moves) == 1


def test_world_is_the_bots_own() -> None:
    g = started(GAME, 3)
    before = g.dump()
    sight = Sight.of(GAME, g, 0, seed=5)
    shown = views.to_json(sight.view)
    GAME.rules.play_random(sight.world, Chance(1))
    sight.options.clear()
    assert sight.world.over
    assert g.dump() == before
    assert views.to_json(views.look(GAME, sight.imagine(6), 0)) == shown


def test_imagined_worlds_differ_and_look_the_same() -> None:
    for g, seat in moments(GAME, 4, every=60):
        sight = Sight.of(GAME, g, seat, seed=5)
        worlds = [sight.imagine(seed) for seed in range(5)]
        assert len({str(world.dump()) for world in worlds}) == 5
        assert len({views.to_json(views.look(GAME, world, seat)) for world in worlds}) == 1


@pytest.mark.parametrize("seat", [-1, 1, 7])
def test_sight_of_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    g = started(GAME, 3)
    GAME.rules.apply(g, 1, GAME.rules.options(g, 1)[0])
    with pytest.raises(TouchlineError, match="not asked"):
        Sight.of(GAME, g, seat, seed=5)
