"""Hidden information: what nobody may see, what all see, and imagined worlds (TS-331 to TS-333)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.engine.odds import assert_equal_odds
from tests.games.time_of_soccer.given import GAME, THING, given
from touchline.engine import views
from touchline.engine.chance import Chance, seed_state
from touchline.engine.match import Match
from touchline.games.time_of_soccer.cards import DECK, KIND, MARKET_TILES, PLAYER, STARTER, THINGS
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.text import name

OPTIONS = {"unique_starters": 1, "secondary_market": 1, "fatigue": 1}


def moments(seats: int, seed: int, every: int = 7) -> Iterator[TimeOfSoccer]:
    """Moments of a random game, the first and the last among them."""
    g: TimeOfSoccer = GAME.new(seats, seed_state(seed), GAME.option_values(OPTIONS, seats))
    GAME.rules.settle(g)
    chance, n = Chance(seed), 0
    while g.unanswered:
        if n % every == 0:
            yield g
        seat = g.next_seat()
        options = GAME.rules.options(g, seat)
        GAME.rules.apply(g, seat, options[chance.rand(len(options))])
        n += 1
    yield g


def seen(g: TimeOfSoccer, seat: int) -> bytes:
    """The bytes of a seat's view."""
    return views.to_json(views.look(GAME, g, seat))


def started(seed: int = 1) -> TimeOfSoccer:
    """A game after its setup."""
    g: TimeOfSoccer = GAME.new(2, seed_state(seed), GAME.option_values({}, 2))
    GAME.rules.settle(g)
    while g.car.count(-1):
        seat = g.next_seat()
        GAME.rules.apply(g, seat, GAME.rules.options(g, seat)[0])
    return g


# Hidden


@pytest.mark.rule("TS-331")
def test_nobody_sees_the_order_of_the_decks_or_the_removed_tiles() -> None:
    g = started()
    other = g.clone()
    for number in (1, 2, 3, 4):  # exchange a removed tile with one of its deck, and turn the deck round
        places = [n for n, tile in enumerate(g.deck) if DECK[tile] == number]
        boxed = next(n for n, tile in enumerate(g.boxed) if DECK[tile] == number)
        tiles = [g.deck[n] for n in places][::-1]
        tiles[0], other.boxed[boxed] = g.boxed[boxed], tiles[0]
        for n, tile in zip(places, tiles, strict=True):
            other.deck[n] = tile
    assert other.deck != g.deck
    assert GAME.conserved(other) == ""
    for seat in (-1, 0, 1):
        assert seen(other, seat) == seen(g, seat)


@pytest.mark.rule("TS-331")
def test_no_name_of_a_hidden_tile_is_in_any_view_or_log_line() -> None:
    match = Match(GAME, 2, {}, b"hidden")
    chance = Chance(3)
    for _ in range(300):
        g = match.state
        assert isinstance(g, TimeOfSoccer)
        for seat in (-1, 0, 1):
            table = msgspec.json.decode(views.to_json(match.view(seat)))["table"]
            words = set(strings(table))
            if not g.car.count(-1):
                assert not words & {THINGS[tile] for tile in g.deck + g.boxed}
        hidden = {name(tile) for tile in g.deck + g.boxed if KIND[tile] == PLAYER}
        heard = [GAME.sentence(event, -1, ["One", "Two"]) for event in match.heard(-1)[-1]]
        assert not [line for line in heard for secret in hidden if secret in line]
        seat = match.waiting()[0]
        match.play(seat, match.options_of(seat)[chance.rand(len(match.options_of(seat)))])


