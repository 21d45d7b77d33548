"""Chance: first manager, shuffles and the die, and nothing else (FM-263 to FM-266)."""

from __future__ import annotations

from functools import cache

import pytest

from tests.engine.odds import assert_equal_odds
from tests.games.footmania.given import ELEVEN, GAME, given
from touchline.engine.chance import seed_state
from touchline.games.footmania import state as s

DECKS = ("domestic_deck", "foreign_deck", "plus_deck", "question_deck", "euromatch_deck")


@cache
def tables(seats: int) -> list[s.Footmania]:
    """Many new tables, each with a seed of its own."""
    options = GAME.option_values({})
    return [GAME.new(seats, seed_state(seed), options) for seed in range(1_500)]


@pytest.mark.rule("FM-263")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_manager_is_first_equally_often(seats: int) -> None:
    options = GAME.option_values({})
    assert_equal_odds([GAME.new(seats, seed_state(seed), options).lead for seed in range(600)], seats)


@pytest.mark.rule("FM-264")
@pytest.mark.parametrize("deck", DECKS)
def test_decks_are_shuffled_uniformly(deck: str) -> None:
    decks = [getattr(g, deck) for g in tables(2)]
    size = len(decks[0])
    assert_equal_odds([cards[-1] for cards in decks], size)  # which card lies on top
    assert_equal_odds([cards.index(min(cards)) for cards in decks], size)  # where one card lies


@pytest.mark.rule("FM-264")
def test_decks_are_shuffled_once_only() -> None:
    table = given(2).pawn(0, "P18", "P17")
    before = {deck: getattr(table.g, deck).copy() for deck in DECKS}
    for _ in range(6):
        table.stop(0, "P05").stop(1, "P05")  # both draw plus cards
    table.end()
    assert table.g.plus_deck == before["plus_deck"][:-12]
    assert all(getattr(table.g, deck) == before[deck] for deck in DECKS if deck != "plus_deck")


@pytest.mark.rule("FM-265")
def test_die_has_six_equal_faces_and_is_rolled_once_a_move() -> None:
    start = given(2).pawn(0, "P37", "P36")
    faces = []
    for seed in range(900):
        g = start.g.clone()
        g.chance = seed_state(seed)
        g.events = []
        g.agenda = [s.ROLL]
        GAME.rules.settle(g)
        rolled = [event.args[1] for event in g.events if event.kind == "rolled"]
        assert len(rolled) == 1
        faces += rolled
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert_equal_odds(faces, 6)


@pytest.mark.rule("FM-265")
def test_die_is_rolled_again_after_a_euromatch_square_and_for_an_extra_roll() -> None:
    euro = given(2).pawn(0, "P05", "P04").rolls(2, 1).roll(0)
    assert euro.events("rolled") == [[0, 2], [0, 1]]
    extra = given(2).pawn(0, "P10", "P09").top("Q35").rolls(1, 2).roll(0)
    assert extra.events("rolled") == [[0, 1], [0, 2]]
    champion = given(2, phase=2).pawn(0, "P05").rolls(2).roll(0)
    assert champion.events("rolled") == [[0, 2]]  # in phase 2 the euromatch is played


@pytest.mark.rule("FM-266")
def test_auctions_deals_and_euromatches_use_no_chance() -> None:
    table = given(3).squad(0, "Y07").squad(1, "B13").top("G16")
    chance = table.g.chance
    table.stop(0, "P01").play(0, "draw", "refuse").play(1, "300k").play(2, "400k").play(1, "pass")
    table.window(0).play(0, "sell:Y07", "offer_to:p1", "ask:300k").play(1, "accept")
    table.play(0, "buy_from:p2", "offer_for:post2", "pay:600k").play(2, "G16").play(0, "confirm")
    assert len(table.events("deal")) == 2
    assert table.g.chance == chance
    euro = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01").top("E18")
    chance = euro.g.chance
    euro.stop(0, "P07").play(0, "play", "auto", "S01")
    assert euro.events("euro_won") != []
    assert euro.g.chance == chance
