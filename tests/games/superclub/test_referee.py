"""Running the game: one generator for all chance, and what everybody sees."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import GAME, card, given
from touchline.engine.chance import Chance
from touchline.engine.match import Match
from touchline.games.superclub import cards, state as s


def season_of(secret: bytes) -> tuple[Match, list[str]]:
    """A game of two to the end of its first season, and what was decided."""
    match = Match(GAME, 2, {}, secret)
    chance = Chance(7)
    said = []
    while match.state.season < 1 or match.state.stage == s.IN_SEASON:
        seat = match.waiting()[0]
        options = match.options_of(seat)
        said.append(options[chance.rand(len(options))])
        match.play(seat, said[-1])
    return match, said


@pytest.mark.rule("SC-322")
def test_the_same_secret_and_the_same_decisions_give_the_same_dice_and_decks() -> None:
    first, said = season_of(b"one")
    second, repeated = season_of(b"one")
    assert said == repeated
    assert first.digest() == second.digest()
    assert first.state.dump() != season_of(b"two")[0].state.dump()


@pytest.mark.rule("SC-322")
def test_dice_and_shuffles_are_drawn_from_the_generator_in_the_state() -> None:
    one, other = given(seed=3), given(seed=3)
    for table in (one, other):
        table.eleven(0).eleven(1).match()
    assert one.events("dice") == other.events("dice")
    third = given(seed=4).eleven(0).eleven(1).match()
    assert third.events("dice") != one.events("dice")
    left, right = GAME.new(3, 11, options(3)), GAME.new(3, 11, options(3))
    assert left.dump() == right.dump()
    assert GAME.new(3, 12, options(3)).deck != left.deck


def options(seats: int) -> dict[str, int]:
    """The usual options."""
    return GAME.option_values({}, seats)


@pytest.mark.rule("SC-323")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_money_facilities_staff_squads_injuries_and_deck_sizes_are_public(seat: int) -> None:
    talent = card("MID", 2, 6)
    table = given().squad(1, talent).crew(1, 11).cash(7, 43).level(1, training=3, scouting=2, stadium=4)
    table.grown(talent, 4).staff(1, "KS-22").stage("season")
    table.g.injured = [table.g.squad[1][3]]
    table.g.inactive = [table.g.continents[0].pop()]
    seen = table.view(seat)
    manager = seen.managers[1]
    assert (manager.cash, manager.training, manager.scouting, manager.stadium) == (43, 3, 2, 4)
    assert manager.staff == ["KS-22"]
    assert [player.id for player in manager.squad] == [cards.THINGS[p] for p in table.g.squad[1]]
    assert manager.squad[0].stars == 4
    assert manager.out == [cards.THINGS[table.g.injured[0]]]
    assert seen.inactive == [cards.THINGS[table.g.inactive[0]]]
    assert seen.continents == [len(deck) for deck in table.g.continents]
    assert (seen.staff_deck, seen.changer_deck, seen.cup_deck) == (29, 54, 16)


@pytest.mark.rule("SC-323")
def test_how_many_weapons_and_supercup_cards_is_public_but_not_which() -> None:
    table = given().weapon(1, "GC-25a", "GC-34").cups(1, "CUP-04")
    other = given().weapon(1, "GC-26a", "GC-35").cups(1, "CUP-09")
    assert (table.view(0).managers[1].weapons, table.view(0).managers[1].cups) == (2, 1)
    assert table.view(0) == other.view(0)
    assert table.view(1).own.weapons == ["GC-25a", "GC-34"]
