"""Chance: the declared odds, nothing random beside them, and the same game for the same seed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations
from typing import NamedTuple

import pytest

from tests.engine.odds import assert_equal_odds, assert_odds
from tests.games.time_of_soccer.given import GAME, given
from tests.games.time_of_soccer.test_match import without_reroll
from touchline.engine.chance import Chance, seed_state
from touchline.engine.match import Match
from touchline.games.time_of_soccer.cards import DECK, STARTER, TEAMS, UNIQUE
from touchline.games.time_of_soccer.state import TimeOfSoccer

TRIES = 2_000
SIZES = {1: 41, 2: 35, 3: 30, 4: 26}
CAUSES = {  # events that tell of a draw (TS-329)
    "secretary_roll",
    "removal_roll",
    "attack_roll",
    "defence_roll",
    "clash",
    "penalties",
    "kick_off",
}


class Setup(NamedTuple):
    """What chance decides before the first week."""

    lead: int
    deck: list[int]
    boxed: list[int]
    squad: list[list[int]]
    cup: list[int]
    fixtures: list[int]
    market: list[int]
    drawn: list[int]


@cache
def tables(seats: int, unique: int = 0) -> list[Setup]:
    """Many new tables, each with a seed of its own; the clubs are taken and the players benched."""
    found = []
    options = GAME.option_values({"unique_starters": unique}, seats)
    for seed in range(TRIES):
        g: TimeOfSoccer = GAME.new(seats, seed_state(seed), options)
        GAME.rules.settle(g)
        drawn: list[int] = []
        while g.fixtures == []:
            drawn = drawn or g.drawn.copy()
            seat = g.next_seat()
            GAME.rules.apply(g, seat, GAME.rules.options(g, seat)[-1])
        found.append(Setup(g.lead, g.deck, g.boxed, g.squad, g.cup, g.fixtures, g.market, drawn))
    return found


# Setup


@pytest.mark.rule("TS-328")
@pytest.mark.parametrize("deck", [1, 2, 3, 4])
def test_every_tile_of_a_deck_is_removed_and_lies_anywhere_equally_often(deck: int) -> None:
    removed = [[tile for tile in g.boxed if DECK[tile] == deck] for g in tables(2)]
    assert {len(tiles) for tiles in removed} == {7}
    for place in (0, 6):
        assert_equal_odds((tiles[place] for tiles in removed), SIZES[deck])
    if deck > 1:
        decks = [[tile for tile in g.deck if DECK[tile] == deck] for g in tables(2)]
        for place in (0, 5, -1):
            assert_equal_odds((tiles[place] for tiles in decks), SIZES[deck])


@pytest.mark.rule("TS-328")
def test_first_market_is_any_16_tiles_of_deck_one_in_any_order() -> None:
    for space in (0, 7, 15):
        assert_equal_odds((g.market[space] for g in tables(2)), 41)
    assert_equal_odds((tuple(sorted(range(3), key=g.market.__getitem__)) for g in tables(2)), 6)


@pytest.mark.rule("TS-328")
def test_decks_do_not_depend_on_each_other() -> None:
    found = Counter((g.boxed[0] % 3, g.boxed[-1] % 3) for g in tables(2))
    tiles = [[tile for tile in range(132) if DECK[tile] == deck] for deck in (4, 1)]
    weights = [
        sum(tile % 3 == a for tile in tiles[0]) * sum(tile % 3 == b for tile in tiles[1])
        for a in range(3)
        for b in range(3)
    ]
    assert_odds([found[a, b] for a in range(3) for b in range(3)], weights)


@pytest.mark.rule("TS-328")
@pytest.mark.parametrize(("seats", "hands"), [(1, 6), (2, 15), (3, 20), (4, 15)])
def test_every_set_of_starting_players_is_equally_likely(seats: int, hands: int) -> None:
    for seat in range(seats):
        assert_equal_odds((tuple(g.squad[seat]) for g in tables(seats)), hands)
    if seats == 2:  # and one club's draw tells nothing of another's
        found = Counter(((g.squad[0][0] - STARTER) % 6, (g.squad[1][0] - STARTER) % 6) for g in tables(2))
        lowest = range(5)  # the lower one of two: 5 hands have the first player as such, 1 the fifth
        assert_odds(
            [found[a, b] for a in lowest for b in lowest], [(5 - a) * (5 - b) for a in lowest for b in lowest]
        )


@pytest.mark.rule("TS-328")
def test_every_pair_of_unique_starters_is_drawn_equally_often() -> None:
    drawn = [g.drawn for g in tables(2, unique=1)]
    for place in (0, 1):
        assert_equal_odds((tiles[place] - UNIQUE for tiles in drawn), 15)
    assert_equal_odds((frozenset(tiles) for tiles in drawn), 105)


@pytest.mark.rule("TS-328")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_marker_goes_to_everybody_equally(seats: int) -> None:
    assert_equal_odds((g.lead for g in tables(seats)), seats)


@pytest.mark.rule("TS-328")
def test_every_team_is_drawn_into_every_cup_box() -> None:
    for box in range(8):
        assert_equal_odds((g.cup[box] for g in tables(2)), 8)
    assert_equal_odds((tuple(g.cup[:2]) for g in tables(2)), 56)


@pytest.mark.rule("TS-328")
def test_league_tiles_lie_in_every_order_under_the_pre_season_tile() -> None:
    orders = [tuple(g.fixtures[1:]) for g in tables(2)]
    assert set(orders) == set(permutations(range(5)))
    assert_equal_odds(orders, 120)


@pytest.mark.rule("TS-328")
def test_draws_of_the_setup_do_not_depend_on_each_other() -> None:
    assert_equal_odds(((g.lead, g.cup[0]) for g in tables(4)), 32)
    assert_equal_odds(((g.fixtures[1], g.cup[7]) for g in tables(3)), 40)


# Play


@pytest.mark.rule("TS-329")
def test_every_face_of_the_secretary_die_is_equally_likely() -> None:
    forced, sold = [], []
    for seed in range(900):
        table = given(seed=seed).cash(0, 20).car(0, "H11").market({6: "F101"}).turn(0).play(0, "force:6")
        forced.append(table.events("secretary_roll")[0][1])
        table = given(seed=seed).bench(0, "F101", "F102").market({6: "L102"})
        table.car(0, table.view().market[5].parking).turn(0).play(0, "park:6", "F101")
        sold.append(table.events("secretary_roll")[0][1])
    assert_equal_odds(forced, 6)
    assert_equal_odds(sold, 6)


@pytest.mark.rule("TS-329")
def test_removal_rolls_hit_every_space_equally_and_miss_as_often_as_they_should() -> None:
    rolls = []
    for seed in range(700):
        rolls += [tuple(args[:2]) for args in given(seats=1, seed=seed).only("tue").events("removal_roll")]
    assert_equal_odds(rolls, 36)


@cache
def matches() -> list[list[list[int]]]:
    """Dice of many matches: two attacks and two defences each."""
    found = []
    for seed in range(700):
        table = without_reroll(seed=seed).match("blue", "red").play(1, "keep").play(0, "keep")
        rolls = [event.args[3:] for event in table.heard if event.kind in ("attack_roll", "defence_roll")]
        found.append(rolls)
    return found


@pytest.mark.rule("TS-329")
def test_match_dice_are_fair_one_by_one_and_together() -> None:
    dice = [die for rolls in matches() for roll in rolls for die in roll]
    assert_equal_odds(dice, 6)
    for place in range(22):
        assert_equal_odds(([die for roll in rolls for die in roll][place] for rolls in matches()), 6)
    assert_equal_odds((tuple(roll[:2]) for rolls in matches() for roll in rolls), 36)


@pytest.mark.rule("TS-329")
def test_number_of_impacts_is_binomial() -> None:
    attacks = Counter(
        sum(die >= 5 for die in roll) for rolls in matches() for roll in rolls if len(roll) == 6
    )
    weights = [64, 192, 240, 160, 60, 12 + 1]
    assert_odds([attacks[n] for n in range(5)] + [attacks[5] + attacks[6]], weights)
    defences = Counter(
        sum(die >= 5 for die in roll) for rolls in matches() for roll in rolls if len(roll) == 5
    )
    assert_odds([defences[n] for n in range(6)], [32, 80, 80, 40, 10, 1])


@pytest.mark.rule("TS-329")
def test_rerolls_are_fair_and_do_not_depend_on_the_first_roll() -> None:
    pairs = []
    for seed in range(1_200):
        table = given(seats=1, seed=seed).match("red", "blue").play(0, "keep", "reroll")
        first, second = (args for args in table.events("attack_roll") if args[0] == 0)
        pairs.append((first[3], second[3]))
    assert_equal_odds(pairs, 36)


@pytest.mark.rule("TS-329")
@pytest.mark.parametrize("level", [1, 2, 5])
def test_clash_dice_give_the_best_of_so_many_against_one(level: int) -> None:
    found: Counter[int] = Counter()
    for seed in range(1_500):
        table = given(seats=1, seed=seed, clash_level=level).match("black", "purple")
        white, blue = table.events("clash")[0][3:]
        found[(white > blue) - (white < blue)] += 1
    best = [(n**level - (n - 1) ** level) for n in range(1, 7)]  # ways to have this best white die
    wins = sum(ways * (face - 1) for face, ways in enumerate(best, 1))
    draws = sum(best)
    assert_odds([found[1], found[0], found[-1]], [wins, draws, 6 * sum(best) - wins - draws])


@pytest.mark.rule("TS-329")
def test_penalties_score_two_times_in_three() -> None:
    found: Counter[int] = Counter()
    for seed in range(700):
        table = given(seed=seed, week=6, no_random=1).match("blue", "red", cup=True)
        table.play(1, "keep").play(0, "keep")
        found.update(table.events("penalties")[0][2:])
    assert_odds([found[0] + found[1]] + [found[n] for n in range(2, 6)], [1 + 10, 40, 80, 80, 32])


@pytest.mark.rule("TS-329")
def test_cup_home_team_and_stronger_team_of_an_even_clash_are_drawn_fairly() -> None:
    homes, draws = [], []
    for seed in range(600):
        homes.append(given(seed=seed, week=6).tie(1).view().match.home)
        table = given(seats=1, seed=seed, week=6).cup("white_a", "white_b", *TEAMS[:6])
        result = table.tie(1).view().results[-1]
        draws.append((result.home, table.events("clash")[0][0]))
    assert_equal_odds(homes, 2)
    assert_equal_odds(draws, 4)


@pytest.mark.rule("TS-329")
@pytest.mark.parametrize("seats", [1, 3])
def test_nothing_else_is_random(seats: int) -> None:
    """After the setup the generator moves with these events and with no others."""
    moved = set()
    for seed in range(3):
        g: TimeOfSoccer = GAME.new(seats, seed_state(seed), GAME.option_values({"fatigue": 1}, seats))
        GAME.rules.settle(g)
        chance = Chance(seed)
        while g.unanswered:
            before, setup = g.chance, g.car.count(-1) > 0
            g.events = []
            seat = g.next_seat()
            options = GAME.rules.options(g, seat)
            GAME.rules.apply(g, seat, options[chance.rand(len(options))])
            causes = {event.kind for event in g.events} & CAUSES
            moved |= causes
            if not setup and g.chance != before:
                assert causes
            elif not setup:
                assert not causes - {"kick_off"}  # a home team is drawn only if points are equal
    assert moved >= CAUSES - {"removal_roll", "penalties"}


# The same seed


@pytest.mark.rule("TS-330")
@pytest.mark.parametrize("seats", [1, 4])
def test_same_seed_and_decisions_give_the_same_game(seats: int) -> None:
    options = {"fatigue": True, "unique_starters": True, "secondary_market": True}
    first, again = (Match(GAME, seats, options, b"same") for _ in range(2))
    chance = Chance(seats)
    while not first.over:
        seat = first.waiting()[0]
        legal = first.options_of(seat)
        assert legal == again.options_of(seat)
        choice = legal[chance.rand(len(legal))]
        first.play(seat, choice)
        again.play(seat, choice)
    assert first.digest() == again.digest()
    assert first.told == again.told
    replayed = Match(GAME, seats, options, b"same")
    replayed.replay(first.log)
    assert replayed.digest() == first.digest()


@pytest.mark.rule("TS-330")
def test_one_generator_is_drawn_on_in_the_order_of_events() -> None:
    """A copy of the generator foretells every die of a match, in the order in which they are rolled."""
    table = without_reroll(seed=11).match("blue", "red").play(1, "keep")
    foreseen = Chance(0)
    foreseen.state = table.g.chance
    table.play(0, "keep")
    rolled = [
        die
        for event in table.heard
        if event.kind in ("attack_roll", "defence_roll")
        for die in event.args[3:]
    ]
    assert rolled == [foreseen.rand(6) + 1 for _ in range(22)]
    assert table.g.chance == foreseen.state


@pytest.mark.rule("TS-330")
def test_another_seed_gives_another_game() -> None:
    assert len({Match(GAME, 2, {}, bytes([n])).digest() for n in range(5)}) == 5