def strings(data: object) -> Iterator[str]:
    """All strings inside."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


@pytest.mark.rule("TS-331")
def test_composition_of_the_decks_is_public() -> None:
    """How many tiles each deck still has, and which of all tiles have not been seen yet."""
    for g in moments(2, 1, every=40):
        if g.car.count(-1):
            continue
        table = GAME.view(g, -1)
        assert table.decks == [sum(DECK[tile] == n for tile in g.deck) for n in (1, 2, 3, 4)]
        assert table.removed == 28
        shown = set(strings(msgspec.json.decode(views.to_json(table))))
        unseen = {tile for tile in range(MARKET_TILES) if THINGS[tile] not in shown}
        assert unseen == set(g.deck + g.boxed)


# Public


@pytest.mark.rule("TS-332", "TS-333")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_seats_and_spectators_see_the_same_table_at_every_moment(seats: int) -> None:
    for g in moments(seats, seats):
        tables = [msgspec.to_builtins(GAME.view(g, seat)) for seat in range(-1, seats)]
        assert [table.pop("you") for table in tables] == list(range(-1, seats))
        asked = [
            g.open[seat] >> 8 if GAME.question(g, seat) == "align_position" else -1 for seat in range(seats)
        ]
        assert [table.pop("filling") for table in tables] == [-1, *asked]  # part of the seat's own question
        assert all(table == tables[0] for table in tables)
        assert len({tuple(GAME.thinking(g, seat)) for seat in range(-1, seats)}) == 1


@pytest.mark.rule("TS-332")
def test_table_shows_market_pile_cup_and_everything_that_left() -> None:
    table = given(seats=2, week=7, secondary_market=1).market({3: "F101", 9: "L102"}, old=(9,)).pile("F104")
    table.fixtures("C", "a").cup_wins(black=1).knocked_out("white_a").points(purple=7).press(1, "R303")
    table.g.gone = [THING["F120"]]
    seen = table.view()
    assert [(space.space, space.tile, space.old) for space in seen.market if space.tile] == [
        (3, "F101", False),
        (9, "L102", True),
    ]
    assert [(pile.tile, pile.return_leg) for pile in seen.fixtures] == [("C", False), ("A", True)]
    assert seen.cup[0] == "blue"
    assert [team.cup_wins for team in seen.teams][4] == 1
    assert [team.in_cup for team in seen.teams].count(False) == 1
    assert seen.teams[5].points == 7
    assert (seen.second, seen.gone) == (["F104"], ["F120"])
    assert seen.clubs[1].press == ["R303"]
    assert seen.clubs[1].secretary == "red:secretary"
    assert seen.clubs[0].car == "H00"


@pytest.mark.rule("TS-333")
def test_no_choice_and_no_event_is_secret() -> None:
    match = Match(GAME, 3, OPTIONS, b"open")
    chance = Chance(1)
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.options_of(seat)[chance.rand(len(match.options_of(seat)))])
        heard = [match.heard(other, len(match.told) - 1)[0] for other in range(-1, 3)]
        assert all(events == heard[0] for events in heard)
        assert not any(event.private for event in heard[0])


# Imagined worlds


@pytest.mark.rule("TS-331")
@pytest.mark.parametrize("seats", [1, 3])
def test_world_looks_the_same_and_deals_each_deck_from_its_own_tiles(seats: int) -> None:
    for n, g in enumerate(moments(seats, 4, every=11)):
        before = g.dump()
        world = GAME.redeal(g, n % (seats + 1) - 1, n)
        assert g.dump() == before
        assert GAME.conserved(world) == ""
        assert seen(world, n % seats) == seen(g, n % seats)
        assert [DECK[tile] for tile in world.deck] == [DECK[tile] for tile in g.deck]
        assert sorted(DECK[tile] for tile in world.boxed) == sorted(DECK[tile] for tile in g.boxed)
        kept = {field: value for field, value in before.items() if field not in HIDDEN}
        assert {field: value for field, value in world.dump().items() if field not in HIDDEN} == kept


HIDDEN = {"deck", "boxed", "uniques", "chance", "pool", "marks"}


@pytest.mark.rule("TS-331")
def test_world_is_the_same_for_the_same_seed_whatever_the_truth() -> None:
    g = started()
    elsewhere = GAME.redeal(g, 0, 99)
    assert elsewhere.deck != g.deck
    assert GAME.redeal(elsewhere, 0, 5).dump() == GAME.redeal(g, 0, 5).dump()
    assert GAME.redeal(g, 0, 5).deck != GAME.redeal(g, 0, 6).deck


@pytest.mark.rule("TS-331")
def test_every_unseen_tile_is_equally_likely_to_come_next_and_to_be_removed() -> None:
    g = started()
    worlds = [GAME.redeal(g, 0, seed) for seed in range(2_000)]
    unseen = [tile for tile in g.deck + g.boxed if DECK[tile] == 1]
    assert len(unseen) == 41 - 16
    assert_equal_odds((world.deck[-1] for world in worlds), 25)
    assert_equal_odds((next(t for t in world.boxed if DECK[t] == 1) for world in worlds), 25)
    assert_equal_odds((world.deck[0] for world in worlds), 26)


@pytest.mark.rule("TS-331")
def test_bots_world_has_another_chance_and_the_end_has_no_secrets() -> None:
    g = started()
    assert GAME.redeal(g, 0, 5).chance != g.chance
    assert GAME.secrets(g, 0) == [name(tile) for tile in g.deck + g.boxed]
    end = list(moments(1, 2, every=1000))[-1]
    assert end.over
    assert GAME.secrets(end, 0) == []
    assert GAME.redeal(end, 0, 5).deck == end.deck
    assert all(tile < STARTER for tile in end.deck)
